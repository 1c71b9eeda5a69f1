//! Temporary databases and sample values.

#![allow(clippy::unwrap_used, clippy::panic, reason = "test helpers may panic")]
#![allow(dead_code, unused_macros, reason = "each test file uses some of the helpers")]

use std::{
    process,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
};

use store::{
    Append, Host, NewAccount, NewTable, Occupant, PersonId, SeatRow, Seating, Store, StoredEvent, Summary,
    TableId, Token, TokenKind,
};
use tempfile::TempDir;
use tokio_postgres::NoTls;

/// Runs each test on both databases.
macro_rules! both {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                super::$name(super::TestDatabase::sqlite()).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                super::$name(super::TestDatabase::postgres().await).await;
            })*
        }
    };
}

/// Runs each test on both databases, and on PostgreSQL also as processes of a cluster.
macro_rules! everywhere {
    ($($name:ident),* $(,)?) => {
        both![$($name),*];
        mod cluster {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                super::$name(super::TestDatabase::cluster().await).await;
            })*
        }
    };
}

/// Who opens stores on a database.
#[derive(Clone, Copy, Debug)]
enum Opener {
    /// Programs beside a server.
    Program,
    /// Processes of a cluster.
    Member,
}

/// A database for one test, deleted on drop.
pub(crate) struct TestDatabase {
    location: String,
    folder: Option<TempDir>,
    database: Option<String>,
    opener: Opener,
}

impl TestDatabase {
    /// A SQLite file in a temporary folder.
    pub(crate) fn sqlite() -> TestDatabase {
        let folder = tempfile::tempdir().unwrap();
        let location = folder.path().join("ochre.db").to_str().unwrap().to_owned();
        TestDatabase { location, folder: Some(folder), database: None, opener: Opener::Program }
    }

    /// A new database on the PostgreSQL server of the test run.
    pub(crate) async fn postgres() -> TestDatabase {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("ochre_test_{}_{}", process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        command(&format!("CREATE DATABASE {name}")).await;
        let server = server();
        let base = server.rsplit_once('/').unwrap().0;
        let location = format!("{base}/{name}");
        TestDatabase { location, folder: None, database: Some(name), opener: Opener::Program }
    }

    /// The same, shared by the processes of a cluster.
    pub(crate) async fn cluster() -> TestDatabase {
        let mut database = TestDatabase::postgres().await;
        database.opener = Opener::Member;
        database
    }

    /// The argument of `store::open`.
    pub(crate) fn location(&self) -> &str {
        &self.location
    }

    /// Opens a store on the database.
    pub(crate) async fn open(&self) -> Arc<dyn Store> {
        match self.opener {
            Opener::Program => store::open(&self.location).await.unwrap(),
            Opener::Member => store::open_for_cluster(&self.location).await.unwrap(),
        }
    }

    /// Runs SQL statements on the database directly.
    pub(crate) async fn execute(&self, statements: &str) {
        match &self.folder {
            Some(_) => rusqlite::Connection::open(&self.location).unwrap().execute_batch(statements).unwrap(),
            None => connect(&self.location).await.batch_execute(statements).await.unwrap(),
        }
    }

    /// Tries SQL statements on the database directly.
    pub(crate) async fn try_execute(&self, statements: &str) -> Result<(), String> {
        match &self.folder {
            Some(_) => {
                let connection = rusqlite::Connection::open(&self.location).unwrap();
                connection.execute_batch(statements).map_err(|error| error.to_string())
            }
            None => {
                let client = connect(&self.location).await;
                client.batch_execute(statements).await.map_err(|error| error.to_string())
            }
        }
    }

    /// How many advisory locks are held in this PostgreSQL database.
    pub(crate) async fn advisory_locks(&self) -> i64 {
        let count = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted AND database =
                     (SELECT oid FROM pg_database WHERE datname = current_database())";
        connect(&self.location).await.query_one(count, &[]).await.unwrap().get(0)
    }

    /// Waits for the advisory lock of the server of this PostgreSQL database and closes the connection that holds it. The lock
    /// is held until the client is dropped.
    pub(crate) async fn take_advisory_lock_of_server(&self) -> tokio_postgres::Client {
        let held = "SELECT l.pid, (l.classid::bigint << 32) + l.objid::bigint FROM pg_locks l
                    WHERE l.locktype = 'advisory' AND l.granted
                    AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())";
        let rival = connect(&self.location).await;
        let row = rival.query_one(held, &[]).await.unwrap();
        let (pid, key): (i32, i64) = (row.get(0), row.get(1));
        let other = connect(&self.location).await;
        let take = format!("SELECT pg_advisory_lock({key})");
        let (taken, _) = tokio::join!(rival.batch_execute(&take), async {
            // Once the rival waits for the lock, it is the first to get it.
            let waiting = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
                           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
            while other.query_one(waiting, &[]).await.unwrap().get::<_, i64>(0) == 0 {
                tokio::task::yield_now().await;
            }
            other.execute("SELECT pg_terminate_backend($1)", &[&pid]).await.unwrap()
        });
        taken.unwrap();
        rival
    }

