//! The commands of `ochre`.

use std::io;

use anstream::ColorChoice;
use catalog::Game;
use clap::{Parser, Subcommand, ValueEnum};
use table::dealer::Seed;
use words::Language;

use crate::{
    admin, backup, balance, bench, cards, content, doctor, engine, games, ladder, messages, play, puzzles,
    ratings, records, review, serve, sim, transfer, tune, worker,
};

/// Any error that ends a command; its text is shown to the user.
pub(crate) type Failure = Box<dyn std::error::Error>;

/// A digital table for prehistoric strategy board games.
#[derive(Debug, Parser)]
#[command(
    name = "ochre",
    version,
    about,
    after_help = "Without a command, ochre starts the web server and prints its link."
)]
pub(crate) struct Cli {
    /// The language: en, fr, de or pl. Default: that of LC_ALL, LC_MESSAGES or LANG; English for the engine.
    #[arg(long, global = true, value_name = "TAG")]
    language: Option<Language>,
    /// When to use colours. auto: in a terminal, unless NO_COLOR is set.
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    color: Color,
    #[command(flatten)]
    serve: serve::ServeArgs,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Color {
    Auto,
    Always,
    Never,
}

impl From<Color> for ColorChoice {
    fn from(color: Color) -> Self {
        match color {
            Color::Auto => Self::Auto,
            Color::Always => Self::Always,
            Color::Never => Self::Never,
        }
    }
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Start the web server. The default command.
    Serve(serve::ServeArgs),
    /// Compute decisions of bots, hints and reviews for the servers of a cluster.
    Worker(worker::WorkerArgs),
    /// Play a game in the terminal.
    Play(play::PlayArgs),
    /// Let bots play many games and report who wins.
    Sim(sim::SimArgs),
    /// Measure what wins: seats, cards, sources of points, and bots that favour one of them.
    Balance(balance::BalanceArgs),
    /// Let bots play each other and rate them.
    Ladder(ladder::LadderArgs),
    /// Fit the weights of a game's evaluation to self-play, and write them to a file.
    Tune(tune::TuneArgs),
    /// Mine games between bots for positions in which one choice is clearly best.
    Puzzles(puzzles::PuzzlesArgs),
    /// Measure the speed of the rules and of the search.
    Bench(bench::BenchArgs),
    /// Show a recorded game, step by step.
    Replay(records::ReplayArgs),
    /// Show where a recorded game was won: chances, mistakes, better choices, luck.
    Review(review::ReviewArgs),
    /// Check the dealing of a recorded game against its seed.
    Verify(records::VerifyArgs),
    /// Write a table of the server's database as a game record.
    Export(transfer::ExportArgs),
    /// Add a game record to the server's database as a table.
    Import(transfer::ImportArgs),
    /// Copy the server's database to a file, also while the server runs.
    Backup(backup::BackupArgs),
    /// Replace the server's database by a backup.
    Restore(backup::RestoreArgs),
    /// Work with the results and ratings of the server's database.
    #[command(subcommand)]
    Ratings(ratings::RatingsCommand),
    /// Check the server's database, the records of all tables and the settings, and say what to do.
    Doctor(Box<doctor::DoctorArgs>),
    /// Administer the server: people, bans, registration, reports. A running server follows within a second.
    Admin(Box<admin::AdminArgs>),
    /// Host or play games from another program, through lines of JSON.
    Engine,
    /// List the games, or the options of one.
    Games(games::GamesArgs),
    /// List every card, tile and token of a game, with the provenance of each value.
    Cards(cards::CardsArgs),
    /// Work with content files.
    #[command(subcommand)]
    Content(content::ContentCommand),
}

impl Cli {
    pub(crate) fn run(self) -> Result<(), Failure> {
        ColorChoice::from(self.color).write_global();
        // Another program must receive the same text on every machine.
        let language = match (self.language, &self.command) {
            (Some(language), _) => language,
            (None, Some(Command::Engine)) => Language::default(),
            (None, _) => messages::of_environment(),
        };
        let words = messages::dictionary(language)?;
        let outcome = match self.command {
            Some(Command::Worker(args)) => worker::run(&args, &words),
            Some(Command::Play(args)) => play::run(&args, &words),
            Some(Command::Sim(args)) => sim::run(&args, &words),
            Some(Command::Balance(args)) => balance::run(&args, &words),
            Some(Command::Ladder(args)) => ladder::run(&args, &words),
            Some(Command::Tune(args)) => tune::run(&args, &words),
            Some(Command::Puzzles(args)) => puzzles::run(&args, &words),
            Some(Command::Bench(args)) => bench::run(&args, None),
            Some(Command::Replay(args)) => records::replay(&args, &words),
            Some(Command::Review(args)) => review::run(&args, &words),
            Some(Command::Verify(args)) => records::verify(&args, &words),
            Some(Command::Export(args)) => transfer::export(&args, &words),
            Some(Command::Import(args)) => transfer::import(&args, &words),
            Some(Command::Backup(args)) => backup::back_up(&args, &words),
            Some(Command::Restore(args)) => backup::restore(&args, &words),
            Some(Command::Ratings(command)) => ratings::run(&command, &words),
            Some(Command::Doctor(args)) => doctor::run(&args, &words),
            Some(Command::Admin(args)) => admin::run(&args, &words),
            Some(Command::Engine) => return engine::run(words, io::stdin().lock(), io::stdout().lock()),
            Some(Command::Games(args)) => games::run(&args, &words),
            Some(Command::Cards(args)) => cards::run(&args, &words),
            Some(Command::Content(command)) => content::run(&command, &words),
            Some(Command::Serve(args)) => serve::run(&args, &words),
            None => serve::run(&self.serve, &words),
        };
        outcome.map_err(|failure| messages::failure(&words, failure))
    }
}

/// The game with this name, or an error that lists the games.
pub(crate) fn game(name: &str) -> Result<&'static dyn Game, Failure> {
    catalog::find(name).ok_or_else(|| {
        let names: Vec<_> = catalog::all().iter().map(|game| game.boxed().name()).collect();
        format!("there is no game '{name}'; there are {}", names.join(", ")).into()
    })
}

/// Reads a seed: 64 hex digits, or a whole number.
pub(crate) fn parse_seed(text: &str) -> Result<Seed, String> {
    Seed::from_hex(text)
        .or_else(|| text.parse().ok().map(Seed::from_number))
        .ok_or_else(|| "a seed is a whole number or 64 hex digits".to_owned())
}

/// An unpredictable seed from the operating system.
pub(crate) fn fresh_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| format!("the operating system returned no random bytes: {error}"))?;
    Ok(Seed(bytes))
}
