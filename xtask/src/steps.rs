//! The checks of the project, as lists of steps.
//!
//! A new check is one more line in [`ALL`], and in [`QUICK`] if it needs no services; what tests need from the system is in
//! [`services`].

use std::fmt;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::timing::{Executables, Program};
use crate::{commands, dist, licences, rules, services, timing};

/// One check. It runs unless a step it needs failed: one mistake does not hide the next.
struct Step {
    title: &'static str,
    needs: &'static [&'static str],
    work: fn(&mut Run<'_>) -> Result<()>,
}

/// What the steps of a run share.
struct Run<'a> {
    root: &'a Path,
    executables: Executables,
    programs: Vec<Program>,
}

const fn step(
    title: &'static str,
    needs: &'static [&'static str],
    work: fn(&mut Run<'_>) -> Result<()>,
) -> Step {
    Step { title, needs, work }
}

const ALL: &[Step] = &[
    step("toolchain", &[], |run| toolchain(run.root)),
    step("formatting", &["toolchain"], |run| cargo(run.root, &["fmt", "--all", "--check"])),
    step("rule coverage", &[], |run| rules::check(run.root)),
    step("licences", &[], |run| licences::check(run.root)),
    step("lints", &["toolchain"], |run| lints(run.root)),
    step("documentation", &[], |run| documentation(run.root)),
    step("compile tests", &[], |run| compile(run, &["--workspace"])),
    step("packages", &[], |run| services::install_packages(run.root)),
    step("tests", &["compile tests", "packages"], all_tests),
    step("Debian package", &["compile tests", "packages"], |run| dist::try_out(run.root)),
];

const QUICK: &[Step] = &[
    step("toolchain", &[], |run| toolchain(run.root)),
    step("formatting", &["toolchain"], |run| cargo(run.root, &["fmt", "--all", "--check"])),
    step("rule coverage", &[], |run| rules::check(run.root)),
    step("lints", &["toolchain"], |run| lints(run.root)),
    step("compile tests", &[], |run| compile(run, QUICK_TARGETS)),
    step("tests", &["compile tests"], quick_tests),
];

/// Unit tests of all packages, rule tests of the games, and tests of the command line and the documents.
const QUICK_TARGETS: &[&str] = &[
    "--workspace",
    "--lib",
    "--bins",
    "--test",
    "rules",
    "--test",
    "budget",
    "--test",
    "command",
    "--test",
    "locales",
];

/// Tests that need a database or a tool to be installed, and random games by the thousand.
const NOT_QUICK: &[&str] = &[
    "conformance",
    "services::",
    "api::",
    "cluster::people_at",
    "delivery::",
    "serve::a_database",
    "worker::a_table",
];

/// Runs every check and prints where the time went.
pub(crate) fn run_all(root: &Path) -> Result<()> {
    run_list(ALL, root)
}

/// Runs the checks that need neither a browser nor a database.
pub(crate) fn run_quick(root: &Path) -> Result<()> {
    run_list(QUICK, root)
}

fn run_list(steps: &[Step], root: &Path) -> Result<()> {
    let mut run = Run { root, executables: Executables::default(), programs: Vec::new() };
    let mut rows: Vec<(&'static str, Verdict)> = Vec::with_capacity(steps.len());
    for step in steps {
        let passed = |title: &&&str| {
            rows.iter().any(|(known, verdict)| known == *title && matches!(verdict, Verdict::Passed(_)))
        };
        if let Some(missing) = step.needs.iter().find(|title| !passed(title)) {
            rows.push((step.title, Verdict::NotRun(missing)));
            continue;
        }
        println!("\n=== {}", step.title);
        let begin = Instant::now();
        let outcome = (step.work)(&mut run);
        let time = begin.elapsed();
        if let Err(error) = &outcome {
            eprintln!("error: {error:#}");
        }
        println!("--- {}: {}", step.title, Seconds(time));
        rows.push((step.title, if outcome.is_ok() { Verdict::Passed(time) } else { Verdict::Failed(time) }));
    }
    timing::print_slowest(&run.programs);
    println!("\n=== summary");
    for (title, verdict) in &rows {
        println!("{title:<16}{verdict}");
    }
    let failed: Vec<&str> = rows
        .iter()
        .filter(|(_, verdict)| matches!(verdict, Verdict::Failed(_)))
        .map(|(title, _)| *title)
        .collect();
    match failed.as_slice() {
        [] => Ok(()),
        [one] => bail!("the step \"{one}\" failed"),
        many => bail!("these steps failed: {}", many.join(", ")),
    }
}

#[derive(Clone, Copy)]
enum Verdict {
    Passed(Duration),
    Failed(Duration),
    /// A step it needs did not pass.
    NotRun(&'static str),
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Passed(time) => write!(f, "passed {:>9}", Seconds(*time)),
            Verdict::Failed(time) => write!(f, "FAILED {:>9}", Seconds(*time)),
            Verdict::NotRun(needed) => write!(f, "not run: needs \"{needed}\""),
        }
    }
}

