//! How long it takes to draw a full table.
#![allow(clippy::unwrap_used, missing_docs, reason = "a bench stops where something is wrong")]

use divan::Bencher;
use endless_winter::{
    EndlessWinter,
    options::{Module, Options},
};
use endless_winter_board::EndlessWinterBoard;
use pages::{AnyBoard, Desk, Drawn};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use table::{
    Rules, Turn, Viewer,
    dealer::Seed,
    table::{Dealing, Table},
};
use words::{Dictionary, Speaker};

fn main() {
    divan::main();
}

/// Four seats and all modules, some rounds into a random game, seen by whoever must choose.
#[divan::bench]
fn full_scene(bencher: Bencher<'_, '_>) {
    let options = Options { glacier_tokens: Module::In, rest_tokens: Module::In, ..Options::seats(4) }
        .with_landmarks(3)
        .with_warriors();
    let rules = EndlessWinter::new(&options, &EndlessWinter::standard_content()).unwrap();
    let mut table = Table::open(rules, None, Dealing::Seeded(Seed::from_number(7)));
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut viewer = Viewer::Public;
    for _ in 0..400 {
        let Turn::Choose(seat) = table.turn() else { break };
        viewer = Viewer::Seat(seat);
        let actions = table.view(viewer).actions;
        table.play(seat, actions[rng.random_range(0..actions.len())]).unwrap();
    }
    let board = Drawn::<EndlessWinterBoard>::new();
    let sources: Vec<_> = EndlessWinter::locales().iter().chain(board.locales()).collect();
    let dictionary = Dictionary::new("en", sources).unwrap();
    let names = ["Ada", "Björn", "Chloé", "Dagmar"].map(str::to_owned);
    let speaker = Speaker { dictionary: &dictionary, names: &names };
    let desk = Desk::new(EndlessWinter::NAME, &speaker, &names, &[]);
    bencher.bench_local(|| board.scene(&table, viewer, &desk));
}
