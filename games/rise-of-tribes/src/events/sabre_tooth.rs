//! Sabre-tooth: takes members, first on a mountain, then on another hex with each double. RT-EVENT-40..44

use table::{Seat, journal::Journal, text::Phrase};

use crate::{
    action::Action,
    content::EventEffect,
    decision::Decision,
    frame::Frame,
    game::RiseOfTribes,
    ids::{Event, Face, HexSet, Land},
    note::{Cause, Note},
    refusal::{Refusal, ensure},
    state::State,
    turn::Step,
    words::message,
};

/// The active player puts the sabre-tooth on a mountain, or moves it to another hex. RT-EVENT-43
#[derive(Clone, Copy)]
pub(crate) struct PlaceSabreTooth;

impl PlaceSabreTooth {
    /// A mountain for a new one, any hex but its own for one that moves. RT-EVENT-40, RT-EVENT-42
    fn sites(rules: &RiseOfTribes, state: &State) -> HexSet {
        match state.events.sabre_tooth {
            Some(hex) => rules.board.all.without(HexSet::only(hex)),
            None => state.ground.of(Land::Mountain),
        }
    }
}

impl Decision for PlaceSabreTooth {
    fn legal_actions(self, rules: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        out.extend(Self::sites(rules, state).iter().map(Action::PlaceSabreTooth));
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Action::PlaceSabreTooth(hex) = action else {
            return Err(Refusal::unexpected(action));
        };
        ensure(rules.board.all.has(hex), Refusal::NotOnTheMap)?;
        let refusal = match state.events.sabre_tooth {
            Some(_) => Refusal::SabreToothStays,
            None => Refusal::SabreToothOffMountain,
        };
        ensure(Self::sites(rules, state).has(hex), refusal)?;
        state.pop();
        state.events.sabre_tooth = Some(hex);
        j.note(Note::SabreToothAt(hex));
        for seat in Seat::all(rules.seats) {
            if rules.remove(state, seat, hex, 1) > 0 {
                j.note(Note::Bitten(seat, hex));
            }
        }
        rules.upkeep(state, None, j);
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        matches!(below, Some(Frame::Turn(Step::Actions | Step::Doubles(_))))
    }

    fn is_valid(self, _: &RiseOfTribes, state: &State) -> bool {
        state.events.is_active(Event::SabreTooth)
    }

    fn question(self, _: &RiseOfTribes, state: &State) -> Phrase {
        match state.events.sabre_tooth {
            Some(_) => message("ask-sabre-tooth-moves"),
            None => message("ask-sabre-tooth"),
        }
    }
}

impl RiseOfTribes {
    /// May the active player spend a die and a member on it?
    pub(super) fn may_hunt_sabre_tooth(&self, state: &State) -> bool {
        state.events.sabre_tooth.is_some_and(|hex| state.field.of(state.active, hex) > 0)
    }

    pub(crate) fn hunt_sabre_tooth<J: Journal<Note>>(
        &self,
        state: &mut State,
        face: Face,
        j: &mut J,
    ) -> Result<(), Refusal> {
        ensure(state.hand.has(face), Refusal::NoSuchDie)?;
        ensure(self.may_hunt_sabre_tooth(state), Refusal::NoSabreToothHere)?;
        let seat = state.active;
        state.hand.take(face);
        if let Some(hex) = state.events.sabre_tooth.take() {
            self.remove(state, seat, hex, 1);
            j.note(Note::HuntsSabreTooth(seat, hex));
        }
        self.leave_slot(state, Event::SabreTooth, j);
        if let EventEffect::SabreTooth { points } = self.effect(Event::SabreTooth) {
            self.score(state, seat, Cause::Event(Event::SabreTooth), points, j);
        }
        self.upkeep(state, None, j);
        Ok(())
    }
}
