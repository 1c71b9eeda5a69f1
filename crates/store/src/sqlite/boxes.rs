//! Boxes in SQLite.

use rusqlite::{OptionalExtension, Row};

use super::SqliteStore;
use crate::{
    BoxId, BoxLabel, BoxLimits, BoxRow, BoxSave, BoxStore, BoxVersion, NewBox, PersonId, StoreFuture,
    StoredBox, queries, write::Write,
};

fn row(row: &Row<'_>) -> rusqlite::Result<BoxRow> {
    Ok(BoxRow {
        id: BoxId(row.get(0)?),
        owner: PersonId(row.get(1)?),
        owner_name: row.get(2)?,
        game: row.get(3)?,
        name: row.get(4)?,
        shared: row.get(5)?,
        version: row.get::<_, i64>(6)?.cast_unsigned(),
        created: row.get(7)?,
        changed: row.get(8)?,
    })
}

impl BoxStore for SqliteStore {
    fn create_box(&self, new: NewBox, limits: BoxLimits) -> StoreFuture<'_, ()> {
        self.write(Write::CreateBox(new, limits))
    }

    fn save_box(&self, save: BoxSave, limits: BoxLimits) -> StoreFuture<'_, ()> {
        self.write(Write::SaveBox(save, limits))
    }

    fn describe_box(&self, id: BoxId, label: BoxLabel) -> StoreFuture<'_, ()> {
        self.write(Write::DescribeBox(id, label))
    }

    fn delete_box(&self, id: BoxId) -> StoreFuture<'_, ()> {
        self.write(Write::DeleteBox(id))
    }

    fn set_draft(&self, id: BoxId, face: String, draft: Option<String>) -> StoreFuture<'_, ()> {
        self.write(Write::SetDraft { id, face, draft })
    }

    fn note_use(&self, person: PersonId, id: BoxId, at: i64) -> StoreFuture<'_, ()> {
        self.write(Write::NoteUse { person, id, at })
    }

    fn boxes_of(&self, owner: PersonId) -> StoreFuture<'_, Vec<BoxRow>> {
        self.readers.read(move |connection| {
            connection.prepare_cached(queries::BOXES_OF)?.query_map([owner.0], row)?.collect()
        })
    }

    fn boxes_used(&self, person: PersonId, limit: u32) -> StoreFuture<'_, Vec<BoxRow>> {
        self.readers.read(move |connection| {
            connection.prepare_cached(queries::BOXES_USED)?.query_map((person.0, limit), row)?.collect()
        })
    }

    fn load_box(&self, id: BoxId) -> StoreFuture<'_, Option<StoredBox>> {
        self.readers.read(move |connection| {
            let found = connection
                .prepare_cached(queries::BOX)?
                .query_row([&id.0], |found| Ok((row(found)?, found.get(9)?)))
                .optional()?;
            let Some((row, text)) = found else { return Ok(None) };
            let drafts = connection
                .prepare_cached(queries::BOX_DRAFTS)?
                .query_map([&id.0], |row| Ok((row.get(0)?, row.get(1)?)))?
                .collect::<Result<_, _>>()?;
            Ok(Some(StoredBox { row, text, drafts }))
        })
    }

    fn box_versions(&self, id: BoxId) -> StoreFuture<'_, Vec<BoxVersion>> {
        self.readers.read(move |connection| {
            let version = |row: &Row<'_>| {
                Ok(BoxVersion {
                    number: row.get::<_, i64>(0)?.cast_unsigned(),
                    at: row.get(1)?,
                    bytes: row.get::<_, i64>(2)?.cast_unsigned(),
                })
            };
            connection.prepare_cached(queries::BOX_VERSIONS)?.query_map([&id.0], version)?.collect()
        })
    }

    fn box_text(&self, id: BoxId, version: u64) -> StoreFuture<'_, Option<String>> {
        self.readers.read(move |connection| {
            connection
                .prepare_cached(queries::BOX_TEXT)?
                .query_row((&id.0, version.cast_signed()), |row| row.get(0))
                .optional()
        })
    }
}
