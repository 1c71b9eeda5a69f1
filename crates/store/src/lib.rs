//! What outlives the process: the append-only log of every table, and who sits where.
//!
//! The store knows no game. A table is its head (a game record without events) and its numbered events, each a line of
//! JSON; everything a player did is in that log before anybody is told so. Seats, people, chat and summaries stand beside
//! it. One trait, two implementations: SQLite for a household, PostgreSQL for a community.

mod migrations;
mod model;
mod postgres;
mod queries;
mod sqlite;
mod write;
pub mod yardstick;

use std::{future::Future, path::Path, pin::Pin, sync::Arc};

pub use model::{
    Append, ChatLine, NewPerson, NewTable, Person, PersonId, Profile, SeatRow, Sitter, StoredEvent,
    StoredTable, Summary, TableId, TableRow, Token,
};

pub use postgres::PostgresStore;
pub use sqlite::SqliteStore;

/// Opens the store at a location: the URL of a PostgreSQL database (`postgres://…`), or else the path of a SQLite file,
/// which is made if it is not there. Either is brought up to date first.
pub async fn open(location: &str) -> Result<Arc<dyn Store>, StoreError> {
    if location.starts_with("postgres://") || location.starts_with("postgresql://") {
        Ok(Arc::new(PostgresStore::connect(location).await?))
    } else {
        Ok(Arc::new(SqliteStore::open(Path::new(location))?))
    }
}

/// Why the store did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another event already has this number: somebody else wrote to the table.
    #[error("table {table} already has an event {sequence}")]
    Taken {
        /// Which table.
        table: TableId,
        /// The number that is taken.
        sequence: u64,
    },
    /// The writer believes there are more events than there are: the database is older than the writer remembers.
    #[error("table {table} cannot get an event {sequence}: it has only {version}")]
    Gap {
        /// Which table.
        table: TableId,
        /// The number that would leave a gap.
        sequence: u64,
        /// How many events there are.
        version: u64,
    },
    /// There is no such table.
    #[error("there is no table {0}")]
    NoTable(TableId),
    /// Somebody named in the request is not a person the store knows.
    #[error("there is no such person")]
    NoPerson,
    /// A text holds the character NUL, which cannot be kept.
    #[error("a text holds the character NUL")]
    Nul,
    /// The name of an account is in use.
    #[error("there is already an account '{0}'")]
    NameTaken(String),
    /// The database was made by a newer program.
    #[error("the database has version {found}, this program knows {known}")]
    Newer {
        /// What the database says.
        found: u32,
        /// The last migration this program has.
        known: u32,
    },
    /// The database failed. If the connection broke while a write was being committed, nobody can know whether it is
    /// there: load the table again before going on.
    #[error("the database failed: {0}")]
    Database(String),
}

/// An answer that takes a while.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// The log and what stands beside it. Every function that writes returns only after the data is on disk.
pub trait Store: Send + Sync + 'static {
    /// Writes a new table with its seats and first events. An id in use is [`StoreError::Taken`].
    fn create(&self, table: NewTable) -> Answer<'_, ()>;
    /// Appends events to a table, together with its new summary. With no events only the summary changes.
    fn append(&self, append: Append) -> Answer<'_, ()>;
    /// A table with its seats and its whole log; `None` if there is none of that id.
    fn load(&self, table: TableId) -> Answer<'_, Option<StoredTable>>;
    /// Public tables, those with the most recent event first. `before` pages on: give it [`TableRow::changed`] of the
    /// last row. A page is longer than `limit` if its last tables changed in the same millisecond, so that none is lost
    /// between pages.
    fn public_tables(&self, limit: u32, before: Option<i64>) -> Answer<'_, Vec<TableRow>>;
    /// The tables a person sits at, most recent first.
    fn tables_of(&self, person: PersonId, limit: u32) -> Answer<'_, Vec<TableRow>>;
    /// Tables that are not over and have a time limit, for the clock after a restart.
    fn paced_tables(&self) -> Answer<'_, Vec<TableId>>;
    /// Tables that are not over in which a bot has to act, so that it does after a restart.
    fn tables_awaiting_bots(&self) -> Answer<'_, Vec<TableId>>;
    /// Writes who sits in a seat now.
    fn seat(&self, table: TableId, seat: SeatRow) -> Answer<'_, ()>;

    /// Writes a new person.
    fn add_person(&self, person: NewPerson) -> Answer<'_, Person>;
    /// A person by id.
    fn person(&self, id: PersonId) -> Answer<'_, Option<Person>>;
    /// A person by the name of the account, with the hash of the password.
    fn account(&self, login: String) -> Answer<'_, Option<(Person, String)>>;
    /// Changes the shown name, and gives the person an account if there is one in `profile`.
    fn change_person(&self, id: PersonId, profile: Profile) -> Answer<'_, ()>;
    /// Seats and chat of `guest` become those of `account`: somebody played first and signed in later. The secrets of
    /// the guest stay the guest's.
    fn merge_people(&self, guest: PersonId, account: PersonId) -> Answer<'_, ()>;
    /// Remembers a secret of a person, by its hash.
    fn add_token(&self, token: Token) -> Answer<'_, ()>;
    /// Whose secret has this hash?
    fn person_of_token(&self, hash: [u8; 32]) -> Answer<'_, Option<Person>>;
    /// Forgets a secret.
    fn drop_token(&self, hash: [u8; 32]) -> Answer<'_, ()>;

    /// Adds a line of chat; its number in the table, from 1.
    fn say(&self, table: TableId, line: ChatLine) -> Answer<'_, u64>;
    /// The last lines of chat, oldest first, each with its number.
    fn chat(&self, table: TableId, limit: u32) -> Answer<'_, Vec<(u64, ChatLine)>>;

    /// Proves that the database answers.
    fn ping(&self) -> Answer<'_, ()>;
    /// Finishes what is queued and closes. Whoever comes later is refused.
    fn close(&self) -> Answer<'_, ()>;
}
