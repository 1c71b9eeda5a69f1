//! Friends, invitations and blocks.

use serde_json::{Value, json};

use store::{Occasion, PersonId};

use crate::{
    kit::{ApiClient, TestServer},
    notices::open_house,
    place::Place,
};

pub(crate) async fn account(server: &TestServer, name: &str) -> ApiClient {
    let guest = server.client(name).await;
    let login = json!({"login": name.to_lowercase(), "password": "mammoths!"});
    let (status, made) = guest.post("/account", login).await;
    assert_eq!(status, 201, "{made}");
    guest.with_token(made["token"].as_str().unwrap())
}

fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or_default()
}

/// The id of somebody in a list of `GET /friends`.
pub(crate) async fn id_of(client: &ApiClient, list: &str, name: &str) -> i64 {
    let (_, friends) = client.get("/friends").await;
    let found = friends[list].as_array().unwrap().iter().find(|other| other["name"] == name);
    found.unwrap_or_else(|| panic!("no {name} in {list}: {friends}"))["id"].as_i64().unwrap()
}

async fn count(client: &ApiClient, list: &str) -> usize {
    client.get("/friends").await.1[list].as_array().unwrap().len()
}

pub(crate) async fn befriend(one: &ApiClient, other: &ApiClient, login: &str, name: &str) {
    assert_eq!(one.post("/friends", json!({"login": login})).await.0, 202);
    let id = id_of(other, "asking", name).await;
    assert_eq!(other.put(&format!("/friends/{id}"), json!({})).await.0, 204);
}

async fn open(client: &ApiClient, public: bool) -> String {
    let body = json!({"game": "rise-of-tribes", "seats": [{"me": ""}, "open", "open"], "public": public});
    let (status, table) = client.post("/tables", body).await;
    assert_eq!(status, 201, "{table}");
    table["id"].as_str().unwrap().to_owned()
}

async fn friends_invite_each_other(place: Place) {
    let server = place.start().await;
    let (ada, bob, eve) =
        (account(&server, "Ada").await, account(&server, "Bob").await, account(&server, "Eve").await);
    befriend(&ada, &bob, "bob", "Ada").await;
    let table = open(&ada, false).await;
    let bobs_id = id_of(&ada, "friends", "Bob").await;
    let invite = |who: &ApiClient, person: i64| {
        let who = who.clone();
        let path = format!("/tables/{table}/invitations");
        async move { who.post(&path, json!({"person": person})).await }
    };
    assert_eq!(invite(&ada, bobs_id).await.0, 204);
    assert_eq!(invite(&ada, bobs_id).await.0, 204);
    // Eve is nobody's friend and not at the table.
    eve.post("/friends", json!({"login": "ada"})).await;
    let eves_id = id_of(&ada, "asking", "Eve").await;
    assert_eq!(code(&invite(&ada, eves_id).await.1), "not-friends");
    assert_eq!(code(&invite(&eve, bobs_id).await.1), "not-at-table");
    assert_eq!(code(&invite(&ada, 4_711).await.1), "not-friends");
    let (_, invitations) = bob.get("/invitations").await;
    assert_eq!((invitations.as_array().unwrap().len(), &invitations[0]["inviter"]), (1, &json!("Ada")));
    assert!(bob.page("/").await.contains("Ada invites you"));
    assert!(!eve.page("/").await.contains("invites you"));
    assert!(ada.page(&format!("/table/{table}")).await.contains(&format!("/table/{table}/invite")));
    // The invitation opens a table that is closed to others.
    assert_eq!(ada.put(&format!("/tables/{table}/seating"), json!({"seating": "invited"})).await.0, 200);
    let seats = format!("/tables/{table}/seats");
    assert_eq!(code(&bob.post(&seats, json!({})).await.1), "not-invited");
    let secret = json!({"invitation": invitations[0]["invitation"]});
    assert_eq!(bob.post(&seats, secret).await.0, 200);
    assert_eq!(bob.get("/invitations").await.1, json!([]), "he has a seat");
    assert_eq!(code(&invite(&bob, 1).await.1), "not-owner", "only the owner invites now");
    assert_eq!(server.anonymous().get("/invitations").await.0, 401);
}

