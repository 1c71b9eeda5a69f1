//! The load test: optimised builds of the server and of the load generator.

use std::{num::NonZeroU32, path::Path};

use anyhow::Result;

use crate::{commands, services};

/// Which database is measured.
#[derive(Clone, Copy, clap::ValueEnum)]
pub(crate) enum Database {
    /// A SQLite file.
    Sqlite,
    /// A PostgreSQL server started for the purpose.
    Postgres,
}

/// Builds everything and runs the abusive client.
pub(crate) fn abuse(root: &Path, seconds: NonZeroU32) -> Result<()> {
    build(root)?;
    let run = ["run", "--release", "--locked", "-p", "loadgen", "--bin", "abuse", "--"];
    let mut abuse = commands::cargo(root, &run);
    abuse.arg("--server").arg(root.join("target/release/ochre"));
    commands::run(abuse.args(["--seconds", &seconds.to_string()]))
}

fn build(root: &Path) -> Result<()> {
    commands::run(&mut commands::cargo(
        root,
        &["build", "--release", "--locked", "-p", "ochre", "-p", "loadgen"],
    ))
}

/// Builds everything and compares one process with several, behind HAProxy.
pub(crate) fn compare(root: &Path, arguments: &[String]) -> Result<()> {
    services::require(&["initdb", "nats-server", "haproxy"])?;
    build(root)?;
    let postgres = services::Postgres::start()?;
    let mut load = commands::cargo(root, &["run", "--release", "--locked", "-p", "loadgen", "--"]);
    load.arg("--cluster").arg("--server").arg(root.join("target/release/ochre"));
    load.args(["--database", &postgres.url(), "--postgres-process", &postgres.id().to_string()]);
    commands::run(load.args(arguments))
}

/// Builds everything and runs the load generator with `arguments`.
pub(crate) fn run(root: &Path, database: Database, arguments: &[String]) -> Result<()> {
    build(root)?;
    let mut load = commands::cargo(root, &["run", "--release", "--locked", "-p", "loadgen", "--"]);
    load.arg("--server").arg(root.join("target/release/ochre"));
    let _postgres = match database {
        Database::Sqlite => None,
        Database::Postgres => {
            let postgres = services::Postgres::start()?;
            load.args(["--database", &postgres.url()]);
            Some(postgres)
        }
    };
    commands::run(load.args(arguments))
}
