//! What seats add to the seed before the deal: the list, and the forms of a table whose cards are not dealt.
//!
//! The script fills in the contribution by itself, remembers it, and compares it with the list.

use maud::{Markup, html};
use table::text::Phrase;

use crate::{
    emblem::Emblem,
    model::{Contribution, Occupant, TableHead, Waiting},
    page_context::PageContext,
    reference,
};

/// The field of a form that takes a seat. Without script it stays empty, and the seat adds nothing.
pub(super) fn field() -> Markup {
    html! { input type="hidden" name="entropy" value="" data-entropy; }
}

/// The field of a form that opens a table. The script asks to wait with the deal, because it contributes afterwards.
pub(crate) fn wait_field() -> Markup {
    html! { input type="hidden" name="contribute" value="" data-script; }
}

/// Who added what to the seed.
pub(crate) fn list(ctx: &PageContext<'_>, contributions: &[Contribution], reader: Reader) -> Markup {
    html! {
        div #contributions data-seated[reader == Reader::Seated] {
            @if contributions.is_empty() { p .small { (ctx.message("pages-contributions-none")) } }
            @else {
                p .small { (ctx.message("pages-contributions-words")) }
                ul .contributions {
                    @for it in contributions {
                        li {
                            (Emblem::of(it.seat).badge()) " " (it.name) " "
                            code .secret data-contribution=(it.entropy) { (it.entropy) } " "
                            span .tag hidden { (ctx.message("pages-contribution-own")) }
                        }
                    }
                }
            }
            p .notice data-missing role="alert" hidden { (ctx.message("pages-contribution-missing")) }
        }
    }
}

/// Whether the reader has a seat at the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reader {
    /// Has one.
    Seated,
    /// Watches.
    Watching,
}

impl Reader {
    pub(crate) fn of(head: &TableHead) -> Self {
        if head.mine.is_empty() { Self::Watching } else { Self::Seated }
    }
}

/// The commitment and the contributions of a table whose cards are not dealt, and the forms that add one or deal.
pub(super) fn draw(ctx: &PageContext<'_>, head: &TableHead, waiting: &Waiting) -> Markup {
    let Some(contributions) = &waiting.contributions else { return html! {} };
    let missing = head.mine.first().filter(|_| !contributions.iter().any(|it| head.mine.contains(&it.seat)));
    let is_full = head.seats.iter().all(|card| card.occupant != Occupant::Open);
    html! {
        @if let Some(seat) = missing {
            form method="post" action=(head.post("contribute")) data-live data-contribute hidden {
                input type="hidden" name="seat" value=(seat.number());
                (field())
            }
        }
        @if is_full && !head.mine.is_empty() {
            form .line method="post" action=(head.post("start")) data-live {
                @if let Some(seat) = head.seat() { input type="hidden" name="as" value=(seat.number()); }
                span { (ctx.text(&Phrase::new("pages-start-words"))) }
                button .go { (ctx.message("pages-start")) }
            }
        }
        details #dealing .drawer {
            summary { h2 { (ctx.message("pages-verify")) } }
            div .drawer-body data-commitment=[waiting.commitment.as_deref()] {
                p .small { (ctx.message("pages-commitment-words")) }
                @if let Some(commitment) = &waiting.commitment {
                    (reference::hex_line(ctx, "pages-commitment", commitment))
                }
                (list(ctx, contributions, Reader::of(head)))
            }
        }
    }
}
