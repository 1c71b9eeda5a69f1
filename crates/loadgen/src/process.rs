//! The server under test, in its own process.

use std::{
    fs::File,
    io,
    path::{Path, PathBuf},
    process::Stdio,
};

use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
};

/// Whether the server limits its clients.
#[derive(Clone, Copy, Debug, Default)]
pub enum RateLimits {
    /// It does not: one process plays for many.
    #[default]
    Off,
    /// It does, by the address that a proxy appends.
    On,
}

impl RateLimits {
    const fn arguments(self) -> [&'static str; 4] {
        match self {
            Self::Off => ["--rate-limits", "off", "--trust-proxy", "off"],
            Self::On => ["--rate-limits", "on", "--trust-proxy", "1"],
        }
    }
}

/// What a server process finds around it.
#[derive(Clone, Debug, Default)]
pub struct Surroundings {
    /// Environment variables.
    pub environment: Vec<(String, String)>,
    /// The file of its log, instead of standard error.
    pub log: Option<PathBuf>,
    /// Whether it limits its clients.
    pub rate_limits: RateLimits,
}

/// A running `ochre serve`, killed on drop.
pub struct ServerProcess {
    program: PathBuf,
    database: String,
    surroundings: Surroundings,
    listen: String,
    child: Child,
}

impl ServerProcess {
    /// Starts the program on a free loopback port, without bot pauses.
    pub async fn start(program: &Path, database: &str) -> io::Result<ServerProcess> {
        Self::start_in(program, database, &Surroundings::default()).await
    }

    /// The same in other surroundings.
    pub async fn start_in(
        program: &Path,
        database: &str,
        surroundings: &Surroundings,
    ) -> io::Result<ServerProcess> {
        let (child, listen) = spawn(program, database, surroundings, "127.0.0.1:0").await?;
        let (program, database) = (program.to_owned(), database.to_owned());
        Ok(ServerProcess { program, database, surroundings: surroundings.clone(), listen, child })
    }

    /// Host and port.
    pub fn address(&self) -> &str {
        &self.listen
    }

    /// The process; `None` if it has ended.
    pub fn id(&self) -> Option<u32> {
        self.child.id()
    }

    /// Waits for the process to end.
    pub async fn wait(&mut self) -> io::Result<()> {
        self.child.wait().await.map(drop)
    }

    /// Whether the process has ended.
    pub fn has_ended(&mut self) -> io::Result<bool> {
        Ok(self.child.try_wait()?.is_some())
    }

    /// The base URL.
    pub fn base(&self) -> String {
        format!("http://{}", self.listen)
    }

    /// Sends SIGKILL and waits for the process to end.
    pub async fn kill(&mut self) -> io::Result<()> {
        self.child.kill().await
    }

    /// Starts the program again on the same port.
    pub async fn restart(&mut self) -> io::Result<()> {
        (self.child, self.listen) =
            spawn(&self.program, &self.database, &self.surroundings, &self.listen).await?;
        Ok(())
    }

    /// The resident memory in bytes; `None` where `/proc` is not available.
    pub fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()?)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.split_whitespace().next()?.parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
    }
}

async fn spawn(
    program: &Path,
    database: &str,
    surroundings: &Surroundings,
    listen: &str,
) -> io::Result<(Child, String)> {
    let log = match &surroundings.log {
        Some(file) => File::options().create(true).append(true).open(file)?.into(),
        None => Stdio::inherit(),
    };
    let mut child = Command::new(program)
        .envs(surroundings.environment.iter().cloned())
        .stderr(log)
        .args(["--language", "en", "serve", "--listen", listen, "--database", database])
        .args(["--bot-pause", "0", "--bot-time", "20", "--log", "error"])
        .args(surroundings.rate_limits.arguments())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()?;
    let ended = || io::Error::other("the server ended before it printed its address");
    let output = child.stdout.take().ok_or_else(ended)?;
    let mut lines = BufReader::new(output).lines();
    let address = loop {
        let line = lines.next_line().await?.ok_or_else(ended)?;
        if let Some((_, rest)) = line.split_once("http://") {
            break rest.split_whitespace().next().unwrap_or(rest).trim_end_matches('/').to_owned();
        }
    };
    // Drain the output, so that the pipe never fills.
    tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
    Ok((child, address))
}
