//! The store on PostgreSQL.

mod accounts;
pub(crate) mod backup;
mod boxes;
mod cluster;
mod commit;
pub(crate) mod examine;
mod friends;
mod house;
mod lock;
mod notices;
mod puzzles;
mod results;
mod reviews;
mod rows;
mod tls;
mod writer;

use std::{
    error::Error,
    fmt::Write as _,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use deadpool_postgres::{
    Hook, HookError, Manager, ManagerConfig, Object, Pool, PoolError, RecyclingMethod, Runtime,
};
use tokio_postgres::{
    Config, IsolationLevel, NoTls,
    config::{self, SslMode},
    types::ToSql,
};

use crate::write::{Queue, Write, has_nul};
use crate::{
    Append, ChatLine, Host, NewAccount, NewNotice, NewPerson, NewTable, OutboxChange, Person, PersonId,
    SeatChange, Store, StoreError, StoreFuture, StoredTable, Summary, TableChanges, TableId, TableRow, Token,
    migrations, queries,
};
use lock::{Claim, ServerLock};

/// Timeout for connecting and for acquiring a connection from a pool.
const TIMEOUT: Duration = Duration::from_secs(5);
/// Size of the connection pool for reads. The writer has its own connection.
const READERS: usize = 4;
/// Key of the advisory lock held during migrations. Arbitrary, but must not change.
const MIGRATION_LOCK: i64 = 0x0c_43_52_45;

/// A store in a PostgreSQL database: one connection writes, a connection pool reads. Lost connections are reopened.
pub struct PostgresStore {
    queue: Queue,
    readers: Pool,
    lock: Mutex<Option<ServerLock>>,
    /// For leases, if this is one of several processes.
    cluster: Option<Pool>,
}

impl PostgresStore {
    /// Connects to the database of a URL (`postgres://user@host/database`) and migrates its schema.
    pub async fn connect(url: &str) -> Result<PostgresStore, StoreError> {
        let config = configuration(url)?;
        let writer = writer::pool(&config)?;
        let mut first = writer.get().await.map_err(|error| unreachable_database(&config, &error))?;
        migrate(&mut first).await?;
        drop(first);
        Self::start(&config, writer)
    }

    /// Connects to the database of a URL, whose schema is the newest.
    pub async fn connect_unchanged(url: &str) -> Result<PostgresStore, StoreError> {
        let config = configuration(url)?;
        Self::start(&config, writer::pool(&config)?)
    }

    fn start(config: &Config, writer: Pool) -> Result<PostgresStore, StoreError> {
        let (queue, work) = Queue::new();
        tokio::spawn(writer::run(writer, work));
        Ok(PostgresStore { queue, readers: pool(config, READERS)?, lock: Mutex::new(None), cluster: None })
    }

    /// Connects as [`PostgresStore::connect`] does, unless another server uses the database.
    pub async fn connect_for_server(url: &str) -> Result<PostgresStore, StoreError> {
        let config = configuration(url)?;
        let own = pool(&config, 1)?;
        drop(own.get().await.map_err(|error| unreachable_database(&config, &error))?);
        let lock = ServerLock::take(own, Claim::Alone, place_of(&config)).await?;
        Ok(PostgresStore { lock: Mutex::new(Some(lock)), ..PostgresStore::connect(url).await? })
    }

    /// Connects as [`PostgresStore::connect`] does, unless a server uses the database that is not part of a cluster.
    pub async fn connect_for_cluster(url: &str) -> Result<PostgresStore, StoreError> {
        let config = configuration(url)?;
        let own = pool(&config, 1)?;
        let client = own.get().await.map_err(|error| unreachable_database(&config, &error))?;
        check_members(&client).await?;
        drop(client);
        let lock = ServerLock::take(own, Claim::Shared, place_of(&config)).await?;
        let store = PostgresStore::connect(url).await?;
        Ok(PostgresStore { lock: Mutex::new(Some(lock)), cluster: Some(pool(&config, 1)?), ..store })
    }

    /// Fails if another server took the database while the connection of the lock was lost.
    fn check_lock(&self) -> Result<(), StoreError> {
        let lock = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        if lock.as_ref().is_some_and(ServerLock::is_taken) {
            return Err(StoreError::InUse("to which this one lost its connection".to_owned()));
        }
        Ok(())
    }
}

fn unreachable_database(config: &Config, error: &PoolError) -> StoreError {
    StoreError::Database(format!("cannot connect to {}: {}", hosts_of(config), error_chain(error)))
}

/// The configuration of a URL.
fn configuration(url: &str) -> Result<Config, StoreError> {
    // The driver does not support `verify-full`. With `require` we verify certificate and host name anyway.
    let url = url.replace("sslmode=verify-full", "sslmode=require");
    let mut config: Config = url
        .parse()
        .map_err(|error| StoreError::Database(format!("invalid database URL: {}", error_chain(&error))))?;
    config.application_name("ochre").keepalives_idle(Duration::from_secs(30)).tcp_user_timeout(TIMEOUT);
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(TIMEOUT);
    }
    Ok(config)
}

