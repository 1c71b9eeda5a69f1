//! Results, ratings and profiles in PostgreSQL.

use tokio_postgres::{Row, types::ToSql};

use super::{PostgresStore, rows};
use crate::{
    Leader, PersonId, Profile, RatingChange, RatingRow, ResultStore, SeatResult, Settlement, StoreError,
    StoreFuture, StoredRating, TableId, TableResult, queries,
    results::gather,
    write::{Write, has_nul, unless_forestalled},
};

/// A number that the schema keeps in a wider column.
fn narrow<T: TryFrom<i64>>(row: &Row, column: usize) -> Result<T, StoreError> {
    let number: i64 = row.try_get(column)?;
    T::try_from(number).map_err(|_| StoreError::InvalidValue { column: "number", value: number.to_string() })
}

/// A row of [`queries`] about results: a table with one of its seats.
fn row(row: &Row) -> Result<TableResult, StoreError> {
    let rating = |first: usize| {
        let (rating, uncertainty) =
            (row.try_get::<_, Option<i64>>(first)?, row.try_get::<_, Option<i64>>(first + 1)?);
        Ok::<_, StoreError>(
            rating.zip(uncertainty).map(|(rating, uncertainty)| StoredRating { rating, uncertainty }),
        )
    };
    let change = rating(17)?.zip(rating(19)?).map(|(before, after)| RatingChange { before, after });
    let seat = SeatResult {
        seat: narrow(row, 10)?,
        name: row.try_get(11)?,
        person: row.try_get::<_, Option<i64>>(12)?.map(PersonId),
        level: row.try_get(13)?,
        points: narrow(row, 14)?,
        place: narrow(row, 15)?,
        sources: row.try_get(16)?,
        change,
    };
    Ok(TableResult {
        number: row.try_get(0)?,
        table: TableId(row.try_get(1)?),
        game: row.try_get(2)?,
        options: row.try_get(3)?,
        rules: narrow(row, 4)?,
        public: row.try_get(5)?,
        verdict: row.try_get(6)?,
        choices: narrow(row, 7)?,
        started: row.try_get(8)?,
        ended: row.try_get(9)?,
        seats: vec![seat],
    })
}

fn rating(row: &Row, first: usize) -> Result<RatingRow, StoreError> {
    Ok(RatingRow {
        person: PersonId(row.try_get(first)?),
        game: row.try_get(first + 1)?,
        rating: StoredRating { rating: row.try_get(first + 2)?, uncertainty: row.try_get(first + 3)? },
        games: row.try_get::<_, i64>(first + 4)?.cast_unsigned(),
        at: row.try_get(first + 5)?,
    })
}

fn profile(row: &Row) -> Result<Profile, StoreError> {
    Ok(Profile { person: rows::person(row)?, handle: row.try_get(3)?, public: row.try_get(4)? })
}

impl PostgresStore {
    async fn list_results(
        &self,
        query: &str,
        parameters: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<TableResult>, StoreError> {
        let found = self.rows(query, parameters).await?;
        Ok(gather(found.iter().map(row).collect::<Result<Vec<_>, _>>()?))
    }
}

impl ResultStore for PostgresStore {
    fn due_results(&self) -> StoreFuture<'_, Vec<TableId>> {
        Box::pin(self.ids(queries::DUE_RESULTS))
    }

    fn record_result(&self, result: TableResult) -> StoreFuture<'_, ()> {
        self.write(Write::RecordResult(result))
    }

    fn result(&self, table: TableId) -> StoreFuture<'_, Option<TableResult>> {
        Box::pin(async move {
            if has_nul(&table.0) {
                return Ok(None);
            }
            Ok(self.list_results(queries::RESULT, &[&table.0]).await?.pop())
        })
    }

    fn results_of(&self, person: PersonId, limit: u32) -> StoreFuture<'_, Vec<TableResult>> {
        Box::pin(async move { self.list_results(queries::RESULTS_OF, &[&person.0, &i64::from(limit)]).await })
    }

    fn public_results(&self, game: String, limit: u32) -> StoreFuture<'_, Vec<TableResult>> {
        Box::pin(async move { self.list_results(queries::PUBLIC_RESULTS, &[&game, &i64::from(limit)]).await })
    }

    fn rated_results(&self, game: String) -> StoreFuture<'_, Vec<TableResult>> {
        Box::pin(async move { self.list_results(queries::RATED_RESULTS, &[&game]).await })
    }

    fn unsettled_results(&self, game: String, method: String) -> StoreFuture<'_, Vec<TableResult>> {
        Box::pin(async move { self.list_results(queries::UNSETTLED_RESULTS, &[&game, &method]).await })
    }

    fn last_settled(&self, game: String) -> StoreFuture<'_, Option<(i64, i64)>> {
        Box::pin(async move {
            let found = self.rows(queries::LAST_SETTLED, &[&game]).await?;
            found.first().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).transpose()
        })
    }

    fn settle(&self, settlement: Settlement) -> StoreFuture<'_, bool> {
        Box::pin(async move {
            self.check_lock()?;
            unless_forestalled(self.queue.write(Write::Settle(settlement)).await)
        })
    }

    fn ratings_of(&self, person: PersonId) -> StoreFuture<'_, Vec<RatingRow>> {
        Box::pin(async move {
            let found = self.rows(queries::RATINGS_OF, &[&person.0]).await?;
            found.iter().map(|row| rating(row, 0)).collect()
        })
    }

    fn leaders(&self, game: String, games: u64, limit: u32) -> StoreFuture<'_, Vec<Leader>> {
        Box::pin(async move {
            let (games, limit) = (games.cast_signed(), i64::from(limit));
            let found = self.rows(queries::LEADERS, &[&game, &games, &limit]).await?;
            let leader = |row: &Row| {
                Ok(Leader { name: row.try_get(0)?, handle: row.try_get(1)?, rating: rating(row, 2)? })
            };
            found.iter().map(leader).collect()
        })
    }

    fn set_profile(&self, person: PersonId, handle: String, public: bool) -> StoreFuture<'_, ()> {
        self.write(Write::SetProfile { person, handle, public })
    }

    fn profile_of(&self, person: PersonId) -> StoreFuture<'_, Option<Profile>> {
        Box::pin(async move {
            self.rows(queries::PROFILE_OF, &[&person.0]).await?.first().map(profile).transpose()
        })
    }

    fn profile(&self, handle: String) -> StoreFuture<'_, Option<Profile>> {
        Box::pin(async move {
            if has_nul(&handle) {
                return Ok(None);
            }
            self.rows(queries::PROFILE, &[&handle]).await?.first().map(profile).transpose()
        })
    }

    fn public_profiles(&self) -> StoreFuture<'_, Vec<(PersonId, String)>> {
        Box::pin(async move {
            let found = self.rows(queries::PUBLIC_PROFILES, &[]).await?;
            found.iter().map(|row| Ok((PersonId(row.try_get(0)?), row.try_get(1)?))).collect()
        })
    }
}
