//! Rules and citations side by side, and everything that does not fit.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use super::Place;
use super::citations::Citation;
use super::id::{Mention, RuleId};
use super::index::{Proof, Rule};

/// Every rule with the tests that cite it, and every problem found on the way.
pub(super) struct Coverage {
    pub(super) rules: BTreeMap<RuleId, Covered>,
    pub(super) problems: Vec<Problem>,
}

/// One rule and the tests that cite it, each as `file::name`.
pub(super) struct Covered {
    pub(super) rule: Rule,
    pub(super) tests: BTreeSet<String>,
}

/// A reason to fail the check, and where to look.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Problem {
    pub(super) place: Place,
    pub(super) fault: Fault,
}

/// What can be wrong between an index and the tests.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fault {
    Untested { id: RuleId },
    StatedTwice { id: RuleId, first: Place },
    MarkWithoutReason { id: RuleId },
    MarkedButCited { id: RuleId, test: String },
    Unknown { id: RuleId, test: String },
    BadRange { range: String, test: String },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Untested { id } => write!(f, "{id} is cited by no test"),
            Fault::StatedTwice { id, first } => write!(f, "{id} is already stated at {first}"),
            Fault::MarkWithoutReason { id } => {
                write!(f, "{id} must say why: (not testable: <reason>)")
            }
            Fault::MarkedButCited { id, test } => {
                write!(f, "{id} is marked not testable, but {test} cites it")
            }
            Fault::Unknown { id, test } => write!(f, "{test} cites {id}, which is in no index"),
            Fault::BadRange { range, test } => {
                write!(f, "{test} cites {range}, which is no ascending range within one family")
            }
        }
    }
}

impl Covered {
    pub(super) fn is_missing(&self) -> bool {
        self.rule.proof == Proof::ByTest && self.tests.is_empty()
    }
}

impl Coverage {
    pub(super) fn new(rules: Vec<Rule>, citations: Vec<Citation>) -> Self {
        let mut coverage = Coverage { rules: BTreeMap::new(), problems: Vec::new() };
        for rule in rules {
            coverage.state(rule);
        }
        for citation in citations {
            coverage.cite(&citation);
        }
        coverage.look_for_gaps();
        coverage.problems.sort();
        coverage
    }

    fn state(&mut self, rule: Rule) {
        if let Some(first) = self.rules.get(&rule.id) {
            let fault = Fault::StatedTwice { id: rule.id, first: first.rule.place.clone() };
            self.report(rule.place, fault);
            return;
        }
        if rule.proof == Proof::Unexplained {
            let id = rule.id.clone();
            self.report(rule.place.clone(), Fault::MarkWithoutReason { id });
        }
        let tests = BTreeSet::new();
        self.rules.insert(rule.id.clone(), Covered { rule, tests });
    }

    fn cite(&mut self, citation: &Citation) {
        let (first, last) = match &citation.mention {
            Mention::One(id) => (id, id),
            Mention::Range(first, last) => (first, last),
        };
        let unknown: BTreeSet<&RuleId> =
            [first, last].into_iter().filter(|id| !self.rules.contains_key(id)).collect();
        for &id in &unknown {
            let (id, test) = (id.clone(), citation.test.clone());
            self.report(citation.place.clone(), Fault::Unknown { id, test });
        }
        if !unknown.is_empty() {
            return;
        }
        if !first.same_family(last) || first > last {
            let (range, test) = (citation.mention.to_string(), citation.test.clone());
            self.report(citation.place.clone(), Fault::BadRange { range, test });
            return;
        }
        let label = format!("{}::{}", citation.place.file, citation.test);
        for (_, covered) in self.rules.range_mut(first..=last) {
            covered.tests.insert(label.clone());
        }
    }

