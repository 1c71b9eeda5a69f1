//! Fuzzing with libFuzzer on the stable toolchain.
//!
//! Coverage instrumentation needs unstable compiler flags, hence `RUSTC_BOOTSTRAP`. No sanitizer is used: the workspace
//! forbids `unsafe`, so a fuzzer can only find panics and failed assertions.

use std::ffi::OsStr;
use std::fs;
use std::num::NonZeroU32;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use crate::commands;

/// Runs one target or all of them, dividing the time evenly.
pub(crate) fn run(root: &Path, minutes: NonZeroU32, only: Option<&str>) -> Result<()> {
    let targets = chosen(targets(&root.join("fuzz/fuzz_targets"))?, only)?;
    let seconds = share_in_seconds(minutes, targets.len());
    if !commands::has_cargo_subcommand(root, "fuzz") {
        let install = ["install", "cargo-fuzz", "--locked"];
        commands::run(&mut commands::cargo(root, &install))?;
    }
    for target in &targets {
        println!("\n=== {target}: {seconds} s");
        let limit = format!("-max_total_time={seconds}");
        let arguments = ["fuzz", "run", "--sanitizer", "none", target.as_str(), "--", &limit];
        commands::run(commands::cargo(root, &arguments).env("RUSTC_BOOTSTRAP", "1"))
            .with_context(|| format!("the fuzz target {target} failed"))?;
    }
    Ok(())
}

fn targets(folder: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(folder).context("there is no folder fuzz/fuzz_targets")?;
    let mut names = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.extension() == Some(OsStr::new("rs"))
            && let Some(stem) = path.file_stem()
        {
            names.push(stem.to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

fn chosen(targets: Vec<String>, only: Option<&str>) -> Result<Vec<String>> {
    ensure!(!targets.is_empty(), "fuzz/fuzz_targets holds no target");
    match only {
        None => Ok(targets),
        Some(name) if targets.iter().any(|target| target == name) => Ok(vec![name.to_owned()]),
        Some(name) => bail!("there is no fuzz target {name}; there are: {}", targets.join(", ")),
    }
}

/// At least one second each: zero means "no limit" to libFuzzer.
fn share_in_seconds(minutes: NonZeroU32, targets: usize) -> u64 {
    let total = u64::from(minutes.get()) * 60;
    (total / targets.max(1) as u64).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn minutes(n: u32) -> NonZeroU32 {
        NonZeroU32::new(n).unwrap()
    }

    #[test]
    fn the_minutes_are_divided_evenly_and_never_become_zero() {
        assert_eq!(share_in_seconds(minutes(10), 1), 600);
        assert_eq!(share_in_seconds(minutes(10), 4), 150);
        assert_eq!(share_in_seconds(minutes(1), 7), 8);
        assert_eq!(share_in_seconds(minutes(1), 1000), 1);
    }

    #[test]
    fn one_target_may_be_chosen_by_name_and_an_unknown_one_is_refused() {
        let all = || vec!["journal".to_owned(), "notation".to_owned()];
        assert_eq!(chosen(all(), None).unwrap(), all());
        assert_eq!(chosen(all(), Some("notation")).unwrap(), ["notation"]);
        let error = chosen(all(), Some("notes")).unwrap_err().to_string();
        assert!(error.contains("journal, notation"), "{error}");
        assert!(chosen(Vec::new(), None).is_err());
    }
}
