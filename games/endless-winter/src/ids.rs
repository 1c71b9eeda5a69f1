//! Names of things: one small number each, never mixed up.

use serde::{Deserialize, Deserializer, Serialize, de};
use table::sets::Indexed;

/// A newtype for one kind of thing in the box. The count is the room kept for it; how many there really are is content.
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident: $count:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
        #[serde(transparent)]
        pub struct $name(u8);

        impl $name {
            /// The thing at `index`; indices past the room kept wrap to the last.
            #[inline]
            pub const fn new(index: usize) -> Self {
                if index < $count { Self(index as u8) } else { Self($count - 1) }
            }
        }

        impl Indexed for $name {
            const COUNT: usize = $count;
            #[inline]
            fn index(self) -> usize {
                // The bound is true by construction; stating it lets the compiler drop its own checks.
                (self.0 as usize).min($count - 1)
            }
            #[inline]
            fn at(index: usize) -> Option<Self> {
                (index < $count).then_some(Self(index as u8))
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let index = usize::deserialize(deserializer)?;
                Self::at(index).ok_or_else(|| {
                    de::Error::custom(format_args!("{} is not below {}", index, $count))
                })
            }
        }
    )*};
}

ids! {
    /// A kind of Tribe card: the three Starting cards, then the five types of the Tribe decks (EW-RULING-04).
    Tribe: 8;
    /// A Culture card. Every one is different.
    Culture: 64;
    /// A skill of a Culture card. The first skill of a card has the number of the card.
    CultureSkill: 192;
    /// A kind of Animal card.
    Animal: 8;
    /// A place for Camps: the hexes of the Terrain board, then the player's Starting tile (Rivers & Rafts).
    Hex: 20;
    /// A point where three hexes meet.
    Junction: 24;
    /// A place for a Megalith: 32 spaces on the ground, the others on top of four.
    Site: 96;
    /// A Sacred Stone.
    Stone: 24;
    /// A type of terrain.
    Terrain: 12;
    /// A Chief card.
    Chief: 8;
    /// A set-up card.
    SetupCard: 8;
    /// A Megalith tile.
    MegalithTile: 4;
    /// A Glacier token.
    GlacierToken: 16;
    /// A Rest token.
    RestToken: 8;
    /// A face of the Fish tokens (Rivers & Rafts).
    Fish: 16;
    /// A Landmark (Rivers & Rafts).
    Landmark: 8;
    /// A place for Rafts: the Headwaters, five River hexes downstream, the Delta (Rivers & Rafts).
    Reach: 7;
    /// A place at the outline of the board for a Starting tile (Rivers & Rafts).
    StartSpot: 12;
}

/// How many kinds of Starting card there are; the types of the Tribe decks follow them.
pub const STARTING_KINDS: usize = 3;
/// How many types of Tribe card have a deck.
pub const TRIBE_TYPES: usize = 5;

impl Tribe {
    /// The Starting cards that open every hand (EW-SETUP-28).
    pub const BRAVE: Self = Self(0);
    /// See [`Tribe::BRAVE`].
    pub const TRIBESWOMAN: Self = Self(1);

    /// The types that have a deck.
    pub fn types() -> impl Iterator<Item = Self> {
        (STARTING_KINDS..STARTING_KINDS + TRIBE_TYPES).map(Self::new)
    }

    /// Has it a deck of its own?
    #[inline]
    pub const fn has_deck(self) -> bool {
        self.0 as usize >= STARTING_KINDS
    }
}

impl Animal {
    /// The ids of their faces, in the order of the box; the last is that of Rivers & Rafts. Icons name Animals by them
    /// (EW-ICON-44).
    pub const IDS: [&'static str; 8] =
        ["rhino", "sloth", "sabertooth", "glyptodon", "stag-moose", "mammoth", "argentavis", "sea-cow"];

    /// The id of its face.
    pub const fn id(self) -> &'static str {
        Self::IDS[self.0 as usize]
    }

