//! Time limits: who lets a turn run out has a bot stand in.

use std::{
    collections::{BTreeSet, HashMap},
    future::Future,
    pin::Pin,
    sync::{Arc, Weak},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use store::TableId;
use tokio::sync::mpsc;

use crate::hall::Hall;

/// What time it is, for everything that is written down or has a limit.
pub trait Clock: Send + Sync + 'static {
    /// Milliseconds since 1970.
    fn now(&self) -> i64;
    /// Waits until it is so late, or a little longer.
    fn sleep_until(&self, at: i64) -> Pin<Box<dyn Future<Output = ()> + Send + '_>>;
}

/// The clock of the machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    }

    fn sleep_until(&self, at: i64) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        let wait = u64::try_from(at - self.now()).unwrap_or(0);
        // The machine may sleep or be set to another time: look again now and then.
        Box::pin(tokio::time::sleep(Duration::from_millis(wait.min(60_000))))
    }
}

/// When the turn at a table runs out, if it does.
pub(crate) type Deadline = (TableId, Option<i64>);

/// Deadlines by time, and where each table stands among them.
#[derive(Debug, Default)]
struct Agenda {
    order: BTreeSet<(i64, TableId)>,
    tables: HashMap<TableId, i64>,
}

impl Agenda {
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

/// Watches all deadlines until the hall is gone.
pub(crate) async fn watch(
    hall: Weak<Hall>,
    clock: Arc<dyn Clock>,
    mut deadlines: mpsc::UnboundedReceiver<Deadline>,
) {
    let mut agenda = Agenda::default();
    loop {
        let next = agenda.next().unwrap_or(i64::MAX);
        tokio::select! {
            deadline = deadlines.recv() => match deadline {
                Some(deadline) => agenda.set(deadline),
                None => return,
            },
            () = clock.sleep_until(next) => {}
        }
        while let Some(table) = agenda.due(clock.now()) {
            let Some(hall) = hall.upgrade() else { return };
            // The table may have moved on; it knows whether the turn has run out.
            if let Err(fault) = hall.run_out(&table).await {
                tracing::warn!(%table, %fault, "a turn ran out, but nobody could stand in");
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
        let mut agenda = Agenda::default();
        agenda.set((id("a"), Some(30)));
        agenda.set((id("b"), Some(20)));
        agenda.set((id("a"), Some(10)));
        assert_eq!(agenda.due(5), None);
        assert_eq!(agenda.due(25), Some(id("a")));
        agenda.set((id("b"), None));
        assert_eq!((agenda.due(99), agenda.next()), (None, None));
    }
}
