//! The messages of the server, the pages and all games, in every language.

use pages::{Language, model::TranslatedFolder};
use words::{Coverage, Dictionary, DictionaryError, Speaker};

/// The Fluent files of this crate.
const LOCALES: &[(&str, &str)] = table::locales!();

/// Two dictionaries for each language: for pages, with soft hyphens in long names, and for everything else.
pub(crate) struct Messages {
    pages: Vec<(Language, Dictionary)>,
    plain: Vec<(Language, Dictionary)>,
}

impl Messages {
    pub(crate) fn load() -> Result<Self, DictionaryError> {
        let games = || {
            catalog::all().iter().flat_map(|game| game.boxed().locales().iter().chain(game.board().locales()))
        };
        let sources = || LOCALES.iter().chain(pages::LOCALES).chain(games());
        let pages = |language: Language| Ok((language, Dictionary::hyphenated(language.tag(), sources())?));
        let plain = |language: Language| Ok((language, Dictionary::new(language.tag(), sources())?));
        Ok(Self {
            pages: Language::ALL.into_iter().map(pages).collect::<Result<_, _>>()?,
            plain: Language::ALL.into_iter().map(plain).collect::<Result<_, _>>()?,
        })
    }

    /// Formats phrases of pages in `language`; `names` are the players, in seat order.
    pub(crate) fn localizer<'a>(&'a self, language: Language, names: &'a [String]) -> Speaker<'a> {
        Speaker { dictionary: find(&self.pages, language), names }
    }

    /// The same for programs and for what is stored.
    pub(crate) fn plain<'a>(&'a self, language: Language, names: &'a [String]) -> Speaker<'a> {
        Speaker { dictionary: find(&self.plain, language), names }
    }
}

fn find(dictionaries: &[(Language, Dictionary)], language: Language) -> &Dictionary {
    let found = dictionaries.iter().find(|(known, _)| *known == language);
    let (_, dictionary) = found.expect("every language has a dictionary");
    dictionary
}

/// How far the messages of every folder are translated; `program` are those of the program that runs the server.
pub(crate) fn coverage(program: &[(&str, &str)]) -> Result<Vec<TranslatedFolder>, DictionaryError> {
    let shared = [
        ("crates/table", table::text::LOCALES),
        ("crates/ochre", program),
        ("crates/pages", pages::LOCALES),
        ("crates/server", LOCALES),
    ];
    let shared = shared.map(|(path, locales)| (path.to_owned(), locales));
    let games = catalog::all().iter().flat_map(|game| {
        let path = format!("games/{}", game.boxed().name());
        let board = (format!("{path}/board"), game.board().locales());
        [(path, game.boxed().locales()), board]
    });
    let folders = shared.into_iter().chain(games).filter(|(_, locales)| !locales.is_empty());
    let folder = |(path, locales): (String, &[(&str, &str)])| {
        let languages =
            Language::ALL.into_iter().map(|language| Ok((language, Coverage::of(language, locales)?)));
        Ok(TranslatedFolder {
            path: format!("{path}/locales"),
            languages: languages.collect::<Result<_, _>>()?,
        })
    };
    folders.map(folder).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::errors::Error;

    #[test]
    fn every_error_has_a_message_in_every_language() {
        let messages = Messages::load().unwrap();
        for (code, key) in Error::DECLARED {
            for (language, dictionary) in messages.pages.iter().chain(&messages.plain) {
                assert!(key.is_none_or(|key| dictionary.has(key)), "{language}: {code} has no message");
            }
        }
    }

    /// A draft is not asked for: there is none in this program.
    #[test]
    fn the_page_of_translations_counts_every_folder_and_finds_complete_languages_complete() {
        let folders = coverage(&[("en", "ochre-x = x\n"), ("fr", "ochre-x = x\n")]).unwrap();
        let paths: Vec<&str> = folders.iter().map(|folder| folder.path.as_str()).collect();
        assert_eq!(paths.len(), 4 + 2 * catalog::all().len());
        assert!(paths.contains(&"games/ice-age/board/locales") && paths.contains(&"crates/server/locales"));
        for folder in folders.iter().filter(|folder| folder.path != "crates/ochre/locales") {
            for (language, coverage) in &folder.languages {
                let complete = language.progress() == words::Progress::Complete;
                assert!(
                    coverage.messages > 0 && (!complete || coverage.missing.is_empty()),
                    "{}",
                    folder.path
                );
            }
        }
        let program = folders.iter().find(|folder| folder.path == "crates/ochre/locales").unwrap();
        let lacking = program.languages.iter().filter(|(_, coverage)| coverage.missing.len() == 1);
        assert_eq!(lacking.count(), Language::ALL.len() - 2, "those without a file");
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
