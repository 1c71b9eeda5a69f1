//! Records from anywhere: reading, replaying and verifying one never panics. The fuzzer changes records of finished games, or
//! writes one itself.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use ochre_fuzz::finished_games;
use serde_json::Value;
use table::{conformance::change_value, record::Record};

static GAMES: LazyLock<Vec<Value>> = LazyLock::new(finished_games);

fuzz_target!(|data: &[u8]| {
    let Some((&first, rest)) = data.split_first() else { return };
    let text = match GAMES.get(usize::from(first)) {
        Some(game) => change_value(game, rest).to_string(),
        None => String::from_utf8_lossy(rest).into_owned(),
    };
    let Ok(record) = Record::from_json(&text) else { return };
    assert_eq!(Record::from_json(&record.to_json()).ok().as_ref(), Some(&record), "a record reads back");
    if let Some(game) = catalog::find(&record.game) {
        let _ = game.boxed().replay(&record, None);
        let _ = game.boxed().verify(&record);
    }
});
