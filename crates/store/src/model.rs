//! The stored values. Times are in milliseconds since 1970 UTC.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Host, OutboxChange};

/// The id of a table, as in its URL: letters and digits, hard to guess.
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

/// A table to create.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its id.
    pub id: TableId,
    /// The game's name.
    pub game: String,
    /// The game record without events, as JSON. Secret: it contains the seed.
    pub head: String,
    /// Title, time limit and other settings of the server, as JSON.
    pub settings: String,
    /// Whether the table is listed publicly.
    pub public: bool,
    /// Whether turns have a time limit.
    pub paced: bool,
    /// The seats.
    pub seats: Vec<SeatRow>,
    /// The first events: the opening deal, or a complete imported game.
    pub events: Vec<StoredEvent>,
    /// What lists of tables show.
    pub summary: Summary,
    /// Who opens it.
    pub host: Host,
    /// When the clock of the first turn starts; `None` while seats are open.
    pub clock: Option<i64>,
    /// The final standings of a game that is over, as JSON.
    pub ending: Option<String>,
    /// What people are told about it.
    pub outbox: Vec<OutboxChange>,
    /// The time of creation.
    pub at: i64,
}

/// One event in the log of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// The event of the record, as JSON.
    pub body: String,
    /// The idempotency key of the request that caused it, if any. A repeated request is recognised by it.
    pub client: Option<String>,
    /// When it happened.
    pub at: i64,
    /// What spectators read about it, as JSON: readable without the rules of the game. `None` if there is nothing to say.
    pub story: Option<String>,
}

/// Events to append.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The sequence number of the first event, from 0: the length of the log that the writer expects.
    pub first: u64,
    /// The revision that the writer knows; `None` if only the length of the log matters.
    pub known: Option<u64>,
    /// The events.
    pub events: Vec<StoredEvent>,
    /// The summary after the events.
    pub summary: Summary,
    /// The new value of [`StoredTable::clock`]; `None` keeps the old one.
    pub clock: Option<i64>,
    /// The final standings, as JSON, if the events end the game.
    pub ending: Option<String>,
    /// What people are told about the events.
    pub outbox: Vec<OutboxChange>,
}

/// What lists of tables show. Derived from the log and written together with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// The seat whose turn it is, from 0.
    pub turn: Option<u8>,
    /// Whether the game is over.
    pub over: bool,
    /// Whether it is the turn of a bot.
    pub bot: bool,
    /// The length of the log. Ignored when written; the store counts the events itself.
    pub version: u64,
    /// Round and scores for display, as JSON.
    pub shown: String,
}

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// The number of the seat, from 0.
    pub seat: u8,
    /// The display name.
    pub name: String,
    /// Who occupies it.
    pub occupant: Occupant,
    /// The level of the bot that plays this seat: the bot that occupies it, or the stand-in for an absent person.
    pub bot: Option<String>,
    /// When the person agreed to a rematch; 0 if the rematch began without them. `None` at a new table.
    pub again: Option<i64>,
}

/// A change of a seat. It succeeds only if the seat is still as the writer knew it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatChange {
    /// Who occupied it, as far as the writer knew.
    pub occupant: Occupant,
    /// The level of the bot that played it, as far as the writer knew.
    pub bot: Option<String>,
    /// The new row.
    pub row: SeatRow,
}

/// Who occupies a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A bot.
    Bot,
    /// A person. If [`SeatRow::bot`] is set, a bot plays until the person returns.
    Person(PersonId),
}

/// A table as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Its id.
    pub id: TableId,
    /// The game's name.
    pub game: String,
    /// The settings, as in [`NewTable::settings`].
    pub settings: String,
    /// Whether the table is listed publicly.
    pub public: bool,
    /// The seats, in order.
    pub seats: Vec<SeatRow>,
    /// What lists of tables show.
    pub summary: Summary,
    /// When it was created.
    pub created: i64,
    /// When the last event happened.
    pub changed: i64,
}

/// A table with its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// What lists of tables show.
    pub row: TableRow,
    /// Who opened it.
    pub host: Host,
    /// Grows by one with every change.
    pub revision: u64,
    /// The game record without events. Secret: it contains the seed.
    pub head: String,
    /// The log.
    pub events: Vec<StoredEvent>,
    /// The earliest time from which the current turn is counted; `None` if an older program created the table.
    pub clock: Option<i64>,
    /// The final standings, as JSON, once the game is over.
    pub ending: Option<String>,
}

/// What a reader of a table has missed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableChanges {
    /// The revision of all of it.
    pub revision: u64,
    /// The events from the number on that was asked for.
    pub events: Vec<StoredEvent>,
    /// The seats, in order.
    pub seats: Vec<SeatRow>,
    /// Who opened it.
    pub host: Host,
    /// The last chat lines with their numbers, oldest first.
    pub chat: Vec<(u64, ChatLine)>,
    /// As in [`StoredTable::clock`].
    pub clock: Option<i64>,
    /// Whether lists show the table as over.
    pub over: bool,
}

/// A person to create.
#[derive(Clone, Debug)]
pub struct NewPerson {
    /// The display name.
    pub name: String,
    /// The time of creation.
    pub at: i64,
}

/// A person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The id.
    pub id: PersonId,
    /// The display name.
    pub name: String,
    /// The login of the account, if there is one.
    pub login: Option<String>,
}

/// A chat line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// The author.
    pub person: PersonId,
    /// The author's name at the time.
    pub name: String,
    /// The text; empty if an administrator has removed it.
    pub text: String,
    /// When it was posted.
    pub at: i64,
}

impl ChatLine {
    /// Whether an administrator has removed the text. Nobody can post an empty line.
    pub fn is_removed(&self) -> bool {
        self.text.is_empty()
    }
}
