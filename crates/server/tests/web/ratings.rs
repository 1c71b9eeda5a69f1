//! Results, ratings, profiles and statistics.

use std::time::Duration;

use serde_json::{Value, json};
use store::{Store, TableId, TableResult};

use crate::{
    database::TestDatabase,
    finished::finish,
    kit::{ApiClient, TestServer, config, eventually},
};

/// A client with an account.
pub(crate) async fn account(server: &TestServer, name: &str) -> ApiClient {
    let guest = server.client(name).await;
    let body = json!({ "login": name, "password": "long winter nights" });
    let (status, answer) = guest.post("/account", body).await;
    assert_eq!(status, 201, "{answer}");
    guest.with_token(answer["token"].as_str().unwrap())
}

/// Opens a table of Rise of Tribes for two.
pub(crate) async fn open(ada: &ApiClient, public: bool, seats: Value) -> String {
    let body = json!({ "game": "rise-of-tribes", "seats": seats, "public": public });
    let (status, table) = ada.post("/tables", body).await;
    assert_eq!(status, 201, "{table}");
    table["id"].as_str().unwrap().to_owned()
}

/// Plays for these people, in their seats from 1, until the game is over.
pub(crate) async fn play(people: &[&ApiClient], id: &str) {
    loop {
        let table = people[0].table(id).await;
        if table["stage"] == "over" {
            return;
        }
        match table["turn"]
            .as_u64()
            .and_then(|turn| people.get(usize::try_from(turn).unwrap() - 1).zip(Some(turn)))
        {
            Some((person, turn)) => {
                let seen = person.table_as(id, turn).await;
                if seen["turn"] == turn {
                    person.play_on(&seen).await;
                }
            }
            None => tokio::task::yield_now().await,
        }
    }
}

/// The recorded result of a table.
pub(crate) async fn result(client: &ApiClient, id: &str) -> Value {
    eventually("a result", async || {
        let (status, answer) = client.get(&format!("/tables/{id}/result")).await;
        (status == 200).then_some(answer)
    })
    .await
}

async fn verdict(client: &ApiClient, id: &str) -> String {
    result(client, id).await["verdict"].as_str().unwrap().to_owned()
}

/// All results and ratings of a database.
async fn everything(store: &dyn Store) -> (Vec<TableResult>, Vec<store::RatingRow>) {
    let mut results = Vec::new();
    let mut ratings = Vec::new();
    for id in store.all_tables().await.unwrap() {
        let Some(result) = store.result(id).await.unwrap() else { continue };
        for person in result.seats.iter().filter_map(|seat| seat.person) {
            ratings.extend(store.ratings_of(person).await.unwrap());
        }
        results.push(result);
    }
    (results, ratings)
}

#[tokio::test(flavor = "multi_thread")]
async fn each_kind_of_game_counts_or_does_not() {
    let server = TestServer::start().await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let bots = json!([{"me": ""}, {"bot": "random"}]);
    // Alone against bots: at a public table only.
    let public = open(&ada, true, bots.clone()).await;
    play(&[&ada], &public).await;
    assert_eq!(verdict(&ada, &public).await, "rated");
    let practice = open(&ada, false, bots.clone()).await;
    play(&[&ada], &practice).await;
    assert_eq!(verdict(&ada, &practice).await, "practice");
    // Friends at a private table.
    let friends = open(&ada, false, json!([{"me": ""}, "open"])).await;
    assert_eq!(bob.post(&format!("/tables/{friends}/seats"), json!({})).await.0, 200);
    play(&[&ada, &bob], &friends).await;
    assert_eq!(verdict(&ada, &friends).await, "rated");
    // One person in several seats, also at a public table.
    let hot_seat = open(&ada, true, json!([{"me": "Ada"}, {"me": "Also Ada"}])).await;
    finish(&ada, &hot_seat).await;
    assert_eq!(verdict(&ada, &hot_seat).await, "hot-seat");
    // A copy, whose course is known.
    let (_, copy) = ada.post(&format!("/tables/{friends}/fork"), json!({"step": 20})).await;
    let copy = copy["id"].as_str().unwrap();
    finish(&ada, copy).await;
    assert_eq!(verdict(&ada, copy).await, "copy");
    // Guests at a private table, until they have an account.
    let guest = server.client("Gil").await;
    let guests = open(&ada, false, json!([{"me": ""}, "open"])).await;
    assert_eq!(guest.post(&format!("/tables/{guests}/seats"), json!({})).await.0, 200);
    play(&[&ada, &guest], &guests).await;
    assert_eq!(verdict(&ada, &guests).await, "guests");
    let body = json!({ "login": "Gil", "password": "long winter nights" });
    assert_eq!(guest.post("/account", body).await.0, 201);
    let store = server.store().await;
    eventually("a rating", async || {
        let result = store.result(TableId(guests.clone())).await.unwrap().unwrap();
        (result.verdict == store::RATED).then_some(())
    })
    .await;
    // Nothing is known of a running game, nor of one that its owner ended and that would not count.
    let ended = open(&ada, false, bots).await;
    assert_eq!(ada.get(&format!("/tables/{ended}/result")).await.1["error"]["code"], "not-over");
    assert_eq!(ada.post(&format!("/tables/{ended}/end"), json!({})).await.0, 200);
    assert_eq!(ada.get(&format!("/tables/{ended}/result")).await.0, 409);
    let store = server.store().await;
    assert_eq!(store.result(TableId(ended)).await.unwrap(), None);
}

