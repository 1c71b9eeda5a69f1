//! The pieces of the box as drawings: hunters, clubs, mammoths, fires, stones.

use ice_age::Arms;
use maud::{Markup, html};
use pages::{Emblem, svg};
use table::Seat;

/// A standing hunter without weapon: feet at the origin, 33 high.
const BODY: &str = "M-1.5 -12.6\
    l1.3 0 .8 1.1-.1 1.3-2.6 4.4-1.7 4.2-.4 1.9-.6 .6-.8 .1-.7-.4-.1-.9 .3-1.8 1.4-4.8 2.2-4.9z\
    M-.6 -11.5l.7-1.1 1.4 0 .9 .7 2.9 6.4 .8 4.7-.2 1.5-.7 .4-.8-.2-.5-.7-1-4.7-1.5-2.7-1.9-3z\
    M4.2 -31.4\
    l-.1 1.3-.3 1-.7 1-.9 .7-1 .5-1.3 .2-1-.2-1.1-.4-.8-.7-.7-1-.6-2.4-.1-1.2 .6-1.1 .7-.9 .9-.8 1.2-.4 1.1-.2 1 .1 1 .5 1.5 1.8 .5 1\
    zM3.7 -21.8l.3-1 .8-.5 1 .3 3.8 3.1 .5 .8-.2 .8-.7 .4-.8-.2-4.1-2.8z";
/// The spear of a standing hunter.
const SPEAR: &str = "M7.6 -.1l2.1-33.9 1.4 .1-1.9 33.9zM10.8 -40.9l2.1 5.9-2.5 2.6-2.2-3 1.9-4.1z";
/// The club of a standing hunter, over the shoulder.
const RAISED_CLUB: &str = "M7.1 -6.2\
    l-.4-1.4 .3-2 2.2-10.5-.3-2.5 .2-7.2 1.3-5.6 .8-2 1.8-1.4 2.8-.5 1.2 .3 .5 .8 1 2.5 .2 2.7-.5 2.2-1.7 3.6-.9 2.3-.8 1.1-.5 1.3-1.8 3.3-.8 3.9-.4 4.3-1.1 4.5-.4 .5-1.5 .4\
    z";
/// The height of the middle of a shield.
const SHIELD: f32 = -15.4;
/// The size of a mammoth of the board compared to its symbol, which is 110 wide and stands on 86.
const MAMMOTH: f32 = 0.47;
/// A mammoth as an icon, seen from its right, about 84 by 62 around its middle.
const MAMMOTH_ICON: &str = "M-40 28C-45 18 -44 6 -38 -2C-40 -14 -32 -26 -20 -28C-14 -33 -5 -32 0 -26\
    C14 -28 32 -22 38 -6C42 4 42 16 41 29H30L28 17C22 20 12 20 7 18L5 29H-6L-8 16C-11 16 -14 15 -16 13L-18 29H-27L-28 14\
    C-31 17 -31 22 -32 27C-33 32 -38 32 -40 28Z";
const TUSK: &str = "M-31 6C-40 12 -52 8 -54 -3C-50 4 -41 4 -34 -1";
/// A flame, about 26 by 36 around its middle.
const FLAME: &str = "M1 -18C3 -9 12 -5 12 6C12 14 7 18 0 18C-7 18 -12 13 -12 6C-12 0 -8 -3 -7 -9C-4 -7 -3 -4 -3 -1\
    C0 -6 2 -11 1 -18Z";
/// A club, leaning right, about 26 by 40 around its middle.
const CLUB: &str =
    "M-10 18L1 -4C-2 -11 1 -19 7 -19C13 -18 13 -10 10 -5C8 -2 6 -1 4 -1L-6 20C-8 22 -11 21 -10 18Z";
/// A hunter with a spear, about 28 by 40 around its middle.
pub(crate) const HUNTER: &str =
    "M-1 -16a4 4 0 1 0 -.1 0M-2 -8L-3 4L-9 17M-3 4L3 17M-2 -7L6 -1L11 -6M-2 -7L-8 1M13 -19L10 18";

/// A band: hunters of a seat that are armed alike, side by side; the number stands on the foremost shield.
pub(crate) fn band(seat: Seat, arms: Arms, count: u8) -> Markup {
    let mark = Emblem::of(seat);
    let kind = format!("hunter-{}", seat.number());
    let step = step(count);
    let first = -step * f32::from(count - 1) / 2.0;
    html! {
        rect .ia-hit x=(first - 13.0) y="-42" width=(26.0 - 2.0 * first) height="46" rx="8" {}
        g .(mark.class()) {
            @for number in 0..count {
                (svg::piece(&kind, first + step * f32::from(number), 0.0, &figure(mark, arms)))
            }
            @if count == 1 {
                path .ia-sign d=(mark.sign()) transform=(format_args!("translate(0 {SHIELD}) scale({})", shield(mark))) {}
            } @else {
                text .ia-tally transform=(format_args!("translate({} 0)", -first)) y=(if mark == Emblem::Eagle { -7.6 } else { -10.2 }) { (count) }
            }
        }
    }
}

