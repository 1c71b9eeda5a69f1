//! Writes about passkeys and recovery, and the end of an account.

use rusqlite::{Connection, OptionalExtension};

use super::{
    Failure, notices,
    people::{delete_recovery_link, delete_tokens, raise_tables_of},
};
use crate::{Passkey, PersonId, StoreError, notices::NoticeWrite};

pub(super) fn add_passkey(connection: &Connection, passkey: &Passkey, limit: u32) -> Result<(), Failure> {
    let Passkey { id, person, name, key, counter, created, used } = passkey;
    let registered = connection
        .prepare_cached("SELECT 1 FROM people WHERE id = ?1 AND login IS NOT NULL")?
        .exists([person.0])?;
    if !registered {
        return Err(StoreError::PersonNotFound.into());
    }
    connection
        .prepare_cached(
            "INSERT INTO passkeys (id, person, name, key, counter, created, used)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        )?
        .execute((id, person.0, name, key, counter, created, used))?;
    let passkeys: u32 = connection
        .prepare_cached("SELECT count(*) FROM passkeys WHERE person = ?1")?
        .query_row([person.0], |row| row.get(0))?;
    if passkeys > limit { Err(StoreError::TooManyPasskeys.into()) } else { Ok(()) }
}

pub(super) fn use_passkey(connection: &Connection, id: &[u8], counter: u32, at: i64) -> Result<(), Failure> {
    let changed = connection
        .prepare_cached(
            "UPDATE passkeys SET counter = ?2, used = ?3
             WHERE id = ?1 AND (counter < ?2 OR counter = 0 AND ?2 = 0)",
        )?
        .execute((id, counter, at))?;
    if changed > 0 {
        return Ok(());
    }
    let known = connection.prepare_cached("SELECT 1 FROM passkeys WHERE id = ?1")?.exists([id])?;
    Err(if known { StoreError::PasskeyCloned } else { StoreError::PasskeyNotFound }.into())
}

pub(super) fn delete_passkey(connection: &Connection, person: PersonId, id: &[u8]) -> Result<(), Failure> {
    let deleted = connection
        .prepare_cached("DELETE FROM passkeys WHERE id = ?1 AND person = ?2")?
        .execute((id, person.0))?;
    if deleted == 0 {
        return Err(StoreError::PasskeyNotFound.into());
    }
    check_credentials(connection, person)
}

pub(super) fn remove_password(connection: &Connection, person: PersonId) -> Result<(), Failure> {
    let changed = connection
        .prepare_cached("UPDATE people SET password = '' WHERE id = ?1 AND login IS NOT NULL")?
        .execute([person.0])?;
    if changed == 0 {
        return Err(StoreError::PersonNotFound.into());
    }
    delete_recovery_link(connection, person)?;
    check_credentials(connection, person)
}

/// Fails if there is no way into an account; the savepoint of the request then undoes it.
fn check_credentials(connection: &Connection, person: PersonId) -> Result<(), Failure> {
    let has_one = connection
        .prepare_cached(
            "SELECT 1 FROM people WHERE id = ?1 AND password <> ''
             UNION ALL SELECT 1 FROM passkeys WHERE person = ?1",
        )?
        .exists([person.0])?;
    if has_one { Ok(()) } else { Err(StoreError::LastCredential.into()) }
}

pub(super) fn set_recovery_codes(
    connection: &Connection,
    person: PersonId,
    hashes: &[[u8; 32]],
) -> Result<(), Failure> {
    connection.prepare_cached("DELETE FROM recovery_codes WHERE person = ?1")?.execute([person.0])?;
    let mut insert =
        connection.prepare_cached("INSERT INTO recovery_codes (person, hash) VALUES (?1, ?2)")?;
    for hash in hashes {
        insert.execute((person.0, hash))?;
    }
    Ok(())
}

pub(super) fn set_recovery_link(
    connection: &Connection,
    person: PersonId,
    hash: &[u8; 32],
    expires: i64,
) -> Result<(), Failure> {
    connection
        .prepare_cached("INSERT OR REPLACE INTO recovery_links (person, hash, expires) VALUES (?1, ?2, ?3)")?
        .execute((person.0, hash, expires))?;
    Ok(())
}

pub(super) fn recover_with_code(
    connection: &Connection,
    login: &str,
    code: &[u8; 32],
    password: &str,
) -> Result<(), Failure> {
    let person = connection
        .prepare_cached(
            "DELETE FROM recovery_codes WHERE person = (SELECT id FROM people WHERE login = ?1) AND hash = ?2
             RETURNING person",
        )?
        .query_row((login, code), |row| row.get(0).map(PersonId))
        .optional()?;
    recover(connection, person, password)
}

pub(super) fn recover_with_link(
    connection: &Connection,
    hash: &[u8; 32],
    now: i64,
    password: &str,
) -> Result<(), Failure> {
    let person = connection
        .prepare_cached("SELECT person FROM recovery_links WHERE hash = ?1 AND expires > ?2")?
        .query_row((hash, now), |row| row.get(0).map(PersonId))
        .optional()?;
    recover(connection, person, password)
}

fn recover(connection: &Connection, person: Option<PersonId>, password: &str) -> Result<(), Failure> {
    let person = person.ok_or(StoreError::RecoveryRefused)?;
    connection
        .prepare_cached("UPDATE people SET password = ?2 WHERE id = ?1 AND login IS NOT NULL")?
        .execute((person.0, password))?;
    delete_recovery_link(connection, person)?;
    delete_tokens(connection, person)
}

pub(super) fn delete(connection: &Connection, person: PersonId, stand_in: &str) -> Result<(), Failure> {
    let deleted = connection
        .prepare_cached(
            "UPDATE people SET name = '', login = NULL, login_key = NULL, password = NULL
             WHERE id = ?1 AND login IS NOT NULL",
        )?
        .execute([person.0])?;
    if deleted == 0 {
        return Err(StoreError::PersonNotFound.into());
    }
    raise_tables_of(connection, person)?;
    connection
        .prepare_cached(
            "UPDATE seats SET name = '', bot = CASE
                 WHEN (SELECT over FROM summaries WHERE summaries.table_number = seats.table_number) THEN bot
                 ELSE coalesce(bot, ?2) END
             WHERE person = ?1",
        )?
        .execute((person.0, stand_in))?;
    for clear in [
        "UPDATE chat SET name = '' WHERE person = ?1",
        "DELETE FROM box_uses WHERE person = ?1",
        "DELETE FROM puzzle_results WHERE person = ?1",
        "DELETE FROM puzzle_days WHERE person = ?1",
        "DELETE FROM boxes WHERE owner = ?1",
        "DELETE FROM passkeys WHERE person = ?1",
        "DELETE FROM recovery_codes WHERE person = ?1",
        "DELETE FROM recovery_links WHERE person = ?1",
        "DELETE FROM friendships WHERE person = ?1 OR friend = ?1",
        "DELETE FROM asked_logins WHERE person = ?1",
        "UPDATE asked_logins SET friend = NULL WHERE friend = ?1",
        "DELETE FROM blocks WHERE person = ?1 OR blocked = ?1",
        "DELETE FROM invitations WHERE person = ?1 OR inviter = ?1",
        "DELETE FROM profiles WHERE person = ?1",
        "UPDATE reviews SET person = NULL WHERE person = ?1",
        "DELETE FROM administrators WHERE person = ?1",
    ] {
        connection.prepare_cached(clear)?.execute([person.0])?;
    }
    notices::write(connection, &NoticeWrite::Forget(person))?;
    delete_tokens(connection, person)
}
