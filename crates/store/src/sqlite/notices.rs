//! Notices in SQLite.

use rusqlite::{OptionalExtension, Row};

use super::{SqliteStore, rows};
use crate::{
    Channel, ChannelId, ChannelKind, ChannelState, Delivery, Dispatch, LastTold, NewChannel, NoticeKey,
    NoticeSettings, NoticeStore, Occasion, PersonId, StoreFuture, TableId, TableRow, WaitingNotice,
    notices::{NoticeWrite, quiet, split},
    queries,
    write::{Write, unless_forestalled},
};
use rows::parsed;

fn channel(row: &Row<'_>) -> rusqlite::Result<Channel> {
    Ok(Channel {
        id: ChannelId(row.get(0)?),
        person: PersonId(row.get(1)?),
        kind: parsed(2, ChannelKind::from_column(&row.get::<_, String>(2)?))?,
        address: row.get(3)?,
        detail: row.get(4)?,
        state: parsed(5, ChannelState::from_column(&row.get::<_, String>(5)?))?,
        failure: row.get(6)?,
        stop: row.get(7)?,
        created: row.get(8)?,
        failing: row.get(9)?,
    })
}

fn delivery(row: &Row<'_>) -> rusqlite::Result<Delivery> {
    Ok(Delivery {
        channel: channel(row)?,
        id: row.get(10)?,
        body: row.get(11)?,
        at: row.get(12)?,
        attempts: row.get(13)?,
    })
}

fn settings(row: &Row<'_>) -> rusqlite::Result<(NoticeSettings, LastTold)> {
    let silent = parsed(4, split(&row.get::<_, String>(4)?, Occasion::from_column))?;
    let settings = NoticeSettings {
        language: row.get(0)?,
        zone: row.get(1)?,
        quiet: quiet(row.get(2)?, row.get(3)?),
        silent,
    };
    Ok((settings, LastTold { told: row.get(5)?, warned: row.get(6)? }))
}

fn notice(row: &Row<'_>) -> rusqlite::Result<WaitingNotice> {
    let key = NoticeKey {
        person: PersonId(row.get(0)?),
        table: TableId(row.get(1)?),
        occasion: parsed(2, Occasion::from_column(&row.get::<_, String>(2)?))?,
        version: row.get::<_, i64>(3)?.cast_unsigned(),
        at: row.get(5)?,
    };
    Ok(WaitingNotice { key, body: row.get(4)? })
}

