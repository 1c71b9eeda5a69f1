//! Tables and values that are the same in both databases.

use rusqlite::{Connection, types::Value};
use tokio_postgres::types::{ToSql, Type};

use crate::StoreError;

/// The columns of a table.
#[derive(Debug)]
pub(crate) struct Shape {
    pub(crate) table: String,
    /// The columns, separated by commas.
    pub(crate) columns: String,
    pub(crate) width: usize,
}

impl Shape {
    /// All tables of a schema in the order of their creation, so that a row refers only to rows of earlier tables. The table of
    /// migrations is not among them: it describes the schema.
    pub(crate) fn all(connection: &Connection) -> rusqlite::Result<Vec<Shape>> {
        let tables = "SELECT name FROM sqlite_schema
                      WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> 'migrations'
                      ORDER BY rowid";
        let mut columns = connection.prepare("SELECT name FROM pragma_table_info(?1) ORDER BY cid")?;
        let mut shapes = Vec::new();
        for table in connection.prepare(tables)?.query_map([], |row| row.get::<_, String>(0))? {
            let table = table?;
            let columns: Vec<String> =
                columns.query_map([&table], |row| row.get(0))?.collect::<Result<_, _>>()?;
            shapes.push(Shape { table, width: columns.len(), columns: columns.join(", ") });
        }
        Ok(shapes)
    }

    /// Reads all rows.
    pub(crate) fn select(&self) -> String {
        format!("SELECT {} FROM {}", self.columns, self.table)
    }
}

/// A value of a row, as SQLite stores it: integers where PostgreSQL has booleans and smaller integers.
pub(crate) fn read(row: &tokio_postgres::Row, column: usize) -> Result<Value, StoreError> {
    let kind = row.columns()[column].type_();
    let integer = |number: Option<i64>| number.map_or(Value::Null, Value::Integer);
    Ok(match *kind {
        Type::BOOL => integer(row.try_get::<_, Option<bool>>(column)?.map(i64::from)),
        Type::INT2 => integer(row.try_get::<_, Option<i16>>(column)?.map(i64::from)),
        Type::INT4 => integer(row.try_get::<_, Option<i32>>(column)?.map(i64::from)),
        Type::INT8 => integer(row.try_get(column)?),
        Type::TEXT => row.try_get::<_, Option<String>>(column)?.map_or(Value::Null, Value::Text),
        Type::BYTEA => row.try_get::<_, Option<Vec<u8>>>(column)?.map_or(Value::Null, Value::Blob),
        _ => return Err(StoreError::InvalidValue { column: "type", value: kind.to_string() }),
    })
}

/// The same value for a column of PostgreSQL.
pub(crate) fn parameter(value: Value, kind: &Type) -> Result<Box<dyn ToSql + Sync + Send>, StoreError> {
    let invalid = |value: &Value| StoreError::InvalidValue {
        column: "type",
        value: format!("{value:?}, not of the type {kind}"),
    };
    let number = match &value {
        Value::Integer(number) => Some(*number),
        Value::Null | Value::Real(_) | Value::Text(_) | Value::Blob(_) => None,
    };
    Ok(match (value, kind) {
        (Value::Null | Value::Integer(_), &Type::BOOL) => Box::new(number.map(|number| number != 0)),
        (value @ (Value::Null | Value::Integer(_)), &Type::INT2) => {
            Box::new(number.map(i16::try_from).transpose().map_err(|_| invalid(&value))?)
        }
        (value @ (Value::Null | Value::Integer(_)), &Type::INT4) => {
            Box::new(number.map(i32::try_from).transpose().map_err(|_| invalid(&value))?)
        }
        (Value::Null | Value::Integer(_), &Type::INT8) => Box::new(number),
        (Value::Null, &Type::TEXT) => Box::new(None::<String>),
        (Value::Text(text), &Type::TEXT) => Box::new(text),
        (Value::Null, &Type::BYTEA) => Box::new(None::<Vec<u8>>),
        (Value::Blob(bytes), &Type::BYTEA) => Box::new(bytes),
        (value, _) => return Err(invalid(&value)),
    })
}
