//! The conformance suite.

use rise_of_tribes::RiseOfTribes;
use table::conformance::{Plan, Spoiling, run, run_spoiled};

/// RT-ADV-01: two, three and four seats with every combination of elders, chief powers and special terrain, 1,000 random
/// games each. No game is endless.
#[test]
fn rise_of_tribes_keeps_the_contract_at_every_table() {
    let plan = Plan { games: 1_000, thorough_one_in: 400, longest: 5_000, ..Plan::default() };
    let report = run::<RiseOfTribes>(&plan).unwrap_or_else(|finding| panic!("{finding}"));
    assert_eq!((report.combinations, report.games), (24, 24_000));
    println!("{report:?}");
}

/// Saved positions with changed values are refused, or can be played.
#[test]
fn positions_from_outside_are_refused_or_playable() {
    let spoiled =
        run_spoiled::<RiseOfTribes>(&Spoiling::default()).unwrap_or_else(|finding| panic!("{finding}"));
    assert!(spoiled.refused > 5_000 && spoiled.played > 500, "{spoiled:?}");
}
