//! The test bed: a server, its database, and what stands between them and the players.

use std::{
    path::{Path, PathBuf},
    process::Stdio,
    time::Duration,
};

use loadgen::{ServerProcess, Surroundings};
use tokio::process::{Child, Command};

use crate::{
    Arguments, Failure,
    disk::{Control, Faults},
    fault::signal,
    proxy::Proxy,
};

/// How often a start is tried: a database that recovers refuses for a while.
const STARTS: u32 = 300;

/// A PostgreSQL server of the test bed.
pub(crate) struct Postgres {
    command: Vec<String>,
    process: Child,
    faults: Control,
    proxy: Proxy,
    port: u16,
}

/// Everything under test.
pub(crate) struct Bed {
    pub(crate) server: ServerProcess,
    /// Between players and server.
    pub(crate) players: Proxy,
    /// The clock of the server, and its disk with SQLite.
    pub(crate) server_faults: Control,
    /// What stays after a fault has ended.
    pub(crate) faults: Faults,
    pub(crate) postgres: Option<Postgres>,
    /// The database, past all proxies.
    pub(crate) database: String,
    program: PathBuf,
    url: String,
    surroundings: Surroundings,
}

impl Bed {
    /// Starts everything in `folder`.
    pub(crate) async fn start(arguments: &Arguments, folder: &Path) -> Result<Self, Failure> {
        let server_faults = Control::new(folder, "server.faults")?;
        let (postgres, database, url) = match arguments.postgres_port {
            None => {
                let file = folder.join("ochre.sqlite").to_string_lossy().into_owned();
                (None, file.clone(), file)
            }
            Some(port) => {
                let postgres = Postgres::start(&arguments.postgres, port, folder).await?;
                let (direct, through) = (postgres_url(port), postgres_url(postgres.proxy.port));
                (Some(postgres), direct, through)
            }
        };
        let log = Some(folder.join("server.log"));
        let surroundings =
            Surroundings { environment: server_faults.environment.clone(), log, ..Surroundings::default() };
        let server =
            started(async || ServerProcess::start_in(&arguments.server, &url, &surroundings).await).await?;
        let players = Proxy::start(server.address().to_owned()).await?;
        let program = arguments.server.clone();
        Ok(Self {
            server,
            players,
            server_faults,
            faults: Faults::default(),
            postgres,
            database,
            program,
            url,
            surroundings,
        })
    }

    /// Starts the server again, also if the database is not ready yet.
    pub(crate) async fn start_server(&mut self) -> Result<(), Failure> {
        let surroundings = &self.surroundings;
        self.server =
            started(async || ServerProcess::start_in(&self.program, &self.url, surroundings).await).await?;
        self.players.redirect(self.server.address().to_owned());
        Ok(())
    }

    /// The disk of the database: that of the server itself with SQLite.
    pub(crate) fn disk(&self) -> &Control {
        self.postgres.as_ref().map_or(&self.server_faults, |postgres| &postgres.faults)
    }

    /// Stops the database server with a signal and starts it again.
    pub(crate) async fn restart_database(&mut self, name: &str) -> Result<(), Failure> {
        let Some(postgres) = &mut self.postgres else { return Ok(()) };
        postgres.restart(name).await
    }

    /// Starts the database server if a full disk has ended it.
    pub(crate) async fn revive_database(&mut self) -> Result<(), Failure> {
        let Some(postgres) = &mut self.postgres else { return Ok(()) };
        postgres.wait_until_ready().await
    }

    pub(crate) fn cut_database(&self) {
        self.postgres.iter().for_each(|postgres| postgres.proxy.cut());
    }

    pub(crate) fn refuse_database(&self, refuse: bool) {
        self.postgres.iter().for_each(|postgres| postgres.proxy.refuse(refuse));
    }

    pub(crate) fn delay_database(&self, delay: Duration) {
        self.postgres.iter().for_each(|postgres| postgres.proxy.delay(delay));
    }

    /// Stops the server; the database goes on.
    pub(crate) async fn stop_server(&mut self) -> Result<(), Failure> {
        signal("TERM", self.server.id())?;
        self.server.wait().await?;
        Ok(())
    }

    /// Starts the server again if it has ended by itself. Returns whether it had.
    pub(crate) async fn revive_server(&mut self) -> Result<bool, Failure> {
        let ended = self.server.has_ended()?;
        if ended {
            self.start_server().await?;
        }
        Ok(ended)
    }

    /// Stops the database server.
    pub(crate) async fn end(mut self) -> Result<(), Failure> {
        match &mut self.postgres {
            Some(postgres) => postgres.stop().await,
            None => Ok(()),
        }
    }
}

/// The URL of a PostgreSQL server on this machine.
pub(crate) fn postgres_url(port: u16) -> String {
    format!("postgres://postgres@127.0.0.1:{port}/postgres")
}

impl Postgres {
    /// Starts the server with this command, and a proxy in front of it.
    pub(crate) async fn start(command: &[String], port: u16, folder: &Path) -> Result<Self, Failure> {
        let faults = Control::new(folder, "database.faults")?;
        let process = start_postgres(command, &faults)?;
        let proxy = Proxy::start(format!("127.0.0.1:{port}")).await?;
        Ok(Self { command: command.to_owned(), process, faults, proxy, port })
    }

    /// Stops the server with a signal, starts it again and waits until it accepts connections.
    pub(crate) async fn restart(&mut self, name: &str) -> Result<(), Failure> {
        signal(name, self.process.id())?;
        self.process.wait().await?;
        self.process = start_postgres(&self.command, &self.faults)?;
        self.wait_until_ready().await
    }

    /// Stops the server.
    pub(crate) async fn stop(&mut self) -> Result<(), Failure> {
        signal("INT", self.process.id())?;
        self.process.wait().await?;
        Ok(())
    }

    /// Waits until the server accepts connections, and starts it again if it has ended.
    pub(crate) async fn wait_until_ready(&mut self) -> Result<(), Failure> {
        for _ in 0..STARTS {
            if self.process.try_wait()?.is_some() {
                self.process = start_postgres(&self.command, &self.faults)?;
            }
            let mut ask = Command::new("pg_isready");
            ask.args(["--quiet", "--host=127.0.0.1", "--port", &self.port.to_string()]);
            if ask.status().await?.success() {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        Err("the database server does not start again".into())
    }
}

fn start_postgres(command: &[String], faults: &Control) -> Result<Child, Failure> {
    let (program, arguments) =
        command.split_first().ok_or("the command of the database server is missing")?;
    let mut postgres = Command::new(program);
    postgres.args(arguments).envs(faults.environment.iter().cloned()).kill_on_drop(true);
    // What it reports about the faults is expected.
    Ok(postgres.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?)
}

/// Tries until it succeeds.
async fn started<T>(start: impl AsyncFn() -> std::io::Result<T>) -> Result<T, Failure> {
    for _ in 0..STARTS {
        match start().await {
            Ok(started) => return Ok(started),
            Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
    Ok(start().await?)
}
