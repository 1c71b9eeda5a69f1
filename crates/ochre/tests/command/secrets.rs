//! A seat's view and log reveal nothing of other hands.

use crate::common::Engine;
use serde_json::{Value, json};

/// The ids of the kinds of cards, in the order of a position's counts.
const CARDS: [&str; 22] = [
    "L-ice",
    "L-mtn",
    "L-stone",
    "L-steppe",
    "L-forest",
    "L-pasture",
    "L-drive",
    "L-club",
    "L-swap",
    "L-fire",
    "L-mammoth",
    "L-trek",
    "L-camp",
    "L-cult",
    "D-feast",
    "D-guest",
    "D-raid",
    "D-strike",
    "D-hunt",
    "D-ember",
    "D-gift",
    "D-cult",
];

/// Every card id anywhere in a value.
fn cards(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(text) => {
            found.extend(text.split(' ').filter(|word| CARDS.contains(word)).map(str::to_owned));
        }
        Value::Array(items) => items.iter().for_each(|item| cards(item, found)),
        Value::Object(fields) => fields.values().for_each(|field| cards(field, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// The hand of a seat in a position, as a sorted list of ids.
fn hand(state: &Value, seat: usize) -> Vec<String> {
    let counts = state["players"][seat - 1]["hand"].as_array().unwrap();
    CARDS
        .iter()
        .zip(counts)
        .flat_map(|(card, count)| vec![(*card).to_owned(); count.as_u64().unwrap() as usize])
        .collect()
}

/// The cards put under a pile, as far as `seat` knows them, the next one to be reached first.
fn known_under(state: &Value, pile: &str, seat: Option<usize>) -> Vec<Value> {
    let under = state[pile]["under"].as_array().unwrap();
    let knows = |to: u64| seat.map_or(to == 255, |seat| to >> (seat - 1) & 1 == 1);
    under
        .iter()
        .rev()
        .map(|it| if knows(it["to"].as_u64().unwrap()) { it["card"].clone() } else { Value::Null })
        .collect()
}

#[test]
fn at_every_step_a_view_holds_only_the_cards_of_the_viewer() {
    let mut engine = Engine::start();
    engine.open(3, 21);
    let (mut steps, mut put_away) = (0, 0);
    while engine.turn()["turn"] != "over" {
        let state = engine.ok(json!({"do": "state"}));
        for viewer in [None, Some(1), Some(2), Some(3)] {
            let view = engine.ok(json!({"do": "view", "seat": viewer}));
            let observation = &view["observation"];
            for (seat, player) in (1..).zip(observation["players"].as_array().unwrap()) {
                let expected = if viewer == Some(seat) { json!(hand(&state, seat)) } else { Value::Null };
                assert_eq!(player["hand"], expected, "step {steps}, viewer {viewer:?}, seat {seat}");
            }
            for (deck, pile) in [("light", "light_pile"), ("dark", "dark_pile")] {
                let seen = observation[deck]["pile"]["under"].as_array().unwrap();
                let seen: Vec<Value> = seen.iter().map(|it| it["card"].clone()).collect();
                assert_eq!(seen, known_under(&state, pile, viewer), "step {steps}, viewer {viewer:?}");
                put_away += seen.iter().filter(|card| card.is_null()).count();
            }
            // Whatever else names a card is in everybody's observation: the visible discards and the card performed.
            let mut rest = view.clone();
            rest["observation"]["players"] = Value::Null;
            for deck in ["light", "dark"] {
                rest["observation"][deck]["pile"] = Value::Null;
            }
            let acting = view["turn"] == json!({"choose": viewer});
            if acting {
                rest["actions"] = Value::Null;
            } else {
                assert_eq!(view["actions"], json!([]), "only the choosing seat is told its choices");
            }
            let mut named = Vec::new();
            cards(&rest, &mut named);
            let public = [&state["tops"][0], &state["tops"][1], &state["task"]["card"]];
            for card in named {
                assert!(public.contains(&&json!(card)), "step {steps}, viewer {viewer:?}: {card}\n{rest}");
            }
        }
        engine.step("random");
        steps += 1;
    }
    assert!(steps > 100 && put_away > 100, "{steps} steps, {put_away} cards unseen under a pile");
}

#[test]
fn draws_and_discards_are_logged_for_their_owner_alone() {
    let mut engine = Engine::start();
    engine.open(4, 22);
    let mut secrets = 0;
    let mut read = [0; 5];
    while engine.turn()["turn"] != "over" {
        let chooser = engine.turn()["seat"].as_u64().unwrap() as usize;
        engine.step("random");
        for viewer in 0..=4_usize {
            let seat = (viewer > 0).then_some(viewer);
            let log = engine.ok(json!({"do": "log", "seat": seat}));
            let log = log.as_array().unwrap();
            for entry in &log[read[viewer]..] {
                let text = entry["text"].as_str().unwrap();
                // The words of a secret begin with "You": they may only ever reach the seat that acts, or a seat that is
                // dealt its opening hand.
                if text.starts_with("You ") {
                    let opening = text.starts_with("You are dealt ") && read[viewer] < 30;
                    assert!(viewer == chooser || opening, "seat {viewer} reads \"{text}\" of seat {chooser}");
                    let secret = ["You are dealt ", "You draw ", "You put "];
                    assert!(secret.iter().any(|words| text.starts_with(words)), "{text}");
                    secrets += 1;
                } else {
                    let put = text.contains(" under its pile") && !text.contains(" puts one ");
                    let told = text.contains(" draws ") || put;
                    let by_colour = text.contains(" a light card") || text.contains(" a dark card");
                    assert!(!told || by_colour, "seat {viewer} reads \"{text}\"");
                }
            }
            read[viewer] = log.len();
        }
    }
    assert!(secrets > 60, "only {secrets} secrets were told");
}

/// In Rise of Tribes only the order of the decks is hidden. A table replayed without its seed does not have that order, and
/// views and log must not differ from it.
#[test]
fn no_view_of_rise_of_tribes_depends_on_the_order_of_a_deck() {
    let mut engine = Engine::start();
    let options = json!({"seats": 3, "elders": true, "powers": true});
    engine.ok(json!({"do": "new", "game": "rise-of-tribes", "options": options, "seed": 23}));
    let (mut steps, mut before_a_draw) = (0, 0);
    while engine.turn()["turn"] != "over" {
        let seat = engine.turn()["seat"].clone();
        let actions = engine.ok(json!({"do": "view", "seat": seat}))["actions"].to_string();
        let draws = actions.contains("\"draw\"");
        if draws || steps % 40 == 0 {
            let record = engine.ok(json!({"do": "record"}));
            assert!(
                record.get("seed").is_none_or(Value::is_null),
                "the record of a running game has no seed"
            );
            engine.ok(json!({"do": "replay", "table": "twin", "record": record}));
            for viewer in [None, Some(1), Some(2), Some(3)] {
                for request in ["view", "log"] {
                    let real = engine.ok(json!({"do": request, "seat": viewer}));
                    let twin = engine.ok(json!({"do": request, "seat": viewer, "table": "twin"}));
                    assert_eq!(real, twin, "step {steps}, viewer {viewer:?}: {request}");
                }
            }
            engine.ok(json!({"do": "close", "table": "twin"}));
            before_a_draw += usize::from(draws);
        }
        engine.step("random");
        steps += 1;
    }
    assert!(steps > 200 && before_a_draw > 3, "{steps} steps, {before_a_draw} before a draw");
}
