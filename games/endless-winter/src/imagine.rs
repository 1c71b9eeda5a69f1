//! Fills in what a viewer cannot know.

use rand::Rng;
use table::Seat;

use crate::{
    EndlessWinter,
    observation::{Observation, SeenCards},
    state::{Secret, State},
};

impl Observation {
    /// A position the viewer cannot distinguish from the real one: the cards of the others lie anywhere they could.
    pub(crate) fn imagine(&self, rules: &EndlessWinter, rng: &mut impl Rng) -> State {
        let mut state = State { open: self.open, ..State::default() };
        for (seat, seen) in Seat::all(rules.seats).zip(&self.cards) {
            state.secret[seat.index() & 3] = match *seen {
                SeenCards::Known { hand, draw, eclipse, buried } => Secret { hand, draw, eclipse, buried },
                SeenCards::Counted { hand, draw, eclipse, buried, mut together } => {
                    // Cards that everybody saw going to hand are there, or in the face-down Eclipse pile.
                    let mut held = self.open.players[seat.index() & 3].known;
                    together.remove_all(&held);
                    let wanted = usize::from(hand + eclipse).saturating_sub(held.len());
                    held.pour(&together.split_random(wanted, rng));
                    Secret {
                        eclipse: held.split_random(usize::from(eclipse), rng),
                        hand: held,
                        buried: together.split_random(usize::from(buried), rng),
                        draw: together.split_random(usize::from(draw), rng),
                    }
                }
            };
        }
        state
    }
}
