//! `ochre content`: files that change the faces of a box.

use std::{
    io::{self, Write},
    path::PathBuf,
};

use clap::Subcommand;

use crate::{
    cli::{Failure, game},
    seating,
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

pub(crate) fn run(command: &ContentCommand) -> Result<(), Failure> {
    let ContentCommand::Check { game: name, file } = command;
    let text = seating::read_file(file)?;
    game(name)?.boxed().check_content(&file.display().to_string(), &text)?;
    writeln!(io::stdout().lock(), "{}: no mistakes.", file.display())?;
    Ok(())
}
