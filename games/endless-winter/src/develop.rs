//! The Develop column: Culture cards and Sacred Stones (EW-DEV).

use table::{journal::Journal, sets::Set, text::Phrase};

use crate::{
    EndlessWinter,
    action::Action,
    ids::{Card, Culture, Stone},
    names::{gains, price},
    note::Note,
    price::Offer,
    refusal::Refusal,
    state::{Source, State},
};

impl EndlessWinter {
    pub(crate) fn list_develop(&self, state: &State, out: &mut Vec<Action>) {
        self.list_learning(state, out);
        self.list_stones(state, out);
    }

    pub(crate) fn list_learning(&self, state: &State, out: &mut Vec<Action>) {
        if self.find_way(state, Offer::Learn).is_some() {
            out.extend(state.open.display.iter().map(Action::Learn));
        }
    }

    pub(crate) fn learn(
        &self,
        state: &mut State,
        culture: Culture,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let way = self.way(state, Offer::Learn)?;
        if !state.open.display.has(culture) {
            return Err(Refusal::NotOnDisplay);
        }
        self.pay(state, way);
        state.open.display.remove(culture);
        state.take_to_hand(state.active(), Card::Culture(culture));
        journal.note(Note::Learned(state.active(), culture));
        Ok(())
    }

    pub(crate) fn describe_learn(&self, state: &State, culture: Culture) -> Phrase {
        self.describe_offer(state, Offer::Learn, "learn")
            .phrase("card", self.culture_name(culture))
            .phrase("effect", self.culture_words(culture))
            .number("points", self.culture_face(culture).points.is)
    }

    /// EW-DEV-04..09: the stones the next slot can take, if it can be paid.
    pub(crate) fn stone_choices(&self, state: &State) -> Set<Stone> {
        let filled = state.me().stones.len() >= self.tables.slots.len();
        if filled || !self.payable(state, self.price(Offer::Stone, state.me())) {
            return Set::EMPTY;
        }
        self.era_stones(state)
    }

    /// EW-DEV-04, EW-RULING-62: the stones of the reserve that are open; Era II begins with the third round.
    fn era_stones(&self, state: &State) -> Set<Stone> {
        if state.open.round < 2 {
            state.open.stones.and(self.tables.stone_eras[0])
        } else {
            state.open.stones
        }
    }

    pub(crate) fn list_stones(&self, state: &State, out: &mut Vec<Action>) {
        if self.find_way(state, Offer::Stone).is_some() {
            out.extend(self.stone_choices(state).iter().map(Action::Stone));
        }
    }

    pub(crate) fn take_stone(
        &self,
        state: &mut State,
        stone: Stone,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let slot = state.me().stones.len();
        let way = self.way(state, Offer::Stone)?;
        let gives = self.tables.slots.get(slot).ok_or(Refusal::SlotsFull)?.gives;
        if !state.open.stones.has(stone) {
            return Err(Refusal::NoStone);
        }
        if !self.era_stones(state).has(stone) {
            return Err(Refusal::StoneTooEarly);
        }
        self.pay(state, way);
        let seat = state.active();
        state.open.stones.remove(stone);
        state.me_mut().stones.insert(stone);
        journal.note(Note::StoneTaken(seat, stone));
        // EW-DEV-11, EW-RULING-25: the benefit is printed below the slot.
        self.push(state, Source::Slot(slot as u8), gives);
        Ok(())
    }

    pub(crate) fn describe_stone(&self, state: &State, stone: Stone) -> Phrase {
        let slot = self.tables.slots.get(state.me().stones.len()).copied().unwrap_or_default();
        Phrase::new("endless-winter-do-stone")
            .phrase("stone", self.stone_name(stone))
            .phrase("words", self.stone_text(stone))
            .phrase("price", price(slot.price))
            .phrase("gains", gains(&slot.gives))
    }
}