    fn look_for_gaps(&mut self) {
        let mut gaps = Vec::new();
        for (id, covered) in &self.rules {
            let place = &covered.rule.place;
            let id = id.clone();
            if covered.is_missing() {
                gaps.push((place.clone(), Fault::Untested { id }));
            } else if let Some(test) = covered.tests.first()
                && covered.rule.proof != Proof::ByTest
            {
                let test = test.clone();
                gaps.push((place.clone(), Fault::MarkedButCited { id, test }));
            }
        }
        for (place, fault) in gaps {
            self.report(place, fault);
        }
    }

    fn report(&mut self, place: Place, fault: Fault) {
        self.problems.push(Problem { place, fault });
    }
}

#[cfg(test)]
mod tests {
    use super::super::{citations, index};
    use super::*;

    fn problems(index: &str, source: &str) -> Vec<String> {
        let rules = index::rules("r.md", index);
        let cited = citations::citations("t.rs", source).unwrap();
        Coverage::new(rules, cited)
            .problems
            .iter()
            .map(|problem| format!("{}: {}", problem.place, problem.fault))
            .collect()
    }

    const INDEX: &str = "\
- IA-MIG-01 One.
- IA-MIG-02 Two.
- IA-MIG-03 Three.
- IA-MIG-03a Three and a half.
- IA-EX-01 An example.
- IA-COMP-09 A strip. (not testable: no effect)
";

    fn tests_citing(all: &[&str]) -> String {
        all.iter().enumerate().map(|(i, ids)| format!("/// {ids}\n#[test] fn t{i}() {{}}\n")).collect()
    }

    #[test]
    fn a_rule_is_covered_by_name_or_by_range() {
        for cited in [
            &["IA-MIG-01, IA-MIG-02, IA-MIG-03, IA-MIG-03a, IA-EX-01"] as &[&str],
            &["IA-MIG-01..03a", "IA-EX-01: x"],
            &["IA-MIG-01..03", "IA-MIG-03a..03a and IA-EX-01"],
            &["IA-MIG-01..IA-MIG-03a", "IA-EX-01", "IA-EX-01"],
        ] {
            assert_eq!(problems(INDEX, &tests_citing(cited)), [""; 0], "{cited:?}");
        }
    }

    #[test]
    fn every_kind_of_problem_is_reported_with_its_place() {
        let all = "IA-MIG-01..03a, IA-EX-01";
        for (cited, expected) in [
            (&["IA-MIG-01..03a"] as &[&str], "r.md:5: IA-EX-01 is cited by no test"),
            (&["IA-MIG-01..02, IA-MIG-03a, IA-EX-01"], "r.md:3: IA-MIG-03 is cited by no test"),
            (&[all, "IA-MIG-04"], "t.rs:3: t1 cites IA-MIG-04, which is in no index"),
            (&[all, "IA-MIG-1"], "t.rs:3: t1 cites IA-MIG-1, which is in no index"),
            (&[all, "IA-MIG-02..05"], "t.rs:3: t1 cites IA-MIG-05, which is in no index"),
            (
                &[all, "IA-MIG-03..01"],
                "t.rs:3: t1 cites IA-MIG-03..IA-MIG-01, which is no ascending range within one family",
            ),
            (
                &[all, "IA-EX-01..IA-MIG-02"],
                "t.rs:3: t1 cites IA-EX-01..IA-MIG-02, which is no ascending range within one family",
            ),
            (&[all, "IA-COMP-09"], "r.md:6: IA-COMP-09 is marked not testable, but t.rs::t1 cites it"),
        ] {
            assert_eq!(problems(INDEX, &tests_citing(cited)), [expected], "{cited:?}");
        }
    }

    #[test]
    fn a_rule_stated_twice_is_a_problem() {
        let index = "- IA-MIG-01 One.\n\n| IA-MIG-01 | again |\n";
        assert_eq!(
            problems(index, &tests_citing(&["IA-MIG-01"])),
            ["r.md:3: IA-MIG-01 is already stated at r.md:1"]
        );
    }

    #[test]
    fn a_mark_without_a_reason_is_a_problem() {
        assert_eq!(
            problems("- IA-MIG-01 One. (not testable)", ""),
            ["r.md:1: IA-MIG-01 must say why: (not testable: <reason>)"]
        );
    }
}
