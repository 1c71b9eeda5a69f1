//! Backups from and into SQLite files.

use std::{fs, path::Path};

use rusqlite::{
    Connection, ErrorCode, OpenFlags, OptionalExtension,
    backup::{Backup, StepResult},
};

use super::{ServerLock, connect, in_file, migrate, prepare, private};
use crate::{BackupError, Contents, Existing, migrations};

/// How many problems of a damaged file to name.
const PROBLEMS: usize = 5;

/// Copies the database at `path` to the empty file `copy`, beside whoever uses it.
pub(crate) fn snapshot(path: &Path, copy: &Path) -> Result<(), BackupError> {
    let missing = || BackupError::NoDatabase(path.display().to_string());
    if !path.exists() {
        return Err(missing());
    }
    let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    version(&connection).map_err(|error| in_file(path, &error))?.ok_or_else(missing)?;
    let name = copy.to_str().ok_or_else(|| BackupError::File {
        file: copy.to_owned(),
        error: std::io::Error::other("the path is not UTF-8"),
    })?;
    // One read transaction: with a write-ahead log it waits for no writer, and no writer waits for it.
    connection.execute("VACUUM INTO ?1", [name]).map_err(|error| in_file(path, &error))?;
    Ok(())
}

/// Checks a finished copy and makes it one file, without a write-ahead log beside it. `name` stands in errors.
pub(crate) fn complete(copy: &Path, name: &Path) -> Result<Contents, BackupError> {
    let connection = connect(copy, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.pragma_update(None, "journal_mode", "DELETE")?;
    check(&connection, name)?;
    Ok(contents(&connection)?)
}

/// A copy of a backup with the newest schema, in a temporary database that disappears with the connection.
pub(crate) fn stage(file: &Path) -> Result<Connection, BackupError> {
    // Opened before SQLite does it, because the error of the system says why it cannot be read.
    fs::File::open(file).map_err(|error| BackupError::File { file: file.to_owned(), error })?;
    let not_a_backup = |why: String| BackupError::NotABackup { file: file.to_owned(), why };
    let source = connect(file, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    match version(&source) {
        Ok(Some(found)) => migrations::check(found)?,
        Ok(None) => return Err(not_a_backup("it is a database of another program".to_owned())),
        Err(error) => return Err(not_a_backup(error.to_string())),
    }
    let mut staged = Connection::open("")?;
    copy(&source, &mut staged).map_err(|error| in_file(file, &error))?;
    check(&staged, file)?;
    migrate(&mut staged, migrations::NEWEST)?;
    // Pages that are open know later revisions than the backup.
    staged.execute("UPDATE summaries SET revision = revision + 1048576", [])?;
    Ok(staged)
}

/// What a database of ours holds.
pub(crate) fn contents(connection: &Connection) -> rusqlite::Result<Contents> {
    let count = |table: &str| {
        let count = format!("SELECT count(*) FROM {table}");
        connection.query_row(&count, [], |row| row.get::<_, i64>(0)).map(i64::cast_unsigned)
    };
    Ok(Contents { people: count("people")?, tables: count("tables")?, events: count("events")? })
}

/// Replaces the contents of the database at `path`.
pub(crate) fn restore(staged: &Connection, path: &Path, existing: Existing) -> Result<(), BackupError> {
    let _lock = ServerLock::take(path)?;
    let is_new = !path.exists();
    private::create(path).map_err(|error| BackupError::File { file: path.to_owned(), error })?;
    let replaced = replace(staged, path, existing);
    if replaced.is_err() && is_new {
        for end in ["", "-wal", "-shm"] {
            let mut file = path.as_os_str().to_owned();
            file.push(end);
            // What is left is an empty database, which does no harm.
            let _ = fs::remove_file(file);
        }
    }
    replaced
}

fn replace(staged: &Connection, path: &Path, existing: Existing) -> Result<(), BackupError> {
    let explain = |error: rusqlite::Error| match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => BackupError::Damaged {
            file: path.to_owned(),
            why: format!(
                "{error}. Move it and the files beside it (-wal, -shm) to another folder and restore again"
            ),
        },
        _ => BackupError::Store(in_file(path, &error)),
    };
    let mut target = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    prepare(&target).map_err(explain)?;
    let is_ours = version(&target).map_err(explain)?.is_some();
    let objects = target
        .query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get::<_, i64>(0))
        .map_err(explain)?;
    if !is_ours && objects > 0 {
        return Err(BackupError::Foreign(path.to_owned()));
    }
    if is_ours && existing == Existing::Keep {
        let Contents { people, tables, .. } = contents(&target).map_err(explain)?;
        if people + tables > 0 {
            return Err(BackupError::NotEmpty(path.display().to_string()));
        }
    }
    // SQLite writes all pages in one transaction: a crash leaves the old contents.
    copy(staged, &mut target).map_err(explain)
}

/// Copies a whole database in one transaction.
fn copy(from: &Connection, to: &mut Connection) -> rusqlite::Result<()> {
    let busy = rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_BUSY);
    match Backup::new(from, to)?.step(-1)? {
        StepResult::Done => Ok(()),
        _ => Err(rusqlite::Error::SqliteFailure(busy, Some("another program writes to it".to_owned()))),
    }
}

/// The schema version; `None` if the database is not ours.
pub(super) fn version(connection: &Connection) -> rusqlite::Result<Option<i32>> {
    let known = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'migrations'";
    match connection.query_row(known, [], |_| Ok(())).optional()? {
        Some(()) => connection.query_row(migrations::FIND_VERSION, [], |row| row.get(0)),
        None => Ok(None),
    }
}

/// Fails if pages, rows or references are damaged.
fn check(connection: &Connection, file: &Path) -> Result<(), BackupError> {
    let damaged = |why| BackupError::Damaged { file: file.to_owned(), why };
    // A damaged file may fail any query: then that is what is wrong.
    let mut problems = damage(connection).map_err(|error| damaged(error.to_string()))?;
    problems.extend(loose(connection).map_err(|error| damaged(error.to_string()))?);
    if problems.is_empty() {
        return Ok(());
    }
    problems.truncate(PROBLEMS);
    Err(damaged(problems.join("; ")))
}

/// Which tables have rows that refer to missing rows.
fn loose(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    let loose = "SELECT DISTINCT \"table\", parent FROM pragma_foreign_key_check";
    let told = |row: &rusqlite::Row<'_>| {
        let (table, parent): (String, String) = (row.get(0)?, row.get(1)?);
        Ok(format!("rows of {table} refer to missing rows of {parent}"))
    };
    connection.prepare(loose)?.query_map([], told)?.collect()
}

/// What is wrong with the pages and indexes of a database.
pub(super) fn damage(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    let mut check = connection.prepare("PRAGMA integrity_check(20)")?;
    let lines: Vec<String> = check.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    Ok(lines.into_iter().filter(|line| line != "ok").collect())
}
