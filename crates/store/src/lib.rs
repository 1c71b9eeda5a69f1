//! Durable storage: the append-only event log of every table, seats, people, tokens, chat, and what features keep beside them.
//!
//! The store is independent of the games. A table is a head (a game record without events) plus numbered events, both
//! JSON. [`Store`] has two implementations: [`SqliteStore`] (one file) and [`PostgresStore`].

mod accounts;
mod backup;
pub mod benchmark;
mod boxes;
mod cluster;
mod credentials;
mod examine;
mod friends;
mod host;
mod house;
mod migrations;
mod model;
mod notices;
mod postgres;
mod puzzles;
mod queries;
mod results;
mod reviews;
mod sqlite;
mod write;

use std::{future::Future, path::Path, pin::Pin, sync::Arc};

pub use accounts::{AccountStore, Passkey};
pub use backup::{BackupError, Contents, Existing, back_up, restore};
pub use boxes::{BoxId, BoxLabel, BoxLimits, BoxRow, BoxSave, BoxStore, BoxVersion, NewBox, StoredBox};
pub use cluster::{ClusterStore, JOBS, Member, PARTS, PeopleChanges};
pub use credentials::{NewAccount, Token, TokenKind};
pub use examine::{Examination, LooseRows, Usage, examine};
pub use friends::{Acquaintance, AskedLogin, Circle, FriendStore, Invitation, ReceivedInvitation};
pub use host::{Host, Seating};
pub use house::{
    AuditActor, AuditEntry, Ban, BanTarget, House, HouseChange, HouseInvitation, HouseStore, NewInvitation,
    NewReport, Notice, PersonRow, Registration, Report,
};
pub use model::{
    Append, ChatLine, NewPerson, NewTable, Occupant, Person, PersonId, SeatChange, SeatRow, StoredEvent,
    StoredTable, Summary, TableChanges, TableId, TableRow,
};
pub use notices::{
    Channel, ChannelId, ChannelKind, ChannelState, Confirmation, Delivery, Dispatch, LastTold, NewChannel,
    NewDelivery, NewNotice, NoticeKey, NoticeSettings, NoticeStore, Occasion, OutboxChange, WaitingNotice,
};
pub use postgres::PostgresStore;
pub use puzzles::{PuzzleAttempt, PuzzleDay, PuzzleOutcome, PuzzleResult, PuzzleStore};
pub use results::{
    Leader, Profile, RATED, RatingChange, RatingRow, ResultStore, SeatResult, Settlement, StoredRating,
    TableResult,
};
pub use reviews::{NewReview, ReviewKey, ReviewStore, StoredReview};
pub use sqlite::SqliteStore;

/// Opens the store at `location` and migrates its schema. A URL that begins with `postgres://` or `postgresql://` is a
/// PostgreSQL database; anything else is the path of a SQLite file, which is created if it does not exist.
pub async fn open(location: &str) -> Result<Arc<dyn Store>, StoreError> {
    if is_postgres(location) {
        Ok(Arc::new(PostgresStore::connect(location).await?))
    } else {
        Ok(Arc::new(SqliteStore::open(Path::new(location))?))
    }
}

/// Opens a store whose schema is the newest, to read it: nothing is created, migrated or repaired.
pub async fn open_unchanged(location: &str) -> Result<Arc<dyn Store>, StoreError> {
    if is_postgres(location) {
        Ok(Arc::new(PostgresStore::connect_unchanged(location).await?))
    } else {
        Ok(Arc::new(SqliteStore::open_unchanged(Path::new(location))?))
    }
}

/// Opens the store as [`open`] does, for a server: refuses with [`StoreError::InUse`] while another server uses the database.
/// The claim ends when the store is closed or the process ends.
pub async fn open_for_server(location: &str) -> Result<Arc<dyn Store>, StoreError> {
    if is_postgres(location) {
        Ok(Arc::new(PostgresStore::connect_for_server(location).await?))
    } else {
        Ok(Arc::new(SqliteStore::open_for_server(Path::new(location))?))
    }
}

/// Opens the store as [`open`] does, for one of the processes of a cluster: refuses with [`StoreError::InUse`] while a server
/// uses the database that is not part of one, and with [`StoreError::BreakingSchema`] if the schema must change in a way that
/// the processes which run cannot go on with.
pub async fn open_for_cluster(location: &str) -> Result<Arc<dyn Store>, StoreError> {
    if is_postgres(location) {
        Ok(Arc::new(PostgresStore::connect_for_cluster(location).await?))
    } else {
        Err(StoreError::NotShared)
    }
}

