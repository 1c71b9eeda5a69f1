//! A table that waits for people.

use maud::{Markup, html};
use table::text::Phrase;

use super::{bar, draw_notice, drawer, seats};
use crate::{
    frame::Frame,
    lobby::level_title,
    mark::Mark,
    model::{SeatCard, Sitting, TableHead, TablePage, Waiting},
};

pub(super) fn draw(frame: &Frame<'_>, model: &TablePage, waiting: &Waiting) -> Markup {
    let head = &model.head;
    html! {
        div .sheet-page {
            h1 { (bar::heading(frame, head)) }
            @if let Some(notice) = &model.notice { (draw_notice(frame, head, notice)) }
            p .lead { (frame.word("pages-waiting-words")) }
            (seats::link(frame, head))
            ol .places { @for card in &head.seats { li .(Mark::of(card.seat).class()) { (place(frame, head, card)) } } }
            @if !waiting.fill.is_empty() {
                form .line method="post" action=(head.post("fill")) data-live {
                    label for="fill-level" { (frame.word("pages-fill-words")) }
                    select #fill-level name="level" {
                        @for level in waiting.fill.iter().rev() {
                            option value=(level) { (frame.say(&level_title(level))) }
                        }
                    }
                    button .go { (frame.word("pages-fill")) }
                }
            }
            @if !waiting.options.is_empty() {
                h2 { (frame.word("pages-new-options")) }
                dl .options { @for (title, value) in &waiting.options { div { dt { (title) } dd { (value) } } } }
            }
            @if let Some(pace) = seats::pace_words(frame, head.pace) { p { (pace) } }
            p #connection .connection role="status" hidden {}
            (drawer::chat(frame, model))
        }
    }
}

fn place(frame: &Frame<'_>, head: &TableHead, card: &SeatCard) -> Markup {
    let number = card.seat.number();
    // Whoever sits already and takes another seat does so for somebody else.
    let known = frame.reader.name().filter(|_| head.mine.is_empty());
    html! {
        (Mark::of(card.seat).badge())
        span .place-words {
            strong {
                @if card.name.is_empty() { (frame.say(&Phrase::new("pages-new-seat").number("number", number as i64))) }
                @else { (card.name) }
            }
            span .faint { (frame.word(Mark::of(card.seat).key())) }
        }
        @match card.sitting {
            Sitting::Open => form .line method="post" action=(head.post("join")) {
                input type="hidden" name="seat" value=(number);
                input name="name" required maxlength="40" autocomplete="nickname" data-keep value=(known.unwrap_or_default())
                    aria-label=(frame.word("pages-name")) placeholder=(frame.word("pages-name"));
                button .go { (frame.word("pages-sit")) }
            },
            Sitting::Person { here } => {
                @if head.mine.contains(&card.seat) {
                    form .line method="post" action=(head.post("leave")) {
                        input type="hidden" name="seat" value=(number);
                        span .tag { (frame.word("pages-you")) } " "
                        button .quiet { (frame.word("pages-stand-up")) }
                    }
                } @else if here { span .tag { (frame.word("pages-here")) } }
                @else { span .tag { (frame.word("pages-away")) } }
            },
            Sitting::Bot(level) | Sitting::StandIn(level) => span .tag { (frame.say(&level_title(level))) },
        }
    }
}
