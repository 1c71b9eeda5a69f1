//! The map: regions with all their pieces.

use ice_age::{Arms, IceAge, Observation, Region, RegionObservation, Step};
use maud::{Markup, html};
use pages::{DrawContext, svg};
use table::{View, sets::Indexed};

use crate::{
    forecast::{Crowd, Forecast},
    pieces, shape, spots, terrain, words,
};

/// Hunters of a seat that are armed alike.
type Group = (table::Seat, Arms, u8);

/// Peaks of ice along the upper edge.
const PEAKS: &str = "M40 78L84 40L104 60L150 30L196 76ZM232 76L280 38L306 56L340 34L392 80ZM430 74L470 42L500 62L548 30L592 78Z\
    M640 70L684 36L712 58L752 40L800 80ZM838 72L876 40L908 58L950 30L1000 78ZM1032 70L1066 42L1092 58L1130 34L1166 78Z";

/// The board of the box.
pub(crate) fn draw(rules: &IceAge, view: &View<IceAge>, ctx: &DrawContext<'_>) -> Markup {
    let observation = &view.observation;
    html! {
        svg .ia-map viewBox=(format_args!("0 0 {} {}", shape::WIDTH, shape::HEIGHT)) role="group"
            aria-label=(ctx.message("ice-age-board-map")) {
            g .ia-glacier {
                title { (ctx.message("ice-age-board-glacier")) }
                path .ia-ground d=(shape::glacier()) {}
                path .ia-peaks d=(PEAKS) {}
                path .ia-crack d="M120 24L150 52L132 82M380 22L352 60L372 88M640 24L668 50L650 84M905 22L880 48L902 78M1090 24L1104 60" {}
            }
            @for region in &observation.regions {
                (ctx.spot(&spots::region(region.region), &words::region(rules, observation, region, ctx), &land(rules, observation, region)))
            }
            g .ia-trails aria-hidden="true" { (trails(rules)) }
            @for region in observation.regions.iter().filter(|region| !region.covered) {
                (standing(region, ctx))
            }
        }
        (terrain::legend(rules, ctx))
        details .ia-in-words {
            summary { (ctx.message("ice-age-board-in-words")) }
            ul { @for region in &observation.regions { li { (words::region(rules, observation, region, ctx)) } } }
        }
    }
}

/// The ground of a region, with its number, its landscape and how many it feeds.
fn land(rules: &IceAge, observation: &Observation, seen: &RegionObservation) -> Markup {
    let region = seen.region;
    let landscape = rules.map().terrain(region);
    let (x, y) = shape::centre(region);
    html! {
        g .ia-land.(terrain::class(landscape)) .ia-covered[seen.covered]
            data-rule=(if seen.covered { "IA-GLAC-01" } else { "IA-CONF-03" }) {
            path .ia-ground d=(shape::outline(region)) {}
            @if seen.covered {
                path .ia-crack d=(cracks(region)) {}
                (svg::at(x, y - 16.0, &html! { path .ia-ice d=(pieces::ICE) transform="scale(2.6)" {} }))
                (svg::at(x, y + 60.0, &number(region)))
            } @else {
                (terrain::ornaments(region, landscape))
                (svg::at(x - 74.0, y - 66.0, &number(region)))
                @if observation.step != Step::Over {
                    (svg::at(x - 36.0, y - 66.0, &gauge(&Forecast::new(rules, observation, seen))))
                }
            }
            path .ia-inset d=(shape::inset(region)) {}
        }
    }
}

fn number(region: Region) -> Markup {
    html! {
        path .ia-plate d="M-24 2C-25 -14 -12 -25 3 -24C17 -23 26 -12 24 4C23 18 11 25 -3 24C-16 23 -23 14 -24 2Z" {}
        text .ia-number y="12" { (region) }
    }
}

/// How many hunters stand here and how many the land feeds.
fn gauge(forecast: &Forecast) -> Markup {
    let (least, most) = forecast.feeds();
    let (class, sign) = match forecast.crowd() {
        Crowd::Fed => ("ia-fed", ""),
        Crowd::Perhaps => ("ia-perhaps", "?"),
        Crowd::TooMany => ("ia-too-many", "!"),
    };
    html! {
        text .ia-gauge.(class) y="11" {
            (forecast.standing) "/" (least)
            @if most > least { "–" (most) }
            @if !sign.is_empty() { tspan .ia-sign dx="5" { (sign) } }
        }
    }
}

/// The lines of the ice over a region: from its corners towards its middle.
fn cracks(region: Region) -> String {
    let corners = shape::corners(region);
    let (x, y) = shape::centre(region);
    corners
        .iter()
        .step_by(2)
        .map(|&(from_x, from_y)| {
            let (to_x, to_y) = (from_x + (x - from_x) * 0.42, from_y + (y - from_y) * 0.42);
            let bend = 14.0 * shape::wobble(from_x, from_y);
            let (half_x, half_y) = ((from_x + to_x) / 2.0 + bend, (from_y + to_y) / 2.0 - bend);
            format!("M{from_x:.0} {from_y:.0}L{half_x:.0} {half_y:.0}L{to_x:.0} {to_y:.0}")
        })
        .collect()
}

