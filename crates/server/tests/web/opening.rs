//! Contributions to the seed and the opening deal.

use serde_json::{Value, json};
use table::{
    dealer::Seed,
    record::{Event, Record},
};

use crate::{finished::finish, kit::ApiClient, place::Place};

fn entropy(digits: &str) -> String {
    digits.repeat(32)
}

async fn record(ada: &ApiClient, id: &str) -> Record {
    let (status, record) = ada.get(&format!("/tables/{id}/record")).await;
    assert_eq!(status, 200, "{record}");
    Record::from_json(&record.to_string()).unwrap()
}

/// The commitment is published before anybody contributes, the cards are dealt after the last seat is taken, and the record
/// proves that every contribution was used.
async fn contributions_of_all_seats_are_part_of_the_seed(place: Place) {
    let server = place.start().await;
    let (ada, bob) = (server.client("Ada").await, server.client("Bob").await);
    let id = ada.open("rise-of-tribes", json!([{"me": ""}, "open", {"me": "Cid"}])).await;
    let opened = ada.table(&id).await;
    assert_eq!((&opened["version"], &opened["stage"]), (&json!(0), &json!("waiting")), "nothing is dealt");
    let commitment = opened["commitment"].as_str().unwrap().to_owned();
    let path = format!("/tables/{id}/seats/1/entropy");
    let (status, table) = ada.post(&path, json!({"entropy": entropy("1A")})).await;
    assert_eq!((status, &table["stage"]), (200, &json!("waiting")), "{table}");
    let joining = json!({"entropy": entropy("2b")});
    let (status, joined) = bob.post(&format!("/tables/{id}/seats"), joining).await;
    assert_eq!((status, &joined["stage"]), (200, &json!("playing")), "{joined}");
    let list = json!([{"seat": 1, "entropy": entropy("1a")}, {"seat": 2, "entropy": entropy("2b")}]);
    assert_eq!(joined["contributions"], list);
    assert_eq!(joined["commitment"], commitment.as_str());
    let (status, late) =
        bob.post(&format!("/tables/{id}/seats/2/entropy"), json!({"entropy": entropy("33")})).await;
    assert_eq!((status, &late["error"]["code"]), (409, &json!("already-dealt")));

    // The server has forgotten nothing after a restart.
    let server = server.restart().await;
    let (ada, bob) = (ada.at(&server), bob.at(&server));
    assert_eq!(ada.table(&id).await["contributions"], list);
    play_with(&ada, &bob, &id).await;
    let record = record(&ada, &id).await;
    assert_eq!(record.format, 2);
    let boxed = catalog::find("rise-of-tribes").unwrap().boxed();
    let verified = boxed.verify(&record).unwrap();
    assert_eq!((verified.contributions.len(), verified.commitment), (2, commitment));
    let (_, checked) = ada.get(&format!("/tables/{id}/verify")).await;
    assert_eq!((&checked["fair"], &checked["contributions"]), (&json!(true), &list), "{checked}");

    // A contribution that was dropped, changed or added does not go unnoticed.
    let without =
        record.events.iter().filter(|event| !matches!(event, Event::Contribute(it) if it.seat.number() == 2));
    let dropped = record.clone().with_events(without.cloned().collect());
    assert!(boxed.verify(&dropped).is_err());
    let exchanged = Record { seed: Some(Seed::from_number(1)), ..record.clone() };
    assert!(boxed.verify(&exchanged).unwrap_err().to_string().contains("commitment"));
    let mut moved = record.events;
    moved.swap(0, 1);
    let moved = Record { events: moved, ..dropped };
    assert!(boxed.verify(&moved).is_err());
}

/// Plays to the end: Ada has seats 1 and 3, Bob has seat 2.
async fn play_with(ada: &ApiClient, bob: &ApiClient, id: &str) {
    loop {
        let Some(turn) = ada.table(id).await["turn"].as_u64() else { return };
        let player = if turn == 2 { bob } else { ada };
        let (status, answer) = player.play_on(&player.table_as(id, turn).await).await;
        assert_eq!(status, 200, "{answer}");
    }
}

/// Without contributions a record has the first format, which older programs read.
async fn a_table_without_contributions_deals_from_the_committed_seed_alone(place: Place) {
    let server = place.start().await;
    let (ada, bob) = (server.client("Ada").await, server.client("Bob").await);
    let id = ada.open("rise-of-tribes", json!([{"me": ""}, "open"])).await;
    bob.post(&format!("/tables/{id}/seats"), json!({})).await;
    assert_eq!(ada.table(&id).await["contributions"], json!([]));
    let closed = ada.open("rise-of-tribes", json!([{"me": "Ada"}, {"me": "Bob"}])).await;
    assert_eq!(ada.table(&closed).await["stage"], "playing", "dealt at once");
    finish(&ada, &closed).await;
    let record = record(&ada, &closed).await;
    assert_eq!(record.format, 1);
    assert!(matches!(record.events[0], Event::Deal(_)));
}