/// Whether the database at `location` is on another machine and the connection to it is not encrypted.
pub fn is_unencrypted(location: &str) -> bool {
    is_postgres(location) && postgres::is_unencrypted(location)
}

/// The schema version of this program.
pub const SCHEMA: i32 = migrations::NEWEST;

fn is_postgres(location: &str) -> bool {
    location.starts_with("postgres://") || location.starts_with("postgresql://")
}

/// Why a request to the store failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The table already has an event with this sequence number: another writer appended first.
    #[error("table {table} already has an event {sequence}")]
    SequenceTaken {
        /// The table.
        table: TableId,
        /// The sequence number that is taken.
        sequence: u64,
    },
    /// The log is shorter than the writer expected, for example after an older backup was restored.
    #[error("table {table} has {version} events, cannot append event {sequence}")]
    SequenceGap {
        /// The table.
        table: TableId,
        /// The sequence number that would leave a gap.
        sequence: u64,
        /// The number of events in the log.
        version: u64,
    },
    /// A seat is not as the writer knew it: somebody else changed it first.
    #[error("a seat of table {0} was changed by somebody else")]
    SeatChanged(TableId),
    /// The table does not have the revision that the writer knew: somebody else changed it first.
    #[error("table {0} was changed by somebody else")]
    TableChanged(TableId),
    /// No table has this id.
    #[error("there is no table {0}")]
    TableNotFound(TableId),
    /// The request refers to a person that does not exist.
    #[error("the person does not exist")]
    PersonNotFound,
    /// No box has this id.
    #[error("there is no box {0}")]
    BoxNotFound(BoxId),
    /// The newest version of a box is not the one the writer knew: somebody else saved first.
    #[error("box {0} was changed by somebody else")]
    BoxChanged(BoxId),
    /// The person has as many boxes as one may have.
    #[error("the person has too many boxes")]
    TooManyBoxes,
    /// The texts of all boxes of the person exceed the limit.
    #[error("the boxes of the person are too large")]
    BoxesTooLarge,
    /// The review of this table was not begun, or was deleted.
    #[error("there is no such review of table {0}")]
    ReviewNotFound(TableId),
    /// The person has as many channels of this kind as one may have.
    #[error("the person has too many channels")]
    TooManyChannels,
    /// A text contains the character NUL, which PostgreSQL cannot store.
    #[error("a text contains the character NUL")]
    NulCharacter,
    /// Another account has this login, or one that looks like it.
    #[error("the login '{0}' is taken")]
    LoginTaken(String),
    /// The person has an account.
    #[error("the person has an account")]
    AlreadyRegistered,
    /// Another passkey has this id.
    #[error("the passkey exists already")]
    PasskeyTaken,
    /// The person has no such passkey.
    #[error("the passkey does not exist")]
    PasskeyNotFound,
    /// The counter of a passkey has not grown: there may be a copy of it.
    #[error("the counter of the passkey has not grown")]
    PasskeyCloned,
    /// The person has as many passkeys as one may have.
    #[error("the person has too many passkeys")]
    TooManyPasskeys,
    /// An account needs a password or a passkey.
    #[error("this is the last way into the account")]
    LastCredential,
    /// The recovery code or link is unknown, used or expired.
    #[error("the recovery code or link is not valid")]
    RecoveryRefused,
    /// The two people are not friends.
    #[error("the two people are not friends")]
    NotFriends,
    /// The person has asked as many people to be friends as one may.
    #[error("the person has too many friends")]
    TooManyFriends,
    /// There is nothing that the change of an administrator is about, or it has been made already.
    #[error("there is nothing to change")]
    EntryNotFound,
    /// An invitation is unknown, used up or has ended.
    #[error("the invitation is not valid")]
    InvitationNotValid,
    /// The person has reported this already.
    #[error("the person has reported this already")]
    ReportedBefore,
    /// The schema was written by a newer version of the program.
    #[error("the database schema has version {found}, this program supports up to {known}")]
    NewerSchema {
        /// The schema version of the database.
        found: usize,
        /// The newest schema version this program supports.
        known: usize,
    },
    /// Another server uses the database. Two servers would each keep their own tables in memory.
    #[error(
        "another server uses the database {0}: stop that server first, or give this one a database of its own with \
         --data FOLDER or --database PLACE"
    )]
    InUse(String),
    /// The processes of a cluster use the database, and this server is not one of them.
    #[error(
        "the processes of a cluster use the database {0}: start this one with --cluster and their NATS server, too, or \
         stop all of them first"
    )]
    InCluster(String),
    /// Only PostgreSQL can be used by several processes.
    #[error(
        "a SQLite file belongs to one server: for a cluster, give all processes the same PostgreSQL database with \
         --database postgres://…"
    )]
    NotShared,
    /// The schema must change in a way that processes which run cannot go on with.
    #[error(
        "the database must be changed to schema version {version}, and the processes that use it ({members}) cannot go on \
         after that: stop all of them, then start this version"
    )]
    BreakingSchema {
        /// The schema version.
        version: i32,
        /// The versions of the programs that run.
        members: String,
    },
    /// A row holds a value that the schema does not allow.
    #[error("the database holds an invalid {column}: {value}")]
    InvalidValue {
        /// The column.
        column: &'static str,
        /// What it holds.
        value: String,
    },
    /// The connection was lost during a commit, and the database did not come back in time to say whether it took place. Load
    /// the table again before the next write.
    #[error("the connection to the database was lost during a commit: {0}")]
    OutcomeUnknown(String),
    /// The database failed. Nothing was written.
    #[error("the database failed: {0}")]
    Database(String),
}

