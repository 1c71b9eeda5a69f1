//! Words for people, by key.
//!
//! Rules never hold a sentence. They name a message of the game's Fluent file and its arguments; whoever shows it
//! picks the language.

use std::borrow::Cow;

use serde::Serialize;
use serde_json::Value;

use crate::Seat;

/// The message files of a crate in every language, for a file directly in its `src`: the tag of the language and the Fluent text
/// of `locales/TAG.ftl`.
#[macro_export]
macro_rules! locales {
    () => {
        &[
            ("en", include_str!("../locales/en.ftl")),
            ("fr", include_str!("../locales/fr.ftl")),
            ("de", include_str!("../locales/de.ftl")),
            ("pl", include_str!("../locales/pl.ftl")),
        ]
    };
}

/// The messages of this crate, by language: what all games share. Games bring their own
/// ([`Rules::locales`](crate::Rules::locales)).
pub const LOCALES: &[(&str, &str)] = crate::locales!();

/// The English messages of this crate, from which errors take their text.
pub(crate) const ENGLISH: &str = include_str!("../locales/en.ftl");

/// A message to be put into words later: a key of a locale file with its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Phrase {
    /// The key, such as `ice-age-play-card`.
    pub key: Cow<'static, str>,
    /// Arguments by name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<(&'static str, Arg)>,
}

/// An argument of a [`Phrase`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number; locales may choose a plural form by it.
    Number(i64),
    /// A seat, shown by the name of whoever sits there.
    Seat(Seat),
    /// Another message, put into words first.
    Phrase(Box<Phrase>),
    /// Several messages, joined as a list.
    List(Vec<Phrase>),
    /// Several messages of which one will do, joined by "or".
    Choice(Vec<Phrase>),
    /// Text that is the same in every language: an id, notation.
    Text(String),
}

impl Phrase {
    /// The message `key` without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), with: Vec::new() }
    }

    /// The same message with a number for `name`.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Self {
        self.arg(name, Arg::Number(number.into()))
    }

    /// The same message with a seat for `name`.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Self {
        self.arg(name, Arg::Seat(seat))
    }

    /// The same message with another message for `name`.
    #[must_use]
    pub fn phrase(self, name: &'static str, phrase: Self) -> Self {
        self.arg(name, Arg::Phrase(Box::new(phrase)))
    }

    /// The same message with a list of messages for `name`.
    #[must_use]
    pub fn list(self, name: &'static str, phrases: Vec<Self>) -> Self {
        self.arg(name, Arg::List(phrases))
    }

    /// The same message with alternatives for `name`.
    #[must_use]
    pub fn choice(self, name: &'static str, phrases: Vec<Self>) -> Self {
        self.arg(name, Arg::Choice(phrases))
    }

    /// The same message with untranslated text for `name`.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Self {
        self.arg(name, Arg::Text(text.into()))
    }

    /// The same message with a value for `name`.
    #[must_use]
    pub fn with(self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.arg(name, value.into())
    }

    fn arg(mut self, name: &'static str, arg: Arg) -> Self {
        self.with.push((name, arg));
        self
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(Box::new(phrase))
    }
}

/// A value as indented text, a field or an item a line.
///
/// ```
/// let value = serde_json::json!({"pot": 7, "players": [{"score": 3}, {"score": 5}], "log": []});
/// let text = "log: -\nplayers:\n  1:\n    score: 3\n  2:\n    score: 5\npot: 7\n";
/// assert_eq!(ochre_table::text::outline(&value), text);
/// ```
pub fn outline(value: &Value) -> String {
    fn add(out: &mut String, depth: usize, name: &str, value: &Value) {
        let indent = "  ".repeat(depth);
        match fields(value) {
            Some(fields) => {
                out.push_str(&format!("{indent}{name}:\n"));
                fields.iter().for_each(|(name, field)| add(out, depth + 1, name, field));
            }
            None => out.push_str(&format!("{indent}{name}: {}\n", leaf(value))),
        }
    }
    let mut out = String::new();
    match fields(value) {
        Some(fields) => fields.iter().for_each(|(name, field)| add(&mut out, 0, name, field)),
        None => out.push_str(&format!("{}\n", leaf(value))),
    }
    out
}

/// The named parts of a value, items named by their number from 1; `None` if it is a single value, a list of single values
/// or empty.
pub fn fields(value: &Value) -> Option<Vec<(Cow<'_, str>, &Value)>> {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            Some(fields.iter().map(|(name, field)| (Cow::Borrowed(name.as_str()), field)).collect())
        }
        Value::Array(items) if items.iter().any(|item| item.is_object() || item.is_array()) => {
            Some((1..).zip(items).map(|(number, item)| (Cow::Owned(number.to_string()), item)).collect())
        }
        _ => None,
    }
}

/// A value without named parts, in text: `-` for nothing.
pub fn leaf(value: &Value) -> String {
    match value {
        Value::Null => "-".to_owned(),
        Value::String(text) => text.clone(),
        Value::Array(items) if !items.is_empty() => items.iter().map(leaf).collect::<Vec<_>>().join(", "),
        Value::Array(_) | Value::Object(_) => "-".to_owned(),
        Value::Bool(_) | Value::Number(_) => value.to_string(),
    }
}

/// Puts phrases into words. Implemented by the `words` crate; the rules only ever see this trait.
pub trait Words {
    /// The phrase in the reader's language.
    fn say(&self, phrase: &Phrase) -> String;
}
