//! The thread pool of the bots.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

pub(crate) use bots::Level;
use bots::{Advice, AnyBot, Limits};
use catalog::Game;
use review::{AnyExamination, Finding};
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

/// Something for a thread to compute.
struct Job {
    /// The number of jobs that were started before it was queued.
    queued: u64,
    task: Task,
}

/// What is asked, and where the result goes.
enum Task {
    /// The action the bot chooses.
    Choose(Decision, oneshot::Sender<Option<String>>),
    /// What it advises.
    Advise(Decision, oneshot::Sender<Option<Advice<String>>>),
    /// What a step of a finished game is worth.
    Examine(Arc<dyn AnyExamination>, usize, oneshot::Sender<Option<Finding>>),
}

/// A decision for a bot.
struct Decision {
    game: &'static dyn Game,
    table: Arc<dyn AnyTable>,
    level: Level,
    seed: u64,
    time: Duration,
}

impl Task {
    /// Is the receiver gone?
    fn is_closed(&self) -> bool {
        match self {
            Self::Choose(_, result) => result.is_closed(),
            Self::Advise(_, result) => result.is_closed(),
            Self::Examine(_, _, result) => result.is_closed(),
        }
    }
}

impl std::fmt::Debug for Job {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Job").field("queued", &self.queued).finish_non_exhaustive()
    }
}

/// A pool of threads that compute bot decisions and reviews, so that requests never wait for a computation. One thread computes only
/// what a person waits for; the others prefer it, and take a part of a review only if no decision waits.
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
    /// The number of jobs that were started.
    started: u64,
    /// Threads that may take what no person waits for: a decision of a table where only bots play, or a part of a review.
    free_for_bots: usize,
    closed: bool,
}

impl State {
    /// The next job that no person waits for.
    fn next_unhurried(&mut self) -> Option<(Job, Class)> {
        let bots = self.queue.pop_for_bots().map(|job| (job, Class::Bots));
        bots.or_else(|| self.queue.pop_for_reviews().map(|job| (job, Class::Review)))
    }
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
                && let Some((job, class)) = state.next_unhurried()
            {
                state.free_for_bots -= 1;
                state.started += 1;
                return Some((job, class));
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn finished(&self, class: Class) {
        match class {
            Class::People => {}
            Class::Bots | Class::Review => {
                self.state().free_for_bots += 1;
                self.changed.notify_one();
            }
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
        let choice = Decision { game, table, level, seed, time: self.time };
        self.push(client, Task::Choose(choice, result));
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
        let choice = Decision { game, table, level: HINT_LEVEL, seed, time: self.time };
        self.push(client, Task::Advise(choice, result));
        advice.await.map_err(|error| Error::internal("a bot thread dropped a job", &error))
    }

    /// What is found out about a step of a finished game, when no bot must decide; `None` if that fails.
    pub(crate) async fn examine(
        &self,
        client: Client,
        examination: Arc<dyn AnyExamination>,
        step: usize,
    ) -> Result<Option<Finding>, Error> {
        let (result, finding) = oneshot::channel();
        self.push(client, Task::Examine(examination, step, result));
        finding.await.map_err(|error| Error::internal("a bot thread dropped a job", &error))
    }

    fn push(&self, client: Client, task: Task) {
        self.metrics.bot_queue.inc();
        {
            let mut state = self.shared.state();
            let queued = state.started;
            state.queue.push(client, Job { queued, task });
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
    // The receivers may have been dropped meanwhile.
    match job.task {
        Task::Choose(decision, result) => {
            let decide = |bot: &mut dyn AnyBot, table: &dyn AnyTable| bot.choose(table);
            drop(result.send(decided(metrics, &decision, decide)));
        }
        Task::Advise(decision, result) => {
            let decide = |bot: &mut dyn AnyBot, table: &dyn AnyTable| bot.advise(table);
            drop(result.send(decided(metrics, &decision, decide)));
        }
        Task::Examine(examination, step, result) => {
            let found = caught(metrics, "a review panicked", || examination.find(step));
            metrics.review_steps.inc();
            drop(result.send(found));
        }
    }
}

/// What the bot decides; `None` if it panics.
fn decided<T>(
    metrics: &Metrics,
    decision: &Decision,
    decide: impl FnOnce(&mut dyn AnyBot, &dyn AnyTable) -> Option<T>,
) -> Option<T> {
    let started = Instant::now();
    let Decision { game, table, level, seed, time } = decision;
    let mut bot = game.bot(*level, *seed);
    bot.limit(&Limits { time: Some(*time), threads: Some(1), ..Limits::default() });
    let decided = caught(metrics, "a bot panicked", || decide(bot.as_mut(), table.as_ref()));
    metrics.bot_decision_seconds.observe(started.elapsed().as_secs_f64());
    decided
}

/// What is computed; `None` if that panics.
fn caught<T>(metrics: &Metrics, what: &'static str, compute: impl FnOnce() -> Option<T>) -> Option<T> {
    catch_unwind(AssertUnwindSafe(compute)).unwrap_or_else(|_| {
        metrics.panics.inc();
        tracing::error!("{what}");
        None
    })
}
