//! Notices in PostgreSQL.

use tokio_postgres::Row;

use super::PostgresStore;
use crate::{
    Channel, ChannelId, ChannelKind, ChannelState, Delivery, Dispatch, LastTold, NewChannel, NoticeKey,
    NoticeSettings, NoticeStore, Occasion, PersonId, StoreError, StoreFuture, TableId, TableRow,
    WaitingNotice,
    notices::{NoticeWrite, quiet, split},
    queries,
    write::{Write, has_nul, unless_forestalled},
};

fn channel(row: &Row) -> Result<Channel, StoreError> {
    Ok(Channel {
        id: ChannelId(row.try_get(0)?),
        person: PersonId(row.try_get(1)?),
        kind: ChannelKind::from_column(row.try_get(2)?)?,
        address: row.try_get(3)?,
        detail: row.try_get(4)?,
        state: ChannelState::from_column(row.try_get(5)?)?,
        failure: row.try_get(6)?,
        stop: row.try_get(7)?,
        created: row.try_get(8)?,
        failing: row.try_get(9)?,
    })
}

fn delivery(row: &Row) -> Result<Delivery, StoreError> {
    Ok(Delivery {
        channel: channel(row)?,
        id: row.try_get(10)?,
        body: row.try_get(11)?,
        at: row.try_get(12)?,
        attempts: u32::try_from(row.try_get::<_, i64>(13)?).unwrap_or(u32::MAX),
    })
}

fn settings(row: &Row) -> Result<(NoticeSettings, LastTold), StoreError> {
    let settings = NoticeSettings {
        language: row.try_get(0)?,
        zone: row.try_get(1)?,
        quiet: quiet(row.try_get(2)?, row.try_get(3)?),
        silent: split(row.try_get(4)?, Occasion::from_column)?,
    };
    Ok((settings, LastTold { told: row.try_get(5)?, warned: row.try_get(6)? }))
}

fn notice(row: &Row) -> Result<WaitingNotice, StoreError> {
    let key = NoticeKey {
        person: PersonId(row.try_get(0)?),
        table: TableId(row.try_get(1)?),
        occasion: Occasion::from_column(row.try_get(2)?)?,
        version: row.try_get::<_, i64>(3)?.cast_unsigned(),
        at: row.try_get(5)?,
    };
    Ok(WaitingNotice { key, body: row.try_get(4)? })
}

impl NoticeStore for PostgresStore {
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
        Box::pin(async move {
            self.check_lock()?;
            unless_forestalled(self.queue.write(write).await)
        })
    }

    fn claim_delivery(&self, id: String, attempts: u32, due: i64) -> StoreFuture<'_, bool> {
        let write = Write::Notice(NoticeWrite::Claim { id, attempts, due });
        Box::pin(async move {
            self.check_lock()?;
            Ok(self.queue.write(write).await? != 0)
        })
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
        Box::pin(
            async move { self.rows(queries::CHANNELS_OF, &[&person.0]).await?.iter().map(channel).collect() },
        )
    }

    fn channel_to_stop(&self, stop: String) -> StoreFuture<'_, Option<Channel>> {
        Box::pin(async move {
            if has_nul(&stop) {
                return Ok(None);
            }
            self.rows(queries::CHANNEL_TO_STOP, &[&stop]).await?.first().map(channel).transpose()
        })
    }

    fn channel_to_confirm(&self, hash: String) -> StoreFuture<'_, Option<Channel>> {
        Box::pin(async move {
            if has_nul(&hash) {
                return Ok(None);
            }
            self.rows(queries::CHANNEL_TO_CONFIRM, &[&hash]).await?.first().map(channel).transpose()
        })
    }

    fn notice_settings(&self, person: PersonId) -> StoreFuture<'_, Option<(NoticeSettings, LastTold)>> {
        Box::pin(async move {
            self.rows(queries::NOTICE_SETTINGS, &[&person.0]).await?.first().map(settings).transpose()
        })
    }

    fn table_notices(&self, person: PersonId, table: TableId) -> StoreFuture<'_, Option<Vec<ChannelKind>>> {
        Box::pin(async move {
            if has_nul(&table.0) {
                return Ok(None);
            }
            let found = self.rows(queries::TABLE_NOTICES, &[&person.0, &table.0]).await?;
            found.first().map(|row| split(row.try_get(0)?, ChannelKind::from_column)).transpose()
        })
    }

    fn tables_with_notices(&self, person: PersonId) -> StoreFuture<'_, Vec<(TableId, Vec<ChannelKind>)>> {
        Box::pin(async move {
            let choice =
                |row: &Row| Ok((TableId(row.try_get(0)?), split(row.try_get(1)?, ChannelKind::from_column)?));
            self.rows(queries::TABLES_WITH_NOTICES, &[&person.0]).await?.iter().map(choice).collect()
        })
    }

    fn due_notices(&self, now: i64, limit: u32) -> StoreFuture<'_, Vec<WaitingNotice>> {
        Box::pin(async move {
            self.rows(queries::DUE_NOTICES, &[&now, &i64::from(limit)]).await?.iter().map(notice).collect()
        })
    }

    fn due_deliveries(&self, now: i64, limit: u32) -> StoreFuture<'_, Vec<Delivery>> {
        Box::pin(async move {
            let found = self.rows(queries::DUE_DELIVERIES, &[&now, &i64::from(limit)]).await?;
            found.iter().map(delivery).collect()
        })
    }

    fn next_due(&self) -> StoreFuture<'_, Option<i64>> {
        Box::pin(async move {
            let found = self.rows(queries::NEXT_DUE, &[]).await?;
            found.first().map_or(Ok(None), |row| Ok(row.try_get(0)?))
        })
    }

    fn waiting_notices(&self) -> StoreFuture<'_, u64> {
        Box::pin(async move {
            let found = self.rows(queries::WAITING_NOTICES, &[]).await?;
            found.first().map_or(Ok(0), |row| Ok(row.try_get::<_, i64>(0)?.cast_unsigned()))
        })
    }

    fn table_row(&self, table: TableId) -> StoreFuture<'_, Option<TableRow>> {
        Box::pin(async move {
            if has_nul(&table.0) {
                return Ok(None);
            }
            Ok(self.list(queries::TABLE, &[&table.0]).await?.into_iter().next())
        })
    }

    fn server_key(&self, name: &'static str, new: String) -> StoreFuture<'_, String> {
        Box::pin(async move {
            self.queue.write(Write::Notice(NoticeWrite::AddKey(name, new))).await?;
            let found = self.rows(queries::SERVER_KEY, &[&name]).await?;
            let row = found.first().ok_or_else(|| StoreError::Database(format!("there is no key {name}")))?;
            Ok(row.try_get(0)?)
        })
    }
}
