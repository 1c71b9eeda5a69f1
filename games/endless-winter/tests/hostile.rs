//! Positions from strangers: whatever `check` accepts, everything else handles.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use endless_winter::{EndlessWinter, State, content::Content};
use rand::{Rng, SeedableRng, rngs::SmallRng};
use serde_json::Value;
use table::{
    Appraise, Rules, Seat, Turn, Viewer,
    journal::{Notes, Silent},
    odds::{Odds, below},
    text::{Phrase, Words},
};

struct Keys;
impl Words for Keys {
    fn say(&self, phrase: &Phrase) -> String {
        phrase.key.to_string()
    }
}

/// Every number in the value, by path.
fn leaves<'a>(value: &'a mut Value, out: &mut Vec<&'a mut Value>) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| leaves(item, out)),
        Value::Object(fields) => fields.values_mut().for_each(|field| leaves(field, out)),
        Value::Number(_) => out.push(value),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

fn step(rules: &EndlessWinter, state: &mut State, rng: &mut SmallRng) -> bool {
    match rules.turn(state) {
        Turn::Over => false,
        Turn::Choose(_) => {
            let mut actions = Vec::new();
            rules.legal(state, &mut actions);
            assert!(!actions.is_empty());
            let pick = actions[below(rng, actions.len() as u32) as usize];
            rules.play(state, pick, &mut Silent).unwrap();
            true
        }
        Turn::Chance => {
            let mut odds = Odds::new();
            rules.outcomes(state, &mut odds);
            rules.deal(state, odds.sample(rng).unwrap(), &mut Silent).unwrap();
            true
        }
    }
}

/// Does everything the contract offers with a position.
fn use_up(rules: &EndlessWinter, state: &State, rng: &mut SmallRng) {
    let mut actions = Vec::new();
    rules.legal(state, &mut actions);
    for &action in &actions {
        let mut next = *state;
        let mut notes = Notes::default();
        rules.play(&mut next, action, &mut notes).unwrap();
        notes.0.iter().for_each(|(_, note)| drop(rules.tell(note)));
        drop(rules.describe(state, action));
        assert!(rules.appraise(&next, Seat::new(0)).is_finite());
    }
    if let Turn::Choose(_) = rules.turn(state) {
        drop(rules.question(state));
    }
    drop(rules.standings(state));
    for viewer in Viewer::all(rules.seats()) {
        let sight = rules.sight(state, viewer);
        drop(rules.sketch(&sight, viewer, &Keys));
        let _ = rules.imagine(&sight, viewer, rng);
    }
    let mut later = *state;
    for _ in 0..60 {
        if !step(rules, &mut later, rng) {
            break;
        }
    }
}

/// Numbers of saved positions are changed at random; most are refused, the others can be played.
#[test]
fn a_changed_position_is_refused_or_playable() {
    let mut rng = SmallRng::seed_from_u64(7);
    let (mut refused, mut accepted) = (0, 0);
    for options in EndlessWinter::every_options() {
        let rules = EndlessWinter::new(&options, &Content::standard()).unwrap();
        let mut state = rules.start();
        let mut more = true;
        while more {
            for _ in 0..below(&mut rng, 40) {
                more = more && step(&rules, &mut state, &mut rng);
            }
            let saved = serde_json::to_value(state).unwrap();
            for _ in 0..20 {
                let mut changed = saved.clone();
                let mut numbers = Vec::new();
                leaves(&mut changed, &mut numbers);
                for _ in 0..=below(&mut rng, 2) {
                    let at = below(&mut rng, numbers.len() as u32) as usize;
                    let bound = if rng.next_u32().is_multiple_of(2) { 4 } else { 256 };
                    *numbers[at] = Value::from(below(&mut rng, bound));
                }
                let Ok(loaded) = serde_json::from_value::<State>(changed) else {
                    refused += 1;
                    continue;
                };
                if rules.check(&loaded).is_ok() {
                    accepted += 1;
                    use_up(&rules, &loaded, &mut rng);
                } else {
                    refused += 1;
                }
            }
        }
    }
    assert!(refused > accepted && accepted > 1_000, "{refused} refused, {accepted} accepted");
}
