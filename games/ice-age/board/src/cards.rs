//! Cards: faces from the icon language, backs, piles and discards, the card in play.

use ice_age::{Card, Colour, DeckObservation, IceAge, Observation, Step, card_name, colour_name, kind};
use maud::{Markup, html};
use pages::DrawContext;
use table::{View, text::Phrase};

use crate::{
    icons::{self, Icon},
    pictures::PICTURES,
    spots,
};

/// Names with more letters than this are set smaller.
const LONG_NAME: usize = 10;

/// A card's face. Made of phrasing elements, so that it may stand in a link.
pub(crate) fn face(rules: &IceAge, card: Card, ctx: &DrawContext<'_>) -> Markup {
    let (effects, stones) = (rules.effects(card), rules.stones(card));
    // A dark card earns the same whatever is done with it.
    let one_price = card.colour() == Colour::Dark || stones.windows(2).all(|pair| pair[0] == pair[1]);
    html! {
        span .ia-card.(colour_class(card.colour())) data-piece=(format!("card-{}", card.colour().id()))
            data-rule=(rule(card)) {
            span .ia-card-head {
                (icons::mark(card.colour()))
                @let name = ctx.text(&card_name(card));
                span .ia-card-name.ia-long[name.chars().count() > LONG_NAME] { (name) }
                @if let Some(price) = stones.first().filter(|_| one_price && !card.is_cult()) {
                    (price_tag(card.colour(), *price))
                }
            }
            (picture(card))
            span .ia-card-options {
                @for (index, (&effect, &price)) in effects.iter().zip(stones).enumerate() {
                    @if index > 0 { span .ia-or { (ctx.message("ice-age-board-or")) } }
                    span .ia-option {
                        @if !one_price { (price_tag(card.colour(), price)) }
                        @if let Some(who) = icons::who(rules.who(card)).filter(|_| !card.is_cult()) { (who.draw()) span .ia-colon { ":" } }
                        (icons::effect(effect))
                    }
                }
            }
            span .ia-card-words { (ctx.text(&rules.face_in_words(card))) }
        }
    }
}

/// The picture of a card.
fn picture(card: Card) -> Markup {
    let kind = match card.colour() {
        Colour::Light => kind::LIGHT,
        Colour::Dark => kind::DARK,
    };
    PICTURES.draw(kind, card.id(), "")
}

/// The rule that explains a card.
pub(crate) const fn rule(card: Card) -> &'static str {
    match card {
        Card::IceMeadow => "IA-CARD-L-01",
        Card::Mountains => "IA-CARD-L-02",
        Card::StoneDesert => "IA-CARD-L-03",
        Card::Steppe => "IA-CARD-L-04",
        Card::Forest => "IA-CARD-L-05",
        Card::Pasture => "IA-CARD-L-06",
        Card::Drive => "IA-CARD-L-07a",
        Card::Club => "IA-CARD-L-08a",
        Card::Swap => "IA-CARD-L-09a",
        Card::Fire => "IA-CARD-L-10a",
        Card::Mammoth => "IA-CARD-L-11a",
        Card::Trek => "IA-CARD-L-12a",
        Card::Camp => "IA-CARD-L-13a",
        Card::LightCult => "IA-CARD-L-14a",
        Card::Feast => "IA-CARD-D-01a",
        Card::Guest => "IA-CARD-D-02a",
        Card::Raid => "IA-CARD-D-03a",
        Card::Strike => "IA-CARD-D-04a",
        Card::Hunt => "IA-CARD-D-05a",
        Card::Ember => "IA-CARD-D-06a",
        Card::Gift => "IA-CARD-D-07a",
        Card::DarkCult => "IA-CARD-D-08a",
    }
}

/// Name and text of a card in one sentence, for titles.
pub(crate) fn in_words(rules: &IceAge, card: Card, ctx: &DrawContext<'_>) -> String {
    ctx.text(
        &Phrase::new("ice-age-board-card")
            .phrase("card", card_name(card))
            .phrase("colour", colour_name(card.colour()))
            .phrase("face", rules.face_in_words(card)),
    )
}

/// What is paid or earned. The sign tells them apart where the colour of the card cannot be seen.
fn price_tag(colour: Colour, stones: u8) -> Markup {
    html! {
        span .ia-price {
            @match colour { Colour::Light => { "−" } Colour::Dark => { "+" } }
            (stones) (Icon::Stone.draw())
        }
    }
}

/// A card seen from behind, with how many there are.
pub(crate) fn back(colour: Colour, count: usize) -> Markup {
    html! {
        span .ia-card.ia-back.(colour_class(colour)) .ia-none[count == 0] {
            (icons::mark(colour))
            span .ia-number { (count) }
        }
    }
}

