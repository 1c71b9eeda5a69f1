//! Prometheus metrics.

mod jobs;

use std::{
    sync::atomic::{AtomicI64, AtomicU64},
    time::Duration,
};

use prometheus_client::{
    encoding::{EncodeLabelSet, text::encode},
    metrics::{
        counter::Counter,
        family::Family,
        gauge::Gauge,
        histogram::{Histogram, exponential_buckets},
    },
    registry::Registry,
};
use store::ChannelKind;

pub(crate) use jobs::{JobMetrics, JobOutcome};

/// Labels of a request.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct Request {
    /// The route pattern. Not the path, because paths contain ids.
    pub(crate) route: String,
    /// The HTTP status.
    pub(crate) status: u16,
}

/// Labels of a command.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct Command {
    /// `person` or `bot`.
    pub(crate) actor: &'static str,
    /// `applied`, `repeated`, or an error code.
    pub(crate) outcome: &'static str,
}

/// Labels of a message to a person who is not there.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct Notice {
    /// `mail`, `push` or `webhook`.
    pub(crate) kind: &'static str,
    /// `sent`, `failed` or `gone`.
    pub(crate) outcome: &'static str,
}

/// All metrics.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) requests: Family<Request, Counter<u64, AtomicU64>>,
    pub(crate) request_seconds: Histogram,
    pub(crate) commands: Family<Command, Counter<u64, AtomicU64>>,
    pub(crate) command_seconds: Histogram,
    pub(crate) append_seconds: Histogram,
    pub(crate) bot_decision_seconds: Histogram,
    pub(crate) bot_decisions_ahead: Histogram,
    pub(crate) tables: Gauge<i64, AtomicI64>,
    pub(crate) streams: Gauge<i64, AtomicI64>,
    pub(crate) bot_queue: Gauge<i64, AtomicI64>,
    pub(crate) review_steps: Counter<u64, AtomicU64>,
    pub(crate) store_errors: Counter<u64, AtomicU64>,
    pub(crate) conflicts: Counter<u64, AtomicU64>,
    pub(crate) catch_ups: Counter<u64, AtomicU64>,
    pub(crate) catch_up_seconds: Histogram,
    pub(crate) sweep_finds: Counter<u64, AtomicU64>,
    pub(crate) announcements_sent: Counter<u64, AtomicU64>,
    pub(crate) announcements_received: Counter<u64, AtomicU64>,
    pub(crate) leases: Gauge<i64, AtomicI64>,
    pub(crate) members: Gauge<i64, AtomicI64>,
    pub(crate) nats_connected: Gauge<i64, AtomicI64>,
    pub(crate) panics: Counter<u64, AtomicU64>,
    pub(crate) notices: Family<Notice, Counter<u64, AtomicU64>>,
    pub(crate) notices_waiting: Gauge<i64, AtomicI64>,
    pub(crate) jobs: JobMetrics,
}

