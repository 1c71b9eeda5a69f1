//! The players of a table: people and bots.

use bots::Level;
use table::text::Phrase;
use words::Dictionary;

use crate::messages;

/// The player of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// A person at this terminal.
    Person(String),
    /// A bot.
    Bot(Level),
}

/// Text that is not the name of a player.
#[derive(Debug, thiserror::Error)]
#[error("'{0}' is not a name: use 1 to 24 characters, or the level of a bot")]
pub(crate) struct NameError(String);

/// The longest name, in bytes.
const LONGEST_NAME: usize = 24;

/// The person at the terminal, in the records of every language.
const YOU: &str = "you";

/// The person at the terminal.
pub(crate) fn you() -> Player {
    Player::Person(YOU.to_owned())
}

/// Reads a list such as `you,greedy,random`: the level of a bot stands for a bot, anything else for a person of that
/// name.
pub(crate) fn parse(list: &str, words: &Dictionary) -> Result<Vec<Player>, NameError> {
    let you_here = messages::text(words, "ochre-you");
    list.split(',')
        .map(str::trim)
        .map(|name| match name.parse::<Level>() {
            Ok(level) => Ok(Player::Bot(level)),
            Err(_) if name.is_empty() || name.len() > LONGEST_NAME || name.chars().any(char::is_control) => {
                Err(NameError(name.chars().filter(|it| !it.is_control()).take(60).collect()))
            }
            Err(_) if name == you_here => Ok(you()),
            Err(_) => Ok(Player::Person(name.to_owned())),
        })
        .collect()
}

/// The list [`parse`] reads back.
pub(crate) fn write(players: &[Player]) -> Vec<String> {
    players
        .iter()
        .map(|player| match player {
            Player::Person(name) => name.clone(),
            Player::Bot(level) => level.to_string(),
        })
        .collect()
}

/// The display name of each seat, from the list of a record: people by name, bots by level and number.
pub(crate) fn names(players: &[String], words: &Dictionary) -> Vec<String> {
    // Records come from untrusted files: no control character may reach the terminal.
    let plain: Vec<String> = players
        .iter()
        .map(|name| name.chars().filter(|character| !character.is_control()).take(LONGEST_NAME).collect())
        .collect();
    let repeated = |name: &String| plain.iter().filter(|other| *other == name).count() > 1;
    let named = |(number, name): (usize, &String)| match name.as_str() {
        // Messages about a seat are in the third person: "Player 1 places a hunter".
        YOU => messages::phrase(words, &Phrase::new("ochre-player").number("number", number as i64)),
        _ if repeated(name) => format!("{name} {number}"),
        _ => name.clone(),
    };
    (1..).zip(&plain).map(named).collect()
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn a_level_is_a_bot_and_any_other_name_a_person() {
        let words = messages::dictionary(Language::English).unwrap();
        let players = parse("you, greedy,random,greedy", &words).unwrap();
        assert_eq!(players[0], you());
        assert_eq!(players[2], Player::Bot(Level::Random));
        assert_eq!(names(&write(&players), &words), ["Player 1", "greedy 2", "random", "greedy 4"]);
        assert_eq!(names(&["\u{1b}[2JAnn".to_owned()], &words), ["[2JAnn"]);
        assert_eq!(parse(&write(&players).join(","), &words).unwrap(), players);
        let french = messages::dictionary(Language::French).unwrap();
        assert_eq!(parse("vous,greedy,random,greedy", &french).unwrap(), players);
        assert_eq!(names(&write(&players), &french)[0], "Joueur 1");
        assert!(parse("you,,greedy", &words).is_err());
        assert!(parse("you,a\tb", &words).is_err());
    }
}
