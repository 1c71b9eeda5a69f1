//! Statements about the house in SQLite.

use std::borrow::Cow;

use rusqlite::{Connection, params_from_iter, types::Value};

use super::{SqliteStore, rows};
use crate::{
    StoreFuture, TableRow,
    house::{Statements, Step},
    write::Write,
};

impl Statements for SqliteStore {
    fn select(&self, sql: Cow<'static, str>, values: Vec<Value>) -> StoreFuture<'_, Vec<Vec<Value>>> {
        self.readers.read(move |connection| select(connection, &sql, &values))
    }

    fn carry_out(&self, steps: Vec<Step>) -> StoreFuture<'_, i64> {
        Box::pin(self.queue.write(Write::Steps(steps)))
    }

    fn select_tables(&self, sql: &'static str, values: Vec<Value>) -> StoreFuture<'_, Vec<TableRow>> {
        self.readers.read(move |connection| rows::list(connection, sql, params_from_iter(&values)))
    }
}

/// The rows that a statement returns.
pub(super) fn select(
    connection: &Connection,
    sql: &str,
    values: &[Value],
) -> rusqlite::Result<Vec<Vec<Value>>> {
    let mut statement = connection.prepare_cached(sql)?;
    let width = statement.column_count();
    let row = |row: &rusqlite::Row<'_>| (0..width).map(|column| row.get(column)).collect();
    statement.query_map(params_from_iter(values), row)?.collect()
}
