//! How much people are told, and when nothing.

use std::time::Duration;

use serde_json::json;

use crate::{
    kit::{ApiClient, TestServer, eventually},
    notices::{DELAY, GAP, Receiver, add_webhook, open_house, pass_turn, settle, table},
};

const MINUTE: Duration = Duration::from_secs(60);
/// Of an hour, the last fifth.
const UNTIL_WARNING: usize = 48;

/// A table of two people with an hour for each turn, at which the second one has the turn.
async fn hourly(people: &[ApiClient]) -> String {
    let pace = json!({"minutes": 60});
    let body = json!({"game": "rise-of-tribes", "seats": [{"me": ""}, "open"], "pace": pace});
    let (status, opened) = people[0].post("/tables", body).await;
    assert_eq!(status, 201, "{opened}");
    let id = opened["id"].as_str().unwrap().to_owned();
    assert_eq!(people[1].post(&format!("/tables/{id}/seats"), json!({})).await.0, 200);
    while people[0].table(&id).await["turn"] != 2 {
        pass_turn(people, &id).await;
    }
    id
}

/// docs/notifications.md: there are never more than twelve messages in an hour.
#[tokio::test(flavor = "multi_thread")]
async fn warnings_and_a_chatty_person_at_many_tables_are_twelve_messages_in_an_hour() {
    let server = TestServer::start_with(open_house()).await;
    let hook = Receiver::start().await;
    let people = vec![server.client("Ada").await, server.client("Bob").await];
    add_webhook(&people[1], &hook.base).await;
    let wishes = json!({"zone": "UTC", "quiet": null, "occasions": ["clock", "mention"]});
    assert_eq!(people[1].put("/me/notices", wishes).await.0, 200);
    let mut tables = Vec::new();
    // The last minute of the hour ends with the first moment of the next one.
    for minute in 0..UNTIL_WARNING + 59 {
        // In the hour that counts, the time at another table is about to run out every four minutes.
        if minute % 4 == 0 && minute < 60 {
            tables.push(hourly(&people).await);
        }
        if minute >= UNTIL_WARNING {
            for id in &tables {
                let said = json!({"text": format!("@Bob, minute {minute}!")});
                assert_eq!(people[0].post(&format!("/tables/{id}/chat"), said).await.0, 201);
            }
        }
        server.clock.advance(MINUTE);
        settle(&server).await;
    }
    let count = hook.count();
    let told = |occasion: &str| {
        let of = |number: &usize| hook.json(*number)["items"][0]["occasion"] == occasion;
        (0..count).filter(of).count()
    };
    let (warnings, mentions) = (told("clock"), told("mention"));
    assert!(count <= 12, "{count} messages: {warnings} warnings, {mentions} mentions");
    assert!(warnings >= 4 && mentions >= 4, "{warnings} warnings, {mentions} mentions");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_acts_in_time_is_told_nothing() {
    let server = TestServer::start_with(open_house()).await;
    let hook = Receiver::start().await;
    let (people, id) = table(&server).await;
    let away = usize::from(people[0].table(&id).await["turn"] == 1);
    add_webhook(&people[away], &hook.base).await;
    for _ in 0..3 {
        assert_eq!(pass_turn(&people, &id).await, away);
        server.clock.advance(DELAY / 2);
        settle(&server).await;
        assert_eq!(pass_turn(&people, &id).await, 1 - away);
        server.clock.advance(DELAY);
        settle(&server).await;
    }
    assert_eq!(hook.count(), 0);
    // The same without acting.
    pass_turn(&people, &id).await;
    server.clock.advance(DELAY);
    hook.wait_for(1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_follows_the_page_is_told_nothing_until_they_close_it() {
    let server = TestServer::start_with(open_house()).await;
    let hook = Receiver::start().await;
    let (people, id) = table(&server).await;
    let away = usize::from(people[0].table(&id).await["turn"] == 1);
    add_webhook(&people[away], &hook.base).await;
    let page = people[away].page_stream(&format!("/table/{id}/stream")).await;
    assert_eq!(page.response.status(), 200);
    pass_turn(&people, &id).await;
    for _ in 0..2 {
        server.clock.advance(GAP);
        settle(&server).await;
    }
    assert_eq!(hook.count(), 0);
    drop(page);
    // The server notices a little later.
    eventually("a message", async || {
        pass_turn(&people, &id).await;
        pass_turn(&people, &id).await;
        server.clock.advance(DELAY);
        settle(&server).await;
        (hook.count() == 1).then_some(())
    })
    .await;
}
