//! `ochre review`: where a recorded game was won.

mod plot;
mod report;

use std::{
    io::{self, Write},
    num::NonZeroUsize,
    path::PathBuf,
    sync::atomic::AtomicBool,
    thread,
};

use clap::Args;
use review::{Knowledge, Plan, Progress};
use table::Seat;
use words::Dictionary;

use crate::{
    cli::{Failure, game},
    messages,
    progress::with_counted_bar,
    saves, terminal,
};

/// Positions that may be evaluated for a choice.
pub(crate) const EVALUATIONS: std::ops::RangeInclusive<u32> = 10..=1_000_000;

#[derive(Debug, Args)]
pub(crate) struct ReviewArgs {
    /// The record file of a finished game.
    file: PathBuf,
    /// Judge only the choices of this seat, counted from 1. Default: all seats.
    #[arg(long)]
    seat: Option<u64>,
    /// Positions evaluated for each choice, 10 to 1000000. Default: 10000, fewer in very long games.
    #[arg(long, value_name = "NUMBER")]
    evaluations: Option<u32>,
    /// Judge from the whole position, hidden cards included, instead of what each seat could know.
    #[arg(long)]
    all_knowledge: bool,
    /// The same seed gives the same review.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads. Default: one for each core.
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// Print the review as JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &ReviewArgs, words: &Dictionary) -> Result<(), Failure> {
    let record = saves::load(&args.file)?;
    let named = |error: Failure| format!("{}: {error}", args.file.display());
    let game = game(&record.game).map_err(named)?;
    let table = game.boxed().replay(&record, None).map_err(|error| named(error.into()))?;
    let plan = plan(args, table.seats())?;
    let progress = Progress::default();
    let finished = AtomicBool::new(false);
    let review = with_counted_bar(&progress.done, &finished, &progress.total, "events", || {
        game.review(table.as_ref(), &plan, &progress)
    })
    .map_err(|error| named(messages::phrase(words, &error.phrase()).into()))?;
    if args.json {
        writeln!(io::stdout().lock(), "{}", serde_json::to_string_pretty(&review)?)?;
        return Ok(());
    }
    report::print(&record, table.as_ref(), &review, words, &mut terminal::stdout())
}

/// Refuses a number of evaluations that no review is made with.
pub(crate) fn check_evaluations(option: &str, chosen: Option<u32>) -> Result<(), Failure> {
    match chosen.filter(|number| !EVALUATIONS.contains(number)) {
        Some(_) => Err(format!("{option}: choose {} to {}", EVALUATIONS.start(), EVALUATIONS.end()).into()),
        None => Ok(()),
    }
}

fn plan(args: &ReviewArgs, seats: usize) -> Result<Plan, Failure> {
    check_evaluations("--evaluations", args.evaluations)?;
    let seat = |number: u64| {
        Seat::from_number(number)
            .filter(|seat| seat.index() < seats)
            .ok_or_else(|| format!("the game has seats 1 to {seats}"))
    };
    Ok(Plan {
        evaluations: args.evaluations,
        knowledge: if args.all_knowledge { Knowledge::All } else { Knowledge::Seat },
        seed: args.seed,
        seat: args.seat.map(seat).transpose()?,
        threads: args.threads.unwrap_or_else(all_cores),
    })
}

/// One thread for each core.
pub(crate) fn all_cores() -> NonZeroUsize {
    thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}
