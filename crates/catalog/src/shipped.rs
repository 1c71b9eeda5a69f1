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
