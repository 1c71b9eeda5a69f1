//! What a choice is about.

use serde::{Deserialize, Serialize};

/// What a choice is about, whatever the game: puzzles are grouped by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Which card, or which part of it.
    Cards,
    /// What work is paid with.
    Labor,
    /// Where a piece is put.
    Placement,
    /// Where a piece goes.
    Movement,
    /// Who is fought, and with what.
    Conflict,
    /// What a die is used for.
    Dice,
    /// Which goods are taken, paid or exchanged.
    Goods,
    /// What is built.
    Building,
    /// What is hunted or fished.
    Hunting,
    /// Offerings, honours and burials.
    Rites,
    /// When to stop, to wait or to go on.
    Timing,
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::Cards,
        Self::Labor,
        Self::Placement,
        Self::Movement,
        Self::Conflict,
        Self::Dice,
        Self::Goods,
        Self::Building,
        Self::Hunting,
        Self::Rites,
        Self::Timing,
    ];

    /// The message that names it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Cards => "table-theme-cards",
            Self::Labor => "table-theme-labor",
            Self::Placement => "table-theme-placement",
            Self::Movement => "table-theme-movement",
            Self::Conflict => "table-theme-conflict",
            Self::Dice => "table-theme-dice",
            Self::Goods => "table-theme-goods",
            Self::Building => "table-theme-building",
            Self::Hunting => "table-theme-hunting",
            Self::Rites => "table-theme-rites",
            Self::Timing => "table-theme-timing",
        }
    }
}
