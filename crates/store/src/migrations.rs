//! How a database of any age becomes one this program understands.
//!
//! A migration is never changed once it was released: a new shape is a new file at the end of the list.

use crate::StoreError;

/// One step of the schema, in both dialects.
pub(crate) struct Migration {
    pub(crate) sqlite: &'static str,
    pub(crate) postgres: &'static str,
}

macro_rules! migrations {
    ($($file:literal),* $(,)?) => {
        &[$(Migration {
            sqlite: include_str!(concat!("../migrations/sqlite/", $file)),
            postgres: include_str!(concat!("../migrations/postgres/", $file)),
        }),*]
    };
}

const ALL: &[Migration] = migrations!["0001-people.sql", "0002-tables.sql", "0003-chat.sql"];

/// The table that remembers which migrations were run; the same words in both dialects.
pub(crate) const VERSION_TABLE: &str =
    "CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, at TEXT NOT NULL)";
/// Asks for the last migration that was run.
pub(crate) const FIND_VERSION: &str = "SELECT max(version) FROM migrations";
/// Remembers a migration.
pub(crate) const NOTE_VERSION: &str = "INSERT INTO migrations (version, at) VALUES ($1, CURRENT_TIMESTAMP)";

/// The migrations a database still lacks, each with the version it leads to.
pub(crate) fn due(
    found: Option<i32>,
) -> Result<impl Iterator<Item = (i32, &'static Migration)> + Clone, StoreError> {
    let found = u32::try_from(found.unwrap_or(0)).unwrap_or(u32::MAX);
    let known = u32::try_from(ALL.len()).unwrap_or(u32::MAX);
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    Ok((1..).zip(ALL).skip(usize::try_from(found).unwrap_or(usize::MAX)))
}
