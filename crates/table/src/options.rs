//! What can be chosen before a game begins, described so that any lobby can ask.

use serde::Serialize;

use crate::text::Phrase;

/// One thing to choose when a table is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// Its key in the options object.
    pub name: &'static str,
    /// What it is called.
    pub title: Phrase,
    /// What it does, in a sentence.
    pub help: Phrase,
    /// What may be chosen.
    pub choice: OptionChoice,
}

/// What an option may be set to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum OptionChoice {
    /// A whole number in a range, both ends included.
    Number {
        /// Smallest.
        from: u8,
        /// Largest.
        to: u8,
        /// What it is if nobody chooses.
        default: u8,
    },
    /// Yes or no.
    Switch {
        /// What it is if nobody chooses.
        default: bool,
    },
    /// One of several.
    OneOf {
        /// The values, each with what it is called.
        values: Vec<(&'static str, Phrase)>,
        /// What it is if nobody chooses.
        default: &'static str,
    },
    /// Any of several.
    AnyOf {
        /// The values, each with what it is called.
        values: Vec<(&'static str, Phrase)>,
    },
}
