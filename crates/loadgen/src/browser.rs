//! A simulated browser.

use std::time::Duration;

use reqwest::{
    Client, RequestBuilder, Response, StatusCode,
    header::{COOKIE, LOCATION, SET_COOKIE},
    redirect::Policy,
};

use crate::Screen;

/// Why a request failed.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The connection failed. Whether the server executed the request is unknown.
    #[error("the connection failed: {0}")]
    Connection(#[from] reqwest::Error),
    /// The server responded with another status than expected.
    #[error("the server responded with {0}")]
    Status(StatusCode),
    /// The response is not a table page.
    #[error("the response is not a table page")]
    NotATablePage,
}

/// An HTTP client to share among browsers.
pub fn http_client() -> Result<Client, ClientError> {
    // Longer than the keep-alive interval of streams.
    Ok(Client::builder().redirect(Policy::none()).read_timeout(Duration::from_secs(60)).build()?)
}

/// A browser with a session cookie.
#[derive(Clone)]
pub struct Browser {
    http: Client,
    base: String,
    cookie: String,
}

impl Browser {
    /// A browser without a session.
    pub fn new(http: &Client, base: &str) -> Browser {
        Browser { http: http.clone(), base: base.to_owned(), cookie: String::new() }
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

    /// The table as seen from a seat, from 1.
    pub async fn look(&self, table: &str, seat: usize) -> Result<Screen, ClientError> {
        let url = format!("{}/table/{table}/fragment?as={seat}", self.base);
        screen(self.request(self.http.get(url)).send().await?).await
    }

    /// Plays an action of `seen`. Repeating the call is safe: the server applies it once.
    pub async fn play(
        &self,
        table: &str,
        seat: usize,
        seen: &Screen,
        action: &str,
    ) -> Result<Screen, ClientError> {
        let (seat, version) = (seat.to_string(), seen.version.to_string());
        let fields = [
            ("seat", seat.as_str()),
            ("version", &version),
            ("client", &seen.client),
            ("action", action),
            ("sure", "yes"),
        ];
        let request = self.request(self.http.post(format!("{}/table/{table}/play", self.base)));
        screen(request.header("x-ochre", "fragment").form(&fields).send().await?).await
    }

    /// Opens the stream of a table.
    pub async fn listen(&self, table: &str, seat: usize) -> Result<Steps, ClientError> {
        let url = format!("{}/table/{table}/stream?as={seat}", self.base);
        let response = self.request(self.http.get(url)).send().await?;
        match response.status() {
            StatusCode::OK => Ok(Steps { response, text: String::new() }),
            other => Err(ClientError::Status(other)),
        }
    }

    fn request(&self, request: RequestBuilder) -> RequestBuilder {
        let request = request.header("sec-fetch-site", "same-origin").header("accept-language", "en");
        if self.cookie.is_empty() { request } else { request.header(COOKIE, &self.cookie) }
    }

    fn keep_cookie(&mut self, response: &Response) {
        let cookies = response.headers().get_all(SET_COOKIE).iter().filter_map(|value| value.to_str().ok());
        if let Some(session) = cookies.filter_map(|cookie| cookie.split(';').next()).next() {
            session.clone_into(&mut self.cookie);
        }
    }
}

async fn screen(response: Response) -> Result<Screen, ClientError> {
    match response.status() {
        StatusCode::OK => Screen::read(&response.text().await?).ok_or(ClientError::NotATablePage),
        other => Err(ClientError::Status(other)),
    }
}

/// The stream of a table.
pub struct Steps {
    response: Response,
    text: String,
}

impl Steps {
    /// The version after the next change; `None` at the end of the stream.
    pub async fn next(&mut self) -> Result<Option<u64>, ClientError> {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let version = event.lines().find_map(|line| line.strip_prefix("id:")?.trim().parse().ok());
                self.text = rest.to_owned();
                if version.is_some() {
                    return Ok(version);
                }
                continue;
            }
            match self.response.chunk().await? {
                Some(bytes) => self.text.push_str(&String::from_utf8_lossy(&bytes)),
                None => return Ok(None),
            }
        }
    }
}
