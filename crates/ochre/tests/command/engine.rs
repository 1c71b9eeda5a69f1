//! `ochre engine`: every command, every problem, and a session that survives them all.

use crate::common::{Engine, finished_game, ochre_with};
use serde_json::{Value, json};

/// The code of the problem that a line of bytes has.
fn code_of(engine: &mut Engine, line: &[u8]) -> String {
    engine.line(line)["error"]["code"].as_str().unwrap().to_owned()
}

#[test]
fn every_command_answers() {
    let mut engine = Engine::start();
    let games = engine.ok(json!({"do": "games"}));
    assert_eq!(games[0]["game"], "ice-age");
    assert_eq!(games[0]["options"][0]["choice"], json!({"kind": "number", "from": 3, "to": 5, "default": 4}));
    for option in games.as_array().unwrap().iter().flat_map(|game| game["options"].as_array().unwrap()) {
        assert!(option["title"].is_string() && option["help"].is_string(), "options are described in words");
    }
    let opened = engine.open(3, 1);
    assert_eq!(opened["version"], 1);
    assert_eq!(opened["commitment"].as_str().unwrap().len(), 64);
    let seat = opened["seat"].clone();
    let legal = engine.ok(json!({"do": "legal"}));
    let action = legal["actions"][0]["action"].clone();
    assert!(legal["question"].is_string() && legal["actions"][0]["text"].is_string());
    assert_eq!(engine.ok(json!({"do": "outcomes"})), json!([]));
    let view = engine.ok(json!({"do": "view", "seat": seat}));
    assert_eq!(
        (&view["you"], &view["turn"], &view["actions"][0]),
        (&seat, &json!({"choose": seat}), &action)
    );
    let played = engine.ok(json!({"do": "play", "seat": seat, "action": action, "at": 1}));
    assert_eq!(played["version"], 2);
    assert_eq!(engine.ok(json!({"do": "log"})).as_array().unwrap().len(), 2);
    assert_eq!(engine.ok(json!({"do": "log", "from": 1}))[0]["event"], 1);
    let undone = engine.ok(json!({"do": "undo", "seat": seat}));
    assert_eq!((&undone["version"], &undone["seat"]), (&json!(3), &seat));
    assert_eq!(engine.ok(json!({"do": "standings"})).as_array().unwrap().len(), 3);
    let advice = engine.ok(json!({"do": "bot", "level": "greedy"}));
    assert_eq!((&advice["seat"], &advice["played"]), (&seat, &json!(false)));
    assert_eq!(
        engine.ok(json!({"do": "bot", "level": "greedy"})),
        advice,
        "the same question, the same answer"
    );
    let record = engine.ok(json!({"do": "record"}));
    assert_eq!(record.get("seed"), None);
    assert!(engine.ok(json!({"do": "record", "seed": true}))["seed"].is_string());
    let state = engine.ok(json!({"do": "state"}));
    engine.ok(json!({"do": "replay", "record": record, "table": "again"}));
    assert_eq!(engine.ok(json!({"do": "state", "table": "again"})), state);
    engine.ok(json!({"do": "load", "game": "ice-age", "options": {"seats": 3}, "position": state, "table": "loaded"}));
    assert_eq!(engine.ok(json!({"do": "state", "table": "loaded"})), state);
    assert_eq!(engine.ok(json!({"do": "close", "table": "loaded"})), json!({"closed": "loaded"}));
    assert_eq!(engine.code(json!({"do": "turn", "table": "loaded"})), "no-table");
    assert_eq!(engine.ask(&json!({"do": "quit", "id": "last"})), json!({"id": "last", "ok": {"bye": true}}));
    assert_eq!(engine.end(), Some(0));
}

