//! Whatever `check` accepts can be played, even if somebody made it up.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests stop where they fail")]

use rand::{SeedableRng, rngs::SmallRng};
use rise_of_tribes::{RiseOfTribes, State};
use serde_json::Value;
use table::{
    Rules, Turn, Viewer,
    journal::Notes,
    odds::{Odds, below},
};

/// A random number of random steps from the start.
fn reached(rules: &RiseOfTribes, rng: &mut SmallRng) -> State {
    let mut state = rules.start();
    let steps = below(rng, 500);
    for _ in 0..steps {
        if !step(rules, &mut state, rng) {
            break;
        }
    }
    state
}

/// One random step, with everything looked at on the way; `false` at the end of the game.
fn step(rules: &RiseOfTribes, state: &mut State, rng: &mut SmallRng) -> bool {
    let mut notes = Notes::default();
    match rules.turn(state) {
        Turn::Over => return false,
        Turn::Chance => {
            let mut odds = Odds::new();
            rules.outcomes(state, &mut odds);
            rules.deal(state, odds.sample(rng).unwrap(), &mut notes).unwrap();
        }
        Turn::Choose(_) => {
            let mut actions = Vec::new();
            rules.legal(state, &mut actions);
            rules.question(state);
            for &action in &actions {
                rules.describe(state, action);
            }
            let action = actions[below(rng, actions.len() as u32) as usize];
            rules.play(state, action, &mut notes).unwrap();
        }
    }
    notes.0.iter().for_each(|(_, note)| drop(rules.tell(note)));
    true
}

/// Changes one value somewhere inside.
fn spoil(value: &mut Value, rng: &mut SmallRng) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let at = below(rng, fields.len() as u32) as usize;
            if let Some(field) = fields.values_mut().nth(at) {
                spoil(field, rng);
            }
        }
        Value::Array(items) if !items.is_empty() => {
            let at = below(rng, items.len() as u32) as usize;
            match below(rng, 10) {
                0 => drop(items.remove(at)),
                1 => items.push(items[at].clone()),
                _ => spoil(&mut items[at], rng),
            }
        }
        Value::Number(_) => {
            let choices = [0, 1, 2, 3, 4, 5, 7, 12, 15, 20, 200, 255];
            *value = Value::from(choices[below(rng, choices.len() as u32) as usize]);
        }
        Value::String(text) => {
            let choices =
                ["h1", "h5", "h9", "h15", "v1", "v9", "sun", "moon", "food", "stone", "end", "roll", "bow"];
            *text = choices[below(rng, choices.len() as u32) as usize].to_owned();
        }
        Value::Bool(truth) => *truth = !*truth,
        Value::Null => *value = Value::from(below(rng, 5)),
        Value::Object(_) | Value::Array(_) => {}
    }
}

/// Spoiled positions are refused, or play on to the end without a hitch.
#[test]
fn made_up_positions_are_refused_or_playable() {
    let content = RiseOfTribes::standard_content();
    let (mut refused, mut played) = (0, 0);
    for (seed, options) in RiseOfTribes::every_options().into_iter().enumerate() {
        let rules = RiseOfTribes::new(&options, &content).unwrap();
        let mut rng = SmallRng::seed_from_u64(seed as u64);
        for _ in 0..40 {
            let real = reached(&rules, &mut rng);
            rules.check(&real).unwrap();
            let value = serde_json::to_value(real).unwrap();
            for _ in 0..40 {
                let mut spoiled = value.clone();
                for _ in 0..=below(&mut rng, 2) {
                    spoil(&mut spoiled, &mut rng);
                }
                let Ok(mut state) = serde_json::from_value::<State>(spoiled) else {
                    refused += 1;
                    continue;
                };
                if rules.check(&state).is_err() {
                    refused += 1;
                    continue;
                }
                played += 1;
                for viewer in Viewer::all(rules.seats()) {
                    let sight = rules.sight(&state, viewer);
                    let imagined = rules.imagine(&sight, viewer, &mut rng);
                    assert_eq!(rules.sight(&imagined, viewer), sight);
                }
                rules.standings(&state);
                for _ in 0..120 {
                    if !step(&rules, &mut state, &mut rng) {
                        break;
                    }
                    rules.check(&state).unwrap_or_else(|flaw| panic!("{flaw}: {state:?}"));
                }
            }
        }
    }
    assert!(refused > 10_000 && played > 1_000, "{refused} refused, {played} played");
}
