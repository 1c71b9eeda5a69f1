//! Following the other processes: their messages, and what was stored without one.

use std::{
    collections::{BTreeSet, HashMap},
    sync::{Arc, Weak, atomic::Ordering},
    time::Duration,
};

use cluster::Incoming;
use futures_util::{StreamExt as _, stream};
use store::{JOBS, TableId};
use table::Seat;

use super::{
    leases::part_of,
    messages::{Envelope, Message, TableNews},
    wall_clock,
};
use crate::{
    app::App,
    errors::Error,
    live_table::{LiveTable, News},
    reviews,
};

/// How often a process asks what has changed about people, and looks around while NATS is away.
const TICK: Duration = Duration::from_millis(500);
/// How many ticks pass between two looks at all tables in memory and at those that wait for a bot.
const TABLES: u64 = 4;
/// How many ticks pass between two looks at everything that messages should have told.
const EVERYTHING: u64 = 30;
/// How often the others are told who has tables open here.
const TELL_PRESENCE: Duration = Duration::from_millis(200);
/// How many tables are loaded at the same time to go on with them.
const RESUMED: usize = 8;
/// How soon people learn of an arrival elsewhere, and of somebody who has gone and not come back.
const ARRIVING: Duration = Duration::from_millis(300);
const LEAVING: Duration = Duration::from_secs(3);

/// Handles the messages of other processes until `app` is dropped.
pub(super) async fn receive(app: Weak<App>, mut incoming: Incoming) {
    while let Some(bytes) = incoming.next().await {
        let Some(app) = app.upgrade() else { return };
        let Some(cluster) = &app.hall.cluster else { return };
        match serde_json::from_slice::<Envelope>(&bytes) {
            Ok(envelope) if envelope.from == cluster.id => {}
            Ok(envelope) => {
                app.metrics().announcements_received.inc();
                app.handle(envelope);
            }
            Err(error) => tracing::warn!(%error, "a message of another process cannot be read"),
        }
    }
}

/// Finds what messages should have told, until `app` is dropped.
pub(super) async fn sweep(app: Weak<App>) {
    let mut paced = HashMap::new();
    for tick in 1_u64.. {
        tokio::time::sleep(TICK).await;
        let Some(app) = app.upgrade().filter(|app| !app.is_stopping()) else { return };
        app.hall.announce_spent(app.limits.take_spent());
        if let Err(error) = app.sweep(tick, &mut paced).await {
            tracing::warn!(%error, "cannot look what other processes have changed");
        }
    }
}

/// Tells the others who has tables open here, until `app` is dropped.
pub(super) async fn tell_presence(app: Weak<App>) {
    loop {
        tokio::time::sleep(TELL_PRESENCE).await;
        let Some(app) = app.upgrade().filter(|app| !app.is_stopping()) else { return };
        for table in app.hall.take_watched() {
            let live = app.live_table_in_memory(&table.0);
            let watchers = live.map(|live| live.watchers_here()).unwrap_or_default();
            app.hall.tell(Message::Presence { table, watchers });
        }
    }
}

/// Says whether NATS is there, and looks around when it is back.
pub(super) async fn watch_connection(app: Weak<App>) {
    let Some(mut changes) =
        app.upgrade().and_then(|app| app.hall.cluster.as_ref().map(|cluster| cluster.connection.changes()))
    else {
        return;
    };
    loop {
        let up = *changes.borrow_and_update();
        let Some(strong) = app.upgrade() else { return };
        strong.metrics().nats_connected.set(i64::from(up));
        if up {
            tracing::info!("NATS is there");
            strong.announce_all_presence();
            if let Err(error) = strong.catch_up_all().await {
                tracing::warn!(%error, "cannot look what other processes have changed");
            }
        } else {
            tracing::warn!("NATS is away: changes of other processes are read from the database");
        }
        // Pages say so, or stop saying so.
        for live in strong.live_tables() {
            live.show_again().await;
        }
        drop(strong);
        if changes.changed().await.is_err() {
            return;
        }
    }
}

/// Goes on with what the leases are about that this process has got.
pub(super) async fn take_over(app: Weak<App>, gained: BTreeSet<u16>) {
    let Some(strong) = app.upgrade() else { return };
    if gained.contains(&JOBS) {
        strong.record_due_results().await;
        strong.notices.wake();
    }
    let mut tables = strong.unfinished_business_until_listed().await;
    tables.retain(|table| gained.contains(&part_of(table)));
    strong.resume_all(tables).await;
    drop(strong);
    reviews::resume(app).await;
}

impl App {
    fn handle(self: &Arc<Self>, Envelope { from, sent, message }: Envelope) {
        let app = Arc::clone(self);
        match message {
            Message::Table(news) => drop(tokio::spawn(async move { app.hear_of_table(news, sent).await })),
            Message::People => drop(tokio::spawn(async move { app.follow_people().await })),
            Message::House => drop(tokio::spawn(async move { app.follow_house().await })),
            Message::Outbox => self.notices.wake(),
            Message::Review => drop(tokio::spawn(reviews::resume(Arc::downgrade(self)))),
            Message::Leases => {
                if let Some(cluster) = &self.hall.cluster {
                    cluster.hurry.notify_waiters();
                }
            }
            Message::Presence { table, watchers } => {
                let now = watchers.len();
                let before = self.hall.presence.set(&table, &from, watchers);
                if now != before {
                    self.presence_changed(&table, if now < before { LEAVING } else { ARRIVING });
                }
            }
            Message::Spent { spent } => self.limits.spend(&spent),
            Message::Confirmed { session, until } => self.confirmations.keep(session, until),
            Message::Challenge { challenge, purpose, until } => {
                self.challenges.keep(challenge, purpose, until);
            }
            Message::Answered { challenge } => self.challenges.forget(&challenge),
        }
    }

