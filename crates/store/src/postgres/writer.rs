//! The writer task.
//!
//! Each request is a single statement, which others may follow. On a conflict it changes nothing and returns the conflict as a
//! row, so the statements of a batch are pipelined. If the connection is lost during the commit, PostgreSQL is asked whether the transaction took
//! place. If a statement violates a constraint, PostgreSQL aborts the whole transaction; then each
//! request of the batch is retried in its own transaction.
//!
//! A transaction takes several round trips and holds rows that other processes may wait for. PostgreSQL ends one whose process
//! stands still or whose machine has vanished; to the writer that is a lost connection.

mod accounts;
mod boxes;
mod friends;
mod notices;
mod people;
mod puzzles;
mod results;
mod reviews;

use std::slice;

use deadpool_postgres::{Pool, Transaction};
use futures_util::future::{join, join_all};
use tokio_postgres::{
    Config, Row,
    error::{Severity, SqlState},
    types::ToSql,
};

use super::{
    commit,
    house::{Parameters, read},
    prepared_pool,
};
use crate::house::{Cell as _, Step};
use crate::notices::{add_notices, change_outbox};
use crate::write::{BATCH, Job, Violation, Work, Write, Written};
use crate::{Append, Host, NewTable, SeatChange, StoreError, StoredEvent, Summary, TableId};

const NO_RESULT: &str = "a statement returned no result";

/// How often a write is tried that was chosen to end a circle of transactions that wait for each other.
const DEADLOCKS: u32 = 5;

/// Nobody waits longer for a row that a process holds which stands still (three seconds between two statements) or whose machine
/// does not answer (three seconds of silence, and three questions).
const SETTINGS: &str = "SET idle_in_transaction_session_timeout = '3s'; SET tcp_keepalives_idle = 3;
                        SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 3; ";

/// Triggers count changes of people in the row of `hall`. Whoever may make such changes takes it first: otherwise one batch could hold
/// it and wait for somebody's row, which another one holds that waits for `hall`.
const LOCK_HALL: &str = "SELECT 1 FROM hall FOR UPDATE";

/// The connection of the writer.
pub(super) fn pool(config: &Config) -> Result<Pool, StoreError> {
    prepared_pool(config, 1, SETTINGS)
}

/// Commits batches until the queue is closed.
pub(super) async fn run(pool: Pool, mut work: Work) {
    let mut batch = Vec::with_capacity(BATCH);
    while work.jobs.recv_many(&mut batch, BATCH).await > 0 {
        // Processes that write to the same tables lock them in the same order, so that none waits for another in a circle. Nobody
        // waits for one write of a batch before sending another, so their order is free. Writes without a table come last.
        batch.sort_by(|one, other| {
            let key = |job: &Job| (job.write.table().is_none(), job.write.table().cloned());
            key(one).cmp(&key(other))
        });
        let results = write_batch(&pool, &batch).await;
        for (job, result) in batch.drain(..).zip(results) {
            // The receiver may have been dropped; the write stays committed.
            let _ = job.answer.send(result);
        }
    }
    pool.close();
    let _ = work.finish.send(());
}

async fn write_batch(pool: &Pool, batch: &[Job]) -> Vec<Written> {
    if let Ok(results) = attempt(pool, batch).await {
        return results;
    }
    let mut results = Vec::with_capacity(batch.len());
    for job in batch {
        results.push(write_alone(pool, job).await);
    }
    results
}

async fn write_alone(pool: &Pool, job: &Job) -> Written {
    let mut deadlocks = 0;
    loop {
        match attempt(pool, slice::from_ref(job)).await {
            Ok(mut single) => {
                return single.pop().unwrap_or_else(|| Err(StoreError::Database(NO_RESULT.to_owned())));
            }
            Err(error) if error.code() == Some(&SqlState::T_R_DEADLOCK_DETECTED) && deadlocks < DEADLOCKS => {
                deadlocks += 1;
            }
            Err(error) => return Err(job.write.explain(violation(&error))),
        }
    }
}

/// Whether the error is about one statement. An error that ends the session says nothing about statements.
fn is_of_statement(error: &tokio_postgres::Error) -> bool {
    error
        .as_db_error()
        .is_some_and(|error| !matches!(error.parsed_severity(), Some(Severity::Fatal | Severity::Panic)))
}

