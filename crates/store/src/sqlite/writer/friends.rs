//! Writes about friends, blocks and invitations.

use rusqlite::Connection;

use super::{Failure, number_of};
use crate::{
    Invitation, PersonId, StoreError,
    friends::{FORGET_ASKED_LOGINS, HAS_ROOM},
};

pub(super) fn ask(
    connection: &Connection,
    person: PersonId,
    friend: PersonId,
    at: i64,
    limit: u32,
) -> Result<(), Failure> {
    if accept(connection, person, friend, at).is_ok() {
        return Ok(());
    }
    let known = connection
        .prepare_cached("SELECT 1 FROM friendships WHERE person = ?2 AND friend = ?1")?
        .exists((person.0, friend.0))?;
    if known {
        return Ok(());
    }
    let asked = connection
        .prepare_cached("SELECT 1 FROM friendships WHERE person = ?1 AND friend = ?2")?
        .exists((person.0, friend.0))?;
    let has_room: bool =
        connection.prepare_cached(HAS_ROOM)?.query_row((person.0, limit), |row| row.get(0))?;
    if !asked && !has_room {
        return Err(StoreError::TooManyFriends.into());
    }
    connection
        .prepare_cached(
            "INSERT INTO friendships (person, friend, asked) VALUES (?1, ?2, ?3)
             ON CONFLICT (person, friend) DO NOTHING",
        )?
        .execute((person.0, friend.0, at))?;
    Ok(())
}

pub(super) fn accept(
    connection: &Connection,
    person: PersonId,
    from: PersonId,
    at: i64,
) -> Result<(), Failure> {
    let changed = connection
        .prepare_cached(
            "UPDATE friendships SET since = ?3 WHERE person = ?2 AND friend = ?1 AND since IS NULL",
        )?
        .execute((person.0, from.0, at))?;
    if changed == 0 {
        return Err(StoreError::PersonNotFound.into());
    }
    connection.prepare_cached(FORGET_ASKED_LOGINS)?.execute((person.0, from.0))?;
    Ok(())
}

pub(super) fn remove(connection: &Connection, person: PersonId, other: PersonId) -> Result<(), Failure> {
    for delete in [
        "DELETE FROM friendships WHERE person = ?1 AND friend = ?2 OR person = ?2 AND friend = ?1",
        "DELETE FROM invitations WHERE person = ?1 AND inviter = ?2 OR person = ?2 AND inviter = ?1",
        "DELETE FROM asked_logins WHERE person = ?1 AND friend = ?2",
    ] {
        connection.prepare_cached(delete)?.execute((person.0, other.0))?;
    }
    Ok(())
}

pub(super) fn block(
    connection: &Connection,
    person: PersonId,
    blocked: PersonId,
    at: i64,
) -> Result<(), Failure> {
    connection
        .prepare_cached(
            "INSERT INTO blocks (person, blocked, at) VALUES (?1, ?2, ?3)
             ON CONFLICT (person, blocked) DO NOTHING",
        )?
        .execute((person.0, blocked.0, at))?;
    remove(connection, person, blocked)
}

pub(super) fn invite(connection: &Connection, invitation: &Invitation) -> Result<(), Failure> {
    let Invitation { table, person, inviter, at } = invitation;
    let number = number_of(connection, table)?;
    let friends = connection
        .prepare_cached(
            "SELECT 1 FROM friendships WHERE since IS NOT NULL
             AND (person = ?1 AND friend = ?2 OR person = ?2 AND friend = ?1)",
        )?
        .exists((person.0, inviter.0))?;
    if !friends {
        return Err(StoreError::NotFriends.into());
    }
    connection
        .prepare_cached(
            "INSERT INTO invitations (table_number, person, inviter, at) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (table_number, person) DO NOTHING",
        )?
        .execute((number, person.0, inviter.0, at))?;
    Ok(())
}
