//! Routes and middleware.

mod account;
mod api;
mod archive;
mod box_editor;
mod boxes;
mod compression;
mod error_pages;
mod extract;
mod finished;
mod lobby;
mod monitoring;
mod notices;
mod observe;
mod opening;
mod perspective;
mod play;
mod reference;
mod render;
mod seats;
mod stream;
mod table;
mod table_form;

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
    compression::{
        CompressionLayer, DefaultPredicate,
        predicate::{Predicate as _, SizeAbove},
    },
    request_id::{MakeRequestUuid, PropagateRequestIdLayer, SetRequestIdLayer},
    timeout::{RequestBodyTimeoutLayer, TimeoutLayer},
};

use crate::{app::App, errors::Error, headers, origin, sessions};

/// Maximum size of a request body.
const MAX_BODY: usize = 64 * 1024;
/// Maximum size of a request body with an overlay file, which escapes may make three times as long.
const MAX_OVERLAY_BODY: usize = 3 * crate::boxes::MAX_TEXT + MAX_BODY;
/// Timeout until a response starts.
const RESPONSE_TIMEOUT: Duration = Duration::from_secs(30);
/// Timeout between two chunks of a request body.
const BODY_TIMEOUT: Duration = Duration::from_secs(10);

fn pages() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(lobby::front))
        .route("/new", get(lobby::new))
        .route("/tables", post(lobby::open))
        .route("/quick/{game}", post(lobby::quick))
        .route("/guide/{game}", post(lobby::guide))
        .route("/join", get(lobby::join))
        .route("/table/{id}", get(table::page))
        .route("/table/{id}/fragment", get(table::fragment))
        .route("/table/{id}/stream", get(stream::page))
        .route("/table/{id}/play", post(play::play))
        .route("/table/{id}/again", post(play::again))
        .route("/table/{id}/instead", post(play::instead))
        .route("/table/{id}/undo", post(play::undo))
        .route("/table/{id}/restart", post(play::restart))
        .route("/table/{id}/hint", post(play::hint))
        .route("/table/{id}/guide", post(play::skip_guide))
        .route("/table/{id}/join", post(seats::join))
        .route("/table/{id}/leave", post(seats::leave))
        .route("/table/{id}/resign", post(seats::resign))
        .route("/table/{id}/return", post(seats::return_to_seat))
        .route("/table/{id}/remove", post(seats::remove))
        .route("/table/{id}/seating", post(seats::seating))
        .route("/table/{id}/end", post(seats::end))
        .route("/table/{id}/fill", post(seats::fill))
        .route("/table/{id}/contribute", post(opening::contribute))
        .route("/table/{id}/start", post(opening::start))
        .route("/table/{id}/chat", post(seats::chat))
        .route("/table/{id}/replay", get(finished::to_step))
        .route("/table/{id}/replay/{step}", get(finished::replay))
        .route("/table/{id}/record", get(finished::record))
        .route("/table/{id}/verify", get(finished::verify))
        .route("/table/{id}/rematch", post(finished::rematch))
        .route("/table/{id}/fork", post(finished::fork))
        .route("/rules/{game}", get(reference::primer))
        .route("/rules/{game}/index", get(reference::rules))
        .route("/gallery/{game}", get(reference::gallery))
        .route("/translations", get(reference::translations))
        .route("/table/{id}/gallery", get(reference::table_gallery))
        .route("/boxes", get(boxes::list).post(boxes::create).layer(DefaultBodyLimit::max(MAX_OVERLAY_BODY)))
        .route("/boxes/{id}", get(boxes::page))
        .route("/boxes/{id}/copy", post(boxes::copy))
        .route("/boxes/{id}/rename", post(boxes::rename))
        .route("/boxes/{id}/share", post(boxes::share))
        .route("/boxes/{id}/delete", post(boxes::delete))
        .route("/boxes/{id}/import", post(boxes::import).layer(DefaultBodyLimit::max(MAX_OVERLAY_BODY)))
        .route("/boxes/{id}/restore", post(boxes::restore))
        .route("/boxes/{id}/export", get(boxes::export))
        .route("/boxes/{id}/faces/{kind}/{face}", get(box_editor::page).post(box_editor::edit))
        .route("/account", get(account::account))
        .route("/account/name", post(account::name))
        .route("/account/new", post(account::create))
        .route("/account/sign-in", post(account::sign_in))
        .route("/account/sign-out", post(account::sign_out))
        .route("/account/password", post(account::password))
        .route("/account/end", post(account::end))
        .route("/account/token", post(account::token))
        .route("/notices/settings", post(notices::save))
        .route("/notices/mail", post(notices::mail))
        .route("/notices/webhook", post(notices::webhook))
        .route("/notices/push", post(notices::push))
        .route("/notices/channel", post(notices::channel))
        .route("/notices/stop/{token}", get(notices::stop_page).post(notices::stop))
        .route("/mail/{token}", get(notices::confirm_page).post(notices::confirm))
        .route("/table/{id}/notices", get(notices::table_page).post(notices::save_table))
        .route("/worker.js", get(notices::worker))
        .route("/language", post(account::language))
        .route("/theme", post(account::theme))
        .route("/settings", get(account::settings).post(account::save_settings))
        .route("/static/{name}", get(reference::asset))
        .route("/favicon.ico", get(reference::favicon))
        .route("/licences", get(reference::licences))
        .route("/healthz", get(monitoring::health))
        .route("/readyz", get(monitoring::ready))
        .route("/metrics", get(monitoring::public_metrics))
        .route_layer(middleware::from_fn(observe::remember_route))
        .fallback(async || Error::PageNotFound)
        .method_not_allowed_fallback(async || Error::MethodNotAllowed)
}