/// Writes a batch in one transaction. `Err` if a statement violated a constraint; then nothing was written.
async fn attempt(pool: &Pool, batch: &[Job]) -> Result<Vec<Written>, tokio_postgres::Error> {
    let failed = |error: StoreError| {
        let message = error.to_string();
        Ok(batch.iter().map(|_| Err(StoreError::Database(message.clone()))).collect())
    };
    let mut client = match pool.get().await {
        Ok(client) => client,
        Err(error) => return failed(error.into()),
    };
    let transaction = match client.transaction().await {
        Ok(transaction) => transaction,
        Err(error) => return failed(error.into()),
    };
    if batch.iter().any(|job| job.write.changes_people())
        && let Err(error) = transaction.batch_execute(LOCK_HALL).await
    {
        return failed(error.into());
    }
    let writes = join_all(batch.iter().map(|job| perform(&transaction, &job.write)));
    let (mark, written) = join(commit::mark_of(&transaction), writes).await;
    let mut results = Vec::with_capacity(batch.len());
    for result in written {
        match result {
            Ok(number) => results.push(Ok(number)),
            Err(Failure::Refused(refusal)) => results.push(Err(refusal)),
            Err(Failure::Sql(error)) if is_of_statement(&error) => {
                return match transaction.rollback().await {
                    Ok(()) => Err(error),
                    Err(lost) => failed(lost.into()),
                };
            }
            Err(Failure::Sql(error)) => return failed(error.into()),
        }
    }
    let mark = match mark {
        Ok(mark) => mark,
        Err(error) => return failed(error.into()),
    };
    let Err(error) = transaction.commit().await else { return Ok(results) };
    drop(client);
    match commit::took_place(pool, &mark).await {
        Some(true) => Ok(results),
        Some(false) => failed(error.into()),
        None => {
            let message = super::error_chain(&error);
            Ok(batch.iter().map(|_| Err(StoreError::OutcomeUnknown(message.clone()))).collect())
        }
    }
}

enum Failure {
    Refused(StoreError),
    Sql(tokio_postgres::Error),
}

impl From<tokio_postgres::Error> for Failure {
    fn from(error: tokio_postgres::Error) -> Self {
        Failure::Sql(error)
    }
}

impl From<StoreError> for Failure {
    fn from(refusal: StoreError) -> Self {
        Failure::Refused(refusal)
    }
}

fn violation(error: &tokio_postgres::Error) -> Violation {
    match error.code() {
        Some(code) if *code == SqlState::FOREIGN_KEY_VIOLATION => Violation::Reference,
        Some(code) if *code == SqlState::UNIQUE_VIOLATION => Violation::Unique,
        _ => Violation::Other(super::error_chain(error)),
    }
}

