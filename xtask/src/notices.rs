//! The licence texts of the crates that the program contains, as their licences demand. The server serves the file.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    fs,
    path::Path,
};

use anyhow::{Context, Result, ensure};

use crate::{
    commands,
    licences::{Package, packages},
};

/// The file, relative to the workspace.
const FILE: &str = "crates/server/THIRD-PARTY.txt";

/// Texts of what is not a crate: what it is, and the file with its licence.
const OTHERS: &[(&str, &str)] = &[(
    "idiomorph, https://github.com/bigskysoftware/idiomorph (0BSD)",
    "crates/pages/assets/idiomorph/LICENSE",
)];

const HEAD: &str = "Ochre contains the software below, under the licences that follow the list.
SQLite, which is part of libsqlite3-sys, is in the public domain.
Written by `cargo xtask licences --write` from Cargo.lock.
";

/// Writes the file.
pub(crate) fn write(root: &Path) -> Result<()> {
    let packages = linked(root)?;
    let mut text = format!("{HEAD}\n{}", list(&packages));
    for (holders, licence) in texts(root, &packages)? {
        let holders: Vec<String> = holders.into_iter().collect();
        // Writing to a string cannot fail.
        let _ = write!(text, "\n{}\n{}\n\n{licence}\n", "-".repeat(100), holders.join(", "));
    }
    fs::write(root.join(FILE), text).with_context(|| format!("cannot write {FILE}"))?;
    println!("{} packages in {FILE}", packages.len());
    Ok(())
}

/// Fails if the file lists other packages than the program contains.
pub(crate) fn check(root: &Path) -> Result<()> {
    let text = fs::read_to_string(root.join(FILE)).with_context(|| format!("cannot read {FILE}"))?;
    let expected = format!("{HEAD}\n{}", list(&linked(root)?));
    ensure!(
        text.starts_with(&expected),
        "{FILE} does not list the packages of Cargo.lock: run `cargo xtask licences --write`"
    );
    Ok(())
}

/// One line for each package.
fn list(packages: &[Package]) -> String {
    let mut lines: Vec<String> = OTHERS.iter().map(|(name, _)| format!("{name}\n")).collect();
    lines.extend(packages.iter().map(|package| {
        format!(
            "{} {} ({})\n",
            package.name,
            package.version,
            package.license.as_deref().unwrap_or("no licence")
        )
    }));
    lines.concat()
}

/// The packages from outside that the program is linked with, on any system, sorted.
fn linked(root: &Path) -> Result<Vec<Package>> {
    let arguments = [
        "tree", "--locked", "-p", "ochre", "--edges", "normal", "--target", "all", "--prefix", "none",
        "--format", "{p}",
    ];
    let tree = String::from_utf8(commands::output(&mut commands::cargo(root, &arguments))?)?;
    let linked: BTreeSet<(&str, &str)> = tree
        .lines()
        .filter_map(|line| line.split_once(" v"))
        .map(|(name, rest)| (name, rest.split_whitespace().next().unwrap_or_default()))
        .collect();
    let mut found: Vec<Package> = packages(root)?
        .into_iter()
        .filter(|package| package.source.is_some())
        .filter(|package| linked.contains(&(package.name.as_str(), package.version.as_str())))
        .collect();
    found.sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
    Ok(found)
}

/// The licence texts, each with the packages that carry it, in the order of the first of them.
fn texts(root: &Path, packages: &[Package]) -> Result<Vec<(BTreeSet<String>, String)>> {
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut add = |text: String, holder: String| texts.entry(text).or_default().insert(holder);
    for (name, file) in OTHERS {
        add(read(&root.join(file))?, (*name).to_owned());
    }
    for package in packages {
        let files = licence_files(package)?;
        let holder = format!("{} {}", package.name, package.version);
        if files.is_empty() {
            let text = if allows(package, "Apache-2.0") {
                read(&root.join("LICENSE-APACHE"))?
            } else {
                named(package)
            };
            add(text, holder);
            continue;
        }
        for text in files {
            add(text, holder.clone());
        }
    }
    let mut texts: Vec<_> = texts.into_iter().map(|(text, holders)| (holders, text)).collect();
    texts.sort();
    Ok(texts)
}

/// What stands in for the licence text of a package that only names its licence.
fn named(package: &Package) -> String {
    let authors =
        if package.authors.is_empty() { "not named".to_owned() } else { package.authors.join(", ") };
    format!(
        "The package contains no licence text. Licence: {}. Authors: {authors}. Source: {}",
        package.license.as_deref().unwrap_or("none"),
        package.repository.as_deref().unwrap_or("not named"),
    )
}

fn allows(package: &Package, licence: &str) -> bool {
    package.license.as_deref().is_some_and(|expression| expression.contains(licence))
}

/// The licence files of a package. Of a choice of licences, the text of the shorter one is enough.
fn licence_files(package: &Package) -> Result<Vec<String>> {
    let folder = package.manifest_path.parent().context("a manifest is in a folder")?;
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        let is_licence = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"]
            .iter()
            .any(|start| name.starts_with(start));
        if is_licence && path.is_file() {
            files.push((name, read(&path)?));
        }
    }
    files.sort();
    let has_choice = allows(package, " OR ") || allows(package, "/");
    if has_choice && files.iter().any(|(_, text)| !is_apache(text)) {
        files.retain(|(_, text)| !is_apache(text));
    }
    Ok(files.into_iter().map(|(_, text)| text).collect())
}

fn is_apache(text: &str) -> bool {
    text.contains("Apache License") && text.contains("TERMS AND CONDITIONS")
}

/// A text file without differences of line ends and of space at line ends.
fn read(path: &Path) -> Result<String> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let text = String::from_utf8_lossy(&bytes);
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    Ok(lines.join("\n").trim_matches('\n').to_owned())
}
