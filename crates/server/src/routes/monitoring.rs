//! Health checks and metrics.

use std::sync::Arc;

use axum::{
    Router,
    extract::State,
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
    routing::get,
};
use tokio::sync::Mutex;

use crate::{app::App, caller::bearer, errors::Error, ids};

/// How long the result of a probe counts, in milliseconds. Each probe is a durable write.
const PROBE_AGE: i64 = 5_000;

/// The last attempt to write to the database.
#[derive(Debug, Default)]
pub(crate) struct Health(Mutex<Option<Probe>>);

#[derive(Debug)]
struct Probe {
    at: i64,
    result: Result<(), Error>,
}

/// `GET /healthz`: fails if the database does not take writes, for example because its disk is full.
pub(crate) async fn health(State(app): State<Arc<App>>) -> Result<&'static str, Error> {
    probe(&app).await.map(|()| "ok\n")
}

/// Whether the database takes writes.
pub(crate) async fn probe(app: &App) -> Result<(), Error> {
    let now = app.clock().now();
    // Requests that come during a probe wait for its result.
    let mut last = app.health.0.lock().await;
    if let Some(probe) = last.as_ref().filter(|probe| now - probe.at < PROBE_AGE) {
        return probe.result.clone();
    }
    let result = app.store().probe(now).await.map_err(Error::from);
    *last = Some(Probe { at: now, result: result.clone() });
    result
}

/// `GET /readyz`: fails if the server cannot respond to requests: it is shutting down, or the database does not respond.
pub(crate) async fn ready(State(app): State<Arc<App>>) -> Result<&'static str, Error> {
    if app.is_draining() || app.is_stopping() {
        return Err(Error::ShuttingDown);
    }
    app.store().ping().await?;
    Ok("ok\n")
}

/// `GET /metrics` at the public address: only with the token of the configuration.
pub(crate) async fn public_metrics(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let expected = app.config().metrics_token.as_deref().ok_or(Error::PageNotFound)?;
    // Comparing hashes takes the same time for every token.
    let is_right = bearer(&headers).is_some_and(|sent| ids::token_hash(sent) == ids::token_hash(expected));
    if is_right { Ok(metrics(&app)) } else { Err(Error::InvalidToken) }
}

fn metrics(app: &App) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.metrics().text()).into_response()
}

/// The routes of the address for monitoring.
pub(crate) fn router(app: &Arc<App>) -> Router {
    Router::new()
        .route("/healthz", get(health))
        .route("/readyz", get(ready))
        .route("/metrics", get(async |State(app): State<Arc<App>>| metrics(&app)))
        .with_state(Arc::clone(app))
}
