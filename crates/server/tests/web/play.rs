//! Commands: play, undo, restart, hint.

use serde_json::{Value, json};
use std::time::Duration;

use crate::{
    kit::{TestServer, config, metrics_at},
    place::Place,
};
use server::{Config, RateLimits};

/// A table of Rise of Tribes where one person has both seats.
async fn alone(server: &TestServer) -> (crate::kit::ApiClient, String) {
    let ada = server.client("Ada").await;
    let id = ada.open("rise-of-tribes", json!([{"me": "Ada"}, {"me": "Bob"}])).await;
    (ada, id)
}

async fn a_repeated_request_is_applied_once(place: Place) {
    let server = place.start().await;
    let (ada, id) = alone(&server).await;
    let turn = ada.table(&id).await["turn"].as_u64().unwrap();
    let before = ada.table_as(&id, turn).await;
    let (status, first) = ada.play_on(&before).await;
    assert_eq!((status, &first["repeated"]), (200, &json!(false)), "{first}");
    let (status, again) = ada.play_on(&before).await;
    assert_eq!((status, &again["repeated"]), (200, &json!(true)), "{again}");
    assert_eq!(first["table"]["version"], again["table"]["version"]);
    assert_eq!(first["table"]["view"], again["table"]["view"]);
}

async fn a_stale_request_gets_the_current_table(place: Place) {
    let server = place.start().await;
    let (ada, id) = alone(&server).await;
    let turn = ada.table(&id).await["turn"].as_u64().unwrap();
    let before = ada.table_as(&id, turn).await;
    ada.play_on(&before).await;
    let body = json!({"seat": turn, "version": before["version"], "client": "late", "action": "anything"});
    let (status, late) = ada.post(&format!("/tables/{id}/play"), body).await;
    assert_eq!((status, &late["error"]["code"]), (409, &json!("stale-version")));
    assert_eq!(late["table"], ada.table_as(&id, turn).await);
}

async fn nobody_plays_in_anothers_seat_or_out_of_turn(place: Place) {
    let server = place.start().await;
    let (ada, id) = alone(&server).await;
    let turn = ada.table(&id).await["turn"].as_u64().unwrap();
    let table = ada.table_as(&id, turn).await;
    let order = |seat: u64, action: &str| json!({"seat": seat, "version": table["version"], "client": "x", "action": action});
    let path = format!("/tables/{id}/play");
    let action = table["choices"][0]["action"].as_str().unwrap();
    let refused = async |client: &crate::kit::ApiClient, seat, action: &str| {
        let (status, answer) = client.post(&path, order(seat, action)).await;
        (status, answer["error"]["code"].as_str().unwrap_or_default().to_owned())
    };
    let eve = server.client("Eve").await;
    let answer = |status, code: &str| (status, code.to_owned());
    assert_eq!(refused(&eve, turn, action).await, answer(403, "not-your-seat"));
    assert_eq!(refused(&server.anonymous(), turn, action).await, answer(401, "unauthenticated"));
    assert_eq!(refused(&ada, 3 - turn, action).await, answer(409, "out-of-turn"));
    assert_eq!(refused(&ada, 5, action).await, answer(404, "seat-not-found"));
    assert_eq!(refused(&ada, 9, action).await, answer(404, "seat-not-found"));
    assert_eq!(refused(&ada, turn, "no such action").await, answer(422, "unreadable-action"));
    assert_eq!(refused(&ada, turn, &"x".repeat(500)).await, answer(422, "unreadable-action"));
    assert_eq!(ada.table_as(&id, turn).await, table);
}

async fn an_illegal_action_names_its_rule_in_words_and_changes_nothing(place: Place) {
    let server = place.start().await;
    let (ada, id) = alone(&server).await;
    let mut seen: Vec<String> = Vec::new();
    for _ in 0..200 {
        let turn = ada.table(&id).await["turn"].as_u64().unwrap();
        let table = ada.table_as(&id, turn).await;
        let choices: Vec<&str> =
            table["choices"].as_array().unwrap().iter().map(|it| it["action"].as_str().unwrap()).collect();
        // An action that was legal before is still valid notation.
        if let Some(stale) = seen.iter().find(|action| !choices.contains(&action.as_str())) {
            let (status, answer) = ada.play(&table, stale).await;
            assert_eq!((status, &answer["error"]["code"]), (422, &json!("illegal-action")), "{answer}");
            assert!(answer["error"]["rule"].as_str().unwrap().starts_with("RT-"), "{answer}");
            // A sentence in the language of the reader, not a message key.
            let english = answer["error"]["message"].as_str().unwrap();
            assert!(english.contains(' ') && english.ends_with('.'), "{answer}");
            let request = ada.request(reqwest::Method::POST, &format!("/tables/{id}/play"));
            let body = json!({"seat": turn, "version": table["version"], "client": "fr", "action": stale});
            let french = request.header("accept-language", "fr").json(&body).send().await.unwrap();
            let french: Value = french.json().await.unwrap();
            assert_eq!(french["error"]["rule"], answer["error"]["rule"]);
            assert_ne!(french["error"]["message"], english);
            assert_eq!(ada.table_as(&id, turn).await, table);
            return;
        }
        seen.extend(choices.iter().map(|&action| action.to_owned()));
        ada.play_on(&table).await;
    }
    panic!("every action was always possible");
}

