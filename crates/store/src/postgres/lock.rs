//! The lock of a server on its database: an advisory lock on a connection of its own.
//!
//! PostgreSQL releases the lock when the connection is lost. The server then takes it again; if another server was faster,
//! writes are refused until that one has stopped.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use deadpool_postgres::{Object, Pool};
use tokio::task::JoinHandle;

use crate::StoreError;

/// Key of the advisory lock. Arbitrary, but must not change.
const KEY: i64 = 0x0c_43_52_46;
/// How often to look after the connection, and to ask for the lock.
const PERIOD: Duration = Duration::from_millis(250);
/// How often to ask at start, because another server may be shutting down.
const ATTEMPTS: u32 = 8;
/// If the machine of a server disappears, PostgreSQL notices after 25 s, not after hours.
const PREPARE: &str =
    "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3";

/// Who else may use the database meanwhile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Claim {
    /// Nobody.
    Alone,
    /// The other processes of a cluster.
    Shared,
}

impl Claim {
    const fn statement(self) -> &'static str {
        match self {
            Self::Alone => "SELECT pg_try_advisory_lock($1)",
            Self::Shared => "SELECT pg_try_advisory_lock_shared($1)",
        }
    }
}

/// Held until it is dropped.
pub(super) struct ServerLock {
    /// Another server took the lock while the connection was lost.
    taken: Arc<AtomicBool>,
    keeper: JoinHandle<()>,
}

impl ServerLock {
    /// Takes the lock on a connection of `pool`; `place` names the database.
    pub(super) async fn take(pool: Pool, claim: Claim, place: String) -> Result<Self, StoreError> {
        for _ in 0..ATTEMPTS {
            if let Some(connection) = ask(&pool, claim).await? {
                let taken = Arc::new(AtomicBool::new(false));
                let keeper = tokio::spawn(keep(pool, claim, connection, Arc::clone(&taken)));
                return Ok(Self { taken, keeper });
            }
            tokio::time::sleep(PERIOD).await;
        }
        let shared = "SELECT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND mode = 'ShareLock'
                      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
                      AND (classid::bigint << 32) + objid::bigint = $1)";
        let is_cluster: bool = pool.get().await?.query_one(shared, &[&KEY]).await?.try_get(0)?;
        Err(if is_cluster { StoreError::InCluster(place) } else { StoreError::InUse(place) })
    }

    /// Whether another server took the lock.
    pub(super) fn is_taken(&self) -> bool {
        self.taken.load(Ordering::Relaxed)
    }
}

impl Drop for ServerLock {
    fn drop(&mut self) {
        // The connection closes with the task.
        self.keeper.abort();
    }
}

/// A connection that has the lock; `None` if another one has it.
async fn ask(pool: &Pool, claim: Claim) -> Result<Option<Object>, StoreError> {
    let connection = pool.get().await?;
    connection.batch_execute(PREPARE).await?;
    let granted: bool = connection.query_one(claim.statement(), &[&KEY]).await?.try_get(0)?;
    Ok(granted.then_some(connection))
}

/// Whether a server holds the lock.
pub(super) async fn is_held(transaction: &tokio_postgres::Transaction<'_>) -> Result<bool, StoreError> {
    let held = "SELECT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted
                AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
                AND (classid::bigint << 32) + objid::bigint = $1)";
    Ok(transaction.query_one(held, &[&KEY]).await?.try_get(0)?)
}

/// Takes the lock again whenever its connection is lost.
async fn keep(pool: Pool, claim: Claim, mut connection: Object, taken: Arc<AtomicBool>) {
    loop {
        tokio::time::sleep(PERIOD).await;
        if !connection.is_closed() {
            continue;
        }
        drop(connection);
        connection = loop {
            match ask(&pool, claim).await {
                Ok(Some(connection)) => break connection,
                Ok(None) => taken.store(true, Ordering::Relaxed),
                // The database is away; then nobody has the lock.
                Err(_) => {}
            }
            tokio::time::sleep(PERIOD).await;
        };
        taken.store(false, Ordering::Relaxed);
    }
}
