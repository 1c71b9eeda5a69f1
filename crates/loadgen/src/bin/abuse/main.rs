//! One client that abuses a server in every way its limits allow at once, and a player whose actions are timed meanwhile.
//!
//! Started by `cargo xtask abuse`. The two have different addresses, as behind a proxy, so that the limits of one do not hit the
//! other.

#![allow(clippy::print_stdout, reason = "a command-line tool prints its results")]

mod client;
mod offences;
mod player;

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use clap::Parser;
use loadgen::{RateLimits, ServerProcess, Surroundings};

use client::Client;
use offences::Tally;

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Abuses a private server and times another player's actions.
#[derive(Parser)]
struct Arguments {
    /// The `ochre` binary.
    #[arg(long, value_name = "PROGRAM")]
    server: PathBuf,
    /// How long each measurement takes.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let arguments = Arguments::parse();
    let folder = tempfile::tempdir()?;
    let database = folder.path().join("ochre.sqlite").to_string_lossy().into_owned();
    let surroundings = Surroundings { rate_limits: RateLimits::On, ..Surroundings::default() };
    let mut server = ServerProcess::start_in(&arguments.server, &database, &surroundings).await?;
    let time = Duration::from_secs(arguments.seconds);

    let player = Client::guest(&server.base(), "203.0.113.7", "Ada").await?;
    println!("playing alone for {time:?}");
    let alone = player::play(&player, time).await?;
    let memory = server.memory();

    println!("preparing the abuse");
    let eve = Client::guest(&server.base(), "198.51.100.66", "Eve").await?;
    let (stop, tally) = (Arc::new(AtomicBool::new(false)), Arc::new(Tally::default()));
    let offences = offences::start(&eve, &stop, &tally).await?;
    println!("playing beside it for {time:?}");
    let beside = player::play(&player, time).await?;
    stop.store(true, Ordering::Relaxed);
    let abused = server.memory();
    for offence in offences {
        offence.abort();
    }
    server.kill().await?;

    println!("\n{tally}");
    println!("another player's actions, alone:     {alone}");
    println!("another player's actions, beside it: {beside}");
    if let (Some(before), Some(after)) = (memory, abused) {
        println!("memory of the server: {} MB, beside it {} MB", before >> 20, after >> 20);
    }
    Ok(())
}
