//! The thread pool of the bots.

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

use crate::{errors::Error, ids, metrics::Metrics};

/// The level of bots when none was chosen.
pub(crate) const DEFAULT_LEVEL: Level = Level::Medium;

/// The level that gives hints: the strongest.
pub(crate) const HINT_LEVEL: Level = Level::Hard;

/// The levels offered on the pages, weakest first.
pub(crate) fn offered() -> impl Iterator<Item = Level> {
    [Level::Random, Level::Easy, Level::Medium, Level::Hard].into_iter()
}

/// The level with this name; an empty name is the default level.
pub(crate) fn level(name: &str) -> Result<Level, Error> {
    if name.is_empty() { Ok(DEFAULT_LEVEL) } else { name.parse().map_err(|_| Error::UnknownLevel) }
}

/// A decision for a bot.
struct Job {
    game: &'static dyn Game,
    table: Arc<dyn AnyTable>,
    level: Level,
    seed: u64,
    time: Duration,
    result: oneshot::Sender<Option<String>>,
}

/// A pool of threads that compute bot decisions from a queue, so that requests never wait for a bot's computation.
#[derive(Debug)]
pub(crate) struct BotPool {
    queue: mpsc::Sender<Job>,
    metrics: Arc<Metrics>,
    time: Duration,
}

impl BotPool {
    /// Starts `threads` threads; a decision takes at most `time`.
    pub(crate) fn new(threads: usize, time: Duration, metrics: Arc<Metrics>) -> std::io::Result<Self> {
        let (queue, jobs) = mpsc::channel();
        let jobs = Arc::new(Mutex::new(jobs));
        for number in 0..threads.max(1) {
            let (jobs, metrics) = (Arc::clone(&jobs), Arc::clone(&metrics));
            std::thread::Builder::new()
                .name(format!("bot-{number}"))
                .spawn(move || run_jobs(&jobs, &metrics))?;
        }
        Ok(Self { queue, metrics, time })
    }

    /// The action a bot of this level chooses at `table`; `None` if it finds none.
    pub(crate) async fn choose(
        &self,
        game: &'static dyn Game,
        table: Arc<dyn AnyTable>,
        level: Level,
    ) -> Result<Option<String>, Error> {
        let (result, decision) = oneshot::channel();
        let seed = u64::from_le_bytes(ids::random()?);
        let job = Job { game, table, level, seed, time: self.time, result };
        self.metrics.bot_queue.inc();
        if self.queue.send(job).is_err() {
            self.metrics.bot_queue.dec();
            return Err(Error::ShuttingDown);
        }
        decision.await.map_err(|error| Error::internal("a bot thread dropped a job", &error))
    }
}

fn run_jobs(jobs: &Mutex<mpsc::Receiver<Job>>, metrics: &Metrics) {
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        metrics.bot_queue.dec();
        // The receiver is gone: the table changed, or the server is shutting down.
        if job.result.is_closed() {
            continue;
        }
        let started = Instant::now();
        let decision = catch_unwind(AssertUnwindSafe(|| decide(&job))).unwrap_or_else(|_| {
            metrics.panics.inc();
            tracing::error!(game = job.table.game(), level = %job.level, "a bot panicked");
            None
        });
        metrics.bot_decision_seconds.observe(started.elapsed().as_secs_f64());
        // The receiver may have been dropped meanwhile.
        let _ = job.result.send(decision);
    }
}

fn decide(job: &Job) -> Option<String> {
    let mut bot = job.game.bot(job.level, job.seed);
    bot.limit(&Limits { time: Some(job.time), threads: Some(1), ..Limits::default() });
    bot.choose(job.table.as_ref())
}
