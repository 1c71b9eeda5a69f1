//! `ochre balance`: what wins in a game, from games between bots.

mod files;
mod page;
mod print;
mod specialists;

use std::{
    io::{self, Write},
    path::PathBuf,
    sync::atomic::Ordering,
    thread,
};

use bots::Level;
use catalog::Game;
use clap::Args;
use lab::{
    balance::{Balance, Contestant, Plan},
    simulate::Progress,
};
use table::any::Opening;
use words::Dictionary;

use crate::{
    cli::{Failure, game},
    messages,
    progress::with_bar,
    setup::SetupArgs,
    terminal,
};
use files::Results;

/// The largest number of threads.
const MOST_THREADS: usize = 1024;
/// The largest bias.
const MOST_STRENGTH: f32 = 100.0;

#[derive(Debug, Args)]
pub(crate) struct BalanceArgs {
    /// The game.
    game: String,
    /// Games of the seed, including those in the results file. 0 plays none.
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// Bots that fill the seats in rotation. They change seats from game to game.
    #[arg(long, value_delimiter = ',', default_value = "hard")]
    bots: Vec<Level>,
    /// Threads. Default: one for each core.
    #[arg(long)]
    threads: Option<usize>,
    /// The same seed gives the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A file that keeps what was counted. What is in it is continued.
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// With --results: add the games of this file, played elsewhere with another seed. May be repeated.
    #[arg(long, value_name = "FILE", requires = "results")]
    add: Vec<PathBuf>,
    /// Let one bot favour this way to points, such as `megaliths`. The others play without a bias.
    #[arg(long, value_name = "WAY", conflicts_with = "specialists")]
    specialist: Option<String>,
    /// With --specialist: how much more the points of its way count. 1 counts them twice.
    #[arg(long, value_name = "NUMBER", default_value_t = 0.5, requires = "specialist")]
    strength: f32,
    /// Let a specialist of every way to points play, with each of these strengths, and report what they win.
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',', num_args = 0.., default_missing_value = "0.25,0.5,1,2")]
    specialists: Option<Vec<f32>>,
    /// Write a page with plots to this HTML file.
    #[arg(long, value_name = "FILE", conflicts_with = "specialists")]
    html: Option<PathBuf>,
    /// Print the report as JSON.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    setup: SetupArgs,
}

/// What all measurements of a command have in common.
struct Measuring<'a> {
    game: &'static dyn Game,
    opening: Opening,
    levels: Vec<Level>,
    args: &'a BalanceArgs,
}

pub(crate) fn run(args: &BalanceArgs, words: &Dictionary) -> Result<(), Failure> {
    let game = game(&args.game)?;
    let opening = args.setup.opening(game.boxed(), args.setup.seat_count()?, None)?;
    let seats = game.seats(&opening)?;
    if args.bots.len() > seats {
        return Err(format!("{} bots do not fit in {seats} seats", args.bots.len()).into());
    }
    if args.threads.is_some_and(|threads| !(1..=MOST_THREADS).contains(&threads)) {
        return Err(format!("--threads: choose 1 to {MOST_THREADS}").into());
    }
    let levels = args.bots.iter().copied().cycle().take(seats).collect();
    let measuring = Measuring { game, opening, levels, args };
    let mut results = Results::load(args.results.as_deref())?;
    for file in &args.add {
        results.add(file)?;
    }
    results.save()?;
    if let Some(strengths) = &args.specialists {
        return specialists::run(&measuring, strengths, &mut results, words);
    }
    let mut contestants = measuring.plain();
    if let Some(strategy) = &args.specialist {
        contestants[0] = measuring.specialist(strategy, args.strength)?;
    }
    let progress = Progress::default();
    let index = with_bar(&progress.games, &progress.stop, args.games, "games", || {
        measuring.play(&contestants, &mut results, &progress)
    })?;
    let report = game.balance_report(&measuring.opening, &results.list[index])?;
    if let Some(file) = &args.html {
        let page = page::page(&report, words);
        std::fs::write(file, page).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    if args.json {
        writeln!(io::stdout().lock(), "{}", serde_json::to_string_pretty(&report)?)?;
        return Ok(());
    }
    print::print(&report, words, &mut terminal::stdout())
}

impl Measuring<'_> {
    /// A bot of its level for each seat.
    fn plain(&self) -> Vec<Contestant> {
        self.levels.iter().map(|&level| Contestant::plain(level)).collect()
    }

    /// The bot of the first seat with a bias.
    fn specialist(&self, strategy: &str, strength: f32) -> Result<Contestant, Failure> {
        let level = self.levels[0];
        if !level.searches() {
            return Err(format!(
                "{level} bots look one step ahead and follow no plan; choose --bots medium or hard"
            )
            .into());
        }
        if !(0.0..=MOST_STRENGTH).contains(&strength) {
            return Err(format!("a strength of {strength}: choose 0 to {MOST_STRENGTH}").into());
        }
        Ok(self.game.specialist(level, strategy, strength)?)
    }

    /// Plays what is missing of a measurement, saving as it goes. Returns its index in the results.
    fn play(
        &self,
        contestants: &[Contestant],
        results: &mut Results,
        progress: &Progress,
    ) -> Result<usize, Failure> {
        let index = results.find_or_insert(self.game.balance(&self.opening, contestants)?);
        let mut measured = results.list[index].clone();
        progress.games.fetch_add(measured.games_of(self.args.seed).min(self.args.games), Ordering::Relaxed);
        let plan = Plan {
            contestants,
            seed: self.args.seed,
            games: self.args.games,
            threads: self
                .args
                .threads
                .unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from)),
            progress,
        };
        let mut failed = None;
        let mut keep = |measured: &Balance| {
            results.list[index].clone_from(measured);
            if let Err(failure) = results.save() {
                failed = Some(failure);
                progress.stop.store(true, Ordering::Relaxed);
            }
        };
        self.game.play_balance(&self.opening, &mut measured, &plan, &mut keep)?;
        match failed {
            Some(failure) => Err(failure),
            None => Ok(index),
        }
    }
}

/// The name of a message in words.
fn say(words: &Dictionary, key: &str) -> String {
    messages::text(words, key)
}
