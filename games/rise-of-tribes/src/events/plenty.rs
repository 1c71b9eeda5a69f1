//! Plentiful Food, Wood and Stone: more goods from one terrain. RT-EVENT-22..24

use table::journal::Journal;

use super::plentiful;
use crate::{
    action::Action,
    content::EventEffect,
    game::RiseOfTribes,
    ids::{Good, Hex},
    note::Note,
    refusal::Refusal,
    state::State,
};

impl RiseOfTribes {
    /// Does a card add to this good from this hex? Stone from a lake beside the volcano does not count.
    #[inline]
    pub(crate) fn plenty_here(&self, state: &State, hex: Hex, good: Good) -> bool {
        !state.events.active.is_empty()
            && state.events.is_active(plentiful(good))
            && state.ground.of(good.land()).has(hex)
    }

    pub(crate) fn play_plenty<J: Journal<Note>>(
        &self,
        state: &mut State,
        good: Good,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        match action {
            Action::Extra => {
                state.pop();
                let event = plentiful(good);
                if let EventEffect::Plentiful { more, .. } = self.effect(event) {
                    let seat = state.active;
                    let there = Self::tokens_on(state, event).of(good).min(more);
                    j.note(Note::TakesFrom(seat, event, good, there));
                    let taken = self.take_from(state, event, good, more, j); // RT-RULING-56
                    state.player_mut(seat).goods.add(good, taken);
                }
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
