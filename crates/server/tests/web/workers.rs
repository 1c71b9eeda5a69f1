//! Workers compute for the server, through NATS; without them, or without NATS, its own threads do.

use std::{
    num::NonZeroUsize,
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::{
        Arc, Mutex,
        atomic::{AtomicU32, Ordering},
    },
};

use cluster::jobs::Counters;
use futures_util::StreamExt;
use ice_age_board::IceAgeBoard;
use pages::Board;
use rand::{SeedableRng, rngs::SmallRng};
use review::{Plan, Progress, Review};
use serde_json::{Value, json};
use server::{Config, WorkerConfig, program, run_worker};
use table::{
    Rules, Turn, Viewer,
    any::AnyTable,
    record::Record,
    table::{Dealing, Table},
};
use tokio::{sync::oneshot, task::JoinHandle};

use crate::kit::{ApiClient, TestServer, config, eventually};

fn nats() -> String {
    std::env::var("OCHRE_TEST_NATS").expect("`cargo xtask test` starts NATS and sets it")
}

/// Workers of its own for each test.
fn pool() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    format!("web-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed))
}

/// A server whose bots are limited by evaluations and not by time, and whose seeds are known.
fn with_jobs(url: &str) -> Config {
    Config {
        workers: Some(url.to_owned()),
        worker_pool: pool(),
        bot_time: std::time::Duration::from_secs(600),
        seed: Some(7),
        review_evaluations: Some(60),
        ..config()
    }
}

/// A worker in this process.
struct TestWorker {
    counters: Arc<Counters>,
    _stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

impl TestWorker {
    fn start(config: &Config) -> Self {
        let (stop, stopped) = oneshot::channel::<()>();
        let counters = Arc::<Counters>::default();
        let worker = WorkerConfig {
            cluster: config.workers.clone().unwrap(),
            pool: config.worker_pool.clone(),
            name: "tester".to_owned(),
            threads: NonZeroUsize::new(2).unwrap(),
        };
        let stopped = async {
            let _ = stopped.await;
        };
        let running = run_worker(worker, Arc::clone(&counters), stopped);
        let running = tokio::spawn(async { running.await.unwrap() });
        Self { counters, _stop: stop, running }
    }

