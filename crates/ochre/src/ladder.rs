//! `ochre ladder`: tournaments between bots, with results in a file and a document.

use std::{
    fmt::Write as _,
    io::{self, Write},
    path::{Path, PathBuf},
    sync::atomic::Ordering,
    thread,
    time::Duration,
};

use bots::Level;
use clap::Args;
use lab::{
    ladder::{Pairing, Plan, rate},
    plot,
    simulate::Progress,
};
use words::Dictionary;

use crate::{
    cli::{Failure, game},
    messages,
    progress::with_bar,
    saves,
    setup::SetupArgs,
};

/// Results are written to disk after so many games.
const CHUNK: u64 = 20;

#[derive(Debug, Args)]
pub(crate) struct LadderArgs {
    /// The game.
    game: String,
    /// Bots, weakest first. Each plays in one seat against the one before it in all others; of more than two, the last
    /// also plays the first.
    #[arg(long, value_delimiter = ',', default_value = "random,greedy,easy,medium,hard")]
    bots: Vec<Level>,
    /// Games for each pairing, including those in the results file. 0 plays none.
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// Threads. Default: one for each core. Use 1 to measure times per decision.
    #[arg(long)]
    threads: Option<usize>,
    /// The same seed gives the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A file for the results. Pairings that are in it already are continued.
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// A Markdown document: the section of this game, between its marks, is rewritten from all results. The plot is written
    /// to the same folder.
    #[arg(long, value_name = "FILE", requires = "results")]
    document: Option<PathBuf>,
    #[command(flatten)]
    setup: SetupArgs,
}

pub(crate) fn run(args: &LadderArgs, words: &Dictionary) -> Result<(), Failure> {
    let mut results = match &args.results {
        Some(path) if path.exists() => load(path)?,
        _ => Vec::new(),
    };
    let played = play(args, &mut results)?;
    let shown: Vec<&Pairing> = played.iter().map(|&index| &results[index]).collect();
    writeln!(io::stdout().lock(), "{}", table(&shown, words))?;
    if let Some(document) = &args.document {
        let mut own: Vec<&Pairing> =
            results.iter().filter(|pairing| pairing.game == args.game && pairing.games > 0).collect();
        own.sort_by_key(|pairing| {
            let rank = |name: &str| Level::ALL.iter().position(|level| level.name() == name);
            (pairing.seats, pairing.options.to_string(), rank(&pairing.bot), rank(&pairing.rival))
        });
        write_document(document, &args.game, &own, words)?;
    }
    Ok(())
}

/// The bot and its rival of each pairing.
fn pairs(bots: &[Level]) -> Result<Vec<[Level; 2]>, Failure> {
    let mut pairs: Vec<[Level; 2]> = bots.windows(2).map(|pair| [pair[1], pair[0]]).collect();
    if let [first, _, .., last] = bots {
        pairs.push([*last, *first]);
    }
    if pairs.is_empty() {
        return Err("a ladder needs at least two bots, such as --bots random,greedy".into());
    }
    Ok(pairs)
}

/// Plays what is missing of each pairing, saving results as it goes. Returns the index of each pairing in `results`.
fn play(args: &LadderArgs, results: &mut Vec<Pairing>) -> Result<Vec<usize>, Failure> {
    let game = game(&args.game)?;
    let opening = args.setup.opening(game.boxed(), args.setup.seat_count()?, None)?;
    let pairs = pairs(&args.bots)?;
    let threads = args.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
    let progress = Progress::default();
    let total = args.games * pairs.len() as u64;
    with_bar(&progress.games, &progress.stop, total, "games", || {
        pairs
            .iter()
            .map(|&levels| {
                let blank = game.pairing(&opening, levels, args.seed)?;
                let index = results.iter().position(|known| known.same(&blank)).unwrap_or_else(|| {
                    results.push(blank);
                    results.len() - 1
                });
                progress.games.fetch_add(results[index].games.min(args.games), Ordering::Relaxed);
                while results[index].games < args.games {
                    let games = args.games.min(results[index].games + CHUNK);
                    let plan = Plan { games, threads, progress: &progress };
                    game.play_pairing(&opening, &mut results[index], levels, &plan)?;
                    if let Some(path) = &args.results {
                        save(path, results)?;
                    }
                }
                Ok(index)
            })
            .collect()
    })
}

