//! The message files of a board, compared with each other and with its sources.

use std::{collections::BTreeSet, fs, path::Path};

use table::Rules;
use words::{Language, Progress};

use super::Finding;
use super::positions::{anywhere, text};
use crate::board::Board;

/// Every language has the same messages, all with the prefix of the board, and the code below `sources` uses each of them.
/// Returns how many there are.
pub fn messages<B: Board>(sources: &Path) -> Result<usize, Finding> {
    compare::<B>(sources).map_err(anywhere)
}

fn compare<B: Board>(sources: &Path) -> Result<usize, String> {
    let own = format!("{}-board-", B::Game::NAME);
    let english = keys::<B>(Language::English)?;
    for language in languages::<B>().filter(|language| language.progress() == Progress::Complete) {
        let keys = keys::<B>(language)?;
        if let Some(key) = english.symmetric_difference(&keys).next() {
            return Err(format!("English and {} differ in {key}", language.name()));
        }
    }
    let mut code = String::new();
    read(sources, &mut code).map_err(text)?;
    let literals: BTreeSet<&str> = code.split('"').collect();
    for key in &english {
        let Some(short) = key.strip_prefix(&own) else {
            return Err(format!("{key} is not a message of the board"));
        };
        let used = |name: &str| {
            // A key may be composed with `format!`: then the literal before the first brace is its prefix.
            let heads = literals.iter().filter_map(|literal| Some(literal.split_once('{')?.0));
            let mut heads = heads.filter(|head| head.ends_with('-') && *head != own);
            literals.contains(name) || heads.any(|head| name.starts_with(head))
        };
        // Keys of the primer are composed from their parts; `conformance::primer` says them all.
        if !short.starts_with("primer-") && !used(key) && !used(short) {
            return Err(format!("{key} is never used"));
        }
    }
    Ok(english.len())
}

/// The languages a board has messages in.
pub(super) fn languages<B: Board>() -> impl Iterator<Item = Language> {
    let has = |language: &Language| B::locales().iter().any(|(tag, _)| *tag == language.tag());
    Language::ALL.into_iter().filter(has)
}

fn keys<B: Board>(language: Language) -> Result<BTreeSet<&'static str>, String> {
    let messages = B::locales().iter().find(|(tag, _)| *tag == language.tag());
    let (_, messages) = messages.ok_or_else(|| format!("there are no messages in {}", language.name()))?;
    let heads = messages.lines().filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase()));
    Ok(heads.filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect())
}

fn read(folder: &Path, code: &mut String) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            read(&path, code)?;
        } else {
            code.push_str(&fs::read_to_string(path)?);
        }
    }
    Ok(())
}
