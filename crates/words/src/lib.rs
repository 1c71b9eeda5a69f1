#![doc = include_str!("../README.md")]

mod language;

use std::{
    collections::HashMap,
    hash::{BuildHasher as _, Hash as _, Hasher},
    sync::{PoisonError, RwLock},
};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use foldhash::fast::FixedState;
use table::{
    Seat,
    text::{Arg, Phrase, Words},
};
use unic_langid::LanguageIdentifier;

pub use language::{Language, UnknownLanguage};

/// Why a dictionary cannot be made.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum DictionaryError {
    /// Not a language tag, or one without messages.
    #[error("there are no messages in '{0}'")]
    UnknownLanguage(String),
    /// A Fluent file has a syntax error, or two files have the same key.
    #[error("a message file is broken: {0}")]
    Broken(String),
}

/// All messages in one language.
pub struct Dictionary {
    bundle: FluentBundle<FluentResource>,
    known: Known,
}

/// Phrases that were put into words before and mean the same to everybody. Pages say them again and again.
#[derive(Default)]
struct Known(RwLock<HashMap<u64, (Phrase, String)>>);

impl Known {
    /// More than the messages of all games.
    const MOST: usize = 20_000;

    fn get(&self, phrase: &Phrase) -> Option<String> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let (_, text) = known.get(&hash(phrase)).filter(|(said, _)| said == phrase)?;
        Some(text.clone())
    }

    fn add(&self, phrase: &Phrase, text: &str) {
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= Self::MOST {
            known.clear();
        }
        known.insert(hash(phrase), (phrase.clone(), text.to_owned()));
    }
}

fn hash(phrase: &Phrase) -> u64 {
    fn add(phrase: &Phrase, hasher: &mut impl Hasher) {
        phrase.key.hash(hasher);
        for (_, arg) in &phrase.with {
            match arg {
                Arg::Number(number) => number.hash(hasher),
                Arg::Seat(seat) => seat.hash(hasher),
                Arg::Text(text) => text.hash(hasher),
                Arg::Phrase(inner) => add(inner, hasher),
                Arg::List(inner) | Arg::Choice(inner) => inner.iter().for_each(|inner| add(inner, hasher)),
            }
        }
    }
    let mut hasher = FixedState::default().build_hasher();
    add(phrase, &mut hasher);
    hasher.finish()
}

/// Does the phrase mean the same at every table? Names and other texts of people differ.
fn is_common(phrase: &Phrase) -> bool {
    phrase.with.iter().all(|(_, arg)| match arg {
        Arg::Number(_) => true,
        Arg::Text(_) | Arg::Seat(_) => false,
        Arg::Phrase(inner) => is_common(inner),
        Arg::List(inner) | Arg::Choice(inner) => inner.iter().all(is_common),
    })
}

impl Dictionary {
    /// The messages of `language` from all `sources` (language tag and Fluent text), and those all games share.
    pub fn new<'a>(
        language: &str,
        sources: impl IntoIterator<Item = &'a (&'a str, &'a str)>,
    ) -> Result<Self, DictionaryError> {
        let unknown = || DictionaryError::UnknownLanguage(language.to_owned());
        let tag: LanguageIdentifier = language.parse().map_err(|_| unknown())?;
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Marks around arguments help right-to-left scripts and break terminals.
        bundle.set_use_isolating(false);
        let mut found = false;
        for (source_language, text) in table::text::LOCALES.iter().chain(sources) {
            if *source_language != language {
                continue;
            }
            found = true;
            let resource = FluentResource::try_new((*text).to_owned())
                .map_err(|(_, errors)| DictionaryError::Broken(format!("{errors:?}")))?;
            bundle.add_resource(resource).map_err(|errors| DictionaryError::Broken(format!("{errors:?}")))?;
        }
        if found { Ok(Self { bundle, known: Known::default() }) } else { Err(unknown()) }
    }

    /// Is there a message with this key?
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    fn put(&self, phrase: &Phrase, names: &[String]) -> String {
        if !is_common(phrase) {
            return self.format(phrase, names);
        }
        self.known.get(phrase).unwrap_or_else(|| {
            let text = self.format(phrase, names);
            self.known.add(phrase, &text);
            text
        })
    }

    fn format(&self, phrase: &Phrase, names: &[String]) -> String {
        let Some(pattern) = self.bundle.get_message(&phrase.key).and_then(|message| message.value()) else {
            return format!("⟨{}⟩", phrase.key);
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.with {
            let value: FluentValue<'_> = match arg {
                Arg::Number(number) => (*number).into(),
                Arg::Text(text) => text.clone().into(),
                Arg::Seat(seat) => self.name(*seat, names).into(),
                Arg::Phrase(inner) => self.put(inner, names).into(),
                Arg::List(inner) => self.join("table-list-separator", inner, names).into(),
                Arg::Choice(inner) => self.join("table-choice-separator", inner, names).into(),
            };
            args.set(*name, value);
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        // A reader gets the message with a gap; a test gets the mistake.
        debug_assert!(errors.is_empty(), "{}: {errors:?} in '{text}'", phrase.key);
        text
    }

    fn join(&self, separator: &'static str, phrases: &[Phrase], names: &[String]) -> String {
        let separator = self.put(&Phrase::new(separator), names);
        phrases.iter().map(|phrase| self.put(phrase, names)).collect::<Vec<_>>().join(&separator)
    }

    fn name(&self, seat: Seat, names: &[String]) -> String {
        names.get(seat.index()).cloned().unwrap_or_else(|| {
            self.put(&Phrase::new("table-seat-unnamed").number("number", seat.number() as i64), names)
        })
    }
}

/// A dictionary with the names of the players.
pub struct Speaker<'a> {
    /// The language.
    pub dictionary: &'a Dictionary,
    /// Names by seat; seats without one are called by their number.
    pub names: &'a [String],
}

impl Words for Speaker<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.dictionary.put(phrase, self.names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dictionary() -> Dictionary {
        let own = (
            "en",
            "t-hello = { $who } sees { $count ->\n    [one] a hunter\n   *[other] { $count } hunters\n}\n",
        );
        Dictionary::new("en", [&own]).unwrap()
    }

    #[test]
    fn seats_are_called_by_name_and_numbers_choose_the_plural() {
        let dictionary = dictionary();
        let names = ["Ada".to_owned()];
        let speaker = Speaker { dictionary: &dictionary, names: &names };
        let hello = |seat, count: i64| Phrase::new("t-hello").seat("who", seat).number("count", count);
        assert_eq!(speaker.say(&hello(Seat::new(0), 1)), "Ada sees a hunter");
        assert_eq!(speaker.say(&hello(Seat::new(1), 3)), "Seat 2 sees 3 hunters");
    }

    #[test]
    fn a_missing_message_shows_its_key_and_an_unknown_language_is_refused() {
        let dictionary = dictionary();
        let speaker = Speaker { dictionary: &dictionary, names: &[] };
        assert_eq!(speaker.say(&Phrase::new("no-such-key")), "⟨no-such-key⟩");
        assert!(matches!(Dictionary::new("xx", []), Err(DictionaryError::UnknownLanguage(_))));
    }
}