    fn done(&self) -> u64 {
        self.counters.done.load(Ordering::Relaxed)
    }
}

impl Drop for TestWorker {
    fn drop(&mut self) {
        self.running.abort();
    }
}

async fn jobs(server: &TestServer, lane: &str, outcome: &str) -> u64 {
    let text = server.metrics().await;
    let name = format!("ochre_jobs_total{{lane=\"{lane}\",outcome=\"{outcome}\"}} ");
    text.lines().find_map(|line| line.strip_prefix(&name)).map_or(0, |count| count.parse().unwrap())
}

async fn with_workers(server: &TestServer) {
    eventually("a worker", async || (server.metric("ochre_workers").await > 0).then_some(())).await;
}

async fn version(ada: &ApiClient, id: &str) -> u64 {
    ada.table(id).await["version"].as_u64().unwrap()
}

/// Every job that is published for a pool from now on.
async fn published(name: &str) -> Arc<Mutex<Vec<Value>>> {
    let client = async_nats::connect(nats()).await.unwrap();
    let mut messages = client.subscribe(format!("{name}.jobs.>")).await.unwrap();
    client.flush().await.unwrap();
    let kept = Arc::<Mutex<Vec<Value>>>::default();
    let keeping = Arc::clone(&kept);
    tokio::spawn(async move {
        while let Some(message) = messages.next().await {
            keeping.lock().unwrap().push(serde_json::from_slice(&message.payload).unwrap());
        }
    });
    kept
}

/// The decisions of a game as jobs, each made from a position that the seat cannot tell from the real one.
fn expected_jobs<B: Board>(record: &Record, seed: u64, time: u64, level: &str) -> Vec<Value> {
    let real = Table::<B::Game>::replay(record, None).unwrap();
    let mut rng = SmallRng::seed_from_u64(3);
    let mut expected = Vec::new();
    for version in 0..real.version() {
        let past = real.past(version);
        let Turn::Choose(seat) = past.turn() else { continue };
        let rules = past.rules();
        let observation = rules.observe(past.state(), Viewer::Seat(seat));
        let state = rules.imagine(&observation, Viewer::Seat(seat), &mut rng);
        let rules = <B::Game as Rules>::new(rules.options(), rules.content()).unwrap();
        let overlay = record.content.overlay.clone();
        let other = Table::open_at(rules, overlay, Dealing::ByHand, state).unwrap();
        if AnyTable::choices(&other).len() > 1 {
            expected.push(json!({
                "program": program(),
                "ask": {"choose": {
                    "game": record.game, "level": level, "seed": seed, "time": time,
                    "table": other.imagined(seed).unwrap(),
                }},
            }));
        }
    }
    expected
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_plays_the_bots_of_a_table_from_what_their_seats_know() {
    let config = with_jobs(&nats());
    let published = published(&config.worker_pool).await;
    let worker = TestWorker::start(&config);
    let server = TestServer::start_with(config.clone()).await;
    with_workers(&server).await;
    let ada = server.client("Ada").await;
    let bots = json!([{"bot": "medium"}, {"bot": "medium"}, {"bot": "medium"}]);
    let id = ada.open("ice-age", bots).await;
    eventually("the end of the game", async || (ada.table(&id).await["stage"] == "over").then_some(())).await;
    let (_, record) = ada.get(&format!("/tables/{id}/record")).await;
    let record = Record::from_json(&record.to_string()).unwrap();
    let expected = expected_jobs::<IceAgeBoard>(&record, 7, 600_000, "medium");
    let sent = published.lock().unwrap().clone();
    assert!(sent.len() > 50 && worker.done() > 50, "{} sent, {} done", sent.len(), worker.done());
    for job in &sent {
        assert!(expected.contains(job), "a job that does not follow from what a seat knows: {job}");
    }
    assert!(!format!("{sent:?}").contains(&record.seed.unwrap().to_hex()), "the seed is out");
    assert!(jobs(&server, "bots", "answered").await > 50);

    // The same server without workers plays the same game.
    let alone = TestServer::start_with(Config { workers: None, ..config }).await;
    let eve = alone.client("Eve").await;
    let bots = json!([{"bot": "medium"}, {"bot": "medium"}, {"bot": "medium"}]);
    let other = eve.open("ice-age", bots).await;
    eventually("the end of the game", async || (eve.table(&other).await["stage"] == "over").then_some(()))
        .await;
    let (_, other) = eve.get(&format!("/tables/{other}/record")).await;
    assert_eq!(Record::from_json(&other.to_string()).unwrap().events, record.events);
    assert_eq!(jobs(&alone, "bots", "answered").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_plays_with_the_faces_of_the_table() {
    let config = with_jobs(&nats());
    let published = published(&config.worker_pool).await;
    let worker = TestWorker::start(&config);
    let server = TestServer::start_with(config.clone()).await;
    with_workers(&server).await;
    let played = async |client: &ApiClient| {
        let body = json!({ "game": "ice-age", "name": "Ours", "overlay": "[numbers]\nclubs = 5\n" });
        let (_, ours) = client.post("/boxes", body).await;
        let body = json!({
            "game": "ice-age", "options": {"short": true}, "content": {"box": ours["id"]},
            "seats": [{"bot": "medium"}, {"bot": "medium"}, {"bot": "medium"}],
        });
        let (status, table) = client.post("/tables", body).await;
        assert_eq!(status, 201, "{table}");
        let id = table["id"].as_str().unwrap();
        let over = async || (client.table(id).await["stage"] == "over").then_some(());
        eventually("the end of the game", over).await;
        Record::from_json(&client.get(&format!("/tables/{id}/record")).await.1.to_string()).unwrap()
    };
    let record = played(&server.client("Ada").await).await;
    let expected = expected_jobs::<IceAgeBoard>(&record, 7, 600_000, "medium");
    let sent = published.lock().unwrap().clone();
    assert!(sent.len() > 20 && worker.done() > 20, "{} sent, {} done", sent.len(), worker.done());
    for job in &sent {
        assert!(job.to_string().contains("clubs = 5") && expected.contains(job), "{job}");
    }
    assert!(jobs(&server, "bots", "answered").await > 20);
    let alone = TestServer::start_with(Config { workers: None, ..config }).await;
    let other = played(&alone.client("Eve").await).await;
    assert_eq!(other.events, record.events, "without workers it is the same game");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_gives_hints_and_makes_reviews() {
    let config = with_jobs(&nats());
    let worker = TestWorker::start(&config);
    let server = TestServer::start_with(config).await;
    with_workers(&server).await;
    let ada = server.client("Ada").await;
    let id = ada.open("rise-of-tribes", json!([{"me": ""}, {"bot": "random"}])).await;
    let table = ada.wait_for_turn(&id, 1).await;
    // A busy machine may answer too late once; the hint is the same.
    eventually("a hint from the worker", async || {
        let (status, hint) = ada.post(&format!("/tables/{id}/hint"), json!({"seat": 1})).await;
        assert_eq!(status, 200, "{hint}");
        assert!(table["choices"].as_array().unwrap().iter().any(|choice| choice["action"] == hint["action"]));
        assert!(!hint["why"].as_str().unwrap().is_empty());
        (jobs(&server, "people", "answered").await > 0).then_some(())
    })
    .await;
    let id = ada.open("rise-of-tribes", json!([{"bot": "random"}, {"bot": "random"}])).await;
    eventually("the end of the game", async || (ada.table(&id).await["stage"] == "over").then_some(())).await;
    let before = worker.done();
    assert_eq!(ada.post(&format!("/tables/{id}/review"), json!({})).await.0, 202);
    let shown = eventually("a complete review", async || {
        let (_, answer) = ada.get(&format!("/tables/{id}/review")).await;
        (answer["stage"] == "complete").then_some(answer)
    })
    .await;
    assert!(worker.done() > before + 20 && jobs(&server, "reviews", "answered").await > 20);
    let (_, record) = ada.get(&format!("/tables/{id}/record")).await;
    let record = Record::from_json(&record.to_string()).unwrap();
    let game = catalog::find(&record.game).unwrap();
    let table = game.boxed().replay(&record, None).unwrap();
    let plan = Plan { evaluations: Some(60), ..Plan::default() };
    let expected: Review = game.review(table.as_ref(), &plan, &Progress::default()).unwrap();
    let curves = serde_json::from_value::<Vec<Vec<review::Point>>>(shown["review"]["curves"].clone());
    assert_eq!(curves.unwrap(), expected.curves);
}

/// A NATS server that the test can stop.
struct Nats {
    folder: tempfile::TempDir,
    port: u16,
    process: Child,
}

impl Nats {
    fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let process = Self::run(&folder, port);
        Self { folder, port, process }
    }

    fn run(folder: &tempfile::TempDir, port: u16) -> Child {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let folders = std::env::split_paths(&path).chain([PathBuf::from("/usr/sbin")]);
        let program = folders.map(|folder| folder.join("nats-server")).find(|file| file.is_file());
        let mut server = Command::new(program.expect("nats-server is installed"));
        server.args(["-a", "127.0.0.1", "-p", &port.to_string(), "-js", "-sd"]).arg(folder.path());
        server.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
    }

    fn stop(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    fn start_again(&mut self) {
        self.process = Self::run(&self.folder, self.port);
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_without_nats_and_without_workers_and_use_them_when_they_are_back() {
    let mut nats = Nats::start();
    nats.stop();
    let config = with_jobs(&format!("nats://127.0.0.1:{}", nats.port));
    let server = TestServer::start_with(config.clone()).await;
    let ada = server.client("Ada").await;
    // A new table each time: one that was begun before may be over.
    let goes_on = async || {
        let id = ada.open("endless-winter", json!([{"bot": "medium"}, {"bot": "medium"}])).await;
        eventually("ten decisions", async || (version(&ada, &id).await >= 10).then_some(())).await;
    };
    goes_on().await;
    nats.start_again();
    goes_on().await;
    assert_eq!(jobs(&server, "bots", "answered").await, 0);
    let worker = TestWorker::start(&config);
    let answered = async |more: u64| {
        eventually("an answer of the worker", async || {
            goes_on().await;
            (jobs(&server, "bots", "answered").await > more).then_some(())
        })
        .await;
    };
    answered(0).await;
    nats.stop();
    goes_on().await;
    eventually("no worker", async || (server.metric("ochre_workers").await == 0).then_some(())).await;
    let before = jobs(&server, "bots", "answered").await;
    goes_on().await;
    assert_eq!(jobs(&server, "bots", "answered").await, before);
    // The stream was lost with NATS; the worker creates it again.
    nats.start_again();
    answered(before).await;
    assert!(worker.done() > 0);
}
