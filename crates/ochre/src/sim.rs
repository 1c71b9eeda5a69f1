//! `ochre sim`: many games between bots.

use std::{
    io::{self, Write},
    thread,
};

use bots::Level;
use catalog::Game;
use clap::Args;
use lab::{
    simulate::{Plan, Progress, Report},
    statistics::Share,
};
use table::{any::Opening, text::Phrase};
use words::Dictionary;

use crate::{
    cli::{Failure, SetupArgs, game},
    progress::watched,
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
    /// Count what is chosen, on one thread, instead of who wins.
    #[arg(long)]
    usage: bool,
    /// Print the report as JSON.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    setup: SetupArgs,
}

pub(crate) fn run(args: &SimArgs, words: &Dictionary) -> Result<(), Failure> {
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
    if args.usage {
        return count(game, &opening, &plan, args, words);
    }
    let report = watched(&progress.games, &progress.stop, plan.games, "games", || {
        game.simulate(&opening, &plan, &progress)
    })?;
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
    } else {
        print(&report, words, &mut out)?;
    }
    Ok(())
}

/// `--usage`: what was chosen.
fn count(
    game: &dyn Game,
    opening: &Opening,
    plan: &Plan,
    args: &SimArgs,
    words: &Dictionary,
) -> Result<(), Failure> {
    let progress = Progress::default();
    let report = watched(&progress.games, &progress.stop, plan.games, "games", || {
        game.usage(opening, plan, &progress)
    })?;
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
        return Ok(());
    }
    let say = |key: &str| speech::say(words, key);
    let scores = Phrase::new("ochre-usage-scores")
        .text("winning", rounded(report.winning_score.mean, 1))
        .text("all", rounded(report.score.mean, 1));
    writeln!(out, "{}\n\n{}", speech::put(words, &scores), say("ochre-usage-sources"))?;
    for (source, winners, all) in &report.sources {
        writeln!(out, "  {winners:6.2} {all:6.2}  {}", say(source))?;
    }
    writeln!(out, "\n{}", say("ochre-usage-head"))?;
    let [action, offered, chosen, seats, wins] =
        ["action", "offered", "chosen", "seats", "wins"].map(|head| say(&format!("ochre-usage-{head}")));
    writeln!(out, "{action:28} {offered:>9} {chosen:>9} {:>7} {seats:>8} {wins:>7}", "")?;
    let mut uses = report.uses;
    uses.sort_by_key(|one| std::cmp::Reverse(one.chosen));
    for one in &uses {
        let share = one.chosen as f64 * 100.0 / one.offered.max(1) as f64;
        let wins = one.wins * 100.0 / one.seats.max(1) as f64;
        writeln!(
            out,
            "{:28} {:>9} {:>9} {share:>5.1} % {:>8} {wins:>5.1} %",
            one.action, one.offered, one.chosen, one.seats
        )?;
    }
    Ok(())
}

/// A number as text: a report rounds its numbers, whatever the language.
fn rounded(number: f64, digits: usize) -> String {
    format!("{number:.digits$}")
}

fn print(report: &Report, words: &Dictionary, out: &mut impl Write) -> Result<(), Failure> {
    let say = |key: &str| speech::say(words, key);
    let percent = |share: &Share| {
        let part = |share: f64| rounded(share * 100.0, 1);
        let phrase = Phrase::new("ochre-sim-share")
            .text("share", part(share.share))
            .text("low", part(share.low))
            .text("high", part(share.high));
        speech::put(words, &phrase)
    };
    let head = Phrase::new("ochre-sim-head")
        .text("game", report.game)
        .number("games", report.games as i64)
        .text("options", report.options.to_string());
    writeln!(out, "{}", speech::put(words, &head))?;
    let (wins, score) = (say("ochre-sim-wins"), say("ochre-sim-score"));
    writeln!(out, "\n{:10} {wins:>28}   {score:>18}", say("ochre-sim-seat"))?;
    for line in &report.seats {
        let score = format!("{:.1} ± {:.1}", line.score.mean, line.score.deviation);
        writeln!(out, "{:10} {:>28}   {score:>18}", line.seat.to_string(), percent(&line.wins))?;
    }
    writeln!(out, "\n{:10} {wins:>28}   {score:>18}", say("ochre-sim-bot"))?;
    for line in &report.bots {
        let score = format!("{:.1} ± {:.1}", line.score.mean, line.score.deviation);
        let name = format!("{} ×{}", line.bot, line.count);
        writeln!(out, "{name:10} {:>28}   {score:>18}", percent(&line.wins))?;
    }
    writeln!(out, "\n{}", say("ochre-sim-sources"))?;
    for (source, mean) in &report.sources {
        writeln!(out, "  {mean:6.2}  {}", say(source))?;
    }
    print_distribution(report, &say("ochre-sim-scores"), out)?;
    let decisions = &report.decisions;
    let length = Phrase::new("ochre-sim-length")
        .text("mean", rounded(decisions.mean, 0))
        .text("deviation", rounded(decisions.deviation, 0))
        .text("least", rounded(decisions.least, 0))
        .text("most", rounded(decisions.most, 0));
    writeln!(out, "\n{}", speech::put(words, &length))?;
    let speed = Phrase::new("ochre-sim-speed")
        .text("games", rounded(report.games_per_second, 0))
        .text("decisions", rounded(report.decisions_per_second / 1e6, 2))
        .number("threads", report.threads as i64)
        .text("seconds", rounded(report.seconds, 2));
    writeln!(out, "{}", speech::put(words, &speed))?;
    Ok(())
}

/// Scores in at most 20 bars.
fn print_distribution(report: &Report, title: &str, out: &mut impl Write) -> Result<(), Failure> {
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
    writeln!(out, "\n{title}")?;
    for (from, &count) in (0..).map(|bar| least + bar * width).zip(&bars) {
        let range = if width == 1 { from.to_string() } else { format!("{from}-{}", from + width - 1) };
        let bar = "█".repeat((count * 40 / tallest) as usize);
        writeln!(out, "{range:>9} {:5.1} % {bar}", count as f64 * 100.0 / total.max(1) as f64)?;
    }
    Ok(())
}