impl NoticeStore for SqliteStore {
    fn add_channel(&self, channel: NewChannel, language: String, limit: u32) -> StoreFuture<'_, ()> {
        self.write(Write::Notice(NoticeWrite::AddChannel { channel, language, limit }))
    }

    fn confirm_channel(&self, hash: String, now: i64) -> StoreFuture<'_, Option<PersonId>> {
        Box::pin(async move {
            let person = self.queue.write(Write::Notice(NoticeWrite::Confirm { hash, now })).await?;
            // People are numbered from 1.
            Ok(Some(PersonId(person)).filter(|person| person.0 != 0))
        })
    }

    fn switch_channel(&self, person: PersonId, id: ChannelId, state: ChannelState) -> StoreFuture<'_, bool> {
        Box::pin(async move {
            let write = NoticeWrite::Switch { person, id, state };
            Ok(self.queue.write(Write::Notice(write)).await? != 0)
        })
    }

    fn delete_channel(&self, person: PersonId, id: ChannelId) -> StoreFuture<'_, bool> {
        Box::pin(async move {
            Ok(self.queue.write(Write::Notice(NoticeWrite::Delete { person, id })).await? != 0)
        })
    }

    fn note_failure(
        &self,
        id: ChannelId,
        failure: Option<String>,
        state: ChannelState,
        at: i64,
    ) -> StoreFuture<'_, ()> {
        self.write(Write::Notice(NoticeWrite::NoteFailure { id, failure, state, at }))
    }

    fn set_notice_settings(&self, person: PersonId, settings: NoticeSettings) -> StoreFuture<'_, ()> {
        self.write(Write::Notice(NoticeWrite::SetSettings(person, settings)))
    }

    fn set_table_notices(
        &self,
        person: PersonId,
        table: TableId,
        kinds: Option<Vec<ChannelKind>>,
    ) -> StoreFuture<'_, ()> {
        self.write(Write::Notice(NoticeWrite::SetTable { person, table, kinds }))
    }

    fn forget_notices(&self, person: PersonId) -> StoreFuture<'_, ()> {
        self.write(Write::Notice(NoticeWrite::Forget(person)))
    }

    fn postpone_notices(&self, keys: Vec<NoticeKey>, due: i64) -> StoreFuture<'_, ()> {
        self.write(Write::Notice(NoticeWrite::Postpone(keys, due)))
    }

    fn dispatch(&self, dispatch: Dispatch) -> StoreFuture<'_, bool> {
        let write = Write::Notice(NoticeWrite::Dispatch(dispatch));
        Box::pin(async move { unless_forestalled(self.queue.write(write).await) })
    }

    fn claim_delivery(&self, id: String, attempts: u32, due: i64) -> StoreFuture<'_, bool> {
        let write = Write::Notice(NoticeWrite::Claim { id, attempts, due });
        Box::pin(async move { Ok(self.queue.write(write).await? != 0) })
    }

    fn postpone_deliveries(&self, deliveries: Vec<(String, u32)>, due: i64) -> StoreFuture<'_, ()> {
        self.write(Write::Notice(NoticeWrite::PostponeDeliveries(deliveries, due)))
    }

    fn delete_delivery(&self, id: String) -> StoreFuture<'_, ()> {
        self.write(Write::Notice(NoticeWrite::DeleteDelivery(id)))
    }

    fn prune_notices(&self, before: i64) -> StoreFuture<'_, ()> {
        self.write(Write::Notice(NoticeWrite::Prune(before)))
    }

    fn channels_of(&self, person: PersonId) -> StoreFuture<'_, Vec<Channel>> {
        self.readers.read(move |connection| {
            connection.prepare_cached(queries::CHANNELS_OF)?.query_map([person.0], channel)?.collect()
        })
    }

    fn channel_to_stop(&self, stop: String) -> StoreFuture<'_, Option<Channel>> {
        self.readers.read(move |connection| {
            connection.prepare_cached(queries::CHANNEL_TO_STOP)?.query_row([stop], channel).optional()
        })
    }

    fn channel_to_confirm(&self, hash: String) -> StoreFuture<'_, Option<Channel>> {
        self.readers.read(move |connection| {
            connection.prepare_cached(queries::CHANNEL_TO_CONFIRM)?.query_row([hash], channel).optional()
        })
    }

    fn notice_settings(&self, person: PersonId) -> StoreFuture<'_, Option<(NoticeSettings, LastTold)>> {
        self.readers.read(move |connection| {
            connection.prepare_cached(queries::NOTICE_SETTINGS)?.query_row([person.0], settings).optional()
        })
    }

    fn table_notices(&self, person: PersonId, table: TableId) -> StoreFuture<'_, Option<Vec<ChannelKind>>> {
        self.readers.read(move |connection| {
            let kinds = |row: &Row<'_>| parsed(0, split(&row.get::<_, String>(0)?, ChannelKind::from_column));
            let mut statement = connection.prepare_cached(queries::TABLE_NOTICES)?;
            statement.query_row((person.0, &table.0), kinds).optional()
        })
    }

    fn tables_with_notices(&self, person: PersonId) -> StoreFuture<'_, Vec<(TableId, Vec<ChannelKind>)>> {
        self.readers.read(move |connection| {
            let choice = |row: &Row<'_>| {
                let kinds = parsed(1, split(&row.get::<_, String>(1)?, ChannelKind::from_column))?;
                Ok((TableId(row.get(0)?), kinds))
            };
            let mut statement = connection.prepare_cached(queries::TABLES_WITH_NOTICES)?;
            statement.query_map([person.0], choice)?.collect()
        })
    }

    fn due_notices(&self, now: i64, limit: u32) -> StoreFuture<'_, Vec<WaitingNotice>> {
        self.readers.read(move |connection| {
            connection.prepare_cached(queries::DUE_NOTICES)?.query_map((now, limit), notice)?.collect()
        })
    }

    fn due_deliveries(&self, now: i64, limit: u32) -> StoreFuture<'_, Vec<Delivery>> {
        self.readers.read(move |connection| {
            connection.prepare_cached(queries::DUE_DELIVERIES)?.query_map((now, limit), delivery)?.collect()
        })
    }

    fn next_due(&self) -> StoreFuture<'_, Option<i64>> {
        self.readers
            .read(|connection| connection.prepare_cached(queries::NEXT_DUE)?.query_row([], |row| row.get(0)))
    }

    fn waiting_notices(&self) -> StoreFuture<'_, u64> {
        self.readers.read(|connection| {
            let mut statement = connection.prepare_cached(queries::WAITING_NOTICES)?;
            statement.query_row([], |row| Ok(row.get::<_, i64>(0)?.cast_unsigned()))
        })
    }

    fn table_row(&self, table: TableId) -> StoreFuture<'_, Option<TableRow>> {
        self.readers.read(move |connection| {
            Ok(rows::list(connection, queries::TABLE, [&table.0])?.into_iter().next())
        })
    }

    fn server_key(&self, name: &'static str, new: String) -> StoreFuture<'_, String> {
        Box::pin(async move {
            self.queue.write(Write::Notice(NoticeWrite::AddKey(name, new))).await?;
            self.readers
                .read(move |connection| {
                    connection.prepare_cached(queries::SERVER_KEY)?.query_row([name], |row| row.get(0))
                })
                .await
        })
    }
}
