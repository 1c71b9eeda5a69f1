//! Writes about results, ratings and profiles.

use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension};

use super::{Failure, number_of};
use crate::{
    PersonId, RATED, RatingChange, RatingRow, SeatResult, Settlement, StoreError, TableResult, queries,
};

pub(super) fn record(connection: &Connection, result: &TableResult) -> Result<(), Failure> {
    let TableResult { table, game, options, rules, public, verdict, choices, started, ended, seats, .. } =
        result;
    let number = number_of(connection, table)?;
    let replaced: Option<String> = connection
        .prepare_cached("SELECT verdict FROM results WHERE table_number = ?1")?
        .query_row([number], |row| row.get(0))
        .optional()?;
    if replaced.as_deref() == Some(RATED) {
        let unsettle =
            "UPDATE result_seats SET rating_before = NULL, uncertainty_before = NULL, rating = NULL,
            uncertainty = NULL
            WHERE rating IS NOT NULL AND table_number IN (SELECT table_number FROM results WHERE game = ?1)";
        connection.prepare_cached(unsettle)?.execute([game])?;
        connection.prepare_cached("DELETE FROM ratings WHERE game = ?1")?.execute([game])?;
    }
    connection
        .prepare_cached(
            "INSERT INTO results (table_number, game, options, rules, public, verdict, choices, started, ended, stale)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, FALSE)
             ON CONFLICT (table_number) DO UPDATE SET game = excluded.game, options = excluded.options,
             rules = excluded.rules, public = excluded.public, verdict = excluded.verdict,
             choices = excluded.choices, started = excluded.started, ended = excluded.ended, stale = FALSE",
        )?
        .execute((number, game, options, rules, public, verdict, choices, started, ended))?;
    let mut insert = connection.prepare_cached(
        "INSERT OR REPLACE INTO result_seats (table_number, seat, person, level, points, place, sources)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    for SeatResult { seat, person, level, points, place, sources, .. } in seats {
        insert.execute((number, seat, person.map(|person| person.0), level, points, place, sources))?;
    }
    connection.prepare_cached(queries::RAISE_TABLE)?.execute([&table.0])?;
    Ok(())
}

pub(super) fn settle(connection: &Connection, settlement: &Settlement) -> Result<(), Failure> {
    let Settlement { game, method, after, whole, changes, ratings } = settlement;
    let last: Option<(i64, i64)> = connection
        .prepare_cached(queries::LAST_SETTLED)?
        .query_row([game], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    if last != *after {
        return Err(StoreError::EntryNotFound.into());
    }
    if *whole {
        connection.prepare_cached("DELETE FROM ratings WHERE game = ?1")?.execute([game])?;
    }
    let mut change = connection.prepare_cached(
        "UPDATE result_seats SET rating_before = ?3, uncertainty_before = ?4, rating = ?5, uncertainty = ?6
         WHERE table_number = ?1 AND seat = ?2",
    )?;
    for (number, seat, RatingChange { before, after }) in changes {
        let (before, after) = ((before.rating, before.uncertainty), (after.rating, after.uncertainty));
        change.execute((number, seat, before.0, before.1, after.0, after.1))?;
    }
    let raise = "UPDATE summaries SET revision = revision + 1 WHERE table_number = ?1";
    let name = "UPDATE results SET method = ?2 WHERE table_number = ?1";
    for number in changes.iter().map(|change| change.0).collect::<BTreeSet<_>>() {
        connection.prepare_cached(raise)?.execute([number])?;
        connection.prepare_cached(name)?.execute((number, method))?;
    }
    let mut rate = connection.prepare_cached(
        "INSERT OR REPLACE INTO ratings (person, game, rating, uncertainty, games, at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for RatingRow { person, game, rating, games, at } in ratings {
        rate.execute((person.0, game, rating.rating, rating.uncertainty, games.cast_signed(), at))?;
    }
    Ok(())
}

pub(super) fn set_profile(
    connection: &Connection,
    person: PersonId,
    handle: &str,
    public: bool,
) -> Result<(), Failure> {
    connection
        .prepare_cached(
            "INSERT INTO profiles (person, handle, public) VALUES (?1, ?2, ?3)
             ON CONFLICT (person) DO UPDATE SET public = excluded.public",
        )?
        .execute((person.0, handle, public))?;
    Ok(())
}
