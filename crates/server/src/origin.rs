//! Protection against cross-site request forgery.
//!
//! The session cookie is `SameSite=Lax`; checking `Origin` and `Sec-Fetch-Site` is the second line of defence. API clients
//! send neither header and no cookie.

use std::sync::Arc;

use axum::{
    extract::{Request, State},
    http::{HeaderMap, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::{app::App, errors::Error};

/// Rejects unsafe requests from other sites.
pub(crate) async fn check(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if safe || is_same_origin(request.headers(), app.config().public_url.as_deref()) {
        next.run(request).await
    } else {
        Error::CrossOrigin.into_response()
    }
}

fn is_same_origin(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(origin) = headers.get(header::ORIGIN) {
        let Ok(origin) = origin.to_str() else { return false };
        let host = origin.split_once("://").map(|(_, host)| host);
        return host.is_some() && host == text("host")
            || public_url.is_some_and(|url| url.trim_end_matches('/') == origin);
    }
    match text("sec-fetch-site") {
        Some(site) => matches!(site, "same-origin" | "none"),
        // Neither header: not a current browser. Without a cookie there is no session to abuse.
        None => !headers.contains_key(header::COOKIE),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn accepted(headers: &[(&'static str, &str)], public_url: Option<&str>) -> bool {
        let headers = headers
            .iter()
            .map(|(name, value)| ((*name).parse::<header::HeaderName>().unwrap(), value.parse().unwrap()))
            .collect();
        is_same_origin(&headers, public_url)
    }

    #[test]
    fn only_same_origin_pages_and_clients_without_cookies_are_accepted() {
        assert!(accepted(&[("host", "a.test"), ("origin", "http://a.test")], None));
        assert!(accepted(&[("host", "inner:80"), ("origin", "https://a.test")], Some("https://a.test/")));
        assert!(accepted(&[("host", "a.test"), ("sec-fetch-site", "same-origin"), ("cookie", "x")], None));
        assert!(accepted(&[("host", "a.test")], None));
        for headers in [
            vec![("host", "a.test"), ("origin", "http://b.test")],
            vec![("host", "a.test"), ("origin", "null")],
            vec![("host", "a.test"), ("origin", "http://a.test.b.test")],
            vec![("host", "a.test"), ("sec-fetch-site", "cross-site")],
            vec![("host", "a.test"), ("sec-fetch-site", "same-site")],
            vec![("host", "a.test"), ("cookie", "ochre=1")],
        ] {
            assert!(!accepted(&headers, None), "{headers:?}");
        }
    }
}
