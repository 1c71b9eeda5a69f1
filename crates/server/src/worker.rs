//! A worker: a process that computes for the servers of a cluster.

use std::{
    fmt::Write as _,
    num::NonZeroUsize,
    sync::{Arc, Weak, atomic::Ordering},
    time::Duration,
};

use axum::{Router, http::header, response::IntoResponse, routing::get};
use cluster::{
    ClusterError, Connection,
    jobs::{Counters, JobQueue, Lane, Names, NamesError, WorkerSettings},
};
use tokio::net::TcpListener;

use crate::{
    app::App,
    bot_pool::{Computer, program},
};

/// How long to wait before the next attempt to reach NATS.
const RETRY: Duration = Duration::from_secs(1);
/// How often a worker logs what it has done.
const LOG: Duration = Duration::from_secs(60);

/// How a worker works.
#[derive(Clone, Debug)]
pub struct WorkerConfig {
    /// The NATS of the cluster.
    pub cluster: String,
    /// It works for the servers that use this pool.
    pub pool: String,
    /// The name of the worker in logs.
    pub name: String,
    /// The jobs it computes at the same time. If there are several, one thread computes only what people wait for.
    pub threads: NonZeroUsize,
}

/// Why a worker cannot work.
#[derive(Debug, thiserror::Error)]
pub enum WorkerError {
    /// The name of the pool cannot be used.
    #[error("the name of the pool of workers: {0}")]
    Name(#[from] NamesError),
    /// The address is not one of NATS, or NATS refuses the password.
    #[error(transparent)]
    Cluster(#[from] ClusterError),
}

/// Computes jobs until `stop` is ready, then finishes what it has begun, for some seconds. Waits for NATS while that is away.
pub async fn run_worker(
    config: WorkerConfig,
    counters: Arc<Counters>,
    stop: impl Future<Output = ()>,
) -> Result<(), WorkerError> {
    let WorkerConfig { cluster, pool, name, threads } = config;
    let names = Names::new(&pool, program())?;
    let mut stop = std::pin::pin!(stop);
    let connection = tokio::select! {
        connection = connect(&cluster, &name) => connection?,
        () = &mut stop => return Ok(()),
    };
    tracing::info!(worker = name, threads, program = names.program(), "the worker begins");
    let logging = tokio::spawn(log(Arc::clone(&counters)));
    let settings = WorkerSettings { name, threads };
    let computer = Arc::new(Computer::default());
    cluster::jobs::work(connection, names, settings, computer, Arc::clone(&counters), stop).await;
    logging.abort();
    log_once(&counters);
    Ok(())
}

/// The connection to NATS, as soon as there is one. Fails if the address is none, or NATS refuses the password.
async fn connect(url: &str, name: &str) -> Result<Connection, ClusterError> {
    loop {
        match Connection::open_now(url, name).await {
            Err(error @ ClusterError::Unreachable { .. }) => {
                tracing::warn!(%error, "trying again");
                tokio::time::sleep(RETRY).await;
            }
            connected => return connected,
        }
    }
}

/// Lets workers compute for this server, as soon as NATS can be reached.
pub(crate) async fn use_workers(app: Weak<App>) {
    let Some((Some(url), pool)) =
        app.upgrade().map(|app| (app.config().workers.clone(), app.config().worker_pool.clone()))
    else {
        return;
    };
    let opened = async {
        let names = Names::new(&pool, program())?;
        Ok::<_, WorkerError>((connect(&url, "ochre").await?, names))
    };
    let queue = match opened.await {
        Ok((connection, names)) => JobQueue::open(connection, names).await.map_err(|error| error.to_string()),
        Err(error) => Err(error.to_string()),
    };
    match (queue, app.upgrade()) {
        (Ok(queue), Some(app)) => app.bots.use_workers(queue),
        (Err(error), _) => tracing::error!(error, "workers cannot be used; this process computes for itself"),
        (Ok(_), None) => {}
    }
}

async fn log(counters: Arc<Counters>) {
    loop {
        tokio::time::sleep(LOG).await;
        log_once(&counters);
    }
}

fn log_once(counters: &Counters) {
    let of = |lane: Lane| counters.begun[lane as usize].load(Ordering::Relaxed);
    tracing::info!(
        people = of(Lane::People),
        bots = of(Lane::Bots),
        reviews = of(Lane::Reviews),
        done = counters.done.load(Ordering::Relaxed),
        redelivered = counters.redelivered.load(Ordering::Relaxed),
        unwanted = counters.unwanted.load(Ordering::Relaxed),
        refused = counters.refused.load(Ordering::Relaxed),
        released = counters.released.load(Ordering::Relaxed),
        "jobs so far"
    );
}

/// Serves what a worker has done at `/metrics`, and `/healthz`. The listener must not be public.
pub async fn serve_worker_metrics(counters: Arc<Counters>, listener: TcpListener) -> std::io::Result<()> {
    let metrics = async move || {
        let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
        ([(header::CONTENT_TYPE, kind)], metrics(&counters)).into_response()
    };
    let router = Router::new().route("/metrics", get(metrics)).route("/healthz", get(async || "ok\n"));
    axum::serve(listener, router).await
}

/// The counters in the OpenMetrics text format.
fn metrics(counters: &Counters) -> String {
    let mut text = String::new();
    // Writing to a text does not fail.
    let mut family = |name: &str, help: &str, rows: &[(&str, f64)]| {
        let _ = writeln!(text, "# HELP ochre_worker_{name} {help}.\n# TYPE ochre_worker_{name} counter");
        for (label, value) in rows {
            let _ = writeln!(text, "ochre_worker_{name}_total{label} {value}");
        }
    };
    let lanes = Lane::ALL.map(|lane| format!("{{lane=\"{}\"}}", lane.name()));
    let begun: Vec<(&str, f64)> = lanes
        .iter()
        .zip(&counters.begun)
        .map(|(label, count)| (label.as_str(), count.load(Ordering::Relaxed) as f64))
        .collect();
    family("jobs", "Jobs begun, by lane", &begun);
    let single = [
        ("done", "Results sent", &counters.done),
        ("redelivered", "Jobs that another worker had before", &counters.redelivered),
        ("unwanted", "Jobs that nobody waited for any more", &counters.unwanted),
        ("refused", "Jobs that this program cannot compute", &counters.refused),
        ("released", "Jobs given back at shutdown", &counters.released),
    ];
    for (name, help, counter) in single {
        family(name, help, &[("", counter.load(Ordering::Relaxed) as f64)]);
    }
    let busy = counters.busy.load(Ordering::Relaxed) as f64 / 1e9;
    family("busy_seconds", "Time spent computing, over all threads", &[("", busy)]);
    text.push_str("# EOF\n");
    text
}
