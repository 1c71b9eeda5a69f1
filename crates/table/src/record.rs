//! A game as a file: options plus events. Documented in `docs/record-format.md`.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    Seat,
    any::Rejection,
    dealer::Seed,
    entropy::{Contribution, ContributionError},
    refusal::{ReadOptionsError, ReadPositionError},
};

/// The newest version of the file format. A record without contributions has version 1, so that older programs read it.
pub const FORMAT: u32 = 2;

/// Everything needed to play a game again, event by event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Version of the file format.
    pub format: u32,
    /// Name of the game.
    pub game: String,
    /// Version of the game's rules.
    pub rules: u32,
    /// What the box contained.
    pub content: ContentUsed,
    /// The options of the table.
    pub options: Value,
    /// SHA-256 of the seed, promised when the table opened. Absent if chance was dealt by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The seed. Secret until the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// The first position, if it is not the start of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// Names of the players, by seat. Replaying ignores them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// What happened, in order.
    pub events: Vec<Event>,
}

/// The content a game was played with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContentUsed {
    /// Fingerprint of the content as the game used it.
    pub fingerprint: String,
    /// The overlay file of the box's owner, whole, if there was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub overlay: Option<Overlay>,
}

/// A content file laid over the standard one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Overlay {
    /// What the owner calls it.
    pub file: String,
    /// Its text.
    pub text: String,
}

/// One event: a choice with the outcomes that followed it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "an event is a 'play', an 'undo' or an 'entropy' with its 'seat', or what chance 'dealt'"
)]
pub enum Event {
    /// A seat chose.
    Play(PlayEvent),
    /// A seat took its last choice back.
    Undo(UndoEvent),
    /// Outcomes that follow no choice: the opening, or a deal by hand.
    Deal(DealEvent),
    /// A seat added to the seed, before the opening.
    Contribute(Contribution),
}

/// A choice and the outcomes until the next one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayEvent {
    /// Who chose.
    pub seat: Seat,
    /// The action in notation.
    pub play: String,
    /// The outcomes that followed, in notation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dealt: Vec<String>,
}

/// A choice taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UndoEvent {
    /// Who takes it back.
    pub seat: Seat,
    /// Always `true`.
    pub undo: bool,
}

/// Outcomes without a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealEvent {
    /// The outcomes in notation.
    pub dealt: Vec<String>,
}

