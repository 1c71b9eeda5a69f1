//! Seats and chat.

use serde_json::json;

use crate::place::Place;

async fn play_starts_with_the_last_seat_and_nothing_is_visible_before(place: Place) {
    let server = place.start().await;
    let (ada, bob) = (server.client("Ada").await, server.client("Bob").await);
    let id = ada.open("ice-age", json!([{"me": ""}, "open", {"bot": "random"}])).await;
    let waiting = ada.table(&id).await;
    assert_eq!((&waiting["stage"], &waiting["view"]), (&json!("waiting"), &json!(null)));
    assert_eq!(ada.get(&format!("/tables/{id}/story")).await.1, json!([]));
    assert_eq!(ada.get(&format!("/tables/{id}/steps/0")).await.0, 409);
    let (status, joined) = bob.post(&format!("/tables/{id}/seats"), json!({})).await;
    assert_eq!(
        (status, &joined["stage"], &joined["seen_from"]),
        (200, &json!("playing"), &json!(2)),
        "{joined}"
    );
    assert_eq!(joined["seats"][1]["name"], "Bob");
    let (status, answer) = server.client("Eve").await.post(&format!("/tables/{id}/seats"), json!({})).await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("seat-taken")));
}

async fn a_seat_left_before_play_is_open_again(place: Place) {
    let server = place.start().await;
    let (ada, bob) = (server.client("Ada").await, server.client("Bob").await);
    let id = ada.open("ice-age", json!([{"me": ""}, "open", "open"])).await;
    let (status, _) = bob.put(&format!("/tables/{id}/seats/3"), json!({"name": "Robert"})).await;
    assert_eq!(status, 200);
    assert_eq!(ada.table(&id).await["seats"][2]["name"], "Robert");
    assert_eq!(bob.delete(&format!("/tables/{id}/seats/1")).await.0, 403);
    assert_eq!(bob.delete(&format!("/tables/{id}/seats/3")).await.0, 200);
    assert_eq!(ada.table(&id).await["seats"][2]["occupant"], "open");
    assert_eq!(bob.put(&format!("/tables/{id}/seats/1"), json!({})).await.0, 409);
    assert_eq!(bob.put(&format!("/tables/{id}/seats/4"), json!({})).await.0, 404);
}

async fn a_bot_plays_until_the_person_returns(place: Place) {
    let server = place.start().await;
    let (ada, bob) = (server.client("Ada").await, server.client("Bob").await);
    let id = ada.open("rise-of-tribes", json!([{"me": ""}, "open"])).await;
    bob.post(&format!("/tables/{id}/seats"), json!({})).await;
    let turn = ada.table(&id).await["turn"].as_u64().unwrap();
    let (acting, other) = if turn == 1 { (&ada, &bob) } else { (&bob, &ada) };
    let table = acting.table(&id).await;
    assert_eq!(acting.post(&format!("/tables/{id}/seats/{turn}/return"), json!({})).await.0, 409);
    // Whoever opened the table may remove others, but only before play has started.
    let refused = if turn == 1 { 403 } else { 409 };
    assert_eq!(other.delete(&format!("/tables/{id}/seats/{turn}")).await.0, refused);
    assert_eq!(acting.delete(&format!("/tables/{id}/seats/{turn}")).await.0, 200);
    // The bot plays until the other person must choose.
    let theirs = other.wait_for_turn(&id, 3 - turn).await;
    assert!(theirs["version"].as_u64().unwrap() > table["version"].as_u64().unwrap());
    assert_eq!(theirs["seats"][turn as usize - 1]["bot"], "medium");
    let (status, answer) = acting.play(&acting.table(&id).await, "anything").await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("bot-is-playing")));
    let (status, back) = acting.post(&format!("/tables/{id}/seats/{turn}/return"), json!({})).await;
    assert_eq!((status, &back["seats"][turn as usize - 1]["bot"]), (200, &json!(null)), "{back}");
}

async fn players_fill_open_seats_with_bots(place: Place) {
    let server = place.start().await;
    let (ada, eve) = (server.client("Ada").await, server.client("Eve").await);
    let id = ada.open("ice-age", json!([{"me": ""}, "open", "open"])).await;
    assert_eq!(eve.post(&format!("/tables/{id}/fill"), json!({"level": "easy"})).await.0, 403);
    assert_eq!(ada.post(&format!("/tables/{id}/fill"), json!({"level": "mighty"})).await.0, 422);
    let (status, table) = ada.post(&format!("/tables/{id}/fill"), json!({"level": "easy"})).await;
    assert_eq!((status, &table["stage"]), (200, &json!("playing")));
    assert_eq!(table["seats"][2]["bot"], "easy");
    assert_eq!(ada.post(&format!("/tables/{id}/fill"), json!({"level": "easy"})).await.0, 409);
}

async fn only_players_can_chat(place: Place) {
    let server = place.start().await;
    let (ada, eve) = (server.client("Ada").await, server.client("Eve").await);
    let id = ada.open("rise-of-tribes", json!([{"me": ""}, {"bot": "random"}])).await;
    let path = format!("/tables/{id}/chat");
    let (status, chat) = ada.post(&path, json!({"text": "  hello \u{202e} there "})).await;
    assert_eq!((status, &chat[0]["text"], &chat[0]["name"]), (201, &json!("hello there"), &json!("Ada")));
    assert_eq!(eve.post(&path, json!({"text": "let me in"})).await.0, 403);
    assert_eq!(ada.post(&path, json!({"text": "x".repeat(501)})).await.0, 422);
    assert_eq!(ada.post(&path, json!({"text": "   "})).await.0, 422);
    assert_eq!(eve.get(&path).await.1.as_array().unwrap().len(), 1);
}

async fn my_tables_are_listed_with_my_turn_first(place: Place) {
    let server = place.start().await;
    let ada = server.client("Ada").await;
    let waiting = ada.open("ice-age", json!([{"me": ""}, {"me": "Bob"}, {"me": "Cid"}])).await;
    server.clock.advance(std::time::Duration::from_secs(5));
    let open = ada.open("ice-age", json!([{"me": ""}, "open", "open"])).await;
    let (_, mine) = ada.get("/tables?which=mine").await;
    assert_eq!((&mine[0]["id"], &mine[0]["your_turn"]), (&json!(waiting), &json!(true)), "{mine}");
    assert_eq!((&mine[1]["id"], &mine[1]["stage"]), (&json!(open), &json!("waiting")));
    assert_eq!(ada.get("/tables").await.1, json!([]), "tables by link are in no list");
}

everywhere![
    play_starts_with_the_last_seat_and_nothing_is_visible_before,
    a_seat_left_before_play_is_open_again,
    a_bot_plays_until_the_person_returns,
    players_fill_open_seats_with_bots,
    only_players_can_chat,
    my_tables_are_listed_with_my_turn_first,
];
