//! Deletes what nobody comes back to: unfinished tables of guests, and guests without anything.

use std::{
    sync::{Arc, Weak},
    time::Duration,
};

use store::{AuditActor, HouseChange, PersonId, StoreError};

use super::is_missing;
use crate::{app::App, clock::Clock, errors::Error, hall};

/// How often the server looks for what is due.
const INTERVAL: i64 = 6 * 60 * 60 * 1000;
/// How many tables or guests are looked up at a time.
const BATCH: u32 = 20;
/// The pause after each batch, in which others write.
const PAUSE: Duration = Duration::from_millis(20);

/// Deletes what is due, at startup and every few hours, until `app` is dropped.
pub(crate) async fn run(app: Weak<App>, clock: Arc<dyn Clock>) {
    while hall::wait_for_jobs(&app).await {
        let Some(strong) = app.upgrade() else { return };
        if let Err(error) = strong.forget_idle().await {
            tracing::error!(%error, "cannot delete what is not used any more");
        }
        drop(strong);
        clock.sleep_until(clock.now() + INTERVAL).await;
    }
}

impl App {
    async fn forget_idle(&self) -> Result<(), Error> {
        let (config, now) = (self.config(), self.clock().now());
        let since = |kept: Duration| now.saturating_sub(i64::try_from(kept.as_millis()).unwrap_or(i64::MAX));
        let tables = match config.keep_guest_tables {
            Some(kept) => self.forget_tables(since(kept)).await?,
            None => 0,
        };
        let guests = match config.keep_guests {
            Some(kept) => self.forget_guests(since(kept)).await?,
            None => 0,
        };
        if tables + guests > 0 {
            self.store()
                .change_house(HouseChange::Forgot { tables, guests }, AuditActor::Server, now)
                .await?;
        }
        Ok(())
    }

    async fn forget_tables(&self, before: i64) -> Result<u64, Error> {
        let mut forgotten = 0;
        loop {
            let due = self.store().idle_guest_tables(before, BATCH).await?;
            let already = forgotten;
            for table in due {
                // Pages that still show it are told to load it again, and learn that it is gone.
                self.unload(&table);
                forgotten += deleted(self.store().forget_table(table.clone(), before).await)?;
                // Somebody may have looked at it in between.
                self.unload(&table);
            }
            if forgotten == already {
                return Ok(forgotten);
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    async fn forget_guests(&self, before: i64) -> Result<u64, Error> {
        let (mut forgotten, mut last) = (0, PersonId(0));
        loop {
            let due = self.store().idle_guests(before, last, BATCH).await?;
            let Some(newest) = due.last() else { return Ok(forgotten) };
            last = *newest;
            for guest in due {
                forgotten += deleted(self.store().forget_guest(guest, before).await)?;
            }
            self.forget_people();
            tokio::time::sleep(PAUSE).await;
        }
    }
}

/// How many were deleted. Somebody may have come back in between.
fn deleted(result: Result<(), StoreError>) -> Result<u64, Error> {
    match result {
        Ok(()) => Ok(1),
        Err(error) if is_missing(&error) => Ok(0),
        Err(error) => Err(error.into()),
    }
}
