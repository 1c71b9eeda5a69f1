//! How the server is doing, for administrators.

use std::sync::Arc;

use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;

/// How the server is doing.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Condition {
    /// The version of the program.
    pub(crate) version: &'static str,
    /// The schema version of the database.
    pub(crate) schema: i32,
    /// Whether the database takes writes.
    pub(crate) database: bool,
    /// The bytes of the database file; `null` with PostgreSQL.
    pub(crate) database_bytes: Option<u64>,
    /// The free bytes on the disk of the database; `null` if they are not known.
    pub(crate) free_bytes: Option<u64>,
    /// The bytes of memory that the server uses; `null` if they are not known.
    pub(crate) memory_bytes: Option<u64>,
    /// The seconds since the server was started.
    pub(crate) uptime: u64,
    /// The number of tables in memory.
    pub(crate) tables: i64,
    /// The number of open streams.
    pub(crate) streams: i64,
    /// The number of decisions that wait for a bot.
    pub(crate) bot_queue: i64,
    /// Whether the server can send e-mails.
    pub(crate) mail: bool,
    /// The number of notices and messages that wait to be sent.
    pub(crate) notices_waiting: i64,
    /// The number of attempts to send a message that failed since the start.
    pub(crate) notices_failed: u64,
    /// The number of failed requests to the database since the start.
    pub(crate) store_errors: u64,
    /// The number of caught panics since the start.
    pub(crate) panics: u64,
}

/// How the server is doing.
pub(crate) async fn condition(app: &Arc<App>) -> Condition {
    let metrics = app.metrics();
    let file = app.config().database_file.as_deref();
    let uptime = app.clock().now().saturating_sub(app.started()) / 1000;
    Condition {
        version: env!("CARGO_PKG_VERSION"),
        schema: store::SCHEMA,
        database: crate::routes::probe(app).await.is_ok(),
        database_bytes: file.and_then(|file| Some(std::fs::metadata(file).ok()?.len())),
        free_bytes: file.and_then(free_bytes),
        memory_bytes: memory_bytes(),
        uptime: u64::try_from(uptime).unwrap_or(0),
        tables: metrics.tables.get(),
        streams: metrics.streams.get(),
        bot_queue: metrics.bot_queue.get(),
        mail: app.mailer.is_some(),
        notices_waiting: metrics.notices_waiting.get(),
        notices_failed: metrics.failed_notices(),
        store_errors: metrics.store_errors.get(),
        panics: metrics.panics.get(),
    }
}

#[cfg(unix)]
fn free_bytes(file: &std::path::Path) -> Option<u64> {
    let found = rustix::fs::statvfs(file).ok()?;
    Some(found.f_bavail.saturating_mul(found.f_frsize))
}

#[cfg(not(unix))]
fn free_bytes(_: &std::path::Path) -> Option<u64> {
    None
}

/// The resident memory of the process, where the system says it in a file.
fn memory_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok()? * 1024)
}
