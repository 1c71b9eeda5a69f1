//! A table in memory.

mod backlog;
mod catch_up;
mod commands;
mod history;
mod load;
mod news;
mod opening;
mod owner;
mod rematch;
mod result;
mod seats;
mod snapshot;
mod watchers;

use std::sync::{
    Arc, OnceLock, PoisonError, RwLock,
    atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering},
};

use catalog::Game;
use pages::{Chapter, Guide, model::RoundScores};
use serde_json::Value;
use store::{TableId, TableResult};
use table::{
    dealer::Seed,
    record::{Overlay, Record},
};
use tokio::sync::watch;

use self::watchers::Watchers;
use crate::{errors::Error, reviews::Reviewed, settings::Settings, transfer};

pub(crate) use backlog::{Backlog, Progress, undone};
pub(crate) use catch_up::CHAT_LINES;
pub(crate) use commands::{Actor, Applied, Command, Submission, stored_event};
pub(crate) use history::History;
pub(crate) use news::{Deed, News};
pub(crate) use opening::read_entropy;
pub(crate) use owner::Joining;
pub(crate) use rematch::{Rematch, Start};
pub use snapshot::ended_summary;
pub(crate) use snapshot::{ShownSummary, Snapshot, Stage, bot_level, former_player, seat_names};
pub(crate) use watchers::{WatchGuard, Watcher};

/// The notification that subscribers of a table receive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Change {
    /// The number of events.
    pub(crate) version: usize,
    /// As in [`Snapshot::revision`].
    pub(crate) revision: u64,
    /// The table was unloaded; subscribers must load it again.
    pub(crate) closed: bool,
}

/// A table in memory. Readers take its current [`Snapshot`] without waiting for writers; a lock serialises writers.
pub(crate) struct LiveTable {
    pub(crate) id: TableId,
    pub(crate) game: &'static dyn Game,
    pub(crate) settings: Settings,
    /// Whether the table is listed publicly.
    pub(crate) public: bool,
    /// When the table was opened.
    pub(crate) created: i64,
    /// The options of the game.
    pub(crate) options: Value,
    /// The overlay file that was laid over the game's own content.
    pub(crate) content: Option<Overlay>,
    /// The SHA-256 commitment to the seed.
    pub(crate) commitment: Option<String>,
    /// Secret until the game is over.
    seed: Option<Seed>,
    /// Scores by round, computed once the game is over.
    rounds: OnceLock<Vec<RoundScores>>,
    /// Where rounds and turns begin, computed once the game is over.
    chapters: OnceLock<Vec<Chapter>>,
    /// Its reviews, by what they were judged from, once they were read.
    pub(crate) reviewed: [OnceLock<Arc<Reviewed>>; 2],
    /// The result, once it is recorded.
    result: RwLock<Option<Arc<TableResult>>>,
    /// Whether somebody has begun to record the result.
    result_begun: AtomicBool,
    /// The script of a guided game.
    pub(crate) guide: Option<Guide>,
    snapshot: RwLock<Arc<Snapshot>>,
    history: tokio::sync::Mutex<History>,
    changes: watch::Sender<Change>,
    /// Whether a task plays for the bots of this table.
    pub(crate) bots_running: AtomicBool,
    last_used: AtomicI64,
    watchers: Watchers,
    /// The stored revision of which other processes know.
    announced: AtomicU64,
    /// The number of the last of the news that they know.
    told_news: AtomicU64,
}

impl LiveTable {
    /// The current state.
    pub(crate) fn snapshot(&self) -> Arc<Snapshot> {
        Arc::clone(&self.snapshot.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Subscribes to changes.
    pub(crate) fn changes(&self) -> watch::Receiver<Change> {
        self.changes.subscribe()
    }

    /// Shows what is not stored: who is there, and what people did.
    fn publish_in_memory(&self, snapshot: Snapshot) {
        let revision = snapshot.next_in_memory();
        self.publish(Snapshot { revision, ..snapshot });
    }

    /// Replaces the snapshot and notifies subscribers. Call it only after the change is durable.
    fn publish(&self, snapshot: Snapshot) {
        let snapshot = Arc::new(snapshot);
        *self.snapshot.write().unwrap_or_else(PoisonError::into_inner) = Arc::clone(&snapshot);
        self.changes.send_modify(|change| {
            change.version = snapshot.version();
            change.revision = snapshot.revision;
        });
    }

    /// Notifies subscribers that the table was unloaded.
    pub(crate) fn close(&self) {
        self.changes.send_modify(|change| change.closed = true);
    }

    /// Marks the table as used at `now`.
    pub(crate) fn touch(&self, now: i64) {
        self.last_used.store(now, Ordering::Relaxed);
    }

    /// When the table was last used.
    pub(crate) fn last_used(&self) -> i64 {
        self.last_used.load(Ordering::Relaxed)
    }

    /// When the current turn expires, if it has a time limit.
    pub(crate) fn deadline(&self) -> Option<i64> {
        self.snapshot().deadline(self.settings.pace)
    }

    /// The seed, once the game is over.
    pub(crate) fn seed(&self) -> Option<Seed> {
        self.seed.filter(|_| self.snapshot().stage() == Stage::Over)
    }

    /// The complete record with its seed. Fails before the game is over, because the record contains hidden information.
    pub(crate) fn record(&self) -> Result<Record, Error> {
        let snapshot = self.snapshot();
        if snapshot.stage() != Stage::Over {
            return Err(Error::NotOver);
        }
        Ok(Record { players: transfer::players(&snapshot.seats), ..snapshot.table.record(true) })
    }

    /// Where the rounds and turns of `snapshot` begin. Takes as long as replaying the game: not for async threads.
    pub(crate) fn chapters(&self, snapshot: &Snapshot) -> Vec<Chapter> {
        let compute = || pages::chapters(self.game.board(), snapshot.table.as_ref());
        match snapshot.stage() {
            Stage::Over => self.chapters.get_or_init(compute).clone(),
            Stage::Waiting | Stage::Playing(_) | Stage::Ended => compute(),
        }
    }

    /// Scores by round. Fails before the game is over.
    pub(crate) fn rounds(&self) -> Result<&[RoundScores], Error> {
        let record = self.record()?;
        Ok(self.rounds.get_or_init(|| {
            pages::history(self.game.boxed(), self.game.board(), &record).unwrap_or_else(|error| {
                tracing::error!(table = %self.id, %error, "a finished game cannot be replayed for its scores");
                Vec::new()
            })
        }))
    }
}
