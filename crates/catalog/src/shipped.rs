//! The puzzles that ship with the games, and the one of the day.

use std::sync::LazyLock;

use lab::puzzles::{Puzzle, read};

use crate::{Game, all};

/// The puzzles of each game, in the order of the lobby.
#[expect(clippy::expect_used, reason = "the files are compiled into the program, and a test reads them")]
static SHIPPED: LazyLock<Vec<(&'static str, Vec<Puzzle>)>> = LazyLock::new(|| {
    let of = |game: &&'static dyn Game| {
        let puzzles = read(game.shipped_puzzles()).expect("puzzles that ship with the program can be read");
        (game.boxed().name(), puzzles)
    };
    all().iter().map(of).collect()
});

/// The puzzles that ship with the game of this name; none if there is no such game.
pub fn puzzles(game: &str) -> &'static [Puzzle] {
    SHIPPED.iter().find(|(name, _)| *name == game).map_or(&[], |(_, puzzles)| puzzles)
}

/// A puzzle by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyPuzzle {
    /// The name of its game.
    pub game: &'static str,
    /// Its number in the list of the game, from 1.
    pub number: usize,
}

/// The puzzle of a day, counted from 1 January 1970: the games take turns, and each goes through its puzzles before one comes again.
/// `None` if no game has puzzles.
pub fn daily_puzzle(day: u64) -> Option<DailyPuzzle> {
    let games: Vec<_> = SHIPPED.iter().filter(|(_, puzzles)| !puzzles.is_empty()).collect();
    let (game, puzzles) = games.get((day % games.len().max(1) as u64) as usize)?;
    let turn = day / games.len() as u64;
    Some(DailyPuzzle { game, number: (turn % puzzles.len() as u64) as usize + 1 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_games_take_turns_and_no_puzzle_comes_again_before_all_others_of_its_game() {
        let lists = || SHIPPED.iter().map(|(_, puzzles)| puzzles.len() as u64).filter(|&count| count > 0);
        let (games, shortest) = (lists().count() as u64, lists().min().unwrap_or(0));
        let seen: Vec<DailyPuzzle> =
            (20_000 * games..20_000 * games + games * shortest).filter_map(daily_puzzle).collect();
        assert_eq!(seen.len() as u64, games * shortest);
        for (index, puzzle) in seen.iter().enumerate() {
            assert!((1..=puzzles(puzzle.game).len()).contains(&puzzle.number));
            assert!(!seen[..index].contains(puzzle), "{puzzle:?} comes twice");
            assert!(games == 1 || index == 0 || seen[index - 1].game != puzzle.game);
        }
    }
}
