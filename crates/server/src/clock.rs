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

use crate::app::App;

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

/// When the current turn of a table expires; `None` if it has no time limit.
pub(crate) type Deadline = (TableId, Option<i64>);

/// Deadlines in order of time, with an index by table.
#[derive(Debug, Default)]
struct Deadlines {
    order: BTreeSet<(i64, TableId)>,
    tables: HashMap<TableId, i64>,
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

    fn next(&self) -> Option<i64> {
        self.order.first().map(|(at, _)| *at)
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
            if let Err(error) = app.expire_turn(&table).await {
                tracing::warn!(%table, %error, "cannot expire a turn");
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
}
