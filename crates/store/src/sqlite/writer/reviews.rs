//! Writes about reviews.

use rusqlite::Connection;

use super::{Failure, number_of};
use crate::{NewReview, ReviewKey, StoreError};

pub(super) fn begin(connection: &Connection, review: &NewReview) -> Result<(), Failure> {
    let NewReview { key: ReviewKey { table, depth, seed, knowledge, program }, person, at } = review;
    let number = number_of(connection, table)?;
    connection
        .prepare_cached("DELETE FROM reviews WHERE table_number = ?1 AND program < ?2")?
        .execute((number, program))?;
    connection
        .prepare_cached(
            "INSERT INTO reviews (table_number, depth, seed, knowledge, program, person, asked)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
             ON CONFLICT (table_number, depth, seed, knowledge, program) DO NOTHING",
        )?
        .execute((number, depth, seed.cast_signed(), knowledge, program, person.map(|it| it.0), at))?;
    Ok(())
}

pub(super) fn keep_findings(
    connection: &Connection,
    key: &ReviewKey,
    first: u64,
    findings: &[String],
) -> Result<(), Failure> {
    let ReviewKey { table, depth, seed, knowledge, program } = key;
    let number = number_of(connection, table)?;
    let mut insert = connection.prepare_cached(
        "INSERT INTO review_findings (table_number, depth, seed, knowledge, program, step, finding)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
         ON CONFLICT (table_number, depth, seed, knowledge, program, step) DO NOTHING",
    )?;
    for (step, finding) in (first.cast_signed()..).zip(findings) {
        insert.execute((number, depth, seed.cast_signed(), knowledge, program, step, finding))?;
    }
    Ok(())
}

pub(super) fn complete(connection: &Connection, key: &ReviewKey, body: &str) -> Result<(), Failure> {
    let ReviewKey { table, depth, seed, knowledge, program } = key;
    let number = number_of(connection, table)?;
    let seed = seed.cast_signed();
    let completed = connection
        .prepare_cached(
            "UPDATE reviews SET body = ?6 WHERE table_number = ?1 AND depth = ?2 AND seed = ?3
             AND knowledge = ?4 AND program = ?5",
        )?
        .execute((number, depth, seed, knowledge, program, body))?;
    if completed == 0 {
        return Err(StoreError::ReviewNotFound(table.clone()).into());
    }
    connection
        .prepare_cached(
            "DELETE FROM review_findings WHERE table_number = ?1 AND depth = ?2 AND seed = ?3
             AND knowledge = ?4 AND program = ?5",
        )?
        .execute((number, depth, seed, knowledge, program))?;
    Ok(())
}

pub(super) fn delete(connection: &Connection, key: &ReviewKey) -> Result<(), Failure> {
    let ReviewKey { table, depth, seed, knowledge, program } = key;
    connection
        .prepare_cached(
            "DELETE FROM reviews WHERE table_number = (SELECT number FROM tables WHERE id = ?1) AND depth = ?2
             AND seed = ?3 AND knowledge = ?4 AND program = ?5",
        )?
        .execute((&table.0, depth, seed.cast_signed(), knowledge, program))?;
    Ok(())
}
