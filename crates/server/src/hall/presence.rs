//! Who has a table open at other processes.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use store::TableId;

use crate::live_table::Watcher;

/// What a process has told counts for this long, unless it tells it again: a message that was lost does no harm for longer.
const KEPT: Duration = Duration::from_secs(40);
/// The same for what it told before this process could not hear it.
const DOUBTED: Duration = Duration::from_secs(10);

/// The watchers of a table at one process.
#[derive(Debug)]
struct Told {
    watchers: Vec<Watcher>,
    /// Until when it counts.
    until: Instant,
}

/// The watchers of each table, by process.
type Elsewhere = HashMap<TableId, HashMap<String, Told>>;

/// Who has a table open at other processes. Nobody, if there are none.
#[derive(Debug, Default)]
pub(crate) struct Presence(Mutex<Elsewhere>);

impl Presence {
    fn lock(&self) -> MutexGuard<'_, Elsewhere> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The watchers of a table at other processes.
    pub(crate) fn of(&self, table: &TableId) -> Vec<Watcher> {
        let now = Instant::now();
        let watchers = |processes: &HashMap<String, Told>| {
            let told = processes.values().filter(|told| now < told.until);
            told.flat_map(|told| &told.watchers).cloned().collect()
        };
        self.lock().get(table).map(watchers).unwrap_or_default()
    }

    /// Replaces the watchers of a table at a process. Returns those before.
    pub(super) fn set(
        &self,
        table: &TableId,
        process: &str,
        watchers: Vec<Watcher>,
        now: Instant,
    ) -> Vec<Watcher> {
        let until = now + KEPT;
        let mut elsewhere = self.lock();
        let before = if watchers.is_empty() {
            elsewhere.get_mut(table).and_then(|processes| processes.remove(process))
        } else {
            elsewhere.entry(table.clone()).or_default().insert(process.to_owned(), Told { watchers, until })
        };
        if elsewhere.get(table).is_some_and(HashMap::is_empty) {
            elsewhere.remove(table);
        }
        before.map(|before| before.watchers).unwrap_or_default()
    }

    /// Forgets processes that are not there any more, and what was not told again in time. Returns the tables that this is about.
    pub(super) fn keep(&self, is_there: impl Fn(&str) -> bool, now: Instant) -> Vec<TableId> {
        let mut changed = Vec::new();
        self.lock().retain(|table, processes| {
            let before = processes.len();
            processes.retain(|process, told| is_there(process) && now < told.until);
            if processes.len() < before {
                changed.push(table.clone());
            }
            !processes.is_empty()
        });
        changed
    }

    /// This process did not hear the others for a time. They are asked to tell again what is still so.
    pub(super) fn doubt(&self, now: Instant) {
        for told in self.lock().values_mut().flat_map(HashMap::values_mut) {
            told.until = told.until.min(now + DOUBTED);
        }
    }
}

#[cfg(test)]
mod tests {
    use pages::BotSpeed;

    use super::*;

    #[test]
    fn what_a_process_does_not_tell_again_is_forgotten() {
        let presence = Presence::default();
        let (cave, camp) = (TableId("cave".to_owned()), TableId("camp".to_owned()));
        let watcher = || vec![Watcher::new(None, BotSpeed::default())];
        let begin = Instant::now();
        presence.set(&cave, "a", watcher(), begin);
        presence.set(&camp, "a", watcher(), begin);
        assert_eq!(presence.set(&camp, "a", watcher(), begin + KEPT / 2), watcher());
        assert_eq!(presence.keep(|_| true, begin + KEPT / 2), []);
        assert_eq!(presence.keep(|_| true, begin + KEPT), std::slice::from_ref(&cave));
        assert_eq!((presence.of(&cave), presence.of(&camp)), (Vec::new(), watcher()));
        assert_eq!(presence.keep(|process| process != "a", begin + KEPT), std::slice::from_ref(&camp));
        assert_eq!(presence.of(&camp), []);
    }

    #[test]
    fn what_a_process_does_not_confirm_after_an_interruption_is_forgotten_soon() {
        let presence = Presence::default();
        let (cave, camp) = (TableId("cave".to_owned()), TableId("camp".to_owned()));
        let watcher = || vec![Watcher::new(None, BotSpeed::default())];
        let begin = Instant::now();
        presence.set(&cave, "a", watcher(), begin);
        presence.set(&camp, "a", watcher(), begin);
        presence.doubt(begin);
        presence.set(&camp, "a", watcher(), begin);
        assert_eq!(presence.keep(|_| true, begin + DOUBTED), [cave]);
        assert_eq!(presence.of(&camp), watcher());
    }
}
