//! The file that keeps what was counted.

use std::{
    io,
    path::{Path, PathBuf},
};

use lab::balance::Balance;

use crate::{cli::Failure, saves};

/// Measurements, and the file they are kept in, if there is one.
pub(super) struct Results {
    file: Option<PathBuf>,
    pub(super) list: Vec<Balance>,
}

fn read(file: &Path) -> Result<Vec<Balance>, Failure> {
    serde_json::from_str(&saves::read_file(file)?)
        .map_err(|error| format!("{}: {error}", file.display()).into())
}

impl Results {
    /// What is in the file; nothing if it does not exist.
    pub(super) fn load(file: Option<&Path>) -> Result<Self, Failure> {
        let list = match file {
            Some(file) if file.exists() => read(file)?,
            _ => Vec::new(),
        };
        Ok(Self { file: file.map(Path::to_owned), list })
    }

    /// Adds the measurements of another file: to those that were made in the same way, or as new ones.
    pub(super) fn add(&mut self, file: &Path) -> Result<(), Failure> {
        for other in read(file)? {
            match self.list.iter_mut().find(|known| known.same(&other)) {
                Some(known) => known.add(&other).map_err(|error| format!("{}: {error}", file.display()))?,
                None => self.list.push(other),
            }
        }
        Ok(())
    }

    /// The index of the measurement made in the same way as `fresh`, which is added if there is none.
    pub(super) fn find_or_insert(&mut self, fresh: Balance) -> usize {
        self.list.iter().position(|known| known.same(&fresh)).unwrap_or_else(|| {
            self.list.push(fresh);
            self.list.len() - 1
        })
    }

    /// Replaces the file atomically.
    pub(super) fn save(&self) -> Result<(), Failure> {
        let Some(file) = &self.file else { return Ok(()) };
        let named = |error: io::Error| -> Failure { format!("{}: {error}", file.display()).into() };
        let lines: Vec<String> = self.list.iter().map(serde_json::to_string).collect::<Result<_, _>>()?;
        let partial = file.with_extension("tmp");
        std::fs::write(&partial, format!("[\n{}\n]\n", lines.join(",\n"))).map_err(named)?;
        std::fs::rename(&partial, file).map_err(named)
    }
}
