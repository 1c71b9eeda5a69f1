//! Endless Winter keeps the contract; the expansion is in `rivers_conformance`.

use endless_winter::{EndlessWinter, Options};
use table::conformance::{Plan, Spoiling, run_some, run_spoiled};

/// EW-DEC-04: two, three and four seats with every variant and module, 1,000 random games each.
#[test]
fn endless_winter_keeps_the_contract_at_every_table() {
    let plan = Plan { games: 1_000, thorough_one_in: 500, ..Plan::default() };
    let report =
        run_some::<EndlessWinter>(&plan, Options::every_base()).unwrap_or_else(|finding| panic!("{finding}"));
    assert_eq!((report.combinations, report.games), (36, 36_000));
    println!("{report:?}");
}

/// Saved positions with changed values are refused, or can be played like any other.
#[test]
fn positions_from_outside_are_refused_or_playable() {
    let plan = Spoiling { positions: 20, ..Spoiling::default() };
    let spoiled = run_spoiled::<EndlessWinter>(&plan).unwrap_or_else(|finding| panic!("{finding}"));
    assert!(spoiled.refused > 5_000 && spoiled.played > 500, "{spoiled:?}");
}
