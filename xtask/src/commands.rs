//! Running other programs in the workspace.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

/// The folder that holds the workspace manifest.
///
/// Cargo sets the variable at run time. The path known at compile time is only a fallback: two checkouts that share a
/// target folder also share this program.
pub(crate) fn workspace_root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.parent().map(Path::to_path_buf).unwrap_or(here)
}

/// The cargo that started this program, so that every step uses one toolchain.
pub(crate) fn cargo(root: &Path, arguments: &[&str]) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root);
    command
}

/// Runs a command to its end, with its output going straight to the terminal.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let line = describe(command);
    let status = command.status().with_context(|| format!("`{line}` could not be started"))?;
    ensure!(status.success(), "`{line}` failed ({status})");
    Ok(())
}

/// Runs a command to its end and returns what it printed.
pub(crate) fn output(command: &mut Command) -> Result<Vec<u8>> {
    let line = describe(command);
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("`{line}` could not be started"))?;
    ensure!(output.status.success(), "`{line}` failed ({})", output.status);
    Ok(output.stdout)
}

/// Whether a cargo subcommand is installed.
pub(crate) fn has_cargo_subcommand(root: &Path, name: &str) -> bool {
    cargo(root, &[name, "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// The command as a person would type it.
pub(crate) fn describe(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let mut words = vec![program.file_stem().unwrap_or(command.get_program()).to_string_lossy()];
    words.extend(command.get_args().map(|word| word.to_string_lossy()));
    words.join(" ")
}
