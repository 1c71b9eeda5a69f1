//! Records from anywhere: reading and replaying one never panics.
#![no_main]

use ice_age::IceAge;
use libfuzzer_sys::fuzz_target;
use table::{record::Record, table::Table};

fuzz_target!(|text: &str| {
    if let Ok(record) = Record::from_json(text) {
        let _ = Table::<IceAge>::replay(&record, None);
    }
});
