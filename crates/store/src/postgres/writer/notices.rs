//! Writes about notices.

use deadpool_postgres::Transaction;
use tokio_postgres::types::ToSql;

use super::{Failure, run_statement};
use crate::notices::{NoticeWrite, Parameter, Statement};

/// The number that a statement returns; `None` if it returns no row.
async fn run(
    transaction: &Transaction<'_>,
    (sql, parameters): Statement<'_>,
) -> Result<Option<i64>, Failure> {
    let values: Vec<Box<dyn ToSql + Sync + Send + '_>> = parameters
        .into_iter()
        .map(|parameter| -> Box<dyn ToSql + Sync + Send + '_> {
            match parameter {
                Parameter::Number(number) => Box::new(number),
                Parameter::MaybeNumber(number) => Box::new(number),
                Parameter::Text(text) => Box::new(text),
                Parameter::MaybeText(text) => Box::new(text),
                Parameter::Words(text) => Box::new(text),
            }
        })
        .collect();
    let references: Vec<&(dyn ToSql + Sync)> = values.iter().map(|value| value.as_ref() as _).collect();
    let found = run_statement(transaction, sql, &references).await?;
    // Some statements return a constant, which is a smaller integer.
    let number =
        |row: &tokio_postgres::Row| row.try_get(0).or_else(|_| row.try_get::<_, i32>(0).map(i64::from));
    Ok(found.first().map(number).transpose()?)
}

pub(super) async fn write(transaction: &Transaction<'_>, write: &NoticeWrite) -> Result<i64, Failure> {
    let mut number = 0;
    for (place, statement) in write.statements().into_iter().enumerate() {
        let returned = run(transaction, statement).await?;
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
pub(super) async fn add(
    transaction: &Transaction<'_>,
    statements: Vec<Statement<'_>>,
) -> Result<(), Failure> {
    for statement in statements {
        run(transaction, statement).await?;
    }
    Ok(())
}
