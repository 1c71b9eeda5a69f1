//! What a viewer knows of a position (hidden information, section 25 of the rule index).

use serde::Serialize;
use table::{Seat, Viewer};

use crate::{
    EndlessWinter,
    cards::Cards,
    state::{Open, Stage, State},
};

/// What a viewer may know of a position.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Observation {
    /// What lies open before everybody.
    pub open: Open,
    /// The cards of each seat, as far as the viewer knows them.
    pub cards: Vec<SeenCards>,
}

/// The cards of one seat that do not lie open.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeenCards {
    /// The viewer's own, or everybody's once the game has been counted.
    Known {
        /// The hand.
        hand: Cards,
        /// What is in the draw pile, in no order.
        draw: Cards,
        /// The face-down Eclipse pile.
        eclipse: Cards,
        /// Cards buried from hand.
        buried: Cards,
    },
    /// Another's: how many lie where, and what they are all together. Everybody saw each of them come into the
    /// player's possession, so the sum is no secret; only where each one lies now is.
    Counted {
        /// Cards in hand.
        hand: u8,
        /// Cards in the draw pile.
        draw: u8,
        /// Cards in the face-down Eclipse pile.
        eclipse: u8,
        /// Cards buried from hand.
        buried: u8,
        /// All of these.
        together: Cards,
    },
}

impl Observation {
    /// What `viewer` may know of `state`.
    pub(crate) fn new(rules: &EndlessWinter, state: &State, viewer: Viewer) -> Self {
        let cards = |seat: Seat| {
            let secret = &state.secret[seat.index() & 3];
            if viewer.is(seat) || state.open.stage == Stage::Over {
                SeenCards::Known {
                    hand: secret.hand,
                    draw: secret.draw,
                    eclipse: secret.eclipse,
                    buried: secret.buried,
                }
            } else {
                let mut together = Cards::EMPTY;
                for zone in [&secret.hand, &secret.draw, &secret.eclipse, &secret.buried] {
                    together.pour(zone);
                }
                SeenCards::Counted {
                    hand: secret.hand.len() as u8,
                    draw: secret.draw.len() as u8,
                    eclipse: secret.eclipse.len() as u8,
                    buried: secret.buried.len() as u8,
                    together,
                }
            }
        };
        Self { open: state.open, cards: Seat::all(rules.seats).map(cards).collect() }
    }
}
