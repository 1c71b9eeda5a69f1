//! The words of all games in one dictionary.

use table::text::{Phrase, Words};
use words::{Dictionary, Speaker};

use crate::cli::Failure;

const OWN: (&str, &str) = ("en", include_str!("../locales/en.ftl"));

/// Everything this program says.
pub(crate) fn dictionary() -> Result<Dictionary, Failure> {
    let games = shelf::all().iter().flat_map(|game| game.boxed().locales());
    Ok(Dictionary::new(words::FALLBACK, games.chain([&OWN]))?)
}

/// A message without arguments or names.
pub(crate) fn say(dictionary: &Dictionary, key: impl Into<String>) -> String {
    Speaker { dictionary, names: &[] }.say(&Phrase::new(key.into()))
}
