//! What the viewer holds: cards, stones, clubs, hunters in reserve.

use ice_age::{Action, Card, Colour, IceAge, PlayerObservation, Step};
use maud::{Markup, html};
use pages::DrawContext;
use table::{View, Viewer};

use crate::{cards, spots};

/// The viewer's own things; nothing for a spectator.
pub(crate) fn draw(rules: &IceAge, view: &View<IceAge>, ctx: &DrawContext<'_>) -> Option<Markup> {
    let Viewer::Seat(seat) = view.viewer else { return None };
    let player = view.observation.players.iter().find(|player| player.seat == seat)?;
    let hand = player.hand.as_deref().unwrap_or_default();
    let acting = view.actions.iter().any(|action| matches!(action, Action::Play(_) | Action::PutAway(_)));
    Some(html! {
        div .ia-hand.(ctx.emblem(seat).class()) .ia-acting[acting] {
            @if hand.is_empty() {
                p .ia-quiet { (ctx.message("ice-age-board-no-cards")) }
            } @else {
                ul .ia-cards aria-label=(ctx.message("ice-age-board-your-cards")) {
                    @for (card, copies) in kinds(hand) { li { (held(rules, view, player, card, copies, ctx)) } }
                }
            }
        }
    })
}

/// Cards of a hand by kind, in the order of the box.
fn kinds(hand: &[Card]) -> Vec<(Card, usize)> {
    let copies = |card: &Card| hand.iter().filter(|held| *held == card).count();
    Card::ALL.iter().map(|card| (*card, copies(card))).filter(|&(_, copies)| copies > 0).collect()
}

fn held(
    rules: &IceAge,
    view: &View<IceAge>,
    player: &PlayerObservation,
    card: Card,
    copies: usize,
    ctx: &DrawContext<'_>,
) -> Markup {
    let spot = spots::card(card);
    let observation = &view.observation;
    let ends = spots::ends_round(rules, observation.dark_pool, card);
    let choosing = observation.step == Step::Play && !view.actions.is_empty();
    let remark = if choosing && !ctx.offers(&spot) {
        unplayable(rules, player, card)
    } else if ends && observation.ender.is_none() {
        Some(if observation.round == observation.rounds {
            "ice-age-board-ends-game"
        } else {
            "ice-age-board-ends-round"
        })
    } else {
        None
    };
    let remark = remark.map(|key| ctx.message(key));
    let mut label = cards::in_words(rules, card, ctx);
    if let Some(remark) = &remark {
        label.push_str(" — ");
        label.push_str(remark);
    }
    ctx.html_spot(
        &spot,
        &label,
        &html! {
            (cards::face(rules, card, ctx))
            @if copies > 1 { span .ia-copies { "×" (copies) } }
            @if let Some(remark) = &remark { span .ia-remark { (remark) } }
        },
    )
}

/// Why a card cannot be played now.
fn unplayable(rules: &IceAge, player: &PlayerObservation, card: Card) -> Option<&'static str> {
    use table::Rules;
    let rich = rules.content().numbers.rich.is;
    match card.colour() {
        _ if card.is_cult() => Some("ice-age-board-nothing-to-copy"),
        // IA-MIG-11
        Colour::Dark if player.stones >= rich => Some("ice-age-board-light-only"),
        Colour::Light if rules.stones(card).iter().all(|&price| price > player.stones) => {
            Some("ice-age-board-too-dear")
        }
        Colour::Light | Colour::Dark => None,
    }
}
