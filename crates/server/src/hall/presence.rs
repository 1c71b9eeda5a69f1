//! Who has a table open at other processes.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use store::TableId;

use crate::live_table::Watcher;

/// The watchers of each table, by process.
type Elsewhere = HashMap<TableId, HashMap<String, Vec<Watcher>>>;

/// Who has a table open at other processes. Nobody, if there are none.
#[derive(Debug, Default)]
pub(crate) struct Presence(Mutex<Elsewhere>);

impl Presence {
    fn lock(&self) -> MutexGuard<'_, Elsewhere> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The watchers of a table at other processes.
    pub(crate) fn of(&self, table: &TableId) -> Vec<Watcher> {
        self.lock()
            .get(table)
            .map(|processes| processes.values().flatten().cloned().collect())
            .unwrap_or_default()
    }

    /// Replaces the watchers of a table at a process. Returns how many there were.
    pub(super) fn set(&self, table: &TableId, process: &str, watchers: Vec<Watcher>) -> usize {
        let mut elsewhere = self.lock();
        let before = if watchers.is_empty() {
            elsewhere.get_mut(table).and_then(|processes| processes.remove(process))
        } else {
            elsewhere.entry(table.clone()).or_default().insert(process.to_owned(), watchers)
        };
        if elsewhere.get(table).is_some_and(HashMap::is_empty) {
            elsewhere.remove(table);
        }
        before.map_or(0, |before| before.len())
    }

    /// Forgets processes that are not there any more. Returns the tables that they watched.
    pub(super) fn keep_processes(&self, is_there: impl Fn(&str) -> bool) -> Vec<TableId> {
        let mut changed = Vec::new();
        self.lock().retain(|table, processes| {
            let before = processes.len();
            processes.retain(|process, _| is_there(process));
            if processes.len() < before {
                changed.push(table.clone());
            }
            !processes.is_empty()
        });
        changed
    }
}
