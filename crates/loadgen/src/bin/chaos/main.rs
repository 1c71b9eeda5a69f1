//! The chaos test: people play while everything that can fail does. Nothing that was acknowledged may be lost.
//!
//! Started by `cargo xtask chaos`. All processes and files are private to the run.

#![allow(clippy::print_stdout, reason = "a command-line tool prints its results")]

mod bed;
mod check;
mod cluster;
mod disk;
mod fault;
mod idle;
mod players;
mod proxy;
mod report;
mod secrets;

use std::{
    path::PathBuf,
    process::ExitCode,
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};

use clap::Parser;
use rand::{RngExt as _, SeedableRng as _, seq::SliceRandom as _};
use rand_chacha::ChaCha8Rng;

use bed::Bed;
use fault::Fault;
use players::{Manner, Players, SETTINGS, Shared};
use report::{Happened, Report};

pub(crate) type Failure = Box<dyn std::error::Error>;

/// Plays at a server while injecting faults, then verifies every table.
#[derive(Parser)]
pub(crate) struct Arguments {
    /// The `ochre` program to test.
    #[arg(long, value_name = "PROGRAM")]
    server: PathBuf,
    /// How long faults happen.
    #[arg(long)]
    minutes: u32,
    /// Decides order and details of the faults.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The port of the PostgreSQL server. Without it, the database is a SQLite file.
    #[arg(long)]
    postgres_port: Option<u16>,
    /// Test three servers and two workers on that PostgreSQL server, with NATS and HAProxy.
    #[arg(long, requires = "postgres_port")]
    cluster: bool,
    /// How many tables are played at in a cluster at a time.
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// The command that starts the PostgreSQL server.
    #[arg(last = true)]
    postgres: Vec<String>,
}

/// How long nobody may have an action acknowledged after a fault before the run fails.
const PATIENCE: Duration = Duration::from_secs(120);
/// Fewer faults a minute prove too little.
const FAULTS_PER_MINUTE: usize = 10;

#[tokio::main]
async fn main() -> Result<ExitCode, Failure> {
    let arguments = Arguments::parse();
    let folder = tempfile::Builder::new().prefix("ochre-chaos-").tempdir()?;
    // The database server may run as another user.
    std::fs::set_permissions(folder.path(), std::os::unix::fs::PermissionsExt::from_mode(0o755))?;
    if arguments.cluster {
        return cluster::run(&arguments, folder).await;
    }
    let mut bed = Bed::start(&arguments, folder.path()).await?;
    let shared = Arc::new(Shared::default());
    let base = format!("http://127.0.0.1:{}", bed.players.port);
    let players: Vec<_> = (0..SETTINGS.len())
        .map(|number| Ok(tokio::spawn(Players::new(number, &base, &shared, Manner::HASTY)?.play())))
        .collect::<Result<_, Failure>>()?;
    let happened = faults(&arguments, &mut bed, &shared).await;
    shared.stop.store(true, Ordering::Relaxed);
    for player in players {
        player.await?;
    }
    let happened = happened?;
    bed.stop_server().await?;
    println!("verifying every table");
    let findings = check::check(&arguments.server, &bed.database, folder.path(), &shared).await?;
    bed.end().await?;
    let least = FAULTS_PER_MINUTE * arguments.minutes as usize;
    let unexpected = shared.unexpected();
    let report = Report { happened, findings, unexpected, least, idle: Vec::new(), remark: None };
    println!("\n{report}");
    if !report.is_good() {
        println!("database and log of the server: {}", folder.keep().display());
    }
    Ok(if report.is_good() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Injects one fault after the other. Between two of them somebody must have an action acknowledged.
async fn faults(arguments: &Arguments, bed: &mut Bed, shared: &Shared) -> Result<Vec<Happened>, Failure> {
    let mut dice = ChaCha8Rng::seed_from_u64(arguments.seed);
    let kinds = Fault::of(bed);
    let mut queue: Vec<Fault> = Vec::new();
    let mut happened = Vec::new();
    recovered(bed, shared, "the start").await?;
    let end = Instant::now() + Duration::from_secs(60) * arguments.minutes;
    while Instant::now() < end {
        if queue.is_empty() {
            queue.clone_from(&kinds);
            queue.shuffle(&mut dice);
        }
        let Some(fault) = queue.pop() else { break };
        tokio::time::sleep(Duration::from_millis(dice.random_range(200..1500))).await;
        let time = Duration::from_millis(dice.random_range(200..2500));
        fault.happen(bed, time, dice.random()).await.map_err(|error| format!("{}: {error}", fault.name()))?;
        let begin = Instant::now();
        let server_ended = recovered(bed, shared, fault.name()).await?;
        let recovery = begin.elapsed();
        println!(
            "{:>5}  {:<32} {:>6.2} s until play went on",
            happened.len() + 1,
            fault.name(),
            recovery.as_secs_f64()
        );
        happened.push(Happened { fault: fault.name(), recovery, server_ended });
    }
    Ok(happened)
}

/// Waits until another action is acknowledged. Returns whether the server had ended by itself and was started again.
async fn recovered(bed: &mut Bed, shared: &Shared, after: &str) -> Result<bool, Failure> {
    let before = shared.acknowledged.load(Ordering::Relaxed);
    let begin = Instant::now();
    let mut ended = false;
    while shared.acknowledged.load(Ordering::Relaxed) == before {
        if begin.elapsed() > PATIENCE {
            return Err(format!("after {after}, nobody can play for {} s", PATIENCE.as_secs()).into());
        }
        ended |= bed.revive_server().await?;
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    Ok(ended)
}
