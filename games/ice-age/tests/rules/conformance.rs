//! Ice Age keeps the contract.

use ice_age::IceAge;
use table::conformance::{Plan, Spoiling, run, run_spoiled};

/// Every combination of options, 1,000 random games each.
#[test]
fn ice_age_keeps_the_contract_at_every_table() {
    let report = run::<IceAge>(&Plan { games: 1_000, thorough_one_in: 100, ..Plan::default() })
        .unwrap_or_else(|finding| panic!("{finding}"));
    assert_eq!((report.combinations, report.games), (12, 12_000));
    println!("{report:?}");
}

/// Saved positions with changed values are refused, or can be played like any other.
#[test]
fn positions_from_outside_are_refused_or_playable() {
    let spoiled = run_spoiled::<IceAge>(&Spoiling::default()).unwrap_or_else(|finding| panic!("{finding}"));
    assert!(spoiled.refused > 5_000 && spoiled.played > 500, "{spoiled:?}");
}
