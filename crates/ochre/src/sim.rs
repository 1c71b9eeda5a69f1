//! `ochre sim`: many games between bots.

mod calibrate;
mod reviews;

use std::{
    io::{self, Write},
    path::PathBuf,
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
    cli::{Failure, game},
    messages,
    players::Player,
    progress::with_bar,
    setup::{Seats, SetupArgs, SetupError},
    terminal::{self, HEADING, styled},
};

/// The largest number of threads.
const MOST_THREADS: usize = 1024;

#[derive(Debug, Args)]
pub(crate) struct SimArgs {
    /// The game.
    game: String,
    /// How many games.
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// Bots that fill the seats in rotation, such as `greedy,random`. `--seats greedy,random,random` names all of them.
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<Level>,
    /// Threads. Default: one for each core.
    #[arg(long)]
    threads: Option<usize>,
    /// The same seed gives the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Count which actions are chosen, on one thread, instead of who wins.
    #[arg(long)]
    usage: bool,
    /// Review each game, and again with a blunder planted into it: what is marked, and how often stated chances come true.
    #[arg(long, conflicts_with = "usage")]
    review: bool,
    /// State the chance at a few choices of each game, on one thread, and count how often it comes true. The file keeps what was
    /// measured: the same command goes on from there.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["usage", "review"])]
    calibrate: Option<PathBuf>,
    /// With --calibrate: write a plot to this SVG file.
    #[arg(long, value_name = "FILE", requires = "calibrate")]
    plot: Option<PathBuf>,
    /// With --calibrate: positions the bots evaluate for each of their choices. Default: those of their level.
    #[arg(long, value_name = "NUMBER", requires = "calibrate")]
    bot_evaluations: Option<u32>,
    /// With --review or --calibrate: positions evaluated for each choice. Default: the standard depth.
    #[arg(long, value_name = "NUMBER", conflicts_with = "usage")]
    evaluations: Option<u32>,
    /// Print the report as JSON.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    setup: SetupArgs,
}

pub(crate) fn run(args: &SimArgs, words: &Dictionary) -> Result<(), Failure> {
    let game = game(&args.game)?;
    let (count, bots) = match args.setup.seats(words)? {
        Some(Seats::Players(players)) => (Some(players.len()), levels(&players)?),
        Some(Seats::Count(count)) => (Some(count), args.bots.clone()),
        None => ((args.bots.len() > 1).then_some(args.bots.len()), args.bots.clone()),
    };
    let opening = args.setup.opening(game.boxed(), count, None)?;
    let seats = game.seats(&opening)?;
    if bots.len() > seats {
        return Err(format!("{} bots do not fit in {seats} seats", bots.len()).into());
    }
    if args.threads.is_some_and(|threads| !(1..=MOST_THREADS).contains(&threads)) {
        return Err(format!("--threads: choose 1 to {MOST_THREADS}").into());
    }
    let plan = Plan {
        bots: bots.iter().copied().cycle().take(seats).collect(),
        games: args.games,
        threads: args.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from)),
        seed: args.seed,
    };
    if args.evaluations.is_some() && !args.review && args.calibrate.is_none() {
        return Err("--evaluations: needs --review or --calibrate".into());
    }
    if let Some(file) = &args.calibrate {
        return calibrate::run(game, &opening, &plan, file, args, words);
    }
    if args.review {
        return reviews::run(game, &opening, &plan, args, words);
    }
    if args.usage {
        return count_usage(game, &opening, &plan, args, words);
    }
    let progress = Progress::default();
    let report = with_bar(&progress.games, &progress.stop, plan.games, "games", || {
        game.simulate(&opening, &plan, &progress)
    })?;
    if args.json {
        writeln!(io::stdout().lock(), "{}", serde_json::to_string_pretty(&report)?)?;
        return Ok(());
    }
    print(&report, words, &mut terminal::stdout())
}

/// The levels of players who are all bots.
fn levels(players: &[Player]) -> Result<Vec<Level>, SetupError> {
    let level = |player: &Player| match player {
        Player::Bot(level) => Ok(*level),
        Player::Person(name) => Err(SetupError::NotABot { name: name.clone() }),
    };
    players.iter().map(level).collect()
}

