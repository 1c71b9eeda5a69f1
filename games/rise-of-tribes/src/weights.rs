//! The weights of the evaluation.

use serde::{Deserialize, Serialize};

use crate::worth::PowerWeights;

/// What things are worth, in points. Found by `ochre tune rise-of-tribes`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Weights {
    /// A good that a village or an open development is waiting for.
    pub needed_good: f32,
    /// A good that nothing is waiting for.
    pub spare_good: f32,
    /// Each of the first ten members on the map: they spread the tribe.
    pub early_member: f32,
    /// Each member after those: they hold what it has.
    pub late_member: f32,
    /// Each further hex occupied.
    pub hexes_held: [f32; 7],
    /// A land the tribe can gather from: without one of them no village is ever built.
    pub land: f32,
    /// A village that stands, for each turn to come.
    pub village_turn: f32,
    /// Each good nearer to the next village, for each turn to come.
    pub near_village: f32,
    /// Points the leader makes in a turn; determines how many turns are left.
    pub points_a_turn: f32,
    /// A development in progress.
    pub open_goal: f32,
    /// One of more developments than can be worked on.
    pub later_open_goal: f32,
    /// What a usual ability is worth beyond its point.
    pub ability: f32,
    /// An achievement not begun, as a share of its points.
    pub far_goal: f32,
    /// The further share that grows as its condition is fulfilled.
    pub near_goal: f32,
    /// A fulfilled condition before it is scored, in the tribe's own turn.
    pub certain: f32,
    /// The same in the turns of others.
    pub likely: f32,
    /// A member still to be placed.
    pub pending_member: f32,
    /// A good still to be taken.
    pub pending_good: f32,
    /// A card still to be drawn.
    pub pending_card: f32,
    /// The discount on goods and hexes still to come.
    pub hope: f32,
    /// A die that can still be placed.
    pub die: f32,
    /// The Walls.
    pub walls: f32,
    /// The Canoe.
    pub canoe: f32,
    /// The Altar.
    pub altar: f32,
    /// An elder on the map.
    pub elder: f32,
    /// A card that lies hidden.
    pub hidden_card: f32,
    /// Chief powers.
    pub powers: PowerWeights,
    /// Victory: more than anything else can be worth.
    pub win: f32,
    /// A lead that makes victory 2.7 times as likely, in the last turn.
    pub scale_late: f32,
    /// How much more it takes at the start.
    pub scale_early: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            needed_good: 0.13,
            spare_good: 0.058,
            early_member: 0.193,
            late_member: 0.096,
            hexes_held: [0.199, -0.031, 0.633, 0.158, 0.146, 0.088, 0.054],
            land: 0.555,
            village_turn: 0.605,
            near_village: 0.013,
            points_a_turn: 3.003,
            open_goal: 0.15,
            later_open_goal: 0.082,
            ability: 0.63,
            far_goal: 0.098,
            near_goal: 0.487,
            certain: 0.691,
            likely: 0.366,
            pending_member: 0.191,
            pending_good: 0.176,
            pending_card: 0.077,
            hope: 0.642,
            die: 0.612,
            walls: 0.015,
            canoe: -0.21,
            altar: -0.132,
            elder: 0.2,
            hidden_card: 0.05,
            powers: PowerWeights::default(),
            win: 100.0,
            scale_late: 1.316,
            scale_early: 1.826,
        }
    }
}