async fn perform(transaction: &Transaction<'_>, write: &Write) -> Result<i64, Failure> {
    match write {
        Write::Create(table) => {
            create(transaction, table).await?;
            notices::add(transaction, change_outbox(&table.id, &table.outbox)).await?;
            Ok(0)
        }
        Write::Append(request) => {
            append(transaction, request).await?;
            notices::add(transaction, change_outbox(&request.table, &request.outbox)).await?;
            Ok(0)
        }
        Write::SetSeats(table, changes, outbox, known) => {
            change_seats(transaction, table, changes, *known).await?;
            notices::add(transaction, change_outbox(table, outbox)).await?;
            Ok(0)
        }
        Write::Notice(write) => notices::write(transaction, write).await,
        Write::AddPerson(person) => {
            let add = "INSERT INTO people (name, created) VALUES ($1, $2) RETURNING id";
            number(&run_statement(transaction, add, &[&person.name, &person.at]).await?)
        }
        Write::SetHost(table, host, known) => set_host(transaction, table, host, *known).await,
        Write::End { table, host, summary, known } => {
            set_host(transaction, table, host, *known).await?;
            let end = "UPDATE summaries SET turn = $2, over = $3, bot = $4, shown = $5 FROM tables
                       WHERE tables.number = summaries.table_number AND tables.id = $1";
            let Summary { turn, over, bot, shown, version: _ } = summary;
            run_statement(transaction, end, &[&table.0, &turn.map(i16::from), over, bot, shown]).await?;
            Ok(0)
        }
        Write::RenamePerson(id, name) => people::rename(transaction, *id, name).await,
        Write::Register(id, account) => people::register(transaction, *id, account).await,
        Write::ChangePassword { person, password, keep } => {
            people::change_password(transaction, *person, password, keep).await
        }
        Write::SetLogin { person, login, key } => people::set_login(transaction, *person, login, key).await,
        Write::MergePeople { guest, account } => people::merge(transaction, *guest, *account).await,
        Write::AddToken(token) => people::add_token(transaction, token).await,
        Write::RenewToken { hash, used, expires } => {
            let renew = "UPDATE tokens SET used = $2, expires = $3 WHERE hash = $1";
            run_statement(transaction, renew, &[&hash.as_slice(), used, expires]).await?;
            Ok(0)
        }
        Write::DeleteToken(hash) => {
            run_statement(transaction, "DELETE FROM tokens WHERE hash = $1", &[&hash.as_slice()]).await?;
            Ok(0)
        }
        Write::DeleteOtherTokens { person, keep } => {
            let delete = "DELETE FROM tokens WHERE person = $1 AND hash <> $2";
            run_statement(transaction, delete, &[&person.0, &keep.as_slice()]).await?;
            Ok(0)
        }
        Write::CreateBox(new, limits) => boxes::create(transaction, new, *limits).await,
        Write::SaveBox(save, limits) => boxes::save(transaction, save, *limits).await,
        Write::DescribeBox(id, label) => boxes::describe(transaction, id, label).await,
        Write::DeleteBox(id) => {
            run_statement(transaction, "DELETE FROM boxes WHERE id = $1", &[&id.0]).await?;
            Ok(0)
        }
        Write::SetDraft { id, face, draft } => boxes::set_draft(transaction, id, face, draft.as_ref()).await,
        Write::NoteUse { person, id, at } => {
            let note = "INSERT INTO box_uses (person, box, at) VALUES ($1, $2, $3)
                       ON CONFLICT (person, box) DO UPDATE SET at = excluded.at";
            run_statement(transaction, note, &[&person.0, &id.0, at]).await?;
            Ok(0)
        }
        Write::BeginReview(review) => reviews::begin(transaction, review).await,
        Write::KeepFindings { key, first, findings } => {
            reviews::keep_findings(transaction, key, *first, findings).await
        }
        Write::CompleteReview(key, body) => reviews::complete(transaction, key, body).await,
        Write::DeleteReview(key) => reviews::delete(transaction, key).await,
        Write::RecordResult(result) => results::record(transaction, result).await,
        Write::Settle(settlement) => results::settle(transaction, settlement).await,
        Write::SetProfile { person, handle, public } => {
            results::set_profile(transaction, *person, handle, *public).await
        }
        Write::NotePuzzle(attempt) => puzzles::note(transaction, attempt).await,
        Write::AddPasskey(passkey, limit) => accounts::add_passkey(transaction, passkey, *limit).await,
        Write::UsePasskey { id, counter, at } => accounts::use_passkey(transaction, id, *counter, *at).await,
        Write::DeletePasskey { person, id } => accounts::delete_passkey(transaction, *person, id).await,
        Write::RemovePassword(person) => accounts::remove_password(transaction, *person).await,
        Write::SetRecoveryCodes { person, hashes } => {
            accounts::set_recovery_codes(transaction, *person, hashes).await
        }
        Write::RecoverWithCode { login, code, password } => {
            accounts::recover_with_code(transaction, login, code, password).await
        }
        Write::SetRecoveryLink { person, hash, expires } => {
            accounts::set_recovery_link(transaction, *person, hash, *expires).await
        }
        Write::RecoverWithLink { hash, now, password } => {
            accounts::recover_with_link(transaction, hash, *now, password).await
        }
        Write::DeleteAccount { person, stand_in } => accounts::delete(transaction, *person, stand_in).await,
        Write::AskFriend { person, friend, at, limit } => {
            friends::ask(transaction, *person, *friend, *at, *limit).await
        }
        Write::AcceptFriend { person, from, at } => friends::accept(transaction, *person, *from, *at).await,
        Write::RemoveFriend { person, other } => friends::remove(transaction, *person, *other).await,
        Write::Block { person, blocked, at } => friends::block(transaction, *person, *blocked, *at).await,
        Write::Unblock { person, blocked } => {
            let unblock = "DELETE FROM blocks WHERE person = $1 AND blocked = $2";
            run_statement(transaction, unblock, &[&person.0, &blocked.0]).await?;
            Ok(0)
        }
        Write::Invite(invitation, told) => {
            friends::invite(transaction, invitation).await?;
            notices::add(transaction, add_notices(&invitation.table, told, None)).await?;
            Ok(0)
        }
        Write::DeclineInvitation { person, table } => {
            let decline = "DELETE FROM invitations USING tables
                           WHERE number = table_number AND tables.id = $1 AND person = $2";
            run_statement(transaction, decline, &[&table.0, &person.0]).await?;
            Ok(0)
        }
        Write::Steps(steps) => carry_out(transaction, steps).await,
        Write::Probe(at) => {
            run_statement(transaction, "UPDATE health SET at = $1", &[at]).await?;
            Ok(0)
        }
        Write::PostChat(table, line, told, known) => {
            let post = "WITH next AS (
                           UPDATE summaries SET lines = lines + 1, revision = revision + 1 FROM tables
                           WHERE tables.number = summaries.table_number AND tables.id = $1
                               AND summaries.revision = coalesce($6, summaries.revision)
                           RETURNING summaries.table_number, summaries.lines)
                       INSERT INTO chat (table_number, number, person, name, text, at)
                       SELECT table_number, lines, $2, $3, $4, $5 FROM next RETURNING number";
            let posted = run_statement(
                transaction,
                post,
                &[&table.0, &line.person.0, &line.name, &line.text, &line.at, &known.map(u64::cast_signed)],
            )
            .await?;
            if posted.is_empty() {
                Err(missing_or_changed(transaction, table).await)
            } else {
                let line = number(&posted)?;
                notices::add(transaction, add_notices(table, told, Some(line))).await?;
                Ok(line)
            }
        }
    }
}

