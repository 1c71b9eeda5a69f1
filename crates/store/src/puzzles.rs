//! What came of the puzzles that people tried.

use crate::{PersonId, StoreFuture};

/// What an attempt came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleOutcome {
    /// The puzzle was solved.
    Right,
    /// Something else was chosen.
    Wrong,
    /// The answer was shown. Solving the puzzle later does not count, unless it is the puzzle of a later day.
    Shown,
}

/// A day with a puzzle of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleDay {
    /// Counted from 1 January 1970.
    pub number: i64,
    /// When it begins, in the unit of [`PuzzleAttempt::at`].
    pub begins: i64,
}

/// An attempt at a puzzle.
#[derive(Clone, Debug)]
pub struct PuzzleAttempt {
    /// Who tried it.
    pub person: PersonId,
    /// The game's name.
    pub game: String,
    /// The id of the puzzle.
    pub puzzle: String,
    /// What it came to.
    pub outcome: PuzzleOutcome,
    /// The day, if it is the puzzle of that day.
    pub day: Option<PuzzleDay>,
    /// The time of the attempt.
    pub at: i64,
}

/// All attempts of one person at one puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleResult {
    /// The game's name.
    pub game: String,
    /// The id of the puzzle.
    pub puzzle: String,
    /// The time of the first attempt.
    pub first_at: i64,
    /// Whether the first attempt was right. It is the one that is rated.
    pub first_right: bool,
    /// How often something was chosen.
    pub tries: u64,
    /// Whether the answer was shown before the puzzle was solved.
    pub shown: bool,
    /// When the answer was last shown before the puzzle was solved.
    pub shown_at: Option<i64>,
    /// When it was solved.
    pub solved_at: Option<i64>,
}

/// Storage of what came of puzzles.
pub trait PuzzleStore: Send + Sync + 'static {
    /// Notes an attempt. Once solved, a puzzle stays solved; once its answer was shown, it can only be solved as the puzzle of a day that
    /// begins later. The day is noted if the attempt is right and the puzzle is solved.
    fn note_puzzle(&self, attempt: PuzzleAttempt) -> StoreFuture<'_, ()>;
    /// The results of a person, in the order of the first attempts.
    fn puzzle_results(&self, person: PersonId) -> StoreFuture<'_, Vec<PuzzleResult>>;
    /// The days on which a person solved the puzzle of the day, newest first.
    fn puzzle_days(&self, person: PersonId) -> StoreFuture<'_, Vec<i64>>;
}
