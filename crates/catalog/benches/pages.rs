//! How long a whole page takes, game by game: `cargo bench -p catalog --bench pages`.

#![allow(clippy::unwrap_used, reason = "a broken game should stop the bench")]

#[path = "../tests/common/mod.rs"]
mod common;

use divan::{Bencher, black_box};
use table::Turn;

/// As many decisions as are made at a table in the minutes of a load test.
const DECISIONS: usize = 60;

fn main() {
    divan::main();
}

/// The page of a table in the middle of the game, from the position to the last byte; and its replaceable part.
#[divan::bench(args = ["ice-age", "endless-winter", "rise-of-tribes"])]
fn page_and_update(bencher: Bencher<'_, '_>, name: &str) {
    let game = catalog::find(name).unwrap();
    let table = common::played(game, 80);
    let dictionary = common::dictionary(game);
    let (_, links) = pages::assets([]);
    bencher.bench_local(|| black_box(common::drawn(game, table.as_ref(), &dictionary, &links)));
}

/// All updates of a game without pauses: after every decision, of the page of the seat that chooses next.
#[divan::bench(args = ["ice-age", "endless-winter", "rise-of-tribes"], sample_count = 3, sample_size = 1)]
fn updates_of_a_game(bencher: Bencher<'_, '_>, name: &str) {
    let game = catalog::find(name).unwrap();
    let dictionary = common::dictionary(game);
    let (_, links) = pages::assets([]);
    bencher.bench_local(|| {
        let mut rng = 11_usize;
        let mut table = game.boxed().open(&common::opening()).unwrap();
        let mut shown: Vec<Option<pages::Shown>> = vec![None; table.seats()];
        let mut bytes = 0;
        for _ in 0..DECISIONS {
            let Turn::Choose(seat) = table.turn() else { break };
            let before = shown[seat.index()].take();
            let drawing = common::with_page(game, table.as_ref(), &dictionary, &links, |ctx, model| {
                pages::table_update(ctx, model, before.as_ref())
            });
            bytes += drawing.main.0.len();
            shown[seat.index()] = Some(drawing.shown);
            let choices = table.choices();
            rng = rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let action = &choices[(rng >> 33) % choices.len()].action;
            table.play(seat, action, None).unwrap();
        }
        bytes
    });
}
