//! The store in a PostgreSQL database: for a community.

mod rows;
mod tls;
mod writer;

use std::{error::Error, fmt::Write as _, time::Duration};

use deadpool_postgres::{
    Hook, HookError, Manager, ManagerConfig, Object, Pool, PoolError, RecyclingMethod, Runtime,
};
use tokio_postgres::{
    Config, IsolationLevel, NoTls,
    config::{Host, SslMode},
    types::ToSql,
};

use crate::write::{Queue, Write, has_nul};
use crate::{
    Answer, Append, ChatLine, NewPerson, NewTable, Person, PersonId, Profile, SeatRow, Store, StoreError,
    StoredTable, TableId, TableRow, Token, migrations, queries,
};

/// How long to wait for a connection before saying that there is none.
const PATIENCE: Duration = Duration::from_secs(5);
/// Connections for questions. The writer has one of its own.
const READERS: usize = 4;
/// Names the lock under which a database is brought up to date; any number will do, as long as it stays.
const UPGRADE_LOCK: i64 = 0x0c_43_52_45;

/// A store in a PostgreSQL database. One connection writes, a few read; lost ones are opened again when needed.
pub struct PostgresStore {
    queue: Queue,
    readers: Pool,
}

impl PostgresStore {
    /// Connects to the database of a URL (`postgres://user@host/database`) and brings it up to date.
    pub async fn connect(url: &str) -> Result<PostgresStore, StoreError> {
        // The driver has no name for what we always do with a certificate.
        let url = url.replace("sslmode=verify-full", "sslmode=require");
        let mut config: Config = url.parse().map_err(|error| {
            StoreError::Database(format!("the URL is not understood: {}", in_words(&error)))
        })?;
        config.application_name("ochre").keepalives_idle(Duration::from_secs(30)).tcp_user_timeout(PATIENCE);
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(PATIENCE);
        }
        let writer = pool(&config, 1)?;
        let mut first = writer.get().await.map_err(|error| {
            StoreError::Database(format!("cannot connect to {}: {}", whereabouts(&config), in_words(&error)))
        })?;
        upgrade(&mut first).await?;
        drop(first);
        let (queue, work) = Queue::new();
        tokio::spawn(writer::run(writer, work));
        Ok(PostgresStore { queue, readers: pool(&config, READERS)? })
    }
}

fn pool(config: &Config, size: usize) -> Result<Pool, StoreError> {
    let recycling = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let manager = match config.get_ssl_mode() {
        SslMode::Require => Manager::from_config(config.clone(), tls::connector()?, recycling),
        // Most servers show a certificate nobody has signed: whoever does not ask for encryption means one on the same machine.
        _ => Manager::from_config(config.clone(), NoTls, recycling),
    };
    Pool::builder(manager)
        .max_size(size)
        .runtime(Runtime::Tokio1)
        .create_timeout(Some(PATIENCE))
        .wait_timeout(Some(PATIENCE))
        .post_create(Hook::async_fn(|client, _| {
            Box::pin(async move {
                // A server may be set up to acknowledge before writing; we never do. Stricter settings stay.
                let demand = "SELECT set_config('synchronous_commit', 'on', false)
                              WHERE current_setting('synchronous_commit') = 'off'";
                client.batch_execute(demand).await.map_err(HookError::Backend)
            })
        }))
        .build()
        .map_err(|error| StoreError::Database(in_words(&error)))
}

async fn upgrade(client: &mut Object) -> Result<(), StoreError> {
    let transaction = client.transaction().await?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&UPGRADE_LOCK]).await?;
    transaction.batch_execute(migrations::VERSION_TABLE).await?;
    let found = transaction.query_one(migrations::FIND_VERSION, &[]).await?.try_get(0)?;
    for (version, migration) in migrations::due(found)? {
        transaction.batch_execute(migration.postgres).await?;
        transaction.execute(migrations::NOTE_VERSION, &[&version]).await?;
    }
    transaction.commit().await?;
    Ok(())
}

/// The hosts of a configuration; its password is nobody's business.
fn whereabouts(config: &Config) -> String {
    let hosts = config.get_hosts().iter().zip(config.get_ports().iter().chain(std::iter::repeat(&5432)));
    let mut text = String::from("PostgreSQL at ");
    for (place, (host, port)) in hosts.enumerate() {
        text.push_str(if place == 0 { "" } else { ", " });
        // Writing to a string cannot fail.
        let _ = match host {
            Host::Tcp(name) => write!(text, "{name}:{port}"),
            Host::Unix(path) => write!(text, "{}", path.display()),
        };
    }
    text
}

/// An error with all its causes: what matters often stands last.
fn in_words(error: &dyn Error) -> String {
    let mut words = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let more = error.to_string();
        if !words.contains(&more) {
            words = format!("{words}: {more}");
        }
        cause = error.source();
    }
    words
}

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> Self {
        StoreError::Database(in_words(&error))
    }
}

