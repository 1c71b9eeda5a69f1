//! What every page needs to know: the reader's language and theme, who the reader is, where the static files are.

use table::text::{Phrase, Words};
use words::Language;

use crate::assets::Links;

/// Day or night, if the reader has a wish beyond what the device says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the device says.
    #[default]
    Device,
    /// Day.
    Light,
    /// Night.
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

/// Who reads the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reader<'a> {
    /// Somebody who has not said a name yet.
    #[default]
    Stranger,
    /// Somebody with a name, known by this browser only.
    Guest(&'a str),
    /// Somebody signed in, by the name shown to others.
    Account(&'a str),
}

impl<'a> Reader<'a> {
    /// The name, if there is one.
    pub const fn name(self) -> Option<&'a str> {
        match self {
            Self::Stranger => None,
            Self::Guest(name) | Self::Account(name) => Some(name),
        }
    }
}

/// What every page needs to know.
#[derive(Clone, Copy)]
pub struct Frame<'a> {
    /// The reader's language; at a table, with the names of those who sit there.
    pub words: &'a dyn Words,
    /// The same language by name.
    pub language: Language,
    /// Day or night.
    pub theme: Theme,
    /// Who reads.
    pub reader: Reader<'a>,
    /// Where the static files are.
    pub links: &'a Links,
    /// Path and query of this page, to come back to after a choice of language or theme.
    pub here: &'a str,
}

impl Frame<'_> {
    /// The phrase in the reader's language.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase)
    }

    /// The message `key` without arguments.
    pub fn word(&self, key: &'static str) -> String {
        self.words.say(&Phrase::new(key))
    }
}
