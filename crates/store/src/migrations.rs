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
    "0017-rolling-back.sql",
    "0018-rating-methods.sql",
    "0019-failures-and-requests.sql",
    "0020-puzzles-given-up.sql",
];

/// The schema version of this program.
pub(crate) const NEWEST: i32 = ALL.len() as i32;

/// The migrations after which a program of the version before cannot go on. In a cluster they need all processes to stop first, and
/// there is no way back from them but a backup. Clusters came with version 16.
const BREAKING: &[i32] = &[16];

/// The first migration that notes what [`least`] returns. Programs before it refuse every newer schema.
const NOTED: i32 = 17;

/// The least schema version of programs that can use the schema `version`: that of the last breaking migration.
pub(crate) fn least(version: i32) -> i32 {
    last_breaking(version, BREAKING)
}

fn last_breaking(version: i32, breaking: &[i32]) -> i32 {
    breaking.iter().copied().filter(|breaking| *breaking <= version).max().unwrap_or(0)
}

/// Creates the table of applied migrations; valid in both dialects.
pub(crate) const VERSION_TABLE: &str =
    "CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, at TEXT NOT NULL)";
/// The last applied migration.
pub(crate) const FIND_VERSION: &str = "SELECT max(version) FROM migrations";
/// Records an applied migration.
pub(crate) const NOTE_VERSION: &str = "INSERT INTO migrations (version, at) VALUES ($1, CURRENT_TIMESTAMP)";

/// Notes the least schema version of programs that can go on after a migration.
pub(crate) const NOTE_NEEDS: &str = "UPDATE migrations SET needs = $2 WHERE version = $1";
/// The least schema version of programs that can use what the migrations after `$1` have made. If the column is missing, as in a
/// database that was not made by this program, its name means the one outside.
pub(crate) const FIND_NEEDS: &str = "
    SELECT (SELECT max(coalesce(needs, version)) FROM migrations WHERE version > $1)
    FROM (SELECT CAST(NULL AS INTEGER) AS needs) AS missing";

/// Fails if a schema is newer than the program, also where the program could use it: it does not know everything that is in it.
pub(crate) fn check(found: i32) -> Result<(), StoreError> {
    due(Some(found), None).map(drop)
}

/// What [`NOTE_NEEDS`] notes of a migration, once there is a place for it.
pub(crate) fn noted(version: i32) -> Option<i32> {
    (version >= NOTED).then(|| least(version))
}

/// The migrations that are not applied yet, each with its version. Fails if the schema is newer than the program, unless what is newer
/// `needs` no newer program than this one.
pub(crate) fn due(
    found: Option<i32>,
    needs: Option<i32>,
) -> Result<impl Iterator<Item = (i32, &'static Migration)> + Clone, StoreError> {
    // A new database has no migrations, so `max(version)` is NULL.
    let found = found.unwrap_or(0);
    let applied = usize::try_from(found)
        .map_err(|_| StoreError::InvalidValue { column: "migrations.version", value: found.to_string() })?;
    if applied > ALL.len() && needs.is_none_or(|needs| needs > NEWEST) {
        return Err(StoreError::NewerSchema { found: applied, known: ALL.len() });
    }
    Ok((1..).zip(ALL).skip(applied))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_breaking_migration_decides_who_can_go_on() {
        assert_eq!(last_breaking(20, &[16, 18]), 18);
        assert_eq!(last_breaking(17, &[18, 16]), 16);
        assert_eq!(last_breaking(15, &[16, 18]), 0);
        assert!(least(NEWEST) <= NEWEST);
    }

    #[test]
    fn a_newer_schema_is_accepted_if_this_program_can_use_it() {
        let due = |found, needs| due(Some(found), needs).map(Iterator::count).ok();
        assert_eq!(due(NEWEST - 1, None), Some(1));
        assert_eq!(due(NEWEST, None), Some(0));
        assert_eq!(due(NEWEST + 3, Some(NEWEST)), Some(0));
        assert_eq!(due(NEWEST + 3, Some(NEWEST + 1)), None);
        assert_eq!(due(NEWEST + 3, None), None);
        assert!(check(NEWEST + 1).is_err() && check(NEWEST).is_ok());
    }
}
