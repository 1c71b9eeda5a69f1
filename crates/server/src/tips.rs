//! Where the tips of each game lead in its primer.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use catalog::Game;
use pages::{DrawContext, Language, Primer};
use table::text::Words;

use crate::messages::Messages;

/// The primer of a game; `None` if it has none.
pub(crate) fn primer(game: &dyn Game, words: &dyn Words) -> Option<Primer> {
    let names = pages::primer::names(words);
    game.board().primer(&DrawContext::new(game.boxed().name(), words, &names, &[]))
}

/// Rules, and families of rules, each with the panel of the primer about it.
pub(crate) type Panels = Arc<[(&'static str, String)]>;

/// The tips of the games that were played since the server started. They follow from the primer, which is costly to draw and
/// the same in every language.
#[derive(Default)]
pub(crate) struct Tips(Mutex<HashMap<&'static str, Panels>>);

impl Tips {
    pub(crate) fn of(&self, game: &dyn Game, messages: &Messages) -> Panels {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let draw = || {
            let words = messages.localizer(Language::default(), &[]);
            primer(game, &words).map(|primer| primer.tips()).unwrap_or_default().into()
        };
        Arc::clone(known.entry(game.boxed().name()).or_insert_with(draw))
    }
}
