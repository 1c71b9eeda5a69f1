//! Rulings are named by the rules they change.
//!
//! A ruling that names a rule interprets, restricts or extends it, so that rule names the ruling; a ruling that no rule names
//! would be found by nobody who looks up the rule. Worked examples are excepted: a ruling names them as evidence.

use std::collections::{BTreeMap, BTreeSet};

use rulebook::{RuleId, mentions};

use super::Location;
use super::problem::{Problem, ProblemKind};
use super::sources::SourcedRule;

/// Every missing reference between the rulings and the other rules of one language.
pub(super) fn problems(rules: &[SourcedRule]) -> Vec<Problem> {
    let ids: BTreeSet<&RuleId> = rules.iter().map(|sourced| &sourced.rule.id).collect();
    let named: BTreeMap<&RuleId, BTreeSet<&RuleId>> =
        rules.iter().map(|sourced| (&sourced.rule.id, named_by(sourced, &ids))).collect();
    let mut problems = Vec::new();
    for SourcedRule { rule, file } in rules.iter().filter(|sourced| is_ruling(&sourced.rule.id)) {
        let ruling = &rule.id;
        if !named.iter().any(|(id, names)| !is_ruling(id) && names.contains(ruling)) {
            let location = Location { file: file.clone(), line: rule.line };
            problems.push(Problem { location, kind: ProblemKind::UnnamedRuling { ruling: ruling.clone() } });
        }
    }
    for SourcedRule { rule, file } in rules.iter().filter(|sourced| can_be_changed(&sourced.rule.id)) {
        let id = &rule.id;
        for (&ruling, names) in named.iter().filter(|(ruling, _)| is_ruling(ruling)) {
            if names.contains(id) && !named[id].contains(ruling) {
                let location = Location { file: file.clone(), line: rule.line };
                let kind = ProblemKind::ChangedUnnoted { id: id.clone(), ruling: ruling.clone() };
                problems.push(Problem { location, kind });
            }
        }
    }
    problems
}

/// The rules that the text of a rule names, ranges included.
fn named_by<'a>(sourced: &SourcedRule, ids: &BTreeSet<&'a RuleId>) -> BTreeSet<&'a RuleId> {
    let mut named = BTreeSet::new();
    for found in mentions(&sourced.rule.text) {
        let (first, last) = found.mention.ends();
        if first <= last {
            named.extend(ids.range::<RuleId, _>(first..=last));
        }
    }
    named
}

fn is_ruling(id: &RuleId) -> bool {
    id.family().ends_with("-RULING")
}

fn can_be_changed(id: &RuleId) -> bool {
    !is_ruling(id) && !id.family().ends_with("-EX")
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::super::sources;
    use super::*;

    fn messages(rules: &[SourcedRule]) -> Vec<String> {
        problems(rules).iter().map(ToString::to_string).collect()
    }

    fn found(index: &str) -> Vec<String> {
        messages(&sources::rules_of("r.md", index).unwrap())
    }

    #[test]
    fn a_rule_and_its_ruling_name_each_other() {
        for index in [
            "- IA-MIG-01 One. (IA-RULING-01)\n- IA-RULING-01 Changes IA-MIG-01.\n",
            "- IA-MIG-01 One: IA-RULING-01..02.\n- IA-RULING-01 Ours.\n- IA-RULING-02 Also ours.\n",
            "- IA-MIG-01 One (IA-RULING-01).\n- IA-EX-01 Four.\n- IA-RULING-01 As IA-EX-01 shows.\n",
            "- IA-MIG-01 One (IA-RULING-01, IA-RULING-02).\n- IA-RULING-01 A.\n- IA-RULING-02 As IA-RULING-01.\n",
            "| ID | What |\n|---|---|\n| IA-DEC-01 | play (IA-RULING-01) |\n\n- IA-RULING-01 On IA-DEC-01.\n",
        ] {
            assert_eq!(found(index), [""; 0], "{index}");
        }
    }

    #[test]
    fn a_missing_reference_is_a_problem_of_the_rule_that_lacks_it() {
        for (index, expected) in [
            (
                "- IA-MIG-01 One. (IA-RULING-01)\n- IA-MIG-02 Two.\n- IA-RULING-01 Changes IA-MIG-02.\n",
                &["r.md:2: IA-RULING-01 changes IA-MIG-02, which does not say so; add `(IA-RULING-01)` to it"]
                    as &[&str],
            ),
            (
                "- IA-MIG-01 One. (IA-RULING-01)\n- IA-MIG-02 Two.\n- IA-MIG-03 Three.\n- IA-RULING-01 On IA-MIG-01..02.\n",
                &[
                    "r.md:2: IA-RULING-01 changes IA-MIG-02, which does not say so; add `(IA-RULING-01)` to it",
                ],
            ),
            (
                "- IA-MIG-01 One.\n- IA-RULING-01 Ours.\n",
                &["r.md:2: no rule names IA-RULING-01; add `(IA-RULING-01)` to the rule it is about"],
            ),
            (
                "- IA-MIG-01 One. (RULING-01)\n- IA-RULING-01 Ours.\n- IA-RULING-02 As IA-RULING-01, IA-MIG-01.\n",
                &[
                    "r.md:2: no rule names IA-RULING-01; add `(IA-RULING-01)` to the rule it is about",
                    "r.md:3: no rule names IA-RULING-02; add `(IA-RULING-02)` to the rule it is about",
                    "r.md:1: IA-RULING-02 changes IA-MIG-01, which does not say so; add `(IA-RULING-02)` to it",
                ],
            ),
        ] {
            assert_eq!(found(index), expected, "{index}");
        }
    }

    /// A mistake planted in the indexes of this repository, in every language.
    #[test]
    fn a_reference_taken_from_an_index_is_missed() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let mut languages = sources::translations(&root).unwrap();
        languages.push(sources::rules(&root).unwrap());
        assert!(languages.len() >= 2);
        for mut rules in languages {
            assert_eq!(messages(&rules), [""; 0]);
            // Not every box has its rules in every language.
            let Some(changed) = rules.iter_mut().find(|it| it.rule.id.to_string() == "IA-MIG-11") else {
                continue;
            };
            changed.rule.text = changed.rule.text.replace("IA-RULING-16", "");
            let found = messages(&rules);
            assert!(found.iter().any(|it| it.contains("IA-RULING-16 changes IA-MIG-11")), "{found:?}");
        }
    }
}
