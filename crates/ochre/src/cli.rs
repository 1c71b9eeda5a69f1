//! What can be asked of `ochre` on the command line.

use std::{io, path::PathBuf};

use catalog::Game;
use clap::{Args, Parser, Subcommand};
use serde_json::{Map, Value};
use table::{any::Opening, dealer::Seed, record::Overlay};
use words::{Dictionary, Language};

use crate::{
    bench, cards, content, engine, ladder, play, records, seating, serve, sim, speech, transfer, tune,
};

/// Anything that ends a command with a message.
pub(crate) type Failure = Box<dyn std::error::Error>;

/// A digital table for prehistoric strategy board games.
#[derive(Debug, Parser)]
#[command(
    name = "ochre",
    version,
    about,
    after_help = "Without a command, ochre serves its tables and prints the link to them."
)]
pub(crate) struct Cli {
    /// The language to speak: en or fr. Without it, that of your LC_ALL, LC_MESSAGES or LANG; the engine speaks English.
    #[arg(long, global = true, value_name = "TAG")]
    language: Option<Language>,
    #[command(flatten)]
    serve: serve::ServeArgs,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Serve tables to browsers and programs: the same as no command at all.
    Serve(serve::ServeArgs),
    /// Play a game in the terminal.
    Play(play::PlayArgs),
    /// Let bots play many games and report who wins.
    Sim(sim::SimArgs),
    /// Let bots play each other and say how strong they are.
    Ladder(ladder::LadderArgs),
    /// Search for better weights of a game's appraisal, and write them to a file.
    Tune(tune::TuneArgs),
    /// Measure how fast the rules are.
    Bench(bench::BenchArgs),
    /// Show a recorded game, step by step.
    Replay(records::ReplayArgs),
    /// Check the dealing of a recorded game against its seed.
    Verify(records::VerifyArgs),
    /// Write a table of the server's database as a game record.
    Export(transfer::ExportArgs),
    /// Make a game record a table in the server's database.
    Import(transfer::ImportArgs),
    /// Host or play games from another program, by lines of JSON.
    Engine,
    /// List the games.
    Games,
    /// List every card, tile and token of a game, in icons and words, with where each value comes from.
    Cards(cards::CardsArgs),
    /// Work with content files.
    #[command(subcommand)]
    Content(content::ContentCommand),
}

impl Cli {
    pub(crate) fn run(self) -> Result<(), Failure> {
        // A program on the other side of a pipe should hear the same on every machine.
        let language = match (self.language, &self.command) {
            (Some(language), _) => language,
            (None, Some(Command::Engine)) => Language::default(),
            (None, _) => speech::of_environment(),
        };
        let words = speech::dictionary(language)?;
        match self.command {
            Some(Command::Play(args)) => play::run(&args, &words),
            Some(Command::Sim(args)) => sim::run(&args, &words),
            Some(Command::Ladder(args)) => ladder::run(&args, &words),
            Some(Command::Tune(args)) => tune::run(&args, &words),
            Some(Command::Bench(args)) => bench::run(&args),
            Some(Command::Replay(args)) => records::replay(&args, &words),
            Some(Command::Verify(args)) => records::verify(&args, &words),
            Some(Command::Export(args)) => transfer::export(&args, &words),
            Some(Command::Import(args)) => transfer::import(&args, &words),
            Some(Command::Engine) => engine::run(words, io::stdin().lock(), io::stdout().lock()),
            Some(Command::Games) => list_games(&words, &mut io::stdout().lock()),
            Some(Command::Cards(args)) => cards::run(&args, &words),
            Some(Command::Content(command)) => content::run(&command, &words),
            Some(Command::Serve(args)) => serve::run(&args, &words),
            None => serve::run(&self.serve, &words),
        }
    }
}

fn list_games(words: &Dictionary, out: &mut impl io::Write) -> Result<(), Failure> {
    writeln!(out, "\n{}", speech::say(words, "ochre-games"))?;
    for game in catalog::all() {
        let name = game.boxed().name();
        let say = |key: String| speech::say(words, key);
        writeln!(out, "  {name:16} {}", say(format!("{name}-title")))?;
        writeln!(out, "  {:16} {}", "", say(format!("{name}-blurb")))?;
    }
    Ok(())
}

/// The game a command is about.
pub(crate) fn game(name: &str) -> Result<&'static dyn Game, Failure> {
    catalog::find(name).ok_or_else(|| {
        let names: Vec<_> = catalog::all().iter().map(|game| game.boxed().name()).collect();
        format!("there is no game '{name}'; there are {}", names.join(", ")).into()
    })
}

/// How a table is set up: shared by all commands that open one.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct SetupArgs {
    /// An option of the game, such as `short=true`. May be given several times.
    #[arg(short, long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// A content file to lay over the standard one.
    #[arg(long, value_name = "FILE")]
    pub(crate) content: Option<PathBuf>,
}

impl SetupArgs {
    /// The opening these arguments ask for, with `seats` seats.
    pub(crate) fn opening(&self, seats: Option<usize>, seed: Option<Seed>) -> Result<Opening, Failure> {
        let mut options = Map::new();
        for option in &self.options {
            let (name, value) = option
                .split_once('=')
                .ok_or_else(|| format!("'{option}' is not NAME=VALUE, such as short=true"))?;
            // Numbers, true and false and lists are JSON; anything else is a word.
            if name == "seats" {
                return Err("the number of seats is set with --seats".into());
            }
            let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
            options.insert(name.to_owned(), value);
        }
        if let Some(seats) = seats {
            options.insert("seats".to_owned(), seats.into());
        }
        let overlay = match &self.content {
            None => None,
            Some(path) => Some(Overlay { file: path.display().to_string(), text: seating::read_file(path)? }),
        };
        Ok(Opening { options: Value::Object(options), overlay, seed, position: None })
    }
}

/// Reads a seed: 64 hex digits, or any number.
pub(crate) fn parse_seed(text: &str) -> Result<Seed, String> {
    Seed::from_hex(text)
        .or_else(|| text.parse().ok().map(Seed::from_number))
        .ok_or_else(|| "a seed is a whole number or 64 hex digits".to_owned())
}

/// A seed nobody can guess.
pub(crate) fn fresh_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| format!("no randomness from the system: {error}"))?;
    Ok(Seed(bytes))
}
