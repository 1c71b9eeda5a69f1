//! What is wrong with a SQLite file.

use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use super::{ServerLock, backup, connect, in_file, rows};
use crate::{
    Examination, StoreError, Usage,
    examine::{self, BROKEN_LOGS},
};

pub(crate) fn examine(path: &Path) -> Result<Option<Examination>, StoreError> {
    if !path.exists() {
        return Ok(None);
    }
    let usage = if ServerLock::is_held(path)? { Usage::InUse } else { Usage::Free };
    let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    let schema = backup::version(&connection).map_err(|error| in_file(path, &error))?;
    let mut found = Examination::new(schema, usage);
    // A damaged file may fail any query: then that is what is wrong.
    match look(&connection, &mut found) {
        Ok(()) => {}
        Err(error) => found.damage.push(error.to_string()),
    }
    Ok(Some(found))
}

fn look(connection: &Connection, found: &mut Examination) -> Result<(), StoreError> {
    found.damage = backup::damage(connection)?;
    if !found.is_current() {
        return Ok(());
    }
    for examine::Reference { found: mut loose, query } in examine::references()? {
        loose.rows = connection.query_row(&query, [], |row| row.get::<_, i64>(0))?.cast_unsigned();
        if loose.rows > 0 {
            found.loose.push(loose);
        }
    }
    found.broken_logs = rows::ids(connection, BROKEN_LOGS)?;
    Ok(())
}
