//! Commits whose answer was lost with the connection.

use std::time::{Duration, Instant};

use deadpool_postgres::{Pool, Transaction};

use crate::StoreError;

/// How long to ask for the outcome of a commit.
const LOOKUP: Duration = Duration::from_secs(10);
/// The pause between two questions.
const PAUSE: Duration = Duration::from_millis(100);

/// What PostgreSQL knows a transaction by.
pub(super) struct Mark {
    number: String,
    /// When the server was started. What had not reached its disk when it crashed never happened, and the number goes to another
    /// transaction.
    server: String,
}

/// The mark of a transaction.
pub(super) async fn mark_of(transaction: &Transaction<'_>) -> Result<Mark, tokio_postgres::Error> {
    let ask = "SELECT pg_current_xact_id()::text, pg_postmaster_start_time()::text";
    let row = transaction.query_one(&transaction.prepare_cached(ask).await?, &[]).await?;
    Ok(Mark { number: row.try_get(0)?, server: row.try_get(1)? })
}

/// Whether a transaction took place whose commit was not confirmed; `None` if the database does not say so in time, or cannot.
pub(super) async fn took_place(pool: &Pool, mark: &Mark) -> Option<bool> {
    let begin = Instant::now();
    while begin.elapsed() < LOOKUP {
        match status(pool, mark).await {
            Ok((Some(status), same)) if status == "committed" => return same.then_some(true),
            Ok((Some(status), _)) if status == "aborted" => return Some(false),
            // The lost connection has not ended yet, or the database is away.
            Ok((Some(_), _)) | Err(_) => tokio::time::sleep(PAUSE).await,
            Ok((None, _)) => return None,
        }
    }
    None
}

/// The status of the transaction with this number, and whether the server is the one that gave it.
async fn status(pool: &Pool, mark: &Mark) -> Result<(Option<String>, bool), StoreError> {
    let client = pool.get().await?;
    let ask = "SELECT pg_xact_status($1::text::xid8), pg_postmaster_start_time()::text = $2";
    let row = client.query_one(ask, &[&mark.number, &mark.server]).await?;
    Ok((row.try_get(0)?, row.try_get(1)?))
}
