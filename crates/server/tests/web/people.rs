//! What people see of each other: arriving, leaving, watching, a rematch.

use serde_json::{Value, json};

use crate::{
    kit::{ApiClient, TestServer, eventually},
    place::Place,
};

/// Ada and Bob at one table.
async fn two(server: &TestServer) -> ([ApiClient; 2], String) {
    let (ada, bob) = (server.client("Ada").await, server.client("Bob").await);
    let id = ada.open("rise-of-tribes", json!([{"me": ""}, "open"])).await;
    bob.post(&format!("/tables/{id}/seats"), json!({})).await;
    ([ada, bob], id)
}

/// Plays to the end.
async fn finish(people: &[ApiClient; 2], id: &str) -> Value {
    for _ in 0..5000 {
        let Some(turn) = people[0].table(id).await["turn"].as_u64() else { break };
        let person = &people[turn as usize - 1];
        let (status, answer) = person.play_on(&person.table(id).await).await;
        assert_eq!(status, 200, "{answer}");
    }
    people[0].table(id).await
}

/// Waits until the page of a person contains a text.
async fn reads(person: &ApiClient, id: &str, text: &str) {
    eventually(text, async || person.page(&format!("/table/{id}")).await.contains(text).then_some(())).await;
}

async fn a_rematch_begins_when_everybody_has_agreed(place: Place) {
    let server = place.start().await;
    let (people, id) = two(&server).await;
    let [ada, bob] = &people;
    let rematch = format!("/tables/{id}/rematch");
    assert_eq!(ada.post(&rematch, json!({})).await.0, 409, "not before the end");
    finish(&people, &id).await;
    let (status, waiting) = ada.post(&rematch, json!({})).await;
    assert_eq!((status, &waiting["id"]), (202, &json!(id)), "{waiting}");
    assert_eq!((&waiting["seats"][0]["again"], &waiting["seats"][1]["again"]), (&json!(true), &json!(false)));
    reads(bob, &id, "Ada wants to play again.").await;
    reads(bob, &id, "Accept the rematch").await;
    // The offer is stored with the table. Only whoever offered it may begin without the others.
    let server = server.restart().await;
    let (ada, bob) = (ada.at(&server), bob.at(&server));
    assert_eq!(ada.table(&id).await["seats"][0]["again"], true);
    reads(&ada, &id, "Start now, with bots for the others").await;
    let (status, again) = bob.post(&rematch, json!({"now": true})).await;
    assert_eq!((status, &again["seats"][0]["name"]), (201, &json!("Ada")), "{again}");
    assert_eq!(again["seats"][1]["occupant"], "person");
    let (_, found) = ada.post(&rematch, json!({})).await;
    assert_eq!(found["id"], again["id"]);
}

async fn whoever_offers_a_rematch_need_not_wait(place: Place) {
    let server = place.start().await;
    let (people, id) = two(&server).await;
    finish(&people, &id).await;
    let [ada, bob] = &people;
    let rematch = format!("/tables/{id}/rematch");
    assert_eq!(bob.post(&rematch, json!({})).await.0, 202);
    let (status, again) = bob.post(&rematch, json!({"now": true})).await;
    assert_eq!((status, &again["seats"][0]["occupant"]), (201, &json!("bot")), "{again}");
    assert_eq!(again["seats"][1]["name"], "Bob");
    // Ada finds the game, at which she may watch.
    reads(ada, &id, "Go to the new game").await;
}

async fn everybody_learns_who_comes_goes_and_gives_up(place: Place) {
    let server = place.start().await;
    let ([ada, bob], id) = two(&server).await;
    let stream = format!("/table/{id}/stream");
    let _watching = ada.page_stream(&stream).await;
    let there = bob.page_stream(&stream).await;
    reads(&ada, &id, "Bob takes a seat.").await;
    eventually("Bob is present", async || {
        (!ada.page(&format!("/table/{id}")).await.contains(">away<")).then_some(())
    })
    .await;
    // A visit too short to be told of is not told of.
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    drop(there);
    reads(&ada, &id, "Bob has gone away.").await;
    let back = bob.page_stream(&stream).await;
    reads(&ada, &id, "Bob is here.").await;
    let answer = bob.post_form(&format!("/table/{id}/resign"), "fragment", "", &[("seat", "2")]).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    assert!(answer.has("#seat-2 form[action$='/return'] button"), "the seat itself offers the way back");
    reads(&ada, &id, "Bob resigns; a bot plays on.").await;
    bob.post_form(&format!("/table/{id}/return"), "fragment", "", &[("seat", "2")]).await;
    reads(&ada, &id, "Bob is back.").await;
    drop(back);
}

async fn spectators_are_named_and_counted(place: Place) {
    let server = place.start().await;
    let ([ada, bob], id) = two(&server).await;
    let stream = format!("/table/{id}/stream");
    let eve = server.client("Eve").await;
    let (_one, _two) = (eve.page_stream(&stream).await, eve.page_stream(&stream).await);
    reads(&ada, &id, "Watching: Eve<").await;
    let _nobody = server.anonymous().page_stream(&stream).await;
    let _player = bob.page_stream(&stream).await;
    reads(&ada, &id, "Watching: Eve and 1 more").await;
}

async fn resigning_is_asked_twice(place: Place) {
    let server = place.start().await;
    let ([ada, _], id) = two(&server).await;
    let page = ada.page(&format!("/table/{id}")).await;
    let resign = scraper::Selector::parse("details.twice form[action$='/resign']").unwrap();
    assert_eq!(scraper::Html::parse_document(&page).select(&resign).count(), 1);
}

async fn the_page_between_two_players_tells_what_the_last_one_did(place: Place) {
    let server = place.start().await;
    let ada = server.client("Ada").await;
    let id = ada.open("ice-age", json!([{"me": "Ada"}, {"me": "Bob"}, {"me": "Cid"}])).await;
    let mut told = 0;
    for _ in 0..30 {
        let turn = ada.table(&id).await["turn"].as_u64().unwrap();
        ada.play_on(&ada.table_as(&id, turn).await).await;
        let page = ada.page(&format!("/table/{id}")).await;
        let name = ["Ada", "Bob", "Cid"][turn as usize - 1];
        if page.contains("handing-over") {
            assert!(page.contains(&format!("{name} played last")), "{page}");
            told += 1;
        }
    }
    assert!(told > 3);
}

async fn bots_take_the_other_chairs_of_a_copy(place: Place) {
    let server = place.start().await;
    let (people, id) = two(&server).await;
    finish(&people, &id).await;
    let eve = server.client("Eve").await;
    let (status, copy) = eve.post(&format!("/tables/{id}/fork"), json!({"step": 9, "seat": 2})).await;
    assert_eq!(status, 201, "{copy}");
    let seats = copy["seats"].as_array().unwrap();
    assert_eq!((&seats[0]["bot"], &seats[1]["yours"]), (&json!("medium"), &json!(true)), "{copy}");
    let missing = eve.post(&format!("/tables/{id}/fork"), json!({"step": 9, "seat": 3})).await;
    assert_eq!(missing.0, 404);
}

everywhere![
    a_rematch_begins_when_everybody_has_agreed,
    whoever_offers_a_rematch_need_not_wait,
    everybody_learns_who_comes_goes_and_gives_up,
    spectators_are_named_and_counted,
    resigning_is_asked_twice,
    the_page_between_two_players_tells_what_the_last_one_did,
    bots_take_the_other_chairs_of_a_copy,
];