/// Why a record cannot be read, replayed or verified.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// Not JSON of the right shape.
    #[error("not a game record: {0}")]
    Malformed(#[from] serde_json::Error),
    /// Written by a newer program.
    #[error("this file has format {0}, this program reads 1 to {FORMAT}")]
    Format(u32),
    /// Another game than the one asked for.
    #[error("this is a game of '{found}', not of '{expected}'")]
    OtherGame {
        /// What the file contains.
        found: String,
        /// What was expected.
        expected: String,
    },
    /// The rules have changed since.
    #[error("recorded with rules {found} of this game, this program plays rules {ours}")]
    Rules {
        /// What the file contains.
        found: u32,
        /// What this program has.
        ours: u32,
    },
    /// The content has changed since.
    #[error("recorded with content {found}, this program has {ours}")]
    Content {
        /// What the file contains.
        found: String,
        /// What this program has.
        ours: String,
    },
    /// The overlay inside the record is broken.
    #[error("the overlay in this record is broken: {0}")]
    Overlay(#[from] crate::content::ContentError),
    /// Options the game does not have.
    #[error("options: {0}")]
    Options(#[from] ReadOptionsError),
    /// The game refuses the first position.
    #[error("position: {0}")]
    Position(#[from] ReadPositionError),
    /// An event that cannot have happened.
    #[error("event {event}: {why}")]
    Event {
        /// Index of the event, from 0.
        event: usize,
        /// What is wrong with it.
        why: EventError,
    },
    /// Seed and commitment do not belong together.
    #[error("the seed does not match the commitment: the dealing was tampered with")]
    Commitment,
    /// The seed gives another outcome.
    #[error("event {event}: the seed deals '{expected}', the record has '{found}'")]
    Dealing {
        /// Index of the event, from 0.
        event: usize,
        /// What the seed deals.
        expected: String,
        /// What the record contains.
        found: String,
    },
    /// Nothing to verify with.
    #[error("the record holds no seed yet: the dealing can be verified once the game is over")]
    NoSeed,
}

/// What is wrong with an event of a record.
#[derive(Debug, thiserror::Error)]
pub enum EventError {
    /// The table does not accept it.
    #[error(transparent)]
    Rejected(#[from] Rejection),
    /// `undo` is `false`.
    #[error("'undo' is always true")]
    UndoIsFalse,
    /// A deal without an outcome.
    #[error("a deal has at least one outcome")]
    NothingDealt,
    /// More outcomes than chance was due to deal.
    #[error("chance deals nothing more, but the record has '{0}'")]
    NotDue(String),
    /// The seed deals further outcomes before the next choice.
    #[error("outcomes are missing at its end")]
    OutcomesMissing,
    /// A contribution that the table cannot have taken.
    #[error(transparent)]
    Contribution(#[from] ContributionError),
    /// A contribution in a record of format 1.
    #[error("a record of format 1 has no contributions")]
    NotInFormat1,
}

/// Can this program read records of this format?
pub(crate) const fn is_known(format: u32) -> bool {
    1 <= format && format <= FORMAT
}

impl Record {
    /// Reads a record from JSON.
    pub fn from_json(text: &str) -> Result<Self, RecordError> {
        #[derive(Deserialize)]
        struct Head {
            format: u32,
        }
        let record = serde_json::from_str::<Self>(text);
        // A file of another format may have any shape: report its number rather than the first difference.
        match serde_json::from_str::<Head>(text) {
            Ok(Head { format }) if !is_known(format) => Err(RecordError::Format(format)),
            _ => Ok(record?),
        }
    }

    /// This record with other events, in the oldest format that has them.
    pub fn with_events(self, events: Vec<Event>) -> Self {
        let contributed = events.iter().any(|event| matches!(event, Event::Contribute(_)));
        Self { format: if contributed { 2 } else { 1 }, events, ..self }
    }

    /// What the seats added to the seed, in order.
    pub fn contributions(&self) -> impl Iterator<Item = &Contribution> {
        self.events.iter().filter_map(|event| match event {
            Event::Contribute(contribution) => Some(contribution),
            Event::Play(_) | Event::Undo(_) | Event::Deal(_) => None,
        })
    }

    /// Writes the record as JSON, one event a line, so that files compare well.
    pub fn to_json(&self) -> String {
        const WRITES: &str = "a record consists of values JSON can hold";
        let mut head = self.clone();
        head.events.clear();
        let head = serde_json::to_string_pretty(&head).expect(WRITES);
        let events: Vec<String> = self
            .events
            .iter()
            .map(|event| format!("    {}", serde_json::to_string(event).expect(WRITES)))
            .collect();
        if events.is_empty() {
            return head + "\n";
        }
        // The events come last: an empty list of that name further up belongs to the options or the position.
        let (before, after) = head.rsplit_once("[]").expect("a record without events ends in an empty list");
        format!("{before}[\n{}\n  ]{after}\n", events.join(",\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn record() -> Record {
        Record {
            format: 1,
            game: "any".to_owned(),
            rules: 1,
            content: ContentUsed { fingerprint: "0".to_owned(), overlay: None },
            options: json!({"events": []}),
            commitment: None,
            seed: None,
            position: Some(json!({"events": [], "text": "\"events\": []"})),
            players: vec!["\"events\": []".to_owned(), "[]".to_owned()],
            events: vec![
                Event::Deal(DealEvent { dealt: vec!["[]".to_owned()] }),
                Event::Play(PlayEvent { seat: Seat::new(1), play: "done".to_owned(), dealt: Vec::new() }),
                Event::Undo(UndoEvent { seat: Seat::new(1), undo: true }),
            ],
        }
    }

    #[test]
    fn a_record_reads_back_whatever_else_is_called_events() {
        let record = record();
        let text = record.to_json();
        assert_eq!(Record::from_json(&text).unwrap(), record);
        assert!(text.contains("\n    {\"seat\":2,\"play\":\"done\"},\n"));
        let empty = Record { events: Vec::new(), ..record };
        assert_eq!(Record::from_json(&empty.to_json()).unwrap(), empty);
    }

    #[test]
    fn a_record_of_another_format_is_known_by_its_number_even_if_nothing_else_fits() {
        let error = Record::from_json(r#"{"format": 9, "moves": "e4"}"#).unwrap_err();
        assert!(matches!(error, RecordError::Format(9)));
        assert!(matches!(Record::from_json("{}").unwrap_err(), RecordError::Malformed(_)));
    }

    #[test]
    fn an_event_that_is_none_is_told_what_events_are() {
        let text = record().to_json().replace("\"undo\":true", "\"redo\":true");
        let message = Record::from_json(&text).unwrap_err().to_string();
        assert!(message.contains("an event is a 'play', an 'undo' or an 'entropy'"), "{message}");
    }
}
