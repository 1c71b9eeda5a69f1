//! Boxes in PostgreSQL.

use tokio_postgres::Row;

use super::{PostgresStore, read_transaction};
use crate::{
    BoxId, BoxLabel, BoxLimits, BoxRow, BoxSave, BoxStore, BoxVersion, NewBox, PersonId, StoreError,
    StoreFuture, StoredBox, queries,
    write::{Write, has_nul},
};

fn row(row: &Row) -> Result<BoxRow, StoreError> {
    Ok(BoxRow {
        id: BoxId(row.try_get(0)?),
        owner: PersonId(row.try_get(1)?),
        owner_name: row.try_get(2)?,
        game: row.try_get(3)?,
        name: row.try_get(4)?,
        shared: row.try_get(5)?,
        version: row.try_get::<_, i64>(6)?.cast_unsigned(),
        created: row.try_get(7)?,
        changed: row.try_get(8)?,
    })
}

impl BoxStore for PostgresStore {
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
        Box::pin(async move { self.rows(queries::BOXES_OF, &[&owner.0]).await?.iter().map(row).collect() })
    }

    fn boxes_used(&self, person: PersonId, limit: u32) -> StoreFuture<'_, Vec<BoxRow>> {
        Box::pin(async move {
            let found = self.rows(queries::BOXES_USED, &[&person.0, &i64::from(limit)]).await?;
            found.iter().map(row).collect()
        })
    }

    fn load_box(&self, id: BoxId) -> StoreFuture<'_, Option<StoredBox>> {
        Box::pin(async move {
            if has_nul(&id.0) {
                return Ok(None);
            }
            let mut client = self.readers.get().await?;
            let transaction = read_transaction(&mut client).await?;
            let statement = transaction.prepare_cached(queries::BOX).await?;
            let Some(found) = transaction.query_opt(&statement, &[&id.0]).await? else { return Ok(None) };
            let statement = transaction.prepare_cached(queries::BOX_DRAFTS).await?;
            let drafts = transaction.query(&statement, &[&id.0]).await?;
            let drafts = drafts.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
            let drafts = drafts.collect::<Result<_, StoreError>>()?;
            Ok(Some(StoredBox { row: row(&found)?, text: found.try_get(9)?, drafts }))
        })
    }

    fn box_versions(&self, id: BoxId) -> StoreFuture<'_, Vec<BoxVersion>> {
        Box::pin(async move {
            if has_nul(&id.0) {
                return Ok(Vec::new());
            }
            let version = |row: &Row| {
                Ok(BoxVersion {
                    number: row.try_get::<_, i64>(0)?.cast_unsigned(),
                    at: row.try_get(1)?,
                    bytes: u64::from(row.try_get::<_, i32>(2)?.cast_unsigned()),
                })
            };
            self.rows(queries::BOX_VERSIONS, &[&id.0]).await?.iter().map(version).collect()
        })
    }

    fn box_text(&self, id: BoxId, version: u64) -> StoreFuture<'_, Option<String>> {
        Box::pin(async move {
            if has_nul(&id.0) {
                return Ok(None);
            }
            let found = self.rows(queries::BOX_TEXT, &[&id.0, &version.cast_signed()]).await?;
            Ok(found.first().map(|row| row.try_get(0)).transpose()?)
        })
    }
}
