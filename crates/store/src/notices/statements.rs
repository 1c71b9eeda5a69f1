//! Writes about notices as statements that are valid in both SQL dialects.
//!
//! SQLite numbers `$` parameters by first appearance, so `$1` precedes `$2` in each statement. A write that can be refused is
//! refused by its first statements, which change nothing if it is, because PostgreSQL keeps what they did.

use super::{
    ChannelId, ChannelKind, ChannelState, Dispatch, NewChannel, NewNotice, NoticeKey, NoticeSettings,
    OutboxChange, joined,
};
use crate::{PersonId, StoreError, TableId};

/// A write about notices.
#[derive(Debug)]
pub(crate) enum NoticeWrite {
    AddChannel { channel: NewChannel, language: String, limit: u32 },
    Confirm { hash: String, now: i64 },
    Switch { person: PersonId, id: ChannelId, state: ChannelState },
    Delete { person: PersonId, id: ChannelId },
    NoteFailure { id: ChannelId, failure: Option<String>, state: ChannelState, at: i64 },
    SetSettings(PersonId, NoticeSettings),
    SetTable { person: PersonId, table: TableId, kinds: Option<Vec<ChannelKind>> },
    Forget(PersonId),
    Postpone(Vec<NoticeKey>, i64),
    Dispatch(Dispatch),
    Claim { id: String, attempts: u32, due: i64 },
    PostponeDeliveries(Vec<(String, u32)>, i64),
    DeleteDelivery(String),
    Prune(i64),
    AddKey(&'static str, String),
}

/// A parameter of a statement.
#[derive(Clone, Debug)]
pub(crate) enum Parameter<'a> {
    Number(i64),
    MaybeNumber(Option<i64>),
    Text(&'a str),
    MaybeText(Option<&'a str>),
    Words(String),
}

/// A statement with its parameters.
pub(crate) type Statement<'a> = (&'static str, Vec<Parameter<'a>>);

use Parameter::{MaybeNumber, MaybeText, Number, Text, Words};

const ADD_CHANNEL: &str = "
    INSERT INTO channels (id, person, kind, address, detail, state, stop, confirmation, confirmable, created)
    SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS TEXT), CAST($6 AS TEXT),
        CAST($7 AS TEXT), CAST($8 AS TEXT), CAST($9 AS BIGINT), CAST($10 AS BIGINT)
    WHERE (SELECT count(*) FROM channels WHERE person = $2 AND kind = $3) < CAST($11 AS BIGINT)
        OR EXISTS (SELECT 1 FROM channels WHERE person = $2 AND kind = $3 AND address = $4)
    ON CONFLICT (person, kind, address) DO UPDATE SET detail = excluded.detail, state = excluded.state, failure = NULL, failing = NULL,
        confirmation = excluded.confirmation, confirmable = excluded.confirmable
    RETURNING 1";
const KEEP_LAST_ADDRESS: &str =
    "DELETE FROM channels WHERE kind = 'mail' AND state = 'unconfirmed' AND person = $1 AND address <> $2";
const TAKE_BROWSER: &str = "DELETE FROM channels WHERE kind = 'push' AND address = $1 AND person <> $2";
const ADD_SETTINGS: &str =
    "INSERT INTO notice_settings (person, language, zone, silent) VALUES ($1, $2, 'UTC', '')
    ON CONFLICT (person) DO NOTHING";
const REPLACE_ADDRESSES: &str = "DELETE FROM channels WHERE kind = 'mail' AND person IN
        (SELECT person FROM channels WHERE confirmation = $1 AND confirmable > $2)
    AND (confirmation IS NULL OR confirmation <> $1)";
/// A link that was sent to the address before must not open the account any more.
const UNLINK_REPLACED: &str = "DELETE FROM recovery_links WHERE person IN
        (SELECT person FROM channels WHERE confirmation = $1 AND confirmable > $2)";
const UNLINK_DELETED: &str = "DELETE FROM recovery_links WHERE person = $1 AND EXISTS
        (SELECT 1 FROM channels WHERE person = $1 AND id = $2 AND kind = 'mail' AND state <> 'unconfirmed')";
const CONFIRM: &str =
    "UPDATE channels SET state = 'on', failure = NULL, failing = NULL, confirmation = NULL, confirmable = NULL
    WHERE confirmation = $1 AND confirmable > $2 RETURNING person";
const SWITCH: &str = "UPDATE channels SET state = $1, failure = NULL, failing = NULL
    WHERE person = $2 AND id = $3 AND state <> 'unconfirmed' RETURNING 1";
const DELETE: &str = "DELETE FROM channels WHERE person = $1 AND id = $2 RETURNING 1";
/// A program that does not know `failing` may have cleared `failure` alone.
const NOTE_FAILURE: &str = "UPDATE channels SET failure = $1, state = $2,
        failing = CASE WHEN CAST($1 AS TEXT) IS NULL THEN NULL WHEN failure IS NULL THEN CAST($3 AS BIGINT)
            ELSE coalesce(failing, CAST($3 AS BIGINT)) END
    WHERE id = $4 AND state = 'on'";
const SET_SETTINGS: &str =
    "INSERT INTO notice_settings (person, language, zone, quiet_from, quiet_until, silent)
    VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (person) DO UPDATE SET language = excluded.language, zone = excluded.zone,
        quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, silent = excluded.silent";
const SET_TABLE: &str = "INSERT INTO table_notices (person, table_number, kinds)
    SELECT CAST($1 AS BIGINT), number, CAST($2 AS TEXT) FROM tables WHERE id = $3
    ON CONFLICT (person, table_number) DO UPDATE SET kinds = excluded.kinds";
const UNSET_TABLE: &str = "DELETE FROM table_notices WHERE person = $1
    AND table_number = (SELECT number FROM tables WHERE id = $2)";
const FORGET: &[&str] = &[
    "DELETE FROM channels WHERE person = $1",
    "DELETE FROM notice_settings WHERE person = $1",
    "DELETE FROM table_notices WHERE person = $1",
    "DELETE FROM outbox WHERE person = $1",
];
/// Only what its person has a channel for is kept, and of some occasions only the first until the person is told.
const ADD_NOTICE: &str = "INSERT INTO outbox (person, table_number, occasion, version, body, at, due)
    SELECT CAST($1 AS BIGINT), t.number, CAST($2 AS TEXT), CAST($3 AS BIGINT), CAST($4 AS TEXT), CAST($5 AS BIGINT),
        CAST($6 AS BIGINT)
    FROM tables t WHERE t.id = $7 AND EXISTS (SELECT 1 FROM channels WHERE person = $1 AND state = 'on')
        AND NOT EXISTS (SELECT 1 FROM outbox WHERE person = $1 AND table_number = t.number AND occasion = $2
            AND occasion IN ('mention', 'invitation') AND handled IS NULL)
    ON CONFLICT (person, table_number, occasion, version) DO NOTHING";
const FORGET_TURNS: &str = "DELETE FROM outbox WHERE handled IS NULL AND occasion IN ('turn', 'clock')
    AND table_number = (SELECT number FROM tables WHERE id = $1)";
const POSTPONE: &str =
    "UPDATE outbox SET due = $1 WHERE person = $2 AND occasion = $3 AND version = $4 AND at = $5
    AND table_number = (SELECT number FROM tables WHERE id = $6)";
/// Changes nothing, but lets nobody else handle it before this transaction ends.
const IS_WAITING: &str =
    "UPDATE outbox SET due = due WHERE handled IS NULL AND person = $1 AND occasion = $2 AND version = $3 AND at = $4
    AND table_number = (SELECT number FROM tables WHERE id = $5) RETURNING 1";
const HANDLE: &str =
    "UPDATE outbox SET handled = $1 WHERE person = $2 AND occasion = $3 AND version = $4 AND at = $5
    AND table_number = (SELECT number FROM tables WHERE id = $6)";
const DROP: &str = "DELETE FROM outbox WHERE person = $1 AND occasion = $2 AND version = $3 AND at = $4
    AND table_number = (SELECT number FROM tables WHERE id = $5)";
const ADD_DELIVERY: &str = "INSERT INTO deliveries (id, channel, body, at, due, attempts)
    SELECT CAST($1 AS TEXT), id, CAST($2 AS TEXT), CAST($3 AS BIGINT), CAST($3 AS BIGINT), 0
    FROM channels WHERE id = $4";
const NOTE_TOLD: &str = "UPDATE notice_settings SET told = coalesce($1, told), warned = coalesce($2, warned)
    WHERE person = $3";
const CLAIM: &str =
    "UPDATE deliveries SET attempts = attempts + 1, due = $1 WHERE id = $2 AND attempts = $3 RETURNING 1";
const POSTPONE_DELIVERY: &str = "UPDATE deliveries SET due = $1 WHERE id = $2 AND attempts = $3";
const DELETE_DELIVERY: &str = "DELETE FROM deliveries WHERE id = $1";
const PRUNE: &[&str] = &["DELETE FROM outbox WHERE handled < $1", "DELETE FROM deliveries WHERE at < $1"];
const ADD_KEY: &str = "INSERT INTO server_keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";

impl NoticeWrite {
    /// The error if the statement at this place returns no row; `None` if it may.
    pub(crate) fn refusal(&self, place: usize) -> Option<StoreError> {
        match self {
            NoticeWrite::AddChannel { .. } if place == 0 => Some(StoreError::TooManyChannels),
            NoticeWrite::Dispatch(dispatch) if place < dispatch.told.len() + dispatch.dropped.len() => {
                Some(StoreError::EntryNotFound)
            }
            _ => None,
        }
    }

