//! Servers of NATS that want a password, come and go, or are several.

use std::{
    net::{TcpListener, TcpStream},
    num::NonZeroUsize,
    path::Path,
    process::{Child, Command, Stdio},
    sync::Arc,
    time::Duration,
};

use cluster::{
    Bus, ClusterError, Connection, Incoming,
    jobs::{Compute, Counters, JobQueue, Lane, Names, Offer, Refusal, WorkerSettings, work},
};
use tempfile::TempDir;

/// Turns a wait that would never end into a failure.
const HANG: Duration = Duration::from_secs(120);
const PAUSE: Duration = Duration::from_millis(50);

fn free_port() -> u16 {
    TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap().port()
}

/// A server of NATS, stopped on drop.
struct Server {
    process: Child,
    port: u16,
    _folder: TempDir,
}

impl Server {
    fn start(port: u16, arguments: &[&str]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let installed = Path::new("/usr/sbin/nats-server");
        let program = if installed.is_file() { installed } else { Path::new("nats-server") };
        let mut server = Command::new(program);
        server.args(["--addr", "127.0.0.1", "--port", &port.to_string(), "--jetstream", "--store_dir"]);
        server.arg(folder.path()).args(arguments).stdout(Stdio::null()).stderr(Stdio::null());
        let process = server.spawn().unwrap();
        let started = (0..2400).any(|_| {
            let open = TcpStream::connect(("127.0.0.1", port)).is_ok();
            if !open {
                std::thread::sleep(PAUSE);
            }
            open
        });
        assert!(started, "NATS does not start");
        Self { process, port, _folder: folder }
    }

