//! The board: its parts in frames, the viewer's own board, the hand.

use maud::{Markup, html};

use crate::{
    board::{Place, Scene, Section},
    frame::Frame,
    mark::Mark,
    model::TableHead,
};

/// The shared board and the viewer's own, with `above` before it.
pub(super) fn draw(frame: &Frame<'_>, head: &TableHead, scene: &Scene, above: &Markup) -> Markup {
    let at = |place: Place| scene.sections.iter().filter(move |section| section.place == place);
    html! {
        div #board .board tabindex="-1" {
            (above)
            div .status { (scene.status) }
            @if scene.sections.len() > 1 { (jump(frame, head, scene)) }
            div .parts {
                div .mains {
                    @for section in at(Place::Main) { (part(frame, section)) }
                    (own(frame, head, scene))
                }
                @if at(Place::Side).next().is_some() {
                    div .sides { @for section in at(Place::Side) { (part(frame, section)) } }
                }
            }
        }
    }
}

fn part(frame: &Frame<'_>, section: &Section) -> Markup {
    let title_id = format!("{}-title", section.id);
    html! {
        section #(section.id) .part aria-labelledby=(title_id) {
            h2 id=(title_id) { (frame.say(&section.title)) }
            div .part-body { (section.body) }
        }
    }
}

/// The way to each part, for those with a small screen.
fn jump(frame: &Frame<'_>, head: &TableHead, scene: &Scene) -> Markup {
    html! {
        nav .jump aria-label=(frame.word("pages-parts")) {
            ul {
                @for section in &scene.sections {
                    li { a href=(format_args!("#{}", section.id)) { (frame.say(&section.title)) } }
                }
                @if let Some(seat) = head.seat() {
                    li { a href=(format_args!("#seat-{}", seat.number())) { (frame.word("pages-own-board")) } }
                }
            }
        }
    }
}

/// What lies before the viewer.
fn own(frame: &Frame<'_>, head: &TableHead, scene: &Scene) -> Markup {
    html! {
        @if let Some((seat, holdings)) = head.seat().and_then(|seat| Some((seat, scene.holdings.get(seat.index())?))) {
            section .part.own id=(format_args!("seat-{}", seat.number())) aria-labelledby="own-title" {
                h2 #own-title { (Mark::of(seat).badge()) " " (frame.word("pages-own-board")) }
                div .part-body { (holdings.full) }
            }
        }
    }
}

/// The viewer's hidden things, pinned to the foot of the page.
pub(super) fn hand(frame: &Frame<'_>, scene: &Scene) -> Markup {
    html! {
        @if let Some(hand) = &scene.hand {
            details #hand .hand open {
                summary { h2 { (frame.word("pages-hand")) } }
                div .hand-body tabindex="0" role="group" aria-label=(frame.word("pages-hand")) { (hand) }
            }
        }
    }
}
