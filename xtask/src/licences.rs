//! Every dependency must be usable under a licence we accept.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use spdx::{Expression, Licensee, ParseMode};

use crate::{commands, notices};

/// Permissive licences only, so that the binary can be distributed without obligations beyond attribution.
const ALLOWED: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "MIT-0",
    "Unicode-3.0",
    "Unicode-DFS-2016",
    "Zlib",
];

/// Crates under another licence that drive tests and are never part of the binary.
const ONLY_IN_TESTS: &[&str] = &["cssparser", "cssparser-macros", "dtoa-short", "selectors", "webdriver"];

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) version: String,
    pub(crate) license: Option<String>,
    /// The registry; `None` for packages of this workspace.
    pub(crate) source: Option<String>,
    pub(crate) manifest_path: PathBuf,
    pub(crate) authors: Vec<String>,
    pub(crate) repository: Option<String>,
}

/// All packages of `Cargo.lock`.
pub(crate) fn packages(root: &Path) -> Result<Vec<Package>> {
    let arguments = ["metadata", "--format-version", "1", "--locked"];
    let json = commands::output(&mut commands::cargo(root, &arguments))?;
    let metadata: Metadata =
        serde_json::from_slice(&json).context("the output of `cargo metadata` has an unexpected format")?;
    Ok(metadata.packages)
}

/// Fails with a list of the dependencies whose licence is unknown or not allowed, or if the licence texts that the server serves
/// are not those of the dependencies.
pub(crate) fn check(root: &Path) -> Result<()> {
    let packages = packages(root)?;
    let allowed = allow_list()?;

    let mut checked = 0;
    let mut refused = Vec::new();
    let from_outside = packages.iter().filter(|package| package.source.is_some());
    for package in from_outside.filter(|package| !ONLY_IN_TESTS.contains(&package.name.as_str())) {
        checked += 1;
        if let Err(reason) = check_licence(package.license.as_deref(), &allowed) {
            refused.push(format!("{} {}: {reason}", package.name, package.version));
        }
    }
    for line in &refused {
        println!("{line}");
    }
    println!("{checked} dependencies, {} refused", refused.len());
    ensure!(
        refused.is_empty(),
        "the licence of a dependency is not allowed: see ALLOWED in xtask/src/licences.rs"
    );
    notices::check(root)
}

fn allow_list() -> Result<Vec<Licensee>> {
    ALLOWED
        .iter()
        .map(|name| {
            Licensee::parse(name).with_context(|| format!("the allow list has an invalid entry {name}"))
        })
        .collect()
}

/// Fails with the reason if no licence of the expression is allowed.
fn check_licence(licence: Option<&str>, allowed: &[Licensee]) -> Result<(), String> {
    let text = licence.ok_or("declares no licence expression")?;
    // Old crates write `MIT/Apache-2.0`, which only the lax mode reads as "or".
    let expression = Expression::parse_mode(text, ParseMode::LAX)
        .map_err(|error| format!("`{text}` is not a licence expression ({})", error.reason))?;
    let satisfied = expression.evaluate(|wanted| allowed.iter().any(|licence| licence.satisfies(wanted)));
    if satisfied { Ok(()) } else { Err(format!("`{text}` is not allowed")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_expression_passes_when_the_allow_list_satisfies_it() {
        let allowed = allow_list().unwrap();
        for (expression, passes) in [
            ("MIT", true),
            ("MIT OR Apache-2.0", true),
            ("MIT/Apache-2.0", true),
            ("GPL-3.0-only OR MIT", true),
            ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
            ("Apache-2.0 WITH LLVM-exception OR Apache-2.0", true),
            ("Apache-2.0 WITH LLVM-exception", true),
            ("GPL-3.0-only", false),
            ("MIT AND GPL-2.0-or-later", false),
            ("MPL-2.0", false),
            ("GPL-2.0 WITH Classpath-exception-2.0", false),
            ("see the file", false),
            ("", false),
        ] {
            assert_eq!(check_licence(Some(expression), &allowed).is_ok(), passes, "{expression}");
        }
    }

    #[test]
    fn a_package_without_a_licence_is_refused() {
        assert!(check_licence(None, &allow_list().unwrap()).is_err());
    }
}
