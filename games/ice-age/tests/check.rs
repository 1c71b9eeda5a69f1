//! Positions from outside: what cannot be is refused, and whatever is accepted can be played.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail as tests do")]

mod common;

use common::{S1, S2, Scene, random::walk};
use ice_age::{Card, State, Step};
use rand::{SeedableRng, rngs::SmallRng};
use serde_json::Value;
use table::{
    Rules, Turn, Viewer,
    journal::Silent,
    odds::{Odds, below},
};

/// A position that fails with this rule.
#[track_caller]
fn flawed(rule: &str, spoil: impl FnOnce(&mut State)) {
    let mut game = Scene::new(4).hand(S1, [Card::Drive]).hunters(S1, 6, 2).hunters(S2, 7, 1).to_play(S1);
    spoil(&mut game.state);
    let flaw = game.rules.check(&game.state).unwrap_err();
    assert_eq!(flaw.rule.0, rule, "{flaw}");
}

/// A piece too many or too few, or one where it cannot be, is named with the rule it breaks.
#[test]
fn impossible_positions_are_named_with_their_rule() {
    flawed("IA-COMP-06", |state| state.dark_pool += 1);
    flawed("IA-COMP-06", |state| state.players[1].stones -= 1);
    flawed("IA-COMP-08", |state| state.club_supply -= 1);
    flawed("IA-COMP-04", |state| state.mammoth_supply += 1);
    flawed("IA-COMP-07", |state| state.board.fires[1] = 200);
    flawed("IA-COMP-07", |state| state.board.unknown_fires = [5, 5, 4]);
    flawed("IA-CONF-16", |state| state.board.unknown_fires = [4, 5, 4]);
    flawed("IA-CONF-16", |state| state.board.warmth[1] = 1);
    flawed("IA-SETUP-15", |state| state.players[0].reserve += 1);
    flawed("IA-SETUP-05", |state| state.board.fires[0] = 1);
    flawed("IA-GLAC-09", |state| state.board.covered = table::sets::Set::EMPTY);
    flawed("IA-GLAC-01", |state| {
        state.board.covered.insert(common::region(12));
        state.board.fires[11] = 0;
    });
    flawed("IA-COMP-03", |state| {
        state.light_pile.loose.take(Card::Swap);
    });
    flawed("IA-MIG-17", |state| {
        state.light_pile.loose.take(Card::Swap);
        state.players[2].hand.add(Card::Swap);
    });
    flawed("IA-SETUP-12", |state| {
        state.light_pile.loose.take(Card::Swap);
        state.dark_pile.loose.add(Card::Swap);
    });
    flawed("IA-CARD-L-14e", |state| {
        state.light_pile.loose.take(Card::LightCult);
        state.tops[0] = Some(Card::LightCult);
    });
    flawed("IA-FLOW-01", |state| state.round = 5);
    flawed("IA-FLOW-01", |state| state.round = 0);
    flawed("IA-SCORE-07", |state| state.players[3].points = [0, 0, 200]);
    flawed("IA-SETUP-14", |state| state.active = common::S5);
    flawed("IA-SETUP-14", |state| state.players[4].clubs = 1);
    flawed("IA-MIG-23", |state| state.step = Step::Glacier(S1));
    flawed("IA-MIG-02", |state| state.task.hunters = 1);
    flawed("IA-RULING-13", |state| state.idle = 40);
    flawed("IA-MIG-26", |state| state.ender = Some(S1));
    flawed("IA-MIG-20", |state| {
        let loose = std::mem::take(&mut state.light_pile.loose);
        state.discarded.pour(&loose);
    });
}

/// IA-SETUP-27: during the placement everybody has placed as many as their turns so far.
#[test]
fn an_uneven_placement_is_refused() {
    let rules = common::ice_age(3);
    let mut state = rules.start();
    let mut game = common::Game::new(rules, state);
    game.deal("first s1");
    for _ in 0..6 {
        game.play("place 6");
    }
    state = game.state;
    state.players[0].reserve -= 2;
    state.players[1].reserve += 2;
    for (seat, moved) in [(0, true), (1, false)] {
        for _ in 0..2 {
            let band = &mut state.board.bands[seat][5];
            if moved { band.add(ice_age::Arms::Bare) } else { band.remove(ice_age::Arms::Bare) }
        }
    }
    assert_eq!(game.rules.check(&state).unwrap_err().rule.0, "IA-SETUP-27");
}

