//! A server for one test, and its clients.

use std::{
    future::Future,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicI64, AtomicUsize, Ordering},
    },
    time::Duration,
};

use reqwest::{Method, RequestBuilder, Response, header};
use serde_json::{Value, json};
use server::{App, Clock, Config, Membership, RateLimits};
use store::Store;
use tokio::{
    net::TcpListener,
    sync::{Notify, oneshot},
    task::JoinHandle,
};

use crate::database::TestDatabase;

/// Turns a wait that would never end into a failure. Far beyond what a busy machine needs.
pub(crate) const HANG: Duration = Duration::from_secs(900);

/// Asks until there is an answer.
pub(crate) async fn eventually<T>(what: &str, mut ask: impl AsyncFnMut() -> Option<T>) -> T {
    let asking = async {
        loop {
            if let Some(answer) = ask().await {
                return answer;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(HANG, asking).await.unwrap_or_else(|_| panic!("never: {what}"))
}

/// A clock that tests advance.
#[derive(Default)]
pub(crate) struct ManualClock {
    now: AtomicI64,
    advanced: Notify,
}

impl ManualClock {
    pub(crate) fn advance(&self, by: Duration) {
        self.now.fetch_add(i64::try_from(by.as_millis()).unwrap(), Ordering::SeqCst);
        self.advanced.notify_waiters();
    }
}

impl Clock for ManualClock {
    fn now(&self) -> i64 {
        self.now.load(Ordering::SeqCst)
    }

    fn sleep_until(&self, at: i64) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async move {
            loop {
                let advanced = self.advanced.notified();
                if self.now() >= at {
                    return;
                }
                advanced.await;
            }
        })
    }
}

/// A running server with its own database: one process, or several.
pub(crate) struct TestServer {
    /// The address of the first process.
    pub(crate) base: String,
    pub(crate) clock: Arc<ManualClock>,
    setup: Setup,
    processes: Vec<Process>,
    /// The number of clients and browsers.
    clients: AtomicUsize,
}

/// What a server is started with.
#[derive(Clone)]
pub(crate) struct Setup {
    pub(crate) database: Arc<TestDatabase>,
    pub(crate) config: Config,
    /// The address of NATS, if there are several processes.
    pub(crate) nats: Option<String>,
}

struct Process {
    base: String,
    stop: oneshot::Sender<()>,
    served: JoinHandle<()>,
}

impl Process {
    async fn start(setup: &Setup, clock: &Arc<ManualClock>) -> Self {
        let location = setup.database.location();
        let (store, membership) = match &setup.nats {
            Some(nats) => {
                let store = store::open_for_cluster(location).await.unwrap();
                let membership = Membership::join(store.as_ref(), nats).await.unwrap();
                (store, Some(membership))
            }
            None => (store::open_for_server(location).await.unwrap(), None),
        };
        let clock = Arc::clone(clock) as Arc<dyn Clock>;
        let app = App::open_in_cluster(store, clock, setup.config.clone(), membership).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let (stop, stopped) = oneshot::channel();
        let served = tokio::spawn(async move {
            let stopped = async {
                let _ = stopped.await;
            };
            server::serve(app, listener, stopped).await.unwrap();
        });
        Self { base, stop, served }
    }
}

/// The token with which tests read the metrics.
pub(crate) const METRICS_TOKEN: &str = "0123456789abcdef";

/// Fast bots and no rate limits.
pub(crate) fn config() -> Config {
    Config {
        bot_threads: 1,
        bot_time: Duration::from_millis(20),
        bot_pause: Duration::ZERO,
        rate_limits: RateLimits::Off,
        metrics_token: Some(METRICS_TOKEN.to_owned()),
        drain: Duration::ZERO,
        ..Config::default()
    }
}

fn clock() -> Arc<ManualClock> {
    Arc::new(ManualClock { now: AtomicI64::new(1_800_000_000_000), ..ManualClock::default() })
}

impl TestServer {
    pub(crate) async fn start() -> Self {
        Self::start_with(config()).await
    }

    pub(crate) async fn start_with(config: Config) -> Self {
        Self::start_on(TestDatabase::sqlite(), config).await
    }

    pub(crate) async fn start_on(database: TestDatabase, config: Config) -> Self {
        Self::start_again(Setup { database: Arc::new(database), config, nats: None }, clock()).await
    }

    /// Two processes.
    pub(crate) async fn start_cluster(database: TestDatabase, nats: &str, config: Config) -> Self {
        let setup = Setup { database: Arc::new(database), config, nats: Some(nats.to_owned()) };
        Self::start_again(setup, clock()).await
    }

    /// Starts a server on the database of one that was closed.
    pub(crate) async fn start_again(setup: Setup, clock: Arc<ManualClock>) -> Self {
        let mut processes = vec![Process::start(&setup, &clock).await];
        if setup.nats.is_some() {
            processes.push(Process::start(&setup, &clock).await);
        }
        let base = processes[0].base.clone();
        Self { base, clock, setup, processes, clients: AtomicUsize::new(0) }
    }

    /// Stops the server.
    pub(crate) async fn close(self) -> (Setup, Arc<ManualClock>) {
        for process in self.processes {
            process.stop.send(()).unwrap();
            process.served.await.unwrap();
        }
        (self.setup, self.clock)
    }

    /// Stops the server and starts another one on the same database.
    pub(crate) async fn restart(self) -> Self {
        let (setup, clock) = self.close().await;
        Self::start_again(setup, clock).await
    }

    /// Starts one more process.
    pub(crate) async fn add_process(&mut self) {
        self.processes.push(Process::start(&self.setup, &self.clock).await);
    }

    /// Stops the process with this number gracefully.
    pub(crate) async fn stop_process(&mut self, number: usize) {
        let process = self.processes.remove(number);
        process.stop.send(()).unwrap();
        process.served.await.unwrap();
    }

    /// The addresses of all processes.
    pub(crate) fn bases(&self) -> Vec<String> {
        self.processes.iter().map(|process| process.base.clone()).collect()
    }

    /// A second store on the database of the server.
    pub(crate) async fn store(&self) -> Arc<dyn Store> {
        store::open(self.setup.database.location()).await.unwrap()
    }

    /// The metrics of the first process.
    pub(crate) async fn metrics(&self) -> String {
        metrics_at(&self.base).await
    }

    /// Runs SQL statements on the database, beside the server.
    pub(crate) async fn execute(&self, statements: &str) {
        self.setup.database.execute(statements).await;
    }

    /// The value of a metric without labels.
    pub(crate) async fn metric(&self, name: &str) -> u64 {
        let text = self.metrics().await;
        let found = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        found.unwrap_or_else(|| panic!("no {name}:\n{text}")).parse().unwrap()
    }

    /// An API client with the token of a new guest.
    pub(crate) async fn client(&self, name: &str) -> ApiClient {
        let anonymous = self.anonymous();
        let (status, answer) = anonymous.post("/people", json!({ "name": name })).await;
        assert_eq!(status, 201, "{answer}");
        anonymous.with_token(answer["token"].as_str().unwrap())
    }

    /// An API client without a token.
    pub(crate) fn anonymous(&self) -> ApiClient {
        ApiClient { http: reqwest::Client::new(), base: self.next_base(), token: None }
    }

    /// The address of the process whose turn it is to get a client.
    fn next_base(&self) -> String {
        let turn = self.clients.fetch_add(1, Ordering::Relaxed) % self.processes.len();
        self.processes[turn].base.clone()
    }

    /// A browser that keeps cookies, does not follow redirects and does not decompress bodies.
    pub(crate) fn browser(&self) -> Browser {
        let http = reqwest::Client::builder()
            .cookie_store(true)
            .redirect(reqwest::redirect::Policy::none())
            .no_brotli()
            .build()
            .unwrap();
        Browser { http, base: self.next_base() }
    }
}

/// The metrics of a process.
pub(crate) async fn metrics_at(base: &str) -> String {
    let request = reqwest::Client::new().get(format!("{base}/metrics")).bearer_auth(METRICS_TOKEN);
    request.send().await.unwrap().text().await.unwrap()
}

/// A client of the API.
#[derive(Clone)]
pub(crate) struct ApiClient {
    http: reqwest::Client,
    base: String,
    pub(crate) token: Option<String>,
}

impl ApiClient {
    pub(crate) fn at(&self, server: &TestServer) -> Self {
        Self { base: server.base.clone(), ..self.clone() }
    }

    pub(crate) fn with_token(&self, token: &str) -> Self {
        Self { token: Some(token.to_owned()), ..self.clone() }
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.http.request(method, format!("{}/api/v1{path}", self.base));
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    /// A client without a token.
    pub(crate) fn new(base: &str) -> Self {
        Self { http: reqwest::Client::new(), base: base.to_owned(), token: None }
    }

    /// The same client at another process.
    pub(crate) fn at_base(&self, base: &str) -> Self {
        Self { base: base.to_owned(), ..self.clone() }
    }

    async fn send(&self, request: RequestBuilder) -> (u16, Value) {
        let response = request.send().await.unwrap();
        let status = response.status().as_u16();
        let text = response.text().await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    pub(crate) async fn get(&self, path: &str) -> (u16, Value) {
        self.send(self.request(Method::GET, path)).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        self.send(self.request(Method::POST, path).json(&body)).await
    }

    pub(crate) async fn put(&self, path: &str, body: Value) -> (u16, Value) {
        self.send(self.request(Method::PUT, path).json(&body)).await
    }

    pub(crate) async fn delete(&self, path: &str) -> (u16, Value) {
        self.send(self.request(Method::DELETE, path)).await
    }

    /// A request for a page, with the token.
    pub(crate) fn page_request(&self, path: &str) -> RequestBuilder {
        let request = self.http.get(format!("{}{path}", self.base));
        request.bearer_auth(self.token.as_deref().unwrap_or_default())
    }

    /// The HTML of a page, requested with the token.
    pub(crate) async fn page(&self, path: &str) -> String {
        self.page_request(path).send().await.unwrap().text().await.unwrap()
    }

    /// Posts a form of a page as its script does, from a page that shows this.
    pub(crate) async fn post_form(
        &self,
        path: &str,
        reply: &str,
        shown: &str,
        fields: &[(&str, &str)],
    ) -> Page {
        let request =
            self.http.post(format!("{}{path}", self.base)).bearer_auth(self.token.as_deref().unwrap());
        let request = request.header("x-ochre", reply).header("x-ochre-shown", shown);
        Page::of(request.form(fields).send().await.unwrap()).await
    }

    /// Creates a table and returns its id.
    pub(crate) async fn open(&self, game: &str, seats: Value) -> String {
        let (status, table) = self.post("/tables", json!({ "game": game, "seats": seats })).await;
        assert_eq!(status, 201, "{table}");
        table["id"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn table(&self, id: &str) -> Value {
        let (status, table) = self.get(&format!("/tables/{id}")).await;
        assert_eq!(status, 200, "{table}");
        table
    }

    pub(crate) async fn table_as(&self, id: &str, seat: u64) -> Value {
        let (status, table) = self.get(&format!("/tables/{id}?as={seat}")).await;
        assert_eq!(status, 200, "{table}");
        table
    }

    /// Plays one of the choices of `table`, selected by its version.
    pub(crate) async fn play_on(&self, table: &Value) -> (u16, Value) {
        self.play(table, choice_of(table)).await
    }

    pub(crate) async fn play(&self, table: &Value, action: &str) -> (u16, Value) {
        let id = table["id"].as_str().unwrap();
        let version = table["version"].as_u64().unwrap();
        let body = json!({
            "seat": table["seen_from"], "version": version, "client": format!("c{version}"), "action": action,
        });
        self.post(&format!("/tables/{id}/play"), body).await
    }

    pub(crate) async fn undo(&self, table: &Value, how: &str) -> (u16, Value) {
        let id = table["id"].as_str().unwrap();
        let body = json!({
            "seat": table["seen_from"], "version": table["version"], "client": format!("{how}{}", table["version"]),
        });
        self.post(&format!("/tables/{id}/{how}"), body).await
    }

    /// Waits until it is this seat's turn, or the game is over.
    pub(crate) async fn wait_for_turn(&self, id: &str, seat: u64) -> Value {
        eventually(&format!("a turn of seat {seat}"), async || {
            let table = self.table_as(id, seat).await;
            (table["stage"] == "over" || table["turn"] == seat).then_some(table)
        })
        .await
    }

    /// The stream of a page, requested with the token.
    pub(crate) async fn page_stream(&self, path: &str) -> EventStream {
        EventStream { response: self.page_request(path).send().await.unwrap(), buffer: String::new() }
    }

    pub(crate) async fn stream(&self, path: &str, since: Option<u64>) -> EventStream {
        let request = self.request(Method::GET, path);
        let request = match since {
            Some(version) => request.header("last-event-id", version.to_string()),
            None => request,
        };
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), 200);
        EventStream { response, buffer: String::new() }
    }
}

/// One of the choices of `table`, selected by its version.
pub(crate) fn choice_of(table: &Value) -> &str {
    let choices = table["choices"].as_array().unwrap();
    let version = table["version"].as_u64().unwrap();
    let pick = (version.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize % choices.len();
    choices[pick]["action"].as_str().unwrap()
}

/// A server-sent event.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct SseEvent {
    pub(crate) id: Option<u64>,
    pub(crate) event: String,
    pub(crate) data: Value,
}

impl SseEvent {
    /// Reads an event. Data that is not JSON becomes a text.
    pub(crate) fn read(block: &str) -> Self {
        let mut event = Self::default();
        let mut data = Vec::new();
        for line in block.lines() {
            match line.split_once(": ") {
                Some(("id", id)) => event.id = id.parse().ok(),
                Some(("event", name)) => event.event = name.to_owned(),
                Some(("data", line)) => data.push(line),
                _ => {}
            }
        }
        let data = data.join("\n");
        event.data = serde_json::from_str(&data).unwrap_or_else(|_| json!(data));
        event
    }
}

/// An open event stream.
pub(crate) struct EventStream {
    pub(crate) response: Response,
    pub(crate) buffer: String,
}

impl EventStream {
    /// The next event; `None` at the end of the stream.
    pub(crate) async fn next(&mut self) -> Option<SseEvent> {
        loop {
            if let Some((block, rest)) = self.buffer.split_once("\n\n") {
                let (block, rest) = (block.to_owned(), rest.to_owned());
                self.buffer = rest;
                let event = SseEvent::read(&block);
                if event.event.is_empty() {
                    continue;
                }
                return Some(event);
            }
            let chunk = tokio::time::timeout(HANG, self.response.chunk()).await.unwrap();
            match chunk {
                Ok(Some(bytes)) => self.buffer.push_str(std::str::from_utf8(&bytes).unwrap()),
                Ok(None) | Err(_) => return None,
            }
        }
    }

    /// The next event of this name.
    pub(crate) async fn next_of(&mut self, name: &str) -> SseEvent {
        loop {
            let received = self.next().await.expect("the stream goes on");
            if received.event == name {
                return received;
            }
        }
    }
}

/// A browser without script.
pub(crate) struct Browser {
    pub(crate) http: reqwest::Client,
    pub(crate) base: String,
}

/// A response with a page.
pub(crate) struct Page {
    pub(crate) status: u16,
    pub(crate) headers: header::HeaderMap,
    pub(crate) text: String,
}

impl Page {
    pub(crate) async fn of(response: Response) -> Self {
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        Self { status, headers, text: response.text().await.unwrap() }
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// The attribute of the first element that matches a CSS selector; `None` if nothing matches.
    pub(crate) fn attribute(&self, selector: &str, attribute: &str) -> Option<String> {
        let selector = scraper::Selector::parse(selector).unwrap();
        let html = scraper::Html::parse_document(&self.text);
        let element = html.select(&selector).next()?;
        Some(
            element
                .attr(attribute)
                .unwrap_or_else(|| panic!("no {attribute}: {}", element.html()))
                .to_owned(),
        )
    }

    /// Whether an element matches a CSS selector.
    pub(crate) fn has(&self, selector: &str) -> bool {
        let selector = scraper::Selector::parse(selector).unwrap();
        scraper::Html::parse_document(&self.text).select(&selector).next().is_some()
    }

    /// The value of the first field of this name.
    pub(crate) fn field(&self, name: &str) -> String {
        let value = self.attribute(&format!("[name='{name}']"), "value");
        value.unwrap_or_else(|| panic!("no field {name}:\n{}", self.text))
    }
}

impl Browser {
    /// The same browser at a server that was restarted.
    pub(crate) fn at(&self, server: &TestServer) -> Self {
        Self { http: self.http.clone(), base: server.base.clone() }
    }

    pub(crate) async fn get(&self, path: &str) -> Page {
        Page::of(self.http.get(format!("{}{path}", self.base)).send().await.unwrap()).await
    }

    pub(crate) fn form(&self, path: &str, fields: &[(&str, &str)]) -> RequestBuilder {
        self.http.post(format!("{}{path}", self.base)).header(header::ORIGIN, &self.base).form(&fields)
    }

    pub(crate) async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        Page::of(self.form(path, fields).send().await.unwrap()).await
    }

    /// Posts a form as the page's script does.
    pub(crate) async fn post_fragment(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        let request = self.form(path, fields).header("x-ochre", "fragment");
        Page::of(request.send().await.unwrap()).await
    }

    /// Starts a game against bots and returns the path of its table.
    pub(crate) async fn quick(&self, game: &str) -> String {
        let answer = self.post(&format!("/quick/{game}"), &[("name", "Ada")]).await;
        assert_eq!(answer.status, 303, "{}", answer.text);
        answer.header("location").to_owned()
    }
}
