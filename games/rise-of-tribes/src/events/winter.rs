//! Mild Winter: GROW brings more members. RT-EVENT-28, -29

use table::journal::Journal;

use crate::{
    content::EventEffect,
    game::RiseOfTribes,
    ids::{Event, Good},
    note::Note,
    state::State,
};

impl RiseOfTribes {
    /// Members more for this GROW. One food leaves the card whether they come or not. RT-RULING-57
    pub(crate) fn mild_winter<J: Journal<Note>>(&self, state: &mut State, j: &mut J) -> u8 {
        if !state.events.is_active(Event::MildWinter) {
            return 0;
        }
        let EventEffect::MildWinter { more, .. } = self.effect(Event::MildWinter) else {
            return 0;
        };
        j.note(Note::MildWinter(state.active, more));
        self.take_from(state, Event::MildWinter, Good::Food, 1, j);
        more
    }
}
