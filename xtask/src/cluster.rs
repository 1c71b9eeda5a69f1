//! `cargo xtask cluster`: a table hall of many processes on this machine.

use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{Command, ExitStatus};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};

use crate::{commands, services};

/// What `cargo xtask cluster` accepts.
#[derive(clap::Args)]
pub(crate) struct ClusterArgs {
    /// How many servers
    #[arg(long, default_value = "3", value_parser = clap::value_parser!(u8).range(1..=3))]
    servers: u8,
    /// How many workers
    #[arg(long, default_value = "2")]
    workers: u8,
    /// The port to play at
    #[arg(long, default_value = "4400")]
    port: u16,
}

/// Builds the program, starts everything, and stops it on Ctrl+C.
pub(crate) fn run(root: &Path, args: &ClusterArgs) -> Result<()> {
    services::require(&["initdb", "nats-server", "haproxy"])?;
    commands::run(&mut commands::cargo(
        root,
        &["build", "--release", "--locked", "-p", "ochre", "-p", "loadgen"],
    ))?;
    let signals = Signals::catch()?;
    let postgres = services::Postgres::start()?;
    // It stops everything also if this program is killed.
    let mut cluster = Command::new("setpriv");
    cluster.args(["--pdeathsig", "TERM", "--"]).arg(root.join("target/release/cluster"));
    cluster.arg("--server").arg(root.join("target/release/ochre")).args(["--database", &postgres.url()]);
    cluster.args(["--servers", &args.servers.to_string(), "--workers", &args.workers.to_string()]);
    cluster.args(["--port", &args.port.to_string()]);
    let status = signals.pass_on_to(&mut cluster)?;
    ensure!(status.success(), "`{}` failed ({status})", commands::describe(&cluster));
    Ok(())
}

/// The signals that ask this program to stop. While they are caught, it stops what it has started first.
pub(crate) struct Signals(Arc<AtomicBool>);

impl Signals {
    pub(crate) fn catch() -> Result<Signals> {
        let asked = Arc::new(AtomicBool::new(false));
        for name in [SIGINT, SIGTERM, SIGHUP] {
            signal_hook::flag::register(name, Arc::clone(&asked))?;
        }
        Ok(Signals(asked))
    }

    /// Runs a command to its end, and asks it to stop if this program is asked.
    pub(crate) fn pass_on_to(&self, command: &mut Command) -> Result<ExitStatus> {
        // A group of its own: it is asked once, by this program, whoever was asked.
        let line = commands::describe(command);
        let mut child =
            command.process_group(0).spawn().with_context(|| format!("`{line}` could not be started"))?;
        let mut told = false;
        loop {
            if let Some(status) = child.try_wait()? {
                return Ok(status);
            }
            if self.0.load(Ordering::Relaxed) && !told {
                told = true;
                commands::run(Command::new("kill").args(["-TERM", &child.id().to_string()]))?;
            }
            thread::sleep(Duration::from_millis(50));
        }
    }
}
