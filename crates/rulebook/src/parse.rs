//! From Markdown to an [`Index`].

use std::{collections::BTreeSet, iter, mem, ops::Range};

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd, TextMergeWithOffset};

use crate::{
    id::{Mention, RuleId, mentions},
    index::{Block, Index, Inline, Item, Row, Text},
};

/// The index uses Markdown that no rule index needs, so that pages would not show it as written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "line {line}: {found} is not supported in a rule index; use headings, paragraphs, flat lists, tables, code and bold text"
)]
pub struct IndexError {
    /// The line of the file, from 1.
    pub line: usize,
    /// The kind of markup that was found.
    pub found: String,
}

impl Index {
    /// Parses a rule index. Fails on markup that an index does not use, such as HTML other than the two comments
    /// of [`Index::engineering`], images or nested lists.
    pub fn parse(markdown: &str) -> Result<Self, IndexError> {
        let mut reader = Reader::new(markdown);
        let (mut blocks, mut engineering) = (Vec::new(), BTreeSet::new());
        let mut audience = Audience::Players;
        while let Some((event, range)) = reader.events.next() {
            if event == Event::Start(Tag::HtmlBlock) {
                audience = reader.audience(&range)?;
                continue;
            }
            if audience == Audience::Engineers {
                engineering.insert(blocks.len());
            }
            blocks.push(match event {
                Event::Start(Tag::Heading { level, .. }) => {
                    Block::Heading { level: level as u8, text: reader.text(TagEnd::Heading(level))? }
                }
                Event::Start(Tag::Paragraph) => Block::Paragraph(reader.text(TagEnd::Paragraph)?),
                Event::Start(Tag::List(start)) => reader.list(start.is_some())?,
                Event::Start(Tag::Table(_)) => reader.table()?,
                Event::Start(Tag::CodeBlock(_)) => reader.code()?,
                other => return Err(reader.unsupported(&other, &range)),
            });
        }
        Ok(Self { blocks, engineering })
    }
}

/// Whom a part of an index is written for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Audience {
    Players,
    Engineers,
}

/// The events of a document, and where its lines begin.
struct Reader<'a> {
    line_starts: Vec<usize>,
    events: TextMergeWithOffset<'a, pulldown_cmark::OffsetIter<'a>>,
}

impl<'a> Reader<'a> {
    fn new(markdown: &'a str) -> Self {
        let events = Parser::new_ext(markdown, Options::ENABLE_TABLES).into_offset_iter();
        let line_ends = markdown.match_indices('\n').map(|(end, _)| end + 1);
        Self {
            line_starts: iter::once(0).chain(line_ends).collect(),
            events: TextMergeWithOffset::new(events),
        }
    }

    fn line(&self, range: &Range<usize>) -> usize {
        self.line_starts.partition_point(|start| *start <= range.start)
    }

    fn unsupported(&self, event: &Event<'_>, range: &Range<usize>) -> IndexError {
        let found = match event {
            Event::Start(Tag::List(_)) => "a nested list".to_owned(),
            Event::Start(Tag::BlockQuote(_)) => "a block quote".to_owned(),
            Event::Start(Tag::Emphasis) => "emphasis".to_owned(),
            Event::Start(Tag::Image { .. }) => "an image".to_owned(),
            Event::Start(Tag::HtmlBlock) | Event::InlineHtml(_) => "HTML".to_owned(),
            other => format!("{other:?}"),
        };
        IndexError { line: self.line(range), found }
    }

    /// The comment of an HTML block, which says whom the following is written for.
    fn audience(&mut self, range: &Range<usize>) -> Result<Audience, IndexError> {
        let mut comment = String::new();
        while let Some((event, _)) = self.events.next() {
            match event {
                Event::End(TagEnd::HtmlBlock) => break,
                Event::Html(text) => comment.push_str(&text),
                other => return Err(self.unsupported(&other, range)),
            }
        }
        match comment.trim() {
            "<!-- engineers -->" => Ok(Audience::Engineers),
            "<!-- players -->" => Ok(Audience::Players),
            _ => Err(IndexError { line: self.line(range), found: "HTML".to_owned() }),
        }
    }

    /// Running text up to `end`.
    fn text(&mut self, end: TagEnd) -> Result<Text, IndexError> {
        let mut text = TextBuilder::default();
        while let Some((event, range)) = self.events.next() {
            match event {
                Event::End(found) if found == end => break,
                Event::Text(piece) => text.plain.push_str(&piece),
                Event::SoftBreak => text.plain.push(' '),
                Event::Code(code) => text.push(Inline::Code(code.into_string())),
                Event::Start(Tag::Strong) => {
                    let bold = crate::plain_text(&self.text(TagEnd::Strong)?);
                    text.push(Inline::Bold(bold));
                }
                // Links lead from file to file, and the items of a list with empty lines hold paragraphs: only the text counts.
                Event::Start(Tag::Link { .. } | Tag::Paragraph)
                | Event::End(TagEnd::Link | TagEnd::Paragraph) => {}
                other => return Err(self.unsupported(&other, &range)),
            }
        }
        Ok(text.finish())
    }

