//! KiaKia: Ambush and Dreamtime. RT-CHIEF-20..22

use table::{Seat, journal::Journal};

use crate::{
    action::Action,
    content::PowerEffect,
    engine::{bit, goods_in},
    frame::{Frame, Step},
    game::RiseOfTribes,
    ids::{Good, Hex},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
};

impl RiseOfTribes {
    /// May the active player bring hidden members out before the conflicts?
    pub(crate) fn may_release(&self, state: &State) -> bool {
        state.player(state.active).hidden > 0 && !state.field.on(state.active).is_empty()
    }

    /// One hidden member comes out.
    pub(crate) fn release<J: Journal<Note>>(state: &mut State, seat: Seat, hex: Hex, j: &mut J) {
        state.player_mut(seat).hidden -= 1;
        state.field.put(seat, hex, 1);
        j.note(Note::Releases(seat, hex));
    }

    /// A conflict is declared: who lies in ambush with a member there may bring out more.
    pub(crate) fn spring_ambush(&self, state: &mut State, hex: Hex) {
        let lurking = Seat::all(self.seats)
            .find(|&seat| state.player(seat).hidden > 0 && state.field.of(seat, hex) > 0);
        if let Some(seat) = lurking {
            state.push(Frame::Ambush { seat, hex });
        }
    }

    pub(crate) fn play_ambush<J: Journal<Note>>(
        state: &mut State,
        seat: Seat,
        hex: Hex,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Release(to) => {
                ensure(to == hex, Refusal::NothingHidden)?;
                Self::release(state, seat, hex, j);
                Ok(())
            }
            Action::Done => {
                state.pop();
                Ok(())
            }
            _ => Err(Refusal::NotNow),
        }
    }

    /// A face may be named before the roll, not after. RT-CHIEF-22
    pub(crate) fn may_foretell(&self, state: &State) -> Result<u8, Refusal> {
        match self.power(state, state.active) {
            Some(PowerEffect::Foretell { goods }) => Ok(goods),
            _ => Err(Refusal::TooLateToForetell),
        }
    }

    /// Does a dream that came true leave a choice of goods? Without one it pays at once.
    pub(crate) fn dream_waits<J: Journal<Note>>(&self, state: &mut State, j: &mut J) -> bool {
        let Some(face) = state.foretold else {
            return false;
        };
        if !state.hand.has(face) {
            return false;
        }
        let kinds = self.produces(state, state.active);
        if kinds.count_ones() > 1 {
            return true;
        }
        if let Some(good) = goods_in(kinds).next() {
            self.dream_pays(state, good, j);
        }
        false
    }

    fn dream_pays<J: Journal<Note>>(&self, state: &mut State, good: Good, j: &mut J) {
        let seat = state.active;
        let goods = self.may_foretell(state).unwrap_or(0);
        state.player_mut(seat).goods.add(good, goods);
        j.note(Note::Takes(seat, good, goods));
    }

    pub(crate) fn play_dream<J: Journal<Note>>(
        &self,
        state: &mut State,
        good: Good,
        j: &mut J,
    ) -> Result<(), Refusal> {
        ensure(self.produces(state, state.active) & bit(good) != 0, Refusal::WrongGood)?;
        self.dream_pays(state, good, j);
        state.foretold = None;
        state.replace(Frame::Turn(Step::Dream));
        Ok(())
    }
}
