//! The board of Endless Winter, drawn; with Rivers & Rafts in `rivers`.
//!
//! Every face is drawn from its instructions (`effects`) with one icon set (`icons`). Cards and player boards are HTML that
//! reflows; maps are SVG that scales.

mod cards;
mod columns;
mod draft;
mod effects;
mod gallery;
mod guide;
mod hexes;
mod icons;
mod idols;
mod look;
mod market;
mod megaliths;
mod order;
mod player;
mod price;
mod rivers;
mod spots;
mod terrain;
mod turn;

use endless_winter::{EndlessWinter, state::Stage};
use maud::Markup;
use pages::{Board, DrawContext, Guide, Holdings, Language, Place, Section, board};
use table::{Seat, View, faces::Face, text::Phrase};

use crate::{
    look::{Look, own},
    spots::section,
};

/// Draws Endless Winter.
pub struct EndlessWinterBoard;

impl Board for EndlessWinterBoard {
    type Game = EndlessWinter;

    fn sections(rules: &EndlessWinter, view: &View<EndlessWinter>, ctx: &DrawContext<'_>) -> Vec<Section> {
        let look = Look::new(rules, view, ctx);
        let part =
            |id: &'static str, place, body| Section { id, title: own(&format!("section-{id}")), place, body };
        let mut sections = vec![
            part(section::TURN, Place::Main, turn::section(&look)),
            part(section::COLUMNS, Place::Main, columns::section(&look)),
            part(section::TERRAIN, Place::Main, terrain::section(&look)),
            part(section::CULTURE, Place::Main, market::culture(&look)),
            part(section::PEOPLE, Place::Main, market::people(&look)),
            part(section::HUNT, Place::Main, market::hunt(&look)),
            part(section::ORDER, Place::Side, order::section(&look)),
            part(section::STONES, Place::Side, market::stones(&look)),
            part(section::MEGALITHS, Place::Side, megaliths::section(&look)),
            part(section::IDOLS, Place::Side, idols::section(&look)),
        ];
        // Before the game, what nothing lies on yet comes later.
        let open = &view.observation.open;
        if open.stage == Stage::Setup {
            sections[0].title = own("status-setup");
            let dealt = !open.area.is_empty();
            sections.retain(|part| match part.id {
                section::COLUMNS => false,
                section::HUNT | section::MEGALITHS | section::IDOLS => dealt,
                _ => true,
            });
        }
        sections
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
    fn round(_: &EndlessWinter, observation: &board::Observation<Self>) -> u32 {
        u32::from(observation.open.round) + 1
    }
    fn focus(rules: &EndlessWinter, view: &View<EndlessWinter>) -> Option<String> {
        spots::focus(rules, view)
    }
    fn face(rules: &EndlessWinter, face: &Face, ctx: &DrawContext<'_>) -> Markup {
        gallery::face(rules, face, ctx)
    }
    fn guide() -> Option<Guide> {
        Some(guide::guide())
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
        }
    }
    fn locales() -> &'static [(&'static str, &'static str)] {
        &[("en", include_str!("../locales/en.ftl")), ("fr", include_str!("../locales/fr.ftl"))]
    }
    fn style() -> &'static str {
        include_str!("../style.css")
    }
}