/// A boxed future with the result of a request to the store.
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Storage of tables, people, chat and what features keep. Every write completes only after the data is durable.
pub trait Store:
    AccountStore
    + BoxStore
    + ReviewStore
    + ResultStore
    + PuzzleStore
    + FriendStore
    + HouseStore
    + NoticeStore
    + ClusterStore
    + Send
    + Sync
    + 'static
{
    /// Creates a table with its seats and first events. Fails with [`StoreError::SequenceTaken`] if the id is in use.
    fn create(&self, table: NewTable) -> StoreFuture<'_, ()>;
    /// Appends events to the log of a table and replaces its summary. Without events, only the summary changes.
    ///
    /// Every change of a table raises its revision by one. A writer who names the revision it knows gets
    /// [`StoreError::TableChanged`] if the table has another one, and nothing is written.
    fn append(&self, append: Append) -> StoreFuture<'_, ()>;
    /// A table with its seats and its complete log; `None` if the id is unknown.
    fn load(&self, table: TableId) -> StoreFuture<'_, Option<StoredTable>>;
    /// Public tables, most recently changed first. For the next page, pass [`TableRow::changed`] of the last row as
    /// `before`. A page exceeds `limit` if several tables share the last row's timestamp, so that paging skips none.
    fn public_tables(&self, limit: u32, before: Option<i64>) -> StoreFuture<'_, Vec<TableRow>>;
    /// The tables where a person has a seat, most recently changed first.
    fn tables_of(&self, person: PersonId, limit: u32) -> StoreFuture<'_, Vec<TableRow>>;
    /// All tables, oldest first.
    fn all_tables(&self) -> StoreFuture<'_, Vec<TableId>>;
    /// Unfinished tables with a time limit. Read at startup to schedule their deadlines.
    fn paced_tables(&self) -> StoreFuture<'_, Vec<TableId>>;
    /// Unfinished tables without a time limit where a person must act and nothing has happened since `before`, the longest wait
    /// first.
    fn abandoned_tables(&self, before: i64) -> StoreFuture<'_, Vec<TableId>>;
    /// Unfinished tables where it is the turn of a bot. Read at startup to resume them.
    fn tables_awaiting_bots(&self) -> StoreFuture<'_, Vec<TableId>>;
    /// What has changed at a table for a reader who knows its first `version` events, with at most `lines` chat lines; `None` if
    /// the id is unknown.
    fn changes(&self, table: TableId, version: u64, lines: u32) -> StoreFuture<'_, Option<TableChanges>>;
    /// The revisions of those of these tables that exist.
    fn revisions(&self, tables: Vec<TableId>) -> StoreFuture<'_, Vec<(TableId, u64)>>;
    /// Changes seats of a table: all of them, or none and [`StoreError::SeatChanged`] if one is not as the writer knew it. Changes
    /// the outbox with them.
    fn set_seats(
        &self,
        table: TableId,
        changes: Vec<SeatChange>,
        outbox: Vec<OutboxChange>,
        known: Option<u64>,
    ) -> StoreFuture<'_, ()>;
    /// Replaces what the owner of a table has decided. A table that has ended is in no public list.
    fn set_host(&self, table: TableId, host: Host, known: Option<u64>) -> StoreFuture<'_, ()>;
    /// The same with the summary of a table that ends by it, in one transaction.
    fn end_table(
        &self,
        table: TableId,
        host: Host,
        summary: Summary,
        known: Option<u64>,
    ) -> StoreFuture<'_, ()>;
    /// The unfinished tables of an owner, and how many of them have no person in a seat.
    fn open_tables_of(&self, owner: PersonId) -> StoreFuture<'_, (u64, u64)>;

    /// Creates a person.
    fn add_person(&self, person: NewPerson) -> StoreFuture<'_, Person>;
    /// A person by id.
    fn person(&self, id: PersonId) -> StoreFuture<'_, Option<Person>>;
    /// A person by login, with the password hash, which is empty if the account has no password.
    fn account(&self, login: String) -> StoreFuture<'_, Option<(Person, String)>>;
    /// Changes the display name of a person.
    fn rename_person(&self, id: PersonId, name: String) -> StoreFuture<'_, ()>;
    /// Gives a person an account and deletes all tokens of the person. Fails with [`StoreError::AlreadyRegistered`] if there is
    /// an account, whoever created it.
    fn register(&self, id: PersonId, account: NewAccount) -> StoreFuture<'_, ()>;
    /// Replaces the password hash of an account and deletes its recovery link and all tokens of the person except `keep`.
    fn change_password(&self, id: PersonId, password: String, keep: [u8; 32]) -> StoreFuture<'_, ()>;
    /// The accounts without a key, with their logins: those created before there were keys.
    fn accounts_without_key(&self) -> StoreFuture<'_, Vec<(PersonId, String)>>;
    /// Replaces the login of an account and sets its key. Fails with [`StoreError::LoginTaken`] if another account has them.
    fn set_login(&self, id: PersonId, login: String, key: String) -> StoreFuture<'_, ()>;
    /// Reassigns what belongs to `guest` to `account`, when a guest signs in: seats, chat lines, tables, boxes, blocks, reports,
    /// channels of notices, reviews, results and attempts at puzzles; where the account has tried the same puzzle, that stays. Deletes
    /// the tokens of the guest. The results that change are stale.
    fn merge_people(&self, guest: PersonId, account: PersonId) -> StoreFuture<'_, ()>;
    /// Stores a token. Deletes the tokens of the same person that expired before it was created.
    fn add_token(&self, token: Token) -> StoreFuture<'_, ()>;
    /// The token with this hash, and its owner.
    fn token(&self, hash: [u8; 32]) -> StoreFuture<'_, Option<(Person, Token)>>;
    /// The tokens of a person, last used first.
    fn tokens_of(&self, person: PersonId) -> StoreFuture<'_, Vec<Token>>;
    /// Moves the times `used` and `expires` of a token. Succeeds if it does not exist.
    fn renew_token(&self, hash: [u8; 32], used: i64, expires: i64) -> StoreFuture<'_, ()>;
    /// Deletes a token. Succeeds if it does not exist.
    fn delete_token(&self, hash: [u8; 32]) -> StoreFuture<'_, ()>;
    /// Deletes all tokens of a person except `keep`.
    fn delete_other_tokens(&self, person: PersonId, keep: [u8; 32]) -> StoreFuture<'_, ()>;

    /// Adds a chat line with the notices that it causes, and returns its number within the table, from 1.
    fn post_chat(
        &self,
        table: TableId,
        line: ChatLine,
        notices: Vec<NewNotice>,
        known: Option<u64>,
    ) -> StoreFuture<'_, u64>;
    /// The last `limit` chat lines with their numbers, oldest first.
    fn chat(&self, table: TableId, limit: u32) -> StoreFuture<'_, Vec<(u64, ChatLine)>>;

    /// Fails if the database does not respond.
    fn ping(&self) -> StoreFuture<'_, ()>;
    /// Fails if the database does not take writes, for example because the disk is full. Writes the time `at` to disk.
    fn probe(&self, at: i64) -> StoreFuture<'_, ()>;
    /// Completes all queued requests and closes the connections. Later requests fail.
    fn close(&self) -> StoreFuture<'_, ()>;
}
