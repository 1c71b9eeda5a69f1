//! Reads a rule index (`docs/rules/*.md`): the little Markdown those files use, and the IDs in it.

use std::collections::BTreeSet;

/// A part of a rule index.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Block<'a> {
    Heading {
        level: usize,
        text: &'a str,
    },
    Paragraph(String),
    /// Items with the ID of the rule they state, if they state one.
    List(Vec<(Option<&'a str>, String)>),
    Numbered(Vec<String>),
    /// The first row is the head.
    Table(Vec<Vec<&'a str>>),
    Code(String),
}

/// A piece of running text.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Span<'a> {
    Plain(&'a str),
    Bold(&'a str),
    Code(&'a str),
    /// A mention of a rule that this index states.
    Rule(&'a str),
}

/// Splits an index into blocks.
pub(super) fn read(text: &str) -> Vec<Block<'_>> {
    let mut blocks: Vec<Block<'_>> = Vec::new();
    let mut lines = text.lines();
    let mut fresh = true;
    while let Some(line) = lines.next() {
        let trimmed = line.trim();
        if trimmed.is_empty() {
            fresh = true;
            continue;
        }
        if line == "```" {
            let code: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            blocks.push(Block::Code(code.join("\n")));
        } else if let Some(heading) = trimmed.strip_prefix('#') {
            let text = heading.trim_start_matches('#');
            blocks.push(Block::Heading { level: 1 + heading.len() - text.len(), text: text.trim() });
        } else if trimmed.starts_with('|') {
            row(&mut blocks, trimmed, fresh);
        } else if let Some(item) = line.strip_prefix("- ") {
            let (id, text) = stated(item);
            match blocks.last_mut() {
                Some(Block::List(items)) if !fresh => items.push((id, text.to_owned())),
                _ => blocks.push(Block::List(vec![(id, text.to_owned())])),
            }
        } else if let Some(item) = numbered(line) {
            match blocks.last_mut() {
                Some(Block::Numbered(items)) if !fresh => items.push(item.to_owned()),
                _ => blocks.push(Block::Numbered(vec![item.to_owned()])),
            }
        } else if fresh || !continued(&mut blocks, trimmed) {
            blocks.push(Block::Paragraph(trimmed.to_owned()));
        }
        fresh = false;
    }
    blocks
}

fn row<'a>(blocks: &mut Vec<Block<'a>>, line: &'a str, fresh: bool) {
    let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
    if cells.iter().all(|cell| !cell.is_empty() && cell.bytes().all(|byte| matches!(byte, b'-' | b':'))) {
        return;
    }
    match blocks.last_mut() {
        Some(Block::Table(rows)) if !fresh => rows.push(cells),
        _ => blocks.push(Block::Table(vec![cells])),
    }
}

/// Adds a line to the last block if it continues it; `false` if not.
fn continued(blocks: &mut [Block<'_>], line: &str) -> bool {
    let text = match blocks.last_mut() {
        Some(Block::Paragraph(text)) => text,
        Some(Block::List(items)) => match items.last_mut() {
            Some((_, text)) => text,
            None => return false,
        },
        Some(Block::Numbered(items)) => match items.last_mut() {
            Some(text) => text,
            None => return false,
        },
        Some(Block::Heading { .. } | Block::Table(_) | Block::Code(_)) | None => return false,
    };
    text.push(' ');
    text.push_str(line);
    true
}

fn numbered(line: &str) -> Option<&str> {
    let (number, text) = line.split_once(". ")?;
    (!number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())).then_some(text)
}

/// The ID an item begins with, and what it says.
fn stated(item: &str) -> (Option<&str>, &str) {
    let (first, rest) = item.split_once(' ').unwrap_or((item, ""));
    let id = first.trim_end_matches(':');
    if is_id(id) { (Some(id), rest) } else { (None, item) }
}

/// Has this the shape of a rule's ID: `IA-MIG-07`, `IA-CARD-L-07a`?
fn is_id(text: &str) -> bool {
    let mut parts = text.split('-');
    let box_name = parts.next().unwrap_or_default();
    let family = parts.next().unwrap_or_default();
    let upper = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_uppercase());
    box_name.len() == 2
        && upper(box_name)
        && upper(family)
        && text.bytes().any(|byte| byte.is_ascii_digit())
        && parts.all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_alphanumeric()))
}

/// The IDs stated in these blocks.
pub(super) fn ids<'a>(blocks: &[Block<'a>]) -> BTreeSet<&'a str> {
    blocks
        .iter()
        .flat_map(|block| match block {
            Block::List(items) => items.iter().filter_map(|(id, _)| *id).collect::<Vec<_>>(),
            Block::Table(rows) => rows.iter().filter_map(|row| row_id(row)).collect(),
            Block::Heading { .. } | Block::Paragraph(_) | Block::Numbered(_) | Block::Code(_) => Vec::new(),
        })
        .collect()
}

