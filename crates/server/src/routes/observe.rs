//! Logging, metrics and rate limiting of requests. Logs contain routes and status codes, never paths or bodies.

use std::{sync::Arc, time::Instant};

use axum::{
    extract::{MatchedPath, Request, State},
    middleware::Next,
    response::{IntoResponse, Response},
};
use tower_http::request_id::RequestId;

use crate::{app::App, caller, limits::Kind, metrics};

/// Logs and measures each request.
pub(crate) async fn observe(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let started = Instant::now();
    let id = request.extensions().get::<RequestId>().and_then(|id| id.header_value().to_str().ok());
    // A client may send an id that is not ASCII.
    let id = id.unwrap_or_default().to_owned();
    let method = request.method().clone();
    let response = next.run(request).await;
    let route = response.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    let (status, took) = (response.status().as_u16(), started.elapsed());
    tracing::info!(request = id, %method, route, status, micros = took.as_micros() as u64, "request");
    let metrics = app.metrics();
    metrics.requests.get_or_create(&metrics::Request { route, status }).inc();
    metrics.request_seconds.observe(took.as_secs_f64());
    response
}

/// Maximum length of a request id from outside.
const MAX_REQUEST_ID: usize = 64;

/// Removes a request id from outside that does not look like one, so that neither logs nor responses repeat arbitrary text.
pub(crate) async fn check_request_id(mut request: Request, next: Next) -> Response {
    const NAME: &str = "x-request-id";
    let is_id = |bytes: &[u8]| {
        (1..=MAX_REQUEST_ID).contains(&bytes.len())
            && bytes.iter().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(byte))
    };
    if request.headers().get_all(NAME).iter().any(|value| !is_id(value.as_bytes())) {
        request.headers_mut().remove(NAME);
    }
    next.run(request).await
}

/// Copies the matched route to the response for [`observe`], which runs outside of the router.
pub(crate) async fn remember_route(request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().cloned();
    let mut response = next.run(request).await;
    if let Some(route) = route {
        response.extensions_mut().insert(route);
    }
    response
}

/// Applies the rate limit of all requests.
pub(crate) async fn limit(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let address = caller::address(&parts, app.config());
    match app.limits.take(Kind::Request, address) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(error) => error.into_response(),
    }
}
