//! The messages of the server, the pages and all games, in every language.

use pages::Language;
use words::{Dictionary, DictionaryError, Speaker};

/// The Fluent files of this crate.
const LOCALES: &[(&str, &str)] = table::locales!();

/// One dictionary for each language.
pub(crate) struct Messages(Vec<(Language, Dictionary)>);

impl Messages {
    pub(crate) fn load() -> Result<Self, DictionaryError> {
        let games = || {
            catalog::all().iter().flat_map(|game| game.boxed().locales().iter().chain(game.board().locales()))
        };
        Language::ALL
            .into_iter()
            .map(|language| {
                let sources = LOCALES.iter().chain(pages::LOCALES).chain(games());
                Ok((language, Dictionary::new(language.tag(), sources)?))
            })
            .collect::<Result<_, _>>()
            .map(Self)
    }

    /// Formats phrases in `language`; `names` are the players, in seat order.
    pub(crate) fn localizer<'a>(&'a self, language: Language, names: &'a [String]) -> Speaker<'a> {
        let (_, dictionary) =
            self.0.iter().find(|(known, _)| *known == language).expect("every language has a dictionary");
        Speaker { dictionary, names }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::errors::Error;

    #[test]
    fn every_error_has_a_message_in_every_language() {
        let messages = Messages::load().unwrap();
        for (code, key) in Error::DECLARED {
            for (language, dictionary) in &messages.0 {
                assert!(key.is_none_or(|key| dictionary.has(key)), "{language}: {code} has no message");
            }
        }
    }

    #[test]
    fn every_error_code_is_documented() {
        let document = include_str!("../../../docs/api.md");
        let table = document.split("## Errors").nth(1).unwrap().split("\n## ").next().unwrap();
        for (code, _) in Error::DECLARED {
            assert!(table.contains(&format!("`{code}`")), "{code} is not in docs/api.md");
        }
    }

    #[test]
    fn every_error_has_its_own_code() {
        let mut codes: Vec<_> = Error::DECLARED.iter().map(|(code, _)| *code).collect();
        let count = codes.len();
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), count);
    }
}
