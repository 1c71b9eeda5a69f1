//! Writes about passkeys and recovery, and the end of an account.

use deadpool_postgres::Transaction;
use tokio_postgres::Row;

use super::{Failure, notices, people::raise_tables_of, run_statement};
use crate::{Passkey, PersonId, StoreError, notices::NoticeWrite};

pub(super) async fn add_passkey(
    transaction: &Transaction<'_>,
    passkey: &Passkey,
    limit: u32,
) -> Result<i64, Failure> {
    const ADD: &str = "
        WITH kept AS (SELECT count(*) AS passkeys FROM passkeys WHERE person = $2),
        added AS (
            INSERT INTO passkeys (id, person, name, key, counter, created, used)
            SELECT $1, people.id, $3, $4, $5, $6, $7 FROM people, kept
            WHERE people.id = $2 AND people.login IS NOT NULL AND kept.passkeys < $8 RETURNING id)
        SELECT EXISTS (SELECT 1 FROM added), passkeys < $8 FROM kept";
    let Passkey { id, person, name, key, counter, created, used } = passkey;
    let (counter, limit) = (i64::from(*counter), i64::from(limit));
    let found =
        run_statement(transaction, ADD, &[id, &person.0, name, key, &counter, created, used, &limit]).await?;
    let row = found.first().ok_or(StoreError::PersonNotFound)?;
    match (row.try_get(0)?, row.try_get(1)?) {
        (true, _) => Ok(0),
        (false, false) => Err(StoreError::TooManyPasskeys.into()),
        (false, true) => Err(StoreError::PersonNotFound.into()),
    }
}

pub(super) async fn use_passkey(
    transaction: &Transaction<'_>,
    id: &Vec<u8>,
    counter: u32,
    at: i64,
) -> Result<i64, Failure> {
    const USE: &str = "
        WITH noted AS (
            UPDATE passkeys SET counter = $2, used = $3
            WHERE id = $1 AND (counter < $2 OR counter = 0 AND $2 = 0) RETURNING id)
        SELECT EXISTS (SELECT 1 FROM noted) FROM passkeys WHERE id = $1";
    let found = run_statement(transaction, USE, &[id, &i64::from(counter), &at]).await?;
    let row = found.first().ok_or(StoreError::PasskeyNotFound)?;
    if row.try_get(0)? { Ok(0) } else { Err(StoreError::PasskeyCloned.into()) }
}

pub(super) async fn delete_passkey(
    transaction: &Transaction<'_>,
    person: PersonId,
    id: &Vec<u8>,
) -> Result<i64, Failure> {
    const DELETE: &str = "
        WITH others AS (
            SELECT 1 FROM people WHERE id = $2 AND password <> ''
            UNION ALL SELECT 1 FROM passkeys WHERE person = $2 AND id <> $1),
        deleted AS (
            DELETE FROM passkeys WHERE id = $1 AND person = $2 AND EXISTS (SELECT 1 FROM others) RETURNING id)
        SELECT EXISTS (SELECT 1 FROM deleted) FROM passkeys WHERE id = $1 AND person = $2";
    let found = run_statement(transaction, DELETE, &[id, &person.0]).await?;
    let row = found.first().ok_or(StoreError::PasskeyNotFound)?;
    if row.try_get(0)? { Ok(0) } else { Err(StoreError::LastCredential.into()) }
}

pub(super) async fn remove_password(transaction: &Transaction<'_>, person: PersonId) -> Result<i64, Failure> {
    const REMOVE: &str = "
        WITH removed AS (
            UPDATE people SET password = ''
            WHERE id = $1 AND login IS NOT NULL AND EXISTS (SELECT 1 FROM passkeys WHERE person = $1) RETURNING id),
        unlinked AS (DELETE FROM recovery_links USING removed WHERE recovery_links.person = removed.id)
        SELECT EXISTS (SELECT 1 FROM removed) FROM people WHERE id = $1 AND login IS NOT NULL";
    let found = run_statement(transaction, REMOVE, &[&person.0]).await?;
    let row = found.first().ok_or(StoreError::PersonNotFound)?;
    if row.try_get(0)? { Ok(0) } else { Err(StoreError::LastCredential.into()) }
}

pub(super) async fn set_recovery_codes(
    transaction: &Transaction<'_>,
    person: PersonId,
    hashes: &[[u8; 32]],
) -> Result<i64, Failure> {
    // A row that is deleted and inserted by one statement would violate the key; new codes are never old ones.
    const SET: &str = "
        WITH deleted AS (DELETE FROM recovery_codes WHERE person = $1)
        INSERT INTO recovery_codes (person, hash) SELECT $1, hash FROM unnest($2::bytea[]) AS new (hash)";
    let hashes: Vec<&[u8]> = hashes.iter().map(<[u8; 32]>::as_slice).collect();
    run_statement(transaction, SET, &[&person.0, &hashes]).await?;
    Ok(0)
}

