//! Fills in what a viewer cannot know.

use rand::Rng;
use table::Seat;

use crate::{
    EndlessWinter,
    cards::Cards,
    ids::Card,
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
                    let mut held = Cards::EMPTY;
                    // Everybody saw the Tribe cards of this turn's Initiate actions go to hand.
                    if seat == state.active() {
                        for tribe in state.open.moment.fresh {
                            if together.take(Card::Tribe(tribe)) {
                                held.add(Card::Tribe(tribe));
                            }
                        }
                    }
                    let wanted = usize::from(hand).saturating_sub(held.len());
                    held.pour(&together.split_random(wanted, rng));
                    Secret {
                        hand: held,
                        eclipse: together.split_random(usize::from(eclipse), rng),
                        buried: together.split_random(usize::from(buried), rng),
                        draw: together.split_random(usize::from(draw), rng),
                    }
                }
            };
        }
        state
    }
}
