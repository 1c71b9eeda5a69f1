//! `ochre sim`: many games between bots.

use std::{
    io::{self, Write},
    sync::atomic::Ordering,
    thread,
};

use bots::Level;
use clap::Args;
use lab::{
    simulate::{Plan, Progress, Report},
    statistics::Share,
};

use crate::{
    cli::{Failure, SetupArgs, game},
    progress::watch,
    speech,
};

/// More threads than any machine has cores for.
const MOST_THREADS: usize = 1024;

#[derive(Debug, Args)]
pub(crate) struct SimArgs {
    /// The game.
    game: String,
    /// How many seats. Without it, as many as bots are named, or the game's default.
    #[arg(long)]
    seats: Option<usize>,
    /// How many games.
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// The bots, such as `greedy,random`. Fewer bots than seats take turns to fill them.
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<Level>,
    /// Threads. Without it, one for each core.
    #[arg(long)]
    threads: Option<usize>,
    /// The same seed gives the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print the report as JSON.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    setup: SetupArgs,
}

pub(crate) fn run(args: &SimArgs) -> Result<(), Failure> {
    let game = game(&args.game)?;
    let named = (args.bots.len() > 1).then_some(args.bots.len());
    let opening = args.setup.opening(args.seats.or(named), None)?;
    let seats = game.seats(&opening)?;
    if args.bots.len() > seats {
        return Err(format!("{} bots do not fit {seats} seats", args.bots.len()).into());
    }
    if args.threads.is_some_and(|threads| !(1..=MOST_THREADS).contains(&threads)) {
        return Err(format!("choose 1 to {MOST_THREADS} threads").into());
    }
    let plan = Plan {
        bots: args.bots.iter().copied().cycle().take(seats).collect(),
        games: args.games,
        threads: args.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from)),
        seed: args.seed,
    };
    let progress = Progress::default();
    let report = thread::scope(|scope| {
        let watcher = scope.spawn(|| watch(&progress.games, &progress.stop, args.games, "games"));
        let report = game.simulate(&opening, &plan, &progress);
        progress.stop.store(true, Ordering::Relaxed);
        let _ = watcher.join();
        report
    })?;
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
    } else {
        print(&report, &mut out)?;
    }
    Ok(())
}

fn percent(share: &Share) -> String {
    format!("{:5.1} %  ({:.1} to {:.1})", share.share * 100.0, share.low * 100.0, share.high * 100.0)
}

fn print(report: &Report, out: &mut impl Write) -> Result<(), Failure> {
    let dictionary = speech::dictionary()?;
    writeln!(out, "{}: {} games, options {}", report.game, report.games, report.options)?;
    writeln!(out, "\n{:10} {:>28}   {:>18}", "seat", "wins (95 % interval)", "score mean ± sd")?;
    for line in &report.seats {
        let score = format!("{:.1} ± {:.1}", line.score.mean, line.score.deviation);
        writeln!(out, "{:10} {:>28}   {score:>18}", line.seat.to_string(), percent(&line.wins))?;
    }
    writeln!(out, "\n{:10} {:>28}   {:>18}", "bot", "wins (95 % interval)", "score mean ± sd")?;
    for line in &report.bots {
        let score = format!("{:.1} ± {:.1}", line.score.mean, line.score.deviation);
        let name = format!("{} ×{}", line.bot, line.count);
        writeln!(out, "{name:10} {:>28}   {score:>18}", percent(&line.wins))?;
    }
    writeln!(out, "\npoints per seat by source")?;
    for (source, mean) in &report.sources {
        writeln!(out, "  {mean:6.2}  {}", speech::say(&dictionary, source.clone()))?;
    }
    print_distribution(report, out)?;
    let decisions = &report.decisions;
    writeln!(
        out,
        "\ngame length {:.0} ± {:.0} decisions ({:.0} to {:.0})",
        decisions.mean, decisions.deviation, decisions.least, decisions.most
    )?;
    writeln!(
        out,
        "{:.0} games/s, {:.2} million decisions/s on {} thread(s), {:.2} s",
        report.games_per_second,
        report.decisions_per_second / 1e6,
        report.threads,
        report.seconds
    )?;
    Ok(())
}

/// Scores in at most 20 bars.
fn print_distribution(report: &Report, out: &mut impl Write) -> Result<(), Failure> {
    let (Some(&(least, _)), Some(&(most, _))) = (report.scores.first(), report.scores.last()) else {
        return Ok(());
    };
    let width = ((most - least + 1) as f64 / 20.0).ceil().max(1.0) as i32;
    let mut bars = vec![0_u64; ((most - least) / width + 1) as usize];
    for &(score, count) in &report.scores {
        bars[((score - least) / width) as usize] += count;
    }
    let tallest = bars.iter().copied().max().unwrap_or(1).max(1);
    let total: u64 = bars.iter().sum();
    writeln!(out, "\nscore distribution")?;
    for (from, &count) in (0..).map(|bar| least + bar * width).zip(&bars) {
        let range = if width == 1 { from.to_string() } else { format!("{from}-{}", from + width - 1) };
        let bar = "█".repeat((count * 40 / tallest) as usize);
        writeln!(out, "{range:>9} {:5.1} % {bar}", count as f64 * 100.0 / total.max(1) as f64)?;
    }
    Ok(())
}
