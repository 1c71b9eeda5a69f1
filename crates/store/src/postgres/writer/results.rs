//! Writes about results, ratings and profiles.

use deadpool_postgres::Transaction;

use super::{Failure, run_statement};
use crate::{PersonId, RATED, Settlement, StoreError, TableResult, queries};

/// Key of the advisory locks of games whose ratings are stored. Arbitrary, but must not change.
const RATINGS_LOCK: i32 = 0x52_41_54_45;

pub(super) async fn record(transaction: &Transaction<'_>, result: &TableResult) -> Result<i64, Failure> {
    // `unsettled` leaves out the table itself, because a statement may change a row only once.
    const RECORD: &str = "
        WITH known AS (SELECT number FROM tables WHERE id = $1),
        unsettled AS (
            UPDATE result_seats SET rating_before = NULL, uncertainty_before = NULL, rating = NULL, uncertainty = NULL
            FROM results, known, results AS replaced
            WHERE results.table_number = result_seats.table_number AND results.game = $2 AND result_seats.rating IS NOT NULL
                AND result_seats.table_number <> known.number
                AND replaced.table_number = known.number AND replaced.verdict = $16),
        cleared AS (
            DELETE FROM ratings USING known, results AS replaced
            WHERE ratings.game = $2 AND replaced.table_number = known.number AND replaced.verdict = $16),
        recorded AS (
            INSERT INTO results (table_number, game, options, rules, public, verdict, choices, started, ended, stale)
            SELECT number, $2, $3, $4, $5, $6, $7, $8, $9, FALSE FROM known
            ON CONFLICT (table_number) DO UPDATE SET game = excluded.game, options = excluded.options,
                rules = excluded.rules, public = excluded.public, verdict = excluded.verdict,
                choices = excluded.choices, started = excluded.started, ended = excluded.ended, stale = FALSE),
        seated AS (
            INSERT INTO result_seats (table_number, seat, person, level, points, place, sources)
            SELECT number, seat, person, level, points, place, sources FROM known,
            unnest($10::bigint[], $11::bigint[], $12::text[], $13::bigint[], $14::bigint[], $15::text[])
                AS given (seat, person, level, points, place, sources)
            ON CONFLICT (table_number, seat) DO UPDATE SET person = excluded.person, level = excluded.level,
                points = excluded.points, place = excluded.place, sources = excluded.sources,
                rating_before = NULL, uncertainty_before = NULL, rating = NULL, uncertainty = NULL)
        SELECT number FROM known";
    let TableResult { table, game, options, rules, public, verdict, choices, started, ended, seats, .. } =
        result;
    let found = run_statement(
        transaction,
        RECORD,
        &[
            &table.0,
            game,
            options,
            &i64::from(*rules),
            public,
            verdict,
            &i64::from(*choices),
            started,
            ended,
            &seats.iter().map(|it| i64::from(it.seat)).collect::<Vec<_>>(),
            &seats.iter().map(|it| it.person.map(|person| person.0)).collect::<Vec<_>>(),
            &seats.iter().map(|it| it.level.as_deref()).collect::<Vec<_>>(),
            &seats.iter().map(|it| i64::from(it.points)).collect::<Vec<_>>(),
            &seats.iter().map(|it| i64::from(it.place)).collect::<Vec<_>>(),
            &seats.iter().map(|it| it.sources.as_str()).collect::<Vec<_>>(),
            &RATED,
        ],
    )
    .await?;
    if found.is_empty() {
        return Err(StoreError::TableNotFound(table.clone()).into());
    }
    run_statement(transaction, queries::RAISE_TABLE, &[&table.0]).await?;
    Ok(0)
}

pub(super) async fn settle(transaction: &Transaction<'_>, settlement: &Settlement) -> Result<i64, Failure> {
    const CHANGE: &str = "
        UPDATE result_seats SET rating_before = given.rating_before, uncertainty_before = given.uncertainty_before,
            rating = given.rating, uncertainty = given.uncertainty
        FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])
            AS given (number, seat, rating_before, uncertainty_before, rating, uncertainty)
        WHERE result_seats.table_number = given.number AND result_seats.seat = given.seat";
    const RATE: &str = "
        INSERT INTO ratings (person, game, rating, uncertainty, games, at)
        SELECT person, $1, rating, uncertainty, games, at
        FROM unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])
            AS given (person, rating, uncertainty, games, at)
        ON CONFLICT (person, game) DO UPDATE SET rating = excluded.rating, uncertainty = excluded.uncertainty,
            games = excluded.games, at = excluded.at";
    let Settlement { game, method, after, whole, changes, ratings } = settlement;
    // Until the end of the transaction nobody else stores ratings of the game.
    let alone = "SELECT 1 FROM pg_advisory_xact_lock($1, hashtext($2))";
    run_statement(transaction, alone, &[&RATINGS_LOCK, game]).await?;
    let found = run_statement(transaction, queries::LAST_SETTLED, &[game]).await?;
    let last: Option<(i64, i64)> =
        found.first().map(|row| Ok::<_, Failure>((row.try_get(0)?, row.try_get(1)?))).transpose()?;
    if last != *after {
        return Err(StoreError::EntryNotFound.into());
    }
    if *whole {
        run_statement(transaction, "DELETE FROM ratings WHERE game = $1", &[game]).await?;
    }
    run_statement(
        transaction,
        CHANGE,
        &[
            &changes.iter().map(|it| it.0).collect::<Vec<_>>(),
            &changes.iter().map(|it| i64::from(it.1)).collect::<Vec<_>>(),
            &changes.iter().map(|it| it.2.before.rating).collect::<Vec<_>>(),
            &changes.iter().map(|it| it.2.before.uncertainty).collect::<Vec<_>>(),
            &changes.iter().map(|it| it.2.after.rating).collect::<Vec<_>>(),
            &changes.iter().map(|it| it.2.after.uncertainty).collect::<Vec<_>>(),
        ],
    )
    .await?;
    let numbers: Vec<i64> = changes.iter().map(|it| it.0).collect();
    let raise = "UPDATE summaries SET revision = revision + 1 WHERE table_number = ANY ($1)";
    run_statement(transaction, raise, &[&numbers]).await?;
    let name = "UPDATE results SET method = $2 WHERE table_number = ANY ($1)";
    run_statement(transaction, name, &[&numbers, method]).await?;
    run_statement(
        transaction,
        RATE,
        &[
            game,
            &ratings.iter().map(|it| it.person.0).collect::<Vec<_>>(),
            &ratings.iter().map(|it| it.rating.rating).collect::<Vec<_>>(),
            &ratings.iter().map(|it| it.rating.uncertainty).collect::<Vec<_>>(),
            &ratings.iter().map(|it| it.games.cast_signed()).collect::<Vec<_>>(),
            &ratings.iter().map(|it| it.at).collect::<Vec<_>>(),
        ],
    )
    .await?;
    Ok(0)
}

pub(super) async fn set_profile(
    transaction: &Transaction<'_>,
    person: PersonId,
    handle: &String,
    public: bool,
) -> Result<i64, Failure> {
    let set = "INSERT INTO profiles (person, handle, public) VALUES ($1, $2, $3)
              ON CONFLICT (person) DO UPDATE SET public = excluded.public";
    run_statement(transaction, set, &[&person.0, handle, &public]).await?;
    Ok(0)
}
