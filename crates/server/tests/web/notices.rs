//! Messages to people who are not there.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use axum::{
    Router,
    body::Bytes,
    extract::State,
    http::{HeaderMap, StatusCode},
    response::{IntoResponse as _, Response},
};
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use ring::{aead, agreement, hkdf, rand::SystemRandom};
use serde_json::{Value, json};
use server::{Config, NoticeConfig, PrivateNetworks};
use tokio::net::TcpListener;

use crate::kit::{ApiClient, TestServer, config, eventually};

pub(crate) const DELAY: Duration = Duration::from_secs(30);
pub(crate) const GAP: Duration = Duration::from_secs(600);

/// What a receiver got, and what it answers next.
#[derive(Default)]
pub(crate) struct Received {
    pub(crate) posts: Vec<(HeaderMap, Bytes)>,
    refusals: Vec<u16>,
    retry_after: Option<u32>,
}

/// A service that people have told the server of.
#[derive(Clone, Default)]
pub(crate) struct Receiver {
    pub(crate) base: String,
    pub(crate) received: Arc<Mutex<Received>>,
}

impl Receiver {
    pub(crate) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let receiver = Self { base: format!("http://{}", listener.local_addr().unwrap()), ..Self::default() };
        let router = Router::new().fallback(receive).with_state(receiver.clone());
        tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        receiver
    }

    /// Answers the next posts with these statuses.
    pub(crate) fn refuse(&self, statuses: &[u16]) {
        self.received.lock().unwrap().refusals = statuses.iter().rev().copied().collect();
    }

    /// Answers with every refusal that the sender should wait for so many seconds.
    pub(crate) fn ask_to_wait(&self, seconds: u32) {
        self.received.lock().unwrap().retry_after = Some(seconds);
    }

    pub(crate) fn count(&self) -> usize {
        self.received.lock().unwrap().posts.len()
    }

    pub(crate) async fn wait_for(&self, count: usize) {
        eventually(&format!("{count} messages"), async || (self.count() >= count).then_some(())).await;
    }

    pub(crate) fn json(&self, number: usize) -> Value {
        serde_json::from_slice(&self.received.lock().unwrap().posts[number].1).unwrap()
    }
}

async fn receive(State(receiver): State<Receiver>, headers: HeaderMap, body: Bytes) -> Response {
    let mut received = receiver.received.lock().unwrap();
    received.posts.push((headers, body));
    match (received.refusals.pop(), received.retry_after) {
        (None, _) => StatusCode::OK.into_response(),
        (Some(status), None) => StatusCode::from_u16(status).unwrap().into_response(),
        (Some(status), Some(seconds)) => {
            let wait = [("retry-after", seconds.to_string())];
            (StatusCode::from_u16(status).unwrap(), wait).into_response()
        }
    }
}

pub(crate) fn open_house() -> Config {
    let notices = NoticeConfig { private_networks: PrivateNetworks::Allowed, ..NoticeConfig::default() };
    Config { notices, public_url: Some("https://house.example".to_owned()), ..config() }
}

pub(crate) async fn add_webhook(person: &ApiClient, url: &str) {
    let body = json!({"kind": "webhook", "url": url, "shape": "plain"});
    let (status, answer) = person.post("/me/notices/channels", body).await;
    assert_eq!(status, 201, "{answer}");
}

/// A table of two people, of whom the first must choose: people in the order of their seats, and the id.
pub(crate) async fn table(server: &TestServer) -> (Vec<ApiClient>, String) {
    let people = vec![server.client("Ada").await, server.client("Bob").await];
    let id = open(&people).await;
    (people, id)
}

async fn open(people: &[ApiClient]) -> String {
    let id = people[0].open("rise-of-tribes", json!([{"me": ""}, "open"])).await;
    let (status, answer) = people[1].post(&format!("/tables/{id}/seats"), json!({})).await;
    assert_eq!(status, 200, "{answer}");
    id
}

