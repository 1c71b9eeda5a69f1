//! `ochre backup` and `ochre restore`.

use std::{
    io::{self, Write},
    path::PathBuf,
};

use clap::Args;
use store::{Contents, Existing};
use table::text::Phrase;
use words::Dictionary;

use crate::{cli::Failure, database::DatabaseArgs, messages};

#[derive(Debug, Args)]
pub(crate) struct BackupArgs {
    /// The file to write. It holds hidden cards and password hashes; only you can read it.
    file: PathBuf,
    /// Replace the file if it exists.
    #[arg(long)]
    replace: bool,
    #[command(flatten)]
    database: DatabaseArgs,
}

#[derive(Debug, Args)]
pub(crate) struct RestoreArgs {
    /// The backup.
    file: PathBuf,
    /// Replace everything in the database, if it is not empty.
    #[arg(long)]
    replace: bool,
    #[command(flatten)]
    database: DatabaseArgs,
}

fn existing(replace: bool) -> Existing {
    if replace { Existing::Replace } else { Existing::Keep }
}

pub(crate) fn back_up(args: &BackupArgs, words: &Dictionary) -> Result<(), Failure> {
    let place = args.database.place()?;
    let contents = runtime()?.block_on(store::back_up(&place, &args.file, existing(args.replace)))?;
    report("ochre-backed-up", contents, &args.file, words)
}

pub(crate) fn restore(args: &RestoreArgs, words: &Dictionary) -> Result<(), Failure> {
    let location = args.database.location()?;
    let contents = runtime()?.block_on(store::restore(&args.file, &location, existing(args.replace)))?;
    report("ochre-restored", contents, &args.file, words)
}

fn runtime() -> io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()
}

fn report(
    key: &'static str,
    contents: Contents,
    file: &std::path::Path,
    words: &Dictionary,
) -> Result<(), Failure> {
    let Contents { people, tables, events } = contents;
    let done = Phrase::new(key)
        .number("people", people.cast_signed())
        .number("tables", tables.cast_signed())
        .number("events", events.cast_signed())
        .text("file", file.display().to_string());
    Ok(writeln!(io::stdout().lock(), "{}", messages::phrase(words, &done))?)
}
