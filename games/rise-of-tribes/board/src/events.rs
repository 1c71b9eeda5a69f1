//! The events: cards in their slots with what lies on them, the decks, an auction if there is one.

use maud::{Markup, html};
use pages::END_OF_STILL;
use rise_of_tribes::{
    Action, Active, Event, EventEffect, Frame, Hex, Mammoth, Object, RiseOfTribes, State, words,
};
use table::{Rules, View, text::Phrase};

use crate::{
    cards,
    icons::Icon,
    pen::{Pen, message},
    race,
};

/// The slots, the decks, and where the points come from.
pub(crate) fn draw(pen: &Pen<'_>, view: &View<RiseOfTribes>, state: &State) -> Markup {
    let slots = usize::from(pen.rules.content().rules.event_slots.is);
    let active = state.events.active.as_slice();
    html! {
        ul .rt-cards {
            @for card in active { li data-still="" { (slot(pen, state, card)) } (END_OF_STILL) }
            @for _ in active.len()..slots { li .rt-free { (pen.icon(Icon::Die)) (pen.icon(Icon::Die)) p { (pen.word("free-slot")) } } }
        }
        (auction(pen, view, state))
        (decks(pen, state))
        (race::points(pen, state))
    }
}

/// The event cards still to come, and the villages still to be built. RT-EVENT-01, RT-VILL-05
fn decks(pen: &Pen<'_>, state: &State) -> Markup {
    let events = &state.events;
    let deck = message("event-decks")
        .number("deck", events.deck.len() as i64)
        .number("discard", events.discard.len() as i64);
    let late = message("event-aside").list("events", events.aside.iter().map(words::event).collect());
    let late = (!events.aside.is_empty()).then(|| pen.say(&late));
    let villages = pen.rules.content().rules.villages.is.saturating_sub(state.villages_built());
    html! {
        p .rt-decks title=[late.as_deref()] {
            span { b { (events.deck.len()) } (pen.icon(Icon::Card)) span { (pen.say(&deck)) } }
            span { b { (villages) } (pen.icon(Icon::Village)) span { (pen.say(&message("villages-left").number("villages", villages))) } }
        }
        p .rt-note { @if let Some(late) = &late { (late) " " } (pen.rule("RT-EVENT-01")) }
    }
}

fn slot(pen: &Pen<'_>, state: &State, active: &Active) -> Markup {
    let event = active.event;
    let brief = message(&format!("brief-{}", brief(event)));
    let lies = html! {
        span .rt-brief { (pen.say(&brief)) }
        @if !active.tokens.is_empty() { span .rt-lies { (pen.word("on-card")) " " (pen.goods(active.tokens)) } }
        @if let Some((good, price)) = sold(event).and_then(|object| pen.rules.asked_for(state, object)) {
            span .rt-lies { (pen.word("price-now")) " " (pen.some(good, price)) }
        }
        @for phrase in now(pen, state, event) { span .rt-lies { (pen.say(&phrase)) } }
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

/// What everybody should remember of an event, as the end of a message key.
const fn brief(event: Event) -> &'static str {
    match event {
        Event::Discovery => "discovery",
        Event::Drought => "drought",
        Event::MildWinter => "mild-winter",
        Event::PlentifulFood | Event::PlentifulWood | Event::PlentifulStone => "plentiful",
        Event::SharedKnowledge => "knowledge",
        Event::SabreTooth => "sabre-tooth",
        Event::Volcano => "volcano",
        Event::Invaders => "invaders",
        Event::Mammoth => "mammoth",
        Event::Walls | Event::DugoutCanoe | Event::Altar => "object",
        Event::Chieftain => "chieftain",
        Event::AbandonedVillage => "abandoned-village",
    }
}

/// Where the piece of an event is, and how many the active tribe has there. RT-EVENT-36
fn now(pen: &Pen<'_>, state: &State, event: Event) -> Vec<Phrase> {
    let events = &state.events;
    let place = |hex: Hex| message("event-at").text("hex", hex.to_string());
    let effect = pen.rules.content().events.get(&event).map(|card| card.effect.is);
    match event {
        Event::SabreTooth => events.sabre_tooth.map(place).into_iter().collect(),
        Event::Invaders => events
            .invaders
            .map(|it| message("event-invaders").number("members", it.count).text("hex", it.hex.to_string()))
            .into_iter()
            .collect(),
        Event::Volcano => events
            .volcano
            .map(|at| {
                let beside = pen.rules.board().beside(at);
                let hexes = beside.iter().map(|hex| hex.to_string()).collect::<Vec<_>>().join(", ");
                message("event-beside").text("hexes", hexes)
            })
            .into_iter()
            .collect(),
        Event::Mammoth => match (events.mammoth, effect) {
            (Some(Mammoth { hex, owner: Some(owner) }), _) => {
                vec![message("event-tamed").seat("who", owner).text("hex", hex.to_string())]
            }
            (Some(Mammoth { hex, owner: None }), Some(EventEffect::Mammoth { members, .. })) => {
                let have = state.field.of(state.active, hex);
                let have = message("event-mammoth").seat("who", state.active).number("have", have);
                vec![place(hex), have.number("need", members)]
            }
            _ => Vec::new(),
        },
        _ => Vec::new(),
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
        div .rt-auction tabindex="0" {
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
}
