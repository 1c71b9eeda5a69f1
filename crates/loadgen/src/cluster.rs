//! One table hall of many processes on this machine, over a database that is there already.

use std::{io, path::PathBuf};

use crate::{Balancer, Nats, Pace, ServerProcess, Surroundings, WorkerProcess, free_port};

/// What to start.
#[derive(Clone, Debug)]
pub struct ClusterPlan {
    /// The program `ochre`.
    pub program: PathBuf,
    /// The URL of the PostgreSQL database.
    pub database: String,
    /// A folder for files of NATS and HAProxy, and for logs.
    pub folder: PathBuf,
    /// How many servers: three at most.
    pub servers: usize,
    /// How many workers.
    pub workers: usize,
    /// How long bots take.
    pub pace: Pace,
    /// The port of HAProxy.
    pub port: u16,
    /// The processor cores that servers and workers may use, as `taskset` names them.
    pub cores: Option<String>,
}

/// Running processes, killed on drop.
pub struct Cluster {
    /// In front of the servers.
    pub balancer: Balancer,
    /// The servers.
    pub servers: Vec<ServerProcess>,
    /// The ports of the servers' metrics.
    pub metrics: Vec<u16>,
    /// The workers.
    pub workers: Vec<WorkerProcess>,
    /// Between all of them.
    pub nats: Nats,
}

impl Cluster {
    /// Starts everything and waits until it answers.
    pub async fn start(plan: &ClusterPlan) -> io::Result<Cluster> {
        let nats = Nats::start(&plan.folder.join("nats"), plan.cores.as_deref()).await?;
        let url = nats.url();
        let around = |name: String, metrics: Option<u16>| Surroundings {
            log: Some(plan.folder.join(name)),
            pace: plan.pace,
            cluster: Some(url.clone()),
            metrics_port: metrics,
            cores: plan.cores.clone(),
            ..Surroundings::default()
        };
        let (mut servers, mut metrics) = (Vec::new(), Vec::new());
        for number in 1..=plan.servers {
            let port = free_port()?;
            let around = around(format!("server-{number}.log"), Some(port));
            servers.push(ServerProcess::start_in(&plan.program, &plan.database, &around).await?);
            metrics.push(port);
        }
        let workers = (1..=plan.workers)
            .map(|number| WorkerProcess::start(&plan.program, &around(format!("worker-{number}.log"), None)))
            .collect::<io::Result<_>>()?;
        let addresses: Vec<String> = servers.iter().map(|server| server.address().to_owned()).collect();
        let balancer = Balancer::start(&plan.folder, plan.port, &addresses, plan.cores.as_deref()).await?;
        Ok(Cluster { balancer, servers, metrics, workers, nats })
    }

    /// Stops everything in the order in which nothing is missed: first what asks, then what answers.
    pub async fn stop(mut self) -> io::Result<()> {
        self.balancer.stop().await?;
        let (servers, workers) =
            (self.servers.iter().map(ServerProcess::id), self.workers.iter().map(WorkerProcess::id));
        for process in servers.chain(workers).flatten() {
            terminate(process)?;
        }
        for server in &mut self.servers {
            server.wait().await?;
        }
        for worker in &mut self.workers {
            worker.wait().await?;
        }
        if let Some(process) = self.nats.id() {
            terminate(process)?;
        }
        self.nats.wait().await
    }

    /// What has ended by itself, in words.
    pub fn ended(&mut self) -> io::Result<Option<String>> {
        for (number, server) in (1..).zip(&mut self.servers) {
            if server.has_ended()? {
                return Ok(Some(format!("server {number}")));
            }
        }
        for (number, worker) in (1..).zip(&mut self.workers) {
            if worker.has_ended()? {
                return Ok(Some(format!("worker {number}")));
            }
        }
        Ok(None)
    }
}

/// Asks a process to end. It may have done so already.
fn terminate(process: u32) -> io::Result<()> {
    let mut kill = std::process::Command::new("kill");
    kill.args(["-TERM", &process.to_string()]).stderr(std::process::Stdio::null()).status().map(drop)
}
