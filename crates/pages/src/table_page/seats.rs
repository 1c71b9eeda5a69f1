//! Everybody around the table: a strip that opens to each one's whole board; and what concerns the table itself.

use maud::{Markup, html};
use table::{Seat, text::Phrase};

use crate::{
    board::{Estimate, Scene},
    frame::Frame,
    lobby::level_title,
    mark::Mark,
    model::{Pace, SeatCard, Sitting, TableHead},
    reference,
};

pub(super) fn draw(frame: &Frame<'_>, head: &TableHead, scene: &Scene, turn: Option<Seat>) -> Markup {
    html! {
        section .seats aria-labelledby="seats-title" {
            h2 #seats-title { (frame.word("pages-seats")) }
            div .strip {
                @for card in &head.seats { (seat(frame, head, scene, card, turn)) }
            }
            @if scene.estimate.iter().any(|estimate| estimate.least < estimate.most) {
                p .faint.small { (frame.word("pages-estimate-words")) }
            }
        }
    }
}

fn seat(frame: &Frame<'_>, head: &TableHead, scene: &Scene, card: &SeatCard, turn: Option<Seat>) -> Markup {
    let mark = Mark::of(card.seat);
    let own = head.viewer.is(card.seat);
    let holdings = scene.holdings.get(card.seat.index());
    let chip = html! {
        span .chip-name {
            (mark.badge()) " " strong { (card.name) }
            span .unseen { " (" (frame.word(mark.key())) ")" }
            @if own { " " span .tag { (frame.word("pages-you")) } }
            // A page that is being read belongs to somebody who is there.
            @if !(own && matches!(card.sitting, Sitting::Person { .. })) { (sitting(frame, card.sitting)) }
        }
        @if let Some(estimate) = scene.estimate.get(card.seat.index()) { (score(frame, *estimate)) }
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

/// Points as they look to the viewer.
fn score(frame: &Frame<'_>, estimate: Estimate) -> Markup {
    let exact = estimate.least == estimate.most;
    let average = estimate.average.round() as i64;
    html! {
        @if exact {
            span .score { (estimate.least) span .unit { " " (frame.word("pages-points")) } }
        } @else {
            span .score title=(frame.say(&Phrase::new("pages-estimate")
                .number("least", estimate.least).number("most", estimate.most))) {
                "≈" (average) span .unit { " " (frame.word("pages-points")) }
            }
        }
    }
}

/// Who plays the seat, where that is not simply a person who is here.
fn sitting(frame: &Frame<'_>, sitting: Sitting) -> Markup {
    let (key, level) = match sitting {
        Sitting::Person { here: true } => return html! {},
        Sitting::Open => ("pages-seat-open", None),
        Sitting::Person { here: false } => ("pages-away", None),
        Sitting::Bot(level) => ("pages-bot", Some(level)),
        Sitting::StandIn(level) => ("pages-stand-in", Some(level)),
    };
    let level = level.map(|level| frame.say(&level_title(level)));
    html! { " " span .tag title=[level] { (frame.word(key)) } }
}

/// What concerns the table itself: link, pace, leaving, rules, the promise of the dealer.
pub(super) fn table_menu(frame: &Frame<'_>, head: &TableHead, commitment: Option<&str>) -> Markup {
    let own = head.seat().and_then(|seat| head.seats.get(seat.index()));
    let away = own.is_some_and(|card| matches!(card.sitting, Sitting::StandIn(_)));
    let button = |verb: &str, key: &'static str| {
        html! {
            form method="post" action=(head.post(verb)) {
                @if let Some(seat) = head.seat() { input type="hidden" name="seat" value=(seat.number()); }
                button .quiet { (frame.word(key)) }
            }
        }
    };
    html! {
        @if away {
            div .notice { p { (frame.word("pages-away-words")) } (button("return", "pages-return")) }
        }
        details #about .drawer {
            summary { h2 { (frame.word("pages-about")) } }
            div .drawer-body {
                (link(frame, head))
                @if let Some(pace) = pace_words(frame, head.pace) { p { (pace) } }
                @if head.mine.len() > 1 { (own_seats(frame, head)) }
                ul .links {
                    li { a href=(head.rules()) { (frame.word("pages-rules")) } }
                    li { a href=(format_args!("/gallery/{}", head.game)) { (frame.word("pages-gallery")) } }
                    li { button #show-keys .quiet type="button" hidden { (frame.word("pages-keys")) } }
                }
                @if let Some(commitment) = commitment {
                    p .small { (frame.word("pages-commitment-words")) }
                    (reference::secret(frame, "pages-commitment", commitment))
                }
                @if own.is_some() && !away {
                    div .row { (button("leave", "pages-leave")) (button("resign", "pages-resign")) }
                    p .faint.small { (frame.word("pages-leave-words")) }
                }
            }
        }
    }
}

/// The link of the table, ready to be copied.
pub(super) fn link(frame: &Frame<'_>, head: &TableHead) -> Markup {
    html! {
        div .line {
            label for="link" { (frame.word("pages-link")) }
            input #link readonly value=(head.link);
            button .quiet type="button" data-copy="link" hidden { (frame.word("pages-copy")) }
        }
    }
}

/// The seats of one person, to look from.
fn own_seats(frame: &Frame<'_>, head: &TableHead) -> Markup {
    html! {
        p { (frame.word("pages-own-seats")) " "
            @for seat in &head.mine {
                a .tag href=(format_args!("/table/{}?as={}", head.id, seat.number())) {
                    (Mark::of(*seat).badge()) " " (head.name(*seat))
                } " "
            }
        }
    }
}

/// How long a turn may take.
pub(super) fn pace_words(frame: &Frame<'_>, pace: Pace) -> Option<String> {
    match pace {
        Pace::None => None,
        Pace::Minutes(count) => Some(frame.say(&Phrase::new("pages-pace-minutes").number("count", count))),
        Pace::Days(count) => Some(frame.say(&Phrase::new("pages-pace-days").number("count", count))),
    }
}
