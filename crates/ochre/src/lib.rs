//! The `ochre` command line. The programs `ochre` and `ochre-bench` are thin wrappers around this crate.

mod admin;
mod backup;
mod balance;
mod bench;
mod cards;
mod cli;
mod content;
mod database;
mod doctor;
mod engine;
mod games;
mod ladder;
mod logging;
mod messages;
mod play;
mod players;
mod progress;
mod puzzles;
mod ratings;
mod records;
mod review;
mod saves;
mod serve;
mod setup;
mod sim;
mod terminal;
mod transfer;
mod tune;
mod worker;

use std::{io, process::ExitCode};

use clap::{CommandFactory, Parser};
pub use lab::bench::Allocations;
use lab::bench::CountAllocations;

/// Parses the command line of the process and carries it out.
pub fn main() -> ExitCode {
    report(cli::Cli::parse().run())
}

/// `ochre bench` as a program of its own that can count allocations.
pub fn bench(count: CountAllocations<'_>) -> ExitCode {
    report(bench::run(&bench::BenchProgram::parse().args, Some(count)))
}

/// The engine protocol on any pair of streams, in English: what `ochre engine` does with standard input and output.
pub fn engine(input: impl io::BufRead, output: impl io::Write) -> Result<(), Box<dyn std::error::Error>> {
    engine::run(messages::dictionary(words::Language::default())?, input, output)
}

/// Everything the command line accepts.
pub fn command() -> clap::Command {
    cli::Cli::command()
}

fn report(outcome: Result<(), cli::Failure>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of the output has closed it, such as `head`.
        Err(error)
            if error.downcast_ref::<io::Error>().is_some_and(|it| it.kind() == io::ErrorKind::BrokenPipe) =>
        {
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("ochre: {error}");
            ExitCode::FAILURE
        }
    }
}
