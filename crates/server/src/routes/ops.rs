//! For whoever runs the server.

use std::sync::Arc;

use axum::{
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};

use crate::{errors::Fault, hall::Hall};

/// `GET /healthz`: is the store there?
pub(crate) async fn health(State(hall): State<Arc<Hall>>) -> Result<&'static str, Fault> {
    if *hall.stopping().borrow() {
        return Err(Fault::Stopping);
    }
    hall.store().ping().await?;
    Ok("ok\n")
}

/// `GET /metrics`
pub(crate) async fn metrics(State(hall): State<Arc<Hall>>) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], hall.metrics().text()).into_response()
}
