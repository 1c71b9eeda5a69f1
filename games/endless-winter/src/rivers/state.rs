//! The river in a position.

use serde::{Deserialize, Serialize};
use table::counts::Counts;

use crate::{
    ids::{Fish, Hex, Landmark, Reach, Side, StartSpot},
    state::SEATS,
};

/// One of the two River tiles at the ends; the options say which side of each is used (RR-SETUP-04).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OuterTile {
    /// The first.
    #[default]
    First,
    /// The second.
    Second,
}

impl OuterTile {
    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
        }
    }
}

/// An end of the river.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// Left of the board.
    #[default]
    West,
    /// Right of it.
    East,
}

impl End {
    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::West => "west",
            Self::East => "east",
        }
    }

    /// The opposite end.
    pub const fn other(self) -> Self {
        match self {
            Self::West => Self::East,
            Self::East => Self::West,
        }
    }
}

/// RR-RULING-10: may the active player still score for the race to the Delta?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeltaCheck {
    /// Not now, or no more.
    #[default]
    Closed,
    /// Once in this step.
    Open,
}

/// The river, with all that lies and floats on it. Blank without the expansion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct River {
    /// Which side of the Central River tile is up (RR-SETUP-03).
    pub side: Side,
    /// Which of the other River tiles lies in the west (RR-SETUP-05).
    pub west: OuterTile,
    /// Where the Headwaters are (RR-SETUP-06).
    pub headwaters: End,
    /// The Raft of each seat.
    pub rafts: [Reach; SEATS],
    /// The Starting tile of each seat.
    pub starts: [Option<StartSpot>; SEATS],
    /// Where each Landmark stands.
    pub landmarks: [Option<Hex>; 8],
    /// Fish tokens nobody has seen, in no order.
    pub supply: Counts<Fish, 16>,
    /// Fish tokens face up beside the supply.
    pub discard: Counts<Fish, 16>,
}

impl River {
    /// The Landmark on this hex.
    #[inline]
    pub fn landmark_on(&self, hex: Hex) -> Option<Landmark> {
        self.landmarks.iter().position(|&at| at == Some(hex)).map(Landmark::new)
    }
}
