//! The fuzzer chooses: every byte decides an action, a deal or a probe. The first one picks seats and length.
#![no_main]

use std::sync::LazyLock;

use ice_age::{Content, IceAge, Options};
use libfuzzer_sys::fuzz_target;
use table::conformance::play_bytes;

static TABLES: LazyLock<Vec<IceAge>> = LazyLock::new(|| {
    let content = Content::standard();
    Options::every().iter().filter_map(|options| IceAge::new(options, &content).ok()).collect()
});

fuzz_target!(|data: &[u8]| {
    if let Some((&first, rest)) = data.split_first() {
        play_bytes(&TABLES[usize::from(first) % TABLES.len()], rest);
    }
});
