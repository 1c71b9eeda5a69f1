//! The Hunt column: Animals (EW-HUNT).

use table::{journal::Journal, sets::Indexed};

use crate::{
    EndlessWinter,
    action::Action,
    icons::{Gains, Icon},
    ids::{Animal, Column, Spot},
    interpreter::{Section, Way},
    note::Note,
    refusal::Refusal,
    state::{Due, HUNT_AREA, Scored, Source, State},
};

/// EW-HUNT-01: 1 Labor.
const REVEAL: Section = Section::Top { tools: 0, labor: 2 };
/// EW-HUNT-06: 1 Tool and 1 Labor.
const TAKE: Section = Section::Top { tools: 1, labor: 2 };
/// EW-HUNT-10.
const TIP: Section = Section::Middle { food: 0 };
const HERE: Spot = Spot::Column(Column::Hunt);

impl EndlessWinter {
    pub(crate) fn list_hunt(&self, state: &State, out: &mut Vec<Action>) {
        self.list_reveal(state, out);
        self.list_quarry(state, out);
        self.list_tips(state, out);
    }

    pub(crate) fn list_reveal(&self, state: &State, out: &mut Vec<Action>) {
        if self.reveal_way(state).is_some() {
            out.push(Action::Reveal);
        }
    }

    /// EW-HUNT-02..05, EW-RULING-34: there must be an Animal to turn up and room for it.
    fn reveal_way(&self, state: &State) -> Option<Way> {
        let way = self.way(state, Icon::RevealAnimal, HERE, REVEAL)?;
        (!state.open.animals.is_empty() && state.open.area.total() < HUNT_AREA).then_some(way)
    }

    pub(crate) fn reveal(&self, state: &mut State, journal: &mut impl Journal<Note>) -> Result<(), Refusal> {
        let way = self.reveal_way(state).ok_or(Refusal::NoReveal)?;
        self.pay(state, way);
        let wanted = match way {
            Way::Icon(_) => 1,
            Way::Paid(_) => 2,
        };
        let room = HUNT_AREA - state.open.area.total();
        let count = state.open.animals.total().min(room).min(wanted);
        state.open.due = Due::Reveal(count as u8);
        journal.note(Note::Revealing(state.active()));
        Ok(())
    }

    /// How an Animal of the Hunt area can be taken.
    fn hunt_way(&self, state: &State) -> Option<Way> {
        self.way(state, Icon::TakeAnimal, HERE, TAKE)
            .or_else(|| self.way(state, Icon::TakeSameAnimal, HERE, TAKE))
    }

    pub(crate) fn list_quarry(&self, state: &State, out: &mut Vec<Action>) {
        if self.hunt_way(state).is_none() {
            return;
        }
        if self.no_animals(state) {
            out.push(Action::HuntNone);
        } else {
            out.extend(self.quarry(state).iter().map(Action::Hunt));
        }
    }

    /// EW-HUNT-07: area and deck are both empty.
    fn no_animals(&self, state: &State) -> bool {
        state.open.area.is_empty() && state.open.animals.is_empty()
    }

    pub(crate) fn hunt(
        &self,
        state: &mut State,
        animal: Animal,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let way = self.hunt_way(state).ok_or(Refusal::NoHunt)?;
        if !self.quarry(state).has(animal) {
            return Err(Refusal::NoHunt);
        }
        let alike = match (way, self.top_gains(state)) {
            (Way::Icon(Icon::TakeSameAnimal), Some((_, gains))) => gains.count(Icon::TakeSameAnimal) - 1,
            _ => 0,
        };
        self.pay(state, way);
        for _ in 0..alike {
            self.take_icon(state, Icon::TakeSameAnimal);
        }
        state.open.area.take(animal);
        state.me_mut().upright.add(animal);
        journal.note(Note::Hunted(state.active(), animal));
        // EW-ICON-37: the others must be of the same type.
        self.push(state, Source::Herd(animal), Gains::of(Icon::TakeSameAnimal, alike));
        Ok(())
    }

    pub(crate) fn hunt_none(
        &self,
        state: &mut State,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let way = self.hunt_way(state).ok_or(Refusal::NoHunt)?;
        if !self.no_animals(state) {
            return Err(Refusal::NoHunt);
        }
        self.pay(state, way);
        let seat = state.active();
        state.me_mut().score(Scored::Benefits, 1);
        journal.note(Note::NoAnimals(seat));
        Ok(())
    }

    pub(crate) fn may_track(&self, state: &State) -> bool {
        self.top_gains(state).is_some_and(|(_, gains)| gains.has(Icon::TakeDeckAnimal))
    }

    /// EW-HUNT-13, EW-HUNT-14: the top card of the deck, or a point if there is none.
    pub(crate) fn track(&self, state: &mut State, journal: &mut impl Journal<Note>) -> Result<(), Refusal> {
        if !self.may_track(state) {
            return Err(Refusal::NoTrack);
        }
        self.take_icon(state, Icon::TakeDeckAnimal);
        if state.open.animals.is_empty() {
            let seat = state.active();
            state.me_mut().score(Scored::Benefits, 1);
            journal.note(Note::NoAnimals(seat));
        } else {
            state.open.due = Due::Catch;
        }
        Ok(())
    }

    pub(crate) fn list_tips(&self, state: &State, out: &mut Vec<Action>) {
        if self.way(state, Icon::Tip, HERE, TIP).is_some() {
            let upright = state.me().upright.iter();
            out.extend(upright.map(|(animal, _)| Action::Tip(animal)));
        }
    }

    pub(crate) fn tip(
        &self,
        state: &mut State,
        animal: Animal,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let way = self.way(state, Icon::Tip, HERE, TIP).ok_or(Refusal::NoTip)?;
        // EW-RULING-35: a tipped card stays tipped.
        if !state.me().upright.has(animal) {
            return Err(Refusal::NoTip);
        }
        self.pay(state, way);
        let me = state.me_mut();
        me.upright.take(animal);
        me.tipped.add(animal);
        journal.note(Note::Tipped(state.active(), animal));
        self.push(state, Source::Tip(animal), self.tables.animals[animal.index()].tip);
        Ok(())
    }
}
