//! Writes about boxes.

use rusqlite::Connection;

use super::Failure;
use crate::{BoxId, BoxLabel, BoxLimits, BoxSave, NewBox, StoreError, boxes::check_limits};

pub(super) fn create(connection: &Connection, new: &NewBox, limits: BoxLimits) -> Result<(), Failure> {
    let NewBox { id, owner, game, name, text, at } = new;
    connection
        .prepare_cached(
            "INSERT INTO boxes (id, owner, game, name, shared, version, created, changed)
             VALUES (?1, ?2, ?3, ?4, FALSE, 1, ?5, ?5)",
        )?
        .execute((&id.0, owner.0, game, name, at))?;
    add_version(connection, id, 1, text, *at)?;
    check(connection, id, limits)
}

pub(super) fn save(connection: &Connection, save: &BoxSave, limits: BoxLimits) -> Result<(), Failure> {
    let BoxSave { id, known, text, face, at } = save;
    let known = known.cast_signed();
    let changed = connection
        .prepare_cached("UPDATE boxes SET version = ?3, changed = ?4 WHERE id = ?1 AND version = ?2")?
        .execute((&id.0, known, known + 1, at))?;
    if changed == 0 {
        return Err(missing_or_changed(connection, id)?.into());
    }
    add_version(connection, id, known + 1, text, *at)?;
    connection
        .prepare_cached("DELETE FROM box_versions WHERE box = ?1 AND version <= ?2")?
        .execute((&id.0, known + 1 - i64::from(limits.versions)))?;
    if let Some(face) = face {
        set_draft(connection, id, face, None)?;
    }
    check(connection, id, limits)
}

fn add_version(
    connection: &Connection,
    id: &BoxId,
    version: i64,
    text: &str,
    at: i64,
) -> Result<(), Failure> {
    connection
        .prepare_cached("INSERT INTO box_versions (box, version, text, at) VALUES (?1, ?2, ?3, ?4)")?
        .execute((&id.0, version, text, at))?;
    Ok(())
}

fn missing_or_changed(connection: &Connection, id: &BoxId) -> Result<StoreError, Failure> {
    let known = connection.prepare_cached("SELECT 1 FROM boxes WHERE id = ?1")?.exists([&id.0])?;
    Ok(if known { StoreError::BoxChanged(id.clone()) } else { StoreError::BoxNotFound(id.clone()) })
}

/// Fails if the owner of this box keeps too much; the savepoint of the request then undoes it.
fn check(connection: &Connection, id: &BoxId, limits: BoxLimits) -> Result<(), Failure> {
    let (boxes, bytes) = connection
        .prepare_cached(
            "SELECT count(DISTINCT b.id), sum(octet_length(v.text)) FROM boxes b JOIN box_versions v ON v.box = b.id
             WHERE b.owner = (SELECT owner FROM boxes WHERE id = ?1)",
        )?
        .query_row([&id.0], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(check_limits(limits, boxes, bytes)?)
}

pub(super) fn describe(connection: &Connection, id: &BoxId, label: &BoxLabel) -> Result<(), Failure> {
    let BoxLabel { name, shared } = label;
    let changed = connection
        .prepare_cached("UPDATE boxes SET name = ?2, shared = ?3 WHERE id = ?1")?
        .execute((&id.0, name, shared))?;
    if changed == 0 { Err(StoreError::BoxNotFound(id.clone()).into()) } else { Ok(()) }
}

pub(super) fn set_draft(
    connection: &Connection,
    id: &BoxId,
    face: &str,
    draft: Option<&str>,
) -> Result<(), Failure> {
    match draft {
        Some(draft) => connection
            .prepare_cached("INSERT OR REPLACE INTO box_drafts (box, face, draft) VALUES (?1, ?2, ?3)")?
            .execute((&id.0, face, draft))?,
        None => connection
            .prepare_cached("DELETE FROM box_drafts WHERE box = ?1 AND face = ?2")?
            .execute((&id.0, face))?,
    };
    Ok(())
}
