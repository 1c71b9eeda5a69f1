//! The load program: a thousand tables full of people on a real server, and what it costs.
//!
//! Started by `cargo xtask load`. The server is a process of its own; people and server share the machine.

#![allow(clippy::print_stdout, reason = "a command-line tool talks on its standard output")]

mod person;
mod report;
mod town;
mod weight;

use std::{path::PathBuf, sync::Arc, time::Duration};

use clap::Parser;
use loadgen::ServerProcess;
use store::yardstick::appends_per_second;
use tokio::sync::watch;

use person::{Phase, Samples};
use report::Report;

type Failure = Box<dyn std::error::Error>;

/// Puts people at many tables of a server and measures how it bears them.
#[derive(Parser)]
struct Arguments {
    /// The program `ochre` to measure.
    #[arg(long, value_name = "PROGRAM")]
    server: PathBuf,
    /// The database: a SQLite file or a postgres:// address. Without it, a SQLite file that is thrown away.
    #[arg(long, value_name = "PLACE")]
    database: Option<String>,
    /// How many tables.
    #[arg(long, default_value_t = 1000)]
    tables: usize,
    /// Seconds of play for each measurement.
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// Milliseconds people think before they act, on average.
    #[arg(long, default_value_t = 10_000)]
    think: u64,
    /// Write the report to this file too, as Markdown.
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
    let report = measure(&arguments, &database).await?;
    println!("\n{report}");
    if let Some(file) = &arguments.write {
        std::fs::write(file, report.page())?;
    }
    Ok(())
}

async fn measure(arguments: &Arguments, database: &str) -> Result<Report, Failure> {
    let mut server = ServerProcess::start(&arguments.server, database).await?;
    let base = server.base();
    let http = loadgen::connections()?;
    // One table of each game first, so that what is set up once is not counted as the cost of a table.
    town::open(&http, &base, town::GAMES.len()).await?;
    let cold_page = weight::cold_page(&http, &base).await?;
    let empty = server.memory();

    println!("opening {} tables", arguments.tables);
    let people = town::open(&http, &base, arguments.tables).await?;
    let tables_only = server.memory();

    let think = Duration::from_millis(arguments.think);
    let (phase, phases) = watch::channel(Phase::Settle);
    let (calm, rush) = (Arc::new(Samples::default()), Arc::new(Samples::default()));
    let count = people.len();
    let playing: Vec<_> =
        people.into_iter().map(|person| tokio::spawn(person.play(phases.clone()))).collect();
    println!("{count} people sit down");
    tokio::time::sleep(Duration::from_secs(5) + Duration::from_millis(count as u64)).await;
    let watched = server.memory();

    let time = Duration::from_secs(arguments.seconds);
    println!("people think for {think:?} before they act");
    phase.send_replace(Phase::Play { think, samples: Arc::clone(&calm) });
    tokio::time::sleep(time).await;
    println!("people act at once");
    phase.send_replace(Phase::Play { think: Duration::ZERO, samples: Arc::clone(&rush) });
    tokio::time::sleep(time).await;
    phase.send_replace(Phase::Stop);
    let played = server.memory();
    let mut troubles = 0;
    for person in playing {
        troubles += person.await?;
    }
    server.kill().await?;

    println!("bare appends to the same database");
    let store = store::open(database).await?;
    let one = appends_per_second(&store, 1, Duration::from_secs(5)).await?;
    let many = appends_per_second(&store, arguments.tables, Duration::from_secs(10)).await?;
    store.close().await?;
    Ok(Report {
        database: if database.contains("://") { "PostgreSQL" } else { "SQLite" },
        tables: arguments.tables,
        people: count,
        think,
        time,
        calm: calm.take(),
        rush: rush.take(),
        memory: [empty, tables_only, watched, played],
        bare: (one, many),
        cold_page,
        troubles,
    })
}
