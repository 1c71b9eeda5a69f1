//! The JSON API. Documented in `docs/api.md`.

mod accounts;
mod admin;
mod archive;
mod boxes;
mod friends;
mod lobby;
mod notices;
mod opening;
mod people;
mod play;
mod puzzles;
mod ratings;
mod reports;
mod responses;
mod review;
mod seats;
mod stream;
mod table;

use std::sync::Arc;

use axum::{Router, extract::DefaultBodyLimit, middleware, routing::get};
use utoipa::{
    Modify, OpenApi,
    openapi::{
        OpenApi as Document,
        security::{Http, HttpAuthScheme, SecurityScheme},
    },
};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::observe;
use crate::{app::App, errors::Error};

pub(crate) use responses::ErrorResponse;

/// The path prefix of the API.
pub(crate) const ROOT: &str = "/api/v1";

/// The head of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Ochre",
        version = "1",
        description = "A digital table for prehistoric board games. A client creates a guest (`POST /people`), takes a seat, \
                       follows the stream and plays. Every response contains only what its seat may know."
    ),
    servers((url = "/api/v1")),
    security((), ("token" = [])),
    modifiers(&Tokens)
)]
struct Head;

/// Adds the bearer token scheme.
struct Tokens;

impl Modify for Tokens {
    fn modify(&self, document: &mut Document) {
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    }
}

/// The routes together with their OpenAPI description.
fn described() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::with_openapi(Head::openapi())
        .routes(routes!(lobby::games))
        .routes(routes!(lobby::tables, lobby::open))
        .routes(routes!(people::create_guest))
        .routes(routes!(people::me, people::rename))
        .routes(routes!(people::register, accounts::delete))
        .routes(routes!(people::sign_in, people::revoke))
        .routes(routes!(people::change_password))
        .routes(routes!(people::tokens, people::issue, people::end_others))
        .routes(routes!(people::end))
        .routes(routes!(notices::read, notices::save))
        .routes(routes!(notices::add))
        .routes(routes!(notices::switch, notices::remove))
        .routes(routes!(notices::table, notices::save_table))
        .routes(routes!(table::state))
        .routes(routes!(table::story))
        .routes(routes!(table::step))
        .routes(routes!(table::record))
        .routes(routes!(table::verify))
        .routes(routes!(archive::archive))
        .routes(routes!(table::rematch))
        .routes(routes!(table::fork))
        .routes(routes!(review::review, review::start))
        .routes(routes!(seats::join))
        .routes(routes!(seats::take, seats::leave))
        .routes(routes!(seats::return_to_seat))
        .routes(routes!(seats::set_seating))
        .routes(routes!(seats::end))
        .routes(routes!(seats::fill))
        .routes(routes!(opening::contribute))
        .routes(routes!(opening::start))
        .routes(routes!(seats::chat, seats::post_chat))
        .routes(routes!(reports::report))
        .routes(routes!(play::play))
        .routes(routes!(play::undo))
        .routes(routes!(play::restart))
        .routes(routes!(play::hint))
        .routes(routes!(stream::stream))
        .routes(routes!(puzzles::list))
        .routes(routes!(puzzles::read, puzzles::answer))
        .routes(routes!(puzzles::give_up))
        .merge(accounts())
        .merge(friends())
        .routes(routes!(ratings::result))
        .routes(routes!(ratings::leaderboard))
        .routes(routes!(ratings::own, ratings::share))
        .routes(routes!(ratings::shared))
        .routes(routes!(ratings::statistics))
        .merge(boxes())
        .merge(administration())
}

/// The requests about accounts, besides those of guests.
fn accounts() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(accounts::confirm))
        .routes(routes!(accounts::change_login))
        .routes(routes!(accounts::renew_codes))
        .routes(routes!(accounts::recover))
        .routes(routes!(accounts::passkeys))
        .routes(routes!(accounts::remove_passkey))
        .routes(routes!(accounts::data))
}

/// The requests about friends.
fn friends() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(friends::friends, friends::ask))
        .routes(routes!(friends::accept, friends::remove))
        .routes(routes!(friends::withdraw))
        .routes(routes!(friends::block, friends::unblock))
        .routes(routes!(friends::invitations))
        .routes(routes!(friends::decline))
        .routes(routes!(friends::invite))
}

/// The requests about boxes. Overlay files may be larger than other bodies.
fn boxes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(boxes::list, boxes::create))
        .routes(routes!(boxes::read, boxes::describe, boxes::delete))
        .routes(routes!(boxes::replace))
        .routes(routes!(boxes::versions))
        .routes(routes!(boxes::version))
        .routes(routes!(boxes::check))
        .layer(DefaultBodyLimit::max(super::MAX_OVERLAY_BODY))
}

/// The requests of administrators.
fn administration() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(admin::health))
        .routes(routes!(admin::house))
        .routes(routes!(admin::people))
        .routes(routes!(admin::end_sessions))
        .routes(routes!(admin::tables))
        .routes(routes!(admin::close_table))
        .routes(routes!(admin::remove_line))
        .routes(routes!(admin::bans, admin::ban))
        .routes(routes!(admin::unban))
        .routes(routes!(admin::set_registration))
        .routes(routes!(admin::set_notice))
        .routes(routes!(admin::invitations, admin::invite))
        .routes(routes!(admin::revoke_invitation))
        .routes(routes!(admin::reports))
        .routes(routes!(admin::resolve))
        .routes(routes!(admin::audit))
}

/// The routes below [`ROOT`].
pub(crate) fn router() -> Router<Arc<App>> {
    let (router, document) = described().split_for_parts();
    router
        .route("/openapi.json", get(async move || axum::Json(document.clone())))
        .route_layer(middleware::from_fn(observe::remember_route))
        .fallback(async || Error::PageNotFound)
        .method_not_allowed_fallback(async || Error::MethodNotAllowed)
}
