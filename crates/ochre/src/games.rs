//! `ochre games`: the games and their options.

use std::io::Write;

use clap::Args;
use table::{
    any::AnyGame,
    options::OptionChoice,
    text::{Phrase, Words},
};
use words::{Dictionary, Speaker};

use crate::{
    cli::{Failure, game},
    messages,
    terminal::{self, HEADING, INPUT, styled, wrap},
};

#[derive(Debug, Args)]
pub(crate) struct GamesArgs {
    /// Show the options of this game.
    game: Option<String>,
}

/// Columns before the descriptions.
const NAMES: usize = 22;

pub(crate) fn run(args: &GamesArgs, words: &Dictionary) -> Result<(), Failure> {
    let mut out = terminal::stdout();
    match &args.game {
        Some(name) => list_options(game(name)?.boxed(), words, &mut out),
        None => list_games(words, &mut out),
    }
}

fn list_games(words: &Dictionary, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{}", styled(HEADING, messages::text(words, "ochre-games")))?;
    for game in catalog::all() {
        let name = game.boxed().name();
        let title = messages::text(words, format!("{name}-title"));
        let blurb = messages::text(words, format!("{name}-blurb"));
        writeln!(out, "  {}{}", pad(name), styled(HEADING, title))?;
        writeln!(out, "{}", wrap(&format!("{:NAMES$}{blurb}", ""), terminal::width(), NAMES))?;
    }
    writeln!(out, "\n{}", wrap(&messages::text(words, "ochre-games-options"), terminal::width(), 0))?;
    Ok(())
}

fn list_options(game: &dyn AnyGame, dictionary: &Dictionary, out: &mut impl Write) -> Result<(), Failure> {
    let speaker = Speaker { dictionary, names: &[] };
    let head = Phrase::new("ochre-options").phrase("game", Phrase::new(format!("{}-title", game.name())));
    writeln!(out, "{}", styled(HEADING, speaker.say(&head)))?;
    for spec in game.option_specs() {
        let describe = |text: String| wrap(&format!("{:NAMES$}{text}", ""), terminal::width(), NAMES);
        writeln!(out, "  {}{}", pad(spec.name), speaker.say(&spec.title))?;
        writeln!(out, "{}", describe(speaker.say(&spec.help)))?;
        writeln!(out, "{}", describe(values(&spec.choice, &speaker)))?;
    }
    Ok(())
}

/// What an option may be set to, and its default.
fn values(choice: &OptionChoice, speaker: &Speaker<'_>) -> String {
    let default = match choice {
        OptionChoice::Number { default, .. } => Some(default.to_string()),
        OptionChoice::Switch { default } => Some(default.to_string()),
        OptionChoice::OneOf { default, .. } => Some((*default).to_owned()),
        OptionChoice::AnyOf { .. } => None,
    };
    let list =
        |values: &[(&str, Phrase)]| values.iter().map(|(value, _)| *value).collect::<Vec<_>>().join(", ");
    let phrase = match choice {
        OptionChoice::Number { from, to, .. } => {
            Phrase::new("ochre-option-number").number("from", *from).number("to", *to)
        }
        OptionChoice::Switch { .. } => Phrase::new("ochre-option-switch"),
        OptionChoice::OneOf { values, .. } => Phrase::new("ochre-option-one").text("values", list(values)),
        OptionChoice::AnyOf { values } => Phrase::new("ochre-option-any").text("values", list(values)),
    };
    let values = speaker.say(&phrase);
    match default {
        None => values,
        Some(default) => {
            let with = Phrase::new("ochre-option-default").text("values", values).text("default", default);
            speaker.say(&with)
        }
    }
}

fn pad(name: &str) -> String {
    format!("{}{:2$}", styled(INPUT, name), "", (NAMES - 2).saturating_sub(name.len()))
}
