//! The side that computes jobs.

use std::{
    num::NonZeroUsize,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use async_nats::{
    RequestErrorKind,
    client::RequestError,
    jetstream::{AckKind, Message},
};
use tokio::{sync::watch, task::JoinSet, time::MissedTickBehavior};

use super::{
    ANNOUNCE, Lane, Names, SIGN_OF_LIFE,
    reports::{ATTACHMENT, Announcement, Answer, Claim, Kind, REPORTS},
    source::{Source, acknowledge, release},
};
use crate::Connection;

/// How long a worker that shuts down goes on with what it has begun.
const GRACE: Duration = Duration::from_secs(5);
/// How long a worker waits to hear whether a job is still wanted.
const CLAIM: Duration = Duration::from_secs(2);

/// Why a job cannot be computed by this program. Another attempt would not help.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Refusal(pub String);

/// What a worker computes.
pub trait Compute: Send + Sync + 'static {
    /// Whether what has this key need not be sent again.
    fn has_attachment(&self, key: &str) -> bool;

    /// The result of a job. `attachment` is the key of what belongs to it, with the content unless the worker
    /// [has](Self::has_attachment) it. Called on threads that may be blocked; a panic is a refusal.
    fn compute(
        &self,
        lane: Lane,
        body: &[u8],
        attachment: Option<(&str, Option<&[u8]>)>,
    ) -> Result<Vec<u8>, Refusal>;
}

/// How a worker works.
#[derive(Clone, Debug)]
pub struct WorkerSettings {
    /// Its name in logs.
    pub name: String,
    /// The jobs it computes at the same time. If there are several, one thread computes only what people wait for.
    pub threads: NonZeroUsize,
}

/// What a worker has done.
#[derive(Debug, Default)]
pub struct Counters {
    /// Jobs begun, by lane.
    pub begun: [AtomicU64; Lane::ALL.len()],
    /// Results sent.
    pub done: AtomicU64,
    /// Jobs that were delivered before, to a worker that did not finish them.
    pub redelivered: AtomicU64,
    /// Jobs that nobody waited for any more.
    pub unwanted: AtomicU64,
    /// Jobs that this program cannot compute.
    pub refused: AtomicU64,
    /// Jobs given back at shutdown.
    pub released: AtomicU64,
    /// Nanoseconds spent computing, over all threads.
    pub busy: AtomicU64,
}

fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

struct Worker {
    connection: Connection,
    source: Source,
    name: String,
    compute: Arc<dyn Compute>,
    counters: Arc<Counters>,
    stopping: watch::Receiver<bool>,
}

/// Computes jobs until `stop` is ready; then finishes what it has begun, or gives it back. Survives interruptions of NATS.
pub async fn work(
    connection: Connection,
    names: Names,
    settings: WorkerSettings,
    compute: Arc<dyn Compute>,
    counters: Arc<Counters>,
    stop: impl Future<Output = ()>,
) {
    let (stopper, stopping) = watch::channel(false);
    let WorkerSettings { name, threads } = settings;
    let threads = threads.get();
    let announcement = Announcement {
        id: connection.client().new_inbox(),
        name: name.clone(),
        threads,
        unhurried: if threads > 1 { threads - 1 } else { threads },
    };
    let subject = names.announcements();
    let source = Source::new(connection.clone(), names);
    let worker =
        Arc::new(Worker { connection: connection.clone(), source, name, compute, counters, stopping });
    let announcing = tokio::spawn(announce(Arc::clone(&worker), subject.clone(), announcement.clone()));
    let mut running = JoinSet::new();
    for thread in 0..threads {
        let lanes = if thread < announcement.unhurried { &Lane::ALL[..] } else { &Lane::ALL[..1] };
        running.spawn(Arc::clone(&worker).run(lanes));
    }
    stop.await;
    announcing.abort();
    tell(&connection, subject, &Announcement { threads: 0, ..announcement }).await;
    // The threads hold a receiver each.
    stopper.send_replace(true);
    while running.join_next().await.is_some() {}
    if let Err(error) = connection.client().flush().await {
        tracing::debug!(%error, "the last messages could not be sent");
    }
}

async fn tell(connection: &Connection, subject: String, announcement: &Announcement) {
    let Ok(body) = serde_json::to_vec(announcement) else { return };
    if let Err(error) = connection.client().publish(subject, body.into()).await {
        tracing::debug!(%error, "the worker could not announce itself");
    }
}

/// Tells the processes of the hall that the worker is there, while it can receive jobs.
async fn announce(worker: Arc<Worker>, subject: String, announcement: Announcement) {
    let mut ticks = tokio::time::interval(ANNOUNCE);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Skip);
    loop {
        ticks.tick().await;
        if worker.source.is_ready() {
            tell(&worker.connection, subject.clone(), &announcement).await;
        }
    }
}