async fn requests_tell_nothing_about_accounts(place: Place) {
    let server = place.start().await;
    let (ada, eve) = (account(&server, "Ada").await, account(&server, "Eve").await);
    // What she sees afterwards tells no more than what she typed.
    for login in ["nobody", "Ada"] {
        assert_eq!(eve.post("/friends", json!({"login": login})).await.0, 202);
    }
    let asked = async || {
        let (_, friends) = eve.get("/friends").await;
        assert_eq!((&friends["asked"], &friends["played"]), (&json!([]), &json!([])), "{friends}");
        let mut asked = friends["asked_logins"].clone();
        for request in asked.as_array_mut().unwrap() {
            request.as_object_mut().unwrap().remove("at").unwrap();
        }
        asked
    };
    let both = json!([{"login": "ada"}, {"login": "nobody"}]);
    assert_eq!(asked().await, both);
    let page = eve.page("/friends").await;
    assert!(page.contains("<strong>ada</strong>") && !page.contains("Ada"), "{page}");
    let data = eve.get("/me/data").await.1.to_string();
    assert!(data.contains("nobody") && !data.contains("Ada"), "{data}");
    // Ids of people she has never met cannot be tried out, and to have asked is not to have met.
    for id in [-1, 0, 1, 2, 3, 4_711] {
        assert_eq!(code(&eve.post("/friends", json!({"person": id})).await.1), "person-not-found", "{id}");
        assert_eq!(code(&eve.put(&format!("/blocks/{id}"), json!({})).await.1), "person-not-found", "{id}");
    }
    let eves_id = id_of(&ada, "asking", "Eve").await;
    assert_eq!(code(&eve.put(&format!("/friends/{eves_id}"), json!({})).await.1), "person-not-found");
    assert_eq!(ada.delete(&format!("/friends/{eves_id}")).await.0, 204);
    assert_eq!(asked().await, both, "she is not told that it was declined");
    for login in ["nobody", "ada"] {
        assert_eq!(eve.post("/friends", json!({"login": login})).await.0, 202);
    }
    assert_eq!(count(&ada, "asking").await, 1);
    for login in ["nobody", "ada", "ada"] {
        assert_eq!(eve.delete(&format!("/friends/asked/{login}")).await.0, 204);
    }
    assert_eq!((asked().await, count(&ada, "asking").await), (json!([]), 0));
    assert_eq!(server.anonymous().delete("/friends/asked/ada").await.0, 401);
    assert_eq!(count(&ada, "friends").await, 0, "nobody accepts a request of their own");
    let guest = server.client("Guest").await;
    assert_eq!(code(&guest.post("/friends", json!({"login": "ada"})).await.1), "not-registered");
    assert_eq!(server.anonymous().get("/friends").await.0, 401);
    assert_eq!(server.browser().get("/friends").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_blocked_person_is_neither_heard_nor_seated() {
    let server = TestServer::start().await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let eve = account(&server, "Eve").await;
    befriend(&ada, &bob, "bob", "Ada").await;
    let table = open(&ada, false).await;
    assert_eq!(bob.post(&format!("/tables/{table}/seats"), json!({})).await.0, 200);
    let chat = format!("/tables/{table}/chat");
    assert_eq!(bob.post(&chat, json!({"text": "nonsense"})).await.0, 201);
    assert_eq!(ada.get(&chat).await.1.as_array().unwrap().len(), 1);
    let mut stream = ada.stream(&format!("/tables/{table}/stream"), None).await;
    let bobs_id = id_of(&ada, "friends", "Bob").await;
    let invitation = json!({"person": bobs_id});
    let private = open(&ada, false).await;
    ada.post(&format!("/tables/{private}/invitations"), invitation.clone()).await;
    assert_eq!(ada.put(&format!("/blocks/{bobs_id}"), json!({})).await.0, 204);
    // Not heard: neither what was said before, nor on pages and streams.
    assert_eq!(ada.get(&chat).await.1, json!([]));
    assert!(!ada.page(&format!("/table/{table}")).await.contains("nonsense"));
    assert_eq!(bob.post(&chat, json!({"text": "more nonsense"})).await.0, 201);
    assert_eq!(ada.post(&chat, json!({"text": "hello"})).await.1.as_array().unwrap().len(), 1);
    assert_eq!(stream.next_of("chat").await.data["text"], "hello");
    assert!(bob.page(&format!("/table/{table}")).await.contains("nonsense"), "he is not told");
    assert_eq!(eve.get(&chat).await.1.as_array().unwrap().len(), 3);
    // No friendship, no invitation, no request.
    assert_eq!((count(&ada, "friends").await, count(&bob, "friends").await), (0, 0));
    assert_eq!(bob.get("/invitations").await.1, json!([]));
    assert_eq!(bob.post("/friends", json!({"login": "ada"})).await.0, 202);
    assert_eq!(count(&ada, "asking").await, 0);
    let adas_id = id_of(&bob, "played", "Ada").await;
    let others = open(&bob, false).await;
    let invited = bob.post(&format!("/tables/{others}/invitations"), json!({"person": adas_id})).await;
    assert_eq!(code(&invited.1), "not-friends");
    assert_eq!(code(&ada.post("/friends", json!({"login": "bob"})).await.1), "person-blocked");
    // Not seated together at public tables, whoever was there first.
    for (host, joiner) in [(&ada, &bob), (&bob, &ada)] {
        let public = open(host, true).await;
        let refused = joiner.post(&format!("/tables/{public}/seats"), json!({})).await;
        assert_eq!((refused.0, code(&refused.1)), (403, "seat-refused"));
        assert!(!refused.1.to_string().to_lowercase().contains("block"), "{}", refused.1);
        assert_eq!(eve.post(&format!("/tables/{public}/seats"), json!({})).await.0, 200);
    }
    // Until the block ends.
    assert_eq!(ada.delete(&format!("/blocks/{bobs_id}")).await.0, 204);
    assert_eq!(ada.get(&chat).await.1.as_array().unwrap().len(), 3);
    assert_eq!(count(&ada, "asking").await, 1);
    let public = open(&ada, true).await;
    assert_eq!(bob.post(&format!("/tables/{public}/seats"), json!({})).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_blocked_person_causes_no_message() {
    let server = TestServer::start_with(open_house()).await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let eve = account(&server, "Eve").await;
    for person in [&ada, &bob] {
        let hook = json!({"kind": "webhook", "url": "https://hooks.example/x", "shape": "plain"});
        assert_eq!(person.post("/me/notices/channels", hook).await.0, 201);
    }
    befriend(&ada, &eve, "eve", "Ada").await;
    let table = ada.open("rise-of-tribes", json!([{"me": ""}, "open", "open"])).await;
    for person in [&bob, &eve] {
        assert_eq!(person.post(&format!("/tables/{table}/seats"), json!({})).await.0, 200);
    }
    let eves_id = id_of(&ada, "friends", "Eve").await;
    assert_eq!(ada.put(&format!("/blocks/{eves_id}"), json!({})).await.0, 204);
    let said = json!({"text": "@Ada @Bob over here"});
    assert_eq!(eve.post(&format!("/tables/{table}/chat"), said).await.0, 201);
    let store = server.store().await;
    let waiting = async |occasion: Occasion| {
        let waiting = store.due_notices(i64::MAX, 100).await.unwrap();
        let people = waiting.into_iter().filter(|it| it.key.occasion == occasion).map(|it| it.key.person);
        people.collect::<Vec<PersonId>>()
    };
    assert_eq!(waiting(Occasion::Mention).await.len(), 1, "Bob has not blocked her");
    // The end of the game, and an offer of a rematch.
    let people = [&ada, &bob, &eve];
    loop {
        let turn = ada.table(&table).await["turn"].clone();
        let Some(turn) = turn.as_u64() else { break };
        let person = people[turn as usize - 1];
        person.play_on(&person.table(&table).await).await;
    }
    assert_eq!(eve.post(&format!("/tables/{table}/rematch"), json!({})).await.0, 202);
    assert_eq!(waiting(Occasion::Rematch).await, waiting(Occasion::Mention).await, "Bob alone");
}

async fn open_tables_of_friends_are_listed(place: Place) {
    let server = place.start().await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    befriend(&ada, &bob, "bob", "Ada").await;
    let (public, private) = (open(&ada, true).await, open(&ada, false).await);
    let (_, friends) = bob.get("/friends").await;
    assert_eq!(friends["tables"], json!([public]));
    let page = bob.page("/friends").await;
    assert!(page.contains(&public) && !page.contains(&private));
}

async fn friends_are_made_without_script(place: Place) {
    let server = place.start().await;
    let (ada, bob) = (server.browser(), server.browser());
    for (browser, login) in [(&ada, "ada"), (&bob, "bob")] {
        browser.post("/account/new", &[("login", login), ("password", "mammoths!")]).await;
    }
    for _ in 0..2 {
        let asked = ada.post("/friends/ask", &[("login", "bob")]).await;
        assert_eq!((asked.status, asked.field("login")), (200, "bob".to_owned()));
        assert_eq!(ada.post("/friends/withdraw", &[("login", "bob")]).await.status, 303);
        assert!(!ada.get("/friends").await.has("form[action='/friends/withdraw']"));
    }
    assert_eq!(ada.post("/friends/ask", &[("login", "bob")]).await.status, 200);
    let person = bob.get("/friends").await.field("person");
    assert!(bob.get("/").await.has("a[href='/friends']"));
    assert_eq!(bob.post("/friends/accept", &[("person", &person)]).await.status, 303);
    assert!(bob.get("/friends").await.has("form[action='/friends/remove']"));
    assert_eq!(bob.post("/friends/block", &[("person", &person)]).await.status, 303);
    assert!(bob.get("/friends").await.has("form[action='/friends/unblock']"));
    assert_eq!(bob.post("/friends/unblock", &[("person", &person)]).await.status, 303);
    assert_eq!(bob.post("/friends/block", &[("person", "x")]).await.status, 400);
    assert_eq!(bob.post("/friends/block", &[("person", "99999999999999999999")]).await.status, 400);
    let cross = bob.http.post(format!("{}/friends/block", bob.base)).header("origin", "https://evil.example");
    assert_eq!(cross.form(&[("person", &person)]).send().await.unwrap().status(), 403);
}

everywhere![
    friends_invite_each_other,
    requests_tell_nothing_about_accounts,
    open_tables_of_friends_are_listed,
    friends_are_made_without_script,
];
