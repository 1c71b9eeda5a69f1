//! Decisions of administrators about a table in memory. They are stored before.

use std::sync::Arc;

use super::{LiveTable, Snapshot, Stage};
use crate::{app::App, errors::Error};

impl LiveTable {
    /// Ends the table. A command that came between the decision and this has stored a summary of a running game, so it is stored
    /// again.
    pub(crate) async fn close_by_administrator(&self, app: &App) -> Result<(), Error> {
        let _history = self.history.lock().await;
        let snapshot = self.snapshot();
        match snapshot.stage() {
            Stage::Over | Stage::Ended => Ok(()),
            Stage::Waiting | Stage::Playing(_) => self.finish(app, &snapshot).await,
        }
    }

    /// Shows that a chat line was removed.
    pub(crate) async fn forget_line(&self, number: u64) {
        let _history = self.history.lock().await;
        let snapshot = self.snapshot();
        let mut chat = Vec::clone(&snapshot.chat);
        if let Some((_, line)) = chat.iter_mut().find(|(other, _)| *other == number) {
            line.text.clear();
            self.publish(Snapshot { chat: Arc::new(chat), ..Snapshot::clone(&snapshot) });
        }
    }
}
