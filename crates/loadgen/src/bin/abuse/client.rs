//! A client of the API with an address of its own.

use reqwest::{Method, RequestBuilder, StatusCode, header};
use serde_json::{Value, json};

use crate::Failure;

/// A person at an address.
#[derive(Clone)]
pub(crate) struct Client {
    http: reqwest::Client,
    base: String,
    address: &'static str,
    token: String,
}

impl Client {
    /// Creates a guest.
    pub(crate) async fn guest(base: &str, address: &'static str, name: &str) -> Result<Self, Failure> {
        let http = reqwest::Client::builder().pool_max_idle_per_host(256).build()?;
        let nobody = Self { http, base: base.to_owned(), address, token: String::new() };
        let (_, person) = nobody.post("/people", &json!({ "name": name })).await?;
        let token = person["token"].as_str().ok_or("a guest has a token")?.to_owned();
        Ok(Self { token, ..nobody })
    }

    /// A request below the API.
    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        self.page(method, &format!("/api/v1{path}"))
    }

    /// A request for any path of the server.
    pub(crate) fn page(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.http.request(method, format!("{}{path}", self.base));
        let request = request.header("x-forwarded-for", self.address);
        if self.token.is_empty() { request } else { request.bearer_auth(&self.token) }
    }

    /// Sends a body and returns what comes back.
    pub(crate) async fn post(&self, path: &str, body: &Value) -> Result<(StatusCode, Value), Failure> {
        let request = self.request(Method::POST, path).header(header::CONTENT_TYPE, "application/json");
        let response = request.body(body.to_string()).send().await?;
        let status = response.status();
        Ok((status, serde_json::from_str(&response.text().await?).unwrap_or(Value::Null)))
    }

    pub(crate) async fn get(&self, path: &str) -> Result<Value, Failure> {
        let response = self.request(Method::GET, path).send().await?;
        Ok(serde_json::from_str(&response.text().await?).unwrap_or(Value::Null))
    }

    /// Opens a table; `None` if the server allows no more.
    pub(crate) async fn open(&self, game: &str, seats: Value) -> Result<Option<String>, Failure> {
        let count = seats.as_array().map_or(0, Vec::len);
        let body = json!({ "game": game, "options": { "seats": count }, "seats": seats });
        let (_, table) = self.post("/tables", &body).await?;
        Ok(table["id"].as_str().map(str::to_owned))
    }
}
