//! The pieces on a hex: Camps in tidy rows, Villages where three hexes meet, Influence at the foot.

use endless_winter::{Action, Hex, Junction, RiverAction};
use maud::{Markup, html};
use pages::Emblem;
use table::{Seat, sets::Indexed};

use crate::{
    hexes::{Point, meeting},
    icons::{placed, round, symbol},
    look::{Look, own},
};

/// How much of a hex is free for Camps.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Room {
    /// Everything between the plate and the foot.
    Whole,
    /// The upper half: Rafts float below.
    Upper,
}

impl Room {
    /// The middle of the free part, and its height.
    const fn band(self) -> (f32, f32) {
        match self {
            Self::Whole => (5.0, 47.0),
            Self::Upper => (-7.0, 26.0),
        }
    }
}

/// The width that is free for Camps.
const WIDE: f32 = 82.0;
/// Width and height of a Camp.
const CAMP: Point = (28.0, 26.0);

/// Places for so many Camps, in rows as even as possible, and their scale.
pub(crate) fn places(count: usize, room: Room) -> (Vec<Point>, f32) {
    let (middle, high) = room.band();
    let rows = match (count, room) {
        (0..=3, _) | (4, Room::Upper) => 1,
        (4..=8, _) | (_, Room::Upper) => 2,
        _ => 3,
    };
    let longest = count.div_ceil(rows).max(1);
    let (wide, tall) = (WIDE / longest as f32, high / rows as f32);
    let scale = (wide / CAMP.0).min(tall / CAMP.1).min(1.12);
    let (across, down) = (wide.min(CAMP.0 * scale * 1.06), tall.min(CAMP.1 * scale));
    let places = (0..rows)
        .flat_map(|row| {
            let here = count / rows + usize::from(row < count % rows);
            let y = middle + (row as f32 - (rows as f32 - 1.0) / 2.0) * down + 3.0 * scale;
            (0..here).map(move |index| ((index as f32 - (here as f32 - 1.0) / 2.0) * across, y))
        })
        .collect();
    (places, scale)
}

/// Camps and Influence on a hex.
pub(crate) fn on_hex(look: &Look<'_>, hex: Hex, (x, y): Point, room: Room) -> Markup {
    let camps: Vec<(Seat, u8)> = look.seats().map(|seat| (seat, look.player(seat).camps.of(hex))).collect();
    let (all, scale) = places(camps.iter().map(|&(_, count)| usize::from(count)).sum(), room);
    let mut free = all.iter().map(|&(dx, dy)| (x + dx, y + dy));
    html! {
        @for (seat, count) in camps.into_iter().filter(|&(_, count)| count > 0) {
            @let own: Vec<Point> = free.by_ref().take(usize::from(count)).collect();
            (camps_of(look, hex, seat, &own, scale))
        }
        @if hex != look.rules.board().entry() { (influence(look, hex, x, y + 39.0)) }
    }
}

/// The Camps of one seat on one hex: a place to touch where they may move.
pub(crate) fn camps_of(look: &Look<'_>, hex: Hex, seat: Seat, places: &[Point], scale: f32) -> Markup {
    let mark = look.ctx.emblem(seat);
    let mine = look.viewer() == Some(seat);
    let drawing = html! {
        g .(mark.class()) {
            @for &(x, y) in places.iter().filter(|_| mine) { (hit(x, y)) }
            @for (x, y) in places {
                g .ew-camp transform=(format_args!("translate({} {}) scale({})", round(*x), round(*y), (scale * 100.0).round() / 100.0)) {
                    (symbol("camp"))
                    (sign(mark, "translate(0 3.4) scale(.36)"))
                }
            }
        }
    };
    let id = if mine {
        format!("camp-{}", hex.index())
    } else {
        format!("rival-{}-{}", seat.number(), hex.index())
    };
    let label = own("camps-label")
        .seat("seat", seat)
        .number("count", places.len() as i64)
        .phrase("hex", look.hex_words(hex));
    let piece = format!("camp-{}", seat.number());
    html! { g data-piece=(piece) { (look.ctx.spot(&id, &look.say(&label), &drawing)) } }
}

/// Room for a finger around a piece that can be picked.
pub(crate) fn hit(x: f32, y: f32) -> Markup {
    html! { circle .ew-hit cx=(round(x)) cy=(round(y)) r="17" {} }
}

