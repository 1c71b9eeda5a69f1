//! The application state: configuration, store, live tables, background tasks.

mod bot_turns;
mod catch_up;
mod drawings;
mod evict;
mod replays;

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Instant,
};

use pages::{Links, model::TranslatedFolder};
use store::{PersonId, Store, TableId};
use tokio::sync::{OnceCell, Semaphore, mpsc, watch};

use crate::{
    accounts::{Confirmations, PasskeyChallenges},
    assets::{self, StaticFile},
    blocks::BlockCache,
    bot_pool::BotPool,
    clock::{self, Clock, Deadline},
    config::Config,
    errors::Error,
    hall::{self, Hall, Membership},
    house::{self, HouseCache},
    ids,
    limits::Limits,
    live_table::{Actor, Applied, CHAT_LINES, LiveTable, Submission},
    mail::Mailer,
    messages::{self, Messages},
    metrics::Metrics,
    notices::{self, Notices},
    passwords::Passwords,
    people,
    ratings::{self, Ratings},
    reviews::{self, Reviews},
    routes::Health,
    sessions::TokenCache,
    statistics::StatisticsCache,
    tips::Tips,
    worker,
};

/// A live table, or one that is being loaded.
type Slot = Arc<OnceCell<Arc<LiveTable>>>;

/// How often a change is tried that others keep forestalling.
const ATTEMPTS: u32 = 8;

/// The application state shared by all requests.
pub struct App {
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    config: Config,
    tables: Mutex<HashMap<TableId, Slot>>,
    deadlines: mpsc::UnboundedSender<Deadline>,
    pub(crate) bots: BotPool,
    metrics: Arc<Metrics>,
    stopping: watch::Sender<bool>,
    replays: Semaphore,
    /// The number of tables opened with a configured seed.
    seeded: AtomicU64,
    drawings: drawings::Drawings,
    pub(crate) reviews: Reviews,
    pub(crate) messages: Messages,
    /// How far the messages are translated.
    pub(crate) coverage: Vec<TranslatedFolder>,
    pub(crate) tips: Tips,
    pub(crate) links: Links,
    pub(crate) assets: Vec<StaticFile>,
    pub(crate) limits: Limits,
    pub(crate) passwords: Passwords,
    pub(crate) tokens: TokenCache,
    pub(crate) blocks: BlockCache,
    pub(crate) confirmations: Confirmations,
    pub(crate) challenges: PasskeyChallenges,
    pub(crate) health: Health,
    pub(crate) house: HouseCache,
    started: i64,
    /// `None` if the server sends no e-mails.
    pub(crate) mailer: Option<Mailer>,
    pub(crate) notices: Notices,
    pub(crate) ratings: Ratings,
    pub(crate) statistics: StatisticsCache,
    /// The other processes.
    pub(crate) hall: Hall,
    /// Whether the server still responds, but asks not to be sent anybody.
    draining: AtomicBool,
}

