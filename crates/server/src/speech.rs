//! The words of the server, the pages and all games, in every language.

use pages::Language;
use table::text::{Phrase, Words};
use words::{Dictionary, DictionaryError, Speaker};

/// What only the server says.
const OWN: &[(&str, &str)] =
    &[("en", include_str!("../locales/en.ftl")), ("fr", include_str!("../locales/fr.ftl"))];

/// A dictionary for each language.
pub(crate) struct Library(Vec<(Language, Dictionary)>);

impl Library {
    pub(crate) fn new() -> Result<Self, DictionaryError> {
        let games = || {
            catalog::all().iter().flat_map(|game| game.boxed().locales().iter().chain(game.board().locales()))
        };
        Language::ALL
            .into_iter()
            .map(|language| {
                let sources = OWN.iter().chain(pages::LOCALES).chain(games());
                Ok((language, Dictionary::new(language.tag(), sources)?))
            })
            .collect::<Result<_, _>>()
            .map(Self)
    }

    /// Somebody who speaks `language` and knows those at the table by `names`.
    pub(crate) fn speaker<'a>(&'a self, language: Language, names: &'a [String]) -> Voice<'a> {
        let known = self.0.iter().find(|(known, _)| *known == language).or(self.0.first());
        Voice { dictionary: known.map(|(_, dictionary)| dictionary), names }
    }
}

/// A [`Speaker`] of a language that is certainly there.
pub(crate) struct Voice<'a> {
    dictionary: Option<&'a Dictionary>,
    names: &'a [String],
}

impl Words for Voice<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.dictionary
            .map_or_else(String::new, |dictionary| Speaker { dictionary, names: self.names }.say(phrase))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_has_words_in_every_language() {
        let source = include_str!("errors.rs");
        let codes = source.split("=> \"").skip(1).filter_map(|rest| rest.split('"').next());
        let elsewhere = ["out-of-turn", "no-action", "refused", "no-undo", "stale"];
        let library = Library::new().unwrap();
        let mut count = 0;
        for code in codes.filter(|code| !elsewhere.contains(code)) {
            for (language, dictionary) in &library.0 {
                assert!(dictionary.has(&format!("server-{code}")), "{language}: server-{code}");
                count += 1;
            }
        }
        assert!(count > 50);
    }
}
