//! The rule index of a game, with an anchor per rule.

use std::collections::BTreeSet;

use maud::{Markup, html};
use table::text::Phrase;

use super::index::{self, Block, Span};
use crate::{frame::Frame, lobby::game_title, model::RulesPage, shell::shell};

/// The rule index of a game, with an anchor per rule.
pub fn rules(frame: &Frame<'_>, model: &RulesPage) -> Markup {
    let game = frame.say(&game_title(model.game));
    let title = frame.say(&Phrase::new("pages-rules-title").text("game", game));
    let documents: Vec<Vec<Block<'_>>> = model.documents.iter().map(|text| index::read(text)).collect();
    let known: BTreeSet<&str> = documents.iter().flat_map(|blocks| index::ids(blocks)).collect();
    let main = html! {
        main #main .reference tabindex="-1" {
            h1 { (title) }
            p { (frame.word("pages-rules-words")) }
            nav .contents aria-label=(frame.word("pages-contents")) {
                @for (number, blocks) in documents.iter().enumerate() {
                    ul {
                        @for (place, text) in headings(blocks) {
                            li { a href=(format_args!("#part-{number}-{place}")) { (text) } }
                        }
                    }
                }
            }
            div .rules {
                @for (number, blocks) in documents.iter().enumerate() {
                    @for (place, block) in blocks.iter().enumerate() { (draw(number, place, block, &known)) }
                }
            }
        }
    };
    shell(frame, &title, &main)
}

/// The parts of an index, by their place among its blocks.
fn headings<'a>(blocks: &'a [Block<'_>]) -> impl Iterator<Item = (usize, &'a str)> {
    blocks.iter().enumerate().filter_map(|(place, block)| match block {
        Block::Heading { level: 1 | 2, text } => Some((place, *text)),
        _ => None,
    })
}

fn draw(number: usize, place: usize, block: &Block<'_>, known: &BTreeSet<&str>) -> Markup {
    let id = format!("part-{number}-{place}");
    html! {
        @match block {
            Block::Heading { level: 1 | 2, text } => { h2 id=(id) { (running(text, known)) } },
            Block::Heading { text, .. } => { h3 id=(id) { (running(text, known)) } },
            Block::Paragraph(text) => { p { (running(text, known)) } },
            Block::List(items) => { ul {
                @for (rule, text) in items {
                    @match rule {
                        Some(rule) => li id=(rule) .rule {
                            a .rule-id href=(format_args!("#{rule}")) { (rule) } " " (running(text, known))
                        },
                        None => li { (running(text, known)) },
                    }
                }
            } },
            Block::Numbered(items) => { ol { @for item in items { li { (running(item, known)) } } } },
            Block::Table(rows) => { (grid(&id, rows, known)) },
            Block::Code(text) => { pre tabindex="0" { (text) } },
        }
    }
}

fn grid(id: &str, rows: &[Vec<&str>], known: &BTreeSet<&str>) -> Markup {
    html! {
        div .wide tabindex="0" role="group" aria-label=(rows.first().map(|head| head.join(", ")).unwrap_or_default())
            id=(id) {
            table {
                @if let Some((head, body)) = rows.split_first() {
                    thead { tr { @for cell in head { @if cell.is_empty() { td {} } @else { th scope="col" { (running(cell, known)) } } } } }
                    tbody { @for row in body {
                        tr id=[index::row_id(row)] { @for cell in row { td { (running(cell, known)) } } }
                    } }
                }
            }
        }
    }
}

fn running(text: &str, known: &BTreeSet<&str>) -> Markup {
    html! {
        @for span in index::spans(text, known) {
            @match span {
                Span::Plain(text) => (text),
                Span::Bold(text) => strong { (text) },
                Span::Code(text) => code { (text) },
                Span::Rule(id) => a href=(format_args!("#{id}")) { (id) },
            }
        }
    }
}
