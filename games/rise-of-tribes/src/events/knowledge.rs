//! Shared Knowledge: a goal card for a resource. RT-EVENT-30..32

use table::journal::Journal;

use crate::{
    action::Action,
    content::EventEffect,
    game::RiseOfTribes,
    goods::Goods,
    ids::{Event, Good, Once},
    lead::Draw,
    note::{Cause, Note},
    refusal::{Refusal, ensure},
    state::State,
};

impl RiseOfTribes {
    /// Once per turn, for a tribe that shares a hex with an opponent. RT-EVENT-30, -31
    fn may_learn(&self, state: &State) -> Result<(), Refusal> {
        let seat = state.active;
        ensure(state.events.is_active(Event::SharedKnowledge), Refusal::NoKnowledge)?;
        ensure(!Self::shared_hexes(state, seat).is_empty(), Refusal::NobodyToLearnFrom)?;
        ensure(!state.once.has(Once::Knowledge), Refusal::LearnedAlready)?;
        ensure(!state.player(seat).deck.is_empty(), Refusal::NoGoalToDraw)
    }

    pub(crate) fn list_knowledge(&self, state: &State, out: &mut Vec<Action>) {
        if self.may_learn(state).is_ok() {
            out.extend(state.player(state.active).goods.kinds().map(Action::Learn));
        }
    }

    pub(crate) fn play_knowledge<J: Journal<Note>>(
        &self,
        state: &mut State,
        good: Good,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let seat = state.active;
        self.may_learn(state)?;
        ensure(state.player(seat).goods.has(good), Refusal::KnowledgeCost)?;
        state.once.insert(Once::Knowledge);
        state.player_mut(seat).goods.take(good, 1);
        j.note(Note::Pays(seat, Goods::of_kind(good, 1), Cause::Event(Event::SharedKnowledge)));
        if let Some(slot) = state.events.slot(Event::SharedKnowledge) {
            let tokens = &mut state.events.active.as_mut_slice()[slot].tokens;
            tokens.add(good, 1);
            let full = match self.effect(Event::SharedKnowledge) {
                EventEffect::Knowledge { most } => tokens.total() >= u16::from(most),
                _ => false,
            };
            if full {
                self.leave_slot(state, Event::SharedKnowledge, j);
            }
        }
        state.push(Draw::of(1));
        Ok(())
    }
}