impl From<PoolError> for StoreError {
    fn from(error: PoolError) -> Self {
        StoreError::Database(in_words(&error))
    }
}

impl PostgresStore {
    fn write(&self, write: Write) -> Answer<'_, ()> {
        Box::pin(async move { self.queue.write(write).await.map(drop) })
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
        let moment = moment(&mut client).await?;
        rows::list(&moment, query, parameters).await
    }
}

/// A transaction in which all questions are of one moment.
async fn moment(client: &mut Object) -> Result<deadpool_postgres::Transaction<'_>, StoreError> {
    let transaction =
        client.build_transaction().isolation_level(IsolationLevel::RepeatableRead).read_only(true);
    Ok(transaction.start().await?)
}

impl Store for PostgresStore {
    fn create(&self, table: NewTable) -> Answer<'_, ()> {
        self.write(Write::Create(table))
    }

    fn append(&self, append: Append) -> Answer<'_, ()> {
        self.write(Write::Append(append))
    }

    fn load(&self, table: TableId) -> Answer<'_, Option<StoredTable>> {
        Box::pin(async move {
            if has_nul(&table.0) {
                return Ok(None);
            }
            let mut client = self.readers.get().await?;
            let moment = moment(&mut client).await?;
            rows::load(&moment, &table).await
        })
    }

    fn public_tables(&self, limit: u32, before: Option<i64>) -> Answer<'_, Vec<TableRow>> {
        Box::pin(async move {
            let (before, limit) = (before.unwrap_or(i64::MAX), i64::from(limit));
            self.list(queries::PUBLIC_TABLES, &[&before, &limit]).await
        })
    }

    fn tables_of(&self, person: PersonId, limit: u32) -> Answer<'_, Vec<TableRow>> {
        Box::pin(async move { self.list(queries::TABLES_OF, &[&person.0, &i64::from(limit)]).await })
    }

    fn paced_tables(&self) -> Answer<'_, Vec<TableId>> {
        Box::pin(self.ids(queries::PACED_TABLES))
    }

    fn tables_awaiting_bots(&self) -> Answer<'_, Vec<TableId>> {
        Box::pin(self.ids(queries::TABLES_AWAITING_BOTS))
    }

    fn seat(&self, table: TableId, seat: SeatRow) -> Answer<'_, ()> {
        self.write(Write::Seat(table, seat))
    }

    fn add_person(&self, person: NewPerson) -> Answer<'_, Person> {
        let name = person.name.clone();
        Box::pin(async move {
            let id = self.queue.write(Write::AddPerson(person)).await?;
            Ok(Person { id: PersonId(id), name, login: None })
        })
    }

    fn person(&self, id: PersonId) -> Answer<'_, Option<Person>> {
        Box::pin(async move {
            let found = self.rows(queries::PERSON, &[&id.0]).await?;
            found.first().map(rows::person).transpose()
        })
    }

    fn account(&self, login: String) -> Answer<'_, Option<(Person, String)>> {
        Box::pin(async move {
            if has_nul(&login) {
                return Ok(None);
            }
            let found = self.rows(queries::ACCOUNT, &[&login]).await?;
            found.first().map(|row| Ok((rows::person(row)?, row.try_get(3)?))).transpose()
        })
    }

    fn change_person(&self, id: PersonId, profile: Profile) -> Answer<'_, ()> {
        self.write(Write::ChangePerson(id, profile))
    }

    fn merge_people(&self, guest: PersonId, account: PersonId) -> Answer<'_, ()> {
        self.write(Write::MergePeople { guest, account })
    }

    fn add_token(&self, token: Token) -> Answer<'_, ()> {
        self.write(Write::AddToken(token))
    }

    fn person_of_token(&self, hash: [u8; 32]) -> Answer<'_, Option<Person>> {
        Box::pin(async move {
            let found = self.rows(queries::PERSON_OF_TOKEN, &[&hash.as_slice()]).await?;
            found.first().map(rows::person).transpose()
        })
    }

    fn drop_token(&self, hash: [u8; 32]) -> Answer<'_, ()> {
        self.write(Write::DropToken(hash))
    }

    fn say(&self, table: TableId, line: ChatLine) -> Answer<'_, u64> {
        Box::pin(async move { Ok(self.queue.write(Write::Say(table, line)).await?.cast_unsigned()) })
    }

    fn chat(&self, table: TableId, limit: u32) -> Answer<'_, Vec<(u64, ChatLine)>> {
        Box::pin(async move {
            if has_nul(&table.0) {
                return Ok(Vec::new());
            }
            let found = self.rows(queries::CHAT, &[&table.0, &i64::from(limit)]).await?;
            found.iter().rev().map(rows::chat_line).collect()
        })
    }

    fn ping(&self) -> Answer<'_, ()> {
        Box::pin(async move { self.rows("SELECT 1", &[]).await.map(drop) })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.queue.close().await;
            self.readers.close();
            Ok(())
        })
    }
}
