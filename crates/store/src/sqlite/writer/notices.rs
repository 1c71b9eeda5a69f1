//! Writes about notices.

use rusqlite::{Connection, OptionalExtension, params_from_iter, types::ToSqlOutput};

use super::Failure;
use crate::notices::{NoticeWrite, Parameter, Statement};

impl rusqlite::ToSql for Parameter<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        match self {
            Parameter::Number(number) => number.to_sql(),
            Parameter::MaybeNumber(number) => number.to_sql(),
            Parameter::Text(text) => text.to_sql(),
            Parameter::MaybeText(text) => text.to_sql(),
            Parameter::Words(text) => text.to_sql(),
        }
    }
}

/// The number that a statement returns; `None` if it returns no row.
fn run(connection: &Connection, (sql, parameters): Statement<'_>) -> Result<Option<i64>, Failure> {
    let mut statement = connection.prepare_cached(sql)?;
    if statement.column_count() == 0 {
        statement.execute(params_from_iter(parameters))?;
        return Ok(None);
    }
    Ok(statement.query_row(params_from_iter(parameters), |row| row.get(0)).optional()?)
}

pub(super) fn write(connection: &Connection, write: &NoticeWrite) -> Result<i64, Failure> {
    let mut number = 0;
    for (place, statement) in write.statements().into_iter().enumerate() {
        let returned = run(connection, statement)?;
        if returned.is_none()
            && let Some(refusal) = write.refusal(place)
        {
            return Err(refusal.into());
        }
        number = returned.unwrap_or(0);
    }
    Ok(number)
}

/// Writes the notices that another write causes.
pub(super) fn add<'a>(
    connection: &Connection,
    statements: impl IntoIterator<Item = Statement<'a>>,
) -> Result<(), Failure> {
    statements.into_iter().try_for_each(|statement| run(connection, statement).map(drop))
}
