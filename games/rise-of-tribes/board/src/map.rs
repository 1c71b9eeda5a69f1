//! The map: hexes with everything that stands on them.

use std::collections::BTreeSet;

use maud::{Markup, PreEscaped, html};
use pages::END_OF_STILL;
use rise_of_tribes::{Action, Hex, Observation, Place, RiseOfTribes, SeenHex, State, words};
use table::{Rules, Seat, View, sets::Indexed, text::Phrase};

use crate::{
    icons::Icon,
    pen::{Pen, message},
    pieces,
    terrain::Ground,
};

/// From the middle of a hex to its corners.
const RADIUS: f32 = 66.0;
/// From the middle of a hex to its sides, twice.
const WIDTH: f32 = 114.3;
/// The symbols of the landscapes and pieces.
const SYMBOLS: &str = include_str!("../assets/symbols.svg");

/// Where a place of the axial grid lies on the drawing.
fn spot_at([q, r]: [i8; 2]) -> (f32, f32) {
    (WIDTH * (f32::from(q) + f32::from(r) / 2.0), RADIUS * 1.5 * f32::from(r))
}

/// The map as everybody sees it.
pub(crate) fn draw(pen: &Pen<'_>, view: &View<RiseOfTribes>, state: &State) -> Markup {
    let (observation, board) = (&view.observation, pen.rules.board());
    let rising: BTreeSet<Place> = view
        .actions
        .iter()
        .filter_map(|action| match action {
            Action::PlaceVolcano(place) => Some(*place),
            _ => None,
        })
        .chain(observation.events.volcano)
        .collect();
    let place_at = |place: Place| board.places_at.get(place.index()).map(|&at| spot_at(at));
    let centres: Vec<(f32, f32)> = board
        .at
        .iter()
        .map(|&at| spot_at(at))
        .chain(rising.iter().filter_map(|&place| place_at(place)))
        .collect();
    html! {
        svg .rt-map viewBox=(frame(&centres)) role="group" aria-label=(pen.word("map")) {
            defs { (Icon::symbols()) (shapes(pen)) }
            @for place in rising {
                @if let Some((x, y)) = place_at(place) { (volcano(pen, observation, place, x, y)) }
            }
            @for (seen, &(x, y)) in observation.hexes.iter().zip(&centres) {
                g data-still="" { (ground(pen, state, seen, x, y)) } (END_OF_STILL)
            }
            g .rt-above aria-hidden="true" {
                @for (seen, &(x, y)) in observation.hexes.iter().zip(&centres) {
                    g data-still="" { (above(pen, view, state, seen, x, y)) } (END_OF_STILL)
                }
            }
        }
    }
}

/// The part of the plane that holds all hexes.
fn frame(centres: &[(f32, f32)]) -> String {
    let edge = |of: fn(&(f32, f32)) -> f32, pick: fn(f32, f32) -> f32| {
        centres.iter().map(of).reduce(pick).unwrap_or(0.0)
    };
    let (left, right) = (edge(|at| at.0, f32::min), edge(|at| at.0, f32::max));
    let (top, bottom) = (edge(|at| at.1, f32::min), edge(|at| at.1, f32::max));
    let (across, down) = (WIDTH / 2.0 + 4.0, RADIUS + 10.0);
    format!(
        "{:.0} {:.0} {:.0} {:.0}",
        left - across,
        top - down,
        right - left + 2.0 * across,
        bottom - top + 2.0 * down
    )
}

/// Shapes drawn many times: landscapes, the hexagon, the pieces of each seat.
fn shapes(pen: &Pen<'_>) -> Markup {
    html! {
        (PreEscaped(SYMBOLS))
        @for seat in Seat::all(pen.rules.seats()) {
            g id=(format_args!("rt-m{}", seat.index())) .(pen.ctx.emblem(seat).class()) { (pieces::member(pen.ctx.emblem(seat))) }
        }
    }
}

fn volcano(pen: &Pen<'_>, observation: &Observation, place: Place, x: f32, y: f32) -> Markup {
    let id = place.to_string();
    let rose = observation.events.volcano == Some(place);
    let beside =
        pen.rules.board().beside(place).iter().map(|hex| hex.to_string()).collect::<Vec<_>>().join(", ");
    let label =
        message(if rose { "volcano" } else { "volcano-place" }).text("place", &*id).text("hexes", beside);
    let drawing = html! {
        g transform=(format_args!("translate({x:.1} {y:.1})")) {
            @if rose { use .rt-volcano href="#rt-s-t-volcano" {} }
            @else { use .rt-place href="#rt-s-hex" {} (Icon::Volcano.at(0.0, -4.0, 30.0)) }
            use .rt-edge href="#rt-s-hex" {}
            text .rt-name y="56" { (id) }
        }
    };
    pen.ctx.spot(&id, &pen.say(&label), &drawing)
}