    fn list(&mut self, numbered: bool) -> Result<Block, IndexError> {
        let mut items = Vec::new();
        while let Some((event, range)) = self.events.next() {
            match event {
                Event::End(TagEnd::List(_)) => break,
                Event::Start(Tag::Item) => {
                    let (rule, text) = split_rule(self.text(TagEnd::Item)?);
                    items.push(Item { line: self.line(&range), rule, text });
                }
                other => return Err(self.unsupported(&other, &range)),
            }
        }
        Ok(Block::List { numbered, items })
    }

    fn table(&mut self) -> Result<Block, IndexError> {
        let (mut head, mut rows, mut cells) = (Vec::new(), Vec::new(), Vec::new());
        while let Some((event, range)) = self.events.next() {
            match event {
                Event::End(TagEnd::Table) => break,
                Event::Start(Tag::TableHead | Tag::TableRow) => {}
                Event::Start(Tag::TableCell) => cells.push(self.text(TagEnd::TableCell)?),
                Event::End(TagEnd::TableHead) => head = mem::take(&mut cells),
                Event::End(TagEnd::TableRow) => {
                    let cells = mem::take(&mut cells);
                    rows.push(Row { line: self.line(&range), rule: row_rule(&cells), cells });
                }
                other => return Err(self.unsupported(&other, &range)),
            }
        }
        Ok(Block::Table { head, rows })
    }

    fn code(&mut self) -> Result<Block, IndexError> {
        let mut code = String::new();
        while let Some((event, range)) = self.events.next() {
            match event {
                Event::End(TagEnd::CodeBlock) => break,
                Event::Text(text) => code.push_str(&text),
                other => return Err(self.unsupported(&other, &range)),
            }
        }
        Ok(Block::Code(code.trim_end().to_owned()))
    }
}

/// Collects running text; plain text is split at the rules it mentions.
#[derive(Default)]
struct TextBuilder {
    done: Text,
    plain: String,
}

impl TextBuilder {
    fn push(&mut self, piece: Inline) {
        self.split_plain();
        self.done.push(piece);
    }

    fn finish(mut self) -> Text {
        self.split_plain();
        self.done
    }

    fn split_plain(&mut self) {
        let plain = mem::take(&mut self.plain);
        let mut from = 0;
        for found in mentions(&plain) {
            if from < found.range.start {
                self.done.push(Inline::Plain(plain[from..found.range.start].to_owned()));
            }
            from = found.range.end;
            let (Mention::One(first) | Mention::Range(first, _)) = found.mention;
            self.done.push(Inline::Mention(first, plain[found.range].to_owned()));
        }
        if from < plain.len() {
            self.done.push(Inline::Plain(plain[from..].to_owned()));
        }
    }
}

/// The rule an item begins with, and the rest: `IA-MIG-01 Text` or `IA-MIG-01: Text`.
fn split_rule(mut text: Text) -> (Option<RuleId>, Text) {
    let [Inline::Mention(id, written), Inline::Plain(after), ..] = text.as_slice() else {
        return (None, text);
    };
    let Some(rest) = after.strip_prefix(':').unwrap_or(after).strip_prefix(' ') else {
        return (None, text);
    };
    if *written != id.to_string() {
        return (None, text);
    }
    let (id, rest) = (id.clone(), rest.trim_start().to_owned());
    text.drain(..2);
    if !rest.is_empty() {
        text.insert(0, Inline::Plain(rest));
    }
    (Some(id), text)
}

