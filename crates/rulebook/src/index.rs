//! A parsed rule index.

use std::collections::BTreeSet;

use crate::id::RuleId;

/// A rule index as a list of blocks, in the order of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Index {
    /// Headings, paragraphs, lists, tables and code.
    pub blocks: Vec<Block>,
    /// The positions of the blocks that are of no use to a player: those between the comments `<!-- engineers -->` and
    /// `<!-- players -->`.
    pub engineering: BTreeSet<usize>,
}

/// A part of an index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading of level 1 (the title) to 6.
    Heading {
        /// The number of `#`.
        level: u8,
        /// Its text.
        text: Text,
    },
    /// A paragraph.
    Paragraph(Text),
    /// A list.
    List {
        /// Numbered from 1, or with bullets?
        numbered: bool,
        /// Its items.
        items: Vec<Item>,
    },
    /// A table.
    Table {
        /// The cells of the header.
        head: Vec<Text>,
        /// The rows below it.
        rows: Vec<Row>,
    },
    /// A fenced block of code, without its fences.
    Code(String),
}

/// An item of a list: a rule if it begins with an ID, as in `- IA-MIG-01 Play goes clockwise.` (a colon may follow the ID).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Its first line in the file, from 1.
    pub line: usize,
    /// The rule it states.
    pub rule: Option<RuleId>,
    /// Its text, without the ID.
    pub text: Text,
}

/// A row of a table: a rule if its first cell is an ID.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its line in the file, from 1.
    pub line: usize,
    /// The rule it states.
    pub rule: Option<RuleId>,
    /// All cells, that of the ID included.
    pub cells: Vec<Text>,
}

/// Running text.
pub type Text = Vec<Inline>;

/// A piece of running text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inline {
    /// Text without markup.
    Plain(String),
    /// `**bold**`
    Bold(String),
    /// `` `code` ``
    Code(String),
    /// A mention of a rule, or of a range of rules: the first of them, and the text as written.
    Mention(RuleId, String),
}

/// Running text without its markup.
pub fn plain_text(text: &[Inline]) -> String {
    text.iter().map(Inline::as_str).collect()
}

impl Inline {
    /// The text without its markup.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Plain(text) | Self::Bold(text) | Self::Code(text) | Self::Mention(_, text) => text,
        }
    }
}

/// A rule as an index states it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its ID.
    pub id: RuleId,
    /// Its line in the file, from 1.
    pub line: usize,
    /// What it says, without markup; the cells of a table are separated by ` | `.
    pub text: String,
    /// How it can be proved.
    pub proof: Proof,
}

/// How the mark of a rule that no test can prove begins, in English and in French.
const NOT_TESTABLE: [&str; 4] = ["(not testable", "(non testable", "(nicht prüfbar", "(nietestowalne"];

/// How a rule can be proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// By a test that cites it.
    ByTest,
    /// Not at all, for this reason: the rule ends with `(not testable: <reason>)`.
    NotTestable(String),
    /// Marked as not testable without a reason.
    Unexplained,
}

impl Index {
    /// Every rule the index states, in the order of the file.
    pub fn rules(&self) -> Vec<Rule> {
        let mut rules = Vec::new();
        for block in &self.blocks {
            match block {
                Block::List { items, .. } => rules.extend(items.iter().filter_map(Item::stated)),
                Block::Table { rows, .. } => rules.extend(rows.iter().filter_map(Row::stated)),
                Block::Heading { .. } | Block::Paragraph(_) | Block::Code(_) => {}
            }
        }
        rules
    }
}

impl Block {
    /// The IDs of the rules it states.
    pub fn rules(&self) -> impl Iterator<Item = &RuleId> {
        let (items, rows): (&[Item], &[Row]) = match self {
            Self::List { items, .. } => (items, &[]),
            Self::Table { rows, .. } => (&[], rows),
            Self::Heading { .. } | Self::Paragraph(_) | Self::Code(_) => (&[], &[]),
        };
        items
            .iter()
            .filter_map(|item| item.rule.as_ref())
            .chain(rows.iter().filter_map(|row| row.rule.as_ref()))
    }
}

impl Item {
    /// Its text without the mark that says why no test can prove it.
    pub fn words(&self) -> Text {
        let mut words = self.text.clone();
        let mark = |piece: &Inline| NOT_TESTABLE.iter().find_map(|mark| piece.as_str().find(mark));
        if let Some((place, start)) = (0..).zip(&words).find_map(|(place, piece)| Some((place, mark(piece)?)))
        {
            words.truncate(place + 1);
            if let Some(Inline::Plain(text)) = words.last_mut() {
                text.truncate(start);
            }
        }
        words
    }

    fn stated(&self) -> Option<Rule> {
        Some(Rule::new(self.rule.clone()?, self.line, plain_text(&self.text)))
    }
}

impl Row {
    fn stated(&self) -> Option<Rule> {
        let cells: Vec<String> = self.cells.iter().skip(1).map(|cell| plain_text(cell)).collect();
        Some(Rule::new(self.rule.clone()?, self.line, cells.join(" | ")))
    }
}

impl Rule {
    fn new(id: RuleId, line: usize, text: String) -> Self {
        Self { id, line, proof: proof(&text), text }
    }
}

fn proof(text: &str) -> Proof {
    let Some((_, mark)) = text.split_once("(not testable") else {
        return Proof::ByTest;
    };
    let reason = mark.strip_prefix(':').and_then(|reason| reason.rsplit_once(')'));
    match reason.map(|(reason, _)| reason.trim()) {
        Some(reason) if !reason.is_empty() => Proof::NotTestable(reason.to_owned()),
        Some(_) | None => Proof::Unexplained,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_do_not_read_why_a_rule_is_not_tested() {
        let words = |text: &str| {
            let text = vec![Inline::Bold("One".to_owned()), Inline::Plain(text.to_owned())];
            plain_text(&Item { line: 1, rule: None, text }.words())
        };
        assert_eq!(words(" strip."), "One strip.");
        assert_eq!(words(" strip. (not testable: no effect)"), "One strip. ");
        assert_eq!(words(" bande. (non testable : sans effet)"), "One bande. ");
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
