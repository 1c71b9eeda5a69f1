//! Fish tokens (RR-FISH).

use table::{counts::Counts, journal::Journal, odds::Odds, sets::Indexed, text::Phrase};

use super::{Afterwards, RiverNote, RiverOutcome};
use crate::{
    EndlessWinter,
    action::Outcome,
    icons::Icon,
    ids::Fish,
    note::Note,
    refusal::Refusal,
    state::{Due, Scored, Source, State},
};

impl EndlessWinter {
    /// Is there a token to draw?
    #[inline]
    pub(crate) fn can_fish(&self, state: &State) -> bool {
        !state.open.river.supply.is_empty() || !state.open.river.discard.is_empty()
    }

    pub(crate) fn fish(&self, state: &mut State, journal: &mut impl Journal<Note>) -> Result<(), Refusal> {
        if !self.is_pending(state, Icon::Fish) {
            return Err(Refusal::NoFish);
        }
        if !self.can_fish(state) {
            return Err(Refusal::NoFishLeft);
        }
        self.take_icon(state, Icon::Fish);
        self.start_fishing(state, journal);
        Ok(())
    }

    pub(crate) fn describe_fish(&self, _: &State) -> Phrase {
        Phrase::new("endless-winter-do-fish")
    }

    /// RR-COW-02: with nothing but Fish to take, the next token is drawn without asking. Was it so?
    pub(crate) fn fish_at_once(&self, state: &mut State, journal: &mut impl Journal<Note>) -> bool {
        let only = self.top_gains(state).is_some_and(|(_, gains)| gains.kinds_present() == Icon::Fish.bit());
        let drawn = only && self.can_fish(state);
        if drawn {
            self.take_icon(state, Icon::Fish);
            self.start_fishing(state, journal);
        }
        drawn
    }

    /// RR-RULING-13: one token at a time; an empty supply is filled from the discarded ones first.
    pub(crate) fn start_fishing(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        if state.open.river.supply.is_empty() {
            self.mix_fish(state, journal);
        }
        state.open.due = Due::Fish;
    }

    fn mix_fish(&self, state: &mut State, journal: &mut impl Journal<Note>) {
        let river = &mut state.open.river;
        let discard = std::mem::replace(&mut river.discard, Counts::EMPTY);
        river.supply.pour(&discard);
        journal.note(Note::River(RiverNote::FishMixed));
    }

    pub(crate) fn fish_odds(&self, state: &State, out: &mut Odds<Outcome>) {
        for (fish, count) in state.open.river.supply.iter() {
            out.add(Outcome::River(RiverOutcome::Fish(fish)), u32::from(count));
        }
    }

    /// RR-FISH-02..06: the token is revealed, discarded, and gives what it shows.
    pub(crate) fn land_fish(&self, state: &mut State, fish: Fish, journal: &mut impl Journal<Note>) {
        let seat = state.active();
        state.open.river.supply.take(fish);
        state.open.river.discard.add(fish);
        journal.note(Note::River(RiverNote::FishDrawn(seat, fish)));
        let face = &self.rivers.fish[fish.index()];
        let mut gives = face.gives;
        // RR-FISH-05, RR-FISH-06: points at once, then the mixing.
        let points = gives.take_up_to(Icon::Point, u8::MAX);
        if points > 0 {
            state.me_mut().score(Scored::Benefits, u16::from(points));
            let origin = self.origin(state, Source::Fish(fish));
            journal.note(Note::Gained(seat, Icon::Point, points, origin));
        }
        if face.then == Afterwards::Reshuffle {
            self.mix_fish(state, journal);
        }
        self.push(state, Source::Fish(fish), gives);
    }
}
