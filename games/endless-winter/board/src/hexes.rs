//! Where things lie on the Terrain board, and small drawings on it.

use endless_winter::{
    EndlessWinter,
    icons::{Effect, Gains, Icon},
    ids::{Hex, Junction},
    names,
};
use maud::{Markup, html};

use crate::icons::{placed, round};

/// From the middle of a hex to its corner.
pub(crate) const RADIUS: f32 = 50.0;
const ACROSS: f32 = 86.6;

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
            (Icon::Point, count) => items.push(Item::Text(format!("{count}★"))),
            (icon, count) => {
                if count > 1 {
                    items.push(Item::Text(count.to_string()));
                }
                items.push(Item::Icon(icon.word()));
            }
        }
    }
}

/// An effect in a row around a point.
pub(crate) fn effect_at(shown: &Effect, x: f32, y: f32, size: f32) -> Markup {
    row(&items(shown), x, y, size)
}

/// Gains in a row around a point.
pub(crate) fn gains_at(gains: &Gains, x: f32, y: f32, size: f32) -> Markup {
    let mut items = Vec::new();
    push_gains(&mut items, gains);
    row(&items, x, y, size)
}

fn row(items: &[Item], x: f32, y: f32, size: f32) -> Markup {
    let width = |item: &Item| match item {
        Item::Icon(_) => size * 1.05,
        Item::Text(text) => {
            size * 0.55 * text.chars().map(|c| if c == '→' || c == '★' { 1.7 } else { 1.0 }).sum::<f32>()
        }
    };
    let mut at = x - items.iter().map(width).sum::<f32>() / 2.0;
    html! {
        @for item in items {
            @let own = width(item);
            @match item {
                Item::Icon(name) => { (placed(name, at + own / 2.0, y, size)) }
                Item::Text(text) => {
                    text .ew-t x=(round(at + own / 2.0)) y=(round(y + size * 0.36)) font-size=(round(size * 0.98)) { (text) }
                }
            }
            @let () = at += own;
        }
    }
}
