//! Endless Winter keeps the contract with Rivers & Rafts and the Warriors.

use endless_winter::{EndlessWinter, Options};
use table::{
    Rules,
    conformance::{Plan, run_some},
};

/// Two, three and four seats with rivers, Warriors or both, one to three Landmarks, each module in or out, and the other reading of
/// the Central River tile.
#[test]
fn the_expansion_keeps_the_contract_at_every_table() {
    let combinations = Options::every_expanded();
    assert_eq!(combinations.len(), 93);
    assert_eq!(EndlessWinter::every_options().len(), 36 + 93);
    let plan = Plan { games: 200, thorough_one_in: 200, ..Plan::default() };
    let report = run_some::<EndlessWinter>(&plan, combinations).unwrap_or_else(|finding| panic!("{finding}"));
    assert_eq!((report.combinations, report.games), (93, 18_600));
    println!("{report:?}");
}
