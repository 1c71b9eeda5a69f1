//! What is stored of a game in words, in every language. It can be read without the rules and messages of the game, which a
//! later program may no longer have.
//!
//! Players are stored as one private character each, so that the names shown are always those of the seats.

use std::collections::BTreeMap;

use pages::Language;
use serde::{Deserialize, Serialize};
use table::{
    Viewer,
    any::AnyTable,
    standings::{self, Standings},
    text::Words,
};
use utoipa::ToSchema;

use crate::messages::Messages;

/// A text in every language, by language tag.
type Translated<T> = BTreeMap<String, T>;

/// A part of a score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub(crate) struct ScorePart {
    /// What is scored.
    pub(crate) name: String,
    /// The points.
    pub(crate) points: i32,
}

/// The result of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub(crate) struct ScoreLine {
    /// Its number, from 1.
    pub(crate) seat: u64,
    /// The rank, from 1; tied seats share a rank.
    pub(crate) place: u8,
    /// The total score.
    pub(crate) score: i32,
    /// The parts of the score.
    pub(crate) sources: Vec<ScorePart>,
    /// Tie breakers, in order.
    pub(crate) tie_breaks: Vec<ScorePart>,
}

/// The standings in words.
pub(crate) fn score_lines(standings: &Standings, words: &dyn Words) -> Vec<ScoreLine> {
    let parts = |parts: &[standings::Part]| {
        parts.iter().map(|part| ScorePart { name: words.say(&part.name), points: part.points }).collect()
    };
    let line = |line: &standings::Line| ScoreLine {
        seat: line.seat.number(),
        place: line.place,
        score: line.score,
        sources: parts(&line.sources),
        tie_breaks: parts(&line.tie_breaks),
    };
    standings.lines.iter().map(line).collect()
}

/// The standings as stored.
pub(crate) fn write_standings(table: &dyn AnyTable, messages: &Messages) -> String {
    let (standings, names) = (table.standings(), placeholders(table.seats()));
    let translated: Translated<_> = Language::ALL
        .into_iter()
        .map(|language| {
            let words = messages.plain(language, &names);
            (language.tag().to_owned(), score_lines(&standings, &words))
        })
        .collect();
    json(&translated)
}

/// Stored standings in `language`; `None` if they cannot be read.
pub(crate) fn read_standings(stored: &str, language: Language, names: &[String]) -> Option<Vec<ScoreLine>> {
    let mut lines: Vec<ScoreLine> = read(stored, language)?;
    for part in lines.iter_mut().flat_map(|line| line.sources.iter_mut().chain(&mut line.tie_breaks)) {
        part.name = with_names(&part.name, names);
    }
    Some(lines)
}

/// What spectators read about the events from number `since` on, as stored, by event.
pub(crate) fn write_stories(
    table: &dyn AnyTable,
    since: usize,
    messages: &Messages,
) -> BTreeMap<usize, String> {
    let names = placeholders(table.seats());
    let mut stories: BTreeMap<usize, Translated<Vec<String>>> = BTreeMap::new();
    let entries = table.story(Viewer::Public);
    for language in Language::ALL {
        let words = messages.plain(language, &names);
        for entry in entries.iter().filter(|entry| entry.event >= since) {
            let story = stories.entry(entry.event).or_default();
            story.entry(language.tag().to_owned()).or_default().push(words.say(&entry.phrase));
        }
    }
    stories.into_iter().map(|(event, story)| (event, json(&story))).collect()
}

/// The stored story of an event in `language`; empty if it cannot be read.
pub(crate) fn read_story(stored: &str, language: Language, names: &[String]) -> Vec<String> {
    let lines: Vec<String> = read(stored, language).unwrap_or_default();
    lines.iter().map(|line| with_names(line, names)).collect()
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("texts by language have only string keys")
}

/// The text in `language`, or in any other.
fn read<T: for<'de> Deserialize<'de>>(stored: &str, language: Language) -> Option<T> {
    let mut translated: Translated<T> = serde_json::from_str(stored).ok()?;
    translated.remove(language.tag()).or_else(|| translated.into_values().next())
}

/// The character that stands for the player of the first seat; the others follow.
const FIRST_SEAT: char = '\u{e000}';

fn placeholders(seats: usize) -> Vec<String> {
    (FIRST_SEAT..).take(seats).map(String::from).collect()
}

fn with_names(text: &str, names: &[String]) -> String {
    let mut shown = String::with_capacity(text.len());
    for character in text.chars() {
        let seat = u32::from(character).checked_sub(u32::from(FIRST_SEAT));
        match seat.and_then(|seat| names.get(usize::try_from(seat).ok()?)) {
            Some(name) => shown.push_str(name),
            None => shown.push(character),
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stored_text_shows_the_present_names_in_the_readers_language() {
        let stored = "{\"en\": [\"\u{e001} wins.\"], \"fr\": [\"\u{e001} gagne.\"]}";
        let names = ["Ada".to_owned(), "Bob".to_owned()];
        assert_eq!(read_story(stored, Language::French, &names), ["Bob gagne."]);
        assert_eq!(read_story("{\"de\": [\"\u{e000} ruht.\"]}", Language::English, &names), ["Ada ruht."]);
        assert_eq!(read_story("damaged", Language::English, &names), Vec::<String>::new());
    }
}
