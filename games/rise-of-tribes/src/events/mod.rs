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

use serde::{Deserialize, Serialize};
use table::{Turn, journal::Journal, odds::Odds, sets::Set};

pub use abandoned_village::AbandonedVillage;
pub use chieftain::{Auction, Tribute};
pub use discovery::Discover;
pub(crate) use invaders::PlaceInvaders;
pub(crate) use mammoth::PlaceMammoth;
pub(crate) use objects::Sacrifice;
pub use plenty::Plenty;
pub(crate) use sabre_tooth::PlaceSabreTooth;
pub use volcano::Erupt;
pub(crate) use volcano::PlaceVolcano;

use crate::{
    action::Outcome,
    content::EventEffect,
    decision::{Area, Decision, Flow},
    game::RiseOfTribes,
    goods::Goods,
    ids::{Event, Good},
    note::Note,
    refusal::{Refusal, ensure},
    state::{Active, State},
    turn::Step,
};

/// A double: the active event with this number carries out its line. RT-EVENT-01
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Doubles {
    /// The number of the event, from 0, oldest first. RT-RULING-43
    pub slot: u8,
}

impl Decision for Doubles {
    fn advance<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, j: &mut J) -> Flow {
        let Some(&active) = state.events.active.as_slice().get(usize::from(self.slot)) else {
            state.replace(Step::DrawEvent);
            return Flow::Continue;
        };
        let count = state.events.active.len();
        let effect = rules.effect(active.event);
        match effect {
            EventEffect::Drought { .. } => rules.leave_slot(state, active.event, j), // RT-EVENT-27
            EventEffect::Object { object, .. } => rules.cheapen(state, object, j),
            EventEffect::Invaders { most, .. } => rules.reinforce(state, most, j),
            EventEffect::SabreTooth { .. }
            | EventEffect::Discovery { .. }
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
            state.replace(Step::Doubles(Self { slot: self.slot + 1 }));
        }
        if matches!(effect, EventEffect::SabreTooth { .. }) {
            state.push(PlaceSabreTooth); // RT-EVENT-42
        }
        Flow::Continue
    }

    fn is_valid(self, _: &RiseOfTribes, state: &State) -> bool {
        usize::from(self.slot) <= state.events.active.len()
    }

    fn area(self) -> Area {
        Area::Actions
    }
}

/// A double: a new event is drawn. RT-EVENT-04
#[derive(Clone, Copy)]
pub(crate) struct DrawEvent;

impl DrawEvent {
    /// The discarded cards that come back before the draw: all of them, once the deck has no card but the Volcano, which
    /// never leaves it. RT-RULING-45
    fn returning(state: &State) -> Set<Event> {
        let spent = state.events.deck.without(Set::only(Event::Volcano)).is_empty();
        if spent { state.events.discard } else { Set::EMPTY }
    }

    /// The cards that may be turned up next.
    fn deck(state: &State) -> Set<Event> {
        state.events.deck.or(Self::returning(state))
    }
}

impl Decision for DrawEvent {
    #[inline]
    fn turn(self, _: &RiseOfTribes, _: &State) -> Turn {
        Turn::Chance
    }

    /// Is a slot free and a card left? RT-EVENT-04, -05
    fn advance<J: Journal<Note>>(self, rules: &RiseOfTribes, state: &mut State, _: &mut J) -> Flow {
        if state.events.active.len() < rules.tables.slots && !Self::deck(state).is_empty() {
            return Flow::Wait;
        }
        state.replace(Step::Actions);
        Flow::Continue
    }

    fn outcomes(self, _: &RiseOfTribes, state: &State, out: &mut Odds<Outcome>) {
        for event in Self::deck(state) {
            out.add(Outcome::Event(event), 1);
        }
    }

    fn deal<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        outcome: Outcome,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Outcome::Event(event) = outcome else {
            return Err(Refusal::NotTheOutcome);
        };
        ensure(Self::deck(state).has(event), Refusal::NotTheOutcome)?;
        let returning = Self::returning(state);
        if !returning.is_empty() {
            state.events.deck = state.events.deck.or(returning);
            state.events.discard = Set::EMPTY;
            j.note(Note::EventsReshuffled);
        }
        state.events.deck.remove(event);
        j.note(Note::EventDrawn(event));
        state.replace(Step::Actions);
        rules.carry_out(state, event, j);
        Ok(())
    }

    fn area(self) -> Area {
        Area::Actions
    }
}

impl RiseOfTribes {
    /// A new event takes its slot and has its effect. RT-EVENT-04
    fn carry_out<J: Journal<Note>>(&self, state: &mut State, event: Event, j: &mut J) {
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
                state.push(PlaceSabreTooth);
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
                state.push(Auction::begin(state.active));
            }
            EventEffect::AbandonedVillage { .. } => {
                occupy_slot(state, event, Goods::NONE);
                state.push(AbandonedVillage { seat: state.active, after: self.seats as u8 - 1 });
            }
        }
    }

    /// A resolved event leaves its slot for the discard pile. RT-EVENT-06, RT-RULING-74
    pub(crate) fn leave_slot<J: Journal<Note>>(&self, state: &mut State, event: Event, j: &mut J) {
        discard(state, event);
        j.note(Note::EventLeaves(event));
    }

    /// Takes goods from an active card; an empty card leaves.
    #[expect(clippy::expect_used, reason = "only active cards give goods")]
    fn take_from<J: Journal<Note>>(
        &self,
        state: &mut State,
        event: Event,
        good: Good,
        amount: u8,
        j: &mut J,
    ) -> u8 {
        let slot = state.events.slot(event).expect("the card is active");
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

/// Takes a card out of its slot and puts it on the discard pile.
fn discard(state: &mut State, event: Event) {
    free_slot(state, event);
    state.events.discard.insert(event);
}

/// Takes a card out of its slot.
fn free_slot(state: &mut State, event: Event) {
    if let Some(slot) = state.events.slot(event) {
        state.events.active.remove(slot);
    }
}
