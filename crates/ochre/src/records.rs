//! `ochre replay` and `ochre verify`.

use std::{
    io::{self, Write},
    path::PathBuf,
};

use clap::Args;
use table::{
    Seat, Turn, Viewer,
    any::AnyTable,
    entropy::Entropy,
    record::{Event, Record},
    table::Verified,
    text::{Phrase, Words},
};
use words::{Dictionary, Speaker};

use crate::{
    cli::{Failure, game},
    messages,
    play::print_standings,
    players, saves,
    terminal::{self, paint_seats, wrap},
};

#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    /// The record file.
    file: PathBuf,
    /// Stop before this event, counted from 0. Default: the whole game.
    #[arg(long, value_name = "EVENT")]
    at: Option<usize>,
    /// Show what this seat sees, counted from 1. Default: what a spectator sees.
    #[arg(long)]
    seat: Option<u64>,
}

#[derive(Debug, Args)]
pub(crate) struct VerifyArgs {
    /// The record file.
    file: PathBuf,
    /// The commitment you saw before the deal: fail if the record has another one.
    #[arg(long, value_name = "HEX")]
    commitment: Option<String>,
    /// What you added to the seed: fail if the record does not have it. May be given several times.
    #[arg(long, value_name = "HEX")]
    entropy: Vec<String>,
}

pub(crate) fn replay(args: &ReplayArgs, words: &Dictionary) -> Result<(), Failure> {
    let record = saves::load(&args.file)?;
    if args.at.is_some_and(|at| at > record.events.len()) {
        return Err(format!("{}: the record has {} events", args.file.display(), record.events.len()).into());
    }
    let table = game(&record.game)
        .and_then(|game| Ok(game.boxed().replay(&record, args.at)?))
        .map_err(|error| format!("{}: {error}", args.file.display()))?;
    let viewer = match args.seat {
        None => Viewer::Public,
        Some(number) => Viewer::Seat(
            Seat::from_number(number)
                .filter(|seat| seat.index() < table.seats())
                .ok_or_else(|| format!("the game has seats 1 to {}", table.seats()))?,
        ),
    };
    show(&record, table.as_ref(), viewer, words, &mut terminal::stdout())
}

fn show(
    record: &Record,
    table: &dyn AnyTable,
    viewer: Viewer,
    dictionary: &Dictionary,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let names = players::names(&record.players, dictionary);
    let speaker = Speaker { dictionary, names: &names };
    let mut shown = usize::MAX;
    for entry in table.story(viewer) {
        if entry.event != shown {
            shown = entry.event;
            // The action of another seat may be secret: show only the viewer's own.
            match record.events.get(shown) {
                Some(Event::Play(event)) if viewer.is(event.seat) => {
                    writeln!(out, "{shown:>5}  {} {}", event.seat, event.play)?;
                }
                _ => writeln!(out, "{shown:>5}")?,
            }
        }
        writeln!(out, "{}", wrap(&format!("       {}", speaker.say(&entry.phrase)), terminal::width(), 9))?;
    }
    let board = wrap(&table.render_text(viewer, &speaker), terminal::width(), 4);
    writeln!(out, "\n{}", paint_seats(&board))?;
    let next = match table.turn() {
        Turn::Over => return print_standings(table, &speaker, terminal::width(), out),
        Turn::Choose(seat) => Phrase::new("ochre-replay-choose").number("number", seat.number() as i64),
        Turn::Chance => Phrase::new("ochre-replay-chance"),
    };
    writeln!(out, "{}", speaker.say(&next.number("events", table.version() as i64)))?;
    Ok(())
}

pub(crate) fn verify(args: &VerifyArgs, words: &Dictionary) -> Result<(), Failure> {
    let record = saves::load(&args.file)?;
    let verified = game(&record.game)
        .and_then(|game| Ok(game.boxed().verify(&record)?))
        .map_err(|error| format!("{}: {error}", args.file.display()))?;
    expect_own(args, &verified).map_err(|error| format!("{}: {error}", args.file.display()))?;
    let mut out = io::stdout().lock();
    let seed = Phrase::new("ochre-verified-seed").text("commitment", verified.commitment);
    writeln!(out, "{}", messages::phrase(words, &seed))?;
    if !verified.contributions.is_empty() {
        writeln!(out, "{}", messages::text(words, "ochre-verified-contributions"))?;
        for contribution in &verified.contributions {
            writeln!(out, "  {} {}", contribution.seat, contribution.entropy.to_hex())?;
        }
    }
    let draws = Phrase::new("ochre-verified-draws")
        .number("draws", verified.draws as i64)
        .number("events", verified.events as i64);
    writeln!(out, "{}", messages::phrase(words, &draws))?;
    if !verified.over {
        writeln!(out, "{}", messages::text(words, "ochre-verified-unfinished"))?;
    }
    Ok(())
}

/// The commitment and the contributions that the caller knows must be those of the record.
fn expect_own(args: &VerifyArgs, verified: &Verified) -> Result<(), String> {
    if let Some(seen) = &args.commitment
        && !seen.eq_ignore_ascii_case(&verified.commitment)
    {
        return Err(format!("the record has the commitment {}, not {seen}", verified.commitment));
    }
    for own in &args.entropy {
        let entropy =
            Entropy::from_hex(own).ok_or_else(|| format!("--entropy {own}: 64 hex digits are expected"))?;
        if !verified.contributions.iter().any(|contribution| contribution.entropy == entropy) {
            return Err(format!("no seat contributed {own}: the dealing was tampered with"));
        }
    }
    Ok(())
}
