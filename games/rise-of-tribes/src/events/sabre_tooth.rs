//! Sabre-tooth: takes members on a mountain. RT-EVENT-40..44

use table::{Seat, journal::Journal, text::Phrase};

use crate::{
    action::Action,
    content::EventEffect,
    decision::Decision,
    frame::Frame,
    game::RiseOfTribes,
    ids::{Event, Face, HexSet, Land, Source},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
    turn::Step,
    words::message,
};

/// The active player puts the sabre-tooth on a mountain. RT-EVENT-43
#[derive(Clone, Copy)]
pub(crate) struct PlaceSabreTooth;

impl PlaceSabreTooth {
    /// Any mountain but the one it is on. RT-EVENT-42
    fn sites(state: &State) -> HexSet {
        let mut sites = state.ground.of(Land::Mountain);
        if let Some(hex) = state.events.sabre_tooth {
            sites.remove(hex);
        }
        sites
    }
}

impl Decision for PlaceSabreTooth {
    fn legal_actions(self, _: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        out.extend(Self::sites(state).iter().map(Action::PlaceSabreTooth));
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
        ensure(state.ground.of(Land::Mountain).has(hex), Refusal::SabreToothOffMountain)?;
        ensure(Self::sites(state).has(hex), Refusal::SabreToothStays)?;
        state.pop();
        state.events.sabre_tooth = Some(hex);
        j.note(Note::SabreToothAt(hex));
        for seat in Seat::all(rules.seats) {
            if rules.remove(state, seat, hex, 1) > 0 {
                j.note(Note::Falls(seat, hex, 1));
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

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-sabre-tooth")
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
        j.note(Note::HuntsSabreTooth(seat));
        if let Some(hex) = state.events.sabre_tooth.take() {
            self.remove(state, seat, hex, 1);
            j.note(Note::Falls(seat, hex, 1));
        }
        self.leave_slot(state, Event::SabreTooth, j);
        if let EventEffect::SabreTooth { points } = self.effect(Event::SabreTooth) {
            self.score(state, seat, Source::Events, points, j);
        }
        self.upkeep(state, None, j);
        Ok(())
    }
}
