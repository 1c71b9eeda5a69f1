//! Helpers for SVG drawings.

use maud::{Markup, html};

/// `content` translated to (`x`, `y`).
pub fn at(x: f32, y: f32, content: &Markup) -> Markup {
    html! { g transform=(format_args!("translate({x:.1} {y:.1})")) { (content) } }
}

/// The points of a polygon as SVG writes them.
pub fn points(corners: &[(f32, f32)]) -> String {
    corners.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect::<Vec<_>>().join(" ")
}

/// The corners of a hexagon with a corner on top, around (`x`, `y`).
pub fn hexagon(x: f32, y: f32, radius: f32) -> [(f32, f32); 6] {
    std::array::from_fn(|corner| {
        let angle = (60.0 * corner as f32 - 90.0).to_radians();
        (x + radius * angle.cos(), y + radius * angle.sin())
    })
}

/// A piece at (`x`, `y`). If the next update of the page shows a piece of the same `kind` elsewhere, the script animates the
/// move.
pub fn piece(kind: &str, x: f32, y: f32, drawing: &Markup) -> Markup {
    html! { g data-piece=(kind) transform=(format_args!("translate({x:.1} {y:.1})")) { (drawing) } }
}
