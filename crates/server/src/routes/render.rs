//! Responses of pages.

use std::sync::Arc;

use axum::{
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;
use pages::{PageContext, Reader};
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
        Some(person) if person.login.is_some() => Reader::Account(&person.name),
        Some(person) => Reader::Guest(&person.name),
    };
    PageContext { words, language: caller.language, theme: caller.theme, reader, links: &app.links, here }
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

/// Whether the page's script sent the request. It expects the new `<main>` instead of a redirect.
pub(crate) fn wants_fragment(headers: &HeaderMap) -> bool {
    headers.get("x-ochre").is_some_and(|value| value == "fragment")
}
