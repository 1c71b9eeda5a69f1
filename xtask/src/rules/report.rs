//! The coverage as text and as JSON.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use anyhow::Result;
use rulebook::Proof;
use serde::Serialize;

use super::coverage::{Coverage, CoveredRule};

/// A line per index and a line per problem; or only the rules that lack a test.
pub(super) fn text(coverage: &Coverage, only_missing: bool) -> String {
    let mut out = String::new();
    // Writing into a string cannot fail.
    if only_missing {
        for covered in coverage.rules.values().filter(|c| c.is_missing()) {
            let rule = &covered.rule;
            let _ = writeln!(out, "{}: {} {}", covered.location(), rule.id, rule.text);
        }
        return out;
    }
    for (file, tally) in tallies(coverage) {
        let _ = writeln!(
            out,
            "{file}  {} rules, {} tested, {} not testable, {} missing",
            tally.tested + tally.not_testable + tally.missing,
            tally.tested,
            tally.not_testable,
            tally.missing
        );
    }
    for problem in &coverage.problems {
        let _ = writeln!(out, "{problem}");
    }
    out
}

#[derive(Default)]
struct Tally {
    tested: usize,
    not_testable: usize,
    missing: usize,
}

fn tallies(coverage: &Coverage) -> BTreeMap<String, Tally> {
    let mut tallies = BTreeMap::<String, Tally>::new();
    for covered in coverage.rules.values() {
        let name = Path::new(&covered.file).file_stem().unwrap_or_default().to_string_lossy();
        let tally = tallies.entry(name.into_owned()).or_default();
        if covered.rule.proof != Proof::ByTest {
            tally.not_testable += 1;
        } else if covered.is_missing() {
            tally.missing += 1;
        } else {
            tally.tested += 1;
        }
    }
    tallies
}

#[derive(Serialize)]
struct Entry<'a> {
    file: &'a str,
    line: usize,
    text: &'a str,
    tests: Vec<&'a str>,
    not_testable: Option<&'a str>,
}

impl<'a> Entry<'a> {
    fn new(covered: &'a CoveredRule) -> Self {
        let rule = &covered.rule;
        Entry {
            file: &covered.file,
            line: rule.line,
            text: &rule.text,
            tests: covered.tests.iter().map(String::as_str).collect(),
            not_testable: match &rule.proof {
                Proof::ByTest => None,
                Proof::NotTestable(reason) => Some(reason),
                Proof::Unexplained => Some(""),
            },
        }
    }
}

/// A map from the ID of each rule (or of each rule that lacks a test) to its place, text and tests.
pub(super) fn json(coverage: &Coverage, only_missing: bool) -> Result<String> {
    let map: BTreeMap<String, Entry<'_>> = coverage
        .rules
        .iter()
        .filter(|(_, covered)| !only_missing || covered.is_missing())
        .map(|(id, covered)| (id.to_string(), Entry::new(covered)))
        .collect();
    Ok(serde_json::to_string_pretty(&map)?)
}

#[cfg(test)]
mod tests {
    use super::super::{citations, sources};
    use super::*;

    fn coverage() -> Coverage {
        let index = "\
- IA-MIG-01 One.
- IA-MIG-02 Two.
- IA-COMP-09 A strip. (not testable: no effect)
";
        let source = "/// IA-MIG-01\n#[test] fn a() {}\n/// IA-MIG-01\n#[test] fn b() {}";
        Coverage::new(
            sources::rules_of("docs/rules/ice-age.md", index).unwrap(),
            citations::citations("t.rs", source).unwrap(),
        )
    }

    #[test]
    fn the_text_counts_per_index_and_lists_problems() {
        assert_eq!(
            text(&coverage(), false),
            "ice-age  3 rules, 1 tested, 1 not testable, 1 missing\n\
             docs/rules/ice-age.md:2: no test cites IA-MIG-02; add `/// IA-MIG-02` above a test that proves it\n"
        );
    }

    #[test]
    fn the_missing_rules_can_be_listed_alone() {
        assert_eq!(text(&coverage(), true), "docs/rules/ice-age.md:2: IA-MIG-02 Two.\n");
        let json: serde_json::Value = serde_json::from_str(&json(&coverage(), true).unwrap()).unwrap();
        assert_eq!(json.as_object().unwrap().len(), 1);
    }

    #[test]
    fn the_json_maps_each_rule_to_its_tests() {
        let json: serde_json::Value = serde_json::from_str(&json(&coverage(), false).unwrap()).unwrap();
        assert_eq!(
            json["IA-MIG-01"],
            serde_json::json!({
                "file": "docs/rules/ice-age.md",
                "line": 1,
                "text": "One.",
                "tests": ["t.rs::a", "t.rs::b"],
                "not_testable": null,
            })
        );
        assert_eq!(json["IA-COMP-09"]["not_testable"], "no effect");
    }
}
