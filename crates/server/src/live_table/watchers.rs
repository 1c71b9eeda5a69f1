//! Who has a table open.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak},
    time::Duration,
};

use pages::{BotSpeed, model::Watching};
use serde::{Deserialize, Serialize};
use store::{Occupant, Person, PersonId};
use table::Seat;

use super::{Deed, LiveTable, Snapshot};
use crate::{app::App, hall::Presence as Elsewhere};

/// How long a person who closes the table counts as present: loading a page again closes it, too.
const LEAVING: Duration = Duration::from_secs(3);
/// How soon others learn of an arrival. People who arrive together are told together.
const ARRIVING: Duration = Duration::from_millis(300);

/// A person who watches, or an anonymous spectator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Watcher {
    /// Id and name; `None` for an anonymous spectator.
    person: Option<(PersonId, String)>,
    /// The name of a [`BotSpeed`].
    bots: String,
}

impl Watcher {
    /// A reader who wants bots to play at this speed.
    pub(crate) fn new(person: Option<&Person>, bots: BotSpeed) -> Self {
        Self { person: person.map(|person| (person.id, person.name.clone())), bots: bots.name().to_owned() }
    }

    pub(crate) fn is(&self, person: PersonId) -> bool {
        self.person.as_ref().is_some_and(|(id, _)| *id == person)
    }
}

/// The open streams of a table, and who was present when readers were last told.
#[derive(Debug, Default)]
pub(super) struct Watchers {
    open: Mutex<Vec<Watcher>>,
    told: Mutex<Presence>,
    /// The streams at other processes.
    elsewhere: OnceLock<Arc<Elsewhere>>,
}

/// Who is present: the people at the table by seat, and those who watch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Presence {
    seats: BTreeMap<usize, bool>,
    watching: Watching,
}

impl Presence {
    fn is_empty(&self) -> bool {
        !self.seats.values().any(|here| *here) && self.watching == Watching::default()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl LiveTable {
    /// Registers a watcher until the guard is dropped.
    pub(crate) fn watch(self: &Arc<Self>, app: &Arc<App>, watcher: Watcher) -> WatchGuard {
        lock(&self.watchers.open).push(watcher.clone());
        app.hall.announce_presence(&self.id);
        self.tell_presence_after(ARRIVING, Arc::downgrade(app));
        WatchGuard { live: Arc::clone(self), watcher, app: Arc::downgrade(app) }
    }

    /// Counts those who have the table open at other processes, too.
    pub(crate) fn share_presence(&self, elsewhere: Arc<Elsewhere>) {
        // A table is shared once, when it is loaded.
        let _ = self.watchers.elsewhere.set(elsewhere);
    }

    /// Who has the table open at this process.
    pub(crate) fn watchers_here(&self) -> Vec<Watcher> {
        lock(&self.watchers.open).clone()
    }

    /// Looks at everybody who has the table open.
    fn each_watcher(&self, mut look: impl FnMut(&Watcher)) {
        lock(&self.watchers.open).iter().for_each(&mut look);
        if let Some(elsewhere) = self.watchers.elsewhere.get() {
            elsewhere.of(&self.id).iter().for_each(look);
        }
    }

    /// Whether this person has the table open.
    pub(crate) fn is_watched_by(&self, person: PersonId) -> bool {
        let mut found = false;
        self.each_watcher(|watcher| found |= watcher.is(person));
        found
    }

    /// Who watches without a seat.
    pub(crate) fn watching(&self, snapshot: &Snapshot) -> Watching {
        let mut watching = Watching::default();
        self.each_watcher(|watcher| match &watcher.person {
            None => watching.anonymous += 1,
            Some((person, name)) if snapshot.seats_of(*person).is_empty() => {
                watching.names.push(name.clone());
            }
            Some(_) => {}
        });
        // One person may have several pages open.
        watching.names.sort();
        watching.names.dedup();
        watching
    }

    fn presence(&self, snapshot: &Snapshot) -> Presence {
        let people = snapshot.seats.iter().filter_map(|row| match row.occupant {
            Occupant::Person(person) => Some((usize::from(row.seat), self.is_watched_by(person))),
            Occupant::Open | Occupant::Bot => None,
        });
        Presence { seats: people.collect(), watching: self.watching(snapshot) }
    }

    /// Tells all readers who is present, once that has settled.
    pub(crate) fn tell_presence_after(self: &Arc<Self>, wait: Duration, app: Weak<App>) {
        // Streams end outside of the runtime when the server has stopped.
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        let live = Arc::clone(self);
        runtime.spawn(async move {
            tokio::time::sleep(wait).await;
            if let Some(app) = app.upgrade() {
                live.tell_presence(app.clock().now()).await;
            }
        });
    }

    async fn tell_presence(&self, at: i64) {
        let _history = self.history.lock().await;
        let snapshot = self.snapshot();
        let now = self.presence(&snapshot);
        let before = std::mem::replace(&mut *lock(&self.watchers.told), now.clone());
        // Whoever comes first has nobody to tell, and whoever goes last leaves nobody behind.
        if before == now || before.is_empty() || now.is_empty() {
            return;
        }
        let mut next = Snapshot::clone(&snapshot);
        for (&seat, &here) in &now.seats {
            match (before.seats.get(&seat), here) {
                (Some(false), true) => next = next.told(at, Seat::new(seat), Deed::Arrived),
                (Some(true), false) => next = next.told(at, Seat::new(seat), Deed::WentAway),
                (None | Some(_), _) => {}
            }
        }
        self.publish_in_memory(next);
    }

    /// Has the pages that show the table drawn again, although nothing has happened there.
    pub(crate) async fn show_again(&self) {
        let _history = self.history.lock().await;
        self.publish_in_memory(Snapshot::clone(&self.snapshot()));
    }

    /// How long bots wait before they act, so that everybody who watches can follow; `usual` is the time of the server.
    pub(crate) fn bot_pause(&self, usual: Duration) -> Duration {
        let speed = |watcher: &Watcher| BotSpeed::ALL.iter().copied().find(|it| it.name() == watcher.bots);
        let wanted = |watcher: &Watcher| match speed(watcher).unwrap_or_default() {
            BotSpeed::Instant => Duration::ZERO,
            BotSpeed::Fast => usual / 2,
            BotSpeed::Normal => usual,
            BotSpeed::Slow => usual * 3,
        };
        let mut longest = Duration::ZERO;
        self.each_watcher(|watcher| longest = longest.max(wanted(watcher)));
        longest
    }
}

/// A registered watcher of a table.
pub(crate) struct WatchGuard {
    live: Arc<LiveTable>,
    watcher: Watcher,
    app: Weak<App>,
}

impl Drop for WatchGuard {
    fn drop(&mut self) {
        {
            let mut watchers = lock(&self.live.watchers.open);
            if let Some(place) = watchers.iter().position(|watcher| *watcher == self.watcher) {
                watchers.swap_remove(place);
            }
        }
        if let Some(app) = self.app.upgrade() {
            app.hall.announce_presence(&self.live.id);
        }
        self.live.tell_presence_after(LEAVING, Weak::clone(&self.app));
    }
}
