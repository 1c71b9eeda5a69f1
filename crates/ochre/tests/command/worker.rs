//! `ochre worker` as a process.

use std::{
    net::TcpListener,
    process::{Child, Command, Stdio},
    time::Duration,
};

use serde_json::{Value, json};

use crate::common::{command, ochre};
use crate::serve::{Muted, database};

/// Turns a wait that would never end into a failure.
const HANG: Duration = Duration::from_secs(300);

fn nats() -> String {
    std::env::var("OCHRE_TEST_NATS").expect("`cargo xtask test` starts NATS and sets it")
}

struct Worker {
    process: Child,
    metrics: String,
}

impl Worker {
    fn start(pool: &str) -> Self {
        let port = TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap().port();
        let address = format!("127.0.0.1:{port}");
        let mut worker = command();
        worker.args(["worker", "--cluster", &nats(), "--pool", pool, "--threads", "2"]);
        worker.args(["--metrics-listen", &address, "--name", "tester"]);
        let process = worker.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        Self { process, metrics: format!("http://{address}/metrics") }
    }

    /// The jobs it has begun.
    async fn begun(&self) -> u64 {
        let Ok(answer) = reqwest::get(&self.metrics).await else { return 0 };
        let text = answer.text().await.unwrap_or_default();
        let counts =
            text.lines().filter_map(|line| line.strip_prefix("ochre_worker_jobs_total")?.split(' ').nth(1));
        counts.map(|count| count.parse::<u64>().unwrap()).sum()
    }

    /// SIGKILL.
    fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// SIGTERM; whether it ended as it should.
    fn terminate(&mut self) -> bool {
        let pid = self.process.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        self.process.wait().unwrap().success()
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

async fn eventually(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(HANG, waiting).await.unwrap_or_else(|_| panic!("never: {what}"));
}

/// A metric of the server, summed over its labels.
async fn metric(base: &str, name: &str) -> u64 {
    let request = reqwest::Client::new().get(format!("{base}/metrics")).bearer_auth("0123456789abcdef");
    let text = request.send().await.unwrap().text().await.unwrap();
    let lines = text.lines().filter(|line| line.starts_with(name));
    lines.map(|line| line.rsplit(' ').next().unwrap().parse::<u64>().unwrap()).sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_goes_on_whatever_becomes_of_its_workers() {
    let name = format!("ochre_worker_{}", std::process::id());
    let pool = format!("command-{}", std::process::id());
    let (client, url) = database(&name).await;
    let mut serve = command();
    serve.args(["serve", "--database", &url, "--cluster", &nats(), "--worker-pool", &pool]);
    serve.args(["--bot-pause", "0", "--rate-limits", "off", "--metrics-token", "0123456789abcdef"]);
    let mut server = Muted::start(serve);
    server.health();
    let base = format!("http://127.0.0.1:{}", server.port());
    let http = reqwest::Client::new();
    let post = async |path: &str, token: &str, body: Value| -> Value {
        let request = http.post(format!("{base}/api/v1{path}")).bearer_auth(token).json(&body);
        request.send().await.unwrap().json().await.unwrap()
    };
    let guest = post("/people", "", json!({"name": "Ada"})).await;
    let token = guest["token"].as_str().unwrap();
    let mut first = Worker::start(&pool);
    eventually("a worker", async || metric(&base, "ochre_workers ").await == 1).await;
    // A new table each time: one that was begun before may be over.
    let open = async || {
        let seats = json!([{"bot": "hard"}, {"bot": "hard"}, {"bot": "hard"}, {"bot": "hard"}]);
        let table = post("/tables", token, json!({"game": "endless-winter", "seats": seats})).await;
        table["id"].as_str().unwrap_or_else(|| panic!("{table}")).to_owned()
    };
    let version = async |id: &str| {
        let request = http.get(format!("{base}/api/v1/tables/{id}")).bearer_auth(token);
        let table: Value = request.send().await.unwrap().json().await.unwrap();
        table["version"].as_u64().unwrap()
    };
    let goes_on = async |id: &str| {
        eventually("the table goes on", async || version(id).await >= 5).await;
    };
    let broken = async || {
        let silent = metric(&base, "ochre_jobs_total{lane=\"bots\",outcome=\"silent\"}").await;
        silent + metric(&base, "ochre_jobs_redelivered_total").await
    };
    // It is killed while it computes, at the latest after a few attempts.
    let mut attempts = 0;
    while broken().await == 0 {
        attempts += 1;
        assert!(attempts < 20, "no worker was killed while it computed");
        let mut second = Worker::start(&pool);
        eventually("two workers", async || metric(&base, "ochre_workers ").await == 2).await;
        let table = open().await;
        eventually("a job", async || first.begun().await > 0).await;
        first.kill();
        goes_on(&table).await;
        std::mem::swap(&mut first, &mut second);
    }
    // One that is asked to stop leaves at once, and the server's own threads take over.
    assert!(first.terminate());
    eventually("no worker", async || metric(&base, "ochre_workers ").await == 0).await;
    let answered = metric(&base, "ochre_jobs_total{lane=\"bots\",outcome=\"answered\"}").await;
    goes_on(&open().await).await;
    assert_eq!(metric(&base, "ochre_jobs_total{lane=\"bots\",outcome=\"answered\"}").await, answered);
    drop(server);
    client.batch_execute(&format!("DROP DATABASE {name} WITH (FORCE)")).await.unwrap();
}

#[test]
fn a_worker_says_what_is_wrong_with_its_settings() {
    ochre(&["worker", "--cluster", "nowhere at all"]).bad("is not an address of NATS");
    ochre(&["worker", "--cluster", "nats://127.0.0.1:1", "--pool", "a.b"]).bad("'a.b'");
    let taken = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let address = taken.local_addr().unwrap().to_string();
    ochre(&["worker", "--cluster", "nats://127.0.0.1:1", "--metrics-listen", &address])
        .bad("--metrics-listen");
    let missing = ochre(&["worker"]);
    assert_eq!(missing.code, Some(2));
    assert!(missing.err.contains("--cluster"), "{}", missing.err);
}
