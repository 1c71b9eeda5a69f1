//! A server is killed between an event and the message about it: the message arrives, and there is only one about a turn.

use std::{collections::BTreeSet, path::Path, time::Duration};

use loadgen::{Receiver, ServerProcess, Surroundings};
use serde_json::{Value, json};
use store::Occasion;
use tokio_postgres::NoTls;

use crate::common::OCHRE;

/// Turns a wait that would never end into a failure. Far beyond what a busy machine needs.
const HANG: Duration = Duration::from_secs(900);

/// When the server is killed for the second time. Before that, it is always killed between the event and the message.
#[derive(Clone, Copy)]
enum Kill {
    /// Not at all.
    Never,
    /// The receiver has got the message, and has not answered.
    BeforeTheAnswer,
    /// The receiver has just answered: the server may have written that down, or not.
    AfterTheAnswer,
}

/// A person with a token.
struct Player<'a> {
    http: &'a reqwest::Client,
    base: &'a str,
    token: String,
}

impl<'a> Player<'a> {
    async fn new(http: &'a reqwest::Client, base: &'a str, name: &str) -> Self {
        let nobody = Self { http, base, token: String::new() };
        let person = nobody.post("/people", json!({ "name": name })).await;
        Self { token: person["token"].as_str().unwrap().to_owned(), ..nobody }
    }

    async fn send(&self, request: reqwest::RequestBuilder) -> Value {
        let answer = request.bearer_auth(&self.token).send().await.unwrap();
        let (status, text) = (answer.status(), answer.text().await.unwrap());
        assert!(status.is_success(), "{status}: {text}");
        serde_json::from_str(&text).unwrap_or_default()
    }

    async fn get(&self, path: &str) -> Value {
        self.send(self.http.get(format!("{}/api/v1{path}", self.base))).await
    }

    async fn post(&self, path: &str, body: Value) -> Value {
        self.send(self.http.post(format!("{}/api/v1{path}", self.base)).json(&body)).await
    }