    /// The statements, in order. The result of the write is the number that the last one returns.
    pub(crate) fn statements(&self) -> Vec<Statement<'_>> {
        match self {
            NoticeWrite::AddChannel { channel, language, limit } => add_channel(channel, language, *limit),
            NoticeWrite::Confirm { hash, now } => [UNLINK_REPLACED, REPLACE_ADDRESSES, CONFIRM]
                .map(|sql| (sql, vec![Text(hash), Number(*now)]))
                .into(),
            NoticeWrite::Switch { person, id, state } => {
                vec![(SWITCH, vec![Text(state.name()), Number(person.0), Text(&id.0)])]
            }
            NoticeWrite::Delete { person, id } => {
                [UNLINK_DELETED, DELETE].map(|sql| (sql, vec![Number(person.0), Text(&id.0)])).into()
            }
            NoticeWrite::NoteFailure { id, failure, state, at } => {
                let failure = MaybeText(failure.as_deref());
                vec![(NOTE_FAILURE, vec![failure, Text(state.name()), Number(*at), Text(&id.0)])]
            }
            NoticeWrite::SetSettings(person, settings) => vec![set_settings(*person, settings)],
            NoticeWrite::SetTable { person, table, kinds: Some(kinds) } => {
                let kinds = joined(kinds.iter().map(|kind| kind.name()));
                vec![(SET_TABLE, vec![Number(person.0), Words(kinds), Text(&table.0)])]
            }
            NoticeWrite::SetTable { person, table, kinds: None } => {
                vec![(UNSET_TABLE, vec![Number(person.0), Text(&table.0)])]
            }
            NoticeWrite::Forget(person) => FORGET.iter().map(|sql| (*sql, vec![Number(person.0)])).collect(),
            NoticeWrite::Postpone(keys, due) => {
                keys.iter().map(|key| (POSTPONE, with_key([Number(*due)], key))).collect()
            }
            NoticeWrite::Dispatch(dispatch) => self::dispatch(dispatch),
            NoticeWrite::Claim { id, attempts, due } => {
                vec![(CLAIM, vec![Number(*due), Text(id), Number(i64::from(*attempts))])]
            }
            NoticeWrite::PostponeDeliveries(deliveries, due) => {
                let postpone =
                    |id, attempts: &u32| vec![Number(*due), Text(id), Number(i64::from(*attempts))];
                deliveries.iter().map(|(id, attempts)| (POSTPONE_DELIVERY, postpone(id, attempts))).collect()
            }
            NoticeWrite::DeleteDelivery(id) => vec![(DELETE_DELIVERY, vec![Text(id)])],
            NoticeWrite::Prune(before) => PRUNE.iter().map(|sql| (*sql, vec![Number(*before)])).collect(),
            NoticeWrite::AddKey(name, value) => vec![(ADD_KEY, vec![Text(name), Text(value)])],
        }
    }

