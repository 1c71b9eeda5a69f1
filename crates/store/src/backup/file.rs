//! The file of a backup: private from its first byte, and complete as soon as it has its name.

use std::{
    fs::{self, File, OpenOptions},
    io,
    path::{Path, PathBuf},
};

use super::{BackupError, Existing};

/// A file under a temporary name, deleted on drop unless it is kept.
pub(super) struct Partial {
    path: PathBuf,
    file: PathBuf,
}

impl Partial {
    /// Creates an empty file beside `file`.
    pub(super) fn create(file: &Path, existing: Existing) -> Result<Self, BackupError> {
        refuse_existing(file, existing)?;
        let mut name = file.as_os_str().to_owned();
        name.push(format!(".partial-{}", std::process::id()));
        let path = PathBuf::from(name);
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        match options.open(&path) {
            Ok(_) => Ok(Self { path, file: file.to_owned() }),
            Err(error) => Err(BackupError::File { file: file.to_owned(), error }),
        }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Makes the file durable and gives it its name.
    pub(super) fn keep(self, existing: Existing) -> Result<(), BackupError> {
        refuse_existing(&self.file, existing)?;
        let sync = || {
            File::open(&self.path)?.sync_all()?;
            fs::rename(&self.path, &self.file)?;
            sync_folder(&self.file)
        };
        sync().map_err(|error| BackupError::File { file: self.file.clone(), error })
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        // Once it is kept, there is nothing under the temporary name.
        let _ = fs::remove_file(&self.path);
    }
}

fn refuse_existing(file: &Path, existing: Existing) -> Result<(), BackupError> {
    match existing {
        Existing::Keep if file.exists() => Err(BackupError::FileExists(file.to_owned())),
        Existing::Keep | Existing::Replace => Ok(()),
    }
}

/// A rename is durable when the folder is.
#[cfg(unix)]
fn sync_folder(file: &Path) -> io::Result<()> {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => File::open(folder)?.sync_all(),
        _ => File::open(".")?.sync_all(),
    }
}

#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Whether both paths lead to the same file, by whatever name.
pub(super) fn same_file(one: &Path, other: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        let identity = |path: &Path| fs::metadata(path).map(|found| (found.dev(), found.ino()));
        matches!((identity(one), identity(other)), (Ok(one), Ok(other)) if one == other)
    }
    #[cfg(not(unix))]
    matches!((fs::canonicalize(one), fs::canonicalize(other)), (Ok(one), Ok(other)) if one == other)
}
