//! How long it takes to draw a full table.
#![allow(clippy::unwrap_used, missing_docs, reason = "a bench stops where something is wrong")]

use divan::Bencher;
use pages::conformance;
use rise_of_tribes::Options;
use rise_of_tribes_board::RiseOfTribesBoard;

fn main() {
    divan::main();
}

/// Four seats and all modules, some rounds into a random game, seen by whoever must choose.
#[divan::bench]
fn full_scene(bencher: Bencher<'_, '_>) {
    let options = Options { seats: 4, elders: true, powers: true, random_tiles: 8, ..Options::default() };
    bencher.bench_local(conformance::sample_view::<RiseOfTribesBoard>(&options).unwrap());
}
