//! One person's browser.

use std::time::Duration;

use reqwest::{
    Client, RequestBuilder, Response, StatusCode,
    header::{COOKIE, LOCATION, SET_COOKIE},
    redirect::Policy,
};

use crate::Screen;

/// Why something did not work.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The server is not there, or went away before it answered: nobody knows what it did.
    #[error("connection: {0}")]
    Connection(#[from] reqwest::Error),
    /// The server answered, but not with what was wanted.
    #[error("the server answered {0}")]
    Refused(StatusCode),
    /// The answer is not a page of a table.
    #[error("the answer is not the page of a table")]
    Unreadable,
}

/// Connections shared by many browsers.
pub fn connections() -> Result<Client, Trouble> {
    // A stream is silent for a while; anything else that takes this long is broken.
    Ok(Client::builder().redirect(Policy::none()).read_timeout(Duration::from_secs(60)).build()?)
}

/// One person's browser: it has a cookie, and sees one table at a time.
#[derive(Clone)]
pub struct Browser {
    http: Client,
    base: String,
    cookie: String,
}

impl Browser {
    /// A browser nobody knows yet.
    pub fn new(http: &Client, base: &str) -> Browser {
        Browser { http: http.clone(), base: base.to_owned(), cookie: String::new() }
    }

    /// Opens a table; its id. The first seat is taken, the seats in `others` are for whom they say (`open`, or a bot level).
    pub async fn open_table(&mut self, game: &str, name: &str, others: &[&str]) -> Result<String, Trouble> {
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
            None => Err(Trouble::Refused(response.status())),
        }
    }

    /// Takes an open seat, from 1.
    pub async fn join(&mut self, table: &str, seat: usize, name: &str) -> Result<Screen, Trouble> {
        let fields = [("seat", seat.to_string()), ("name", name.to_owned())];
        let request = self.request(self.http.post(format!("{}/table/{table}/join", self.base)));
        let response = request.header("x-ochre", "fragment").form(&fields).send().await?;
        self.keep_cookie(&response);
        screen(response).await
    }

    /// Looks at the table from a seat, from 1.
    pub async fn look(&self, table: &str, seat: usize) -> Result<Screen, Trouble> {
        let url = format!("{}/table/{table}/fragment?as={seat}", self.base);
        screen(self.request(self.http.get(url)).send().await?).await
    }

    /// Plays an action that `seen` offers. The same screen and action may be sent again: it happens once.
    pub async fn play(
        &self,
        table: &str,
        seat: usize,
        seen: &Screen,
        action: &str,
    ) -> Result<Screen, Trouble> {
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

    /// Listens for changes of a table.
    pub async fn listen(&self, table: &str, seat: usize) -> Result<Steps, Trouble> {
        let url = format!("{}/table/{table}/stream?as={seat}", self.base);
        let response = self.request(self.http.get(url)).send().await?;
        match response.status() {
            StatusCode::OK => Ok(Steps { response, text: String::new() }),
            other => Err(Trouble::Refused(other)),
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

async fn screen(response: Response) -> Result<Screen, Trouble> {
    match response.status() {
        StatusCode::OK => Screen::read(&response.text().await?).ok_or(Trouble::Unreadable),
        other => Err(Trouble::Refused(other)),
    }
}

/// A stream of changes.
pub struct Steps {
    response: Response,
    text: String,
}

impl Steps {
    /// The version of the table after the next change; `None` when the stream ends.
    pub async fn next(&mut self) -> Result<Option<u64>, Trouble> {
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
