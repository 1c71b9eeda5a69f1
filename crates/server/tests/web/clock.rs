//! Time limits.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    kit::{ApiClient, TestServer, config, eventually},
    place::Place,
};

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

async fn a_bot_plays_after_a_turn_has_expired(place: Place) {
    let server = place.start().await;
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

async fn each_turn_has_the_full_time_and_undo_does_not_extend_it(place: Place) {
    let server = place.start().await;
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

async fn deadlines_survive_a_restart(place: Place) {
    let server = place.start().await;
    let (people, id) = paced(&server).await;
    let turn = people[0].table(&id).await["turn"].as_u64().unwrap() as usize - 1;
    people[turn].play_on(&people[turn].table(&id).await).await;
    let before = people[0].table(&id).await;
    let server = server.restart().await;
    let ada = people[0].at(&server);
    assert_eq!(ada.table(&id).await["deadline"], before["deadline"]);
    let late = before["turn"].as_u64().unwrap() as usize - 1;
    server.clock.advance(MINUTE * 5);
    until(&ada, &id, |table| table["seats"][late]["bot"] == "medium").await;
}

/// The number of the seat whose turn it is, from 0.
async fn turn_of(ada: &ApiClient, id: &str) -> usize {
    ada.table(id).await["turn"].as_u64().unwrap() as usize - 1
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_turn_expires_although_the_table_left_memory() {
    let config = server::Config { idle: Duration::from_millis(100), ..config() };
    let server = TestServer::start_with(config).await;
    let (people, id) = paced(&server).await;
    let before = people[0].table(&id).await;
    let turn = turn_of(&people[0], &id).await;
    server.clock.advance(MINUTE * 4);
    for _ in 0..1000 {
        if server.metric("ochre_tables_in_memory").await == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(server.metric("ochre_tables_in_memory").await, 0);
    assert_eq!(people[0].table(&id).await["deadline"], before["deadline"]);
    let server = server.restart().await;
    let ada = people[0].at(&server);
    assert_eq!(ada.table(&id).await["deadline"], before["deadline"]);
    server.clock.advance(MINUTE);
    until(&ada, &id, |table| table["seats"][turn]["bot"] == "medium").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deadline_that_came_while_the_database_was_away_is_kept() {
    let server = TestServer::start().await;
    let (people, id) = paced(&server).await;
    let turn = turn_of(&people[0], &id).await;
    server.execute("ALTER TABLE seats RENAME TO away").await;
    server.clock.advance(MINUTE * 6);
    for _ in 0..1000 {
        if server.metric("ochre_store_errors_total").await > 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(server.metric("ochre_store_errors_total").await > 0, "nobody tried to end the turn");
    server.execute("ALTER TABLE away RENAME TO seats").await;
    // Until the next attempt nothing happens; the clock of the test stands still.
    for _ in 0..1000 {
        server.clock.advance(Duration::from_secs(1));
        if people[0].table(&id).await["seats"][turn]["bot"] == "medium" {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the turn never expired");
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_and_returning_keeps_the_remaining_time() {
    // While somebody watches, bots wait before they act: here, for ever.
    let config = server::Config { bot_pause: Duration::from_secs(3600), ..config() };
    let server = TestServer::start_with(config).await;
    let (people, id) = paced(&server).await;
    let turn = turn_of(&people[0], &id).await;
    let mut watching = people[turn].stream(&format!("/tables/{id}/stream"), None).await;
    watching.next_of("step").await;
    let seat = format!("/tables/{id}/seats/{}", turn + 1);
    let before = people[0].table(&id).await["deadline"].clone();
    server.clock.advance(MINUTE * 3);
    assert_eq!(people[turn].delete(&seat).await.0, 200);
    assert_eq!(people[turn].post(&format!("{seat}/return"), json!({})).await.0, 200);
    assert_eq!(people[0].table(&id).await["deadline"], before);
    // Nor is there new time for those who come back after it has run out.
    assert_eq!(people[turn].delete(&seat).await.0, 200);
    server.clock.advance(MINUTE * 2);
    let (status, refused) = people[turn].post(&format!("{seat}/return"), json!({})).await;
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("turn-expired")), "{refused}");
}

async fn the_page_between_two_players_of_one_device_shows_the_clock(place: Place) {
    let server = place.start().await;
    let ada = server.client("Ada").await;
    let seats = json!([{"me": "Ada"}, {"me": "Bob"}]);
    let body = json!({"game": "rise-of-tribes", "seats": seats, "pace": {"minutes": 5}});
    let id = ada.post("/tables", body).await.1["id"].as_str().unwrap().to_owned();
    server.clock.advance(MINUTE);
    let page = ada.page(&format!("/table/{id}")).await;
    assert!(page.contains("handing-over") && page.contains("data-left=\"240\""), "{page}");
}

everywhere![
    a_bot_plays_after_a_turn_has_expired,
    each_turn_has_the_full_time_and_undo_does_not_extend_it,
    deadlines_survive_a_restart,
    the_page_between_two_players_of_one_device_shows_the_clock,
];
