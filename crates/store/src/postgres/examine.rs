//! What is wrong with a PostgreSQL database.

use super::{backup, configuration, lock, pool, read_transaction, unreachable_database};
use crate::{
    Examination, StoreError, TableId, Usage,
    examine::{self, BROKEN_LOGS},
};

/// Indexes that PostgreSQL does not use because they were not completed.
const INVALID_INDEXES: &str = "SELECT i.indexrelid::regclass::text FROM pg_index i
     JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE NOT i.indisvalid AND n.nspname = current_schema()";

pub(crate) async fn examine(url: &str) -> Result<Examination, StoreError> {
    let config = configuration(url)?;
    let pool = pool(&config, 1)?;
    let mut client = pool.get().await.map_err(|error| unreachable_database(&config, &error))?;
    let transaction = read_transaction(&mut client).await?;
    let usage = if lock::is_held(&transaction).await? { Usage::InUse } else { Usage::Free };
    let mut found = Examination::new(backup::version(&transaction).await?, usage);
    for row in transaction.query(INVALID_INDEXES, &[]).await? {
        found.damage.push(format!("the index {} is invalid", row.try_get::<_, String>(0)?));
    }
    if !found.is_current() {
        return Ok(found);
    }
    for examine::Reference { found: mut loose, query } in examine::references()? {
        loose.rows = transaction.query_one(&query, &[]).await?.try_get::<_, i64>(0)?.cast_unsigned();
        if loose.rows > 0 {
            found.loose.push(loose);
        }
    }
    for row in transaction.query(BROKEN_LOGS, &[]).await? {
        found.broken_logs.push(TableId(row.try_get(0)?));
    }
    Ok(found)
}
