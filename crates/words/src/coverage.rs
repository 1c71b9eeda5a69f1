//! Which messages a translation still lacks.

use fluent_syntax::{
    ast::{Entry, Resource},
    serializer,
};

use crate::{DictionaryError, Language, resource};

/// How many of the messages of a folder there are in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coverage {
    /// How many messages there are in English.
    pub messages: usize,
    /// Those that are missing in the language, in the order of the English file.
    pub missing: Vec<Missing>,
}

/// A message that is said in English for now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// Its key.
    pub key: String,
    /// The entry of the English file, as it would be copied and translated.
    pub english: String,
}

impl Coverage {
    /// Compares the message file of a language with the English one: `sources` are the files of a folder with the tags of their
    /// languages. A language without a file lacks everything. Fails if a file has a syntax error.
    pub fn of(language: Language, sources: &[(&str, &str)]) -> Result<Self, DictionaryError> {
        let file = |tag: &str| sources.iter().find(|(other, _)| *other == tag).map_or("", |(_, text)| *text);
        let (english, own) = (resource(file(Language::English.tag()))?, resource(file(language.tag()))?);
        let translated: Vec<&str> = own.entries().filter_map(key).collect();
        let missing = |(key, entry): &(&str, &Entry<&str>)| {
            let english = serializer::serialize(&Resource { body: vec![(*entry).clone()] });
            let missing = Missing { key: (*key).to_owned(), english: english.trim_end().to_owned() };
            (!translated.contains(key)).then_some(missing)
        };
        let messages: Vec<(&str, &Entry<&str>)> =
            english.entries().filter_map(|entry| Some((key(entry)?, entry))).collect();
        Ok(Self { messages: messages.len(), missing: messages.iter().filter_map(missing).collect() })
    }

    /// How many messages are translated.
    pub const fn translated(&self) -> usize {
        self.messages - self.missing.len()
    }
}

/// The key of a message; `None` for comments and terms.
fn key<'a>(entry: &Entry<&'a str>) -> Option<&'a str> {
    match entry {
        Entry::Message(message) => Some(message.id.name),
        Entry::Term(_)
        | Entry::Comment(_)
        | Entry::GroupComment(_)
        | Entry::ResourceComment(_)
        | Entry::Junk { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "\
# Greets.
t-hello = Hello, { $name }!
    .you = Hello!
t-stones = { $count ->
    [one] a stone
   *[other] { $count } stones
}
-brand = Ochre
";

    #[test]
    fn a_draft_lacks_what_it_does_not_say_and_is_given_the_english_entry() {
        let sources = [("en", ENGLISH), ("fr", "t-hello = Bonjour, { $name } !\n")];
        let coverage = Coverage::of(Language::French, &sources).unwrap();
        assert_eq!((coverage.messages, coverage.translated()), (2, 1));
        let english =
            "t-stones =\n    { $count ->\n        [one] a stone\n       *[other] { $count } stones\n    }";
        assert_eq!(coverage.missing, [Missing { key: "t-stones".to_owned(), english: english.to_owned() }]);
    }

    #[test]
    fn a_language_without_a_file_lacks_everything_and_english_nothing() {
        let sources = [("en", ENGLISH)];
        assert_eq!(Coverage::of(Language::Polish, &sources).unwrap().translated(), 0);
        assert_eq!(Coverage::of(Language::English, &sources).unwrap().missing, []);
        let broken = [("en", ENGLISH), ("pl", "t-hello = {")];
        assert!(matches!(Coverage::of(Language::Polish, &broken), Err(DictionaryError::Broken(_))));
    }
}
