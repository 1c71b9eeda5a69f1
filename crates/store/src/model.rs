//! The values the store keeps.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The id of a table: what its link ends with. Letters and digits, hard to guess.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableId(pub String);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The id of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub i64);

/// A table as it is first written.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its id.
    pub id: TableId,
    /// The game's name.
    pub game: String,
    /// The game record without events, as JSON. Holds the seed: secret.
    pub head: String,
    /// Title, pace and whatever else the server wants to know again, as JSON.
    pub settings: String,
    /// Shown to everybody in the lobby?
    pub public: bool,
    /// Has a time limit?
    pub paced: bool,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
    /// The first events: the opening deal, or a whole imported game.
    pub events: Vec<StoredEvent>,
    /// What a list of tables shows.
    pub summary: Summary,
    /// Now, in milliseconds since 1970.
    pub at: i64,
}

/// One event of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// The event of the record, as JSON.
    pub body: String,
    /// The client's own id of the request that caused it, if any: a repeated request is recognised by it.
    pub client: Option<String>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// Events to append.
#[derive(Clone, Debug)]
pub struct Append {
    /// To which table.
    pub table: TableId,
    /// The number of the first of them, from 0: how many the writer believes are there.
    pub first: u64,
    /// The events.
    pub events: Vec<StoredEvent>,
    /// The table after them.
    pub summary: Summary,
}

/// What a list of tables shows: a cache of the log, written with it and made again from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// The seat that must choose, from 0.
    pub turn: Option<u8>,
    /// Is the game over?
    pub over: bool,
    /// Must a bot act?
    pub bot: bool,
    /// Number of events it was made from. The store counts for itself and answers with its own number.
    pub version: u64,
    /// Round and scores for display, as JSON.
    pub shown: String,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// Which seat, from 0.
    pub seat: u8,
    /// The name shown.
    pub name: String,
    /// Who owns it.
    pub sitter: Sitter,
    /// The bot that plays for it: a bot's own level, or whoever stands in for a person who left.
    pub bot: Option<String>,
}

/// Whose seat it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Nobody's yet.
    Open,
    /// A bot's.
    Bot,
    /// A person's; with [`SeatRow::bot`] a bot plays until the person comes back.
    Person(PersonId),
}

/// A line of a list of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Its id.
    pub id: TableId,
    /// The game's name.
    pub game: String,
    /// As written by the server.
    pub settings: String,
    /// In the lobby?
    pub public: bool,
    /// Who sits where, in seat order.
    pub seats: Vec<SeatRow>,
    /// What to show.
    pub summary: Summary,
    /// When it was opened.
    pub created: i64,
    /// When the last event happened.
    pub changed: i64,
}

/// A whole table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// What a list shows.
    pub row: TableRow,
    /// The game record without events. Secret.
    pub head: String,
    /// The log.
    pub events: Vec<StoredEvent>,
}

/// A person as first written.
#[derive(Clone, Debug)]
pub struct NewPerson {
    /// The name shown.
    pub name: String,
    /// Now.
    pub at: i64,
}

/// A person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The id.
    pub id: PersonId,
    /// The name shown.
    pub name: String,
    /// The name of the account, if there is one.
    pub login: Option<String>,
}

/// What a person may change.
#[derive(Clone, Debug, Default)]
pub struct Profile {
    /// The name shown.
    pub name: Option<String>,
    /// Account name and hash of the password.
    pub account: Option<(String, String)>,
}

/// A secret by which a person is known again.
#[derive(Clone, Debug)]
pub struct Token {
    /// SHA-256 of the secret.
    pub hash: [u8; 32],
    /// Whose.
    pub person: PersonId,
    /// Now.
    pub at: i64,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Who wrote it.
    pub person: PersonId,
    /// The name at that time.
    pub name: String,
    /// The text.
    pub text: String,
    /// When.
    pub at: i64,
}
