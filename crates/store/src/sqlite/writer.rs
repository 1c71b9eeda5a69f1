//! The writer thread.

mod accounts;
mod boxes;
mod friends;
mod notices;
mod people;
mod puzzles;
mod results;
mod reviews;

use rusqlite::{Connection, ErrorCode, OptionalExtension, TransactionBehavior, ffi};

use super::house::select;
use crate::house::{Cell as _, Step};
use crate::notices::{add_notices, change_outbox};
use crate::write::{BATCH, Job, Violation, Work, Write, Written};
use crate::{
    Append, ChatLine, Host, NewTable, SeatChange, SeatRow, StoreError, StoredEvent, Summary, TableId,
};

/// Commits batches until the queue is closed.
pub(super) fn run(mut connection: Connection, mut work: Work) {
    let mut batch = Vec::with_capacity(BATCH);
    while work.jobs.blocking_recv_many(&mut batch, BATCH) > 0 {
        match commit(&mut connection, &batch) {
            Ok(results) => {
                for (job, result) in batch.drain(..).zip(results) {
                    // The receiver may have been dropped; the write stays committed.
                    let _ = job.answer.send(result);
                }
            }
            Err(error) => {
                for job in batch.drain(..) {
                    let _ = job.answer.send(Err(StoreError::Database(error.to_string())));
                }
            }
        }
    }
    drop(connection);
    let _ = work.finish.send(());
}

/// Writes a batch in one transaction. A savepoint for each request lets it fail without affecting the others.
fn commit(connection: &mut Connection, batch: &[Job]) -> rusqlite::Result<Vec<Written>> {
    let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut results = Vec::with_capacity(batch.len());
    for job in batch {
        let savepoint = transaction.savepoint()?;
        match perform(&savepoint, &job.write) {
            Ok(number) => {
                savepoint.commit()?;
                results.push(Ok(number));
            }
            Err(Failure::Refused(refusal)) => results.push(Err(refusal)),
            // On a full or failing disk SQLite has already rolled back the whole transaction.
            Err(Failure::Sql(error)) if savepoint.is_autocommit() => return Err(error),
            Err(Failure::Sql(error)) => results.push(Err(job.write.explain(violation(&error)))),
        }
    }
    transaction.commit()?;
    Ok(results)
}

enum Failure {
    Refused(StoreError),
    Sql(rusqlite::Error),
}

impl From<rusqlite::Error> for Failure {
    fn from(error: rusqlite::Error) -> Self {
        Failure::Sql(error)
    }
}

impl From<StoreError> for Failure {
    fn from(refusal: StoreError) -> Self {
        Failure::Refused(refusal)
    }
}

fn violation(error: &rusqlite::Error) -> Violation {
    match error.sqlite_error().map(|error| (error.code, error.extended_code)) {
        Some((ErrorCode::ConstraintViolation, ffi::SQLITE_CONSTRAINT_FOREIGNKEY)) => Violation::Reference,
        Some((
            ErrorCode::ConstraintViolation,
            ffi::SQLITE_CONSTRAINT_UNIQUE | ffi::SQLITE_CONSTRAINT_PRIMARYKEY,
        )) => Violation::Unique,
        _ => Violation::Other(error.to_string()),
    }
}

