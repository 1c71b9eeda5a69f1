//! The pieces of the box as drawings: hunters, clubs, mammoths, fires, stones.

use ice_age::Arms;
use maud::{Markup, html};
use pages::{Emblem, svg};
use table::Seat;

/// A mammoth, seen from its right, about 84 by 62 around its middle.
const MAMMOTH: &str = "M-40 28C-45 18 -44 6 -38 -2C-40 -14 -32 -26 -20 -28C-14 -33 -5 -32 0 -26\
    C14 -28 32 -22 38 -6C42 4 42 16 41 29H30L28 17C22 20 12 20 7 18L5 29H-6L-8 16C-11 16 -14 15 -16 13L-18 29H-27L-28 14\
    C-31 17 -31 22 -32 27C-33 32 -38 32 -40 28Z";
const TUSK: &str = "M-31 6C-40 12 -52 8 -54 -3C-50 4 -41 4 -34 -1";
const WOOL: &str = "M2 8l3 6m5 -7l2 6m6 -8l3 6m-31 -12l3 5";
/// A flame, about 26 by 36 around its middle.
const FLAME: &str = "M1 -18C3 -9 12 -5 12 6C12 14 7 18 0 18C-7 18 -12 13 -12 6C-12 0 -8 -3 -7 -9C-4 -7 -3 -4 -3 -1\
    C0 -6 2 -11 1 -18Z";
/// A club, leaning right, about 26 by 40 around its middle.
const CLUB: &str =
    "M-10 18L1 -4C-2 -11 1 -19 7 -19C13 -18 13 -10 10 -5C8 -2 6 -1 4 -1L-6 20C-8 22 -11 21 -10 18Z";
/// A hunter with a spear, about 28 by 40 around its middle.
const HUNTER: &str =
    "M-1 -16a4 4 0 1 0 -.1 0M-2 -8L-3 4L-9 17M-3 4L3 17M-2 -7L6 -1L11 -6M-2 -7L-8 1M13 -19L10 18";

/// So many hunters that look alike, on one another; the number stands on the uppermost.
pub(crate) fn hunters(seat: Seat, arms: Arms, count: u8) -> Markup {
    let mark = Emblem::of(seat);
    let kind = format!("hunter-{}", seat.number());
    let below = count.min(4);
    html! {
        circle .ia-hit r="31" {}
        g .(mark.class()) .ia-armed[arms == Arms::Club] {
            @for layer in 0..count {
                @let rise = f32::from((count - 1 - layer).min(below));
                (svg::piece(&kind, 3.0 * rise, -3.5 * rise, &html! {
                    path .ia-token d=(mark.outline()) transform="scale(2.25)" {}
                }))
            }
            @if count == 1 {
                path .ia-figure transform=(figure_place(mark)) d=(HUNTER) {}
            } @else {
                text .ia-count y=(count_place(mark)) { (count) }
            }
            @if arms == Arms::Club { (at(20.0, -12.0, &club())) }
        }
    }
}

/// The middle of the area of a seat's shape lies lower in a triangle.
const fn count_place(mark: Emblem) -> &'static str {
    match mark {
        Emblem::Eagle => "17",
        Emblem::Bear | Emblem::Wolf | Emblem::Stag | Emblem::Owl => "11",
    }
}

const fn figure_place(mark: Emblem) -> &'static str {
    match mark {
        Emblem::Eagle => "translate(0 6) scale(.6)",
        Emblem::Stag => "scale(.7)",
        Emblem::Bear | Emblem::Wolf | Emblem::Owl => "scale(.8)",
    }
}

/// The figure of a hunter alone.
pub(crate) fn hunter() -> Markup {
    html! { path .ia-line d=(HUNTER) {} }
}

/// A club.
pub(crate) fn club() -> Markup {
    html! { path .ia-club d=(CLUB) {} }
}

/// A mammoth.
pub(crate) fn mammoth() -> Markup {
    html! { path .ia-mammoth d=(MAMMOTH) {} path .ia-tusk d=(TUSK) {} path .ia-wool d=(WOOL) {} circle .ia-eye cx="-26" cy="-8" r="2.4" {} }
}

/// A herd, side by side, getting closer the larger it is.
pub(crate) fn herd(count: u8) -> Markup {
    let step = if count < 2 { 0.0 } else { (76.0 / f32::from(count - 1)).min(52.0) };
    let first = -step * f32::from(count.saturating_sub(1)) / 2.0;
    html! {
        rect .ia-hit x=(first - 46.0) y="-32" width=(-2.0 * first + 92.0) height="64" {}
        @for number in 0..count {
            (svg::piece("mammoth", first + step * f32::from(number), 0.0, &html! {
                g transform=[(count > 1).then_some("scale(.88)")] { (mammoth()) }
            }))
        }
        @if count > 2 { text .ia-tally x=(-first + 44.0) y="30" { (count) } }
    }
}

/// A flame alone.
pub(crate) fn flame() -> Markup {
    html! { path .ia-flame d=(FLAME) {} }
}

/// Fires: face-down tokens, and what those turned up are worth.
pub(crate) fn fires(hidden: u8, warmth: u8) -> Markup {
    html! {
        circle .ia-hit r="31" {}
        @for number in 0..hidden {
            @let rise = f32::from(hidden - 1 - number).min(3.0);
            (svg::piece("fire", 4.0 * rise, -4.0 * rise, &html! {
                circle .ia-fire r="23" {}
                g transform="translate(-5 1) scale(.82)" { (flame()) }
                text .ia-unknown x="13" y="9" { "?" }
            }))
        }
        @if hidden > 1 { text .ia-tally x="30" y="30" { (hidden) } }
        @if warmth > 0 {
            g transform=[(hidden > 0).then_some("translate(-44 0)")] {
                circle .ia-fire.ia-shown r="23" {}
                (flame())
                text .ia-warmth y="14" { "+" (warmth) }
            }
        }
    }
}

/// A pebble of a stone pool, 24 across around its middle.
pub(crate) const PEBBLE: &str = "M-10 2C-11 -5 -5 -9 2 -8C8 -8 11 -3 10 3C9 8 3 9 -3 8C-7 8 -10 6 -10 2Z";

/// The ice, as an icon.
pub(crate) const ICE: &str = "M-18 14L-10 -8L-4 0L4 -16L11 2L14 -3L19 14ZM-10 -8L-6 14M4 -16L2 14";

fn at(x: f32, y: f32, drawing: &Markup) -> Markup {
    svg::at(x, y, drawing)
}
