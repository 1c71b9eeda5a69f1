//! `ochre tune`: tunes the weights of a game's evaluation function.

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
    cli::{Failure, game},
    messages,
    progress::with_bar,
    saves,
    setup::SetupArgs,
};

#[derive(Debug, Args)]
pub(crate) struct TuneArgs {
    /// The game.
    game: String,
    /// Games to train on.
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// Positions the bots evaluate for each decision.
    #[arg(long, default_value_t = 400)]
    evaluations: u32,
    /// Sample one in this many positions.
    #[arg(long, default_value_t = 10)]
    every: u32,
    /// Steps of the gradient descent.
    #[arg(long, default_value_t = 200)]
    steps: u32,
    /// Positions in the batch of a step.
    #[arg(long, default_value_t = 2_000)]
    batch: usize,
    /// The learning rate: how far a weight may move in one step, relative to its size.
    #[arg(long, default_value_t = 0.03)]
    rate: f64,
    /// Games between the new weights and the old ones at the end.
    #[arg(long, default_value_t = 200)]
    check: u64,
    /// The same seed and settings give the same weights.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Start from the weights in this file, written by an earlier run.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// The file to write settings and result to.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[command(flatten)]
    setup: SetupArgs,
}

pub(crate) fn run(args: &TuneArgs, words: &Dictionary) -> Result<(), Failure> {
    let game = game(&args.game)?;
    let opening = args.setup.opening(game.boxed(), args.setup.seat_count()?, None)?;
    let from = match &args.from {
        None => None,
        Some(path) => Some(read(path, &args.game)?),
    };
    let plan = Plan {
        games: args.games,
        evaluations: args.evaluations,
        every: args.every,
        steps: args.steps,
        batch: args.batch,
        rate: args.rate,
        check: args.check,
        seed: args.seed,
    };
    let steps = Progress::default();
    let total = plan.games + u64::from(plan.steps) + plan.check;
    let tuned = with_bar(&steps.done, &steps.stop, total, "games and steps", || {
        game.tune(&opening, &plan, from.as_ref(), &steps)
    })??;
    let named = |error: io::Error| -> Failure { format!("{}: {error}", args.out.display()).into() };
    std::fs::write(&args.out, serde_json::to_string_pretty(&tuned)? + "\n").map_err(named)?;
    let share = tuned.share();
    let mut out = io::stdout().lock();
    let percent = |share: f64| format!("{:.1}", share * 100.0);
    let lines = [
        Phrase::new("ochre-tune-log-loss")
            .number("positions", tuned.positions[0] as i64)
            .number("games", plan.games as i64)
            .text("before", format!("{:.4}", tuned.log_loss[0]))
            .text("after", format!("{:.4}", tuned.log_loss[1])),
        Phrase::new("ochre-tune-wins")
            .number("games", tuned.wins[1] as i64)
            .text("share", percent(share.share))
            .text("low", percent(share.low))
            .text("high", percent(share.high)),
        Phrase::new("ochre-written").text("file", args.out.display().to_string()),
    ];
    for line in &lines {
        writeln!(out, "{}", messages::phrase(words, line))?;
    }
    Ok(())
}

/// The weights of an earlier run.
fn read(path: &Path, game: &str) -> Result<Value, Failure> {
    /// Only what is needed: the settings of an earlier version may differ.
    #[derive(Deserialize)]
    struct Earlier {
        game: String,
        weights: Value,
    }
    let earlier: Earlier = serde_json::from_str(&saves::read_file(path)?)
        .map_err(|error| format!("{}: {error}", path.display()))?;
    if earlier.game != game {
        return Err(
            format!("{}: these are weights of {}, not of {game}", path.display(), earlier.game).into()
        );
    }
    Ok(earlier.weights)
}
