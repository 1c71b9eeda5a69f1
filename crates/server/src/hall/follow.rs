//! Following the other processes: their messages, and what follows from them.

use std::{
    collections::BTreeSet,
    sync::{Arc, Weak},
    time::{Duration, Instant},
};

use cluster::Incoming;
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

/// How often the others are told who has come and gone here.
const TELL_PRESENCE: Duration = Duration::from_millis(200);
/// After so many times, they are told of everybody again.
const TELL_ALL_PRESENCE: u64 = 75;
/// How many tables and watchers one message is about.
const CHUNK: usize = 500;
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

/// Tells the others who has tables open here, until `app` is dropped.
pub(super) async fn tell_presence(app: Weak<App>) {
    for times in 1_u64.. {
        tokio::time::sleep(TELL_PRESENCE).await;
        let Some(app) = app.upgrade().filter(|app| !app.is_stopping()) else { return };
        if times.is_multiple_of(TELL_ALL_PRESENCE) {
            app.announce_all_presence();
        }
        // What nobody would hear now is told when NATS is back.
        if !app.hall.is_disturbed() {
            app.tell_watched();
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
            strong.hall.presence.doubt(Instant::now());
            strong.hall.tell(Message::WhoIsThere);
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
        let app = Arc::clone(&strong);
        tokio::spawn(async move { app.vacate_banned().await });
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
            Message::People => {
                // Should the database not answer now, it is asked for every token.
                self.tokens.clear();
                tokio::spawn(async move { app.follow_people().await });
            }
            Message::House => drop(tokio::spawn(async move { app.follow_house().await })),
            Message::Outbox => self.notices.wake(),
            Message::Review => drop(tokio::spawn(reviews::resume(Arc::downgrade(self)))),
            Message::Leases => {
                if let Some(cluster) = &self.hall.cluster {
                    cluster.hurry.notify_waiters();
                }
            }
            Message::WhoIsThere => self.announce_all_presence(),
            Message::Presence { tables } => {
                for (table, watchers) in tables {
                    let now = watchers.clone();
                    let before = self.hall.presence.set(&table, &from, watchers, Instant::now());
                    if now != before {
                        let fewer = now.len() < before.len();
                        self.presence_changed(&table, if fewer { LEAVING } else { ARRIVING });
                    }
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

    /// Tells the others of the tables whose watchers have changed: many in one message, as only so many messages can wait.
    fn tell_watched(&self) {
        let (mut tables, mut size) = (Vec::new(), 0);
        for table in self.hall.take_watched() {
            let live = self.live_table_in_memory(&table.0);
            let watchers = live.map(|live| live.watchers_here()).unwrap_or_default();
            size += 1 + watchers.len();
            tables.push((table, watchers));
            if size >= CHUNK {
                self.hall.tell(Message::Presence { tables: std::mem::take(&mut tables) });
                size = 0;
            }
        }
        if !tables.is_empty() {
            self.hall.tell(Message::Presence { tables });
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
            None if self.hall.drives(&news.table) && news.bot => {
                self.resume(&news.table).await;
            }
            None if self.hall.drives(&news.table) => self.set_deadline(news.table.clone(), news.deadline),
            None => {}
        }
        if news.over && self.hall.runs_jobs() {
            self.record_stored_result(news.table);
        }
    }

    /// Takes over what another process has stored of a table.
    pub(super) async fn take_over_changes(
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
}
