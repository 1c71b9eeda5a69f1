//! Backups: everything a database holds, as one SQLite file.
//!
//! Both databases have the same tables and columns, so one format serves both: a backup of either can be restored into
//! either. A backup keeps the schema version of its database, and [`restore`] migrates it.

mod file;
pub(crate) mod value;

use std::{
    io,
    path::{Path, PathBuf},
};

use crate::{StoreError, is_postgres, postgres, sqlite};
use file::{Partial, same_file};

/// What to do if there is something where a backup or a restored database goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// Fail and change nothing.
    Keep,
    /// Replace it.
    Replace,
}

/// What a backup holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contents {
    /// The number of people, guests included.
    pub people: u64,
    /// The number of tables.
    pub tables: u64,
    /// The number of events in the logs of all tables.
    pub events: u64,
}

/// Why a backup was not made or not restored. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The database failed.
    #[error(transparent)]
    Store(StoreError),
    /// A server uses the database.
    #[error("a server uses the database {0}: stop it, restore the backup, and start it again")]
    InUse(String),
    /// There is no database to back up.
    #[error("there is no database of Ochre at {0}: check --data and --database")]
    NoDatabase(String),
    /// The file of the backup exists.
    #[error("{} exists: choose another name, or replace it with --replace", .0.display())]
    FileExists(PathBuf),
    /// The backup and the database are the same file.
    #[error("{} is the database itself: choose another file for the backup", .0.display())]
    SameFile(PathBuf),
    /// The file to restore is not a database of Ochre.
    #[error("{} is not a backup of Ochre: {why}", file.display())]
    NotABackup {
        /// The file.
        file: PathBuf,
        /// What it is instead.
        why: String,
    },
    /// The contents of the file are damaged.
    #[error("{} is damaged: {why}", file.display())]
    Damaged {
        /// The file.
        file: PathBuf,
        /// The first problems that were found.
        why: String,
    },
    /// A backup is restored only where nothing is lost.
    #[error("the database {0} is not empty: restore to another one, or replace all it holds with --replace")]
    NotEmpty(String),
    /// The file at the place of the database belongs to another program.
    #[error("{} is not a database of Ochre: choose another place with --data or --database", .0.display())]
    Foreign(PathBuf),
    /// A file cannot be read or written.
    #[error("{}: {error}", file.display())]
    File {
        /// The file.
        file: PathBuf,
        /// The error of the system.
        error: io::Error,
    },
}

impl From<StoreError> for BackupError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::InUse(place) | StoreError::InCluster(place) => BackupError::InUse(place),
            error => BackupError::Store(error),
        }
    }
}

impl From<rusqlite::Error> for BackupError {
    fn from(error: rusqlite::Error) -> Self {
        BackupError::Store(error.into())
    }
}

impl From<tokio_postgres::Error> for BackupError {
    fn from(error: tokio_postgres::Error) -> Self {
        BackupError::Store(error.into())
    }
}

/// Writes a consistent copy of the database at `location` to `file`, which only its owner can read. A server may be using the
/// database. The file appears when it is complete, checked and durable.
pub async fn back_up(location: &str, file: &Path, existing: Existing) -> Result<Contents, BackupError> {
    if !is_postgres(location) && same_file(Path::new(location), file) {
        return Err(BackupError::SameFile(file.to_owned()));
    }
    let partial = Partial::create(file, existing)?;
    if is_postgres(location) {
        postgres::backup::snapshot(location, partial.path()).await?;
    } else {
        sqlite::backup::snapshot(Path::new(location), partial.path())?;
    }
    let contents = sqlite::backup::complete(partial.path(), file)?;
    partial.keep(existing)?;
    Ok(contents)
}

/// Replaces everything in the database at `location` by the contents of a backup, in one transaction. Fails with
/// [`BackupError::InUse`] while a server uses the database.
pub async fn restore(file: &Path, location: &str, existing: Existing) -> Result<Contents, BackupError> {
    if !is_postgres(location) && same_file(Path::new(location), file) {
        return Err(BackupError::SameFile(file.to_owned()));
    }
    let staged = sqlite::backup::stage(file)?;
    let contents = sqlite::backup::contents(&staged)?;
    if is_postgres(location) {
        postgres::backup::restore(&staged, location, existing).await?;
    } else {
        sqlite::backup::restore(&staged, Path::new(location), existing)?;
    }
    Ok(contents)
}
