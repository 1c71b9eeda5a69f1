//! Who sits where: people and bots.

use std::path::Path;

use bots::Level;
use table::text::Phrase;
use words::Dictionary;

use crate::{cli::Failure, speech};

/// Somebody in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sitter {
    /// A person at this terminal.
    Person(String),
    /// A bot.
    Bot(Level),
}

/// Whoever sits at the terminal, in the records of every language.
const YOU: &str = "you";

/// Reads a list such as `you,greedy,random`: the name of a bot seats a bot, anything else a person of that name.
pub(crate) fn parse(list: &str, words: &Dictionary) -> Result<Vec<Sitter>, Failure> {
    let you = speech::say(words, "ochre-you");
    let sitters: Vec<Sitter> = list
        .split(',')
        .map(str::trim)
        .map(|name| match name.parse::<Level>() {
            Ok(level) => Ok(Sitter::Bot(level)),
            Err(_) if name.is_empty() || name.len() > 24 || name.chars().any(char::is_control) => {
                Err(format!("'{name}' is not a name: use 1 to 24 letters, or the name of a bot").into())
            }
            Err(_) if name == you => Ok(Sitter::Person(YOU.to_owned())),
            Err(_) => Ok(Sitter::Person(name.to_owned())),
        })
        .collect::<Result<_, Failure>>()?;
    Ok(sitters)
}

/// The list [`parse`] reads back.
pub(crate) fn write(sitters: &[Sitter]) -> Vec<String> {
    sitters
        .iter()
        .map(|sitter| match sitter {
            Sitter::Person(name) => name.clone(),
            Sitter::Bot(level) => level.to_string(),
        })
        .collect()
}

/// What each seat is called in the story, from the list of a record: people by name, bots by level and number.
pub(crate) fn names(players: &[String], words: &Dictionary) -> Vec<String> {
    // A record may come from anywhere: nothing in it may steer the terminal.
    let plain: Vec<String> = players
        .iter()
        .map(|name| name.chars().filter(|letter| !letter.is_control()).take(24).collect())
        .collect();
    let twice = |name: &String| plain.iter().filter(|other| *other == name).count() > 1;
    let named = |(number, name): (usize, &String)| match name.as_str() {
        // A sentence such as "you places a hunter" is no English.
        YOU => speech::put(words, &Phrase::new("ochre-player").number("number", number as i64)),
        _ if twice(name) => format!("{name} {number}"),
        _ => name.clone(),
    };
    (1..).zip(&plain).map(named).collect()
}

/// The text of a file, or a message that names it.
pub(crate) fn read_file(path: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()).into())
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn bots_are_known_by_their_level_and_everybody_else_is_a_person() {
        let words = speech::dictionary(Language::English).unwrap();
        let sitters = parse("you, greedy,random,greedy", &words).unwrap();
        assert_eq!(sitters[0], Sitter::Person("you".to_owned()));
        assert_eq!(sitters[2], Sitter::Bot(Level::Random));
        assert_eq!(names(&write(&sitters), &words), ["Player 1", "greedy 2", "random", "greedy 4"]);
        assert_eq!(names(&["\u{1b}[2JAnn".to_owned()], &words), ["[2JAnn"]);
        assert_eq!(parse(&write(&sitters).join(","), &words).unwrap(), sitters);
        let french = speech::dictionary(Language::French).unwrap();
        assert_eq!(parse("vous,greedy,random,greedy", &french).unwrap(), sitters);
        assert_eq!(names(&write(&sitters), &french)[0], "Joueur 1");
        assert!(parse("you,,greedy", &words).is_err());
        assert!(parse("you,a\tb", &words).is_err());
    }
}
