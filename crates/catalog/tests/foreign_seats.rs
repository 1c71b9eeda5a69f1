//! Seats a game does not have: refused wherever they are read, never taken for another seat.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail as tests do")]

use serde_json::{Value, json};
use table::{
    Seat, Turn, Viewer,
    any::{AnyTable, Opening, Rejection},
    dealer::Seed,
};

/// The first seat number no game here has.
const FOREIGN: std::ops::RangeInclusive<u64> = 6..=Seat::LIMIT as u64;
/// Decisions played to reach positions of every phase.
const DECISIONS: usize = 120;

/// Plays the game with its default options, always choosing differently, and calls `visit` before every decision.
fn play(game: &dyn catalog::Game, mut visit: impl FnMut(&dyn AnyTable)) {
    let opening = Opening { seed: Some(Seed::from_number(7)), ..Opening::default() };
    let mut table = game.boxed().open(&opening).unwrap();
    for step in 0..DECISIONS {
        let Turn::Choose(seat) = table.turn() else { return };
        visit(&*table);
        let choices = table.choices();
        table.play(seat, &choices[step * 7 % choices.len()].action, None).unwrap();
    }
}

/// The paths of all numbers in the value.
fn numbers(value: &Value, path: &str, found: &mut Vec<String>) {
    match value {
        Value::Number(_) => found.push(path.to_owned()),
        Value::Array(items) => {
            (0..).zip(items).for_each(|(at, item)| numbers(item, &format!("{path}/{at}"), found));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(name, field)| numbers(field, &format!("{path}/{name}"), found));
        }
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

#[test]
fn positions_that_name_a_foreign_seat_are_refused_without_panic() {
    for game in catalog::all() {
        let mut step = 0;
        play(*game, |table| {
            step += 1;
            if step % 6 != 0 {
                return;
            }
            let position = table.position();
            let mut paths = Vec::new();
            numbers(&position, "", &mut paths);
            for (path, number) in paths.iter().zip(FOREIGN.cycle()) {
                let mut foreign = position.clone();
                *foreign.pointer_mut(path).unwrap() = json!(number);
                let opened = game.boxed().open(&Opening { position: Some(foreign), ..Opening::default() });
                // Many numbers are no seats; what is accepted must be playable.
                if let Ok(table) = opened {
                    table.choices();
                    Viewer::all(table.seats()).for_each(|viewer| drop(table.view(viewer)));
                }
            }
        });
        assert!(step > 50, "{} ended after {step} decisions", game.boxed().name());
    }
}

#[test]
fn the_seat_whose_turn_it_is_must_be_in_the_game() {
    for (name, path) in [
        ("ice-age", "/active"),
        ("ice-age", "/task/performer"),
        ("endless-winter", "/open/order/0"),
        ("rise-of-tribes", "/active"),
        ("rise-of-tribes", "/first"),
    ] {
        let game = catalog::find(name).unwrap();
        let mut position = Value::Null;
        play(game, |table| position = table.position());
        assert!(position.pointer(path).is_some_and(Value::is_u64), "{name} has no seat at {path}");
        for number in FOREIGN {
            let mut foreign = position.clone();
            *foreign.pointer_mut(path).unwrap() = json!(number);
            let opened = game.boxed().open(&Opening { position: Some(foreign), ..Opening::default() });
            assert!(opened.is_err(), "{name} accepts seat {number} at {path}");
        }
    }
}

#[test]
fn actions_that_name_a_foreign_seat_cannot_be_read() {
    for (name, actions) in [
        ("ice-age", &["name s#", "move s# 3>7"][..]),
        ("endless-winter", &["drive s# a1>a2"]),
        ("rise-of-tribes", &["give food s#", "shoot s#", "scare a1 s#"]),
    ] {
        let opening = Opening { seed: Some(Seed::from_number(7)), ..Opening::default() };
        let mut table = catalog::find(name).unwrap().boxed().open(&opening).unwrap();
        let Turn::Choose(seat) = table.turn() else { panic!("{name} begins with a choice") };
        for number in [0, 6, 7, 8, 9, 10, 255, 256, 257] {
            for action in actions {
                let action = action.replace('#', &number.to_string());
                let refused = table.play(seat, &action, None);
                assert!(matches!(refused, Err(Rejection::Unreadable(_))), "{name}: '{action}': {refused:?}");
            }
        }
    }
}
