//! What came of puzzles, in PostgreSQL.

use tokio_postgres::Row;

use super::PostgresStore;
use crate::{
    PersonId, PuzzleAttempt, PuzzleResult, PuzzleStore, StoreError, StoreFuture, queries, write::Write,
};

fn row(row: &Row) -> Result<PuzzleResult, StoreError> {
    Ok(PuzzleResult {
        game: row.try_get(0)?,
        puzzle: row.try_get(1)?,
        first_at: row.try_get(2)?,
        first_right: row.try_get(3)?,
        tries: row.try_get::<_, i64>(4)?.cast_unsigned(),
        shown: row.try_get(5)?,
        shown_at: row.try_get(6)?,
        solved_at: row.try_get(7)?,
    })
}

impl PuzzleStore for PostgresStore {
    fn note_puzzle(&self, attempt: PuzzleAttempt) -> StoreFuture<'_, ()> {
        self.write(Write::NotePuzzle(attempt))
    }

    fn puzzle_results(&self, person: PersonId) -> StoreFuture<'_, Vec<PuzzleResult>> {
        Box::pin(
            async move { self.rows(queries::PUZZLE_RESULTS, &[&person.0]).await?.iter().map(row).collect() },
        )
    }

    fn puzzle_days(&self, person: PersonId) -> StoreFuture<'_, Vec<i64>> {
        Box::pin(async move {
            let days = self.rows(queries::PUZZLE_DAYS, &[&person.0]).await?;
            days.iter().map(|row| Ok(row.try_get(0)?)).collect()
        })
    }
}
