//! Several processes over one database.

use std::{
    net::{TcpListener, TcpStream},
    process::{Child, Command, Stdio},
    sync::Arc,
    time::Duration,
};

use serde_json::{Value, json};
use server::{App, Clock, Config, Membership, SystemClock};
use tokio::runtime::Runtime;

use crate::{
    database::TestDatabase,
    kit::{ApiClient, EventStream, TestServer, config, eventually},
    place::{Place, nats},
    stalls::Stopwatch,
};

/// How soon others drive the tables of a process that was killed.
const TAKEN_OVER: Duration = Duration::from_secs(5);
/// How soon a token is refused everywhere.
const REFUSED: Duration = Duration::from_secs(1);

/// A NATS server that a test stops and starts.
pub(crate) struct OwnNats {
    port: u16,
    folder: tempfile::TempDir,
    server: Option<Child>,
}

impl OwnNats {
    pub(crate) fn start() -> Self {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut nats = Self { port, folder: tempfile::tempdir().unwrap(), server: None };
        nats.go_on();
        nats
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    pub(crate) fn go_on(&mut self) {
        let mut server = Command::new("nats-server");
        server.args(["-a", "127.0.0.1", "-p", &self.port.to_string(), "-js", "-sd"]).arg(self.folder.path());
        self.server = Some(server.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap());
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn go_on_if_stopped(&mut self) {
        if self.server.is_none() {
            self.go_on();
        }
    }

    pub(crate) fn stop(&mut self) {
        if let Some(mut server) = self.server.take() {
            let _ = server.kill();
            let _ = server.wait();
        }
    }
}

impl Drop for OwnNats {
    fn drop(&mut self) {
        self.stop();
    }
}

/// A process that can be killed: everything it does runs in a runtime of its own.
pub(crate) struct Killable {
    pub(crate) base: String,
    runtime: Runtime,
}

impl Killable {
    pub(crate) fn start(location: &str, nats: &str, config: Config, clock: Arc<dyn Clock>) -> Self {
        let (location, nats) = (location.to_owned(), nats.to_owned());
        let serving = async move {
            let store = store::open_for_cluster(&location).await.unwrap();
            let membership = Membership::join(store.as_ref(), &nats).await.unwrap();
            let app = App::open_in_cluster(store, clock, config, Some(membership)).unwrap();
            let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
            let base = format!("http://{}", listener.local_addr().unwrap());
            tokio::spawn(server::serve(app, listener, std::future::pending()));
            base
        };
        // A runtime cannot wait for another one on its own threads.
        let starting = std::thread::spawn(move || {
            let runtime =
                tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
            let base = runtime.block_on(serving);
            Self { base, runtime }
        });
        starting.join().unwrap()
    }

    /// As SIGKILL does: nothing is finished or handed over.
    pub(crate) fn kill(self) {
        self.runtime.shutdown_background();
    }
}

/// One person with both seats of a table, seen through each of two processes.
async fn two_views(server: &TestServer) -> ([ApiClient; 2], String) {
    let ada = server.client("Ada").await;
    let bases = server.bases();
    let views = [ada.at_base(&bases[0]), ada.at_base(&bases[1])];
    let id = ada.open("rise-of-tribes", json!([{"me": "Ada"}, {"me": "Bob"}])).await;
    (views, id)
}

/// Bots that wait for those who watch.
fn slow_bots() -> Config {
    Config { bot_pause: Duration::from_millis(50), ..config() }
}

/// Tables where only bots play, while somebody watches through a process.
async fn bots_at_play(client: &ApiClient, watched_at: &str) -> (Vec<String>, Vec<EventStream>) {
    let bots = json!([{"bot": "random"}, {"bot": "random"}, {"bot": "random"}]);
    let (mut ids, mut streams) = (Vec::new(), Vec::new());
    for _ in 0..6 {
        let id = client.open("ice-age", bots.clone()).await;
        streams.push(client.at_base(watched_at).stream(&format!("/tables/{id}/stream"), None).await);
        ids.push(id);
    }
    (ids, streams)
}

/// The table as the seat sees it whose turn it is.
async fn turn(client: &ApiClient, id: &str) -> Value {
    let turn = client.table(id).await["turn"].as_u64().unwrap();
    client.table_as(id, turn).await
}

#[tokio::test(flavor = "multi_thread")]
async fn each_move_reaches_the_streams_of_the_other_process_once_and_in_order() {
    let server = Place::Cluster.start().await;
    let (views, id) = two_views(&server).await;
    let path = format!("/tables/{id}/stream?as=1");
    let mut streams = [views[0].stream(&path, None).await, views[1].stream(&path, None).await];
    let begun = streams[0].next_of("step").await.id.unwrap();
    assert_eq!(streams[1].next_of("step").await.id, Some(begun));
    for round in 0..30 {
        let actor = &views[round % 2];
        assert_eq!(actor.play_on(&turn(actor, &id).await).await.0, 200);
        let (one, other) = (streams[0].next_of("step").await, streams[1].next_of("step").await);
        assert_eq!(one, other);
        assert_eq!(one.id, Some(begun + 1 + round as u64));
    }
    // A client that goes to the other process gets what it has missed, and nothing twice.
    let mut again = views[1].stream(&path, Some(begun + 10)).await;
    for version in begun + 11..=begun + 30 {
        assert_eq!(again.next_of("step").await.id, Some(version));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_goes_to_the_other_process_is_up_to_date_there() {
    let server = Place::Cluster.start().await;
    let (views, id) = two_views(&server).await;
    views[0].play_on(&turn(&views[0], &id).await).await;
    let page = views[0].page(&format!("/table/{id}?as=1")).await;
    let attribute = |name: &str| {
        let rest = page.split_once(&format!("data-{name}=\"")).unwrap().1;
        rest.split_once('"').unwrap().0.to_owned()
    };
    let (revision, shown) = (attribute("revision"), attribute("shown"));
    let path = format!("/table/{id}/stream?as=1&revision={revision}&shown={shown}");
    let mut stream = views[1].page_stream(&path).await;
    let first = stream.next().await.unwrap();
    assert_eq!(
        (first.event.as_str(), first.id),
        ("current", revision.parse().ok()),
        "the same state has the same number"
    );
    views[0].play_on(&turn(&views[0], &id).await).await;
    let update = stream.next().await.unwrap();
    assert_eq!(update.event, "update");
    assert!(update.id > first.id);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_moves_at_once_one_is_played_and_the_other_is_stale() {
    let server = Place::Cluster.start().await;
    let (views, id) = two_views(&server).await;
    for round in 0..20 {
        let now = turn(&views[0], &id).await;
        let choices = now["choices"].as_array().unwrap();
        let body = |client: String, choice: usize| {
            json!({
                "seat": now["seen_from"], "version": now["version"], "client": client,
                "action": choices[choice % choices.len()]["action"],
            })
        };
        let path = format!("/tables/{id}/play");
        let (one, other) = tokio::join!(
            views[0].post(&path, body(format!("a{round}"), 0)),
            views[1].post(&path, body(format!("b{round}"), 1)),
        );
        let mut statuses = [one.0, other.0];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409], "{one:?} {other:?}");
        let refused = if one.0 == 409 { one.1 } else { other.1 };
        assert_eq!(refused["error"]["code"], "stale-version");
        // The same request again is recognised, whichever process got it first.
        let same = body(format!("s{round}"), 0);
        let now = turn(&views[0], &id).await;
        let same = json!({
            "seat": now["seen_from"], "version": now["version"], "client": same["client"],
            "action": now["choices"][0]["action"],
        });
        let (one, other) = tokio::join!(views[0].post(&path, same.clone()), views[1].post(&path, same));
        assert_eq!((one.0, other.0), (200, 200), "{one:?} {other:?}");
        assert_ne!(one.1["repeated"], other.1["repeated"]);
    }
    let versions =
        [views[0].table(&id).await["version"].clone(), views[1].table(&id).await["version"].clone()];
    assert_eq!(versions[0], versions[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_and_seats_changed_at_once_are_all_kept() {
    let server = Place::Cluster.start().await;
    let (ada, bob) = (server.client("Ada").await, server.client("Bob").await);
    let id = ada.open("ice-age", json!([{"me": "Ada"}, "open", "open"])).await;
    let (cyd, chat) = (server.client("Cyd").await, format!("/tables/{id}/chat"));
    let seats = format!("/tables/{id}/seats");
    let (one, other) = tokio::join!(bob.post(&seats, json!({})), cyd.post(&seats, json!({})));
    assert_eq!((one.0, other.0), (200, 200), "{one:?} {other:?}");
    let table = ada.table(&id).await;
    assert_eq!(table["stage"], "playing", "whoever takes the last seat starts the game: {table}");
    for round in 0..10 {
        let line = |who: &str| json!({ "text": format!("{who} {round}") });
        let (one, other) = tokio::join!(ada.post(&chat, line("a")), bob.post(&chat, line("b")));
        assert_eq!((one.0, other.0), (201, 201), "{one:?} {other:?}");
    }
    let (_, lines) = cyd.get(&chat).await;
    assert_eq!(lines.as_array().unwrap().len(), 20);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_was_revoked_elsewhere_is_refused_and_its_stream_ends() {
    let server = Place::Cluster.start().await;
    let (views, id) = two_views(&server).await;
    let path = format!("/tables/{id}/stream");
    let mut stream = views[1].stream(&path, None).await;
    stream.next_of("step").await;
    assert_eq!(views[0].delete("/tokens").await.0, 204);
    let watch = Stopwatch::start();
    while stream.next().await.is_some() {}
    assert_eq!(views[1].get(&path).await.0, 401);
    watch.assert_within(REFUSED, "the token is refused");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_when_the_process_that_played_for_them_is_killed() {
    let database = TestDatabase::postgres().await;
    let start = || Killable::start(database.location(), &nats(), slow_bots(), Arc::new(SystemClock));
    let mut processes = vec![start(), start()];
    let anonymous = ApiClient::new(&processes[0].base);
    let (_, answer) = anonymous.post("/people", json!({ "name": "Ada" })).await;
    let ada = anonymous.with_token(answer["token"].as_str().unwrap());
    let (ids, _streams) = bots_at_play(&ada, &processes[1].base).await;
    processes.remove(0).kill();
    let ada = ada.at_base(&processes[0].base);
    let watch = Stopwatch::start();
    let mut before = Vec::new();
    for id in &ids {
        before.push(ada.table(id).await["version"].as_u64().unwrap());
    }
    for (id, before) in ids.iter().zip(before) {
        eventually("bots that go on", async || {
            let table = ada.table(id).await;
            (table["stage"] == "over" || table["version"].as_u64().unwrap() > before).then_some(())
        })
        .await;
    }
    watch.assert_within(TAKEN_OVER, "all bots go on");
    for process in processes {
        process.kill();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_stops_hands_over_at_once() {
    let mut server = Place::Cluster.start_with(slow_bots()).await;
    server.add_process().await;
    let last = server.bases()[2].clone();
    let ada = server.client("Ada").await.at_base(&last);
    let (ids, streams) = bots_at_play(&ada, &last).await;
    server.stop_process(0).await;
    server.stop_process(0).await;
    // Nobody watches any more, so the bots hurry.
    drop(streams);
    for id in &ids {
        eventually("the end of the bots' game", async || {
            (ada.table(id).await["stage"] == "over").then_some(())
        })
        .await;
    }
    let ready = reqwest::get(format!("{}/readyz", server.bases()[0])).await.unwrap();
    assert_eq!(ready.status(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn play_goes_on_without_nats_and_quickly_again_with_it() {
    let mut nats = OwnNats::start();
    let server = TestServer::start_cluster(TestDatabase::postgres().await, &nats.url(), config()).await;
    let (views, id) = two_views(&server).await;
    let path = format!("/tables/{id}/stream?as=1");
    let mut stream = views[1].stream(&path, None).await;
    let mut version = stream.next_of("step").await.id.unwrap();
    for is_there in [true, false, true] {
        if is_there {
            nats.go_on_if_stopped();
        } else {
            nats.stop();
        }
        let expected = if is_there { "ochre_nats_connected 1" } else { "ochre_nats_connected 0" };
        eventually("a process that notices", async || {
            server.metrics().await.contains(expected).then_some(())
        })
        .await;
        for _ in 0..5 {
            assert_eq!(views[0].play_on(&turn(&views[0], &id).await).await.0, 200);
            version += 1;
            assert_eq!(stream.next_of("step").await.id, Some(version));
        }
    }
    // A token is refused everywhere, too, although nobody is told.
    nats.stop();
    assert_eq!(views[0].delete("/tokens").await.0, 204);
    let watch = Stopwatch::start();
    while stream.next().await.is_some() {}
    assert_eq!(views[1].get(&path).await.0, 401);
    watch.assert_within(REFUSED, "the token is refused without NATS");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_watches_at_another_process_is_present() {
    let server = Place::Cluster.start().await;
    let (ada, bob) = (server.client("Ada").await, server.client("Bob").await);
    let id = ada.open("rise-of-tribes", json!([{"me": "Ada"}, "open"])).await;
    let _ada = ada.stream(&format!("/tables/{id}/stream"), None).await;
    let _bob = bob.stream(&format!("/tables/{id}/stream"), None).await;
    eventually("Bob among those who watch", async || {
        ada.page(&format!("/table/{id}?as=1")).await.contains("Bob").then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_was_confirmed_at_one_process_is_confirmed_at_all() {
    let server = Place::Cluster.start().await;
    let (ada, bases) = (server.client("Ada").await.at_base(&server.bases()[0]), server.bases());
    let (status, made) = ada.post("/account", json!({"login": "ada", "password": "mammoths!"})).await;
    assert_eq!(status, 201, "{made}");
    let elsewhere = ada.with_token(made["token"].as_str().unwrap()).at_base(&bases[1]);
    eventually("a confirmed session", async || {
        let (status, answer) = elsewhere.put("/account/login", json!({"login": "una"})).await;
        assert!(status == 200 || answer["error"]["code"] == "confirmation-required", "{answer}");
        (status == 200).then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn results_and_reviews_of_one_process_are_those_of_the_other() {
    let shallow = Config { review_evaluations: Some(20), ..config() };
    let server = Place::Cluster.start_with(shallow).await;
    let bases = server.bases();
    let ada = server.client("Ada").await;
    // Whichever process plays for the bots, and whichever is asked.
    for number in 0..4 {
        let views = [ada.at_base(&bases[number % 2]), ada.at_base(&bases[1 - number % 2])];
        let id = ada.open("rise-of-tribes", json!([{"bot": "random"}, {"bot": "random"}])).await;
        for view in &views {
            eventually("a result", async || {
                (view.get(&format!("/tables/{id}/result")).await.0 == 200).then_some(())
            })
            .await;
        }
        let path = format!("/tables/{id}/review");
        let (status, started) = views[0].post(&path, json!({})).await;
        assert!(status == 200 || status == 202, "{status} {started}");
        let mut reviews = Vec::new();
        for view in &views {
            reviews.push(
                eventually("a complete review", async || {
                    let (_, answer) = view.get(&path).await;
                    (answer["stage"] == "complete").then_some(answer)
                })
                .await,
            );
        }
        assert_eq!(reviews[0], reviews[1]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_alone_and_a_cluster_do_not_mix() {
    let database = TestDatabase::postgres().await;
    let alone = store::open_for_server(database.location()).await.unwrap();
    let error = store::open_for_cluster(database.location()).await.err().unwrap().to_string();
    assert!(error.contains("another server uses the database"), "{error}");
    alone.close().await.unwrap();
    let member = store::open_for_cluster(database.location()).await.unwrap();
    let other = store::open_for_cluster(database.location()).await.unwrap();
    let error = store::open_for_server(database.location()).await.err().unwrap().to_string();
    assert!(error.contains("--cluster"), "{error}");
    member.close().await.unwrap();
    other.close().await.unwrap();
    store::open_for_server(database.location()).await.unwrap();
    let error = store::open_for_cluster("ochre.sqlite").await.err().unwrap().to_string();
    assert!(error.contains("PostgreSQL"), "{error}");
}