#[test]
fn every_problem_has_its_code() {
    let mut engine = Engine::start();
    engine.open(3, 1);
    let first = engine.turn()["seat"].as_u64().unwrap();
    let other = 1 + first % 3;
    let new = |field: &str, value: Value| {
        let mut request = json!({"do": "new", "game": "ice-age", "table": "t"});
        request[field] = value;
        request
    };
    let overlay = json!({"file": "box.toml", "text": "[numbers]\nclubs = { is = 99 }"});
    let record = engine.ok(json!({"do": "record"}));
    let mut broken = record.clone();
    broken["events"][0]["dealt"] = json!(["first s9"]);
    let mut newer = record;
    newer["format"] = json!(3);
    for (request, code) in [
        (json!({}), "bad-request"),
        (json!({"do": 5}), "bad-request"),
        (json!({"do": "turn", "table": ""}), "bad-request"),
        (json!({"do": "turn", "table": 7}), "bad-request"),
        (json!({"do": "turn", "extra": 1}), "bad-request"),
        (json!({"do": "play", "seat": first}), "bad-request"),
        (json!({"do": "play", "seat": 0, "action": "done"}), "bad-request"),
        (json!({"do": "play", "seat": 6, "action": "done"}), "bad-request"),
        (json!({"do": "play", "seat": "1", "action": "done"}), "bad-request"),
        (json!({"do": "play", "seat": first, "action": 5}), "bad-request"),
        (json!({"do": "play", "seat": first, "action": "place 5", "at": -1}), "bad-request"),
        (json!({"do": "view", "seat": 4}), "bad-request"),
        (json!({"do": "log", "seat": 5}), "bad-request"),
        (json!({"do": "bot", "level": "greedy", "seed": 1.5}), "bad-request"),
        (json!({"do": "load", "game": "ice-age"}), "bad-request"),
        (new("position", json!({})), "bad-request"),
        (new("chance", json!("dice")), "bad-request"),
        (new("seed", json!("luck")), "bad-request"),
        (new("seed", json!(-1)), "bad-request"),
        (json!({"do": "new", "game": "ice-age", "chance": "hand", "seed": 1}), "bad-request"),
        (json!({"do": "dance"}), "unknown-command"),
        (json!({"do": "new", "game": "chess"}), "unknown-game"),
        (json!({"do": "bot", "level": "clever"}), "unknown-bot"),
        (json!({"do": "legal", "table": "nowhere"}), "no-table"),
        (json!({"do": "close", "table": "nowhere"}), "no-table"),
        (new("options", json!({"seats": 2})), "bad-options"),
        (new("options", json!({"seats": 1e300})), "bad-options"),
        (new("options", json!({"speed": 2})), "bad-options"),
        (new("options", json!([3])), "bad-request"),
        (new("overlay", overlay), "bad-content"),
        (json!({"do": "load", "game": "ice-age", "position": {}}), "bad-position"),
        (json!({"do": "replay", "record": {}}), "bad-record"),
        (json!({"do": "replay", "record": broken}), "bad-record"),
        (json!({"do": "replay", "record": newer}), "bad-record"),
        (json!({"do": "play", "seat": other, "action": "place 5"}), "out-of-turn"),
        (json!({"do": "play", "seat": 5, "action": "place 5"}), "bad-request"),
        (json!({"do": "play", "seat": first, "action": "dance"}), "unreadable"),
        (json!({"do": "play", "seat": first, "action": "place 1"}), "illegal"),
        (json!({"do": "undo", "seat": first}), "no-undo"),
        (json!({"do": "play", "seat": first, "action": "place 5", "at": 0}), "stale"),
        (json!({"do": "play", "seat": first, "action": "place 5", "at": u64::MAX}), "stale"),
        (json!({"do": "deal", "outcome": "first s1"}), "not-by-hand"),
        (json!({"do": "deal"}), "not-by-hand"),
    ] {
        assert_eq!(engine.code(request.clone()), code, "{request}");
    }
    let illegal = engine.error(json!({"do": "play", "seat": first, "action": "place 1"}));
    assert_eq!(illegal["rule"], "IA-SETUP-05");
    assert_eq!(illegal["message"], "That region is under ice.");
    assert_eq!(illegal["arguments"], json!({}));
    assert_eq!(engine.error(json!({"do": "undo", "seat": first}))["barrier"], "chance");
    let here = engine.turn();
    assert_eq!((&here["version"], &here["seat"]), (&json!(1), &json!(first)), "nothing has changed");
    assert_eq!(engine.code(json!({"do": "turn", "table": "t"})), "no-table", "nothing was opened");
}

