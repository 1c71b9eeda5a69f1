#![doc = include_str!("../README.md")]

mod coverage;
mod language;

use std::{
    borrow::Cow,
    cell::RefCell,
    collections::HashMap,
    hash::{BuildHasher as _, Hash as _, Hasher},
    sync::atomic::{AtomicU64, Ordering},
};

use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue, concurrent::FluentBundle};
use fluent_syntax::ast::Entry;
use foldhash::fast::FixedState;
use table::{
    Seat,
    text::{Arg, Phrase, Words},
};
use unic_langid::LanguageIdentifier;

pub use coverage::{Coverage, Missing};
pub use language::{Language, Progress, UnknownLanguage};

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

/// All messages in one language. What is missing is said in English.
pub struct Dictionary {
    bundle: FluentBundle<FluentResource>,
    /// The English messages, if any of them is missing in the language.
    fallback: Option<FluentBundle<FluentResource>>,
    known: Known,
}

/// Phrases that were put into words before and mean the same to everybody. Pages say them again and again.
///
/// Every thread remembers its own: a lock that all threads take for every word would cost more than the words.
struct Known {
    /// The number of the dictionary.
    dictionary: u64,
}

/// What a thread remembers, by dictionary and hash of the phrase.
type Said = HashMap<(u64, u64), (Phrase, String), FixedState>;

thread_local! {
    static SAID: RefCell<Said> = RefCell::default();
}

impl Default for Known {
    fn default() -> Self {
        static DICTIONARIES: AtomicU64 = AtomicU64::new(0);
        Self { dictionary: DICTIONARIES.fetch_add(1, Ordering::Relaxed) }
    }
}

impl Known {
    /// More than the messages of all games.
    const MOST: usize = 20_000;

    fn get(&self, phrase: &Phrase) -> Option<String> {
        SAID.with_borrow(|known| {
            let (_, text) = known.get(&(self.dictionary, hash(phrase))).filter(|(said, _)| said == phrase)?;
            Some(text.clone())
        })
    }

    fn add(&self, phrase: &Phrase, text: &str) {
        SAID.with_borrow_mut(|known| {
            if known.len() >= Self::MOST {
                known.clear();
            }
            known.insert((self.dictionary, hash(phrase)), (phrase.clone(), text.to_owned()));
        });
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
        Self::load(language, sources, Hyphens::Removed)
    }

    /// The same with the soft hyphens that translators have put into long names, for narrow places on pages.
    pub fn hyphenated<'a>(
        language: &str,
        sources: impl IntoIterator<Item = &'a (&'a str, &'a str)>,
    ) -> Result<Self, DictionaryError> {
        Self::load(language, sources, Hyphens::Kept)
    }

    fn load<'a>(
        language: &str,
        sources: impl IntoIterator<Item = &'a (&'a str, &'a str)>,
        hyphens: Hyphens,
    ) -> Result<Self, DictionaryError> {
        let unknown = || DictionaryError::UnknownLanguage(language.to_owned());
        let (mut own, mut english) = (Vec::new(), Vec::new());
        for (source_language, text) in table::text::LOCALES.iter().chain(sources) {
            if *source_language == language {
                own.push(resource(&hyphens.treat(text))?);
            } else if *source_language == Language::English.tag() {
                english.push(resource(&hyphens.treat(text))?);
            }
        }
        if own.is_empty() {
            return Err(unknown());
        }
        let bundle = bundle(language, own)?;
        let is_missing = |entry: &Entry<&str>| match entry {
            Entry::Message(message) => !bundle.has_message(message.id.name),
            _ => false,
        };
        let incomplete = english.iter().flat_map(FluentResource::entries).any(is_missing);
        let fallback = incomplete.then(|| self::bundle(Language::English.tag(), english)).transpose()?;
        Ok(Self { bundle, fallback, known: Known::default() })
    }

    /// Is there a message with this key, if only in English?
    pub fn has(&self, key: &str) -> bool {
        self.bundles().any(|bundle| bundle.has_message(key))
    }

    /// The messages of the language, then those that stand in for missing ones.
    fn bundles(&self) -> impl Iterator<Item = &FluentBundle<FluentResource>> {
        std::iter::once(&self.bundle).chain(&self.fallback)
    }

    fn put(&self, phrase: &Phrase, people: People<'_>) -> String {
        if !is_common(phrase) {
            return self.format(phrase, people);
        }
        self.known.get(phrase).unwrap_or_else(|| {
            let text = self.format(phrase, people);
            self.known.add(phrase, &text);
            text
        })
    }

    fn format(&self, phrase: &Phrase, people: People<'_>) -> String {
        let arguments = self.arguments(phrase, people);
        let mut said = None;
        for bundle in self.bundles() {
            // A message that quotes a missing one is said in English as a whole.
            match say(bundle, phrase, people.you, &arguments) {
                Some((text, errors)) if errors.is_empty() => return text,
                Some(broken) => said = Some(broken),
                None => {}
            }
        }
        // A reader gets the message with a gap; a test gets the mistake.
        debug_assert!(said.is_none(), "{}: {said:?}", phrase.key);
        said.map_or_else(|| format!("⟨{}⟩", phrase.key), |(text, _)| text)
    }

    /// The variables of a message: the arguments by name; for `x` that is another message its key as `x-key`; `you`.
    fn arguments<'a>(&self, phrase: &'a Phrase, people: People<'_>) -> FluentArgs<'a> {
        let mut arguments = FluentArgs::new();
        arguments.set("you", people.you.map(|you| as_object(phrase, you)).unwrap_or_default());
        for (name, arg) in &phrase.with {
            let value: FluentValue<'_> = match arg {
                Arg::Number(number) => (*number).into(),
                Arg::Text(text) => text.clone().into(),
                Arg::Seat(seat) => self.name(*seat, people).into(),
                Arg::Phrase(inner) => self.put(inner, people).into(),
                Arg::List(inner) => self.join("table-list-separator", inner, people).into(),
                Arg::Choice(inner) => self.join("table-choice-separator", inner, people).into(),
            };
            arguments.set(*name, value);
            match arg {
                Arg::Phrase(inner) => arguments.set(format!("{name}-key"), inner.key.as_ref()),
                Arg::Text(_) | Arg::List(_) | Arg::Choice(_) => arguments.set(format!("{name}-key"), ""),
                Arg::Number(_) | Arg::Seat(_) => {}
            }
        }
        arguments
    }

    fn join(&self, separator: &'static str, phrases: &[Phrase], people: People<'_>) -> String {
        let separator = self.put(&Phrase::new(separator), people);
        phrases.iter().map(|phrase| self.put(phrase, people)).collect::<Vec<_>>().join(&separator)
    }

    fn name(&self, seat: Seat, people: People<'_>) -> String {
        people.names.get(seat.index()).cloned().unwrap_or_else(|| {
            self.put(&Phrase::new("table-seat-unnamed").number("number", seat.number() as i64), people)
        })
    }
}

