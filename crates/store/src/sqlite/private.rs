//! Access rights of the database files: they hold seeds, hidden cards and password hashes.

use std::{io, path::Path};

/// Creates the file if it is missing, and takes all rights from everybody but its owner. SQLite gives its other files the same
/// rights.
#[cfg(unix)]
pub(super) fn create(path: &Path) -> io::Result<()> {
    use std::{
        fs,
        os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _},
    };
    const OWNER_ONLY: u32 = 0o600;
    fs::OpenOptions::new().write(true).create(true).truncate(false).mode(OWNER_ONLY).open(path)?;
    for end in ["", "-wal", "-shm"] {
        let mut file = path.as_os_str().to_owned();
        file.push(end);
        match fs::metadata(&file) {
            // Files of older versions were readable by everybody.
            Ok(found) if found.permissions().mode() & 0o077 != 0 => {
                fs::set_permissions(&file, fs::Permissions::from_mode(OWNER_ONLY))?;
            }
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// On other systems the folder decides.
#[cfg(not(unix))]
pub(super) fn create(_: &Path) -> io::Result<()> {
    Ok(())
}
