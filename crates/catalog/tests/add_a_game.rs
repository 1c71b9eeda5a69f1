//! The guide `docs/add-a-game.md` and its example are true.

#![allow(clippy::unwrap_used, reason = "tests stop where they fail")]

#[path = "../../../docs/examples/embers.rs"]
#[allow(
    missing_docs,
    clippy::missing_docs_in_private_items,
    unreachable_pub,
    reason = "the guide explains it"
)]
mod embers;

#[path = "../../../docs/examples/embers_tests.rs"]
mod embers_tests;

use table::conformance::{Plan, run};

#[test]
fn the_example_game_keeps_the_contract() {
    let report = run::<embers::Embers>(&Plan { games: 500, ..Plan::default() }).unwrap();
    assert_eq!((report.combinations, report.games), (1, 500));
}

/// Whatever the guide shows as Rust stands in the example or in its tests, word for word.
#[test]
fn the_guide_quotes_the_example() {
    let guide = include_str!("../../../docs/add-a-game.md");
    let example = [
        include_str!("../../../docs/examples/embers.rs"),
        include_str!("../../../docs/examples/embers_tests.rs"),
    ];
    let blocks: Vec<&str> =
        guide.split("```rust\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(blocks.len() >= 3);
    for block in blocks {
        assert!(
            example.iter().any(|file| file.contains(block)),
            "the guide shows what the example does not have:\n{block}"
        );
    }
}