    /// Tells the readers of a table who is present, after a time.
    pub(super) fn presence_changed(self: &Arc<Self>, table: &TableId, wait: Duration) {
        if let Some(live) = self.live_table_in_memory(&table.0) {
            live.tell_presence_after(wait, Arc::downgrade(self));
        }
    }

    fn announce_all_presence(&self) {
        for live in self.live_tables() {
            if !live.watchers_here().is_empty() {
                self.hall.announce_presence(&live.id);
            }
        }
    }

    async fn hear_of_table(self: &Arc<Self>, news: TableNews, sent: i64) {
        if news.over {
            self.statistics.clear();
        }
        match self.live_table_in_memory(&news.table.0) {
            Some(live) => {
                let deed = |(at, seat, deed): &(i64, u8, _)| News {
                    number: 0,
                    at: *at,
                    seat: Seat::new(usize::from(*seat)),
                    deed: *deed,
                };
                let deeds: Vec<News> = news.deeds.iter().map(deed).collect();
                self.take_over_changes(&live, Some(news.revision), &deeds, Some(sent)).await;
            }
            None if self.hall.drives(&news.table) && news.bot => self.resume(&news.table).await,
            None if self.hall.drives(&news.table) => self.set_deadline(news.table.clone(), news.deadline),
            None => {}
        }
        if news.over && self.hall.runs_jobs() {
            self.record_stored_result(news.table);
        }
    }

    /// Takes over what another process has stored of a table.
    async fn take_over_changes(
        self: &Arc<Self>,
        live: &Arc<LiveTable>,
        until: Option<u64>,
        deeds: &[News],
        sent: Option<i64>,
    ) -> bool {
        match live.catch_up(self, until, deeds).await {
            Ok(true) => {
                self.metrics().catch_ups.inc();
                if let Some(sent) = sent {
                    let lag = u32::try_from(wall_clock().saturating_sub(sent)).unwrap_or(0);
                    self.metrics().catch_up_seconds.observe(f64::from(lag) / 1000.0);
                }
                self.drive(live);
                true
            }
            Ok(false) => false,
            Err(Error::TableChanged | Error::TableNotFound) => {
                // It was unloaded. If a bot must act, nobody may ask for it.
                if self.hall.drives(&live.id) {
                    self.resume(&live.id).await;
                }
                true
            }
            Err(error) => {
                tracing::warn!(table = %live.id, %error, "a table in memory cannot catch up");
                false
            }
        }
    }

    async fn sweep(self: &Arc<Self>, tick: u64, paced: &mut HashMap<TableId, u64>) -> Result<(), Error> {
        self.follow_people().await?;
        if tick.is_multiple_of(TABLES) || self.hall.is_disturbed() {
            for live in self.live_tables_behind().await? {
                if self.take_over_changes(&live, None, &[], None).await {
                    self.metrics().sweep_finds.inc();
                }
            }
            self.resume_forgotten_bots().await?;
        }
        if tick.is_multiple_of(EVERYTHING) {
            self.announce_all_presence();
            self.statistics.clear();
            self.resume_forgotten_deadlines(paced).await?;
            reviews::resume_once(self).await?;
            if self.hall.runs_jobs() {
                self.record_due_results().await;
                self.notices.wake();
            }
        }
        Ok(())
    }

    /// Lets bots play where nobody has told this process that it is their turn.
    async fn resume_forgotten_bots(self: &Arc<Self>) -> Result<(), Error> {
        let mut waiting = self.store().tables_awaiting_bots().await?;
        waiting.retain(|table| {
            let live = self.live_table_in_memory(&table.0);
            self.hall.drives(table) && !live.is_some_and(|live| live.bots_running.load(Ordering::Acquire))
        });
        self.resume_all(waiting).await;
        Ok(())
    }

    /// Goes on with tables, a few at a time.
    async fn resume_all(self: &Arc<Self>, tables: Vec<TableId>) {
        let resume = |table: TableId| {
            let app = Arc::clone(self);
            async move { app.resume(&table).await }
        };
        stream::iter(tables).for_each_concurrent(RESUMED, resume).await;
    }

    /// Schedules the deadlines of tables that have changed since this process looked at them last.
    async fn resume_forgotten_deadlines(
        self: &Arc<Self>,
        known: &mut HashMap<TableId, u64>,
    ) -> Result<(), Error> {
        let mut driven = self.store().paced_tables().await?;
        driven.retain(|table| self.hall.drives(table));
        let found: HashMap<TableId, u64> = self.store().revisions(driven).await?.into_iter().collect();
        for (table, revision) in &found {
            if known.get(table) != Some(revision) && self.live_table_in_memory(&table.0).is_none() {
                self.resume(table).await;
            }
        }
        *known = found;
        Ok(())
    }
}