/// The first number that a step returns, or 0.
async fn carry_out(transaction: &Transaction<'_>, steps: &[Step]) -> Result<i64, Failure> {
    let mut number = None;
    for Step { sql, values, refusal } in steps {
        let statement = transaction.prepare_cached(sql).await?;
        let parameters = Parameters::new(values.clone(), statement.params())?;
        let found = read(&transaction.query(&statement, &parameters.all()).await?)?;
        match (found.first(), refusal) {
            (Some(row), _) => number = number.or(Some(row.integer(0)?)),
            (None, Some(refusal)) => return Err(refusal().into()),
            (None, None) => {}
        }
    }
    Ok(number.unwrap_or(0))
}

async fn create(transaction: &Transaction<'_>, table: &NewTable) -> Result<i64, Failure> {
    const CREATE: &str = "
        WITH opened AS (
            INSERT INTO tables (id, game, head, settings, created) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (id) DO NOTHING RETURNING number),
        summarised AS (
            INSERT INTO summaries (table_number, version, turn, over, bot, shown, public, paced, changed, clock)
            SELECT number, $6, $7, $8, $9, $10, $11, $12, $13, $23 FROM opened),
        ended AS (
            INSERT INTO endings (table_number, standings)
            SELECT number, $24 FROM opened WHERE $24::text IS NOT NULL),
        seated AS (
            INSERT INTO seats (table_number, seat, name, sitter, person, bot)
            SELECT number, seat, name, sitter, person, bot FROM opened,
            unnest($14::smallint[], $15::text[], $16::text[], $17::bigint[], $18::text[])
                AS given (seat, name, sitter, person, bot)),
        hosted AS (
            INSERT INTO hosts (table_number, owner, invitation, rematch, seating, ended, guide_skipped)
            SELECT number, $25, $26, $27, $28, $29, $30 FROM opened),
        logged AS (
            INSERT INTO events (table_number, sequence, body, client, at, story)
            SELECT number, place - 1, body, client, at, story FROM opened,
            unnest($19::text[], $20::text[], $21::bigint[], $22::text[]) WITH ORDINALITY
                AS given (body, client, at, story, place))
        SELECT number FROM opened";
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
        outbox: _,
        at,
    } = table;
    let columns = Columns::of(events);
    let (sitters, people): (Vec<_>, Vec<_>) = seats.iter().map(|row| row.occupant.columns()).unzip();
    let opened = run_statement(
        transaction,
        CREATE,
        &[
            &id.0,
            game,
            head,
            settings,
            at,
            &columns.count(),
            &summary.turn.map(i16::from),
            &summary.over,
            &summary.bot,
            &summary.shown,
            public,
            paced,
            &events.last().map_or(*at, |event| event.at),
            &seats.iter().map(|row| i16::from(row.seat)).collect::<Vec<_>>(),
            &seats.iter().map(|row| row.name.as_str()).collect::<Vec<_>>(),
            &sitters,
            &people,
            &seats.iter().map(|row| row.bot.as_deref()).collect::<Vec<_>>(),
            &columns.bodies,
            &columns.clients,
            &columns.times,
            &columns.stories,
            clock,
            ending,
            &host.owner.map(|person| person.0),
            &host.invitation,
            &host.rematch,
            &host.seating.column(),
            &host.ended,
            &host.guide_skipped,
        ],
    )
    .await?;
    if opened.is_empty() {
        Err(StoreError::SequenceTaken { table: id.clone(), sequence: 0 }.into())
    } else {
        Ok(0)
    }
}

