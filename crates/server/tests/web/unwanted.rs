//! Messages that nobody wants any more when they are due, and rematches of people who have blocked each other.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    friends::{account, befriend, id_of},
    kit::{ApiClient, TestServer},
    notices::{DELAY, GAP, Receiver, add_webhook, channel_with, open_house, settle},
    ratings,
};

fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or_default()
}

async fn mention(from: &ApiClient, table: &str, name: &str) {
    let said = json!({"text": format!("@{name} over here")});
    assert_eq!(from.post(&format!("/tables/{table}/chat"), said).await.0, 201);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_blocked_in_the_meantime_is_not_heard() {
    let server = TestServer::start_with(open_house()).await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let hook = Receiver::start().await;
    let table = ada.open("rise-of-tribes", json!([{"me": ""}, "open", "open"])).await;
    assert_eq!(bob.post(&format!("/tables/{table}/seats"), json!({})).await.0, 200);
    befriend(&ada, &bob, "bob", "Ada").await;
    let bobs_id = id_of(&ada, "friends", "Bob").await;
    add_webhook(&ada, &hook.base).await;
    // Before the notice was due.
    mention(&bob, &table, "Ada").await;
    assert_eq!(ada.put(&format!("/blocks/{bobs_id}"), json!({})).await.0, 204);
    server.clock.advance(DELAY);
    settle(&server).await;
    assert_eq!(hook.count(), 0);
    // Before the second attempt.
    assert_eq!(ada.delete(&format!("/blocks/{bobs_id}")).await.0, 204);
    hook.refuse(&[500]);
    mention(&bob, &table, "Ada").await;
    server.clock.advance(DELAY);
    channel_with(&ada, Some("HTTP 500")).await;
    assert_eq!(ada.put(&format!("/blocks/{bobs_id}"), json!({})).await.0, 204);
    server.clock.advance(Duration::from_secs(60));
    settle(&server).await;
    server.clock.advance(GAP);
    settle(&server).await;
    assert_eq!(hook.count(), 1);
    // The block ended, others are heard again.
    assert_eq!(ada.delete(&format!("/blocks/{bobs_id}")).await.0, 204);
    mention(&bob, &table, "Ada").await;
    server.clock.advance(DELAY);
    hook.wait_for(2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_declined_invitation_is_not_told() {
    let server = TestServer::start_with(open_house()).await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    befriend(&ada, &bob, "bob", "Ada").await;
    let bobs_id = id_of(&ada, "friends", "Bob").await;
    let hook = Receiver::start().await;
    add_webhook(&bob, &hook.base).await;
    let invite = async || {
        let table = ada.open("rise-of-tribes", json!([{"me": ""}, "open"])).await;
        let path = format!("/tables/{table}/invitations");
        assert_eq!(ada.post(&path, json!({"person": bobs_id})).await.0, 204);
        table
    };
    invite().await;
    hook.wait_for(1).await;
    // The next messages come after a while.
    let (declined, kept) = (invite().await, invite().await);
    assert_eq!(bob.delete(&format!("/invitations/{declined}")).await.0, 204);
    server.clock.advance(GAP);
    hook.wait_for(2).await;
    let items = hook.json(1)["items"].clone();
    assert_eq!((items.as_array().unwrap().len(), &items[0]["table"]), (1, &json!(kept)));
}

/// A public table of these people whose game is over.
async fn finished(people: &[&ApiClient]) -> String {
    let mut seats = vec![json!({"me": ""})];
    seats.resize(people.len(), json!("open"));
    let id = ratings::open(people[0], true, json!(seats)).await;
    for person in &people[1..] {
        let (status, answer) = person.post(&format!("/tables/{id}/seats"), json!({})).await;
        assert_eq!(status, 200, "{answer}");
    }
    ratings::play(people, &id).await;
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_at_a_public_table_seats_nobody_beside_whom_they_blocked() {
    let server = TestServer::start().await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let eve = account(&server, "Eve").await;
    befriend(&ada, &bob, "bob", "Ada").await;
    let bobs_id = id_of(&ada, "friends", "Bob").await;
    let block = format!("/blocks/{bobs_id}");
    // Whoever agrees first plays, whichever of them has blocked the other.
    for (first, second) in [(&ada, &bob), (&bob, &ada)] {
        let id = finished(&[&ada, &bob, &eve]).await;
        let rematch = format!("/tables/{id}/rematch");
        assert_eq!(ada.put(&block, json!({})).await.0, 204);
        assert_eq!(first.post(&rematch, json!({})).await.0, 202);
        let (status, refused) = second.post(&rematch, json!({})).await;
        assert_eq!((status, code(&refused)), (403, "rematch-refused"), "{refused}");
        assert!(!refused.to_string().to_lowercase().contains("block"), "{refused}");
        assert_eq!(eve.post(&rematch, json!({})).await.0, 202, "one answer is missing");
        let (status, again) = first.post(&rematch, json!({"now": true})).await;
        assert_eq!(status, 201, "{again}");
        let names: Vec<_> = again["seats"].as_array().unwrap().iter().map(|it| it["name"].clone()).collect();
        let other = if std::ptr::eq(second, &ada) { "Ada" } else { "Bob" };
        assert!(!names.contains(&json!(other)), "{names:?}");
        assert_eq!(ada.delete(&block).await.0, 204);
    }
    // A block between the agreement and the beginning leaves the later one's seat open.
    let id = finished(&[&ada, &bob, &eve]).await;
    let rematch = format!("/tables/{id}/rematch");
    for person in [&bob, &ada] {
        assert_eq!(person.post(&rematch, json!({})).await.0, 202);
    }
    assert_eq!(ada.put(&block, json!({})).await.0, 204);
    let (status, again) = eve.post(&rematch, json!({})).await;
    assert_eq!((status, &again["stage"]), (201, &json!("waiting")), "{again}");
    let seats = again["seats"].as_array().unwrap();
    assert_eq!((&seats[1]["name"], &seats[2]["name"]), (&json!("Bob"), &json!("Eve")), "{seats:?}");
    assert!(!seats[0].to_string().contains("Ada"), "{seats:?}");
    let again = again["id"].as_str().unwrap();
    let refused = ada.post(&format!("/tables/{again}/seats"), json!({})).await;
    assert_eq!(code(&refused.1), "seat-refused");
    assert_eq!(ada.delete(&block).await.0, 204);
    assert_eq!(ada.post(&format!("/tables/{again}/seats"), json!({})).await.0, 200);
    // At a private table, it is up to those who agree.
    let id = ada.open("rise-of-tribes", json!([{"me": ""}, "open"])).await;
    assert_eq!(bob.post(&format!("/tables/{id}/seats"), json!({})).await.0, 200);
    ratings::play(&[&ada, &bob], &id).await;
    assert_eq!(ada.put(&block, json!({})).await.0, 204);
    assert_eq!(ada.post(&format!("/tables/{id}/rematch"), json!({})).await.0, 202);
    assert_eq!(bob.post(&format!("/tables/{id}/rematch"), json!({})).await.0, 201);
}
