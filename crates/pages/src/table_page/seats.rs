//! The chips of the players, each of which opens the player's board.

use maud::{Markup, html};
use table::{Seat, text::Phrase};

use super::{
    menu,
    update::{END_OF_STILL, Parts},
};
use crate::{
    board_view::BoardView,
    emblem::Emblem,
    estimate::Estimate,
    lobby::level_title,
    model::{Occupant, SeatCard, TableHead},
    page_context::PageContext,
};

pub(super) fn draw(
    ctx: &PageContext<'_>,
    head: &TableHead,
    view: &BoardView,
    turn: Option<Seat>,
    parts: &mut Parts<'_>,
) -> Markup {
    html! {
        section .seats aria-labelledby="seats-title" {
            h2 #seats-title .unseen { (ctx.message("pages-seats")) }
            div .strip {
                @for card in &head.seats { (parts.add(&id(card.seat), seat(ctx, head, view, card, turn))) }
            }
        }
    }
}

/// The id of the chip of a seat.
fn id(seat: Seat) -> String {
    format!("seat-{}", seat.number())
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
    // Whoever left takes the seat back where it stands.
    if own && matches!(card.occupant, Occupant::StandIn(_)) {
        return html! {
            div .seat.own.(class) id=(id(card.seat)) {
                div .chip { (chip) }
                div .seat-back { (menu::button(ctx, head, "return", "pages-return")) }
            }
        };
    }
    html! {
        details .seat.own[own].to-move[to_move].(class) id=(id(card.seat)) name="seats" {
            summary .chip { (chip) }
            // The viewer's own board lies at the foot of the page; spots must not be there twice.
            @if let Some(holdings) = holdings.filter(|_| !own) {
                div .full tabindex="0" data-still="" { (holdings.full) } (END_OF_STILL)
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
