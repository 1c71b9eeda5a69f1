//! Texts that read differently with the river.

use table::text::{Arg, Phrase, Words};

use crate::EndlessWinter;

/// RR-RAFT-01: where there is a river, what moves a Camp may move the Raft, and the texts mention it.
fn name_rafts(phrase: &mut Phrase) {
    if phrase.key == "endless-winter-icon-move" {
        phrase.key = "endless-winter-icon-move-raft".into();
    }
    for (_, argument) in &mut phrase.with {
        match argument {
            Arg::Phrase(inner) => name_rafts(inner),
            Arg::List(inner) | Arg::Choice(inner) => inner.iter_mut().for_each(name_rafts),
            Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => {}
        }
    }
}

/// Texts for a game with the river.
pub(crate) struct RiverWords<'a>(pub(crate) &'a dyn Words);

impl Words for RiverWords<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        let mut phrase = phrase.clone();
        name_rafts(&mut phrase);
        self.0.say(&phrase)
    }
}

impl EndlessWinter {
    /// The phrase as this game words it, with the river or without.
    pub(crate) fn at_the_river(&self, mut phrase: Phrase) -> Phrase {
        if self.rivers.course.is_some() {
            name_rafts(&mut phrase);
        }
        phrase
    }
}
