//! `ochre-manual FOLDER` writes the man pages and completions of `ochre` to a folder; run by `cargo xtask dist`.

use std::{env, path::PathBuf, process::ExitCode};

fn main() -> ExitCode {
    let mut arguments = env::args_os().skip(1);
    let (Some(folder), None) = (arguments.next().map(PathBuf::from), arguments.next()) else {
        eprintln!("usage: ochre-manual FOLDER");
        return ExitCode::FAILURE;
    };
    match manual::write(&folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("ochre-manual: {}: {error}", folder.display());
            ExitCode::FAILURE
        }
    }
}
