//! `ochre ratings`: results and ratings of the server's database.

use std::io::{self, Write};

use clap::{Args, Subcommand};
use server::Rebuilt;
use table::text::Phrase;
use words::Dictionary;

use crate::{cli::Failure, database::DatabaseArgs, messages};

#[derive(Debug, Subcommand)]
pub(crate) enum RatingsCommand {
    /// Derive all results and ratings again from the logs. The server must not be running.
    Rebuild(RebuildArgs),
}

#[derive(Debug, Args)]
pub(crate) struct RebuildArgs {
    #[command(flatten)]
    database: DatabaseArgs,
}

pub(crate) fn run(command: &RatingsCommand, words: &Dictionary) -> Result<(), Failure> {
    match command {
        RatingsCommand::Rebuild(args) => rebuild(args, words),
    }
}

fn rebuild(args: &RebuildArgs, words: &Dictionary) -> Result<(), Failure> {
    let location = args.database.location()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let rebuilt = runtime.block_on(async {
        let store = store::open_for_server(&location).await?;
        let rebuilt = server::rebuild_ratings(store.as_ref()).await;
        store.close().await?;
        rebuilt
    })?;
    let Rebuilt { results, rated, unreadable } = rebuilt;
    let done = Phrase::new("ochre-ratings-rebuilt")
        .number("results", results.cast_signed())
        .number("rated", rated.cast_signed())
        .number("unreadable", unreadable.cast_signed());
    Ok(writeln!(io::stdout().lock(), "{}", messages::phrase(words, &done))?)
}
