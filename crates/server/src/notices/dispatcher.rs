//! Decides what is told, and when.

use std::{
    collections::BTreeMap,
    sync::{Arc, Weak},
    time::Duration,
};

use store::{
    Channel, ChannelKind, ChannelState, Dispatch, LastTold, NewDelivery, NoticeKey, NoticeSettings, Occasion,
    Occupant, PersonId, TableId, TableRow, WaitingNotice,
};

use super::{
    Notice, causes,
    message::{Contents, Told},
    millis, quiet,
};
use crate::{app::App, clock::Clock, errors::Error, hall, ids};

const HOUR: i64 = 60 * 60 * 1000;
/// The pause after a failure of the database, in milliseconds.
const RETRY: i64 = 2_000;
/// Notices and messages that are read at once.
pub(super) const BATCH: u32 = 500;
/// How often one of several processes looks into the outbox.
const LOOK_AGAIN: Duration = Duration::from_secs(5);
/// How soon it is looked again at messages that wait because others are being sent, in milliseconds.
const CROWDED: i64 = 1_000;
/// How soon it is looked again whether somebody still has the table open at which it is their turn, in milliseconds.
const PRESENT: i64 = 30_000;
/// How long notices are kept after they were handled, and messages at all.
const KEPT: i64 = 3 * 24 * HOUR;
/// How often what is older is deleted.
const PRUNING: i64 = HOUR;

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

/// What becomes of a notice.
enum Verdict {
    /// The person is told, and the log of the table has this length.
    Tell(u64),
    /// It is of no use any more.
    Drop,
    /// It is looked at again at this time.
    Later(i64),
}

/// A notice of which its person is told now.
struct Wanted {
    key: NoticeKey,
    notice: Notice,
    /// The length of the log of the table.
    version: u64,
}

impl Wanted {
    fn told(&self) -> Told {
        let Self { key, notice, version } = self;
        Told {
            table: key.table.0.clone(),
            notice: notice.clone(),
            turn: notice.is_turn().then_some(key.version),
            version: Some(*version),
        }
    }
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
        self.start_deliveries(now).await?;
        self.metrics().notices_waiting.set(self.store().waiting_notices().await?.cast_signed());
        // What is due still waits for others, whose end wakes the dispatcher.
        Ok(self.store().next_due().await?.map(|due| due.max(now.saturating_add(CROWDED))))
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
                Verdict::Tell(version) => match self.waiting_time(&settings, last, &notice, now) {
                    Some(due) => later.entry(due).or_default().push(key),
                    None => wanted.push(Wanted { key, notice, version }),
                },
            }
        }
        for (due, keys) in later {
            // What is postponed must not be due any more, or there would be no end to it.
            self.store().postpone_notices(keys, due.max(now.saturating_add(1))).await?;
        }
        let deliveries = self.deliveries(person, &channels, &wanted).await?;
        if deliveries.is_empty() {
            dropped.extend(wanted.into_iter().map(|wanted| wanted.key));
            return self.drop_notices(person, dropped, now).await;
        }
        let is_warning = |wanted: &Wanted| wanted.notice.occasion() == Occasion::Clock;
        let last = LastTold {
            told: wanted.iter().any(|it| !is_warning(it)).then_some(now),
            warned: wanted.iter().any(is_warning).then_some(now),
        };
        let told = wanted.into_iter().map(|wanted| wanted.key).collect();
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
        if settings.silent.contains(&key.occasion) || !self.may_be_told(key.person, now).await? {
            return Ok(Verdict::Drop);
        }
        let Some(row) = self.store().table_row(key.table.clone()).await? else { return Ok(Verdict::Drop) };
        if !is_current(&row, key.person, notice) || !self.is_welcome(&key.table, key.person, notice).await? {
            return Ok(Verdict::Drop);
        }
        if self.is_present(&key.table, key.person) {
            return Ok(when_present(notice, now).map_or(Verdict::Drop, Verdict::Later));
        }
        if let Notice::Clock { .. } = notice {
            return self.judge_warning(&key.table, row.summary.version, now).await;
        }
        Ok(Verdict::Tell(row.summary.version))
    }

    /// Whether a person is let in. To somebody who is banned a table does not wait.
    pub(super) async fn may_be_told(&self, person: PersonId, now: i64) -> Result<bool, Error> {
        Ok(self.judgement().await?.admit_person(person, now).is_ok())
    }

    /// Whether a person wants to hear this: they have not blocked whoever caused it, nor declined the invitation.
    pub(super) async fn is_welcome(
        &self,
        table: &TableId,
        person: PersonId,
        notice: &Notice,
    ) -> Result<bool, Error> {
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
    async fn judge_warning(&self, table: &TableId, version: u64, now: i64) -> Result<Verdict, Error> {
        let live = match self.live_table(&table.0).await {
            Ok(live) => live,
            Err(Error::TableNotFound | Error::TableUnreadable) => return Ok(Verdict::Drop),
            Err(error) => return Err(error),
        };
        let times = live.deadline().zip(causes::warning(live.settings.pace));
        Ok(match times {
            Some((deadline, _)) if deadline <= now => Verdict::Drop,
            Some((deadline, warning)) if deadline - warning > now => Verdict::Later(deadline - warning),
            Some(_) => Verdict::Tell(version),
            None => Verdict::Drop,
        })
    }

    /// One message for each channel, about the tables for which the person wants it.
    async fn deliveries(
        &self,
        person: PersonId,
        channels: &[Channel],
        wanted: &[Wanted],
    ) -> Result<Vec<NewDelivery>, Error> {
        let mut choices = BTreeMap::new();
        for Wanted { key, .. } in wanted {
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
                .filter(|wanted| wants(&wanted.key.table, channel.kind))
                .map(Wanted::told)
                .collect();
            if !told.is_empty() {
                let body = serde_json::to_string(&Contents(told)).expect("messages have only string keys");
                deliveries.push(NewDelivery { id: ids::table()?.0, channel: channel.id.clone(), body });
            }
        }
        Ok(deliveries)
    }
}

/// When it is looked again at a notice for somebody who has the table open: if it is their turn, they may leave without having acted.
/// `None` if it tells nothing then that they do not see.
pub(super) fn when_present(notice: &Notice, now: i64) -> Option<i64> {
    notice.is_turn().then(|| now.saturating_add(PRESENT))
}

/// Whether what a notice says is still true.
pub(super) fn is_current(row: &TableRow, person: PersonId, notice: &Notice) -> bool {
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
