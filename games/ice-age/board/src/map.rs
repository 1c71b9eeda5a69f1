//! The map: regions with all their pieces.

use std::{borrow::Cow, sync::OnceLock};

use ice_age::{Arms, IceAge, Observation, Region, RegionObservation, Step};
use maud::{Markup, PreEscaped, html};
use pages::{DrawContext, END_OF_STILL, svg};
use table::{
    View,
    sets::{Indexed, Set},
};

use crate::{
    forecast::{Crowd, Forecast},
    land, pieces, shape, spots, terrain, track, words,
};

/// Hunters of a seat that are armed alike.
type Group = (table::Seat, Arms, u8);

/// The board of the box: the land, which never changes, and everything that lies on it.
pub(crate) fn draw(rules: &IceAge, view: &View<IceAge>, ctx: &DrawContext<'_>) -> Markup {
    let said = said(rules, &view.observation, ctx);
    html! {
        (land_with(rules, view, &said, ctx))
        details .ia-in-words {
            summary { (ctx.message("ice-age-board-in-words")) }
            ul { @for words in &said { li data-still="" { (words) } (END_OF_STILL) } }
        }
    }
}

/// Every region in words.
fn said(rules: &IceAge, observation: &Observation, ctx: &DrawContext<'_>) -> Vec<String> {
    observation.regions.iter().map(|region| words::region(rules, observation, region, ctx)).collect()
}

/// The land and everything that lies on it, one drawing over the other.
pub(crate) fn land(rules: &IceAge, view: &View<IceAge>, ctx: &DrawContext<'_>) -> Markup {
    land_with(rules, view, &said(rules, &view.observation, ctx), ctx)
}

/// The same, with every region in words.
fn land_with(rules: &IceAge, view: &View<IceAge>, said: &[String], ctx: &DrawContext<'_>) -> Markup {
    let observation = &view.observation;
    let size = format!("0 0 {} {}", shape::WIDTH, shape::HEIGHT);
    html! {
        svg #ia-land .ia-map.ia-still data-still="" viewBox=(size) preserveAspectRatio="none" aria-hidden="true" { (land::drawn(rules)) }
        (END_OF_STILL)
        svg .ia-map viewBox=(size) preserveAspectRatio="none" role="group" aria-label=(ctx.message("ice-age-board-map")) {
            // Most changes concern one region or two.
            @for (region, words) in observation.regions.iter().zip(said) {
                g data-still="" { (ctx.spot(&spots::region(region.region), words, &ground(region))) } (END_OF_STILL)
            }
            g .ia-trails data-still="" aria-hidden="true" { (trails(rules)) } (END_OF_STILL)
            (track::draw(observation, ctx))
            @for region in &observation.regions {
                g data-still="" {
                    @if region.covered { (number_on_ice(region.region)) }
                    @else { (standing(rules, observation, region, ctx)) }
                } (END_OF_STILL)
            }
        }
    }
}

/// What a region shows of itself over the land: the ice, and the light of a region on offer.
fn ground(seen: &RegionObservation) -> Markup {
    let region = seen.region;
    let outline = format!("#ia-r{region}");
    html! {
        g .ia-region .ia-covered[seen.covered] data-rule=(if seen.covered { "IA-GLAC-01" } else { "IA-CONF-03" }) {
            @if seen.covered { (land::ice(region)) }
            @else { use .ia-touch href=(outline) {} }
            g clip-path=(format_args!("url(#ia-in{region})")) { use .ia-lit href=(outline) {} }
        }
    }
}

fn number_on_ice(region: Region) -> Markup {
    let (x, y) = shape::centre(region);
    svg::at(x, y, &html! { g .ia-upright { text .ia-number.ia-on-ice y="6" { (region) } } })
}

/// The number of a region, how many hunters stand there and how many the land feeds.
fn gauge(region: Region, forecast: &Forecast) -> Markup {
    let (least, most) = forecast.feeds();
    let (class, sign) = match forecast.crowd() {
        Crowd::Fed => ("ia-fed", ""),
        Crowd::Perhaps => ("ia-perhaps", "?"),
        Crowd::TooMany => ("ia-too-many", "!"),
    };
    let feeds = if most > least { format!("{least}–{most}") } else { least.to_string() };
    let words = format!("{}/{feeds}{sign}", forecast.standing);
    let width = 22.0 + 8.4 * words.chars().count() as f32;
    html! {
        g .ia-head.(class) {
            text .ia-number x=(-width / 2.0 - 13.0) y="7" { (region) }
            rect .ia-plate x=(-width / 2.0) y="-11" width=(width) height="22" rx="11" {}
            path .ia-plate-icon transform=(format_args!("translate({} 0) scale(.36)", -width / 2.0 + 12.0)) d=(pieces::HUNTER) {}
            text .ia-gauge x="8" y="5" { (words) }
        }
    }
}

