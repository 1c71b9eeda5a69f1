//! The weights of the evaluation.

use serde::{Deserialize, Serialize};

/// What things are worth, in points. Found by `ochre tune endless-winter`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Weights {
    /// What the icons are worth.
    pub icons: IconWeights,
    /// What a Sacred Stone will score beyond what it scores now: in each Eclipse, and by how much that grows.
    pub stone: [f32; 2],
    /// A Food or a Tool in the next Eclipse.
    pub eclipse_resource: f32,
    /// A Food, while there are turns to spend it in.
    pub food: f32,
    /// A Tool, while there are turns to spend it in.
    pub tool: f32,
    /// Labor of a Tribe card in the deck, each time it comes round.
    pub deck_labor: f32,
    /// Its skill, as a share of what it gives.
    pub deck_skill: f32,
    /// Its Eclipse skill, likewise.
    pub deck_eclipse_skill: f32,
    /// A Culture card in the deck, likewise.
    pub deck_culture: f32,
    /// A Tribe card in hand.
    pub hand_card: f32,
    /// Each half Labor of a Tribe card in hand.
    pub hand_labor: f32,
    /// A Culture card in hand, as a share of what it gives.
    pub hand_culture: f32,
    /// Labor committed to the Eclipse: a bid for turn order.
    pub bid_labor: f32,
    /// Eclipse skills committed, as a share of what they give.
    pub bid_skill: f32,
    /// The way to the next mark of the Honor track, as a share of the mark.
    pub climb: f32,
    /// A step on the Offering track.
    pub offering: f32,
    /// A place in the Honor ranking.
    pub honor_rank: f32,
    /// Burials before the first Honor, as a share of what they may score.
    pub hoped_burial: f32,
    /// A buried card, for what more burials may bring.
    pub buried: f32,
    /// A hex led now, in each Eclipse after the next.
    pub later_land: f32,
    /// How sure a hex is that one leads in.
    pub lead_land: f32,
    /// How sure a hex is that one shares.
    pub share_land: f32,
    /// How sure a hex is that another leads in.
    pub lose_land: f32,
    /// A Camp on the map.
    pub camp: f32,
    /// A hex one stands on or beside.
    pub reach: f32,
    /// Camps on all three hexes of a free junction.
    pub village_site: f32,
    /// Camps on two of them.
    pub near_village_site: f32,
    /// A Village, in each Eclipse to come.
    pub village_eclipse: f32,
    /// A Megalith placed.
    pub placed_megalith: f32,
    /// What an emptied box gives, as a share, in each Eclipse to come.
    pub emptied_box: f32,
    /// The Animal that counts as any.
    pub joker: f32,
    /// An Animal of a set that can grow.
    pub growing_set: f32,
    /// An Animal that may be tipped, as a share of what that gives.
    pub hoped_tip: f32,
    /// What tipping gives, as a share.
    pub tip_gain: f32,
    /// An upright Animal lost by tipping.
    pub tip_loss: f32,
    /// A benefit not taken yet, as a share of itself.
    pub pending: f32,
    /// Labor that could still be made from cards in hand, as a share of Labor in the pool.
    pub labor_in_hand: f32,
    /// Labor in the pool before a figure is placed.
    pub planned_labor: f32,
    /// A ready skill that waits for its column, as a share of what it gives.
    pub bound_skill: f32,
    /// A ready skill in its column, likewise.
    pub ready_skill: f32,
    /// A hex still to be gathered from in the Eclipse.
    pub open_land: f32,
    /// Labor in the Initiate column.
    pub initiate: f32,
    /// The middle of the Initiate column.
    pub rite: f32,
    /// Labor in the Develop column.
    pub develop: f32,
    /// Labor in the Migrate column.
    pub migrate: f32,
    /// A Village that could be founded now.
    pub open_village: f32,
    /// Labor in the Hunt column.
    pub hunt: f32,
    /// How sure a lead on the river is.
    pub raft_ahead: f32,
    /// How sure a tie on the river is.
    pub raft_level: f32,
    /// How sure it is to catch up on the river.
    pub raft_behind: f32,
    /// Land that touches one's Starting tile, as a share of what it gives.
    pub river_near: f32,
    /// Land one step further, likewise.
    pub river_far: f32,
    /// A lead that makes victory 2.7 times as likely, at the end.
    pub scale_late: f32,
    /// How much more it takes at the start.
    pub scale_early: f32,
}