async fn a_table_without_open_seats_waits_on_request_until_every_player_has_contributed(place: Place) {
    let server = place.start().await;
    let ada = server.client("Ada").await;
    let body = json!({"game": "ice-age", "seats": [{"me": ""}, {"me": "Bob"}, {"bot": "random"}], "contribute": true});
    let open = async || {
        let (status, table) = ada.post("/tables", body.clone()).await;
        assert_eq!((status, &table["stage"]), (201, &json!("waiting")), "{table}");
        table["id"].as_str().unwrap().to_owned()
    };
    let id = open().await;
    assert_eq!(ada.get("/tables?which=mine").await.1[0]["stage"], "waiting");
    let early = json!({"seat": 1, "version": 0, "client": "a", "action": "place 1"});
    assert_eq!(ada.post(&format!("/tables/{id}/play"), early).await.1["error"]["code"], "not-started");
    let eve = server.client("Eve").await;
    let path = format!("/tables/{id}/seats/2/entropy");
    assert_eq!(eve.post(&path, json!({"entropy": entropy("ee")})).await.0, 403);
    assert_eq!(eve.post(&format!("/tables/{id}/start"), json!({})).await.0, 403);
    for wrong in [json!({"entropy": "00"}), json!({"entropy": ""}), json!({"entropy": entropy("zz")})] {
        assert_eq!(ada.post(&path, wrong).await.1["error"]["code"], "invalid-entropy");
    }
    let server = server.restart().await;
    let ada = ada.at(&server);
    // One contribution of the person speaks for all their seats; bots add nothing.
    let (_, table) = ada.post(&path, json!({"entropy": entropy("44")})).await;
    assert_eq!(table["stage"], "playing", "{table}");
    assert_eq!(table["contributions"], json!([{"seat": 2, "entropy": entropy("44")}]));

    let ada_now = ada.clone();
    let (status, table) = ada_now.post("/tables", body.clone()).await;
    assert_eq!(status, 201);
    let id = table["id"].as_str().unwrap();
    let (status, started) = ada.post(&format!("/tables/{id}/start"), json!({})).await;
    assert_eq!((status, &started["stage"]), (200, &json!("playing")));
    assert_eq!(
        ada.post(&format!("/tables/{id}/start"), json!({})).await.1["error"]["code"],
        "already-started"
    );
}

async fn a_table_with_an_open_seat_cannot_be_dealt(place: Place) {
    let server = place.start().await;
    let ada = server.client("Ada").await;
    let id = ada.open("ice-age", json!([{"me": ""}, "open", "open"])).await;
    assert_eq!(ada.post(&format!("/tables/{id}/start"), json!({})).await.1["error"]["code"], "not-started");
    // Everybody may contribute again after a change of mind, but not without end.
    let path = format!("/tables/{id}/seats/1/entropy");
    for number in 0..100 {
        let (status, answer) = ada.post(&path, json!({"entropy": entropy(&format!("{number:02x}"))})).await;
        assert_eq!(status, 200, "{answer}");
    }
    let (_, refused) = ada.post(&path, json!({"entropy": entropy("00")})).await;
    assert_eq!(refused["error"]["code"], "too-many-contributions");
    // A full list keeps nobody from taking a seat.
    let bob = server.client("Bob").await;
    let (status, joined) = bob.post(&format!("/tables/{id}/seats"), json!({"entropy": entropy("bb")})).await;
    assert_eq!(status, 200, "{joined}");
}

/// What the script of the page does with the forms.
async fn the_pages_have_what_a_browser_needs_to_contribute(place: Place) {
    let server = place.start().await;
    let ada = server.browser();
    let opened = ada.post("/quick/ice-age", &[("name", "Ada"), ("contribute", "yes")]).await;
    let path = opened.header("location").to_owned();
    let page = ada.get(&path).await;
    assert!(page.has("main.waiting form[data-contribute] input[data-entropy]"), "{}", page.text);
    let commitment = page.attribute("[data-commitment]", "data-commitment").unwrap();
    let fields = [("seat", "1"), ("entropy", &*entropy("5c"))];
    let playing = ada.post_fragment(&format!("{path}/contribute"), &fields).await;
    assert!(playing.status == 200 && playing.has("main.playing"), "{}", playing.text);
    let id = path.rsplit('/').next().unwrap();
    let table: Value = server.anonymous().table(id).await;
    assert_eq!(table["commitment"], commitment.as_str());
    assert_eq!(table["contributions"][0]["entropy"], entropy("5c"));

    // Without script nothing changes: the field stays empty and the cards are dealt at once.
    let path = ada.quick("ice-age").await;
    assert!(ada.get(&path).await.has("main.playing"));

    // Taking a seat contributes, too; the page lists what everybody added.
    let fields = [
        ("game", "ice-age"),
        ("option-seats", "3"),
        ("seat-1", "me"),
        ("seat-2", "open"),
        ("seat-3", "open"),
    ];
    let path = ada.post("/tables", &fields).await.header("location").to_owned();
    let bob = server.browser();
    assert!(bob.get(&path).await.has("form[action$='/join'] input[data-entropy]"));
    let fields = [("seat", "2"), ("name", "Bob"), ("entropy", &*entropy("b0"))];
    assert_eq!(bob.post(&format!("{path}/join"), &fields).await.status, 303);
    let page = ada.get(&path).await;
    assert!(page.has(&format!("[data-contribution='{}']", entropy("b0"))), "{}", page.text);
    let fields = [("seat", "3"), ("name", "Cid"), ("entropy", "nonsense")];
    assert_eq!(bob.post(&format!("{path}/join"), &fields).await.status, 422);
}

everywhere![
    contributions_of_all_seats_are_part_of_the_seed,
    a_table_without_contributions_deals_from_the_committed_seed_alone,
    a_table_without_open_seats_waits_on_request_until_every_player_has_contributed,
    a_table_with_an_open_seat_cannot_be_dealt,
    the_pages_have_what_a_browser_needs_to_contribute,
];
