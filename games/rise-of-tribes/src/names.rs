//! The names of cards: those of the locales, or what the owner of a box calls them.

use std::{collections::BTreeSet, sync::OnceLock};

use table::{
    content::{Provenance, Sourced},
    text::{Arg, Phrase, Words},
};
use toml::{Table, Value};

use crate::{
    content::{Content, STANDARD},
    game::RiseOfTribes,
    words,
};

/// The longest name of a card.
pub(crate) const NAME: usize = 40;

/// Has this name been given by us, so that the locales know it? The owner may say where a name is from.
pub(crate) fn is_ours(name: &str, from: Provenance) -> bool {
    from != Provenance::Overlay && standard().contains(name)
}

/// The same, for a value of the content.
pub(crate) fn is_named_by_us(name: &Sourced<String>) -> bool {
    is_ours(&name.is, name.from)
}

/// Every name of the standard file.
fn standard() -> &'static BTreeSet<String> {
    static NAMES: OnceLock<BTreeSet<String>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let file: Table = toml::from_str(STANDARD).unwrap_or_default();
        let faces = file.values().filter_map(Value::as_table).flat_map(Table::values);
        faces.filter_map(|face| Some(face.get("name")?.get("is")?.as_str()?.to_owned())).collect()
    })
}

/// What the owner of a box calls cards, by the message that names the card otherwise.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names(Vec<(String, String)>);

impl Names {
    pub(crate) fn of(content: &Content) -> Self {
        let mut names = Vec::new();
        let mut add = |message: Phrase, name: &Sourced<String>| {
            if !is_named_by_us(name) {
                names.push((message.key.to_string(), name.is.clone()));
            }
        };
        content.developments.iter().for_each(|(&goal, face)| add(words::goal(goal), &face.name));
        content.achievements.iter().for_each(|(&goal, face)| add(words::goal(goal), &face.name));
        content.events.iter().for_each(|(&event, face)| add(words::event(event), &face.name));
        content.tribes.iter().for_each(|(&tribe, face)| add(words::tribe(tribe), &face.name));
        content.powers.iter().for_each(|(&power, face)| add(words::power(power), &face.name));
        Self(names)
    }

    /// Puts them into a phrase in the place of ours.
    pub(crate) fn give(&self, phrase: &mut Phrase) {
        if self.0.is_empty() {
            return;
        }
        if let Some((_, name)) = self.0.iter().find(|(message, _)| *phrase.key == **message) {
            *phrase = words::given(name.as_str());
        }
        for (_, argument) in &mut phrase.with {
            match argument {
                Arg::Phrase(inner) => self.give(inner),
                Arg::List(inner) | Arg::Choice(inner) => {
                    inner.iter_mut().for_each(|phrase| self.give(phrase));
                }
                Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => {}
            }
        }
    }
}

/// Words with the names of a box.
pub(crate) struct NamedWords<'a> {
    pub(crate) names: &'a Names,
    pub(crate) words: &'a dyn Words,
}

impl Words for NamedWords<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        let mut phrase = phrase.clone();
        self.names.give(&mut phrase);
        self.words.say(&phrase)
    }
}

impl RiseOfTribes {
    /// The phrase with the names of this box.
    #[must_use]
    pub fn with_names(&self, mut phrase: Phrase) -> Phrase {
        self.names.give(&mut phrase);
        phrase
    }
}
