//! Middleware that renders errors as pages or JSON, in the reader's language.

use std::sync::Arc;

use axum::{
    extract::{Request, State},
    http::{HeaderMap, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use pages::{
    PageContext, Reader,
    model::{Exclusion, Problem},
};
use table::text::Words;

use super::{
    api::{self, ErrorResponse},
    render::html,
};
use crate::{app::App, caller, errors::Error};

/// Takes the error that a handler returned.
fn take_error(response: &mut Response) -> Option<Error> {
    response.extensions_mut().remove::<Error>()
}

/// Copies headers and route of the bare response to the rendered one.
fn with_headers(bare: &Response, mut rendered: Response) -> Response {
    for (name, value) in bare.headers() {
        if *name != header::CONTENT_TYPE && *name != header::CONTENT_LENGTH {
            rendered.headers_mut().append(name, value.clone());
        }
    }
    if let Some(route) = bare.extensions().get::<axum::extract::MatchedPath>() {
        rendered.extensions_mut().insert(route.clone());
    }
    rendered
}

/// Renders errors as pages.
pub(crate) async fn as_pages(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let headers = request.headers().clone();
    let mut response = next.run(request).await;
    match take_error(&mut response) {
        None => response,
        Some(error) => {
            let page = error_page(&app, &headers, &error);
            with_headers(&response, page)
        }
    }
}

/// Renders errors as JSON.
pub(crate) async fn as_json(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let language = caller::language(request.headers());
    let mut response = next.run(request).await;
    match take_error(&mut response) {
        None => response,
        Some(error) => {
            let json =
                (error.status(), axum::Json(ErrorResponse::new(&app, language, &error))).into_response();
            with_headers(&response, json)
        }
    }
}

/// Renders errors of middleware outside of the router, by the path.
pub(crate) async fn as_either(state: State<Arc<App>>, request: Request, next: Next) -> Response {
    if request.uri().path().starts_with(api::ROOT) {
        as_json(state, request, next).await
    } else {
        as_pages(state, request, next).await
    }
}

fn error_page(app: &Arc<App>, headers: &HeaderMap, error: &Error) -> Response {
    let language = caller::language(headers);
    let words = app.messages.localizer(language, &[]);
    let problem = match error {
        Error::PageNotFound
        | Error::SeatNotFound
        | Error::StepNotFound
        | Error::TokenNotFound
        | Error::PasskeyNotFound
        | Error::PersonNotFound
        | Error::VersionNotFound
        | Error::EntryNotFound
        | Error::LineNotFound
        | Error::BoxNotFound
        | Error::ChannelNotFound
        | Error::MethodNotAllowed => Problem::NoPage,
        Error::TableNotFound => Problem::NoTable,
        Error::GameNotFound => Problem::NoGame,
        Error::Unauthenticated
        | Error::InvalidToken
        | Error::NotYourSeat
        | Error::NotYourBox
        | Error::NotAtTable => Problem::NotYours,
        Error::CrossOrigin => Problem::CrossOrigin,
        Error::Banned { reason, until, who } => Problem::Banned(Exclusion {
            reason: reason.clone(),
            until: Some(until.clone()).filter(|until| until != "never"),
            can_sign_out: *who == "person",
        }),
        Error::PayloadTooLarge | Error::BoxTooLarge => Problem::TooLarge,
        Error::TooManyRequests { .. } | Error::TooManyStreams => Problem::TooMany,
        Error::StoreUnavailable | Error::ShuttingDown => Problem::Busy,
        Error::Internal => Problem::Broken,
        Error::BadRequest { why } | Error::InvalidOptions { why } => Problem::Unreadable(Some(why.clone())),
        Error::UnsupportedMediaType => Problem::Unreadable(None),
        other => Problem::NotNow(words.say(&other.phrase())),
    };
    let frame = PageContext {
        words: &words,
        language,
        theme: caller::theme(headers),
        preferences: caller::preferences(headers),
        reader: Reader::Anonymous,
        links: &app.links,
        here: "/",
    };
    html(error.status(), pages::problem(&frame, &problem))
}
