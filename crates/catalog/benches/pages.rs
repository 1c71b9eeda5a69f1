//! How long a whole page takes, game by game: `cargo bench -p catalog --bench pages`.

#![allow(clippy::unwrap_used, reason = "a broken game should stop the bench")]

#[path = "../tests/common/mod.rs"]
mod common;

use divan::{Bencher, black_box};

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
