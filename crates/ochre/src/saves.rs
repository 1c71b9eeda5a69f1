//! Saved games: one record file for each game, replaced atomically.

use std::{
    fs::{self, File},
    io::Write,
    path::{Path, PathBuf},
};

use table::record::Record;

use crate::cli::Failure;

/// The folder of saved games: `$OCHRE_DATA`, else the user's data folder.
pub(crate) fn folder() -> Result<PathBuf, Failure> {
    let from = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    from("OCHRE_DATA")
        .or_else(|| from("XDG_DATA_HOME").map(|home| home.join("ochre")))
        .or_else(|| from("HOME").map(|home| home.join(".local/share/ochre")))
        .ok_or_else(|| "there is no folder for saved games: set OCHRE_DATA or HOME, or use --file".into())
}

/// Creates a folder that only its owner can enter: records of unfinished games hold hidden cards. An existing folder keeps its
/// rights.
pub(crate) fn create_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// The file of the game in progress.
pub(crate) fn default_path(game: &str) -> Result<PathBuf, Failure> {
    Ok(folder()?.join(format!("{game}.ochre.json")))
}

/// Writes the record so that a crash leaves either the old file or the new one.
pub(crate) fn save(path: &Path, record: &Record) -> Result<(), Failure> {
    let named = |error: std::io::Error| -> Failure { format!("{}: {error}", path.display()).into() };
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        create_folder(folder).map_err(named)?;
    }
    let mut partial = path.as_os_str().to_owned();
    partial.push(".tmp");
    let partial = PathBuf::from(partial);
    let mut file = File::create(&partial).map_err(named)?;
    file.write_all(record.to_json().as_bytes()).and_then(|()| file.sync_all()).map_err(named)?;
    fs::rename(&partial, path).map_err(named)
}

/// Renames an older saved game, so that a new one does not overwrite it. Returns its new name; `None` if there was none.
pub(crate) fn put_aside(path: &Path) -> Result<Option<PathBuf>, Failure> {
    if !path.exists() {
        return Ok(None);
    }
    let numbered = |number: u32| {
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".{number}"));
        PathBuf::from(name)
    };
    let free = (1..).map(numbered).find(|name| !name.exists()).ok_or("every numbered name is taken")?;
    fs::rename(path, &free).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(Some(free))
}

/// Reads a record file.
pub(crate) fn load(path: &Path) -> Result<Record, Failure> {
    let text = read_file(path)?;
    Record::from_json(&text).map_err(|error| format!("{}: {error}", path.display()).into())
}

/// The text of a file, or an error that names it.
pub(crate) fn read_file(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()).into())
}