    /// The texts, none of which may contain NUL.
    pub(crate) fn texts(&self) -> Vec<&str> {
        let statements = self.statements().into_iter();
        let texts = statements.flat_map(|(_, parameters)| parameters).filter_map(|it| match it {
            Text(text) | MaybeText(Some(text)) => Some(text),
            Number(_) | MaybeNumber(_) | MaybeText(None) | Words(_) => None,
        });
        texts.collect()
    }
}

fn add_channel<'a>(channel: &'a NewChannel, language: &'a str, limit: u32) -> Vec<Statement<'a>> {
    let NewChannel { id, person, kind, address, detail, stop, confirmation, at } = channel;
    let state = if confirmation.is_some() { ChannelState::Unconfirmed } else { ChannelState::On };
    let add = vec![
        Text(&id.0),
        Number(person.0),
        Text(kind.name()),
        Text(address),
        Text(detail),
        Text(state.name()),
        Text(stop),
        MaybeText(confirmation.as_ref().map(|it| it.hash.as_str())),
        MaybeNumber(confirmation.as_ref().map(|it| it.expires)),
        Number(*at),
        Number(i64::from(limit)),
    ];
    let mut statements = vec![(ADD_CHANNEL, add), (ADD_SETTINGS, vec![Number(person.0), Text(language)])];
    match kind {
        ChannelKind::Mail => statements.push((KEEP_LAST_ADDRESS, vec![Number(person.0), Text(address)])),
        ChannelKind::Push => statements.push((TAKE_BROWSER, vec![Text(address), Number(person.0)])),
        ChannelKind::Webhook => {}
    }
    statements
}

