//! Requests become calls, moments become answers.

mod account;
mod after;
mod api;
mod extract;
mod faults;
mod front;
mod look;
mod ops;
mod play;
mod posted;
mod reference;
mod seats;
mod show;
mod stream;
mod table;
mod watch;

use std::{any::Any, sync::Arc, time::Duration};

use axum::{
    Router,
    extract::DefaultBodyLimit,
    http::StatusCode,
    middleware,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use tower_http::{
    CompressionLevel,
    catch_panic::CatchPanicLayer,
    compression::CompressionLayer,
    request_id::{MakeRequestUuid, PropagateRequestIdLayer, SetRequestIdLayer},
    timeout::{RequestBodyTimeoutLayer, TimeoutLayer},
};

use crate::{errors::Fault, hall::Hall, headers, origin};

/// The largest body of a request.
const MOST_BYTES: usize = 64 * 1024;
/// How long an answer may take to begin.
const ANSWER_TIME: Duration = Duration::from_secs(30);
/// How long a body may pause.
const BODY_TIME: Duration = Duration::from_secs(10);

fn pages() -> Router<Arc<Hall>> {
    Router::new()
        .route("/", get(front::front))
        .route("/new", get(front::new))
        .route("/tables", post(front::open))
        .route("/quick/{game}", post(front::quick))
        .route("/guide/{game}", post(front::guide))
        .route("/join", get(front::join))
        .route("/table/{id}", get(table::page))
        .route("/table/{id}/fragment", get(table::fragment))
        .route("/table/{id}/stream", get(stream::page))
        .route("/table/{id}/play", post(play::play))
        .route("/table/{id}/undo", post(play::undo))
        .route("/table/{id}/restart", post(play::restart))
        .route("/table/{id}/hint", post(play::hint))
        .route("/table/{id}/guide", post(play::skip_guide))
        .route("/table/{id}/join", post(seats::join))
        .route("/table/{id}/leave", post(seats::leave))
        .route("/table/{id}/resign", post(seats::leave))
        .route("/table/{id}/return", post(seats::come_back))
        .route("/table/{id}/fill", post(seats::fill))
        .route("/table/{id}/chat", post(seats::chat))
        .route("/table/{id}/replay/{step}", get(after::replay))
        .route("/table/{id}/record", get(after::record))
        .route("/table/{id}/verify", get(after::verify))
        .route("/table/{id}/rematch", post(after::rematch))
        .route("/table/{id}/fork", post(after::fork))
        .route("/rules/{game}", get(reference::rules))
        .route("/gallery/{game}", get(reference::gallery))
        .route("/account", get(account::account))
        .route("/account/name", post(account::name))
        .route("/account/new", post(account::create))
        .route("/account/sign-in", post(account::sign_in))
        .route("/account/sign-out", post(account::sign_out))
        .route("/account/token", post(account::token))
        .route("/language", post(account::language))
        .route("/theme", post(account::theme))
        .route("/static/{name}", get(reference::asset))
        .route("/favicon.ico", get(reference::favicon))
        .route("/healthz", get(ops::health))
        .route("/metrics", get(ops::metrics))
        .route_layer(middleware::from_fn(watch::remember_route))
        .fallback(async || Fault::NoPage)
        .method_not_allowed_fallback(async || Fault::NoMethod)
}

/// Everything the server answers.
pub fn router(hall: &Arc<Hall>) -> Router {
    let state = || Arc::clone(hall);
    let counted = state();
    let caught = CatchPanicLayer::custom(move |panic| on_panic(&counted, panic));
    let pages = pages().layer(middleware::from_fn_with_state(state(), faults::as_pages));
    let api = api::router().layer(middleware::from_fn_with_state(state(), faults::as_json));
    pages
        .nest(api::ROOT, api)
        .with_state(state())
        .layer(middleware::from_fn_with_state(state(), origin::check))
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(RequestBodyTimeoutLayer::new(BODY_TIME))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, ANSWER_TIME))
        .layer(caught)
        .layer(middleware::from_fn_with_state(state(), watch::limit))
        .layer(middleware::from_fn_with_state(state(), faults::as_either))
        // Small and soon beats smaller and later: pages are made anew for every request.
        .layer(CompressionLayer::new().quality(CompressionLevel::Precise(4)))
        .layer(middleware::from_fn(headers::protect))
        .layer(middleware::from_fn_with_state(state(), watch::observe))
        .layer(PropagateRequestIdLayer::x_request_id())
        .layer(SetRequestIdLayer::x_request_id(MakeRequestUuid))
}

/// A mistake of ours: counted, and no word about it to anybody outside.
fn on_panic(hall: &Hall, _: Box<dyn Any + Send + 'static>) -> Response {
    hall.metrics().panics.inc();
    Fault::Internal.into_response()
}
