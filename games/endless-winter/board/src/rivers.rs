//! Rivers & Rafts: the river and its ends, Starting tiles, Rafts, Landmarks, Fish.

use endless_winter::{Action, DELTA, End, HEADWATERS, Hex, Landmark, Reach, RiverAction, Role, StartSpot};
use maud::{Markup, html};
use table::{Seat, sets::Indexed, text::Phrase};

use crate::{
    hexes::{ACROSS, Point, middle, points_plate},
    icons::{icon, round, symbol},
    look::{Look, own},
    pieces::{self, Room, places, sign},
    terrain::land,
};

/// The Terrain board with what lies around it.
pub(crate) const FRAME: &str = "-336 -268 672 540";

/// How far out the ends of the river are.
const END: f32 = 286.0;
/// The scale of a Starting tile.
const START_SCALE: f32 = 0.62;
/// From the edge between two hexes to the middle of the Starting tile beside them.
const OUT: f32 = 78.0;

/// Where an end of the river is.
fn end(look: &Look<'_>, reach: Reach) -> Point {
    let west = (look.open.river.headwaters == End::West) != (reach == DELTA);
    (if west { -END } else { END }, 0.0)
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
    (x + side * dx / length * OUT, y + side * dy / length * OUT)
}

fn placed((x, y): Point, scale: f32) -> String {
    format!("translate({} {}) scale({scale})", round(x), round(y))
}

/// Headwaters, Delta and Starting tiles.
pub(crate) fn beside(look: &Look<'_>) -> Markup {
    let choosing = |spot: StartSpot| look.view.actions.contains(&Action::River(RiverAction::Start(spot)));
    html! {
        @for spot in StartSpot::each() {
            @let owner = look.seats().find(|seat| look.open.river.starts[seat.index()] == Some(spot));
            @let at = start(look, spot);
            @if let Some(seat) = owner { (starting_tile(look, seat, at)) }
            @else if choosing(spot) {
                @let label = look.say(&look.rules.spot_name(spot));
                @let drawing = html! { g transform=(placed(at, START_SCALE)) { (land("start")) use .ew-lit href="#ew-s-rim" {} } };
                (look.ctx.spot(&format!("start-{}", look.rules.spot_text(spot)), &label, &drawing))
            }
        }
        @for (reach, key) in [(HEADWATERS, "reach-headwaters"), (DELTA, "reach-delta")] {
            @let at = end(look, reach);
            @let name = look.say(&endless_winter::EndlessWinter::reach_name(reach));
            (look.ctx.spot(key, &name, &html! {
                g transform=(placed(at, 1.0)) { (land("lakeland")) use .ew-lit href="#ew-s-rim" {} }
            }))
        }
    }
}

/// The Starting tile of a seat, with the Camps on it.
fn starting_tile(look: &Look<'_>, seat: Seat, at: Point) -> Markup {
    let entry = look.rules.board().entry();
    let camps = look.player(seat).camps.of(entry);
    let label = look.say(&own("start-label").seat("seat", seat).number("count", camps));
    let mark = look.ctx.emblem(seat);
    let tile = html! {
        g .(mark.class()) transform=(placed(at, START_SCALE)) {
            (land("start"))
            use .ew-owned href="#ew-s-rim" {}
            use .ew-lit href="#ew-s-rim" {}
            @if camps == 0 { path .ew-home transform="scale(1.2)" d=(mark.outline()) {} }
        }
    };
    let (stands, scale) = places(usize::from(camps), Room::Whole);
    let scaled: Vec<Point> = stands.iter().map(|(x, y)| (at.0 + x * 0.66, at.1 - 2.0 + y * 0.66)).collect();
    html! {
        @if look.viewer() == Some(seat) {
            (look.ctx.spot(&format!("hex-{}", entry.index()), &label, &tile))
        } @else { g { title { (label) } (tile) } }
        @if camps > 0 { (pieces::camps_of(look, entry, seat, &scaled, scale * 0.66)) }
    }
}

/// The river: a band of water from the Headwaters to the Delta, and the arms that flow into it.
pub(crate) fn water(look: &Look<'_>) -> Markup {
    let Some(course) = look.rules.course() else { return html! {} };
    let headwaters = look.open.river.headwaters;
    let path: Vec<Hex> = (1..).map_while(|step| course.hex(Reach::new(step), headwaters)).collect();
    let (from, to) = (end(look, HEADWATERS), end(look, DELTA));
    let bed = meander(from, to);
    let arms: Vec<String> = look
        .rules
        .board()
        .hexes()
        .iter()
        .filter(|hex| {
            look.rules.terrain_face(look.open.terrain[hex.index()]).role.is == Role::River
                && !path.contains(hex)
        })
        .filter_map(|hex| {
            let spring = middle(look.rules, hex);
            let mouth = path
                .iter()
                .map(|&other| middle(look.rules, other))
                .find(|other| (other.0 - spring.0).hypot(other.1 - spring.1) < ACROSS * 1.1)?;
            Some(format!(
                "M{} {}Q{} {} {} {}",
                round(spring.0),
                round(spring.1 + 4.0),
                round(spring.0),
                round(mouth.1 - 24.0),
                round(mouth.0),
                round(mouth.1)
            ))
        })
        .collect();
    html! {
        g .ew-water aria-hidden="true" {
            @for class in ["ew-bank", "ew-stream"] {
                @for arm in &arms { path .(class).ew-arm d=(arm) {} }
                path .(class) d=(bed) {}
            }
            path .ew-ripple d=(bed) {}
        }
    }
}

