//! The fuzzer chooses: every byte decides an action, a deal or a probe. The first two pick the options.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use ochre_fuzz::every_table;
use rise_of_tribes::RiseOfTribes;
use table::conformance::play_bytes;

static TABLES: LazyLock<Vec<RiseOfTribes>> = LazyLock::new(every_table);

fuzz_target!(|data: &[u8]| {
    if let [one, other, rest @ ..] = data {
        play_bytes(&TABLES[usize::from(u16::from_le_bytes([*one, *other])) % TABLES.len()], rest);
    }
});
