//! Decides what is told, and sends it.

use std::{
    collections::BTreeMap,
    sync::{Arc, Weak},
    time::Duration,
};

use futures_util::{StreamExt as _, stream};
use pages::Language;
use store::{
    Channel, ChannelKind, ChannelState, Delivery, Dispatch, LastTold, NewDelivery, NoticeKey, NoticeSettings,
    Occasion, Occupant, PersonId, TableId, TableRow, WaitingNotice,
};
use url::Url;

use super::{
    Notice, causes,
    endpoints::PushKeys,
    message::{Contents, Message, Told},
    millis, quiet,
    webhook::{self, WebhookDetail},
};
use crate::{
    app::App,
    clock::Clock,
    errors::Error,
    hall, ids,
    mail::{Mail, SendError},
};

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;
/// The pause after a failure of the database, in milliseconds.
const RETRY: i64 = 2_000;
/// Notices and messages that are read at once.
const BATCH: u32 = 500;
/// How often one of several processes looks into the outbox.
const LOOK_AGAIN: Duration = Duration::from_secs(5);
/// Messages that are sent at the same time.
const CONCURRENT: usize = 8;
/// The longest pause between two attempts to send a message.
const LONGEST_PAUSE: i64 = 6 * 60 * MINUTE;
/// A message that does not arrive within this time is given up.
const GIVE_UP: i64 = DAY;
/// How long notices are kept after they were handled, and messages at all.
const KEPT: i64 = 3 * DAY;
/// How often what is older is deleted.
const PRUNING: i64 = 60 * MINUTE;