impl Worker {
    /// One job after the other, until the worker stops.
    async fn run(self: Arc<Self>, lanes: &[Lane]) {
        loop {
            let (lane, message) = tokio::select! {
                biased;
                () = self.stopped() => return,
                next = self.source.next(lanes) => next,
            };
            self.take(lane, &message).await;
        }
    }

    /// Ready when the worker stops.
    async fn stopped(&self) {
        // An error means that the worker is gone.
        drop(self.stopping.clone().wait_for(|stopping| *stopping).await);
    }

    /// Computes a job if somebody waits for it.
    async fn take(&self, lane: Lane, message: &Message) {
        let header = |name: &str| {
            let value = message.headers.as_ref().and_then(|headers| headers.get(name));
            value.map(|value| value.as_str().to_owned())
        };
        let Some(reports) = header(REPORTS) else {
            // Not one of ours.
            return acknowledge(message, AckKind::Term).await;
        };
        let key = header(ATTACHMENT);
        let delivered = message.info().map_or(1, |info| info.delivered.max(1) as u64);
        let has_attachment = key.as_deref().is_none_or(|key| self.compute.has_attachment(key));
        let claim = Claim { worker: self.name.clone(), delivered, has_attachment };
        let content = match self.claim(&reports, &claim).await {
            Ok(Some(content)) => content,
            Ok(None) => {
                count(&self.counters.unwanted);
                return acknowledge(message, AckKind::Term).await;
            }
            Err(error) => {
                tracing::debug!(%error, "nobody says whether a job is wanted");
                return release(message).await;
            }
        };
        count(&self.counters.begun[lane as usize]);
        if delivered > 1 {
            count(&self.counters.redelivered);
        }
        let attachment = key.map(|key| (key, (!has_attachment).then_some(content)));
        self.compute(lane, message, &reports, attachment).await;
    }

    /// What belongs to the job, if it is wanted; `None` if it is not.
    async fn claim(&self, reports: &str, claim: &Claim) -> Result<Option<Vec<u8>>, RequestError> {
        let body = serde_json::to_vec(claim).unwrap_or_default();
        let subject = format!("{reports}.{}", Kind::Claim.name());
        let request = async_nats::Request::new().payload(body.into()).timeout(Some(CLAIM));
        match self.connection.client().send_request(subject, request).await {
            Ok(message) => Ok(match Answer::of(&message) {
                Answer::Granted => Some(message.payload.to_vec()),
                Answer::Denied => None,
            }),
            // The process is gone, and whoever waited with it.
            Err(error) if error.kind() == RequestErrorKind::NoResponders => Ok(None),
            Err(error) => Err(error),
        }
    }

    async fn compute(
        &self,
        lane: Lane,
        message: &Message,
        reports: &str,
        attachment: Option<(String, Option<Vec<u8>>)>,
    ) {
        let (compute, body) = (Arc::clone(&self.compute), message.payload.clone());
        let counters = Arc::clone(&self.counters);
        let mut computing = tokio::task::spawn_blocking(move || {
            let begun = std::time::Instant::now();
            let attachment = attachment.as_ref().map(|(key, content)| (key.as_str(), content.as_deref()));
            let result = compute.compute(lane, &body, attachment);
            counters.busy.fetch_add(begun.elapsed().as_nanos() as u64, Ordering::Relaxed);
            result
        });
        let mut signs = tokio::time::interval_at(tokio::time::Instant::now() + SIGN_OF_LIFE, SIGN_OF_LIFE);
        let grace = async {
            self.stopped().await;
            tokio::time::sleep(GRACE).await;
        };
        tokio::pin!(grace);
        let outcome = loop {
            tokio::select! {
                biased;
                outcome = &mut computing => break outcome,
                _ = signs.tick() => {
                    acknowledge(message, AckKind::Progress).await;
                    self.report(reports, Kind::Working, Vec::new()).await;
                }
                () = &mut grace => {
                    count(&self.counters.released);
                    self.report(reports, Kind::Released, Vec::new()).await;
                    return release(message).await;
                }
            }
        };
        let refusal = match outcome {
            Ok(Ok(result)) if result.len() < self.connection.client().max_payload() => {
                count(&self.counters.done);
                self.report(reports, Kind::Done, result).await;
                return acknowledge(message, AckKind::Ack).await;
            }
            Ok(Ok(result)) => format!("the result has {} bytes, more than a message may have", result.len()),
            Ok(Err(refusal)) => refusal.0,
            Err(_) => "the computation panicked".to_owned(),
        };
        count(&self.counters.refused);
        tracing::warn!(lane = lane.name(), refusal, "a job is refused");
        self.report(reports, Kind::Refused, refusal.into_bytes()).await;
        acknowledge(message, AckKind::Term).await;
    }

    async fn report(&self, reports: &str, kind: Kind, body: Vec<u8>) {
        let subject = format!("{reports}.{}", kind.name());
        if let Err(error) = self.connection.client().publish(subject, body.into()).await {
            tracing::debug!(%error, "a report could not be sent");
        }
    }
}
