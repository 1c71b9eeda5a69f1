//! Which tests cite which rule, and every problem between the two.

use std::collections::{BTreeMap, BTreeSet};

use rulebook::{Proof, Rule, RuleId};

use super::Location;
use super::citations::Citation;
use super::problem::{Problem, ProblemKind};
use super::sources::SourcedRule;

/// Every rule with the tests that cite it, and every problem found.
pub(super) struct Coverage {
    pub(super) rules: BTreeMap<RuleId, CoveredRule>,
    pub(super) problems: Vec<Problem>,
}

/// One rule and the tests that cite it, each as `file::name`.
pub(super) struct CoveredRule {
    pub(super) file: String,
    pub(super) rule: Rule,
    pub(super) tests: BTreeSet<String>,
}

impl CoveredRule {
    /// Should a test cite the rule, and none does?
    pub(super) fn is_missing(&self) -> bool {
        self.rule.proof == Proof::ByTest && self.tests.is_empty()
    }

    pub(super) fn location(&self) -> Location {
        Location { file: self.file.clone(), line: self.rule.line }
    }
}

impl Coverage {
    pub(super) fn new(rules: Vec<SourcedRule>, citations: Vec<Citation>) -> Self {
        let mut coverage = Coverage { rules: BTreeMap::new(), problems: Vec::new() };
        for rule in rules {
            coverage.add_rule(rule);
        }
        for citation in citations {
            coverage.add_citation(&citation);
        }
        coverage.compare_marks_with_tests();
        coverage.problems.sort();
        coverage
    }

    fn add_rule(&mut self, SourcedRule { file, rule }: SourcedRule) {
        let location = Location { file: file.clone(), line: rule.line };
        let id = rule.id.clone();
        if let Some(first) = self.rules.get(&id) {
            let first = first.location();
            self.report(location, ProblemKind::StatedTwice { id, first });
            return;
        }
        if rule.proof == Proof::Unexplained {
            self.report(location, ProblemKind::NoReason { id: id.clone() });
        }
        self.rules.insert(id, CoveredRule { file, rule, tests: BTreeSet::new() });
    }

    fn add_citation(&mut self, citation: &Citation) {
        let (first, last) = citation.mention.ends();
        let unknown: BTreeSet<&RuleId> =
            [first, last].into_iter().filter(|id| !self.rules.contains_key(id)).collect();
        for &id in &unknown {
            let (id, test) = (id.clone(), citation.test.clone());
            self.report(citation.location.clone(), ProblemKind::Unknown { id, test });
        }
        if !unknown.is_empty() {
            return;
        }
        if first.family() != last.family() || first > last {
            let (range, test) = (citation.mention.clone(), citation.test.clone());
            self.report(citation.location.clone(), ProblemKind::InvalidRange { range, test });
            return;
        }
        let label = format!("{}::{}", citation.location.file, citation.test);
        for (_, covered) in self.rules.range_mut(first..=last) {
            covered.tests.insert(label.clone());
        }
    }

    /// A rule is cited by a test or marked as not testable, never both, never neither.
    fn compare_marks_with_tests(&mut self) {
        let mut problems = Vec::new();
        for (id, covered) in &self.rules {
            let id = id.clone();
            if covered.is_missing() {
                problems.push((covered.location(), ProblemKind::Untested { id }));
            } else if let Some(test) = covered.tests.first()
                && covered.rule.proof != Proof::ByTest
            {
                let test = test.clone();
                problems.push((covered.location(), ProblemKind::CitedAnyway { id, test }));
            }
        }
        for (location, kind) in problems {
            self.report(location, kind);
        }
    }

    fn report(&mut self, location: Location, kind: ProblemKind) {
        self.problems.push(Problem { location, kind });
    }
}

#[cfg(test)]
mod tests {
    use super::super::{citations, sources};
    use super::*;

    fn problems(index: &str, source: &str) -> Vec<String> {
        let rules = sources::rules_of("r.md", index).unwrap();
        let cited = citations::citations("t.rs", source).unwrap();
        Coverage::new(rules, cited).problems.iter().map(ToString::to_string).collect()
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
            (
                &["IA-MIG-01..03a"] as &[&str],
                "r.md:5: no test cites IA-EX-01; add `/// IA-EX-01` above a test that proves it",
            ),
            (
                &["IA-MIG-01..02, IA-MIG-03a, IA-EX-01"],
                "r.md:3: no test cites IA-MIG-03; add `/// IA-MIG-03` above a test that proves it",
            ),
            (&[all, "IA-MIG-04"], "t.rs:3: test t1 cites IA-MIG-04, which no index states"),
            (&[all, "IA-MIG-1"], "t.rs:3: test t1 cites IA-MIG-1, which no index states"),
            (&[all, "IA-MIG-02..05"], "t.rs:3: test t1 cites IA-MIG-05, which no index states"),
            (
                &[all, "IA-MIG-03..01"],
                "t.rs:3: test t1 cites IA-MIG-03..IA-MIG-01; a range must ascend and stay within one family, such as IA-MIG-01..03",
            ),
            (
                &[all, "IA-EX-01..IA-MIG-02"],
                "t.rs:3: test t1 cites IA-EX-01..IA-MIG-02; a range must ascend and stay within one family, such as IA-MIG-01..03",
            ),
            (
                &[all, "IA-COMP-09"],
                "r.md:6: IA-COMP-09 is marked not testable, but t.rs::t1 cites it; remove one of the two",
            ),
        ] {
            assert_eq!(problems(INDEX, &tests_citing(cited)), [expected], "{cited:?}");
        }
    }

    #[test]
    fn a_rule_stated_twice_is_a_problem() {
        let index = "- IA-MIG-01 One.\n\n| ID | Again |\n|---|---|\n| IA-MIG-01 | again |\n";
        assert_eq!(
            problems(index, &tests_citing(&["IA-MIG-01"])),
            ["r.md:5: IA-MIG-01 is already stated at r.md:1; give it a new ID"]
        );
    }

    #[test]
    fn a_mark_without_a_reason_is_a_problem() {
        assert_eq!(
            problems("- IA-MIG-01 One. (not testable)", ""),
            ["r.md:1: IA-MIG-01 is marked not testable without a reason; write `(not testable: <reason>)`"]
        );
    }
}
