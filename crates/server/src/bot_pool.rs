//! The thread pool of the bots.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

pub(crate) use bots::Level;
use bots::{Advice, Limits};
use catalog::Game;
use table::any::AnyTable;
use tokio::sync::oneshot;

use crate::{
    bot_queue::{Class, Client, FairQueue},
    config::Config,
    errors::Error,
    ids,
    metrics::Metrics,
};

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
    /// The number of decisions that were started before it was queued.
    queued: u64,
    task: Task,
}

/// What is asked, and where the result goes.
enum Task {
    /// The action the bot chooses.
    Choose(oneshot::Sender<Option<String>>),
    /// What it advises.
    Advise(oneshot::Sender<Option<Advice<String>>>),
}

impl Task {
    /// Is the receiver gone?
    fn is_closed(&self) -> bool {
        match self {
            Self::Choose(result) => result.is_closed(),
            Self::Advise(result) => result.is_closed(),
        }
    }
}

impl std::fmt::Debug for Job {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Job").field("level", &self.level).finish_non_exhaustive()
    }
}

/// A pool of threads that compute bot decisions, so that requests never wait for a bot's computation. One thread computes only
/// what a person waits for; the others prefer it.
#[derive(Debug)]
pub(crate) struct BotPool {
    shared: Arc<Shared>,
    metrics: Arc<Metrics>,
    /// The longest time of a decision.
    time: Duration,
    seed: Option<u64>,
}

#[derive(Debug)]
struct Shared {
    state: Mutex<State>,
    /// Signals a new job, or that the pool is closed.
    changed: Condvar,
}

#[derive(Debug)]
struct State {
    queue: FairQueue<Job>,
    /// The number of decisions that were started.
    started: u64,
    /// Threads that may take a decision of a table where only bots play.
    free_for_bots: usize,
    closed: bool,
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the next job; `None` when the pool is closed.
    fn next(&self, metrics: &Metrics) -> Option<(Job, Class)> {
        let mut state = self.state();
        loop {
            if state.closed {
                return None;
            }
            if let Some(job) = state.queue.pop_for_people() {
                metrics.bot_decisions_ahead.observe((state.started - job.queued) as f64);
                state.started += 1;
                return Some((job, Class::People));
            }
            if state.free_for_bots > 0
                && let Some(job) = state.queue.pop_for_bots()
            {
                state.free_for_bots -= 1;
                state.started += 1;
                return Some((job, Class::Bots));
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn finished(&self, class: Class) {
        if class == Class::Bots {
            self.state().free_for_bots += 1;
            self.changed.notify_one();
        }
    }
}

impl BotPool {
    /// Starts the configured number of threads, but at least two.
    pub(crate) fn new(config: &Config, metrics: Arc<Metrics>) -> std::io::Result<Self> {
        let threads = config.bot_threads.max(2);
        let state =
            State { queue: FairQueue::default(), started: 0, free_for_bots: threads - 1, closed: false };
        let shared = Arc::new(Shared { state: state.into(), changed: Condvar::new() });
        for number in 0..threads {
            let (shared, metrics) = (Arc::clone(&shared), Arc::clone(&metrics));
            std::thread::Builder::new()
                .name(format!("bot-{number}"))
                .spawn(move || run_jobs(&shared, &metrics))?;
        }
        Ok(Self { shared, metrics, time: config.bot_time, seed: config.seed })
    }

    /// The action a bot of this level chooses at `table`; `None` if it finds none.
    pub(crate) async fn choose(
        &self,
        client: Client,
        game: &'static dyn Game,
        table: Arc<dyn AnyTable>,
        level: Level,
    ) -> Result<Option<String>, Error> {
        let (result, decision) = oneshot::channel();
        let seed = match self.seed {
            Some(seed) => seed,
            None => u64::from_le_bytes(ids::random()?),
        };
        self.push(
            client,
            Job { game, table, level, seed, time: self.time, queued: 0, task: Task::Choose(result) },
        );
        decision.await.map_err(|error| Error::internal("a bot thread dropped a job", &error))
    }

    /// What the strongest bot advises at `table`; `None` if it finds nothing. The seed is the version of
    /// the table, so that whoever asks again gets the same advice unless the time was short.
    pub(crate) async fn advise(
        &self,
        client: Client,
        game: &'static dyn Game,
        table: Arc<dyn AnyTable>,
    ) -> Result<Option<Advice<String>>, Error> {
        let (result, advice) = oneshot::channel();
        let seed = self.seed.unwrap_or_else(|| table.version() as u64);
        let (level, time) = (HINT_LEVEL, self.time);
        self.push(client, Job { game, table, level, seed, time, queued: 0, task: Task::Advise(result) });
        advice.await.map_err(|error| Error::internal("a bot thread dropped a job", &error))
    }

    fn push(&self, client: Client, job: Job) {
        self.metrics.bot_queue.inc();
        {
            let mut state = self.shared.state();
            let queued = state.started;
            state.queue.push(client, Job { queued, ..job });
        }
        self.shared.changed.notify_one();
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.shared.state().closed = true;
        self.shared.changed.notify_all();
    }
}

fn run_jobs(shared: &Shared, metrics: &Metrics) {
    while let Some((job, class)) = shared.next(metrics) {
        metrics.bot_queue.dec();
        run_job(job, metrics);
        shared.finished(class);
    }
}

fn run_job(job: Job, metrics: &Metrics) {
    // The receiver is gone: the table changed, or the server is shutting down.
    if job.task.is_closed() {
        return;
    }
    let started = Instant::now();
    let Job { game, table, level, seed, time, .. } = job;
    let mut bot = game.bot(level, seed);
    bot.limit(&Limits { time: Some(time), threads: Some(1), ..Limits::default() });
    // The receivers may have been dropped meanwhile.
    match job.task {
        Task::Choose(result) => drop(result.send(caught(metrics, level, || bot.choose(table.as_ref())))),
        Task::Advise(result) => drop(result.send(caught(metrics, level, || bot.advise(table.as_ref())))),
    }
    metrics.bot_decision_seconds.observe(started.elapsed().as_secs_f64());
}

/// What the bot decides; `None` if it panics.
fn caught<T>(metrics: &Metrics, level: Level, decide: impl FnOnce() -> Option<T>) -> Option<T> {
    catch_unwind(AssertUnwindSafe(decide)).unwrap_or_else(|_| {
        metrics.panics.inc();
        tracing::error!(%level, "a bot panicked");
        None
    })
}
