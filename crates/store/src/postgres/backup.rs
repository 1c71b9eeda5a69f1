//! Backups from and into PostgreSQL.

use std::{path::Path, pin::pin};

use futures_util::TryStreamExt as _;
use rusqlite::{Connection, params_from_iter, types::Value};
use tokio_postgres::{Transaction, binary_copy::BinaryCopyInWriter, types::Type};

use super::{
    Claim, ServerLock, configuration, migrate_in, place_of, pool, read_transaction, unreachable_database,
};
use crate::{
    BackupError, Existing, StoreError,
    backup::value::{self, Shape},
    migrations, sqlite,
};

/// Copies the database of a URL to the empty file `copy`, beside whoever uses it: all rows are of one point in time.
pub(crate) async fn snapshot(url: &str, copy: &Path) -> Result<(), BackupError> {
    let config = configuration(url)?;
    let pool = pool(&config, 1)?;
    let mut client = pool.get().await.map_err(|error| unreachable_database(&config, &error))?;
    let transaction = read_transaction(&mut client).await?;
    let found = version(&transaction).await?.ok_or_else(|| BackupError::NoDatabase(place_of(&config)))?;
    migrations::check(found)?;
    let mut connection = Connection::open(copy)?;
    // The file is worth nothing before it is complete.
    connection.pragma_update(None, "synchronous", "OFF")?;
    sqlite::migrate(&mut connection, found)?;
    let inserting = connection.transaction()?;
    let shapes = Shape::all(&inserting)?;
    for shape in shapes.iter().rev() {
        // Migrations have filled some tables.
        inserting.execute(&format!("DELETE FROM {}", shape.table), [])?;
    }
    for shape in &shapes {
        let places = vec!["?"; shape.width].join(", ");
        let mut insert = inserting
            .prepare(&format!("INSERT INTO {} ({}) VALUES ({places})", shape.table, shape.columns))?;
        let none: [&str; 0] = [];
        let mut rows = pin!(transaction.query_raw(&shape.select(), none).await?);
        while let Some(row) = rows.try_next().await? {
            let values: Vec<Value> =
                (0..shape.width).map(|column| value::read(&row, column)).collect::<Result<_, _>>()?;
            insert.execute(params_from_iter(values))?;
        }
    }
    inserting.commit()?;
    Ok(())
}

/// Replaces the contents of the database of a URL in one transaction.
pub(crate) async fn restore(staged: &Connection, url: &str, existing: Existing) -> Result<(), BackupError> {
    let config = configuration(url)?;
    let own = pool(&config, 1)?;
    drop(own.get().await.map_err(|error| unreachable_database(&config, &error))?);
    let _lock = ServerLock::take(own, Claim::Alone, place_of(&config)).await?;
    let pool = pool(&config, 1)?;
    let mut client = pool.get().await.map_err(|error| unreachable_database(&config, &error))?;
    let transaction = client.transaction().await?;
    if let Some(found) = version(&transaction).await? {
        migrations::check(found)?;
    }
    migrate_in(&transaction).await?;
    let rows = "SELECT EXISTS (SELECT 1 FROM people) OR EXISTS (SELECT 1 FROM tables)";
    if existing == Existing::Keep && transaction.query_one(rows, &[]).await?.try_get(0)? {
        return Err(BackupError::NotEmpty(place_of(&config)));
    }
    let shapes = Shape::all(staged)?;
    let names: Vec<&str> = shapes.iter().map(|shape| shape.table.as_str()).collect();
    transaction.batch_execute(&format!("TRUNCATE {}", names.join(", "))).await?;
    for shape in &shapes {
        insert(staged, &transaction, shape).await?;
    }
    continue_numbers(&transaction).await?;
    transaction.commit().await?;
    Ok(())
}

async fn insert(
    staged: &Connection,
    transaction: &Transaction<'_>,
    shape: &Shape,
) -> Result<(), BackupError> {
    let columns = transaction.prepare(&shape.select()).await?;
    let types: Vec<Type> = columns.columns().iter().map(|column| column.type_().clone()).collect();
    let copy = format!("COPY {} ({}) FROM STDIN (FORMAT binary)", shape.table, shape.columns);
    let mut writer = pin!(BinaryCopyInWriter::new(transaction.copy_in(&copy).await?, &types));
    let mut select = staged.prepare(&shape.select())?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        let mut values = Vec::with_capacity(types.len());
        for (column, kind) in types.iter().enumerate() {
            values.push(value::parameter(row.get(column)?, kind)?);
        }
        writer.as_mut().write_raw(values).await?;
    }
    writer.finish().await?;
    Ok(())
}

/// New rows get numbers after those of the copied ones.
async fn continue_numbers(transaction: &Transaction<'_>) -> Result<(), BackupError> {
    let identities = "SELECT table_name::text, column_name::text FROM information_schema.columns
                      WHERE table_schema = current_schema() AND is_identity = 'YES'";
    for row in transaction.query(identities, &[]).await? {
        let (table, column): (&str, &str) = (row.try_get(0)?, row.try_get(1)?);
        let go_on = format!(
            "SELECT setval(pg_get_serial_sequence('{table}', '{column}'),
                           coalesce(max({column}), 1), max({column}) IS NOT NULL) FROM {table}"
        );
        transaction.query(&go_on, &[]).await?;
    }
    Ok(())
}

/// The schema version; `None` if the database is not ours.
pub(super) async fn version(transaction: &Transaction<'_>) -> Result<Option<i32>, StoreError> {
    let known = transaction.query_one("SELECT to_regclass('migrations') IS NOT NULL", &[]).await?;
    if known.try_get(0)? {
        Ok(transaction.query_one(migrations::FIND_VERSION, &[]).await?.try_get(0)?)
    } else {
        Ok(None)
    }
}
