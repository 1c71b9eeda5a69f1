//! The numbers the appraisal is made of.

use serde::{Deserialize, Serialize};

/// What things are worth, in points. Found by `ochre tune ice-age`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Weights {
    /// A hunter that stands at the end of a round, for each of the next two rounds.
    pub carried_hunter: f32,
    /// A hunter in reserve, up to six.
    pub reserve_hunter: f32,
    /// A stone, up to seven.
    pub stone: f32,
    /// A stone beyond seven.
    pub hoarded_stone: f32,
    /// A club in stock.
    pub club: f32,
    /// A light card in hand.
    pub light_card: f32,
    /// A dark card in hand, by the stones it earns.
    pub dark_card_stone: f32,
    /// A Cult in hand.
    pub cult: f32,
    /// A Trek or a Camp in hand.
    pub expedition: f32,
    /// What the stock is worth when the last round runs out, as a share of what it was worth before.
    pub late_stock: f32,
    /// How much faster a small band bleeds in a conflict, for each hunter below the mean.
    pub small_band: f32,
    /// A hunter that will be lost still comes back to the reserve.
    pub lost_hunter: f32,
    /// A hunter still to be placed by the card in progress.
    pub pending_hunter: f32,
    /// A mammoth still to be placed.
    pub pending_mammoth: f32,
    /// A fire token still to be placed.
    pub pending_fire: f32,
    /// A piece still to be moved.
    pub pending_move: f32,
    /// An option of a card not chosen yet.
    pub open_option: f32,
    /// A lead that makes victory 2.7 times as likely, when everything is decided.
    pub spread_late: f32,
    /// How much more it takes at the start.
    pub spread_early: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            carried_hunter: 0.362,
            reserve_hunter: 0.386,
            stone: 0.664,
            hoarded_stone: 0.233,
            club: 0.073,
            light_card: 0.613,
            dark_card_stone: -0.002,
            cult: 0.501,
            expedition: 0.175,
            late_stock: 0.033,
            small_band: -0.101,
            lost_hunter: -0.263,
            pending_hunter: 0.697,
            pending_mammoth: 1.332,
            pending_fire: 0.51,
            pending_move: 0.657,
            open_option: 1.013,
            spread_late: 3.658,
            spread_early: 13.929,
        }
    }
}