/// `--usage`: which actions were chosen.
fn count_usage(
    game: &dyn Game,
    opening: &Opening,
    plan: &Plan,
    args: &SimArgs,
    words: &Dictionary,
) -> Result<(), Failure> {
    let progress = Progress::default();
    let report = with_bar(&progress.games, &progress.stop, plan.games, "games", || {
        game.usage(opening, plan, &progress)
    })?;
    if args.json {
        writeln!(io::stdout().lock(), "{}", serde_json::to_string_pretty(&report)?)?;
        return Ok(());
    }
    let mut out = terminal::stdout();
    let say = |key: &str| messages::text(words, key);
    let scores = Phrase::new("ochre-usage-scores")
        .text("winning", rounded(report.winning_score.mean, 1))
        .text("all", rounded(report.score.mean, 1));
    let sources = styled(HEADING, say("ochre-usage-sources"));
    writeln!(out, "{}\n\n{sources}", messages::phrase(words, &scores))?;
    for (source, winners, all) in &report.sources {
        writeln!(out, "  {winners:6.2} {all:6.2}  {}", say(source))?;
    }
    writeln!(out, "\n{}", styled(HEADING, say("ochre-usage-head")))?;
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

/// A number with so many decimals, the same in every language.
fn rounded(number: f64, digits: usize) -> String {
    format!("{number:.digits$}")
}

fn print(report: &Report, words: &Dictionary, out: &mut impl Write) -> Result<(), Failure> {
    let say = |key: &str| messages::text(words, key);
    let percent = |share: &Share| {
        let part = |share: f64| rounded(share * 100.0, 1);
        let phrase = Phrase::new("ochre-sim-share")
            .text("share", part(share.share))
            .text("low", part(share.low))
            .text("high", part(share.high));
        messages::phrase(words, &phrase)
    };
    let head = Phrase::new("ochre-sim-head")
        .text("game", report.game)
        .number("games", report.games as i64)
        .text("options", report.options.to_string());
    writeln!(out, "{}", styled(HEADING, messages::phrase(words, &head)))?;
    let (wins, score) = (say("ochre-sim-wins"), say("ochre-sim-score"));
    let columns = |first: &str| format!("\n{HEADING}{first:10} {wins:>28}   {score:>18}{HEADING:#}");
    writeln!(out, "{}", columns(&say("ochre-sim-seat")))?;
    for line in &report.seats {
        let score = format!("{:.1} ± {:.1}", line.score.mean, line.score.deviation);
        writeln!(out, "{:10} {:>28}   {score:>18}", line.seat.to_string(), percent(&line.wins))?;
    }
    writeln!(out, "{}", columns(&say("ochre-sim-bot")))?;
    for line in &report.bots {
        let score = format!("{:.1} ± {:.1}", line.score.mean, line.score.deviation);
        let name = format!("{} ×{}", line.bot, line.count);
        writeln!(out, "{name:10} {:>28}   {score:>18}", percent(&line.wins))?;
    }
    writeln!(out, "\n{}", styled(HEADING, say("ochre-sim-sources")))?;
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
    writeln!(out, "\n{}", messages::phrase(words, &length))?;
    let speed = Phrase::new("ochre-sim-speed")
        .text("games", rounded(report.games_per_second, 0))
        .text("decisions", rounded(report.decisions_per_second / 1e6, 2))
        .number("threads", report.threads as i64)
        .text("seconds", rounded(report.seconds, 2));
    writeln!(out, "{}", messages::phrase(words, &speed))?;
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
    writeln!(out, "\n{}", styled(HEADING, title))?;
    for (from, &count) in (0..).map(|bar| least + bar * width).zip(&bars) {
        let range = if width == 1 { from.to_string() } else { format!("{from}-{}", from + width - 1) };
        let bar = "█".repeat((count * 40 / tallest) as usize);
        writeln!(out, "{range:>9} {:5.1} % {bar}", count as f64 * 100.0 / total.max(1) as f64)?;
    }
    Ok(())
}
