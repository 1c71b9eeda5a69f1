//! Positions from outside: saved ones with a few values changed. Whatever `check` accepts must be playable.

use rand::{Rng, SeedableRng, rngs::SmallRng};
use serde::Deserialize;
use serde_json::Value;

use super::{
    game::step,
    messages::Keys,
    promise::{Breach, Broken, Promise, catching},
};
use crate::{
    Rules, Turn, Viewer,
    odds::{Odds, below},
};

/// How many positions to spoil.
#[derive(Clone, Debug)]
pub struct Spoiling {
    /// Positions of random games, for each combination of options.
    pub positions: u32,
    /// Spoiled copies of each.
    pub copies: u32,
    /// Steps an accepted copy is played on.
    pub steps: u32,
    /// First seed.
    pub seed: u64,
}

impl Default for Spoiling {
    fn default() -> Self {
        Self { positions: 100, copies: 30, steps: 60, seed: 1 }
    }
}

/// What happened to the spoiled positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Spoiled {
    /// Refused, in reading or by `check`.
    pub refused: u64,
    /// Accepted, and played.
    pub played: u64,
}

/// Spoils positions of every combination of options; fails with the first accepted one that cannot be played.
pub fn run_spoiled<R: Rules>(plan: &Spoiling) -> Result<Spoiled, Breach> {
    let mut spoiled = Spoiled::default();
    for (options, seed) in R::every_options().iter().zip(plan.seed..) {
        catching(Promise::NoPanic, || spoil_game::<R>(options, seed, plan, &mut spoiled))
            .map_err(|broken| broken.in_game::<R>(options, seed, 0))?;
    }
    Ok(spoiled)
}

fn spoil_game<R: Rules>(
    options: &R::Options,
    seed: u64,
    plan: &Spoiling,
    spoiled: &mut Spoiled,
) -> Result<(), Broken> {
    let rules = R::new(options, &R::standard_content()).map_err(Promise::OptionsAccepted.by("new"))?;
    let mut rng = SmallRng::seed_from_u64(seed);
    for _ in 0..plan.positions {
        let [saved, other] = [reach(&rules, &mut rng)?, reach(&rules, &mut rng)?];
        let saved = serde_json::to_value(saved).map_err(Promise::SaveAndLoad.by("saving"))?;
        let other = serde_json::to_value(other).map_err(Promise::SaveAndLoad.by("saving"))?;
        let mut words = Vec::new();
        collect_words(&saved, &mut words);
        for _ in 0..plan.copies {
            let copy = spoiled_copy(&saved, &other, &words, &mut rng);
            let played = catching(Promise::AcceptedPositionsPlay, || {
                let state = R::State::deserialize(&copy).ok().filter(|state| rules.check(state).is_ok());
                state.map(|mut state| play_on(&rules, &mut state, plan.steps, &mut rng)).transpose()
            });
            match played {
                Ok(None) => spoiled.refused += 1,
                Ok(Some(())) => spoiled.played += 1,
                Err(Broken { promise, detail }) => return promise.broken(format!("{detail}\nfrom {copy}")),
            }
        }
    }
    Ok(())
}

/// A saved position with a few values changed.
pub(super) fn spoiled_copy(saved: &Value, other: &Value, words: &[String], rng: &mut impl Rng) -> Value {
    let mut copy = saved.clone();
    match below(rng, 4) {
        0 => transplant(&mut copy, other, rng),
        1 => shift(&mut copy, rng),
        _ => spoil(&mut copy, words, rng),
    }
    if below(rng, 3) == 0 {
        spoil(&mut copy, words, rng);
    }
    copy
}

/// A position after a random number of random steps.
pub(super) fn reach<R: Rules>(rules: &R, rng: &mut impl Rng) -> Result<R::State, Broken> {
    let mut state = rules.start();
    let mut lists = (Vec::new(), Odds::new());
    for _ in 0..below(rng, 500) {
        if step(rules, &mut state, &mut lists, rng)? == Turn::Over {
            break;
        }
    }
    Ok(state)
}

