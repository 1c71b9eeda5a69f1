//! The store on SQLite.

mod accounts;
pub(crate) mod backup;
mod boxes;
mod cluster;
pub(crate) mod examine;
mod friends;
mod house;
mod lock;
mod notices;
mod private;
mod puzzles;
mod reader;
mod results;
mod reviews;
mod rows;
mod writer;

use std::{
    path::Path,
    sync::Mutex,
    time::{Duration, Instant},
};

use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension, TransactionBehavior};

use crate::write::{Queue, Write};
use crate::{
    Append, ChatLine, Host, NewAccount, NewNotice, NewPerson, NewTable, OutboxChange, Person, PersonId,
    SeatChange, Store, StoreError, StoreFuture, StoredTable, Summary, TableChanges, TableId, TableRow, Token,
    migrations, queries,
};
use lock::ServerLock;
use reader::Readers;

/// How long to wait for a lock held by another process, such as a backup.
const TIMEOUT: Duration = Duration::from_secs(10);

/// A store in a SQLite file. One thread writes and a few threads read, so that async tasks never block on the database.
pub struct SqliteStore {
    queue: Queue,
    readers: Readers,
    lock: Mutex<Option<ServerLock>>,
}

impl SqliteStore {
    /// Opens the file, creating it if necessary, and migrates its schema.
    pub fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        private::create(path)
            .map_err(|error| StoreError::Database(format!("{}: {error}", path.display())))?;
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
        let mut connection = connect(path, flags)?;
        prepare(&connection).map_err(|error| in_file(path, &error))?;
        migrate(&mut connection, migrations::NEWEST)?;
        Self::start(path, connection)
    }

    /// Opens an existing file with the newest schema. Neither migrates it nor changes who can read it.
    pub fn open_unchanged(path: &Path) -> Result<SqliteStore, StoreError> {
        let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        // A connection that has read takes the write-ahead log away when it closes last.
        backup::version(&connection).map_err(|error| in_file(path, &error))?;
        Self::start(path, connection)
    }

    fn start(path: &Path, connection: Connection) -> Result<SqliteStore, StoreError> {
        let readers = Readers::start(path)?;
        let (queue, work) = Queue::new();
        std::thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || writer::run(connection, work))
            .map_err(|error| StoreError::Database(format!("cannot start a thread: {error}")))?;
        Ok(SqliteStore { queue, readers, lock: Mutex::new(None) })
    }

    /// Opens the file as [`SqliteStore::open`] does, unless another server uses it.
    pub fn open_for_server(path: &Path) -> Result<SqliteStore, StoreError> {
        let lock = ServerLock::take(path)?;
        Ok(SqliteStore { lock: Mutex::new(Some(lock)), ..SqliteStore::open(path)? })
    }
}

fn connect(path: &Path, flags: OpenFlags) -> Result<Connection, StoreError> {
    let connection = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)
        .map_err(|error| in_file(path, &error))?;
    connection.busy_timeout(TIMEOUT)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

/// With WAL, readers and the writer do not block each other. `FULL` syncs to disk at every commit.
fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    // SQLite ignores the busy timeout while another process switches the same file to WAL.
    let started = Instant::now();
    while let Err(error) = connection.pragma_update(None, "journal_mode", "WAL") {
        if error.sqlite_error_code() != Some(ErrorCode::DatabaseBusy) || started.elapsed() > TIMEOUT {
            return Err(error);
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)
}

/// Migrates the schema up to the version `newest`.
pub(crate) fn migrate(connection: &mut Connection, newest: i32) -> Result<(), StoreError> {
    // With the write lock taken first, a second process that starts at the same time waits and then finds nothing to do.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    transaction.execute(migrations::VERSION_TABLE, [])?;
    let found = transaction.query_row(migrations::FIND_VERSION, [], |row| row.get(0))?;
    let needs = transaction.query_row(migrations::FIND_NEEDS, [migrations::NEWEST], |row| row.get(0))?;
    for (version, migration) in migrations::due(found, needs)?.take_while(|(version, _)| *version <= newest) {
        transaction.execute_batch(migration.sqlite)?;
        transaction.execute(migrations::NOTE_VERSION, [version])?;
        if let Some(needs) = migrations::noted(version) {
            transaction.execute(migrations::NOTE_NEEDS, [version, needs])?;
        }
    }
    transaction.commit()?;
    Ok(())
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        StoreError::Database(error.to_string())
    }
}

