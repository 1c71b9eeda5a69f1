//! Commits whose answer was lost with the connection.

use std::time::{Duration, Instant};

use deadpool_postgres::{Pool, Transaction};

use crate::StoreError;

/// How long to ask for the outcome of a commit.
const LOOKUP: Duration = Duration::from_secs(10);
/// The pause between two questions.
const PAUSE: Duration = Duration::from_millis(100);

/// The number by which PostgreSQL knows the transaction.
pub(super) async fn number_of(transaction: &Transaction<'_>) -> Result<String, tokio_postgres::Error> {
    let statement = transaction.prepare_cached("SELECT pg_current_xact_id()::text").await?;
    transaction.query_one(&statement, &[]).await?.try_get(0)
}

/// Whether a transaction took place whose commit was not confirmed; `None` if the database does not say so in time.
pub(super) async fn took_place(pool: &Pool, number: &str) -> Option<bool> {
    let begin = Instant::now();
    while begin.elapsed() < LOOKUP {
        match status(pool, number).await {
            Ok(Some(status)) if status == "committed" => return Some(true),
            Ok(Some(status)) if status == "aborted" => return Some(false),
            // The lost connection has not ended yet, or the database is away.
            Ok(Some(_)) | Err(_) => tokio::time::sleep(PAUSE).await,
            Ok(None) => return None,
        }
    }
    None
}

async fn status(pool: &Pool, number: &str) -> Result<Option<String>, StoreError> {
    let client = pool.get().await?;
    let row = client.query_one("SELECT pg_xact_status($1::text::xid8)", &[&number]).await?;
    Ok(row.try_get(0)?)
}
