//! The board of Ice Age, drawn.

use ice_age::IceAge;
use maud::{Markup, html};
use pages::{Board, Desk, Holdings, Section, board, plain};
use table::{Seat, View, faces::Face};

/// Draws Ice Age.
pub struct IceAgeBoard;

impl Board for IceAgeBoard {
    type Game = IceAge;

    fn sections(rules: &IceAge, view: &View<IceAge>, desk: &Desk<'_>) -> Vec<Section> {
        vec![plain::section(rules, view, desk)]
    }
    fn holdings(_: &IceAge, _: &View<IceAge>, _: Seat, _: &Desk<'_>) -> Holdings {
        Holdings { strip: html! {}, full: html! {} }
    }
    fn hand(_: &IceAge, _: &View<IceAge>, _: &Desk<'_>) -> Option<Markup> {
        None
    }
    fn status(_: &IceAge, _: &View<IceAge>, _: &Desk<'_>) -> Markup {
        html! {}
    }
    fn spots(_: &IceAge, _: &View<IceAge>, _: board::Action<Self>) -> Vec<String> {
        Vec::new()
    }
    fn round(_: &IceAge, sight: &board::Sight<Self>) -> u32 {
        u32::from(sight.round)
    }
    fn face(_: &IceAge, face: &Face, _: &Desk<'_>) -> Markup {
        plain::face(face)
    }
    fn locales() -> &'static [(&'static str, &'static str)] {
        &[("en", include_str!("../locales/en.ftl")), ("fr", include_str!("../locales/fr.ftl"))]
    }
    fn style() -> &'static str {
        include_str!("../style.css")
    }
}
