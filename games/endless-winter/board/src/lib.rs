//! The board of Endless Winter, drawn; with Rivers & Rafts in `rivers`.
//!
//! Every face is drawn from its instructions (`effects`) with one icon set (`icons`). Cards and player boards are HTML that
//! reflows; maps are SVG that scales.

mod attempts;
mod beats;
mod cards;
mod columns;
mod draft;
mod effects;
mod forecast;
mod gallery;
mod guide;
mod hexes;
mod icons;
mod idols;
mod look;
mod market;
mod megaliths;
mod order;
mod pictures;
mod pieces;
mod player;
mod price;
mod primer;
mod purse;
mod rivers;
mod spots;
mod terrain;
mod turn;

use endless_winter::EndlessWinter;
use maud::{Markup, html};
use pages::{
    Amount, Attempt, Beat, Board, DrawContext, Guide, Holdings, Language, Part, Pictures, PlanStep, Primer,
    board,
};
use table::{Seat, View, faces::Face, text::Phrase};

use crate::{
    look::{Look, own},
    spots::section,
};

/// Draws Endless Winter.
pub struct EndlessWinterBoard;

impl Board for EndlessWinterBoard {
    type Game = EndlessWinter;

    fn parts(rules: &EndlessWinter, view: &View<EndlessWinter>, ctx: &DrawContext<'_>) -> Vec<Part> {
        let look = Look::new(rules, view, ctx);
        let part = |id: &'static str, body| Part {
            id,
            title: own(&format!("section-{id}")),
            tab: own(section::tab(id)),
            body,
        };
        let mut parts = vec![
            part(section::TERRAIN, terrain::section(&look)),
            part(section::COLUMNS, columns::section(&look)),
            part(section::CULTURE, html! { (icons::defined()) (market::culture(&look)) }),
            part(section::PEOPLE, market::people(&look)),
            part(section::HUNT, market::hunt(&look)),
            part(section::MEGALITHS, megaliths::section(&look)),
            part(section::IDOLS, idols::section(&look)),
            part(section::STONES, market::stones(&look)),
        ];
        if let Some(drafts) = turn::drafts(&look) {
            parts.push(part(section::TURN, drafts));
        }
        parts
    }
    fn pending(rules: &EndlessWinter, view: &View<EndlessWinter>, ctx: &DrawContext<'_>) -> Option<Markup> {
        turn::pending(&Look::new(rules, view, ctx))
    }
    fn plan(rules: &EndlessWinter, view: &View<EndlessWinter>, ctx: &DrawContext<'_>) -> Vec<PlanStep> {
        turn::plan(&Look::new(rules, view, ctx))
    }
    fn holdings(
        rules: &EndlessWinter,
        view: &View<EndlessWinter>,
        seat: Seat,
        ctx: &DrawContext<'_>,
    ) -> Holdings {
        player::holdings(&Look::new(rules, view, ctx), seat)
    }
    fn hand(rules: &EndlessWinter, view: &View<EndlessWinter>, ctx: &DrawContext<'_>) -> Option<Markup> {
        player::hand(&Look::new(rules, view, ctx))
    }
    fn status(rules: &EndlessWinter, view: &View<EndlessWinter>, ctx: &DrawContext<'_>) -> Markup {
        columns::status(&Look::new(rules, view, ctx))
    }
    fn spots(rules: &EndlessWinter, view: &View<EndlessWinter>, action: board::Action<Self>) -> Vec<String> {
        spots::spots(rules, view, action)
    }
    fn group(
        rules: &EndlessWinter,
        view: &View<EndlessWinter>,
        action: board::Action<Self>,
    ) -> Option<Phrase> {
        spots::group(rules, view, action)
    }
    fn loses(
        rules: &EndlessWinter,
        view: &View<EndlessWinter>,
        action: board::Action<Self>,
    ) -> Option<Phrase> {
        spots::loses(rules, view, action)
    }
    fn purse(_: &EndlessWinter, state: &board::State<Self>, seat: Seat) -> Vec<Amount> {
        purse::purse(state, seat)
    }
    fn attempts(rules: &EndlessWinter, view: &View<EndlessWinter>) -> Vec<Attempt<board::Action<Self>>> {
        attempts::attempts(rules, view)
    }
    fn beat(rules: &EndlessWinter, note: &board::Note<Self>) -> Beat {
        beats::beat(rules, note)
    }
    fn round(_: &EndlessWinter, observation: &board::Observation<Self>) -> u32 {
        u32::from(observation.open.round) + 1
    }
    fn focus(rules: &EndlessWinter, view: &View<EndlessWinter>) -> Option<String> {
        spots::focus(rules, view)
    }
    fn face(rules: &EndlessWinter, face: &Face, ctx: &DrawContext<'_>) -> Markup {
        gallery::face(rules, face, ctx)
    }
    fn token(_rules: &EndlessWinter, token: &str, _ctx: &DrawContext<'_>) -> Option<Markup> {
        gallery::token(token)
    }
    fn pictures() -> Option<&'static Pictures> {
        Some(&pictures::PICTURES)
    }
    fn guide() -> Option<Guide> {
        Some(guide::guide())
    }
    fn primer(rules: &EndlessWinter, view: &View<EndlessWinter>, ctx: &DrawContext<'_>) -> Option<Primer> {
        primer::primer(rules, view, ctx)
    }
    fn rulebook(language: Language) -> &'static [&'static str] {
        match language {
            Language::English => &[
                include_str!("../../../../docs/rules/endless-winter.md"),
                include_str!("../../../../docs/rules/rivers-and-rafts.md"),
            ],
            Language::French => &[
                include_str!("../../../../docs/rules/fr/endless-winter.md"),
                include_str!("../../../../docs/rules/fr/rivers-and-rafts.md"),
            ],
            Language::Polish => &[
                include_str!("../../../../docs/rules/pl/endless-winter.md"),
                include_str!("../../../../docs/rules/pl/rivers-and-rafts.md"),
            ],
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
