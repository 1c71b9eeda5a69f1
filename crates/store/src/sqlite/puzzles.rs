//! What came of puzzles, in SQLite.

use rusqlite::Row;

use super::SqliteStore;
use crate::{PersonId, PuzzleAttempt, PuzzleResult, PuzzleStore, StoreFuture, queries, write::Write};

fn row(row: &Row<'_>) -> rusqlite::Result<PuzzleResult> {
    Ok(PuzzleResult {
        game: row.get(0)?,
        puzzle: row.get(1)?,
        first_at: row.get(2)?,
        first_right: row.get(3)?,
        tries: row.get::<_, i64>(4)?.cast_unsigned(),
        shown: row.get(5)?,
        shown_at: row.get(6)?,
        solved_at: row.get(7)?,
    })
}

impl PuzzleStore for SqliteStore {
    fn note_puzzle(&self, attempt: PuzzleAttempt) -> StoreFuture<'_, ()> {
        self.write(Write::NotePuzzle(attempt))
    }

    fn puzzle_results(&self, person: PersonId) -> StoreFuture<'_, Vec<PuzzleResult>> {
        self.readers.read(move |connection| {
            connection.prepare_cached(queries::PUZZLE_RESULTS)?.query_map([person.0], row)?.collect()
        })
    }

    fn puzzle_days(&self, person: PersonId) -> StoreFuture<'_, Vec<i64>> {
        self.readers.read(move |connection| {
            connection
                .prepare_cached(queries::PUZZLE_DAYS)?
                .query_map([person.0], |row| row.get(0))?
                .collect()
        })
    }
}
