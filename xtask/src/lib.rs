//! The development tasks of the workspace, run as `cargo xtask TASK`.

#![allow(clippy::print_stdout, reason = "a command-line tool writes to standard output")]

mod chaos;
mod cluster;
mod commands;
mod dist;
mod fuzz;
mod licences;
mod load;
mod notices;
mod rules;
mod services;
mod steps;
mod timing;

use std::num::NonZeroU32;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", about = "The development tasks of the workspace")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Run every check of the project
    Test {
        /// Only what needs neither a browser nor a database: formatting, lints, unit and rule tests
        #[arg(long)]
        quick: bool,
    },
    /// Check that every rule in docs/rules is tested
    Rules(rules::Output),
    /// Check that the licence of every dependency is on the allow list, and that the server serves its text
    Licences {
        /// Write the file with the licence texts that the server serves
        #[arg(long)]
        write: bool,
    },
    /// Measure the speed of the rules with an optimised build, and count allocations
    Bench {
        /// Arguments of `ochre bench`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Run the fuzz targets in fuzz/ on the stable toolchain
    Fuzz {
        /// Minutes to spend, divided among the targets
        #[arg(long, default_value = "10")]
        minutes: NonZeroU32,
        /// Run only this target
        #[arg(long, value_name = "NAME")]
        target: Option<String>,
    },
    /// Try 200 overlay files with random changes for each game, and play 50 games with each that is accepted
    Overlays,
    /// Play at a private server while it is killed, its disk fills up, its database restarts, connections are cut and its clock is
    /// set; then verify every table
    Chaos {
        /// How long faults happen
        #[arg(long, default_value = "5")]
        minutes: NonZeroU32,
        /// The database to test
        #[arg(long, value_enum, default_value = "sqlite")]
        database: load::Database,
        /// Test three servers and two workers on PostgreSQL, with NATS and HAProxy: at least 60 faults
        #[arg(long, conflicts_with = "database")]
        cluster: bool,
        /// Decides order and details of the faults
        #[arg(long, default_value = "1")]
        seed: u64,
        /// Options of the test, after `--`: --tables for a cluster
        #[arg(last = true)]
        arguments: Vec<String>,
    },
    /// Abuse a private server in every way its limits allow at once, and time the actions of another player
    Abuse {
        /// How long each measurement takes
        #[arg(long, default_value = "60")]
        seconds: NonZeroU32,
    },
    /// Start PostgreSQL, NATS, servers, workers and HAProxy on this machine, and stop everything on Ctrl+C
    Cluster(cluster::ClusterArgs),
    /// Make the Debian package and the tar ball, in target/dist
    Dist(dist::DistArgs),
    /// Measure a server with a thousand busy tables
    Load {
        /// The database to measure
        #[arg(long, value_enum, default_value = "sqlite")]
        database: load::Database,
        /// Compare one process with several on PostgreSQL, with NATS and HAProxy
        #[arg(long, conflicts_with = "database")]
        cluster: bool,
        /// Options of the load generator, after `--`: --tables, --seconds, --think, --write
        #[arg(last = true)]
        arguments: Vec<String>,
    },
}

/// Parses the command line of the process and runs the task.
pub fn main() -> ExitCode {
    let root = commands::workspace_root();
    let outcome = match Arguments::parse().task {
        Task::Test { quick: true } => steps::run_quick(&root),
        Task::Test { quick: false } => steps::run_all(&root),
        Task::Rules(output) => rules::run(&root, &output),
        Task::Licences { write: true } => notices::write(&root),
        Task::Licences { write: false } => licences::check(&root),
        Task::Bench { arguments } => bench(&root, &arguments),
        Task::Fuzz { minutes, target } => fuzz::run(&root, minutes, target.as_deref()),
        Task::Overlays => overlays(&root),
        Task::Chaos { minutes, database, cluster, seed, arguments } => {
            let subject = if cluster { chaos::Subject::Cluster } else { chaos::Subject::Server(database) };
            chaos::run(&root, minutes, subject, seed, &arguments)
        }
        Task::Abuse { seconds } => load::abuse(&root, seconds),
        Task::Cluster(args) => cluster::run(&root, &args),
        Task::Dist(args) => dist::run(&root, &args),
        Task::Load { cluster: true, arguments, .. } => load::compare(&root, &arguments),
        Task::Load { database, cluster: false, arguments } => load::run(&root, database, &arguments),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Everything the command line accepts.
pub fn command() -> clap::Command {
    Arguments::command()
}

/// Runs the long test of overlay files of every game, with optimisations: it takes many minutes.
fn overlays(root: &std::path::Path) -> anyhow::Result<()> {
    let test = ["test", "--release", "--locked", "--workspace", "--test", "rules"];
    let only = ["--", "many_changed_files_are_refused_or_playable", "--ignored", "--nocapture"];
    commands::run(commands::cargo(root, &test).args(only))
}

/// Runs `ochre-bench`, which has a counting allocator; `ochre` itself has none.
fn bench(root: &std::path::Path, arguments: &[String]) -> anyhow::Result<()> {
    let run = ["run", "--release", "--locked", "-p", "ochre-bench", "--"];
    commands::run(commands::cargo(root, &run).args(arguments))
}
