//! The fuzzer breaks positions: whatever `check` accepts must be playable without a panic.
#![no_main]

use std::sync::LazyLock;

use ice_age::{Content, IceAge, Options, State};
use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use table::{Rules, Turn, Viewer, journal::Silent, odds::Odds};

static TABLES: LazyLock<Vec<(IceAge, Vec<Value>)>> = LazyLock::new(|| {
    let content = Content::standard();
    Options::every()
        .iter()
        .filter_map(|options| IceAge::new(options, &content).ok())
        .map(|rules| {
            let positions = positions(&rules);
            (rules, positions)
        })
        .collect()
});

/// Positions of one game, evenly spread.
fn positions(rules: &IceAge) -> Vec<Value> {
    let (mut state, mut seen, mut step) = (rules.start(), Vec::new(), 0_usize);
    while advance(rules, &mut state, step) {
        step += 1;
        if step % 5 == 0 {
            seen.extend(serde_json::to_value(state));
        }
    }
    seen
}

fn advance(rules: &IceAge, state: &mut State, pick: usize) -> bool {
    let (mut actions, mut odds) = (Vec::new(), Odds::new());
    match rules.turn(state) {
        Turn::Over => false,
        Turn::Choose(_) => {
            rules.legal_actions(state, &mut actions);
            let action = actions[pick * 7 % actions.len()];
            rules.play(state, action, &mut Silent).is_ok()
        }
        Turn::Chance => {
            rules.outcomes(state, &mut odds);
            let (outcome, _) = odds.entries()[pick * 5 % odds.entries().len()];
            rules.deal(state, outcome, &mut Silent).is_ok()
        }
    }
}

/// Replaces one number, word or entry of the JSON, chosen by the bytes.
fn break_it(value: &mut Value, bytes: &mut impl Iterator<Item = u8>) {
    let mut next = || bytes.next().unwrap_or(0);
    match value {
        Value::Array(items) if !items.is_empty() => {
            let index = usize::from(next()) % items.len();
            break_it(&mut items[index], bytes);
        }
        Value::Object(fields) if !fields.is_empty() => {
            let index = usize::from(next()) % fields.len();
            if let Some((_, field)) = fields.iter_mut().nth(index) {
                break_it(field, bytes);
            }
        }
        Value::Number(_) => *value = Value::from(next()),
        Value::String(text) => {
            let words = ["play", "perform", "option", "name", "club-now", "put-away", "over", "glacier-lot", "cult-source", "L-ice", "D-gift", "L-swap", "L-cult"];
            *text = words[usize::from(next()) % words.len()].to_owned();
        }
        other => *other = Value::from(next()),
    }
}

fuzz_target!(|data: &[u8]| {
    let [table, position, changes, rest @ ..] = data else { return };
    let (rules, positions) = &TABLES[usize::from(*table) % TABLES.len()];
    let mut value = positions[usize::from(*position) % positions.len()].clone();
    let mut bytes = rest.iter().copied();
    for _ in 0..1 + changes % 4 {
        break_it(&mut value, &mut bytes);
    }
    let Ok(mut state) = serde_json::from_value::<State>(value) else { return };
    if rules.check(&state).is_err() {
        return;
    }
    for step in 0..200_usize {
        for viewer in Viewer::all(Rules::seats(rules)) {
            let view = rules.view(&state, viewer);
            std::hint::black_box(view.to_json(rules));
        }
        if !advance(rules, &mut state, step + usize::from(bytes.next().unwrap_or(0))) {
            assert_eq!(rules.turn(&state), Turn::Over, "an accepted position gets stuck: {state:?}");
            return;
        }
    }
});