pub(crate) const fn colour_class(colour: Colour) -> &'static str {
    match colour {
        Colour::Light => "ia-light",
        Colour::Dark => "ia-dark",
    }
}

/// The card in play, the draw piles and the visible discards.
pub(crate) fn table(rules: &IceAge, view: &View<IceAge>, ctx: &DrawContext<'_>) -> Markup {
    let observation = &view.observation;
    html! {
        div .ia-decks {
            (deck(rules, Colour::Light, &observation.light, ctx))
            (deck(rules, Colour::Dark, &observation.dark, ctx))
        }
    }
}

/// The card in play and what is left to do with it.
pub(crate) fn in_hands(rules: &IceAge, view: &View<IceAge>, ctx: &DrawContext<'_>) -> Option<Markup> {
    in_play(&view.observation).map(|card| task(rules, view, card, ctx))
}

/// The card being performed, if one is.
fn in_play(observation: &Observation) -> Option<Card> {
    match observation.step {
        Step::Option | Step::Name | Step::Perform | Step::ClubNow | Step::Arm(_) => {
            Some(observation.task.card)
        }
        Step::FirstPlayer
        | Step::Settle(_)
        | Step::DealHand { .. }
        | Step::Play
        | Step::CultSource
        | Step::PutAway
        | Step::Draw(_)
        | Step::Drawn { .. }
        | Step::Reveal(_)
        | Step::GlacierLot
        | Step::Glacier(_)
        | Step::Over => None,
    }
}

fn task(rules: &IceAge, view: &View<IceAge>, card: Card, ctx: &DrawContext<'_>) -> Markup {
    let observation = &view.observation;
    let who = if observation.step == Step::Name {
        Phrase::new("ice-age-board-task-names").seat("seat", observation.active)
    } else {
        Phrase::new("ice-age-board-task-performs").seat("seat", observation.task.performer)
    };
    html! {
        div .ia-task title=(in_words(rules, card, ctx)) {
            (icons::mark(card.colour()))
            div {
                p { (ctx.text(&who.phrase("card", card_name(card)))) " " (ctx.rule_link(rule(card))) }
                @if let Some(left) = left_to_do(observation) { p { strong { (ctx.text(&left)) } } }
            }
        }
    }
}

/// How many pieces the card may still touch.
fn left_to_do(observation: &Observation) -> Option<Phrase> {
    let task = &observation.task;
    match (observation.step, task.hunters, task.mammoths) {
        (Step::Perform, 0, 0) => None,
        (Step::Perform, hunters, 0) => {
            Some(Phrase::new("ice-age-board-left-hunters").number("hunters", hunters))
        }
        (Step::Perform, 0, _) => Some(Phrase::new("ice-age-board-left-mammoth")),
        (Step::Perform, hunters, _) => {
            Some(Phrase::new("ice-age-board-left-both").number("hunters", hunters))
        }
        _ => None,
    }
}

fn deck(rules: &IceAge, colour: Colour, deck: &DeckObservation, ctx: &DrawContext<'_>) -> Markup {
    let size = usize::from(deck.pile.loose) + deck.pile.under.len();
    let words = |key: &'static str| Phrase::new(key).phrase("colour", colour_name(colour));
    let known: Vec<Phrase> = deck.pile.under.iter().filter_map(|seen| seen.card).map(card_name).collect();
    let mut pile = ctx.text(&words("ice-age-board-pile").number("count", size as i64));
    if !known.is_empty() {
        pile.push(' ');
        pile.push_str(&ctx.text(&Phrase::new("ice-age-board-pile-known").list("cards", known)));
    }
    let discard = match deck.top {
        Some(top) => ctx.text(
            &words("ice-age-board-discard")
                .number("below", deck.below)
                .text("card", in_words(rules, top, ctx)),
        ),
        None => ctx.text(&words("ice-age-board-discard-none").number("below", deck.below)),
    };
    html! {
        div .ia-deck {
            // With ids, an update never takes the one for the other.
            div id=(format_args!("ia-{}", spots::pile(colour))) {
                (ctx.html_spot(&spots::pile(colour), &pile, &html! {
                    (back(colour, size)) span .unseen { (pile) }
                }))
            }
            div id=(format_args!("ia-{}", spots::discard(colour))) {
                (ctx.html_spot(&spots::discard(colour), &discard, &html! {
                    @match deck.top {
                        Some(top) => { (face(rules, top, ctx)) }
                        None => { span .ia-card.ia-empty.(colour_class(colour)) { (ctx.message("ice-age-board-no-discard")) } }
                    }
                    @if deck.below > 0 { span .ia-below { (ctx.text(&Phrase::new("ice-age-board-below").number("count", deck.below))) } }
                }))
            }
        }
    }
}
