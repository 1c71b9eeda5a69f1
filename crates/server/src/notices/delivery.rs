//! Sends messages until they arrive, are of no use any more or are given up.

use std::{sync::Arc, time::Duration};

use pages::Language;
use store::{Channel, ChannelKind, ChannelState, Delivery, NoticeSettings, TableId, TableRow};
use table::Seat;
use url::Url;

use super::{
    Notice,
    client::Answer,
    dispatcher::{BATCH, is_current, when_present},
    endpoints::PushKeys,
    message::{Contents, Message, Told},
    millis, quiet,
    sending::{Admission, Place},
    webhook::{self, WebhookDetail},
};
use crate::{
    app::App,
    errors::Error,
    live_table::Stage,
    mail::{Mail, SendError},
};

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;
/// How long messages to a host that has enough of them step aside if there are many.
const ASIDE: i64 = MINUTE / 2;
/// The longest pause between two attempts to send a message.
const LONGEST_PAUSE: i64 = 6 * 60 * MINUTE;
/// A message that does not arrive within this time is given up.
const GIVE_UP: i64 = DAY;
/// A channel that no message has reached for this time is switched off, unless the last message was tried less than this often: it
/// may have been the first for a long time.
const GIVE_CHANNEL_UP: i64 = 5 * DAY;
const STUBBORN: u32 = 5;
/// The pause after a failure of the database.
const RETRY: Duration = Duration::from_secs(2);

/// The pause before the attempt after this many: a minute, then twice as long each time.
fn pause(attempts: u32) -> i64 {
    MINUTE.saturating_mul(1_i64 << attempts.min(20)).min(LONGEST_PAUSE)
}

/// What of a message there is still to tell.
enum Rest {
    /// This, in this language.
    Now(Vec<(Told, TableRow)>, Language),
    /// Something, but not before this time.
    Later(i64),
    /// Nothing.
    Nothing,
}

impl App {
    /// Begins to send what is due, as far as there is room.
    pub(super) async fn start_deliveries(self: &Arc<Self>, now: i64) -> Result<(), Error> {
        loop {
            let due = self.store().due_deliveries(now, BATCH).await?;
            let is_all = due.len() < BATCH as usize;
            let mut aside = Vec::new();
            for delivery in due {
                // Other processes send messages now, or none does.
                if !self.hall.runs_jobs() || *self.stopping().borrow() {
                    return Ok(());
                }
                match Place::take(self, &delivery) {
                    Admission::Granted(place) => drop(tokio::spawn(run(place, delivery, now))),
                    Admission::Sending => {}
                    Admission::HostIsBusy => aside.push((delivery.id, delivery.attempts)),
                    Admission::Full => return Ok(()),
                }
            }
            if is_all || aside.is_empty() {
                return Ok(());
            }
            // Behind them there may be messages to other hosts.
            self.store().postpone_deliveries(aside, now.saturating_add(ASIDE)).await?;
        }
    }

    /// Makes one attempt to send a message, if there is still something to tell. Only failures of the database are errors.
    async fn deliver(self: &Arc<Self>, delivery: &Delivery, now: i64) -> Result<(), Error> {
        let id = || delivery.id.clone();
        let (contents, language) = match self.rest(delivery, now).await? {
            Rest::Now(contents, language) => (contents, language),
            Rest::Later(due) => {
                let due = due.max(now.saturating_add(1));
                return Ok(self.store().postpone_deliveries(vec![(id(), delivery.attempts)], due).await?);
            }
            Rest::Nothing => return Ok(self.store().delete_delivery(id()).await?),
        };
        // Should this server fail from here on, the next attempt waits, and the reader rather gets the message late than twice.
        let next = now.saturating_add(pause(delivery.attempts));
        if !self.store().claim_delivery(id(), delivery.attempts, next).await? {
            return Ok(());
        }
        let sent = self.send(delivery, &contents, language).await?;
        self.note_attempt(delivery, sent, now).await
    }

