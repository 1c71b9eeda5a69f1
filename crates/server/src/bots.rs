//! Bots think on threads of their own, one decision at a time, and never delay a person's request.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, PoisonError, mpsc},
    time::{Duration, Instant},
};

pub(crate) use bots::Level;
use bots::Limits;
use catalog::Game;
use table::any::AnyTable;
use tokio::sync::oneshot;

use crate::{errors::Fault, ids, metrics::Metrics};

/// A decision to think about.
struct Thought {
    game: &'static dyn Game,
    table: Arc<dyn AnyTable>,
    level: Level,
    seed: u64,
    time: Duration,
    answer: oneshot::Sender<Option<String>>,
}

/// The threads bots think on, and the queue before them.
#[derive(Debug)]
pub(crate) struct Thinkers {
    queue: mpsc::Sender<Thought>,
    metrics: Arc<Metrics>,
    time: Duration,
}

impl Thinkers {
    pub(crate) fn new(threads: usize, time: Duration, metrics: Arc<Metrics>) -> std::io::Result<Self> {
        let (queue, thoughts) = mpsc::channel();
        let thoughts = Arc::new(Mutex::new(thoughts));
        for number in 0..threads.max(1) {
            let (thoughts, metrics) = (Arc::clone(&thoughts), Arc::clone(&metrics));
            std::thread::Builder::new()
                .name(format!("bot-{number}"))
                .spawn(move || think_on(&thoughts, &metrics))?;
        }
        Ok(Self { queue, metrics, time })
    }

    /// What a bot of this level does at `table`, whose turn it is; `None` if it knows nothing.
    pub(crate) async fn choose(
        &self,
        game: &'static dyn Game,
        table: Arc<dyn AnyTable>,
        level: Level,
    ) -> Result<Option<String>, Fault> {
        let (answer, decision) = oneshot::channel();
        let seed = u64::from_le_bytes(ids::random()?);
        let thought = Thought { game, table, level, seed, time: self.time, answer };
        self.metrics.bot_queue.inc();
        if self.queue.send(thought).is_err() {
            self.metrics.bot_queue.dec();
            return Err(Fault::Stopping);
        }
        decision.await.map_err(|_| Fault::Internal)
    }
}

fn think_on(thoughts: &Mutex<mpsc::Receiver<Thought>>, metrics: &Metrics) {
    loop {
        let thought = thoughts.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(thought) = thought else { return };
        metrics.bot_queue.dec();
        // Nobody waits for it any more: the table has moved on, or the server stops.
        if thought.answer.is_closed() {
            continue;
        }
        let began = Instant::now();
        let decision = catch_unwind(AssertUnwindSafe(|| think(&thought))).unwrap_or_else(|_| {
            metrics.panics.inc();
            tracing::error!(game = thought.table.game(), level = %thought.level, "a bot panicked");
            None
        });
        metrics.think_seconds.observe(began.elapsed().as_secs_f64());
        let _ = thought.answer.send(decision);
    }
}

fn think(thought: &Thought) -> Option<String> {
    let mut bot = thought.game.bot(thought.level, thought.seed);
    bot.limit(&Limits { time: Some(thought.time), threads: Some(1), ..Limits::default() });
    bot.choose(thought.table.as_ref())
}

/// The level bots have when nobody chose one.
pub(crate) const DEFAULT_LEVEL: Level = Level::Medium;

/// The level a table's settings or a seat name.
pub(crate) fn level(name: &str) -> Result<Level, Fault> {
    if name.is_empty() { Ok(DEFAULT_LEVEL) } else { name.parse().map_err(|_| Fault::NoLevel) }
}

/// The level that gives hints: the best there is.
pub(crate) const HINT_LEVEL: Level = Level::Hard;

/// The levels people may choose, weakest first.
pub(crate) fn offered() -> impl Iterator<Item = Level> {
    [Level::Random, Level::Easy, Level::Medium, Level::Hard].into_iter()
}
