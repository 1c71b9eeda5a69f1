//! What is wrong with a database, without changing it: it is not migrated, and a server may be using it.

use std::path::Path;

use rusqlite::Connection;

use crate::{StoreError, TableId, is_postgres, migrations, postgres, sqlite};

/// What [`examine`] found.
#[derive(Debug, PartialEq, Eq)]
pub struct Examination {
    /// The schema version of the database; `None` if no server has used it yet.
    pub schema: Option<i32>,
    /// The schema version of this program.
    pub newest: i32,
    /// Whether a server uses the database.
    pub usage: Usage,
    /// What the database itself reports about its pages and indexes.
    pub damage: Vec<String>,
    /// Rows that refer to missing rows.
    pub loose: Vec<LooseRows>,
    /// Tables whose log has gaps or another length than the database says.
    pub broken_logs: Vec<TableId>,
}

/// Whether a server uses a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Usage {
    /// No server uses it.
    Free,
    /// A server uses it.
    InUse,
}

/// Rows of a table that refer to missing rows of another.
#[derive(Debug, PartialEq, Eq)]
pub struct LooseRows {
    /// The table.
    pub table: String,
    /// The column that refers.
    pub column: String,
    /// The table of the missing rows.
    pub parent: String,
    /// How many rows.
    pub rows: u64,
}

/// Examines the database at `location`. Returns `None` if there is none.
pub async fn examine(location: &str) -> Result<Option<Examination>, StoreError> {
    if is_postgres(location) {
        postgres::examine::examine(location).await.map(Some)
    } else {
        sqlite::examine::examine(Path::new(location))
    }
}

impl Examination {
    pub(crate) fn new(schema: Option<i32>, usage: Usage) -> Self {
        let newest = migrations::NEWEST;
        Self { schema, newest, usage, damage: Vec::new(), loose: Vec::new(), broken_logs: Vec::new() }
    }

    /// Whether the schema is that of this program, so that its queries are valid.
    pub fn is_current(&self) -> bool {
        self.schema == Some(self.newest)
    }
}

/// A query that counts the rows of [`LooseRows`], valid in both dialects.
pub(crate) struct Reference {
    pub(crate) found: LooseRows,
    pub(crate) query: String,
}

/// All references between tables of the newest schema.
pub(crate) fn references() -> Result<Vec<Reference>, StoreError> {
    let mut schema = Connection::open_in_memory()?;
    sqlite::migrate(&mut schema, migrations::NEWEST)?;
    let list = "SELECT m.name, f.\"from\", f.\"table\", f.\"to\"
                FROM sqlite_schema m, pragma_foreign_key_list(m.name) f WHERE m.type = 'table'
                ORDER BY m.rowid, f.id";
    let mut list = schema.prepare(list)?;
    let references = list.query_map([], |row| {
        let [table, column, parent, key]: [String; 4] = [row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?];
        let query = format!(
            "SELECT count(*) FROM {table} c WHERE c.{column} IS NOT NULL
             AND NOT EXISTS (SELECT 1 FROM {parent} p WHERE p.{key} = c.{column})"
        );
        Ok(Reference { found: LooseRows { table, column, parent, rows: 0 }, query })
    })?;
    Ok(references.collect::<Result<_, _>>()?)
}

/// Tables whose log is not events 0, 1, 2… up to its version, or that lack a row that every table has.
pub(crate) const BROKEN_LOGS: &str = "SELECT t.id FROM tables t
     LEFT JOIN summaries s ON s.table_number = t.number LEFT JOIN hosts h ON h.table_number = t.number
     LEFT JOIN (SELECT table_number, count(*) AS events, max(sequence) AS last FROM events GROUP BY table_number) e
         ON e.table_number = t.number
     WHERE s.version IS NULL OR h.rematch IS NULL OR s.version <> coalesce(e.events, 0)
         OR coalesce(e.last, -1) + 1 <> coalesce(e.events, 0) ORDER BY t.number";
