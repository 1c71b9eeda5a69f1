//! Actions: once, durable, in turn; and taking them back.

use serde_json::{Value, json};

use crate::house::House;

/// Two seats of one person at Rise of Tribes: no bot comes between.
async fn alone(house: &House) -> (crate::house::Program, String) {
    let ada = house.program("Ada").await;
    let id = ada.open("rise-of-tribes", json!([{"me": "Ada"}, {"me": "Bob"}])).await;
    (ada, id)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_is_done_once_however_often_it_is_sent() {
    let house = House::open().await;
    let (ada, id) = alone(&house).await;
    let turn = ada.table(&id).await["turn"].as_u64().unwrap();
    let before = ada.table_as(&id, turn).await;
    let (status, first) = ada.play_on(&before).await;
    assert_eq!((status, &first["repeated"]), (200, &json!(false)), "{first}");
    let (status, again) = ada.play_on(&before).await;
    assert_eq!((status, &again["repeated"]), (200, &json!(true)), "{again}");
    assert_eq!(first["table"]["version"], again["table"]["version"]);
    assert_eq!(first["table"]["view"], again["table"]["view"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_too_late_gets_the_fresh_table() {
    let house = House::open().await;
    let (ada, id) = alone(&house).await;
    let turn = ada.table(&id).await["turn"].as_u64().unwrap();
    let before = ada.table_as(&id, turn).await;
    ada.play_on(&before).await;
    let body = json!({"seat": turn, "version": before["version"], "client": "late", "action": "anything"});
    let (status, late) = ada.post(&format!("/tables/{id}/play"), body).await;
    assert_eq!((status, &late["error"]["code"]), (409, &json!("stale")));
    assert_eq!(late["table"], ada.table_as(&id, turn).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_plays_in_anothers_seat_or_out_of_turn() {
    let house = House::open().await;
    let (ada, id) = alone(&house).await;
    let turn = ada.table(&id).await["turn"].as_u64().unwrap();
    let table = ada.table_as(&id, turn).await;
    let order = |seat: u64, action: &str| json!({"seat": seat, "version": table["version"], "client": "x", "action": action});
    let path = format!("/tables/{id}/play");
    let action = table["choices"][0]["action"].as_str().unwrap();
    let refused = async |who: &crate::house::Program, seat, action: &str| {
        let (status, answer) = who.post(&path, order(seat, action)).await;
        (status, answer["error"]["code"].as_str().unwrap_or_default().to_owned())
    };
    let eve = house.program("Eve").await;
    let answer = |status, code: &str| (status, code.to_owned());
    assert_eq!(refused(&eve, turn, action).await, answer(403, "not-your-seat"));
    assert_eq!(refused(&house.stranger(), turn, action).await, answer(401, "stranger"));
    assert_eq!(refused(&ada, 3 - turn, action).await, answer(409, "out-of-turn"));
    assert_eq!(refused(&ada, 5, action).await, answer(404, "no-seat"));
    assert_eq!(refused(&ada, 9, action).await, answer(404, "no-seat"));
    assert_eq!(refused(&ada, turn, "no such action").await, answer(422, "no-action"));
    assert_eq!(refused(&ada, turn, &"x".repeat(500)).await, answer(422, "no-action"));
    assert_eq!(ada.table_as(&id, turn).await, table);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_of_the_game_names_its_rule_and_changes_nothing() {
    let house = House::open().await;
    let (ada, id) = alone(&house).await;
    let mut seen: Vec<String> = Vec::new();
    for _ in 0..200 {
        let turn = ada.table(&id).await["turn"].as_u64().unwrap();
        let table = ada.table_as(&id, turn).await;
        let choices: Vec<&str> =
            table["choices"].as_array().unwrap().iter().map(|it| it["action"].as_str().unwrap()).collect();
        // What was possible before and is not now reads well and is refused.
        if let Some(stale) = seen.iter().find(|action| !choices.contains(&action.as_str())) {
            let (status, answer) = ada.play(&table, stale).await;
            assert_eq!((status, &answer["error"]["code"]), (422, &json!("refused")), "{answer}");
            assert!(answer["error"]["rule"].as_str().unwrap().starts_with("RT-"), "{answer}");
            assert_eq!(ada.table_as(&id, turn).await, table);
            return;
        }
        seen.extend(choices.iter().map(|&action| action.to_owned()));
        ada.play_on(&table).await;
    }
    panic!("every action was always possible");
}

/// Plays until an action of the choosing seat can be taken back, or cannot.
async fn play_until(ada: &crate::house::Program, id: &str, undoable: bool) -> (Value, Value) {
    for _ in 0..300 {
        let turn = ada.table(id).await["turn"].as_u64().unwrap();
        let before = ada.table_as(id, turn).await;
        let (_, answer) = ada.play_on(&before).await;
        let after = answer["table"].clone();
        if (after["undo"]["steps"].as_u64().unwrap() > 0) == undoable {
            return (before, after);
        }
    }
    panic!("it never came to that");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_is_taken_back_as_if_it_had_not_been_but_the_log_grows() {
    let house = House::open().await;
    let (ada, id) = alone(&house).await;
    let (before, after) = play_until(&ada, &id, true).await;
    let (status, undone) = ada.undo(&after, "undo").await;
    assert_eq!(status, 200, "{undone}");
    assert_eq!(undone["table"]["view"], before["view"]);
    assert_eq!(undone["table"]["version"].as_u64().unwrap(), after["version"].as_u64().unwrap() + 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_stops_where_something_hidden_became_known_and_says_so() {
    let house = House::open().await;
    let (ada, id) = alone(&house).await;
    let (_, after) = play_until(&ada, &id, false).await;
    for how in ["undo", "restart"] {
        let (status, answer) = ada.undo(&after, how).await;
        assert_eq!((status, &answer["error"]["code"]), (409, &json!("no-undo")), "{answer}");
        assert_eq!(answer["error"]["message"], after["undo"]["why"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_restarted_as_a_whole() {
    let house = House::open().await;
    let (ada, id) = alone(&house).await;
    let (mut first, mut last) = play_until(&ada, &id, true).await;
    // Go on while everything since `first` can still be taken back.
    for _ in 0..3 {
        if last["turn"] != last["seen_from"] {
            break;
        }
        let (_, answer) = ada.play_on(&last).await;
        let steps = answer["table"]["undo"]["steps"].as_u64().unwrap();
        if steps <= last["undo"]["steps"].as_u64().unwrap() {
            (first, last) = play_until(&ada, &id, true).await;
            continue;
        }
        last = answer["table"].clone();
    }
    let steps = last["undo"]["steps"].as_u64().unwrap();
    let (status, fresh) = ada.undo(&last, "restart").await;
    assert_eq!(status, 200, "{fresh}");
    assert_eq!(fresh["table"]["undo"]["steps"], 0);
    assert_eq!(fresh["table"]["version"].as_u64().unwrap(), last["version"].as_u64().unwrap() + steps);
    if steps == 1 {
        assert_eq!(fresh["table"]["view"], first["view"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_gives_a_hint_to_the_seat_that_chooses_and_to_nobody_else() {
    let house = House::open().await;
    let (ada, id) = alone(&house).await;
    let turn = ada.table(&id).await["turn"].as_u64().unwrap();
    let table = ada.table_as(&id, turn).await;
    let (status, hint) = ada.post(&format!("/tables/{id}/hint"), json!({"seat": turn})).await;
    assert_eq!(status, 200, "{hint}");
    assert!(table["choices"].as_array().unwrap().iter().any(|choice| choice["action"] == hint["action"]));
    let (status, _) = ada.post(&format!("/tables/{id}/hint"), json!({"seat": 3 - turn})).await;
    assert_eq!(status, 409);
    let eve = house.program("Eve").await;
    let (status, _) = eve.post(&format!("/tables/{id}/hint"), json!({"seat": turn})).await;
    assert_eq!(status, 403);
}
