//! Values become pages.

use std::sync::Arc;

use axum::{
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;
use pages::{PageContext, Reader};
use table::text::Words;

use crate::{hall::Hall, visitor::Visitor};

/// The frame of a page for this visitor.
pub(crate) fn frame<'a>(
    hall: &'a Arc<Hall>,
    visitor: &'a Visitor,
    words: &'a dyn Words,
    here: &'a str,
) -> PageContext<'a> {
    let reader = match &visitor.person {
        None => Reader::Stranger,
        Some(person) if person.login.is_some() => Reader::Account(&person.name),
        Some(person) => Reader::Guest(&person.name),
    };
    PageContext { words, language: visitor.language, theme: visitor.theme, reader, links: &hall.links, here }
}

/// A page as an answer.
pub(crate) fn html(status: StatusCode, markup: Markup) -> Response {
    let kind = (header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    let varies = (header::VARY, HeaderValue::from_static("cookie, accept-language"));
    (status, [kind, varies], markup.into_string()).into_response()
}

/// Go and look there.
pub(crate) fn see(path: &str) -> Response {
    Redirect::to(path).into_response()
}

/// The answer with a cookie, if there is one.
pub(crate) fn with_cookie(mut response: Response, cookie: Option<HeaderValue>) -> Response {
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// Does the script ask, which wants a `<main>` and no redirect?
pub(crate) fn wants_fragment(headers: &HeaderMap) -> bool {
    headers.get("x-ochre").is_some_and(|value| value == "fragment")
}