/// A saved position reads back whole, its rarest fields too, and one with a field too many or too few does not.
#[test]
fn a_saved_position_reads_back_whole() {
    let mut game = Scene::new(5)
        .hand(S1, [Card::Trek])
        .hunters(S1, 6, 3)
        .clubs(S1, 1)
        .under(S2, Card::Swap)
        .discard(Card::Fire)
        .below([Card::LightCult])
        .stones(S1, 5)
        .to_play(S1);
    game.play("play L-trek").play("move s1 6>9");
    game.state.idle = 7;
    game.state.ender = Some(S1);
    game.rules.check(&game.state).unwrap();
    let text = serde_json::to_string(&game.state).unwrap();
    assert_eq!(serde_json::from_str::<State>(&text).unwrap(), game.state);
    let saved: Value = serde_json::from_str(&text).unwrap();
    for name in saved.as_object().unwrap().keys() {
        let mut spoiled = saved.clone();
        spoiled.as_object_mut().unwrap().remove(name);
        // A field that may be empty may also be missing.
        let optional = name == "ender";
        assert_eq!(serde_json::from_value::<State>(spoiled).is_ok(), optional, "without {name}");
    }
    let mut spoiled = saved;
    spoiled["luck"] = 1.into();
    assert!(serde_json::from_value::<State>(spoiled).is_err());
}

/// Every number of a saved position.
fn numbers<'a>(value: &'a mut Value, found: &mut Vec<&'a mut Value>) {
    match value {
        Value::Number(_) => found.push(value),
        Value::Array(list) => list.iter_mut().for_each(|inner| numbers(inner, found)),
        Value::Object(map) => map.values_mut().for_each(|inner| numbers(inner, found)),
        _ => {}
    }
}

/// The position with one or two numbers changed, often so that sums stay what they were, or with parts of `other`.
fn spoiled(state: &State, other: &State, rng: &mut SmallRng) -> Option<State> {
    let mut value = serde_json::to_value(state).unwrap();
    let from = serde_json::to_value(other).unwrap();
    for part in
        [&["step"][..], &["task"], &["step", "task"], &["ender"], &["step", "task", "ender", "active"]]
    {
        if below(rng, 12) == 0 {
            part.iter().for_each(|&name| value[name] = from[name].clone());
        }
    }
    let mut found = Vec::new();
    numbers(&mut value, &mut found);
    let any = |rng: &mut SmallRng| below(rng, found.len() as u32) as usize;
    let (first, second) = (any(rng), any(rng));
    let shift = 1 + i64::from(below(rng, 3));
    let read = |value: &Value| value.as_i64().unwrap();
    match below(rng, 4) {
        0 => *found[first] = below(rng, 16).into(),
        1 => *found[first] = (read(found[first]) + shift).into(),
        2 if first != second => {
            *found[first] = (read(found[first]) + shift).into();
            *found[second] = (read(found[second]) - shift).into();
        }
        _ => {}
    }
    serde_json::from_value(value).ok()
}

/// Plays on at random, asking everything on the way; stops after a while.
fn play_on(rules: &ice_age::IceAge, mut state: State, rng: &mut SmallRng) {
    let (mut actions, mut odds) = (Vec::new(), Odds::new());
    for _ in 0..60 {
        rules.question(&state);
        rules.standings(&state);
        for viewer in Viewer::all(rules.seats()) {
            let sight = rules.sight(&state, viewer);
            rules.imagine(&sight, viewer, rng);
        }
        match rules.turn(&state) {
            Turn::Over => return,
            Turn::Choose(_) => {
                actions.clear();
                rules.legal(&state, &mut actions);
                assert!(!actions.is_empty(), "a choosing seat has no action: {state:?}");
                for &action in &actions {
                    rules.describe(&state, action);
                    assert!(rules.play(&mut { state }, action, &mut Silent).is_ok(), "{action:?}: {state:?}");
                }
                let action = actions[below(rng, actions.len() as u32) as usize];
                rules.play(&mut state, action, &mut Silent).unwrap();
            }
            Turn::Chance => {
                odds.clear();
                rules.outcomes(&state, &mut odds);
                let outcome = odds.sample(rng).unwrap_or_else(|| panic!("chance has no answer: {state:?}"));
                rules.deal(&mut state, outcome, &mut Silent).unwrap();
            }
        }
        if let Err(flaw) = rules.check(&state) {
            panic!("{flaw} after a legal step: {state:?}");
        }
    }
}

/// Positions with changed numbers, or parts of another position, are refused, or play on like any other.
#[test]
fn whatever_is_accepted_can_be_played() {
    let mut rng = SmallRng::seed_from_u64(1);
    let (mut accepted, mut refused) = (0, 0);
    for seats in 3..=5 {
        let rules = common::ice_age(seats);
        for seed in 0..6 {
            let mut positions = Vec::new();
            walk(&rules, seed, |state, _, _, _| positions.push(*state));
            for state in &positions {
                for _ in 0..4 {
                    let other = &positions[below(&mut rng, positions.len() as u32) as usize];
                    let Some(spoiled) = spoiled(state, other, &mut rng) else { continue };
                    if rules.check(&spoiled).is_ok() {
                        accepted += 1;
                        play_on(&rules, spoiled, &mut rng);
                    } else {
                        refused += 1;
                    }
                }
            }
        }
    }
    assert!(accepted > 500 && refused > 5_000, "{accepted} accepted, {refused} refused");
}
