//! The 22 kinds of cards, and the instructions their faces are written in.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use table::{sets::Indexed, text::Phrase};

use crate::board::Terrain;

/// Kinds of cards.
pub(crate) const CARDS: usize = 22;
/// The most options a card offers.
pub(crate) const OPTIONS: usize = 3;

/// A card's back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Costs stones and helps its player.
    Light,
    /// Earns stones and helps others.
    Dark,
}

impl Colour {
    /// Both, light first.
    pub const BOTH: [Self; 2] = [Self::Light, Self::Dark];

    /// The name used in notation and message keys.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// Where its kinds stand in [`Card::ALL`].
    pub const fn kinds(self) -> std::ops::Range<usize> {
        match self {
            Self::Light => 0..LIGHT_CARDS,
            Self::Dark => LIGHT_CARDS..CARDS,
        }
    }

    /// The other one.
    pub const fn other(self) -> Self {
        match self {
            Self::Light => Self::Dark,
            Self::Dark => Self::Light,
        }
    }
}

macro_rules! cards {
    ($($(#[$doc:meta])* $name:ident = $id:literal,)*) => {
        /// A kind of card, named for what it does. Light kinds come first.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Card { #[default] $($(#[$doc])* $name,)* }

        impl Card {
            /// Every kind, light ones first.
            pub const ALL: [Self; CARDS] = [$(Self::$name,)*];

            /// Its id in content files and notation.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$name => $id,)* }
            }
        }
    };
}

cards! {
    /// IA-CARD-L-01.
    IceMeadow = "L-ice",
    /// IA-CARD-L-02.
    Mountains = "L-mtn",
    /// IA-CARD-L-03.
    StoneDesert = "L-stone",
    /// IA-CARD-L-04.
    Steppe = "L-steppe",
    /// IA-CARD-L-05.
    Forest = "L-forest",
    /// IA-CARD-L-06.
    Pasture = "L-pasture",
    /// IA-CARD-L-07a: drive hunters.
    Drive = "L-drive",
    /// IA-CARD-L-08a: club or mammoth.
    Club = "L-club",
    /// IA-CARD-L-09a: swap.
    Swap = "L-swap",
    /// IA-CARD-L-10a: fire.
    Fire = "L-fire",
    /// IA-CARD-L-11a: mammoth at three prices.
    Mammoth = "L-mammoth",
    /// IA-CARD-L-12a: band on the move.
    Trek = "L-trek",
    /// IA-CARD-L-13a: new band.
    Camp = "L-camp",
    /// IA-CARD-L-14a: Cult with a light back.
    LightCult = "L-cult",
    /// IA-CARD-D-01a: settlers.
    Feast = "D-feast",
    /// IA-CARD-D-02a: settler.
    Guest = "D-guest",
    /// IA-CARD-D-03a: banish two.
    Raid = "D-raid",
    /// IA-CARD-D-04a: banish one.
    Strike = "D-strike",
    /// IA-CARD-D-05a: chase off a mammoth.
    Hunt = "D-hunt",
    /// IA-CARD-D-06a: fire.
    Ember = "D-ember",
    /// IA-CARD-D-07a: club or trek.
    Gift = "D-gift",
    /// IA-CARD-D-08a: Cult with a dark back.
    DarkCult = "D-cult",
}

/// Kinds with a light back.
const LIGHT_CARDS: usize = Card::Feast as usize;

impl Card {
    /// Its back.
    #[inline]
    pub const fn colour(self) -> Colour {
        if (self as usize) < LIGHT_CARDS { Colour::Light } else { Colour::Dark }
    }

    /// Does it copy a visible discard?
    #[inline]
    pub const fn is_cult(self) -> bool {
        matches!(self, Self::LightCult | Self::DarkCult)
    }

    /// The card with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.id() == id)
    }
}

impl Indexed for Card {
    const COUNT: usize = CARDS;
    #[inline]
    fn index(self) -> usize {
        self as usize
    }
    #[inline]
    fn at(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }
}

impl FromStr for Card {
    type Err = ();
    fn from_str(id: &str) -> Result<Self, ()> {
        Self::from_id(id).ok_or(())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Self::from_id(&id).ok_or_else(|| de::Error::custom(format_args!("there is no card '{id}'")))
    }
}

/// Who performs a card (IA-MIG-06, IA-MIG-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// The player of the card.
    Player,
    /// Every other player, clockwise from the left of the player.
    EveryOther,
    /// One other player, named by the player.
    OneOther,
}

impl Who {
    /// Each of them.
    pub const ALL: [Self; 3] = [Self::Player, Self::EveryOther, Self::OneOther];

    /// Its word in content files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::EveryOther => "every-other",
            Self::OneOther => "one-other",
        }
    }
}

/// Where hunters may be put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    /// Any open region.
    Anywhere,
    /// Open regions of one landscape.
    On(Terrain),
}

