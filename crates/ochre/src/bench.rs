//! `ochre bench`: how fast the rules are, on one core.

use std::{
    io::{self, Write},
    time::Duration,
};

use catalog::Game;
use clap::Args;
use lab::bench::{Plan, Row};
use table::options::OptionChoice;

use crate::cli::{Failure, SetupArgs, game};

#[derive(Debug, Args)]
pub(crate) struct BenchArgs {
    /// The game. Without it, all of them.
    game: Option<String>,
    /// Seconds for each measurement.
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
    /// Print the rows as JSON.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    setup: SetupArgs,
}

pub(crate) fn run(args: &BenchArgs) -> Result<(), Failure> {
    let games: Vec<&dyn Game> = match &args.game {
        Some(name) => vec![game(name)?],
        None => catalog::all().to_vec(),
    };
    if !(0.05..=600.0).contains(&args.seconds) {
        return Err("choose 0.05 to 600 seconds".into());
    }
    let plan = Plan {
        time: Duration::from_secs_f64(args.seconds),
        count_allocations: &|work| allocation_counter::measure(work).count_total,
    };
    let mut rows = Vec::new();
    for game in games {
        for seats in seat_counts(game) {
            rows.push(game.bench(&args.setup.opening(Some(seats), None)?, &plan)?);
        }
    }
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&rows)?)?;
    } else {
        print(&rows, &mut out)?;
    }
    Ok(())
}

/// Every number of seats the game can have.
fn seat_counts(game: &dyn Game) -> Vec<usize> {
    let seats = game.boxed().option_specs().into_iter().find_map(|spec| match spec.choice {
        OptionChoice::Number { from, to, .. } if spec.name == "seats" => Some(from..=to),
        _ => None,
    });
    seats.into_iter().flatten().map(usize::from).collect()
}

fn print(rows: &[Row], out: &mut impl Write) -> io::Result<()> {
    writeln!(
        out,
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
    )?;
    for row in rows {
        writeln!(
            out,
            "{:16}{:>6}{:>10.0}{:>10.2} M{:>10.0}{:>9.1}{:>9.1}{:>8.1}{:>8}{:>8.3}{:>9.1}{:>8.1}",
            row.game,
            row.seats,
            row.games_per_second,
            row.decisions_per_second / 1e6,
            row.decisions_per_game,
            row.actions_per_decision,
            row.legal_ns,
            row.play_ns,
            row.state_bytes,
            row.allocations_per_decision,
            row.floor_ns,
            row.times_floor
        )?;
    }
    writeln!(
        out,
        "\n{:16}{:>6}{:>10}{:>10}{:>9}{:>9}{:>9}{:>9}{:>9}{:>12}",
        "search", "seats", "evals/s", "iter/s", "eval ns", "copy", "legal", "play", "evaluate", "imagine"
    )?;
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
        "\nOne core, random games. A decision includes listing the actions and its share of chance events;"
    )?;
    writeln!(out, "floor: copy the position, draw a random number, write a few bytes.")?;
    writeln!(
        out,
        "eval ns: search time per evaluated position; its parts are measured one by one, outside the search."
    )
}
