//! Writes about boxes.
//!
//! A statement sees the state before it, so what the owner keeps is counted without the write and compared with it added.

use deadpool_postgres::Transaction;

use super::{Failure, run_statement};
use crate::{BoxId, BoxLabel, BoxLimits, BoxSave, NewBox, StoreError, boxes::check_limits};

pub(super) async fn create(
    transaction: &Transaction<'_>,
    new: &NewBox,
    limits: BoxLimits,
) -> Result<i64, Failure> {
    const CREATE: &str = "
        WITH kept AS (
            SELECT count(DISTINCT b.id) + 1 AS boxes,
                (coalesce(sum(octet_length(v.text)), 0) + octet_length($5::text))::bigint AS bytes
            FROM boxes b JOIN box_versions v ON v.box = b.id WHERE b.owner = $2),
        created AS (
            INSERT INTO boxes (id, owner, game, name, shared, version, created, changed)
            SELECT $1, $2, $3, $4, FALSE, 1, $6, $6 FROM kept WHERE boxes <= $7 AND bytes <= $8
            RETURNING id),
        filled AS (
            INSERT INTO box_versions (box, version, text, at) SELECT id, 1, $5, $6 FROM created)
        SELECT boxes, bytes FROM kept";
    let NewBox { id, owner, game, name, text, at } = new;
    let (boxes, bytes) = (i64::from(limits.boxes), limits.bytes.cast_signed());
    let found =
        run_statement(transaction, CREATE, &[&id.0, &owner.0, game, name, text, at, &boxes, &bytes]).await?;
    let row = found.first().ok_or(StoreError::TooManyBoxes)?;
    check_limits(limits, row.try_get(0)?, row.try_get(1)?)?;
    Ok(0)
}

pub(super) async fn save(
    transaction: &Transaction<'_>,
    save: &BoxSave,
    limits: BoxLimits,
) -> Result<i64, Failure> {
    const SAVE: &str = "
        WITH kept AS (
            SELECT b.id, b.version, (SELECT coalesce(sum(octet_length(v.text)), 0) + octet_length($3::text)
                FROM box_versions v JOIN boxes other ON other.id = v.box
                WHERE other.owner = b.owner AND (other.id <> b.id OR v.version > $2::bigint + 1 - $6::bigint))::bigint AS bytes
            FROM boxes b WHERE b.id = $1),
        saved AS (
            UPDATE boxes SET version = $2 + 1, changed = $5 FROM kept
            WHERE boxes.id = kept.id AND boxes.version = $2 AND kept.bytes <= $7 RETURNING boxes.id),
        filled AS (
            INSERT INTO box_versions (box, version, text, at) SELECT id, $2 + 1, $3, $5 FROM saved),
        pruned AS (
            DELETE FROM box_versions USING saved WHERE box = saved.id AND version <= $2 + 1 - $6),
        drafted AS (
            DELETE FROM box_drafts USING saved WHERE box = saved.id AND face = $4)
        SELECT bytes, EXISTS (SELECT 1 FROM saved) FROM kept";
    let BoxSave { id, known, text, face, at } = save;
    let (known, versions, bytes) =
        (known.cast_signed(), i64::from(limits.versions), limits.bytes.cast_signed());
    let found = run_statement(transaction, SAVE, &[&id.0, &known, text, face, at, &versions, &bytes]).await?;
    let row = found.first().ok_or_else(|| StoreError::BoxNotFound(id.clone()))?;
    if row.try_get(1)? {
        return Ok(0);
    }
    check_limits(limits, 0, row.try_get(0)?)?;
    Err(StoreError::BoxChanged(id.clone()).into())
}

pub(super) async fn describe(
    transaction: &Transaction<'_>,
    id: &BoxId,
    label: &BoxLabel,
) -> Result<i64, Failure> {
    let BoxLabel { name, shared } = label;
    let describe = "UPDATE boxes SET name = $2, shared = $3 WHERE id = $1 RETURNING id";
    let changed = run_statement(transaction, describe, &[&id.0, name, shared]).await?;
    if changed.is_empty() { Err(StoreError::BoxNotFound(id.clone()).into()) } else { Ok(0) }
}

pub(super) async fn set_draft(
    transaction: &Transaction<'_>,
    id: &BoxId,
    face: &String,
    draft: Option<&String>,
) -> Result<i64, Failure> {
    match draft {
        Some(draft) => {
            let set = "INSERT INTO box_drafts (box, face, draft) VALUES ($1, $2, $3)
                      ON CONFLICT (box, face) DO UPDATE SET draft = excluded.draft";
            run_statement(transaction, set, &[&id.0, face, draft]).await?
        }
        None => {
            let delete = "DELETE FROM box_drafts WHERE box = $1 AND face = $2";
            run_statement(transaction, delete, &[&id.0, face]).await?
        }
    };
    Ok(0)
}
