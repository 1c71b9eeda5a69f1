//! Reading a rule index: which lines of a Markdown file are rules.

use super::Place;
use super::id::RuleId;

const MARK: &str = "(not testable";

/// One rule as its index states it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Rule {
    pub(super) id: RuleId,
    pub(super) place: Place,
    pub(super) text: String,
    pub(super) proof: Proof,
}

/// How a rule says it can be proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Proof {
    ByTest,
    /// Marked `(not testable: <reason>)`.
    NotTestable(String),
    /// Marked as not testable, but without saying why.
    Unexplained,
}

/// The rules of one index: list items `- ID text` or `- ID: text`, and table rows `| ID | … |`.
pub(super) fn rules(file: &str, markdown: &str) -> Vec<Rule> {
    let mut fenced = false;
    let mut rules = Vec::new();
    for (at, line) in markdown.lines().enumerate() {
        let line = line.trim();
        if line.starts_with("```") {
            fenced = !fenced;
        }
        let Some((id, text)) = list_item(line).or_else(|| table_row(line)) else {
            continue;
        };
        if !fenced {
            rules.push(Rule {
                id,
                place: Place { file: file.to_owned(), line: at + 1 },
                proof: proof(text),
                text: text.to_owned(),
            });
        }
    }
    rules
}

fn list_item(line: &str) -> Option<(RuleId, &str)> {
    let (id, rest) = RuleId::at_start(line.strip_prefix("- ")?)?;
    let text = rest.strip_prefix(':').unwrap_or(rest);
    text.starts_with(' ').then_some((id, text.trim()))
}

fn table_row(line: &str) -> Option<(RuleId, &str)> {
    let (id, rest) = RuleId::at_start(line.strip_prefix('|')?.trim_start())?;
    let cells = rest.trim_start().strip_prefix('|')?;
    Some((id, cells.trim_end_matches('|').trim()))
}

fn proof(text: &str) -> Proof {
    let Some((_, mark)) = text.split_once(MARK) else {
        return Proof::ByTest;
    };
    let reason = mark
        .strip_prefix(':')
        .and_then(|reason| reason.rsplit_once(')'))
        .map_or("", |(reason, _)| reason.trim());
    if reason.is_empty() { Proof::Unexplained } else { Proof::NotTestable(reason.to_owned()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(line: &str) -> Option<(String, String, Proof)> {
        let mut found = rules("x.md", line);
        assert!(found.len() < 2, "{line}");
        found.pop().map(|rule| (rule.id.to_string(), rule.text, rule.proof))
    }

    #[test]
    fn list_items_and_table_rows_with_a_name_are_rules() {
        for (line, id, text) in [
            ("- IA-MIG-01 Play goes left.", "IA-MIG-01", "Play goes left."),
            ("- EW-EDGE-15b: Ties stand.", "EW-EDGE-15b", "Ties stand."),
            ("  - IA-CARD-L-06a Nested.", "IA-CARD-L-06a", "Nested."),
            ("| IA-DEC-01 | PLACEMENT | in turn | no |", "IA-DEC-01", "PLACEMENT | in turn | no"),
            ("|EW-ICON-07|a bone|", "EW-ICON-07", "a bone"),
        ] {
            let expected = (id.to_owned(), text.to_owned(), Proof::ByTest);
            assert_eq!(one(line), Some(expected), "{line}");
        }
    }

    #[test]
    fn other_lines_are_prose() {
        for line in [
            "",
            "IA-MIG-01 is about turns.",
            "- See IA-MIG-01.",
            "- IA-MIG-01, IA-MIG-02 belong together.",
            "- IA-MIG-01",
            "-IA-MIG-01 no space",
            "* IA-MIG-01 another bullet",
            "| ID | State |",
            "| about IA-MIG-01 | x |",
            "| IA-MIG-01 and more | x |",
            "# IA-MIG-01",
        ] {
            assert_eq!(one(line), None, "{line}");
        }
    }

    #[test]
    fn fenced_lines_are_examples() {
        let text = "```\n- IA-MIG-01 no rule\n```\n\n- IA-MIG-02 A rule.\n";
        let found = rules("x.md", text);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].place.to_string(), "x.md:5");
    }

    #[test]
    fn a_mark_needs_a_reason() {
        let reason = |text: &str| Proof::NotTestable(text.to_owned());
        for (text, expected) in [
            ("The strip.", Proof::ByTest),
            ("Hair is not testable.", Proof::ByTest),
            ("The strip. (not testable: no effect)", reason("no effect")),
            ("A. (not testable: wood (oak))", reason("wood (oak)")),
            ("A. (not testable: )", Proof::Unexplained),
            ("A. (not testable)", Proof::Unexplained),
            ("A. (not testable: never closed", Proof::Unexplained),
        ] {
            assert_eq!(proof(text), expected, "{text}");
        }
    }
}