/// What becomes of soft hyphens.
#[derive(Clone, Copy)]
enum Hyphens {
    Removed,
    Kept,
}

impl Hyphens {
    const SOFT: char = '\u{ad}';

    fn treat(self, text: &str) -> Cow<'_, str> {
        match self {
            Self::Removed if text.contains(Self::SOFT) => Cow::Owned(text.replace(Self::SOFT, "")),
            Self::Removed | Self::Kept => Cow::Borrowed(text),
        }
    }
}

fn resource(text: &str) -> Result<FluentResource, DictionaryError> {
    FluentResource::try_new(text.to_owned())
        .map_err(|(_, errors)| DictionaryError::Broken(format!("{errors:?}")))
}

fn bundle(
    language: &str,
    resources: Vec<FluentResource>,
) -> Result<FluentBundle<FluentResource>, DictionaryError> {
    let tag: LanguageIdentifier =
        language.parse().map_err(|_| DictionaryError::UnknownLanguage(language.to_owned()))?;
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // Marks around arguments help right-to-left scripts and break terminals.
    bundle.set_use_isolating(false);
    for resource in resources {
        bundle.add_resource(resource).map_err(|errors| DictionaryError::Broken(format!("{errors:?}")))?;
    }
    Ok(bundle)
}

/// The message of a phrase with what could not be put together; `None` if there is none.
fn say(
    bundle: &FluentBundle<FluentResource>,
    phrase: &Phrase,
    you: Option<Seat>,
    arguments: &FluentArgs<'_>,
) -> Option<(String, Vec<FluentError>)> {
    let message = bundle.get_message(&phrase.key)?;
    let to_reader = you.filter(|&you| is_about(phrase, you)).and_then(|_| message.get_attribute("you"));
    let pattern = to_reader.map(|attribute| attribute.value()).or_else(|| message.value())?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(arguments), &mut errors).into_owned();
    Some((text, errors))
}

/// Who is spoken of, and to whom.
#[derive(Clone, Copy)]
struct People<'a> {
    names: &'a [String],
    /// The seat of the reader.
    you: Option<Seat>,
}

/// The seats of a phrase with the names of their arguments. The first seat is the one that acts.
fn seats(phrase: &Phrase) -> impl Iterator<Item = (&'static str, Seat)> {
    phrase.with.iter().filter_map(|(name, arg)| match arg {
        Arg::Seat(seat) => Some((*name, *seat)),
        Arg::Number(_) | Arg::Text(_) | Arg::Phrase(_) | Arg::List(_) | Arg::Choice(_) => None,
    })
}

/// Is the phrase about this seat?
fn is_about(phrase: &Phrase, seat: Seat) -> bool {
    seats(phrase).take(1).any(|(_, first)| first == seat)
}

