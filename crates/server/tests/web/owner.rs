//! What the person who opened a table decides about it.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{kit::ApiClient, place::Place};

/// The status and the code of an error; an empty code for success.
fn answer((status, body): (u16, Value)) -> (u16, String) {
    (status, body["error"]["code"].as_str().unwrap_or_default().to_owned())
}

fn refused(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

const DONE: (u16, String) = (200, String::new());

async fn join(client: &ApiClient, id: &str, body: Value) -> (u16, String) {
    answer(client.post(&format!("/tables/{id}/seats"), body).await)
}

/// A table of Ada with two open seats, and its invitation.
async fn opened(ada: &ApiClient) -> (String, String) {
    let id = ada.open("ice-age", json!([{"me": ""}, "open", "open"])).await;
    let invitation = ada.table(&id).await["invitation"].as_str().unwrap().to_owned();
    (id, invitation)
}

async fn a_removed_stranger_does_not_return_without_an_invitation(place: Place) {
    let server = place.start().await;
    let (ada, bob, eve) =
        (server.client("Ada").await, server.client("Bob").await, server.client("Eve").await);
    let (id, first) = opened(&ada).await;
    assert_eq!(bob.table(&id).await["invitation"], json!(null), "only the owner has it");
    assert_eq!(join(&bob, &id, json!({})).await, DONE);
    let seat = format!("/tables/{id}/seats/2");
    assert_eq!(answer(eve.delete(&seat).await), refused(403, "not-your-seat"));
    assert_eq!(answer(ada.delete(&seat).await), DONE);
    let table = ada.table(&id).await;
    assert_eq!((&table["seats"][1]["occupant"], &table["seating"]), (&json!("open"), &json!("invited")));
    for old in [json!({}), json!({"invitation": first}), json!({"invitation": ""})] {
        assert_eq!(join(&bob, &id, old).await, refused(403, "not-invited"));
    }
    // The decision survives a restart.
    let server = server.restart().await;
    let (ada, bob) = (ada.at(&server), bob.at(&server));
    assert_eq!(join(&bob, &id, json!({})).await, refused(403, "not-invited"));
    let invitation = ada.table(&id).await["invitation"].clone();
    assert_ne!(invitation, first);
    assert_eq!(join(&bob, &id, json!({"invitation": invitation})).await, DONE);
    assert_eq!(answer(ada.delete(&format!("/tables/{id}/seats/3")).await), refused(403, "not-your-seat"));
}

async fn the_owner_closes_and_opens_the_seats(place: Place) {
    let server = place.start().await;
    let (ada, bob) = (server.client("Ada").await, server.client("Bob").await);
    let (id, _) = opened(&ada).await;
    let path = format!("/tables/{id}/seating");
    let closed = json!({"seating": "invited"});
    assert_eq!(answer(bob.put(&path, closed.clone()).await), refused(403, "not-owner"));
    assert_eq!(answer(ada.put(&path, closed.clone()).await), DONE);
    assert_eq!(join(&bob, &id, json!({})).await, refused(403, "not-invited"));
    assert_eq!(answer(ada.put(&path, json!({"seating": "anyone"})).await), DONE);
    assert_eq!(join(&bob, &id, json!({})).await, DONE);
    assert_eq!(answer(ada.post(&format!("/tables/{id}/fill"), json!({"level": "random"})).await), DONE);
    assert_eq!(answer(ada.put(&path, closed).await), refused(409, "already-started"));
    assert_eq!(answer(ada.delete(&format!("/tables/{id}/seats/2")).await), refused(409, "already-started"));
}

async fn a_stranger_takes_one_seat_and_a_name_of_their_own(place: Place) {
    let server = place.start().await;
    let (ada, bob, eve) =
        (server.client("Ada").await, server.client("Bob").await, server.client("Eve").await);
    let seats = json!([{"me": ""}, "open", "open", {"bot": "random"}, "open"]);
    let id = ada.open("ice-age", seats).await;
    for taken in ["Ada", "ada", "Аdа", " ADA ", "Bot 4", "Robot 4"] {
        assert_eq!(join(&bob, &id, json!({"name": taken})).await, refused(409, "name-taken"), "{taken}");
    }
    assert_eq!(join(&bob, &id, json!({})).await, DONE);
    assert_eq!(join(&bob, &id, json!({"name": "Bob's friend"})).await, refused(409, "one-seat"));
    assert_eq!(join(&eve, &id, json!({"name": "B0b"})).await, refused(409, "name-taken"));
    // Several players can share the device of the owner.
    assert_eq!(join(&ada, &id, json!({"name": "Grandma"})).await, DONE);
    assert_eq!(join(&ada, &id, json!({})).await, DONE);
    let table = ada.table(&id).await;
    let names: Vec<&str> =
        table["seats"].as_array().unwrap().iter().map(|seat| seat["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Ada 1", "Bob", "Grandma", "Bot 4", "Ada 5"]);
}

async fn bots_are_the_choice_of_the_owner_for_ten_minutes(place: Place) {
    let server = place.start().await;
    let (ada, bob, eve) =
        (server.client("Ada").await, server.client("Bob").await, server.client("Eve").await);
    let (id, _) = opened(&ada).await;
    join(&bob, &id, json!({})).await;
    let (path, bots) = (format!("/tables/{id}/fill"), json!({"level": "random"}));
    assert_eq!(answer(bob.post(&path, bots.clone()).await), refused(409, "fill-too-early"));
    server.clock.advance(Duration::from_secs(9 * 60));
    let (_, early) = bob.post(&path, bots.clone()).await;
    assert!(early["error"]["message"].as_str().unwrap().contains("1 min"), "{early}");
    server.clock.advance(Duration::from_secs(60));
    assert_eq!(answer(eve.post(&path, bots.clone()).await), refused(403, "not-at-table"));
    assert_eq!(answer(bob.post(&path, bots).await), DONE);
}

async fn the_owner_ends_a_table_that_nobody_else_plays(place: Place) {
    let server = place.start().await;
    let (ada, bob) = (server.client("Ada").await, server.client("Bob").await);
    let body = json!({"game": "ice-age", "seats": [{"me": ""}, "open", "open"], "public": true});
    let id = ada.post("/tables", body).await.1["id"].as_str().unwrap().to_owned();
    assert_eq!(bob.get("/tables").await.1.as_array().unwrap().len(), 1);
    let end = format!("/tables/{id}/end");
    assert_eq!(answer(bob.post(&end, json!({})).await), refused(403, "not-owner"));
    assert_eq!(answer(ada.post(&end, json!({})).await), DONE);
    assert_eq!(bob.get("/tables").await.1, json!([]), "it is not listed");
    assert_eq!(ada.get("/tables?which=mine").await.1[0]["stage"], "ended");
    let server = server.restart().await;
    let (ada, bob) = (ada.at(&server), bob.at(&server));
    let table = bob.table(&id).await;
    assert_eq!(
        (&table["stage"], &table["view"], &table["seed"]),
        (&json!("ended"), &json!(null), &json!(null))
    );
    assert_eq!(join(&bob, &id, json!({})).await, refused(409, "table-ended"));
    let fill = json!({"level": "random"});
    assert_eq!(answer(ada.post(&format!("/tables/{id}/fill"), fill).await), refused(409, "table-ended"));
    let page = server.browser().get(&format!("/table/{id}")).await;
    assert!(page.status == 200 && !page.has("form[action$='/join']"), "{}", page.text);
    // A game with other people goes on; one with bots ends.
    let id = ada.open("rise-of-tribes", json!([{"me": ""}, "open"])).await;
    join(&bob, &id, json!({})).await;
    let end = format!("/tables/{id}/end");
    assert_eq!(answer(ada.post(&end, json!({})).await), refused(409, "others-are-playing"));
    bob.delete(&format!("/tables/{id}/seats/2")).await;
    assert_eq!(answer(ada.post(&end, json!({})).await), DONE);
    let turn = ada.play(&json!({"id": id, "seen_from": 1, "version": 0}), "anything").await;
    assert_eq!(answer(turn), refused(409, "table-ended"));
}

async fn the_waiting_page_shows_each_reader_what_they_may_do(place: Place) {
    let server = place.start().await;
    let (ada, bob, eve) = (server.browser(), server.browser(), server.browser());
    let fields = [
        ("game", "rise-of-tribes"),
        ("name", "Ada"),
        ("option-seats", "3"),
        ("seat-2", "open"),
        ("seat-3", "open"),
    ];
    let table = ada.post("/tables", &fields).await.header("location").to_owned();
    bob.post(&format!("{table}/join"), &[("seat", "2"), ("name", "Bob")]).await;
    let page = ada.get(&table).await;
    for form in ["remove", "seating", "end", "fill", "join"] {
        assert!(page.has(&format!("form[action$='/{form}']")), "{form}: {}", page.text);
    }
    let page = bob.get(&table).await;
    for form in ["remove", "seating", "end", "fill", "join"] {
        assert!(!page.has(&format!("form[action$='/{form}']")), "{form}: {}", page.text);
    }
    assert!(page.text.contains("In 10 minutes"), "{}", page.text);
    assert_eq!(ada.post(&format!("{table}/remove"), &[("seat", "2")]).await.status, 303);
    assert!(!eve.get(&table).await.has("form[action$='/join']"));
    let join = [("seat", "2"), ("name", "Eve")];
    assert_eq!(eve.post(&format!("{table}/join"), &join).await.status, 403);
    // The link on Ada's page is the invitation.
    let link = ada.get(&table).await.attribute("#link", "value").unwrap();
    let found = eve.get(&format!("/join?table={link}")).await;
    let page = eve.get(found.header("location")).await;
    let invitation = page.field("invitation");
    let fragment = page.attribute("main", "data-fragment").unwrap();
    assert!(eve.get(&fragment).await.has("form[action$='/join']"), "an update keeps the invitation");
    let join = [("seat", "2"), ("name", "Eve"), ("invitation", invitation.as_str())];
    assert_eq!(eve.post(&format!("{table}/join"), &join).await.status, 303);
    assert_eq!(ada.post(&format!("{table}/end"), &[]).await.status, 303);
    assert!(ada.get("/").await.text.contains("Ended"));
}

everywhere![
    a_removed_stranger_does_not_return_without_an_invitation,
    the_owner_closes_and_opens_the_seats,
    a_stranger_takes_one_seat_and_a_name_of_their_own,
    bots_are_the_choice_of_the_owner_for_ten_minutes,
    the_owner_ends_a_table_that_nobody_else_plays,
    the_waiting_page_shows_each_reader_what_they_may_do,
];
