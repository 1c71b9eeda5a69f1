//! The numbers the appraisal is made of.

use serde::{Deserialize, Serialize};

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
    /// Points the leader makes in a turn: says how long the game lasts.
    pub points_a_turn: f32,
    /// A development in progress.
    pub open_goal: f32,
    /// One of more developments than can be worked on.
    pub later_open_goal: f32,
    /// What an ability is worth beyond its point.
    pub ability: f32,
    /// An achievement not begun, as a share of its points.
    pub far_goal: f32,
    /// How much more of it is believed as its condition is fulfilled.
    pub near_goal: f32,
    /// A fulfilled condition before it is scored, in the own turn.
    pub certain: f32,
    /// The same in the turns of others.
    pub likely: f32,
    /// A member still to be placed.
    pub pending_member: f32,
    /// A good still to be taken.
    pub pending_good: f32,
    /// A card still to be drawn.
    pub pending_card: f32,
    /// What is expected, as a share of what is done.
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
    /// Victory: more than anything that can be hoped for.
    pub win: f32,
    /// A lead that makes victory 2.7 times as likely, in the last turn.
    pub spread_late: f32,
    /// How much more it takes at the start.
    pub spread_early: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            needed_good: 0.20,
            spare_good: 0.05,
            early_member: 0.12,
            late_member: 0.06,
            hexes_held: [0.40, 0.35, 0.30, 0.20, 0.15, 0.10, 0.05],
            land: 0.80,
            village_turn: 0.9,
            near_village: 0.08,
            points_a_turn: 2.2,
            open_goal: 0.30,
            later_open_goal: 0.10,
            ability: 0.35,
            far_goal: 0.12,
            near_goal: 0.45,
            certain: 0.92,
            likely: 0.45,
            pending_member: 0.11,
            pending_good: 0.17,
            pending_card: 0.30,
            hope: 0.95,
            die: 0.70,
            walls: 0.4,
            canoe: 0.5,
            altar: 1.2,
            elder: 0.2,
            hidden_card: 0.05,
            win: 100.0,
            spread_late: 1.5,
            spread_early: 2.5,
        }
    }
}