fn pool(config: &Config, size: usize) -> Result<Pool, StoreError> {
    prepared_pool(config, size, "")
}

/// A pool whose connections run `settings` first.
fn prepared_pool(config: &Config, size: usize, settings: &'static str) -> Result<Pool, StoreError> {
    let recycling = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let manager = match config.get_ssl_mode() {
        SslMode::Require => Manager::from_config(config.clone(), tls::connector()?, recycling),
        // The driver's default, `prefer`, would fail on the usual self-signed certificates. Without `require` we do not encrypt.
        _ => Manager::from_config(config.clone(), NoTls, recycling),
    };
    Pool::builder(manager)
        .max_size(size)
        .runtime(Runtime::Tokio1)
        .create_timeout(Some(TIMEOUT))
        .wait_timeout(Some(TIMEOUT))
        .post_create(Hook::async_fn(move |client, _| {
            Box::pin(async move {
                // Commits must be durable before they are acknowledged. Stricter settings such as `remote_apply` are kept.
                let demand = "SELECT set_config('synchronous_commit', 'on', false)
                              WHERE current_setting('synchronous_commit') = 'off'";
                client.batch_execute(&format!("{settings}{demand}")).await.map_err(HookError::Backend)
            })
        }))
        .build()
        .map_err(|error| StoreError::Database(error_chain(&error)))
}

/// Fails if processes run that cannot go on after the migrations that are due.
async fn check_members(client: &Object) -> Result<(), StoreError> {
    let known = client.query_one("SELECT to_regclass('members') IS NOT NULL", &[]).await?;
    if !known.try_get::<_, bool>(0)? {
        return Ok(());
    }
    let found: Option<i32> = client.query_one(migrations::FIND_VERSION, &[]).await?.try_get(0)?;
    if found.unwrap_or(0) >= migrations::NEWEST {
        return Ok(());
    }
    let version = migrations::least(migrations::NEWEST);
    let running = "SELECT DISTINCT program FROM members
                   WHERE seen > clock_timestamp() - interval '10 s' AND schema < $1 ORDER BY 1";
    let running = client.query(running, &[&version]).await?;
    let members: Vec<String> = running.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
    if members.is_empty() {
        return Ok(());
    }
    Err(StoreError::BreakingSchema { version, members: members.join(", ") })
}

async fn migrate(client: &mut Object) -> Result<(), StoreError> {
    let transaction = client.transaction().await?;
    migrate_in(&transaction).await?;
    transaction.commit().await?;
    Ok(())
}

async fn migrate_in(transaction: &tokio_postgres::Transaction<'_>) -> Result<(), StoreError> {
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&MIGRATION_LOCK]).await?;
    transaction.batch_execute(migrations::VERSION_TABLE).await?;
    let found = transaction.query_one(migrations::FIND_VERSION, &[]).await?.try_get(0)?;
    let needs = transaction.query_one(migrations::FIND_NEEDS, &[&migrations::NEWEST]).await?.try_get(0)?;
    for (version, migration) in migrations::due(found, needs)? {
        transaction.batch_execute(migration.postgres).await?;
        transaction.execute(migrations::NOTE_VERSION, &[&version]).await?;
        if let Some(needs) = migrations::noted(version) {
            transaction.execute(migrations::NOTE_NEEDS, &[&version, &needs]).await?;
        }
    }
    Ok(())
}