/// Everything that stands on a region.
fn standing(seen: &RegionObservation, ctx: &DrawContext<'_>) -> Markup {
    let (x, y) = shape::centre(seen.region);
    let groups = groups(seen);
    let fires = seen.fires > 0 || seen.warmth > 0;
    html! {
        @if seen.mammoths > 0 {
            (svg::at(x - if fires { 28.0 } else { 0.0 }, y - 8.0, &ctx.spot(
                &spots::mammoths(seen.region), &words::mammoths(seen, ctx), &html! { g { (pieces::herd(seen.mammoths)) } },
            )))
        }
        @if fires {
            (svg::at(x + if seen.mammoths > 0 { 82.0 } else { 0.0 }, y - 8.0, &ctx.spot(
                &spots::fires(seen.region), &words::fires(seen, ctx), &html! { g { (pieces::fires(seen.fires, seen.warmth)) } },
            )))
        }
        @for (&(seat, arms, count), (dx, dy, scale)) in groups.iter().zip(places(groups.len())) {
            g transform=(format_args!("translate({:.0} {:.0}) scale({scale})", x + dx, y + dy)) {
                (ctx.spot(
                    &spots::hunters(seat, arms, seen.region),
                    &words::hunters(seat, arms, count, seen.region, ctx),
                    &html! { g { (pieces::hunters(seat, arms, count)) } },
                ))
            }
        }
    }
}

fn groups(seen: &RegionObservation) -> Vec<Group> {
    let mut groups = Vec::new();
    for (index, band) in seen.hunters.iter().enumerate() {
        for arms in Arms::BOTH {
            if band.of(arms) > 0 {
                groups.push((table::Seat::new(index), arms, band.of(arms)));
            }
        }
    }
    groups
}

/// Where groups of hunters stand, from the middle of the region, and how large: one row, or two of smaller ones.
fn places(count: usize) -> impl Iterator<Item = (f32, f32, f32)> {
    let (columns, step, scale) = match count {
        0..=4 => (count.max(1), if count > 3 { 58.0 } else { 64.0 }, 1.0),
        5..=8 => (count.div_ceil(2), 52.0, 0.84),
        _ => (5, 45.0, 0.76),
    };
    (0..count).map(move |index| {
        let (row, column) = (index / columns, index % columns);
        let in_row = columns.min(count - row * columns);
        let x = step * (column as f32 - (in_row as f32 - 1.0) / 2.0);
        let y = if count > columns { 41.0 + 42.0 * row as f32 } else { 56.0 };
        (x, y, scale)
    })
}

/// Borders that are easily overlooked have footprints across them; borders the drawing does not show have a path, and
/// regions that touch without being neighbours a cliff.
fn trails(rules: &IceAge) -> Markup {
    const SHORT: f32 = 150.0;
    let pairs = Region::each().flat_map(|a| Region::each().filter(move |&b| b > a).map(move |b| (a, b)));
    html! {
        @for (a, b) in pairs {
            @let border = shape::border(a, b);
            @match (rules.map().neighbours(a).has(b), border.first()) {
                (true, None) => {
                    @let (from, to) = (shape::centre(a), shape::centre(b));
                    path .ia-path d=(format_args!("M{} {}L{} {}", from.0, from.1, to.0, to.1)) {}
                }
                (false, Some(_)) => {
                    @for (from, to) in &border {
                        path .ia-cliff d=(format_args!("M{} {}L{} {}", from.0, from.1, to.0, to.1)) {}
                    }
                }
                (true, Some(&(from, to))) if shape::length(&border) < SHORT => {
                    (footprints(shape::mean(&[from, to]), across(a, b)))
                }
                _ => {}
            }
        }
    }
}

/// The direction from one region to another.
fn across(a: Region, b: Region) -> f32 {
    let (from, to) = (shape::centre(a), shape::centre(b));
    (to.1 - from.1).atan2(to.0 - from.0).to_degrees()
}

fn footprints((x, y): shape::Point, angle: f32) -> Markup {
    html! {
        path .ia-prints transform=(format_args!("translate({x:.0} {y:.0}) rotate({angle:.0})"))
            d="M-26 -7a6 4 0 1 0 12 0a6 4 0 1 0 -12 0M-9 6a6 4 0 1 0 12 0a6 4 0 1 0 -12 0M9 -6a6 4 0 1 0 12 0a6 4 0 1 0 -12 0" {}
    }
}

/// A region alone, for the gallery.
#[expect(clippy::expect_used, reason = "outlines are constants")]
pub(crate) fn portrait(rules: &IceAge, region: Region, label: &str) -> Markup {
    let corners = shape::corners(region);
    let edge = |pick: fn(shape::Point) -> f32, better: fn(f32, f32) -> f32| {
        corners.iter().copied().map(pick).reduce(better).expect("a region has corners")
    };
    let (left, right) = (edge(|point| point.0, f32::min), edge(|point| point.0, f32::max));
    let (top, bottom) = (edge(|point| point.1, f32::min), edge(|point| point.1, f32::max));
    let landscape = rules.map().terrain(region);
    let (x, y) = shape::centre(region);
    html! {
        svg .ia-map.ia-portrait role="img" aria-label=(label)
            viewBox=(format_args!("{} {} {} {}", left - 12.0, top - 12.0, right - left + 24.0, bottom - top + 24.0)) {
            g .ia-land.(terrain::class(landscape)) {
                path .ia-ground d=(shape::outline(region)) {}
                (terrain::ornaments(region, landscape))
                (svg::at(x, y, &number(region)))
            }
        }
    }
}