/// Buckets from 0.5 ms to 16 s.
fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.0005, 2.0, 16))
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut metrics = Self {
            registry: Registry::with_prefix("ochre"),
            requests: Family::default(),
            request_seconds: seconds(),
            commands: Family::default(),
            command_seconds: seconds(),
            append_seconds: seconds(),
            bot_decision_seconds: seconds(),
            bot_decisions_ahead: Histogram::new(exponential_buckets(1.0, 2.0, 12)),
            tables: Gauge::default(),
            streams: Gauge::default(),
            bot_queue: Gauge::default(),
            review_steps: Counter::default(),
            store_errors: Counter::default(),
            conflicts: Counter::default(),
            catch_ups: Counter::default(),
            catch_up_seconds: seconds(),
            sweep_finds: Counter::default(),
            announcements_sent: Counter::default(),
            announcements_received: Counter::default(),
            leases: Gauge::default(),
            members: Gauge::default(),
            nats_connected: Gauge::default(),
            panics: Counter::default(),
            notices: Family::default(),
            notices_waiting: Gauge::default(),
            jobs: JobMetrics::new(),
        };
        let registry = &mut metrics.registry;
        registry.register("requests", "HTTP requests by route and status", metrics.requests.clone());
        registry.register(
            "request_seconds",
            "Time from request to response",
            metrics.request_seconds.clone(),
        );
        registry.register("commands", "Plays and undos by actor and outcome", metrics.commands.clone());
        registry.register("command_seconds", "From command to durable", metrics.command_seconds.clone());
        registry.register(
            "append_seconds",
            "Time of durable appends to event logs",
            metrics.append_seconds.clone(),
        );
        registry.register(
            "bot_decision_seconds",
            "Computation time of bot decisions",
            metrics.bot_decision_seconds.clone(),
        );
        registry.register(
            "bot_decisions_ahead",
            "Decisions and parts of reviews that were started while a decision for a person waited",
            metrics.bot_decisions_ahead.clone(),
        );
        registry.register("tables_in_memory", "Tables in memory", metrics.tables.clone());
        registry.register("streams", "Open server-sent event streams", metrics.streams.clone());
        registry.register(
            "bot_queue",
            "Bot decisions and parts of reviews that wait for a thread",
            metrics.bot_queue.clone(),
        );
        registry.register(
            "review_steps",
            "Choices and chance events examined for reviews",
            metrics.review_steps.clone(),
        );
        registry.register("store_errors", "Failed database requests", metrics.store_errors.clone());
        registry.register(
            "conflicts",
            "Changes of tables that came second to those of another process, and were tried again",
            metrics.conflicts.clone(),
        );
        registry.register(
            "catch_ups",
            "Tables in memory that took over what others had stored",
            metrics.catch_ups.clone(),
        );
        registry.register("panics", "Caught panics", metrics.panics.clone());
        registry.register(
            "notices",
            "Messages to people by kind of channel and outcome",
            metrics.notices.clone(),
        );
        registry.register(
            "notices_waiting",
            "Notices and messages that wait to be sent",
            metrics.notices_waiting.clone(),
        );
        metrics.jobs.register(registry);
        metrics.register_cluster();
        metrics.begin_at_zero();
        metrics
    }

    fn register_cluster(&mut self) {
        let registry = &mut self.registry;
        registry.register(
            "catch_up_seconds",
            "From a change by another process until the table in memory has it",
            self.catch_up_seconds.clone(),
        );
        registry.register(
            "sweep_finds",
            "Changes by other processes of which no message told",
            self.sweep_finds.clone(),
        );
        registry.register(
            "announcements_sent",
            "Messages to the other processes",
            self.announcements_sent.clone(),
        );
        registry.register(
            "announcements_received",
            "Messages from the other processes",
            self.announcements_received.clone(),
        );
        registry.register("leases", "Leases held by this process, of 65", self.leases.clone());
        registry.register("members", "Processes of the cluster", self.members.clone());
        registry.register("nats_connected", "Whether NATS answers", self.nats_connected.clone());
    }

    /// A counter that first shows up with its first event hides that event from whoever asks how fast it grows.
    fn begin_at_zero(&self) {
        for actor in ["person", "bot"] {
            self.commands.get_or_create(&Command { actor, outcome: "applied" }).inc_by(0);
        }
        for kind in ChannelKind::ALL.iter().map(|kind| kind.name()) {
            for outcome in ["sent", "failed", "gone"] {
                self.notices.get_or_create(&Notice { kind, outcome }).inc_by(0);
            }
        }
        self.jobs.begin_at_zero();
    }

    /// The metrics in the OpenMetrics text format.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        if let Err(error) = encode(&mut text, &self.registry) {
            tracing::error!(%error, "cannot encode the metrics");
        }
        text
    }

    pub(crate) fn notice(&self, kind: &'static str, outcome: &'static str) {
        self.notices.get_or_create(&Notice { kind, outcome }).inc();
    }

    /// The attempts to send a message that failed.
    pub(crate) fn failed_notices(&self) -> u64 {
        let failed = |kind: &store::ChannelKind| {
            let labels = Notice { kind: kind.name(), outcome: "failed" };
            self.notices.get(&labels).map_or(0, |counter| counter.get())
        };
        store::ChannelKind::ALL.iter().map(failed).sum()
    }

    pub(crate) fn command(&self, actor: &'static str, outcome: &'static str, took: Duration) {
        self.commands.get_or_create(&Command { actor, outcome }).inc();
        self.command_seconds.observe(took.as_secs_f64());
    }
}