/// Whether a connection to the database of a URL crosses a network without TLS.
pub(crate) fn is_unencrypted(url: &str) -> bool {
    let is_remote = |host: &config::Host| match host {
        config::Host::Tcp(name) => {
            name != "localhost"
                && !name.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback())
        }
        config::Host::Unix(_) => false,
    };
    configuration(url).is_ok_and(|config| {
        config.get_ssl_mode() != SslMode::Require && config.get_hosts().iter().any(is_remote)
    })
}

/// The database of a configuration, without credentials.
fn place_of(config: &Config) -> String {
    format!("{} of {}", config.get_dbname().unwrap_or_default(), hosts_of(config))
}

/// The hosts of a configuration, without credentials.
fn hosts_of(config: &Config) -> String {
    let hosts = config.get_hosts().iter().zip(config.get_ports().iter().chain(std::iter::repeat(&5432)));
    let mut text = String::from("PostgreSQL at ");
    for (place, (host, port)) in hosts.enumerate() {
        text.push_str(if place == 0 { "" } else { ", " });
        // Writing to a string cannot fail.
        let _ = match host {
            config::Host::Tcp(name) => write!(text, "{name}:{port}"),
            config::Host::Unix(path) => write!(text, "{}", path.display()),
        };
    }
    text
}

/// The message of an error followed by those of its causes.
fn error_chain(error: &dyn Error) -> String {
    let mut message = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let more = error.to_string();
        if !message.contains(&more) {
            message = format!("{message}: {more}");
        }
        cause = error.source();
    }
    message
}

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> Self {
        StoreError::Database(error_chain(&error))
    }
}

impl From<PoolError> for StoreError {
    fn from(error: PoolError) -> Self {
        StoreError::Database(error_chain(&error))
    }
}

impl PostgresStore {
    fn write(&self, write: Write) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            self.check_lock()?;
            self.queue.write(write).await.map(drop)
        })
    }

    async fn rows(
        &self,
        query: &str,
        parameters: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<tokio_postgres::Row>, StoreError> {
        let client = self.readers.get().await?;
        let statement = client.prepare_cached(query).await?;
        Ok(client.query(&statement, parameters).await?)
    }

    async fn ids(&self, query: &str) -> Result<Vec<TableId>, StoreError> {
        self.rows(query, &[]).await?.iter().map(|row| Ok(TableId(row.try_get(0)?))).collect()
    }

    async fn list(
        &self,
        query: &str,
        parameters: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<TableRow>, StoreError> {
        let mut client = self.readers.get().await?;
        let transaction = read_transaction(&mut client).await?;
        rows::list(&transaction, query, parameters).await
    }
}

/// A read-only transaction that sees one consistent state.
async fn read_transaction(client: &mut Object) -> Result<deadpool_postgres::Transaction<'_>, StoreError> {
    let transaction =
        client.build_transaction().isolation_level(IsolationLevel::RepeatableRead).read_only(true);
    Ok(transaction.start().await?)
}

