//! The viewer's own side of the table: the hand and the own board.

use maud::{Markup, html};

use super::update::Parts;
use crate::{board_view::BoardView, emblem::Emblem, model::TableHead, page_context::PageContext};

pub(super) fn draw(
    ctx: &PageContext<'_>,
    head: &TableHead,
    view: &BoardView,
    parts: &mut Parts<'_>,
) -> Markup {
    let own = head.seat().and_then(|seat| Some((seat, view.holdings.get(seat.index())?)));
    html! {
        div .foot {
            @if let Some(hand) = &view.hand {
                (parts.add("hand", html! {
                    section #hand .hand tabindex="0" aria-label=(ctx.message("pages-hand")) { (hand) }
                }))
            }
            @if let Some((seat, holdings)) = own {
                (parts.add("own-board", html! {
                    section #own-board .own-board.(Emblem::of(seat).class()) tabindex="0" aria-label=(ctx.message("pages-own-board")) {
                        (holdings.full)
                    }
                }))
            }
        }
    }
}
