//! The board of Rise of Tribes, drawn.
//!
//! Nothing is hidden in this game but the order of the decks, so everybody sees the same table: the map (`map`), the four
//! actions with their dice (`actions`), events, conflicts before they are fought, the race for points, and the tribes; the
//! viewer's own shows goods and goals as spots (`tribe`, `goals`, `chief`, `dice`). Faces are drawn with icons (`icons`, `faces`, `cards`); their
//! words come from the game.

mod actions;
mod attempts;
mod beats;
mod cards;
mod chief;
mod conflicts;
mod dice;
mod events;
mod faces;
mod goals;
mod guide;
mod helps;
mod icons;
mod map;
mod pen;
mod pictures;
mod pieces;
mod plan;
mod primer;
mod purse;
mod race;
mod spots;
mod terrain;
mod tribe;
mod wall;

use maud::{Markup, html};
use pages::{
    Amount, Attempt, Beat, Board, DrawContext, Guide, Holdings, Language, Part, Pictures, PlanStep, Primer,
    board,
};
use rise_of_tribes::RiseOfTribes;
use table::{Rules, Seat, View, Viewer, faces::Face, text::Phrase};

use crate::{
    pen::{Pen, message},
    tribe::Tribe,
};

/// Draws Rise of Tribes.
pub struct RiseOfTribesBoard;

impl Board for RiseOfTribesBoard {
    type Game = RiseOfTribes;

    fn parts(rules: &RiseOfTribes, view: &View<RiseOfTribes>, ctx: &DrawContext<'_>) -> Vec<Part> {
        let state = &rules.position(&view.observation);
        let pen = Pen::new(rules, ctx);
        let part = |id, tab, body| Part {
            id,
            title: message(&format!("section-{id}")),
            tab: message(&format!("tab-{tab}")),
            body,
        };
        vec![
            part("map", "map", html! { (wall::draw()) (map::draw(&pen, view, state)) }),
            part("actions", "actions", actions::draw(&pen, state)),
            // An update is small only if no part appears or goes.
            part("conflicts", "map", conflicts::draw(&pen, view, state).unwrap_or_default()),
            part("events", "actions", events::draw(&pen, view, state)),
            part("race", "map", race::draw(&pen, state)),
        ]
    }

    fn plan(_: &RiseOfTribes, view: &View<RiseOfTribes>, ctx: &DrawContext<'_>) -> Vec<PlanStep> {
        plan::plan(view, ctx)
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

    fn hand(rules: &RiseOfTribes, view: &View<RiseOfTribes>, ctx: &DrawContext<'_>) -> Option<Markup> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        let state = &rules.position(&view.observation);
        let pen = Pen::new(rules, ctx);
        let tribe = Tribe { pen, view, state, seat, board: tribe::Board::Own };
        Some(html! { div .rt-foot { (dice::tray(&pen, view, state, seat)) (tribe.cards()) } })
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

    fn purse(_: &RiseOfTribes, state: &board::State<Self>, seat: Seat) -> Vec<Amount> {
        purse::purse(state, seat)
    }
    fn attempts(rules: &RiseOfTribes, view: &View<RiseOfTribes>) -> Vec<Attempt<board::Action<Self>>> {
        attempts::attempts(rules, view)
    }
    fn beat(rules: &RiseOfTribes, note: &board::Note<Self>) -> Beat {
        beats::beat(rules, note)
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

    fn pictures() -> Option<&'static Pictures> {
        Some(&pictures::PICTURES)
    }
    fn guide() -> Option<Guide> {
        Some(guide::guide())
    }

    fn primer(rules: &RiseOfTribes, view: &View<RiseOfTribes>, ctx: &DrawContext<'_>) -> Option<Primer> {
        Some(primer::primer(rules, view, ctx))
    }

    fn rulebook(language: Language) -> &'static [&'static str] {
        match language {
            Language::English => &[include_str!("../../../../docs/rules/rise-of-tribes.md")],
            Language::French => &[include_str!("../../../../docs/rules/fr/rise-of-tribes.md")],
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
