//! The offer of a rematch: who has agreed, who has not answered, and what the reader can do.

use maud::{Markup, html};
use table::{Seat, text::Phrase};

use super::contributions;
use crate::{
    emblem::Emblem,
    model::{Rematch, TableHead},
    page_context::PageContext,
};

pub(super) fn draw(ctx: &PageContext<'_>, head: &TableHead, offer: &Rematch) -> Markup {
    let plays = !head.mine.is_empty();
    let agreed = offer.agreed.iter().any(|seat| head.mine.contains(seat));
    let ready = !offer.agreed.is_empty() && offer.missing.is_empty();
    html! {
        div .rematch {
            @if let Some(first) = offer.agreed.first() {
                p { (ctx.text(&Phrase::new("pages-rematch-offer").text("name", head.name(*first)))) }
                ul .answers {
                    @for seat in &offer.agreed { (answer(ctx, head, *seat, "pages-rematch-agreed")) }
                    @for seat in &offer.missing { (answer(ctx, head, *seat, "pages-rematch-missing")) }
                }
            }
            @if plays {
                @if ready {
                    (form(ctx, head, None, "pages-rematch-go"))
                } @else if !agreed {
                    (form(ctx, head, None, if offer.agreed.is_empty() { "pages-rematch" } else { "pages-rematch-accept" }))
                } @else if offer.agreed.first().is_some_and(|first| head.mine.contains(first)) {
                    (form(ctx, head, Some("now"), "pages-rematch-now"))
                }
            }
        }
    }
}

fn answer(ctx: &PageContext<'_>, head: &TableHead, seat: Seat, key: &'static str) -> Markup {
    html! { li { (Emblem::of(seat).badge()) " " (head.name(seat)) " " span .tag { (ctx.message(key)) } } }
}

fn form(ctx: &PageContext<'_>, head: &TableHead, start: Option<&str>, key: &'static str) -> Markup {
    html! {
        form method="post" action=(head.post("rematch")) {
            (contributions::wait_field())
            @if let Some(start) = start { input type="hidden" name="start" value=(start); }
            button .go { (ctx.message(key)) }
        }
    }
}
