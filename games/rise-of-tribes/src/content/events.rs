//! Event cards.

use serde::{Deserialize, Serialize};
use table::content::Sourced;

use crate::{
    goods::Goods,
    ids::{Good, Object},
};

/// An event card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFace {
    /// What it does.
    pub effect: Sourced<EventEffect>,
}

/// What an event does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum EventEffect {
    /// Goods for moving to hexes of others.
    Discovery {
        /// Goods on the card.
        tokens: Goods,
    },
    /// A lower population limit until the next double.
    Drought {
        /// The limit.
        limit: u8,
    },
    /// More members by GROW.
    MildWinter {
        /// Food on the card for each player.
        food_each: u8,
        /// Members more.
        more: u8,
    },
    /// More goods from one terrain.
    Plentiful {
        /// Which good.
        good: Good,
        /// Goods on the card.
        tokens: u8,
        /// Goods more for each hex.
        more: u8,
    },
    /// A goal card for a resource.
    Knowledge {
        /// Goods on the card that end it.
        most: u8,
    },
    /// A beast that bites on mountains.
    SabreTooth {
        /// Points for hunting it.
        points: u8,
    },
    /// The mountain of fire.
    Volcano {
        /// Stone for every tribe next to it.
        stone: u8,
        /// Members lost on a double of suns.
        sun: u8,
        /// Members lost on a double of blanks.
        blank: u8,
        /// Members lost on a double of moons.
        moon: u8,
    },
    /// A tribe nobody plays.
    Invaders {
        /// How many come.
        first: u8,
        /// How many there can be.
        most: u8,
        /// Points for defeating the last.
        points: u8,
    },
    /// Hunted or tamed.
    Mammoth {
        /// Own members needed on its hex.
        members: u8,
        /// Food for hunting it.
        meat: u8,
        /// Points for hunting it.
        hunt_points: u8,
        /// Food that taming costs.
        feed: u8,
        /// Points for taming it.
        tame_points: u8,
        /// Points lost with it.
        loss: u8,
    },
    /// Something to buy and keep.
    Object {
        /// What.
        object: Object,
        /// Paid with this good.
        good: Good,
        /// How many at first.
        cost: u8,
    },
    /// An auction.
    Chieftain {
        /// A bid this high is worth more.
        many: u8,
        /// Points for a high bid.
        points_many: u8,
        /// Points for any other bid.
        points_few: u8,
    },
    /// A cheap village for everybody.
    AbandonedVillage {
        /// Its cost.
        cost: Goods,
    },
}
