//! The board of Endless Winter, drawn.

use endless_winter::EndlessWinter;
use maud::{Markup, html};
use pages::{Board, Desk, Holdings, Section, board, plain};
use table::{Seat, View, faces::Face};

/// Draws Endless Winter.
pub struct EndlessWinterBoard;

impl Board for EndlessWinterBoard {
    type Game = EndlessWinter;

    fn sections(rules: &EndlessWinter, view: &View<EndlessWinter>, desk: &Desk<'_>) -> Vec<Section> {
        vec![plain::section(rules, view, desk)]
    }
    fn holdings(_: &EndlessWinter, _: &View<EndlessWinter>, _: Seat, _: &Desk<'_>) -> Holdings {
        Holdings { strip: html! {}, full: html! {} }
    }
    fn hand(_: &EndlessWinter, _: &View<EndlessWinter>, _: &Desk<'_>) -> Option<Markup> {
        None
    }
    fn status(_: &EndlessWinter, _: &View<EndlessWinter>, _: &Desk<'_>) -> Markup {
        html! {}
    }
    fn spots(_: &EndlessWinter, _: &View<EndlessWinter>, _: board::Action<Self>) -> Vec<String> {
        Vec::new()
    }
    fn round(_: &EndlessWinter, sight: &board::Sight<Self>) -> u32 {
        u32::from(sight.open.round)
    }
    fn face(_: &EndlessWinter, face: &Face, _: &Desk<'_>) -> Markup {
        plain::face(face)
    }
    fn locales() -> &'static [(&'static str, &'static str)] {
        &[("en", include_str!("../locales/en.ftl")), ("fr", include_str!("../locales/fr.ftl"))]
    }
    fn style() -> &'static str {
        include_str!("../style.css")
    }
}