pub(crate) use monitoring::{Health, router as monitoring_router};

/// The router of the whole server.
pub fn router(app: &Arc<App>) -> Router {
    let state = || Arc::clone(app);
    let counted = state();
    let caught =
        CatchPanicLayer::custom(move |panic: Box<dyn Any + Send>| on_panic(&counted, panic.as_ref()));
    let pages = pages().layer(middleware::from_fn_with_state(state(), error_pages::as_pages));
    let api = api::router().layer(middleware::from_fn_with_state(state(), error_pages::as_json));
    pages
        .nest(api::ROOT, api)
        .with_state(state())
        .layer(middleware::from_fn(sessions::renew_cookie))
        .layer(middleware::from_fn_with_state(state(), origin::check))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(RequestBodyTimeoutLayer::new(BODY_TIMEOUT))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, RESPONSE_TIMEOUT))
        .layer(caught)
        .layer(middleware::from_fn_with_state(state(), observe::limit))
        .layer(middleware::from_fn_with_state(state(), error_pages::as_either))
        // Of the levels of Brotli, 3 takes two thirds of the time of 4 for 4 % more bytes. Below a packet, time is all there is to
        // save.
        .layer(
            CompressionLayer::new()
                .quality(CompressionLevel::Precise(3))
                .compress_when(DefaultPredicate::new().and(SizeAbove::new(1024))),
        )
        .layer(middleware::from_fn_with_state(state(), headers::add))
        .layer(middleware::from_fn_with_state(state(), observe::observe))
        .layer(PropagateRequestIdLayer::x_request_id())
        .layer(SetRequestIdLayer::x_request_id(MakeRequestUuid))
        .layer(middleware::from_fn(observe::check_request_id))
}

/// Counts and logs a panic. The client learns only that the server failed.
fn on_panic(app: &App, panic: &(dyn Any + Send)) -> Response {
    let message = panic.downcast_ref::<&str>().copied();
    let message = message.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    tracing::error!(message = message.unwrap_or("no message"), "a request panicked");
    app.metrics().panics.inc();
    Error::Internal.into_response()
}
