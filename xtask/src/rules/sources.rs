//! The files the check reads: rule indexes and Rust sources.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, ensure};
use rulebook::{Index, Rule};

use super::citations::{self, Citation};

const INDEXES: &str = "docs/rules";

/// A rule and the file that states it.
pub(super) struct SourcedRule {
    pub(super) file: String,
    pub(super) rule: Rule,
}

/// The rules of every index in `docs/rules`. Its subfolders hold [`translations`], which are compared with the original by
/// the tests of the boards.
pub(super) fn rules(root: &Path) -> Result<Vec<SourcedRule>> {
    let mut rules = Vec::new();
    for (file, text) in texts(root, INDEXES, "md")? {
        if Path::new(&file).parent() == Some(Path::new(INDEXES)) {
            rules.extend(rules_of(&file, &text)?);
        }
    }
    ensure!(!rules.is_empty(), "no rule found in {INDEXES}/*.md");
    Ok(rules)
}

/// The rules of every translated index, a list for each language.
pub(super) fn translations(root: &Path) -> Result<Vec<Vec<SourcedRule>>> {
    let mut languages = BTreeMap::<PathBuf, Vec<SourcedRule>>::new();
    for (file, text) in texts(root, INDEXES, "md")? {
        if let Some(folder) = Path::new(&file).parent().filter(|folder| *folder != Path::new(INDEXES)) {
            languages.entry(folder.to_owned()).or_default().extend(rules_of(&file, &text)?);
        }
    }
    Ok(languages.into_values().collect())
}

/// The rules of one index.
pub(super) fn rules_of(file: &str, markdown: &str) -> Result<Vec<SourcedRule>> {
    let index = Index::parse(markdown).map_err(|error| anyhow!("{file}: {error}"))?;
    Ok(index.rules().into_iter().map(|rule| SourcedRule { file: file.to_owned(), rule }).collect())
}

/// The citations of every Rust source in `crates` and `games`.
pub(super) fn citations(root: &Path) -> Result<Vec<Citation>> {
    let mut found = Vec::new();
    for folder in ["crates", "games"] {
        for (file, text) in texts(root, folder, "rs")? {
            found.extend(citations::citations(&file, &text)?);
        }
    }
    Ok(found)
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
                fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
            let file = path.strip_prefix(root).context("a collected file is not below the root")?;
            Ok((file.display().to_string(), text))
        })
        .collect()
}

fn collect(folder: &Path, extension: &str, out: &mut Vec<PathBuf>) -> Result<()> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
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
