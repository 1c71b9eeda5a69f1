//! Reviews in SQLite.

use rusqlite::{OptionalExtension, Row};

use super::SqliteStore;
use crate::{
    NewReview, PersonId, ReviewKey, ReviewStore, StoreFuture, StoredReview, TableId, queries, write::Write,
};

fn row(row: &Row<'_>) -> rusqlite::Result<NewReview> {
    Ok(NewReview {
        key: ReviewKey {
            table: TableId(row.get(0)?),
            depth: row.get(1)?,
            seed: row.get::<_, i64>(2)?.cast_unsigned(),
            knowledge: row.get(3)?,
            program: row.get(4)?,
        },
        person: row.get::<_, Option<i64>>(5)?.map(PersonId),
        at: row.get(6)?,
    })
}

impl ReviewStore for SqliteStore {
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
        self.readers.read(move |connection| {
            let ReviewKey { table, depth, seed, knowledge, program } = &key;
            connection
                .prepare_cached(queries::REVIEW)?
                .query_row((&table.0, depth, seed.cast_signed(), knowledge, program), |row| {
                    Ok(row.get::<_, Option<String>>(0)?.map_or(StoredReview::Begun, StoredReview::Complete))
                })
                .optional()
        })
    }

    fn findings(&self, key: ReviewKey) -> StoreFuture<'_, Vec<String>> {
        self.readers.read(move |connection| {
            let ReviewKey { table, depth, seed, knowledge, program } = &key;
            connection
                .prepare_cached(queries::FINDINGS)?
                .query_map((&table.0, depth, seed.cast_signed(), knowledge, program), |row| row.get(0))?
                .collect()
        })
    }

    fn unfinished_reviews(&self, program: u32) -> StoreFuture<'_, Vec<NewReview>> {
        self.readers.read(move |connection| {
            connection.prepare_cached(queries::UNFINISHED_REVIEWS)?.query_map([program], row)?.collect()
        })
    }
}