/// Why the application cannot start.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// A message file cannot be loaded.
    #[error("{0}")]
    Messages(#[from] words::DictionaryError),
    /// The threads of bots and drawings cannot be started.
    #[error("cannot start the threads for bots and drawings: {0}")]
    Threads(#[from] std::io::Error),
    /// The configuration of e-mails cannot be used.
    #[error("cannot send e-mails: {0}")]
    Mail(String),
}

impl App {
    /// Creates the application state and starts its background tasks. Must be called within a tokio runtime.
    pub fn open(
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        config: Config,
    ) -> Result<Arc<Self>, OpenError> {
        Self::open_in_cluster(store, clock, config, None)
    }

    /// The same for one of several processes that use a store together.
    pub fn open_in_cluster(
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        config: Config,
        membership: Option<Membership>,
    ) -> Result<Arc<Self>, OpenError> {
        let metrics = Arc::new(Metrics::new());
        let (hall, incoming) = match membership {
            Some(membership) => {
                let (hall, incoming) = Hall::joined(membership, &metrics);
                (hall, Some(incoming))
            }
            None => (Hall::alone(), None),
        };
        let bots = BotPool::new(&config, Arc::clone(&metrics))?;
        let (deadlines, deadline_changes) = mpsc::unbounded_channel();
        let (assets, links) = assets::all();
        if config.mail.is_some() && config.public_url.is_none() {
            return Err(OpenError::Mail("their links need the public address of the server".to_owned()));
        }
        let mailer = config.mail.as_ref().map(Mailer::new).transpose().map_err(OpenError::Mail)?;
        let app = Arc::new(Self {
            store,
            clock: Arc::clone(&clock),
            tables: Mutex::default(),
            deadlines,
            bots,
            metrics,
            stopping: watch::Sender::new(false),
            replays: replays::threads(),
            seeded: AtomicU64::new(0),
            drawings: drawings::Drawings::new()?,
            reviews: Reviews::new(&config),
            messages: Messages::load()?,
            coverage: messages::coverage(config.program_messages)?,
            tips: Tips::default(),
            links,
            assets,
            limits: if hall.is_shared() { Limits::new(&config).shared() } else { Limits::new(&config) },
            passwords: Passwords::default(),
            tokens: TokenCache::default(),
            blocks: BlockCache::default(),
            confirmations: Confirmations::default(),
            challenges: PasskeyChallenges::default(),
            health: Health::default(),
            house: HouseCache::default(),
            started: clock.now(),
            mailer,
            notices: Notices::default(),
            ratings: Ratings::default(),
            statistics: StatisticsCache::default(),
            hall,
            draining: AtomicBool::new(false),
            config,
        });
        tokio::spawn(house::follow(Arc::downgrade(&app)));
        tokio::spawn(house::run_retention(Arc::downgrade(&app), Arc::clone(&clock)));
        tokio::spawn(ratings::run_abandoned(Arc::downgrade(&app), Arc::clone(&clock)));
        tokio::spawn(notices::run(Arc::downgrade(&app), Arc::clone(&clock)));
        tokio::spawn(clock::run(Arc::downgrade(&app), clock, deadline_changes));
        tokio::spawn(evict::run(Arc::downgrade(&app)));
        tokio::spawn(people::normalize_logins(Arc::downgrade(&app)));
        tokio::spawn(ratings::catch_up(Arc::downgrade(&app)));
        match incoming {
            // Tables and reviews go on when their leases are taken.
            Some(incoming) => hall::start(&app, incoming),
            None => {
                tokio::spawn(bot_turns::resume(Arc::downgrade(&app)));
                tokio::spawn(reviews::resume(Arc::downgrade(&app)));
            }
        }
        tokio::spawn(worker::use_workers(Arc::downgrade(&app)));
        Ok(app)
    }

    pub(crate) fn store(&self) -> &dyn Store {
        self.store.as_ref()
    }

    pub(crate) fn clock(&self) -> &dyn Clock {
        self.clock.as_ref()
    }

    /// When the application was started.
    pub(crate) const fn started(&self) -> i64 {
        self.started
    }

    /// The number of seeds that were derived from the configured one.
    pub(crate) fn next_seeded(&self) -> u64 {
        self.seeded.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn config(&self) -> &Config {
        &self.config
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// Becomes `true` when shutdown begins.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    pub(crate) fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Whether the server still responds, but asks not to be sent anybody.
    pub(crate) fn is_draining(&self) -> bool {
        self.draining.load(Ordering::Relaxed)
    }

    /// Prepares a shutdown: proxies learn that others must take over, and other processes do so. Requests are still answered.
    pub async fn drain(&self) {
        self.draining.store(true, Ordering::Relaxed);
        self.hand_over().await;
    }

    /// How long requests are still answered after [`App::drain`]: until proxies have noticed.
    pub(crate) fn drain_time(&self) -> std::time::Duration {
        if self.hall.is_shared() { self.config.drain } else { std::time::Duration::ZERO }
    }

    /// Begins a graceful shutdown: ends streams, stops bots and rejects new commands.
    pub fn begin_shutdown(&self) {
        self.stopping.send_replace(true);
    }

    /// Completes a graceful shutdown: finishes all writes and closes the store.
    pub async fn finish_shutdown(&self) {
        self.begin_shutdown();
        self.notices.finish().await;
        if let Err(error) = self.store.close().await {
            tracing::error!(%error, "closing the store failed");
        }
    }

    /// The table with this id, loaded from the store if necessary.
    pub(crate) async fn live_table(&self, id: &str) -> Result<Arc<LiveTable>, Error> {
        if !ids::is_table(id) {
            return Err(Error::TableNotFound);
        }
        let id = TableId(id.to_owned());
        let slot = Arc::clone(self.tables().entry(id.clone()).or_default());
        let found = slot.get_or_try_init(|| self.load(&id)).await;
        match found {
            Ok(live) => {
                live.touch(self.clock.now());
                Ok(Arc::clone(live))
            }
            Err(error) => {
                // Remove the empty slot, so that unknown ids do not accumulate; unless another request has replaced or
                // initialised it.
                let mut tables = self.tables();
                if tables.get(&id).is_some_and(|kept| Arc::ptr_eq(kept, &slot) && !kept.initialized()) {
                    tables.remove(&id);
                }
                Err(error)
            }
        }
    }

    async fn load(&self, id: &TableId) -> Result<Arc<LiveTable>, Error> {
        let stored = self.store.load(id.clone()).await?.ok_or(Error::TableNotFound)?;
        let chat = self.store.chat(id.clone(), CHAT_LINES).await?;
        let result = if stored.row.summary.over { self.store.result(id.clone()).await? } else { None };
        let now = self.clock.now();
        let loaded = tokio::task::spawn_blocking(move || LiveTable::load(stored, chat, now)).await;
        let live = loaded.map_err(|error| {
            tracing::error!(table = %id, %error, "loading a table panicked");
            Error::TableUnreadable
        })??;
        if let Some(result) = result {
            live.keep_result(result);
        }
        if self.hall.is_shared() {
            live.share_presence(Arc::clone(&self.hall.presence));
        }
        self.metrics.tables.inc();
        Ok(live)
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Slot>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table with this id, if it is in memory.
    pub(crate) fn live_table_in_memory(&self, id: &str) -> Option<Arc<LiveTable>> {
        self.tables().get(&TableId(id.to_owned())).and_then(|slot| slot.get().cloned())
    }

    /// All tables in memory.
    pub(crate) fn live_tables(&self) -> Vec<Arc<LiveTable>> {
        self.tables().values().filter_map(|slot| slot.get().cloned()).collect()
    }

    /// Whether this person has this table open.
    pub(crate) fn is_present(&self, table: &TableId, person: PersonId) -> bool {
        let live = self.live_table_in_memory(&table.0);
        live.is_some_and(|live| live.is_watched_by(person))
            || self.hall.presence.of(table).iter().any(|watcher| watcher.is(person))
    }

    /// Removes a table from memory; the next request loads it from the store.
    pub(crate) fn unload(&self, id: &TableId) {
        let slot = self.tables().remove(id);
        if let Some(live) = slot.as_ref().and_then(|slot| slot.get()) {
            self.metrics.tables.dec();
            live.close();
        }
    }

    /// Whether this is the table in memory, and not one that was unloaded.
    fn is_current(&self, live: &Arc<LiveTable>) -> bool {
        let tables = self.tables();
        tables.get(&live.id).and_then(|slot| slot.get()).is_some_and(|current| Arc::ptr_eq(current, live))
    }

    /// Tells other processes of a change that this one has made, and does what follows from it.
    pub(crate) fn after_change(self: &Arc<Self>, live: &Arc<LiveTable>) {
        self.hall.announce(live);
        self.drive(live);
    }

    /// Updates the deadline, starts bots and records the result, as far as that is up to this process.
    pub(crate) fn drive(self: &Arc<Self>, live: &Arc<LiveTable>) {
        if self.hall.drives(&live.id) {
            self.set_deadline(live.id.clone(), live.deadline());
            self.run_bots(live);
        }
        if self.hall.runs_jobs() {
            self.record_result(live);
        }
    }

    /// Notes when the turn of a table expires.
    pub(crate) fn set_deadline(&self, table: TableId, at: Option<i64>) {
        // The receiver is gone only when the runtime shuts down.
        let _ = self.deadlines.send((table, at));
    }

    /// Changes a table. Runs to completion even if the client disconnects. If the table in memory is not what is stored, because
    /// another process has changed it, it catches up and `change` decides again.
    pub(crate) async fn change<T, F>(
        self: &Arc<Self>,
        live: &Arc<LiveTable>,
        change: impl Fn(Arc<Self>, Arc<LiveTable>) -> F + Send + Sync + 'static,
    ) -> Result<T, Error>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, Error>> + Send + 'static,
    {
        if self.is_stopping() {
            return Err(Error::ShuttingDown);
        }
        let (app, live) = (Arc::clone(self), Arc::clone(live));
        let id = live.id.clone();
        let task = tokio::spawn(async move {
            let mut result = change(Arc::clone(&app), Arc::clone(&live)).await;
            for _ in 1..ATTEMPTS {
                let again = match &result {
                    Ok(_) => false,
                    Err(Error::TableChanged) => app.catch_up(&live).await.is_ok(),
                    // It may have been stored.
                    Err(Error::StoreUnavailable | Error::OutcomeUnknown | Error::Internal) => false,
                    Err(_) => app.was_behind(&live).await,
                };
                if !again {
                    break;
                }
                result = change(Arc::clone(&app), Arc::clone(&live)).await;
            }
            if app.is_current(&live) {
                if result.is_ok() {
                    app.after_change(&live);
                }
            } else {
                // A write failed, and the table was unloaded. What was stored goes on without a request.
                tokio::spawn(async move { app.resume_later(&live.id).await });
            }
            result
        });
        task.await.unwrap_or_else(|error| {
            self.metrics.panics.inc();
            tracing::error!(table = %id, %error, "changing a table panicked; it is loaded again");
            self.unload(&id);
            Err(Error::Internal)
        })
    }

    /// Executes a command of a player or a bot and counts it.
    pub(crate) async fn submit(
        self: &Arc<Self>,
        live: &Arc<LiveTable>,
        actor: Actor,
        submission: Submission,
    ) -> Result<Applied, Error> {
        let started = Instant::now();
        let result = self
            .change(live, move |app, live| {
                let submission = submission.clone();
                async move { live.apply(&app, actor, submission).await }
            })
            .await;
        let outcome = match &result {
            Ok(Applied::Now) => "applied",
            Ok(Applied::Before) => "repeated",
            Err(error) => error.code(),
        };
        self.metrics.command(actor.name(), outcome, started.elapsed());
        result
    }

    /// Replaces the player by a bot if the turn of a table has expired.
    pub(crate) async fn expire_turn(self: &Arc<Self>, id: &TableId) -> Result<(), Error> {
        if !self.hall.drives(id) {
            return Ok(());
        }
        let live = self.live_table(&id.0).await?;
        self.change(&live, move |app, live| async move { live.expire_turn(&app).await }).await
    }
}
