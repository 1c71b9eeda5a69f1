//! Writes about puzzles.

use deadpool_postgres::Transaction;

use super::{Failure, run_statement};
use crate::{PuzzleAttempt, PuzzleOutcome};

pub(super) async fn note(transaction: &Transaction<'_>, attempt: &PuzzleAttempt) -> Result<i64, Failure> {
    const NOTE: &str = "
        WITH noted AS (
            INSERT INTO puzzle_results AS r
                (person, game, puzzle, first_at, first_right, tries, shown, solved_at, shown_at)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $10)
            ON CONFLICT (person, game, puzzle) DO UPDATE SET tries = r.tries + excluded.tries,
            shown = r.shown OR (excluded.shown AND r.solved_at IS NULL),
            shown_at = CASE WHEN r.solved_at IS NULL THEN coalesce(excluded.shown_at, r.shown_at) ELSE r.shown_at END,
            solved_at = CASE WHEN r.shown AND ($11::bigint IS NULL OR coalesce(r.shown_at, 0) >= $11::bigint)
                THEN r.solved_at ELSE coalesce(r.solved_at, excluded.solved_at) END
            RETURNING person, solved_at)
        INSERT INTO puzzle_days (person, day)
        SELECT person, $9::bigint FROM noted WHERE $9::bigint IS NOT NULL AND $5 AND solved_at IS NOT NULL
        ON CONFLICT (person, day) DO NOTHING";
    let PuzzleAttempt { person, game, puzzle, outcome, day, at } = attempt;
    let right = *outcome == PuzzleOutcome::Right;
    let shown = *outcome == PuzzleOutcome::Shown;
    let solved = right.then_some(*at);
    let tries = i64::from(!shown);
    let shown_at = shown.then_some(*at);
    let (day, begins) = (day.map(|day| day.number), day.map(|day| day.begins));
    run_statement(
        transaction,
        NOTE,
        &[&person.0, game, puzzle, at, &right, &tries, &shown, &solved, &day, &shown_at, &begins],
    )
    .await?;
    Ok(0)
}
