//! `ochre worker`: computes decisions of bots, hints and reviews for the servers of a cluster.

use std::{
    fs,
    io::{self, Write},
    net::SocketAddr,
    num::NonZeroUsize,
    sync::Arc,
};

use clap::Args;
use server::{WorkerConfig, run_worker, serve_worker_metrics};
use table::text::Phrase;
use tokio::net::TcpListener;
use words::Dictionary;

use crate::{cli::Failure, logging::LogArgs, messages, serve::stop_signal};

#[derive(Clone, Debug, Args)]
pub(crate) struct WorkerArgs {
    /// The NATS of the cluster, such as nats://USER:PASSWORD@10.0.0.5:4222. It needs JetStream.
    #[arg(long, env = "OCHRE_CLUSTER", value_name = "URL", hide_env_values = true)]
    cluster: String,
    /// Work only for processes with this --worker-pool, if those on one NATS should not share all workers.
    #[arg(long, env = "OCHRE_WORKER_POOL", value_name = "NAME", default_value = "ochre")]
    pool: String,
    /// The jobs to compute at the same time. If there are several, one thread is kept for what people wait for. Default: the number
    /// of cores.
    #[arg(long, env = "OCHRE_WORKER_THREADS", value_name = "COUNT")]
    threads: Option<NonZeroUsize>,
    /// The name of the worker in logs. Default: that of the machine, with the number of the process.
    #[arg(long, env = "OCHRE_WORKER_NAME", value_name = "NAME")]
    name: Option<String>,
    /// An address for /metrics and /healthz. It must not be public.
    #[arg(long, env = "OCHRE_METRICS_LISTEN", value_name = "ADDRESS:PORT")]
    metrics_listen: Option<SocketAddr>,
    #[command(flatten)]
    log: LogArgs,
}

/// The name of the machine, with the number of the process.
fn usual_name() -> String {
    let machine = fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    let machine = Some(machine.trim()).filter(|name| !name.is_empty()).unwrap_or("worker");
    format!("{machine}-{}", std::process::id())
}

pub(crate) fn run(args: &WorkerArgs, words: &Dictionary) -> Result<(), Failure> {
    args.log.start()?;
    let threads = match args.threads {
        Some(threads) => threads,
        None => std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN),
    };
    let config = WorkerConfig {
        cluster: args.cluster.clone(),
        pool: args.pool.clone(),
        name: args.name.clone().unwrap_or_else(usual_name),
        threads,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .max_blocking_threads(threads.get() + 1)
        .build()?;
    let worked = runtime.block_on(async {
        let counters = Arc::default();
        if let Some(address) = args.metrics_listen {
            let listener = TcpListener::bind(address)
                .await
                .map_err(|error| format!("cannot listen on {address} (--metrics-listen): {error}"))?;
            tokio::spawn(serve_worker_metrics(Arc::clone(&counters), listener));
        }
        let lines = [
            messages::phrase(
                words,
                &Phrase::new("ochre-worker-begins").number("threads", threads.get() as i64),
            ),
            messages::text(words, "ochre-worker-stop"),
        ];
        match writeln!(io::stdout(), "{}", lines.join("\n")) {
            // The reader of the output has closed it; the worker goes on.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {}
            written => written?,
        }
        Ok::<_, Failure>(run_worker(config, counters, stop_signal()).await?)
    });
    // What was given back may still be computing: do not wait for it.
    runtime.shutdown_background();
    worked
}
