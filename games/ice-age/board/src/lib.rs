//! The drawn board of Ice Age.
//!
//! `map` draws the regions and their pieces, `cards` the piles and the card in play, `supplies` the pools; `hand` and `holdings`
//! the possessions of players. `spots` names the places an action refers to. Drawings are made from a view, and every drawing has
//! a text alternative.

mod attempts;
mod beats;
mod cards;
mod forecast;
mod guide;
mod hand;
mod holdings;
mod icons;
mod land;
mod map;
mod pictures;
mod pieces;
mod plan;
mod primer;
mod purse;
mod shape;
mod spots;
mod supplies;
mod terrain;
mod track;
mod words;

use ice_age::{Card, Effect, IceAge, Region};
use maud::{Markup, html};
use pages::{
    Amount, Attempt, Beat, Board, DrawContext, Guide, Holdings, Language, Part, Pictures, PlanStep, Primer,
    board,
};
use table::{Seat, View, faces::Face, text::Phrase};

/// Draws Ice Age.
pub struct IceAgeBoard;

impl Board for IceAgeBoard {
    type Game = IceAge;

    fn parts(rules: &IceAge, view: &View<IceAge>, ctx: &DrawContext<'_>) -> Vec<Part> {
        let part = |id, title, tab, body| Part { id, title: Phrase::new(title), tab: Phrase::new(tab), body };
        let (land, cards) = ("ice-age-board-tab-land", "ice-age-board-tab-cards");
        vec![
            part("map", "ice-age-board-section-map", land, map::draw(rules, view, ctx)),
            part("cards", "ice-age-board-section-cards", cards, cards::table(rules, view, ctx)),
            part("supplies", "ice-age-board-section-supplies", cards, supplies::draw(view, ctx)),
        ]
    }
    fn pending(rules: &IceAge, view: &View<IceAge>, ctx: &DrawContext<'_>) -> Option<Markup> {
        cards::in_hands(rules, view, ctx)
    }
    fn plan(_: &IceAge, view: &View<IceAge>, ctx: &DrawContext<'_>) -> Vec<PlanStep> {
        plan::plan(view, ctx)
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
    fn purse(_: &IceAge, state: &board::State<Self>, seat: Seat) -> Vec<Amount> {
        purse::purse(state, seat)
    }
    fn attempts(_: &IceAge, view: &View<IceAge>) -> Vec<Attempt<board::Action<Self>>> {
        attempts::attempts(view)
    }
    fn beat(rules: &IceAge, note: &board::Note<Self>) -> Beat {
        beats::beat(rules, note)
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
                div .ia-landscape { (pictures::PICTURES.draw(face.kind, &face.id, &face.icons)) }
                (map::portrait(rules, region, &ctx.text(&face.name))) (ctx.rule_link("IA-COMP-01"))
            },
            (None, None) => html! { code { (face.icons) } },
        }
    }
    fn token(_rules: &IceAge, token: &str, _ctx: &DrawContext<'_>) -> Option<Markup> {
        Effect::parse(token).ok().map(icons::effect)
    }
    fn pictures() -> Option<&'static Pictures> {
        Some(&pictures::PICTURES)
    }
    fn guide() -> Option<Guide> {
        Some(guide::GUIDE)
    }
    fn primer(rules: &IceAge, view: &View<IceAge>, ctx: &DrawContext<'_>) -> Option<Primer> {
        Some(primer::primer(rules, view, ctx))
    }
    fn rulebook(language: Language) -> &'static [&'static str] {
        match language {
            Language::English => &[include_str!("../../../../docs/rules/ice-age.md")],
            Language::French => &[include_str!("../../../../docs/rules/fr/ice-age.md")],
            Language::German => &[include_str!("../../../../docs/rules/de/ice-age.md")],
            // Translated when somebody does.
            _ => &[],
        }
    }
    fn locales() -> &'static [(&'static str, &'static str)] {
        table::locales!()
    }
    fn style() -> &'static str {
        include_str!("../style.css")
    }
}
