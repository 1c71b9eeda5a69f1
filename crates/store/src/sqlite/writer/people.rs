//! Writes about accounts and tokens.

use rusqlite::{Connection, OptionalExtension};

use super::{Failure, notices};
use crate::{NewAccount, PersonId, StoreError, Token, notices::NoticeWrite, queries};

pub(super) fn rename(connection: &Connection, id: PersonId, name: &str) -> Result<(), Failure> {
    let changed =
        connection.prepare_cached("UPDATE people SET name = ?2 WHERE id = ?1")?.execute((id.0, name))?;
    if changed == 0 { Err(StoreError::PersonNotFound.into()) } else { Ok(()) }
}

pub(super) fn register(connection: &Connection, id: PersonId, account: &NewAccount) -> Result<(), Failure> {
    let NewAccount { login, key, password } = account;
    let changed = connection
        .prepare_cached(
            "UPDATE people SET login = ?2, login_key = ?3, password = ?4 WHERE id = ?1 AND login IS NULL",
        )?
        .execute((id.0, login, key, password))?;
    if changed == 0 {
        let known = connection
            .prepare_cached("SELECT 1 FROM people WHERE id = ?1")?
            .query_row([id.0], |_| Ok(()))
            .optional()?;
        return Err(known.map_or(StoreError::PersonNotFound, |()| StoreError::AlreadyRegistered).into());
    }
    // Whether a game counts at a table that is not public depends on who has an account.
    connection
        .prepare_cached(
            "UPDATE results SET stale = TRUE WHERE NOT public
             AND table_number IN (SELECT table_number FROM result_seats WHERE person = ?1)",
        )?
        .execute([id.0])?;
    delete_tokens(connection, id)
}

pub(super) fn change_password(
    connection: &Connection,
    id: PersonId,
    password: &str,
    keep: &[u8; 32],
) -> Result<(), Failure> {
    let changed = connection
        .prepare_cached("UPDATE people SET password = ?2 WHERE id = ?1 AND login IS NOT NULL")?
        .execute((id.0, password))?;
    if changed == 0 {
        return Err(StoreError::PersonNotFound.into());
    }
    delete_recovery_link(connection, id)?;
    delete_other_tokens(connection, id, keep)
}

/// Whoever sets or removes a password does not want the link to be used that was sent before.
pub(super) fn delete_recovery_link(connection: &Connection, id: PersonId) -> Result<(), Failure> {
    connection.prepare_cached("DELETE FROM recovery_links WHERE person = ?1")?.execute([id.0])?;
    Ok(())
}

pub(super) fn set_login(
    connection: &Connection,
    id: PersonId,
    login: &str,
    key: &str,
) -> Result<(), Failure> {
    connection
        .prepare_cached("UPDATE people SET login = ?2, login_key = ?3 WHERE id = ?1 AND login IS NOT NULL")?
        .execute((id.0, login, key))?;
    Ok(())
}

pub(super) fn merge(connection: &Connection, guest: PersonId, account: PersonId) -> Result<(), Failure> {
    let stale = "UPDATE results SET stale = TRUE WHERE table_number IN
                 (SELECT table_number FROM result_seats WHERE person = ?1)";
    connection.prepare_cached(stale)?.execute([guest.0])?;
    raise_tables_of(connection, guest)?;
    connection.prepare_cached("DELETE FROM ratings WHERE person = ?1")?.execute([guest.0])?;
    for reassign in [
        "UPDATE seats SET person = ?2 WHERE person = ?1",
        "UPDATE chat SET person = ?2 WHERE person = ?1",
        "UPDATE hosts SET owner = ?2 WHERE owner = ?1",
        "UPDATE boxes SET owner = ?2 WHERE owner = ?1",
        "UPDATE reviews SET person = ?2 WHERE person = ?1",
        "UPDATE result_seats SET person = ?2 WHERE person = ?1",
        "UPDATE OR REPLACE box_uses SET person = ?2 WHERE person = ?1",
        "UPDATE OR IGNORE puzzle_results SET person = ?2 WHERE person = ?1",
        "UPDATE OR IGNORE puzzle_days SET person = ?2 WHERE person = ?1",
        "UPDATE OR IGNORE blocks SET person = ?2 WHERE person = ?1 AND blocked <> ?2",
        "UPDATE OR IGNORE blocks SET blocked = ?2 WHERE blocked = ?1 AND person <> ?2",
        "UPDATE reports SET reporter = ?2 WHERE reporter = ?1",
        "UPDATE reports SET person = ?2 WHERE person = ?1",
        // What the account has already stays. It could be entered through an address that somebody else entered in this browser.
        "UPDATE OR IGNORE channels SET person = ?2 WHERE person = ?1 AND kind <> 'mail'",
        "UPDATE OR IGNORE notice_settings SET person = ?2 WHERE person = ?1",
        "UPDATE OR IGNORE table_notices SET person = ?2 WHERE person = ?1",
        "UPDATE OR IGNORE outbox SET person = ?2 WHERE person = ?1",
    ] {
        connection.prepare_cached(reassign)?.execute((guest.0, account.0))?;
    }
    for forget in
        ["DELETE FROM puzzle_results WHERE person = ?1", "DELETE FROM puzzle_days WHERE person = ?1"]
    {
        connection.prepare_cached(forget)?.execute([guest.0])?;
    }
    // What is left is a block that the account has already, or one between the two.
    connection.prepare_cached("DELETE FROM blocks WHERE person = ?1 OR blocked = ?1")?.execute([guest.0])?;
    notices::write(connection, &NoticeWrite::Forget(guest))?;
    delete_tokens(connection, guest)
}

/// Raises the revisions of the tables that show this person.
pub(super) fn raise_tables_of(connection: &Connection, person: PersonId) -> Result<(), Failure> {
    connection.prepare_cached(queries::RAISE_TABLES_OF)?.execute([person.0])?;
    Ok(())
}

pub(super) fn add_token(connection: &Connection, token: &Token) -> Result<(), Failure> {
    let Token { hash, person, kind, created, used, expires } = token;
    connection
        .prepare_cached("DELETE FROM tokens WHERE person = ?1 AND expires <= ?2")?
        .execute((person.0, created))?;
    connection
        .prepare_cached(
            "INSERT INTO tokens (hash, person, kind, created, used, expires) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute((hash, person.0, kind.column(), created, used, expires))?;
    Ok(())
}

pub(super) fn delete_other_tokens(
    connection: &Connection,
    person: PersonId,
    keep: &[u8; 32],
) -> Result<(), Failure> {
    connection
        .prepare_cached("DELETE FROM tokens WHERE person = ?1 AND hash <> ?2")?
        .execute((person.0, keep))?;
    Ok(())
}

pub(super) fn delete_tokens(connection: &Connection, person: PersonId) -> Result<(), Failure> {
    connection.prepare_cached("DELETE FROM tokens WHERE person = ?1")?.execute([person.0])?;
    Ok(())
}
