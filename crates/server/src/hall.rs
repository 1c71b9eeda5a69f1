//! All tables: those in memory, and the way to those that are not.

mod driver;
mod sweep;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use pages::{Asset, Links};
use store::{Store, TableId};
use tokio::sync::{OnceCell, mpsc, watch};

use crate::{
    assets,
    bots::Thinkers,
    clock::{self, Clock, Deadline},
    config::Config,
    errors::Fault,
    ids,
    limits::Limits,
    metrics::Metrics,
    passwords::Passwords,
    people::Tokens,
    room::{Done, Order, Room, Who},
    speech::Library,
};

/// A table in memory, or on its way there.
type Slot = Arc<OnceCell<Arc<Room>>>;

/// Lines of chat that come into memory with a table.
const CHAT_LINES: u32 = 100;

/// Everything the server has.
pub struct Hall {
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    config: Config,
    rooms: Mutex<HashMap<TableId, Slot>>,
    deadlines: mpsc::UnboundedSender<Deadline>,
    thinkers: Thinkers,
    metrics: Arc<Metrics>,
    stopping: watch::Sender<bool>,
    pub(crate) library: Library,
    pub(crate) links: Links,
    pub(crate) assets: Vec<Asset>,
    pub(crate) limits: Limits,
    pub(crate) passwords: Passwords,
    pub(crate) tokens: Tokens,
}

/// Why the hall cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The words of the pages are not in order.
    #[error("{0}")]
    Words(#[from] words::DictionaryError),
    /// No threads for bots.
    #[error("no threads for bots: {0}")]
    Threads(#[from] std::io::Error),
}

impl Hall {
    /// Opens the hall over a store. Needs a tokio runtime.
    pub fn open(
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        config: Config,
    ) -> Result<Arc<Self>, OpenError> {
        let metrics = Arc::new(Metrics::new());
        let thinkers = Thinkers::new(config.bot_threads, config.bot_time, Arc::clone(&metrics))?;
        let (deadlines, agenda) = mpsc::unbounded_channel();
        let (assets, links) = assets::all();
        let hall = Arc::new(Self {
            store,
            clock: Arc::clone(&clock),
            rooms: Mutex::default(),
            deadlines,
            thinkers,
            metrics,
            stopping: watch::Sender::new(false),
            library: Library::new()?,
            links,
            assets,
            limits: Limits::new(config.rate_limits, config.streams_per_person),
            passwords: Passwords::default(),
            tokens: Tokens::default(),
            config,
        });
        tokio::spawn(clock::watch(Arc::downgrade(&hall), clock, agenda));
        tokio::spawn(sweep::sweep(Arc::downgrade(&hall)));
        tokio::spawn(driver::wake(Arc::downgrade(&hall)));
        Ok(hall)
    }

    pub(crate) fn store(&self) -> &dyn Store {
        self.store.as_ref()
    }

    pub(crate) fn clock(&self) -> &dyn Clock {
        self.clock.as_ref()
    }

    pub(crate) fn config(&self) -> &Config {
        &self.config
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// Becomes `true` when the server stops: streams end, bots rest.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Ends streams and lets bots rest, so that connections can close.
    pub fn begin_stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Has everything written and closes the store.
    pub async fn finish_stop(&self) {
        self.begin_stop();
        if let Err(error) = self.store.close().await {
            tracing::error!(%error, "the store did not close well");
        }
    }

    /// The table with this id, from memory or from the store.
    pub(crate) async fn room(&self, id: &str) -> Result<Arc<Room>, Fault> {
        if !ids::is_table(id) {
            return Err(Fault::NoTable);
        }
        let id = TableId(id.to_owned());
        let slot = Arc::clone(self.rooms().entry(id.clone()).or_default());
        let found = slot.get_or_try_init(|| self.load(&id)).await;
        match found {
            Ok(room) => {
                room.touch(self.clock.now());
                Ok(Arc::clone(room))
            }
            Err(fault) => {
                // Ids that lead nowhere must not fill the memory; somebody else may still be looking for this one.
                let mut rooms = self.rooms();
                if rooms.get(&id).is_some_and(|kept| Arc::ptr_eq(kept, &slot) && !kept.initialized()) {
                    rooms.remove(&id);
                }
                Err(fault)
            }
        }
    }

    async fn load(&self, id: &TableId) -> Result<Arc<Room>, Fault> {
        let stored = self.store.load(id.clone()).await?.ok_or(Fault::NoTable)?;
        let chat = self.store.chat(id.clone(), CHAT_LINES).await?;
        let now = self.clock.now();
        let room = tokio::task::spawn_blocking(move || Room::load(stored, chat, now))
            .await
            .map_err(|_| Fault::Internal)??;
        self.metrics.tables.inc();
        Ok(room)
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Slot>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All tables in memory.
    pub(crate) fn rooms_in_memory(&self) -> Vec<Arc<Room>> {
        self.rooms().values().filter_map(|slot| slot.get().cloned()).collect()
    }

    /// Drops a table from memory: the store is to be asked again.
    pub(crate) fn forget(&self, id: &TableId) {
        let slot = self.rooms().remove(id);
        if let Some(room) = slot.as_ref().and_then(|slot| slot.get()) {
            self.metrics.tables.dec();
            room.close();
        }
    }

    /// Something changed at a table: the clock and the bots have to know.
    pub(crate) fn changed(self: &Arc<Self>, room: &Arc<Room>) {
        let _ = self.deadlines.send((room.id.clone(), room.deadline()));
        self.drive(room);
    }

    /// Does something at a table to the end, even if whoever asked hangs up.
    pub(crate) async fn change<T, F>(
        self: &Arc<Self>,
        room: &Arc<Room>,
        deed: impl FnOnce(Arc<Self>, Arc<Room>) -> F,
    ) -> Result<T, Fault>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, Fault>> + Send + 'static,
    {
        if self.is_stopping() {
            return Err(Fault::Stopping);
        }
        let deed = deed(Arc::clone(self), Arc::clone(room));
        let (hall, room) = (Arc::clone(self), Arc::clone(room));
        let task = tokio::spawn(async move {
            let answer = deed.await;
            if answer.is_ok() {
                hall.changed(&room);
            }
            answer
        });
        task.await.unwrap_or(Err(Fault::Internal))
    }

    /// Somebody plays or takes something back.
    pub(crate) async fn act(
        self: &Arc<Self>,
        room: &Arc<Room>,
        who: Who,
        order: Order,
    ) -> Result<Done, Fault> {
        let began = Instant::now();
        let answer =
            self.change(room, |hall, room| async move { room.act_once(&hall, who, order).await }).await;
        let actor = match who {
            Who::Person(_) => "person",
            Who::Bot => "bot",
        };
        let outcome = match &answer {
            Ok(Done::Applied) => "applied",
            Ok(Done::Repeated) => "repeated",
            Err(fault) => fault.code(),
        };
        self.metrics.deed(actor, outcome, began.elapsed());
        answer
    }

    /// A turn may have run out.
    pub(crate) async fn run_out(self: &Arc<Self>, id: &TableId) -> Result<(), Fault> {
        let room = self.room(&id.0).await?;
        self.change(&room, |hall, room| async move { room.run_out(&hall).await }).await
    }

    /// How long tables nobody uses stay in memory.
    fn idle(&self) -> Duration {
        self.config.idle
    }
}
