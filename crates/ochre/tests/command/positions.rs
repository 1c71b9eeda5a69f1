//! `load`: only positions that can be are opened.

use crate::common::Engine;
use serde_json::{Value, json};

/// A position in the middle of a game of three.
fn middle(engine: &mut Engine) -> Value {
    engine.open(3, 1);
    for _ in 0..400 {
        engine.step("random");
        let state = engine.ok(json!({"do": "state"}));
        if state["step"] == "play" && state["round"] == 2 {
            return state;
        }
    }
    panic!("no turn began in the second round");
}

fn load(position: &Value) -> Value {
    json!({"do": "load", "game": "ice-age", "options": {"seats": 3}, "seed": 1, "table": "loaded", "position": position})
}

#[test]
fn a_position_can_be_taken_out_and_played_on_elsewhere() {
    let mut engine = Engine::start();
    let position = middle(&mut engine);
    let opened = engine.ok(load(&position));
    assert_eq!((&opened["version"], &opened["turn"]), (&json!(0), &json!("choose")));
    assert_eq!(engine.ok(json!({"do": "state", "table": "loaded"})), position);
    for _ in 0..40 {
        engine.ok(json!({"do": "bot", "level": "random", "play": true, "table": "loaded"}));
    }
    // The record begins with the position, and so replays.
    let record = engine.ok(json!({"do": "record", "seed": true, "table": "loaded"}));
    assert_eq!(record["position"], position);
    let state = engine.ok(json!({"do": "state", "table": "loaded"}));
    engine.ok(json!({"do": "replay", "record": record, "table": "again"}));
    assert_eq!(engine.ok(json!({"do": "state", "table": "again"})), state);
    let mut broken = record;
    broken["position"]["round"] = json!(9);
    assert_eq!(engine.code(json!({"do": "replay", "record": broken})), "bad-record");
}

#[test]
fn a_position_that_cannot_be_is_refused_with_the_rule_it_breaks() {
    let mut engine = Engine::start();
    let position = middle(&mut engine);
    let more = |value: &mut Value| *value = (value.as_u64().unwrap() + 1).into();
    type Break = Box<dyn Fn(&mut Value)>;
    let changes: Vec<(&str, Break)> = vec![
        ("IA-COMP-06", Box::new(move |it| more(&mut it["dark_pool"]))),
        ("IA-COMP-08", Box::new(move |it| more(&mut it["club_supply"]))),
        ("IA-COMP-04", Box::new(move |it| more(&mut it["mammoth_supply"]))),
        ("IA-SETUP-15", Box::new(move |it| more(&mut it["players"][0]["reserve"]))),
        ("IA-SETUP-14", Box::new(|it| it["players"][4]["stones"] = json!(1))),
        ("IA-SETUP-14", Box::new(|it| it["active"] = json!(5))),
        ("IA-FLOW-01", Box::new(|it| it["round"] = json!(0))),
        ("IA-FLOW-01", Box::new(|it| it["round"] = json!(200))),
        ("IA-CONF-16", Box::new(|it| it["board"]["warmth"][11] = json!(1))),
        ("IA-COMP-07", Box::new(|it| it["board"]["unknown_fires"] = json!([9, 9, 9]))),
        ("IA-GLAC-09", Box::new(|it| it["board"]["covered"] = json!([]))),
        ("IA-", Box::new(move |it| more(&mut it["players"][1]["hand"][0]))),
        ("IA-CARD-L-14e", Box::new(|it| it["tops"][0] = json!("L-cult"))),
        ("IA-", Box::new(|it| it["tops"][1] = json!("L-ice"))),
        ("IA-MIG-23", Box::new(|it| it["step"] = json!("over"))),
        ("IA-", Box::new(|it| it["step"] = json!("perform"))),
        ("IA-", Box::new(|it| it["step"] = json!({"settle": 5}))),
        ("IA-SCORE-07", Box::new(|it| it["players"][0]["points"] = json!([255, 255, 255]))),
    ];
    for (number, (rule, change)) in changes.iter().enumerate() {
        let mut broken = position.clone();
        change(&mut broken);
        assert_ne!(broken, position, "change {number} changes something");
        let problem = engine.error(load(&broken));
        assert_eq!(problem["code"], "bad-position", "change {number}");
        let message = problem["message"].as_str().unwrap();
        assert!(message.starts_with(&format!("position: {rule}")), "change {number}: {message}");
    }
}

#[test]
fn a_position_of_the_wrong_shape_is_refused() {
    let mut engine = Engine::start();
    let position = middle(&mut engine);
    let changes: [fn(&mut Value); 12] = [
        |it| drop(it.as_object_mut().unwrap().remove("board")),
        |it| it["extra"] = json!(1),
        |it| it["board"]["extra"] = json!(1),
        |it| it["round"] = json!(-1),
        |it| it["round"] = json!(256),
        |it| it["round"] = json!("two"),
        |it| it["active"] = json!(0),
        |it| it["active"] = json!(6),
        |it| it["step"] = json!("dance"),
        |it| it["players"][0]["hand"] = json!([1, 2, 3]),
        |it| it["board"]["covered"] = json!([12]),
        |it| *it = json!("a position"),
    ];
    for (number, change) in changes.iter().enumerate() {
        let mut broken = position.clone();
        change(&mut broken);
        let problem = engine.error(load(&broken));
        assert_eq!(problem["code"], "bad-position", "change {number}: {problem}");
    }
    // A position fits only the options it was played with.
    let mut other = load(&position);
    other["options"]["seats"] = json!(4);
    assert_eq!(engine.code(other), "bad-position");
    assert_eq!(engine.code(json!({"do": "turn", "table": "loaded"})), "no-table");
}
