//! Health checks, metrics, headers of connections, licences.

use serde_json::json;

use crate::kit::{Page, TestServer, config};
use server::Config;

async fn get(server: &TestServer, path: &str, headers: &[(&str, &str)]) -> Page {
    let mut request = server.browser().http.get(format!("{}{path}", server.base));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    Page::of(request.send().await.unwrap()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_takes_no_writes_is_not_healthy_but_ready() {
    let server = TestServer::start().await;
    assert_eq!(get(&server, "/healthz", &[]).await.status, 200);
    // What SQLite reports when the disk is full.
    let refuse = "CREATE TRIGGER full BEFORE UPDATE ON health
                  BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END";
    server.execute(refuse).await;
    assert_eq!(get(&server, "/healthz", &[]).await.status, 200, "a probe counts for five seconds");
    server.clock.advance(std::time::Duration::from_secs(5));
    assert_eq!(get(&server, "/healthz", &[]).await.status, 503);
    assert_eq!(get(&server, "/readyz", &[]).await.status, 200, "games can still be read");
    server.execute("DROP TRIGGER full").await;
    server.clock.advance(std::time::Duration::from_secs(5));
    assert_eq!(get(&server, "/healthz", &[]).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_need_a_token_at_the_public_address() {
    let server = TestServer::start_with(Config { metrics_token: None, ..config() }).await;
    assert_eq!(get(&server, "/metrics", &[("authorization", "Bearer ")]).await.status, 404);
    let server = TestServer::start().await;
    for wrong in ["", "Bearer", "Bearer 0123456789abcdee", "Basic 0123456789abcdef"] {
        assert_eq!(get(&server, "/metrics", &[("authorization", wrong)]).await.status, 401, "{wrong}");
    }
    assert!(server.metrics().await.contains("ochre_requests_total"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_id_from_outside_is_short_and_plain_or_replaced() {
    let server = TestServer::start().await;
    let id = async |sent: &str| {
        get(&server, "/readyz", &[("x-request-id", sent)]).await.header("x-request-id").to_owned()
    };
    for kept in ["abc-123_x.y", &"a".repeat(64)] {
        assert_eq!(id(kept).await, kept);
    }
    for replaced in [&"a".repeat(65), "", "two words", "<b>"] {
        assert_eq!(id(replaced).await.len(), 36, "{replaced}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_stay_with_https_only_if_the_public_address_has_it() {
    let server = TestServer::start().await;
    assert_eq!(get(&server, "/", &[]).await.header("strict-transport-security"), "");
    let https = Config { public_url: Some("https://ochre.example".to_owned()), ..config() };
    let server = TestServer::start_with(https).await;
    let page = get(&server, "/", &[]).await;
    assert_eq!(page.header("strict-transport-security"), "max-age=31536000");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_an_idle_connection_is_announced() {
    let server = TestServer::start().await;
    for path in ["/", "/api/v1/games", "/nowhere"] {
        assert_eq!(get(&server, path, &[]).await.header("keep-alive"), "timeout=8", "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_id_of_a_rematch_cannot_be_computed() {
    let server = TestServer::start().await;
    let ada = server.client("Ada").await;
    let mut rematches = Vec::new();
    for _ in 0..2 {
        let id = ada.open("rise-of-tribes", json!([{"me": "Ada"}, {"me": "Bob"}])).await;
        // Only the store knows the id before there is a rematch.
        let stored = server.store().await.load(store::TableId(id.clone())).await.unwrap().unwrap();
        crate::finished::finish(&ada, &id).await;
        let (status, again) = ada.post(&format!("/tables/{id}/rematch"), json!({})).await;
        assert_eq!(status, 201, "{again}");
        assert_eq!(again["id"], stored.host.rematch);
        rematches.push(again["id"].clone());
    }
    assert_ne!(rematches[0], rematches[1]);
    assert!(rematches[0].as_str().unwrap().len() >= 20);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_licences_of_the_crates_are_served() {
    let server = TestServer::start().await;
    assert!(get(&server, "/", &[]).await.has("footer a[href='/licences']"));
    let page = get(&server, "/licences", &[]).await;
    assert_eq!((page.status, page.header("content-type")), (200, "text/plain; charset=utf-8"));
    for part in ["axum ", "tokio ", "rusqlite ", "Permission is hereby granted", "Apache License"] {
        assert!(page.text.contains(part), "{part}");
    }
}