/// A river bed that swings about the straight line between two places.
fn meander(from: Point, to: Point) -> String {
    let step = (to.0 - from.0) / 6.0;
    let mut bed = format!("M{} {}", round(from.0 + step * 0.55), round(from.1 + 2.0));
    for bend in 1..=5u8 {
        let swing = if bend.is_multiple_of(2) { 5.0 } else { -5.0 };
        let x = from.0 + step * f32::from(bend);
        bed.push_str(&format!(
            "Q{} {} {} {}",
            round(x - step * 0.25),
            round(from.1 + swing + 6.0),
            round(x),
            round(from.1 + 6.0)
        ));
    }
    bed.push_str(&format!("L{} {}", round(to.0 - step * 0.55), round(to.1 + 2.0)));
    bed
}

/// Names of the ends and the Rafts, wherever they are.
pub(crate) fn afloat(look: &Look<'_>) -> Markup {
    html! {
        @for reach in [HEADWATERS, DELTA] { (end_name(look, reach)) }
        @for seat in look.seats() { (raft(look, seat)) }
    }
}

/// The name of an end of the river, never wider than its tile.
fn end_name(look: &Look<'_>, reach: Reach) -> Markup {
    /// The room inside a tile, and the characters that always fit into it.
    const ROOM: &str = "84";
    const FITTING: usize = 7;
    let key = if reach == DELTA {
        "endless-winter-river-tile-delta"
    } else {
        "endless-winter-river-tile-headwaters"
    };
    let name = look.say(&Phrase::new(key));
    let (x, y) = end(look, reach);
    let squeezed = (name.chars().count() > FITTING).then_some(ROOM);
    html! {
        text .ew-end-name x=(round(x)) y=(round(y - 17.0)) textLength=[squeezed] lengthAdjust="spacingAndGlyphs" { (name) }
    }
}

fn raft(look: &Look<'_>, seat: Seat) -> Markup {
    let reach = look.open.river.rafts[seat.index().min(3)];
    let hex = look.outlook.raft_hex(seat);
    let together: Vec<Seat> =
        look.seats().filter(|other| look.open.river.rafts[other.index().min(3)] == reach).collect();
    let index = together.iter().position(|&other| other == seat).unwrap_or_default();
    let (x, y) = match hex {
        // Side by side on the lower half of a River hex.
        Some(hex) => {
            let (x, y) = middle(look.rules, hex);
            (x + 21.0 * (index as f32 - (together.len() as f32 - 1.0) / 2.0), y + 20.0)
        }
        // Two by two on an end of the river.
        None => {
            let (x, y) = end(look, reach);
            let rows = together.len().div_ceil(2);
            let row = index / 2;
            let here = if row + 1 == rows { together.len() - 2 * row } else { 2 };
            (
                x + 24.0 * ((index % 2) as f32 - (here as f32 - 1.0) / 2.0),
                y + 10.0 + 19.0 * (row as f32 - (rows as f32 - 1.0) / 2.0),
            )
        }
    };
    let mark = look.ctx.emblem(seat);
    let drawing = html! {
        g .(mark.class()) data-piece=(format_args!("raft-{}", seat.number())) transform=(placed((x, y), 0.78)) {
            (symbol("raft"))
            (sign(mark, "translate(-6 -4) scale(.36)"))
        }
    };
    let label = own("raft-label")
        .seat("seat", seat)
        .phrase("reach", endless_winter::EndlessWinter::reach_name(reach));
    let label = look.say(&label);
    if look.viewer() == Some(seat) {
        look.ctx.spot("raft", &label, &html! { (pieces::hit(x, y)) (drawing) })
    } else {
        html! { g { title { (label) } (drawing) } }
    }
}

/// What a Landmark would bring a seat now.
pub(crate) fn landmark_plate(look: &Look<'_>, seat: Seat, landmark: Landmark, x: f32, y: f32) -> Markup {
    let points = look.outlook.landmark(seat, landmark);
    points_plate(u8::try_from(points).unwrap_or(u8::MAX), x, y)
}

/// The supply of Fish tokens.
pub(crate) fn fish(look: &Look<'_>) -> Markup {
    let river = &look.open.river;
    let words = own("fish-supply")
        .number("supply", i64::from(river.supply.total()))
        .number("discard", i64::from(river.discard.total()));
    html! {
        span .ew-chip title=(look.say(&words)) { (icon("fish")) b { (river.supply.total()) } @if !river.discard.is_empty() { " / " (river.discard.total()) } }
    }
}
