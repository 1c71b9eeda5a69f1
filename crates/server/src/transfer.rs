//! Tables leave a database as game records, and come back from them.
//!
//! A record holds the game and the names of those who played. It does not hold people, chat or time limits: those belong to
//! the place.

use std::sync::Arc;

use bots::Level;
use store::{NewPerson, NewTable, SeatRow, Sitter, Store, StoreError, StoredTable, TableId};
use table::{
    Turn,
    any::AnyTable,
    record::{Event, Record, RecordError},
};

use crate::{
    ids, names,
    room::{self, Moment},
    settings::Settings,
};

/// Why a table cannot be moved.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is no such table.
    #[error("there is no table {0}")]
    NoTable(String),
    /// A game this program does not have.
    #[error("there is no game '{0}'")]
    NoGame(String),
    /// Not a game that was played, or not one this program can play.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A game that goes on needs the seed it is dealt from.
    #[error("the game is not over and the record holds no seed: nobody could deal on")]
    NoSeed,
    /// What the database holds of the table is not readable.
    #[error("table {0} cannot be read: {1}")]
    Broken(String, serde_json::Error),
    /// The system or the program failed.
    #[error("the table cannot be written")]
    Internal,
}

/// Everything that happened at a table, with its seed: until the game is over, nobody who plays may see it.
pub async fn export_table(store: &dyn Store, id: &str) -> Result<Record, TransferError> {
    let stored = store.load(TableId(id.to_owned())).await?;
    record_of(stored.ok_or_else(|| TransferError::NoTable(id.to_owned()))?)
}

fn record_of(stored: StoredTable) -> Result<Record, TransferError> {
    let id = stored.row.id.0;
    let events: Result<Vec<Event>, _> =
        stored.events.iter().map(|event| serde_json::from_str(&event.body)).collect();
    let events = events.map_err(|error| TransferError::Broken(id, error))?;
    Ok(Record { players: players(&stored.row.seats), events, ..Record::from_json(&stored.head)? })
}

/// Who sat where, as a record says it: bots by their level, people by their name.
pub(crate) fn players(seats: &[SeatRow]) -> Vec<String> {
    let player = |row: &SeatRow| match (&row.sitter, &row.bot) {
        (Sitter::Bot, Some(level)) => level.clone(),
        (Sitter::Bot | Sitter::Open | Sitter::Person(_), _) => row.name.clone(),
    };
    seats.iter().map(player).collect()
}

/// Whether the game of a record has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It goes on.
    Open,
    /// It is over.
    Over,
}

/// Replays a record, and deals it again if it has its seed: whether what it says can have happened, and how it ended.
pub fn check_record(record: &Record) -> Result<Ending, TransferError> {
    Ok(match replay(record)?.turn() {
        Turn::Over => Ending::Over,
        Turn::Choose(_) | Turn::Chance => Ending::Open,
    })
}

fn replay(record: &Record) -> Result<Box<dyn AnyTable>, TransferError> {
    let game = catalog::find(&record.game).ok_or_else(|| TransferError::NoGame(record.game.clone()))?;
    let table = game.boxed().replay(record, None)?;
    if record.seed.is_some() {
        game.boxed().verify(record)?;
    }
    Ok(table)
}

/// Writes the game of a record as a new table; its id. People of a game that goes on take their seats again by its link,
/// people of a finished game stay as names.
pub async fn import_table(store: &dyn Store, record: Record, at: i64) -> Result<TableId, TransferError> {
    let game = catalog::find(&record.game).ok_or_else(|| TransferError::NoGame(record.game.clone()))?;
    let table: Arc<dyn AnyTable> = replay(&record)?.into();
    let ending = check_record(&record)?;
    if ending == Ending::Open && record.seed.is_none() {
        return Err(TransferError::NoSeed);
    }
    let mut seats = Vec::with_capacity(table.seats());
    for (seat, number) in (0..).zip(0..table.seats()) {
        let player = record.players.get(number).map(String::as_str).unwrap_or_default();
        seats.push(seat_of(store, seat, player, ending, at).await?);
    }
    let events = record.events.iter().map(|event| room::stored(event, None, at));
    let events = events.collect::<Result<Vec<_>, _>>().map_err(|_| TransferError::Internal)?;
    let id = ids::table().map_err(|_| TransferError::Internal)?;
    let new = NewTable {
        id: id.clone(),
        game: record.game.clone(),
        head: Record { events: Vec::new(), ..record }.to_json(),
        settings: serde_json::to_string(&Settings::default()).map_err(|_| TransferError::Internal)?,
        public: false,
        paced: false,
        summary: Moment::first(table, seats.clone(), at).summary(game),
        seats,
        events,
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
        return Ok(SeatRow { seat, name: String::new(), sitter: Sitter::Bot, bot });
    }
    let name = names::person(player).unwrap_or_else(|_| (u16::from(seat) + 1).to_string());
    Ok(match ending {
        Ending::Open => SeatRow { seat, name: String::new(), sitter: Sitter::Open, bot: None },
        Ending::Over => {
            let person = store.add_person(NewPerson { name: name.clone(), at }).await?;
            SeatRow { seat, name, sitter: Sitter::Person(person.id), bot: None }
        }
    })
}
