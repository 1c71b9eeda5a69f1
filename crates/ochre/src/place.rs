//! Where the server keeps its tables.

use std::path::PathBuf;

use clap::Args;

use crate::{cli::Failure, saves};

/// The file in the data folder that holds everything.
const FILE: &str = "ochre.sqlite";

#[derive(Clone, Debug, Args)]
pub(crate) struct PlaceArgs {
    /// The folder for the database. Without it, your data folder.
    #[arg(long, env = "OCHRE_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// The database: a SQLite file or a postgres:// address. Without it, a file in the data folder.
    #[arg(long, env = "OCHRE_DATABASE", value_name = "PLACE", hide_env_values = true)]
    database: Option<String>,
}

impl PlaceArgs {
    /// Was a database named? Its address may hold a password.
    pub(crate) fn is_named(&self) -> bool {
        self.database.is_some()
    }

    /// Where the store is; its folder is made if it is not there.
    pub(crate) fn location(&self) -> Result<String, Failure> {
        if let Some(place) = &self.database {
            return Ok(place.clone());
        }
        let folder = match &self.data {
            Some(folder) => folder.clone(),
            None => saves::folder()?,
        };
        std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let file = folder.join(FILE);
        file.into_os_string().into_string().map_err(|name| format!("{} is no path", name.display()).into())
    }
}
