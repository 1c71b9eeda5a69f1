//! Tables in memory take over what others have stored.

use std::sync::Arc;

use super::App;
use crate::{errors::Error, live_table::LiveTable};

impl App {
    /// Takes over what is stored of a table, and does what follows from it.
    pub(crate) async fn catch_up(self: &Arc<Self>, live: &Arc<LiveTable>) -> Result<(), Error> {
        if live.catch_up(self, None, &[]).await? {
            self.metrics.catch_ups.inc();
            self.drive(live);
        }
        Ok(())
    }

    /// Takes over what is stored of all tables in memory. One query finds those that have changed.
    pub(crate) async fn catch_up_all(self: &Arc<Self>) -> Result<(), Error> {
        for live in self.live_tables_behind().await? {
            // A table that cannot catch up was unloaded.
            if let Err(error) = self.catch_up(&live).await {
                tracing::warn!(table = %live.id, %error, "a table in memory cannot catch up");
            }
        }
        Ok(())
    }

    /// The tables in memory that are not as they are stored.
    pub(crate) async fn live_tables_behind(&self) -> Result<Vec<Arc<LiveTable>>, Error> {
        let held = self.live_tables();
        if held.is_empty() {
            return Ok(held);
        }
        let ids = held.iter().map(|live| live.id.clone()).collect();
        let stored: std::collections::HashMap<_, _> = self.store.revisions(ids).await?.into_iter().collect();
        let behind = |live: &Arc<LiveTable>| stored.get(&live.id) != Some(&live.snapshot().stored());
        Ok(held.into_iter().filter(behind).collect())
    }
}
