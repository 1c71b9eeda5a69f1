//! Streams: every step once and in order.

use serde_json::json;

use crate::{
    kit::{SseEvent, eventually},
    place::Place,
};

/// What a reader who resumes after `from` gets: decisions that were undone are left out together with their undo. The last
/// step is always sent.
fn missed(received: &[SseEvent], from: u64) -> Vec<&SseEvent> {
    let mut steps: Vec<&SseEvent> = Vec::new();
    let last = received.last().unwrap();
    for step in received.iter().filter(|step| step.id.unwrap() > from) {
        let undoes = step.data["kind"] == "undo" && steps.last().is_some_and(|it| it.data["kind"] == "play");
        if undoes {
            steps.pop();
        }
        if !undoes || step == last {
            steps.push(step);
        }
    }
    steps
}

async fn a_resumed_stream_sends_exactly_the_missed_steps(place: Place) {
    let server = place.start().await;
    let ada = server.client("Ada").await;
    let id = ada.open("rise-of-tribes", json!([{"me": "Ada"}, {"me": "Bob"}])).await;
    let path = format!("/tables/{id}/stream?as=1");
    let mut live = ada.stream(&path, None).await;
    let current = live.next_of("step").await;
    assert_eq!((&current.data["kind"], &current.data["story"]), (&json!("current"), &json!([])));
    let begun = current.id.unwrap();
    let mut received: Vec<SseEvent> = Vec::new();
    for round in 0..30 {
        let turn = ada.table(&id).await["turn"].as_u64().unwrap();
        let table = ada.table_as(&id, turn).await;
        let (_, answer) = ada.play_on(&table).await;
        received.push(live.next_of("step").await);
        if round % 5 == 0 && answer["table"]["undo"]["steps"].as_u64().unwrap() > 0 {
            ada.undo(&answer["table"], "undo").await;
            received.push(live.next_of("step").await);
            assert_eq!(received.last().unwrap().data["kind"], "undo");
        }
        assert_eq!(received.last().unwrap().data["view"], ada.table_as(&id, 1).await["view"]);
    }
    let versions: Vec<u64> = received.iter().map(|step| step.id.unwrap()).collect();
    assert!(versions.iter().copied().eq(begun + 1..=begun + received.len() as u64), "{versions:?}");
    assert!(received.iter().any(|step| step.data["story"].as_array().is_some_and(|story| !story.is_empty())));
    // From any point, also after a restart, the rest is the same again.
    for from in [begun, versions[3], versions[17], *versions.last().unwrap()] {
        let mut again = ada.stream(&path, Some(from)).await;
        for step in missed(&received, from) {
            assert_eq!(again.next_of("step").await, *step);
        }
    }
    let server = server.restart().await;
    let mut again = ada.at(&server).stream(&path, Some(versions[20])).await;
    for step in missed(&received, versions[20]) {
        assert_eq!(again.next_of("step").await, *step);
    }
}

async fn a_stream_sends_seats_and_chat_and_steps_from_the_start_of_play(place: Place) {
    let server = place.start().await;
    let (ada, bob) = (server.client("Ada").await, server.client("Bob").await);
    let id = ada.open("rise-of-tribes", json!([{"me": ""}, "open"])).await;
    let mut stream = ada.stream(&format!("/tables/{id}/stream"), None).await;
    assert_eq!(stream.next().await.unwrap().data["stage"], "waiting");
    bob.post(&format!("/tables/{id}/seats"), json!({})).await;
    assert_eq!(stream.next().await.unwrap().data["seats"][1]["name"], "Bob");
    assert_eq!(stream.next().await.unwrap().event, "step");
    bob.post(&format!("/tables/{id}/chat"), json!({"text": "hello"})).await;
    let chat = stream.next().await.unwrap();
    assert_eq!((chat.event.as_str(), &chat.data["text"]), ("chat", &json!("hello")));
}

async fn an_invalid_stream_request_is_rejected(place: Place) {
    let server = place.start().await;
    let ada = server.client("Ada").await;
    let id = ada.open("rise-of-tribes", json!([{"me": ""}, {"bot": "random"}])).await;
    for (path, status) in [
        (format!("/tables/{id}/stream?as=2"), 403),
        (format!("/tables/{id}/stream?as=7"), 404),
        (format!("/tables/{id}/stream?since=9999"), 404),
        ("/tables/nosuchtableatall/stream".to_owned(), 404),
    ] {
        assert_eq!(ada.get(&path).await.0, status, "{path}");
    }
    let unreadable = ada.request(reqwest::Method::GET, &format!("/tables/{id}/stream"));
    assert_eq!(unreadable.header("last-event-id", "soon").send().await.unwrap().status(), 400);
}

async fn the_number_of_streams_is_limited(place: Place) {
    let config = server::Config { streams_per_person: 2, ..crate::kit::config() };
    let server = place.start_with(config).await;
    let ada = server.client("Ada").await;
    let id = ada.open("rise-of-tribes", json!([{"me": ""}, {"me": "Bob"}])).await;
    let path = format!("/tables/{id}/stream");
    let first = ada.stream(&path, None).await;
    let _second = ada.stream(&path, None).await;
    assert_eq!(ada.get(&path).await.0, 429);
    drop(first);
    eventually("room for another stream after one was closed", async || {
        let response = ada.request(reqwest::Method::GET, &path).send().await.unwrap();
        (response.status() == 200).then_some(())
    })
    .await;
}

async fn a_stream_ends_when_its_token_is_revoked(place: Place) {
    let server = place.start().await;
    let (ada, bob) = (server.client("Ada").await, server.client("Bob").await);
    let id = ada.open("rise-of-tribes", json!([{"me": "Ada"}, "open"])).await;
    let path = format!("/tables/{id}/stream");
    let (mut of_ada, mut of_bob) = (ada.stream(&path, None).await, bob.stream(&path, None).await);
    let mut page = ada.page_stream(&format!("/table/{id}/stream")).await;
    for stream in [&mut of_ada, &mut of_bob] {
        assert_eq!(stream.next().await.unwrap().event, "seats");
    }
    assert_eq!(page.next().await.unwrap().event, "update");
    assert_eq!(ada.delete("/tokens").await.0, 204);
    assert_eq!(of_ada.next().await, None);
    assert_eq!(page.next().await, None);
    assert_eq!(ada.get(&path).await.0, 401);
    bob.post(&format!("/tables/{id}/seats"), json!({})).await;
    assert_eq!(of_bob.next().await.unwrap().data["seats"][1]["name"], "Bob");
}

everywhere![
    a_resumed_stream_sends_exactly_the_missed_steps,
    a_stream_sends_seats_and_chat_and_steps_from_the_start_of_play,
    an_invalid_stream_request_is_rejected,
    the_number_of_streams_is_limited,
    a_stream_ends_when_its_token_is_revoked,
];
