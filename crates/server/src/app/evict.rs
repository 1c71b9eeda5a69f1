//! Removes idle tables from memory. They are loaded again on demand.

use std::{
    sync::{Arc, Weak},
    time::Duration,
};

use super::App;

/// Evicts idle tables periodically until `app` is dropped.
pub(super) async fn run(app: Weak<App>) {
    loop {
        let Some(pause) = app.upgrade().map(|app| app.config.idle / 4) else { return };
        tokio::time::sleep(pause.clamp(Duration::from_millis(20), Duration::from_secs(60))).await;
        let Some(app) = app.upgrade() else { return };
        app.evict_idle();
        app.limits.prune();
    }
}

impl App {
    fn evict_idle(&self) {
        // An idle time beyond the range of timestamps evicts nothing.
        let idle = i64::try_from(self.config.idle.as_millis()).unwrap_or(i64::MAX);
        let before = self.clock.now().saturating_sub(idle);
        let mut evicted = 0;
        // Every user of a table holds a reference to it or to its slot, and no new one appears while the map is locked.
        self.tables().retain(|_, slot| {
            let Some(live) = slot.get() else { return true };
            let unused =
                live.last_used() < before && Arc::strong_count(slot) == 1 && Arc::strong_count(live) == 1;
            evicted += i64::from(unused);
            !unused
        });
        self.metrics.tables.dec_by(evicted);
    }
}
