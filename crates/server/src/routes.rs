//! Routes and middleware.

mod account;
mod admin;
mod api;
mod archive;
mod box_editor;
mod box_file;
mod boxes;
mod compression;
mod departure;
mod error_pages;
mod extract;
mod finished;
mod friends;
mod household;
mod lobby;
mod monitoring;
mod notices;
mod observe;
mod opening;
mod passkeys;
mod people;
mod perspective;
mod play;
mod puzzles;
mod recovery;
mod reference;
mod render;
mod report;
mod review;
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
        .route("/table/{id}/report", get(report::form).post(report::send))
        .route("/table/{id}/replay", get(finished::to_step))
        .route("/table/{id}/replay/{step}", get(finished::replay))
        .route("/table/{id}/record", get(finished::record))
        .route("/table/{id}/verify", get(finished::verify))
        .route("/table/{id}/rematch", post(finished::rematch))
        .route("/table/{id}/fork", post(finished::fork))
        .route("/table/{id}/review", get(review::page).post(review::start))
        .route("/rules/{game}", get(reference::primer))
        .route("/rules/{game}/index", get(reference::rules))
        .route("/gallery/{game}", get(reference::gallery))
        .route("/translations", get(reference::translations))
        .route("/table/{id}/gallery", get(reference::table_gallery))
        .route("/boxes", get(boxes::list).post(boxes::create).layer(DefaultBodyLimit::max(MAX_OVERLAY_BODY)))
        .route("/boxes/household/{game}/{name}", get(household::page))
        .route("/boxes/household/{game}/{name}/copy", post(household::copy))
        .route("/boxes/household/{game}/{name}/export", get(household::export))
        .route("/boxes/{id}", get(boxes::page))
        .route("/boxes/{id}/copy", post(boxes::copy))
        .route("/boxes/{id}/rename", post(boxes::rename))
        .route("/boxes/{id}/share", post(boxes::share))
        .route("/boxes/{id}/delete", post(boxes::delete))
        .route("/boxes/{id}/import", post(boxes::import).layer(DefaultBodyLimit::max(MAX_OVERLAY_BODY)))
        .route("/boxes/{id}/restore", post(boxes::restore))
        .route("/boxes/{id}/export", get(box_file::export))
        .route("/boxes/{id}/faces/{kind}/{face}", get(box_editor::page).post(box_editor::edit))
        .route("/puzzles", get(puzzles::list))
        .route("/puzzles/{game}/{number}", get(puzzles::page).post(puzzles::answer_first))
        .route("/puzzles/{game}/{number}/answer", post(puzzles::show))
        .route("/puzzles/{game}/{number}/{step}", get(puzzles::page_at).post(puzzles::answer_at))
        .route("/profile", get(people::own).post(people::share))
        .route("/people/{handle}", get(people::shared))
        .route("/leaderboard", get(people::leaderboards))
        .route("/leaderboard/{game}", get(people::leaderboard))
        .route("/statistics/{game}", get(people::statistics))
        .route("/account", get(account::account))
        .route("/account/name", post(account::name))
        .route("/account/new", post(account::create))
        .route("/account/sign-in", post(account::sign_in))
        .route("/account/sign-out", post(account::sign_out))
        .route("/account/password", post(account::password))
        .route("/account/end", post(account::end))
        .route("/account/token", post(account::token))
        .merge(people())
        .route("/notice", post(lobby::dismiss))
        .merge(administration())
        .route("/notices/settings", post(notices::save))
        .route("/notices/mail", post(notices::mail))
        .route("/notices/webhook", post(notices::webhook))
        .route("/notices/key", get(notices::key))
        .route("/notices/push", post(notices::push))
        .route("/notices/push/state", post(notices::push_state))
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

/// The pages around an account, and of friends.
fn people() -> Router<Arc<App>> {
    Router::new()
        .route("/account/login", post(account::login))
        .route("/account/password/remove", post(account::remove_password))
        .route("/account/confirm", get(account::confirm_form).post(account::confirm))
        .route("/account/codes", post(recovery::renew_codes))
        .route("/account/recover", get(recovery::form))
        .route("/account/recover/code", post(recovery::with_code))
        .route("/account/recover/mail", post(recovery::send_link))
        .route("/account/recover/{token}", get(recovery::link_form).post(recovery::with_link))
        .route("/account/passkeys/register/options", post(passkeys::creation))
        .route("/account/passkeys/register", post(passkeys::register))
        .route("/account/passkeys/sign-in/options", post(passkeys::sign_in_request))
        .route("/account/passkeys/sign-in", post(passkeys::sign_in))
        .route("/account/passkeys/confirm/options", post(passkeys::confirm_request))
        .route("/account/passkeys/confirm", post(passkeys::confirm))
        .route("/account/passkeys/remove", post(passkeys::remove))
        .route("/account/data", get(departure::data))
        .route("/account/delete", get(departure::ask).post(departure::delete))
        .route("/friends", get(friends::friends))
        .route("/friends/ask", post(friends::ask))
        .route("/friends/accept", post(friends::accept))
        .route("/friends/remove", post(friends::remove))
        .route("/friends/withdraw", post(friends::withdraw))
        .route("/friends/block", post(friends::block))
        .route("/friends/unblock", post(friends::unblock))
        .route("/friends/decline", post(friends::decline))
        .route("/table/{id}/invite", get(friends::invite_form).post(friends::invite))
}

/// The pages of administrators.
fn administration() -> Router<Arc<App>> {
    Router::new()
        .route("/admin", get(admin::overview))
        .route("/admin/people", get(admin::people))
        .route("/admin/people/{id}", get(admin::person))
        .route("/admin/people/{id}/ban", post(admin::ban_person))
        .route("/admin/people/{id}/sessions", post(admin::end_sessions))
        .route("/admin/tables", get(admin::tables))
        .route("/admin/tables/{id}/close", post(admin::close_table))
        .route("/admin/tables/{id}/chat/{line}/remove", post(admin::remove_line))
        .route("/admin/reports", get(admin::reports))
        .route("/admin/reports/{id}/resolve", post(admin::resolve))
        .route("/admin/bans", get(admin::bans).post(admin::ban_network))
        .route("/admin/bans/{id}/lift", post(admin::lift))
        .route("/admin/registration", get(admin::registration).post(admin::set_registration))
        .route("/admin/invitations", post(admin::invite))
        .route("/admin/invitations/{code}/revoke", post(admin::revoke_invitation))
        .route("/admin/notice", post(admin::set_notice))
        .route("/admin/audit", get(admin::audit))
}

pub(crate) use api::ROOT as API;
pub(crate) use monitoring::{Health, probe, router as monitoring_router};

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
