//! The rule index of a game in every language, compared with the English one.

use super::Finding;
use rulebook::{Block, Index, Mention, mentions, plain_text};
use words::Language;

use super::positions::{anywhere, text};
use crate::board::Board;

/// Checks that every translation has the same indexes as English: the same blocks, stating and mentioning the same rules, with
/// the same numbers. Returns how many passages (headings, paragraphs, items, rows, code blocks) the English indexes have.
pub fn rulebook<B: Board>() -> Result<usize, Finding> {
    let english = parse::<B>(Language::English)?;
    for language in Language::ALL {
        let translated = parse::<B>(language)?;
        if translated.is_empty() {
            continue;
        }
        let differ = |what| anywhere(format!("{language}: {what}"));
        if translated.len() != english.len() {
            return Err(differ(format!("{} indexes, not {}", translated.len(), english.len())));
        }
        for (original, translation) in english.iter().zip(&translated) {
            compare(original, translation).map_err(differ)?;
        }
    }
    Ok(english.iter().map(Vec::len).sum())
}

fn parse<B: Board>(language: Language) -> Result<Vec<Vec<Passage>>, Finding> {
    let parse = |(number, markdown): (usize, &&str)| match Index::parse(markdown) {
        Ok(index) => match hidden_rule(&index) {
            None => Ok(passages(&index)),
            Some(rule) => Err(anywhere(format!("{language}: index {number}: no player would see {rule}"))),
        },
        Err(error) => Err(anywhere(format!("{language}: index {number}: {}", text(error)))),
    };
    (1..).zip(B::rulebook(language)).map(parse).collect()
}

/// A rule in a part that is meant for engineers: links to it would lead nowhere.
fn hidden_rule(index: &Index) -> Option<&rulebook::RuleId> {
    index.engineering.iter().filter_map(|place| index.blocks.get(*place)).flat_map(Block::rules).next()
}

/// A heading, a paragraph, an item of a list, a row of a table or a block of code.
#[derive(Debug)]
struct Passage {
    /// What it is, with the rule it states.
    kind: String,
    text: String,
}

fn passages(index: &Index) -> Vec<Passage> {
    let mut passages = Vec::new();
    let mut add = |kind: String, text: String| passages.push(Passage { kind, text });
    for block in &index.blocks {
        match block {
            Block::Heading { level, text } => add(format!("heading {level}"), plain_text(text)),
            Block::Paragraph(text) => add("paragraph".to_owned(), plain_text(text)),
            Block::Code(text) => add("code".to_owned(), text.clone()),
            Block::List { numbered, items } => {
                for item in items {
                    let kind = if *numbered { "numbered item" } else { "item" };
                    add(format!("{kind}{}", stating(item.rule.as_ref())), plain_text(&item.text));
                }
            }
            Block::Table { head, rows } => {
                let cells = |cells: &[rulebook::Text]| {
                    cells.iter().map(|cell| plain_text(cell)).collect::<Vec<_>>().join(" | ")
                };
                add(format!("header of {} cells", head.len()), cells(head));
                for row in rows {
                    let kind = format!("row of {} cells{}", row.cells.len(), stating(row.rule.as_ref()));
                    add(kind, cells(&row.cells));
                }
            }
        }
    }
    passages
}

fn stating(rule: Option<&rulebook::RuleId>) -> String {
    rule.map(|id| format!(" stating {id}")).unwrap_or_default()
}

fn compare(original: &[Passage], translation: &[Passage]) -> Result<(), String> {
    for (number, (one, other)) in (1..).zip(original.iter().zip(translation)) {
        let differ = |what| {
            let (one, other) = (&one.text, &other.text);
            Err(format!("passage {number} differs in {what}: {one} / {other}"))
        };
        if one.kind != other.kind {
            return differ(format!("kind ({} / {})", one.kind, other.kind));
        }
        if one.mentions() != other.mentions() {
            return differ("the rules it mentions".to_owned());
        }
        if one.numbers() != other.numbers() {
            return differ("numbers".to_owned());
        }
    }
    if original.len() != translation.len() {
        return Err(format!("{} passages, not {}", translation.len(), original.len()));
    }
    Ok(())
}

impl Passage {
    /// The rules it mentions, sorted, because languages differ in word order.
    fn mentions(&self) -> Vec<Mention> {
        let mut found: Vec<Mention> = mentions(&self.text).into_iter().map(|found| found.mention).collect();
        found.sort();
        found
    }

    /// The numbers in it, sorted.
    fn numbers(&self) -> Vec<&str> {
        let mut found: Vec<&str> = self.text.split(|c: char| !c.is_ascii_digit()).collect();
        found.retain(|number| !number.is_empty());
        found.sort_unstable();
        found
    }
}
