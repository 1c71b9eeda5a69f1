//! Tunga: Hidden Village and Light in the Dark. RT-CHIEF-25..27

use table::journal::Journal;

use crate::{
    content::PowerEffect,
    game::RiseOfTribes,
    ids::Face,
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
};

impl RiseOfTribes {
    /// One village on the player board, once there is one on the map. RT-CHIEF-26
    pub(crate) fn may_build_hidden(&self, state: &State) -> Result<(), Refusal> {
        let seat = state.active;
        let player = state.player(seat);
        let open = self.power(state, seat) == Some(PowerEffect::HiddenVillage)
            && player.secret == 0
            && !player.villages.is_empty();
        ensure(open, Refusal::NoHiddenVillage)?;
        ensure(self.token_left(state), Refusal::NoTokens)?;
        ensure(self.can_pay_village(state, seat, self.village_cost(state, seat)), Refusal::VillageCost)
    }

    pub(crate) fn play_build_hidden<J: Journal<Note>>(
        &self,
        state: &mut State,
        j: &mut J,
    ) -> Result<(), Refusal> {
        self.may_build_hidden(state)?;
        let seat = state.active;
        state.player_mut(seat).secret = 1;
        j.note(Note::BuildsHidden(seat));
        self.charge(state, seat, self.village_cost(state, seat));
        Ok(())
    }

    /// A moon may be turned into a sun right after the roll. RT-CHIEF-27, RT-RULING-72
    pub(crate) fn may_light(&self, state: &State) -> Result<(), Refusal> {
        let can = self.power(state, state.active) == Some(PowerEffect::TurnDie);
        ensure(can && state.hand.has(Face::Moon), Refusal::NoMoon)
    }
}
