//! The lock of a server on its database file.
//!
//! SQLite lets several processes write to one file, but two servers would each keep their own tables in memory. A server
//! holds an exclusive transaction on an empty database beside the file for as long as it lives; the system releases it
//! when the process ends, however it ends.

use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use rusqlite::{Connection, ErrorCode, OpenFlags};

use crate::StoreError;

/// How long to wait for a server that is shutting down.
const TIMEOUT: Duration = Duration::from_secs(2);

/// Held until it is dropped.
pub(super) struct ServerLock(
    #[expect(dead_code, reason = "the lock belongs to the open connection")] Connection,
);

impl ServerLock {
    /// Takes the lock of the database file at `path`.
    pub(super) fn take(path: &Path) -> Result<Self, StoreError> {
        let file = &file_of(path);
        let connection = Connection::open(file).map_err(|error| super::in_file(file, &error))?;
        connection.busy_timeout(TIMEOUT)?;
        match connection.execute_batch("BEGIN EXCLUSIVE") {
            Ok(()) => Ok(Self(connection)),
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy) => {
                Err(StoreError::InUse(path.display().to_string()))
            }
            Err(error) => Err(super::in_file(file, &error)),
        }
    }
    /// Whether a server holds the lock of the database file at `path`.
    pub(super) fn is_held(path: &Path) -> Result<bool, StoreError> {
        let file = &file_of(path);
        if !file.exists() {
            return Ok(false);
        }
        let named = |error: rusqlite::Error| super::in_file(file, &error);
        let connection =
            Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(named)?;
        connection.busy_timeout(Duration::ZERO).map_err(named)?;
        match connection.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(())) {
            Ok(()) => Ok(false),
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy) => Ok(true),
            Err(error) => Err(named(error)),
        }
    }
}

/// The file of the lock.
fn file_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-lock");
    name.into()
}
