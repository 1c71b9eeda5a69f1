//! Sabre-tooth: a beast that bites on mountains. RT-EVENT-40..44

use table::{Seat, journal::Journal};

use crate::{
    action::{Action, Prey},
    content::EventEffect,
    game::RiseOfTribes,
    ids::{Event, Face, HexSet, Land, Source},
    note::Note,
    refusal::{Refusal, ensure},
    state::State,
};

impl RiseOfTribes {
    /// Any mountain but the one it is on. RT-EVENT-42
    pub(crate) fn tiger_sites(&self, state: &State) -> HexSet {
        let mut sites = state.ground.of(Land::Mountain);
        if let Some(hex) = state.events.tiger {
            sites.remove(hex);
        }
        sites
    }

    pub(crate) fn play_tiger<J: Journal<Note>>(
        &self,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Action::Tiger(hex) = action else {
            return Err(Refusal::NotNow);
        };
        ensure(self.tiger_sites(state).has(hex), Refusal::NotThisHex)?;
        state.pop();
        state.events.tiger = Some(hex);
        j.note(Note::TigerAt(hex));
        for seat in Seat::all(self.seats) {
            if self.remove(state, seat, hex, 1) > 0 {
                j.note(Note::Falls(seat, hex, 1));
            }
        }
        self.upkeep(state, None, j);
        Ok(())
    }

    /// May the active player spend a die and a member on it?
    pub(crate) fn may_hunt_tiger(&self, state: &State) -> bool {
        state.events.tiger.is_some_and(|hex| state.field.of(state.active, hex) > 0)
    }

    pub(crate) fn hunt_tiger<J: Journal<Note>>(
        &self,
        state: &mut State,
        face: Face,
        j: &mut J,
    ) -> Result<(), Refusal> {
        ensure(state.hand.has(face), Refusal::NoSuchDie)?;
        ensure(self.may_hunt_tiger(state), Refusal::NoBeastHere)?;
        let seat = state.active;
        state.hand.take(face);
        j.note(Note::Hunts(seat, Prey::Tiger));
        if let Some(hex) = state.events.tiger.take() {
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
