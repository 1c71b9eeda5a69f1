//! Time limits.

use std::time::Duration;

use serde_json::{Value, json};

use crate::kit::{ApiClient, TestServer, eventually};

const MINUTE: Duration = Duration::from_secs(60);

/// A table of Ada and Bob with five minutes per turn.
async fn paced(server: &TestServer) -> (Vec<ApiClient>, String) {
    let people = vec![server.client("Ada").await, server.client("Bob").await];
    let id = waiting(&people[0], 5).await;
    server.clock.advance(MINUTE * 60);
    people[1].post(&format!("/tables/{id}/seats"), json!({})).await;
    (people, id)
}

/// A table with an open seat and a time limit.
async fn waiting(ada: &ApiClient, minutes: u32) -> String {
    let body = json!({"game": "rise-of-tribes", "seats": [{"me": ""}, "open"], "pace": {"minutes": minutes}});
    ada.post("/tables", body).await.1["id"].as_str().unwrap().to_owned()
}

async fn until(program: &ApiClient, id: &str, done: impl Fn(&Value) -> bool) -> Value {
    eventually("the awaited state of the table", async || Some(program.table(id).await).filter(&done)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_after_a_turn_has_expired() {
    let server = TestServer::start().await;
    let (people, id) = paced(&server).await;
    let table = people[0].table(&id).await;
    let turn = table["turn"].as_u64().unwrap() as usize - 1;
    let now = 1_800_000_000_000_i64 + 3_600_000;
    assert_eq!(table["deadline"], now + 300_000, "the time runs from when the last seat was taken");
    let shorter = waiting(&people[0], 4).await;
    people[1].post(&format!("/tables/{shorter}/seats"), json!({})).await;
    server.clock.advance(MINUTE * 4);
    // Turns expire in the order of their deadlines: once this one has, the clock has looked at the other too.
    until(&people[0], &shorter, |table| {
        table["seats"].as_array().unwrap().iter().any(|seat| seat["bot"] == "medium")
    })
    .await;
    assert_eq!(people[0].table(&id).await["seats"][turn]["bot"], json!(null));
    server.clock.advance(MINUTE);
    until(&people[0], &id, |table| table["seats"][turn]["bot"] == "medium").await;
    people[1 - turn].wait_for_turn(&id, 2 - turn as u64).await;
    let (status, _) = people[turn].post(&format!("/tables/{id}/seats/{}/return", turn + 1), json!({})).await;
    assert_eq!(status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn each_turn_has_the_full_time_and_undo_does_not_extend_it() {
    let server = TestServer::start().await;
    let (people, id) = paced(&server).await;
    let turn = people[0].table(&id).await["turn"].as_u64().unwrap() as usize - 1;
    let before = people[turn].table(&id).await;
    server.clock.advance(MINUTE);
    let (_, answer) = people[turn].play_on(&before).await;
    let after = &answer["table"];
    if after["undo"]["steps"].as_u64().unwrap() > 0 {
        server.clock.advance(MINUTE);
        let (_, undone) = people[turn].undo(after, "undo").await;
        assert_eq!(undone["table"]["deadline"], before["deadline"]);
    } else {
        assert_eq!(after["deadline"].as_i64().unwrap(), before["deadline"].as_i64().unwrap() + 60_000);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn deadlines_survive_a_restart() {
    let server = TestServer::start().await;
    let (people, id) = paced(&server).await;
    let turn = people[0].table(&id).await["turn"].as_u64().unwrap() as usize - 1;
    // Somebody has to choose first: before, the time begins anew with the server.
    people[turn].play_on(&people[turn].table(&id).await).await;
    let before = people[0].table(&id).await;
    let server = server.restart().await;
    let ada = people[0].at(&server);
    assert_eq!(ada.table(&id).await["deadline"], before["deadline"]);
    let late = before["turn"].as_u64().unwrap() as usize - 1;
    server.clock.advance(MINUTE * 5);
    until(&ada, &id, |table| table["seats"][late]["bot"] == "medium").await;
}
