//! `ochre puzzles`: positions to solve, from games between bots.

use std::{
    collections::BTreeMap,
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use bots::Level;
use clap::Args;
use lab::{
    puzzles::{Puzzle, Wanted, read, write as write_lines},
    simulate::{Plan, Progress},
};
use table::text::Phrase;
use words::Dictionary;

use crate::{
    cli::{Failure, game},
    messages,
    progress::with_bar,
    setup::SetupArgs,
    terminal::{self, HEADING, styled},
};

#[derive(Debug, Args)]
pub(crate) struct PuzzlesArgs {
    /// The game.
    game: String,
    /// How many puzzles.
    #[arg(long, default_value_t = 60)]
    count: usize,
    /// Only solutions of at least this many choices, 1 to 3.
    #[arg(long, value_name = "CHOICES", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=3))]
    line: u8,
    /// At most this many games are played to find them.
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// The level of the bots that play them.
    #[arg(long, default_value = "hard")]
    bot: Level,
    /// The same seed gives the same puzzles.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write the puzzles to this file instead of printing them.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Add them to the file instead of replacing it.
    #[arg(long, requires = "out")]
    append: bool,
    #[command(flatten)]
    setup: SetupArgs,
}

pub(crate) fn run(args: &PuzzlesArgs, words: &Dictionary) -> Result<(), Failure> {
    let game = game(&args.game)?;
    let opening = args.setup.opening(game.boxed(), args.setup.seat_count()?, None)?;
    if opening.overlay.is_some() {
        return Err("--content: puzzles are made with the standard content".into());
    }
    let plan =
        Plan { bots: vec![args.bot; game.seats(&opening)?], games: args.games, threads: 1, seed: args.seed };
    let progress = Progress::default();
    let wanted = Wanted { count: args.count, least_choices: args.line.into() };
    let mined = with_bar(&progress.games, &progress.stop, plan.games, "games", || {
        game.mine_puzzles(&opening, &plan, wanted, &progress)
    })?;
    let Some(file) = &args.out else {
        return Ok(write!(io::stdout().lock(), "{}", write_lines(&mined.puzzles)?)?);
    };
    let searched = Phrase::new("ochre-puzzles-searched")
        .number("found", mined.puzzles.len() as i64)
        .number("positions", mined.positions as i64)
        .number("games", mined.games as i64)
        .number("candidates", mined.candidates as i64);
    let puzzles = if args.append { joined(file, mined.puzzles)? } else { mined.puzzles };
    fs::write(file, write_lines(&puzzles)?).map_err(|error| format!("{}: {error}", file.display()))?;
    writeln!(io::stdout().lock(), "{}", messages::phrase(words, &searched))?;
    print(&puzzles, words, &mut terminal::stdout())?;
    let written = Phrase::new("ochre-written").text("file", file.display().to_string());
    writeln!(io::stdout().lock(), "{}", messages::phrase(words, &written))?;
    Ok(())
}

/// The puzzles of the file, followed by those of the `fresh` ones that it does not have.
fn joined(file: &Path, fresh: Vec<Puzzle>) -> Result<Vec<Puzzle>, Failure> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let mut puzzles = read(&text).map_err(|error| format!("{}: {error}", file.display()))?;
    for puzzle in fresh {
        if puzzles.iter().all(|known| known.id != puzzle.id) {
            puzzles.push(puzzle);
        }
    }
    Ok(puzzles)
}

/// How many there are of each theme.
fn print(puzzles: &[Puzzle], words: &Dictionary, out: &mut impl Write) -> Result<(), Failure> {
    let lines = puzzles.iter().filter(|puzzle| puzzle.steps.len() > 1).count();
    let found = Phrase::new("ochre-puzzles-found")
        .number("count", puzzles.len() as i64)
        .number("lines", lines as i64);
    writeln!(out, "{}", styled(HEADING, messages::phrase(words, &found)))?;
    let mut themes: BTreeMap<&str, usize> = BTreeMap::new();
    for puzzle in puzzles {
        *themes.entry(puzzle.theme.key()).or_default() += 1;
    }
    for (theme, count) in themes {
        writeln!(out, "{count:>5}  {}", messages::text(words, theme))?;
    }
    Ok(())
}
