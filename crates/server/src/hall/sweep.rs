//! Finding what messages should have told, and what nobody goes on with.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Weak, atomic::Ordering},
    time::{Duration, Instant},
};

use futures_util::{StreamExt as _, stream};
use store::TableId;

use crate::{app::App, errors::Error, retries::Failures, reviews};

/// How often a process asks what has changed about people, and looks around while NATS is away.
const TICK: Duration = Duration::from_millis(500);
/// How many ticks pass between two looks at all tables in memory and at those that wait for a bot.
const TABLES: u64 = 4;
/// How many ticks pass between two looks at everything that messages should have told.
const EVERYTHING: u64 = 30;
/// How many tables are loaded at the same time to go on with them.
const RESUMED: usize = 8;

/// What a process remembers between two looks at the tables that it drives.
#[derive(Default)]
struct Driven {
    /// The revisions of tables with a time limit.
    paced: HashMap<TableId, u64>,
    /// Tables of bots that cannot be loaded.
    failed: Failures<TableId>,
}

/// The application after one tick; `None` if it is gone or stops.
async fn tick(app: &Weak<App>) -> Option<Arc<App>> {
    tokio::time::sleep(TICK).await;
    app.upgrade().filter(|app| !app.is_stopping())
}

fn failed(error: &Error) {
    tracing::warn!(%error, "cannot look what other processes have changed");
}

/// Follows changes of people, and tells what clients have used of their rate limits, until `app` is dropped.
pub(super) async fn people(app: Weak<App>) {
    while let Some(app) = tick(&app).await {
        app.hall.announce_spent(app.limits.take_spent());
        if let Err(error) = app.follow_people().await {
            failed(&error);
        }
    }
}

/// Lets tables in memory catch up that no message told about, until `app` is dropped.
pub(super) async fn tables(app: Weak<App>) {
    for ticks in 1_u64.. {
        let Some(app) = tick(&app).await else { return };
        if ticks.is_multiple_of(EVERYTHING) {
            app.statistics.clear();
        }
        if (ticks.is_multiple_of(TABLES) || app.hall.is_disturbed())
            && let Err(error) = app.catch_up_forgotten().await
        {
            failed(&error);
        }
    }
}

/// Goes on with what is up to this process and nobody told it of, until `app` is dropped.
pub(super) async fn business(app: Weak<App>) {
    let mut driven = Driven::default();
    for ticks in 1_u64.. {
        let Some(app) = tick(&app).await else { return };
        if (ticks.is_multiple_of(TABLES) || app.hall.is_disturbed())
            && let Err(error) = app.resume_forgotten_bots(&mut driven.failed).await
        {
            failed(&error);
        }
        if ticks.is_multiple_of(EVERYTHING)
            && let Err(error) = app.resume_forgotten(&mut driven.paced).await
        {
            failed(&error);
        }
    }
}

impl App {
    async fn catch_up_forgotten(self: &Arc<Self>) -> Result<(), Error> {
        for live in self.live_tables_behind().await? {
            if self.take_over_changes(&live, None, &[], None).await {
                self.metrics().sweep_finds.inc();
            }
        }
        Ok(())
    }

    /// Lets bots play where nobody has told this process that it is their turn.
    async fn resume_forgotten_bots(self: &Arc<Self>, failed: &mut Failures<TableId>) -> Result<(), Error> {
        let mut waiting = self.store().tables_awaiting_bots().await?;
        let known: HashSet<&TableId> = waiting.iter().collect();
        failed.keep(|table| known.contains(table));
        waiting.retain(|table| {
            let live = self.live_table_in_memory(&table.0);
            self.hall.drives(table)
                && !live.is_some_and(|live| live.bots_running.load(Ordering::Acquire))
                && failed.may_try(table, Instant::now())
        });
        for table in self.resume_all(waiting).await {
            failed.note(table, Instant::now());
        }
        Ok(())
    }

    /// Goes on with tables, a few at a time. Returns those that cannot be loaded.
    pub(super) async fn resume_all(self: &Arc<Self>, tables: Vec<TableId>) -> Vec<TableId> {
        let resume = |table: TableId| {
            let app = Arc::clone(self);
            async move { (!app.resume(&table).await).then_some(table) }
        };
        let resumed = stream::iter(tables).map(resume).buffer_unordered(RESUMED);
        resumed.filter_map(std::future::ready).collect().await
    }

    async fn resume_forgotten(self: &Arc<Self>, paced: &mut HashMap<TableId, u64>) -> Result<(), Error> {
        self.resume_forgotten_deadlines(paced).await?;
        reviews::resume_once(self).await?;
        if self.hall.runs_jobs() {
            self.record_due_results().await;
            self.notices.wake();
        }
        Ok(())
    }

    /// Schedules the deadlines of tables that have changed since this process looked at them last.
    async fn resume_forgotten_deadlines(
        self: &Arc<Self>,
        known: &mut HashMap<TableId, u64>,
    ) -> Result<(), Error> {
        let mut driven = self.store().paced_tables().await?;
        driven.retain(|table| self.hall.drives(table));
        let found: HashMap<TableId, u64> = self.store().revisions(driven).await?.into_iter().collect();
        let mut changed: Vec<TableId> = found
            .iter()
            .filter(|(table, revision)| known.get(*table) != Some(*revision))
            .map(|(table, _)| table.clone())
            .collect();
        changed.retain(|table| self.live_table_in_memory(&table.0).is_none());
        self.resume_all(changed).await;
        *known = found;
        Ok(())
    }
}
