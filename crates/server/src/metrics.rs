//! Numbers for whoever runs the server.

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

/// What was asked and how it ended.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct Request {
    /// The route, never the path: paths hold ids.
    pub(crate) route: String,
    /// The HTTP status.
    pub(crate) status: u16,
}

/// Who did what at a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct Deed {
    /// `person` or `bot`.
    pub(crate) who: &'static str,
    /// `applied`, `repeated`, or the code of a fault.
    pub(crate) outcome: &'static str,
}

/// All numbers.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) requests: Family<Request, Counter<u64, AtomicU64>>,
    pub(crate) request_seconds: Histogram,
    pub(crate) deeds: Family<Deed, Counter<u64, AtomicU64>>,
    pub(crate) deed_seconds: Histogram,
    pub(crate) append_seconds: Histogram,
    pub(crate) think_seconds: Histogram,
    pub(crate) tables: Gauge<i64, AtomicI64>,
    pub(crate) streams: Gauge<i64, AtomicI64>,
    pub(crate) bot_queue: Gauge<i64, AtomicI64>,
    pub(crate) store_errors: Counter<u64, AtomicU64>,
    pub(crate) panics: Counter<u64, AtomicU64>,
}

/// From half a millisecond to sixteen seconds.
fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.0005, 2.0, 16))
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut metrics = Self {
            registry: Registry::with_prefix("ochre"),
            requests: Family::default(),
            request_seconds: seconds(),
            deeds: Family::default(),
            deed_seconds: seconds(),
            append_seconds: seconds(),
            think_seconds: seconds(),
            tables: Gauge::default(),
            streams: Gauge::default(),
            bot_queue: Gauge::default(),
            store_errors: Counter::default(),
            panics: Counter::default(),
        };
        let registry = &mut metrics.registry;
        registry.register("requests", "Requests by route and status", metrics.requests.clone());
        registry.register("request_seconds", "From request to answer", metrics.request_seconds.clone());
        registry.register("deeds", "Plays and undos by who and outcome", metrics.deeds.clone());
        registry.register("deed_seconds", "From deed to durable", metrics.deed_seconds.clone());
        registry.register("append_seconds", "Durable appends to the log", metrics.append_seconds.clone());
        registry.register("think_seconds", "Decisions of bots", metrics.think_seconds.clone());
        registry.register("tables_in_memory", "Tables in memory", metrics.tables.clone());
        registry.register("streams", "Live connections", metrics.streams.clone());
        registry.register("bot_queue", "Decisions bots have yet to think about", metrics.bot_queue.clone());
        registry.register("store_errors", "Failures of the store", metrics.store_errors.clone());
        registry.register("panics", "Mistakes of the program that were caught", metrics.panics.clone());
        metrics
    }

    /// In the text format Prometheus reads.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        if let Err(error) = encode(&mut text, &self.registry) {
            tracing::error!(%error, "metrics cannot be written");
        }
        text
    }

    pub(crate) fn deed(&self, who: &'static str, outcome: &'static str, took: Duration) {
        self.deeds.get_or_create(&Deed { who, outcome }).inc();
        self.deed_seconds.observe(took.as_secs_f64());
    }
}