pub(super) async fn set_recovery_link(
    transaction: &Transaction<'_>,
    person: PersonId,
    hash: &[u8; 32],
    expires: i64,
) -> Result<i64, Failure> {
    let set = "INSERT INTO recovery_links (person, hash, expires) VALUES ($1, $2, $3)
               ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, expires = excluded.expires";
    run_statement(transaction, set, &[&person.0, &hash.as_slice(), &expires]).await?;
    Ok(0)
}

pub(super) async fn recover_with_code(
    transaction: &Transaction<'_>,
    login: &String,
    code: &[u8; 32],
    password: &String,
) -> Result<i64, Failure> {
    const RECOVER: &str = "
        WITH used AS (
            DELETE FROM recovery_codes c USING people p
            WHERE p.login = $1 AND c.person = p.id AND c.hash = $2 RETURNING c.person),
        changed AS (UPDATE people SET password = $3 FROM used WHERE people.id = used.person),
        unlinked AS (DELETE FROM recovery_links USING used WHERE recovery_links.person = used.person),
        ended AS (DELETE FROM tokens USING used WHERE tokens.person = used.person)
        SELECT person FROM used";
    recovered(&run_statement(transaction, RECOVER, &[login, &code.as_slice(), password]).await?)
}

pub(super) async fn recover_with_link(
    transaction: &Transaction<'_>,
    hash: &[u8; 32],
    now: i64,
    password: &String,
) -> Result<i64, Failure> {
    const RECOVER: &str = "
        WITH used AS (DELETE FROM recovery_links WHERE hash = $1 AND expires > $2 RETURNING person),
        changed AS (
            UPDATE people SET password = $3 FROM used WHERE people.id = used.person AND people.login IS NOT NULL),
        ended AS (DELETE FROM tokens USING used WHERE tokens.person = used.person)
        SELECT person FROM used";
    recovered(&run_statement(transaction, RECOVER, &[&hash.as_slice(), &now, password]).await?)
}

fn recovered(used: &[Row]) -> Result<i64, Failure> {
    if used.is_empty() { Err(StoreError::RecoveryRefused.into()) } else { Ok(0) }
}

pub(super) async fn delete(
    transaction: &Transaction<'_>,
    person: PersonId,
    stand_in: &String,
) -> Result<i64, Failure> {
    const DELETE: &str = "
        WITH gone AS (
            UPDATE people SET name = '', login = NULL, login_key = NULL, password = NULL
            WHERE id = $1 AND login IS NOT NULL RETURNING id),
        seated AS (
            UPDATE seats SET name = '', bot = CASE WHEN s.over THEN seats.bot ELSE coalesce(seats.bot, $2) END
            FROM gone, summaries s WHERE seats.person = gone.id AND s.table_number = seats.table_number),
        talked AS (UPDATE chat SET name = '' FROM gone WHERE chat.person = gone.id),
        used AS (DELETE FROM box_uses USING gone WHERE person = gone.id),
        tried AS (DELETE FROM puzzle_results USING gone WHERE person = gone.id),
        daily AS (DELETE FROM puzzle_days USING gone WHERE person = gone.id),
        owned AS (DELETE FROM boxes USING gone WHERE owner = gone.id),
        keys AS (DELETE FROM passkeys USING gone WHERE person = gone.id),
        codes AS (DELETE FROM recovery_codes USING gone WHERE person = gone.id),
        links AS (DELETE FROM recovery_links USING gone WHERE person = gone.id),
        friends AS (DELETE FROM friendships USING gone WHERE person = gone.id OR friend = gone.id),
        requests AS (DELETE FROM asked_logins USING gone WHERE person = gone.id),
        requested AS (UPDATE asked_logins SET friend = NULL FROM gone WHERE friend = gone.id AND person <> gone.id),
        blocked AS (DELETE FROM blocks b USING gone WHERE b.person = gone.id OR b.blocked = gone.id),
        invited AS (DELETE FROM invitations USING gone WHERE person = gone.id OR inviter = gone.id),
        shown AS (DELETE FROM profiles USING gone WHERE person = gone.id),
        asked AS (UPDATE reviews SET person = NULL FROM gone WHERE reviews.person = gone.id),
        granted AS (DELETE FROM administrators USING gone WHERE person = gone.id),
        ended AS (DELETE FROM tokens USING gone WHERE tokens.person = gone.id)
        SELECT id FROM gone";
    let gone = run_statement(transaction, DELETE, &[&person.0, stand_in]).await?;
    if gone.is_empty() {
        return Err(StoreError::PersonNotFound.into());
    }
    raise_tables_of(transaction, person).await?;
    notices::write(transaction, &NoticeWrite::Forget(person)).await
}
