//! What is deleted after a while: unfinished tables of guests, and guests without anything.
//!
//! What refers to a table or a person is read from the schema, so that a migration cannot be forgotten.

use rusqlite::types::Value;

use super::Step;
use crate::{PersonId, StoreError, TableId, examine};

/// `$1`: time. Tables whose game is not finished, with guests but without an account. An imported table with nobody at it is the
/// operator's.
macro_rules! idle_table {
    ($first:literal, $last:literal) => {
        concat!(
            $first,
            " FROM summaries s JOIN tables t ON t.number = s.table_number JOIN hosts h ON h.table_number = t.number
              LEFT JOIN people o ON o.id = h.owner
              WHERE s.changed < $1 AND (NOT s.over OR h.ended) AND o.login IS NULL
              AND (h.owner IS NOT NULL OR EXISTS
                  (SELECT 1 FROM seats x WHERE x.table_number = t.number AND x.person IS NOT NULL))
              AND NOT EXISTS (SELECT 1 FROM seats x JOIN people p ON p.id = x.person
                  WHERE x.table_number = t.number AND p.login IS NOT NULL) ",
            $last
        )
    };
}

/// `$2`: limit.
pub(super) const IDLE_TABLES: &str = idle_table!("SELECT t.id", "ORDER BY s.changed, t.number LIMIT $2");
/// `$2`: id of the table.
const IS_IDLE: &str = idle_table!("SELECT 0", "AND t.id = $2");

const fn changed() -> StoreError {
    StoreError::EntryNotFound
}

/// Deletes a table and every row that refers to it.
pub(super) fn table_steps(table: &TableId, before: i64) -> Result<Vec<Step>, StoreError> {
    let id = || Value::Text(table.0.clone());
    let mut steps = vec![Step::required(IS_IDLE, vec![Value::Integer(before), id()], changed)];
    for (child, column) in references("tables")? {
        let delete =
            format!("DELETE FROM {child} WHERE {column} = (SELECT number FROM tables WHERE id = $1)");
        steps.push(Step::new(delete, vec![id()]));
    }
    steps.push(Step::new("DELETE FROM tables WHERE id = $1", vec![id()]));
    Ok(steps)
}

/// `$1`: time. Guests whom nothing refers to but tokens that were not used since.
fn idle_guest() -> Result<String, StoreError> {
    let mut sql = "SELECT p.id FROM people p WHERE p.login IS NULL AND p.created < $1
                   AND NOT EXISTS (SELECT 1 FROM tokens t WHERE t.person = p.id AND t.used >= $1)"
        .to_owned();
    for (child, column) in references("people")?.into_iter().filter(|(child, _)| child != "tokens") {
        sql.push_str(&format!(" AND NOT EXISTS (SELECT 1 FROM {child} c WHERE c.{column} = p.id)"));
    }
    Ok(sql)
}

/// `$2`: lower bound of the ids, `$3`: limit.
pub(super) fn idle_guests() -> Result<String, StoreError> {
    Ok(idle_guest()? + " AND p.id > $2 ORDER BY p.id LIMIT $3")
}

/// Deletes a guest and the tokens.
pub(super) fn guest_steps(guest: PersonId, before: i64) -> Result<Vec<Step>, StoreError> {
    let id = || Value::Integer(guest.0);
    let is_idle = idle_guest()? + " AND p.id = $2";
    Ok(vec![
        Step::required(is_idle, vec![Value::Integer(before), id()], changed),
        Step::new("DELETE FROM tokens WHERE person = $1", vec![id()]),
        Step::new("DELETE FROM people WHERE id = $1", vec![id()]),
    ])
}

/// The tables and columns that refer to `parent`.
fn references(parent: &str) -> Result<Vec<(String, String)>, StoreError> {
    let all = examine::references()?.into_iter().map(|reference| reference.found);
    Ok(all.filter(|found| found.parent == parent).map(|found| (found.table, found.column)).collect())
}
