//! Invaders: a tribe nobody plays. RT-EVENT-33..35, RT-RULING-48

use table::journal::Journal;

use crate::{
    action::Action,
    content::EventEffect,
    frame::Frame,
    game::RiseOfTribes,
    ids::{Event, Hex, HexSet},
    note::Note,
    refusal::{Refusal, ensure},
    state::{Camp, State},
};

impl RiseOfTribes {
    pub(crate) fn camp_sites(&self, state: &State) -> HexSet {
        self.least_populated(state, self.board.all)
    }

    pub(crate) fn begin_invaders<J: Journal<Note>>(&self, state: &mut State, j: &mut J) {
        let sites = self.camp_sites(state);
        match (sites.len(), sites.iter().next()) {
            (1, Some(hex)) => self.land(state, hex, j),
            _ => state.push(Frame::Camp),
        }
    }

    pub(crate) fn play_camp<J: Journal<Note>>(
        &self,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Action::Camp(hex) = action else {
            return Err(Refusal::NotNow);
        };
        ensure(self.camp_sites(state).has(hex), Refusal::NotLeastPopulated)?;
        state.pop();
        self.land(state, hex, j);
        Ok(())
    }

    fn land<J: Journal<Note>>(&self, state: &mut State, hex: Hex, j: &mut J) {
        if let EventEffect::Invaders { first, .. } = self.effect(Event::Invaders) {
            state.events.camp = Some(Camp { hex, count: first });
            j.note(Note::CampAt(hex, first));
        }
    }

    /// One more on a double.
    pub(crate) fn reinforce<J: Journal<Note>>(&self, state: &mut State, most: u8, j: &mut J) {
        if let Some(camp) = &mut state.events.camp
            && camp.count < most
        {
            camp.count += 1;
            j.note(Note::CampGrows(camp.hex, camp.count));
        }
    }
}
