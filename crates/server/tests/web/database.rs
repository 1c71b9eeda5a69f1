//! A database for one test, deleted on drop.

use std::{
    process,
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

use tempfile::TempDir;
use tokio_postgres::{Client, NoTls};

/// Where a test server keeps its tables.
pub(crate) struct TestDatabase {
    location: String,
    place: Place,
}

enum Place {
    /// A file in this folder.
    Sqlite { _folder: TempDir },
    /// A database of this name on the PostgreSQL server of the test run.
    Postgres { name: String },
}

impl TestDatabase {
    /// A SQLite file in a temporary folder.
    pub(crate) fn sqlite() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let location = folder.path().join("test.sqlite").to_str().unwrap().to_owned();
        Self { location, place: Place::Sqlite { _folder: folder } }
    }

    /// A new database on the PostgreSQL server of the test run.
    pub(crate) async fn postgres() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("ochre_web_{}_{}", process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        connect(&server()).await.batch_execute(&format!("CREATE DATABASE {name}")).await.unwrap();
        let location = format!("{}/{name}", server().rsplit_once('/').unwrap().0);
        Self { location, place: Place::Postgres { name } }
    }

    /// The argument of `store::open`.
    pub(crate) fn location(&self) -> &str {
        &self.location
    }

    /// A connection to a PostgreSQL database, beside the server.
    pub(crate) async fn client(&self) -> Client {
        connect(&self.location).await
    }

    /// Runs SQL statements, beside the server.
    pub(crate) async fn execute(&self, statements: &str) {
        match self.place {
            Place::Sqlite { .. } => {
                let database = rusqlite::Connection::open(&self.location).unwrap();
                database.busy_timeout(Duration::from_secs(10)).unwrap();
                database.execute_batch(statements).unwrap();
            }
            Place::Postgres { .. } => connect(&self.location).await.batch_execute(statements).await.unwrap(),
        }
    }
}

impl Drop for TestDatabase {
    fn drop(&mut self) {
        let Place::Postgres { name } = &self.place else { return };
        let statement = format!("DROP DATABASE {name} WITH (FORCE)");
        // The runtime of the test may be about to end: a thread of its own finishes the job.
        let dropping = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(async { connect(&server()).await.batch_execute(&statement).await.unwrap() });
        });
        let _ = dropping.join();
    }
}

/// The address of the PostgreSQL server.
fn server() -> String {
    std::env::var("OCHRE_TEST_POSTGRES").expect("`cargo xtask test` starts PostgreSQL and sets it")
}

async fn connect(location: &str) -> Client {
    let (client, connection) = tokio_postgres::connect(location, NoTls).await.unwrap();
    tokio::spawn(connection);
    client
}