    /// Whether this is a PostgreSQL database.
    pub(crate) fn is_postgres(&self) -> bool {
        self.database.is_some()
    }
}

impl Drop for TestDatabase {
    fn drop(&mut self) {
        if let Some(name) = self.database.take() {
            // The test's runtime may be shutting down, so this uses its own.
            let cleaner = std::thread::spawn(move || {
                let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
                runtime.block_on(command(&format!("DROP DATABASE {name} WITH (FORCE)")));
            });
            if cleaner.join().is_err() && !std::thread::panicking() {
                panic!("the test database could not be dropped");
            }
        }
    }
}

/// The URL of the PostgreSQL server for tests, ending in the name of a database to connect to.
fn server() -> String {
    std::env::var("OCHRE_TEST_POSTGRES").unwrap_or_else(|_| {
        panic!(
            "OCHRE_TEST_POSTGRES is not set: run `cargo xtask test`, which starts a PostgreSQL server for the tests, \
             or set it to the URL of one on which databases may be created (postgres://user@host/postgres)"
        )
    })
}

async fn command(statement: &str) {
    connect(&server()).await.batch_execute(statement).await.unwrap();
}

async fn connect(url: &str) -> tokio_postgres::Client {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await.unwrap();
    tokio::spawn(connection);
    client
}

/// A table for two bots with `events` events.
pub(crate) fn new_table(id: &str, events: u64) -> NewTable {
    NewTable {
        id: TableId(id.to_owned()),
        game: "ice-age".to_owned(),
        head: r#"{"seed":"5eed"}"#.to_owned(),
        settings: r#"{"title":"Hunt"}"#.to_owned(),
        public: true,
        paced: false,
        seats: vec![seat(0, Occupant::Bot), seat(1, Occupant::Open)],
        events: (0..events).map(event).collect(),
        summary: summary(events),
        host: host(None),
        clock: None,
        ending: None,
        outbox: Vec::new(),
        at: 1_000,
    }
}

/// A host who lets anybody in.
pub(crate) fn host(owner: Option<PersonId>) -> Host {
    Host {
        owner,
        invitation: "welcome".to_owned(),
        rematch: "again".to_owned(),
        seating: Seating::Anyone,
        ended: false,
        guide_skipped: false,
    }
}

/// An account whose key is its login.
pub(crate) fn account(login: &str, password: &str) -> NewAccount {
    NewAccount { login: login.to_owned(), key: login.to_owned(), password: password.to_owned() }
}

/// A token from 1 to 1000.
pub(crate) fn token(hash: u8, person: PersonId) -> Token {
    Token { hash: [hash; 32], person, kind: TokenKind::Program, created: 1, used: 1, expires: 1_000 }
}

/// A seat.
pub(crate) fn seat(seat: u8, occupant: Occupant) -> SeatRow {
    let bot = matches!(occupant, Occupant::Bot).then(|| "greedy".to_owned());
    SeatRow { seat, name: format!("Seat {seat}"), occupant, bot, again: None }
}

/// The event with this sequence number.
pub(crate) fn event(number: u64) -> StoredEvent {
    let at = 2_000 + i64::try_from(number).unwrap();
    StoredEvent {
        body: format!(r#"{{"choice":{number}}}"#),
        client: Some(format!("c{number}")),
        at,
        story: None,
    }
}

/// The summary after `version` events.
pub(crate) fn summary(version: u64) -> Summary {
    Summary { turn: Some(1), over: false, bot: false, version, shown: "{}".to_owned() }
}

/// Appends one event to a log of length `first`.
pub(crate) fn one_more(id: &str, first: u64) -> Append {
    let table = TableId(id.to_owned());
    Append {
        table,
        first,
        known: None,
        events: vec![event(first)],
        summary: summary(first + 1),
        clock: None,
        ending: None,
        outbox: Vec::new(),
    }
}

/// SQL that creates schema version 2.
pub(crate) fn second_version(database: &TestDatabase) -> String {
    let (people, tables) = if database.is_postgres() {
        (
            include_str!("../../migrations/postgres/0001-people.sql"),
            include_str!("../../migrations/postgres/0002-tables.sql"),
        )
    } else {
        (
            include_str!("../../migrations/sqlite/0001-people.sql"),
            include_str!("../../migrations/sqlite/0002-tables.sql"),
        )
    };
    format!(
        "CREATE TABLE migrations (version INTEGER PRIMARY KEY, at TEXT NOT NULL);
         INSERT INTO migrations VALUES (1, 'then'), (2, 'then'); {people} {tables}"
    )
}

/// A table with two events, as schema version 2 stores it.
pub(crate) const OLD_TABLE: &str = r#"
    INSERT INTO tables (id, game, head, settings, created) VALUES ('cave', 'ice-age', '{}', '{}', 1000);
    INSERT INTO summaries SELECT number, 2, 1, 1 = 0, 1 = 0, '{}', 1 = 1, 1 = 0, 2001 FROM tables;
    INSERT INTO events SELECT number, 0, '{"choice":0}', 'c0', 2000 FROM tables;
    INSERT INTO events SELECT number, 1, '{"choice":1}', 'c1', 2001 FROM tables;
"#;