    /// The Animal with this id.
    pub fn with_id(id: &str) -> Option<Self> {
        Self::IDS.iter().position(|known| *known == id).map(Self::new)
    }
}

/// A card that can be held in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// A Tribe or Starting card.
    Tribe(Tribe),
    /// A Culture card.
    Culture(Culture),
}

/// How many skills a Culture card can have (EW-TURN-45).
pub const MOST_SKILLS: usize = CultureSkill::COUNT / Culture::COUNT;

impl CultureSkill {
    /// The skill of `culture` at this place, from 0.
    #[inline]
    pub fn of(culture: Culture, place: usize) -> Self {
        Self::new(place.min(MOST_SKILLS - 1) * Culture::COUNT + culture.index())
    }

    /// The card.
    #[inline]
    pub fn culture(self) -> Culture {
        Culture::new(self.index() % Culture::COUNT)
    }

    /// Its place on the card, from 0.
    #[inline]
    pub fn place(self) -> usize {
        self.index() / Culture::COUNT
    }

    /// The one after it, if there is room for one.
    #[inline]
    pub fn next(self) -> Option<Self> {
        Self::at(self.index() + Culture::COUNT)
    }

    /// All there is room for on a card.
    pub fn all(culture: Culture) -> impl Iterator<Item = Self> {
        (0..MOST_SKILLS).map(move |place| Self::of(culture, place))
    }
}

/// A skill that can be used once it is ready: that of a Tribe card, or one of those of a Culture card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
    /// Of a Tribe or Starting card.
    Tribe(Tribe),
    /// Of a Culture card.
    Culture(CultureSkill),
}

impl Skill {
    /// The card it is printed on.
    #[inline]
    pub fn card(self) -> Card {
        match self {
            Self::Tribe(tribe) => Card::Tribe(tribe),
            Self::Culture(skill) => Card::Culture(skill.culture()),
        }
    }
}

/// The four columns of the main board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Column {
    /// Tribe cards and burials.
    Initiate,
    /// Culture cards and Sacred Stones.
    Develop,
    /// Camps and Villages.
    Migrate,
    /// Animals.
    Hunt,
}

impl Column {
    /// Left to right.
    pub const ALL: [Self; 4] = [Self::Initiate, Self::Develop, Self::Migrate, Self::Hunt];
    /// Its word in notation and content.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Initiate => "initiate",
            Self::Develop => "develop",
            Self::Migrate => "migrate",
            Self::Hunt => "hunt",
        }
    }
}

impl Indexed for Column {
    const COUNT: usize = 4;
    #[inline]
    fn index(self) -> usize {
        self as usize
    }
    #[inline]
    fn at(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }
}

/// Where a figure can stand (EW-TURN-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// In a column of the main board.
    Column(Column),
    /// On the Rest space of the player board.
    Rest,
}

impl Spot {
    /// The columns from left to right, then Rest.
    pub const ALL: [Self; 5] = [
        Self::Column(Column::Initiate),
        Self::Column(Column::Develop),
        Self::Column(Column::Migrate),
        Self::Column(Column::Hunt),
        Self::Rest,
    ];
    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Column(column) => column.word(),
            Self::Rest => "rest",
        }
    }
}

/// The two kinds of figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Figure {
    /// The one whose skill comes along.
    Chief,
    /// One of two alike.
    Tribe,
}

impl Figure {
    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Chief => "chief",
            Self::Tribe => "tribe",
        }
    }
}

/// A side of a Chief card, or of the Central River tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The first.
    #[default]
    A,
    /// The other.
    B,
}

impl Side {
    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::A => "a",
            Self::B => "b",
        }
    }
}

/// Where a card can be buried from (EW-INIT-09, EW-RULING-42).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    /// The hand.
    Hand,
    /// The discard pile.
    Discard,
    /// Above the player board: cards played this turn, or the revealed Eclipse pile.
    Board,
}

impl Zone {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Hand, Self::Discard, Self::Board];
    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hand => "hand",
            Self::Discard => "discard",
            Self::Board => "board",
        }
    }
}
