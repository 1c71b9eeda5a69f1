//! A rule index says the same in every language.

use table::conformance::Finding;
use words::Language;

use super::walk::anywhere;
use crate::board::Board;

/// Line by line, every language states the rules that English states, mentions the same ones and gives the same numbers, in the
/// same kind of line; how many lines there are.
pub fn rulebook<B: Board>() -> Result<usize, Finding> {
    let first = B::rulebook(Language::English);
    for language in Language::ALL {
        let other = B::rulebook(language);
        if other.len() != first.len() {
            return Err(anywhere(format!("{language}: {} indexes, not {}", other.len(), first.len())));
        }
        for (one, other) in first.iter().zip(other) {
            same(one, other).map_err(|what| anywhere(format!("{language}: {what}")))?;
        }
    }
    Ok(first.iter().map(|index| index.lines().count()).sum())
}

fn same(one: &str, other: &str) -> Result<(), String> {
    if one.lines().count() != other.lines().count() {
        return Err(format!("{} lines, not {}", other.lines().count(), one.lines().count()));
    }
    for (number, (one, other)) in (1..).zip(one.lines().zip(other.lines())) {
        let differ = |what| Err(format!("line {number} differs in {what}: {one} / {other}"));
        if kind(one) != kind(other) {
            return differ("kind");
        }
        if rules(one) != rules(other) {
            return differ("rules");
        }
        if numbers(one) != numbers(other) {
            return differ("numbers");
        }
    }
    Ok(())
}

/// What a line is (heading, item, row), with the rule it states and the number of its cells.
fn kind(line: &str) -> (&str, Option<&str>, usize) {
    let mark = line.find(|letter: char| !"#-|`".contains(letter)).unwrap_or(line.len());
    let stated = line.strip_prefix("- ").and_then(|item| item.split([' ', ':']).next());
    (
        &line[..mark],
        stated.filter(|word| is_rule(word)),
        if mark == 0 { 0 } else { line.matches('|').count() },
    )
}

/// The rules a line names, sorted: every language has an order of its own.
fn rules(line: &str) -> Vec<&str> {
    let words = line.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    let mut found: Vec<&str> = words.filter(|word| is_rule(word)).collect();
    found.sort_unstable();
    found
}

/// The numbers in a line, sorted.
fn numbers(line: &str) -> Vec<&str> {
    let mut found: Vec<&str> = line.split(|letter: char| !letter.is_ascii_digit()).collect();
    found.retain(|number| !number.is_empty());
    found.sort_unstable();
    found
}

/// `IA-MIG-11`, `IA-CARD-L-07a`
fn is_rule(word: &str) -> bool {
    let parts: Vec<&str> = word.split('-').collect();
    parts.len() > 2
        && parts[..2].iter().all(|part| part.len() > 1 && part.bytes().all(|byte| byte.is_ascii_uppercase()))
        && parts.last().is_some_and(|last| last.starts_with(|first: char| first.is_ascii_digit()))
}
