//! Mammoth: hunted, or tamed and led along. RT-EVENT-36..39

use table::journal::Journal;

use super::free_slot;
use crate::{
    action::{Action, Prey},
    content::EventEffect,
    frame::Frame,
    game::RiseOfTribes,
    ids::{Event, Face, Good, Hex, HexSet, Land, Source},
    note::Note,
    refusal::{Refusal, ensure},
    state::{Beast, State},
};

impl RiseOfTribes {
    /// The hexes of `among` with the fewest members and invaders.
    pub(crate) fn least_populated(&self, state: &State, among: HexSet) -> HexSet {
        let least = among.iter().map(|hex| state.population(hex)).min();
        among.iter().filter(|&hex| Some(state.population(hex)) == least).collect()
    }

    pub(crate) fn mammoth_sites(&self, state: &State) -> HexSet {
        self.least_populated(state, state.ground.of(Land::Lake))
    }

    pub(crate) fn begin_mammoth<J: Journal<Note>>(&self, state: &mut State, j: &mut J) {
        let sites = self.mammoth_sites(state);
        match (sites.len(), sites.iter().next()) {
            (1, Some(hex)) => appear(state, hex, j),
            _ => state.push(Frame::Beast),
        }
    }

    pub(crate) fn play_mammoth_site<J: Journal<Note>>(
        &self,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Action::Mammoth(hex) = action else {
            return Err(Refusal::NotNow);
        };
        ensure(self.mammoth_sites(state).has(hex), Refusal::NotLeastPopulated)?;
        state.pop();
        appear(state, hex, j);
        Ok(())
    }

    /// Is the wild mammoth within reach of the active player?
    fn may_hunt_mammoth(&self, state: &State) -> bool {
        match (state.events.mammoth, self.effect(Event::Mammoth)) {
            (Some(Beast { hex, owner: None }), EventEffect::Mammoth { members, .. }) => {
                state.field.of(state.active, hex) >= members
            }
            _ => false,
        }
    }

    /// What taming costs, if it is within reach.
    fn may_tame(&self, state: &State) -> Result<u8, Refusal> {
        ensure(self.may_hunt_mammoth(state), Refusal::NoBeastHere)?;
        match self.effect(Event::Mammoth) {
            EventEffect::Mammoth { feed, .. } if state.player(state.active).goods.of(Good::Food) >= feed => {
                Ok(feed)
            }
            _ => Err(Refusal::CannotPay),
        }
    }

    #[inline]
    pub(crate) fn list_beasts(&self, state: &State, out: &mut Vec<Action>) {
        if state.events.active.is_empty() {
            return;
        }
        let (tiger, mammoth) = (self.may_hunt_tiger(state), self.may_hunt_mammoth(state));
        let tame = mammoth && self.may_tame(state).is_ok();
        for (face, _) in state.hand.iter() {
            if tiger {
                out.push(Action::Hunt(Prey::Tiger, face));
            }
            if mammoth {
                out.push(Action::Hunt(Prey::Mammoth, face));
            }
            if tame {
                out.push(Action::Tame(face));
            }
        }
    }

    pub(crate) fn hunt_mammoth<J: Journal<Note>>(
        &self,
        state: &mut State,
        face: Face,
        j: &mut J,
    ) -> Result<(), Refusal> {
        ensure(state.hand.has(face), Refusal::NoSuchDie)?;
        ensure(self.may_hunt_mammoth(state), Refusal::NoBeastHere)?;
        let seat = state.active;
        state.hand.take(face);
        state.events.mammoth = None;
        j.note(Note::Hunts(seat, Prey::Mammoth));
        self.leave_slot(state, Event::Mammoth, j);
        if let EventEffect::Mammoth { meat, hunt_points, .. } = self.effect(Event::Mammoth) {
            state.player_mut(seat).goods.add(Good::Food, meat);
            j.note(Note::Takes(seat, Good::Food, meat));
            self.score(state, seat, Source::Events, hunt_points, j);
        }
        Ok(())
    }

    pub(crate) fn tame_mammoth<J: Journal<Note>>(
        &self,
        state: &mut State,
        face: Face,
        j: &mut J,
    ) -> Result<(), Refusal> {
        ensure(state.hand.has(face), Refusal::NoSuchDie)?;
        let feed = self.may_tame(state)?;
        let seat = state.active;
        state.hand.take(face);
        state.player_mut(seat).goods.take(Good::Food, feed);
        if let Some(beast) = &mut state.events.mammoth {
            beast.owner = Some(seat);
        }
        // The card leaves its slot and stays with the mammoth until that is lost.
        free_slot(state, Event::Mammoth);
        j.note(Note::Tames(seat));
        if let EventEffect::Mammoth { tame_points, .. } = self.effect(Event::Mammoth) {
            self.score(state, seat, Source::Events, tame_points, j);
        }
        Ok(())
    }
}

fn appear<J: Journal<Note>>(state: &mut State, hex: Hex, j: &mut J) {
    state.events.mammoth = Some(Beast { hex, owner: None });
    j.note(Note::MammothAt(hex));
}
