//! `ochre tune`: better weights for the appraisal of a game.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use clap::Args;
use lab::tune::{Plan, Progress};
use serde::Deserialize;
use serde_json::Value;
use table::text::Phrase;
use words::Dictionary;

use crate::{
    cli::{Failure, SetupArgs, game},
    progress::watched,
    seating, speech,
};

#[derive(Debug, Args)]
pub(crate) struct TuneArgs {
    /// The game.
    game: String,
    /// How many seats. Without it, the game's default.
    #[arg(long)]
    seats: Option<usize>,
    /// Games to learn from.
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// Positions the bots that play them judge for each decision.
    #[arg(long, default_value_t = 400)]
    looks: u32,
    /// One of so many positions is kept.
    #[arg(long, default_value_t = 10)]
    every: u32,
    /// Steps of the descent.
    #[arg(long, default_value_t = 200)]
    steps: u32,
    /// Positions looked at in each step.
    #[arg(long, default_value_t = 2_000)]
    batch: usize,
    /// How far a weight may move in one step, as a share of its size.
    #[arg(long, default_value_t = 0.03)]
    rate: f64,
    /// Games between the new weights and the old ones at the end.
    #[arg(long, default_value_t = 200)]
    check: u64,
    /// The same seed and settings find the same weights.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Go on from the weights in this file, written by an earlier run.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Where settings and result are written.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[command(flatten)]
    setup: SetupArgs,
}

pub(crate) fn run(args: &TuneArgs, words: &Dictionary) -> Result<(), Failure> {
    let game = game(&args.game)?;
    let opening = args.setup.opening(args.seats, None)?;
    let from = match &args.from {
        None => None,
        Some(path) => Some(read(path, &args.game)?),
    };
    let plan = Plan {
        games: args.games,
        looks: args.looks,
        every: args.every,
        steps: args.steps,
        batch: args.batch,
        rate: args.rate,
        check: args.check,
        seed: args.seed,
    };
    let steps = Progress::default();
    let total = plan.games + u64::from(plan.steps) + plan.check;
    let found = watched(&steps.done, &steps.stop, total, "games and steps", || {
        game.tune(&opening, &plan, from.as_ref(), &steps)
    })??;
    let named = |error: io::Error| -> Failure { format!("{}: {error}", args.out.display()).into() };
    std::fs::write(&args.out, serde_json::to_string_pretty(&found)? + "\n").map_err(named)?;
    let share = found.share();
    let mut out = io::stdout().lock();
    let percent = |share: f64| format!("{:.1}", share * 100.0);
    let lines = [
        Phrase::new("ochre-tune-surprise")
            .number("positions", found.positions[0] as i64)
            .number("games", plan.games as i64)
            .text("before", format!("{:.4}", found.surprise[0]))
            .text("after", format!("{:.4}", found.surprise[1])),
        Phrase::new("ochre-tune-wins")
            .number("games", found.wins[1] as i64)
            .text("share", percent(share.share))
            .text("low", percent(share.low))
            .text("high", percent(share.high)),
        Phrase::new("ochre-written").text("file", args.out.display().to_string()),
    ];
    for line in &lines {
        writeln!(out, "{}", speech::put(words, line))?;
    }
    Ok(())
}

/// The weights an earlier run found.
fn read(path: &Path, game: &str) -> Result<Value, Failure> {
    /// Settings may have changed since; what was found stays what it was.
    #[derive(Deserialize)]
    struct Found {
        game: String,
        weights: Value,
    }
    let found: Found = serde_json::from_str(&seating::read_file(path)?)
        .map_err(|error| format!("{}: {error}", path.display()))?;
    if found.game != game {
        return Err(format!("{}: these are weights of {}", path.display(), found.game).into());
    }
    Ok(found.weights)
}
