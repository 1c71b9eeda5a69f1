//! Puzzles: the list, and one to solve.

use std::sync::Arc;

use table::Theme;

use super::TableHead;
use crate::board_view::BoardView;

/// `GET /puzzles`
#[derive(Clone, Debug)]
pub struct PuzzlesPage {
    /// The puzzle of the day.
    pub daily: Option<PuzzleLink>,
    /// What the reader has achieved.
    pub score: PuzzleScore,
    /// The puzzles of each game.
    pub games: Vec<PuzzlesOfGame>,
}

/// The puzzles of a game.
#[derive(Clone, Debug)]
pub struct PuzzlesOfGame {
    /// The game's name in links.
    pub game: &'static str,
    /// Its puzzles, in order.
    pub puzzles: Vec<PuzzleLink>,
}

/// A puzzle in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleLink {
    /// The game's name in links.
    pub game: &'static str,
    /// Its number, from 1.
    pub number: usize,
    /// What it is about.
    pub theme: Theme,
    /// How hard it is.
    pub rating: u16,
    /// The seats of its table.
    pub seats: usize,
    /// How many choices its solution has.
    pub steps: usize,
    /// What the reader made of it.
    pub mark: PuzzleMark,
}

/// What the reader made of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleMark {
    /// Nothing yet.
    New,
    /// It was tried.
    Tried,
    /// It was solved.
    Solved,
    /// Its answer was shown.
    Shown,
}

/// What a reader has achieved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PuzzleScore {
    /// Puzzles solved.
    pub solved: usize,
    /// Choices made in all puzzles.
    pub tries: u64,
    /// Days in a row on which the puzzle of the day was solved.
    pub streak: u64,
    /// The rating, from the first attempts; `None` without one.
    pub rating: Option<u16>,
}

/// `GET /puzzles/GAME/NUMBER/LINE`. Its forms post `action` to the same address, and nothing to `/puzzles/GAME/NUMBER/answer`.
#[derive(Debug)]
pub struct PuzzlePage {
    /// A table in the position; `head.viewer` is the seat that chooses.
    pub head: TableHead,
    /// The position at this step.
    pub view: BoardView,
    /// The spots the reader selected, when the page works without script.
    pub touched: Vec<String>,
    /// The puzzle.
    pub link: PuzzleLink,
    /// How often weaker bots miss it, in percent.
    pub missed: u8,
    /// The choices of the solution that have been made.
    pub step: usize,
    /// What the address of this step ends with; `None` for the beginning.
    pub line: Option<String>,
    /// Is it the puzzle of the day?
    pub daily: bool,
    /// What became of the last attempt.
    pub verdict: PuzzleVerdict,
    /// The next puzzle that the reader has not solved.
    pub next: Option<PuzzleLink>,
    /// Where tips on the board lead in the primer.
    pub tips: Arc<[(&'static str, String)]>,
}

/// What became of the last attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleVerdict {
    /// Nothing was chosen yet.
    Open,
    /// The choices so far are right, and one more is asked for.
    Onward,
    /// Something else is better.
    Wrong {
        /// What was chosen, in the reader's language.
        text: String,
    },
    /// It is solved.
    Right(Box<PuzzleAnswer>),
    /// The reader asked for the answer.
    Shown(Box<PuzzleAnswer>),
}

/// The solution, explained.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleAnswer {
    /// The choices of the solution, in order.
    pub steps: Vec<PuzzleStep>,
}

/// A choice of the solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleStep {
    /// In notation.
    pub action: String,
    /// In the reader's language.
    pub text: String,
    /// Why it is best, in the reader's language.
    pub why: String,
    /// It and its strongest rivals in the reader's language, with the chance of winning in percent, best first.
    pub chances: Vec<(String, u8)>,
    /// How often each weaker level finds it: the level, and of how many tries.
    pub found: Vec<(&'static str, u16, u16)>,
    /// What weaker levels choose most often instead, in the reader's language.
    pub tempting: Option<String>,
}
