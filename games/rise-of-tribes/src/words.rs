//! stub
use crate::{action::Action, game::RiseOfTribes, note::Note, state::State};
use table::text::Phrase;
impl RiseOfTribes {
    pub(crate) fn ask(&self, _: &State) -> Phrase {
        Phrase::new("x")
    }
    pub(crate) fn explain(&self, _: &State, _: Action) -> Phrase {
        Phrase::new("x")
    }
    pub(crate) fn recount(&self, _: &Note) -> Phrase {
        Phrase::new("x")
    }
}
