//! The Develop column: Culture cards and Sacred Stones (EW-DEV).

use table::{journal::Journal, sets::Set};

use crate::{
    EndlessWinter,
    action::Action,
    icons::Icon,
    ids::{Column, Culture, Spot, Stone},
    interpreter::Section,
    note::Note,
    refusal::Refusal,
    state::{Source, State},
};

/// EW-DEV-01: 3 Labor.
const LEARN: Section = Section::Top { tools: 0, labor: 6 };
/// EW-DEV-03: the slot has its own price.
const STONE: Section = Section::Middle { food: 0 };
const HERE: Spot = Spot::Column(Column::Develop);

impl EndlessWinter {
    pub(crate) fn list_develop(&self, state: &State, out: &mut Vec<Action>) {
        self.list_learning(state, out);
        self.list_stones(state, out);
    }

    pub(crate) fn list_learning(&self, state: &State, out: &mut Vec<Action>) {
        if self.way(state, Icon::TakeCulture, HERE, LEARN).is_some() {
            out.extend(state.open.display.iter().map(Action::Learn));
        }
    }

    pub(crate) fn learn(
        &self,
        state: &mut State,
        culture: Culture,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let way = self.way(state, Icon::TakeCulture, HERE, LEARN).ok_or(Refusal::NoLearn)?;
        if !state.open.display.has(culture) {
            return Err(Refusal::NoLearn);
        }
        self.pay(state, way);
        state.open.display.remove(culture);
        state.mine_mut().hand.culture.insert(culture);
        journal.note(Note::Learned(state.active(), culture));
        Ok(())
    }

    /// EW-DEV-04..09: the stones the next slot can take, if it can be paid.
    pub(crate) fn stone_choices(&self, state: &State) -> Set<Stone> {
        let me = state.me();
        let Some(slot) = self.tables.slots.get(me.stones.len()) else {
            return Set::EMPTY;
        };
        if me.food < slot.food || me.tools < slot.tools {
            return Set::EMPTY;
        }
        // EW-DEV-04, EW-RULING-62: Era II begins with the third round.
        if state.open.round < 2 {
            state.open.stones.and(self.tables.stone_eras[0])
        } else {
            state.open.stones
        }
    }

    pub(crate) fn list_stones(&self, state: &State, out: &mut Vec<Action>) {
        if self.way(state, Icon::TakeStone, HERE, STONE).is_some() {
            out.extend(self.stone_choices(state).iter().map(Action::Stone));
        }
    }

    pub(crate) fn take_stone(
        &self,
        state: &mut State,
        stone: Stone,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        let way = self.way(state, Icon::TakeStone, HERE, STONE).ok_or(Refusal::NoStone)?;
        if !self.stone_choices(state).has(stone) {
            return Err(Refusal::NoStone);
        }
        self.pay(state, way);
        let slot = state.me().stones.len();
        let price = self.tables.slots[slot.min(2)];
        let seat = state.active();
        state.open.stones.remove(stone);
        let me = state.me_mut();
        me.food -= price.food;
        me.tools -= price.tools;
        me.stones.insert(stone);
        journal.note(Note::StoneTaken(seat, stone));
        // EW-DEV-11, EW-RULING-25: the benefit is printed below the slot.
        self.push(state, Source::Slot(slot as u8), price.gives);
        Ok(())
    }
}