async fn append(transaction: &Transaction<'_>, request: &Append) -> Result<i64, Failure> {
    // The final SELECT sees the state before the statement. Only the UPDATE, which waits for concurrent writers, decides
    // whether the log has the expected length.
    const APPEND: &str = "
        WITH moved AS (
            UPDATE summaries SET version = version + $3, revision = revision + 1, turn = $4, over = $5, bot = $6,
                shown = $7, changed = coalesce($8, changed), clock = coalesce($13, clock)
            FROM tables
            WHERE tables.number = summaries.table_number AND tables.id = $1 AND summaries.version = $2
                AND summaries.revision = coalesce($15, summaries.revision)
            RETURNING summaries.table_number),
        ended AS (
            INSERT INTO endings (table_number, standings)
            SELECT table_number, $14 FROM moved WHERE $14::text IS NOT NULL),
        logged AS (
            INSERT INTO events (table_number, sequence, body, client, at, story)
            SELECT table_number, $2 + place - 1, body, client, at, story FROM moved,
            unnest($9::text[], $10::text[], $11::bigint[], $12::text[]) WITH ORDINALITY
                AS given (body, client, at, story, place))
        SELECT s.version, EXISTS (SELECT 1 FROM moved), s.revision
        FROM tables t JOIN summaries s ON s.table_number = t.number WHERE t.id = $1";
    let Append { table, first, known, events, summary, clock, ending, outbox: _ } = request;
    let columns = Columns::of(events);
    let found = run_statement(
        transaction,
        APPEND,
        &[
            &table.0,
            &first.cast_signed(),
            &columns.count(),
            &summary.turn.map(i16::from),
            &summary.over,
            &summary.bot,
            &summary.shown,
            &events.last().map(|event| event.at),
            &columns.bodies,
            &columns.clients,
            &columns.times,
            &columns.stories,
            clock,
            ending,
            &known.map(u64::cast_signed),
        ],
    )
    .await?;
    let row = found.first().ok_or_else(|| StoreError::TableNotFound(table.clone()))?;
    if row.try_get(1)? {
        return Ok(0);
    }
    request.fits(row.try_get(0)?, row.try_get(2)?)?;
    Err(StoreError::SequenceTaken { table: table.clone(), sequence: *first }.into())
}

async fn change_seats(
    transaction: &Transaction<'_>,
    table: &TableId,
    changes: &[SeatChange],
    revision: Option<u64>,
) -> Result<i64, Failure> {
    // `known` waits for concurrent writers and then compares again; the update needs all seats to be as they were known.
    const CHANGE: &str = "
        WITH given AS (
            SELECT * FROM unnest($2::smallint[], $3::text[], $4::text[], $5::bigint[], $6::text[],
                $7::text[], $8::bigint[], $9::text[], $10::bigint[])
            AS given (seat, name, sitter, person, bot, was_sitter, was_person, was_bot, again)),
        known AS (
            SELECT seats.table_number, seats.seat FROM seats
            JOIN tables ON tables.number = seats.table_number AND tables.id = $1
            JOIN given ON given.seat = seats.seat AND given.was_sitter = seats.sitter
                AND given.was_person IS NOT DISTINCT FROM seats.person
                AND given.was_bot IS NOT DISTINCT FROM seats.bot
            FOR UPDATE OF seats),
        raised AS (
            UPDATE summaries SET revision = revision + 1 FROM tables
            WHERE tables.number = summaries.table_number AND tables.id = $1
                AND summaries.revision = coalesce($11, summaries.revision)
                AND (SELECT count(*) FROM known) = (SELECT count(*) FROM given)
            RETURNING summaries.table_number),
        changed AS (
            UPDATE seats SET name = given.name, sitter = given.sitter, person = given.person, bot = given.bot,
                again = given.again
            FROM given, known, raised
            WHERE seats.table_number = known.table_number AND seats.seat = known.seat
                AND given.seat = known.seat AND known.table_number = raised.table_number
            RETURNING seats.seat)
        SELECT (SELECT count(*) FROM raised), (SELECT count(*) FROM known), (SELECT count(*) FROM changed)
        FROM tables WHERE id = $1";
    let (sitters, people): (Vec<_>, Vec<_>) = changes.iter().map(|it| it.row.occupant.columns()).unzip();
    let (was_sitters, was_people): (Vec<_>, Vec<_>) = changes.iter().map(|it| it.occupant.columns()).unzip();
    let found = run_statement(
        transaction,
        CHANGE,
        &[
            &table.0,
            &changes.iter().map(|it| i16::from(it.row.seat)).collect::<Vec<_>>(),
            &changes.iter().map(|it| it.row.name.as_str()).collect::<Vec<_>>(),
            &sitters,
            &people,
            &changes.iter().map(|it| it.row.bot.as_deref()).collect::<Vec<_>>(),
            &was_sitters,
            &was_people,
            &changes.iter().map(|it| it.bot.as_deref()).collect::<Vec<_>>(),
            &changes.iter().map(|it| it.row.again).collect::<Vec<_>>(),
            &revision.map(u64::cast_signed),
        ],
    )
    .await?;
    let row = found.first().ok_or_else(|| StoreError::TableNotFound(table.clone()))?;
    match (row.try_get::<_, i64>(0)?, row.try_get::<_, i64>(1)?) {
        (1, _) => Ok(0),
        (_, known) if known == changes.len() as i64 => Err(StoreError::TableChanged(table.clone()).into()),
        (_, _) => Err(StoreError::SeatChanged(table.clone()).into()),
    }
}

