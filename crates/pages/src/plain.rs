//! A board for a game that has no drawing of its own yet: the position in text.

use maud::{Markup, html};
use table::{Rules, View, faces::Face, text::Words};

use crate::{
    board::{Place, Section},
    desk::Desk,
};

/// The position in text, as a terminal shows it.
pub fn section<R: Rules>(rules: &R, view: &View<R>, desk: &Desk<'_>) -> Section {
    let sketch = rules.render_text(&view.observation, view.viewer, desk);
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

impl Words for Desk<'_> {
    fn say(&self, phrase: &table::text::Phrase) -> String {
        Desk::say(self, phrase)
    }
}