/// The ID a row of a table states.
pub(super) fn row_id<'a>(row: &[&'a str]) -> Option<&'a str> {
    row.first().copied().filter(|cell| is_id(cell))
}

/// Splits running text at bold, code and mentions of `known` rules.
pub(super) fn spans<'a>(text: &'a str, known: &BTreeSet<&str>) -> Vec<Span<'a>> {
    let mut spans = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let next = rest.find(['*', '`', '[']).unwrap_or(rest.len());
        mentions(&rest[..next], known, &mut spans);
        rest = &rest[next..];
        let closed = |open: &str, close: &str| {
            rest.strip_prefix(open)
                .and_then(|inner| inner.split_once(close))
                .filter(|(inner, _)| !inner.is_empty())
        };
        if let Some((inner, after)) = closed("**", "**") {
            spans.push(Span::Bold(inner));
            rest = after;
        } else if let Some((inner, after)) = closed("`", "`") {
            spans.push(Span::Code(inner));
            rest = after;
        } else if let Some((inner, after)) = closed("[", "](") {
            // Links lead from file to file; on one page there is nowhere to go.
            spans.push(Span::Plain(inner));
            rest = after.split_once(')').map_or(after, |(_, after)| after);
        } else if let Some(mark) = rest.chars().next() {
            spans.push(Span::Plain(&rest[..mark.len_utf8()]));
            rest = &rest[mark.len_utf8()..];
        }
    }
    spans
}

fn mentions<'a>(text: &'a str, known: &BTreeSet<&str>, spans: &mut Vec<Span<'a>>) {
    let mut from = 0;
    let mut word_start = None;
    for (index, character) in text.char_indices().chain([(text.len(), ' ')]) {
        let in_word = character.is_ascii_alphanumeric() || character == '-';
        match (word_start, in_word) {
            (None, true) => word_start = Some(index),
            (Some(start), false) => {
                let word = text[start..index].trim_end_matches('-');
                if known.contains(word) {
                    if from < start {
                        spans.push(Span::Plain(&text[from..start]));
                    }
                    spans.push(Span::Rule(word));
                    from = start + word.len();
                }
                word_start = None;
            }
            (None, false) | (Some(_), true) => {}
        }
    }
    if from < text.len() {
        spans.push(Span::Plain(&text[from..]));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const INDEX: &str = "# Title\n\nSome text,\ngoing on.\n\n- XX-ONE-01 First rule,\n  see XX-TWO-02a.\n- XX-TWO-02a: Second.\n\n| ID | What |\n|---|---|\n| XX-DEC-01 | **all** `code` |\n\n1. one\n2. two\n\n```\nGAME\n x\n```\n";

    #[test]
    fn an_index_is_split_into_blocks_and_rules_are_known_by_their_ids() {
        let blocks = read(INDEX);
        assert_eq!(blocks[0], Block::Heading { level: 1, text: "Title" });
        assert_eq!(blocks[1], Block::Paragraph("Some text, going on.".to_owned()));
        assert_eq!(
            blocks[2],
            Block::List(vec![
                (Some("XX-ONE-01"), "First rule, see XX-TWO-02a.".to_owned()),
                (Some("XX-TWO-02a"), "Second.".to_owned())
            ])
        );
        assert!(matches!(&blocks[3], Block::Table(rows) if rows.len() == 2));
        assert_eq!(blocks[4], Block::Numbered(vec!["one".to_owned(), "two".to_owned()]));
        assert_eq!(blocks[5], Block::Code("GAME\n x".to_owned()));
        assert_eq!(ids(&blocks).into_iter().collect::<Vec<_>>(), ["XX-DEC-01", "XX-ONE-01", "XX-TWO-02a"]);
    }

    #[test]
    fn mentions_of_known_rules_become_links_and_others_stay_text() {
        let known = BTreeSet::from(["XX-TWO-02a"]);
        assert_eq!(
            spans("see XX-TWO-02a, not XX-TWO-03 **at *all**", &known),
            [
                Span::Plain("see "),
                Span::Rule("XX-TWO-02a"),
                Span::Plain(", not XX-TWO-03 "),
                Span::Bold("at *all")
            ]
        );
        assert_eq!(spans("2 * 3", &known), [Span::Plain("2 "), Span::Plain("*"), Span::Plain(" 3")]);
        assert_eq!(spans("[base](x.md) on", &known), [Span::Plain("base"), Span::Plain(" on")]);
    }
}
