//! Rule coverage: every rule in `docs/rules` is proved by a test that cites it, and names the rulings that change it.

mod citations;
mod coverage;
mod problem;
mod report;
mod rulings;
mod sources;

use std::fmt;
use std::path::Path;

use anyhow::{Result, ensure};

use coverage::Coverage;

/// What `cargo xtask rules` prints.
#[derive(clap::Args, Default)]
pub(crate) struct Output {
    /// Print a JSON map from each rule to the tests that cite it
    #[arg(long)]
    json: bool,
    /// Show only the rules that no test cites
    #[arg(long)]
    missing: bool,
}

/// Checks the coverage and prints a summary with every problem.
pub(crate) fn check(root: &Path) -> Result<()> {
    run(root, &Output::default())
}

/// Checks the coverage and prints what was asked for. Fails if there is any problem.
pub(crate) fn run(root: &Path, output: &Output) -> Result<()> {
    let rules = sources::rules(root)?;
    let mut references = rulings::problems(&rules);
    for translation in sources::translations(root)? {
        references.extend(rulings::problems(&translation));
    }
    let mut coverage = Coverage::new(rules, sources::citations(root)?);
    coverage.problems.append(&mut references);
    if output.json {
        println!("{}", report::json(&coverage, output.missing)?);
        for problem in &coverage.problems {
            eprintln!("{problem}");
        }
    } else {
        print!("{}", report::text(&coverage, output.missing));
    }
    let problems = coverage.problems.len();
    ensure!(
        problems == 0,
        "{problems} problem(s) in docs/rules or between its rules and the tests; see above"
    );
    Ok(())
}

/// A line of a file, printed as `file:line` so that editors and terminals make it clickable.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Location {
    file: String,
    line: usize,
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}
