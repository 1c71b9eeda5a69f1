//! What processes share.

use std::time::Duration;

use tokio_postgres::{Row, types::ToSql};

use super::{PostgresStore, migrations};
use crate::{ClusterStore, Member, PeopleChanges, StoreError, StoreFuture};

/// Processes that were not seen for this long are forgotten.
const FORGET: f64 = 60_000.0;

impl PostgresStore {
    /// On a connection of its own, so that leases are renewed while others wait for theirs.
    async fn shared(&self, query: &str, parameters: &[&(dyn ToSql + Sync)]) -> Result<Vec<Row>, StoreError> {
        let client = match &self.cluster {
            Some(own) => own.get().await?,
            None => self.readers.get().await?,
        };
        let statement = client.prepare_cached(query).await?;
        Ok(client.query(&statement, parameters).await?)
    }
}

fn millis(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}

fn empty() -> StoreError {
    StoreError::Database("a statement returned no result".to_owned())
}

impl ClusterStore for PostgresStore {
    fn hall(&self) -> StoreFuture<'_, String> {
        Box::pin(async move {
            let found = self.shared("SELECT name FROM hall", &[]).await?;
            Ok(found.first().ok_or_else(empty)?.try_get(0)?)
        })
    }

    fn beat(&self, member: Member, alive: Duration) -> StoreFuture<'_, Vec<Member>> {
        const BEAT: &str = "
            WITH forgotten AS (
                DELETE FROM members WHERE seen < clock_timestamp() - $5 * interval '1 ms' AND id <> $1),
            seen AS (
                INSERT INTO members (id, program, schema, seen) VALUES ($1, $2, $3, clock_timestamp())
                ON CONFLICT (id) DO UPDATE SET seen = excluded.seen RETURNING id, program)
            SELECT id, program FROM seen
            UNION SELECT id, program FROM members
            WHERE id <> $1 AND seen > clock_timestamp() - $4 * interval '1 ms' ORDER BY id";
        Box::pin(async move {
            let Member { id, program } = &member;
            let parameters: [&(dyn ToSql + Sync); 5] =
                [id, program, &migrations::NEWEST, &millis(alive), &FORGET];
            let found = self.shared(BEAT, &parameters).await?;
            let member = |row: &Row| Ok(Member { id: row.try_get(0)?, program: row.try_get(1)? });
            found.iter().map(member).collect()
        })
    }

    fn hold(&self, member: String, wanted: Vec<u16>, lease: Duration) -> StoreFuture<'_, Vec<u16>> {
        // Rows are locked in one order, and whoever comes second leaves a row to the first.
        const HOLD: &str = "
            WITH free AS (
                SELECT number FROM leases
                WHERE holder = $1 OR number = ANY ($2) AND until < clock_timestamp()
                ORDER BY number FOR UPDATE SKIP LOCKED),
            released AS (
                UPDATE leases SET holder = '', until = '-infinity'
                WHERE number IN (SELECT number FROM free) AND NOT number = ANY ($2))
            UPDATE leases SET holder = $1, until = clock_timestamp() + $3 * interval '1 ms'
            WHERE number IN (SELECT number FROM free) AND number = ANY ($2) RETURNING number";
        Box::pin(async move {
            let wanted: Vec<i32> = wanted.into_iter().map(i32::from).collect();
            let found = self.shared(HOLD, &[&member, &wanted, &millis(lease)]).await?;
            let number = |row: &Row| {
                let number: i32 = row.try_get(0)?;
                u16::try_from(number).map_err(|_| StoreError::InvalidValue {
                    column: "leases.number",
                    value: number.to_string(),
                })
            };
            found.iter().map(number).collect()
        })
    }

    fn leave(&self, member: String) -> StoreFuture<'_, ()> {
        const LEAVE: &str = "
            WITH gone AS (DELETE FROM members WHERE id = $1)
            UPDATE leases SET holder = '', until = '-infinity' WHERE holder = $1";
        Box::pin(async move { self.shared(LEAVE, &[&member]).await.map(drop) })
    }

    fn people_changes(&self) -> StoreFuture<'_, PeopleChanges> {
        Box::pin(async move {
            let found = self.shared("SELECT people, blocks, profiles FROM hall", &[]).await?;
            let row = found.first().ok_or_else(empty)?;
            let number = |column| Ok::<_, StoreError>(row.try_get::<_, i64>(column)?.cast_unsigned());
            Ok(PeopleChanges { people: number(0)?, blocks: number(1)?, profiles: number(2)? })
        })
    }
}
