//! The map: hexes with everything that stands on them.

use std::collections::BTreeSet;

use maud::{Markup, html};
use pages::svg;
use rise_of_tribes::{Action, Hex, Observation, Place, RiseOfTribes, SEATS, SeenHex, State, words};
use table::{Rules, Seat, View, sets::Indexed, text::Phrase};

use crate::{
    icons::Icon,
    pen::{Pen, message},
    terrain::{self, Ground},
};

/// From the middle of a hex to its corners.
const RADIUS: f32 = 50.0;
/// From the middle of a hex to its sides, twice.
const WIDTH: f32 = 86.6;

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
            defs { (Icon::symbols()) (terrain::textures()) (shapes(pen)) }
            @for place in rising {
                @if let Some((x, y)) = place_at(place) { (volcano(pen, observation, place, x, y)) }
            }
            @for (seen, &(x, y)) in observation.hexes.iter().zip(&centres) { (ground(pen, state, seen, x, y)) }
            g .rt-above aria-hidden="true" {
                @for (seen, &(x, y)) in observation.hexes.iter().zip(&centres) { (above(pen, view, state, seen, x, y)) }
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
    let (across, down) = (WIDTH / 2.0 + 3.0, RADIUS + 3.0);
    format!(
        "{:.0} {:.0} {:.0} {:.0}",
        left - across,
        top - down,
        right - left + 2.0 * across,
        bottom - top + 2.0 * down
    )
}

/// Shapes drawn many times: the hexagon, the pieces of each seat.
fn shapes(pen: &Pen<'_>) -> Markup {
    let corners = |radius| svg::points(&svg::hexagon(0.0, 0.0, radius));
    html! {
        polygon #rt-hexagon points=(corners(RADIUS)) {}
        polygon #rt-edge points=(corners(RADIUS - 4.0)) {}
        @for seat in Seat::all(pen.rules.seats()) {
            path id=(format_args!("rt-m{}", seat.index())) .rt-token.(pen.ctx.emblem(seat).class()) d=(pen.ctx.emblem(seat).outline()) {}
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
            use href="#rt-hexagon" .rt-fire[rose] .rt-place[!rose] {}
            use href="#rt-edge" .rt-edge {}
            (Icon::Volcano.at(0.0, -4.0, if rose { 52.0 } else { 30.0 }))
            text .rt-label x="0" y="38" { (id) }
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
            use href="#rt-hexagon" .(ground.class) {}
            use href="#rt-hexagon" fill=(ground.texture) {}
            use href="#rt-edge" .rt-edge .rt-crowded[crowded] {}
            g .rt-ground { (ground.icon.at(0.0, -36.0, 16.0)) }
        }
    };
    pen.ctx.spot(&seen.hex.to_string(), &label(pen, state, seen), &drawing)
}

/// What stands on a hex and is written on it, above the ground of all hexes; the hex itself is touched through it.
fn above(pen: &Pen<'_>, view: &View<RiseOfTribes>, state: &State, seen: &SeenHex, x: f32, y: f32) -> Markup {
    let (limit, population) = (pen.rules.limit(state, seen.hex), state.population(seen.hex));
    let crowded = population > limit;
    let danger = !crowded && would_clash(view, seen.hex) && population + 1 > limit;
    let mark = Ground::of(seen).mark;
    html! {
        g transform=(format_args!("translate({x:.1} {y:.1})")) {
            @if !mark.is_empty() { text .rt-label x="14" y="-35" { (mark) } }
            text .rt-label x="-23" y="-21" { (seen.hex) }
            @if population > 0 || limit != pen.rules.content().rules.population_limit.is {
                text .rt-label .rt-full[crowded] x="23" y="-21" { (population) "/" (limit) }
            }
            @if seen.glacier || seen.melted {
                g .rt-ground { (Icon::Stone.at(-35.0, 2.0, 12.0)) }
                text .rt-label x="-35" y="21" { (state.ground.stones) }
            }
            (pieces(pen, seen))
            @if crowded || danger {
                g .rt-alarm .rt-maybe[!crowded] { circle cx="0" cy="41" r="9" {} (Icon::Spears.at(0.0, 41.0, 12.0)) }
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

/// Everything that stands on a hex, each at its own place, so that what moves can be seen moving.
fn pieces(pen: &Pen<'_>, seen: &SeenHex) -> Markup {
    let seats = pen.rules.seats();
    let slots: [(f32, f32); SEATS] = if seats <= 2 {
        [(-14.0, 8.0), (14.0, 8.0), (-12.0, 29.0), (12.0, 29.0)]
    } else {
        [(-14.0, 4.0), (14.0, 4.0), (-12.0, 28.0), (12.0, 28.0)]
    };
    let camp = if seats <= 2 { (0.0, 30.0) } else { (0.0, 15.0) };
    html! {
        @for (seat, (&count, (x, y))) in seen.members.iter().zip(slots).enumerate() {
            @if count > 0 { (stack(seat, count, x, y)) }
        }
        @if let Some(count) = seen.invaders {
            (svg::piece("invaders", camp.0, camp.1, &html! {
                rect .rt-foe x="-16" y="-10" width="32" height="20" rx="10" {} (Icon::Invader.at(-6.0, 0.0, 14.0)) text .rt-number x="7" y="5.5" { (count) }
            }))
        }
        @if let Some(owner) = seen.village {
            (svg::piece("village", -33.0, 8.0, &html! {
                g .rt-hut.(pen.ctx.emblem(owner).class()) {
                    (Icon::Village.at(0.0, 0.0, 22.0))
                    path .rt-sign d=(pen.ctx.emblem(owner).outline()) transform="translate(0 9) scale(.32)" {}
                }
            }))
        }
        @if let Some(owner) = seen.elder {
            (svg::piece("elder", -33.0, -11.0, &html! {
                g .rt-hut.(pen.ctx.emblem(owner).class()) { (Icon::Elder.at(0.0, 0.0, 17.0)) }
            }))
        }
        @if seen.sabre_tooth {
            (svg::piece("tiger", 33.0, -10.0, &html! { g .rt-beast { (Icon::SabreTooth.at(0.0, 0.0, 18.0)) } }))
        }
        @if let Some(beast) = seen.mammoth {
            (svg::piece("mammoth", 33.0, 12.0, &html! {
                g .rt-beast { (Icon::Mammoth.at(0.0, 0.0, 20.0)) }
                @if let Some(owner) = beast.owner {
                    path .rt-token.(pen.ctx.emblem(owner).class()) d=(pen.ctx.emblem(owner).outline()) transform="translate(5 10) scale(.4)" {}
                }
            }))
        }
    }
}

/// The members of one tribe, piled up, with their number on the topmost.
fn stack(seat: usize, count: u8, x: f32, y: f32) -> Markup {
    let step = 12.0 / f32::from(count.max(5));
    let kind = format!("m{seat}");
    let href = format!("#rt-m{seat}");
    // The triangle is widest at its foot; its number stands lower.
    let down = if seat == 2 { 7.0 } else { 5.5 };
    html! {
        @for level in 0..count {
            (svg::piece(&kind, x, y - step * f32::from(level), &html! {
                use href=(href) {}
                @if level + 1 == count { text .rt-number y=(down) { (count) } }
            }))
        }
    }
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