/// Plays until the turn passes from the person who has it. Returns whose it is then, from 0.
pub(crate) async fn pass_turn(people: &[ApiClient], id: &str) -> usize {
    let turn = people[0].table(id).await["turn"].as_u64().unwrap();
    loop {
        let seat = turn as usize - 1;
        people[seat].play_on(&people[seat].table(id).await).await;
        let now = people[0].table(id).await["turn"].as_u64().unwrap();
        if now != turn {
            return now as usize - 1;
        }
    }
}

/// Waits until the last message to the first channel of a person has failed like this, or has not, and returns the channel.
pub(crate) async fn channel_with(person: &ApiClient, failure: Option<&str>) -> Value {
    eventually(&format!("{failure:?}"), async || {
        let channel = person.get("/me/notices").await.1["channels"][0].clone();
        let found = match failure {
            Some(words) => channel["failure"].as_str().is_some_and(|found| found.contains(words)),
            None => channel["failure"].is_null(),
        };
        found.then_some(channel)
    })
    .await
}

/// Waits until the outbox has nothing that is due. What is being sent is not due until it has failed for a while.
pub(crate) async fn settle(server: &TestServer) {
    let store = server.store().await;
    let now = server::Clock::now(server.clock.as_ref());
    eventually("an empty outbox", async || {
        let next = store.next_due().await.unwrap();
        next.is_none_or(|due| due > now).then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_away_is_told_once_that_it_is_their_turn_with_a_link_to_the_seat() {
    let server = TestServer::start_with(open_house()).await;
    let hook = Receiver::start().await;
    let (people, id) = table(&server).await;
    for person in &people {
        add_webhook(person, &hook.base).await;
    }
    let next = pass_turn(&people, &id).await;
    settle(&server).await;
    assert_eq!(hook.count(), 0, "nobody is told before they had time to look");
    server.clock.advance(DELAY);
    hook.wait_for(1).await;
    let message = hook.json(0);
    assert_eq!(message["items"][0]["occasion"], "turn", "{message}");
    assert_eq!(message["items"][0]["link"], format!("https://house.example/table/{id}?as={}", next + 1));
    assert!(
        message["stop"].as_str().unwrap().starts_with("https://house.example/notices/stop/"),
        "{message}"
    );
    for _ in 0..5 {
        server.clock.advance(GAP);
        settle(&server).await;
    }
    assert_eq!(hook.count(), 1, "one message for a turn");
    assert!(server.metrics().await.contains("ochre_notices_total{kind=\"webhook\",outcome=\"sent\"} 1"));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_the_page_open_or_has_acted_in_time_is_not_told() {
    let server = TestServer::start_with(open_house()).await;
    let hook = Receiver::start().await;
    let (people, id) = table(&server).await;
    for person in &people {
        add_webhook(person, &hook.base).await;
    }
    let mut streams = Vec::new();
    for person in &people {
        let mut stream = person.stream(&format!("/tables/{id}/stream"), None).await;
        stream.next_of("step").await;
        streams.push(stream);
    }
    pass_turn(&people, &id).await;
    server.clock.advance(DELAY);
    settle(&server).await;
    assert_eq!(hook.count(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_that_fails_gets_the_message_once_it_recovers_and_one_that_is_gone_is_switched_off() {
    let server = TestServer::start_with(open_house()).await;
    let hook = Receiver::start().await;
    let (people, id) = table(&server).await;
    for person in &people {
        add_webhook(person, &hook.base).await;
    }
    hook.refuse(&[500, 503]);
    let next = pass_turn(&people, &id).await;
    server.clock.advance(DELAY);
    channel_with(&people[next], Some("HTTP 500")).await;
    server.clock.advance(Duration::from_secs(60));
    channel_with(&people[next], Some("HTTP 503")).await;
    server.clock.advance(Duration::from_secs(120));
    channel_with(&people[next], None).await;
    assert_eq!(hook.count(), 3);
    assert_eq!(hook.json(0)["id"], hook.json(2)["id"], "it is the same message");
    server.clock.advance(GAP);
    hook.refuse(&[410]);
    let last = pass_turn(&people, &id).await;
    server.clock.advance(DELAY);
    let channel = channel_with(&people[last], Some("HTTP 410")).await;
    assert_eq!((hook.count(), &channel["state"]), (4, &json!("dead")), "{channel}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_notice_survives_a_restart_and_comes_once() {
    let server = TestServer::start_with(open_house()).await;
    let hook = Receiver::start().await;
    let (people, id) = table(&server).await;
    for person in &people {
        add_webhook(person, &hook.base).await;
    }
    pass_turn(&people, &id).await;
    let server = server.restart().await;
    server.clock.advance(DELAY);
    hook.wait_for(1).await;
    settle(&server).await;
    let server = server.restart().await;
    server.clock.advance(GAP);
    settle(&server).await;
    assert_eq!(hook.count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_tables_with_a_chatty_person_cause_one_message_in_ten_minutes() {
    let server = TestServer::start_with(open_house()).await;
    let hook = Receiver::start().await;
    let (people, id) = table(&server).await;
    let mut tables = vec![id];
    for _ in 1..1000 {
        tables.push(open(&people).await);
    }
    add_webhook(&people[1], &hook.base).await;
    for round in 0..3 {
        for id in &tables {
            people[0].post(&format!("/tables/{id}/chat"), json!({"text": format!("@Bob {round}")})).await;
        }
        server.clock.advance(DELAY);
        settle(&server).await;
    }
    assert_eq!(hook.count(), 1, "three rounds in 90 seconds");
    let message = hook.json(0);
    assert_eq!(message["items"].as_array().unwrap().len(), 20, "a message lists some and counts the others");
    assert!(message["title"].as_str().unwrap().contains("1000"), "{}", message["title"]);
    server.clock.advance(GAP);
    hook.wait_for(2).await;
    settle(&server).await;
    server.clock.advance(GAP);
    settle(&server).await;
    assert_eq!(hook.count(), 2, "what came in between is one message");
}

#[tokio::test(flavor = "multi_thread")]
async fn quiet_hours_silent_occasions_and_the_choice_for_a_table_are_kept() {
    let server = TestServer::start_with(open_house()).await;
    let hook = Receiver::start().await;
    let (people, id) = table(&server).await;
    for person in &people {
        add_webhook(person, &hook.base).await;
    }
    // The clock of the tests starts at 08:00 UTC.
    let wishes = json!({"zone": "UTC", "quiet": ["07:00", "09:00"], "occasions": ["turn"]});
    for person in &people {
        let (status, answer) = person.put("/me/notices", wishes.clone()).await;
        assert_eq!(status, 200, "{answer}");
    }
    let next = pass_turn(&people, &id).await;
    people[1 - next].post(&format!("/tables/{id}/chat"), json!({"text": "@Ada @Bob"})).await;
    server.clock.advance(DELAY);
    settle(&server).await;
    assert_eq!(hook.count(), 0);
    server.clock.advance(Duration::from_secs(60 * 60));
    hook.wait_for(1).await;
    assert_eq!(hook.json(0)["items"].as_array().unwrap().len(), 1, "nobody wants to hear of mentions");
    for person in &people {
        let (status, _) = person.put(&format!("/tables/{id}/notices"), json!({"kinds": ["mail"]})).await;
        assert_eq!(status, 204);
    }
    server.clock.advance(GAP);
    pass_turn(&people, &id).await;
    server.clock.advance(DELAY);
    settle(&server).await;
    assert_eq!(hook.count(), 1);
    for wrong in [
        json!({"zone": "Mars/Olympus", "quiet": null, "occasions": []}),
        json!({"zone": "UTC", "quiet": ["25:00", "01:00"], "occasions": []}),
        json!({"zone": "UTC", "quiet": ["01:00", "01:00"], "occasions": []}),
    ] {
        assert_eq!(people[0].put("/me/notices", wrong.clone()).await.0, 422, "{wrong}");
    }
}

/// The keys of a browser. They decrypt one message.
pub(crate) struct BrowserKeys {
    own: agreement::EphemeralPrivateKey,
    point: agreement::PublicKey,
    auth: [u8; 16],
}

impl BrowserKeys {
    pub(crate) fn new() -> Self {
        let own =
            agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P256, &SystemRandom::new()).unwrap();
        Self { point: own.compute_public_key().unwrap(), own, auth: [7; 16] }
    }

    /// The channel with these keys at a push service.
    pub(crate) fn channel(&self, endpoint: &str) -> Value {
        json!({
            "kind": "push", "endpoint": endpoint, "p256dh": URL_SAFE_NO_PAD.encode(self.point.as_ref()),
            "auth": URL_SAFE_NO_PAD.encode(self.auth),
        })
    }

    /// As a browser does it (RFC 8291).
    pub(crate) fn decrypt(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        assert_eq!(rest[..5], [0, 0, 16, 0, 65], "record size 4096, a key of 65 bytes");
        let (theirs, record) = rest[5..].split_at(65);
        let public = agreement::UnparsedPublicKey::new(&agreement::ECDH_P256, theirs);
        let shared = agreement::agree_ephemeral(self.own, &public, |secret| {
            let prk = hkdf::Salt::new(hkdf::HKDF_SHA256, &self.auth).extract(secret);
            derive::<32>(&prk, &[b"WebPush: info\0", self.point.as_ref(), theirs])
        })
        .unwrap();
        let prk = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(&shared);
        let key = derive::<16>(&prk, &[b"Content-Encoding: aes128gcm\0"]);
        let nonce = derive::<12>(&prk, &[b"Content-Encoding: nonce\0"]);
        let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).unwrap());
        let mut record = record.to_vec();
        let nonce = aead::Nonce::assume_unique_for_key(nonce);
        let plain = key.open_in_place(nonce, aead::Aad::empty(), &mut record).unwrap();
        let (delimiter, text) = plain.split_last().unwrap();
        assert_eq!(*delimiter, 2, "the last record");
        serde_json::from_slice(text).unwrap()
    }
}

fn derive<const N: usize>(prk: &hkdf::Prk, info: &[&[u8]]) -> [u8; N] {
    struct Length(usize);
    impl hkdf::KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut key = [0; N];
    prk.expand(info, Length(N)).unwrap().fill(&mut key).unwrap();
    key
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_can_decrypt_what_it_is_pushed_and_the_push_service_can_check_who_sent_it() {
    let server = TestServer::start_with(open_house()).await;
    let service = Receiver::start().await;
    let (people, id) = table(&server).await;
    let turn = people[0].table(&id).await["turn"].as_u64().unwrap() as usize;
    let away = &people[2 - turn];
    let keys = BrowserKeys::new();
    let channel = keys.channel(&format!("{}/push/abc", service.base));
    let (status, answer) = away.post("/me/notices/channels", channel).await;
    assert_eq!(status, 201, "{answer}");
    pass_turn(&people, &id).await;
    server.clock.advance(DELAY);
    service.wait_for(1).await;
    let (headers, body) = service.received.lock().unwrap().posts[0].clone();
    let message = keys.decrypt(&body);
    assert_eq!(message["link"], format!("/table/{id}?as={}", 3 - turn), "{message}");
    assert_eq!(headers["content-encoding"], "aes128gcm");
    let topic = headers["topic"].to_str().unwrap();
    assert!(topic.len() == 32 && topic.bytes().all(|it| it.is_ascii_hexdigit()), "{topic}");
    assert!(headers["ttl"].to_str().unwrap().parse::<u32>().unwrap() > 0);
    let authorization = headers["authorization"].to_str().unwrap();
    let (token, key) = authorization.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(key, answer["push_key"].as_str().unwrap());
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let verifying = ring::signature::UnparsedPublicKey::new(
        &ring::signature::ECDSA_P256_SHA256_FIXED,
        URL_SAFE_NO_PAD.decode(key).unwrap(),
    );
    verifying.verify(signed.as_bytes(), &URL_SAFE_NO_PAD.decode(signature).unwrap()).unwrap();
    let claims = URL_SAFE_NO_PAD.decode(signed.split_once('.').unwrap().1).unwrap();
    let claims: Value = serde_json::from_slice(&claims).unwrap();
    assert_eq!(claims["aud"], service.base, "{claims}");
}

#[tokio::test(flavor = "multi_thread")]
async fn channels_belong_to_their_person_and_lead_to_the_public_internet() {
    let server = TestServer::start().await;
    let (ada, eve) = (server.client("Ada").await, server.client("Eve").await);
    for url in ["http://127.0.0.1:1/", "https://192.168.0.1/x", "https://localhost/", "ftp://example.org"] {
        let body = json!({"kind": "webhook", "url": url, "shape": "slack"});
        let (status, answer) = ada.post("/me/notices/channels", body).await;
        assert_eq!((status, &answer["error"]["code"]), (422, &json!("invalid-endpoint")), "{url}");
    }
    assert_eq!(
        ada.post("/me/notices/channels", json!({"kind": "mail", "address": "a@b.example"})).await.0,
        409
    );
    add_webhook(&ada, "https://ntfy.example/ada").await;
    let (_, settings) = ada.get("/me/notices").await;
    let id = settings["channels"][0]["id"].as_str().unwrap();
    let path = format!("/me/notices/channels/{id}");
    assert_eq!(eve.delete(&path).await.0, 404);
    assert_eq!(eve.put(&path, json!({"on": false})).await.0, 404);
    assert_eq!(ada.put(&path, json!({"on": false})).await.0, 204);
    assert_eq!(ada.delete(&path).await.0, 204);
    assert_eq!(ada.delete(&path).await.0, 404);
    assert_eq!(server.anonymous().get("/me/notices").await.0, 401);
    for number in 0..5 {
        add_webhook(&ada, &format!("https://ntfy.example/{number}")).await;
    }
    let body = json!({"kind": "webhook", "url": "https://ntfy.example/6", "shape": "ntfy"});
    assert_eq!(ada.post("/me/notices/channels", body).await.0, 409);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_settings_work_without_script() {
    let server = TestServer::start().await;
    let browser = server.browser();
    assert!(browser.get("/settings").await.has("#notices a[href='/account']"), "a stranger has no channels");
    let path = browser.quick("ice-age").await;
    let added =
        browser.post("/notices/webhook", &[("url", "https://ntfy.example/x"), ("shape", "ntfy")]).await;
    assert_eq!(added.status, 200, "{}", added.text);
    assert!(added.has(".channel") && !added.text.contains("ntfy.example/x"), "the path may be a secret");
    let refused = browser.post("/notices/webhook", &[("url", "https://10.0.0.1/"), ("shape", "ntfy")]).await;
    assert_eq!(refused.status, 422);
    assert!(refused.has("#notices .notice"));
    let wishes = [("occasion", "turn"), ("zone", "Europe/Paris"), ("from", "22:00"), ("until", "07:00")];
    assert_eq!(browser.post("/notices/settings", &wishes).await.status, 200);
    let page = browser.get("/settings").await;
    assert_eq!((page.field("zone"), page.field("from")), ("Europe/Paris".to_owned(), "22:00".to_owned()));
    assert!(page.has("[value=turn][checked]") && !page.has("[value=mention][checked]"));
    let off = [("channel", &*page.field("channel")), ("action", "off")];
    assert!(browser.post("/notices/channel", &off).await.has("[name=action][value=on]"));
    let table = path.split('?').next().unwrap();
    assert_eq!(browser.post(&format!("{table}/notices"), &[("kind", "push")]).await.status, 303);
    let page = browser.get(&format!("{table}/notices")).await;
    assert!(page.has("[value=push][checked]") && !page.has("[value=mail][checked]"));
    let worker = browser.get("/worker.js").await;
    assert_eq!((worker.status, worker.header("content-type")), (200, "text/javascript; charset=utf-8"));
}