/// Everything that stands on a region.
fn standing(
    rules: &IceAge,
    observation: &Observation,
    seen: &RegionObservation,
    ctx: &DrawContext<'_>,
) -> Markup {
    let (x, y) = shape::centre(seen.region);
    let groups = groups(seen);
    let fires = seen.fires > 0 || seen.warmth > 0;
    let alone = seen.mammoths == 0 || !fires;
    let herd = if seen.mammoths > 0 { pieces::herd_width(seen.mammoths) } else { 0.0 };
    let hearth = if fires { 26.0 + 7.0 * f32::from(seen.fires.saturating_sub(1).min(3)) } else { 0.0 };
    let gap = if alone { 0.0 } else { 10.0 };
    let left = -(herd + gap + hearth) / 2.0;
    let ground = if groups.len() > 3 { -12.0 } else { 3.0 };
    let placed = |x: f32, y: f32| format!("translate({x:.1} {y:.1})");
    // A small screen stretches the land, and the style sheet moves what stands on it by its classes.
    svg::at(
        x,
        y,
        &html! {
            g .ia-upright {
                @if observation.step != Step::Over {
                    g .ia-gauge-at transform=(placed(6.0, -66.0)) {
                        (gauge(seen.region, &Forecast::new(rules, observation, seen)))
                    }
                }
                @if seen.mammoths > 0 {
                    g .ia-herd-at .ia-alone[alone] transform=(placed(left + herd / 2.0, ground)) {
                        (ctx.spot(&spots::mammoths(seen.region), &words::mammoths(seen, ctx), &html! { g { (pieces::herd(seen.mammoths)) } }))
                    }
                }
                @if fires {
                    g .ia-fire-at .ia-alone[alone] transform=(placed(left + herd + gap + 13.0, ground - 19.0)) {
                        (ctx.spot(
                            &spots::fires(seen.region), &words::fires(seen, ctx), &html! { g { (pieces::fires(seen.fires, seen.warmth)) } },
                        ))
                    }
                }
                @for (&(seat, arms, count), place) in groups.iter().zip(places(&groups)) {
                    g .ia-band-at.(place.class) transform=(format_args!("translate({:.1} {:.1}) scale({})", place.x, place.y, place.scale)) {
                        (ctx.spot(
                            &spots::hunters(seat, arms, seen.region),
                            &words::hunters(seat, arms, count, seen.region, ctx),
                            &html! { g { (pieces::band(seat, arms, count)) } },
                        ))
                    }
                }
            }
        },
    )
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

/// The gap between two bands.
const GAP: f32 = 9.0;

/// Where a band stands, from the middle of the region.
struct Place {
    x: f32,
    y: f32,
    scale: f32,
    /// Row and column, by which the style sheet of a small screen places it.
    class: String,
}

/// Where bands stand: one row of up to three, or two rows of smaller ones.
fn places(groups: &[Group]) -> Vec<Place> {
    let rows: Vec<&[Group]> = match groups.len() {
        0..=3 => vec![groups],
        count => groups.chunks(count.div_ceil(2)).collect(),
    };
    let scale: f32 = if rows.len() > 1 { 0.84 } else { 1.0 };
    let mut places = Vec::new();
    for (row, bands) in rows.iter().enumerate() {
        let widths: Vec<f32> = bands.iter().map(|&(_, _, count)| scale * pieces::band_width(count)).collect();
        let whole = widths.iter().sum::<f32>() + GAP * (bands.len().max(1) - 1) as f32;
        // A crowd that is wider than its region stands closer together.
        let squeeze = (168.0 / whole).min(1.0);
        let y = 52.0 - 32.0 * (rows.len() - 1 - row) as f32;
        let mut left = -whole * squeeze / 2.0;
        for (column, width) in widths.iter().enumerate() {
            let class = format!("ia-row-{}{} ia-col-{}{}", rows.len(), row + 1, bands.len(), column + 1);
            places.push(Place { x: left + width * squeeze / 2.0, y, scale, class });
            left += (width + GAP) * squeeze;
        }
    }
    places
}

/// Borders that are easily overlooked have footprints across them; borders the drawing does not show have a path, and
/// regions that touch without being neighbours a cliff.
///
/// Like the land, the first map is drawn once and kept.
fn trails(rules: &IceAge) -> PreEscaped<Cow<'static, str>> {
    static FIRST: OnceLock<(Vec<Set<Region>>, String)> = OnceLock::new();
    let neighbours = || Region::each().map(|region| rules.map().neighbours(region));
    let draw = || draw_trails(rules).0;
    let (first, trails) = FIRST.get_or_init(|| (neighbours().collect(), draw()));
    let same = neighbours().eq(first.iter().copied());
    PreEscaped(if same { Cow::Borrowed(trails.as_str()) } else { Cow::Owned(draw()) })
}

fn draw_trails(rules: &IceAge) -> Markup {
    const SHORT: f32 = 105.0;
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
            g .(terrain::class(landscape)) {
                path .ia-flat d=(shape::outline(region)) {}
                (terrain::ornaments(region, landscape))
                text .ia-number x=(x) y=(y + 6.0) { (region) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_crowd_stands_inside_its_region() {
        for bands in 1..=10 {
            for count in 1..=12 {
                let groups: Vec<Group> = (0..bands)
                    .map(|band| (table::Seat::new(band / 2), Arms::BOTH[band % 2], count))
                    .collect();
                let places = places(&groups);
                assert_eq!(places.len(), bands);
                for place in places {
                    let half = place.scale * pieces::band_width(count) / 2.0;
                    let inside = place.x.abs() + half <= 105.0 && (18.0..=52.0).contains(&place.y);
                    assert!(inside, "{bands} bands of {count}: {} {}", place.x, place.y);
                }
            }
        }
    }
}
