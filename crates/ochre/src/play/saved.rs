//! The saved game: continued, or kept while a new one starts.

use std::{
    fmt::Display,
    io::{BufRead, Write},
    path::Path,
};

use catalog::Game;
use serde_json::Value;
use table::{Turn, any::AnyTable, record::Record, text::Phrase};
use words::Dictionary;

use super::{Console, PlayArgs, Seated};
use crate::{
    cli::Failure,
    messages,
    players::{self, Player},
    saves,
    setup::Seats,
    terminal::{INPUT, styled, wrap},
};

/// What to do about the saved game.
pub(super) enum Found {
    /// Continue it.
    Continue(Seated),
    /// There is none, it is over, or a new game was asked for.
    StartNew,
    /// The person does not want to play.
    Quit,
}

/// Looks at the saved game and decides from the arguments what to do about it. If they differ from the saved game, asks
/// the person; without a person at the terminal, fails and names the arguments that decide.
pub(super) fn find<I: BufRead, O: Write>(
    game: &'static dyn Game,
    args: &PlayArgs,
    words: &Dictionary,
    path: &Path,
    console: &mut Console<I, O>,
) -> Result<Found, Failure> {
    let nothing = || -> Failure {
        format!("{}: no unfinished game is saved here; leave out --continue to start one", path.display())
            .into()
    };
    if args.new || !path.exists() {
        return if args.resume { Err(nothing()) } else { Ok(Found::StartNew) };
    }
    let text = saves::read_file(path)?;
    let record = Record::from_json(&text).map_err(|error| unusable(path, &error))?;
    let mut table = game.boxed().replay(&record, None).map_err(|error| unusable(path, &error))?;
    // Nobody contributes to the seed here.
    table.start();
    if table.turn() == Turn::Over {
        return if args.resume { Err(nothing()) } else { Ok(Found::StartNew) };
    }
    let seated = seat(table, &record, words, path)?;
    if args.resume {
        return Ok(Found::Continue(seated));
    }
    let Some(difference) = difference(game, args, words, &record, &seated.players)? else {
        return Ok(Found::Continue(seated));
    };
    let differs = Phrase::new("ochre-saved-differs")
        .text("file", path.display().to_string())
        .phrase("game", Phrase::new(format!("{}-title", game.boxed().name())))
        .text("seats", players::names(&record.players, words).join(", "))
        .phrase("difference", Phrase::new(difference.key()));
    let differs = messages::phrase(words, &differs);
    if !console.interactive {
        return Err(format!("{differs} {}", messages::text(words, "ochre-saved-advice")).into());
    }
    writeln!(console.output, "{}", wrap(&differs, console.width, 0))?;
    Ok(match ask(words, console)? {
        Answer::Continue => Found::Continue(seated),
        Answer::New => Found::StartNew,
        Answer::Quit => Found::Quit,
    })
}

/// How the arguments differ from the saved game.
#[derive(Clone, Copy)]
enum Difference {
    Seats,
    Seed,
    Options,
    Content,
}

impl Difference {
    const fn key(self) -> &'static str {
        match self {
            Self::Seats => "ochre-other-seats",
            Self::Seed => "ochre-other-seed",
            Self::Options => "ochre-other-options",
            Self::Content => "ochre-other-content",
        }
    }
}

/// An error about the saved game, with what to do about it.
fn unusable(path: &Path, why: &dyn Display) -> Failure {
    let advice = "Choose another file with --file, or start a new game with --new; this file is kept under another name.";
    format!("{}: {why}. {advice}", path.display()).into()
}

/// The saved game, if the record holds all that is needed to go on.
fn seat(
    table: Box<dyn AnyTable>,
    record: &Record,
    words: &Dictionary,
    path: &Path,
) -> Result<Seated, Failure> {
    if record.seed.is_none() {
        return Err(unusable(path, &"this record holds no seed to deal from; 'ochre replay' shows it"));
    }
    match players::parse(&record.players.join(","), words) {
        Ok(players) if players.len() == table.seats() => Ok(Seated { table, players }),
        _ => Err(unusable(path, &"this record does not name the player of each seat")),
    }
}

/// The first difference between the arguments and the saved game. Arguments that are not given differ from nothing.
fn difference(
    game: &'static dyn Game,
    args: &PlayArgs,
    words: &Dictionary,
    record: &Record,
    saved: &[Player],
) -> Result<Option<Difference>, Failure> {
    match args.setup.seats(words)? {
        Some(Seats::Players(players)) if players != saved => return Ok(Some(Difference::Seats)),
        Some(Seats::Count(count)) if count != saved.len() => return Ok(Some(Difference::Seats)),
        _ => {}
    }
    if args.seed.is_some() && args.seed != record.seed {
        return Ok(Some(Difference::Seed));
    }
    let asked = args.setup.opening(game.boxed(), None, None)?;
    let differs = |(name, value): (&String, &Value)| record.options.get(name) != Some(value);
    if asked.options.as_object().is_some_and(|options| options.iter().any(differs)) {
        return Ok(Some(Difference::Options));
    }
    let saved_text = record.content.overlay.as_ref().map(|overlay| &overlay.text);
    if asked.overlay.as_ref().is_some_and(|overlay| Some(&overlay.text) != saved_text) {
        return Ok(Some(Difference::Content));
    }
    Ok(None)
}

/// What the person wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    Continue,
    New,
    Quit,
}

/// Asks until one of the words, or its first letter, is typed. The end of the input quits.
fn ask<I: BufRead, O: Write>(words: &Dictionary, console: &mut Console<I, O>) -> Result<Answer, Failure> {
    let answers = [
        (Answer::Continue, "ochre-word-continue"),
        (Answer::New, "ochre-word-new"),
        (Answer::Quit, "ochre-word-quit"),
    ]
    .map(|(answer, key)| (answer, messages::text(words, key)));
    let list = answers.each_ref().map(|(_, word)| styled(INPUT, word)).join(", ");
    let question = messages::phrase(words, &Phrase::new("ochre-saved-question").text("answers", list));
    loop {
        write!(console.output, "{} ", wrap(&question, console.width, 0))?;
        console.output.flush()?;
        let mut line = String::new();
        if console.input.read_line(&mut line)? == 0 {
            return Ok(Answer::Quit);
        }
        let typed = line.trim().to_lowercase();
        let means = |word: &str| !typed.is_empty() && word.starts_with(&typed);
        if let Some((answer, _)) = answers.iter().find(|(_, word)| means(word)) {
            return Ok(*answer);
        }
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    fn answer(language: Language, typed: &str) -> (Answer, String) {
        let words = messages::dictionary(language).unwrap();
        let mut console =
            Console { input: typed.as_bytes(), output: Vec::new(), interactive: true, width: Some(80) };
        let answer = ask(&words, &mut console).unwrap();
        (answer, String::from_utf8(console.output).unwrap())
    }

    #[test]
    fn a_person_is_asked_until_an_answer_is_understood() {
        for (typed, expected) in [
            ("continue\n", Answer::Continue),
            ("N\n", Answer::New),
            ("q\n", Answer::Quit),
            ("", Answer::Quit),
        ] {
            assert_eq!(answer(Language::English, typed).0, expected, "{typed}");
        }
        let (found, shown) = answer(Language::English, "\nwhat?\nnew\n");
        assert_eq!((found, shown.matches("Continue the saved game").count()), (Answer::New, 3));
        assert_eq!(answer(Language::French, "c\n").0, Answer::Continue);
        assert_eq!(answer(Language::French, "nouvelle\n").0, Answer::New);
    }
}
