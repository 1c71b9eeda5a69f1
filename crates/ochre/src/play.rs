//! `ochre play`: a whole game in the terminal.

mod session;

use std::{
    fmt::Display,
    io::{self, BufRead, Write},
    path::{Path, PathBuf},
    time::Duration,
};

use bots::Limits;
use catalog::Game;
use clap::Args;
use serde_json::Value;
use table::{
    Turn,
    any::AnyTable,
    dealer::Seed,
    record::{Overlay, Record},
};
use words::Dictionary;

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
    /// Who sits where: the name of a bot (random, greedy, easy, medium, hard), or anybody's name. Several people pass
    /// the device.
    #[arg(long, value_name = "LIST")]
    seats: Option<String>,
    /// The seed to deal from: a number or 64 hex digits. Without it, one nobody can guess.
    #[arg(long, value_parser = parse_seed)]
    seed: Option<Seed>,
    /// Where the game is saved. Without it, in your data folder.
    #[arg(long)]
    file: Option<PathBuf>,
    /// Begin anew even if an unfinished game is saved; its file is put aside.
    #[arg(long)]
    new: bool,
    /// Let each bot say what it thinks of its choices. That gives its cards away.
    #[arg(long)]
    explain: bool,
    /// The longest time a bot thinks about one decision, in milliseconds.
    #[arg(long, value_name = "MS")]
    time: Option<u64>,
    #[command(flatten)]
    setup: SetupArgs,
}

/// Who plays if nobody says.
const DEFAULT_SEATS: &str = "you,easy,easy,easy";

pub(crate) fn run(args: &PlayArgs, words: &Dictionary) -> Result<(), Failure> {
    run_on(args, words, io::stdin().lock(), io::stdout().lock())
}

fn run_on(
    args: &PlayArgs,
    words: &Dictionary,
    input: impl BufRead,
    output: impl Write,
) -> Result<(), Failure> {
    let game = match &args.game {
        Some(name) => game(name)?,
        None => *catalog::all().first().ok_or("there is no game")?,
    };
    let path = match &args.file {
        Some(path) => path.clone(),
        None => saves::default_path(game.boxed().name())?,
    };
    let saved = if path.exists() && !args.new { resume(game, args, words, &path)? } else { None };
    let (opening, (table, sitters)) = match saved {
        Some(saved) => (Opening::Resumed, saved),
        None => {
            let seated = open(game, args, words)?;
            (Opening::Anew { put_aside: saves::put_aside(&path)? }, seated)
        }
    };
    let manners = Manners {
        explain: args.explain,
        limits: Limits { time: args.time.map(Duration::from_millis), ..Limits::default() },
    };
    Session::new(words, game, table, &sitters, &manners, path, (input, output)).run(&opening)
}

/// How bots behave at the terminal.
#[derive(Clone, Copy, Debug)]
struct Manners {
    /// Do they say what they think?
    explain: bool,
    /// How long they may think.
    limits: Limits,
}

/// How a game at the terminal begins.
#[derive(Clone, Debug)]
enum Opening {
    /// From its start, after an older file was put aside.
    Anew { put_aside: Option<PathBuf> },
    /// Where it was left.
    Resumed,
}

/// A table and who sits at it.
type Seated = (Box<dyn AnyTable>, Vec<Sitter>);

fn open(game: &'static dyn Game, args: &PlayArgs, words: &Dictionary) -> Result<Seated, Failure> {
    let sitters = seating::parse(args.seats.as_deref().unwrap_or(DEFAULT_SEATS), words)?;
    let seed = match args.seed {
        Some(seed) => seed,
        None => fresh_seed()?,
    };
    let opening = args.setup.opening(Some(sitters.len()), Some(seed))?;
    Ok((game.boxed().open(&opening)?, sitters))
}

/// The saved game, unless it is over.
fn resume(
    game: &'static dyn Game,
    args: &PlayArgs,
    words: &Dictionary,
    path: &Path,
) -> Result<Option<Seated>, Failure> {
    let wrong = |why: &dyn Display| -> Failure {
        let advice = "Choose another file with --file, or put this one aside with --new.";
        format!("{}: {why}. {advice}", path.display()).into()
    };
    let text = seating::read_file(path)?;
    let record = Record::from_json(&text).map_err(|error| wrong(&error))?;
    let table = game.boxed().replay(&record, None).map_err(|error| wrong(&error))?;
    if table.turn() == Turn::Over {
        return Ok(None);
    }
    if record.seed.is_none() {
        return Err(wrong(&"this record holds no seed to deal from; 'ochre replay' shows it"));
    }
    let sitters = seating::parse(&record.players.join(","), words)
        .ok()
        .filter(|sitters| sitters.len() == table.seats())
        .ok_or_else(|| wrong(&"this record does not say who sits in each seat"))?;
    if let Some(what) = other_wish(args, words, &record, &sitters)? {
        return Err(wrong(&format_args!("an unfinished game with {what} is saved here")));
    }
    Ok(Some((table, sitters)))
}

/// What the saved game has otherwise than asked for, if anything.
fn other_wish(
    args: &PlayArgs,
    words: &Dictionary,
    record: &Record,
    sitters: &[Sitter],
) -> Result<Option<&'static str>, Failure> {
    if let Some(list) = &args.seats
        && seating::parse(list, words)? != sitters
    {
        return Ok(Some("other seats"));
    }
    if args.seed.is_some() && args.seed != record.seed {
        return Ok(Some("another seed"));
    }
    let wish = args.setup.opening(None, None)?;
    let differs = |(name, value): (&String, &Value)| record.options.get(name) != Some(value);
    if wish.options.as_object().is_some_and(|options| options.iter().any(differs)) {
        return Ok(Some("other options"));
    }
    let text = |overlay: &Option<Overlay>| overlay.as_ref().map(|overlay| overlay.text.clone());
    if wish.overlay.is_some() && text(&wish.overlay) != text(&record.content.overlay) {
        return Ok(Some("other content"));
    }
    Ok(None)
}
