//! The servers and workers under test, each in its own process.

use std::{
    fs::File,
    io,
    path::{Path, PathBuf},
    process::Stdio,
    time::Duration,
};

use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
};

use crate::services::confined;

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

/// How long bots take.
#[derive(Clone, Copy, Debug, Default)]
pub enum Pace {
    /// No pauses, and 20 ms for a decision.
    #[default]
    Fast,
    /// As people like it.
    Usual,
}

impl Pace {
    const fn arguments(self) -> &'static [&'static str] {
        match self {
            Self::Fast => &["--bot-pause", "0", "--bot-time", "20"],
            Self::Usual => &[],
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
    /// How long its bots take.
    pub pace: Pace,
    /// The NATS through which it knows other servers of the same database.
    pub cluster: Option<String>,
    /// The port of its metrics.
    pub metrics_port: Option<u16>,
    /// The processor cores it may use, as `taskset` names them.
    pub cores: Option<String>,
}

impl Surroundings {
    fn log(&self) -> io::Result<Stdio> {
        Ok(match &self.log {
            Some(file) => File::options().create(true).append(true).open(file)?.into(),
            None => Stdio::inherit(),
        })
    }

    /// A command in these surroundings.
    fn command(&self, program: &Path) -> io::Result<Command> {
        let mut command = confined(program, self.cores.as_deref());
        command.envs(self.environment.iter().cloned()).stderr(self.log()?);
        command.stdin(Stdio::null()).kill_on_drop(true);
        Ok(command)
    }
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
    let mut command = surroundings.command(program)?;
    command.args(["--language", "en", "serve", "--listen", listen, "--database", database, "--log", "error"]);
    command.args(surroundings.pace.arguments()).args(surroundings.rate_limits.arguments());
    if let Some(url) = &surroundings.cluster {
        command.args(["--cluster", url]);
    }
    if let Some(port) = surroundings.metrics_port {
        command.args(["--metrics-listen", &format!("127.0.0.1:{port}")]);
    }
    let mut child = command.stdout(Stdio::piped()).spawn()?;
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

/// A running `ochre worker`, killed on drop.
pub struct WorkerProcess {
    program: PathBuf,
    surroundings: Surroundings,
    child: Child,
}

impl WorkerProcess {
    /// Starts the program. Its surroundings must name a cluster.
    pub fn start(program: &Path, surroundings: &Surroundings) -> io::Result<WorkerProcess> {
        let child = spawn_worker(program, surroundings)?;
        Ok(WorkerProcess { program: program.to_owned(), surroundings: surroundings.clone(), child })
    }

    /// The process; `None` if it has ended.
    pub fn id(&self) -> Option<u32> {
        self.child.id()
    }

    /// Whether the process has ended.
    pub fn has_ended(&mut self) -> io::Result<bool> {
        Ok(self.child.try_wait()?.is_some())
    }

    /// Waits for the process to end.
    pub async fn wait(&mut self) -> io::Result<()> {
        self.child.wait().await.map(drop)
    }

    /// Sends SIGKILL and waits for the process to end.
    pub async fn kill(&mut self) -> io::Result<()> {
        self.child.kill().await
    }

    /// Starts the program again.
    pub fn restart(&mut self) -> io::Result<()> {
        self.child = spawn_worker(&self.program, &self.surroundings)?;
        Ok(())
    }
}

fn spawn_worker(program: &Path, surroundings: &Surroundings) -> io::Result<Child> {
    let url = surroundings.cluster.as_ref().ok_or_else(|| io::Error::other("a worker needs a cluster"))?;
    let mut command = surroundings.command(program)?;
    command.args(["--language", "en", "worker", "--cluster", url, "--log", "error"]);
    if let Some(port) = surroundings.metrics_port {
        command.args(["--metrics-listen", &format!("127.0.0.1:{port}")]);
    }
    command.stdout(Stdio::null()).spawn()
}

/// The processor time that a process and its children have used; `None` where `/proc` is not available.
pub fn cpu_time(process: u32) -> Option<Duration> {
    let own = stat(process)?;
    let children =
        std::fs::read_to_string(format!("/proc/{process}/task/{process}/children")).unwrap_or_default();
    let running: u64 = children
        .split_whitespace()
        .filter_map(|child| stat(child.parse().ok()?))
        .map(|[user, system, ..]| user + system)
        .sum();
    // `/proc` counts in hundredths of a second, whatever the kernel does.
    Some(Duration::from_millis(10 * (own.iter().sum::<u64>() + running)))
}

/// Ticks in user and kernel mode, of the process and of children that have ended.
fn stat(process: u32) -> Option<[u64; 4]> {
    let text = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The second field is the name of the program, in parentheses, and may contain anything.
    let fields: Vec<&str> = text.get(text.rfind(')')? + 1..)?.split_whitespace().collect();
    let field = |index: usize| fields.get(index)?.parse().ok();
    Some([field(11)?, field(12)?, field(13)?, field(14)?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn processor_time_grows_with_work() {
        let before = cpu_time(std::process::id()).unwrap();
        let mut sum = 0u64;
        while cpu_time(std::process::id()).unwrap() < before + Duration::from_millis(30) {
            sum = (0..1_000_000).fold(sum, u64::wrapping_add);
        }
        assert!(cpu_time(u32::MAX).is_none(), "{sum}");
    }
}
