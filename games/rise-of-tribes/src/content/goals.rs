//! Goal cards: what they ask for, what they give.

use serde::{Deserialize, Serialize};
use table::content::Sourced;

use crate::{
    goods::Goods,
    ids::{Ability, Goal},
};

/// A development card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DevelopmentFace {
    /// What it costs.
    pub cost: Sourced<Goods>,
    /// What it is worth.
    pub points: Sourced<u8>,
    /// What it allows from then on.
    pub ability: Sourced<AbilityFace>,
}

/// An ability and its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AbilityFace {
    /// Which one.
    pub kind: Ability,
    /// How much or how many.
    pub amount: u8,
}

/// An achievement card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AchievementFace {
    /// What it is worth.
    pub points: Sourced<u8>,
    /// What must hold.
    pub condition: Sourced<Condition>,
}

/// What an achievement asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Condition {
    /// So many members on the map.
    Members {
        /// How many.
        members: u8,
    },
    /// Occupation of so many hexes.
    Occupy {
        /// How many.
        hexes: u8,
    },
    /// Control of a lake, a forest and a mountain that hang together.
    Valley {
        /// Own members in each, at least.
        members: u8,
    },
    /// Occupation of so many hexes that opponents occupy too.
    Share {
        /// How many.
        hexes: u8,
    },
    /// Majority in so many hexes of one terrain.
    Kindred {
        /// How many.
        hexes: u8,
    },
    /// Majority in a hex with an opponent's village.
    Overlord,
    /// Control of so many hexes.
    Control {
        /// How many.
        hexes: u8,
        /// Own members in each, at least.
        members: u8,
    },
}

/// The goal deck as a whole.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoalDeckFace {
    /// Cards that leave the decks of a two-player game. RT-SETUP-08
    pub removed_with_two: Sourced<Vec<Goal>>,
}

/// The Altar's offering. RT-GOAL-16, -17
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AltarFace {
    /// So many goods of one kind ...
    pub equal: Sourced<u8>,
    /// ... or these.
    pub mixed: Sourced<Goods>,
    /// Points.
    pub points: Sourced<u8>,
}
