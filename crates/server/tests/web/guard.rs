//! Rejected requests and security headers.

use reqwest::{Method, header};
use serde_json::json;

use crate::kit::{TestServer, config};
use server::{Config, RateLimits};

#[tokio::test(flavor = "multi_thread")]
async fn forms_of_other_sites_are_rejected() {
    let server = TestServer::start().await;
    let browser = server.browser();
    browser.quick("rise-of-tribes").await;
    for (name, value) in
        [("origin", "http://evil.test"), ("origin", "null"), ("sec-fetch-site", "cross-site")]
    {
        let request = browser.http.post(format!("{}/quick/rise-of-tribes", server.base)).header(name, value);
        assert_eq!(request.form(&[("name", "Eve")]).send().await.unwrap().status(), 403, "{name}: {value}");
    }
    // A browser that sends a cookie but neither Origin nor Sec-Fetch-Site.
    let silent = browser.http.post(format!("{}/account/token", server.base)).form(&[("x", "y")]);
    assert_eq!(silent.send().await.unwrap().status(), 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_requests_have_specific_errors() {
    let server = TestServer::start().await;
    let ada = server.client("Ada").await;
    let seats = json!([{"me": ""}, {"bot": "random"}]);
    for (body, status, code) in [
        (json!({"game": "chess", "seats": seats}), 404, "game-not-found"),
        (json!({"game": "rise-of-tribes", "seats": [{"me": ""}]}), 422, "invalid-options"),
        (json!({"game": "rise-of-tribes", "seats": seats, "options": {"seats": 3}}), 422, "invalid-options"),
        (
            json!({"game": "rise-of-tribes", "seats": seats, "options": {"dragons": true}}),
            422,
            "invalid-options",
        ),
        (json!({"game": "rise-of-tribes", "seats": [{"me": ""}, {"bot": "mighty"}]}), 422, "unknown-level"),
        (json!({"game": "rise-of-tribes", "seats": [{"me": "x".repeat(30)}, "open"]}), 422, "invalid-name"),
        (json!({"game": "rise-of-tribes", "seats": seats, "pace": {"minutes": 0}}), 422, "invalid-pace"),
        (json!({"game": "rise-of-tribes", "seats": seats, "title": "x".repeat(61)}), 422, "invalid-title"),
        (json!({"game": "rise-of-tribes", "seats": seats, "secret": 1}), 400, "bad-request"),
        (json!({"game": 3}), 400, "bad-request"),
    ] {
        let (found, answer) = ada.post("/tables", body.clone()).await;
        assert_eq!((found, answer["error"]["code"].as_str().unwrap()), (status, code), "{body}");
        assert!(!answer["error"]["message"].as_str().unwrap().contains('⟨'), "{answer}");
    }
    for (path, status) in [
        ("/tables/x", 404),
        ("/tables/thereisnosuchtable", 404),
        ("/tables/thereisnosuchtable/record", 404),
        ("/nothing", 404),
        ("/tables?which=all", 400),
    ] {
        assert_eq!(ada.get(path).await.0, status, "{path}");
    }
    let large = ada.post("/people", json!({"name": "x".repeat(100_000)})).await;
    assert_eq!((large.0, &large.1["error"]["code"]), (413, &json!("payload-too-large")));
    let plain = ada.request(Method::POST, "/people").body("name=Ada").send().await.unwrap();
    assert_eq!(plain.status(), 415);
    let broken =
        ada.request(Method::POST, "/people").header(header::CONTENT_TYPE, "application/json").body("{");
    assert_eq!(broken.send().await.unwrap().status(), 400);
    assert_eq!(ada.delete("/games").await.0, 405);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rate_limit_says_when_to_retry() {
    let server = TestServer::start_with(Config { rate_limits: RateLimits::On, ..config() }).await;
    let anonymous = server.anonymous();
    // All at once: on a slow machine the permission for another guess could return between two of them.
    let guesses = (0..40).map(|_| {
        let body = json!({"login": "ada", "password": "guess guess"});
        anonymous.request(Method::POST, "/tokens").json(&body).send()
    });
    let answers = futures_util::future::join_all(guesses).await;
    let refused = answers.iter().flatten().find(|answer| answer.status() == 429).expect("too many guesses");
    let seconds: u64 = refused.headers()["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=10).contains(&seconds));
    assert_eq!(anonymous.get("/games").await.0, 200, "other requests have their own count");
}

/// The status of a guess at Ada's password, with these lines of `X-Forwarded-For`.
async fn guess(server: &TestServer, login: &str, lines: &[&str]) -> u16 {
    let body = json!({"login": login, "password": "guess guess"});
    let mut request = server.anonymous().request(Method::POST, "/tokens").json(&body);
    for line in lines {
        request = request.header("x-forwarded-for", *line);
    }
    request.send().await.unwrap().status().as_u16()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_cannot_choose_its_address() {
    let limited = Config { rate_limits: RateLimits::On, trusted_proxies: 1, ..config() };
    let server = TestServer::start_with(limited).await;
    // The proxy appends a line of its own; the lines before it are the client's.
    // A slow machine may gain a guess every ten seconds.
    let mut refused = false;
    for number in 0..40 {
        let forged = format!("10.0.{number}.1");
        refused |= guess(&server, &format!("login {number}"), &[&forged, "192.0.2.1"]).await == 429;
    }
    assert!(refused, "forty guesses from one address");
    assert_eq!(guess(&server, "another", &["10.0.0.1", "192.0.2.2"]).await, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn guesses_at_one_account_are_limited_from_all_addresses() {
    let limited = Config { rate_limits: RateLimits::On, trusted_proxies: 1, ..config() };
    let server = TestServer::start_with(limited).await;
    let mut statuses = Vec::new();
    for number in 0..40 {
        statuses.push(guess(&server, "ADA", &[&format!("192.0.2.{number}")]).await);
    }
    assert_eq!(statuses[..10], [401; 10]);
    assert!(statuses[10..].contains(&429), "{statuses:?}");
    assert_eq!(guess(&server, "bob", &["192.0.2.99"]).await, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_of_one_address_share_its_streams() {
    let limits = Config { streams_per_address: 3, rate_limits: RateLimits::On, ..config() };
    let server = TestServer::start_with(limits).await;
    let ada = server.client("Ada").await;
    let id = ada.open("rise-of-tribes", json!([{"me": "Ada"}, {"me": "Bob"}])).await;
    let path = format!("/tables/{id}/stream");
    let mut open = Vec::new();
    for number in 0..3 {
        open.push(server.client(&format!("Guest {number}")).await.stream(&path, None).await);
    }
    let (status, answer) = server.client("One more").await.get(&path).await;
    assert_eq!((status, &answer["error"]["code"]), (429, &json!("too-many-streams")));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_response_has_security_headers() {
    let server = TestServer::start().await;
    let browser = server.browser();
    for path in ["/", "/nowhere", "/api/v1/games", "/api/v1/nowhere", "/metrics", "/healthz", "/readyz"] {
        let page = browser.get(path).await;
        let policy = page.header("content-security-policy");
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
        assert!(policy.contains("frame-ancestors 'none'"));
        assert_eq!(page.header("x-content-type-options"), "nosniff");
        assert_eq!(page.header("cache-control"), "no-store", "{path}");
        assert_eq!(page.header("x-request-id").len(), 36);
    }
}
