//! Results of finished tables, and the ratings that follow from them.
//!
//! A table that has ended is stored first; its result is derived from what is stored, then rated. Should the server fail in
//! between, [`catch_up`] finds at the next start what is missing. `ochre ratings rebuild` runs the same code over all tables.

mod abandoned;
mod bots;
mod derive;
mod game;
mod settle;

use std::{
    collections::{BTreeSet, HashMap},
    sync::{Arc, PoisonError, RwLock, Weak},
    time::{Duration, Instant},
};

use pages::model::SeatRating;
use store::{Person, PersonId, SeatResult, StoreError, TableId, TableResult};
use table::Seat;

pub(crate) use abandoned::run as run_abandoned;
pub(crate) use derive::{Sources, Verdict};
pub(crate) use game::{conservative, has_left, numbers};
pub use settle::{Rebuilt, rebuild_ratings};

use self::{
    derive::{Beginning, Kind, verdict},
    settle::{Keep, Scope},
};
use crate::{
    app::App,
    errors::Error,
    live_table::{LiveTable, Snapshot},
    profile::shown,
    retries::Failures,
};

pub(crate) use bots::rating as bot_rating;

/// Rated games until a person is listed in a leaderboard.
pub(crate) const RANKED_GAMES: u64 = 5;

/// The order of writes about ratings, and who has a public profile.
#[derive(Default)]
pub(crate) struct Ratings {
    /// Results are recorded and rated one at a time. Knows the tables whose results cannot be read.
    writing: tokio::sync::Mutex<Failures<TableId>>,
    /// The handles of public profiles. Other processes tell when they change them.
    profiles: RwLock<HashMap<PersonId, String>>,
}

impl Ratings {
    /// The handle of the public profile of a person.
    pub(crate) fn handle(&self, person: PersonId) -> Option<String> {
        self.profiles.read().unwrap_or_else(PoisonError::into_inner).get(&person).cloned()
    }

    /// Notes that a profile has become public, or private again.
    pub(crate) fn set_handle(&self, person: PersonId, handle: Option<String>) {
        let mut profiles = self.profiles.write().unwrap_or_else(PoisonError::into_inner);
        match handle {
            Some(handle) => profiles.insert(person, handle),
            None => profiles.remove(&person),
        };
    }
}

impl Ratings {
    /// Waits until nothing about ratings is being written, but not for long. Nothing is written before the guard is dropped.
    pub(crate) async fn pause(&self, longest: Duration) -> Option<impl Sized> {
        tokio::time::timeout(longest, self.writing.lock()).await.ok()
    }

    /// Replaces all handles.
    pub(crate) fn set_handles(&self, profiles: Vec<(PersonId, String)>) {
        *self.profiles.write().unwrap_or_else(PoisonError::into_inner) = profiles.into_iter().collect();
    }
}

/// How a game changed ratings, as far as a reader may know: of people with public profiles, and of the reader if that is an account.
pub(crate) fn visible_changes(app: &App, result: &TableResult, reader: Option<&Person>) -> Vec<SeatRating> {
    let reader = reader.filter(|person| person.login.is_some()).map(|person| person.id);
    let visible = |seat: &SeatResult| {
        let (person, change) = (seat.person?, seat.change?);
        let known = reader == Some(person) || app.ratings.handle(person).is_some();
        known.then(|| SeatRating {
            seat: Seat::new(usize::from(seat.seat)),
            before: shown(change.before),
            after: shown(change.after),
        })
    };
    result.seats.iter().filter_map(visible).collect()
}

/// At startup: reads who has a public profile, and records and rates what is missing.
pub(crate) async fn catch_up(app: Weak<App>) {
    let Some(app) = app.upgrade() else { return };
    match app.store().public_profiles().await {
        Ok(profiles) => app.ratings.set_handles(profiles),
        Err(error) => tracing::error!(%error, "cannot list the public profiles"),
    }
    // One of several processes does it when it has the lease.
    if !app.hall.is_shared() {
        app.record_due_results().await;
    }
}

impl App {
    /// Records and rates the results that are missing or stale.
    pub(crate) async fn record_due_results(&self) {
        if let Err(error) = self.try_due_results().await {
            tracing::error!(%error, "cannot record the results of finished tables");
        }
    }

    async fn try_due_results(&self) -> Result<(), StoreError> {
        let mut unreadable = self.ratings.writing.lock().await;
        if !self.hall.runs_jobs() {
            return Ok(());
        }
        let mut games: BTreeSet<String> =
            catalog::all().iter().map(|game| game.boxed().name().to_owned()).collect();
        let mut due = self.store().due_results().await?;
        unreadable.keep(|table| due.contains(table));
        due.retain(|table| unreadable.may_try(table, Instant::now()));
        for id in due {
            if !self.hall.runs_jobs() {
                return Ok(());
            }
            match settle::record(self.store(), &id, Keep::Due).await? {
                Some(result) => {
                    games.insert(result.game);
                }
                None => {
                    tracing::warn!(table = %id, "the result of a finished table cannot be read");
                    unreadable.note(id, Instant::now());
                }
            }
        }
        for game in games {
            settle::review_verdicts(self.store(), &game).await?;
            settle::settle(self.store(), &game, Scope::New).await?;
            self.statistics.forget(&game);
        }
        Ok(())
    }

    /// Records and rates the result of a table that is over, once, and shows it there.
    pub(crate) fn record_result(self: &Arc<Self>, live: &Arc<LiveTable>) {
        if !live.begin_result() {
            return;
        }
        self.record_stored_result(live.id.clone());
    }

    /// The same for a table that is stored, whether it is in memory or not.
    pub(crate) fn record_stored_result(self: &Arc<Self>, table: TableId) {
        let app = Arc::clone(self);
        tokio::spawn(async move {
            if let Err(error) = app.try_result(&table).await {
                tracing::error!(%table, %error, "the result of a table is not recorded; the next start does it");
            }
        });
    }

    async fn try_result(self: &Arc<Self>, table: &TableId) -> Result<(), Error> {
        {
            let _writing = self.ratings.writing.lock().await;
            if !self.hall.runs_jobs() {
                // Whoever does it now looks for results that are missing.
                return Ok(());
            }
            if let Some(result) = settle::record(self.store(), table, Keep::Changed).await? {
                settle::settle(self.store(), &result.game, Scope::New).await?;
                self.statistics.forget(&result.game);
            }
        }
        if let Some(live) = self.live_table_in_memory(&table.0) {
            self.catch_up(&live).await?;
        }
        self.announce_stored(table).await
    }

    /// Whether the game of a table would count for ratings if it ended now.
    pub(crate) async fn counts(&self, live: &LiveTable, snapshot: &Snapshot) -> Result<bool, Error> {
        let accounts = settle::accounts(self.store(), &snapshot.seats).await?;
        let kind = Kind {
            origin: &live.settings.origin,
            beginning: Beginning::of(&snapshot.table.record(false)),
            public: live.public,
            accounts: &accounts,
        };
        Ok(verdict(&snapshot.seats, &kind) == Verdict::Rated)
    }

    /// After a guest has become an account, or has passed the seats to one: results and ratings follow.
    pub(crate) async fn merge_results(self: &Arc<Self>) -> Result<(), Error> {
        if self.hall.runs_jobs() {
            self.record_due_results().await;
        }
        self.catch_up_all().await
    }
}
