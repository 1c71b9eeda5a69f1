//! The fuzzer changes positions: whatever `check` accepts must be playable without a panic.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use ochre_fuzz::some_positions;
use rise_of_tribes::RiseOfTribes;
use serde_json::Value;
use table::conformance::load_bytes;

static TABLES: LazyLock<Vec<(RiseOfTribes, Vec<Value>)>> = LazyLock::new(some_positions);

fuzz_target!(|data: &[u8]| {
    if let Some((&first, rest)) = data.split_first() {
        let (rules, positions) = &TABLES[usize::from(first) % TABLES.len()];
        load_bytes(rules, positions, rest);
    }
});
