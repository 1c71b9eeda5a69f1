//! A simulated browser.

use std::{
    io::{self, Write as _},
    time::Duration,
};

use flate2::write::GzDecoder;
use memchr::memmem;
use reqwest::{
    Client, RequestBuilder, Response, StatusCode,
    header::{ACCEPT_ENCODING, COOKIE, LOCATION, SET_COOKIE},
    redirect::Policy,
};

use crate::{Screen, screen::Mismatch};

/// Why a request failed.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The connection failed. Whether the server executed the request is unknown.
    #[error("the connection failed: {0}")]
    Connection(#[from] reqwest::Error),
    /// The server responded with another status than expected.
    #[error("the server responded with {0}")]
    Status(StatusCode),
    /// The stream is not valid.
    #[error("the stream cannot be read: {0}")]
    Stream(io::Error),
    /// The response is not a table page.
    #[error("the response is not a table page")]
    NotATablePage,
}

/// An HTTP client to share among browsers.
pub fn http_client() -> Result<Client, ClientError> {
    // Longer than the keep-alive interval of streams.
    let client = Client::builder().redirect(Policy::none()).read_timeout(Duration::from_secs(60));
    Ok(client.pool_idle_timeout(IDLE).build()?)
}

/// How long idle connections are kept. The server announces that it closes them after ten seconds, and browsers obey.
const IDLE: Duration = Duration::from_secs(7);

/// Sends a request that may be sent twice. The server may have closed an idle connection just when it was used again; browsers take
/// a new one then, and so do we.
async fn send_safely(request: RequestBuilder) -> Result<Response, reqwest::Error> {
    let again = request.try_clone();
    match (request.send().await, again) {
        (Err(error), Some(again)) if error.is_request() && !error.is_connect() && !error.is_timeout() => {
            again.send().await
        }
        (result, _) => result,
    }
}

/// A browser with a session cookie, or a program with a token.
#[derive(Clone)]
pub struct Browser {
    http: Client,
    base: String,
    cookie: String,
    token: Option<String>,
}

impl Browser {
    /// A browser without a session.
    pub fn new(http: &Client, base: &str) -> Browser {
        Browser { http: http.clone(), base: base.to_owned(), cookie: String::new(), token: None }
    }

    /// Becomes a guest with a token, for somebody who only watches: everybody without a name counts as one person.
    pub async fn introduce(&mut self, name: &str) -> Result<(), ClientError> {
        let request = self.http.post(format!("{}/api/v1/people", self.base));
        let response = request.json(&serde_json::json!({ "name": name })).send().await?;
        match response.status() {
            StatusCode::CREATED => {
                let answer: serde_json::Value = response.json().await?;
                self.token = answer["token"].as_str().map(str::to_owned);
                Ok(())
            }
            other => Err(ClientError::Status(other)),
        }
    }

    /// The stream of the API, after the last step that was received.
    pub async fn steps(&self, table: &str, last: Option<u64>) -> Result<Response, ClientError> {
        let mut request = self.request(self.http.get(format!("{}/api/v1/tables/{table}/stream", self.base)));
        if let Some(last) = last {
            request = request.header("last-event-id", last.to_string());
        }
        Ok(request.send().await?)
    }

    /// Creates a table and returns its id. The browser takes the first seat; `others` are `open` or bot levels.
    pub async fn open_table(
        &mut self,
        game: &str,
        name: &str,
        others: &[&str],
    ) -> Result<String, ClientError> {
        let mut fields = vec![
            ("game".to_owned(), game.to_owned()),
            ("name".to_owned(), name.to_owned()),
            ("option-seats".to_owned(), (others.len() + 1).to_string()),
            ("seat-1".to_owned(), "me".to_owned()),
        ];
        fields.extend((2..).zip(others).map(|(seat, who)| (format!("seat-{seat}"), (*who).to_owned())));
        let response =
            self.request(self.http.post(format!("{}/tables", self.base))).form(&fields).send().await?;
        self.keep_cookie(&response);
        let place = response.headers().get(LOCATION).and_then(|value| value.to_str().ok());
        match place.and_then(|place| place.rsplit_once("/table/")) {
            Some((_, id)) => Ok(id.split('?').next().unwrap_or(id).to_owned()),
            None => Err(ClientError::Status(response.status())),
        }
    }

    /// Takes an open seat, from 1.
    pub async fn join(&mut self, table: &str, seat: usize, name: &str) -> Result<Screen, ClientError> {
        self.join_contributing(table, seat, name, "").await
    }

    /// Takes an open seat, from 1, and adds 64 hexadecimal digits to the seed, as the script of the page does.
    pub async fn join_contributing(
        &mut self,
        table: &str,
        seat: usize,
        name: &str,
        entropy: &str,
    ) -> Result<Screen, ClientError> {
        let seat = seat.to_string();
        let fields = [("seat", seat.as_str()), ("name", name), ("entropy", entropy)];
        let request = self.request(self.http.post(format!("{}/table/{table}/join", self.base)));
        let response = request.header("x-ochre", "fragment").form(&fields).send().await?;
        self.keep_cookie(&response);
        screen(response).await
    }

    /// The table as seen from a seat, from 1, or by a spectator, who is 0.
    pub async fn look(&self, table: &str, seat: usize) -> Result<Screen, ClientError> {
        let url = format!("{}/table/{table}/fragment?{}", self.base, perspective(seat));
        screen(send_safely(self.request(self.http.get(url))).await?).await
    }

