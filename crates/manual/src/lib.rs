//! Man pages and shell completions of `ochre`, made from the definition of its command line.
//!
//! They are made by a program of its own, so that the `ochre` that serves tables does not carry the generators.

use std::{fs, io, path::Path};

use clap_complete::Shell;

/// The shells for which there are completions, and the folder of each.
const SHELLS: [(Shell, &str); 3] = [(Shell::Bash, "bash"), (Shell::Zsh, "zsh"), (Shell::Fish, "fish")];

/// Writes one man page for each command to `folder/man1`, and the completions to `folder/bash`, `zsh` and `fish`.
pub fn write(folder: &Path) -> io::Result<()> {
    let pages = folder.join("man1");
    fs::create_dir_all(&pages)?;
    clap_mangen::generate_to(ochre::command(), &pages)?;
    for (shell, name) in SHELLS {
        let folder = folder.join(name);
        fs::create_dir_all(&folder)?;
        clap_complete::generate_to(shell, &mut ochre::command(), "ochre", &folder)?;
    }
    Ok(())
}
