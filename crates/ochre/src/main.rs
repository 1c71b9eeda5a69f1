//! `ochre`: a digital table for prehistoric strategy board games.

mod bench;
mod cards;
mod cli;
mod content;
mod engine;
mod ladder;
mod place;
mod play;
mod progress;
mod records;
mod saves;
mod seating;
mod serve;
mod sim;
mod speech;
mod transfer;
mod tune;

use std::{io, process::ExitCode};

use clap::Parser;

fn main() -> ExitCode {
    let cli = cli::Cli::parse();
    match cli.run() {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output has had enough of it.
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
