//! The rule index of a game, with an anchor per rule.

use std::collections::BTreeSet;

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
    let known = indexes.iter().flat_map(|index| index.rules()).map(|rule| rule.id).collect();
    let main = html! {
        main #main .reference tabindex="-1" {
            h1 { (title) }
            p { (ctx.message("pages-rules-words")) }
            nav .contents aria-label=(ctx.message("pages-contents")) {
                @for (number, index) in indexes.iter().enumerate() {
                    ul {
                        @for (place, text) in main_headings(index) {
                            li { a href=(format_args!("#part-{number}-{place}")) { (plain_text(text)) } }
                        }
                    }
                }
            }
            div .rules {
                @for (number, index) in indexes.iter().enumerate() {
                    @for (place, block) in index.blocks.iter().enumerate() {
                        (draw_block(&format!("part-{number}-{place}"), block, &known))
                    }
                }
            }
        }
    };
    layout(ctx, &title, &main)
}

/// The titles and sections of an index, with their positions among its blocks.
fn main_headings(index: &Index) -> impl Iterator<Item = (usize, &Text)> {
    index.blocks.iter().enumerate().filter_map(|(place, block)| match block {
        Block::Heading { level: 1 | 2, text } => Some((place, text)),
        _ => None,
    })
}

fn draw_block(id: &str, block: &Block, known: &BTreeSet<RuleId>) -> Markup {
    html! {
        @match block {
            Block::Heading { level: 1 | 2, text } => h2 id=(id) { (draw_text(text, known)) },
            Block::Heading { text, .. } => h3 id=(id) { (draw_text(text, known)) },
            Block::Paragraph(text) => p { (draw_text(text, known)) },
            Block::List { numbered: true, items } => ol { @for item in items { (draw_item(item, known)) } },
            Block::List { numbered: false, items } => ul { @for item in items { (draw_item(item, known)) } },
            Block::Table { head, rows } => (draw_table(id, head, rows, known)),
            Block::Code(text) => pre tabindex="0" { (text) },
        }
    }
}

fn draw_item(item: &Item, known: &BTreeSet<RuleId>) -> Markup {
    html! {
        @match &item.rule {
            Some(rule) => li id=(rule) .rule {
                a .rule-id href=(format_args!("#{rule}")) { (rule) } " " (draw_text(&item.text, known))
            },
            None => li { (draw_text(&item.text, known)) },
        }
    }
}

fn draw_table(id: &str, head: &[Text], rows: &[Row], known: &BTreeSet<RuleId>) -> Markup {
    let label = head.iter().map(|cell| plain_text(cell)).collect::<Vec<_>>().join(", ");
    html! {
        div .wide tabindex="0" role="group" aria-label=(label) id=(id) {
            table {
                thead { tr {
                    @for cell in head {
                        @if cell.is_empty() { td {} } @else { th scope="col" { (draw_text(cell, known)) } }
                    }
                } }
                tbody { @for row in rows {
                    tr id=[&row.rule] { @for cell in &row.cells { td { (draw_text(cell, known)) } } }
                } }
            }
        }
    }
}

/// Running text; mentions of rules that this page states become links.
fn draw_text(text: &[Inline], known: &BTreeSet<RuleId>) -> Markup {
    html! {
        @for piece in text {
            @match piece {
                Inline::Plain(text) => (text),
                Inline::Bold(text) => strong { (text) },
                Inline::Code(text) => code { (text) },
                Inline::Mention(rule, text) if known.contains(rule) => a href=(format_args!("#{rule}")) { (text) },
                Inline::Mention(_, text) => (text),
            }
        }
    }
}
