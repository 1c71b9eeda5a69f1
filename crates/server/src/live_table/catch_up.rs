//! Catching up with what another process, or another part of this one, has stored.

use std::sync::Arc;

use store::{StoredEvent, TableChanges};
use table::{any::AnyTable, record::Event};

use super::{LiveTable, News, Snapshot, Stage, snapshot::revision_of};
use crate::{app::App, errors::Error};

/// The number of chat lines that a table keeps in memory.
pub(crate) const CHAT_LINES: u32 = 100;
/// More events than this are repeated on a thread of their own.
const MANY: usize = 32;

impl LiveTable {
    /// Reads what is stored and newer than what is in memory, and shows it, with what people did. Returns whether there was
    /// anything. If the table cannot follow its log it is unloaded, and loaded again by the next request.
    pub(crate) async fn catch_up(&self, app: &App, until: Option<u64>, news: &[News]) -> Result<bool, Error> {
        let mut history = self.history.lock().await;
        let snapshot = self.snapshot();
        if until.is_some_and(|until| snapshot.stored() >= until) {
            // A request was faster than the message. Only the message says what people did.
            if !news.is_empty() {
                let next = with_news(Snapshot::clone(&snapshot), news);
                self.note_told(&next);
                self.publish_in_memory(next);
            }
            return Ok(false);
        }
        let known = snapshot.version();
        let changes = app.store().changes(self.id.clone(), known as u64, CHAT_LINES).await?;
        let Some(changes) = changes else {
            app.unload(&self.id);
            return Err(Error::TableNotFound);
        };
        if changes.revision == snapshot.stored() {
            return Ok(false);
        }
        let TableChanges { revision, events, seats, host, chat, clock, over } = changes;
        let table = match self.repeat(&snapshot, &events).await {
            // An older backup may have been restored.
            Some(_) if revision < snapshot.stored() => None,
            repeated => repeated,
        };
        let Some((table, events_read)) = table else {
            tracing::error!(table = %self.id, "the table in memory does not follow its log; it is loaded again");
            app.unload(&self.id);
            return Err(Error::TableChanged);
        };
        if over && let Some(result) = app.store().result(self.id.clone()).await? {
            self.keep_result(result);
        }
        for (stored, event) in events.iter().zip(&events_read) {
            history.add(stored, event);
        }
        if let Some(start) = clock {
            history.start_at(start);
        }
        let chat = Arc::new(chat);
        let mut next = Snapshot {
            table,
            seats,
            host,
            chat,
            revision: revision_of(revision),
            ..Snapshot::clone(&snapshot)
        };
        next = with_news(next, news);
        if let Stage::Playing(seat) = next.stage() {
            next.turn_started = history.turn_started(seat);
        }
        self.note_told(&next);
        self.publish(next);
        Ok(true)
    }

    /// The table after these events, which another process has stored; `None` if they do not follow.
    async fn repeat(
        &self,
        snapshot: &Snapshot,
        events: &[StoredEvent],
    ) -> Option<(Arc<dyn AnyTable>, Vec<Event>)> {
        if events.is_empty() {
            return Some((Arc::clone(&snapshot.table), Vec::new()));
        }
        let read: Vec<Event> =
            events.iter().map(|event| serde_json::from_str(&event.body)).collect::<Result<_, _>>().ok()?;
        let (before, known) = (Arc::clone(&snapshot.table), snapshot.version());
        let repeat = move || {
            let mut table = before.fork();
            for event in &read {
                repeat_event(table.as_mut(), event)?;
            }
            // The seed deals again; what it deals must be what is stored.
            (table.events_since(known) == read).then(|| (Arc::from(table), read))
        };
        if events.len() > MANY { tokio::task::spawn_blocking(repeat).await.ok()? } else { repeat() }
    }
}

fn with_news(snapshot: Snapshot, news: &[News]) -> Snapshot {
    news.iter().fold(snapshot, |snapshot, News { at, seat, deed, .. }| snapshot.told(*at, *seat, *deed))
}

/// `None` if the rules refuse it.
fn repeat_event(table: &mut dyn AnyTable, event: &Event) -> Option<()> {
    match event {
        Event::Play(played) => table.play(played.seat, &played.play, None).ok(),
        Event::Undo(undo) => table.undo(undo.seat).ok(),
        Event::Contribute(contribution) => table.contribute(*contribution).ok(),
        Event::Deal(_) => {
            table.start();
            Some(())
        }
    }
}
