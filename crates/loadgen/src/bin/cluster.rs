//! A table hall of many processes on this machine, to try out and to click through.
//!
//! Started by `cargo xtask cluster`, which also starts the database. All processes and files are private to the run.

#![allow(clippy::print_stdout, reason = "a command-line tool prints where to click")]

use std::{
    fmt::Display,
    path::{Path, PathBuf},
    time::Duration,
};

use clap::Parser;
use loadgen::{Cluster, ClusterPlan, Pace};
use tokio::signal::unix::{Signal, SignalKind, signal};

type Failure = Box<dyn std::error::Error>;

/// Starts NATS, servers, workers and HAProxy, and stops them on Ctrl+C.
#[derive(Parser)]
struct Arguments {
    /// The `ochre` program.
    #[arg(long, value_name = "PROGRAM")]
    server: PathBuf,
    /// The URL of the PostgreSQL database.
    #[arg(long, value_name = "URL")]
    database: String,
    /// How many servers: three at most.
    #[arg(long, default_value_t = 3)]
    servers: usize,
    /// How many workers.
    #[arg(long, default_value_t = 2)]
    workers: usize,
    /// The port of HAProxy.
    #[arg(long, default_value_t = 4400)]
    port: u16,
}

/// What asks this program to stop.
struct Signals([Signal; 3]);

impl Signals {
    fn listen() -> std::io::Result<Signals> {
        Ok(Signals([
            signal(SignalKind::interrupt())?,
            signal(SignalKind::terminate())?,
            signal(SignalKind::hangup())?,
        ]))
    }

    async fn any(&mut self) {
        let [interrupt, terminate, hangup] = &mut self.0;
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
            _ = hangup.recv() => {}
        }
    }
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let arguments = Arguments::parse();
    let mut signals = Signals::listen()?;
    let folder = tempfile::Builder::new().prefix("ochre-cluster-").tempdir()?;
    let plan = ClusterPlan {
        program: arguments.server,
        database: arguments.database,
        folder: folder.path().to_owned(),
        servers: arguments.servers,
        workers: arguments.workers,
        pace: Pace::Usual,
        port: arguments.port,
        cores: None,
    };
    // What has been started is killed if the start fails or is interrupted.
    let mut cluster = tokio::select! {
        cluster = Cluster::start(&plan) => cluster.map_err(|error| explain(&error, &plan.folder))?,
        () = signals.any() => return Ok(()),
    };
    announce(&cluster, &plan.folder);
    loop {
        tokio::select! {
            () = signals.any() => break,
            () = tokio::time::sleep(Duration::from_secs(1)) => {}
        }
        if let Some(ended) = cluster.ended()? {
            return Err(explain(&format!("{ended} has ended by itself"), &plan.folder));
        }
    }
    println!("\nstopping");
    cluster.stop().await?;
    folder.close()?;
    println!("everything has stopped, and its files are gone");
    Ok(())
}

fn announce(cluster: &Cluster, folder: &Path) {
    println!("\nPlay at {}, which HAProxy divides among the servers.", cluster.balancer.base());
    for ((number, server), metrics) in (1..).zip(&cluster.servers).zip(&cluster.metrics) {
        println!("  server {number}: {}, metrics http://127.0.0.1:{metrics}/metrics", server.base());
    }
    println!("  {} workers, NATS at {}", cluster.workers.len(), cluster.nats.url());
    println!("  logs: {}", folder.display());
    println!("Open one table at two servers, and play. Ctrl+C stops everything.");
}

/// A failure with what the logs say about it, since they disappear.
fn explain(failure: &dyn Display, folder: &Path) -> Failure {
    let mut text = failure.to_string();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.extension().is_some_and(|extension| extension == "log") {
            let log = std::fs::read_to_string(&path).unwrap_or_default();
            let last: Vec<&str> = log.lines().rev().take(10).collect();
            for line in last.into_iter().rev() {
                text.push_str(&format!("\n{}: {line}", path.file_name().unwrap_or_default().display()));
            }
        }
    }
    text.into()
}
