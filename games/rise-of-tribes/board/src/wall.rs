//! The wall of the cave around the map, with paintings of those who were here before.

use std::sync::LazyLock;

use maud::{Markup, html};
use pages::{END_OF_STILL, Pictures};
use table::faces::Kind;

/// Paintings on the wall; they belong to no face of the box.
const WALL: Kind = Kind::new("wall", "");

#[expect(clippy::expect_used, reason = "the file is a part of the program, and tests read it")]
static PAINTINGS: LazyLock<Pictures> = LazyLock::new(|| {
    Pictures::parse(include_str!("../wall.toml")).expect("every word in wall.toml is known")
});

/// A painting for each corner.
pub(crate) fn draw() -> Markup {
    html! {
        div .rt-wall data-still="" aria-hidden="true" {
            @for id in ["stag", "hunt", "hands", "dance"] {
                @if let Some(painting) = PAINTINGS.painted(WALL, id) { (painting.draw()) }
            }
        }
        (END_OF_STILL)
    }
}
