//! Requests forged by other sites are refused.
//!
//! The session cookie is `SameSite=Lax`; this is the second lock. A browser says with every unsafe request where it comes
//! from. Programs say nothing and bring no cookie.

use std::sync::Arc;

use axum::{
    extract::{Request, State},
    http::{HeaderMap, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::{errors::Fault, hall::Hall};

/// Lets requests through that change nothing or come from our own pages.
pub(crate) async fn check(State(hall): State<Arc<Hall>>, request: Request, next: Next) -> Response {
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if safe || comes_from_us(request.headers(), hall.config().public_url.as_deref()) {
        next.run(request).await
    } else {
        Fault::Forged.into_response()
    }
}

fn comes_from_us(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(origin) = headers.get(header::ORIGIN) {
        let Ok(origin) = origin.to_str() else { return false };
        let host = origin.split_once("://").map(|(_, host)| host);
        return host.is_some() && host == text("host")
            || public_url.is_some_and(|url| url.trim_end_matches('/') == origin);
    }
    match text("sec-fetch-site") {
        Some(site) => matches!(site, "same-origin" | "none"),
        // Not a browser of our time: without a cookie there is nothing to forge.
        None => !headers.contains_key(header::COOKIE),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(headers: &[(&'static str, &str)], public_url: Option<&str>) -> bool {
        let headers = headers
            .iter()
            .map(|(name, value)| ((*name).parse::<header::HeaderName>().unwrap(), value.parse().unwrap()))
            .collect();
        comes_from_us(&headers, public_url)
    }

    #[test]
    fn only_our_own_pages_and_programs_without_cookies_may_change_anything() {
        assert!(judged(&[("host", "a.test"), ("origin", "http://a.test")], None));
        assert!(judged(&[("host", "inner:80"), ("origin", "https://a.test")], Some("https://a.test/")));
        assert!(judged(&[("host", "a.test"), ("sec-fetch-site", "same-origin"), ("cookie", "x")], None));
        assert!(judged(&[("host", "a.test")], None));
        for forged in [
            vec![("host", "a.test"), ("origin", "http://b.test")],
            vec![("host", "a.test"), ("origin", "null")],
            vec![("host", "a.test"), ("origin", "http://a.test.b.test")],
            vec![("host", "a.test"), ("sec-fetch-site", "cross-site")],
            vec![("host", "a.test"), ("sec-fetch-site", "same-site")],
            vec![("host", "a.test"), ("cookie", "ochre=1")],
        ] {
            assert!(!judged(&forged, None), "{forged:?}");
        }
    }
}
