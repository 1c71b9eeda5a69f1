//! Every request is counted, timed and written to the log: its route and its status, never its path or what it holds.

use std::{sync::Arc, time::Instant};

use axum::{
    extract::{MatchedPath, Request, State},
    middleware::Next,
    response::{IntoResponse, Response},
};
use tower_http::request_id::RequestId;

use crate::{hall::Hall, limits::Kind, metrics, visitor};

/// Counts and logs.
pub(crate) async fn observe(State(hall): State<Arc<Hall>>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let id = request.extensions().get::<RequestId>().and_then(|id| id.header_value().to_str().ok());
    let id = id.unwrap_or_default().to_owned();
    let method = request.method().clone();
    let response = next.run(request).await;
    let route = response.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    let (status, took) = (response.status().as_u16(), began.elapsed());
    tracing::info!(request = id, %method, route, status, micros = took.as_micros() as u64, "answered");
    let metrics = hall.metrics();
    metrics.requests.get_or_create(&metrics::Request { route, status }).inc();
    metrics.request_seconds.observe(took.as_secs_f64());
    response
}

/// The route that answered, for [`observe`], which stands outside of the router.
pub(crate) async fn remember_route(request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().cloned();
    let mut response = next.run(request).await;
    if let Some(route) = route {
        response.extensions_mut().insert(route);
    }
    response
}

/// One more request of this client, or too many.
pub(crate) async fn limit(State(hall): State<Arc<Hall>>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let address = visitor::address(&parts, hall.config());
    match hall.limits.take(Kind::Request, address) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(fault) => fault.into_response(),
    }
}