fn set_settings(person: PersonId, settings: &NoticeSettings) -> Statement<'_> {
    let NoticeSettings { language, zone, quiet, silent } = settings;
    let parameters = vec![
        Number(person.0),
        Text(language),
        Text(zone),
        MaybeNumber(quiet.map(|(from, _)| i64::from(from))),
        MaybeNumber(quiet.map(|(_, until)| i64::from(until))),
        Words(joined(silent.iter().map(|occasion| occasion.name()))),
    ];
    (SET_SETTINGS, parameters)
}

/// Changes the outbox of a table, in the transaction of the cause.
pub(crate) fn change_outbox<'a>(table: &'a TableId, changes: &'a [OutboxChange]) -> Vec<Statement<'a>> {
    let statement = |change: &'a OutboxChange| match change {
        OutboxChange::ForgetTurns => (FORGET_TURNS, vec![Text(&table.0)]),
        OutboxChange::Add(notice) => add_notice(table, notice, None),
    };
    changes.iter().map(statement).collect()
}

/// Adds notices about a table, in the transaction of their cause. `number` is the number of the chat line that is the cause.
pub(crate) fn add_notices<'a>(
    table: &'a TableId,
    notices: &'a [NewNotice],
    number: Option<i64>,
) -> Vec<Statement<'a>> {
    notices.iter().map(|notice| add_notice(table, notice, number)).collect()
}

fn add_notice<'a>(table: &'a TableId, notice: &'a NewNotice, number: Option<i64>) -> Statement<'a> {
    let parameters = vec![
        Number(notice.person.0),
        Text(notice.occasion.name()),
        Number(number.unwrap_or(notice.version.cast_signed())),
        Text(&notice.body),
        Number(notice.at),
        Number(notice.due),
        Text(&table.0),
    ];
    (ADD_NOTICE, parameters)
}

/// Parameters, followed by those of a key.
fn with_key<'a, const N: usize>(first: [Parameter<'a>; N], key: &'a NoticeKey) -> Vec<Parameter<'a>> {
    let NoticeKey { person, table, occasion, version, at } = key;
    let key =
        [Number(person.0), Text(occasion.name()), Number(version.cast_signed()), Number(*at), Text(&table.0)];
    first.into_iter().chain(key).collect()
}

fn dispatch(dispatch: &Dispatch) -> Vec<Statement<'_>> {
    let Dispatch { person, told, dropped, deliveries, last, at } = dispatch;
    // Whoever handles several locks them in the same order.
    let mut sorted: Vec<&NoticeKey> = told.iter().chain(dropped).collect();
    sorted.sort();
    let waiting = sorted.into_iter().map(|key| (IS_WAITING, with_key([], key)));
    let handled = told.iter().map(|key| (HANDLE, with_key([Number(*at)], key)));
    let dropped = dropped.iter().map(|key| (DROP, with_key([], key)));
    let deliveries = deliveries
        .iter()
        .map(|new| (ADD_DELIVERY, vec![Text(&new.id), Text(&new.body), Number(*at), Text(&new.channel.0)]));
    let told = vec![MaybeNumber(last.told), MaybeNumber(last.warned), Number(person.0)];
    waiting.chain(handled).chain(dropped).chain(deliveries).chain([(NOTE_TOLD, told)]).collect()
}