/// What each icon is usually worth: always, and in addition while there are turns to use it in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct IconWeights {
    /// A Food.
    pub food: [f32; 2],
    /// A Tool.
    pub tool: [f32; 2],
    /// An Idol.
    pub idol: [f32; 2],
    /// A card drawn.
    pub draw: [f32; 2],
    /// A Megalith.
    pub megalith: [f32; 2],
    /// A Megalith from another source than the player board.
    pub extra_megalith: [f32; 2],
    /// Labor.
    pub labor: [f32; 2],
    /// Food filled to the limit.
    pub fill_food: [f32; 2],
    /// A Tribe card to hand.
    pub tribe_to_hand: [f32; 2],
    /// A Tribe card to the discard pile.
    pub tribe_to_discard: [f32; 2],
    /// A Culture card.
    pub culture: [f32; 2],
    /// An Animal.
    pub animal: [f32; 2],
    /// Animals turned up.
    pub reveal_animal: [f32; 2],
    /// Tipping an Animal.
    pub tip: [f32; 2],
    /// A burial.
    pub bury: [f32; 2],
    /// A Camp.
    pub place_camp: [f32; 2],
    /// A step of a Camp.
    pub move_camp: [f32; 2],
    /// A Village.
    pub village: [f32; 2],
    /// A Sacred Stone.
    pub stone: [f32; 2],
    /// Fishing.
    pub fish: [f32; 2],
    /// A step of a Raft.
    pub drive: [f32; 2],
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            icons: IconWeights::default(),
            stone: [0.289, 0.131],
            eclipse_resource: 0.183,
            food: 0.587,
            tool: 1.057,
            deck_labor: 0.6,
            deck_skill: 0.506,
            deck_eclipse_skill: 0.211,
            deck_culture: 0.503,
            hand_card: 0.131,
            hand_labor: 0.166,
            hand_culture: 0.426,
            bid_labor: 0.175,
            bid_skill: 0.824,
            climb: 0.678,
            offering: 0.658,
            honor_rank: 0.381,
            hoped_burial: 0.522,
            buried: 0.314,
            later_land: 0.743,
            lead_land: 1.003,
            share_land: 0.496,
            lose_land: 0.093,
            camp: 0.437,
            reach: 0.162,
            village_site: 0.939,
            near_village_site: 0.45,
            village_eclipse: 1.04,
            placed_megalith: 0.211,
            emptied_box: 0.428,
            joker: 1.257,
            growing_set: 0.293,
            hoped_tip: 0.301,
            tip_gain: 0.657,
            tip_loss: 0.416,
            pending: 0.9,
            labor_in_hand: 0.561,
            planned_labor: 0.599,
            bound_skill: 0.593,
            ready_skill: 0.725,
            open_land: 0.143,
            initiate: 1.326,
            rite: 2.009,
            develop: 0.895,
            migrate: 0.515,
            open_village: 1.969,
            hunt: 0.865,
            raft_ahead: 0.85,
            raft_level: 0.7,
            raft_behind: 0.1,
            river_near: 0.2,
            river_far: 0.08,
            scale_late: 2.087,
            scale_early: 8.179,
        }
    }
}

impl Default for IconWeights {
    fn default() -> Self {
        Self {
            food: [0.183, 0.46],
            tool: [0.222, 0.901],
            idol: [1.541, 0.002],
            draw: [0.263, 0.862],
            megalith: [1.161, 1.141],
            extra_megalith: [1.834, 0.0],
            labor: [0.58, -0.002],
            fill_food: [-0.0, 1.546],
            tribe_to_hand: [1.218, 1.423],
            tribe_to_discard: [0.913, 0.463],
            culture: [1.999, 1.0],
            animal: [1.297, -0.003],
            reveal_animal: [-0.001, 0.186],
            tip: [0.849, -0.0],
            bury: [1.176, -0.001],
            place_camp: [0.004, 1.263],
            move_camp: [0.106, 0.342],
            village: [2.646, 0.0],
            stone: [1.552, 0.0],
            fish: [0.7, 0.8],
            drive: [0.1, 0.2],
        }
    }
}
