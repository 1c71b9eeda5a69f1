//! `ochre play`: a whole game in the terminal.

mod saved;
mod screen;
mod session;

use std::{
    io::{self, BufRead, IsTerminal, Write},
    path::PathBuf,
    time::Duration,
};

use bots::{Level, Limits};
use catalog::Game;
use clap::Args;
use table::{any::AnyTable, dealer::Seed};
use words::Dictionary;

use crate::{
    cli::{Failure, fresh_seed, game, parse_seed},
    players::{self, Player},
    saves,
    setup::{Seats, SetupArgs},
    terminal,
};

pub(crate) use screen::print_standings;
use session::Session;

#[derive(Clone, Debug, Args)]
pub(crate) struct PlayArgs {
    /// The game. Default: the first that `ochre games` lists.
    game: Option<String>,
    #[command(flatten)]
    setup: SetupArgs,
    /// The seed to deal from: a number or 64 hex digits. Default: an unpredictable one.
    #[arg(long, value_parser = parse_seed)]
    seed: Option<Seed>,
    /// The file of the saved game. Default: one for each game in your data folder.
    #[arg(long)]
    file: Option<PathBuf>,
    /// Start a new game even if an unfinished one is saved; the saved game is kept under another name.
    #[arg(long)]
    new: bool,
    /// Continue the saved game even if other arguments differ from it.
    #[arg(long = "continue", conflicts_with = "new")]
    resume: bool,
    /// Show how each bot rates its choices. That reveals its cards.
    #[arg(long)]
    explain: bool,
    /// The longest time of a bot for one decision, in milliseconds.
    #[arg(long, value_name = "MS")]
    time: Option<u64>,
}

/// The bots of seats for which `--seats` names no player.
const DEFAULT_BOT: Level = Level::Easy;

pub(crate) fn run(args: &PlayArgs, words: &Dictionary) -> Result<(), Failure> {
    let console = Console {
        input: io::stdin().lock(),
        output: terminal::stdout(),
        interactive: io::stdin().is_terminal() && io::stdout().is_terminal(),
        width: terminal::width(),
    };
    run_on(args, words, console)
}

/// Where a session reads and writes.
struct Console<I, O> {
    input: I,
    output: O,
    /// Is a person there to answer questions before the game?
    interactive: bool,
    /// Columns; `None` if lines are not wrapped.
    width: Option<usize>,
}

fn run_on<I: BufRead, O: Write>(
    args: &PlayArgs,
    words: &Dictionary,
    mut console: Console<I, O>,
) -> Result<(), Failure> {
    let game = match &args.game {
        Some(name) => game(name)?,
        None => *catalog::all().first().ok_or("this program has no games")?,
    };
    let path = match &args.file {
        Some(path) => path.clone(),
        None => saves::default_path(game.boxed().name())?,
    };
    let (start, seated) = match saved::find(game, args, words, &path, &mut console)? {
        saved::Found::Continue(seated) => (Start::Continued, seated),
        saved::Found::Quit => return Ok(()),
        saved::Found::StartNew => {
            let seated = open(game, args, words)?;
            (Start::New { kept: saves::put_aside(&path)? }, seated)
        }
    };
    let limits = Limits { time: args.time.map(Duration::from_millis), ..Limits::default() };
    let settings = Settings { explain: args.explain, limits, path };
    Session::new(words, game, seated, settings, console).run(&start)
}

/// What is set for the whole session.
#[derive(Clone, Debug)]
struct Settings {
    /// Do bots show how they rate their choices?
    explain: bool,
    /// How long bots may compute.
    limits: Limits,
    /// The file of the saved game.
    path: PathBuf,
}

/// How a session starts.
#[derive(Clone, Debug)]
enum Start {
    /// With a new game; an older saved game may have been kept in another file.
    New { kept: Option<PathBuf> },
    /// With the saved game.
    Continued,
}

/// A table and its players.
struct Seated {
    table: Box<dyn AnyTable>,
    players: Vec<Player>,
}

fn open(game: &'static dyn Game, args: &PlayArgs, words: &Dictionary) -> Result<Seated, Failure> {
    let seats = args.setup.seats(words)?;
    let count = match &seats {
        None => None,
        Some(Seats::Count(count)) => Some(*count),
        Some(Seats::Players(players)) => Some(players.len()),
    };
    let seed = match args.seed {
        Some(seed) => seed,
        None => fresh_seed()?,
    };
    let opening = args.setup.opening(game.boxed(), count, Some(seed))?;
    let table = game.boxed().open(&opening)?;
    let players = match seats {
        Some(Seats::Players(players)) => players,
        Some(Seats::Count(_)) | None => default_players(table.seats()),
    };
    Ok(Seated { table, players })
}

/// The person at the terminal against bots.
fn default_players(seats: usize) -> Vec<Player> {
    let bots = (1..seats).map(|_| Player::Bot(DEFAULT_BOT));
    std::iter::once(players::you()).chain(bots).collect()
}
