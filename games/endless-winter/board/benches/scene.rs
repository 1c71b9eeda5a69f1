//! How long it takes to draw a full table.
#![allow(clippy::unwrap_used, missing_docs, reason = "a bench stops where something is wrong")]

use divan::Bencher;
use endless_winter::{Module, Options};
use endless_winter_board::EndlessWinterBoard;
use pages::conformance;

fn main() {
    divan::main();
}

/// Four seats and all modules, some rounds into a random game, seen by whoever must choose.
#[divan::bench]
fn full_scene(bencher: Bencher<'_, '_>) {
    let options = Options { glacier_tokens: Module::In, rest_tokens: Module::In, ..Options::seats(4) }
        .with_landmarks(3)
        .with_warriors();
    bencher.bench_local(conformance::sample_view::<EndlessWinterBoard>(&options).unwrap());
}
