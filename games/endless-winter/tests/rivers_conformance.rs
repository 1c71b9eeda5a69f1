//! The game keeps the contract of the table with Rivers & Rafts and the Warriors.

use endless_winter::{EndlessWinter, options::Options};
use table::{
    Rules,
    conformance::{Plan, run_some},
};

#[test]
fn the_game_keeps_the_contract_with_the_expansion() {
    let plan = Plan {
        games: std::env::var("OCHRE_CONFORMANCE_GAMES")
            .ok()
            .and_then(|games| games.parse().ok())
            .unwrap_or(200),
        thorough_one_in: 200,
        ..Plan::default()
    };
    let combinations = Options::every_expanded();
    assert_eq!(combinations.len(), 48);
    assert_eq!(EndlessWinter::every_options().len(), 36 + 48);
    let report = run_some::<EndlessWinter>(&plan, combinations).unwrap_or_else(|finding| panic!("{finding}"));
    println!("{report:?}");
}
