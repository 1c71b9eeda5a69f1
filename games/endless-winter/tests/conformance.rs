//! The game keeps the contract of the table.

use endless_winter::{EndlessWinter, options::Options};
use table::conformance::{Plan, run_some};

#[test]
fn the_game_keeps_the_contract_with_every_combination_of_options() {
    let plan = Plan {
        games: std::env::var("OCHRE_CONFORMANCE_GAMES")
            .ok()
            .and_then(|games| games.parse().ok())
            .unwrap_or(1_000),
        thorough_one_in: 500,
        ..Plan::default()
    };
    let report =
        run_some::<EndlessWinter>(&plan, Options::every_base()).unwrap_or_else(|finding| panic!("{finding}"));
    assert_eq!(report.combinations, 36);
    println!("{report:?}");
}
