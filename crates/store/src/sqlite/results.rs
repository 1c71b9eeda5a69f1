//! Results, ratings and profiles in SQLite.

use rusqlite::{OptionalExtension, Params, Row};

use super::{SqliteStore, rows};
use crate::{
    Leader, Person, PersonId, Profile, RatingChange, RatingRow, ResultStore, SeatResult, Settlement,
    StoreFuture, StoredRating, TableId, TableResult, queries,
    results::gather,
    write::{Write, unless_forestalled},
};

/// A row of [`queries`] about results: a table with one of its seats.
fn row(row: &Row<'_>) -> rusqlite::Result<TableResult> {
    let rating = |first: usize| {
        let (rating, uncertainty) =
            (row.get::<_, Option<i64>>(first)?, row.get::<_, Option<i64>>(first + 1)?);
        Ok::<_, rusqlite::Error>(
            rating.zip(uncertainty).map(|(rating, uncertainty)| StoredRating { rating, uncertainty }),
        )
    };
    let change = rating(17)?.zip(rating(19)?).map(|(before, after)| RatingChange { before, after });
    let seat = SeatResult {
        seat: row.get(10)?,
        name: row.get(11)?,
        person: row.get::<_, Option<i64>>(12)?.map(PersonId),
        level: row.get(13)?,
        points: row.get(14)?,
        place: row.get(15)?,
        sources: row.get(16)?,
        change,
    };
    Ok(TableResult {
        number: row.get(0)?,
        table: TableId(row.get(1)?),
        game: row.get(2)?,
        options: row.get(3)?,
        rules: row.get(4)?,
        public: row.get(5)?,
        verdict: row.get(6)?,
        choices: row.get(7)?,
        started: row.get(8)?,
        ended: row.get(9)?,
        seats: vec![seat],
    })
}

fn rating(row: &Row<'_>, first: usize) -> rusqlite::Result<RatingRow> {
    Ok(RatingRow {
        person: PersonId(row.get(first)?),
        game: row.get(first + 1)?,
        rating: StoredRating { rating: row.get(first + 2)?, uncertainty: row.get(first + 3)? },
        games: row.get::<_, i64>(first + 4)?.cast_unsigned(),
        at: row.get(first + 5)?,
    })
}

fn profile(row: &Row<'_>) -> rusqlite::Result<Profile> {
    let person: Person = rows::person(row)?;
    Ok(Profile { person, handle: row.get(3)?, public: row.get(4)? })
}

impl SqliteStore {
    fn list_results(
        &self,
        query: &'static str,
        parameters: impl Params + Send + 'static,
    ) -> StoreFuture<'_, Vec<TableResult>> {
        self.readers.read(move |connection| {
            let found: Vec<TableResult> =
                connection.prepare_cached(query)?.query_map(parameters, row)?.collect::<Result<_, _>>()?;
            Ok(gather(found))
        })
    }

    fn find_profile(
        &self,
        query: &'static str,
        parameters: impl Params + Send + 'static,
    ) -> StoreFuture<'_, Option<Profile>> {
        self.readers.read(move |connection| {
            connection.prepare_cached(query)?.query_row(parameters, profile).optional()
        })
    }
}

impl ResultStore for SqliteStore {
    fn due_results(&self) -> StoreFuture<'_, Vec<TableId>> {
        self.readers.read(|connection| rows::ids(connection, queries::DUE_RESULTS))
    }

    fn record_result(&self, result: TableResult) -> StoreFuture<'_, ()> {
        self.write(Write::RecordResult(result))
    }

    fn result(&self, table: TableId) -> StoreFuture<'_, Option<TableResult>> {
        Box::pin(async move { Ok(self.list_results(queries::RESULT, [table.0]).await?.pop()) })
    }

    fn results_of(&self, person: PersonId, limit: u32) -> StoreFuture<'_, Vec<TableResult>> {
        self.list_results(queries::RESULTS_OF, (person.0, limit))
    }

    fn public_results(&self, game: String, limit: u32) -> StoreFuture<'_, Vec<TableResult>> {
        self.list_results(queries::PUBLIC_RESULTS, (game, limit))
    }

    fn rated_results(&self, game: String) -> StoreFuture<'_, Vec<TableResult>> {
        self.list_results(queries::RATED_RESULTS, [game])
    }

    fn unsettled_results(&self, game: String, method: String) -> StoreFuture<'_, Vec<TableResult>> {
        self.list_results(queries::UNSETTLED_RESULTS, [game, method])
    }

    fn last_settled(&self, game: String) -> StoreFuture<'_, Option<(i64, i64)>> {
        self.readers.read(move |connection| {
            connection
                .prepare_cached(queries::LAST_SETTLED)?
                .query_row([game], |row| Ok((row.get(0)?, row.get(1)?)))
                .optional()
        })
    }

    fn settle(&self, settlement: Settlement) -> StoreFuture<'_, bool> {
        Box::pin(async move { unless_forestalled(self.queue.write(Write::Settle(settlement)).await) })
    }

    fn ratings_of(&self, person: PersonId) -> StoreFuture<'_, Vec<RatingRow>> {
        self.readers.read(move |connection| {
            connection
                .prepare_cached(queries::RATINGS_OF)?
                .query_map([person.0], |row| rating(row, 0))?
                .collect()
        })
    }

    fn leaders(&self, game: String, games: u64, limit: u32) -> StoreFuture<'_, Vec<Leader>> {
        self.readers.read(move |connection| {
            let leader = |row: &Row<'_>| {
                Ok(Leader { name: row.get(0)?, handle: row.get(1)?, rating: rating(row, 2)? })
            };
            connection
                .prepare_cached(queries::LEADERS)?
                .query_map((game, games.cast_signed(), limit), leader)?
                .collect()
        })
    }

    fn set_profile(&self, person: PersonId, handle: String, public: bool) -> StoreFuture<'_, ()> {
        self.write(Write::SetProfile { person, handle, public })
    }

    fn profile_of(&self, person: PersonId) -> StoreFuture<'_, Option<Profile>> {
        self.find_profile(queries::PROFILE_OF, [person.0])
    }

    fn profile(&self, handle: String) -> StoreFuture<'_, Option<Profile>> {
        self.find_profile(queries::PROFILE, [handle])
    }

    fn public_profiles(&self) -> StoreFuture<'_, Vec<(PersonId, String)>> {
        self.readers.read(|connection| {
            connection
                .prepare_cached(queries::PUBLIC_PROFILES)?
                .query_map([], |row| Ok((PersonId(row.get(0)?), row.get(1)?)))?
                .collect()
        })
    }
}
