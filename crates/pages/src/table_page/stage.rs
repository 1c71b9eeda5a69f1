//! The surface of the table: every part of the board at its place, scaled to the window.

use maud::{Markup, html};

use super::{
    update::{Parts, Section},
    views,
};
use crate::{board_view::BoardView, model::TableHead, page_context::PageContext};

/// The board, with `above` (a notice, the result) lying over it.
pub(super) fn draw(
    ctx: &PageContext<'_>,
    head: &TableHead,
    view: &BoardView,
    above: &Markup,
    parts: &mut Parts<'_>,
) -> Markup {
    // The style sheet of the game knows the size of its surface and the place of each part, by number of seats.
    let game = format!("box-{}", head.game);
    let seats = format!("seats-{}", head.seats.len());
    html! {
        div #board .stage.(game).(seats) tabindex="-1" {
            div .surface {
                @for part in &view.parts {
                    (parts.add_section(&Section {
                        id: part.id, class: &views::class(&view.parts, part), label: ctx.text(&part.title), body: &part.body,
                    }))
                }
            }
            (zoom(ctx))
            (film(ctx))
            (parts.add("above", html! { div #above .above { (above) } }))
        }
    }
}

/// The buttons for zooming, which need the script.
fn zoom(ctx: &PageContext<'_>) -> Markup {
    html! {
        div .zoom role="group" aria-label=(ctx.message("pages-zoom")) hidden {
            button .quiet type="button" data-zoom="in" aria-label=(ctx.message("pages-zoom-in")) { "+" }
            button .quiet type="button" data-zoom="out" aria-label=(ctx.message("pages-zoom-out")) { "−" }
            button .quiet type="button" data-zoom="fit" aria-label=(ctx.message("pages-zoom-fit")) {}
        }
    }
}

/// The controls of what is played, which the script shows while it plays.
fn film(ctx: &PageContext<'_>) -> Markup {
    let button = |act: &str, key, sign: &str| {
        html! {
            button .quiet type="button" data-film=(act) aria-label=(ctx.message(key)) {
                svg .icon viewBox="-12 -12 24 24" aria-hidden="true" { path d=(sign) fill="currentColor" {} }
            }
        }
    };
    html! {
        div .film role="group" aria-label=(ctx.message("pages-film")) hidden {
            (button("back", "pages-film-back", "M8 -9V9L-8 0Z"))
            (button("pause", "pages-film-pause", "M-7 -9h5V9h-5ZM2 -9h5V9h-5Z"))
            (button("on", "pages-film-on", "M-8 -9V9L8 0Z"))
            p .film-caption {}
            button type="button" data-film="skip" { (ctx.message("pages-film-skip")) " " kbd { (ctx.message("pages-film-key")) } }
        }
    }
}
