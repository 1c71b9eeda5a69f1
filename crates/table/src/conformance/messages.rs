//! Do the messages a game names exist?

use std::{borrow::Cow, collections::HashSet};

use super::promise::{Broken, Promise};
use crate::{
    Rules,
    text::{Arg, LOCALES, Phrase, Words},
};

/// The keys of a game's messages, by language.
pub(super) struct Messages(Vec<(&'static str, HashSet<&'static str>)>);

impl Messages {
    pub(super) fn of<R: Rules>() -> Self {
        let languages = R::locales().iter().map(|&(language, _)| language);
        Self(languages.map(|language| (language, keys::<R>(language))).collect())
    }

    /// The message and those it contains exist in every language.
    pub(super) fn check(&self, phrase: &Phrase) -> Result<(), Broken> {
        for (language, keys) in &self.0 {
            Promise::MessagesExist
                .unless(keys.contains(&*phrase.key), || format!("'{}' in '{language}'", phrase.key))?;
        }
        for (_, arg) in &phrase.with {
            match arg {
                Arg::Phrase(inner) => self.check(inner)?,
                Arg::List(inner) | Arg::Choice(inner) => {
                    inner.iter().try_for_each(|phrase| self.check(phrase))?;
                }
                Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => {}
            }
        }
        Ok(())
    }
}

fn keys<R: Rules>(language: &str) -> HashSet<&'static str> {
    let files = R::locales().iter().chain(LOCALES).filter(|(tag, _)| *tag == language);
    files.flat_map(|(_, text)| text.lines()).filter_map(key).collect()
}

/// The key of the message that begins on this line of a Fluent file.
fn key(line: &'static str) -> Option<&'static str> {
    let (key, _) = line.split_once('=')?;
    (line.starts_with(|first: char| first.is_ascii_alphabetic())).then(|| key.trim_end())
}

/// Shows keys in place of words.
pub(super) struct Keys;

impl Words for Keys {
    fn say(&self, phrase: &Phrase) -> String {
        Cow::clone(&phrase.key).into_owned()
    }
}
