//! Where a worker gets its jobs: the stream, its consumers and pulls.

use std::{sync::Mutex, sync::PoisonError, time::Duration};

use async_nats::jetstream::{
    self, Message,
    consumer::{AckPolicy, PullConsumer, pull},
    context::{CreateStreamError, CreateStreamErrorKind},
    stream::{self, DiscardPolicy, RetentionPolicy, StorageType, Stream},
};
use futures_util::{FutureExt, StreamExt, future::select_all};

use super::{ACK_WAIT, Lane, MOST_BYTES, MOST_DELIVERIES, MOST_WAITING, Names, OLDEST};
use crate::Connection;

/// How long one request for a job waits in the queue before it is repeated.
const PULL: Duration = Duration::from_secs(2);
/// What an answer of NATS may take beyond that.
const ANSWER: Duration = Duration::from_secs(1);
/// How long to wait before the next attempt to reach the queue.
const RETRY: Duration = Duration::from_millis(250);
/// A consumer that nobody has used for so long is removed: its version of the program is gone.
const UNUSED: Duration = Duration::from_secs(3600);
/// Requests that may wait for a job of a lane: one for each thread of all workers.
const MOST_PULLS: i64 = 20_000;
/// How many servers of NATS keep the jobs, if there are so many: one of them may fail.
const REPLICAS: usize = 3;

/// The consumers, one for each lane.
type Consumers = [PullConsumer; Lane::ALL.len()];

/// The jobs of one version of the program. Creates the stream and its consumers where they are missing, also after NATS has lost them.
pub(super) struct Source {
    connection: Connection,
    jetstream: jetstream::Context,
    names: Names,
    consumers: Mutex<Option<Consumers>>,
    creating: tokio::sync::Mutex<()>,
}

impl Source {
    pub(super) fn new(connection: Connection, names: Names) -> Self {
        let mut jetstream = jetstream::new(connection.client().clone());
        jetstream.set_timeout(PULL);
        Self {
            connection,
            jetstream,
            names,
            consumers: Mutex::default(),
            creating: tokio::sync::Mutex::default(),
        }
    }

    /// Whether jobs can be received.
    pub(super) fn is_ready(&self) -> bool {
        self.connection.is_up() && self.known().is_some()
    }

