//! The named things of the box, each a small id with its name in notation and files.

use serde::{Deserialize, Serialize};
use table::sets::{Indexed, Set};

/// Declares ids: enums that count off, print their names and read them back.
macro_rules! ids {
    ($($(#[$meta:meta])* $name:ident { $first:ident = $first_text:literal $(, $variant:ident = $text:literal)* $(,)? })+) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
        pub enum $name {
            #[doc = concat!("`", $first_text, "`")]
            #[serde(rename = $first_text)]
            #[default]
            $first,
            $(
                #[doc = concat!("`", $text, "`")]
                #[serde(rename = $text)]
                $variant,
            )*
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [Self] = &[Self::$first $(, Self::$variant)*];

            /// Its name in notation and content files.
            pub const fn id(self) -> &'static str {
                match self {
                    Self::$first => $first_text,
                    $(Self::$variant => $text,)*
                }
            }
        }

        impl Indexed for $name {
            const COUNT: usize = Self::ALL.len();
            #[inline]
            fn index(self) -> usize {
                self as usize
            }
            #[inline]
            fn at(index: usize) -> Option<Self> {
                Self::ALL.get(index).copied()
            }
        }

        impl std::str::FromStr for $name {
            type Err = ();
            fn from_str(text: &str) -> Result<Self, ()> {
                Self::ALL.iter().copied().find(|each| each.id() == text).ok_or(())
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }
    )+};
}

ids! {
    /// A resource. Its index is that of the land it comes from.
    Good { Food = "food", Wood = "wood", Stone = "stone" }

    /// The three types of terrain. RT-SETUP-01
    Land { Lake = "lake", Forest = "forest", Mountain = "mountain" }

    /// A side of a die. RT-DICE-01
    Face { Sun = "sun", Moon = "moon", Blank = "blank" }

    /// The four actions of the action board. RT-DICE-04
    BoardAction { Grow = "grow", Move = "move", Gather = "gather", Lead = "lead" }

    /// How strong an action is. RT-DICE-09..11
    Level { Low = "low", Normal = "normal", High = "high" }

    /// The goal cards: eight developments, then seven achievements.
    Goal {
        Bow = "bow",
        Basketry = "basketry",
        Pottery = "pottery",
        Oxen = "oxen",
        SmokingRacks = "smoking-racks",
        Cradleboards = "cradleboards",
        CairnTrails = "cairn-trails",
        OchrePaintings = "ochre-paintings",
        Clan = "clan",
        LongTrails = "long-trails",
        HomeValley = "home-valley",
        MeetingGrounds = "meeting-grounds",
        KindredLands = "kindred-lands",
        Overlords = "overlords",
        FourCamps = "four-camps",
    }

    /// What a development allows for the rest of the game.
    Ability {
        Strike = "strike",
        RicherHex = "richer-hex",
        Gift = "gift",
        ExtraHex = "extra-hex",
        ExtraMember = "extra-member",
        Outpost = "outpost",
        LongMarch = "long-march",
        ExtraCard = "extra-card",
    }

    /// How a tribe stands on a hex. RT-GOAL-11..13
    Holding { Occupy = "occupy", Majority = "majority", Control = "control" }

    /// The hexes a goal speaks of.
    Territory { Any = "any", Same = "same", Each = "each", Lake = "lake", Forest = "forest", Mountain = "mountain" }

    /// The event cards. The last two join the deck with the first village. RT-SETUP-12
    Event {
        Discovery = "discovery",
        Drought = "drought",
        MildWinter = "mild-winter",
        PlentifulFood = "plentiful-food",
        PlentifulWood = "plentiful-wood",
        PlentifulStone = "plentiful-stone",
        SharedKnowledge = "shared-knowledge",
        SabreTooth = "sabre-tooth",
        Volcano = "volcano",
        Invaders = "invaders",
        Mammoth = "mammoth",
        Walls = "walls",
        DugoutCanoe = "dugout-canoe",
        Altar = "altar",
        Chieftain = "chieftain",
        AbandonedVillage = "abandoned-village",
    }

    /// What can be bought from an event card and kept.
    Object { Walls = "walls", Canoe = "canoe", Altar = "altar" }

    /// The eight player boards.
    Tribe {
        Daba = "daba",
        Dananu = "dananu",
        Indartsu = "indartsu",
        Kaha = "kaha",
        KiaKia = "kiakia",
        Kiror = "kiror",
        Mukaan = "mukaan",
        Tunga = "tunga",
    }

    /// The powers of the chief cards, two for each tribe.
    Power {
        Traders = "traders",
        CraftyBuilders = "crafty-builders",
        Cunning = "cunning",
        Agriculture = "agriculture",
        Education = "education",
        Exogamy = "exogamy",
        Wayfarers = "wayfarers",
        FocusedEffort = "focused-effort",
        Ambush = "ambush",
        Dreamtime = "dreamtime",
        Pathfinder = "pathfinder",
        Evasion = "evasion",
        SharedBounty = "shared-bounty",
        Intimidate = "intimidate",
        HiddenVillage = "hidden-village",
        LightInTheDark = "light-in-the-dark",
    }

    /// What can lie on a place of the layout.
    Tile {
        Lake = "lake",
        Forest = "forest",
        Mountain = "mountain",
        GreatLake = "great-lake",
        GreatForest = "great-forest",
        GreatMountain = "great-mountain",
        WildLand = "wild-land",
        Jungle = "jungle",
        Oasis = "oasis",
        Chasm = "chasm",
    }

    /// The eight pieces of special terrain. The glacier lies on top of another tile.
    Special {
        GreatLake = "great-lake",
        GreatForest = "great-forest",
        GreatMountain = "great-mountain",
        WildLand = "wild-land",
        Jungle = "jungle",
        Oasis = "oasis",
        Chasm = "chasm",
        Glacier = "glacier",
    }

    /// What a player can do only once in a turn.
    Once {
        Traders = "traders",
        Cunning = "cunning",
        Wayfarers = "wayfarers",
        Intimidate = "intimidate",
        Elder = "elder",
        Knowledge = "knowledge",
    }

    /// Where points come from.
    Source {
        Villages = "villages",
        Developments = "developments",
        Achievements = "achievements",
        Events = "events",
        Elders = "elders",
    }
}

impl Good {
    /// The land that gives it. RT-GATHER-03..05
    pub const fn land(self) -> Land {
        match self {
            Self::Food => Land::Lake,
            Self::Wood => Land::Forest,
            Self::Stone => Land::Mountain,
        }
    }
}

impl Land {
    /// What it gives. RT-GATHER-03..05
    pub const fn good(self) -> Good {
        match self {
            Self::Lake => Good::Food,
            Self::Forest => Good::Wood,
            Self::Mountain => Good::Stone,
        }
    }

    /// The ordinary tile of this land.
    pub const fn tile(self) -> Tile {
        match self {
            Self::Lake => Tile::Lake,
            Self::Forest => Tile::Forest,
            Self::Mountain => Tile::Mountain,
        }
    }
}

impl Territory {
    /// The land it names; `None` if it is any, one that is the same for all, or each of them.
    pub const fn land(self) -> Option<Land> {
        match self {
            Self::Any | Self::Same | Self::Each => None,
            Self::Lake => Some(Land::Lake),
            Self::Forest => Some(Land::Forest),
            Self::Mountain => Some(Land::Mountain),
        }
    }
}

impl Special {
    /// The tile it lays; the glacier lays none.
    pub const fn tile(self) -> Option<Tile> {
        match self {
            Self::GreatLake => Some(Tile::GreatLake),
            Self::GreatForest => Some(Tile::GreatForest),
            Self::GreatMountain => Some(Tile::GreatMountain),
            Self::WildLand => Some(Tile::WildLand),
            Self::Jungle => Some(Tile::Jungle),
            Self::Oasis => Some(Tile::Oasis),
            Self::Chasm => Some(Tile::Chasm),
            Self::Glacier => None,
        }
    }
}

impl Event {
    /// The two cards that wait under the first village. RT-SETUP-12
    pub const LATE: [Self; 2] = [Self::Chieftain, Self::AbandonedVillage];

    /// The object that is bought from it.
    #[inline]
    pub fn object(self) -> Option<Object> {
        Object::ALL.iter().copied().find(|object| object.event() == self)
    }
}

impl Object {
    /// The event card it is bought from.
    pub const fn event(self) -> Event {
        match self {
            Self::Walls => Event::Walls,
            Self::Canoe => Event::DugoutCanoe,
            Self::Altar => Event::Altar,
        }
    }
}

/// The most hexes any layout has.
pub const HEXES: usize = 15;
/// The most places the volcano can have.
pub const PLACES: usize = 12;
/// The most seats.
pub const SEATS: usize = 4;

/// A hex of the layout, in the order of the content file. Printed as `h1` to `h15`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Hex(u8);

/// A place outside the layout where the volcano can rise. Printed as `v1` to `v12`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Place(u8);

impl Hex {
    /// Its position in the layout.
    #[inline]
    pub const fn to_index(self) -> usize {
        self.0 as usize
    }
}

/// Some hexes.
pub type HexSet = Set<Hex>;

/// Numbered pieces: printed as a letter and a number from 1.
macro_rules! numbered {
    ($name:ident, $count:expr, $letter:literal) => {
        impl Indexed for $name {
            const COUNT: usize = $count;
            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }
            #[inline]
            fn at(index: usize) -> Option<Self> {
                (index < $count).then_some(Self(index as u8))
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!($letter, "{}"), self.0 + 1)
            }
        }

        impl std::str::FromStr for $name {
            type Err = ();
            fn from_str(text: &str) -> Result<Self, ()> {
                text.strip_prefix($letter)
                    .filter(|digits| !digits.starts_with(['0', '+']))
                    .and_then(|digits| digits.parse::<usize>().ok())
                    .and_then(|number| Self::at(number.checked_sub(1)?))
                    .ok_or(())
            }
        }

        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(|()| {
                    serde::de::Error::custom(format_args!(
                        concat!("expected ", $letter, "1 to ", $letter, "{}, found '{}'"),
                        $count, text
                    ))
                })
            }
        }
    };
}

numbered!(Hex, HEXES, "h");
numbered!(Place, PLACES, "v");
