//! The tab of the table: link, pace, rules, messages, commitment, leaving.

use maud::{Markup, html};
use table::text::Phrase;

use crate::{
    emblem::Emblem,
    model::{Occupant, Pace, SeatCard, TableHead},
    notices,
    page_context::PageContext,
    reference,
};

pub(super) fn draw(ctx: &PageContext<'_>, head: &TableHead, commitment: Option<&str>) -> Markup {
    html! {
        (link(ctx, head))
        @if let Some(pace) = pace_text(ctx, head.pace) { p { (pace) } }
        (content(ctx, head))
        @if head.mine.len() > 1 { (own_seats(ctx, head)) }
        ul .links {
            li { a href=(format_args!("/rules/{}", head.game)) { (ctx.message("pages-rules")) } }
            li { a href=(gallery(head)) { (ctx.message("pages-gallery")) } }
            li { button #sound .quiet type="button" aria-pressed="true" hidden { (ctx.message("pages-sound")) } }
            li { button #show-keys .quiet type="button" hidden { (ctx.message("pages-keys")) } }
        }
        @if head.seat().is_some() { (notices::at_table(ctx, &head.id)) }
        @if head.seat().is_some() && !is_away(head) {
            div .row {
                (button(ctx, head, "leave", "pages-leave"))
                // Asked twice, without script as well.
                details .twice {
                    summary .button.quiet { (ctx.message("pages-resign")) }
                    p { (ctx.message("pages-resign-words")) }
                    (button(ctx, head, "resign", "pages-resign-sure"))
                }
            }
            p .faint.small { (ctx.message("pages-leave-words")) }
        }
        (reports(ctx, head))
        @if let Some(commitment) = commitment {
            p .small { (ctx.message("pages-commitment-words")) }
            (reference::hex_line(ctx, "pages-commitment", commitment))
        }
    }
}

/// Links to report the other people at the table.
fn reports(ctx: &PageContext<'_>, head: &TableHead) -> Markup {
    let is_person =
        |card: &&SeatCard| matches!(card.occupant, Occupant::Person { .. } | Occupant::StandIn(_));
    let others: Vec<&SeatCard> =
        head.seats.iter().filter(is_person).filter(|card| !head.mine.contains(&card.seat)).collect();
    html! {
        @if ctx.reader.name().is_some() && !others.is_empty() {
            p .small { (ctx.message("pages-house-report-menu")) " "
                @for card in others {
                    a .tag href=(format_args!("/table/{}/report?seat={}", head.id, card.seat.number())) {
                        (Emblem::of(card.seat).badge()) " " (head.name(card.seat))
                    } " "
                }
            }
        }
    }
}

/// Which box the table is played with, if it is not the game's own content.
pub(super) fn content(ctx: &PageContext<'_>, head: &TableHead) -> Markup {
    html! {
        @if let Some(name) = &head.content {
            p { (ctx.text(&Phrase::new("pages-table-box").text("name", name.as_str()))) " "
                a href=(format_args!("/table/{}/gallery", head.id)) { (ctx.message("pages-table-box-faces")) } }
        }
    }
}

/// Does a bot play for the viewer?
fn is_away(head: &TableHead) -> bool {
    let own = head.seat().and_then(|seat| head.seats.get(seat.index()));
    own.is_some_and(|card| matches!(card.occupant, Occupant::StandIn(_)))
}

/// The way back for a viewer for whom a bot plays.
pub(super) fn way_back(ctx: &PageContext<'_>, head: &TableHead) -> Markup {
    html! {
        @if is_away(head) {
            div .notice { p { (ctx.message("pages-away-words")) } (button(ctx, head, "return", "pages-return")) }
        }
    }
}

pub(super) fn button(ctx: &PageContext<'_>, head: &TableHead, verb: &str, key: &'static str) -> Markup {
    html! {
        form method="post" action=(head.post(verb)) {
            @if let Some(seat) = head.seat() { input type="hidden" name="seat" value=(seat.number()); }
            button .quiet { (ctx.message(key)) }
        }
    }
}

/// The gallery of what is played with.
fn gallery(head: &TableHead) -> String {
    match head.content {
        Some(_) => format!("/table/{}/gallery", head.id),
        None => format!("/gallery/{}", head.game),
    }
}

/// The link of the table with a button that copies it.
pub(super) fn link(ctx: &PageContext<'_>, head: &TableHead) -> Markup {
    html! {
        div .line {
            label for="link" { (ctx.message("pages-link")) }
            input #link readonly value=(head.link);
            button .quiet type="button" data-copy="link" hidden { (ctx.message("pages-copy")) }
        }
    }
}

/// Links to the reader's seats.
fn own_seats(ctx: &PageContext<'_>, head: &TableHead) -> Markup {
    html! {
        p { (ctx.message("pages-own-seats")) " "
            @for seat in &head.mine {
                a .tag href=(format_args!("/table/{}?as={}", head.id, seat.number())) {
                    (Emblem::of(*seat).badge()) " " (head.name(*seat))
                } " "
            }
        }
    }
}

/// The time limit of a turn; `None` without one.
pub(super) fn pace_text(ctx: &PageContext<'_>, pace: Pace) -> Option<String> {
    match pace {
        Pace::None => None,
        Pace::Minutes(count) => Some(ctx.text(&Phrase::new("pages-pace-minutes").number("count", count))),
        Pace::Days(count) => Some(ctx.text(&Phrase::new("pages-pace-days").number("count", count))),
    }
}