/// Plays until the last action can be undone, or cannot.
async fn play_until(ada: &crate::kit::ApiClient, id: &str, undoable: bool) -> (Value, Value) {
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

async fn undo_restores_the_view_and_appends_to_the_log(place: Place) {
    let server = place.start().await;
    let (ada, id) = alone(&server).await;
    let (before, after) = play_until(&ada, &id, true).await;
    let (status, undone) = ada.undo(&after, "undo").await;
    assert_eq!(status, 200, "{undone}");
    assert_eq!(undone["table"]["view"], before["view"]);
    assert_eq!(undone["table"]["version"].as_u64().unwrap(), after["version"].as_u64().unwrap() + 1);
}

async fn undo_stops_at_revealed_information_and_says_so(place: Place) {
    let server = place.start().await;
    let (ada, id) = alone(&server).await;
    let (_, after) = play_until(&ada, &id, false).await;
    for how in ["undo", "restart"] {
        let (status, answer) = ada.undo(&after, how).await;
        assert_eq!((status, &answer["error"]["code"]), (409, &json!("undo-blocked")), "{answer}");
        assert_eq!(answer["error"]["message"], after["undo"]["why"]);
    }
}

async fn restart_undoes_the_whole_turn(place: Place) {
    let server = place.start().await;
    let (ada, id) = alone(&server).await;
    let (mut first, mut last) = play_until(&ada, &id, true).await;
    // Play on while everything since `first` can be undone.
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

async fn only_the_seat_that_must_choose_gets_a_hint(place: Place) {
    let server = place.start().await;
    let (ada, id) = alone(&server).await;
    let turn = ada.table(&id).await["turn"].as_u64().unwrap();
    let table = ada.table_as(&id, turn).await;
    let (status, hint) = ada.post(&format!("/tables/{id}/hint"), json!({"seat": turn})).await;
    assert_eq!(status, 200, "{hint}");
    assert!(table["choices"].as_array().unwrap().iter().any(|choice| choice["action"] == hint["action"]));
    let choices = hint["choices"].as_array().unwrap();
    assert_eq!((choices.len(), &choices[0]["action"]), (3, &hint["action"]), "{hint}");
    for choice in choices {
        let (chance, text) = (choice["chance"].as_f64().unwrap(), choice["text"].as_str().unwrap());
        assert!((0.0..=1.0).contains(&chance) && !text.is_empty(), "{hint}");
    }
    assert!(hint["why"].as_str().unwrap().ends_with('.'), "{hint}");
    let asked = [("seat", turn.to_string())];
    let asked: Vec<(&str, &str)> = asked.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let page = ada.post_form(&format!("/table/{id}/hint"), "fragment", "", &asked).await;
    let best = page.attribute(".advise[aria-current=true]", "data-action");
    assert!(best.is_some_and(|best| choices.iter().any(|choice| choice["action"] == best)), "{}", page.text);
    assert!(page.has("li:nth-child(3) > .advise") && page.has(".advice-why"), "{}", page.text);
    let (status, _) = ada.post(&format!("/tables/{id}/hint"), json!({"seat": 3 - turn})).await;
    assert_eq!(status, 409);
    let eve = server.client("Eve").await;
    let (status, _) = eve.post(&format!("/tables/{id}/hint"), json!({"seat": turn})).await;
    assert_eq!(status, 403);
}

async fn tables_of_bots_do_not_delay_the_bots_of_a_person(place: Place) {
    const CROWD: usize = 100;
    let server = place.start_with(Config { bot_time: Duration::from_millis(5), ..config() }).await;
    let (crowd, ada) = (server.client("Crowd").await, server.client("Ada").await);
    for _ in 0..CROWD {
        crowd.open("rise-of-tribes", json!([{"bot": "hard"}, {"bot": "hard"}])).await;
    }
    let id = ada.open("rise-of-tribes", json!([{"me": ""}, {"bot": "hard"}])).await;
    // Any process may drive the table. What waits for people is counted there.
    let counted = async |what: &str| {
        let mut sum = 0.0;
        for base in server.bases() {
            let text = metrics_at(&base).await;
            let value = text.lines().find_map(|line| line.strip_prefix(what)?.strip_prefix(' ')).unwrap();
            sum += value.parse::<f64>().unwrap();
        }
        sum
    };
    let mut count = 0.0;
    while count < 10.0 {
        let mine = ada.wait_for_turn(&id, 1).await;
        assert_ne!(mine["stage"], "over", "after {count} decisions of Ada's bot");
        ada.play_on(&mine).await;
        count = counted("ochre_bot_decisions_ahead_count").await;
    }
    // In the order of arrival, each decision of Ada's bot would wait for a decision of every other table.
    let mean = counted("ochre_bot_decisions_ahead_sum").await / count;
    assert!(mean < 2.0, "{mean} decisions came before each decision of Ada's bot");
}

async fn one_person_has_a_limited_number_of_tables(place: Place) {
    let limits = Config {
        rate_limits: RateLimits::On,
        tables_per_person: 3,
        bot_tables_per_person: 1,
        bot_pause: Duration::from_secs(600),
        ..config()
    };
    let server = place.start_with(limits).await;
    let ada = server.client("Ada").await;
    let open = async |seats: Value| {
        let (status, answer) = ada.post("/tables", json!({"game": "rise-of-tribes", "seats": seats})).await;
        (status, answer["error"]["code"].as_str().unwrap_or_default().to_owned(), answer["id"].clone())
    };
    let refused = (429, "too-many-tables".to_owned(), json!(null));
    let waiting = json!(["open", {"bot": "hard"}]);
    let id = open(waiting.clone()).await.2.as_str().unwrap().to_owned();
    let (path, bots) = (format!("/tables/{id}/fill"), json!({"level": "hard"}));
    let bots_only = open(json!([{"bot": "hard"}, {"bot": "hard"}])).await.2;
    // Bots pause while somebody watches, so that the game does not end meanwhile.
    let _watching = ada.stream(&format!("/tables/{}/stream", bots_only.as_str().unwrap()), None).await;
    assert_eq!(open(json!([{"bot": "hard"}, {"bot": "hard"}])).await, refused);
    assert_eq!(ada.post(&path, bots.clone()).await.1["error"]["code"], "too-many-tables");
    assert_eq!(open(waiting.clone()).await.0, 201);
    assert_eq!(open(waiting.clone()).await, refused);
    assert_eq!(ada.post(&format!("/tables/{id}/end"), json!({})).await.0, 200);
    assert_eq!(open(waiting).await.0, 201, "an ended table does not count");
}

/// Measures how long a person waits for each decision of a bot while 500 tables of somebody else have only hard bots:
/// `cargo test -p server --test web five_hundred -- --ignored --nocapture`.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement"]
async fn five_hundred_tables_of_bots_measured() {
    let usual = Config::default();
    let crowded = Config { bot_threads: usual.bot_threads, bot_time: usual.bot_time, ..config() };
    let server = TestServer::start_with(crowded).await;
    let (crowd, ada) = (server.client("Crowd").await, server.client("Ada").await);
    for _ in 0..500 {
        crowd.open("rise-of-tribes", json!([{"bot": "hard"}, {"bot": "hard"}])).await;
    }
    let id = ada.open("rise-of-tribes", json!([{"me": ""}, {"bot": "hard"}])).await;
    let mut waits = Vec::new();
    while waits.len() < 60 {
        let mine = ada.wait_for_turn(&id, 1).await;
        if mine["stage"] == "over" {
            break;
        }
        ada.play_on(&mine).await;
        let (mut version, mut since) = (0, std::time::Instant::now());
        loop {
            let table = ada.table(&id).await;
            let now = table["version"].as_u64().unwrap();
            if now != version && version != 0 {
                waits.push(since.elapsed());
            }
            if table["turn"] != 2 {
                break;
            }
            if now != version {
                (version, since) = (now, std::time::Instant::now());
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }
    waits.sort();
    println!("{} decisions: median {:?}, longest {:?}", waits.len(), waits[waits.len() / 2], waits.last());
}

everywhere![
    a_repeated_request_is_applied_once,
    a_stale_request_gets_the_current_table,
    nobody_plays_in_anothers_seat_or_out_of_turn,
    an_illegal_action_names_its_rule_in_words_and_changes_nothing,
    undo_restores_the_view_and_appends_to_the_log,
    undo_stops_at_revealed_information_and_says_so,
    restart_undoes_the_whole_turn,
    only_the_seat_that_must_choose_gets_a_hint,
    tables_of_bots_do_not_delay_the_bots_of_a_person,
    one_person_has_a_limited_number_of_tables,
];