/// Tells people what waits in the outbox until `app` is dropped.
pub(crate) async fn run(app: Weak<App>, clock: Arc<dyn Clock>) {
    let mut pruned = i64::MIN;
    while hall::wait_for_jobs(&app).await {
        let Some(strong) = app.upgrade() else { return };
        let written = Arc::clone(&strong.notices.written);
        if *strong.stopping().borrow() {
            return;
        }
        let now = clock.now();
        let next = match strong.work_through(now, &mut pruned).await {
            Ok(next) => next.unwrap_or(i64::MAX),
            Err(error) => {
                tracing::error!(%error, "cannot work through the outbox; trying again");
                now.saturating_add(RETRY)
            }
        };
        let mut stopping = strong.stopping();
        // Other processes write to the outbox, too, and their messages may be lost.
        let look_again = if strong.hall.is_shared() { LOOK_AGAIN } else { Duration::MAX };
        drop(strong);
        tokio::select! {
            () = written.notified() => {}
            () = tokio::time::sleep(look_again) => {}
            () = clock.sleep_until(next) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

/// The pause before the attempt after this many: a minute, then twice as long each time.
fn pause(attempts: u32) -> i64 {
    MINUTE.saturating_mul(1_i64 << attempts.min(20)).min(LONGEST_PAUSE)
}

/// What becomes of a notice.
enum Verdict {
    /// The person is told.
    Tell,
    /// It is of no use any more.
    Drop,
    /// It is looked at again at this time.
    Later(i64),
}

impl App {
    /// Handles everything that is due, and returns when there is something to do next.
    async fn work_through(self: &Arc<Self>, now: i64, pruned: &mut i64) -> Result<Option<i64>, Error> {
        if now.saturating_sub(*pruned) >= PRUNING {
            self.store().prune_notices(now - KEPT).await?;
            *pruned = now;
        }
        loop {
            let due = self.store().due_notices(now, BATCH).await?;
            let mut people: BTreeMap<PersonId, Vec<WaitingNotice>> = BTreeMap::new();
            for notice in due {
                people.entry(notice.key.person).or_default().push(notice);
            }
            if people.is_empty() {
                break;
            }
            for (person, mut notices) in people {
                if !self.hall.runs_jobs() {
                    return Ok(None);
                }
                // All that waits for a person goes into one message, also if it does not fit into one batch.
                if notices.len() >= BATCH as usize {
                    notices = self.store().due_notices(now, u32::MAX >> 1).await?;
                    notices.retain(|notice| notice.key.person == person);
                }
                self.tell(person, notices, now).await?;
            }
        }
        loop {
            let due = self.store().due_deliveries(now, BATCH).await?;
            if due.is_empty() {
                break;
            }
            if !self.hall.runs_jobs() {
                return Ok(None);
            }
            let sending = stream::iter(due).map(|delivery| self.deliver(delivery, now));
            let results: Vec<Result<(), Error>> = sending.buffer_unordered(CONCURRENT).collect().await;
            results.into_iter().collect::<Result<(), Error>>()?;
        }
        self.metrics().notices_waiting.set(self.store().waiting_notices().await?.cast_signed());
        Ok(self.store().next_due().await?)
    }

    /// Turns the notices of a person into messages, lets them wait or drops them.
    async fn tell(&self, person: PersonId, notices: Vec<WaitingNotice>, now: i64) -> Result<(), Error> {
        let mut channels = self.store().channels_of(person).await?;
        channels.retain(|channel| channel.state == ChannelState::On);
        let stored = self.store().notice_settings(person).await?;
        let mut dropped = Vec::new();
        let mut wanted = Vec::new();
        let mut later: BTreeMap<i64, Vec<NoticeKey>> = BTreeMap::new();
        let Some((settings, last)) = stored.filter(|_| !channels.is_empty()) else {
            let dropped = notices.into_iter().map(|notice| notice.key).collect();
            return self.drop_notices(person, dropped, now).await;
        };
        for WaitingNotice { key, body } in notices {
            let Ok(notice) = serde_json::from_str::<Notice>(&body) else {
                dropped.push(key);
                continue;
            };
            match self.judge(&key, &notice, &settings, now).await? {
                Verdict::Drop => dropped.push(key),
                Verdict::Later(due) => later.entry(due).or_default().push(key),
                Verdict::Tell => match self.waiting_time(&settings, last, &notice, now) {
                    Some(due) => later.entry(due).or_default().push(key),
                    None => wanted.push((key, notice)),
                },
            }
        }
        for (due, keys) in later {
            self.store().postpone_notices(keys, due).await?;
        }
        let deliveries = self.deliveries(person, &channels, &wanted).await?;
        if deliveries.is_empty() {
            dropped.extend(wanted.into_iter().map(|(key, _)| key));
            return self.drop_notices(person, dropped, now).await;
        }
        let is_warning = |(_, notice): &(NoticeKey, Notice)| notice.occasion() == Occasion::Clock;
        let last = LastTold {
            told: wanted.iter().any(|it| !is_warning(it)).then_some(now),
            warned: wanted.iter().any(is_warning).then_some(now),
        };
        let told = wanted.into_iter().map(|(key, _)| key).collect();
        self.dispatch(Dispatch { person, told, dropped, deliveries, last, at: now }).await
    }

    /// Deletes notices of which nobody is told. Should the turn come again because a decision was taken back, it is told then.
    async fn drop_notices(&self, person: PersonId, dropped: Vec<NoticeKey>, at: i64) -> Result<(), Error> {
        if dropped.is_empty() {
            return Ok(());
        }
        let (told, deliveries, last) = (Vec::new(), Vec::new(), LastTold::default());
        self.dispatch(Dispatch { person, told, dropped, deliveries, last, at }).await
    }

    async fn dispatch(&self, dispatch: Dispatch) -> Result<(), Error> {
        // If another process has handled one of them, the others still wait, and are looked at again.
        self.store().dispatch(dispatch).await?;
        Ok(())
    }

    /// Until when the person has quiet hours, or had a message recently.
    fn waiting_time(
        &self,
        settings: &NoticeSettings,
        last: LastTold,
        notice: &Notice,
        now: i64,
    ) -> Option<i64> {
        if let Some(until) = quiet::until(settings, now) {
            return Some(until);
        }
        let last = if notice.occasion() == Occasion::Clock { last.warned } else { last.told };
        last.map(|at| at.saturating_add(millis(self.config().notices.gap))).filter(|due| *due > now)
    }

    /// Whether a person still needs to be told.
    async fn judge(
        &self,
        key: &NoticeKey,
        notice: &Notice,
        settings: &NoticeSettings,
        now: i64,
    ) -> Result<Verdict, Error> {
        if settings.silent.contains(&key.occasion) || self.is_present(&key.table, key.person) {
            return Ok(Verdict::Drop);
        }
        let Some(row) = self.store().table_row(key.table.clone()).await? else { return Ok(Verdict::Drop) };
        if !is_current(&row, key.person, notice) || !self.is_welcome(&key.table, key.person, notice).await? {
            return Ok(Verdict::Drop);
        }
        if let Notice::Clock { .. } = notice {
            return self.judge_warning(&key.table, now).await;
        }
        Ok(Verdict::Tell)
    }

    /// Whether a person wants to hear this: they have not blocked whoever caused it, nor declined the invitation.
    async fn is_welcome(&self, table: &TableId, person: PersonId, notice: &Notice) -> Result<bool, Error> {
        if let Some(from) = notice.author()
            && self.blocked_by(person).await?.contains(from)
        {
            return Ok(false);
        }
        match notice {
            Notice::Invitation { .. } => Ok(self.store().invited_to(table.clone()).await?.contains(&person)),
            Notice::Turn { .. }
            | Notice::Clock { .. }
            | Notice::Rematch { .. }
            | Notice::Mention { .. }
            | Notice::Finished => Ok(true),
        }
    }

    /// A warning comes as long before the deadline as it should, wherever that has moved to.
    async fn judge_warning(&self, table: &TableId, now: i64) -> Result<Verdict, Error> {
        let live = match self.live_table(&table.0).await {
            Ok(live) => live,
            Err(Error::TableNotFound | Error::TableUnreadable) => return Ok(Verdict::Drop),
            Err(error) => return Err(error),
        };
        let times = live.deadline().zip(causes::warning(live.settings.pace));
        Ok(match times {
            Some((deadline, _)) if deadline <= now => Verdict::Drop,
            Some((deadline, warning)) if deadline - warning > now => Verdict::Later(deadline - warning),
            Some(_) => Verdict::Tell,
            None => Verdict::Drop,
        })
    }

    /// One message for each channel, about the tables for which the person wants it.
    async fn deliveries(
        &self,
        person: PersonId,
        channels: &[Channel],
        wanted: &[(NoticeKey, Notice)],
    ) -> Result<Vec<NewDelivery>, Error> {
        let mut choices = BTreeMap::new();
        for (key, _) in wanted {
            if !choices.contains_key(&key.table) {
                choices.insert(key.table.clone(), self.table_choice(person, &key.table).await?);
            }
        }
        let wants = |table: &TableId, kind: ChannelKind| match choices.get(table) {
            Some(Some(kinds)) => kinds.contains(&kind),
            Some(None) | None => true,
        };
        let mut deliveries = Vec::new();
        for channel in channels {
            let told: Vec<Told> = wanted
                .iter()
                .filter(|(key, _)| wants(&key.table, channel.kind))
                .map(|(key, notice)| Told { table: key.table.0.clone(), notice: notice.clone() })
                .collect();
            if !told.is_empty() {
                let body = serde_json::to_string(&Contents(told)).expect("messages have only string keys");
                deliveries.push(NewDelivery { id: ids::table()?.0, channel: channel.id.clone(), body });
            }
        }
        Ok(deliveries)
    }

    /// Makes one attempt to send a message. Only failures of the database are errors.
    async fn deliver(&self, delivery: Delivery, now: i64) -> Result<(), Error> {
        // Other processes send messages now.
        if !self.hall.runs_jobs() {
            return Ok(());
        }
        // Should this server fail from here on, the next attempt waits, and the reader rather gets the message late than twice.
        let next = now.saturating_add(pause(delivery.attempts));
        if !self.store().claim_delivery(delivery.id.clone(), delivery.attempts, next).await? {
            return Ok(());
        }
        let kind = delivery.channel.kind;
        let id = delivery.channel.id.clone();
        match self.send(&delivery).await? {
            Ok(()) => {
                self.metrics().notice(kind.name(), "sent");
                if delivery.channel.failure.is_some() {
                    self.store().note_failure(id, None, ChannelState::On).await?;
                }
                self.store().delete_delivery(delivery.id).await?;
            }
            Err(SendError::Gone(reason)) => {
                self.metrics().notice(kind.name(), "gone");
                tracing::info!(kind = kind.name(), reason, "a channel is gone and was switched off");
                self.store().note_failure(id, Some(shortened(&reason)), ChannelState::Dead).await?;
                self.store().delete_delivery(delivery.id).await?;
            }
            Err(SendError::Failed(reason)) => {
                self.metrics().notice(kind.name(), "failed");
                tracing::info!(kind = kind.name(), reason, "a message did not arrive");
                self.store().note_failure(id, Some(shortened(&reason)), ChannelState::On).await?;
                if now.saturating_sub(delivery.at) >= GIVE_UP {
                    self.store().delete_delivery(delivery.id).await?;
                }
            }
        }
        Ok(())
    }

    async fn send(&self, delivery: &Delivery) -> Result<Result<(), SendError>, Error> {
        let Delivery { channel, body, .. } = delivery;
        let contents: Contents = serde_json::from_str(body).unwrap_or_default();
        let mut current = Vec::new();
        for told in contents.0 {
            let table = TableId(told.table.clone());
            let row = self.store().table_row(table.clone()).await?;
            // A turn may have passed since the last attempt, or somebody was blocked.
            if let Some(row) = row.filter(|row| is_current(row, channel.person, &told.notice))
                && self.is_welcome(&table, channel.person, &told.notice).await?
            {
                current.push((told, row));
            }
        }
        if current.is_empty() {
            return Ok(Ok(()));
        }
        let settings = self.store().notice_settings(channel.person).await?;
        let language = settings.and_then(|(settings, _)| settings.language.parse().ok()).unwrap_or_default();
        Ok(match channel.kind {
            ChannelKind::Mail => self.send_mail(delivery, &current, language).await,
            ChannelKind::Push => self.send_push(delivery, &current, language).await?,
            ChannelKind::Webhook => self.send_webhook(delivery, &current, language).await,
        })
    }

    async fn send_mail(
        &self,
        delivery: &Delivery,
        contents: &[(Told, TableRow)],
        language: Language,
    ) -> Result<(), SendError> {
        let no_mail = || SendError::Failed("this server sends no e-mails".to_owned());
        let (mailer, base) = self.mailer.as_ref().zip(self.public_link("")).ok_or_else(no_mail)?;
        let message = self.put_into_words(delivery, contents, language, &base);
        let letter = message.letter();
        let (to, stop) = (delivery.channel.address.as_str(), Some(message.stop.as_str()));
        mailer.send(&self.messages, &Mail { to, language, letter: &letter, id: &message.id, stop }).await
    }

    async fn send_push(
        &self,
        delivery: &Delivery,
        contents: &[(Told, TableRow)],
        language: Language,
    ) -> Result<Result<(), SendError>, Error> {
        let vapid = self.vapid().await?;
        let unreadable = || SendError::Gone("the address cannot be read".to_owned());
        let address =
            Url::parse(&delivery.channel.address).ok().zip(PushKeys::of_detail(&delivery.channel.detail));
        let Some((endpoint, keys)) = address else { return Ok(Err(unreadable())) };
        let message = self.put_into_words(delivery, contents, language, "");
        let sealed = self.seal(vapid, &endpoint, &keys, &message);
        Ok(match sealed {
            Ok((headers, body)) => self.post(&endpoint, &headers, body).await,
            // A point that is not on the curve.
            Err(_) => Err(unreadable()),
        })
    }

    async fn send_webhook(
        &self,
        delivery: &Delivery,
        contents: &[(Told, TableRow)],
        language: Language,
    ) -> Result<(), SendError> {
        let detail = WebhookDetail::read(&delivery.channel.detail);
        let (url, detail) = Url::parse(&delivery.channel.address)
            .ok()
            .zip(detail)
            .ok_or_else(|| SendError::Gone("the address cannot be read".to_owned()))?;
        let base = self.public_link("").unwrap_or(detail.base);
        let message: Message = self.put_into_words(delivery, contents, language, &base);
        let (url, body) = webhook::compose(&url, detail.shape, &message);
        let headers = [
            ("content-type", "application/json".to_owned()),
            // A receiver that gets a message twice recognises it by this.
            ("idempotency-key", message.id.clone()),
        ];
        self.post(&url, &headers, body.to_string().into_bytes()).await
    }

    async fn post(
        &self,
        url: &Url,
        headers: &[(&'static str, String)],
        body: Vec<u8>,
    ) -> Result<(), SendError> {
        let networks = self.config().notices.private_networks;
        match self.notices.client.post(url, headers, body, networks).await? {
            200..=299 => Ok(()),
            status @ (404 | 410) => Err(SendError::Gone(format!("HTTP {status}"))),
            status => Err(SendError::Failed(format!("HTTP {status}"))),
        }
    }
}

/// Whether what a notice says is still true.
fn is_current(row: &TableRow, person: PersonId, notice: &Notice) -> bool {
    let own = Occupant::Person(person);
    match notice {
        Notice::Turn { seat } | Notice::Clock { seat } => {
            let plays =
                row.seats.get(usize::from(*seat)).is_some_and(|it| it.occupant == own && it.bot.is_none());
            plays && !row.summary.over && row.summary.turn == Some(*seat)
        }
        Notice::Invitation { .. } => {
            let is_open = row.seats.iter().any(|seat| seat.occupant == Occupant::Open);
            is_open && !row.summary.over && row.seats.iter().all(|seat| seat.occupant != own)
        }
        Notice::Rematch { .. } => row.seats.iter().any(|seat| seat.occupant == own && seat.again.is_none()),
        Notice::Mention { .. } | Notice::Finished => true,
    }
}

/// The first part of a reason, for the settings.
fn shortened(reason: &str) -> String {
    reason.chars().filter(|character| !character.is_control()).take(200).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_from_a_minute_to_six_hours() {
        assert_eq!((pause(0), pause(1), pause(3)), (MINUTE, 2 * MINUTE, 8 * MINUTE));
        assert_eq!((pause(9), pause(u32::MAX)), (LONGEST_PAUSE, LONGEST_PAUSE));
    }
}