/// The ground of a hex, which can be touched.
fn ground(pen: &Pen<'_>, state: &State, seen: &SeenHex, x: f32, y: f32) -> Markup {
    let ground = Ground::of(seen);
    let crowded = pen.rules.clash(state, seen.hex).is_some();
    let drawing = html! {
        g transform=(format_args!("translate({x:.1} {y:.1})")) data-rule=[ground.rule] {
            use .(ground.class) href=(ground.landscape) {}
            use .rt-edge .rt-crowded[crowded] href="#rt-s-hex" {}
        }
    };
    pen.ctx.spot(&seen.hex.to_string(), &label(pen, state, seen), &drawing)
}

/// What stands on a hex and is written on it, above the ground of all hexes; the hex itself is touched through it.
fn above(pen: &Pen<'_>, view: &View<RiseOfTribes>, state: &State, seen: &SeenHex, x: f32, y: f32) -> Markup {
    let (limit, population) = (pen.rules.limit(state, seen.hex), state.population(seen.hex));
    let crowded = population > limit;
    let danger = !crowded && would_clash(view, seen.hex) && population + 1 > limit;
    let ground = Ground::of(seen);
    html! {
        g transform=(format_args!("translate({x:.1} {y:.1})")) {
            @if ground.special {
                g .rt-token-plate { circle cx="-33" cy="-34" r="11" {} (ground.icon.at(-33.0, -34.0, 15.0)) }
            }
            @if !ground.mark.is_empty() { text .rt-name.rt-mark x="36" y="-30" { (ground.mark) } }
            text .rt-name y="57" { (seen.hex) }
            @if seen.glacier || seen.melted {
                g .rt-token-plate { rect x="17" y="-45" width="33" height="22" rx="11" {} (Icon::Stone.at(27.0, -34.0, 12.0)) text .rt-small x="40" y="-29.5" { (state.ground.stones) } }
            }
            (pieces::draw(pen, seen))
            @if crowded || danger {
                g .rt-alarm .rt-maybe[!crowded] {
                    rect x="-25" y="-66" width="50" height="21" rx="10.5" {}
                    (Icon::Spears.at(-12.0, -55.5, 12.0))
                    text .rt-pop x="9" y="-50.5" { (population) "/" (limit) }
                }
            }
        }
    }
}

/// Can an action on offer bring one more member here?
fn would_clash(view: &View<RiseOfTribes>, hex: Hex) -> bool {
    view.actions.iter().any(|&action| match action {
        Action::Move(_, to)
        | Action::March(_, to)
        | Action::Grow(to)
        | Action::Wed(to)
        | Action::Educate(to)
        | Action::Drive(to)
        | Action::Release(to) => to == hex,
        _ => false,
    })
}

/// A hex in words: its name, who is there, what else is there, how full it is.
fn label(pen: &Pen<'_>, state: &State, seen: &SeenHex) -> String {
    let mut parts: Vec<Phrase> = Vec::new();
    for (seat, &count) in seen.members.iter().enumerate() {
        if count > 0 {
            parts.push(message("hex-members").seat("who", Seat::new(seat)).number("members", count));
        }
    }
    if let Some(count) = seen.invaders {
        parts.push(message("hex-invaders").number("members", count));
    }
    if let Some(owner) = seen.village {
        parts.push(message("hex-village").seat("who", owner));
    }
    if let Some(owner) = seen.elder {
        parts.push(message("hex-elder").seat("who", owner));
    }
    if seen.sabre_tooth {
        parts.push(message("hex-sabre-tooth"));
    }
    if let Some(beast) = seen.mammoth {
        parts.push(match beast.owner {
            Some(owner) => message("hex-mammoth-of").seat("who", owner),
            None => message("hex-mammoth"),
        });
    }
    if seen.glacier || seen.melted {
        parts.push(message("hex-stones").number("stones", state.ground.stones));
    }
    if parts.is_empty() {
        parts.push(message("hex-empty"));
    }
    parts.push(
        message("hex-room")
            .number("population", state.population(seen.hex))
            .number("limit", pen.rules.limit(state, seen.hex)),
    );
    let content = pen.rules.content();
    if seen.glacier {
        parts.push(words::glacier(content));
    } else {
        let face = seen.tile.and_then(|tile| content.tiles.get(&tile));
        parts.extend(face.map(|face| words::tile_effect(face.effect.is)));
    }
    let name = pen.rules.place_name(state, seen.hex);
    pen.say(&message("hex-label").phrase("hex", name).list("parts", parts))
}
