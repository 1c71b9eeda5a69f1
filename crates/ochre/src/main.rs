//! `ochre`: a digital table for prehistoric strategy board games.

use std::process::ExitCode;

fn main() -> ExitCode {
    ochre::main()
}