    /// Notes what has become of an attempt.
    async fn note_attempt(
        &self,
        delivery: &Delivery,
        sent: Result<(), SendError>,
        now: i64,
    ) -> Result<(), Error> {
        let Delivery { channel, attempts, .. } = delivery;
        let (kind, id) = (channel.kind.name(), || delivery.id.clone());
        let note = async |failure: Option<&str>, state| {
            self.store().note_failure(channel.id.clone(), failure.map(shortened), state, now).await
        };
        match sent {
            Ok(()) => {
                self.metrics().notice(kind, "sent");
                if channel.failure.is_some() {
                    note(None, ChannelState::On).await?;
                }
                self.store().delete_delivery(id()).await?;
            }
            Err(error) if matches!(error, SendError::Gone(_)) || is_hopeless(channel, *attempts, now) => {
                self.metrics().notice(kind, "gone");
                tracing::info!(kind, reason = error.reason(), "a channel is gone and was switched off");
                note(Some(error.reason()), ChannelState::Dead).await?;
                self.store().delete_delivery(id()).await?;
            }
            Err(error) => {
                self.metrics().notice(kind, "failed");
                tracing::info!(kind, reason = error.reason(), "a message did not arrive");
                note(Some(error.reason()), ChannelState::On).await?;
                if now.saturating_sub(delivery.at) >= GIVE_UP {
                    self.store().delete_delivery(id()).await?;
                } else if let SendError::Busy(_, wait) = error {
                    let wait = millis(wait).clamp(pause(*attempts), LONGEST_PAUSE);
                    let attempt = (id(), attempts.saturating_add(1));
                    self.store().postpone_deliveries(vec![attempt], now.saturating_add(wait)).await?;
                }
            }
        }
        Ok(())
    }

    /// What of a message is still true, and wanted. A while may have passed since it was written.
    async fn rest(self: &Arc<Self>, delivery: &Delivery, now: i64) -> Result<Rest, Error> {
        let Delivery { channel, body, .. } = delivery;
        let stored = self.store().notice_settings(channel.person).await?;
        let Some((settings, _)) = stored else { return Ok(Rest::Nothing) };
        if !self.may_be_told(channel.person, now).await? {
            return Ok(Rest::Nothing);
        }
        if let Some(until) = quiet::until(&settings, now) {
            return Ok(Rest::Later(until));
        }
        let contents: Contents = serde_json::from_str(body).unwrap_or_default();
        let mut current = Vec::new();
        for told in contents.0 {
            let Some(row) = self.still_true(channel, &settings, &told).await? else { continue };
            if !self.is_present(&row.id, channel.person) {
                current.push((told, row));
            } else if let Some(due) = when_present(&told.notice, now) {
                // The message is one: what else is in it waits, too. It is not for long, for turns end.
                return Ok(Rest::Later(due));
            }
        }
        let language = settings.language.parse().unwrap_or_default();
        Ok(if current.is_empty() { Rest::Nothing } else { Rest::Now(current, language) })
    }

    /// The table of a notice, if what the notice says is still true and its person wants to hear it through this channel.
    async fn still_true(
        self: &Arc<Self>,
        channel: &Channel,
        settings: &NoticeSettings,
        told: &Told,
    ) -> Result<Option<TableRow>, Error> {
        let (person, table) = (channel.person, TableId(told.table.clone()));
        if settings.silent.contains(&told.notice.occasion()) {
            return Ok(None);
        }
        let chosen = self.table_choice(person, &table).await?;
        if chosen.is_some_and(|kinds| !kinds.contains(&channel.kind)) {
            return Ok(None);
        }
        let row = self.store().table_row(table.clone()).await?;
        let Some(row) = row.filter(|row| is_current(row, person, &told.notice)) else { return Ok(None) };
        let is_wanted =
            self.is_welcome(&table, person, &told.notice).await? && self.is_same_turn(told, &row).await?;
        Ok(is_wanted.then_some(row))
    }

