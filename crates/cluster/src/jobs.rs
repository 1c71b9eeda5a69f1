//! Jobs: something that one process of the hall has to compute, and any worker may compute for it.
//!
//! A [`JobQueue`] publishes jobs to a work queue of JetStream, one subject for each [`Lane`]. Workers ([`work`]) take from the first
//! lane that has a job. Before it computes, a worker asks the process that waits whether the job is still wanted; so a job that was
//! computed elsewhere meanwhile costs one message. While it computes it gives signs of life, to JetStream and to the process. A job
//! whose worker has died is delivered to another one; a process that hears nothing computes for itself.
//!
//! Nothing here knows what a job is about: it is bytes, and so is its result.

mod names;
mod queue;
mod reports;
mod source;
mod worker;

use std::time::Duration;

pub use names::{Names, NamesError};
pub use queue::{Capacity, Done, JobQueue, NotDone, Offer};
pub use worker::{Compute, Counters, Refusal, WorkerSettings, work};

/// Who waits for a job. Workers take jobs in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lane {
    /// A person waits.
    People,
    /// Only bots play at the table.
    Bots,
    /// A part of a review.
    Reviews,
}

impl Lane {
    /// All of them, the most urgent first.
    pub const ALL: [Self; 3] = [Self::People, Self::Bots, Self::Reviews];

    /// Its name in subjects and metrics.
    pub const fn name(self) -> &'static str {
        match self {
            Self::People => "people",
            Self::Bots => "bots",
            Self::Reviews => "reviews",
        }
    }
}

/// What many jobs need and what is too large to send with each: a worker asks for it if it does not have it.
#[derive(Clone, Debug)]
pub struct Attachment {
    /// Names the content: the same key, the same bytes.
    pub key: String,
    /// The content.
    pub body: std::sync::Arc<[u8]>,
}

/// How long JetStream waits for a sign of life before it delivers a job again.
const ACK_WAIT: Duration = Duration::from_secs(1);
/// The time between two signs of life of a worker that computes.
const SIGN_OF_LIFE: Duration = Duration::from_millis(300);
/// How long the process that waits bears silence: longer than [`ACK_WAIT`], so that another worker can take the job first.
const SILENCE: Duration = Duration::from_secs(2);
/// The time between two announcements of a worker.
const ANNOUNCE: Duration = Duration::from_millis(500);
/// A worker that has announced nothing for so long is gone.
const GONE: Duration = Duration::from_secs(2);

/// The jobs of one lane that may wait in the queue. More are refused, and computed where they come from.
const MOST_WAITING: i64 = 1_000;
/// The bytes that all waiting jobs may take up.
const MOST_BYTES: i64 = 64 << 20;
/// A job that has waited so long is removed. Whoever waited for it has computed it by then.
const OLDEST: Duration = Duration::from_secs(30);
/// A job is delivered at most so often.
const MOST_DELIVERIES: i64 = 5;
