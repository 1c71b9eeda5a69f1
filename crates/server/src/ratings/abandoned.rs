//! Games that count but that somebody does not go on with. Without an end nobody would lose them.

use std::{
    sync::{Arc, Weak},
    time::Duration,
};

use store::TableId;

use super::{
    derive::{Beginning, Kind, Verdict, verdict},
    settle,
};
use crate::{app::App, clock::Clock, errors::Error, hall, settings::Settings};

/// A turn of a game without a time limit lasts at most this long if the game counts for ratings.
const LONGEST_TURN: i64 = 30 * 24 * 60 * 60 * 1000;
/// How often the server looks for longer ones.
const INTERVAL: i64 = 6 * 60 * 60 * 1000;
/// The most games that are given to bots at a time: each is computed to its end.
const BATCH: usize = 50;
/// The pause after each, in which others write.
const PAUSE: Duration = Duration::from_millis(20);

/// Lets bots play for people who have abandoned a game, at startup and every few hours, until `app` is dropped.
pub(crate) async fn run(app: Weak<App>, clock: Arc<dyn Clock>) {
    while hall::wait_for_jobs(&app).await {
        let Some(strong) = app.upgrade() else { return };
        if let Err(error) = strong.replace_absent().await {
            tracing::error!(%error, "cannot list the games that nobody goes on with");
        }
        drop(strong);
        clock.sleep_until(clock.now() + INTERVAL).await;
    }
}

impl App {
    async fn replace_absent(self: &Arc<Self>) -> Result<(), Error> {
        let before = self.clock().now().saturating_sub(LONGEST_TURN);
        let mut replaced = 0;
        for table in self.store().abandoned_tables(before).await? {
            if replaced == BATCH || self.is_stopping() {
                break;
            }
            match self.replace_absent_at(&table).await {
                Ok(true) => {
                    replaced += 1;
                    tokio::time::sleep(PAUSE).await;
                }
                Ok(false) => {}
                Err(error) => tracing::warn!(%table, %error, "cannot go on with an abandoned game"),
            }
        }
        Ok(())
    }

    async fn replace_absent_at(self: &Arc<Self>, table: &TableId) -> Result<bool, Error> {
        // Most of those that are listed do not count. They are not replayed in vain.
        let Some(row) = self.store().table_row(table.clone()).await? else { return Ok(false) };
        let settings: Settings = serde_json::from_str(&row.settings).unwrap_or_default();
        let kind = Kind {
            origin: &settings.origin,
            beginning: Beginning::Usual,
            public: row.public,
            accounts: &settle::accounts(self.store(), &row.seats).await?,
        };
        if verdict(&row.seats, &kind) != Verdict::Rated {
            return Ok(false);
        }
        let live = self.live_table(&table.0).await?;
        self.change(&live, |app, live| async move { live.abandon_turn(&app, LONGEST_TURN).await }).await
    }
}
