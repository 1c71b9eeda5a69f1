//! The processes of the cluster under test, and what stands between them.

use std::{
    io,
    path::Path,
    time::{Duration, Instant},
};

use loadgen::{Balancer, Nats, ServerProcess, Surroundings, WorkerProcess, free_port};

use crate::{
    Arguments, Failure,
    bed::{Postgres, postgres_url},
    fault::signal,
    idle::Outages,
    proxy::Proxy,
};

const SERVERS: usize = 3;
const WORKERS: usize = 2;
/// How often a start is tried, ten times a second: a database that recovers refuses for a while.
const STARTS: u32 = 300;

/// A server, and its own way to NATS.
struct Server {
    process: ServerProcess,
    nats: Proxy,
}

/// Everything under test.
pub(crate) struct Hall {
    postgres: Postgres,
    nats: Nats,
    servers: Vec<Server>,
    workers: Vec<WorkerProcess>,
    balancer: Balancer,
    /// When the database was down.
    outages: Vec<(Instant, Instant)>,
    database: String,
}

impl Hall {
    /// Starts everything in `folder`.
    pub(crate) async fn start(arguments: &Arguments, folder: &Path) -> Result<Hall, Failure> {
        let port = arguments.postgres_port.ok_or("a cluster needs PostgreSQL")?;
        let mut postgres = Postgres::start(&arguments.postgres, port, folder).await?;
        postgres.wait_until_ready().await?;
        let nats = Nats::start(&folder.join("nats"), None).await?;
        let around = |name: String, nats: &str| Surroundings {
            log: Some(folder.join(name)),
            cluster: Some(Nats::url_at(nats)),
            ..Surroundings::default()
        };
        let database = postgres_url(port);
        let mut servers = Vec::new();
        for number in 1..=SERVERS {
            let proxy = Proxy::start(nats.address()).await?;
            let around = around(format!("server-{number}.log"), &format!("127.0.0.1:{}", proxy.port));
            let process = ServerProcess::start_in(&arguments.server, &database, &around).await?;
            servers.push(Server { process, nats: proxy });
        }
        let workers = (1..=WORKERS)
            .map(|number| {
                WorkerProcess::start(
                    &arguments.server,
                    &around(format!("worker-{number}.log"), &nats.address()),
                )
            })
            .collect::<io::Result<Vec<_>>>()?;
        let addresses: Vec<String> = servers.iter().map(|it| it.process.address().to_owned()).collect();
        let balancer = Balancer::start(folder, free_port()?, &addresses, None).await?;
        Ok(Hall { postgres, nats, servers, workers, balancer, outages: Vec::new(), database })
    }

    /// Where players play.
    pub(crate) fn base(&self) -> String {
        self.balancer.base()
    }

    /// The URL of the database.
    pub(crate) fn database(&self) -> &str {
        &self.database
    }

    /// When the database was down.
    pub(crate) fn outages(&self) -> &Outages {
        &self.outages
    }

    /// Stops a server with a signal and starts it again after a while.
    pub(crate) async fn stop_server(&mut self, dice: u64, name: &str, time: Duration) -> Result<(), Failure> {
        let server = &mut self.servers[dice as usize % SERVERS].process;
        signal(name, server.id())?;
        server.wait().await?;
        tokio::time::sleep(time).await;
        restart(server).await
    }

    /// Lets a server stand still for a while.
    pub(crate) async fn freeze_server(&mut self, dice: u64, time: Duration) -> Result<(), Failure> {
        let server = &self.servers[dice as usize % SERVERS].process;
        signal("STOP", server.id())?;
        tokio::time::sleep(time).await;
        signal("CONT", server.id())
    }

    /// Cuts a server off from NATS for a while.
    pub(crate) async fn partition(&self, dice: u64, time: Duration) {
        let proxy = &self.servers[dice as usize % SERVERS].nats;
        proxy.refuse(true);
        proxy.cut();
        tokio::time::sleep(time).await;
        proxy.refuse(false);
    }

    /// Stops a worker with a signal and starts it again after a while.
    pub(crate) async fn stop_worker(&mut self, dice: u64, name: &str, time: Duration) -> Result<(), Failure> {
        let worker = &mut self.workers[dice as usize % WORKERS];
        signal(name, worker.id())?;
        worker.wait().await?;
        tokio::time::sleep(time).await;
        Ok(worker.restart()?)
    }

    /// Stops NATS with a signal and starts it again after a while.
    pub(crate) async fn stop_nats(&mut self, name: &str, time: Duration) -> Result<(), Failure> {
        signal(name, self.nats.id())?;
        self.nats.wait().await?;
        tokio::time::sleep(time).await;
        Ok(self.nats.restart().await?)
    }

    /// Stops the database with a signal and starts it again.
    pub(crate) async fn restart_database(&mut self, name: &str) -> Result<(), Failure> {
        let begin = Instant::now();
        self.postgres.restart(name).await?;
        self.outages.push((begin, Instant::now()));
        Ok(())
    }

    /// Starts again what has ended by itself. Returns whether anything had.
    pub(crate) async fn revive(&mut self) -> Result<bool, Failure> {
        let mut ended = false;
        for server in &mut self.servers {
            if server.process.has_ended()? {
                ended = true;
                restart(&mut server.process).await?;
            }
        }
        for worker in &mut self.workers {
            if worker.has_ended()? {
                ended = true;
                worker.restart()?;
            }
        }
        Ok(ended)
    }

    /// Stops servers and workers; the database goes on.
    pub(crate) async fn stop_servers(&mut self) -> Result<(), Failure> {
        for server in &mut self.servers {
            signal("TERM", server.process.id())?;
            server.process.wait().await?;
        }
        for worker in &mut self.workers {
            signal("TERM", worker.id())?;
            worker.wait().await?;
        }
        Ok(())
    }

    /// Stops the database.
    pub(crate) async fn end(mut self) -> Result<(), Failure> {
        self.postgres.stop().await
    }
}

/// Starts a server again, also if the database is not ready yet.
async fn restart(server: &mut ServerProcess) -> Result<(), Failure> {
    for _ in 0..STARTS {
        if server.restart().await.is_ok() {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok(server.restart().await?)
}
