//! The side that has jobs to be computed.

use std::{
    collections::HashMap,
    pin::pin,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError, Weak,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use async_nats::{Client, HeaderMap, Message, Subject, SubscribeError, Subscriber, jetstream};
use futures_util::StreamExt;
use tokio::{
    sync::mpsc,
    task::JoinHandle,
    time::{Instant, sleep_until},
};

use super::{
    Attachment, GONE, Lane, Names, SILENCE,
    reports::{ATTACHMENT, Announcement, Answer, Claim, Kind, REPORTS, parse_subject},
};
use crate::Connection;

/// How often a job may be claimed. A job that has taken so many workers with it is not given to another one.
const MOST_CLAIMS: u32 = 2;
/// How long a job may take, whatever its worker reports.
const LONGEST: Duration = Duration::from_secs(120);
/// Room for headers and subjects in a message.
const OVERHEAD: usize = 1024;

/// A job that a worker may compute.
#[derive(Clone, Debug)]
pub struct Offer {
    /// Who waits for it.
    pub lane: Lane,
    /// What is to be computed.
    pub body: Vec<u8>,
    /// What belongs to it besides.
    pub attachment: Option<Attachment>,
    /// How long it may wait for a worker.
    pub patience: Duration,
}

/// The result of a job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    /// What was computed.
    pub result: Vec<u8>,
    /// How often a worker got the job: more than once if one has died.
    pub claims: u32,
}

/// Why no worker has computed a job.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotDone {
    /// It does not fit into a message.
    #[error("the job has {0} bytes, more than a message may have")]
    TooLarge(usize),
    /// The queue has not taken it: NATS is away, it has no stream for jobs, or the stream is full.
    #[error("the job could not be queued: {0}")]
    NotQueued(String),
    /// No worker had time for it.
    #[error("no worker took the job in time")]
    NotTaken,
    /// The worker that took it has given no sign of life.
    #[error("the worker {0} took the job and fell silent")]
    Silent(String),
    /// A worker cannot compute it.
    #[error("a worker refused the job: {0}")]
    Refused(String),
}

impl NotDone {
    /// A word for metrics.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::TooLarge(_) => "too-large",
            Self::NotQueued(_) => "not-queued",
            Self::NotTaken => "not-taken",
            Self::Silent(_) => "silent",
            Self::Refused(_) => "refused",
        }
    }
}

/// What the workers can do at the same time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Capacity {
    /// Workers that are there.
    pub workers: usize,
    /// The jobs they compute at the same time.
    pub threads: usize,
    /// Those of them that need not be for people.
    pub unhurried: usize,
}

/// A report about a job.
#[derive(Debug)]
enum Report {
    Claim(Claimant),
    Working,
    Done(Vec<u8>),
    Refused(String),
    Released,
}

/// A worker that waits for the answer to its claim. Dropped without one, it is told that nobody waits for the job.
#[derive(Debug)]
struct Claimant {
    claim: Claim,
    client: Client,
    answer_to: Option<Subject>,
}

impl Claimant {
    /// Tells the worker to compute the job.
    async fn grant(mut self, attachment: Option<&Attachment>) {
        let wanted = attachment.filter(|_| !self.claim.has_attachment);
        let body = wanted.map_or_else(Vec::new, |attachment| attachment.body.to_vec());
        if let Some(to) = self.answer_to.take() {
            answer(&self.client, to, Answer::Granted, body).await;
        }
    }
}

impl Drop for Claimant {
    fn drop(&mut self) {
        // Without a runtime the process is ending; the worker finds that nobody answers.
        if let (Some(to), Ok(runtime)) = (self.answer_to.take(), tokio::runtime::Handle::try_current()) {
            let client = self.client.clone();
            runtime.spawn(async move { answer(&client, to, Answer::Denied, Vec::new()).await });
        }
    }
}

async fn answer(client: &Client, to: Subject, answer: Answer, body: Vec<u8>) {
    if let Err(error) = client.publish_with_headers(to, answer.headers(), body.into()).await {
        tracing::debug!(%error, "a worker could not be answered");
    }
}

#[derive(Debug)]
struct Worker {
    threads: usize,
    unhurried: usize,
    seen: Instant,
}

