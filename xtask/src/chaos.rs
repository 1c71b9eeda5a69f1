//! The chaos test: players at a private server while everything that can fail does.

use std::num::NonZeroU32;
use std::path::Path;

use anyhow::Result;

use crate::{commands, load::Database, services};

/// What is tested.
#[derive(Clone, Copy)]
pub(crate) enum Subject {
    /// One server.
    Server(Database),
    /// Servers and workers on PostgreSQL, with NATS and HAProxy.
    Cluster,
}

/// Builds everything and runs the chaos test.
pub(crate) fn run(
    root: &Path,
    minutes: NonZeroU32,
    subject: Subject,
    seed: u64,
    arguments: &[String],
) -> Result<()> {
    if matches!(subject, Subject::Cluster) {
        services::require(&["initdb", "nats-server", "haproxy"])?;
    }
    // The profile of the tests checks arithmetic and assertions.
    let build = ["build", "--profile", "test", "--locked", "-p", "ochre", "-p", "loadgen"];
    commands::run(&mut commands::cargo(root, &build))?;
    let run = ["run", "--profile", "test", "--locked", "-p", "loadgen", "--bin", "chaos", "--"];
    let mut chaos = commands::cargo(root, &run);
    chaos.arg("--server").arg(root.join("target/debug/ochre"));
    chaos.args(["--minutes", &minutes.to_string(), "--seed", &seed.to_string()]);
    if matches!(subject, Subject::Cluster) {
        chaos.arg("--cluster");
    }
    chaos.args(arguments);
    let _folder = match subject {
        Subject::Server(Database::Sqlite) => None,
        Subject::Server(Database::Postgres) | Subject::Cluster => {
            let (folder, port) = (services::PostgresFolder::create()?, services::free_port()?);
            chaos.args(["--postgres-port", &port.to_string(), "--"]);
            let postgres = folder.server(port)?;
            chaos.arg(postgres.get_program()).args(postgres.get_args());
            Some(folder)
        }
    };
    commands::run(&mut chaos)
}
