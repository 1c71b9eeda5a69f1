//! The Hunt column: Animals (EW-HUNT).

use table::{journal::Journal, sets::Indexed, text::Phrase};

use crate::{
    EndlessWinter,
    action::Action,
    icons::Icon,
    ids::Animal,
    interpreter::Way,
    names::gains,
    note::Note,
    price::Offer,
    refusal::Refusal,
    state::{Due, HUNT_AREA, Scored, Source, State},
};

impl EndlessWinter {
    pub(crate) fn list_hunt(&self, state: &State, out: &mut Vec<Action>) {
        self.list_reveal(state, out);
        self.list_quarry(state, out);
        self.list_tips(state, out);
    }

    pub(crate) fn list_reveal(&self, state: &State, out: &mut Vec<Action>) {
        if self.reveal_way(state).is_ok() {
            out.push(Action::Reveal);
        }
    }

    /// EW-HUNT-02..05, EW-RULING-34: there must be an Animal to turn up and room for it.
    fn reveal_way(&self, state: &State) -> Result<Way, Refusal> {
        let way = self.way(state, Offer::Reveal)?;
        if state.open.animals.is_empty() {
            Err(Refusal::NoDeckAnimal)
        } else if state.open.area.total() >= HUNT_AREA {
            Err(Refusal::AreaFull)
        } else {
            Ok(way)
        }
    }

    pub(crate) fn reveal(&self, state: &mut State, journal: &mut impl Journal<Note>) -> Result<(), Refusal> {
        let way = self.reveal_way(state)?;
        self.pay(state, way);
        let wanted = match way {
            Way::Benefit(..) => 1,
            Way::Column(..) => 2,
        };
        let room = HUNT_AREA - state.open.area.total();
        let count = state.open.animals.total().min(room).min(wanted);
        state.open.due = Due::Reveal(count as u8);
        journal.note(Note::Revealing(state.active()));
        Ok(())
    }

    pub(crate) fn describe_reveal(&self, state: &State) -> Phrase {
        self.describe_offer(state, Offer::Reveal, "reveal")
    }

    /// How an Animal of the Hunt area can be taken.
    fn hunt_way(&self, state: &State) -> Result<Way, Refusal> {
        match self.typed_way(state, Icon::TakeAnimal, [Icon::TakeSameAnimal, Icon::TakeOtherAnimal]) {
            Some(way) => Ok(way),
            None => self.way(state, Offer::Hunt),
        }
    }

    pub(crate) fn list_quarry(&self, state: &State, out: &mut Vec<Action>) {
        if self.hunt_way(state).is_err() {
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
        let way = self.hunt_way(state)?;
        if !state.open.area.has(animal) {
            let all_gone = state.open.area.is_empty() && !state.open.animals.is_empty();
            return Err(if all_gone { Refusal::AreaEmpty } else { Refusal::NotInArea });
        }
        if !self.quarry(state).has(animal) {
            return Err(unfit(way));
        }
        self.pay_for_type(state, way, animal);
        state.open.area.take(animal);
        state.me_mut().upright.add(animal);
        journal.note(Note::Hunted(state.active(), animal));
        Ok(())
    }

    pub(crate) fn describe_hunt(&self, state: &State, animal: Animal) -> Phrase {
        self.describe_offer(state, Offer::Hunt, "hunt").phrase("animal", self.animal_name(animal))
    }

    pub(crate) fn hunt_none(
        &self,
        state: &mut State,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let way = self.hunt_way(state)?;
        if !self.no_animals(state) {
            let all_gone = state.open.area.is_empty();
            return Err(if all_gone { Refusal::AreaEmpty } else { Refusal::AnimalsLeft });
        }
        self.pay(state, way);
        let seat = state.active();
        state.me_mut().score(Scored::Benefits, 1);
        journal.note(Note::NoAnimals(seat));
        Ok(())
    }

    pub(crate) fn describe_hunt_none(&self, state: &State) -> Phrase {
        self.describe_offer(state, Offer::Hunt, "hunt-none")
    }

    /// EW-HUNT-13, EW-HUNT-14: the top card of the deck, or a point if there is none.
    pub(crate) fn track(&self, state: &mut State, journal: &mut impl Journal<Note>) -> Result<(), Refusal> {
        if !self.is_pending(state, Icon::TakeDeckAnimal) {
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

    pub(crate) fn describe_track(&self, state: &State) -> Phrase {
        Phrase::new(if state.open.animals.is_empty() {
            "endless-winter-do-hunt-none"
        } else {
            "endless-winter-do-track"
        })
    }

    pub(crate) fn list_tips(&self, state: &State, out: &mut Vec<Action>) {
        if self.find_way(state, Offer::Tip).is_some() {
            let upright = state.me().upright.iter();
            out.extend(upright.map(|(animal, _)| Action::Tip(animal)));
        } else if let Some((source, _)) = self.top_gains(state)
            && self.typed_tip(state).is_some()
        {
            out.extend(self.open_types(source, state.me().upright.iter()).iter().map(Action::Tip));
        }
    }

    /// How an Animal can be tipped of one type, or of different types.
    fn typed_tip(&self, state: &State) -> Option<Way> {
        self.typed_way(state, Icon::Tip, [Icon::TipSame, Icon::TipOther])
    }

    pub(crate) fn tip(
        &self,
        state: &mut State,
        animal: Animal,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let way = match self.typed_tip(state) {
            Some(way) => way,
            None => self.way(state, Offer::Tip)?,
        };
        if !state.me().upright.has(animal) {
            let tipped = state.me().tipped.has(animal);
            return Err(if tipped { Refusal::Tipped } else { Refusal::NoTip });
        }
        if let (Way::Benefit(Icon::TipSame | Icon::TipOther, _), Some((source, _))) =
            (way, self.top_gains(state))
            && !self.open_types(source, state.me().upright.iter()).has(animal)
        {
            return Err(unfit(way));
        }
        self.pay_for_type(state, way, animal);
        let me = state.me_mut();
        me.upright.take(animal);
        me.tipped.add(animal);
        journal.note(Note::Tipped(state.active(), animal));
        self.push(state, Source::Tip(animal), self.tables.animals[animal.index()].tip);
        Ok(())
    }

    pub(crate) fn describe_tip(&self, _: &State, animal: Animal) -> Phrase {
        Phrase::new("endless-winter-do-tip")
            .phrase("animal", self.animal_name(animal))
            .phrase("gains", gains(&self.tables.animals[animal.index()].tip))
    }
}

/// Why an Animal of this type does not fit those that were chosen before.
#[cold]
const fn unfit(way: Way) -> Refusal {
    match way {
        Way::Benefit(Icon::TakeOtherAnimal | Icon::TipOther, _) => Refusal::AnimalTaken,
        _ => Refusal::OtherAnimal,
    }
}
