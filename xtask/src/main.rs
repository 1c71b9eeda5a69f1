//! `cargo xtask`: the development tasks of the workspace.

use std::process::ExitCode;

fn main() -> ExitCode {
    xtask::main()
}
