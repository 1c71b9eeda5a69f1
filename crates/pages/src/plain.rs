//! Drawings for games without drawings of their own: the position and the faces as text.

use maud::{Markup, html};
use table::{Rules, View, faces::Face, text::Words};

use crate::{
    board::{Place, Section},
    draw_context::DrawContext,
};

/// A section with the position as text, as a terminal shows it.
pub fn section<R: Rules>(rules: &R, view: &View<R>, ctx: &DrawContext<'_>) -> Section {
    let sketch = rules.render_text(&view.observation, view.viewer, ctx);
    Section {
        id: "board",
        title: table::text::Phrase::new("pages-board"),
        place: Place::Main,
        body: html! { pre .sketch tabindex="0" { (sketch) } },
    }
}

/// A face in the notation of the content file.
pub fn face(face: &Face) -> Markup {
    html! { code .face { (face.icons) } }
}

impl Words for DrawContext<'_> {
    fn say(&self, phrase: &table::text::Phrase) -> String {
        self.text(phrase)
    }
}
