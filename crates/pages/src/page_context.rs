//! The context of a page: language, theme, reader and static files.

use table::text::{Phrase, Words};
use words::Language;

use crate::{assets::Links, preferences::Preferences};

/// The colour theme the reader has chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Follows the setting of the device.
    #[default]
    Device,
    /// Dark text on a light background.
    Light,
    /// Light text on a dark background.
    Dark,
}

impl Theme {
    /// All, in the order they are offered.
    pub const ALL: [Self; 3] = [Self::Device, Self::Light, Self::Dark];

    /// Its name in forms and cookies.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Device => "device",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme with this name.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

/// The person the page is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reader<'a> {
    /// A visitor without a name.
    #[default]
    Anonymous,
    /// A guest, recognised by the cookie of this browser, by name.
    Guest(&'a str),
    /// A signed-in account, by the name shown to others.
    Account(&'a str),
    /// A signed-in account that may administrate.
    Administrator(&'a str),
}

impl<'a> Reader<'a> {
    /// The name, if there is one.
    pub const fn name(self) -> Option<&'a str> {
        match self {
            Self::Anonymous => None,
            Self::Guest(name) | Self::Account(name) | Self::Administrator(name) => Some(name),
        }
    }
}

/// Everything a page needs besides its model: language, theme, reader, static files and its own address.
#[derive(Clone, Copy)]
pub struct PageContext<'a> {
    /// Translates phrases; at a table, with the names of its players.
    pub words: &'a dyn Words,
    /// The language it translates to.
    pub language: Language,
    /// The colour theme.
    pub theme: Theme,
    /// How tables behave for the reader.
    pub preferences: Preferences,
    /// The person the page is for.
    pub reader: Reader<'a>,
    /// Where the static files are.
    pub links: &'a Links,
    /// Path and query of this page: where the forms for language and theme redirect to.
    pub here: &'a str,
}

impl PageContext<'_> {
    /// The phrase in the reader's language.
    pub fn text(&self, phrase: &Phrase) -> String {
        self.words.say(phrase)
    }

    /// The message `key` without arguments.
    pub fn message(&self, key: &'static str) -> String {
        self.words.say(&Phrase::new(key))
    }
}

/// A sentence with a capital: some begin with a name or an effect that the game writes in lower case.
pub(crate) fn capitalised(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
