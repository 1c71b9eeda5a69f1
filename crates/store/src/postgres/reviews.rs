//! Reviews in PostgreSQL.

use tokio_postgres::Row;

use super::PostgresStore;
use crate::{
    NewReview, PersonId, ReviewKey, ReviewStore, StoreError, StoreFuture, StoredReview, TableId, queries,
    write::{Write, has_nul},
};

fn row(row: &Row) -> Result<NewReview, StoreError> {
    let number = |column: usize, name: &'static str| -> Result<u32, StoreError> {
        let value: i64 = row.try_get(column)?;
        u32::try_from(value).map_err(|_| StoreError::InvalidValue { column: name, value: value.to_string() })
    };
    Ok(NewReview {
        key: ReviewKey {
            table: TableId(row.try_get(0)?),
            depth: number(1, "reviews.depth")?,
            seed: row.try_get::<_, i64>(2)?.cast_unsigned(),
            knowledge: row.try_get(3)?,
            program: number(4, "reviews.program")?,
        },
        person: row.try_get::<_, Option<i64>>(5)?.map(PersonId),
        at: row.try_get(6)?,
    })
}

impl PostgresStore {
    /// The rows of a query about one review.
    async fn rows_of_review(&self, query: &str, key: &ReviewKey) -> Result<Vec<Row>, StoreError> {
        let ReviewKey { table, depth, seed, knowledge, program } = key;
        if has_nul(&table.0) || has_nul(knowledge) {
            return Ok(Vec::new());
        }
        let (depth, seed, program) = (i64::from(*depth), seed.cast_signed(), i64::from(*program));
        self.rows(query, &[&table.0, &depth, &seed, knowledge, &program]).await
    }
}

impl ReviewStore for PostgresStore {
    fn begin_review(&self, review: NewReview) -> StoreFuture<'_, ()> {
        self.write(Write::BeginReview(review))
    }

    fn keep_findings(&self, key: ReviewKey, first: u64, findings: Vec<String>) -> StoreFuture<'_, ()> {
        self.write(Write::KeepFindings { key, first, findings })
    }

    fn complete_review(&self, key: ReviewKey, body: String) -> StoreFuture<'_, ()> {
        self.write(Write::CompleteReview(key, body))
    }

    fn delete_review(&self, key: ReviewKey) -> StoreFuture<'_, ()> {
        self.write(Write::DeleteReview(key))
    }

    fn review(&self, key: ReviewKey) -> StoreFuture<'_, Option<StoredReview>> {
        Box::pin(async move {
            let found = self.rows_of_review(queries::REVIEW, &key).await?;
            let Some(row) = found.first() else { return Ok(None) };
            let body: Option<String> = row.try_get(0)?;
            Ok(Some(body.map_or(StoredReview::Begun, StoredReview::Complete)))
        })
    }

    fn findings(&self, key: ReviewKey) -> StoreFuture<'_, Vec<String>> {
        Box::pin(async move {
            let found = self.rows_of_review(queries::FINDINGS, &key).await?;
            found.iter().map(|row| Ok(row.try_get(0)?)).collect()
        })
    }

    fn unfinished_reviews(&self, program: u32) -> StoreFuture<'_, Vec<NewReview>> {
        Box::pin(async move {
            let found = self.rows(queries::UNFINISHED_REVIEWS, &[&i64::from(program)]).await?;
            found.iter().map(row).collect()
        })
    }
}