/// How far hunters of a band of `count` stand apart.
fn step(count: u8) -> f32 {
    match count {
        0..=3 => 15.0,
        4 | 5 => 11.0,
        _ => 44.0 / f32::from(count - 1),
    }
}

/// The width of a band.
pub(crate) fn band_width(count: u8) -> f32 {
    24.0 + step(count) * f32::from(count - 1)
}

const fn shield(mark: Emblem) -> f32 {
    match mark {
        Emblem::Bear => 1.06,
        Emblem::Wolf | Emblem::Eagle | Emblem::Stag => 1.04,
        Emblem::Owl => 0.98,
    }
}

fn figure(mark: Emblem, arms: Arms) -> Markup {
    html! {
        ellipse .ia-cast rx="10" ry="2.8" {}
        path .ia-figure d=(BODY) {}
        @match arms {
            Arms::Club => path .ia-wood d=(RAISED_CLUB) {},
            Arms::Bare => path .ia-figure d=(SPEAR) {},
        }
        path .ia-shield d=(mark.outline()) transform=(format_args!("translate(0 {SHIELD}) scale({})", shield(mark))) {}
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

/// The icon of a mammoth.
pub(crate) fn mammoth_icon() -> Markup {
    html! { path .ia-solid d=(MAMMOTH_ICON) {} path .ia-tusk d=(TUSK) {} }
}

/// A mammoth, standing on the origin.
fn mammoth(scale: f32) -> Markup {
    html! {
        g transform=(format_args!("scale({scale}) translate(-62 -86)")) {
            ellipse .ia-cast cx="62" cy="86" rx="52" ry="7" {}
            use .ia-beast href="#ia-mammoth" {}
        }
    }
}

/// A mammoth of the supply.
pub(crate) fn one_mammoth() -> Markup {
    mammoth(0.4)
}

/// A herd, side by side, closer together the larger it is.
pub(crate) fn herd(count: u8) -> Markup {
    let step = if count < 2 { 0.0 } else { (64.0 / f32::from(count - 1)).min(36.0) };
    let first = -step * f32::from(count.saturating_sub(1)) / 2.0;
    html! {
        rect .ia-hit x=(first - 27.0) y="-40" width=(54.0 - 2.0 * first) height="46" rx="8" {}
        @for number in 0..count {
            (svg::piece("mammoth", first + step * f32::from(number), 0.0, &mammoth(MAMMOTH)))
        }
        @if count > 1 { text .ia-herd-count .ia-pair[count == 2] transform=(format_args!("translate({} 0)", -first)) x="30" y="2" { (count) } }
    }
}

/// The width of a herd.
pub(crate) fn herd_width(count: u8) -> f32 {
    let step = if count < 2 { 0.0 } else { (64.0 / f32::from(count - 1)).min(36.0) };
    54.0 + step * f32::from(count.saturating_sub(1))
}

/// A flame alone.
pub(crate) fn flame() -> Markup {
    html! { path .ia-flame d=(FLAME) {} }
}

/// Fires: face-down tokens, and what those turned up are worth.
pub(crate) fn fires(hidden: u8, warmth: u8) -> Markup {
    html! {
        rect .ia-hit x="-15" y="-15" width="30" height="30" rx="15" {}
        @for number in 0..hidden {
            @let rise = f32::from(hidden - 1 - number).min(3.0);
            (svg::piece("fire", 7.0 * rise, 0.0, &html! {
                ellipse .ia-cast cy="11" rx="12" ry="4" {}
                circle .ia-fire r="12.5" {}
                path .ia-ember transform="scale(.52)" d=(FLAME) {}
                text .ia-unknown y="5" { "?" }
            }))
        }
        @if hidden > 1 { text .ia-herd-count x="-13" y="16" { (hidden) } }
        @if warmth > 0 {
            g transform=[(hidden > 0).then_some("translate(-26 0)")] {
                circle .ia-fire.ia-shown r="12.5" {}
                path .ia-flame transform="scale(.55)" d=(FLAME) {}
                text .ia-warmth y="8" { "+" (warmth) }
            }
        }
    }
}

/// A pebble of a stone pool, 24 across around its middle.
pub(crate) const PEBBLE: &str = "M-10 2C-11 -5 -5 -9 2 -8C8 -8 11 -3 10 3C9 8 3 9 -3 8C-7 8 -10 6 -10 2Z";
