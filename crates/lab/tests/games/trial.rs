//! Reviews find planted blunders and leave good play alone.

use bots::Level;
use endless_winter::EndlessWinter;
use ice_age::IceAge;
use lab::{
    simulate::{Plan, Progress},
    trial::{Report, trial},
};
use rise_of_tribes::RiseOfTribes;
use serde_json::json;
use table::{Evaluate, any::Opening};

fn tried<R: Evaluate>(options: serde_json::Value, games: u64, threads: usize) -> Report {
    let rules: R = Opening { options, ..Opening::default() }.rules().unwrap();
    let plan = Plan { bots: vec![Level::Medium; rules.seats()], games, threads, seed: 3 };
    trial(&rules, &plan, Some(1_000), &Progress::default())
}

/// A few games at a low depth: of the planted blunders at least four of five are marked. `ochre sim GAME --bots hard --games 100
/// --review` is the long version.
fn finds_planted_blunders<R: Evaluate>(options: serde_json::Value, games: u64) {
    let report = tried::<R>(options, games, 2);
    let planted = report.planted;
    assert_eq!(report.games, games);
    assert!(planted.blunders >= games / 2, "{planted:?}");
    assert!(planted.marked * 5 >= planted.blunders * 4, "{planted:?}");
    let positions: u64 = report.reliability.iter().map(|bin| bin.positions).sum();
    assert_eq!(positions, report.decisions);
}

#[test]
fn planted_blunders_are_marked_in_ice_age() {
    finds_planted_blunders::<IceAge>(json!({"seats": 3, "short": true}), 6);
}

#[test]
fn planted_blunders_are_marked_in_endless_winter() {
    finds_planted_blunders::<EndlessWinter>(json!({"seats": 2}), 4);
}

#[test]
fn planted_blunders_are_marked_in_rise_of_tribes() {
    finds_planted_blunders::<RiseOfTribes>(json!({"seats": 2}), 6);
}

#[test]
fn a_trial_is_the_same_on_any_number_of_threads() {
    let [one, two] = [1, 2].map(|threads| tried::<RiseOfTribes>(json!({"seats": 2}), 2, threads));
    assert_eq!(Report { seconds: 0.0, ..one }, Report { seconds: 0.0, ..two });
}