/// The arguments that mean this seat where another one acts, joined with hyphens.
fn as_object(phrase: &Phrase, seat: Seat) -> String {
    let names = seats(phrase).skip(1).filter(|(_, other)| *other == seat).map(|(name, _)| name);
    names.collect::<Vec<_>>().join("-")
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
        self.dictionary.put(phrase, People { names: self.names, you: None })
    }
}

impl<'a> Speaker<'a> {
    /// Speaks to the player of a seat: a phrase about that seat takes the attribute `you` of its message, if it has one. The
    /// variable `$you` names the argument that means the player where another one acts: a message selects the words by it, as
    /// in `{ $you -> [owner] your hunter *[nobody] the hunter of { $owner } }`.
    pub const fn to(self, you: Option<Seat>) -> Address<'a> {
        Address { speaker: self, you }
    }
}

/// A [`Speaker`] who speaks to one of the players.
pub struct Address<'a> {
    speaker: Speaker<'a>,
    you: Option<Seat>,
}

impl Words for Address<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.speaker.dictionary.put(phrase, People { names: self.speaker.names, you: self.you })
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
    fn a_player_is_addressed_where_a_message_is_about_the_player() {
        let own = (
            "en",
            "t-names = { $who } names { $you ->\n    [other] you\n   *[nobody] { $other }\n}.\n    .you = You name { $other }.\n\
             t-rests = { $who } rests.\n",
        );
        let dictionary = Dictionary::new("en", [&own]).unwrap();
        let names = ["Ada".to_owned(), "Bo".to_owned()];
        let [ada, bo] = [Seat::new(0), Seat::new(1)];
        let said = |you, key: &'static str| {
            let speaker = Speaker { dictionary: &dictionary, names: &names };
            speaker.to(you).say(&Phrase::new(key).seat("who", ada).seat("other", bo))
        };
        assert_eq!(said(Some(ada), "t-names"), "You name Bo.");
        assert_eq!(said(Some(bo), "t-names"), "Ada names you.");
        assert_eq!(said(None, "t-names"), "Ada names Bo.");
        assert_eq!(said(Some(ada), "t-rests"), "Ada rests.");
    }

    #[test]
    fn a_message_may_choose_its_words_by_the_key_of_another() {
        let own = (
            "en",
            "t-lake = lake\nt-sea = sea\nt-goes = goes { $place-key ->\n    [t-sea] by sea\n   *[other] to { $place }\n}\n",
        );
        let dictionary = Dictionary::new("en", [&own]).unwrap();
        let speaker = Speaker { dictionary: &dictionary, names: &[] };
        let goes = |place: Phrase| speaker.say(&Phrase::new("t-goes").phrase("place", place));
        assert_eq!(goes(Phrase::new("t-lake")), "goes to lake");
        assert_eq!(goes(Phrase::new("t-sea")), "goes by sea");
        // The content of owners has names in one language.
        assert_eq!(speaker.say(&Phrase::new("t-goes").text("place", "Loch")), "goes to Loch");
    }

    #[test]
    fn soft_hyphens_are_for_pages_only() {
        let own = ("en", "t-long = foot\u{ad}path\n");
        let said = |dictionary: Dictionary| {
            Speaker { dictionary: &dictionary, names: &[] }.say(&Phrase::new("t-long"))
        };
        assert_eq!(said(Dictionary::new("en", [&own]).unwrap()), "footpath");
        assert_eq!(said(Dictionary::hyphenated("en", [&own]).unwrap()), "foot\u{ad}path");
    }

    #[test]
    fn what_is_missing_in_a_language_is_said_in_english() {
        let english = (
            "en",
            "t-many = { $count ->\n    [one] one\n   *[other] many\n}\nt-sun = sun\nt-day = { t-sun }\nt-both = { $one }!\n",
        );
        let draft = ("fr", "t-day = jour, { t-sun }\nt-both = { $one } !\n");
        let dictionary = Dictionary::new("fr", [&english, &draft]).unwrap();
        let speaker = Speaker { dictionary: &dictionary, names: &[] };
        assert_eq!(speaker.say(&Phrase::new("t-sun")), "sun");
        // With the plurals of English: 0 is one in French.
        assert_eq!(speaker.say(&Phrase::new("t-many").number("count", 0)), "many");
        // What quotes a missing message is missing, too; what is given one is not.
        assert_eq!(speaker.say(&Phrase::new("t-day")), "sun");
        assert_eq!(speaker.say(&Phrase::new("t-both").phrase("one", Phrase::new("t-sun"))), "sun !");
        assert!(dictionary.has("t-sun") && !dictionary.has("t-moon"));
    }

    #[test]
    fn a_missing_message_shows_its_key_and_an_unknown_language_is_refused() {
        let dictionary = dictionary();
        let speaker = Speaker { dictionary: &dictionary, names: &[] };
        assert_eq!(speaker.say(&Phrase::new("no-such-key")), "⟨no-such-key⟩");
        assert!(matches!(Dictionary::new("xx", []), Err(DictionaryError::UnknownLanguage(_))));
    }
}
