//! Indartsu: Education. (Exogamy is part of GROW, in `grow.rs`.) RT-CHIEF-12, -13

use table::journal::Journal;

use crate::{
    action::Action,
    content::PowerEffect,
    frame::Frame,
    game::RiseOfTribes,
    ids::HexSet,
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
};

impl RiseOfTribes {
    /// A GATHER took food from these lakes.
    pub(crate) fn begin_education(&self, state: &mut State, lakes: HexSet) {
        if let Some(PowerEffect::LakeChild { members }) = self.power(state, state.active)
            && !lakes.is_empty()
        {
            state.push(Frame::Educate { left: members, lakes });
        }
    }

    pub(crate) fn play_educate<J: Journal<Note>>(
        &self,
        state: &mut State,
        left: u8,
        lakes: HexSet,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let seat = state.active;
        match action {
            Action::Educate(hex) => {
                ensure(lakes.has(hex), Refusal::NotALake)?;
                ensure(state.player(seat).reserve > 0, Refusal::NoMoreMembers)?;
                state.player_mut(seat).reserve -= 1;
                state.field.put(seat, hex, 1);
                j.note(Note::Grows(seat, hex));
                state.replace(Frame::Educate { left: left - 1, lakes });
                Ok(())
            }
            Action::Done => {
                state.pop();
                Ok(())
            }
            _ => Err(Refusal::NotNow),
        }
    }
}