/// The shape of a seat on one of its pieces.
pub(crate) fn sign(mark: Emblem, transform: &str) -> Markup {
    html! { path .ew-sign transform=(transform) d=(mark.outline()) {} }
}

/// Influence: one shape a point, or a shape and a number where there are many. Those who lead are in a ring.
fn influence(look: &Look<'_>, hex: Hex, x: f32, y: f32) -> Markup {
    /// A shape, and a shape with a number.
    const ONE: f32 = 9.5;
    const COUNTED: f32 = 17.0;
    const GAP: f32 = 5.0;
    let present: Vec<(Seat, usize)> = look
        .seats()
        .map(|seat| (seat, look.outlook.influence(seat, hex)))
        .filter(|&(_, influence)| influence > 0)
        .collect();
    let dots = present.iter().map(|&(_, count)| count).sum::<usize>() <= 5 && present.len() <= 2;
    let wide = |count: usize| {
        if dots {
            ONE * count as f32
        } else if count == 1 {
            ONE
        } else {
            COUNTED
        }
    };
    let all: f32 = present.iter().map(|&(_, count)| wide(count) + GAP).sum::<f32>() - GAP;
    let mut at = x - all / 2.0;
    html! {
        g .ew-influence {
            @for (seat, count) in present {
                @let own = wide(count);
                g .(look.ctx.emblem(seat).class()) {
                    @if look.outlook.leads(seat, hex) {
                        rect .ew-lead x=(round(at - 1.5)) y=(round(y - 6.5)) width=(round(own + 3.0)) height="13" rx="6.5" {}
                    }
                    @for dot in 0..if dots { count } else { 1 } {
                        path .ew-dot-of transform=(format_args!("translate({} {}) scale(.36)", round(at + ONE * (dot as f32 + 0.5)), round(y))) d=(look.ctx.emblem(seat).outline()) {}
                    }
                    @if !dots && count > 1 { text .ew-t x=(round(at + 13.0)) y=(round(y + 4.2)) { (count) } }
                }
                @let () = at += own + GAP;
            }
        }
    }
}

/// A Village, or a junction where one can be founded.
pub(crate) fn village(look: &Look<'_>, junction: Junction) -> Markup {
    let (x, y) = meeting(look.rules, junction);
    let place = format!("translate({} {})", round(x), round(y));
    let owner = look.seats().find(|&seat| look.player(seat).villages.has(junction));
    if let Some(seat) = owner {
        let mark = look.ctx.emblem(seat);
        let label = look.say(&own("village-label").seat("seat", seat));
        return html! {
            g .(mark.class()) data-piece=(format_args!("village-{}", seat.number())) transform=(place) {
                title { (label) }
                (symbol("village"))
                (sign(mark, "translate(0 -5.2) scale(.44)"))
            }
        };
    }
    let founded = look.view.actions.iter().any(|action| {
        matches!(action, Action::Village(at) | Action::River(RiverAction::VillageWithRaft(at)) if *at == junction)
    });
    if !founded {
        return html! {};
    }
    let drawing = html! {
        circle .ew-site-open cx=(round(x)) cy=(round(y)) r="14" {}
        (placed("village", x, y - 0.5, 16.0))
    };
    let text = look.rules.junction_text(junction);
    let label = look.say(&own("village-here").text("junction", text.as_str()));
    look.ctx.spot(&format!("village-{text}"), &label, &drawing)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sixteen Camps are all that four players have.
    #[test]
    fn every_number_of_camps_stands_inside_its_hex_without_overlap() {
        for room in [Room::Whole, Room::Upper] {
            for count in 1..=16 {
                let (places, scale) = places(count, room);
                assert_eq!(places.len(), count);
                let (wide, high) = (CAMP.0 * scale, CAMP.1 * scale);
                for (index, &(x, y)) in places.iter().enumerate() {
                    assert!(x.abs() + wide / 2.0 <= 43.0, "{count} Camps are too wide: {x}");
                    assert!(y - 16.0 * scale >= -21.0, "{count} Camps cover the plate: {y}");
                    assert!(y + 10.0 * scale <= 33.0, "{count} Camps cover the Influence: {y}");
                    for &(other_x, other_y) in &places[..index] {
                        let apart = (x - other_x).abs() > wide * 0.92 || (y - other_y).abs() > high * 0.92;
                        assert!(apart, "{count} Camps overlap");
                    }
                }
            }
        }
    }
}
