//! Danànu: Cunning. (Agriculture is part of step 1, in `turn.rs`.) RT-CHIEF-24, RT-RULING-71

use table::journal::Journal;

use crate::{
    content::PowerEffect,
    frame::{Bill, Frame},
    game::RiseOfTribes,
    ids::{Hex, HexSet, Once},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
};

impl RiseOfTribes {
    /// What starting a conflict costs, if it is still possible this turn.
    fn provocation_cost(&self, state: &State) -> Option<u8> {
        self.once_a_turn(state, Once::Cunning, |power| match power {
            PowerEffect::StartConflict { cost } => Some(cost),
            _ => None,
        })
    }

    /// Own hexes with a second side, whatever their population.
    pub(crate) fn provocations(&self, state: &State) -> HexSet {
        let mut sites = state.field.on_of_others(state.active);
        if let Some(camp) = state.events.camp {
            sites.insert(camp.hex);
        }
        sites.and(state.field.on(state.active))
    }

    pub(crate) fn may_provoke(&self, state: &State) -> bool {
        self.options.powers && self.provocation_cost(state).is_some() && !self.provocations(state).is_empty()
    }

    pub(crate) fn play_provoke<J: Journal<Note>>(
        &self,
        state: &mut State,
        hex: Hex,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let cost = self.provocation_cost(state).ok_or(Refusal::NoProvocation)?;
        ensure(self.provocations(state).has(hex), Refusal::NoProvocation)?;
        state.once.insert(Once::Cunning);
        j.note(Note::Provokes(state.active, hex));
        state.push(Frame::Pay { left: cost, bill: Bill::Cunning { hex } });
        Ok(())
    }
}
