//! `ochre bench` with a counting allocator, run by `cargo xtask bench`.
//!
//! A global allocator belongs to a whole program. The counter is in this one, so that the `ochre` that serves tables
//! has the system's allocator.

use std::process::ExitCode;

fn main() -> ExitCode {
    ochre::bench(&|work| allocation_counter::measure(work).count_total)
}
