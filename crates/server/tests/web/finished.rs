//! Finished games: result, record, verification, replay, rematch, copies.

use serde_json::{Value, json};
use store::TableId;
use table::record::Record;

use crate::{
    damage::store_damaged,
    kit::{ApiClient, TestServer},
};

/// Plays a game to its end, with one person in all seats.
pub(crate) async fn finish(ada: &ApiClient, id: &str) -> Value {
    for _ in 0..5000 {
        let public = ada.table(id).await;
        let Some(turn) = public["turn"].as_u64() else { return public };
        let table = ada.table_as(id, turn).await;
        let (status, answer) = ada.play_on(&table).await;
        assert_eq!(status, 200, "{answer}");
    }
    panic!("the game never ends");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_shows_everything_and_can_be_checked_and_played_again() {
    let server = TestServer::start().await;
    let ada = server.client("Ada").await;
    let id = ada.open("rise-of-tribes", json!([{"me": "Ada"}, {"me": "Bob"}])).await;
    for path in ["record", "verify"] {
        assert_eq!(ada.get(&format!("/tables/{id}/{path}")).await.1["error"]["code"], "not-over");
    }
    for (path, body) in [("rematch", json!({})), ("fork", json!({"step": 0}))] {
        let (status, _) = ada.post(&format!("/tables/{id}/{path}"), body).await;
        assert_eq!(status, 409, "{path}");
    }
    let over = finish(&ada, &id).await;
    let lines = over["standings"].as_array().unwrap();
    for line in lines {
        let sum: i64 =
            line["sources"].as_array().unwrap().iter().map(|it| it["points"].as_i64().unwrap()).sum();
        assert_eq!(line["score"], sum);
    }
    // The seed matches the commitment, and the record can be verified.
    let (_, verified) = ada.get(&format!("/tables/{id}/verify")).await;
    assert_eq!((&verified["fair"], &verified["seed"]), (&json!(true), &over["seed"]));
    let (_, record) = ada.get(&format!("/tables/{id}/record")).await;
    let record = Record::from_json(&record.to_string()).unwrap();
    assert_eq!(record.players, ["Ada", "Bob"]);
    assert!(catalog::find("rise-of-tribes").unwrap().boxed().verify(&record).unwrap().over);
    // Anybody can replay it from any seat.
    let eve = server.client("Eve").await;
    let last = over["version"].as_u64().unwrap();
    for step in [0, 1, last / 2, last] {
        for seat in ["?as=1", "?as=2", ""] {
            assert_eq!(eve.get(&format!("/tables/{id}/steps/{step}{seat}")).await.0, 200);
        }
    }
    assert_eq!(eve.get(&format!("/tables/{id}/steps/{}", last + 1)).await.0, 404);
    assert_eq!(eve.get(&format!("/tables/{id}/steps/{last}?as=3")).await.0, 404);
    // Anybody can continue from a copy of a past step.
    let (status, copy) = eve.post(&format!("/tables/{id}/fork"), json!({"step": last / 2})).await;
    assert_eq!(status, 201, "{copy}");
    let copied = copy["id"].as_str().unwrap();
    let (_, then) = eve.get(&format!("/tables/{id}/steps/{}?as=1", last / 2)).await;
    assert_eq!(eve.table_as(copied, 1).await["view"]["observation"], then["view"]["observation"]);
    finish(&eve, copied).await;
    assert_eq!(eve.post(&format!("/tables/{id}/fork"), json!({"step": last})).await.0, 409);
    // Only players can create a rematch, and only one.
    assert_eq!(eve.post(&format!("/tables/{id}/rematch"), json!({})).await.0, 403);
    let (status, again) = ada.post(&format!("/tables/{id}/rematch"), json!({})).await;
    assert_eq!(
        (status, &again["seats"][1]["name"], &again["options"]),
        (201, &json!("Bob"), &over["options"])
    );
    assert_ne!(again["commitment"], over["commitment"]);
    let (_, twice) = ada.post(&format!("/tables/{id}/rematch"), json!({})).await;
    assert_eq!(again["id"], twice["id"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn past_steps_of_a_running_game_are_visible_from_ones_own_seat_only() {
    let server = TestServer::start().await;
    let (ada, eve) = (server.client("Ada").await, server.client("Eve").await);
    let id = ada.open("ice-age", json!([{"me": ""}, {"bot": "random"}, {"bot": "random"}])).await;
    let first = ada.wait_for_turn(&id, 1).await;
    let step = first["version"].as_u64().unwrap();
    ada.play_on(&first).await;
    let (_, back) = ada.get(&format!("/tables/{id}/steps/{step}")).await;
    assert_eq!(back["view"], first["view"]);
    assert_eq!(ada.get(&format!("/tables/{id}/steps/{step}?as=2")).await.0, 403);
    assert_eq!(eve.get(&format!("/tables/{id}/steps/{step}?as=1")).await.0, 403);
    let (_, public) = eve.get(&format!("/tables/{id}/steps/{step}")).await;
    assert_eq!(public["view"]["you"], json!(null));
}

/// A head whose rules this program does not have.
pub(crate) fn with_other_rules(head: &str) -> String {
    let mut head: Value = serde_json::from_str(head).unwrap();
    head["rules"] = json!(99);
    head.to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_of_other_rules_keeps_its_result_its_log_and_its_record() {
    let server = TestServer::start().await;
    let ada = server.client("Ada").await;
    let id = ada.open("rise-of-tribes", json!([{"me": "Ada"}, {"me": "Bob"}])).await;
    let over = finish(&ada, &id).await;
    let (_, story) = server.anonymous().get(&format!("/tables/{id}/story")).await;
    let (_, record) = ada.get(&format!("/tables/{id}/record")).await;
    let store = server.store().await;
    let stored = store.load(TableId(id)).await.unwrap().unwrap();
    store_damaged(store.as_ref(), &stored, "otherrules", |table| table.head = with_other_rules(&table.head))
        .await;

    let (status, archive) = ada.get("/tables/otherrules/archive").await;
    assert_eq!((status, &archive["players"]), (200, &json!(["Ada", "Bob"])), "{archive}");
    assert_eq!(archive["story"], story);
    let mut standings = over["standings"].as_array().unwrap().clone();
    standings.sort_by_key(|line| line["place"].as_u64());
    assert_eq!(archive["standings"], json!(standings));
    let (status, kept) = ada.get("/tables/otherrules/record").await;
    assert_eq!((status, &kept["events"], &kept["seed"]), (200, &record["events"], &record["seed"]));

    let browser = server.browser();
    let page = browser.get("/table/otherrules").await;
    assert_eq!(page.status, 200);
    for shown in ["version 99", "Ada", "Bob", "/table/otherrules/record"] {
        assert!(page.text.contains(shown), "no {shown}: {}", page.text);
    }
    assert!(page.has("table.points") && page.has("ol.all li"), "{}", page.text);
    for path in ["replay/0", "verify", "fragment", "stream"] {
        assert_eq!(browser.get(&format!("/table/otherrules/{path}")).await.status, 409, "{path}");
    }
    assert_eq!(browser.get("/table/otherrules/record").await.status, 200);
    assert_eq!(browser.post("/table/otherrules/rematch", &[]).await.status, 409);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_of_other_rules_is_explained_and_shows_nothing_hidden() {
    let server = TestServer::start().await;
    let ada = server.client("Ada").await;
    let id = ada.open("rise-of-tribes", json!([{"me": "Ada"}, {"me": "Bob"}])).await;
    for _ in 0..12 {
        let turn = ada.table(&id).await["turn"].as_u64().unwrap();
        let (_, answer) = ada.play_on(&ada.table_as(&id, turn).await).await;
        if answer["table"]["undo"]["steps"].as_u64().unwrap() > 0 {
            ada.undo(&answer["table"], "undo").await;
            let turn = ada.table(&id).await["turn"].as_u64().unwrap();
            ada.play_on(&ada.table_as(&id, turn).await).await;
        }
    }
    let (_, story) = server.anonymous().get(&format!("/tables/{id}/story")).await;
    let store = server.store().await;
    let stored = store.load(TableId(id)).await.unwrap().unwrap();
    store_damaged(store.as_ref(), &stored, "otherrules", |table| table.head = with_other_rules(&table.head))
        .await;
    let (_, archive) = ada.get("/tables/otherrules/archive").await;
    assert_eq!(
        (&archive["story"], &archive["standings"], &archive["over"]),
        (&story, &json!(null), &json!(false))
    );
    let page = server.browser().get("/table/otherrules").await;
    assert_eq!(page.status, 200);
    assert!(page.text.contains("version 99") && page.text.contains("not over"), "{}", page.text);
    let seed = serde_json::from_str::<Value>(&stored.head).unwrap()["seed"].as_str().unwrap().to_owned();
    assert!(!page.text.contains(&seed));
    let (status, refused) = ada.get("/tables/otherrules/record").await;
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("not-over")));
}