/// Publishes jobs and waits for their results. It forgets nothing that was published, and needs nothing to be remembered: whoever
/// gets no result computes for itself.
#[derive(Debug)]
pub struct JobQueue {
    connection: Connection,
    jetstream: jetstream::Context,
    names: Names,
    inbox: String,
    next: AtomicU64,
    waiting: Mutex<HashMap<u64, mpsc::UnboundedSender<Report>>>,
    workers: Mutex<HashMap<String, Worker>>,
    router: Mutex<Option<JoinHandle<()>>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl JobQueue {
    /// The queue of these names. It knows no workers until they announce themselves. Fails only if the connection was closed for
    /// good.
    pub async fn open(connection: Connection, names: Names) -> Result<Arc<Self>, SubscribeError> {
        let client = connection.client();
        let inbox = client.new_inbox();
        let reports = client.subscribe(format!("{inbox}.*.*")).await?;
        let announcements = client.subscribe(names.announcements()).await?;
        let queue = Arc::new(Self {
            jetstream: jetstream::new(client.clone()),
            connection: connection.clone(),
            names,
            inbox,
            next: AtomicU64::new(0),
            waiting: Mutex::default(),
            workers: Mutex::default(),
            router: Mutex::default(),
        });
        let router = tokio::spawn(route(Arc::downgrade(&queue), reports, announcements));
        *lock(&queue.router) = Some(router);
        Ok(queue)
    }

    /// What the workers of this version can do now; nothing while NATS is away.
    pub fn capacity(&self) -> Capacity {
        if !self.connection.is_up() {
            return Capacity::default();
        }
        let mut workers = lock(&self.workers);
        workers.retain(|_, worker| worker.seen.elapsed() < GONE);
        workers.values().fold(Capacity::default(), |sum, worker| Capacity {
            workers: sum.workers + 1,
            threads: sum.threads + worker.threads,
            unhurried: sum.unhurried + worker.unhurried,
        })
    }

    /// Has a worker compute a job. If this fails or is cancelled, no worker begins with it any more.
    pub async fn run(&self, offer: Offer) -> Result<Done, NotDone> {
        let Offer { lane, body, attachment, patience } = offer;
        let size = body.len().max(attachment.as_ref().map_or(0, |attachment| attachment.body.len()));
        if size + OVERHEAD > self.connection.client().max_payload() {
            return Err(NotDone::TooLarge(size));
        }
        let (entry, mut reports) = self.enter();
        let mut headers = HeaderMap::new();
        headers.insert(REPORTS, format!("{}.{}", self.inbox, entry.number));
        if let Some(attachment) = &attachment {
            headers.insert(ATTACHMENT, attachment.key.as_str());
        }
        let mut queued = pin!(self.publish(lane, headers, body));
        let mut is_queued = false;
        let last = Instant::now() + LONGEST;
        let mut until = Instant::now() + patience;
        let (mut claims, mut worker) = (0, String::new());
        loop {
            tokio::select! {
                biased;
                Some(report) = reports.recv() => match report {
                    Report::Claim(claimant) => if claims < MOST_CLAIMS {
                        claims += 1;
                        worker = claimant.claim.worker.clone();
                        claimant.grant(attachment.as_ref()).await;
                        until = Instant::now() + SILENCE;
                    },
                    Report::Working => until = Instant::now() + SILENCE,
                    Report::Done(result) => return Ok(Done { result, claims }),
                    Report::Refused(reason) => return Err(NotDone::Refused(reason)),
                    // Another worker may take it.
                    Report::Released => until = Instant::now() + patience,
                },
                outcome = &mut queued, if !is_queued => match outcome {
                    // A job that was taken was queued, whatever became of the acknowledgement.
                    Err(reason) if claims == 0 => return Err(NotDone::NotQueued(reason)),
                    Ok(()) | Err(_) => is_queued = true,
                },
                () = sleep_until(until.min(last)) => {
                    return Err(if claims == 0 { NotDone::NotTaken } else { NotDone::Silent(worker) });
                }
            }
        }
    }

    /// Ready when the stream has taken the job.
    async fn publish(&self, lane: Lane, headers: HeaderMap, body: Vec<u8>) -> Result<(), String> {
        let sent = self.jetstream.publish_with_headers(self.names.subject(lane), headers, body.into()).await;
        let stored = sent.map_err(|error| error.to_string())?.await;
        stored.map(|_| ()).map_err(|error| error.to_string())
    }

    /// A place for the reports about a new job, while it is held.
    fn enter(&self) -> (Entry<'_>, mpsc::UnboundedReceiver<Report>) {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let (sender, receiver) = mpsc::unbounded_channel();
        lock(&self.waiting).insert(number, sender);
        (Entry { queue: self, number }, receiver)
    }

    fn received(&self, message: &Message) {
        let Some((number, kind)) = parse_subject(&self.inbox, &message.subject) else { return };
        let text = || String::from_utf8_lossy(&message.payload).into_owned();
        let report = match kind {
            Kind::Claim => {
                let claim = serde_json::from_slice(&message.payload);
                let (Ok(claim), Some(answer_to)) = (claim, message.reply.clone()) else { return };
                let client = self.connection.client().clone();
                Report::Claim(Claimant { claim, client, answer_to: Some(answer_to) })
            }
            Kind::Working => Report::Working,
            Kind::Done => Report::Done(message.payload.to_vec()),
            Kind::Refused => Report::Refused(text()),
            Kind::Released => Report::Released,
        };
        // A claim that reaches nobody is denied when it is dropped.
        if let Some(waiting) = lock(&self.waiting).get(&number) {
            drop(waiting.send(report));
        }
    }

    fn announced(&self, message: &Message) {
        let Ok(announcement) = serde_json::from_slice::<Announcement>(&message.payload) else { return };
        let Announcement { id, name, threads, unhurried } = announcement;
        let mut workers = lock(&self.workers);
        if threads == 0 {
            if workers.remove(&id).is_some() {
                tracing::info!(worker = name, "a worker has left");
            }
        } else if workers.insert(id, Worker { threads, unhurried, seen: Instant::now() }).is_none() {
            tracing::info!(worker = name, threads, "a worker is there");
        }
    }
}

impl Drop for JobQueue {
    fn drop(&mut self) {
        if let Some(router) = lock(&self.router).take() {
            router.abort();
        }
    }
}

/// A job whose result is awaited.
struct Entry<'a> {
    queue: &'a JobQueue,
    number: u64,
}

impl Drop for Entry<'_> {
    fn drop(&mut self) {
        lock(&self.queue.waiting).remove(&self.number);
    }
}

/// Passes reports to the jobs they are about, and counts workers.
async fn route(queue: Weak<JobQueue>, mut reports: Subscriber, mut announcements: Subscriber) {
    loop {
        tokio::select! {
            Some(report) = reports.next() => match queue.upgrade() {
                Some(queue) => queue.received(&report),
                None => return,
            },
            Some(announcement) = announcements.next() => match queue.upgrade() {
                Some(queue) => queue.announced(&announcement),
                None => return,
            },
            else => return,
        }
    }
}
