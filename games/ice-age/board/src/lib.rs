//! The drawn board of Ice Age.
//!
//! `map` draws the regions and their pieces, `cards` the piles and the card in play, `supplies` the pools; `hand` and `holdings`
//! the possessions of players. `spots` names the places an action refers to. Drawings are made from a view, and every drawing has
//! a text alternative.

mod cards;
mod forecast;
mod guide;
mod hand;
mod holdings;
mod icons;
mod map;
mod pieces;
mod shape;
mod spots;
mod supplies;
mod terrain;
mod words;

use ice_age::{Card, IceAge, Region};
use maud::{Markup, html};
use pages::{Board, DrawContext, Guide, Holdings, Language, Place, Section, board};
use table::{Seat, View, faces::Face, text::Phrase};

/// Draws Ice Age.
pub struct IceAgeBoard;

impl Board for IceAgeBoard {
    type Game = IceAge;

    fn sections(rules: &IceAge, view: &View<IceAge>, ctx: &DrawContext<'_>) -> Vec<Section> {
        let section = |id, title, place, body| Section { id, title: Phrase::new(title), place, body };
        vec![
            section("map", "ice-age-board-section-map", Place::Main, map::draw(rules, view, ctx)),
            section("cards", "ice-age-board-section-cards", Place::Side, cards::table(rules, view, ctx)),
            section("supplies", "ice-age-board-section-supplies", Place::Side, supplies::draw(view, ctx)),
        ]
    }
    fn holdings(rules: &IceAge, view: &View<IceAge>, seat: Seat, ctx: &DrawContext<'_>) -> Holdings {
        holdings::draw(rules, view, seat, ctx)
    }
    fn hand(rules: &IceAge, view: &View<IceAge>, ctx: &DrawContext<'_>) -> Option<Markup> {
        hand::draw(rules, view, ctx)
    }
    fn status(_: &IceAge, view: &View<IceAge>, ctx: &DrawContext<'_>) -> Markup {
        supplies::status(view, ctx)
    }
    fn spots(_: &IceAge, view: &View<IceAge>, action: board::Action<Self>) -> Vec<String> {
        spots::of(view, action)
    }
    fn group(_: &IceAge, view: &View<IceAge>, action: board::Action<Self>) -> Option<Phrase> {
        spots::group(view, action)
    }
    fn loses(rules: &IceAge, view: &View<IceAge>, action: board::Action<Self>) -> Option<Phrase> {
        spots::loses(rules, view, action)
    }
    fn round(_: &IceAge, observation: &board::Observation<Self>) -> u32 {
        u32::from(observation.round)
    }
    fn focus(_: &IceAge, view: &View<IceAge>) -> Option<String> {
        spots::focus(view)
    }
    fn face(rules: &IceAge, face: &Face, ctx: &DrawContext<'_>) -> Markup {
        let region = || face.id.parse().ok().and_then(Region::from_number);
        match (Card::from_id(&face.id), region()) {
            (Some(card), _) => html! {
                div .ia-gallery { (cards::face(rules, card, ctx)) } (ctx.rule_link(cards::rule(card)))
            },
            (None, Some(region)) => html! {
                (map::portrait(rules, region, &ctx.text(&face.name))) (ctx.rule_link("IA-COMP-01"))
            },
            (None, None) => html! { code { (face.icons) } },
        }
    }
    fn guide() -> Option<Guide> {
        Some(guide::GUIDE)
    }
    fn rulebook(language: Language) -> &'static [&'static str] {
        match language {
            Language::English => &[include_str!("../../../../docs/rules/ice-age.md")],
            Language::French => &[include_str!("../../../../docs/rules/fr/ice-age.md")],
        }
    }
    fn locales() -> &'static [(&'static str, &'static str)] {
        &[("en", include_str!("../locales/en.ftl")), ("fr", include_str!("../locales/fr.ftl"))]
    }
    fn style() -> &'static str {
        include_str!("../style.css")
    }
}
