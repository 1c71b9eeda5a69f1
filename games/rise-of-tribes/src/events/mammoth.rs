//! Mammoth: hunted, or tamed and led along. RT-EVENT-36..39

use table::{journal::Journal, text::Phrase};

use super::free_slot;
use crate::{
    action::{Action, Prey},
    content::EventEffect,
    decision::Decision,
    frame::Frame,
    game::RiseOfTribes,
    goods::Goods,
    ids::{Event, Face, Good, Hex, HexSet, Land},
    note::{Cause, Note},
    refusal::{Refusal, ensure},
    state::{Mammoth, State},
    turn::Step,
    words::{self, message},
};

/// The active player breaks a tie for the mammoth's lake.
#[derive(Clone, Copy)]
pub(crate) struct PlaceMammoth;

impl PlaceMammoth {
    fn sites(rules: &RiseOfTribes, state: &State) -> HexSet {
        rules.least_populated(state, state.ground.of(Land::Lake))
    }
}

impl Decision for PlaceMammoth {
    fn legal_actions(self, rules: &RiseOfTribes, state: &State, out: &mut Vec<Action>) {
        out.extend(Self::sites(rules, state).iter().map(Action::PlaceMammoth));
    }

    fn play<J: Journal<Note>>(
        self,
        rules: &RiseOfTribes,
        state: &mut State,
        action: Action,
        j: &mut J,
    ) -> Result<(), Refusal> {
        let Action::PlaceMammoth(hex) = action else {
            return Err(Refusal::unexpected(action));
        };
        ensure(Self::sites(rules, state).has(hex), Refusal::NotLeastPopulatedLake)?;
        state.pop();
        appear(state, hex, j);
        Ok(())
    }

    fn may_wait_on(self, below: Option<Frame>) -> bool {
        below == Some(Frame::Turn(Step::Actions))
    }

    fn is_valid(self, _: &RiseOfTribes, state: &State) -> bool {
        state.events.mammoth.is_none()
    }

    fn question(self, _: &RiseOfTribes, _: &State) -> Phrase {
        message("ask-mammoth")
    }
}

impl RiseOfTribes {
    /// The hexes of `among` with the fewest members and invaders.
    pub(super) fn least_populated(&self, state: &State, among: HexSet) -> HexSet {
        let least = among.iter().map(|hex| state.population(hex)).min();
        among.iter().filter(|&hex| Some(state.population(hex)) == least).collect()
    }

    pub(super) fn begin_mammoth<J: Journal<Note>>(&self, state: &mut State, j: &mut J) {
        let sites = PlaceMammoth::sites(self, state);
        match (sites.len(), sites.iter().next()) {
            (1, Some(hex)) => appear(state, hex, j),
            _ => state.push(PlaceMammoth),
        }
    }

    /// Is the wild mammoth within reach of the active player?
    fn may_hunt_mammoth(&self, state: &State) -> bool {
        match (state.events.mammoth, self.effect(Event::Mammoth)) {
            (Some(Mammoth { hex, owner: None }), EventEffect::Mammoth { members, .. }) => {
                state.field.of(state.active, hex) >= members
            }
            _ => false,
        }
    }

    /// What taming costs, if it is within reach.
    fn may_tame(&self, state: &State) -> Result<u8, Refusal> {
        ensure(self.may_hunt_mammoth(state), Refusal::NoMammothHere)?;
        match self.effect(Event::Mammoth) {
            EventEffect::Mammoth { feed, .. } if state.player(state.active).goods.of(Good::Food) >= feed => {
                Ok(feed)
            }
            _ => Err(Refusal::TamingCost),
        }
    }

    #[inline]
    pub(crate) fn list_hunts(&self, state: &State, out: &mut Vec<Action>) {
        if state.events.active.is_empty() {
            return;
        }
        let sabre_tooth = self.may_hunt_sabre_tooth(state);
        let mammoth = self.may_hunt_mammoth(state);
        let tame = mammoth && self.may_tame(state).is_ok();
        for (face, _) in state.hand.iter() {
            if sabre_tooth {
                out.push(Action::Hunt(Prey::SabreTooth, face));
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
        ensure(self.may_hunt_mammoth(state), Refusal::NoMammothHere)?;
        let seat = state.active;
        state.hand.take(face);
        state.events.mammoth = None;
        j.note(Note::HuntsMammoth(seat));
        self.leave_slot(state, Event::Mammoth, j);
        if let EventEffect::Mammoth { meat, hunt_points, .. } = self.effect(Event::Mammoth) {
            state.player_mut(seat).goods.add(Good::Food, meat);
            j.note(Note::Takes(seat, Good::Food, meat, Cause::Event(Event::Mammoth)));
            self.score(state, seat, Cause::Event(Event::Mammoth), hunt_points, j);
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
        if let Some(mammoth) = &mut state.events.mammoth {
            mammoth.owner = Some(seat);
        }
        // The card leaves its slot and stays with the mammoth until that is lost.
        free_slot(state, Event::Mammoth);
        j.note(Note::Tames(seat));
        j.note(Note::Pays(seat, Goods::of_kind(Good::Food, feed), Cause::Event(Event::Mammoth)));
        if let EventEffect::Mammoth { tame_points, .. } = self.effect(Event::Mammoth) {
            self.score(state, seat, Cause::Event(Event::Mammoth), tame_points, j);
        }
        Ok(())
    }

    pub(crate) fn describe_hunt(&self, prey: Prey, die: Face) -> Phrase {
        match (prey, self.effect(Event::SabreTooth), self.effect(Event::Mammoth)) {
            (Prey::SabreTooth, EventEffect::SabreTooth { points }, _) => {
                message("do-hunt-sabre-tooth").number("points", points)
            }
            (Prey::Mammoth, _, EventEffect::Mammoth { meat, hunt_points, .. }) => message("do-hunt-mammoth")
                .phrase("meat", words::some(Good::Food, meat))
                .number("points", hunt_points),
            _ => message("nothing"),
        }
        .phrase("die", words::face(die))
    }

    pub(crate) fn describe_taming(&self, die: Face) -> Phrase {
        match self.effect(Event::Mammoth) {
            EventEffect::Mammoth { feed, tame_points, .. } => {
                message("do-tame").phrase("feed", words::some(Good::Food, feed)).number("points", tame_points)
            }
            _ => message("nothing"),
        }
        .phrase("die", words::face(die))
    }
}

fn appear<J: Journal<Note>>(state: &mut State, hex: Hex, j: &mut J) {
    state.events.mammoth = Some(Mammoth { hex, owner: None });
    j.note(Note::MammothAt(hex));
}
