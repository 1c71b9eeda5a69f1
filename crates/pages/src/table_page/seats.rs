//! The list of players, which opens to each player's board; and the menu of the table.

use maud::{Markup, html};
use table::{Seat, text::Phrase};

use crate::{
    board_view::BoardView,
    emblem::Emblem,
    estimate::Estimate,
    lobby::level_title,
    model::{Occupant, Pace, SeatCard, TableHead},
    page_context::PageContext,
    reference,
};

pub(super) fn draw(ctx: &PageContext<'_>, head: &TableHead, view: &BoardView, turn: Option<Seat>) -> Markup {
    html! {
        section .seats aria-labelledby="seats-title" {
            h2 #seats-title { (ctx.message("pages-seats")) }
            div .strip {
                @for card in &head.seats { (seat(ctx, head, view, card, turn)) }
            }
            @if view.estimate.iter().any(|estimate| estimate.least < estimate.most) {
                p .faint.small { (ctx.message("pages-estimate-words")) }
            }
        }
    }
}

fn seat(
    ctx: &PageContext<'_>,
    head: &TableHead,
    view: &BoardView,
    card: &SeatCard,
    turn: Option<Seat>,
) -> Markup {
    let mark = Emblem::of(card.seat);
    let own = head.viewer.is(card.seat);
    let holdings = view.holdings.get(card.seat.index());
    let chip = html! {
        span .chip-name {
            (mark.badge()) " " strong { (card.name) }
            span .unseen { " (" (ctx.message(mark.key())) ")" }
            @if own { " " span .tag { (ctx.message("pages-you")) } }
            // The reader is present, even if the stream is not connected yet.
            @if !(own && matches!(card.occupant, Occupant::Person { .. })) { (sitting(ctx, card.occupant)) }
        }
        @if let Some(estimate) = view.estimate.get(card.seat.index()) { (score(ctx, *estimate)) }
        span .chip-strip { @if let Some(holdings) = holdings { (holdings.strip) } }
    };
    let class = mark.class();
    let to_move = turn == Some(card.seat);
    html! {
        @if own {
            div .seat.own.to-move[to_move].(class) { div .chip { (chip) } }
        } @else {
            details .seat.to-move[to_move].(class) id=(format_args!("seat-{}", card.seat.number())) name="seats" {
                summary .chip { (chip) }
                @if let Some(holdings) = holdings { div .full { (holdings.full) } }
            }
        }
    }
}

/// The score as the viewer can estimate it.
fn score(ctx: &PageContext<'_>, estimate: Estimate) -> Markup {
    let exact = estimate.least == estimate.most;
    let average = estimate.average.round() as i64;
    html! {
        @if exact {
            span .score { (estimate.least) span .unit { " " (ctx.message("pages-points")) } }
        } @else {
            span .score title=(ctx.text(&Phrase::new("pages-estimate")
                .number("least", estimate.least).number("most", estimate.most))) {
                "≈" (average) span .unit { " " (ctx.message("pages-points")) }
            }
        }
    }
}

/// A tag for the occupant; none for a person who is present.
fn sitting(ctx: &PageContext<'_>, occupant: Occupant) -> Markup {
    let (key, level) = match occupant {
        Occupant::Person { here: true } => return html! {},
        Occupant::Open => ("pages-seat-open", None),
        Occupant::Person { here: false } => ("pages-away", None),
        Occupant::Bot(level) => ("pages-bot", Some(level)),
        Occupant::StandIn(level) => ("pages-stand-in", Some(level)),
    };
    let level = level.map(|level| ctx.text(&level_title(level)));
    html! { " " span .tag title=[level] { (ctx.message(key)) } }
}

/// The menu of the table: link, pace, rules, commitment, leaving.
pub(super) fn table_menu(ctx: &PageContext<'_>, head: &TableHead, commitment: Option<&str>) -> Markup {
    let own = head.seat().and_then(|seat| head.seats.get(seat.index()));
    let away = own.is_some_and(|card| matches!(card.occupant, Occupant::StandIn(_)));
    let button = |verb: &str, key: &'static str| {
        html! {
            form method="post" action=(head.post(verb)) {
                @if let Some(seat) = head.seat() { input type="hidden" name="seat" value=(seat.number()); }
                button .quiet { (ctx.message(key)) }
            }
        }
    };
    html! {
        @if away {
            div .notice { p { (ctx.message("pages-away-words")) } (button("return", "pages-return")) }
        }
        details #about .drawer {
            summary { h2 { (ctx.message("pages-about")) } }
            div .drawer-body {
                (link(ctx, head))
                @if let Some(pace) = pace_text(ctx, head.pace) { p { (pace) } }
                @if head.mine.len() > 1 { (own_seats(ctx, head)) }
                ul .links {
                    li { a href=(head.rules()) { (ctx.message("pages-rules")) } }
                    li { a href=(format_args!("/gallery/{}", head.game)) { (ctx.message("pages-gallery")) } }
                    li { button #show-keys .quiet type="button" hidden { (ctx.message("pages-keys")) } }
                }
                @if let Some(commitment) = commitment {
                    p .small { (ctx.message("pages-commitment-words")) }
                    (reference::hex_line(ctx, "pages-commitment", commitment))
                }
                @if own.is_some() && !away {
                    div .row { (button("leave", "pages-leave")) (button("resign", "pages-resign")) }
                    p .faint.small { (ctx.message("pages-leave-words")) }
                }
            }
        }
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
