//! Writes about accounts and tokens.

use deadpool_postgres::Transaction;

use super::{Failure, notices, run_statement};
use crate::{NewAccount, PersonId, StoreError, Token, notices::NoticeWrite, queries};

pub(super) async fn rename(
    transaction: &Transaction<'_>,
    id: PersonId,
    name: &String,
) -> Result<i64, Failure> {
    let rename = "UPDATE people SET name = $2 WHERE id = $1 RETURNING id";
    let changed = run_statement(transaction, rename, &[&id.0, name]).await?;
    if changed.is_empty() { Err(StoreError::PersonNotFound.into()) } else { Ok(0) }
}

pub(super) async fn register(
    transaction: &Transaction<'_>,
    id: PersonId,
    account: &NewAccount,
) -> Result<i64, Failure> {
    // Whether a game counts at a table that is not public depends on who has an account.
    // The final SELECT sees the state before the statement; only the UPDATE decides whether there was an account.
    const REGISTER: &str = "
        WITH registered AS (
            UPDATE people SET login = $2, login_key = $3, password = $4 WHERE id = $1 AND login IS NULL
            RETURNING id),
        ended AS (DELETE FROM tokens USING registered WHERE tokens.person = registered.id),
        outdated AS (
            UPDATE results SET stale = TRUE WHERE NOT public AND table_number IN
            (SELECT s.table_number FROM result_seats s JOIN registered r ON r.id = s.person))
        SELECT EXISTS (SELECT 1 FROM registered) FROM people WHERE id = $1";
    let NewAccount { login, key, password } = account;
    let found = run_statement(transaction, REGISTER, &[&id.0, login, key, password]).await?;
    let row = found.first().ok_or(StoreError::PersonNotFound)?;
    if row.try_get(0)? { Ok(0) } else { Err(StoreError::AlreadyRegistered.into()) }
}

pub(super) async fn change_password(
    transaction: &Transaction<'_>,
    id: PersonId,
    password: &String,
    keep: &[u8; 32],
) -> Result<i64, Failure> {
    const CHANGE: &str = "
        WITH ended AS (DELETE FROM tokens WHERE person = $1 AND hash <> $3),
        unlinked AS (DELETE FROM recovery_links WHERE person = $1)
        UPDATE people SET password = $2 WHERE id = $1 AND login IS NOT NULL RETURNING id";
    let changed = run_statement(transaction, CHANGE, &[&id.0, password, &keep.as_slice()]).await?;
    if changed.is_empty() { Err(StoreError::PersonNotFound.into()) } else { Ok(0) }
}

pub(super) async fn set_login(
    transaction: &Transaction<'_>,
    id: PersonId,
    login: &String,
    key: &String,
) -> Result<i64, Failure> {
    let set = "UPDATE people SET login = $2, login_key = $3 WHERE id = $1 AND login IS NOT NULL";
    run_statement(transaction, set, &[&id.0, login, key]).await?;
    Ok(0)
}

