//! The board: its sections, the viewer's own board, the hand.

use maud::{Markup, html};

use crate::{
    board::{Place, Section},
    board_view::BoardView,
    emblem::Emblem,
    model::TableHead,
    page_context::PageContext,
};

/// The shared board and the viewer's own, below `above`.
pub(super) fn draw(ctx: &PageContext<'_>, head: &TableHead, view: &BoardView, above: &Markup) -> Markup {
    let at = |place: Place| view.sections.iter().filter(move |section| section.place == place);
    html! {
        div #board .board tabindex="-1" {
            (above)
            div .status { (view.status) }
            @if view.sections.len() > 1 { (jump(ctx, head, view)) }
            div .parts {
                div .mains {
                    @for section in at(Place::Main) { (part(ctx, section)) }
                    (own(ctx, head, view))
                }
                @if at(Place::Side).next().is_some() {
                    div .sides { @for section in at(Place::Side) { (part(ctx, section)) } }
                }
            }
        }
    }
}

fn part(ctx: &PageContext<'_>, section: &Section) -> Markup {
    let title_id = format!("{}-title", section.id);
    html! {
        section #(section.id) .part aria-labelledby=(title_id) {
            h2 id=(title_id) { (ctx.text(&section.title)) }
            div .part-body { (section.body) }
        }
    }
}

/// Links to the sections, for small screens.
fn jump(ctx: &PageContext<'_>, head: &TableHead, view: &BoardView) -> Markup {
    html! {
        nav .jump aria-label=(ctx.message("pages-parts")) {
            ul {
                @for section in &view.sections {
                    li { a href=(format_args!("#{}", section.id)) { (ctx.text(&section.title)) } }
                }
                @if let Some(seat) = head.seat() {
                    li { a href=(format_args!("#seat-{}", seat.number())) { (ctx.message("pages-own-board")) } }
                }
            }
        }
    }
}

/// The viewer's own board.
fn own(ctx: &PageContext<'_>, head: &TableHead, view: &BoardView) -> Markup {
    html! {
        @if let Some((seat, holdings)) = head.seat().and_then(|seat| Some((seat, view.holdings.get(seat.index())?))) {
            section .part.own id=(format_args!("seat-{}", seat.number())) aria-labelledby="own-title" {
                h2 #own-title { (Emblem::of(seat).badge()) " " (ctx.message("pages-own-board")) }
                div .part-body { (holdings.full) }
            }
        }
    }
}

/// The viewer's hand, pinned to the bottom of the page.
pub(super) fn hand(ctx: &PageContext<'_>, view: &BoardView) -> Markup {
    html! {
        @if let Some(hand) = &view.hand {
            details #hand .hand open {
                summary { h2 { (ctx.message("pages-hand")) } }
                div .hand-body tabindex="0" role="group" aria-label=(ctx.message("pages-hand")) { (hand) }
            }
        }
    }
}
