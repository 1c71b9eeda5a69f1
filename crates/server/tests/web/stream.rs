//! Streams: every step once, in order, whatever happened in between.

use serde_json::json;

use crate::house::{Heard, House};

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_was_away_gets_exactly_what_it_missed() {
    let house = House::open().await;
    let ada = house.program("Ada").await;
    let id = ada.open("rise-of-tribes", json!([{"me": "Ada"}, {"me": "Bob"}])).await;
    let path = format!("/tables/{id}/stream?as=1");
    let mut live = ada.stream(&path, None).await;
    let here = live.next_of("step").await;
    assert_eq!((&here.data["kind"], &here.data["story"]), (&json!("here"), &json!([])));
    let begun = here.id.unwrap();
    let mut heard: Vec<Heard> = Vec::new();
    for round in 0..30 {
        let turn = ada.table(&id).await["turn"].as_u64().unwrap();
        let table = ada.table_as(&id, turn).await;
        let (_, answer) = ada.play_on(&table).await;
        heard.push(live.next_of("step").await);
        if round % 5 == 0 && answer["table"]["undo"]["steps"].as_u64().unwrap() > 0 {
            ada.undo(&answer["table"], "undo").await;
            heard.push(live.next_of("step").await);
            assert_eq!(heard.last().unwrap().data["kind"], "undo");
        }
        assert_eq!(heard.last().unwrap().data["view"], ada.table_as(&id, 1).await["view"]);
    }
    let versions: Vec<u64> = heard.iter().map(|step| step.id.unwrap()).collect();
    assert!(versions.iter().copied().eq(begun + 1..=begun + heard.len() as u64), "{versions:?}");
    assert!(heard.iter().any(|step| step.data["story"].as_array().is_some_and(|story| !story.is_empty())));
    // From any point, also after a restart, the rest is the same again.
    for from in [begun, versions[3], versions[17], *versions.last().unwrap()] {
        let mut again = ada.stream(&path, Some(from)).await;
        for step in heard.iter().filter(|step| step.id.unwrap() > from) {
            assert_eq!(again.next_of("step").await, *step);
        }
    }
    let house = house.reopen().await;
    let mut again = ada.at(&house).stream(&path, Some(versions[20])).await;
    for step in heard.iter().filter(|step| step.id.unwrap() > versions[20]) {
        assert_eq!(again.next_of("step").await, *step);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_tells_of_seats_and_chat_and_begins_with_play() {
    let house = House::open().await;
    let (ada, bob) = (house.program("Ada").await, house.program("Bob").await);
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

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_that_cannot_be_is_refused() {
    let house = House::open().await;
    let ada = house.program("Ada").await;
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

#[tokio::test(flavor = "multi_thread")]
async fn one_person_has_only_so_many_streams() {
    let config = server::Config { streams_per_person: 2, ..crate::house::config() };
    let house = House::open_with(config).await;
    let ada = house.program("Ada").await;
    let id = ada.open("rise-of-tribes", json!([{"me": ""}, {"me": "Bob"}])).await;
    let path = format!("/tables/{id}/stream");
    let first = ada.stream(&path, None).await;
    let _second = ada.stream(&path, None).await;
    assert_eq!(ada.get(&path).await.0, 429);
    drop(first);
    for _ in 0..200 {
        let response = ada.request(reqwest::Method::GET, &path).send().await.unwrap();
        if response.status() == 200 {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("a closed stream makes room for another");
}
