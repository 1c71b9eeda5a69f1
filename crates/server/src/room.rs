//! One table in memory.

mod act;
mod ledger;
mod load;
mod moment;
mod seats;

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, OnceLock, PoisonError, RwLock,
        atomic::{AtomicBool, AtomicI64, Ordering},
    },
};

use catalog::Game;
use pages::{Guide, model::RoundScores};
use serde_json::Value;
use store::{PersonId, TableId};
use table::{dealer::Seed, record::Record};
use tokio::sync::watch;

use crate::{errors::Fault, settings::Settings, transfer};

pub(crate) use act::{Deed, Done, Order, Who, stored};
pub(crate) use ledger::Ledger;
pub(crate) use moment::{Moment, Stage, names};

/// What those who watch a table are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tick {
    /// Number of events.
    pub(crate) version: usize,
    /// Grows with every change, those of seats and chat included.
    pub(crate) revision: u64,
    /// The table leaves memory: look for it again.
    pub(crate) closed: bool,
}

/// A table in memory. Readers take its moment and need no lock for long; writers come one after the other.
pub(crate) struct Room {
    pub(crate) id: TableId,
    pub(crate) game: &'static dyn Game,
    pub(crate) settings: Settings,
    pub(crate) public: bool,
    /// The options of the game.
    pub(crate) options: Value,
    /// The promise of the dealer.
    pub(crate) commitment: Option<String>,
    /// Secret while the game runs.
    seed: Option<Seed>,
    /// Scores by round, once the game is over.
    rounds: OnceLock<Vec<RoundScores>>,
    /// The script, if this is a guided start.
    pub(crate) guide: Option<Guide>,
    moment: RwLock<Arc<Moment>>,
    ledger: tokio::sync::Mutex<Ledger>,
    ticks: watch::Sender<Tick>,
    /// Does a task play for the bots of this table?
    pub(crate) driving: AtomicBool,
    used: AtomicI64,
    /// Open streams by person.
    present: Mutex<HashMap<Option<PersonId>, usize>>,
}

impl Room {
    /// What is true now.
    pub(crate) fn now(&self) -> Arc<Moment> {
        Arc::clone(&self.moment.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Hears of every change from now on.
    pub(crate) fn ticks(&self) -> watch::Receiver<Tick> {
        self.ticks.subscribe()
    }

    /// Lets everybody see what is true now.
    fn show(&self, moment: Moment) -> Arc<Moment> {
        let moment = Arc::new(Moment { revision: moment.revision + 1, ..moment });
        *self.moment.write().unwrap_or_else(PoisonError::into_inner) = Arc::clone(&moment);
        self.ticks.send_modify(|tick| {
            tick.version = moment.version();
            tick.revision = moment.revision;
        });
        moment
    }

    /// Tells those who watch that this is no longer the place to look.
    pub(crate) fn close(&self) {
        self.ticks.send_modify(|tick| tick.closed = true);
    }

    /// Somebody uses the table.
    pub(crate) fn touch(&self, now: i64) {
        self.used.store(now, Ordering::Relaxed);
    }

    /// When somebody last used it.
    pub(crate) fn used(&self) -> i64 {
        self.used.load(Ordering::Relaxed)
    }

    /// When the turn runs out, if it does.
    pub(crate) fn deadline(&self) -> Option<i64> {
        self.now().deadline(self.settings.pace)
    }

    /// The seed, once the game is over.
    pub(crate) fn seed(&self) -> Option<Seed> {
        self.seed.filter(|_| self.now().stage() == Stage::Over)
    }

    /// The whole record with its seed, once the game is over: before, it says what is hidden.
    pub(crate) fn record(&self) -> Result<Record, Fault> {
        let now = self.now();
        if now.stage() != Stage::Over {
            return Err(Fault::NotOver);
        }
        Ok(Record { players: transfer::players(&now.seats), ..now.table.record(true) })
    }

    /// Scores by round, once the game is over.
    pub(crate) fn rounds(&self) -> &[RoundScores] {
        self.rounds.get_or_init(|| {
            let rounds = self.record().ok().map(|record| {
                pages::history(self.game.boxed(), self.game.board(), &record).unwrap_or_default()
            });
            rounds.unwrap_or_default()
        })
    }

    /// Somebody watches, until the guard is dropped.
    pub(crate) fn enter(self: &Arc<Self>, person: Option<PersonId>) -> Presence {
        *self.present.lock().unwrap_or_else(PoisonError::into_inner).entry(person).or_default() += 1;
        Presence { room: Arc::clone(self), person }
    }

    /// Has this person a page of the table open?
    pub(crate) fn is_present(&self, person: PersonId) -> bool {
        self.present.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&Some(person))
    }

    /// Does anybody watch?
    pub(crate) fn is_watched(&self) -> bool {
        !self.present.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }
}

/// Somebody watches a table.
pub(crate) struct Presence {
    room: Arc<Room>,
    person: Option<PersonId>,
}

impl Drop for Presence {
    fn drop(&mut self) {
        let mut present = self.room.present.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = present.get_mut(&self.person) {
            *count -= 1;
            if *count == 0 {
                present.remove(&self.person);
            }
        }
    }
}
