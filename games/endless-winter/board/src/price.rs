//! Prices and what the columns offer, drawn.

use endless_winter::{
    icons::Icon,
    names,
    price::{Offer, Price, Section},
};
use maud::{Markup, html};
use table::Seat;

use crate::{
    effects::{amount, arrow, labor},
    icons::icon,
    look::{Look, own},
};

/// A price as icons.
pub(crate) fn price(price: Price) -> Markup {
    html! {
        @for (count, name) in [(price.food, "food"), (price.tools, "tool"), (price.cards, "discard")] {
            @if count > 0 { (amount(count, name)) }
        }
        @if price.labor > 0 { (labor(price.labor)) }
    }
}

/// An offer in words, with its price for a seat.
pub(crate) fn words(look: &Look<'_>, offer: Offer, seat: Seat) -> String {
    let cost = look.rules.price(offer, look.player(seat));
    look.say(&own(&format!("offer-{}", offer.word())).phrase("price", names::price(cost)))
}

/// An offer as icons: what a seat pays, and what for.
pub(crate) fn offer(look: &Look<'_>, offer: Offer, seat: Seat) -> Markup {
    let cost = look.rules.price(offer, look.player(seat));
    let words = words(look, offer, seat);
    html! {
        span .ew-e role="img" aria-label=(words) title=(words) {
            (price(cost))
            @if offer.section() == Section::Top || !cost.is_free() { (arrow()) }
            @if offer == Offer::Reveal { "2" }
            (icon(offer.icon().word()))
            @if offer == Offer::Rite { (icon(Icon::Bury.word())) }
        }
    }
}
