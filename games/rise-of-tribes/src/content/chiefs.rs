//! Player boards, chief powers and elders.

use serde::{Deserialize, Serialize};
use table::content::Sourced;

use crate::{goods::Goods, ids::Power};

/// Elders.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ElderFace {
    /// Goods given for a lesson. RT-ELDER-03
    pub gift: Sourced<u8>,
    /// Points for destroying an elder's village. RT-ELDER-07
    pub points: Sourced<u8>,
}

/// A player board with its chief card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TribeFace {
    /// What a village costs.
    pub village: Sourced<Goods>,
    /// The two powers.
    pub powers: Sourced<[Power; 2]>,
}

/// A chief power.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PowerFace {
    /// What it does.
    pub effect: Sourced<PowerEffect>,
}

/// What a chief power does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum PowerEffect {
    /// Exchange goods with the supply, once per player's turn.
    Exchange {
        /// How many.
        most: u8,
    },
    /// Villages cost less.
    CheaperVillages {
        /// Goods less.
        less: u8,
    },
    /// Start a conflict.
    StartConflict {
        /// Goods paid.
        cost: u8,
    },
    /// Food from villages in step 1.
    VillageFood {
        /// Food from each.
        food: u8,
    },
    /// A member on a lake that gave food.
    LakeChild {
        /// How many.
        members: u8,
    },
    /// A member more by GROW on a shared hex.
    SharedChild {
        /// How many.
        members: u8,
    },
    /// A small march apart from MOVE.
    FreeMarch {
        /// How many.
        members: u8,
    },
    /// More goods from hexes with many members.
    CrowdedYield {
        /// Own members needed.
        members: u8,
        /// Goods more.
        more: u8,
    },
    /// Members kept on the player board.
    Ambush {
        /// How many at most.
        most: u8,
    },
    /// Goods for foretelling a die.
    Foretell {
        /// How many.
        goods: u8,
    },
    /// Goods for entering empty hexes.
    Pathfinder {
        /// How many per MOVE.
        most: u8,
    },
    /// Beaten members retreat.
    Retreat {
        /// How many per conflict.
        most: u8,
    },
    /// Goods when others gather on shared hexes.
    Bounty {
        /// How many per GATHER.
        most: u8,
    },
    /// Send an opponent's member away.
    DriveOut {
        /// Goods paid.
        cost: u8,
    },
    /// A village on the player board.
    HiddenVillage,
    /// Turn a moon into a sun.
    TurnDie,
}

impl PowerEffect {
    /// The numbers on the card.
    pub(crate) fn numbers(self) -> impl Iterator<Item = u8> {
        let pair = match self {
            Self::Exchange { most }
            | Self::Ambush { most }
            | Self::Pathfinder { most }
            | Self::Retreat { most }
            | Self::Bounty { most } => [Some(most), None],
            Self::CheaperVillages { less } => [Some(less), None],
            Self::StartConflict { cost } | Self::DriveOut { cost } => [Some(cost), None],
            Self::VillageFood { food } => [Some(food), None],
            Self::LakeChild { members } | Self::SharedChild { members } | Self::FreeMarch { members } => {
                [Some(members), None]
            }
            Self::CrowdedYield { members, more } => [Some(members), Some(more)],
            Self::Foretell { goods } => [Some(goods), None],
            Self::HiddenVillage | Self::TurnDie => [None, None],
        };
        pair.into_iter().flatten()
    }
}
