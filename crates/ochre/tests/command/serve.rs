//! `ochre serve` as a process.

use std::{
    io::{Read as _, Write as _},
    net::{TcpListener, TcpStream},
    process::{Child, Command, ExitStatus, Stdio},
    time::{Duration, Instant},
};

use tokio_postgres::{Client, NoTls};

use crate::common::{command, ochre_in};

/// Turns a wait that would never end into a failure. Far beyond what a busy machine needs.
const PATIENCE: Duration = Duration::from_secs(300);

/// A server on a port of its own whose output is closed.
pub(crate) struct Muted {
    process: Child,
    port: u16,
}

impl Muted {
    pub(crate) fn start(command: Command) -> Self {
        Self::start_logging_to(command, Stdio::null())
    }

    fn start_logging_to(mut command: Command, log: Stdio) -> Self {
        let port = free_port();
        command.args(["--listen", &format!("127.0.0.1:{port}")]);
        let mut process = command.stdout(Stdio::piped()).stderr(log).spawn().unwrap();
        drop(process.stdout.take());
        Self { process, port }
    }

    /// Another process than a server, which answers at this port.
    pub(crate) fn watch(mut command: Command, port: u16) -> Self {
        Self { process: command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap(), port }
    }

    /// The answer to a request for `/healthz`, once there is one.
    pub(crate) fn health(&mut self) -> String {
        self.answer("/healthz", "")
    }

    /// The answer to a request with these further lines of its head, once there is one.
    pub(crate) fn answer(&mut self, path: &str, head: &str) -> String {
        let begin = Instant::now();
        loop {
            let gone = self.gone();
            match ask(self.port, path, head) {
                Some(answer) => return answer,
                None if gone.is_some() || begin.elapsed() > PATIENCE => {
                    panic!("no answer; the process ended with {gone:?}")
                }
                None => std::thread::sleep(Duration::from_millis(50)),
            }
        }
    }

    /// The port it listens on.
    pub(crate) const fn port(&self) -> u16 {
        self.port
    }

    fn gone(&mut self) -> Option<ExitStatus> {
        self.process.try_wait().unwrap()
    }
}

impl Drop for Muted {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A port that nobody uses at present.
pub(crate) fn free_port() -> u16 {
    TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap().port()
}

fn ask(port: u16, path: &str, head: &str) -> Option<String> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
    let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{head}\r\n");
    stream.write_all(request.as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    Some(answer)
}

#[test]
fn a_server_whose_output_is_closed_keeps_serving() {
    let data = tempfile::tempdir().unwrap();
    let mut serve = command();
    serve.args(["serve", "--data"]).arg(data.path());
    let mut server = Muted::start(serve);
    // The server prints its link before it answers its first request.
    let answer = server.health();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert_eq!(server.gone(), None);
}

/// The log may be a file on a disk that is full: that must not keep anybody from playing.
#[cfg(target_os = "linux")]
#[test]
fn a_server_that_cannot_write_its_log_keeps_serving() {
    let data = tempfile::tempdir().unwrap();
    let mut serve = command();
    serve.args(["serve", "--log", "trace", "--data"]).arg(data.path());
    let log = std::fs::File::options().write(true).open("/dev/full").unwrap();
    let mut server = Muted::start_logging_to(serve, log.into());
    for _ in 0..3 {
        let answer = server.health();
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }
    assert_eq!(server.gone(), None);
}

/// Without the first server gone, a second one on the same database would show other tables than the first.
#[test]
fn a_second_server_on_the_same_database_refuses_to_start() {
    let data = tempfile::tempdir().unwrap();
    let serve = || {
        let mut serve = command();
        serve.args(["serve", "--data"]).arg(data.path());
        serve
    };
    let mut first = Muted::start(serve());
    assert!(first.health().starts_with("HTTP/1.1 200"));
    let refused = serve().args(["--listen", "127.0.0.1:0"]).output().unwrap();
    let message = String::from_utf8_lossy(&refused.stderr);
    assert!(!refused.status.success());
    assert!(message.contains("another server uses the database"), "{message}");
    assert!(message.contains("--data FOLDER"), "{message}");
    assert_eq!(first.gone(), None);
    // A killed server leaves nothing behind that would stop the next.
    drop(first);
    assert!(Muted::start(serve()).health().starts_with("HTTP/1.1 200"));
}

/// A database of its own on the server that `cargo xtask test` starts.
pub(crate) async fn database(name: &str) -> (Client, String) {
    let server =
        std::env::var("OCHRE_TEST_POSTGRES").expect("`cargo xtask test` starts PostgreSQL and sets it");
    let (client, connection) = tokio_postgres::connect(&server, NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute(&format!("CREATE DATABASE {name}")).await.unwrap();
    (client, format!("{}/{name}", server.rsplit_once('/').unwrap().0))
}

#[tokio::test]
async fn a_database_connection_is_encrypted_on_request_and_its_certificate_is_verified() {
    let certificate = std::env::var("OCHRE_TEST_POSTGRES_CERTIFICATE").expect("`cargo xtask test` sets it");
    let name = format!("ochre_tls_{}", std::process::id());
    let (client, url) = database(&name).await;

    for mode in ["require", "verify-full"] {
        let url = format!("{url}?sslmode={mode}");
        ochre_in(&[], &["export", "nosuchtable", "--database", &url], b"").bad("certificate");
        let trusted = [("SSL_CERT_FILE", certificate.as_str())];
        ochre_in(&trusted, &["export", "nosuchtable", "--database", &url], b"").bad("nosuchtable");
    }

    let mut serve = command();
    serve.args(["serve", "--database", &format!("{url}?sslmode=require")]).env("SSL_CERT_FILE", &certificate);
    let mut server = Muted::start(serve);
    assert!(server.health().contains("200"), "the server does not reach its database");
    let connections = "SELECT count(*), bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
                       WHERE datname = $1";
    let row = client.query_one(connections, &[&name]).await.unwrap();
    assert!(row.get::<_, i64>(0) > 0 && row.get(1), "{row:?}");

    drop(server);
    client.batch_execute(&format!("DROP DATABASE {name} WITH (FORCE)")).await.unwrap();
}