/// The rule a row states: its first cell is an ID and nothing else.
fn row_rule(cells: &[Text]) -> Option<RuleId> {
    match cells.first()?.as_slice() {
        [Inline::Mention(id, written)] if *written == id.to_string() => Some(id.clone()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rule;

    fn plain(text: &str) -> Inline {
        Inline::Plain(text.to_owned())
    }

    fn mention(text: &str) -> Inline {
        Inline::Mention(text.parse().unwrap(), text.to_owned())
    }

    fn rules(markdown: &str) -> Vec<Rule> {
        Index::parse(markdown).unwrap().rules()
    }

    #[test]
    fn comments_tell_what_is_meant_for_engineers() {
        let markdown = "# A\n\n<!-- engineers -->\n\nB\n\nC\n\n<!-- players -->\n\nD\n";
        let index = Index::parse(markdown).unwrap();
        assert_eq!(index.blocks.len(), 4);
        assert_eq!(Vec::from_iter(index.engineering), [1, 2]);
        let error = Index::parse("# A\n\n<!-- others -->\n").unwrap_err();
        assert_eq!((error.line, error.found.as_str()), (3, "HTML"));
    }

    #[test]
    fn an_index_is_a_list_of_blocks() {
        let index = Index::parse(
            "# Title\n\nSome text,\ngoing on.\n\n- XX-ONE-01 First rule,\n  see XX-TWO-02a.\n- XX-TWO-02a: Second.\n\n\
             | ID | What |\n|---|---|\n| XX-DEC-01 | **all** `code` |\n\n1. one\n2. two\n\n```\nGAME\n x\n```\n",
        )
        .unwrap();
        let id = |text: &str| Some(text.parse().unwrap());
        let item = |line, rule, text| Item { line, rule, text };
        assert_eq!(
            index.blocks,
            [
                Block::Heading { level: 1, text: vec![plain("Title")] },
                Block::Paragraph(vec![plain("Some text, going on.")]),
                Block::List {
                    numbered: false,
                    items: vec![
                        item(
                            6,
                            id("XX-ONE-01"),
                            vec![plain("First rule, see "), mention("XX-TWO-02a"), plain(".")]
                        ),
                        item(8, id("XX-TWO-02a"), vec![plain("Second.")]),
                    ],
                },
                Block::Table {
                    head: vec![vec![plain("ID")], vec![plain("What")]],
                    rows: vec![Row {
                        line: 12,
                        rule: id("XX-DEC-01"),
                        cells: vec![
                            vec![mention("XX-DEC-01")],
                            vec![Inline::Bold("all".to_owned()), plain(" "), Inline::Code("code".to_owned())],
                        ],
                    }],
                },
                Block::List {
                    numbered: true,
                    items: vec![item(14, None, vec![plain("one")]), item(15, None, vec![plain("two")])],
                },
                Block::Code("GAME\n x".to_owned()),
            ]
        );
    }

    #[test]
    fn list_items_and_table_rows_with_an_id_are_rules() {
        let row = |line: &str| format!("| ID | A | B | C |\n|---|---|---|---|\n{line}");
        for (text, id, said) in [
            ("- IA-MIG-01 Play goes left.".to_owned(), "IA-MIG-01", "Play goes left."),
            ("- EW-EDGE-15b: Ties stand.".to_owned(), "EW-EDGE-15b", "Ties stand."),
            ("  - IA-CARD-L-06a Indented.".to_owned(), "IA-CARD-L-06a", "Indented."),
            ("- IA-MIG-02 **Ours.** See `x`.".to_owned(), "IA-MIG-02", "Ours. See x."),
            (row("| IA-DEC-01 | PLACEMENT | in turn | no |"), "IA-DEC-01", "PLACEMENT | in turn | no"),
            (row("|EW-ICON-07|a bone|"), "EW-ICON-07", "a bone |  | "),
        ] {
            let found = rules(&text);
            assert_eq!(found.len(), 1, "{text}");
            assert_eq!((found[0].id.to_string().as_str(), found[0].text.as_str()), (id, said), "{text}");
        }
    }

    #[test]
    fn other_lines_are_prose() {
        for text in [
            "",
            "IA-MIG-01 is about turns.",
            "- See IA-MIG-01.",
            "- IA-MIG-01, IA-MIG-02 belong together.",
            "- IA-MIG-01..03 belong together.",
            "- IA-MIG-01",
            "-IA-MIG-01 no space",
            "# IA-MIG-01",
            "| ID | State |\n|---|---|\n| about IA-MIG-01 | x |\n| IA-MIG-01 and more | x |",
        ] {
            assert_eq!(rules(text), [], "{text}");
        }
    }

    #[test]
    fn code_blocks_hold_no_rules() {
        let found = rules("```\n- IA-MIG-01 no rule\n```\n\n- IA-MIG-02 A rule.\n");
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].line, 5);
    }

    #[test]
    fn a_link_is_its_text_and_a_range_leads_to_its_first_rule() {
        let text = "[base](x.md), IA-MIG-01..03";
        assert_eq!(
            Index::parse(text).unwrap().blocks,
            [Block::Paragraph(vec![
                plain("base, "),
                Inline::Mention("IA-MIG-01".parse().unwrap(), "IA-MIG-01..03".to_owned())
            ])]
        );
    }

    #[test]
    fn markup_that_pages_cannot_show_is_an_error() {
        for (text, line) in
            [("- a\n  - b\n", 2), ("a\n\n> b\n", 3), ("<b>a</b>", 1), ("*a*", 1), ("![a](b)", 1)]
        {
            assert_eq!(Index::parse(text).map_err(|error| error.line), Err(line), "{text}");
        }
    }
}
