//! How long it takes to draw a full table.
#![allow(clippy::unwrap_used, missing_docs, reason = "a bench stops where something is wrong")]

use divan::Bencher;
use ice_age::Options;
use ice_age_board::IceAgeBoard;
use pages::conformance;

fn main() {
    divan::main();
}

/// Five seats, some rounds into a random game, seen by whoever must choose.
#[divan::bench]
fn full_scene(bencher: Bencher<'_, '_>) {
    let options = Options { seats: 5, ..Options::default() };
    bencher.bench_local(conformance::sample_view::<IceAgeBoard>(&options).unwrap());
}
