//! Seats, options and content of a game: the same arguments, read the same way, for every command.

use std::{io, path::PathBuf};

use bots::Level;
use clap::Args;
use serde_json::{Map, Value};
use table::{
    any::{AnyGame, Opening},
    dealer::Seed,
    options::{OptionChoice, OptionSpec},
    record::Overlay,
};
use words::Dictionary;

use crate::players::{self, NameError, Player};

/// The option that holds the number of seats, in every game.
const SEATS: &str = "seats";

/// How a table is set up.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct SetupArgs {
    /// How many seats (`4`), or who plays in each (`you,easy,hard`): a bot's level or a person's name.
    #[arg(long, value_name = "SEATS")]
    seats: Option<String>,
    /// An option of the game, such as `short=true`. May be given several times; `ochre games GAME` lists them.
    #[arg(short, long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    #[command(flatten)]
    content: ContentArgs,
}

/// Changes to the printed values of a game.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct ContentArgs {
    /// A content file whose values replace the standard ones.
    #[arg(long, value_name = "FILE")]
    content: Option<PathBuf>,
}

/// The value of `--seats`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Seats {
    /// A number of seats.
    Count(usize),
    /// The player of each seat.
    Players(Vec<Player>),
}

/// Arguments that describe no table.
#[derive(Debug, thiserror::Error)]
pub(crate) enum SetupError {
    #[error("'{0}' is not NAME=VALUE, such as short=true")]
    NotNameValue(String),
    #[error("{game} has no option '{name}'{} Its options: {}", did_you_mean(.nearest.as_deref()), .known.join("; "))]
    UnknownOption { game: &'static str, name: String, nearest: Option<String>, known: Vec<String> },
    #[error("{game}: {name} is {expected}, not {value}")]
    BadValue { game: &'static str, name: String, value: String, expected: String },
    #[error("--seats asks for {flag} seats, -o seats={option} for another number: use one of them")]
    TwoSeatCounts { flag: usize, option: Value },
    #[error("--seats {0}: this command needs a number of seats, such as --seats 4")]
    NeedsCount(String),
    #[error("'{name}' is not a bot: this command seats only bots ({})", level_names())]
    NotABot { name: String },
    #[error(transparent)]
    Name(#[from] NameError),
    #[error("{}: {error}", .file.display())]
    Content { file: PathBuf, error: io::Error },
}

fn did_you_mean(nearest: Option<&str>) -> String {
    nearest.map_or_else(|| ".".to_owned(), |name| format!("; did you mean '{name}'?"))
}

fn level_names() -> String {
    Level::ALL.map(|level| level.to_string()).join(", ")
}

impl ContentArgs {
    /// The content file, if one is given.
    pub(crate) fn overlay(&self) -> Result<Option<Overlay>, SetupError> {
        let read = |file: &PathBuf| match std::fs::read_to_string(file) {
            Ok(text) => Ok(Overlay { file: file.display().to_string(), text }),
            Err(error) => Err(SetupError::Content { file: file.clone(), error }),
        };
        self.content.as_ref().map(read).transpose()
    }
}

impl SetupArgs {
    /// The value of `--seats`, if it is given.
    pub(crate) fn seats(&self, words: &Dictionary) -> Result<Option<Seats>, SetupError> {
        let Some(text) = &self.seats else { return Ok(None) };
        match text.trim().parse() {
            Ok(count) => Ok(Some(Seats::Count(count))),
            Err(_) => Ok(Some(Seats::Players(players::parse(text, words)?))),
        }
    }

    /// The number of seats for a command that seats no particular players.
    pub(crate) fn seat_count(&self) -> Result<Option<usize>, SetupError> {
        let count = |text: &String| text.trim().parse().map_err(|_| SetupError::NeedsCount(text.clone()));
        self.seats.as_ref().map(count).transpose()
    }

    /// The opening of `game` that these arguments ask for. `seats` is the number of seats in `--seats`.
    pub(crate) fn opening(
        &self,
        game: &dyn AnyGame,
        seats: Option<usize>,
        seed: Option<Seed>,
    ) -> Result<Opening, SetupError> {
        let overlay = self.content.overlay()?;
        let mut options = Map::new();
        for option in &self.options {
            let (name, text) =
                option.split_once('=').ok_or_else(|| SetupError::NotNameValue(option.clone()))?;
            let value = value_of(&find(game, name)?.choice, text);
            options.insert(name.to_owned(), value);
        }
        match (seats, options.get(SEATS)) {
            (Some(flag), Some(option)) if *option != flag => {
                return Err(SetupError::TwoSeatCounts { flag, option: option.clone() });
            }
            (Some(flag), _) => drop(options.insert(SEATS.to_owned(), flag.into())),
            (None, _) => {}
        }
        check_options(game, &options, overlay.as_ref())?;
        Ok(Opening { options: Value::Object(options), overlay, seed, ..Opening::default() })
    }
}

/// Fails if the game has no such option, or the option cannot have this value.
pub(crate) fn check_options(
    game: &dyn AnyGame,
    options: &Map<String, Value>,
    overlay: Option<&Overlay>,
) -> Result<(), SetupError> {
    for (name, value) in options {
        let spec = find(game, name)?;
        if !allows(&spec.choice, value, overlay) {
            return Err(SetupError::BadValue {
                game: game.name(),
                name: name.clone(),
                value: clip(&value.to_string()),
                expected: expected(&spec.choice),
            });
        }
    }
    Ok(())
}

/// The smallest, largest and usual number of seats of a game.
pub(crate) fn seat_range(game: &dyn AnyGame) -> (usize, usize, usize) {
    let seats = game.option_specs().into_iter().find_map(|spec| match spec.choice {
        OptionChoice::Number { from, to, default } if spec.name == SEATS => Some((from, to, default)),
        _ => None,
    });
    #[expect(clippy::expect_used, reason = "an invariant of the catalog, tested below")]
    let (from, to, default) = seats.expect("every game has an option `seats` that is a number");
    (from.into(), to.into(), default.into())
}

/// The values of an option, in words: `a number from 3 to 5`.
pub(crate) fn expected(choice: &OptionChoice) -> String {
    let names = |values: &[(&str, _)]| values.iter().map(|(value, _)| *value).collect::<Vec<_>>().join(", ");
    match choice {
        OptionChoice::Number { from, to, .. } => format!("a number from {from} to {to}"),
        OptionChoice::Switch { .. } => "true or false".to_owned(),
        OptionChoice::OneOf { values, .. } => format!("one of {}", names(values)),
        OptionChoice::AnyOf { values } => format!("a list of any of {}", names(values)),
    }
}

fn find(game: &dyn AnyGame, name: &str) -> Result<OptionSpec, SetupError> {
    let specs = game.option_specs();
    let nearest = specs
        .iter()
        .map(|spec| (strsim::damerau_levenshtein(&clip(name), spec.name), spec.name))
        .min()
        .filter(|&(distance, nearest)| distance <= nearest.len().div_ceil(3))
        .map(|(_, nearest)| nearest.to_owned());
    let known = specs.iter().map(|spec| format!("{} ({})", spec.name, expected(&spec.choice))).collect();
    specs.into_iter().find(|spec| spec.name == name).ok_or_else(|| SetupError::UnknownOption {
        game: game.name(),
        name: clip(name),
        nearest,
        known,
    })
}

/// The JSON value a text stands for. What fits no value of the option stays text, and [`allows`] refuses it.
fn value_of(choice: &OptionChoice, text: &str) -> Value {
    let json = || serde_json::from_str(text).unwrap_or_else(|_| Value::from(text));
    match choice {
        OptionChoice::OneOf { .. } => Value::from(text),
        OptionChoice::Number { .. } | OptionChoice::Switch { .. } => json(),
        OptionChoice::AnyOf { .. } if text.starts_with('[') => json(),
        OptionChoice::AnyOf { .. } => {
            text.split(',').map(str::trim).filter(|item| !item.is_empty()).map(Value::from).collect()
        }
    }
}

fn allows(choice: &OptionChoice, value: &Value, overlay: Option<&Overlay>) -> bool {
    // A content file may add values, which the game itself checks.
    let listed = |values: &[(&str, _)], value: &Value| {
        value.as_str().is_some_and(|word| overlay.is_some() || values.iter().any(|(known, _)| *known == word))
    };
    match choice {
        OptionChoice::Number { from, to, .. } => {
            value.as_u64().is_some_and(|number| (u64::from(*from)..=u64::from(*to)).contains(&number))
        }
        OptionChoice::Switch { .. } => value.is_boolean(),
        OptionChoice::OneOf { values, .. } => listed(values, value),
        OptionChoice::AnyOf { values } => {
            value.as_array().is_some_and(|list| list.iter().all(|value| listed(values, value)))
        }
    }
}

/// Untrusted text as it is quoted in a message: short and without control characters.
pub(crate) fn clip(text: &str) -> String {
    text.chars().filter(|character| !character.is_control()).take(60).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages;
    use words::Language;

    fn args(seats: Option<&str>, options: &[&str]) -> SetupArgs {
        SetupArgs {
            seats: seats.map(str::to_owned),
            options: options.iter().map(|&option| option.to_owned()).collect(),
            content: ContentArgs::default(),
        }
    }

    fn options(game: &str, seats: Option<usize>, given: &[&str]) -> Result<Value, String> {
        let game = catalog::find(game).expect("the game exists").boxed();
        args(None, given)
            .opening(game, seats, None)
            .map(|opening| opening.options)
            .map_err(|error| error.to_string())
    }

    #[test]
    fn seats_are_a_number_or_a_list_of_players() {
        let words = messages::dictionary(Language::English).expect("English is there");
        let seats = |text| args(Some(text), &[]).seats(&words).expect("valid seats").expect("seats");
        assert_eq!(seats("4"), Seats::Count(4));
        let list = vec![Player::Person("you".to_owned()), Player::Bot(Level::Hard)];
        assert_eq!(seats("you,hard"), Seats::Players(list));
        let refused = args(Some("you,hard"), &[]).seat_count().unwrap_err().to_string();
        assert_eq!(refused, "--seats you,hard: this command needs a number of seats, such as --seats 4");
    }

    #[test]
    fn the_number_of_seats_is_an_option_like_any_other() {
        let four = serde_json::json!({"seats": 4});
        assert_eq!(options("ice-age", Some(4), &[]), Ok(four.clone()));
        assert_eq!(options("ice-age", None, &["seats=4"]), Ok(four.clone()));
        assert_eq!(options("ice-age", Some(4), &["seats=4"]), Ok(four));
        let two = options("ice-age", Some(3), &["seats=4"]).unwrap_err();
        assert!(two.starts_with("--seats asks for 3 seats, -o seats=4"), "{two}");
        let none = options("ice-age", Some(2), &[]).unwrap_err();
        assert_eq!(none, "ice-age: seats is a number from 3 to 5, not 2");
        for game in catalog::all() {
            let (from, to, default) = seat_range(game.boxed());
            assert!(from <= default && default <= to, "{}", game.boxed().name());
        }
    }

    #[test]
    fn an_unknown_option_is_answered_with_the_nearest_and_with_all() {
        let error = options("ice-age", None, &["shrot=true"]).unwrap_err();
        assert_eq!(
            error,
            "ice-age has no option 'shrot'; did you mean 'short'? Its options: \
             seats (a number from 3 to 5); short (true or false); finish-turn (true or false)"
        );
        let error = options("ice-age", None, &["volcano=true"]).unwrap_err();
        assert!(error.starts_with("ice-age has no option 'volcano'. Its options: "), "{error}");
        assert_eq!(
            options("ice-age", None, &["short"]).unwrap_err(),
            "'short' is not NAME=VALUE, such as short=true"
        );
    }

    #[test]
    fn each_kind_of_option_reads_its_values() {
        assert_eq!(
            options("ice-age", None, &["short=yes"]).unwrap_err(),
            "ice-age: short is true or false, not \"yes\""
        );
        let error = options("endless-winter", None, &["draft=all"]).unwrap_err();
        assert!(error.starts_with("endless-winter: draft is one of none, setup, "), "{error}");
        let tiles = |text: &str| options("rise-of-tribes", None, &[text]);
        let specs = catalog::find("rise-of-tribes").expect("the game exists").boxed().option_specs();
        let known = specs.iter().find(|spec| spec.name == "tiles").expect("the option exists");
        let OptionChoice::AnyOf { values } = &known.choice else { panic!("tiles is a list") };
        let (first, second) = (values[0].0, values[1].0);
        let both = serde_json::json!({"tiles": [first, second]});
        assert_eq!(tiles(&format!("tiles={first},{second}")), Ok(both.clone()));
        assert_eq!(tiles(&format!("tiles=[\"{first}\", \"{second}\"]")), Ok(both));
        assert_eq!(tiles("tiles="), Ok(serde_json::json!({"tiles": []})));
        assert!(tiles("tiles=moon").is_err());
    }
}
