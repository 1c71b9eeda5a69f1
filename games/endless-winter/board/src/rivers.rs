//! Rivers & Rafts: the ends of the river, Starting tiles, Rafts, Landmarks, Fish.

use endless_winter::{Action, DELTA, End, HEADWATERS, Hex, Landmark, Reach, RiverAction, StartSpot};
use maud::{Markup, html};
use pages::svg;
use table::{Seat, sets::Indexed};

use crate::{
    effects,
    hexes::{Point, cell, middle},
    icons::{icon, placed, round},
    look::{Look, own},
    terrain,
};

/// The Terrain board with what lies around it.
pub(crate) const FRAME: &str = "-280 -246 560 492";

/// How far out things beside the board lie, compared to a hex of the next ring.
const NEAR: f32 = 0.93;
/// The size of a tile beside the board.
const TILE: f32 = 33.0;

/// Where an end of the river is.
fn end(look: &Look<'_>, reach: Reach) -> Point {
    let west = (look.open.river.headwaters == End::West) != (reach == DELTA);
    let (x, y) = cell(if west { -3.0 } else { 3.0 }, 0.0);
    (x * NEAR, y)
}

/// Where a Starting tile lies: off the board, beside two hexes.
fn start(look: &Look<'_>, spot: StartSpot) -> Point {
    let Some(course) = look.rules.course() else { return (0.0, 0.0) };
    let [a, b] = course.spot(spot).map(|hex| middle(look.rules, hex));
    let (x, y) = ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0);
    // Outwards, at right angles to the line between the two.
    let (dx, dy) = (b.1 - a.1, a.0 - b.0);
    let length = dx.hypot(dy).max(1.0);
    let side = if dx * x + dy * y < 0.0 { -1.0 } else { 1.0 };
    (x + side * dx / length * 62.0, y + side * dy / length * 62.0)
}

/// Headwaters, Delta and Starting tiles.
pub(crate) fn beside(look: &Look<'_>) -> Markup {
    let tile = |(x, y): Point, class: &str, glyph: &str| {
        html! {
            polygon .ew-hex.(class) points=(svg::points(&svg::hexagon(x, y, TILE))) {}
            g .ew-faint { (placed(glyph, x, y, 26.0)) }
        }
    };
    let choosing = |spot: StartSpot| look.view.actions.contains(&Action::River(RiverAction::Start(spot)));
    html! {
        @for spot in StartSpot::each() {
            @let owner = look.seats().find(|seat| look.open.river.starts[seat.index()] == Some(spot));
            @let at = start(look, spot);
            @if let Some(seat) = owner {
                (starting_tile(look, seat, at, &tile(at, "ew-t-start", "camp")))
            } @else if choosing(spot) {
                @let label = look.say(&look.rules.spot_name(spot));
                (look.ctx.spot(&format!("start-{}", look.rules.spot_text(spot)), &label, &tile(at, "ew-t-open", "start")))
            }
        }
        // Last, so that no Starting tile hides their names.
        @for (reach, key) in [(HEADWATERS, "reach-headwaters"), (DELTA, "reach-delta")] {
            @let at = end(look, reach);
            @let name = look.say(&endless_winter::EndlessWinter::reach_name(reach));
            (look.ctx.spot(key, &name, &html! {
                (tile(at, "ew-t-river", "river"))
                text .ew-end-name.(if at.0 < 0.0 { "ew-from" } else { "ew-till" })
                    x=(if at.0 < 0.0 { "-276" } else { "276" }) y=(round(at.1 - TILE - 7.0)) { (name) }
            }))
        }
    }
}

