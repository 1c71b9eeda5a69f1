//! `ochre content`: files that change the printed values of a game.

use std::{
    io::{self, Write},
    path::PathBuf,
};

use clap::Subcommand;
use table::text::Phrase;
use words::Dictionary;

use crate::{
    cli::{Failure, game},
    messages, saves,
};

#[derive(Debug, Subcommand)]
pub(crate) enum ContentCommand {
    /// Check a content file and report every mistake in it.
    Check {
        /// The game the file is for.
        game: String,
        /// The file.
        file: PathBuf,
    },
}

pub(crate) fn run(command: &ContentCommand, words: &Dictionary) -> Result<(), Failure> {
    let ContentCommand::Check { game: name, file } = command;
    let text = saves::read_file(file)?;
    game(name)?.boxed().check_content(&file.display().to_string(), &text)?;
    let good = Phrase::new("ochre-content-good").text("file", file.display().to_string());
    writeln!(io::stdout().lock(), "{}", messages::phrase(words, &good))?;
    Ok(())
}