    /// Plays until it is the turn of somebody else, and returns the number of their seat.
    async fn end_turn(&self, id: &str) -> u64 {
        let path = format!("/tables/{id}");
        let seat = self.get(&path).await["turn"].clone();
        loop {
            let table = self.get(&path).await;
            if table["turn"] != seat {
                return table["turn"].as_u64().unwrap();
            }
            let (version, choices) =
                (table["version"].as_u64().unwrap(), table["choices"].as_array().unwrap());
            let pick = (version.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize % choices.len();
            let body = json!({
                "seat": seat, "version": version, "client": format!("c{version}"), "action": choices[pick]["action"],
            });
            self.post(&format!("{path}/play"), body).await;
        }
    }
}

/// Lets the time pass for which everything in the database of a server that does not run has to wait. Returns the number of
/// notices and of messages that wait.
async fn let_time_pass(database: &str) -> (usize, usize) {
    let store = store::open(database).await.unwrap();
    let notices = store.due_notices(i64::MAX, 100).await.unwrap();
    assert!(notices.iter().all(|notice| notice.key.occasion == Occasion::Turn), "{notices:?}");
    let keys: Vec<_> = notices.into_iter().map(|notice| notice.key).collect();
    let messages = store.due_deliveries(i64::MAX, 100).await.unwrap();
    let counts = (keys.len(), messages.len());
    store.postpone_notices(keys, 0).await.unwrap();
    for message in messages {
        store.claim_delivery(message.id, message.attempts, 0).await.unwrap();
    }
    store.close().await.unwrap();
    counts
}

/// Waits until the running server has nothing to send any more.
async fn until_nothing_waits(database: &str) {
    let store = store::open(database).await.unwrap();
    while store.next_due().await.unwrap().is_some() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    store.close().await.unwrap();
}

/// The test on one database.
async fn messages_survive_kills(database: &str) {
    tokio::time::timeout(HANG, play_and_kill(database)).await.expect("a message never came");
}

async fn play_and_kill(database: &str) {
    let hook = Receiver::start().await.unwrap();
    // Nothing is due before the test says that time has passed.
    let settings = [("DELAY", "3600"), ("GAP", "0"), ("PRIVATE", "on")];
    let environment =
        settings.iter().map(|(name, value)| (format!("OCHRE_NOTICE_{name}"), (*value).to_owned())).collect();
    let surroundings = Surroundings { environment, ..Surroundings::default() };
    let mut server = ServerProcess::start_in(Path::new(OCHRE), database, &surroundings).await.unwrap();
    let (http, base) = (reqwest::Client::new(), server.base());
    let players = [Player::new(&http, &base, "Ada").await, Player::new(&http, &base, "Bob").await];
    let table = json!({"game": "rise-of-tribes", "seats": [{"me": ""}, "open"]});
    let id = players[0].post("/tables", table).await["id"].as_str().unwrap().to_owned();
    players[1].post(&format!("/tables/{id}/seats"), json!({})).await;
    for player in &players {
        let channel = json!({"kind": "webhook", "url": hook.base(), "shape": "plain"});
        player.post("/me/notices/channels", channel).await;
    }

    let mut turn = players[0].get(&format!("/tables/{id}")).await["turn"].as_u64().unwrap();
    let mut known = BTreeSet::new();
    let kills = [Kill::Never, Kill::BeforeTheAnswer, Kill::AfterTheAnswer, Kill::AfterTheAnswer];
    for (number, kill) in kills.into_iter().enumerate() {
        let before = hook.received().len();
        turn = players[turn as usize - 1].end_turn(&id).await;
        server.kill().await.unwrap();
        assert_eq!(hook.received().len(), before, "nothing is sent before its time");
        assert_eq!(let_time_pass(database).await, (1, 0), "what was acknowledged is in the outbox");

        if matches!(kill, Kill::BeforeTheAnswer) {
            hook.be_silent();
        }
        server.restart().await.unwrap();
        hook.wait_for(before + 1).await;
        if !matches!(kill, Kill::Never) {
            server.kill().await.unwrap();
            let (notices, messages) = let_time_pass(database).await;
            assert_eq!(notices, 0, "it was handled");
            let written_down = matches!(kill, Kill::AfterTheAnswer) && messages == 0;
            assert!(messages == 1 || written_down, "{messages} messages wait");
            hook.answer();
            server.restart().await.unwrap();
            hook.wait_for(before + 1 + messages).await;
        }
        until_nothing_waits(database).await;

        let received = hook.received();
        let fresh = &received[before..];
        let is_repeated = !matches!(kill, Kill::Never);
        assert!(
            fresh.len() == 1 || is_repeated && fresh.len() == 2,
            "turn {number}: {} messages",
            fresh.len()
        );
        let message: Value = serde_json::from_slice(&fresh[0].body).unwrap();
        assert!(message["items"][0]["link"].as_str().unwrap().ends_with(&format!("?as={turn}")), "{message}");
        for again in fresh {
            assert_eq!(again.body, fresh[0].body, "turn {number}: what comes twice is the same message");
            assert_eq!(again.header("idempotency-key"), message["id"].as_str().unwrap());
        }
        assert!(known.insert(message["id"].to_string()), "turn {number}: a new turn is a new message");
    }
    server.kill().await.unwrap();
}

#[tokio::test]
async fn a_message_arrives_after_a_kill_and_is_recognised_if_it_comes_twice_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    messages_survive_kills(folder.path().join("ochre.sqlite").to_str().unwrap()).await;
}

#[tokio::test]
async fn a_message_arrives_after_a_kill_and_is_recognised_if_it_comes_twice_on_postgresql() {
    let server =
        std::env::var("OCHRE_TEST_POSTGRES").expect("`cargo xtask test` starts PostgreSQL and sets it");
    let (client, connection) = tokio_postgres::connect(&server, NoTls).await.unwrap();
    tokio::spawn(connection);
    let name = format!("ochre_delivery_{}", std::process::id());
    client.batch_execute(&format!("CREATE DATABASE {name}")).await.unwrap();
    messages_survive_kills(&format!("{}/{name}", server.rsplit_once('/').unwrap().0)).await;
    client.batch_execute(&format!("DROP DATABASE {name} WITH (FORCE)")).await.unwrap();
}