/// One instruction of a card face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Place up to `hunters` of one's own.
    Place {
        /// How many.
        hunters: u8,
        /// Where they may go.
        to: Where,
    },
    /// Move up to `hunters` of anybody, each to a neighbour of its region.
    Drive {
        /// How many.
        hunters: u8,
        /// How many of them may belong to one player.
        of_one: u8,
    },
    /// Take a club.
    Club,
    /// Place a mammoth from the supply.
    PlaceMammoth {
        /// May a mammoth of the board be moved if the supply is empty (IA-RULING-24)?
        or_move: bool,
    },
    /// Move a mammoth of the board.
    MoveMammoth {
        /// Anywhere, or only to a neighbour?
        far: bool,
    },
    /// Exchange two hunters of neighbouring regions.
    Swap,
    /// Move a fire token to another region, unseen.
    Fire,
    /// Move up to `hunters` of one's own, and a mammoth, together to a neighbour of their region.
    Trek {
        /// How many.
        hunters: u8,
    },
    /// Place up to `hunters` of one's own and a mammoth, together in one region.
    Camp {
        /// How many.
        hunters: u8,
    },
    /// Remove up to `hunters`, each of another player.
    Banish {
        /// How many.
        hunters: u8,
    },
    /// Remove a mammoth.
    Chase,
    /// Move up to `hunters` of one's own anywhere.
    March {
        /// How many.
        hunters: u8,
    },
    /// Act as the visible card of a discard pile.
    Copy,
}

/// The most hunters one instruction may touch.
pub(crate) const MOST_HUNTERS: u8 = 4;

impl Effect {
    /// Reads an instruction of a content file; the error says what was found and what was expected. `hunter` and `hunters`
    /// are the same.
    pub fn parse(text: &str) -> Result<Self, Phrase> {
        let plural = |word| match word {
            "hunter" => "hunters",
            "hunter," => "hunters,",
            other => other,
        };
        let words: Vec<&str> = text.split_whitespace().map(plural).collect();
        let count = |word: &str| {
            word.parse::<u8>().ok().filter(|count| (1..=MOST_HUNTERS).contains(count)).ok_or_else(|| {
                Phrase::new("ice-age-mistake-hunters").text("found", word).number("most", MOST_HUNTERS)
            })
        };
        let terrain = |word: &str| {
            Terrain::ALL.into_iter().find(|known| known.id() == word).ok_or_else(|| {
                Phrase::new("ice-age-mistake-terrain")
                    .text("found", word)
                    .text("known", Terrain::ALL.map(Terrain::id).join(", "))
            })
        };
        Ok(match words.as_slice() {
            ["place", n, "hunters", "anywhere"] => Self::Place { hunters: count(n)?, to: Where::Anywhere },
            ["place", n, "hunters", "on", word] => {
                Self::Place { hunters: count(n)?, to: Where::On(terrain(word)?) }
            }
            ["drive", n, "hunters,", "at", "most", of_one, "of", "a", "player"] => {
                Self::Drive { hunters: count(n)?, of_one: count(of_one)? }
            }
            ["take", "a", "club"] => Self::Club,
            ["place", "a", "mammoth"] => Self::PlaceMammoth { or_move: false },
            ["place", "a", "mammoth,", "moving", "one", "if", "none", "is", "left"] => {
                Self::PlaceMammoth { or_move: true }
            }
            ["move", "a", "mammoth", "next", "door"] => Self::MoveMammoth { far: false },
            ["move", "a", "mammoth", "anywhere"] => Self::MoveMammoth { far: true },
            ["swap", "2", "hunters"] => Self::Swap,
            ["move", "a", "fire"] => Self::Fire,
            ["trek", "with", n, "hunters", "and", "a", "mammoth"] => Self::Trek { hunters: count(n)? },
            ["camp", "with", n, "hunters", "and", "a", "mammoth"] => Self::Camp { hunters: count(n)? },
            ["remove", n, "hunters", "of", "different", "players"] => Self::Banish { hunters: count(n)? },
            ["remove", "a", "mammoth"] => Self::Chase,
            ["march", "with", n, "hunters"] => Self::March { hunters: count(n)? },
            ["copy", "a", "discard"] => Self::Copy,
            _ => {
                let found: String = text.chars().take(60).collect();
                return Err(Phrase::new("ice-age-mistake-instruction").text("found", found));
            }
        })
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Place { hunters, to: Where::Anywhere } => write!(f, "place {hunters} hunters anywhere"),
            Self::Place { hunters, to: Where::On(terrain) } => {
                write!(f, "place {hunters} hunters on {}", terrain.id())
            }
            Self::Drive { hunters, of_one } => {
                write!(f, "drive {hunters} hunters, at most {of_one} of a player")
            }
            Self::Club => f.write_str("take a club"),
            Self::PlaceMammoth { or_move: false } => f.write_str("place a mammoth"),
            Self::PlaceMammoth { or_move: true } => {
                f.write_str("place a mammoth, moving one if none is left")
            }
            Self::MoveMammoth { far: false } => f.write_str("move a mammoth next door"),
            Self::MoveMammoth { far: true } => f.write_str("move a mammoth anywhere"),
            Self::Swap => f.write_str("swap 2 hunters"),
            Self::Fire => f.write_str("move a fire"),
            Self::Trek { hunters } => write!(f, "trek with {hunters} hunters and a mammoth"),
            Self::Camp { hunters } => write!(f, "camp with {hunters} hunters and a mammoth"),
            Self::Banish { hunters } => write!(f, "remove {hunters} hunters of different players"),
            Self::Chase => f.write_str("remove a mammoth"),
            Self::March { hunters } => write!(f, "march with {hunters} hunters"),
            Self::Copy => f.write_str("copy a discard"),
        }
    }
}