fn perform(connection: &Connection, write: &Write) -> Result<i64, Failure> {
    match write {
        Write::Create(table) => create(connection, table)?,
        Write::Append(request) => append(connection, request)?,
        Write::SetSeats(table, changes, outbox, known) => {
            let number = number_of(connection, table)?;
            raise(connection, number, table, *known)?;
            for change in changes {
                change_seat(connection, number, table, change)?;
            }
            notices::add(connection, change_outbox(table, outbox))?;
        }
        Write::AddPerson(person) => {
            let add = "INSERT INTO people (name, created) VALUES (?1, ?2)";
            connection.prepare_cached(add)?.execute((&person.name, person.at))?;
            return Ok(connection.last_insert_rowid());
        }
        Write::SetHost(table, new, known) => {
            let number = number_of(connection, table)?;
            raise(connection, number, table, *known)?;
            set_host(connection, number, new)?;
        }
        Write::End { table, host, summary: Summary { turn, over, bot, shown, version: _ }, known } => {
            let number = number_of(connection, table)?;
            raise(connection, number, table, *known)?;
            set_host(connection, number, host)?;
            let end =
                "UPDATE summaries SET turn = ?2, over = ?3, bot = ?4, shown = ?5 WHERE table_number = ?1";
            connection.prepare_cached(end)?.execute((number, turn, over, bot, shown))?;
        }
        Write::RenamePerson(id, name) => people::rename(connection, *id, name)?,
        Write::Register(id, account) => people::register(connection, *id, account)?,
        Write::ChangePassword { person, password, keep } => {
            people::change_password(connection, *person, password, keep)?;
        }
        Write::SetLogin { person, login, key } => people::set_login(connection, *person, login, key)?,
        Write::MergePeople { guest, account } => people::merge(connection, *guest, *account)?,
        Write::AddToken(token) => people::add_token(connection, token)?,
        Write::RenewToken { hash, used, expires } => {
            let renew = "UPDATE tokens SET used = ?2, expires = ?3 WHERE hash = ?1";
            connection.prepare_cached(renew)?.execute((hash, used, expires))?;
        }
        Write::DeleteToken(hash) => {
            connection.prepare_cached("DELETE FROM tokens WHERE hash = ?1")?.execute([hash])?;
        }
        Write::DeleteOtherTokens { person, keep } => people::delete_other_tokens(connection, *person, keep)?,
        Write::CreateBox(new, limits) => boxes::create(connection, new, *limits)?,
        Write::SaveBox(save, limits) => boxes::save(connection, save, *limits)?,
        Write::DescribeBox(id, label) => boxes::describe(connection, id, label)?,
        Write::DeleteBox(id) => {
            connection.prepare_cached("DELETE FROM boxes WHERE id = ?1")?.execute([&id.0])?;
        }
        Write::SetDraft { id, face, draft } => boxes::set_draft(connection, id, face, draft.as_deref())?,
        Write::NoteUse { person, id, at } => {
            let note = "INSERT OR REPLACE INTO box_uses (person, box, at) VALUES (?1, ?2, ?3)";
            connection.prepare_cached(note)?.execute((person.0, &id.0, at))?;
        }
        Write::BeginReview(review) => reviews::begin(connection, review)?,
        Write::KeepFindings { key, first, findings } => {
            reviews::keep_findings(connection, key, *first, findings)?;
        }
        Write::CompleteReview(key, body) => reviews::complete(connection, key, body)?,
        Write::DeleteReview(key) => reviews::delete(connection, key)?,
        Write::RecordResult(result) => results::record(connection, result)?,
        Write::Settle(settlement) => results::settle(connection, settlement)?,
        Write::SetProfile { person, handle, public } => {
            results::set_profile(connection, *person, handle, *public)?;
        }
        Write::NotePuzzle(attempt) => puzzles::note(connection, attempt)?,
        Write::AddPasskey(passkey, limit) => accounts::add_passkey(connection, passkey, *limit)?,
        Write::UsePasskey { id, counter, at } => accounts::use_passkey(connection, id, *counter, *at)?,
        Write::DeletePasskey { person, id } => accounts::delete_passkey(connection, *person, id)?,
        Write::RemovePassword(person) => accounts::remove_password(connection, *person)?,
        Write::SetRecoveryCodes { person, hashes } => {
            accounts::set_recovery_codes(connection, *person, hashes)?;
        }
        Write::RecoverWithCode { login, code, password } => {
            accounts::recover_with_code(connection, login, code, password)?;
        }
        Write::SetRecoveryLink { person, hash, expires } => {
            accounts::set_recovery_link(connection, *person, hash, *expires)?;
        }
        Write::RecoverWithLink { hash, now, password } => {
            accounts::recover_with_link(connection, hash, *now, password)?;
        }
        Write::DeleteAccount { person, stand_in } => accounts::delete(connection, *person, stand_in)?,
        Write::AskFriend { person, friend, at, limit } => {
            friends::ask(connection, *person, *friend, *at, *limit)?;
        }
        Write::AcceptFriend { person, from, at } => friends::accept(connection, *person, *from, *at)?,
        Write::RemoveFriend { person, other } => friends::remove(connection, *person, *other)?,
        Write::Block { person, blocked, at } => friends::block(connection, *person, *blocked, *at)?,
        Write::Unblock { person, blocked } => {
            let unblock = "DELETE FROM blocks WHERE person = ?1 AND blocked = ?2";
            connection.prepare_cached(unblock)?.execute((person.0, blocked.0))?;
        }
        Write::Invite(invitation, told) => {
            friends::invite(connection, invitation)?;
            notices::add(connection, add_notices(&invitation.table, told, None))?;
        }
        Write::DeclineInvitation { person, table } => {
            let decline = "DELETE FROM invitations
                           WHERE table_number = (SELECT number FROM tables WHERE id = ?1) AND person = ?2";
            connection.prepare_cached(decline)?.execute((&table.0, person.0))?;
        }
        Write::Steps(steps) => return carry_out(connection, steps),
        Write::Probe(at) => {
            connection.prepare_cached("UPDATE health SET at = ?1")?.execute([at])?;
        }
        Write::PostChat(table, line, told, known) => {
            let number = number_of(connection, table)?;
            raise(connection, number, table, *known)?;
            let number = post_chat(connection, number, line)?;
            notices::add(connection, add_notices(table, told, Some(number)))?;
            return Ok(number);
        }
        Write::Notice(write) => return notices::write(connection, write),
    }
    Ok(0)
}

