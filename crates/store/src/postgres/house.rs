//! Statements about the house in PostgreSQL.

use std::borrow::Cow;

use rusqlite::types::Value;
use tokio_postgres::{
    Statement,
    types::{ToSql, Type},
};

use super::PostgresStore;
use crate::{
    StoreError, StoreFuture, TableRow,
    backup::value,
    house::{Statements, Step},
    write::Write,
};

impl Statements for PostgresStore {
    fn select(&self, sql: Cow<'static, str>, values: Vec<Value>) -> StoreFuture<'_, Vec<Vec<Value>>> {
        Box::pin(async move {
            let client = self.readers.get().await?;
            let statement = client.prepare_cached(&sql).await?;
            let parameters = Parameters::new(values, statement.params())?;
            read(&client.query(&statement, &parameters.all()).await?)
        })
    }

    fn carry_out(&self, steps: Vec<Step>) -> StoreFuture<'_, i64> {
        Box::pin(async move {
            self.check_lock()?;
            self.queue.write(Write::Steps(steps)).await
        })
    }

    fn select_tables(&self, sql: &'static str, values: Vec<Value>) -> StoreFuture<'_, Vec<TableRow>> {
        Box::pin(async move {
            let statement: Statement = self.readers.get().await?.prepare_cached(sql).await?;
            let parameters = Parameters::new(values, statement.params())?;
            self.list(sql, &parameters.all()).await
        })
    }
}

/// The parameters of a statement, with the types that it expects.
pub(super) struct Parameters(Vec<Box<dyn ToSql + Sync + Send>>);

impl Parameters {
    pub(super) fn new(values: Vec<Value>, types: &[Type]) -> Result<Self, StoreError> {
        let typed = values.into_iter().zip(types).map(|(value, kind)| value::parameter(value, kind));
        Ok(Self(typed.collect::<Result<_, _>>()?))
    }

    pub(super) fn all(&self) -> Vec<&(dyn ToSql + Sync)> {
        self.0.iter().map(|value| value.as_ref() as &(dyn ToSql + Sync)).collect()
    }
}

/// Rows as SQLite has them.
pub(super) fn read(rows: &[tokio_postgres::Row]) -> Result<Vec<Vec<Value>>, StoreError> {
    let row = |row: &tokio_postgres::Row| (0..row.len()).map(|column| value::read(row, column)).collect();
    rows.iter().map(row).collect()
}