    fn known(&self) -> Option<Consumers> {
        self.consumers.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn keep(&self, consumers: Option<Consumers>) {
        *self.consumers.lock().unwrap_or_else(PoisonError::into_inner) = consumers;
    }

    /// The next job of the first of these lanes that has one. Waits until there is one, and while NATS is away.
    pub(super) async fn next(&self, lanes: &[Lane]) -> (Lane, Message) {
        loop {
            let consumers = self.consumers().await;
            match self.attempt(&consumers, lanes).await {
                Ok(Some(job)) => return job,
                Ok(None) => {}
                Err(error) => {
                    tracing::debug!(%error, "no jobs can be received; trying again");
                    self.keep(None);
                    tokio::time::sleep(RETRY).await;
                }
            }
        }
    }

    /// One look at each lane, in order; then a wait for all of them.
    async fn attempt(
        &self,
        consumers: &Consumers,
        lanes: &[Lane],
    ) -> Result<Option<(Lane, Message)>, async_nats::Error> {
        for &lane in lanes {
            let mut batch = consumers[lane as usize].fetch().max_messages(1).messages().await?;
            if let Some(message) = tokio::time::timeout(ANSWER, batch.next()).await? {
                return Ok(Some((lane, message?)));
            }
        }
        let mut pulls = Vec::with_capacity(lanes.len());
        for &lane in lanes {
            let batch = consumers[lane as usize].batch().max_messages(1).expires(PULL);
            pulls.push((lane, batch.messages().await?));
        }
        let waiting = pulls.iter_mut().map(|(lane, batch)| async { (*lane, batch.next().await) }.boxed());
        let ((lane, first), _, _) = tokio::time::timeout(PULL + ANSWER, select_all(waiting)).await?;
        // What came at the same moment goes back to the queue. Dropping a pull withdraws it.
        for (other, batch) in &mut pulls {
            if *other != lane
                && let Some(Some(Ok(message))) = batch.next().now_or_never()
            {
                release(&message).await;
            }
        }
        match first {
            Some(message) => Ok(Some((lane, message?))),
            None => Ok(None),
        }
    }

    /// The consumers, created if necessary. Waits while that is not possible.
    async fn consumers(&self) -> Consumers {
        let mut told = false;
        loop {
            let creating = self.creating.lock().await;
            if let Some(consumers) = self.known() {
                return consumers;
            }
            match self.create().await {
                Ok(consumers) => {
                    tracing::info!(stream = self.names.stream(), "waiting for jobs");
                    self.keep(Some(consumers.clone()));
                    return consumers;
                }
                Err(error) if !told => {
                    tracing::warn!(%error, "the queue of jobs cannot be used; trying again. NATS needs JetStream: nats-server -js");
                    told = true;
                }
                Err(error) => tracing::debug!(%error, "the queue of jobs cannot be used"),
            }
            drop(creating);
            tokio::time::sleep(RETRY).await;
        }
    }

    /// The stream, created if necessary, on several servers if possible.
    async fn stream(&self) -> Result<Stream, CreateStreamError> {
        let stream = match self.jetstream.get_or_create_stream(self.settings(REPLICAS)).await {
            Err(error) if is_alone(&error) => {
                return self.jetstream.get_or_create_stream(self.settings(1)).await;
            }
            stream => stream?,
        };
        // Servers may have been away when it was created.
        if stream.cached_info().config.num_replicas < REPLICAS
            && let Err(error) = self.jetstream.update_stream(self.settings(REPLICAS)).await
        {
            tracing::debug!(%error, "one server of NATS keeps the jobs");
        }
        Ok(stream)
    }

    fn settings(&self, replicas: usize) -> stream::Config {
        // Jobs are worth nothing after seconds, so they are kept in memory.
        stream::Config {
            name: self.names.stream(),
            description: Some("Decisions of bots, hints and parts of reviews of an Ochre server".to_owned()),
            subjects: vec![self.names.every_subject()],
            retention: RetentionPolicy::WorkQueue,
            storage: StorageType::Memory,
            num_replicas: replicas,
            discard: DiscardPolicy::New,
            discard_new_per_subject: true,
            max_messages_per_subject: MOST_WAITING,
            max_bytes: MOST_BYTES,
            max_age: OLDEST,
            ..stream::Config::default()
        }
    }

    async fn create(&self) -> Result<Consumers, async_nats::Error> {
        let stream = self.stream().await?;
        let create = async |lane: Lane| {
            let name = self.names.consumer(lane);
            let config = pull::Config {
                durable_name: Some(name.clone()),
                filter_subject: self.names.subject(lane),
                ack_policy: AckPolicy::Explicit,
                ack_wait: ACK_WAIT,
                max_deliver: MOST_DELIVERIES,
                max_ack_pending: MOST_WAITING,
                max_waiting: MOST_PULLS,
                inactive_threshold: UNUSED,
                memory_storage: true,
                ..pull::Config::default()
            };
            stream.get_or_create_consumer(&name, config).await
        };
        Ok([create(Lane::People).await?, create(Lane::Bots).await?, create(Lane::Reviews).await?])
    }
}

/// Whether NATS has too few servers for the replicas asked for: it is alone, or others are away.
fn is_alone(error: &CreateStreamError) -> bool {
    matches!(error.kind(), CreateStreamErrorKind::JetStream(_))
}

/// Gives a job back to the queue, for any worker.
pub(super) async fn release(message: &Message) {
    acknowledge(message, jetstream::AckKind::Nak(None)).await;
}

/// Tells JetStream what became of a job. If that fails, the job is delivered again, and nobody waits for it.
pub(super) async fn acknowledge(message: &Message, kind: jetstream::AckKind) {
    if let Err(error) = message.ack_with(kind).await {
        tracing::debug!(%error, "a job could not be acknowledged");
    }
}
