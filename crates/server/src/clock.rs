//! Time limits of turns.

use std::{
    collections::{BTreeSet, HashMap},
    future::Future,
    pin::Pin,
    sync::{Arc, Weak},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use store::TableId;
use tokio::sync::mpsc;

use crate::{app::App, errors::Error};

/// The time source of timestamps and deadlines.
pub trait Clock: Send + Sync + 'static {
    /// The current time, in milliseconds since 1970 UTC.
    fn now(&self) -> i64;
    /// Waits until `at`. May return early; check the time again.
    fn sleep_until(&self, at: i64) -> Pin<Box<dyn Future<Output = ()> + Send + '_>>;
}

/// The system clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("the system clock is set after 1970");
        i64::try_from(since.as_millis()).expect("the system clock is set before the year 292 million")
    }

    fn sleep_until(&self, at: i64) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        let wait = u64::try_from(at.saturating_sub(self.now())).unwrap_or(0);
        // The system may be suspended or its clock set, so check at least once a minute.
        Box::pin(tokio::time::sleep(Duration::from_millis(wait.min(60_000))))
    }
}

/// How long to wait before the next attempt if a turn cannot be expired, in milliseconds.
const RETRY: i64 = 2_000;

/// When the current turn of a table expires; `None` if it has no time limit.
pub(crate) type Deadline = (TableId, Option<i64>);

/// Deadlines in order of time, with an index by table.
#[derive(Debug, Default)]
struct Deadlines {
    order: BTreeSet<(i64, TableId)>,
    tables: HashMap<TableId, i64>,
    /// Nothing is due before this time.
    resting: Option<i64>,
}

impl Deadlines {
    fn set(&mut self, (table, at): Deadline) {
        if let Some(old) = self.tables.remove(&table) {
            self.order.remove(&(old, table.clone()));
        }
        if let Some(at) = at {
            self.order.insert((at, table.clone()));
            self.tables.insert(table, at);
        }
    }

    /// Tries again later: nothing is due before.
    fn delay(&mut self, (table, at): (TableId, i64)) {
        self.set((table, Some(at)));
        self.resting = Some(at);
    }

    fn next(&self) -> Option<i64> {
        let first = self.order.first().map(|(at, _)| *at)?;
        Some(self.resting.map_or(first, |until| first.max(until)))
    }

    fn due(&mut self, now: i64) -> Option<TableId> {
        self.next().filter(|&at| at <= now)?;
        let (_, table) = self.order.pop_first()?;
        self.tables.remove(&table);
        Some(table)
    }
}

/// Expires turns at their deadlines until `app` is dropped.
pub(crate) async fn run(
    app: Weak<App>,
    clock: Arc<dyn Clock>,
    mut changes: mpsc::UnboundedReceiver<Deadline>,
) {
    let mut deadlines = Deadlines::default();
    loop {
        let next = deadlines.next().unwrap_or(i64::MAX);
        tokio::select! {
            deadline = changes.recv() => match deadline {
                Some(deadline) => deadlines.set(deadline),
                None => return,
            },
            () = clock.sleep_until(next) => {}
        }
        while let Some(table) = deadlines.due(clock.now()) {
            let Some(app) = app.upgrade() else { return };
            // The table checks its deadline again; the turn may have ended meanwhile.
            match app.expire_turn(&table).await {
                Ok(()) => {}
                // The table is gone, or this program cannot play it.
                Err(error @ (Error::TableNotFound | Error::TableUnreadable)) => {
                    tracing::warn!(%table, %error, "a turn cannot expire");
                }
                // The database is away: keep the deadline. The others would fail, too.
                Err(error) => {
                    tracing::warn!(%table, %error, "cannot expire a turn; trying again");
                    deadlines.delay((table, clock.now().saturating_add(RETRY)));
                    break;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(text: &str) -> TableId {
        TableId(text.to_owned())
    }

    #[test]
    fn a_table_has_one_deadline_and_the_earliest_comes_first() {
        let mut deadlines = Deadlines::default();
        deadlines.set((id("a"), Some(30)));
        deadlines.set((id("b"), Some(20)));
        deadlines.set((id("a"), Some(10)));
        assert_eq!(deadlines.due(5), None);
        assert_eq!(deadlines.due(25), Some(id("a")));
        deadlines.set((id("b"), None));
        assert_eq!((deadlines.due(99), deadlines.next()), (None, None));
    }

    #[test]
    fn after_a_failure_nothing_is_due_before_the_next_attempt() {
        let mut deadlines = Deadlines::default();
        deadlines.set((id("a"), Some(10)));
        deadlines.set((id("b"), Some(11)));
        assert_eq!(deadlines.due(20), Some(id("a")));
        deadlines.delay((id("a"), 40));
        assert_eq!((deadlines.due(39), deadlines.next()), (None, Some(40)));
        assert_eq!((deadlines.due(40), deadlines.due(40)), (Some(id("b")), Some(id("a"))));
    }
}