/// How the rating of the first seat changed.
async fn gain(server: &TestServer, id: &str) -> i64 {
    let store = server.store().await;
    let change = eventually("a rating", async || {
        store.result(TableId(id.to_owned())).await.unwrap().and_then(|result| result.seats[0].change)
    })
    .await;
    change.after.rating - change.before.rating
}

#[tokio::test(flavor = "multi_thread")]
async fn who_ends_a_game_that_counts_has_resigned() {
    let server = TestServer::start().await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let alone = open(&ada, true, json!([{"me": ""}, {"bot": "random"}])).await;
    let (status, table) = ada.post(&format!("/tables/{alone}/end"), json!({})).await;
    assert_eq!(status, 200, "{table}");
    assert_eq!(verdict(&ada, &alone).await, "rated");
    assert!(gain(&server, &alone).await < 0);
    // Whoever has resigned before does not escape either when the owner ends the game.
    let friends = open(&ada, false, json!([{"me": ""}, "open"])).await;
    assert_eq!(bob.post(&format!("/tables/{friends}/seats"), json!({})).await.0, 200);
    assert_eq!(bob.delete(&format!("/tables/{friends}/seats/2")).await.0, 200);
    assert_eq!(ada.post(&format!("/tables/{friends}/end"), json!({})).await.0, 200);
    assert_eq!(verdict(&ada, &friends).await, "rated");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_counts_is_not_ended_after_resigning() {
    // The bots pause for so long that the game is not over in between.
    let slow = server::Config { bot_pause: Duration::from_secs(600), ..config() };
    let server = TestServer::start_with(slow).await;
    let ada = account(&server, "Ada").await;
    let id = open(&ada, true, json!([{"me": ""}, {"bot": "random"}])).await;
    let _watching = ada.stream(&format!("/tables/{id}/stream"), None).await;
    let end = format!("/tables/{id}/end");
    let (status, table) = ada.post(&end, json!({})).await;
    assert_eq!((status, &table["stage"]), (200, &json!("playing")), "{table}");
    assert_eq!(ada.post(&end, json!({})).await.1["error"]["code"], "game-counts");
    assert_eq!(ada.post(&format!("/tables/{id}/seats/1/return"), json!({})).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_abandons_a_game_that_counts_comes_last() {
    let server = TestServer::start().await;
    let ada = account(&server, "Ada").await;
    let bots = json!([{"me": ""}, {"bot": "random"}]);
    let counts = open(&ada, true, bots.clone()).await;
    let practice = open(&ada, false, bots).await;
    server.clock.advance(Duration::from_secs(29 * 86_400));
    assert_eq!(ada.table(&counts).await["stage"], "playing");
    server.clock.advance(Duration::from_secs(2 * 86_400));
    eventually("a look at abandoned games", async || {
        server.clock.advance(Duration::from_secs(3_600));
        (ada.table(&counts).await["stage"] == "over").then_some(())
    })
    .await;
    assert!(gain(&server, &counts).await < 0);
    assert_eq!(ada.table(&practice).await["stage"], "playing", "nothing is at stake there");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rebuild_gives_the_same_ratings_and_what_is_missing_is_made_up_at_the_start() {
    rebuild_on(TestDatabase::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rebuild_gives_the_same_ratings_on_postgresql() {
    rebuild_on(TestDatabase::postgres().await).await;
}

async fn rebuild_on(database: TestDatabase) {
    let server = TestServer::start_on(database, config()).await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    for seats in [json!([{"me": ""}, {"bot": "random"}]), json!([{"me": ""}, {"bot": "greedy"}])] {
        let id = open(&ada, true, seats).await;
        play(&[&ada], &id).await;
        result(&ada, &id).await;
    }
    let id = open(&ada, false, json!([{"me": ""}, "open"])).await;
    bob.post(&format!("/tables/{id}/seats"), json!({})).await;
    // Who resigns comes last.
    assert_eq!(bob.delete(&format!("/tables/{id}/seats/2")).await.0, 200);
    play(&[&ada], &id).await;
    assert_eq!(
        bob.post(&format!("/tables/{id}/seats/2/return"), json!({})).await.1["error"]["code"],
        "game-over"
    );
    let shown = result(&bob, &id).await;
    let change = &shown["changes"][0];
    assert_eq!(change["seat"], 2, "{shown}");
    assert!(change["after"]["rating"].as_f64() < change["before"]["rating"].as_f64(), "{shown}");

    let store = server.store().await;
    let before = everything(store.as_ref()).await;
    assert_eq!(before.0.len(), 3);
    assert!(before.0.iter().all(|result| result.seats[0].change.is_some()), "{before:?}");
    // The server fails between the end of a game and its result, or was older than results.
    server.execute("DELETE FROM ratings; DELETE FROM result_seats; DELETE FROM results;").await;
    let server = server.restart().await;
    let ada = ada.at(&server);
    eventually("ratings", async || {
        let store = server.store().await;
        (everything(store.as_ref()).await == before).then_some(())
    })
    .await;
    assert_eq!(verdict(&ada, &id).await, "rated");
    // It fails between a result and its rating.
    server.execute(
        "UPDATE result_seats SET rating = NULL, uncertainty = NULL, rating_before = NULL, uncertainty_before = NULL;
         DELETE FROM ratings;",
    ).await;
    let server = server.restart().await;
    eventually("ratings", async || {
        let store = server.store().await;
        (everything(store.as_ref()).await == before).then_some(())
    })
    .await;
    // An older program rated them in another way.
    server.execute(
        "UPDATE results SET method = NULL; UPDATE result_seats SET rating = rating - 1000000, rating_before = 25000000
         WHERE rating IS NOT NULL;
         UPDATE ratings SET rating = rating - 1000000;",
    ).await;
    let server = server.restart().await;
    eventually("ratings of this program", async || {
        let store = server.store().await;
        (everything(store.as_ref()).await == before).then_some(())
    })
    .await;
    // All again, and from nothing.
    let store = server.store().await;
    let rebuilt = server::rebuild_ratings(store.as_ref()).await.unwrap();
    assert_eq!((rebuilt.results, rebuilt.rated, rebuilt.unreadable), (3, 3, 0));
    assert_eq!(everything(store.as_ref()).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_deleted_the_account_is_rated_as_before() {
    departure_on(TestDatabase::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_deleted_the_account_is_rated_as_before_on_postgresql() {
    departure_on(TestDatabase::postgres().await).await;
}

async fn departure_on(database: TestDatabase) {
    let server = TestServer::start_on(database, config()).await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let first = open(&ada, true, json!([{"me": ""}, {"bot": "random"}])).await;
    play(&[&ada], &first).await;
    result(&ada, &first).await;
    let second = open(&bob, false, json!([{"me": ""}, "open"])).await;
    assert_eq!(ada.post(&format!("/tables/{second}/seats"), json!({})).await.0, 200);
    let body = json!({"login": "Ada", "password": "long winter nights"});
    let deletion = ada.request(reqwest::Method::DELETE, "/account").json(&body).send().await.unwrap();
    assert_eq!(deletion.status(), 204);
    server.clock.advance(Duration::from_secs(1));
    play(&[&bob], &second).await;
    let shown = result(&bob, &second).await;
    assert_eq!(shown["verdict"], "rated");
    assert_eq!(shown["changes"].as_array().unwrap().len(), 1, "nobody sees the rating of Ada: {shown}");

    let store = server.store().await;
    let of = async |id: &str, seat: usize| {
        let result = store.result(TableId(id.to_owned())).await.unwrap().unwrap();
        result.seats[seat].change.unwrap()
    };
    let (earlier, later) = (of(&first, 0).await, of(&second, 1).await);
    assert_eq!(later.before, earlier.after, "the second game begins where the first one ended");
    assert!(later.after.rating < later.before.rating, "who has left comes last: {later:?}");
    let before = everything(store.as_ref()).await;
    assert_eq!(before.1.iter().map(|row| row.games).max(), Some(2), "{before:?}");
    server::rebuild_ratings(store.as_ref()).await.unwrap();
    assert_eq!(everything(store.as_ref()).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn whose_time_runs_out_loses_rating() {
    let server = TestServer::start().await;
    let people = [account(&server, "Ada").await, account(&server, "Bob").await];
    let body = json!({"game": "rise-of-tribes", "seats": [{"me": ""}, "open"], "pace": {"minutes": 5}});
    let (status, table) = people[0].post("/tables", body).await;
    assert_eq!(status, 201, "{table}");
    let id = table["id"].as_str().unwrap();
    assert_eq!(people[1].post(&format!("/tables/{id}/seats"), json!({})).await.0, 200);
    let late = people[0].table(id).await["turn"].as_u64().unwrap() as usize - 1;
    server.clock.advance(Duration::from_secs(301));
    eventually("a bot in the seat of who is late", async || {
        let table = people[0].table(id).await;
        table["seats"][late]["bot"].is_string().then_some(())
    })
    .await;
    let (punctual, seat) = (&people[1 - late], 2 - late as u64);
    loop {
        let table = punctual.wait_for_turn(id, seat).await;
        if table["stage"] == "over" {
            break;
        }
        punctual.play_on(&table).await;
    }
    result(punctual, id).await;
    let store = server.store().await;
    let result = store.result(TableId(id.to_owned())).await.unwrap().unwrap();
    assert_eq!(result.verdict, "rated");
    let gain = |seat: usize| {
        let change = result.seats[seat].change.unwrap();
        change.after.rating - change.before.rating
    };
    assert!(gain(late) < 0, "whatever the bot made of it: {result:?}");
    assert!(gain(1 - late) > 0, "{result:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_profile_is_answered_like_a_missing_one() {
    let server = TestServer::start().await;
    let (ada, eve) = (account(&server, "Ada").await, account(&server, "Eve").await);
    let open_game = open(&ada, true, json!([{"me": ""}, {"bot": "random"}])).await;
    play(&[&ada], &open_game).await;
    let hidden = open(&ada, false, json!([{"me": ""}, {"bot": "random"}])).await;
    play(&[&ada], &hidden).await;
    for id in [&open_game, &hidden] {
        result(&ada, id).await;
    }
    // A guest cannot share.
    let guest = server.client("Gil").await;
    assert_eq!(guest.put("/me/profile", json!({"public": true})).await.1["error"]["code"], "not-registered");
    let (_, shared) = ada.put("/me/profile", json!({"public": true})).await;
    let path = format!("/people/{}", shared["handle"].as_str().unwrap());
    let (status, profile) = eve.get(&path).await;
    assert_eq!((status, &profile["found"]), (200, &json!(2)), "{profile}");
    // The private table is counted, but neither named nor linked.
    let text = profile.to_string();
    assert!(text.contains(&open_game) && !text.contains(&hidden), "{text}");
    let page = server.browser().get(&path).await;
    assert!(page.text.contains(&open_game) && !page.text.contains(&hidden));
    assert!(ada.page("/profile").await.contains(&hidden), "the owner sees both");
    assert!(eve.page(&format!("/table/{open_game}")).await.contains(&path));
    // Others cannot tell a private profile from none.
    ada.put("/me/profile", json!({"public": false})).await;
    let missing = "/people/abcdefghijkmnpqrstuv";
    for client in [&eve, &guest, &server.anonymous()] {
        assert_eq!(client.get(&path).await, client.get(missing).await);
        assert_eq!(client.get(&path).await.0, 404);
    }
    let (private, none) = (server.browser().get(&path).await, server.browser().get(missing).await);
    assert_eq!((private.status, none.status), (404, 404));
    assert_eq!(private.text.replace(&path, missing), none.text);
    assert!(!eve.page(&format!("/table/{open_game}")).await.contains(&path));
    assert_eq!(result(&eve, &open_game).await["changes"], json!([]));
    assert_eq!(ada.get(&path).await.0, 200);
    // The link works again.
    assert_eq!(ada.put("/me/profile", json!({"public": true})).await.1["handle"], shared["handle"]);
    assert_eq!(eve.get(&path).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn statistics_count_finished_public_games_alone() {
    let server = TestServer::start().await;
    let ada = account(&server, "Ada").await;
    let count = async || ada.get("/statistics/rise-of-tribes").await.1["played"].clone();
    assert_eq!(count().await, 0);
    let running = open(&ada, true, json!([{"me": ""}, {"bot": "random"}])).await;
    let hidden = open(&ada, false, json!([{"me": ""}, {"bot": "random"}])).await;
    play(&[&ada], &hidden).await;
    result(&ada, &hidden).await;
    assert_eq!(count().await, 0);
    play(&[&ada], &running).await;
    result(&ada, &running).await;
    let (_, statistics) = ada.get("/statistics/rise-of-tribes").await;
    assert_eq!(statistics["played"], 1);
    assert_eq!(statistics["levels"][0]["level"], "random");
    // What people and bots reached, together and by source.
    let average = |kind: &str| statistics[format!("average_{kind}")].as_f64().unwrap();
    let sum = |kind: &str| {
        let sources = statistics["sources"].as_array().unwrap();
        sources.iter().map(|source| source[kind].as_f64().unwrap()).sum::<f64>()
    };
    for kind in ["people", "bots"] {
        assert!((average(kind) - sum(kind)).abs() < 1e-6, "{statistics}");
    }
    let both = (average("people") + average("bots")) / 2.0;
    assert!((both - statistics["average"].as_f64().unwrap()).abs() < 1e-6, "{statistics}");
    assert!(ada.page("/statistics/rise-of-tribes").await.contains("Average score of bots"));
    for path in ["/statistics/rise-of-tribes", "/leaderboard/rise-of-tribes", "/profile"] {
        let page = ada.page(path).await;
        assert!(page.contains("<main") && !page.contains("pages-"), "{path}: {page}");
    }
    assert_eq!(server.browser().get("/statistics/chess").await.status, 404);
    assert_eq!(server.browser().get("/leaderboard/chess").await.status, 404);
    assert_eq!(server.browser().get("/profile").await.header("location"), "/account");
    // What was guided, began elsewhere or had other content says nothing about the game.
    let mut server = server;
    for (verdict, counted) in [("guided", 0), ("copy", 0), ("content", 0), ("bots", 1), ("hot-seat", 1)] {
        server.execute(&format!("UPDATE results SET verdict = '{verdict}'")).await;
        server = server.restart().await;
        let (_, statistics) = ada.at(&server).get("/statistics/rise-of-tribes").await;
        assert_eq!(statistics["played"], counted, "{verdict}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_signs_in_brings_the_games_along() {
    let server = TestServer::start().await;
    let ada = account(&server, "Ada").await;
    let guest = server.client("Visitor").await;
    for client in [&guest, &ada] {
        let id = open(client, true, json!([{"me": ""}, {"bot": "random"}])).await;
        play(&[client], &id).await;
        result(client, &id).await;
    }
    let (_, before) = guest.get("/me/profile").await;
    assert_eq!((&before["found"], &before["games"][0]["rating"]), (&json!(1), &Value::Null), "{before}");
    let (status, token) =
        guest.post("/tokens", json!({"login": "Ada", "password": "long winter nights"})).await;
    assert_eq!(status, 201, "{token}");
    let (_, after) = ada.get("/me/profile").await;
    assert_eq!(after["found"], 2, "{after}");
    let store = server.store().await;
    let merged = everything(store.as_ref()).await;
    server::rebuild_ratings(store.as_ref()).await.unwrap();
    assert_eq!(everything(store.as_ref()).await, merged);
    assert!(merged.1.iter().all(|row| row.games == 2), "{merged:?}");
}
