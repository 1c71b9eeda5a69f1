//! Shown between the turns of players who share a device. The page holds nothing hidden.

use maud::{Markup, html};
use table::{Seat, text::Phrase};

use super::bar;
use crate::{
    emblem::Emblem,
    model::{Clock, LastTurn, TableHead},
    page_context::PageContext,
};

pub(super) fn draw(
    ctx: &PageContext<'_>,
    head: &TableHead,
    to: Seat,
    clock: Option<Clock>,
    last: Option<&LastTurn>,
) -> Markup {
    html! {
        div #sheet .hand-over.(Emblem::of(to).class()) {
            div .big-badge { (Emblem::of(to).badge()) }
            h1 { (ctx.text(&Phrase::new("pages-hand-over-title").text("name", head.name(to)))) }
            @if let Some(last) = last.filter(|last| !last.lines.is_empty()) {
                section .last-turn aria-labelledby="last-turn" {
                    h2 #last-turn { (ctx.text(&Phrase::new("pages-hand-over-last").text("name", head.name(last.seat)))) }
                    ul { @for line in &last.lines { li { (line) } } }
                }
            }
            p { (ctx.message("pages-hand-over-words")) }
            @if let Some(clock) = clock { (bar::time_left(ctx, clock)) }
            p { a .go href=(format_args!("/table/{}?as={}", head.id, to.number())) autofocus {
                (ctx.text(&Phrase::new("pages-hand-over-go").text("name", head.name(to)))) } }
        }
    }
}
