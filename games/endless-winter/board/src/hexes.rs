//! Where things lie on the Terrain board, and the plates with what a place gives.

use endless_winter::{Effect, EndlessWinter, Gains, Hex, Icon, Junction, names};
use maud::{Markup, html};

use crate::icons::{placed, round};

/// From the middle of a hex to its corner.
pub(crate) const RADIUS: f32 = 55.0;
/// From the middle of a hex to that of its neighbour.
pub(crate) const ACROSS: f32 = 95.3;

/// A place in the drawing.
pub(crate) type Point = (f32, f32);

/// The middle of a cell in axial coordinates.
pub(crate) fn cell(q: f32, r: f32) -> Point {
    (ACROSS * (q + r / 2.0), 1.5 * RADIUS * r)
}

/// The middle of a hex.
pub(crate) fn middle(rules: &EndlessWinter, hex: Hex) -> Point {
    let (q, r) = rules.board().coordinates(hex);
    cell(f32::from(q), f32::from(r))
}

/// Where three hexes meet.
pub(crate) fn meeting(rules: &EndlessWinter, junction: Junction) -> Point {
    let corners = rules.board().around(junction).map(|hex| middle(rules, hex));
    let sum = corners.iter().fold((0.0, 0.0), |sum, corner| (sum.0 + corner.0, sum.1 + corner.1));
    (sum.0 / 3.0, sum.1 / 3.0)
}

enum Item {
    Icon(&'static str),
    Text(String),
    Points(u8),
}

fn items(shown: &Effect) -> Vec<Item> {
    let mut items = Vec::new();
    let mut some = |count: u8, name: &'static str| {
        if count > 1 {
            items.push(Item::Text(count.to_string()));
        }
        if count > 0 {
            items.push(Item::Icon(name));
        }
    };
    some(shown.price.food, "food");
    some(shown.price.tools, "tool");
    some(shown.price.cards, "discard");
    if !shown.price.is_free() {
        items.push(Item::Text("→".to_owned()));
    }
    push_gains(&mut items, &shown.gains);
    items
}

fn push_gains(items: &mut Vec<Item>, gains: &Gains) {
    let half = gains.half_labor();
    if half > 0 {
        items.extend([Item::Text(names::labor_text(half)), Item::Icon("labor")]);
    }
    for unit in gains.iter().filter(|unit| !unit.icon.is_labor()) {
        match (unit.icon, unit.count) {
            (Icon::Point, count) => items.push(Item::Points(count)),
            (icon, count) => {
                if count > 1 {
                    items.push(Item::Text(count.to_string()));
                }
                items.push(Item::Icon(icon.word()));
            }
        }
    }
}

/// What a hex gives, on a plate around a point; nothing if it gives nothing.
pub(crate) fn plate(shown: &Effect, x: f32, y: f32) -> Markup {
    on_plate(&items(shown), x, y)
}

/// Gains on a plate around a point.
pub(crate) fn gains_plate(gains: &Gains, x: f32, y: f32) -> Markup {
    let mut items = Vec::new();
    push_gains(&mut items, gains);
    on_plate(&items, x, y)
}

/// Points on a plate around a point.
pub(crate) fn points_plate(points: u8, x: f32, y: f32) -> Markup {
    on_plate(&[Item::Points(points)], x, y)
}

/// Gains in a row around a point.
pub(crate) fn gains_at(gains: &Gains, x: f32, y: f32, size: f32) -> Markup {
    let mut items = Vec::new();
    push_gains(&mut items, gains);
    row(&items, x, y, size)
}

fn on_plate(items: &[Item], x: f32, y: f32) -> Markup {
    const SIZE: f32 = 16.0;
    if items.is_empty() {
        return html! {};
    }
    let wide = width(items, SIZE) + 8.0;
    html! {
        g .ew-gives {
            rect .ew-plate x=(round(x - wide / 2.0)) y=(round(y - 10.0)) width=(round(wide)) height="20" rx="9" {}
            (row(items, x, y, SIZE))
        }
    }
}

fn item_width(item: &Item, size: f32) -> f32 {
    match item {
        Item::Icon(_) | Item::Points(_) => size * 1.1,
        Item::Text(text) => size * 0.52 * text.chars().map(|c| if c == '→' { 1.4 } else { 1.0 }).sum::<f32>(),
    }
}

fn width(items: &[Item], size: f32) -> f32 {
    items.iter().map(|item| item_width(item, size)).sum()
}

fn row(items: &[Item], x: f32, y: f32, size: f32) -> Markup {
    let mut at = x - width(items, size) / 2.0;
    html! {
        @for item in items {
            @let own = item_width(item, size);
            @let middle = at + own / 2.0;
            @match item {
                Item::Icon(name) => { (placed(name, middle, y, size)) }
                Item::Text(text) => { text .ew-t x=(round(middle)) y=(round(y + 4.4)) { (text) } }
                Item::Points(count) => {
                    circle .ew-coin cx=(round(middle)) cy=(round(y)) r=(round(size * 0.52)) {}
                    text .ew-t.ew-on-coin x=(round(middle)) y=(round(y + 4.4)) { (count) }
                }
            }
            @let () = at += own;
        }
    }
}
