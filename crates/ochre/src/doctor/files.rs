//! The files of a SQLite database: who can read them, and whether they have room to grow.

use std::{
    fs,
    path::{Path, PathBuf},
};

use table::text::Phrase;

use super::Report;

const MEGABYTE: u64 = 1_000_000;
/// With less free space the server will soon refuse writes.
const LOW: u64 = 20 * MEGABYTE;
/// With less free space than this, and than a copy of the database, there is no room for a backup.
const SCANT: u64 = 200 * MEGABYTE;

/// Checks the files of the database at `place`, if it is a file.
pub(super) fn check(place: &str, report: &mut Report) {
    let path = Path::new(place);
    // A URL of PostgreSQL is no file; neither is a database that does not exist yet.
    let Ok(found) = fs::metadata(path) else { return };
    permissions(path, report);
    space(path, found.len(), report);
}

#[cfg(unix)]
fn permissions(path: &Path, report: &mut Report) {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = |file: &Path| fs::metadata(file).map(|found| found.permissions().mode() & 0o777);
    let before = report.0.len();
    for end in ["", "-wal", "-shm"] {
        let mut file = path.as_os_str().to_owned();
        file.push(end);
        let file = PathBuf::from(file);
        if let Ok(mode) = mode(&file)
            && mode & 0o077 != 0
        {
            let name = file.display().to_string();
            let message =
                Phrase::new("ochre-doctor-readable").text("file", &name).text("mode", format!("{mode:o}"));
            let advice =
                Phrase::new("ochre-doctor-readable-advice").text("command", format!("chmod 600 {name}"));
            report.error("permissions", message, advice);
        }
    }
    let folder = folder_of(path);
    if let Ok(mode) = mode(folder)
        && mode & 0o022 != 0
    {
        let name = folder.display().to_string();
        let message =
            Phrase::new("ochre-doctor-folder").text("file", &name).text("mode", format!("{mode:o}"));
        let advice = Phrase::new("ochre-doctor-readable-advice").text("command", format!("chmod 700 {name}"));
        report.error("permissions", message, advice);
    }
    if report.0.len() == before {
        report.good("permissions", Phrase::new("ochre-doctor-private"));
    }
}

#[cfg(not(unix))]
fn permissions(_: &Path, _: &mut Report) {}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

#[cfg(unix)]
fn space(path: &Path, size: u64, report: &mut Report) {
    let Ok(found) = rustix::fs::statvfs(folder_of(path)) else { return };
    let free = found.f_bavail.saturating_mul(found.f_frsize);
    let told = |key: &'static str| {
        Phrase::new(key)
            .number("free", (free / MEGABYTE).cast_signed())
            .number("size", size.div_ceil(MEGABYTE).cast_signed())
    };
    if free < LOW {
        report.error("space", told("ochre-doctor-space-low"), Phrase::new("ochre-doctor-space-advice"));
    } else if free < SCANT.max(size.saturating_mul(2)) {
        report.warn("space", told("ochre-doctor-space-low"), "ochre-doctor-space-advice");
    } else {
        report.good("space", told("ochre-doctor-space"));
    }
}

#[cfg(not(unix))]
fn space(_: &Path, _: u64, _: &mut Report) {}