/// The first number that a step returns, or 0.
fn carry_out(connection: &Connection, steps: &[Step]) -> Result<i64, Failure> {
    let mut number = None;
    for Step { sql, values, refusal } in steps {
        let found = select(connection, sql, values)?;
        match (found.first(), refusal) {
            (Some(row), _) => number = number.or(Some(row.integer(0)?)),
            (None, Some(refusal)) => return Err(refusal().into()),
            (None, None) => {}
        }
    }
    Ok(number.unwrap_or(0))
}

fn create(connection: &Connection, table: &NewTable) -> Result<(), Failure> {
    let NewTable {
        id,
        game,
        head,
        settings,
        public,
        paced,
        seats,
        events,
        summary,
        host,
        clock,
        ending,
        outbox,
        at,
    } = table;
    let added = connection
        .prepare_cached(
            "INSERT INTO tables (id, game, head, settings, created) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (id) DO NOTHING",
        )?
        .execute((&id.0, game, head, settings, at))?;
    if added == 0 {
        return Err(StoreError::SequenceTaken { table: id.clone(), sequence: 0 }.into());
    }
    let number = connection.last_insert_rowid();
    connection
        .prepare_cached(
            "INSERT INTO summaries (table_number, version, turn, over, bot, shown, public, paced, changed, clock)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
        )?
        .execute((
            number,
            count(events.len()),
            summary.turn,
            summary.over,
            summary.bot,
            &summary.shown,
            public,
            paced,
            events.last().map_or(*at, |event| event.at),
            clock,
        ))?;
    keep_ending(connection, number, ending.as_deref())?;
    for row in seats {
        seat(connection, number, row)?;
    }
    set_host(connection, number, host)?;
    insert_events(connection, number, 0, events)?;
    notices::add(connection, change_outbox(id, outbox))
}

fn set_host(connection: &Connection, number: i64, host: &Host) -> Result<(), Failure> {
    let Host { owner, invitation, rematch, seating, ended, guide_skipped } = host;
    let owner = owner.map(|person| person.0);
    connection
        .prepare_cached(
            "INSERT INTO hosts (table_number, owner, invitation, rematch, seating, ended, guide_skipped)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
             ON CONFLICT (table_number) DO UPDATE SET owner = excluded.owner, invitation = excluded.invitation,
             rematch = excluded.rematch, seating = excluded.seating, ended = excluded.ended,
             guide_skipped = excluded.guide_skipped",
        )?
        .execute((number, owner, invitation, rematch, seating.column(), ended, guide_skipped))?;
    if *ended {
        connection
            .prepare_cached("UPDATE summaries SET public = FALSE WHERE table_number = ?1")?
            .execute([number])?;
    }
    Ok(())
}

