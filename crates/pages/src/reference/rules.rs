//! The rule index of a game, with an anchor per rule.

use std::collections::{BTreeMap, BTreeSet};

use maud::{Markup, html};
use rulebook::{Block, Index, Inline, Item, Row, RuleId, Text, plain_text};
use table::text::Phrase;

use crate::{layout::layout, lobby::game_title, model::RulesPage, page_context::PageContext};

/// The rule index of a game, with an anchor per rule.
#[expect(
    clippy::expect_used,
    reason = "indexes are compiled in, and `conformance::rulebook` parses them all"
)]
pub fn rules(ctx: &PageContext<'_>, model: &RulesPage) -> Markup {
    let game = ctx.text(&game_title(model.game));
    let title = ctx.text(&Phrase::new("pages-rules-title").text("game", game));
    let indexes: Vec<Index> = model
        .documents
        .iter()
        .map(|text| Index::parse(text).expect("a board's rule index uses only supported Markdown"))
        .collect();
    let known = indexes.iter().flat_map(shown).flat_map(|(_, block)| block.rules().cloned()).collect();
    let explained = model.explained.iter().map(|(rule, panel)| (*rule, panel.as_str())).collect();
    let marks = Marks { ctx, known, explained, primer: format!("/rules/{}", model.game) };
    let main = html! {
        main #main .reference tabindex="-1" {
            h1 { (title) }
            p { (ctx.message("pages-rules-words")) }
            @if model.language != ctx.language {
                p .notice { (ctx.message("pages-rules-untranslated")) }
            }
            @if !model.explained.is_empty() {
                p { a href=(format_args!("/rules/{}", model.game)) { (ctx.message("pages-rules-primer")) } }
            }
            nav .contents aria-label=(ctx.message("pages-contents")) {
                @for (number, index) in indexes.iter().enumerate() {
                    ul lang=(model.language) {
                        @for (place, text) in main_headings(index) {
                            li { a href=(format_args!("#part-{number}-{place}")) { (plain_text(text)) } }
                        }
                    }
                }
            }
            div .rules lang=(model.language) {
                @for (number, index) in indexes.iter().enumerate() {
                    @for (place, block) in shown(index) {
                        (marks.block(&format!("part-{number}-{place}"), block))
                    }
                }
            }
        }
    };
    layout(ctx, &title, &main)
}

/// The blocks of an index that are meant for players, with their positions.
fn shown(index: &Index) -> impl Iterator<Item = (usize, &Block)> {
    index.blocks.iter().enumerate().filter(|(place, _)| !index.engineering.contains(place))
}

/// The titles and sections of an index, with their positions among its blocks.
fn main_headings(index: &Index) -> impl Iterator<Item = (usize, &Text)> {
    shown(index).filter_map(|(place, block)| match block {
        Block::Heading { level: 1 | 2, text } => Some((place, text)),
        _ => None,
    })
}

/// What the text of a rule may lead to.
struct Marks<'a> {
    ctx: &'a PageContext<'a>,
    /// The rules that this page states.
    known: BTreeSet<RuleId>,
    /// The rules that the primer explains, with the ids of its paragraphs.
    explained: BTreeMap<&'a str, &'a str>,
    /// The path of the primer.
    primer: String,
}

impl Marks<'_> {
    fn block(&self, id: &str, block: &Block) -> Markup {
        html! {
            @match block {
                Block::Heading { level: 1 | 2, text } => h2 id=(id) { (self.text(text)) },
                Block::Heading { text, .. } => h3 id=(id) { (self.text(text)) },
                Block::Paragraph(text) => p { (self.text(text)) },
                Block::List { numbered: true, items } => ol { @for item in items { (self.item(item)) } },
                Block::List { numbered: false, items } => ul { @for item in items { (self.item(item)) } },
                Block::Table { head, rows } => (self.table(id, head, rows)),
                Block::Code(text) => pre tabindex="0" { (text) },
            }
        }
    }

    fn item(&self, item: &Item) -> Markup {
        html! {
            @match &item.rule {
                Some(rule) => li id=(rule) .rule {
                    a .rule-id href=(format_args!("#{rule}")) { (rule) } " " (self.text(&item.words())) (self.primer(rule))
                },
                None => li { (self.text(&item.text)) },
            }
        }
    }

    /// A table without the columns for engineers, whose headings are code.
    fn table(&self, id: &str, head: &[Text], rows: &[Row]) -> Markup {
        let shown = |column: usize| !matches!(head.get(column).map(Vec::as_slice), Some([Inline::Code(_)]));
        let columns = |cells: &'_ [Text]| {
            cells
                .iter()
                .enumerate()
                .filter(|(column, _)| shown(*column))
                .map(|(_, cell)| cell.clone())
                .collect::<Vec<_>>()
        };
        let head = columns(head);
        let label = head.iter().map(|cell| plain_text(cell)).collect::<Vec<_>>().join(", ");
        html! {
            div .wide tabindex="0" role="group" aria-label=(label) id=(id) {
                table {
                    thead { tr {
                        @for cell in &head {
                            @if cell.is_empty() { td {} } @else { th scope="col" { (self.text(cell)) } }
                        }
                    } }
                    tbody { @for row in rows {
                        tr id=[&row.rule] { @for cell in columns(&row.cells) { td { (self.text(&cell)) } } }
                    } }
                }
            }
        }
    }

    /// Running text; mentions of rules that this page states become links.
    fn text(&self, text: &[Inline]) -> Markup {
        html! {
            @for piece in text {
                @match piece {
                    Inline::Plain(text) => (text),
                    Inline::Bold(text) => strong { (text) },
                    Inline::Code(text) => code { (text) },
                    Inline::Mention(rule, text) if self.known.contains(rule) => a href=(format_args!("#{rule}")) { (text) },
                    Inline::Mention(_, text) => (text),
                }
            }
        }
    }

    /// The way to the paragraph of the primer that explains a rule.
    fn primer(&self, rule: &RuleId) -> Markup {
        html! {
            @if let Some(panel) = self.explained.get(rule.to_string().as_str()) {
                a .explained href=(format_args!("{}#{panel}", self.primer)) title=(self.ctx.message("pages-rules-explained-words")) {
                    (self.ctx.message("pages-rules-explained"))
                }
            }
        }
    }
}
