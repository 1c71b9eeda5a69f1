//! `ochre play`: a whole game in the terminal.

mod session;

use std::{
    io::{self, BufRead, Write},
    path::PathBuf,
};

use clap::Args;
use shelf::Game;
use table::{Turn, any::AnyTable, dealer::Seed};

use crate::{
    cli::{Failure, SetupArgs, fresh_seed, game, parse_seed},
    saves,
    seating::{self, Sitter},
};

use session::Session;
pub(crate) use session::print_standings;

#[derive(Clone, Debug, Default, Args)]
pub(crate) struct PlayArgs {
    /// The game. Without it, the first of the list.
    game: Option<String>,
    /// Who sits where: the name of a bot (random, greedy), or anybody's name. Several people pass the device.
    #[arg(long, value_name = "LIST")]
    seats: Option<String>,
    /// The seed to deal from: a number or 64 hex digits. Without it, one nobody can guess.
    #[arg(long, value_parser = parse_seed)]
    seed: Option<Seed>,
    /// Where the game is saved. Without it, in your data folder.
    #[arg(long)]
    file: Option<PathBuf>,
    /// Begin anew even if a game is saved.
    #[arg(long)]
    new: bool,
    #[command(flatten)]
    setup: SetupArgs,
}

/// Who plays if nobody says.
const DEFAULT_SEATS: &str = "you,greedy,greedy,greedy";

pub(crate) fn run(args: &PlayArgs) -> Result<(), Failure> {
    run_on(args, io::stdin().lock(), io::stdout().lock())
}

fn run_on(args: &PlayArgs, input: impl BufRead, output: impl Write) -> Result<(), Failure> {
    let game = match &args.game {
        Some(name) => game(name)?,
        None => *shelf::all().first().ok_or("there is no game")?,
    };
    let path = match &args.file {
        Some(path) => path.clone(),
        None => saves::default_path(game.boxed().name())?,
    };
    let asked_anew =
        args.new || args.seats.is_some() || args.seed.is_some() || !args.setup.options.is_empty();
    let saved = if path.exists() && !asked_anew { resume(game, &path)? } else { None };
    let resumed = saved.is_some();
    let (table, sitters) = match saved {
        Some(saved) => saved,
        None => open(game, args)?,
    };
    Session::new(game, table, &sitters, path, input, output)?.run(resumed)
}

/// A table and who sits at it.
type Seated = (Box<dyn AnyTable>, Vec<Sitter>);

fn open(game: &'static dyn Game, args: &PlayArgs) -> Result<Seated, Failure> {
    let sitters = seating::parse(args.seats.as_deref().unwrap_or(DEFAULT_SEATS))?;
    let seed = match args.seed {
        Some(seed) => seed,
        None => fresh_seed()?,
    };
    let opening = args.setup.opening(Some(sitters.len()), Some(seed))?;
    Ok((game.boxed().open(&opening)?, sitters))
}

/// The saved game, unless it is over.
fn resume(game: &'static dyn Game, path: &std::path::Path) -> Result<Option<Seated>, Failure> {
    let record = saves::load(path)?;
    let table = game
        .boxed()
        .replay(&record, None)
        .map_err(|error| format!("{}: {error}. Use --new to begin anew.", path.display()))?;
    if table.turn() == Turn::Over {
        return Ok(None);
    }
    let sitters = seating::parse(&record.players.join(","))?;
    if sitters.len() != table.seats() {
        return Err(format!("{}: the list of players does not fit the game", path.display()).into());
    }
    Ok(Some((table, sitters)))
}