impl Store for PostgresStore {
    fn create(&self, table: NewTable) -> StoreFuture<'_, ()> {
        self.write(Write::Create(table))
    }

    fn append(&self, append: Append) -> StoreFuture<'_, ()> {
        self.write(Write::Append(append))
    }

    fn load(&self, table: TableId) -> StoreFuture<'_, Option<StoredTable>> {
        Box::pin(async move {
            if has_nul(&table.0) {
                return Ok(None);
            }
            let mut client = self.readers.get().await?;
            let transaction = read_transaction(&mut client).await?;
            rows::load(&transaction, &table).await
        })
    }

    fn public_tables(&self, limit: u32, before: Option<i64>) -> StoreFuture<'_, Vec<TableRow>> {
        Box::pin(async move {
            let (before, limit) = (before.unwrap_or(i64::MAX), i64::from(limit));
            self.list(queries::PUBLIC_TABLES, &[&before, &limit]).await
        })
    }

    fn tables_of(&self, person: PersonId, limit: u32) -> StoreFuture<'_, Vec<TableRow>> {
        Box::pin(async move { self.list(queries::TABLES_OF, &[&person.0, &i64::from(limit)]).await })
    }

    fn all_tables(&self) -> StoreFuture<'_, Vec<TableId>> {
        Box::pin(self.ids(queries::ALL_TABLES))
    }

    fn paced_tables(&self) -> StoreFuture<'_, Vec<TableId>> {
        Box::pin(self.ids(queries::PACED_TABLES))
    }

    fn abandoned_tables(&self, before: i64) -> StoreFuture<'_, Vec<TableId>> {
        Box::pin(async move {
            let found = self.rows(queries::ABANDONED_TABLES, &[&before]).await?;
            found.iter().map(|row| Ok(TableId(row.try_get(0)?))).collect()
        })
    }

    fn tables_awaiting_bots(&self) -> StoreFuture<'_, Vec<TableId>> {
        Box::pin(self.ids(queries::TABLES_AWAITING_BOTS))
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
        Box::pin(async move {
            let mut client = self.readers.get().await?;
            let transaction = read_transaction(&mut client).await?;
            rows::changes(&transaction, &table, version, lines).await
        })
    }

    fn revisions(&self, tables: Vec<TableId>) -> StoreFuture<'_, Vec<(TableId, u64)>> {
        Box::pin(async move {
            let ids: Vec<&str> = tables.iter().map(|table| table.0.as_str()).collect();
            let found = "SELECT t.id, s.revision FROM tables t JOIN summaries s ON s.table_number = t.number
                         WHERE t.id = ANY ($1)";
            let found = self.rows(found, &[&ids]).await?;
            let row = |row: &tokio_postgres::Row| {
                Ok((TableId(row.try_get(0)?), row.try_get::<_, i64>(1)?.cast_unsigned()))
            };
            found.iter().map(row).collect()
        })
    }

    fn open_tables_of(&self, owner: PersonId) -> StoreFuture<'_, (u64, u64)> {
        Box::pin(async move {
            let found = self.rows(queries::OPEN_TABLES_OF, &[&owner.0]).await?;
            let count = |row: &tokio_postgres::Row, column| {
                Ok::<_, StoreError>(row.try_get::<_, i64>(column)?.cast_unsigned())
            };
            found.first().map_or(Ok((0, 0)), |row| Ok((count(row, 0)?, count(row, 1)?)))
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
        Box::pin(async move {
            let found = self.rows(queries::PERSON, &[&id.0]).await?;
            found.first().map(rows::person).transpose()
        })
    }

    fn account(&self, login: String) -> StoreFuture<'_, Option<(Person, String)>> {
        Box::pin(async move {
            if has_nul(&login) {
                return Ok(None);
            }
            let found = self.rows(queries::ACCOUNT, &[&login]).await?;
            found.first().map(|row| Ok((rows::person(row)?, row.try_get(3)?))).transpose()
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
        Box::pin(async move {
            let found = self.rows(queries::ACCOUNTS_WITHOUT_KEY, &[]).await?;
            found.iter().map(|row| Ok((PersonId(row.try_get(0)?), row.try_get(1)?))).collect()
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
        Box::pin(async move {
            let found = self.rows(queries::TOKEN, &[&hash.as_slice()]).await?;
            found.first().map(|row| Ok((rows::person(row)?, rows::token(row, 3)?))).transpose()
        })
    }

    fn tokens_of(&self, person: PersonId) -> StoreFuture<'_, Vec<Token>> {
        Box::pin(async move {
            let found = self.rows(queries::TOKENS_OF, &[&person.0]).await?;
            found.iter().map(|row| rows::token(row, 0)).collect()
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
        Box::pin(async move {
            if has_nul(&table.0) {
                return Ok(Vec::new());
            }
            let found = self.rows(queries::CHAT, &[&table.0, &i64::from(limit)]).await?;
            found.iter().rev().map(rows::chat_line).collect()
        })
    }

    fn ping(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move { self.rows("SELECT 1", &[]).await.map(drop) })
    }

    fn probe(&self, at: i64) -> StoreFuture<'_, ()> {
        self.write(Write::Probe(at))
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            self.queue.close().await;
            self.readers.close();
            self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
            Ok(())
        })
    }
}
