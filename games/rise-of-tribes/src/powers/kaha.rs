//! Kaha: Wayfarers. (Focused Effort is part of a hex's yield, in `terrain.rs`.) RT-CHIEF-16, -17

use serde::{Deserialize, Serialize};
use table::{journal::Journal, text::Phrase};

use crate::{
    action::Action,
    content::PowerEffect,
    decision::{Decision, Flow, is_count},
    frame::Frame,
    game::RiseOfTribes,
    ids::{Hex, Once, Power},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
    turn::Step,
    words::message,
};

impl RiseOfTribes {
    /// How many members may march, if they have not marched this turn. RT-CHIEF-16
    fn marchers(&self, state: &State) -> Option<u8> {
        match self.power(state, state.active) {
            Some(PowerEffect::FreeMarch { members }) if !state.once.has(Once::Wayfarers) => Some(members),
            _ => None,
        }
    }

    pub(crate) fn may_march(&self, state: &State) -> bool {
        self.marchers(state).is_some() && !state.field.on(state.active).is_empty()
    }

    pub(crate) fn list_marches(&self, state: &State, out: &mut Vec<Action>) {
        if !self.may_march(state) {
            return;
        }
        for from in state.field.on(state.active) {
            for to in self.board.near(from) {
                out.push(Action::March(from, to));
            }
        }
    }

    pub(crate) fn play_march<J: Journal<Note>>(
        &self,
        state: &mut State,
        from: Hex,
        to: Hex,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let members = self.marchers(state).ok_or(Refusal::NoMarch)?;
        ensure(state.field.on(state.active).has(from), Refusal::NobodyToMarch)?;
        ensure(self.board.near(from).has(to), Refusal::MarchTooFar)?;
        state.once.insert(Once::Wayfarers);
        state.push(March { left: members - 1, from, to });
        march(self, state, from, to, j);
        Ok(())
    }
}

fn march<J: Journal<Note>>(rules: &RiseOfTribes, state: &mut State, from: Hex, to: Hex, j: &mut J) {
    let seat = state.active;
    state.field.take(seat, from, 1);
    state.field.put(seat, to, 1);
    j.note(Note::Marches(seat, from, to, state.player(seat).power_or(Power::Wayfarers)));
    rules.upkeep(state, None, j);
}

/// More members on the same march.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct March {
    /// How many.
    pub left: u8,
    /// From where.
    pub from: Hex,
    /// To where.
    pub to: Hex,
}

impl Decision for March {
    fn advance<J: Journal<Note>>(self, _: &RiseOfTribes, state: &mut State, _: &mut J) -> Flow {
        state.pop_unless(self.left > 0 && state.field.of(state.active, self.from) > 0)
    }

    fn legal_actions(self, _: &RiseOfTribes, _: &State, out: &mut Vec<Action>) {
        out.extend([Action::March(self.from, self.to), Action::Done]);
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::March(from, to) => {
                ensure((from, to) == (self.from, self.to), Refusal::AnotherMarch)?;
                state.replace(Self { left: self.left - 1, ..self });
                march(rules, state, from, to, j);
            }
            Action::Done => state.pop(),
            _ => return Err(Refusal::unexpected(action)),
        }
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        below == Some(Frame::Turn(Step::Actions))
    }

    fn is_valid(self, rules: &RiseOfTribes, _: &State) -> bool {
        is_count(self.left) && rules.board.all.has(self.from) && rules.board.near(self.from).has(self.to)
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-march").number("left", self.left)
    }

    fn describe_action(self, _: &RiseOfTribes, _: &State, action: Action) -> Option<Phrase> {
        (action == Action::Done).then(|| message("do-end-move"))
    }
}
