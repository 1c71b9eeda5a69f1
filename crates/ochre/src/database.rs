//! Where the server keeps its tables.

use std::path::PathBuf;

use clap::Args;

use crate::{cli::Failure, saves};

/// The database in the data folder.
const FILE: &str = "ochre.sqlite";

#[derive(Clone, Debug, Args)]
pub(crate) struct DatabaseArgs {
    /// The folder for the database. Default: your data folder.
    #[arg(long, env = "OCHRE_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// The database: a SQLite file or a postgres:// URL. Default: a file in the data folder.
    #[arg(long, env = "OCHRE_DATABASE", value_name = "DATABASE", hide_env_values = true)]
    database: Option<String>,
}

impl DatabaseArgs {
    /// Was a database given? Its URL may hold a password and must not be shown.
    pub(crate) fn is_given(&self) -> bool {
        self.database.is_some()
    }

    /// The path or URL of the database. Creates the data folder if it is missing.
    pub(crate) fn location(&self) -> Result<String, Failure> {
        if self.database.is_none() {
            let folder = self.folder()?;
            saves::create_folder(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        }
        self.place()
    }

    fn folder(&self) -> Result<PathBuf, Failure> {
        self.data.clone().map_or_else(saves::folder, Ok)
    }

    /// The path or URL of the database. Creates nothing.
    pub(crate) fn place(&self) -> Result<String, Failure> {
        if let Some(database) = &self.database {
            return Ok(database.clone());
        }
        let file = self.folder()?.join(FILE);
        file.into_os_string()
            .into_string()
            .map_err(|path| format!("{}: the path is not UTF-8", path.display()).into())
    }
}