    /// The same as HTML, for [`Screen::read`].
    pub async fn page(&self, table: &str, seat: usize) -> Result<String, ClientError> {
        let url = format!("{}/table/{table}/fragment?{}", self.base, perspective(seat));
        body(send_safely(self.request(self.http.get(url))).await?).await
    }

    /// What has changed at the table since `seen`.
    pub async fn look_again(&self, table: &str, seat: usize, seen: &mut Screen) -> Result<(), ClientError> {
        let url = format!("{}/table/{table}/fragment?{}", self.base, perspective(seat));
        let request = self.request(self.http.get(url)).header("x-ochre-shown", &seen.shown);
        let response = send_safely(request).await?;
        let html = body(response).await?;
        seen.update(&html).map_err(|Mismatch| ClientError::NotATablePage)
    }

    /// Plays an action of `seen`. Repeating the call is safe: the server applies it once.
    pub async fn play(
        &self,
        table: &str,
        seat: usize,
        seen: &Screen,
        action: &str,
    ) -> Result<Screen, ClientError> {
        screen(self.submit(table, seat, seen, action, "fragment").await?).await
    }

    /// Plays an action of `seen` as a page that follows the stream: the stream brings what changes.
    pub async fn play_streaming(
        &self,
        table: &str,
        seat: usize,
        seen: &Screen,
        action: &str,
    ) -> Result<(), ClientError> {
        match self.submit(table, seat, seen, action, "stream").await?.status() {
            StatusCode::NO_CONTENT => Ok(()),
            other => Err(ClientError::Status(other)),
        }
    }

    async fn submit(
        &self,
        table: &str,
        seat: usize,
        seen: &Screen,
        action: &str,
        reply: &str,
    ) -> Result<Response, ClientError> {
        let (seat, version) = (seat.to_string(), seen.version.to_string());
        let fields =
            [("seat", seat.as_str()), ("version", &version), ("client", &seen.client), ("action", action)];
        let request = self.request(self.http.post(format!("{}/table/{table}/play", self.base)));
        let request = request.header("x-ochre", reply).header("x-ochre-shown", &seen.shown);
        Ok(send_safely(request.form(&fields)).await?)
    }

    /// Opens the stream of a table for a page that shows `seen`.
    pub async fn follow(&self, table: &str, seat: usize, seen: &Screen) -> Result<Updates, ClientError> {
        let url = format!(
            "{}/table/{table}/stream?{}revision={}&shown={}",
            self.base,
            perspective(seat),
            seen.revision,
            seen.shown
        );
        let request = self.request(self.http.get(url)).header(ACCEPT_ENCODING, "gzip");
        let response = send_safely(request).await?;
        match response.status() {
            StatusCode::OK => Ok(Updates::new(response)),
            other => Err(ClientError::Status(other)),
        }
    }

    fn request(&self, request: RequestBuilder) -> RequestBuilder {
        let request = request.header("sec-fetch-site", "same-origin").header("accept-language", "en");
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None if self.cookie.is_empty() => request,
            None => request.header(COOKIE, &self.cookie),
        }
    }

    fn keep_cookie(&mut self, response: &Response) {
        let cookies = response.headers().get_all(SET_COOKIE).iter().filter_map(|value| value.to_str().ok());
        if let Some(session) = cookies.filter_map(|cookie| cookie.split(';').next()).next() {
            session.clone_into(&mut self.cookie);
        }
    }
}

/// The part of an address that says who looks.
fn perspective(seat: usize) -> String {
    if seat == 0 { String::new() } else { format!("as={seat}&") }
}

async fn body(response: Response) -> Result<String, ClientError> {
    match response.status() {
        StatusCode::OK => Ok(response.text().await?),
        other => Err(ClientError::Status(other)),
    }
}

async fn screen(response: Response) -> Result<Screen, ClientError> {
    Screen::read(&body(response).await?).ok_or(ClientError::NotATablePage)
}

/// The updates of a page, as they arrive.
pub struct Updates {
    response: Response,
    gzip: GzDecoder<Vec<u8>>,
    /// Compressed bytes since the last update.
    bytes: usize,
}

/// An update of a page.
pub struct Update {
    /// The `<main>` with what changed.
    pub html: String,
    /// Its size on the wire.
    pub bytes: usize,
}

impl Updates {
    fn new(response: Response) -> Updates {
        Updates { response, gzip: GzDecoder::new(Vec::new()), bytes: 0 }
    }

    /// The next update; `None` at the end of the stream.
    pub async fn next(&mut self) -> Result<Option<Update>, ClientError> {
        loop {
            while let Some(event) = self.take_event() {
                let mut lines = event.lines();
                if lines.next() == Some("event: update") {
                    let html = lines.filter_map(|line| line.strip_prefix("data: ")).collect();
                    return Ok(Some(Update { html, bytes: std::mem::take(&mut self.bytes) }));
                }
                self.bytes = 0;
            }
            let Some(chunk) = self.response.chunk().await? else { return Ok(None) };
            self.bytes += chunk.len();
            self.gzip.write_all(&chunk).map_err(ClientError::Stream)?;
            self.gzip.flush().map_err(ClientError::Stream)?;
        }
    }

    fn take_event(&mut self) -> Option<String> {
        let text = self.gzip.get_mut();
        let end = memmem::find(text, b"\n\n")? + 2;
        // Mostly there is one event, which is taken without a copy.
        let rest = text.split_off(end);
        let event = std::mem::replace(text, rest);
        Some(
            String::from_utf8(event)
                .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()),
        )
    }
}
