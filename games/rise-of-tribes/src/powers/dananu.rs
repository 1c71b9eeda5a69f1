//! Danànu: Cunning. (Agriculture is part of step 1, in `turn.rs`.) RT-CHIEF-24, RT-RULING-71

use table::journal::Journal;

use crate::{
    content::PowerEffect,
    game::RiseOfTribes,
    ids::{Hex, HexSet, Once},
    note::Note,
    payment::{Bill, Pay},
    refusal::{Refusal, ensure},
    state::State,
};

impl RiseOfTribes {
    /// What starting a conflict costs. RT-CHIEF-14
    fn provocation_cost(&self, state: &State) -> Result<u8, Refusal> {
        let Some(PowerEffect::StartConflict { cost }) = self.power(state, state.active) else {
            return Err(Refusal::NoCunning);
        };
        ensure(!state.once.has(Once::Cunning), Refusal::CunningUsed)?;
        ensure(state.player(state.active).goods.total() >= u16::from(cost), Refusal::CunningCost)?;
        Ok(cost)
    }

    /// Own hexes with a second side, whatever their population.
    pub(crate) fn provocations(&self, state: &State) -> HexSet {
        let mut sites = state.field.on_of_others(state.active);
        if let Some(invaders) = state.events.invaders {
            sites.insert(invaders.hex);
        }
        sites.and(state.field.on(state.active))
    }

    pub(crate) fn may_provoke(&self, state: &State) -> bool {
        self.options.powers && self.provocation_cost(state).is_ok() && !self.provocations(state).is_empty()
    }

    pub(crate) fn play_provoke<J: Journal<Note>>(
        &self,
        state: &mut State,
        hex: Hex,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let cost = self.provocation_cost(state)?;
        ensure(self.provocations(state).has(hex), Refusal::NobodyToProvoke)?;
        state.once.insert(Once::Cunning);
        j.note(Note::Provokes(state.active, hex));
        state.push(Pay { left: cost, bill: Bill::Cunning { hex } });
        Ok(())
    }
}
