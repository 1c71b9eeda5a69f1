//! The weights of the evaluation function.

use serde::{Deserialize, Serialize};

use crate::{
    card::{Card, Colour, Effect, Who},
    game::Face,
};

/// Values in points, tuned by `ochre tune ice-age`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Weights {
    /// A hunter that stands at the end of a round, for each of the next two rounds.
    pub carried_hunter: f32,
    /// How much more if it stands with a mammoth, and again with a second.
    pub carried_herd: f32,
    /// The probability that a region next to the ice is covered.
    pub ice_risk: f32,
    /// Hunters expected to come to a region still, at the start of a round.
    pub newcomers: f32,
    /// How many more for each of the first two mammoths.
    pub newcomers_herd: f32,
    /// A hunter that will be lost comes back to the reserve.
    pub lost_hunter: f32,
    /// A hunter in reserve, up to six.
    pub reserve_hunter: f32,
    /// A stone, up to seven.
    pub stone: f32,
    /// A stone beyond seven.
    pub hoarded_stone: f32,
    /// A club in stock.
    pub club: f32,
    /// The cards in hand.
    pub cards: CardWeights,
    /// A light card one cannot pay for, as a share of what it is worth.
    pub dear_card: f32,
    /// What the stock is worth when the last round runs out, as a share of what it was worth before.
    pub late_stock: f32,
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
    /// The scale of [`table::Evaluation`] at the end of the game.
    pub scale_late: f32,
    /// How much larger the scale is at the start.
    pub scale_early: f32,
}

/// What a card in hand is worth, by what it does.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CardWeights {
    /// Hunters on a landscape.
    pub landscape: f32,
    /// Drive hunters.
    pub drive: f32,
    /// Club or mammoth.
    pub club: f32,
    /// Swap.
    pub swap: f32,
    /// Fire.
    pub fire: f32,
    /// Mammoth.
    pub mammoth: f32,
    /// Band on the move.
    pub trek: f32,
    /// New band.
    pub camp: f32,
    /// Cult of either colour.
    pub cult: f32,
    /// Settlers.
    pub feast: f32,
    /// Settler.
    pub guest: f32,
    /// Banish two.
    pub raid: f32,
    /// Banish one.
    pub strike: f32,
    /// Chase off a mammoth.
    pub hunt: f32,
    /// Fire for another.
    pub ember: f32,
    /// Club or trek for another.
    pub gift: f32,
}

impl CardWeights {
    /// The best of the card's options. Bots know cards by their instructions only, so that they play changed ones as well.
    pub(crate) fn of(&self, card: Card, face: &Face) -> f32 {
        let options = &face.effects[..usize::from(face.options)];
        let own = card.colour() == Colour::Light || face.who == Who::Player;
        let worth = |&effect: &Effect| if own { self.for_oneself(effect) } else { self.for_others(effect) };
        options.iter().map(worth).fold(f32::NEG_INFINITY, f32::max)
    }

    /// An instruction that the player of the card performs.
    fn for_oneself(&self, effect: Effect) -> f32 {
        let share = |hunters: u8, usual: f32| f32::from(hunters) / usual;
        match effect {
            Effect::Place { hunters, .. } => self.landscape * share(hunters, 3.0),
            Effect::Drive { hunters, .. } | Effect::Banish { hunters } => self.drive * share(hunters, 3.0),
            Effect::Club => self.club,
            Effect::PlaceMammoth { .. } | Effect::MoveMammoth { .. } | Effect::Chase => self.mammoth,
            Effect::Swap => self.swap,
            Effect::Fire => self.fire,
            Effect::Trek { hunters } | Effect::March { hunters } => self.trek * share(hunters, 3.0),
            Effect::Camp { hunters } => self.camp * share(hunters, 2.0),
            Effect::Copy => self.cult,
        }
    }

    /// An instruction that others perform, for which the player of the card earns stones.
    fn for_others(&self, effect: Effect) -> f32 {
        let share = |hunters: u8| f32::from(hunters) / 2.0;
        match effect {
            Effect::Place { hunters: 1, .. } | Effect::Camp { hunters: 1 } => self.guest,
            Effect::Place { hunters, .. } | Effect::Camp { hunters } => self.feast * share(hunters),
            Effect::Banish { hunters: 1 } | Effect::Drive { hunters: 1, .. } | Effect::Swap => self.strike,
            Effect::Banish { hunters } | Effect::Drive { hunters, .. } => self.raid * share(hunters),
            Effect::PlaceMammoth { .. } | Effect::MoveMammoth { .. } | Effect::Chase => self.hunt,
            Effect::Fire => self.ember,
            Effect::Club => self.gift,
            Effect::Trek { hunters } | Effect::March { hunters } => self.gift * share(hunters),
            Effect::Copy => self.cult,
        }
    }
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            carried_hunter: 0.684,
            carried_herd: -0.082,
            ice_risk: 0.391,
            newcomers: 0.517,
            newcomers_herd: 1.09,
            lost_hunter: 0.002,
            reserve_hunter: -0.336,
            stone: 1.386,
            hoarded_stone: 0.292,
            club: 1.101,
            cards: CardWeights::default(),
            dear_card: 0.44,
            late_stock: 0.081,
            pending_hunter: 1.815,
            pending_mammoth: 1.79,
            pending_fire: 0.494,
            pending_move: 0.985,
            open_option: 0.809,
            scale_late: 1.476,
            scale_early: 29.689,
        }
    }
}

impl Default for CardWeights {
    fn default() -> Self {
        Self {
            landscape: 1.137,
            drive: 0.823,
            club: 0.131,
            swap: 0.887,
            fire: -0.001,
            mammoth: 0.023,
            trek: 0.524,
            camp: 0.577,
            cult: 0.053,
            feast: 0.405,
            guest: 0.274,
            raid: 0.256,
            strike: 0.205,
            hunt: 0.135,
            ember: 0.258,
            gift: 0.302,
        }
    }
}
