//! Kaha: Wayfarers. (Focused Effort is part of a hex's yield, in `terrain.rs`.) RT-CHIEF-16, -17

use table::journal::Journal;

use crate::{
    action::Action,
    content::PowerEffect,
    frame::Frame,
    game::RiseOfTribes,
    ids::{Hex, Once},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
};

impl RiseOfTribes {
    /// How many members may march, if they have not marched this turn.
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
        ensure(state.field.on(state.active).has(from), Refusal::NoMemberHere)?;
        ensure(self.board.near(from).has(to), Refusal::TooFar)?;
        state.once.insert(Once::Wayfarers);
        march(state, from, to, j);
        state.push(Frame::March { left: members - 1, from, to });
        Ok(())
    }

    pub(crate) fn play_march_on<J: Journal<Note>>(
        &self,
        state: &mut State,
        left: u8,
        from: Hex,
        to: Hex,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::March(start, end) => {
                ensure((start, end) == (from, to), Refusal::NoMarch)?;
                march(state, from, to, j);
                state.replace(Frame::March { left: left - 1, from, to });
            }
            Action::Done => self.end_march(state, j),
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    pub(crate) fn end_march<J: Journal<Note>>(&self, state: &mut State, j: &mut J) {
        state.pop();
        self.upkeep(state, None, j);
    }
}

fn march<J: Journal<Note>>(state: &mut State, from: Hex, to: Hex, j: &mut J) {
    let seat = state.active;
    state.field.take(seat, from, 1);
    state.field.put(seat, to, 1);
    j.note(Note::Moves(seat, from, to));
}
