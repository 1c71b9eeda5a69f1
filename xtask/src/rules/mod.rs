//! Rule coverage: every rule in `docs/rules` is proved by a test that cites it.

mod citations;
mod coverage;
mod id;
mod index;
mod report;

use std::ffi::OsStr;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use coverage::Coverage;

/// What the caller wants to see.
#[derive(clap::Args, Default)]
pub(crate) struct Wish {
    /// Print a JSON map from each rule to the tests that cite it
    #[arg(long)]
    json: bool,
    /// Show only the rules that no test cites
    #[arg(long)]
    missing: bool,
}

/// Checks the coverage and prints a summary with every problem.
pub(crate) fn check(root: &Path) -> Result<()> {
    run(root, &Wish::default())
}

/// Checks the coverage and prints what was asked for; any problem is an error.
pub(crate) fn run(root: &Path, wish: &Wish) -> Result<()> {
    let coverage = measure(root)?;
    if wish.json {
        println!("{}", report::json(&coverage, wish.missing)?);
        for problem in &coverage.problems {
            eprintln!("{}: {}", problem.place, problem.fault);
        }
    } else {
        print!("{}", report::text(&coverage, wish.missing));
    }
    let problems = coverage.problems.len();
    ensure!(problems == 0, "rule coverage: {problems} problem(s)");
    Ok(())
}

fn measure(root: &Path) -> Result<Coverage> {
    let mut rules = Vec::new();
    for (name, text) in texts(root, "docs/rules", "md")? {
        // Folders hold the same rules in other languages.
        if Path::new(&name).parent() == Some(Path::new("docs/rules")) {
            rules.extend(index::rules(&name, &text));
        }
    }
    ensure!(!rules.is_empty(), "docs/rules holds no rule");
    let mut cited = Vec::new();
    for folder in ["crates", "games"] {
        for (name, text) in texts(root, folder, "rs")? {
            cited.extend(citations::citations(&name, &text)?);
        }
    }
    Ok(Coverage::new(rules, cited))
}

/// All files with an extension below a folder, as (path from the root, content), in order of path.
fn texts(root: &Path, folder: &str, extension: &str) -> Result<Vec<(String, String)>> {
    let mut paths = Vec::new();
    collect(&root.join(folder), extension, &mut paths)?;
    paths.sort();
    paths
        .into_iter()
        .map(|path| {
            let text =
                fs::read_to_string(&path).with_context(|| format!("{} cannot be read", path.display()))?;
            let name = path.strip_prefix(root).unwrap_or(&path);
            Ok((name.display().to_string(), text))
        })
        .collect()
}

fn collect(folder: &Path, extension: &str, out: &mut Vec<PathBuf>) -> Result<()> {
    let entries = fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            if path.file_name() != Some(OsStr::new("target")) {
                collect(&path, extension, out)?;
            }
        } else if path.extension() == Some(OsStr::new(extension)) {
            out.push(path);
        }
    }
    Ok(())
}

/// A line in a file, printed the way editors and terminals make clickable.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    file: String,
    line: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}
