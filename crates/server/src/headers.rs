//! Security headers of every response.

use std::sync::Arc;

use axum::{
    extract::{Request, State},
    http::{HeaderValue, Version, header},
    middleware::Next,
    response::Response,
};

use crate::{app::App, serve};

/// The Content-Security-Policy: no other origins, no inline code, no frames.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// A year, as RFC 6797 recommends.
const STRICT_TRANSPORT: &str = "max-age=31536000";

/// Adds the security headers, and announces when an idle connection is closed.
pub(crate) async fn add(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let is_http_1_1 = request.version() == Version::HTTP_11;
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.config().is_https() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(STRICT_TRANSPORT));
    }
    if is_http_1_1 {
        headers.insert("keep-alive", HeaderValue::from_static(serve::KEEP_ALIVE));
    }
    // Responses depend on the viewer. Static files set their own header.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