/// The Starting tile of a seat, with the Camps on it.
fn starting_tile(look: &Look<'_>, seat: Seat, at: Point, tile: &Markup) -> Markup {
    let entry = look.rules.board().entry();
    let camps = look.player(seat).camps.of(entry);
    let label = look.say(&own("start-label").seat("seat", seat).number("count", camps));
    let framed = html! { g .(look.ctx.emblem(seat).class()) { g .ew-start { (tile) } } };
    html! {
        @if look.viewer() == Some(seat) {
            (look.ctx.spot(&format!("hex-{}", entry.index()), &label, &framed))
        } @else { g { title { (label) } (framed) } }
        @if camps > 0 { (terrain::marker(look, entry, seat, camps, usize::from(camps), at)) }
        @else { g .(look.ctx.emblem(seat).class()) { path .ew-piece.ew-hollow transform=(format_args!("translate({} {}) scale(.7)", round(at.0), round(at.1))) d=(look.ctx.emblem(seat).outline()) {} } }
    }
}

/// The Rafts, wherever they are.
pub(crate) fn afloat(look: &Look<'_>) -> Markup {
    html! { @for seat in look.seats() { (raft(look, seat)) } }
}

fn raft(look: &Look<'_>, seat: Seat) -> Markup {
    let reach = look.open.river.rafts[seat.index().min(3)];
    let place = match look.outlook.raft_hex(seat) {
        Some(hex) => middle(look.rules, hex),
        None => end(look, reach),
    };
    let together: Vec<Seat> =
        look.seats().filter(|other| look.open.river.rafts[other.index().min(3)] == reach).collect();
    let index = together.iter().position(|&other| other == seat).unwrap_or_default();
    let x = place.0 + 21.0 * (index as f32 - (together.len() as f32 - 1.0) / 2.0);
    let y = place.1 + if look.outlook.raft_hex(seat).is_some() { 30.0 } else { 14.0 };
    let mark = look.ctx.emblem(seat);
    let drawing = html! {
        g .(mark.class()) data-piece=(format_args!("raft-{}", seat.number())) transform=(format_args!("translate({} {})", round(x), round(y))) {
            circle .ew-hit r="13" {}
            path .ew-piece d=(mark.outline()) {}
            g .ew-on-glyph { (placed("raft", 0.0, 0.0, 14.0)) }
        }
    };
    let label = own("raft-label")
        .seat("seat", seat)
        .phrase("reach", endless_winter::EndlessWinter::reach_name(reach));
    let label = look.say(&label);
    if look.viewer() == Some(seat) {
        look.ctx.spot("raft", &label, &drawing)
    } else {
        html! { g { title { (label) } (drawing) } }
    }
}

/// The Landmarks in play: what they count, and what they would bring whom.
pub(crate) fn landmarks(look: &Look<'_>) -> Markup {
    html! {
        ul .ew-landmarks {
            @for (index, at) in look.open.river.landmarks.iter().enumerate() {
                @if let Some(hex) = *at { (landmark(look, Landmark::new(index), hex)) }
            }
        }
    }
}

fn landmark(look: &Look<'_>, landmark: Landmark, hex: Hex) -> Markup {
    html! {
        li {
            (icon(look.rules.landmark_id(landmark)))
            b { (look.say(&look.rules.landmark_name(landmark))) } " (" (hex.index()) "): "
            (look.say(&look.rules.landmark_text(landmark)))
            @for seat in look.seats() {
                @let points = look.outlook.landmark(seat, landmark);
                @if points > 0 {
                    " " span .ew-sum.ew-short[!look.outlook.leads(seat, hex)] { (look.badge(seat)) (effects::points(points)) }
                }
            }
        }
    }
}

/// The supply of Fish tokens.
pub(crate) fn fish(look: &Look<'_>) -> Markup {
    let river = &look.open.river;
    let words = own("fish-supply")
        .number("supply", i64::from(river.supply.total()))
        .number("discard", i64::from(river.discard.total()));
    html! {
        span .ew-chip title=(look.say(&words)) { (icon("fish")) "×" (river.supply.total()) @if !river.discard.is_empty() { " / " (river.discard.total()) } }
    }
}
