//! Landmarks and the race to the Delta, part of Eclipse step C (RR-LAND, RR-DELTA).

use table::{
    Seat,
    journal::Journal,
    sets::{Indexed, Set},
    text::Phrase,
};

use super::{DeltaCheck, LandmarkCount, RiverAction, RiverNote};
use crate::{
    EndlessWinter,
    action::Action,
    ids::{Hex, Junction, Landmark},
    names::effect,
    note::Note,
    refusal::Refusal,
    state::{Scored, Source, Stage, State},
};

impl EndlessWinter {
    /// The race to the Delta at the beginning of a player's Eclipse.
    pub(crate) const fn delta_check(&self) -> DeltaCheck {
        if self.rivers.course.is_some() { DeltaCheck::Open } else { DeltaCheck::Closed }
    }

    #[inline]
    pub(crate) fn is_river(&self, state: &State, hex: Hex) -> bool {
        Some(state.open.terrain[hex.index()]) == self.rivers.river
    }

    /// RR-DELTA-01, RR-DELTA-02, RR-DELTA-04: nobody's Raft is closer to the Delta.
    pub(crate) fn closest(&self, state: &State, seat: Seat) -> bool {
        let own = self.raft(state, seat);
        Seat::all(self.seats).all(|other| self.raft(state, other) <= own)
    }

    /// RR-DELTA-03: what the race is worth. The Delta counts the Raft by itself, and Camps apart from it.
    pub(crate) fn delta_points(&self, state: &State, seat: Seat) -> u16 {
        let camps: u16 = state
            .player(seat)
            .camps
            .iter()
            .filter(|&(hex, _)| self.is_river(state, hex))
            .map(|(_, count)| u16::from(count))
            .sum();
        u16::from(self.rivers.delta_raft) + camps * u16::from(self.rivers.delta_camp)
    }

    /// RR-RULING-10: once in step C, judged at the moment.
    pub(crate) fn may_race(&self, state: &State) -> bool {
        state.open.moment.delta == DeltaCheck::Open
            && state.open.stage == Stage::Lands
            && state.open.stack.is_empty()
            && self.closest(state, state.active())
            && self.delta_points(state, state.active()) > 0
    }

    pub(crate) fn list_race(&self, state: &State, out: &mut Vec<Action>) {
        if self.may_race(state) {
            out.push(Action::River(RiverAction::Delta));
        }
    }

    pub(crate) fn race(&self, state: &mut State, journal: &mut impl Journal<Note>) -> Result<(), Refusal> {
        if !self.may_race(state) {
            return Err(self.why_no_race(state));
        }
        self.score_race(state, journal);
        Ok(())
    }

    /// RR-RULING-33: points that cost nothing are not lost by leaving step C: Landmarks, then the Delta.
    #[inline(never)]
    pub(crate) fn score_left_points(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        if self.course().is_none() {
            return;
        }
        for hex in self.landmark_hexes(state) {
            if state.open.moment.lands.has(hex) && self.leads(state, hex) {
                state.open.moment.lands.remove(hex);
                self.score_landmark(state, hex, journal);
            }
        }
        if self.may_race(state) {
            self.score_race(state, journal);
        }
    }

    /// What leaving step C scores by itself.
    pub(crate) fn unclaimed_points(&self, state: &State) -> u16 {
        let seat = state.active();
        let lands = state.open.moment.lands.iter().filter(|&hex| self.leads(state, hex));
        let landmarks: u16 = lands.map(|hex| self.points_on(state, seat, hex)).sum();
        landmarks + if self.may_race(state) { self.delta_points(state, seat) } else { 0 }
    }

    fn score_race(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        let seat = state.active();
        let points = self.delta_points(state, seat);
        state.open.moment.delta = DeltaCheck::Closed;
        state.me_mut().score(Scored::Delta, points);
        journal.note(Note::River(RiverNote::DeltaScored(seat, points.min(255) as u8)));
    }

    #[cold]
    fn why_no_race(&self, state: &State) -> Refusal {
        if self.course().is_none() {
            Refusal::NoRiver
        } else if state.open.stage != Stage::Lands || state.open.moment.delta == DeltaCheck::Closed {
            Refusal::DeltaNotNow
        } else if !state.open.stack.is_empty() {
            Refusal::FinishFirst
        } else if !self.closest(state, state.active()) {
            Refusal::NotClosest
        } else {
            Refusal::DeltaWorthless
        }
    }

    pub(crate) fn describe_race(&self, state: &State) -> Phrase {
        Phrase::new("endless-winter-do-delta").number("points", self.delta_points(state, state.active()))
    }

    /// What a hex gives to the active player: what is printed, or the points of its Landmark.
    pub(crate) fn gathered(&self, state: &State, hex: Hex) -> Phrase {
        match state.open.river.landmark_on(hex) {
            Some(landmark) => Phrase::new("endless-winter-landmark-now")
                .phrase("landmark", self.landmark_name(landmark))
                .phrase("words", self.landmark_text(landmark))
                .number("points", self.landmark_points(state, state.active(), landmark)),
            None => effect(&self.effect(state, Source::Hex(hex))),
        }
    }

    /// RR-LAND-02..06: what a Landmark is worth to a player now.
    pub(crate) fn landmark_points(&self, state: &State, seat: Seat, landmark: Landmark) -> u16 {
        let (Some(&(count, ref points)), Some(course)) =
            (self.rivers.landmarks.get(landmark.index()), &self.rivers.course)
        else {
            return 0;
        };
        let player = state.player(seat);
        // RR-RAFT-06, RR-RULING-08: for the benefits of the Terrain board the Raft is a Camp on its hex.
        let raft = self.raft_hex(state, seat);
        let camps_on = |hex: Hex| usize::from(player.camps.of(hex)) + usize::from(raft == Some(hex));
        let camped = |among: Set<Hex>| among.iter().filter(|&hex| camps_on(hex) > 0).count();
        let counted = match count {
            LandmarkCount::CampsAtHome => usize::from(player.camps_home()),
            LandmarkCount::CentralHexes => camped(course.central()),
            LandmarkCount::OuterHexes => camped(self.board.hexes().without(course.central())),
            LandmarkCount::CampsHere => {
                let here = state.open.river.landmarks[landmark.index()];
                here.map_or(0, camps_on)
            }
            LandmarkCount::RiverVillages => {
                let at_river = |junction: Junction| {
                    self.board.around(junction).iter().any(|&hex| self.is_river(state, hex))
                };
                player.villages.iter().filter(|&junction| at_river(junction)).count()
            }
        };
        points.of(counted)
    }

    /// The points of a Landmark on this hex, if there is one.
    #[inline]
    pub(crate) fn points_on(&self, state: &State, seat: Seat, hex: Hex) -> u16 {
        match state.open.river.landmark_on(hex) {
            Some(landmark) => self.landmark_points(state, seat, landmark),
            None => 0,
        }
    }

    /// RR-LAND-01: the active player has led on this hex.
    pub(crate) fn score_landmark(&self, state: &mut State, hex: Hex, journal: &mut impl Journal<Note>) {
        let seat = state.active();
        let Some(landmark) = state.open.river.landmark_on(hex) else { return };
        let points = self.landmark_points(state, seat, landmark);
        if points > 0 {
            state.me_mut().score(Scored::Landmarks, points);
            journal.note(Note::River(RiverNote::LandmarkScored(seat, landmark, points.min(255) as u8)));
        }
    }
}
