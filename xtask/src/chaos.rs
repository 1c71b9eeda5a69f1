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

/// How the programs are built.
#[derive(Clone, Copy)]
pub(crate) enum Build {
    /// As for tests: with checks of arithmetic and assertions, and slow.
    Test,
    /// As people run them.
    Release,
}

impl Build {
    /// Without optimisation, three servers with 200 tables need more than two cores: tables would stand still because the machine is
    /// too small.
    pub(crate) const fn usual(subject: Subject) -> Self {
        match subject {
            Subject::Server(_) => Self::Test,
            Subject::Cluster => Self::Release,
        }
    }

    const fn profile(self) -> &'static str {
        match self {
            Self::Test => "test",
            Self::Release => "release",
        }
    }

    const fn program(self) -> &'static str {
        match self {
            Self::Test => "target/debug/ochre",
            Self::Release => "target/release/ochre",
        }
    }
}

/// Builds everything and runs the chaos test.
pub(crate) fn run(
    root: &Path,
    minutes: NonZeroU32,
    subject: Subject,
    build: Build,
    seed: u64,
    arguments: &[String],
) -> Result<()> {
    if matches!(subject, Subject::Cluster) {
        services::require(&["initdb", "nats-server", "haproxy"])?;
    }
    let profile = ["--profile", build.profile(), "--locked", "-p", "loadgen"];
    commands::run(commands::cargo(root, &["build"]).args(profile).args(["-p", "ochre"]))?;
    let mut chaos = commands::cargo(root, &["run"]);
    chaos.args(profile).args(["--bin", "chaos", "--"]);
    chaos.arg("--server").arg(root.join(build.program()));
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