/// Seconds with one decimal.
pub(crate) struct Seconds(pub(crate) Duration);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{:.1} s", self.0.as_secs_f64()))
    }
}

fn cargo(root: &Path, arguments: &[&str]) -> Result<()> {
    commands::run(&mut commands::cargo(root, arguments))
}

/// A minimal toolchain may lack the formatter and the linter; rustup can fetch them.
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

/// Compiles the tests of these targets, so that the next step measures only their run.
fn compile(run: &mut Run<'_>, targets: &[&str]) -> Result<()> {
    let mut test = commands::cargo(run.root, &["test", "--locked", "--no-run"]);
    test.args(targets).arg("--message-format=json-render-diagnostics");
    run.executables = Executables::of(&commands::output(&mut test)?)?;
    Ok(())
}

fn all_tests(run: &mut Run<'_>) -> Result<()> {
    let (axe, schemathesis) = (services::axe(run.root)?, services::schemathesis(run.root)?);
    let aiosmtpd = services::aiosmtpd(run.root)?;
    let postgres = services::Postgres::start()?;
    let mut test = commands::cargo(run.root, &["test", "--workspace", "--locked", "--no-fail-fast"]);
    test.env("OCHRE_TEST_POSTGRES", postgres.url());
    test.env("OCHRE_TEST_POSTGRES_CERTIFICATE", postgres.certificate());
    let nats = services::Nats::start()?;
    test.env("OCHRE_TEST_NATS", nats.url());
    test.env("OCHRE_TEST_AXE", axe).env("OCHRE_TEST_SCHEMATHESIS", schemathesis);
    test.env("OCHRE_TEST_AIOSMTPD", aiosmtpd);
    timed(run, &mut test)
}

fn quick_tests(run: &mut Run<'_>) -> Result<()> {
    let mut test = commands::cargo(run.root, &["test", "--locked", "--no-fail-fast"]);
    test.args(QUICK_TARGETS).arg("--");
    for name in NOT_QUICK {
        test.args(["--skip", name]);
    }
    timed(run, &mut test)
}

fn timed(run: &mut Run<'_>, test: &mut Command) -> Result<()> {
    timing::run_tests(test, &run.executables, &mut run.programs)
}

#[cfg(test)]
mod test {
    use anyhow::anyhow;

    use super::*;

    #[test]
    fn all_steps_passing_is_success() {
        let steps = [step("one", &[], |_| Ok(()))];
        assert!(run_list(&steps, Path::new(".")).is_ok());
    }

    #[test]
    fn a_failing_step_stops_only_those_that_need_it() {
        let steps = [
            step("one", &[], |_| Ok(())),
            step("two", &[], |_| Err(anyhow!("broken"))),
            step("three", &["one", "two"], |_| panic!("a step ran without what it needs")),
            step("four", &["three"], |_| panic!("a step ran without what it needs")),
            step("five", &["one"], |_| Err(anyhow!("also broken"))),
        ];
        let error = run_list(&steps, Path::new(".")).unwrap_err();
        assert_eq!(error.to_string(), "these steps failed: two, five");
    }

    #[test]
    fn every_need_is_a_step_that_runs_before() {
        for steps in [ALL, QUICK] {
            for (index, step) in steps.iter().enumerate() {
                for needed in step.needs {
                    assert!(steps[..index].iter().any(|before| before.title == *needed), "{needed}");
                }
            }
        }
    }
}
