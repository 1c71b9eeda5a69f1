//! `ochre export` and `ochre import`: tables of the server's database as record files.

use std::{
    io::{self, Write},
    path::PathBuf,
    sync::Arc,
};

use clap::Args;
use server::{Clock, Ending, SystemClock};
use store::Store;
use table::text::Phrase;
use words::Dictionary;

use crate::{cli::Failure, database::DatabaseArgs, messages, saves};

#[derive(Debug, Args)]
pub(crate) struct ExportArgs {
    /// The ID of the table, or a link to it.
    table: String,
    /// The file to write. Default: standard output.
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    #[command(flatten)]
    database: DatabaseArgs,
}

#[derive(Debug, Args)]
pub(crate) struct ImportArgs {
    /// The record file.
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseArgs,
}

pub(crate) fn export(args: &ExportArgs, words: &Dictionary) -> Result<(), Failure> {
    let record = with_store(&args.database, async |store| {
        Ok(server::export_table(store.as_ref(), id_in(&args.table)).await?)
    })?;
    if server::check_record(&record)? == Ending::Open {
        eprintln!("{}", messages::text(words, "ochre-exported-secret"));
    }
    match &args.file {
        Some(file) => saves::save(file, &record),
        None => Ok(io::stdout().lock().write_all(record.to_json().as_bytes())?),
    }
}

pub(crate) fn import(args: &ImportArgs, words: &Dictionary) -> Result<(), Failure> {
    let record = saves::load(&args.file)?;
    let named = |error| format!("{}: {error}", args.file.display());
    let ending = server::check_record(&record).map_err(named)?;
    let done = Phrase::new("ochre-imported")
        .phrase("game", Phrase::new(format!("{}-title", record.game)))
        .number("events", record.events.len() as i64);
    let id = with_store(&args.database, async |store| {
        Ok(server::import_table(store.as_ref(), record, SystemClock.now()).await.map_err(named)?)
    })?;
    let mut out = io::stdout().lock();
    writeln!(out, "{}", messages::phrase(words, &done.text("table", id.0)))?;
    if ending == Ending::Open {
        writeln!(out, "{}", messages::text(words, "ochre-imported-open"))?;
    }
    Ok(())
}

/// The table ID in a link to any page of the table.
fn id_in(link: &str) -> &str {
    let table = link.rsplit_once("/table/").map_or(link, |(_, rest)| rest);
    table.split_once(['/', '?', '#']).map_or(table, |(id, _)| id)
}

/// Opens the database, runs `work` and closes it.
fn with_store<T>(
    database: &DatabaseArgs,
    work: impl AsyncFnOnce(&Arc<dyn Store>) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let location = database.location()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        let store = store::open(&location).await?;
        let done = work(&store).await;
        store.close().await?;
        done
    })
}

#[cfg(test)]
mod tests {
    use super::id_in;

    #[test]
    fn a_table_is_named_by_its_id_or_by_any_link_to_it() {
        for text in [
            "abcd",
            "/table/abcd",
            "https://ochre.example/table/abcd?as=2#choices",
            "http://x/table/abcd/replay/7",
        ] {
            assert_eq!(id_in(text), "abcd");
        }
    }
}
