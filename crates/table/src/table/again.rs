//! Doing the same once more.

use super::{Happened, Table};
use crate::{Rules, Seat, Turn, journal::Silent};

/// A decision that can be taken again, as often as it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Again<A> {
    /// What was chosen.
    pub action: A,
    /// How many times in a row it can be chosen again, at most [`MOST_TIMES`].
    pub times: usize,
}

/// More often than any game asks for the same.
pub const MOST_TIMES: usize = 20;

impl<R: Rules> Table<R> {
    /// The last decision of `seat`, if the seat could take it again now. `None` after the end of a turn, an undo, or something
    /// hidden that became known.
    pub fn again(&self, seat: Seat) -> Option<Again<R::Action>> {
        let (Some(step), Some(Happened::Played { action, .. })) = (self.open_steps.last(), self.log.last())
        else {
            return None;
        };
        if step.seat != seat {
            return None;
        }
        let mut state = self.state;
        let mut times = 0;
        while times < MOST_TIMES
            && self.rules.turn(&state) == Turn::Choose(seat)
            && self.rules.play(&mut state, *action, &mut Silent).is_ok()
        {
            times += 1;
        }
        (times > 0).then_some(Again { action: *action, times })
    }
}
