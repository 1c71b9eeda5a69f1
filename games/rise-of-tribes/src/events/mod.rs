//! Events: drawn on doubles, kept in slots, one file for each kind of card. RT-EVENT

mod abandoned_village;
mod chieftain;
mod discovery;
mod invaders;
mod knowledge;
mod mammoth;
mod objects;
mod plenty;
mod sabre_tooth;
mod volcano;
mod winter;

use table::{journal::Journal, sets::Set};

use crate::{
    content::EventEffect,
    engine::Flow,
    frame::{Frame, Step},
    game::RiseOfTribes,
    goods::Goods,
    ids::{Event, Good},
    note::Note,
    state::{Active, State},
};

impl RiseOfTribes {
    /// The cards that may be turned up next: the deck, or the discard pile reshuffled. RT-RULING-45
    pub(crate) fn event_deck(state: &State) -> Set<Event> {
        if state.events.deck.is_empty() { state.events.discard } else { state.events.deck }
    }

    /// Is a slot free and a card left? RT-EVENT-04, -05
    pub(crate) fn may_draw_event(&self, state: &State) -> bool {
        state.events.active.len() < self.tables.slots && !Self::event_deck(state).is_empty()
    }

    /// The lines of the active events for a double, oldest first. RT-EVENT-01, RT-RULING-43
    pub(crate) fn advance_doubles<J: Journal<Note>>(&self, state: &mut State, slot: u8, j: &mut J) -> Flow {
        let at = usize::from(slot);
        let Some(&active) = state.events.active.as_slice().get(at) else {
            state.replace(Frame::Turn(Step::DrawEvent));
            return Flow::Go;
        };
        let count = state.events.active.len();
        match self.effect(active.event) {
            EventEffect::Drought { .. } => self.leave_slot(state, active.event, j), // RT-EVENT-27
            EventEffect::Object { object, good, cost } => {
                self.cheapen(state, at, object, good, cost, j);
            }
            EventEffect::Invaders { most, .. } => self.reinforce(state, most, j),
            EventEffect::SabreTooth { .. } => {
                state.replace(Frame::Turn(Step::Doubles(slot + 1)));
                state.push(Frame::Tiger);
                return Flow::Go;
            }
            EventEffect::Discovery { .. }
            | EventEffect::MildWinter { .. }
            | EventEffect::Plentiful { .. }
            | EventEffect::Knowledge { .. }
            | EventEffect::Volcano { .. }
            | EventEffect::Mammoth { .. }
            | EventEffect::Chieftain { .. }
            | EventEffect::AbandonedVillage { .. } => {}
        }
        // A card that left its slot has made room for the next one.
        if state.events.active.len() == count {
            state.replace(Frame::Turn(Step::Doubles(slot + 1)));
        }
        Flow::Go
    }

    /// A new event is turned up and carried out. RT-EVENT-04
    pub(crate) fn deal_event<J: Journal<Note>>(&self, state: &mut State, event: Event, j: &mut J) {
        if state.events.deck.is_empty() {
            state.events.deck = std::mem::take(&mut state.events.discard);
        }
        state.events.deck.remove(event);
        j.note(Note::EventDrawn(event));
        state.replace(Frame::Turn(Step::Actions));
        match self.effect(event) {
            EventEffect::Discovery { tokens } => occupy_slot(state, event, tokens),
            EventEffect::MildWinter { food_each, .. } => {
                let food = food_each.saturating_mul(self.seats as u8);
                occupy_slot(state, event, Goods::of_kind(Good::Food, food));
            }
            EventEffect::Plentiful { good, tokens, .. } => {
                occupy_slot(state, event, Goods::of_kind(good, tokens));
            }
            EventEffect::Drought { .. } | EventEffect::Knowledge { .. } | EventEffect::Object { .. } => {
                occupy_slot(state, event, Goods::NONE);
            }
            EventEffect::SabreTooth { .. } => {
                occupy_slot(state, event, Goods::NONE);
                state.push(Frame::Tiger);
            }
            EventEffect::Volcano { .. } => {
                state.events.deck.insert(event); // RT-EVENT-49, RT-RULING-53
                self.begin_volcano(state, j);
            }
            EventEffect::Invaders { .. } => {
                occupy_slot(state, event, Goods::NONE);
                self.begin_invaders(state, j);
            }
            EventEffect::Mammoth { .. } => {
                occupy_slot(state, event, Goods::NONE);
                self.begin_mammoth(state, j);
            }
            EventEffect::Chieftain { .. } => {
                occupy_slot(state, event, Goods::NONE);
                state.push(Frame::Auction { seat: state.active, high: 0, leader: None, out: 0 });
            }
            EventEffect::AbandonedVillage { .. } => {
                occupy_slot(state, event, Goods::NONE);
                state.push(Frame::Ruins { seat: state.active, after: self.seats as u8 - 1 });
            }
        }
    }

    /// A resolved event leaves its slot for the discard pile. RT-EVENT-06, RT-RULING-74
    pub(crate) fn leave_slot<J: Journal<Note>>(&self, state: &mut State, event: Event, j: &mut J) {
        free_slot(state, event);
        state.events.discard.insert(event);
        j.note(Note::EventLeaves(event));
    }

    /// Takes goods from a card; an empty card leaves.
    fn take_from<J: Journal<Note>>(
        &self,
        state: &mut State,
        event: Event,
        good: Good,
        amount: u8,
        j: &mut J,
    ) -> u8 {
        let Some(slot) = state.events.slot(event) else {
            return 0;
        };
        let tokens = &mut state.events.active.as_mut_slice()[slot].tokens;
        let taken = tokens.take(good, amount);
        if tokens.is_empty() {
            self.leave_slot(state, event, j);
        }
        taken
    }

    /// Goods on an active card.
    pub(crate) fn tokens_on(state: &State, event: Event) -> Goods {
        state.events.slot(event).map_or(Goods::NONE, |slot| state.events.active.as_slice()[slot].tokens)
    }
}

fn occupy_slot(state: &mut State, event: Event, tokens: Goods) {
    let fits = state.events.active.push(Active { event, tokens });
    debug_assert!(fits, "an event was drawn without a free slot");
}

/// Takes a card out of its slot.
fn free_slot(state: &mut State, event: Event) {
    if let Some(slot) = state.events.slot(event) {
        state.events.active.remove(slot);
    }
}

/// The good an abundance card has, by card.
pub(crate) const fn plentiful(good: Good) -> Event {
    match good {
        Good::Food => Event::PlentifulFood,
        Good::Wood => Event::PlentifulWood,
        Good::Stone => Event::PlentifulStone,
    }
}
