//! Requests that must not get through.

use reqwest::{Method, header};
use serde_json::json;

use crate::house::{House, config};
use server::{Config, RateLimits};

#[tokio::test(flavor = "multi_thread")]
async fn forms_of_other_sites_change_nothing() {
    let house = House::open().await;
    let browser = house.browser();
    browser.quick("rise-of-tribes").await;
    for (name, value) in
        [("origin", "http://evil.test"), ("origin", "null"), ("sec-fetch-site", "cross-site")]
    {
        let request = browser.http.post(format!("{}/quick/rise-of-tribes", house.base)).header(name, value);
        assert_eq!(request.form(&[("name", "Eve")]).send().await.unwrap().status(), 403, "{name}: {value}");
    }
    // A browser that says nothing at all but brings its cookie.
    let silent = browser.http.post(format!("{}/account/token", house.base)).form(&[("x", "y")]);
    assert_eq!(silent.send().await.unwrap().status(), 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_requests_get_clear_answers() {
    let house = House::open().await;
    let ada = house.program("Ada").await;
    let seats = json!([{"me": ""}, {"bot": "random"}]);
    for (body, status, code) in [
        (json!({"game": "chess", "seats": seats}), 404, "no-game"),
        (json!({"game": "rise-of-tribes", "seats": [{"me": ""}]}), 422, "bad-options"),
        (json!({"game": "rise-of-tribes", "seats": seats, "options": {"seats": 3}}), 422, "bad-options"),
        (json!({"game": "rise-of-tribes", "seats": seats, "options": {"dragons": true}}), 422, "bad-options"),
        (json!({"game": "rise-of-tribes", "seats": [{"me": ""}, {"bot": "mighty"}]}), 422, "no-level"),
        (json!({"game": "rise-of-tribes", "seats": [{"me": "x".repeat(30)}, "open"]}), 422, "bad-name"),
        (json!({"game": "rise-of-tribes", "seats": seats, "pace": {"minutes": 0}}), 422, "bad-pace"),
        (json!({"game": "rise-of-tribes", "seats": seats, "title": "x".repeat(61)}), 422, "bad-title"),
        (json!({"game": "rise-of-tribes", "seats": seats, "secret": 1}), 400, "unreadable"),
        (json!({"game": 3}), 400, "unreadable"),
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
    assert_eq!((large.0, &large.1["error"]["code"]), (413, &json!("too-large")));
    let plain = ada.request(Method::POST, "/people").body("name=Ada").send().await.unwrap();
    assert_eq!(plain.status(), 415);
    let broken =
        ada.request(Method::POST, "/people").header(header::CONTENT_TYPE, "application/json").body("{");
    assert_eq!(broken.send().await.unwrap().status(), 400);
    assert_eq!(ada.delete("/games").await.0, 405);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_asks_too_often_is_asked_to_wait() {
    let house = House::open_with(Config { rate_limits: RateLimits::On, ..config() }).await;
    let stranger = house.stranger();
    let mut refused = None;
    for _ in 0..12 {
        let body = json!({"login": "ada", "password": "guess guess"});
        let request = stranger.request(Method::POST, "/tokens").json(&body);
        let response = request.send().await.unwrap();
        if response.status() == 429 {
            refused = Some(response);
            break;
        }
    }
    let seconds: u64 =
        refused.expect("too many guesses").headers()["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=10).contains(&seconds));
    assert_eq!(stranger.get("/games").await.0, 200, "other requests have their own count");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_protects_those_who_read_it() {
    let house = House::open().await;
    let browser = house.browser();
    for path in ["/", "/nowhere", "/api/v1/games", "/api/v1/nowhere", "/metrics", "/healthz"] {
        let page = browser.get(path).await;
        let policy = page.header("content-security-policy");
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
        assert!(policy.contains("frame-ancestors 'none'"));
        assert_eq!(page.header("x-content-type-options"), "nosniff");
        assert_eq!(page.header("cache-control"), "no-store", "{path}");
        assert_eq!(page.header("x-request-id").len(), 36);
    }
}
