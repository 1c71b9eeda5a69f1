//! The chores of the workspace, as `cargo xtask <chore>`.
//!
//! A chore needs nothing but a Rust toolchain; what else it needs, it installs or asks for.

#![allow(clippy::print_stdout, reason = "a command-line tool talks on its standard output")]

mod commands;
mod fuzz;
mod licences;
mod load;
mod rules;
mod services;
mod steps;

use std::num::NonZeroU32;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", about = "The chores of the workspace")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Run every check of the project, in order; stop at the first that fails
    Test,
    /// Check that every rule in docs/rules is proved by a test
    Rules(rules::Output),
    /// Check that the licence of every dependency is on the allow list
    Licences,
    /// Run the fuzz targets in fuzz/ on the stable toolchain
    Fuzz {
        /// Minutes to spend, divided among the targets
        #[arg(long, default_value = "10")]
        minutes: NonZeroU32,
        /// Run this target only
        #[arg(long, value_name = "NAME")]
        target: Option<String>,
    },
    /// Put a thousand tables full of people on a server and report how it bears them
    Load {
        /// The database to measure
        #[arg(long, value_enum, default_value = "sqlite")]
        database: load::Database,
        /// Options of the load generator, behind `--`: --tables, --seconds, --think, --write
        #[arg(last = true)]
        arguments: Vec<String>,
    },
}

fn main() -> ExitCode {
    let root = commands::workspace_root();
    let outcome = match Arguments::parse().chore {
        Chore::Test => steps::run_all(&root),
        Chore::Rules(output) => rules::run(&root, &output),
        Chore::Licences => licences::check(&root),
        Chore::Fuzz { minutes, target } => fuzz::run(&root, minutes, target.as_deref()),
        Chore::Load { database, arguments } => load::run(&root, database, &arguments),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