    fn url(&self, login: &str) -> String {
        format!("nats://{login}127.0.0.1:{}", self.port)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

async fn eventually(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !is_so().await {
            tokio::time::sleep(PAUSE).await;
        }
    };
    tokio::time::timeout(HANG, waiting).await.unwrap_or_else(|_| panic!("never: {what}"));
}

#[tokio::test(flavor = "multi_thread")]
async fn user_and_password_of_the_address_are_used() {
    let server = Server::start(free_port(), &["--user", "och@re", "--pass", "se/cr:et,"]);
    let connection = Connection::open(&server.url("och%40re:se%2Fcr%3Aet%2C@"), "test").await.unwrap();
    assert!(connection.is_up());
    for login in ["", "och%40re:wrong@", "somebody:se%2Fcr%3Aet%2C@", "och%40re@"] {
        let error = Connection::open(&server.url(login), "test").await.unwrap_err();
        assert!(matches!(error, ClusterError::Refused { .. }), "{login}: {error}");
        assert!(!error.to_string().contains("wrong"), "{error}");
    }
}

/// What a process hears first while another one sends, again and again: at first the server may not know who listens.
async fn first_heard(bus: &Bus, message: &[u8], incoming: &mut Incoming) -> Vec<u8> {
    let hearing = async {
        loop {
            bus.send(message.to_vec());
            if let Ok(heard) = tokio::time::timeout(PAUSE, incoming.next()).await {
                return heard.unwrap();
            }
        }
    };
    tokio::time::timeout(HANG, hearing).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_hears_the_others_and_not_itself() {
    let server = Server::start(free_port(), &["--user", "a", "--pass", "b"]);
    let join = async || {
        let connection = Connection::open(&server.url("a:b@"), "test").await.unwrap();
        let (bus, incoming) = Bus::join(&connection, "hall").await.unwrap();
        (connection, bus, incoming)
    };
    let (_first_connection, first, mut to_first) = join().await;
    let (_second_connection, second, mut to_second) = join().await;
    assert_eq!(first_heard(&first, b"first", &mut to_second).await, b"first");
    assert_eq!(first_heard(&second, b"second", &mut to_first).await, b"second", "it hears itself");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_away_may_come_later() {
    let port = free_port();
    let url = format!("nats://a:b@127.0.0.1:{port}");
    let error = Connection::open_now(&url, "test").await.unwrap_err();
    assert!(matches!(error, ClusterError::Unreachable { .. }), "{error}");
    let connection = Connection::open(&url, "test").await.unwrap();
    let mut changes = connection.changes();
    assert!(!connection.is_up() && !*changes.borrow());
    let (_bus, mut incoming) = Bus::join(&connection, "hall").await.unwrap();
    let _server = Server::start(port, &["--user", "a", "--pass", "b"]);
    tokio::time::timeout(HANG, changes.wait_for(|up| *up)).await.unwrap().unwrap();
    // What was subscribed to before arrives.
    let other = Connection::open_now(&url, "other").await.unwrap();
    let (bus, _) = Bus::join(&other, "hall").await.unwrap();
    assert_eq!(first_heard(&bus, b"hello", &mut incoming).await, b"hello");
}

#[tokio::test(flavor = "multi_thread")]
async fn another_address_is_used_where_the_first_is_away() {
    let server = Server::start(free_port(), &["--user", "a", "--pass", "b"]);
    let url = format!("nats://a:b@127.0.0.1:{},127.0.0.1:{}", free_port(), server.port);
    assert!(Connection::open(&url, "test").await.unwrap().is_up());
}

struct Echo;

impl Compute for Echo {
    fn has_attachment(&self, _: &str) -> bool {
        false
    }

    fn compute(&self, _: Lane, body: &[u8], _: Option<(&str, Option<&[u8]>)>) -> Result<Vec<u8>, Refusal> {
        Ok(body.to_vec())
    }
}

/// A worker that works until it is aborted.
async fn worker(url: &str, names: &Names) -> tokio::task::JoinHandle<()> {
    let connection = Connection::open(url, "worker").await.unwrap();
    let settings = WorkerSettings { name: "worker".to_owned(), threads: NonZeroUsize::MIN };
    let counters = Arc::new(Counters::default());
    tokio::spawn(work(connection, names.clone(), settings, Arc::new(Echo), counters, std::future::pending()))
}

/// How many servers keep the jobs; `None` if nobody knows at present.
async fn replicas(connection: &Connection, names: &Names) -> Option<usize> {
    let jetstream = async_nats::jetstream::new(connection.client().clone());
    let stream = names.subject(Lane::People).split_once('.').map(|(pool, _)| format!("{pool}-jobs"))?;
    Some(jetstream.get_stream(stream).await.ok()?.cached_info().config.num_replicas)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_alone_keeps_the_jobs() {
    let server = Server::start(free_port(), &[]);
    let names = Names::new("alone", "1").unwrap();
    let _worker = worker(&server.url(""), &names).await;
    let connection = Connection::open(&server.url(""), "test").await.unwrap();
    eventually("the stream", async || replicas(&connection, &names).await == Some(1)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_servers_keep_the_jobs_and_one_may_fail() {
    let ports: Vec<(u16, u16)> = (0..3).map(|_| (free_port(), free_port())).collect();
    let routes: Vec<String> = ports.iter().map(|(_, route)| format!("nats://127.0.0.1:{route}")).collect();
    let start = |number: usize| {
        let (port, route) = ports[number];
        let (name, listen) = (format!("nats{number}"), format!("nats://127.0.0.1:{route}"));
        let group = ["--cluster_name", "test", "--cluster", &listen, "--routes", &routes.join(",")];
        Server::start(port, &[&["--server_name", &name], group.as_slice()].concat())
    };
    let mut servers: Vec<Option<Server>> = (0..3).map(|number| Some(start(number))).collect();
    let all: Vec<String> = ports.iter().map(|(port, _)| format!("nats://127.0.0.1:{port}")).collect();
    let url = all.join(",");
    let names = Names::new("three", "1").unwrap();
    let working = worker(&url, &names).await;
    let connection = Connection::open(&url, "test").await.unwrap();
    let queue = JobQueue::open(connection.clone(), names.clone()).await.unwrap();
    // A stream that was created before all servers had met is changed by the next worker.
    let mut other = worker(&url, &names).await;
    eventually("three replicas", async || {
        if replicas(&connection, &names).await.is_some_and(|replicas| replicas < 3) {
            other.abort();
            other = worker(&url, &names).await;
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
        replicas(&connection, &names).await == Some(3)
    })
    .await;
    let done = async || {
        let offer = Offer { lane: Lane::People, body: b"job".to_vec(), attachment: None, patience: HANG };
        queue.run(offer).await.is_ok_and(|done| done.result == b"job")
    };
    eventually("a job is done", done).await;
    for (number, server) in servers.iter_mut().enumerate() {
        *server = None;
        eventually("a job is done by the others", done).await;
        eventually("nothing has become of the stream", async || {
            replicas(&connection, &names).await == Some(3)
        })
        .await;
        *server = Some(start(number));
        eventually("a job is done by all", done).await;
    }
    working.abort();
    other.abort();
}