/// Every word in the value, so that a name can be replaced by one that means something.
pub(super) fn collect_words(value: &Value, words: &mut Vec<String>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| collect_words(item, words)),
        Value::Object(fields) => {
            for (name, field) in fields {
                words.push(name.clone());
                collect_words(field, words);
            }
        }
        Value::String(word) => words.push(word.clone()),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Changes one value somewhere inside.
fn spoil(value: &mut Value, words: &[String], rng: &mut impl Rng) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let at = below(rng, fields.len() as u32) as usize;
            if let Some(field) = fields.values_mut().nth(at) {
                spoil(field, words, rng);
            }
        }
        Value::Array(items) if !items.is_empty() => {
            let at = below(rng, items.len() as u32) as usize;
            match below(rng, 12) {
                0 => drop(items.remove(at)),
                1 => items.push(items[at].clone()),
                _ => spoil(&mut items[at], words, rng),
            }
        }
        Value::String(word) => {
            if let Some(other) = words.get(below(rng, words.len().max(1) as u32) as usize) {
                other.clone_into(word);
            }
        }
        Value::Bool(truth) => *truth = !*truth,
        Value::Number(_) => {
            // Small numbers include seats that no game, or not this one, has.
            let bound = if below(rng, 4) == 0 { 256 } else { 10 };
            *value = Value::from(below(rng, bound));
        }
        Value::Null => *value = Value::from(below(rng, 6)),
        Value::Object(_) | Value::Array(_) => {}
    }
}

/// Replaces one part of the position, or two, by those of another one.
fn transplant(value: &mut Value, other: &Value, rng: &mut impl Rng) {
    let (Value::Object(fields), Value::Object(others)) = (value, other) else { return };
    for _ in 0..=below(rng, 2) {
        let at = below(rng, fields.len().max(1) as u32) as usize;
        if let Some((name, field)) = fields.iter_mut().nth(at)
            && let Some(theirs) = others.get(name)
        {
            field.clone_from(theirs);
        }
    }
}

/// Moves a few pieces from one number to another, so that sums stay what they were.
fn shift(value: &mut Value, rng: &mut impl Rng) {
    let mut numbers = Vec::new();
    collect_numbers(value, &mut numbers);
    let Some(count) = u32::try_from(numbers.len()).ok().filter(|&count| count > 1) else { return };
    let (from, to, by) =
        (below(rng, count) as usize, below(rng, count) as usize, 1 + i64::from(below(rng, 3)));
    for (at, change) in [(from, -by), (to, by)] {
        if let Some(number) = numbers[at].as_i64() {
            *numbers[at] = Value::from(number + change);
        }
    }
}

fn collect_numbers<'a>(value: &'a mut Value, numbers: &mut Vec<&'a mut Value>) {
    match value {
        Value::Number(_) => numbers.push(value),
        Value::Array(items) => items.iter_mut().for_each(|item| collect_numbers(item, numbers)),
        Value::Object(fields) => fields.values_mut().for_each(|field| collect_numbers(field, numbers)),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// Asks everything about the position, then plays on at random.
pub(super) fn play_on<R: Rules>(
    rules: &R,
    state: &mut R::State,
    steps: u32,
    rng: &mut impl Rng,
) -> Result<(), Broken> {
    for viewer in Viewer::all(rules.seats()) {
        let observation = rules.observe(state, viewer);
        rules.render_text(&observation, viewer, &Keys);
        let imagined = rules.imagine(&observation, viewer, rng);
        Promise::AcceptedPositionsPlay.unless(rules.observe(&imagined, viewer) == observation, || {
            format!("{viewer:?} can tell an imagined position from it")
        })?;
    }
    rules.standings(state);
    let mut lists = (Vec::new(), Odds::new());
    for _ in 0..steps {
        if let Turn::Choose(_) = rules.turn(state) {
            rules.question(state);
            lists.0.clear();
            rules.legal_actions(state, &mut lists.0);
            lists.0.iter().for_each(|&action| drop(rules.describe_action(state, action)));
        }
        match step(rules, state, &mut lists, rng) {
            Ok(Turn::Over) => return Ok(()),
            Ok(Turn::Choose(_) | Turn::Chance) => {}
            Err(Broken { promise, detail }) => {
                return Promise::AcceptedPositionsPlay.broken(format!("{promise}: not so: {detail}"));
            }
        }
    }
    Ok(())
}
