//! `ochre content`: files that change the faces of a box.

use std::{
    io::{self, Write},
    path::PathBuf,
};

use clap::Subcommand;
use table::text::Phrase;
use words::Dictionary;

use crate::{
    cli::{Failure, game},
    seating, speech,
};

#[derive(Debug, Subcommand)]
pub(crate) enum ContentCommand {
    /// Examine a content file and report every mistake in it.
    Check {
        /// The game it is for.
        game: String,
        /// The file.
        file: PathBuf,
    },
}

pub(crate) fn run(command: &ContentCommand, words: &Dictionary) -> Result<(), Failure> {
    let ContentCommand::Check { game: name, file } = command;
    let text = seating::read_file(file)?;
    game(name)?.boxed().check_content(&file.display().to_string(), &text)?;
    let good = Phrase::new("ochre-content-good").text("file", file.display().to_string());
    writeln!(io::stdout().lock(), "{}", speech::put(words, &good))?;
    Ok(())
}
