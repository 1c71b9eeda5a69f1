//! Whom people have blocked. A cache, so that drawing a page needs no query.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, PoisonError, RwLock},
};

use store::PersonId;

use crate::{app::App, errors::Error};

/// Those whom one person has blocked. Shared with the streams of that person, which learn of a change at once.
#[derive(Debug, Default)]
pub(crate) struct Blocked(RwLock<HashSet<PersonId>>);

impl Blocked {
    /// Whether this person is blocked.
    pub(crate) fn contains(&self, person: PersonId) -> bool {
        self.0.read().unwrap_or_else(PoisonError::into_inner).contains(&person)
    }

    fn replace(&self, people: Vec<PersonId>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = people.into_iter().collect();
    }
}

/// Maximum number of people in the cache.
const CAPACITY: usize = 20_000;

/// The cache.
#[derive(Default)]
pub(crate) struct BlockCache(Mutex<HashMap<PersonId, Arc<Blocked>>>);

impl BlockCache {
    fn get(&self, person: PersonId) -> Option<Arc<Blocked>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&person).cloned()
    }

    fn put(&self, person: PersonId, found: Vec<PersonId>) -> Arc<Blocked> {
        let mut cached = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if cached.len() >= CAPACITY {
            cached.retain(|_, blocked| Arc::strong_count(blocked) > 1);
        }
        let blocked = Arc::clone(cached.entry(person).or_default());
        blocked.replace(found);
        blocked
    }

    /// The people whose streams know whom they have blocked. The others are forgotten.
    fn in_use(&self) -> Vec<PersonId> {
        let mut cached = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        cached.retain(|_, blocked| Arc::strong_count(blocked) > 1);
        cached.keys().copied().collect()
    }

    /// Forgets everything, after people were merged or deleted.
    pub(crate) fn clear(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

impl App {
    /// Those whom a person has blocked.
    pub(crate) async fn blocked_by(&self, person: PersonId) -> Result<Arc<Blocked>, Error> {
        match self.blocks.get(person) {
            Some(blocked) => Ok(blocked),
            None => self.reload_blocks(person).await,
        }
    }

    /// Whether one of two people has blocked the other, as stored.
    pub(crate) async fn are_separated(&self, one: PersonId, other: PersonId) -> Result<bool, Error> {
        let (ones, others) = (self.store().blocked_by(one).await?, self.store().blocked_by(other).await?);
        Ok(ones.contains(&other) || others.contains(&one))
    }

    /// Reads the blocks of a person again, after a change.
    pub(crate) async fn reload_blocks(&self, person: PersonId) -> Result<Arc<Blocked>, Error> {
        let found = self.store().blocked_by(person).await?;
        Ok(self.blocks.put(person, found))
    }

    /// Reads all blocks again, after changes by another process.
    pub(crate) async fn reload_all_blocks(&self) -> Result<(), Error> {
        for person in self.blocks.in_use() {
            self.reload_blocks(person).await?;
        }
        Ok(())
    }
}
