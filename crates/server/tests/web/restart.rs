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
async fn a_guide_that_was_skipped_stays_skipped_after_a_restart() {
    const SKIP: &str = "form[action$='/guide']";
    let server = TestServer::start().await;
    let ada = server.browser();
    let opened = ada.post("/guide/ice-age", &[]).await;
    let table = opened.header("location").to_owned();
    assert!(ada.get(&table).await.has(SKIP));
    let server = server.restart().await;
    let ada = ada.at(&server);
    assert!(ada.get(&table).await.has(SKIP), "a guide goes on after a restart");
    assert_eq!(ada.post(&format!("{table}/guide"), &[]).await.status, 303);
    assert!(!ada.get(&table).await.has(SKIP));
    let server = server.restart().await;
    assert!(!ada.at(&server).get(&table).await.has(SKIP));
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
    let in_memory = async || server.metric("ochre_tables_in_memory").await;
    assert_eq!(in_memory().await, 1);
    server.clock.advance(Duration::from_secs(1));
    eventually("a table removed from memory", async || (in_memory().await == 0).then_some(())).await;
    assert_eq!(ada.table(&id).await, before);
    assert_eq!(in_memory().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_by_themselves_after_writes_have_failed() {
    let server = TestServer::start().await;
    let ada = server.client("Ada").await;
    let id = ada.open("ice-age", json!([{"me": ""}, {"bot": "random"}, {"bot": "random"}])).await;
    let turn = ada.wait_for_turn(&id, 1).await;
    server.execute("CREATE TRIGGER away BEFORE INSERT ON events BEGIN SELECT RAISE(ABORT, 'no'); END").await;
    let (status, refused) = ada.play_on(&turn).await;
    assert_eq!((status, &refused["error"]["code"]), (503, &json!("store-unavailable")), "{refused}");
    // A bot plays the seat from now on, and fails.
    assert_eq!(ada.delete(&format!("/tables/{id}/seats/1")).await.0, 200);
    for _ in 0..1000 {
        if server.metric("ochre_store_errors_total").await > 1 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(server.metric("ochre_store_errors_total").await > 1, "no bot has tried to play");
    server.execute("DROP TRIGGER away").await;
    // Nobody asks the server for the table.
    let store = server.store().await;
    for _ in 0..3000 {
        let stored = store.load(store::TableId(id.clone())).await.unwrap().unwrap();
        if stored.row.summary.over {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the bots did not go on");
}
