//! Health check and metrics.

use std::sync::Arc;

use axum::{
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};

use crate::{app::App, errors::Error};

/// `GET /healthz`: fails if the database does not respond or the server is shutting down.
pub(crate) async fn health(State(app): State<Arc<App>>) -> Result<&'static str, Error> {
    if *app.stopping().borrow() {
        return Err(Error::ShuttingDown);
    }
    app.store().ping().await?;
    Ok("ok\n")
}

/// `GET /metrics`
pub(crate) async fn metrics(State(app): State<Arc<App>>) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.metrics().text()).into_response()
}