fn load(path: &Path) -> Result<Vec<Pairing>, Failure> {
    serde_json::from_str(&saves::read_file(path)?)
        .map_err(|error| format!("{}: {error}", path.display()).into())
}

/// Replaces the file atomically.
fn save(path: &Path, results: &[Pairing]) -> Result<(), Failure> {
    let named = |error: io::Error| -> Failure { format!("{}: {error}", path.display()).into() };
    let lines: Vec<String> = results.iter().map(serde_json::to_string).collect::<Result<_, _>>()?;
    let partial = path.with_extension("tmp");
    std::fs::write(&partial, format!("[\n{}\n]\n", lines.join(",\n"))).map_err(named)?;
    std::fs::rename(&partial, path).map_err(named)
}

/// Pairings and ratings as two tables in Markdown.
fn table(pairings: &[&Pairing], words: &Dictionary) -> String {
    let say = |key: &str| messages::text(words, key);
    let heads = [
        say("ochre-ladder-seats"),
        say("ochre-ladder-pairing"),
        say("ochre-ladder-games"),
        say("ochre-ladder-wins"),
        say("ochre-ladder-fair"),
        say("ochre-ladder-score"),
        say("ochre-ladder-time"),
    ];
    let mut text = row(&heads);
    text += "|---|---|---|---|---|---|---|\n";
    for pairing in pairings {
        let share = pairing.share();
        let [own, rival] = pairing.mean_points();
        let [time, rival_time] = [&pairing.times[0], &pairing.times[1]].map(|times| millis(times.median()));
        text += &row(&[
            pairing.seats.to_string(),
            format!("{} : {} × {}", pairing.bot, pairing.seats - 1, pairing.rival),
            pairing.games.to_string(),
            format!("{:.1} % ({:.1}–{:.1})", share.share * 100.0, share.low * 100.0, share.high * 100.0),
            format!("{:.0} %", 100.0 / pairing.seats as f64),
            format!("{own:.1} : {rival:.1}"),
            format!("{time} : {rival_time}"),
        ]);
    }
    text.push('\n');
    text += &row(&[say("ochre-ladder-bot"), say("ochre-ladder-rating")]);
    text += "|---|---|\n";
    for rating in rate(pairings) {
        text += &row(&[rating.bot, format!("{:.1} ± {:.1}", rating.rating, rating.uncertainty)]);
    }
    text
}

fn row(cells: &[String]) -> String {
    let mut line = String::from("|");
    for cell in cells {
        // Writing to a string cannot fail.
        let _ = write!(line, " {cell} |");
    }
    line.push('\n');
    line
}

fn millis(time: Duration) -> String {
    let millis = time.as_secs_f64() * 1e3;
    if millis < 1.0 { format!("{millis:.2} ms") } else { format!("{millis:.1} ms") }
}

/// Replaces what stands between the marks of the game, and draws the plot.
fn write_document(path: &Path, game: &str, pairings: &[&Pairing], words: &Dictionary) -> Result<(), Failure> {
    let named = |error: &dyn std::fmt::Display| -> Failure { format!("{}: {error}", path.display()).into() };
    let text = saves::read_file(path)?;
    let (open, close) = (format!("<!-- ladder {game} -->\n"), format!("<!-- end ladder {game} -->"));
    let missing = || named(&format_args!("the marks '{}' and '{close}' are missing", open.trim()));
    let (head, rest) = text.split_once(&open).ok_or_else(missing)?;
    let (_, tail) = rest.split_once(&close).ok_or_else(missing)?;
    let title = messages::text(words, format!("{game}-title"));
    let plot_name = format!("ladder-{game}.svg");
    let body = format!("{}\n![{title}]({plot_name})\n", table(pairings, words));
    std::fs::write(path, format!("{head}{open}{body}{close}{tail}")).map_err(|error| named(&error))?;
    let plot_path = path.with_file_name(plot_name);
    std::fs::write(&plot_path, plot::ladder(&title, pairings))
        .map_err(|error| format!("{}: {error}", plot_path.display()).into())
}
