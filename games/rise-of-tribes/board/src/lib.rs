//! The board of Rise of Tribes, drawn.

use maud::{Markup, html};
use pages::{Board, Desk, Holdings, Section, board, plain};
use rise_of_tribes::RiseOfTribes;
use table::{Seat, View, faces::Face};

/// Draws Rise of Tribes.
pub struct RiseOfTribesBoard;

impl Board for RiseOfTribesBoard {
    type Game = RiseOfTribes;

    fn sections(rules: &RiseOfTribes, view: &View<RiseOfTribes>, desk: &Desk<'_>) -> Vec<Section> {
        vec![plain::section(rules, view, desk)]
    }
    fn holdings(_: &RiseOfTribes, _: &View<RiseOfTribes>, _: Seat, _: &Desk<'_>) -> Holdings {
        Holdings { strip: html! {}, full: html! {} }
    }
    fn hand(_: &RiseOfTribes, _: &View<RiseOfTribes>, _: &Desk<'_>) -> Option<Markup> {
        None
    }
    fn status(_: &RiseOfTribes, _: &View<RiseOfTribes>, _: &Desk<'_>) -> Markup {
        html! {}
    }
    fn spots(_: &RiseOfTribes, _: &View<RiseOfTribes>, _: board::Action<Self>) -> Vec<String> {
        Vec::new()
    }
    fn round(_: &RiseOfTribes, sight: &board::Sight<Self>) -> u32 {
        u32::from(sight.turns) / sight.tribes.len().max(1) as u32 + 1
    }
    fn face(_: &RiseOfTribes, face: &Face, _: &Desk<'_>) -> Markup {
        plain::face(face)
    }
    fn locales() -> &'static [(&'static str, &'static str)] {
        &[("en", include_str!("../locales/en.ftl")), ("fr", include_str!("../locales/fr.ftl"))]
    }
    fn style() -> &'static str {
        include_str!("../style.css")
    }
}
