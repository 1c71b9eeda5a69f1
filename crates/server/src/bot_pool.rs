//! The thread pool of the bots. In a cluster, workers compute first, and the threads what no worker takes in time.

mod computation;
mod program;
mod remote;
#[cfg(test)]
mod tests;
mod wire;

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError},
    time::{Duration, Instant},
};

use bots::Advice;
pub(crate) use bots::Level;
use catalog::Game;
use cluster::jobs::JobQueue;
use review::Finding;
use table::any::AnyTable;
use tokio::sync::{Notify, oneshot};

pub use computation::Computer;
pub(crate) use computation::Examined;
use computation::{Decision, advise, choose};
pub use program::program;

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

/// The steps of one review that workers may compute at the same time.
const MOST_BREADTH: usize = 16;

/// The levels offered on the pages, weakest first.
pub(crate) fn offered() -> impl Iterator<Item = Level> {
    [Level::Random, Level::Easy, Level::Medium, Level::Hard].into_iter()
}

/// The level with this name; an empty name is the default level.
pub(crate) fn level(name: &str) -> Result<Level, Error> {
    if name.is_empty() { Ok(DEFAULT_LEVEL) } else { name.parse().map_err(|_| Error::UnknownLevel) }
}

/// Something to compute.
struct Job {
    /// The number of jobs that were started before it was queued.
    queued: u64,
    since: Instant,
    client: Client,
    task: Task,
}

/// What is asked, and where the result goes.
enum Task {
    /// The action the bot chooses.
    Choose(Decision, oneshot::Sender<Option<String>>),
    /// What it advises.
    Advise(Decision, oneshot::Sender<Option<Advice<String>>>),
    /// What a step of a finished game is worth.
    Examine(Arc<Examined>, usize, oneshot::Sender<Option<Finding>>),
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

    /// Does it take longer to compute than to send? A level without a search decides in less time than a message takes.
    const fn is_long(&self) -> bool {
        match self {
            Self::Choose(decision, _) => decision.level.searches(),
            Self::Advise(..) | Self::Examine(..) => true,
        }
    }
}

impl std::fmt::Debug for Job {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Job")
            .field("queued", &self.queued)
            .field("client", &self.client)
            .finish_non_exhaustive()
    }
}

