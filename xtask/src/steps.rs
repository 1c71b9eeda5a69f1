//! Everything that must hold before a change is good, as one list of steps.
//!
//! A new check is one more line in [`STEPS`]; what tests need from the system is in [`services`].

use std::fmt;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};

use crate::{commands, licences, rules, services};

struct Step {
    title: &'static str,
    work: fn(&Path) -> Result<()>,
}

const STEPS: &[Step] = &[
    Step { title: "toolchain", work: toolchain },
    Step { title: "formatting", work: |root| cargo(root, &["fmt", "--all", "--check"]) },
    Step { title: "lints", work: lints },
    Step { title: "documentation", work: documentation },
    Step { title: "rule coverage", work: rules::check },
    Step { title: "licences", work: licences::check },
    Step { title: "packages", work: services::install_packages },
    Step { title: "tests", work: tests },
];

/// Runs all steps in order, stops at the first that fails, and ends with a table of all.
pub(crate) fn run_all(root: &Path) -> Result<()> {
    run_list(STEPS, root)
}

fn run_list(steps: &[Step], root: &Path) -> Result<()> {
    let mut rows = Vec::with_capacity(steps.len());
    let mut failure = None;
    for step in steps {
        if failure.is_some() {
            rows.push((step.title, Verdict::NotRun));
            continue;
        }
        println!("\n=== {}", step.title);
        let begin = Instant::now();
        let outcome = (step.work)(root);
        let time = begin.elapsed();
        println!("--- {}: {}", step.title, Seconds(time));
        rows.push((
            step.title,
            match outcome {
                Ok(()) => Verdict::Passed(time),
                Err(error) => {
                    eprintln!("error: {error:#}");
                    failure = Some(step.title);
                    Verdict::Failed(time)
                }
            },
        ));
    }
    println!("\n=== summary");
    for (title, verdict) in rows {
        println!("{title:<16}{verdict}");
    }
    match failure {
        None => Ok(()),
        Some(title) => Err(anyhow!("the step \"{title}\" failed")),
    }
}

#[derive(Clone, Copy)]
enum Verdict {
    Passed(Duration),
    Failed(Duration),
    NotRun,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Passed(time) => write!(f, "passed {:>9}", Seconds(*time)),
            Verdict::Failed(time) => write!(f, "FAILED {:>9}", Seconds(*time)),
            Verdict::NotRun => f.write_str("not run"),
        }
    }
}

struct Seconds(Duration);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{:.1} s", self.0.as_secs_f64()))
    }
}

fn cargo(root: &Path, arguments: &[&str]) -> Result<()> {
    commands::run(&mut commands::cargo(root, arguments))
}

/// A bare toolchain may lack the formatter and the linter; rustup can fetch them.
fn toolchain(root: &Path) -> Result<()> {
    for (subcommand, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if commands::has_cargo_subcommand(root, subcommand) {
            continue;
        }
        let mut rustup = Command::new("rustup");
        rustup.args(["component", "add", component]).current_dir(root);
        commands::run(&mut rustup).map_err(|error| {
            error.context(format!(
                "`cargo {subcommand}` is missing: add the `{component}` component to the Rust toolchain"
            ))
        })?;
    }
    Ok(())
}

fn lints(root: &Path) -> Result<()> {
    cargo(root, &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])
}

fn documentation(root: &Path) -> Result<()> {
    let mut doc = commands::cargo(root, &["doc", "--workspace", "--no-deps", "--locked"]);
    commands::run(doc.env("RUSTDOCFLAGS", "-D warnings"))
}

fn tests(root: &Path) -> Result<()> {
    let (axe, schemathesis) = (services::axe(root)?, services::schemathesis(root)?);
    let postgres = services::Postgres::start()?;
    // Who has waited for half an hour wants to know of every failure.
    let mut test = commands::cargo(root, &["test", "--workspace", "--locked", "--no-fail-fast"]);
    test.env("OCHRE_TEST_POSTGRES", postgres.url());
    test.env("OCHRE_TEST_POSTGRES_CERTIFICATE", postgres.certificate());
    test.env("OCHRE_TEST_AXE", axe).env("OCHRE_TEST_SCHEMATHESIS", schemathesis);
    commands::run(&mut test)
}

#[cfg(test)]
mod test {
    use super::*;

    #[test]
    fn all_steps_passing_is_success() {
        let steps = [Step { title: "one", work: |_| Ok(()) }];
        assert!(run_list(&steps, Path::new(".")).is_ok());
    }

    #[test]
    fn the_first_failing_step_stops_the_run_and_is_named() {
        let steps = [
            Step { title: "one", work: |_| Ok(()) },
            Step { title: "two", work: |_| Err(anyhow!("broken")) },
            Step { title: "three", work: |_| panic!("a later step ran") },
        ];
        let error = run_list(&steps, Path::new(".")).unwrap_err();
        assert_eq!(error.to_string(), "the step \"two\" failed");
    }
}
