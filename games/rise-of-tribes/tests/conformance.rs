//! The contract, proved by random games.

use rise_of_tribes::RiseOfTribes;
use table::conformance::{Plan, run};

#[test]
fn random_games_keep_the_contract() {
    let plan = Plan {
        games: std::env::var("GAMES").map_or(100, |text| text.parse().unwrap()),
        thorough_one_in: 100,
        ..Plan::default()
    };
    match run::<RiseOfTribes>(&plan) {
        Ok(report) => println!("{report:?}"),
        Err(finding) => panic!("{finding}"),
    }
}
