//! Export and import of tables as game records.
//!
//! A record contains the game and the names of its players. Accounts, chat and time limits are not exported.

use std::sync::Arc;

use bots::Level;
use store::{NewPerson, NewTable, Occupant, SeatRow, Store, StoreError, StoredTable, TableId};
use table::{
    Turn,
    any::AnyTable,
    record::{Event, Record, RecordError},
};

use crate::{
    ids, kept,
    live_table::{Snapshot, stored_event},
    messages::Messages,
    names, new_table,
    settings::Settings,
};

/// Why a table cannot be exported or imported.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// No table has this id.
    #[error("there is no table {0}")]
    TableNotFound(String),
    /// The catalog has no game of this name.
    #[error("there is no game '{0}'")]
    GameNotFound(String),
    /// The record is invalid, or its rules or content differ from those of this program.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// An unfinished game cannot continue without its seed.
    #[error("the game is not over and the record has no seed, so it cannot continue")]
    NoSeed,
    /// The record ends before the outcome of a deal.
    #[error("the record ends with a pending deal")]
    PendingDeal,
    /// The stored log of the table cannot be parsed.
    #[error("the log of table {0} cannot be parsed: {1}")]
    InvalidLog(String, serde_json::Error),
    /// A message file of the program cannot be loaded.
    #[error("{0}")]
    Messages(String),
    /// The system provides no randomness for an id.
    #[error("the system provides no randomness")]
    NoRandomness,
}

/// The complete record of a table with its seed. Secret from the players until the game is over.
pub async fn export_table(store: &dyn Store, id: &str) -> Result<Record, TransferError> {
    let stored = store.load(TableId(id.to_owned())).await?;
    record_of(stored.ok_or_else(|| TransferError::TableNotFound(id.to_owned()))?)
}

pub(crate) fn record_of(stored: StoredTable) -> Result<Record, TransferError> {
    let id = stored.row.id.0;
    let events: Result<Vec<Event>, _> =
        stored.events.iter().map(|event| serde_json::from_str(&event.body)).collect();
    let events = events.map_err(|error| TransferError::InvalidLog(id, error))?;
    let head = Record { players: players(&stored.row.seats), ..Record::from_json(&stored.head)? };
    Ok(head.with_events(events))
}

/// The players of a record: bots by level, people by name.
pub(crate) fn players(seats: &[SeatRow]) -> Vec<String> {
    let player = |row: &SeatRow| match (&row.occupant, &row.bot) {
        (Occupant::Bot, Some(level)) => level.clone(),
        (Occupant::Bot | Occupant::Open | Occupant::Person(_), _) => row.name.clone(),
    };
    seats.iter().map(player).collect()
}

/// Whether the game of a record is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The game is not over.
    Open,
    /// The game is over.
    Over,
}

/// Replays a record and, if it has a seed, verifies the dealing. Returns whether the game is over.
pub fn check_record(record: &Record) -> Result<Ending, TransferError> {
    Ok(match replay(record)?.turn() {
        Turn::Over => Ending::Over,
        Turn::Choose(_) | Turn::Chance => Ending::Open,
    })
}

fn replay(record: &Record) -> Result<Box<dyn AnyTable>, TransferError> {
    let game = catalog::find(&record.game).ok_or_else(|| TransferError::GameNotFound(record.game.clone()))?;
    let table = game.boxed().replay(record, None)?;
    if record.seed.is_some() {
        game.boxed().verify(record)?;
    }
    Ok(table)
}

/// Creates a table from a record and returns its id. In an unfinished game bots keep their seats and the seats of people are
/// open; in a finished game people keep their names.
pub async fn import_table(store: &dyn Store, record: Record, at: i64) -> Result<TableId, TransferError> {
    let game = catalog::find(&record.game).ok_or_else(|| TransferError::GameNotFound(record.game.clone()))?;
    let table: Arc<dyn AnyTable> = replay(&record)?.into();
    let ending = match table.turn() {
        Turn::Over => Ending::Over,
        Turn::Choose(_) | Turn::Chance if record.seed.is_none() => return Err(TransferError::NoSeed),
        Turn::Chance => return Err(TransferError::PendingDeal),
        Turn::Choose(_) => Ending::Open,
    };
    let mut seats = Vec::with_capacity(table.seats());
    for (seat, number) in (0..).zip(0..table.seats()) {
        // A record need not name its players.
        let player = record.players.get(number).map_or("", String::as_str);
        seats.push(seat_of(store, seat, player, ending, at).await?);
    }
    let messages = Messages::load().map_err(|error| TransferError::Messages(error.to_string()))?;
    let mut stories = kept::write_stories(table.as_ref(), 0, &messages);
    let events = (0..).zip(&record.events);
    let events =
        events.map(|(number, event)| stored_event(event, None, at, stories.remove(&number))).collect();
    let id = ids::table().map_err(|_| TransferError::NoRandomness)?;
    // Whoever takes a seat may start the game.
    let host = new_table::host(None).map_err(|_| TransferError::NoRandomness)?;
    let new = NewTable {
        id: id.clone(),
        game: record.game.clone(),
        head: Record { events: Vec::new(), ..record }.to_json(),
        settings: Settings::default().to_json(),
        public: false,
        paced: false,
        clock: None,
        ending: (ending == Ending::Over).then(|| kept::write_standings(table.as_ref(), &messages)),
        summary: Snapshot::first(table, seats.clone(), host.clone(), at).summary(game),
        host,
        seats,
        events,
        outbox: Vec::new(),
        at,
    };
    store.create(new).await?;
    Ok(id)
}

async fn seat_of(
    store: &dyn Store,
    seat: u8,
    player: &str,
    ending: Ending,
    at: i64,
) -> Result<SeatRow, TransferError> {
    if let Ok(level) = player.parse::<Level>() {
        let bot = Some(level.name().to_owned());
        return Ok(SeatRow { seat, name: String::new(), occupant: Occupant::Bot, bot, again: None });
    }
    // A record may have names that the server does not allow; those players are named by their seat.
    let name = names::person(player).unwrap_or_else(|_| (u16::from(seat) + 1).to_string());
    Ok(match ending {
        Ending::Open => {
            SeatRow { seat, name: String::new(), occupant: Occupant::Open, bot: None, again: None }
        }
        Ending::Over => {
            let person = store.add_person(NewPerson { name: name.clone(), at }).await?;
            SeatRow { seat, name, occupant: Occupant::Person(person.id), bot: None, again: None }
        }
    })
}