    /// Whether the turn that a notice is about has not passed. It may have, and have come back: then there is another notice.
    async fn is_same_turn(self: &Arc<Self>, told: &Told, row: &TableRow) -> Result<bool, Error> {
        let (Notice::Turn { seat } | Notice::Clock { seat }, Some(turn)) = (&told.notice, told.turn) else {
            return Ok(true);
        };
        if told.version == Some(row.summary.version) {
            return Ok(true);
        }
        let live = match self.current_table(&told.table).await {
            Ok(live) => live,
            Err(Error::TableNotFound | Error::TableUnreadable) => return Ok(false),
            Err(error) => return Err(error),
        };
        let (snapshot, seat) = (live.snapshot(), Seat::new(usize::from(*seat)));
        let is_playing = snapshot.stage() == Stage::Playing(seat);
        Ok(is_playing && snapshot.table.turn_since(seat) as u64 == turn)
    }

    async fn send(
        &self,
        delivery: &Delivery,
        contents: &[(Told, TableRow)],
        language: Language,
    ) -> Result<Result<(), SendError>, Error> {
        Ok(match delivery.channel.kind {
            ChannelKind::Mail => self.send_mail(delivery, contents, language).await,
            ChannelKind::Push => self.send_push(delivery, contents, language).await?,
            ChannelKind::Webhook => self.send_webhook(delivery, contents, language).await,
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
        let Answer { status, retry_after } = self.notices.client.post(url, headers, body, networks).await?;
        let reason = format!("HTTP {status}");
        match (status, retry_after) {
            (200..=299, _) => Ok(()),
            (404 | 410, _) => Err(SendError::Gone(reason)),
            (429 | 503, Some(wait)) => Err(SendError::Busy(reason, wait)),
            _ => Err(SendError::Failed(reason)),
        }
    }
}

/// Sends a message. After a failure of the database it keeps its place for a while, so that it is not tried at once.
async fn run(place: Place, delivery: Delivery, now: i64) {
    if let Err(error) = place.app().deliver(&delivery, now).await {
        tracing::error!(%error, "cannot note what became of a message; trying again");
        tokio::time::sleep(RETRY).await;
    }
}

/// Whether no message has reached a channel for so long that the next one will not either. An e-mail that does not arrive says nothing
/// about its reader: it may be our mail server that fails.
fn is_hopeless(channel: &Channel, attempts: u32, now: i64) -> bool {
    let since = channel.failing.filter(|_| channel.kind != ChannelKind::Mail && attempts >= STUBBORN);
    since.is_some_and(|since| now.saturating_sub(since) >= GIVE_CHANNEL_UP)
}

/// The first part of a reason, for the settings.
fn shortened(reason: &str) -> String {
    reason.chars().filter(|character| !character.is_control()).take(200).collect()
}

#[cfg(test)]
mod tests {
    use store::{ChannelId, PersonId};

    use super::*;

    #[test]
    fn pauses_grow_from_a_minute_to_six_hours() {
        assert_eq!((pause(0), pause(1), pause(3)), (MINUTE, 2 * MINUTE, 8 * MINUTE));
        assert_eq!((pause(9), pause(u32::MAX)), (LONGEST_PAUSE, LONGEST_PAUSE));
    }

    #[test]
    fn a_channel_that_nothing_reaches_for_days_is_hopeless() {
        let channel = |kind, failing| Channel {
            id: ChannelId("c".to_owned()),
            person: PersonId(1),
            kind,
            address: "https://hooks.example/".to_owned(),
            detail: String::new(),
            state: ChannelState::On,
            failure: Some("HTTP 401".to_owned()),
            failing,
            stop: String::new(),
            created: 0,
        };
        let hook = channel(ChannelKind::Webhook, Some(DAY));
        assert!(is_hopeless(&hook, STUBBORN, DAY + GIVE_CHANNEL_UP));
        assert!(!is_hopeless(&hook, STUBBORN, GIVE_CHANNEL_UP), "it is not long enough");
        assert!(!is_hopeless(&hook, STUBBORN - 1, 99 * DAY), "nothing was tried in between");
        assert!(!is_hopeless(&channel(ChannelKind::Webhook, None), STUBBORN, 99 * DAY));
        assert!(!is_hopeless(&channel(ChannelKind::Mail, Some(0)), STUBBORN, 99 * DAY));
    }
}
