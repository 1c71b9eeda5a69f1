//! `ochre`: a digital table for prehistoric strategy board games.

use std::process::ExitCode;

/// Pages are drawn as many short strings, on several threads at once.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    ochre::main()
}
