//! Restarts and eviction.

use serde_json::json;

use crate::kit::{TestServer, config, eventually};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_table_and_its_idempotency_keys_survive_a_restart() {
    let server = TestServer::start().await;
    let ada = server.client("Ada").await;
    let id = ada.open("endless-winter", json!([{"me": "Ada"}, {"me": "Bob"}])).await;
    let mut last = ada.table(&id).await;
    for _ in 0..12 {
        let turn = ada.table(&id).await["turn"].as_u64().unwrap();
        last = ada.table_as(&id, turn).await;
        assert_eq!(ada.play_on(&last).await.0, 200);
    }
    ada.post(&format!("/tables/{id}/chat"), json!({"text": "brb"})).await;
    let seen = [ada.table_as(&id, 1).await, ada.table_as(&id, 2).await, ada.table(&id).await];
    let story = ada.get(&format!("/tables/{id}/story?as=1")).await;
    let server = server.restart().await;
    let ada = ada.at(&server);
    assert_eq!([ada.table_as(&id, 1).await, ada.table_as(&id, 2).await, ada.table(&id).await], seen);
    assert_eq!(ada.get(&format!("/tables/{id}/story?as=1")).await, story);
    assert_eq!(ada.get(&format!("/tables/{id}/chat")).await.1[0]["text"], "brb");
    let (status, again) = ada.play_on(&last).await;
    assert_eq!((status, &again["repeated"]), (200, &json!(true)), "{again}");
}

#[tokio::test(flavor = "multi_thread")]
async fn shutdown_ends_streams_and_bots_resume_after_a_restart() {
    let server = TestServer::start().await;
    let ada = server.client("Ada").await;
    let id = ada.open("ice-age", json!([{"me": ""}, {"bot": "random"}, {"bot": "random"}])).await;
    let mut stream = ada.stream(&format!("/tables/{id}/stream"), None).await;
    stream.next_of("step").await;
    // A bot plays the seat after the restart.
    ada.delete(&format!("/tables/{id}/seats/1")).await;
    let server = server.restart().await;
    while stream.next().await.is_some() {}
    let ada = ada.at(&server);
    eventually("the end of the bots' game", async || (ada.table(&id).await["stage"] == "over").then_some(()))
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_tables_are_evicted_and_loaded_on_demand() {
    let server =
        TestServer::start_with(server::Config { idle: Duration::from_millis(100), ..config() }).await;
    let ada = server.client("Ada").await;
    let id = ada.open("rise-of-tribes", json!([{"me": ""}, {"me": "Bob"}])).await;
    let before = ada.table(&id).await;
    let in_memory = async || {
        let text = server.browser().get("/metrics").await.text;
        text.lines().find_map(|line| line.strip_prefix("ochre_tables_in_memory ")).unwrap().to_owned()
    };
    assert_eq!(in_memory().await, "1");
    server.clock.advance(Duration::from_secs(1));
    eventually("a table removed from memory", async || (in_memory().await == "0").then_some(())).await;
    assert_eq!(ada.table(&id).await, before);
    assert_eq!(in_memory().await, "1");
}