#[test]
fn lines_that_are_no_requests_are_answered_and_the_session_goes_on() {
    let mut engine = Engine::start();
    engine.open(3, 1);
    let before = engine.ok(json!({"do": "state"}));
    let deep = "[".repeat(100_000);
    let bad: [&[u8]; 10] = [
        b"hello",
        b"{",
        b"[]",
        b"null",
        b"{\"do\":\"turn\"} {\"do\":\"turn\"}",
        b"{\"do\":\"turn\"",
        b"{\"do\":\"log\",\"from\":1e999}",
        b"\xff\xfe\x00",
        b"{\"do\":\"\xc3\x28\"}",
        deep.as_bytes(),
    ];
    for line in bad {
        assert_eq!(code_of(&mut engine, line), "bad-json", "{}", String::from_utf8_lossy(line));
    }
    for number in ["18446744073709551615", "18446744073709551616", "-1", "1e30", "0.5"] {
        let line = format!("{{\"do\":\"log\",\"from\":{number}}}");
        assert!(engine.line(line.as_bytes()).is_object());
        let line = format!("{{\"do\":\"play\",\"seat\":{number},\"action\":\"done\"}}");
        assert_eq!(code_of(&mut engine, line.as_bytes()), "bad-request");
    }
    let long = format!("{{\"do\":\"{}\"}}", "x".repeat(9 << 20));
    assert_eq!(code_of(&mut engine, long.as_bytes()), "too-large");
    assert_eq!(engine.ok(json!({"do": "state"})), before);
    // Long names come back short.
    assert!(engine.ask(&json!({"do": "x".repeat(100_000)})).to_string().len() < 300);
    assert!(engine.ask(&json!({"do": "new", "game": "x".repeat(100_000)})).to_string().len() < 300);
    assert!(engine.ask(&json!({"do": "bot", "level": "x".repeat(100_000)})).to_string().len() < 300);
    let seat = engine.turn()["seat"].clone();
    assert!(
        engine.ask(&json!({"do": "play", "seat": seat, "action": "x".repeat(100_000)})).to_string().len()
            < 300
    );
    assert_eq!(engine.end(), Some(0), "the end of the input ends the session well");
}

#[test]
fn empty_lines_are_no_requests_and_a_last_line_needs_no_end() {
    let run = ochre_with(&["engine"], b"\n  \r\n{\"do\":\"turn\",\"id\":1}\r\n\n{\"do\":\"turn\",\"id\":2}");
    let answers: Vec<Value> = run.good().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 2);
    assert_eq!((&answers[0]["id"], &answers[1]["id"]), (&json!(1), &json!(2)));
    let after_quit = ochre_with(&["engine"], b"{\"do\":\"quit\"}\n{\"do\":\"turn\"}\n").good();
    assert_eq!(after_quit.lines().count(), 1);
}

#[test]
fn tables_are_apart_from_each_other_and_not_without_end() {
    let mut engine = Engine::start();
    for (table, seats) in [("a", 3), ("b", 5)] {
        engine.ok(
            json!({"do": "new", "game": "ice-age", "table": table, "options": {"seats": seats}, "seed": 1}),
        );
    }
    engine.ok(json!({"do": "bot", "level": "random", "play": true, "table": "a"}));
    assert_eq!(engine.ok(json!({"do": "turn", "table": "a"}))["version"], 2);
    assert_eq!(engine.ok(json!({"do": "turn", "table": "b"}))["version"], 1);
    assert_eq!(engine.ok(json!({"do": "turn", "table": "b"}))["seats"], 5);
    for number in 2..10_000 {
        engine.ok(json!({"do": "new", "game": "ice-age", "table": format!("t{number}"), "chance": "hand"}));
    }
    let one_more = json!({"do": "new", "game": "ice-age", "table": "one more"});
    assert_eq!(engine.code(one_more.clone()), "too-many-tables");
    engine.ok(json!({"do": "new", "game": "ice-age", "table": "b"}));
    engine.ok(json!({"do": "close", "table": "a"}));
    engine.ok(one_more);
}

#[test]
fn a_whole_game_can_be_dealt_by_hand_and_replays_to_the_same_log() {
    let mut engine = Engine::start();
    let opened = engine.ok(
        json!({"do": "new", "game": "ice-age", "options": {"seats": 3, "short": true}, "chance": "hand"}),
    );
    assert_eq!(
        (&opened["turn"], &opened["version"], opened.get("commitment")),
        (&json!("chance"), &json!(0), None)
    );
    assert_eq!(engine.code(json!({"do": "bot", "level": "random"})), "out-of-turn");
    assert_eq!(engine.code(json!({"do": "play", "seat": 1, "action": "place 5"})), "out-of-turn");
    assert_eq!(engine.code(json!({"do": "deal", "outcome": "first s5"})), "illegal");
    assert_eq!(engine.code(json!({"do": "deal", "outcome": "heads"})), "unreadable");
    assert_eq!(engine.code(json!({"do": "undo", "seat": 1})), "no-undo");
    let mut dealt = 0;
    loop {
        match engine.turn()["turn"].as_str().unwrap() {
            "over" => break,
            "chance" => {
                let outcomes = engine.ok(json!({"do": "outcomes"}));
                let outcomes = outcomes.as_array().unwrap();
                assert!(outcomes.iter().all(|it| it["weight"].as_u64() > Some(0)));
                // Every other time whoever asks decides, in between the weights do.
                dealt += 1;
                let answer = if dealt % 2 == 0 {
                    engine.ok(json!({"do": "deal", "outcome": outcomes[dealt % outcomes.len()]["outcome"]}))
                } else {
                    engine.ok(json!({"do": "deal"}))
                };
                assert!(outcomes.iter().any(|it| it["outcome"] == answer["dealt"]));
            }
            _ => {
                engine.step("random");
            }
        }
    }
    assert_eq!(engine.code(json!({"do": "deal"})), "out-of-turn");
    assert_eq!(engine.error(json!({"do": "undo", "seat": 1}))["barrier"], "over");
    let record = engine.ok(json!({"do": "record", "seed": true}));
    assert_eq!((record.get("seed"), record.get("commitment")), (None, None));
    let answers = |engine: &mut Engine, table: &str| {
        let mut all = vec![engine.ok(json!({"do": "state", "table": table}))];
        all.extend((1..=3).map(|seat| engine.ok(json!({"do": "log", "seat": seat, "table": table}))));
        all
    };
    let live = answers(&mut engine, "main");
    engine.ok(json!({"do": "replay", "record": record, "table": "again"}));
    assert_eq!(answers(&mut engine, "again"), live);
}

