//! The messages of all games and of this program, in one dictionary.

use table::{
    any::OpenError,
    content::{ContentError, Mistake},
    record::RecordError,
    text::{Phrase, Words},
};
use words::{Dictionary, Language, Speaker};

use crate::cli::Failure;

const OWN: &[(&str, &str)] = table::locales!();

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

/// A failure as the user reads it: the mistakes of a content file in the user's language.
pub(crate) fn failure(dictionary: &Dictionary, failure: Failure) -> Failure {
    let told = |mistake: &Mistake| format!("{}: {}", mistake.place(), phrase(dictionary, &mistake.message));
    match content_error(failure.as_ref()) {
        Some(ContentError(mistakes)) => mistakes.iter().map(told).collect::<Vec<_>>().join("\n").into(),
        None => failure,
    }
}

fn content_error<'a>(error: &'a (dyn std::error::Error + 'static)) -> Option<&'a ContentError> {
    if let Some(OpenError::Content(error)) = error.downcast_ref() {
        return Some(error);
    }
    if let Some(RecordError::Overlay(error)) = error.downcast_ref() {
        return Some(error);
    }
    error.downcast_ref()
}
