//! Boxes of the household: a folder of overlay files that everybody at this server may use.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use catalog::Game;
use table::{content::ContentError, record::Overlay};

/// A box of the household.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseholdBox {
    /// The name of its game.
    pub game: &'static str,
    /// Its name: that of the file without its ending.
    pub name: String,
    /// The overlay file.
    pub text: String,
}

impl HouseholdBox {
    /// The file as a table keeps it.
    pub(crate) fn overlay(&self) -> Overlay {
        Overlay { file: format!("{}.toml", self.name), text: self.text.clone() }
    }
}

/// Why the folder of the household cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum HouseholdError {
    /// A file or folder cannot be read.
    #[error("{}: {error}", .path.display())]
    Unreadable {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A subfolder is not named after a game.
    #[error("{}: there is no game '{name}'; the folder has one subfolder for each game: {games}", .path.display())]
    UnknownGame {
        /// The subfolder.
        path: PathBuf,
        /// Its name.
        name: String,
        /// The names of the games.
        games: String,
    },
    /// An overlay lies beside the subfolders of the games.
    #[error("{}: put the file into the subfolder of its game: {games}", .path.display())]
    Misplaced {
        /// The file.
        path: PathBuf,
        /// The names of the games.
        games: String,
    },
    /// A file has mistakes.
    #[error("{0}")]
    Mistakes(ContentError),
}

/// Reads the boxes of a household: `FOLDER/GAME/NAME.toml`. Fails on the first file that its game refuses, so that nobody finds
/// out at a table. Hidden files and files with another ending are skipped.
pub fn read_household(folder: &Path) -> Result<Vec<HouseholdBox>, HouseholdError> {
    let mut found = Vec::new();
    for path in entries(folder)? {
        if is_overlay(&path) {
            return Err(HouseholdError::Misplaced { path, games: games() });
        }
        if !path.is_dir() {
            continue;
        }
        let name = name_of(&path);
        let Some(game) = catalog::find(&name) else {
            return Err(HouseholdError::UnknownGame { path, name, games: games() });
        };
        for path in entries(&path)?.into_iter().filter(|path| is_overlay(path)) {
            found.push(read_box(game, &path)?);
        }
    }
    Ok(found)
}

fn read_box(game: &'static dyn Game, path: &Path) -> Result<HouseholdBox, HouseholdError> {
    let text = fs::read_to_string(path)
        .map_err(|error| HouseholdError::Unreadable { path: path.to_owned(), error })?;
    game.boxed().check_content(&path.display().to_string(), &text).map_err(HouseholdError::Mistakes)?;
    Ok(HouseholdBox { game: game.boxed().name(), name: name_of(&path.with_extension("")), text })
}

/// What a folder holds, by name, without what is hidden.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, HouseholdError> {
    let unreadable = |error| HouseholdError::Unreadable { path: folder.to_owned(), error };
    let mut paths = fs::read_dir(folder)
        .map_err(unreadable)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<_>, _>>()
        .map_err(unreadable)?;
    paths.retain(|path| !name_of(path).starts_with('.'));
    paths.sort();
    Ok(paths)
}

fn is_overlay(path: &Path) -> bool {
    path.is_file() && path.extension().is_some_and(|ending| ending == "toml")
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn games() -> String {
    catalog::all().iter().map(|game| game.boxed().name()).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in files {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        folder
    }

    #[test]
    fn files_are_boxes_of_the_game_of_their_folder() {
        let folder = folder(&[
            ("ice-age/Ours.toml", "[numbers]\nclubs = 5\n"),
            ("ice-age/.hidden.toml", "broken"),
            ("ice-age/notes.txt", "broken"),
            ("rise-of-tribes/Second edition.toml", ""),
            ("README.md", "what this is"),
        ]);
        let found = read_household(folder.path()).unwrap();
        let named: Vec<(&str, &str)> = found.iter().map(|it| (it.game, it.name.as_str())).collect();
        assert_eq!(named, [("ice-age", "Ours"), ("rise-of-tribes", "Second edition")]);
    }

    #[test]
    fn a_broken_file_is_refused_with_file_line_and_field() {
        let folder = folder(&[("ice-age/Ours.toml", "[numbers]\nclubs = \"many\"\n")]);
        let message = read_household(folder.path()).unwrap_err().to_string();
        assert!(message.contains("ice-age/Ours.toml:2"), "{message}");
        assert!(message.contains("clubs"), "{message}");
    }

    #[test]
    fn a_folder_that_is_no_game_is_refused() {
        let message = read_household(folder(&[("ice_age/Ours.toml", "")]).path()).unwrap_err().to_string();
        assert!(message.contains("no game 'ice_age'") && message.contains("ice-age, "), "{message}");
        let message = read_household(folder(&[("Ours.toml", "")]).path()).unwrap_err().to_string();
        assert!(message.contains("into the subfolder"), "{message}");
        let message = read_household(Path::new("no-such-folder")).unwrap_err().to_string();
        assert!(message.starts_with("no-such-folder: "), "{message}");
    }
}
