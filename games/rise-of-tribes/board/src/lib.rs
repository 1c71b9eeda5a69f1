//! The board of Rise of Tribes, drawn.
//!
//! Nothing is hidden in this game but the order of the decks, so everybody sees the same table: the map (`map`), the four
//! actions with their dice (`actions`), events, conflicts before they are fought, the race for points, and the tribes; the
//! viewer's own shows goods and goals as spots (`tribe`). Faces are drawn with icons (`icons`, `faces`, `cards`); their
//! words come from the game.

mod actions;
mod cards;
mod conflicts;
mod events;
mod faces;
mod guide;
mod icons;
mod map;
mod pen;
mod race;
mod spots;
mod terrain;
mod tribe;

use maud::{Markup, html};
use pages::{Board, DrawContext, Guide, Holdings, Language, Place, Section, board};
use rise_of_tribes::RiseOfTribes;
use table::{Rules, Seat, View, faces::Face, text::Phrase};

use crate::{
    pen::{Pen, message},
    tribe::Tribe,
};

/// Draws Rise of Tribes.
pub struct RiseOfTribesBoard;

impl Board for RiseOfTribesBoard {
    type Game = RiseOfTribes;

    fn sections(rules: &RiseOfTribes, view: &View<RiseOfTribes>, ctx: &DrawContext<'_>) -> Vec<Section> {
        let state = &rules.position(&view.observation);
        let pen = Pen::new(rules, ctx);
        let section = |id, place, body| Section { id, title: message(&format!("section-{id}")), place, body };
        // Players compare dice and map: on a wide screen both are side by side.
        let table = html! {
            div .rt-table {
                (map::draw(&pen, view, state))
                div #actions { h3 { (pen.word("section-actions")) } (actions::draw(&pen, view, state)) }
            }
        };
        let mut sections = vec![section("map", Place::Main, table)];
        if let Some(body) = conflicts::draw(&pen, view, state) {
            sections.push(section("conflicts", Place::Side, body));
        }
        sections.push(section("events", Place::Side, events::draw(&pen, view, state)));
        sections.push(section("race", Place::Side, race::draw(&pen, state)));
        sections
    }

    fn holdings(
        rules: &RiseOfTribes,
        view: &View<RiseOfTribes>,
        seat: Seat,
        ctx: &DrawContext<'_>,
    ) -> Holdings {
        let state = &rules.position(&view.observation);
        let board = if view.viewer.is(seat) { tribe::Board::Own } else { tribe::Board::Seen };
        let tribe = Tribe { pen: Pen::new(rules, ctx), view, state, seat, board };
        Holdings { strip: tribe.strip(), full: tribe.full() }
    }

    fn hand(_: &RiseOfTribes, _: &View<RiseOfTribes>, _: &DrawContext<'_>) -> Option<Markup> {
        None
    }

    fn status(rules: &RiseOfTribes, view: &View<RiseOfTribes>, ctx: &DrawContext<'_>) -> Markup {
        race::status(&Pen::new(rules, ctx), view, &rules.position(&view.observation))
    }

    fn spots(_: &RiseOfTribes, view: &View<RiseOfTribes>, action: board::Action<Self>) -> Vec<String> {
        spots::of(view, action)
    }

    fn group(rules: &RiseOfTribes, view: &View<RiseOfTribes>, action: board::Action<Self>) -> Option<Phrase> {
        spots::group(rules, view, action)
    }

    fn loses(rules: &RiseOfTribes, view: &View<RiseOfTribes>, action: board::Action<Self>) -> Option<Phrase> {
        spots::loses(rules, view, action)
    }

    fn round(rules: &RiseOfTribes, observation: &board::Observation<Self>) -> u32 {
        u32::from(observation.turns) / rules.seats() as u32 + 1
    }

    fn focus(_: &RiseOfTribes, view: &View<RiseOfTribes>) -> Option<String> {
        spots::focus(view)
    }

    fn face(rules: &RiseOfTribes, face: &Face, ctx: &DrawContext<'_>) -> Markup {
        cards::face(rules, face, ctx)
    }

    fn guide() -> Option<Guide> {
        Some(guide::guide())
    }

    fn rulebook(language: Language) -> &'static [&'static str] {
        match language {
            Language::English => &[include_str!("../../../../docs/rules/rise-of-tribes.md")],
            Language::French => &[include_str!("../../../../docs/rules/fr/rise-of-tribes.md")],
        }
    }
    fn locales() -> &'static [(&'static str, &'static str)] {
        &[("en", include_str!("../locales/en.ftl")), ("fr", include_str!("../locales/fr.ftl"))]
    }

    fn style() -> &'static str {
        include_str!("../style.css")
    }
}
