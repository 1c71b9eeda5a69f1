//! Schema migrations.
//!
//! A released migration is never changed; a schema change is a new file at the end of the list.

use crate::StoreError;

/// One schema version, in both SQL dialects.
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

const ALL: &[Migration] = migrations![
    "0001-people.sql",
    "0002-tables.sql",
    "0003-chat.sql",
    "0004-kept.sql",
    "0005-sessions-and-hosts.sql",
    "0006-rematch.sql",
    "0007-guide-skipped.sql",
    "0008-boxes.sql",
    "0009-reviews.sql",
    "0010-puzzles.sql",
    "0011-ratings.sql",
    "0012-notices.sql",
    "0013-accounts.sql",
    "0014-house.sql",
    "0015-revisions.sql",
    "0016-cluster.sql",
];

/// The schema version of this program.
pub(crate) const NEWEST: i32 = ALL.len() as i32;

/// The migrations after which a program of the version before cannot go on. In a cluster they need all processes to stop first.
/// Clusters came with version 16.
const BREAKING: &[i32] = &[];

/// The first of the migrations after `found` that the processes which run now cannot go on with.
pub(crate) fn breaking(found: i32) -> Option<i32> {
    first_breaking(found, BREAKING)
}

fn first_breaking(found: i32, breaking: &[i32]) -> Option<i32> {
    breaking.iter().copied().filter(|version| *version > found && *version <= NEWEST).min()
}

/// Creates the table of applied migrations; valid in both dialects.
pub(crate) const VERSION_TABLE: &str =
    "CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, at TEXT NOT NULL)";
/// The last applied migration.
pub(crate) const FIND_VERSION: &str = "SELECT max(version) FROM migrations";
/// Records an applied migration.
pub(crate) const NOTE_VERSION: &str = "INSERT INTO migrations (version, at) VALUES ($1, CURRENT_TIMESTAMP)";

/// Fails if a schema is newer than the program.
pub(crate) fn check(found: i32) -> Result<(), StoreError> {
    due(Some(found)).map(drop)
}

/// The migrations that are not applied yet, each with its version. Fails if the schema is newer than the program.
pub(crate) fn due(
    found: Option<i32>,
) -> Result<impl Iterator<Item = (i32, &'static Migration)> + Clone, StoreError> {
    // A new database has no migrations, so `max(version)` is NULL.
    let found = found.unwrap_or(0);
    let applied = usize::try_from(found)
        .map_err(|_| StoreError::InvalidValue { column: "migrations.version", value: found.to_string() })?;
    if applied > ALL.len() {
        return Err(StoreError::NewerSchema { found: applied, known: ALL.len() });
    }
    Ok((1..).zip(ALL).skip(applied))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_migrations_that_are_due_can_break_what_runs() {
        assert_eq!(first_breaking(NEWEST, &[2, NEWEST]), None);
        assert_eq!(first_breaking(NEWEST - 1, &[2, NEWEST]), Some(NEWEST));
        assert_eq!(first_breaking(1, &[NEWEST, 2, 3]), Some(2));
        assert_eq!(first_breaking(1, &[NEWEST + 1]), None, "a later program has it");
    }
}