fn append(connection: &Connection, request: &Append) -> Result<(), Failure> {
    let Append { table, first, known: _, events, summary, clock, ending, outbox } = request;
    let (number, version, revision) = connection
        .prepare_cached(
            "SELECT t.number, s.version, s.revision FROM tables t JOIN summaries s ON s.table_number = t.number
             WHERE t.id = ?1",
        )?
        .query_row([&table.0], |row| Ok((row.get(0)?, row.get::<_, i64>(1)?, row.get(2)?)))
        .optional()?
        .ok_or_else(|| StoreError::TableNotFound(table.clone()))?;
    request.fits(version, revision)?;
    connection
        .prepare_cached(
            "UPDATE summaries SET version = ?2, revision = revision + 1, turn = ?3, over = ?4, bot = ?5, shown = ?6,
             changed = coalesce(?7, changed), clock = coalesce(?8, clock) WHERE table_number = ?1",
        )?
        .execute((
            number,
            version + count(events.len()),
            summary.turn,
            summary.over,
            summary.bot,
            &summary.shown,
            events.last().map(|event| event.at),
            clock,
        ))?;
    keep_ending(connection, number, ending.as_deref())?;
    insert_events(connection, number, *first, events)?;
    notices::add(connection, change_outbox(table, outbox))
}

fn insert_events(
    connection: &Connection,
    number: i64,
    first: u64,
    events: &[StoredEvent],
) -> Result<(), Failure> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO events (table_number, sequence, body, client, at, story) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for (sequence, event) in (first.cast_signed()..).zip(events) {
        insert.execute((number, sequence, &event.body, &event.client, event.at, &event.story))?;
    }
    Ok(())
}

fn keep_ending(connection: &Connection, number: i64, ending: Option<&str>) -> Result<(), Failure> {
    let Some(ending) = ending else { return Ok(()) };
    connection
        .prepare_cached("INSERT INTO endings (table_number, standings) VALUES (?1, ?2)")?
        .execute((number, ending))?;
    Ok(())
}

fn change_seat(
    connection: &Connection,
    number: i64,
    table: &TableId,
    change: &SeatChange,
) -> Result<(), Failure> {
    let SeatChange { occupant, bot, row } = change;
    let ((was_sitter, was_person), (sitter, person)) = (occupant.columns(), row.occupant.columns());
    let changed = connection
        .prepare_cached(
            "UPDATE seats SET name = ?3, sitter = ?4, person = ?5, bot = ?6, again = ?10
             WHERE table_number = ?1 AND seat = ?2 AND sitter = ?7 AND person IS ?8 AND bot IS ?9",
        )?
        .execute((
            number, row.seat, &row.name, sitter, person, &row.bot, was_sitter, was_person, bot, row.again,
        ))?;
    if changed == 0 { Err(StoreError::SeatChanged(table.clone()).into()) } else { Ok(()) }
}

fn seat(connection: &Connection, number: i64, row: &SeatRow) -> Result<(), Failure> {
    let (sitter, person) = row.occupant.columns();
    connection
        .prepare_cached(
            "INSERT INTO seats (table_number, seat, name, sitter, person, bot) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute((number, row.seat, &row.name, sitter, person, &row.bot))?;
    Ok(())
}

fn post_chat(connection: &Connection, number: i64, line: &ChatLine) -> Result<i64, Failure> {
    let next = connection
        .prepare_cached("UPDATE summaries SET lines = lines + 1 WHERE table_number = ?1 RETURNING lines")?
        .query_row([number], |row| row.get(0))?;
    connection
        .prepare_cached(
            "INSERT INTO chat (table_number, number, person, name, text, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute((number, next, line.person.0, &line.name, &line.text, line.at))?;
    Ok(next)
}

/// Raises the revision of a table, if it is the one that the writer knows.
fn raise(connection: &Connection, number: i64, table: &TableId, known: Option<u64>) -> Result<(), Failure> {
    let raised = connection
        .prepare_cached(
            "UPDATE summaries SET revision = revision + 1
             WHERE table_number = ?1 AND revision = coalesce(?2, revision)",
        )?
        .execute((number, known.map(u64::cast_signed)))?;
    if raised == 0 { Err(StoreError::TableChanged(table.clone()).into()) } else { Ok(()) }
}

fn number_of(connection: &Connection, table: &TableId) -> Result<i64, Failure> {
    connection
        .prepare_cached("SELECT number FROM tables WHERE id = ?1")?
        .query_row([&table.0], |row| row.get(0))
        .optional()?
        .ok_or_else(|| StoreError::TableNotFound(table.clone()).into())
}

fn count(events: usize) -> i64 {
    // `usize` has at most 64 bits, and a batch in memory is far below 2^63 events.
    events as i64
}
