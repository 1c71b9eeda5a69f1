//! Writes about reviews.

use deadpool_postgres::Transaction;

use super::{Failure, run_statement};
use crate::{NewReview, ReviewKey, StoreError};

pub(super) async fn begin(transaction: &Transaction<'_>, review: &NewReview) -> Result<i64, Failure> {
    const BEGIN: &str = "
        WITH found AS (SELECT number FROM tables WHERE id = $1),
        outdated AS (DELETE FROM reviews USING found WHERE table_number = found.number AND program < $5),
        begun AS (
            INSERT INTO reviews (table_number, depth, seed, knowledge, program, person, asked)
            SELECT number, $2, $3, $4, $5, $6, $7 FROM found
            ON CONFLICT (table_number, depth, seed, knowledge, program) DO NOTHING)
        SELECT number FROM found";
    let NewReview { key: ReviewKey { table, depth, seed, knowledge, program }, person, at } = review;
    let (depth, seed, program) = (i64::from(*depth), seed.cast_signed(), i64::from(*program));
    let person = person.map(|person| person.0);
    let found =
        run_statement(transaction, BEGIN, &[&table.0, &depth, &seed, knowledge, &program, &person, at])
            .await?;
    if found.is_empty() { Err(StoreError::TableNotFound(table.clone()).into()) } else { Ok(0) }
}

pub(super) async fn keep_findings(
    transaction: &Transaction<'_>,
    key: &ReviewKey,
    first: u64,
    findings: &[String],
) -> Result<i64, Failure> {
    const KEEP: &str = "
        WITH found AS (SELECT number FROM tables WHERE id = $1),
        kept AS (
            INSERT INTO review_findings (table_number, depth, seed, knowledge, program, step, finding)
            SELECT number, $2, $3, $4, $5, $6::bigint + place - 1, finding FROM found,
            unnest($7::text[]) WITH ORDINALITY AS given (finding, place)
            ON CONFLICT (table_number, depth, seed, knowledge, program, step) DO NOTHING)
        SELECT number FROM found";
    let ReviewKey { table, depth, seed, knowledge, program } = key;
    let (depth, seed, program) = (i64::from(*depth), seed.cast_signed(), i64::from(*program));
    let found = run_statement(
        transaction,
        KEEP,
        &[&table.0, &depth, &seed, knowledge, &program, &first.cast_signed(), &findings],
    )
    .await?;
    if found.is_empty() { Err(StoreError::TableNotFound(table.clone()).into()) } else { Ok(0) }
}

pub(super) async fn complete(
    transaction: &Transaction<'_>,
    key: &ReviewKey,
    body: &String,
) -> Result<i64, Failure> {
    const COMPLETE: &str = "
        WITH completed AS (
            UPDATE reviews SET body = $6 FROM tables
            WHERE tables.number = reviews.table_number AND tables.id = $1 AND depth = $2 AND seed = $3
                AND knowledge = $4 AND program = $5
            RETURNING reviews.table_number),
        emptied AS (
            DELETE FROM review_findings f USING completed
            WHERE f.table_number = completed.table_number AND depth = $2 AND seed = $3 AND knowledge = $4
                AND program = $5)
        SELECT table_number FROM completed";
    let ReviewKey { table, depth, seed, knowledge, program } = key;
    let (depth, seed, program) = (i64::from(*depth), seed.cast_signed(), i64::from(*program));
    let completed =
        run_statement(transaction, COMPLETE, &[&table.0, &depth, &seed, knowledge, &program, body]).await?;
    if completed.is_empty() { Err(StoreError::ReviewNotFound(table.clone()).into()) } else { Ok(0) }
}

pub(super) async fn delete(transaction: &Transaction<'_>, key: &ReviewKey) -> Result<i64, Failure> {
    const DELETE: &str = "DELETE FROM reviews USING tables
        WHERE tables.number = reviews.table_number AND tables.id = $1 AND depth = $2 AND seed = $3
            AND knowledge = $4 AND program = $5";
    let ReviewKey { table, depth, seed, knowledge, program } = key;
    let (depth, seed, program) = (i64::from(*depth), seed.cast_signed(), i64::from(*program));
    run_statement(transaction, DELETE, &[&table.0, &depth, &seed, knowledge, &program]).await?;
    Ok(0)
}
