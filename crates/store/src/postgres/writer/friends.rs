//! Writes about friends, blocks and invitations.

use deadpool_postgres::Transaction;

use super::{Failure, run_statement};
use crate::{Invitation, PersonId, StoreError, friends::FORGET_ASKED_LOGINS};

pub(super) async fn ask(
    transaction: &Transaction<'_>,
    person: PersonId,
    friend: PersonId,
    at: i64,
    limit: u32,
) -> Result<i64, Failure> {
    const ASK: &str = "
        WITH accepted AS (
            UPDATE friendships SET since = $3 WHERE person = $2 AND friend = $1 AND since IS NULL),
        answered AS (
            DELETE FROM asked_logins WHERE person = $2 AND friend = $1
                AND EXISTS (SELECT 1 FROM friendships WHERE person = $2 AND friend = $1)),
        kept AS (
            SELECT (SELECT count(*) FROM asked_logins WHERE person = $1) + count(*) FILTER (WHERE NOT EXISTS (
                    SELECT 1 FROM asked_logins a WHERE a.person = $1 AND a.friend = f.friend)) < $4 AS room,
                count(*) FILTER (WHERE friend = $2) > 0 OR EXISTS (
                    SELECT 1 FROM friendships WHERE person = $2 AND friend = $1) AS known
            FROM friendships f WHERE person = $1),
        asked AS (
            INSERT INTO friendships (person, friend, asked)
            SELECT $1, $2, $3 FROM kept WHERE room AND NOT known)
        SELECT room OR known FROM kept";
    let found = run_statement(transaction, ASK, &[&person.0, &friend.0, &at, &i64::from(limit)]).await?;
    let row = found.first().ok_or(StoreError::PersonNotFound)?;
    if row.try_get(0)? { Ok(0) } else { Err(StoreError::TooManyFriends.into()) }
}

pub(super) async fn accept(
    transaction: &Transaction<'_>,
    person: PersonId,
    from: PersonId,
    at: i64,
) -> Result<i64, Failure> {
    let accept = "UPDATE friendships SET since = $3 WHERE person = $2 AND friend = $1 AND since IS NULL
                  RETURNING person";
    let changed = run_statement(transaction, accept, &[&person.0, &from.0, &at]).await?;
    if changed.is_empty() {
        return Err(StoreError::PersonNotFound.into());
    }
    run_statement(transaction, FORGET_ASKED_LOGINS, &[&person.0, &from.0]).await?;
    Ok(0)
}

pub(super) async fn remove(
    transaction: &Transaction<'_>,
    person: PersonId,
    other: PersonId,
) -> Result<i64, Failure> {
    const REMOVE: &str = "
        WITH uninvited AS (
            DELETE FROM invitations WHERE person = $1 AND inviter = $2 OR person = $2 AND inviter = $1),
        withdrawn AS (DELETE FROM asked_logins WHERE person = $1 AND friend = $2)
        DELETE FROM friendships WHERE person = $1 AND friend = $2 OR person = $2 AND friend = $1";
    run_statement(transaction, REMOVE, &[&person.0, &other.0]).await?;
    Ok(0)
}

pub(super) async fn block(
    transaction: &Transaction<'_>,
    person: PersonId,
    blocked: PersonId,
    at: i64,
) -> Result<i64, Failure> {
    const BLOCK: &str = "
        WITH parted AS (
            DELETE FROM friendships WHERE person = $1 AND friend = $2 OR person = $2 AND friend = $1),
        uninvited AS (
            DELETE FROM invitations WHERE person = $1 AND inviter = $2 OR person = $2 AND inviter = $1),
        withdrawn AS (DELETE FROM asked_logins WHERE person = $1 AND friend = $2)
        INSERT INTO blocks (person, blocked, at) VALUES ($1, $2, $3) ON CONFLICT (person, blocked) DO NOTHING";
    run_statement(transaction, BLOCK, &[&person.0, &blocked.0, &at]).await?;
    Ok(0)
}

pub(super) async fn invite(transaction: &Transaction<'_>, invitation: &Invitation) -> Result<i64, Failure> {
    const INVITE: &str = "
        WITH befriended AS (
            SELECT 1 FROM friendships WHERE since IS NOT NULL
            AND (person = $2 AND friend = $3 OR person = $3 AND friend = $2)),
        invited AS (
            INSERT INTO invitations (table_number, person, inviter, at)
            SELECT number, $2, $3, $4 FROM tables WHERE id = $1 AND EXISTS (SELECT 1 FROM befriended)
            ON CONFLICT (table_number, person) DO NOTHING)
        SELECT EXISTS (SELECT 1 FROM befriended) FROM tables WHERE id = $1";
    let Invitation { table, person, inviter, at } = invitation;
    let found = run_statement(transaction, INVITE, &[&table.0, &person.0, &inviter.0, at]).await?;
    let row = found.first().ok_or_else(|| StoreError::TableNotFound(table.clone()))?;
    if row.try_get(0)? { Ok(0) } else { Err(StoreError::NotFriends.into()) }
}
