//! `ochre sim --calibrate`: how often stated chances come true.

use std::{
    fs,
    io::{self, Write},
    path::Path,
};

use catalog::Game;
use lab::{
    calibration::{Depth, Measurement},
    plot,
    simulate::{Plan, Progress},
};
use table::{any::Opening, text::Phrase};
use words::Dictionary;

use super::{SimArgs, reviews, rounded};
use crate::{
    cli::Failure,
    messages,
    progress::with_bar,
    review::check_evaluations,
    terminal::{self, HEADING, styled},
};

/// Games between two writings of the file.
const KEEP_EVERY: u64 = 10;

pub(super) fn run(
    game: &dyn Game,
    opening: &Opening,
    plan: &Plan,
    file: &Path,
    args: &SimArgs,
    words: &Dictionary,
) -> Result<(), Failure> {
    check_evaluations("--evaluations", args.evaluations)?;
    check_evaluations("--bot-evaluations", args.bot_evaluations)?;
    let mut measured = begun(game, opening, plan, file, args)?;
    let progress = Progress::default();
    let mut failed = None;
    let mut keep = |measured: &Measurement| {
        if measured.games.is_multiple_of(KEEP_EVERY)
            && let Err(failure) = save(file, measured)
        {
            failed = Some(failure);
        }
    };
    with_bar(&progress.games, &progress.stop, plan.games, "games", || {
        game.calibrate(opening, &mut measured, plan, &progress, &mut keep)
    })?;
    if let Some(failure) = failed {
        return Err(failure);
    }
    save(file, &measured)?;
    let reliability = measured.reliability(game.calibration());
    if let Some(file) = &args.plot {
        let title = format!("{}, {} games", measured.game, measured.games);
        let drawn = plot::reliability(&title, &reliability);
        fs::write(file, drawn).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    if args.json {
        writeln!(io::stdout().lock(), "{}", serde_json::to_string_pretty(&reliability)?)?;
        return Ok(());
    }
    let mut out = terminal::stdout();
    let head = Phrase::new("ochre-sim-head")
        .text("game", measured.game.as_str())
        .number("games", measured.games as i64)
        .text("options", measured.options.to_string());
    writeln!(out, "{}", styled(HEADING, messages::phrase(words, &head)))?;
    reviews::print_reliability(&reliability.bins, words, &mut out)?;
    let fit = &reliability.fit;
    let best = Phrase::new("ochre-calibrate-fit")
        .text("loss", rounded(fit.log_loss, 4))
        .text("confidence", rounded(f64::from(fit.best.confidence), 2))
        .text("optimism", rounded(f64::from(fit.best.optimism), 2))
        .text("fitted", rounded(fit.fitted_log_loss, 4));
    Ok(writeln!(out, "\n{}", messages::phrase(words, &best))?)
}

/// The measurement in the file, or a new one if there is no file. One that was made in another way is refused.
fn begun(
    game: &dyn Game,
    opening: &Opening,
    plan: &Plan,
    file: &Path,
    args: &SimArgs,
) -> Result<Measurement, Failure> {
    let depth = Depth { bots: args.bot_evaluations, review: args.evaluations };
    let fresh = game.measurement(opening, &plan.bots, depth, plan.seed)?;
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(fresh),
        Err(error) => return Err(format!("{}: {error}", file.display()).into()),
    };
    let kept: Measurement =
        serde_json::from_str(&text).map_err(|error| format!("{}: {error}", file.display()))?;
    let same = Measurement { games: fresh.games, found: Vec::new(), ..kept.clone() } == fresh;
    if same {
        Ok(kept)
    } else {
        Err(format!("{}: measured with another game, options, bots, depth or seed", file.display()).into())
    }
}

fn save(file: &Path, measured: &Measurement) -> Result<(), Failure> {
    let text = serde_json::to_string(measured)?;
    fs::write(file, text + "\n").map_err(|error| format!("{}: {error}", file.display()).into())
}