#[test]
fn a_seeded_game_replays_to_the_same_log_and_goes_on_with_the_same_seed() {
    let record = finished_game(3, 8);
    let mut engine = Engine::start();
    let mut live = Engine::start();
    live.open(3, 8);
    for at in [1, 30, 60] {
        while live.turn()["version"].as_u64() < Some(at) {
            live.step("random");
        }
        engine.ok(json!({"do": "replay", "record": record, "at": at}));
        for seat in 1..=3 {
            let log = json!({"do": "log", "seat": seat});
            assert_eq!(engine.ok(log.clone()), live.ok(log));
        }
        assert_eq!(engine.ok(json!({"do": "state"})), live.ok(json!({"do": "state"})));
    }
    assert_eq!(engine.play_on(5_000)["turn"], "over");
    assert_eq!(engine.ok(json!({"do": "record", "seed": true})), record, "the same bots, the same dealer");
    // Before its opening, the table is dealt by hand.
    assert_eq!(engine.ok(json!({"do": "replay", "record": record, "at": 0}))["turn"], "chance");
    assert_eq!(engine.ok(json!({"do": "deal", "outcome": "first s2"}))["seat"], 2);
}

#[test]
fn a_choice_can_be_taken_back_until_another_seat_or_chance_has_acted() {
    let mut engine = Engine::start();
    let seat = engine.open(3, 1)["seat"].clone();
    let before = engine.ok(json!({"do": "state"}));
    let log = engine.ok(json!({"do": "log"}));
    engine.step("random");
    assert_ne!(engine.ok(json!({"do": "state"})), before);
    engine.ok(json!({"do": "undo", "seat": seat}));
    assert_eq!(engine.ok(json!({"do": "state"})), before);
    assert_eq!(engine.ok(json!({"do": "log"})), log, "what was taken back is not told");
    engine.step("random");
    engine.step("random");
    assert_eq!(engine.error(json!({"do": "undo", "seat": seat}))["barrier"], "other-seat");
}

#[test]
fn a_refusal_is_a_sentence_in_the_language_of_the_session() {
    let lines = [
        json!({"do": "new", "game": "ice-age", "options": {"seats": 3}, "chance": "hand"}),
        json!({"do": "deal", "outcome": "first s1"}),
        json!({"do": "play", "seat": 1, "action": "place 1"}),
        json!({"do": "undo", "seat": 1}),
    ];
    let input = lines.iter().map(|line| format!("{line}\n")).collect::<String>();
    let messages = ["en", "fr"].map(|language| {
        let out = ochre_with(&["engine", "--language", language], input.as_bytes()).good();
        let answers: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(answers[2]["error"]["rule"], "IA-SETUP-05");
        assert_eq!(answers[3]["error"]["barrier"], "chance");
        let message = |index: usize| answers[index]["error"]["message"].as_str().unwrap().to_owned();
        for message in [message(2), message(3)] {
            assert!(message.contains(' ') && message.ends_with('.') && !message.contains('⟨'), "{message}");
        }
        [message(2), message(3)]
    });
    assert!(messages[0][0] != messages[1][0] && messages[0][1] != messages[1][1], "{messages:?}");
}

#[test]
fn an_unknown_option_is_answered_with_what_there_is() {
    let mut engine = Engine::start();
    let error = engine.error(json!({"do": "new", "game": "ice-age", "options": {"shrot": true}}));
    let message = error["message"].as_str().unwrap();
    assert!(message.contains("did you mean 'short'?") && message.contains("seats (a number from 3 to 5)"));
}
