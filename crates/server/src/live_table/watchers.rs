//! Who has a table open.

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use pages::BotSpeed;
use store::PersonId;

use super::LiveTable;

/// One open stream of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Watcher {
    /// `None` for an anonymous spectator.
    person: Option<PersonId>,
    bots: BotSpeed,
}

/// The open streams of a table.
#[derive(Debug, Default)]
pub(super) struct Watchers(Mutex<Vec<Watcher>>);

impl Watchers {
    fn lock(&self) -> MutexGuard<'_, Vec<Watcher>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl LiveTable {
    /// Registers a watcher until the guard is dropped.
    pub(crate) fn watch(self: &Arc<Self>, person: Option<PersonId>, bots: BotSpeed) -> WatchGuard {
        let watcher = Watcher { person, bots };
        self.watchers.lock().push(watcher);
        WatchGuard { live: Arc::clone(self), watcher }
    }

    /// Whether this person has the table open.
    pub(crate) fn is_watched_by(&self, person: PersonId) -> bool {
        self.watchers.lock().iter().any(|watcher| watcher.person == Some(person))
    }

    /// How long bots wait before they act, so that everybody who watches can follow; `usual` is the time of the server.
    pub(crate) fn bot_pause(&self, usual: Duration) -> Duration {
        let wanted = |watcher: &Watcher| match watcher.bots {
            BotSpeed::Instant => Duration::ZERO,
            BotSpeed::Fast => usual / 2,
            BotSpeed::Normal => usual,
            BotSpeed::Slow => usual * 3,
        };
        self.watchers.lock().iter().map(wanted).max().unwrap_or_default()
    }
}

/// A registered watcher of a table.
pub(crate) struct WatchGuard {
    live: Arc<LiveTable>,
    watcher: Watcher,
}

impl Drop for WatchGuard {
    fn drop(&mut self) {
        let mut watchers = self.live.watchers.lock();
        if let Some(place) = watchers.iter().position(|watcher| *watcher == self.watcher) {
            watchers.swap_remove(place);
        }
    }
}
