//! A server inside the process, with tables in every stage, and its requests.

use std::{cell::RefCell, sync::Arc, time::Duration};

use axum::{
    Router,
    body::Body,
    http::{Request, header},
};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use server::{App, Config, RateLimits, SystemClock};
use table::conformance::change_value;
use tokio::runtime::Runtime;
use tower::ServiceExt as _;

/// The server, a person with a seat at each table, and the tables.
pub struct Server {
    runtime: Runtime,
    router: Router,
    token: String,
    tables: Vec<String>,
    _folder: tempfile::TempDir,
}

thread_local! {
    static SERVER: RefCell<Option<Server>> = const { RefCell::new(None) };
}

impl Server {
    /// Calls with the server of this process.
    pub fn with(call: impl FnOnce(&Server)) {
        SERVER.with_borrow_mut(|server| call(server.get_or_insert_with(Self::start)));
    }

    fn start() -> Self {
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        let folder = tempfile::tempdir().unwrap();
        let router = runtime.block_on(async {
            let store = store::open(folder.path().join("fuzz.sqlite").to_str().unwrap()).await.unwrap();
            // Without limits, tables are opened by the thousand: they leave memory soon.
            let idle = Duration::from_secs(8);
            let config = Config { rate_limits: RateLimits::Off, idle, ..Config::default() };
            server::router(&App::open(store, Arc::new(SystemClock), config).unwrap())
        });
        let mut server = Self { runtime, router, token: String::new(), tables: Vec::new(), _folder: folder };
        server.token = server.created("/people", json!({"name": "Ada"}), "token");
        for game in ["ice-age", "endless-winter", "rise-of-tribes"] {
            let table = |seats: Value, contribute: bool| {
                server.created(
                    "/tables",
                    json!({"game": game, "seats": seats, "contribute": contribute}),
                    "id",
                )
            };
            let me = || json!([{"me": "Ada"}, {"me": "Bob"}, {"me": "Cid"}]);
            let opened =
                [table(me(), false), table(json!([{"me": ""}, "open", "open"]), false), table(me(), true)];
            server.tables.extend(opened);
        }
        server
    }

    fn created(&self, path: &str, body: Value, field: &str) -> String {
        let answer =
            self.send("POST", &format!("/api/v1{path}"), "application/json", body.to_string().into_bytes());
        serde_json::from_slice::<Value>(&answer).unwrap()[field].as_str().unwrap().to_owned()
    }

    /// Sends a request; `{}` in the path is a table, chosen by the body. A failure of the server ends the process.
    pub fn send(&self, method: &str, path: &str, content_type: &str, body: Vec<u8>) -> Vec<u8> {
        let table = match self.tables.len() {
            0 => "",
            count => &self.tables[body.len() % count],
        };
        let path = path.replace("{}", table);
        let mut request =
            Request::builder().method(method).uri(&path).header(header::CONTENT_TYPE, content_type);
        if !self.token.is_empty() {
            request = request.header(header::AUTHORIZATION, format!("Bearer {}", self.token));
        }
        let request = request.body(Body::from(body.clone())).unwrap();
        self.runtime.block_on(async {
            let response = self.router.clone().oneshot(request).await.unwrap();
            let status = response.status();
            assert!(
                !status.is_server_error(),
                "{method} {path}: {status}\n{}",
                String::from_utf8_lossy(&body)
            );
            response.into_body().collect().await.map(|body| body.to_bytes().to_vec()).unwrap_or_default()
        })
    }
}

/// The forms, with their fields and values.
pub const FORMS: &[(&str, &str)] = &[
    (
        "/tables",
        "game=ice-age&name=Ada&title=Hi&visibility=public&pace=minutes&amount=5&option-seats=3&seat-1=me&seat-2=open&seat-3=medium&contribute=yes",
    ),
    (
        "/tables",
        "game=endless-winter&option-seats=2&option-rivers=on&option-draft=chiefs&seat-1=me&seat-2=me&name-2=Bob",
    ),
    (
        "/tables",
        "game=rise-of-tribes&option-seats=4&option-powers=on&seat-1=open&seat-2=open&seat-3=random&seat-4=easy",
    ),
    ("/quick/ice-age", "name=Ada&contribute=yes"),
    ("/guide/ice-age", "name=Ada"),
    ("/table/{}/play", "seat=1&version=1&client=abc&action=place+5&sure=yes"),
    ("/table/{}/undo", "seat=1&version=2&client=abd"),
    ("/table/{}/restart", "seat=1&version=2&client=abe"),
    ("/table/{}/guide", "seat=1"),
    (
        "/table/{}/join",
        "seat=2&name=Bob&entropy=00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff",
    ),
    (
        "/table/{}/contribute",
        "seat=1&entropy=00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff",
    ),
    ("/table/{}/start", "as=1"),
    ("/table/{}/leave", "seat=2"),
    ("/table/{}/return", "seat=2"),
    ("/table/{}/chat", "text=hello&as=1"),
    ("/table/{}/rematch", "contribute=yes"),
    ("/table/{}/fork", "step=3"),
    ("/account/name", "name=Ada"),
    ("/language", "language=fr&back=%2F"),
    ("/theme", "theme=dark&back=%2Faccount"),
];

