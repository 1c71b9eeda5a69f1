//! The load test: players at a thousand tables of a running server.
//!
//! Started by `cargo xtask load`. The server runs in its own process on the same machine.

#![allow(clippy::print_stdout, reason = "a command-line tool prints its results")]

mod across;
mod compare;
mod comparison;
mod page_size;
mod player;
mod report;
mod scratch;
mod tables;

use std::{path::PathBuf, sync::Arc, time::Duration};

use clap::Parser;
use loadgen::ServerProcess;
use store::benchmark::appends_per_second;
use tokio::sync::watch;

use player::{Phase, Samples};
use report::Report;

type Failure = Box<dyn std::error::Error>;

/// Simulates players at many tables and measures the server.
#[derive(Parser)]
struct Arguments {
    /// The `ochre` binary to measure.
    #[arg(long, value_name = "PROGRAM")]
    server: PathBuf,
    /// A SQLite file or a postgres:// URL. Defaults to a temporary SQLite file.
    #[arg(long, value_name = "PLACE")]
    database: Option<String>,
    /// The number of tables.
    #[arg(long, default_value_t = 1000)]
    tables: usize,
    /// The number of spectators at each table, besides the players.
    #[arg(long, default_value_t = 0)]
    watchers: usize,
    /// The duration of each measurement, in seconds.
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// The average pause of players before an action, in milliseconds.
    #[arg(long, default_value_t = 10_000)]
    think: u64,
    /// Compare one process with several on a PostgreSQL database, instead of measuring one.
    #[arg(long, requires = "database")]
    cluster: bool,
    /// The set-ups to compare.
    #[arg(long, value_enum, value_delimiter = ',', default_value = "alone,one,three,balanced")]
    setups: Vec<compare::Setup>,
    /// How often every set-up is measured, in turn.
    #[arg(long, default_value_t = 2)]
    rounds: u32,
    /// The process of the PostgreSQL server, to measure its share.
    #[arg(long, value_name = "PROCESS")]
    postgres_process: Option<u32>,
    /// Also write the report to this file, as Markdown.
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let arguments = Arguments::parse();
    let folder = tempfile::tempdir()?;
    let database = arguments
        .database
        .clone()
        .unwrap_or_else(|| folder.path().join("ochre.sqlite").to_string_lossy().into_owned());
    if arguments.cluster {
        // Players and servers get cores of their own, so they are counted before.
        let cores = std::thread::available_parallelism()?.get();
        let columns = compare::compare(&arguments, &database, folder.path()).await?;
        let report = comparison::markdown(&arguments, cores, &columns);
        println!("\n{report}");
        if let Some(file) = &arguments.write {
            std::fs::write(file, report)?;
        }
        return Ok(());
    }
    let report = measure(&arguments, &database).await?;
    println!("\n{report}");
    if let Some(file) = &arguments.write {
        std::fs::write(file, report.markdown())?;
    }
    Ok(())
}

async fn measure(arguments: &Arguments, database: &str) -> Result<Report, Failure> {
    let mut server = ServerProcess::start(&arguments.server, database).await?;
    let base = server.base();
    let http = loadgen::http_client()?;
    // Create one table of each game first, so that one-time setup is not counted as memory of tables.
    tables::open(&http, std::slice::from_ref(&base), tables::GAMES.len(), 0).await?;
    let cold_page = page_size::cold_page(&http, &base).await?;
    let empty = server.memory();

    println!("creating {} tables", arguments.tables);
    let players =
        tables::open(&http, std::slice::from_ref(&base), arguments.tables, arguments.watchers).await?;
    let tables_only = server.memory();

    let think = Duration::from_millis(arguments.think);
    let (phase, phases) = watch::channel(Phase::Settle);
    let (calm, rush) = (Arc::new(Samples::default()), Arc::new(Samples::default()));
    let count = players.len();
    let playing: Vec<_> =
        players.into_iter().map(|player| tokio::spawn(player.play(phases.clone()))).collect();
    println!("opening {count} streams");
    tokio::time::sleep(Duration::from_secs(5) + Duration::from_millis(count as u64)).await;
    let watched = server.memory();

    let time = Duration::from_secs(arguments.seconds);
    println!("playing, with pauses of {think:?}");
    phase.send_replace(Phase::Play { think, samples: Arc::clone(&calm) });
    tokio::time::sleep(time).await;
    println!("playing without pauses");
    phase.send_replace(Phase::Play { think: Duration::ZERO, samples: Arc::clone(&rush) });
    tokio::time::sleep(time).await;
    phase.send_replace(Phase::Stop);
    let played = server.memory();
    let mut errors = 0;
    for player in playing {
        errors += player.await?;
    }
    server.kill().await?;

    println!("appending without a server");
    let store = store::open(database).await?;
    let one = appends_per_second(&store, 1, Duration::from_secs(5)).await?;
    let many = appends_per_second(&store, arguments.tables, Duration::from_secs(10)).await?;
    store.close().await?;
    Ok(Report {
        database: if database.contains("://") { "PostgreSQL" } else { "SQLite" },
        tables: arguments.tables,
        players: count,
        think,
        time,
        calm: calm.take(),
        rush: rush.take(),
        memory: [empty, tables_only, watched, played],
        bare: (one, many),
        cold_page,
        errors,
    })
}