fn in_file(path: &Path, error: &rusqlite::Error) -> StoreError {
    StoreError::Database(format!("{}: {error}", path.display()))
}

impl Store for SqliteStore {
    fn create(&self, table: NewTable) -> StoreFuture<'_, ()> {
        self.write(Write::Create(table))
    }

    fn append(&self, append: Append) -> StoreFuture<'_, ()> {
        self.write(Write::Append(append))
    }

    fn load(&self, table: TableId) -> StoreFuture<'_, Option<StoredTable>> {
        self.readers.read(move |connection| rows::load(connection, &table))
    }

    fn public_tables(&self, limit: u32, before: Option<i64>) -> StoreFuture<'_, Vec<TableRow>> {
        let before = before.unwrap_or(i64::MAX);
        self.readers.read(move |connection| rows::list(connection, queries::PUBLIC_TABLES, (before, limit)))
    }

    fn tables_of(&self, person: PersonId, limit: u32) -> StoreFuture<'_, Vec<TableRow>> {
        self.readers.read(move |connection| rows::list(connection, queries::TABLES_OF, (person.0, limit)))
    }

    fn all_tables(&self) -> StoreFuture<'_, Vec<TableId>> {
        self.readers.read(|connection| rows::ids(connection, queries::ALL_TABLES))
    }

    fn paced_tables(&self) -> StoreFuture<'_, Vec<TableId>> {
        self.readers.read(|connection| rows::ids(connection, queries::PACED_TABLES))
    }

    fn abandoned_tables(&self, before: i64) -> StoreFuture<'_, Vec<TableId>> {
        self.readers.read(move |connection| {
            let mut find = connection.prepare_cached(queries::ABANDONED_TABLES)?;
            find.query_map([before], |row| row.get(0).map(TableId))?.collect()
        })
    }

    fn tables_awaiting_bots(&self) -> StoreFuture<'_, Vec<TableId>> {
        self.readers.read(|connection| rows::ids(connection, queries::TABLES_AWAITING_BOTS))
    }

    fn set_seats(
        &self,
        table: TableId,
        changes: Vec<SeatChange>,
        outbox: Vec<OutboxChange>,
        known: Option<u64>,
    ) -> StoreFuture<'_, ()> {
        self.write(Write::SetSeats(table, changes, outbox, known))
    }

    fn set_host(&self, table: TableId, host: Host, known: Option<u64>) -> StoreFuture<'_, ()> {
        self.write(Write::SetHost(table, host, known))
    }

    fn end_table(
        &self,
        table: TableId,
        host: Host,
        summary: Summary,
        known: Option<u64>,
    ) -> StoreFuture<'_, ()> {
        self.write(Write::End { table, host, summary, known })
    }

    fn changes(&self, table: TableId, version: u64, lines: u32) -> StoreFuture<'_, Option<TableChanges>> {
        self.readers.read(move |connection| rows::changes(connection, &table, version, lines))
    }

    fn revisions(&self, tables: Vec<TableId>) -> StoreFuture<'_, Vec<(TableId, u64)>> {
        self.readers.read(move |connection| rows::revisions(connection, tables))
    }

    fn open_tables_of(&self, owner: PersonId) -> StoreFuture<'_, (u64, u64)> {
        self.readers.read(move |connection| {
            connection.prepare_cached(queries::OPEN_TABLES_OF)?.query_row([owner.0], |row| {
                Ok((row.get::<_, i64>(0)?.cast_unsigned(), row.get::<_, i64>(1)?.cast_unsigned()))
            })
        })
    }

    fn add_person(&self, person: NewPerson) -> StoreFuture<'_, Person> {
        let name = person.name.clone();
        Box::pin(async move {
            let id = self.queue.write(Write::AddPerson(person)).await?;
            Ok(Person { id: PersonId(id), name, login: None })
        })
    }

    fn person(&self, id: PersonId) -> StoreFuture<'_, Option<Person>> {
        self.readers.read(move |connection| {
            connection.prepare_cached(queries::PERSON)?.query_row([id.0], rows::person).optional()
        })
    }

    fn account(&self, login: String) -> StoreFuture<'_, Option<(Person, String)>> {
        self.readers.read(move |connection| {
            connection
                .prepare_cached(queries::ACCOUNT)?
                .query_row([login], |row| Ok((rows::person(row)?, row.get(3)?)))
                .optional()
        })
    }

    fn rename_person(&self, id: PersonId, name: String) -> StoreFuture<'_, ()> {
        self.write(Write::RenamePerson(id, name))
    }

    fn register(&self, id: PersonId, account: NewAccount) -> StoreFuture<'_, ()> {
        self.write(Write::Register(id, account))
    }

    fn change_password(&self, id: PersonId, password: String, keep: [u8; 32]) -> StoreFuture<'_, ()> {
        self.write(Write::ChangePassword { person: id, password, keep })
    }

    fn accounts_without_key(&self) -> StoreFuture<'_, Vec<(PersonId, String)>> {
        self.readers.read(|connection| {
            connection
                .prepare_cached(queries::ACCOUNTS_WITHOUT_KEY)?
                .query_map([], |row| Ok((PersonId(row.get(0)?), row.get(1)?)))?
                .collect()
        })
    }

    fn set_login(&self, id: PersonId, login: String, key: String) -> StoreFuture<'_, ()> {
        self.write(Write::SetLogin { person: id, login, key })
    }

    fn merge_people(&self, guest: PersonId, account: PersonId) -> StoreFuture<'_, ()> {
        self.write(Write::MergePeople { guest, account })
    }

    fn add_token(&self, token: Token) -> StoreFuture<'_, ()> {
        self.write(Write::AddToken(token))
    }

    fn token(&self, hash: [u8; 32]) -> StoreFuture<'_, Option<(Person, Token)>> {
        self.readers.read(move |connection| {
            connection
                .prepare_cached(queries::TOKEN)?
                .query_row([hash], |row| Ok((rows::person(row)?, rows::token(row, 3)?)))
                .optional()
        })
    }

    fn tokens_of(&self, person: PersonId) -> StoreFuture<'_, Vec<Token>> {
        self.readers.read(move |connection| {
            connection
                .prepare_cached(queries::TOKENS_OF)?
                .query_map([person.0], |row| rows::token(row, 0))?
                .collect()
        })
    }

    fn renew_token(&self, hash: [u8; 32], used: i64, expires: i64) -> StoreFuture<'_, ()> {
        self.write(Write::RenewToken { hash, used, expires })
    }

    fn delete_token(&self, hash: [u8; 32]) -> StoreFuture<'_, ()> {
        self.write(Write::DeleteToken(hash))
    }

    fn delete_other_tokens(&self, person: PersonId, keep: [u8; 32]) -> StoreFuture<'_, ()> {
        self.write(Write::DeleteOtherTokens { person, keep })
    }

    fn post_chat(
        &self,
        table: TableId,
        line: ChatLine,
        notices: Vec<NewNotice>,
        known: Option<u64>,
    ) -> StoreFuture<'_, u64> {
        let write = Write::PostChat(table, line, notices, known);
        Box::pin(async move { Ok(self.queue.write(write).await?.cast_unsigned()) })
    }

    fn chat(&self, table: TableId, limit: u32) -> StoreFuture<'_, Vec<(u64, ChatLine)>> {
        self.readers.read(move |connection| rows::chat(connection, &table, limit))
    }

    fn ping(&self) -> StoreFuture<'_, ()> {
        self.readers.read(|connection| connection.query_row("SELECT 1", [], |_| Ok(())))
    }

    fn probe(&self, at: i64) -> StoreFuture<'_, ()> {
        self.write(Write::Probe(at))
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            // The writer closes last: as the last connection it checkpoints the WAL into the database file.
            self.readers.close().await;
            self.queue.close().await;
            if let Ok(mut lock) = self.lock.lock() {
                lock.take();
            }
            Ok(())
        })
    }
}

impl SqliteStore {
    fn write(&self, write: Write) -> StoreFuture<'_, ()> {
        Box::pin(async move { self.queue.write(write).await.map(drop) })
    }
}
