//! The events: cards in their slots with what lies on them, the decks, an auction if there is one.

use maud::{Markup, html};
use rise_of_tribes::{Action, Active, Event, Frame, Object, RiseOfTribes, State, words};
use table::{Rules, View};

use crate::{
    cards,
    pen::{Pen, message},
};

/// The slots and the decks.
pub(crate) fn draw(pen: &Pen<'_>, view: &View<RiseOfTribes>, state: &State) -> Markup {
    let events = &state.events;
    let slots = usize::from(pen.rules.content().rules.event_slots.is);
    let active = events.active.as_slice();
    let decks = message("event-decks")
        .number("deck", events.deck.len() as i64)
        .number("discard", events.discard.len() as i64);
    html! {
        ul .rt-cards {
            @for card in active { li { (slot(pen, state, card)) } }
            @for _ in active.len()..slots { li .rt-free { (pen.word("free-slot")) } }
        }
        (auction(pen, view, state))
        p .rt-note {
            (pen.say(&decks)) " "
            @if !events.aside.is_empty() {
                (pen.say(&message("event-aside").list("events", events.aside.iter().map(words::event).collect()))) " "
            }
            (pen.rule("RT-EVENT-01"))
        }
    }
}

fn slot(pen: &Pen<'_>, state: &State, active: &Active) -> Markup {
    let event = active.event;
    let lies = html! {
        @if !active.tokens.is_empty() { span .rt-lies { (pen.word("on-card")) " " (pen.goods(active.tokens)) } }
        @if let Some((good, price)) = sold(event).and_then(|object| pen.rules.asked_for(state, object)) {
            span .rt-lies { (pen.word("price-now")) " " (pen.some(good, price)) }
        }
    };
    let Some(card) = cards::event(pen, event, lies) else {
        return html! {};
    };
    let label = format!("{}: {}", card.name, card.words);
    html! {
        (pen.ctx.html_spot(&format!("ev-{event}"), &label, &card.draw(pen)))
        (pen.rule(card.rule))
    }
}

fn sold(event: Event) -> Option<Object> {
    Object::ALL.iter().copied().find(|object| object.event() == event)
}

/// The bids on offer and the highest so far.
fn auction(pen: &Pen<'_>, view: &View<RiseOfTribes>, state: &State) -> Markup {
    let bids: Vec<u8> = view
        .actions
        .iter()
        .filter_map(|action| match action {
            Action::Bid(goods) => Some(*goods),
            _ => None,
        })
        .collect();
    let high = state.frames.as_slice().iter().find_map(|frame| match frame {
        Frame::Auction(auction) => Some((auction.high, auction.leader)),
        _ => None,
    });
    let Some((high, leader)) = high else {
        return html! {};
    };
    html! {
        @if let Some(card) = cards::event(pen, Event::Chieftain, html! {}) { (card.draw(pen)) }
        p .rt-hand {
            @if let Some(leader) = leader {
                span .rt-chip { (pen.badge(leader)) (pen.say(&message("high-bid").number("goods", high))) }
            }
            @for bid in bids {
                (pen.ctx.html_spot(&format!("bid-{bid}"), &pen.say(&message("bid").number("goods", bid)), &html! {
                    span .rt-chip { (bid) }
                }))
            }
        }
    }
}
