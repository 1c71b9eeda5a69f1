//! Responses of pages.

use std::sync::Arc;

use axum::{
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;
use pages::{PageContext, Reader, Shown};
use table::text::Words;

use crate::{app::App, caller::Caller};

/// The frame of a page for this caller.
pub(crate) fn frame<'a>(
    app: &'a Arc<App>,
    caller: &'a Caller,
    words: &'a dyn Words,
    here: &'a str,
) -> PageContext<'a> {
    let reader = match &caller.person {
        None => Reader::Anonymous,
        Some(person) if app.house.is_administrator(person.id) => Reader::Administrator(&person.name),
        Some(person) if person.login.is_some() => Reader::Account(&person.name),
        Some(person) => Reader::Guest(&person.name),
    };
    PageContext {
        words,
        language: caller.language,
        theme: caller.theme,
        preferences: caller.preferences,
        reader,
        links: &app.links,
        here,
    }
}

/// A page as a response.
pub(crate) fn html(status: StatusCode, markup: Markup) -> Response {
    let kind = (header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    let varies = (header::VARY, HeaderValue::from_static("cookie, accept-language"));
    (status, [kind, varies], markup.into_string()).into_response()
}

/// A 303 redirect.
pub(crate) fn redirect(path: &str) -> Response {
    Redirect::to(path).into_response()
}

/// Adds a `Set-Cookie` header, if there is a cookie.
pub(crate) fn with_cookie(mut response: Response, cookie: Option<HeaderValue>) -> Response {
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// What the sender of a request expects.
#[derive(Debug)]
pub(crate) enum Reply {
    /// A browser without script: a page, or a redirect to one.
    Page,
    /// The script of a page that shows this, if known: an update of the page.
    Update(Option<Shown>),
    /// The same, but the page follows the stream of the table: an update only if the request was not accepted.
    Acknowledgement(Option<Shown>),
}

impl Reply {
    pub(crate) fn of(headers: &HeaderMap) -> Self {
        match headers.get("x-ochre").map(HeaderValue::as_bytes) {
            Some(b"fragment") => Self::Update(shown(headers)),
            Some(b"stream") => Self::Acknowledgement(shown(headers)),
            Some(_) | None => Self::Page,
        }
    }
}

/// What the page of the request shows; `None` if it does not say so, or nothing that can be read.
pub(crate) fn shown(headers: &HeaderMap) -> Option<Shown> {
    headers.get("x-ochre-shown")?.to_str().ok()?.parse().ok()
}