/// The requests of the API, with a body that it accepts.
pub const REQUESTS: &[(&str, &str, &str)] = &[
    (
        "POST",
        "/api/v1/tables",
        r#"{"game": "ice-age", "options": {"short": true}, "seats": [{"me": ""}, "open", {"bot": "random"}], "title": "t", "public": true, "pace": {"minutes": 5}, "stand_in": "easy", "contribute": true}"#,
    ),
    (
        "POST",
        "/api/v1/tables",
        r#"{"game": "endless-winter", "options": {"rivers": true, "draft": "chiefs"}, "seats": [{"me": ""}, {"me": "Bob"}], "pace": {"days": 2}}"#,
    ),
    (
        "POST",
        "/api/v1/tables",
        r#"{"game": "rise-of-tribes", "options": {"powers": true, "random-tiles": 5}, "seats": [{"me": ""}, {"me": "Bob"}], "pace": "none"}"#,
    ),
    ("POST", "/api/v1/people", r#"{"name": "Eve"}"#),
    ("PUT", "/api/v1/me", r#"{"name": "Ada"}"#),
    ("POST", "/api/v1/tables/{}/play", r#"{"seat": 1, "version": 1, "client": "a", "action": "place 5"}"#),
    ("POST", "/api/v1/tables/{}/undo", r#"{"seat": 1, "version": 2, "client": "b"}"#),
    ("POST", "/api/v1/tables/{}/restart", r#"{"seat": 1, "version": 2, "client": "c"}"#),
    (
        "POST",
        "/api/v1/tables/{}/seats",
        r#"{"name": "Bob", "entropy": "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"}"#,
    ),
    ("PUT", "/api/v1/tables/{}/seats/2", r#"{"name": "Bob"}"#),
    (
        "POST",
        "/api/v1/tables/{}/seats/1/entropy",
        r#"{"entropy": "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"}"#,
    ),
    ("POST", "/api/v1/tables/{}/start", "{}"),
    ("DELETE", "/api/v1/tables/{}/seats/2", "{}"),
    ("POST", "/api/v1/tables/{}/seats/2/return", "{}"),
    ("POST", "/api/v1/tables/{}/chat", r#"{"text": "hello"}"#),
    ("POST", "/api/v1/tables/{}/rematch", "{}"),
    ("POST", "/api/v1/tables/{}/fork", r#"{"step": 3}"#),
];

/// The text "place 5" of a template stands for an action that is legal now.
fn with_action(server: &Server, text: String, bytes: &[u8]) -> String {
    let table = &server.tables[text.len() % server.tables.len()];
    let seen = server.send("GET", &format!("/api/v1/tables/{table}"), "application/json", Vec::new());
    let seen: Value = serde_json::from_slice(&seen).unwrap_or_default();
    let turn = seen["turn"].as_u64().unwrap_or(1);
    let seen =
        server.send("GET", &format!("/api/v1/tables/{table}?as={turn}"), "application/json", Vec::new());
    let seen: Value = serde_json::from_slice(&seen).unwrap_or_default();
    let choices = seen["choices"].as_array().map_or(&[][..], Vec::as_slice);
    let pick = usize::from(bytes.first().copied().unwrap_or_default()) % choices.len().max(1);
    let action =
        choices.get(pick).and_then(|choice| choice["action"].as_str()).unwrap_or("place 5").to_owned();
    text.replace("place 5", &action).replace("place+5", &action.replace(' ', "+"))
}

/// A form with some of its fields changed: each group of bytes names a field and gives it a value.
pub fn form_body(server: &Server, fields: &str, bytes: &[u8]) -> Vec<u8> {
    let mut fields: Vec<Vec<u8>> = fields.split('&').map(|field| field.as_bytes().to_vec()).collect();
    for change in bytes.chunks(8) {
        let at = usize::from(change[0]) % fields.len();
        let name: Vec<u8> = fields[at].iter().copied().take_while(|byte| *byte != b'=').collect();
        fields[at] = [name.as_slice(), b"=", &change[1..]].concat();
    }
    let body = String::from_utf8_lossy(&fields.join(&b'&')).into_owned();
    if body.contains("place+5") { with_action(server, body, bytes).into_bytes() } else { body.into_bytes() }
}

/// A body of the API with some of its values changed.
pub fn json_body(server: &Server, template: &str, bytes: &[u8]) -> Vec<u8> {
    if bytes.first() == Some(&0xff) {
        return bytes[1..].to_vec();
    }
    let template: Value = serde_json::from_str(template).expect("the templates are JSON");
    let body = change_value(&template, bytes).to_string();
    if body.contains("place 5") { with_action(server, body, bytes).into_bytes() } else { body.into_bytes() }
}
