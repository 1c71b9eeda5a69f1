//! Statements that are valid in both SQL dialects, with parameters `$1`, `$2`… in the order of their first appearance.

use std::borrow::Cow;

use rusqlite::types::Value;

use super::invalid;
use crate::{PersonId, StoreError, StoreFuture, TableRow};

/// A statement of a write.
#[derive(Debug)]
pub(crate) struct Step {
    pub(crate) sql: Cow<'static, str>,
    pub(crate) values: Vec<Value>,
    /// Why the write fails if the statement returns no row. Only the first step may fail: PostgreSQL would keep what the steps
    /// before it did.
    pub(crate) refusal: Option<fn() -> StoreError>,
}

impl Step {
    /// A statement that does what it can.
    pub(crate) fn new(sql: impl Into<Cow<'static, str>>, values: Vec<Value>) -> Self {
        Self { sql: sql.into(), values, refusal: None }
    }

    /// A statement that returns a row, or the write fails.
    pub(crate) fn required(
        sql: impl Into<Cow<'static, str>>,
        values: Vec<Value>,
        refusal: fn() -> StoreError,
    ) -> Self {
        Self { sql: sql.into(), values, refusal: Some(refusal) }
    }

    /// The texts among the parameters.
    pub(crate) fn texts(&self) -> impl Iterator<Item = &str> {
        self.values.iter().filter_map(|value| match value {
            Value::Text(text) => Some(text.as_str()),
            Value::Null | Value::Integer(_) | Value::Real(_) | Value::Blob(_) => None,
        })
    }
}

/// What a database does for [`HouseStore`](super::HouseStore).
pub(crate) trait Statements: Send + Sync + 'static {
    /// The rows of a query.
    fn select(&self, sql: Cow<'static, str>, values: Vec<Value>) -> StoreFuture<'_, Vec<Vec<Value>>>;
    /// Executes all steps or none. Returns the first column of the first row that a step returned, or 0.
    fn carry_out(&self, steps: Vec<Step>) -> StoreFuture<'_, i64>;
    /// The tables of a query for table rows.
    fn select_tables(&self, sql: &'static str, values: Vec<Value>) -> StoreFuture<'_, Vec<TableRow>>;
}

/// A value of a row.
pub(crate) trait Cell {
    fn integer(&self, column: usize) -> Result<i64, StoreError>;
    fn optional_integer(&self, column: usize) -> Result<Option<i64>, StoreError>;
    fn text(&self, column: usize) -> Result<String, StoreError>;
    fn optional_text(&self, column: usize) -> Result<Option<String>, StoreError>;

    fn person(&self, column: usize) -> Result<PersonId, StoreError> {
        self.integer(column).map(PersonId)
    }
}

impl Cell for Vec<Value> {
    fn integer(&self, column: usize) -> Result<i64, StoreError> {
        self.optional_integer(column)?.ok_or_else(|| invalid("number", "NULL"))
    }

    fn optional_integer(&self, column: usize) -> Result<Option<i64>, StoreError> {
        match self.get(column) {
            Some(Value::Integer(number)) => Ok(Some(*number)),
            Some(Value::Null) => Ok(None),
            other => Err(invalid("number", format!("{other:?}"))),
        }
    }

    fn text(&self, column: usize) -> Result<String, StoreError> {
        self.optional_text(column)?.ok_or_else(|| invalid("text", "NULL"))
    }

    fn optional_text(&self, column: usize) -> Result<Option<String>, StoreError> {
        match self.get(column) {
            Some(Value::Text(text)) => Ok(Some(text.clone())),
            Some(Value::Null) => Ok(None),
            other => Err(invalid("text", format!("{other:?}"))),
        }
    }
}
