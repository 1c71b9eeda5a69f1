//! Puts the game into words.
use crate::{EndlessWinter, action::Action, note::Note, state::State};
use table::text::Phrase;
impl EndlessWinter {
    pub(crate) fn ask(&self, _: &State) -> Phrase {
        Phrase::new("endless-winter-ask")
    }
    pub(crate) fn say_action(&self, _: &State, action: Action) -> Phrase {
        Phrase::new("endless-winter-do").text("action", self.action_text(action))
    }
    pub(crate) fn say_note(&self, note: &Note) -> Phrase {
        Phrase::new("endless-winter-note").text("note", format!("{note:?}"))
    }
}