pub(super) async fn merge(
    transaction: &Transaction<'_>,
    guest: PersonId,
    account: PersonId,
) -> Result<i64, Failure> {
    const MERGE: &str = "
        WITH seated AS (UPDATE seats SET person = $2 WHERE person = $1),
        hosted AS (UPDATE hosts SET owner = $2 WHERE owner = $1),
        owned AS (UPDATE boxes SET owner = $2 WHERE owner = $1),
        reviewed AS (UPDATE reviews SET person = $2 WHERE person = $1),
        used AS (
            INSERT INTO box_uses (person, box, at) SELECT $2, box, at FROM box_uses WHERE person = $1
            ON CONFLICT (person, box) DO UPDATE SET at = excluded.at),
        forgotten AS (DELETE FROM box_uses WHERE person = $1),
        outdated AS (
            UPDATE results SET stale = TRUE WHERE table_number IN
            (SELECT table_number FROM result_seats WHERE person = $1)),
        played AS (UPDATE result_seats SET person = $2 WHERE person = $1),
        unrated AS (DELETE FROM ratings WHERE person = $1),
        solved AS (
            INSERT INTO puzzle_results (person, game, puzzle, first_at, first_right, tries, shown, solved_at, shown_at)
            SELECT $2, game, puzzle, first_at, first_right, tries, shown, solved_at, shown_at FROM puzzle_results
            WHERE person = $1 ON CONFLICT (person, game, puzzle) DO NOTHING),
        unsolved AS (DELETE FROM puzzle_results WHERE person = $1),
        daily AS (
            INSERT INTO puzzle_days (person, day) SELECT $2, day FROM puzzle_days WHERE person = $1
            ON CONFLICT (person, day) DO NOTHING),
        undone AS (DELETE FROM puzzle_days WHERE person = $1),
        blocking AS (
            INSERT INTO blocks (person, blocked, at) SELECT $2, blocked, at FROM blocks
            WHERE person = $1 AND blocked <> $2 ON CONFLICT (person, blocked) DO NOTHING),
        blocked AS (
            INSERT INTO blocks (person, blocked, at) SELECT person, $2, at FROM blocks
            WHERE blocked = $1 AND person <> $2 ON CONFLICT (person, blocked) DO NOTHING),
        unblocked AS (DELETE FROM blocks WHERE person = $1 OR blocked = $1),
        ended AS (DELETE FROM tokens WHERE person = $1),
        reported AS (
            UPDATE reports SET reporter = CASE reporter WHEN $1 THEN $2 ELSE reporter END,
                person = CASE person WHEN $1 THEN $2 ELSE person END
            WHERE reporter = $1 OR person = $1)
        UPDATE chat SET person = $2 WHERE person = $1";
    // What the account has already stays. It could be entered through an address that somebody else entered in this browser.
    const MERGE_NOTICES: &str = "
        WITH reached AS (
            UPDATE channels SET person = $2 WHERE person = $1 AND kind <> 'mail' AND NOT EXISTS (
                SELECT 1 FROM channels own
                WHERE own.person = $2 AND own.kind = channels.kind AND own.address = channels.address)),
        preferred AS (
            UPDATE notice_settings SET person = $2
            WHERE person = $1 AND NOT EXISTS (SELECT 1 FROM notice_settings WHERE person = $2)),
        chosen AS (
            UPDATE table_notices SET person = $2 WHERE person = $1 AND NOT EXISTS (
                SELECT 1 FROM table_notices own
                WHERE own.person = $2 AND own.table_number = table_notices.table_number))
        UPDATE outbox SET person = $2 WHERE person = $1 AND NOT EXISTS (
            SELECT 1 FROM outbox own WHERE own.person = $2 AND own.table_number = outbox.table_number
                AND own.occasion = outbox.occasion AND own.version = outbox.version)";
    raise_tables_of(transaction, guest).await?;
    run_statement(transaction, MERGE, &[&guest.0, &account.0]).await?;
    run_statement(transaction, MERGE_NOTICES, &[&guest.0, &account.0]).await?;
    notices::write(transaction, &NoticeWrite::Forget(guest)).await?;
    Ok(0)
}

/// Raises the revisions of the tables that show this person.
pub(super) async fn raise_tables_of(transaction: &Transaction<'_>, person: PersonId) -> Result<(), Failure> {
    run_statement(transaction, queries::RAISE_TABLES_OF, &[&person.0]).await?;
    Ok(())
}

pub(super) async fn add_token(transaction: &Transaction<'_>, token: &Token) -> Result<i64, Failure> {
    const ADD: &str = "
        WITH expired AS (DELETE FROM tokens WHERE person = $2 AND expires <= $4)
        INSERT INTO tokens (hash, person, kind, created, used, expires) VALUES ($1, $2, $3, $4, $5, $6)";
    let Token { hash, person, kind, created, used, expires } = token;
    run_statement(transaction, ADD, &[&hash.as_slice(), &person.0, &kind.column(), created, used, expires])
        .await?;
    Ok(0)
}
