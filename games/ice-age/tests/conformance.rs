//! Ice Age keeps the contract.

use ice_age::IceAge;
use table::conformance::{Plan, run};

/// Every seat count and both lengths, 2,000 random games each.
#[test]
fn ice_age_keeps_the_contract_at_every_table() {
    let report = run::<IceAge>(&Plan { games: 2_000, thorough_one_in: 100, ..Plan::default() })
        .unwrap_or_else(|finding| panic!("{finding}"));
    assert_eq!((report.combinations, report.games), (6, 12_000));
    println!("{report:?}");
}
