//! The table for programs: the same authority, the same views, in JSON. Documented in `docs/api.md`.

mod answers;
mod lobby;
mod people;
mod play;
mod seats;
mod stream;
mod table;

use std::sync::Arc;

use axum::{Router, middleware, routing::get};
use utoipa::{
    Modify, OpenApi,
    openapi::{
        OpenApi as Document,
        security::{Http, HttpAuthScheme, SecurityScheme},
    },
};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::watch;
use crate::{errors::Fault, hall::Hall};

pub(crate) use answers::Refusal;

/// Where the API begins.
pub(crate) const ROOT: &str = "/api/v1";

/// What the document says of the whole.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Ochre",
        version = "1",
        description = "A digital table for prehistoric strategy board games. A program says who it is (`POST /people`), \
                       takes a seat, follows the stream and plays. Every answer holds only what its seat may know."
    ),
    servers((url = "/api/v1")),
    security((), ("token" = [])),
    modifiers(&Tokens)
)]
struct Head;

/// Tokens are sent as `Authorization: Bearer`.
struct Tokens;

impl Modify for Tokens {
    fn modify(&self, document: &mut Document) {
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    }
}

/// Routes and their description, which cannot differ: one list makes both.
fn described() -> OpenApiRouter<Arc<Hall>> {
    OpenApiRouter::with_openapi(Head::openapi())
        .routes(routes!(lobby::games))
        .routes(routes!(lobby::tables, lobby::open))
        .routes(routes!(people::welcome))
        .routes(routes!(people::me, people::rename))
        .routes(routes!(people::account))
        .routes(routes!(people::sign_in, people::forget))
        .routes(routes!(people::another))
        .routes(routes!(table::state))
        .routes(routes!(table::story))
        .routes(routes!(table::step))
        .routes(routes!(table::record))
        .routes(routes!(table::verify))
        .routes(routes!(table::rematch))
        .routes(routes!(table::fork))
        .routes(routes!(seats::join))
        .routes(routes!(seats::take, seats::leave))
        .routes(routes!(seats::come_back))
        .routes(routes!(seats::fill))
        .routes(routes!(seats::chat, seats::say))
        .routes(routes!(play::play))
        .routes(routes!(play::undo))
        .routes(routes!(play::restart))
        .routes(routes!(play::hint))
        .routes(routes!(stream::stream))
}

/// The API below [`ROOT`].
pub(crate) fn router() -> Router<Arc<Hall>> {
    let (router, document) = described().split_for_parts();
    router
        .route("/openapi.json", get(async move || axum::Json(document.clone())))
        .route_layer(middleware::from_fn(watch::remember_route))
        .fallback(async || Fault::NoPage)
        .method_not_allowed_fallback(async || Fault::NoMethod)
}
