//! `ochre bench` with a counting allocator, run by `cargo xtask bench`.
//!
//! A global allocator belongs to a whole program. The counter is in this one, so that the `ochre` that serves tables
//! has the system's allocator.

use std::process::ExitCode;

use ochre::Allocations;

fn main() -> ExitCode {
    ochre::bench(&|work| {
        let measured = allocation_counter::measure(work);
        Allocations { count: measured.count_total, peak_bytes: measured.bytes_max }
    })
}
