//! `ochre bench`: how fast the rules are, on one core.

use std::{
    io::{self, Write},
    time::Duration,
};

use catalog::Game;
use clap::{Args, Parser};
use lab::bench::{CountAllocations, Plan, Reviews, Row};

use crate::{
    cli::{Failure, game},
    setup::{SetupArgs, seat_range},
    terminal::{self, HEADING, styled},
};

/// Measure the speed of the rules and of the search, and count allocations.
#[derive(Debug, Parser)]
#[command(name = "ochre-bench", version, about)]
pub(crate) struct BenchProgram {
    #[command(flatten)]
    pub(crate) args: BenchArgs,
}

#[derive(Debug, Args)]
pub(crate) struct BenchArgs {
    /// The game. Default: all of them.
    game: Option<String>,
    /// Seconds for each measurement.
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
    /// Also review a game at the standard depth, which takes up to a minute for each number of seats.
    #[arg(long)]
    review: bool,
    /// Print the rows as JSON.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    setup: SetupArgs,
}

/// Measures the games, with one number of seats or with each. Allocations are counted if the program has a `count`.
pub(crate) fn run(args: &BenchArgs, count: Option<CountAllocations<'_>>) -> Result<(), Failure> {
    let games: Vec<&dyn Game> = match &args.game {
        Some(name) => vec![game(name)?],
        None => catalog::all().to_vec(),
    };
    if !(0.05..=600.0).contains(&args.seconds) {
        return Err("--seconds: choose 0.05 to 600".into());
    }
    let reviews = if args.review { Reviews::Measured } else { Reviews::LeftOut };
    let plan = Plan { time: Duration::from_secs_f64(args.seconds), count_allocations: count, reviews };
    let mut rows = Vec::new();
    for game in games {
        for seats in seat_counts(game, args)? {
            rows.push(game.bench(&args.setup.opening(game.boxed(), Some(seats), None)?, &plan)?);
        }
    }
    if args.json {
        writeln!(io::stdout().lock(), "{}", serde_json::to_string_pretty(&rows)?)?;
        return Ok(());
    }
    let mut out = terminal::stdout();
    print(&rows, &mut out)?;
    print_search(&rows, &mut out)?;
    print_reviews(&rows, &mut out)?;
    if count.is_none() {
        writeln!(
            out,
            "Allocations are counted by `cargo xtask bench`: this program has no counting allocator."
        )?;
    }
    Ok(())
}

/// The number of seats that was asked for, or every number the game can have.
fn seat_counts(game: &dyn Game, args: &BenchArgs) -> Result<Vec<usize>, Failure> {
    let asked = args.setup.opening(game.boxed(), args.setup.seat_count()?, None)?;
    if asked.options.get("seats").is_some() {
        return Ok(vec![game.seats(&asked)?]);
    }
    let (from, to, _) = seat_range(game.boxed());
    Ok((from..=to).collect())
}

fn print(rows: &[Row], out: &mut impl Write) -> io::Result<()> {
    let head = format!(
        "{:16}{:>6}{:>10}{:>12}{:>10}{:>9}{:>9}{:>8}{:>8}{:>8}{:>9}{:>8}",
        "game",
        "seats",
        "games/s",
        "decisions/s",
        "per game",
        "choices",
        "legal ns",
        "play ns",
        "bytes",
        "allocs",
        "floor ns",
        "×floor"
    );
    writeln!(out, "{}", styled(HEADING, head))?;
    for row in rows {
        let allocations = row.allocations_per_decision.map_or("-".to_owned(), |count| format!("{count:.3}"));
        writeln!(
            out,
            "{:16}{:>6}{:>10.0}{:>10.2} M{:>10.0}{:>9.1}{:>9.1}{:>8.1}{:>8}{allocations:>8}{:>9.1}{:>8.1}",
            row.game,
            row.seats,
            row.games_per_second,
            row.decisions_per_second / 1e6,
            row.decisions_per_game,
            row.actions_per_decision,
            row.legal_ns,
            row.play_ns,
            row.state_bytes,
            row.floor_ns,
            row.times_floor
        )?;
    }
    writeln!(
        out,
        "\nOne core, random games. A decision includes listing the actions and its share of chance events."
    )?;
    writeln!(out, "floor: copy the position, draw a random number, write a few bytes. allocs: per decision.")
}

fn print_search(rows: &[Row], out: &mut impl Write) -> io::Result<()> {
    let head = format!(
        "\n{:16}{:>6}{:>10}{:>10}{:>9}{:>9}{:>9}{:>9}{:>9}{:>12}",
        "search", "seats", "evals/s", "iter/s", "eval ns", "copy", "legal", "play", "evaluate", "imagine"
    );
    writeln!(out, "{}", styled(HEADING, head))?;
    for row in rows {
        let search = &row.search;
        writeln!(
            out,
            "{:16}{:>6}{:>8.2} M{:>8.1} k{:>9.0}{:>9.0}{:>9.0}{:>9.0}{:>9.0}{:>12.0}",
            row.game,
            row.seats,
            search.evaluations_per_second / 1e6,
            search.iterations_per_second / 1e3,
            search.evaluation_ns,
            search.copy_ns,
            search.legal_ns,
            search.play_ns,
            search.evaluate_ns,
            search.imagine_ns
        )?;
    }
    writeln!(
        out,
        "\neval ns: search time per evaluated position; its parts are measured one by one, outside the search."
    )
}

/// Nothing unless reviews were measured.
fn print_reviews(rows: &[Row], out: &mut impl Write) -> io::Result<()> {
    let measured: Vec<_> = rows.iter().filter_map(|row| Some((row, row.review?))).collect();
    if measured.is_empty() {
        return Ok(());
    }
    let head = format!(
        "\n{:16}{:>6}{:>9}{:>8}{:>11}{:>9}{:>9}{:>10}{:>8}",
        "review", "seats", "choices", "steps", "evals", "seconds", "cpu s", "evals/s", "MB"
    );
    writeln!(out, "{}", styled(HEADING, head))?;
    for (row, review) in measured {
        let memory = review.process_megabytes.map_or("-".to_owned(), |megabytes| format!("{megabytes:.1}"));
        let processor = review.processor_seconds.map_or("-".to_owned(), |seconds| format!("{seconds:.1}"));
        writeln!(
            out,
            "{:16}{:>6}{:>9}{:>8}{:>9.2} M{:>9.1}{processor:>9}{:>8.2} M{memory:>8}",
            row.game,
            row.seats,
            review.decisions,
            review.steps,
            review.evaluations as f64 / 1e6,
            review.seconds,
            review.evaluations as f64 / 1e6 / review.processor_seconds.unwrap_or(review.seconds).max(1e-9),
        )?;
    }
    writeln!(
        out,
        "\nOne game between medium bots, reviewed on one core at the standard depth. steps: choices and events of chance. \
         seconds: by the clock. cpu s: of the processor. evals/s: by those. MB: the most memory the whole program held."
    )
}
