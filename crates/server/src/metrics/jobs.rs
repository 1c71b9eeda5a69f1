//! Metrics of the jobs that workers compute.

use std::sync::atomic::{AtomicI64, AtomicU64};

use cluster::jobs::Lane;
use prometheus_client::{
    encoding::EncodeLabelSet,
    metrics::{counter::Counter, family::Family, gauge::Gauge, histogram::Histogram},
    registry::Registry,
};

use super::seconds;

/// The label of a lane.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct LaneLabel {
    lane: &'static str,
}

/// The labels of a job that was sent to workers.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct JobLabel {
    lane: &'static str,
    /// `answered`, or why the threads of this process compute it.
    outcome: &'static str,
}

/// What became of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum JobOutcome {
    Answered,
    /// The answer is not one.
    Wrong,
    /// No worker has computed it, for this reason.
    NotDone(&'static str),
}

#[derive(Debug)]
pub(crate) struct JobMetrics {
    jobs: Family<JobLabel, Counter<u64, AtomicU64>>,
    sent: Family<LaneLabel, Gauge<i64, AtomicI64>>,
    pub(crate) redelivered: Counter<u64, AtomicU64>,
    pub(crate) seconds: Histogram,
    pub(crate) workers: Gauge<i64, AtomicI64>,
    pub(crate) worker_threads: Gauge<i64, AtomicI64>,
}

impl JobMetrics {
    pub(super) fn new() -> Self {
        Self {
            jobs: Family::default(),
            sent: Family::default(),
            redelivered: Counter::default(),
            seconds: seconds(),
            workers: Gauge::default(),
            worker_threads: Gauge::default(),
        }
    }

    pub(super) fn register(&self, registry: &mut Registry) {
        registry.register(
            "jobs",
            "Jobs sent to workers, by lane and by outcome: answered, or why they were computed here",
            self.jobs.clone(),
        );
        registry.register(
            "jobs_sent",
            "Jobs that workers have or that wait in their queue, by lane",
            self.sent.clone(),
        );
        registry.register(
            "jobs_redelivered",
            "Jobs that were given to another worker after one had fallen silent",
            self.redelivered.clone(),
        );
        registry.register(
            "job_seconds",
            "From the request for a job to a worker's answer",
            self.seconds.clone(),
        );
        registry.register("workers", "Workers of the same version", self.workers.clone());
        registry.register("worker_threads", "The threads of these workers", self.worker_threads.clone());
    }

    /// See [`super::Metrics::begin_at_zero`].
    pub(super) fn begin_at_zero(&self) {
        for lane in Lane::ALL.map(Lane::name) {
            self.jobs.get_or_create(&JobLabel { lane, outcome: "answered" }).inc_by(0);
            self.sent.get_or_create(&LaneLabel { lane }).set(0);
        }
    }

    /// The jobs of a lane that are with workers.
    pub(crate) fn sent(&self, lane: Lane) -> Gauge<i64, AtomicI64> {
        self.sent.get_or_create_owned(&LaneLabel { lane: lane.name() })
    }

    pub(crate) fn count(&self, lane: Lane, outcome: JobOutcome) {
        let outcome = match outcome {
            JobOutcome::Answered => "answered",
            JobOutcome::Wrong => "wrong",
            JobOutcome::NotDone(reason) => reason,
        };
        self.jobs.get_or_create(&JobLabel { lane: lane.name(), outcome }).inc();
    }
}