/// Why a change of a table found nothing to change.
async fn missing_or_changed(transaction: &Transaction<'_>, table: &TableId) -> Failure {
    match run_statement(transaction, "SELECT 1 FROM tables WHERE id = $1", &[&table.0]).await {
        Ok(found) if found.is_empty() => StoreError::TableNotFound(table.clone()).into(),
        Ok(_) => StoreError::TableChanged(table.clone()).into(),
        Err(error) => error.into(),
    }
}

async fn set_host(
    transaction: &Transaction<'_>,
    table: &TableId,
    host: &Host,
    known: Option<u64>,
) -> Result<i64, Failure> {
    const HOST: &str = "
        WITH raised AS (
            UPDATE summaries SET public = public AND NOT $6, revision = revision + 1 FROM tables
            WHERE tables.number = summaries.table_number AND tables.id = $1
                AND summaries.revision = coalesce($8, summaries.revision)
            RETURNING summaries.table_number)
        UPDATE hosts SET owner = $2, invitation = $3, rematch = $4, seating = $5, ended = $6, guide_skipped = $7 FROM raised
        WHERE raised.table_number = hosts.table_number RETURNING hosts.table_number";
    let Host { owner, invitation, rematch, seating, ended, guide_skipped } = host;
    let owner = owner.map(|person| person.0);
    let (seating, known) = (seating.column(), known.map(u64::cast_signed));
    let parameters: [&(dyn ToSql + Sync); 8] =
        [&table.0, &owner, invitation, rematch, &seating, ended, guide_skipped, &known];
    let changed = run_statement(transaction, HOST, &parameters).await?;
    if changed.is_empty() { Err(missing_or_changed(transaction, table).await) } else { Ok(0) }
}

async fn run_statement(
    transaction: &Transaction<'_>,
    statement: &str,
    parameters: &[&(dyn ToSql + Sync)],
) -> Result<Vec<Row>, tokio_postgres::Error> {
    let statement = transaction.prepare_cached(statement).await?;
    transaction.query(&statement, parameters).await
}

fn number(rows: &[Row]) -> Result<i64, Failure> {
    let row = rows.first().ok_or_else(|| StoreError::Database(NO_RESULT.to_owned()))?;
    Ok(row.try_get(0)?)
}

/// Events as arrays: parameters of a multi-row INSERT with `unnest`.
struct Columns<'a> {
    bodies: Vec<&'a str>,
    clients: Vec<Option<&'a str>>,
    times: Vec<i64>,
    stories: Vec<Option<&'a str>>,
}

impl<'a> Columns<'a> {
    fn of(events: &'a [StoredEvent]) -> Self {
        Columns {
            bodies: events.iter().map(|event| event.body.as_str()).collect(),
            clients: events.iter().map(|event| event.client.as_deref()).collect(),
            times: events.iter().map(|event| event.at).collect(),
            stories: events.iter().map(|event| event.story.as_deref()).collect(),
        }
    }

    fn count(&self) -> i64 {
        // `usize` has at most 64 bits, and a batch in memory is far below 2^63 events.
        self.times.len() as i64
    }
}
