//! Decisions with one sensible answer.

use super::{Happened, Table};
use crate::{Rules, Seat, Turn, journal::Silent};

/// An obvious decision that was taken and can still be exchanged for another.
#[derive(Clone, Debug, PartialEq)]
pub struct Taken<A, S> {
    /// The position before it.
    pub before: S,
    /// What was chosen.
    pub action: A,
    /// What could have been chosen instead.
    pub alternatives: Vec<A>,
}

impl<R: Rules> Table<R> {
    /// The action the choosing seat would take without thinking: the only one, or the one the game calls obvious. Never the
    /// end of a turn, and nothing that could not be taken back unless there is no other action. `None` after an undo: who
    /// takes a decision back wants to make it.
    pub fn obvious(&self) -> Option<R::Action> {
        let undone = matches!(self.log.last(), Some(Happened::Undone { .. }));
        if undone { None } else { obvious(self.rules(), &self.state) }
    }

    /// The last decision of `seat`, if it was an obvious one and can be taken back.
    pub fn taken(&self, seat: Seat) -> Option<Taken<R::Action, R::State>> {
        let (Some(step), Some(Happened::Played { action, .. })) = (self.open_steps.last(), self.log.last())
        else {
            return None;
        };
        if step.seat != seat || obvious(self.rules(), &step.before) != Some(*action) {
            return None;
        }
        let mut alternatives = Vec::new();
        self.rules.legal_actions(&step.before, &mut alternatives);
        alternatives.retain(|other| other != action);
        (!alternatives.is_empty()).then_some(Taken { before: step.before, action: *action, alternatives })
    }
}

fn obvious<R: Rules>(rules: &R, state: &R::State) -> Option<R::Action> {
    let mut actions = Vec::new();
    rules.legal_actions(state, &mut actions);
    let action = match actions[..] {
        [only] => only,
        _ => rules.obvious(state, &actions).filter(|&action| is_reversible(rules, state, action))?,
    };
    (!rules.ends_turn(state, action)).then_some(action)
}

/// Does nothing hidden become known by it, so that it can be taken back?
pub fn is_reversible<R: Rules>(rules: &R, state: &R::State, action: R::Action) -> bool {
    let mut after = *state;
    rules.play(&mut after, action, &mut Silent).is_ok() && matches!(rules.turn(&after), Turn::Choose(_))
}
