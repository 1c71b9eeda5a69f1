//! The chaos test: players at a private server while everything that can fail does.

use std::num::NonZeroU32;
use std::path::Path;

use anyhow::Result;

use crate::{commands, load::Database, services};

/// Builds everything and runs the chaos test.
pub(crate) fn run(root: &Path, minutes: NonZeroU32, database: Database, seed: u64) -> Result<()> {
    // The profile of the tests checks arithmetic and assertions.
    let build = ["build", "--profile", "test", "--locked", "-p", "ochre", "-p", "loadgen"];
    commands::run(&mut commands::cargo(root, &build))?;
    let run = ["run", "--profile", "test", "--locked", "-p", "loadgen", "--bin", "chaos", "--"];
    let mut chaos = commands::cargo(root, &run);
    chaos.arg("--server").arg(root.join("target/debug/ochre"));
    chaos.args(["--minutes", &minutes.to_string(), "--seed", &seed.to_string()]);
    let _folder = match database {
        Database::Sqlite => None,
        Database::Postgres => {
            let (folder, port) = (services::PostgresFolder::create()?, services::free_port()?);
            chaos.args(["--postgres-port", &port.to_string(), "--"]);
            let postgres = folder.server(port)?;
            chaos.arg(postgres.get_program()).args(postgres.get_args());
            Some(folder)
        }
    };
    commands::run(&mut chaos)
}
