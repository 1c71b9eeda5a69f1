//! The messages of all games and of this program, in one dictionary.

use table::text::{Phrase, Words};
use words::{Dictionary, Language, Speaker};

use crate::cli::Failure;

/// The Fluent files of this program.
pub(crate) const OWN: &[(&str, &str)] = table::locales!();

/// Every message in one language.
pub(crate) fn dictionary(language: Language) -> Result<Dictionary, Failure> {
    let games = catalog::all().iter().flat_map(|game| game.boxed().locales());
    Ok(Dictionary::new(language.tag(), games.chain(OWN))?)
}

/// The user's language: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides, as POSIX demands. English
/// if none is set or there are no messages in that language.
pub(crate) fn of_environment() -> Language {
    let set = |name: &&str| std::env::var(name).ok().filter(|locale| !locale.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
    locale.and_then(|locale| Language::of_locale(&locale)).unwrap_or_default()
}

/// A phrase in which no player is named.
pub(crate) fn phrase(dictionary: &Dictionary, phrase: &Phrase) -> String {
    Speaker { dictionary, names: &[] }.say(phrase)
}

/// A message without arguments.
pub(crate) fn text(dictionary: &Dictionary, key: impl Into<String>) -> String {
    phrase(dictionary, &Phrase::new(key.into()))
}
