//! Writes about puzzles.

use rusqlite::{Connection, params};

use super::Failure;
use crate::{PuzzleAttempt, PuzzleOutcome};

pub(super) fn note(connection: &Connection, attempt: &PuzzleAttempt) -> Result<(), Failure> {
    let PuzzleAttempt { person, game, puzzle, outcome, day, at } = attempt;
    let right = *outcome == PuzzleOutcome::Right;
    let shown = *outcome == PuzzleOutcome::Shown;
    let solved = connection
        .prepare_cached(
            "INSERT INTO puzzle_results (person, game, puzzle, first_at, first_right, tries, shown, solved_at, shown_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
             ON CONFLICT (person, game, puzzle) DO UPDATE SET tries = tries + excluded.tries,
             shown = shown OR (excluded.shown AND solved_at IS NULL),
             shown_at = CASE WHEN solved_at IS NULL THEN coalesce(excluded.shown_at, shown_at) ELSE shown_at END,
             solved_at = CASE WHEN shown AND (?10 IS NULL OR coalesce(shown_at, 0) >= ?10) THEN solved_at ELSE coalesce(solved_at, excluded.solved_at) END
             RETURNING solved_at IS NOT NULL",
        )?
        .query_row(
            params![
                person.0,
                game,
                puzzle,
                at,
                right,
                i64::from(!shown),
                shown,
                right.then_some(at),
                shown.then_some(at),
                day.map(|day| day.begins),
            ],
            |row| row.get::<_, bool>(0),
        )?;
    if let Some(day) = day.filter(|_| right && solved) {
        connection
            .prepare_cached("INSERT OR IGNORE INTO puzzle_days (person, day) VALUES (?1, ?2)")?
            .execute((person.0, day.number))?;
    }
    Ok(())
}