/// How long a job may wait for a worker before the threads of this process compute it.
const fn patience(class: Class) -> Duration {
    match class {
        Class::People => Duration::from_millis(200),
        Class::Bots => Duration::from_secs(1),
        Class::Review => Duration::from_secs(5),
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
    /// Signals a new job for the threads, or that the pool is closed.
    changed: Condvar,
    /// The workers of the cluster; none without a cluster.
    workers: OnceLock<Arc<JobQueue>>,
    /// Signals a new job for workers, or that one of them has time.
    offered: Notify,
}

#[derive(Debug)]
struct State {
    /// What the threads of this process compute.
    local: FairQueue<Job>,
    /// What workers compute, unless it waits too long. Empty without workers.
    offered: FairQueue<Job>,
    /// The number of jobs that were started.
    started: u64,
    /// Threads that may take what no person waits for: a decision of a table where only bots play, or a part of a review.
    free_for_bots: usize,
    /// Jobs that workers have, or that wait for them in their queue.
    sent: remote::Sent,
    closed: bool,
}

impl State {
    /// The next job of a class for a thread of this process.
    fn next_local(&mut self, class: Class, workers: Workers) -> Option<Job> {
        let is_due = |job: &Job| workers == Workers::Absent || job.since.elapsed() >= patience(class);
        self.local.pop(class).or_else(|| self.offered.pop_if(class, is_due))
    }

    /// The next job that no person waits for.
    fn next_unhurried(&mut self, workers: Workers) -> Option<(Job, Class)> {
        let next = |class| self.next_local(class, workers).map(|job| (job, class));
        [Class::Bots, Class::Review].into_iter().find_map(next)
    }
}

/// Whether there are workers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Workers {
    Present,
    Absent,
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn workers(&self) -> Workers {
        match self.workers.get() {
            Some(queue) if queue.capacity().threads > 0 => Workers::Present,
            Some(_) | None => Workers::Absent,
        }
    }

    /// Waits for the next job; `None` when the pool is closed.
    fn next(&self, metrics: &Metrics) -> Option<(Job, Class)> {
        let mut state = self.state();
        loop {
            if state.closed {
                return None;
            }
            let workers = self.workers();
            if let Some(job) = state.next_local(Class::People, workers) {
                metrics.bot_decisions_ahead.observe((state.started - job.queued) as f64);
                state.started += 1;
                return Some((job, Class::People));
            }
            if state.free_for_bots > 0
                && let Some((job, class)) = state.next_unhurried(workers)
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

    /// Has the threads of this process compute a job that no worker has computed.
    fn take_back(&self, job: Job) {
        {
            let mut state = self.state();
            let client = job.client.clone();
            state.local.push(&client, job);
        }
        self.changed.notify_one();
    }
}

impl BotPool {
    /// Starts the configured number of threads, but at least two.
    pub(crate) fn new(config: &Config, metrics: Arc<Metrics>) -> std::io::Result<Self> {
        let threads = config.bot_threads.max(2);
        let state = State {
            local: FairQueue::default(),
            offered: FairQueue::default(),
            started: 0,
            free_for_bots: threads - 1,
            sent: remote::Sent::default(),
            closed: false,
        };
        let shared = Arc::new(Shared {
            state: state.into(),
            changed: Condvar::new(),
            workers: OnceLock::new(),
            offered: Notify::new(),
        });
        for number in 0..threads {
            let (shared, metrics) = (Arc::clone(&shared), Arc::clone(&metrics));
            std::thread::Builder::new()
                .name(format!("bot-{number}"))
                .spawn(move || run_jobs(&shared, &metrics))?;
        }
        Ok(Self { shared, metrics, time: config.bot_time, seed: config.seed })
    }

    /// From now on workers compute what takes long. Must be called within a tokio runtime; the second call has no effect.
    pub(crate) fn use_workers(&self, queue: Arc<JobQueue>) {
        if self.shared.workers.set(Arc::clone(&queue)).is_ok() {
            let (shared, metrics) = (Arc::clone(&self.shared), Arc::clone(&self.metrics));
            tokio::spawn(remote::dispatch(shared, queue, metrics));
        }
    }

    /// How many steps of a review are worth computing at the same time.
    pub(crate) fn breadth(&self) -> usize {
        let unhurried = self.shared.workers.get().map_or(1, |queue| queue.capacity().unhurried);
        unhurried.clamp(1, MOST_BREADTH)
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
        examined: Arc<Examined>,
        step: usize,
    ) -> Result<Option<Finding>, Error> {
        let (result, finding) = oneshot::channel();
        self.push(client, Task::Examine(examined, step, result));
        finding.await.map_err(|error| Error::internal("a bot thread dropped a job", &error))
    }

    fn push(&self, client: Client, task: Task) {
        self.metrics.bot_queue.inc();
        let offered = task.is_long() && self.shared.workers() == Workers::Present;
        {
            let mut state = self.shared.state();
            let place = client.clone();
            let job = Job { queued: state.started, since: Instant::now(), client, task };
            let queue = if offered { &mut state.offered } else { &mut state.local };
            queue.push(&place, job);
        }
        if offered {
            self.shared.offered.notify_one();
        } else {
            self.shared.changed.notify_one();
        }
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.shared.state().closed = true;
        self.shared.changed.notify_all();
        self.shared.offered.notify_one();
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
        Task::Choose(decision, result) => drop(result.send(timed(metrics, || choose(&decision)))),
        Task::Advise(decision, result) => drop(result.send(timed(metrics, || advise(&decision)))),
        Task::Examine(examined, step, result) => {
            let found = caught(metrics, "a review panicked", || examined.find(step));
            metrics.review_steps.inc();
            drop(result.send(found));
        }
    }
}

/// What the bot decides; `None` if it panics.
fn timed<T>(metrics: &Metrics, decide: impl FnOnce() -> Option<T>) -> Option<T> {
    let started = Instant::now();
    let decided = caught(metrics, "a bot panicked", decide);
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
