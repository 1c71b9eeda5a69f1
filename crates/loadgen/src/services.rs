//! What many processes need besides a database: NATS between them and HAProxy in front of them, on the loopback interface.

use std::{
    fs::File,
    io,
    net::TcpListener,
    path::{Path, PathBuf},
    process::Stdio,
    time::Duration,
};

use tokio::{
    net::TcpStream,
    process::{Child, Command},
    time::{Instant, sleep},
};

/// How long a service may take to accept connections, on a machine that is busy with other things.
const PATIENCE: Duration = Duration::from_secs(60);

/// The configuration of HAProxy that operators start from.
const BALANCER: &str = include_str!("../../../deploy/haproxy/haproxy.cfg");

/// A port of the loopback interface that nobody uses at present.
pub fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

/// A command that uses only some processor cores, as `taskset` names them.
pub(crate) fn confined(program: &Path, cores: Option<&str>) -> Command {
    match cores {
        None => Command::new(program),
        Some(cores) => {
            let mut command = Command::new("taskset");
            command.args(["-c", cores]).arg(program);
            command
        }
    }
}

/// Who may use NATS, as in `deploy/nats`: user, password, and both as part of an address.
const NATS_USER: [&str; 3] = ["ochre", "only@home", "ochre:only%40home"];

/// A NATS server with JetStream and a password, killed on drop. What it stores stays in its folder.
pub struct Nats {
    folder: PathBuf,
    port: u16,
    cores: Option<String>,
    child: Child,
}

impl Nats {
    /// Starts it on a free port, with its files in `folder`, on some cores or all.
    pub async fn start(folder: &Path, cores: Option<&str>) -> io::Result<Nats> {
        let port = free_port()?;
        let child = spawn_nats(folder, port, cores)?;
        let mut nats = Nats { folder: folder.to_owned(), port, cores: cores.map(str::to_owned), child };
        nats.wait_until_ready().await?;
        Ok(nats)
    }

    /// Host and port.
    pub fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// The URL for servers and workers, with the password.
    pub fn url(&self) -> String {
        Self::url_at(&self.address())
    }

    /// The URL for those that reach it through another address.
    pub fn url_at(address: &str) -> String {
        format!("nats://{}@{address}", NATS_USER[2])
    }

    /// The process; `None` if it has ended.
    pub fn id(&self) -> Option<u32> {
        self.child.id()
    }

    /// Waits for the process to end.
    pub async fn wait(&mut self) -> io::Result<()> {
        self.child.wait().await.map(drop)
    }

    /// Starts it again after it has ended, on the same port and with what it had stored.
    pub async fn restart(&mut self) -> io::Result<()> {
        self.child = spawn_nats(&self.folder, self.port, self.cores.as_deref())?;
        self.wait_until_ready().await
    }

    async fn wait_until_ready(&mut self) -> io::Result<()> {
        wait_until_open(&mut self.child, self.port, "NATS").await
    }
}

fn spawn_nats(folder: &Path, port: u16, cores: Option<&str>) -> io::Result<Child> {
    let mut server = confined(&program("nats-server"), cores);
    server
        .args(["--addr", "127.0.0.1", "--port", &port.to_string(), "--jetstream", "--store_dir"])
        .arg(folder);
    server.args(["--user", NATS_USER[0], "--pass", NATS_USER[1]]);
    server.arg("--log").arg(folder.with_extension("log"));
    server.kill_on_drop(true).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    server.spawn().map_err(|error| missing("nats-server", &error))
}

/// HAProxy in front of some servers, killed on drop.
pub struct Balancer {
    port: u16,
    child: Child,
}

impl Balancer {
    /// Starts it with the configuration that operators start from, for these servers (three at most). Its files are in `folder`.
    pub async fn start(
        folder: &Path,
        port: u16,
        servers: &[String],
        cores: Option<&str>,
    ) -> io::Result<Balancer> {
        let (file, log) = (folder.join("haproxy.cfg"), File::create(folder.join("haproxy.log"))?);
        std::fs::write(&file, configuration(port, servers)?)?;
        let mut haproxy = confined(&program("haproxy"), cores);
        haproxy.arg("-db").arg("-f").arg(&file).kill_on_drop(true);
        haproxy.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log);
        let child = haproxy.spawn().map_err(|error| missing("haproxy", &error))?;
        let mut balancer = Balancer { port, child };
        wait_until_open(&mut balancer.child, port, "HAProxy").await?;
        Ok(balancer)
    }

    /// The base URL for players.
    pub fn base(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The process; `None` if it has ended.
    pub fn id(&self) -> Option<u32> {
        self.child.id()
    }

    /// Stops it.
    pub async fn stop(&mut self) -> io::Result<()> {
        self.child.kill().await
    }
}

/// The configuration for operators, without TLS and with the addresses of this machine.
fn configuration(port: u16, servers: &[String]) -> io::Result<String> {
    let mut lines = Vec::new();
    let mut placed = 0;
    for line in BALANCER.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["bind", ":80"] => lines.push(format!("    bind 127.0.0.1:{port}")),
            // TLS needs a certificate, and so many connections the rights of an administrator.
            ["bind", ":443", ..] | ["http-request", "redirect", "scheme", ..] | ["maxconn", ..] => {}
            ["server", name, _] => {
                let number = name.strip_prefix("ochre").and_then(|number| number.parse::<usize>().ok());
                let Some(number) = number else {
                    return Err(io::Error::other(format!("'{name}' is not the name of a server")));
                };
                if let Some(address) = servers.get(number.wrapping_sub(1)) {
                    lines.push(format!("    server {name} {address}"));
                    placed += 1;
                }
            }
            _ => lines.push(line.to_owned()),
        }
    }
    // Once with and once without health checks.
    if placed != 2 * servers.len() {
        return Err(io::Error::other("the configuration of HAProxy has no place for so many servers"));
    }
    Ok(lines.join("\n") + "\n")
}

/// Programs of administrators are not in the PATH of everybody.
fn program(name: &str) -> PathBuf {
    let installed = Path::new("/usr/sbin").join(name);
    if installed.is_file() { installed } else { PathBuf::from(name) }
}

fn missing(package: &str, error: &io::Error) -> io::Error {
    io::Error::other(format!("{package} cannot be started ({error}): install Debian's package {package}"))
}

/// Waits until a process accepts connections.
async fn wait_until_open(child: &mut Child, port: u16, name: &str) -> io::Result<()> {
    let begin = Instant::now();
    while TcpStream::connect(("127.0.0.1", port)).await.is_err() {
        if let Some(status) = child.try_wait()? {
            return Err(io::Error::other(format!("{name} ended at its start ({status})")));
        }
        if begin.elapsed() > PATIENCE {
            return Err(io::Error::other(format!("{name} does not answer")));
        }
        sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_configuration_for_operators_becomes_one_of_this_machine() {
        let servers = ["127.0.0.1:1111".to_owned(), "127.0.0.1:2222".to_owned()];
        let text = configuration(3333, &servers).unwrap();
        assert_eq!(text.matches("bind ").count(), 1);
        assert!(text.contains("bind 127.0.0.1:3333") && !text.contains(" ssl "));
        assert_eq!(text.matches("server ochre1 127.0.0.1:1111").count(), 2);
        assert_eq!(text.matches("server ochre2 127.0.0.1:2222").count(), 2);
        assert!(!text.contains("192.0.2."), "{text}");
        assert!(text.contains("/readyz") && text.contains("timeout server 1h"));
        let four = vec!["127.0.0.1:1".to_owned(); 4];
        assert!(configuration(3333, &four).is_err());
    }
}
