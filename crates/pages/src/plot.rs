//! Plots of many games: shares with intervals, distributions, comparisons, courses. Shapes and patterns distinguish what colours
//! do, and the numbers stand beside each plot as a table.

use maud::{Markup, html};

use crate::{
    model::{Rating, ShareEstimate},
    number::{decimal, percent},
    page_context::PageContext,
    svg,
    table_page::grid,
};
use table::text::Phrase;

const WIDTH: f32 = 420.0;

fn tenth(number: f32) -> String {
    format!("{number:.1}")
}

/// A plot with its caption and the table of its numbers.
fn figure(ctx: &PageContext<'_>, caption: &str, drawing: &Markup, numbers: &Markup) -> Markup {
    html! {
        figure .chart.plot {
            figcaption { (caption) }
            (drawing)
            details .drawer {
                summary { (ctx.message("pages-chart-numbers")) span .unseen { " – " (caption) } }
                div .wide tabindex="0" role="group" aria-label=(caption) { table .points { (numbers) } }
            }
        }
    }
}

/// A share in words, such as "62 %".
pub(crate) fn share_text(ctx: &PageContext<'_>, share: f64) -> String {
    ctx.text(&Phrase::new("pages-hint-chance").number("percent", percent(share)))
}

/// A row of [`shares`].
pub(crate) struct ShareRow {
    pub(crate) label: String,
    pub(crate) share: ShareEstimate,
    /// Drawn as a square instead of a circle.
    pub(crate) square: bool,
    /// Where the mark of an equal share stands.
    pub(crate) fair: f64,
}

/// Shares with their intervals, and a mark where an equal share would be.
pub(crate) fn shares(ctx: &PageContext<'_>, caption: &str, rows: &[ShareRow]) -> Markup {
    const ROW: f32 = 28.0;
    const LEFT: f32 = 130.0;
    const RIGHT: f32 = WIDTH - 48.0;
    let foot = ROW * rows.len() as f32 + 6.0;
    let x = |share: f64| LEFT + (RIGHT - LEFT) * share as f32;
    let drawing = html! {
        svg viewBox=(format_args!("0 0 {WIDTH} {}", foot + 20.0)) role="img" aria-label=(caption) {
            @for quarter in 0..=4 {
                @let share = f64::from(quarter) / 4.0;
                path .grid d=(format_args!("M{:.1} 2V{foot:.1}", x(share))) {}
                text .tick.below x=(tenth(x(share))) y=(tenth(foot + 11.0)) { (share_text(ctx, share)) }
            }
            @for (index, row) in rows.iter().enumerate() {
                @let y = ROW * index as f32 + ROW / 2.0 + 2.0;
                @let ShareEstimate { share, low, high, .. } = row.share;
                text .name x="2" y=(tenth(y)) { (row.label) }
                path .fair d=(format_args!("M{:.1} {:.1}v20", x(row.fair), y - 10.0)) {}
                path .interval d=(format_args!("M{:.1} {y:.1}H{:.1}", x(low), x(high))) {}
                @if row.square {
                    rect .dot.other x=(tenth(x(share) - 5.0)) y=(tenth(y - 5.0)) width="10" height="10" {}
                } @else {
                    circle .dot cx=(tenth(x(share))) cy=(tenth(y)) r="5.5" {}
                }
                text .sum x=(tenth(RIGHT + 8.0)) y=(tenth(y)) { (share_text(ctx, share)) }
            }
        }
    };
    let numbers = html! {
        thead { tr {
            th scope="col" { (ctx.message("pages-statistics-who")) }
            th scope="col" { (ctx.message("pages-statistics-share")) }
            th scope="col" { (ctx.message("pages-statistics-interval")) }
            th scope="col" { (ctx.message("pages-statistics-of")) }
        } }
        tbody { @for row in rows {
            tr {
                th scope="row" { (row.label) }
                td { (share_text(ctx, row.share.share)) }
                td { (percent(row.share.low)) "–" (share_text(ctx, row.share.high)) }
                td { (row.share.of) }
            }
        } }
    };
    figure(ctx, caption, &drawing, &numbers)
}

/// A bar of [`histogram`]: what it counts, and the two parts of it.
pub(crate) struct Bin {
    pub(crate) label: String,
    pub(crate) parts: [u64; 2],
}

/// How often numbers occur: bars of two parts, one upon the other, with their names.
pub(crate) fn histogram(ctx: &PageContext<'_>, caption: &str, names: [&str; 2], bins: &[Bin]) -> Markup {
    const HEIGHT: f32 = 200.0;
    const LEFT: f32 = 34.0;
    const FOOT: f32 = HEIGHT - 24.0;
    let most = bins.iter().map(|bin| bin.parts[0] + bin.parts[1]).max().unwrap_or(0).max(1);
    let y = |count: u64| FOOT - (FOOT - 10.0) * count as f32 / most as f32;
    let step = (WIDTH - LEFT - 4.0) / bins.len().max(1) as f32;
    // Labels need about 34 units each.
    let every = (34.0 / step).ceil().max(1.0) as usize;
    let drawing = html! {
        svg viewBox=(format_args!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(caption) {
            @for count in grid(0, i32::try_from(most).unwrap_or(i32::MAX)) {
                @let height = y(u64::from(count.unsigned_abs()));
                path .grid d=(format_args!("M{LEFT} {height:.1}H{WIDTH}")) {}
                text .tick x=(LEFT - 6.0) y=(tenth(height)) { (count) }
            }
            @for (index, bin) in bins.iter().enumerate() {
                @let x = LEFT + step * index as f32;
                @let [lower, upper] = bin.parts;
                rect .fill.fill-9 x=(tenth(x + 1.0)) y=(tenth(y(lower))) width=(tenth(step - 2.0)) height=(tenth(FOOT - y(lower))) {
                    title { (bin.label) ": " (names[0]) " " (lower) }
                }
                rect .fill.fill-0 x=(tenth(x + 1.0)) y=(tenth(y(lower + upper))) width=(tenth(step - 2.0))
                    height=(tenth(y(lower) - y(lower + upper))) { title { (bin.label) ": " (names[1]) " " (upper) } }
                @if index % every == 0 {
                    text .tick.below x=(tenth(x + step / 2.0)) y=(HEIGHT - 10.0) { (bin.label) }
                }
            }
        }
        (legend([names[1], names[0]]))
    };
    let numbers = html! {
        thead { tr {
            th scope="col" { (ctx.message("pages-points-total")) }
            @for name in names { th scope="col" { (name) } }
        } }
        tbody { @for bin in bins {
            tr { th scope="row" { (bin.label) } @for part in bin.parts { td { (part) } } }
        } }
    };
    figure(ctx, caption, &drawing, &numbers)
}

/// What the two fills of a plot mean: the strong one first.
fn legend(names: [&str; 2]) -> Markup {
    html! {
        ul .legend {
            @for (name, fill) in names.iter().zip(["fill fill-0", "fill fill-9"]) {
                li { svg viewBox="0 0 20 14" aria-hidden="true" { rect .(fill) width="20" height="14" {} } " " (name) }
            }
        }
    }
}

/// A row of [`pairs`]: its name, and the two numbers that are compared, with their texts.
pub(crate) struct Pair {
    pub(crate) label: String,
    pub(crate) values: [Option<(f64, String)>; 2],
}

/// Two numbers for each name, side by side.
pub(crate) fn pairs(ctx: &PageContext<'_>, caption: &str, names: [&str; 2], rows: &[Pair]) -> Markup {
    let values = || rows.iter().flat_map(|row| row.values.iter().flatten().map(|(value, _)| *value));
    let most = values().fold(f64::MIN_POSITIVE, f64::max);
    let width = |value: f64| (value.max(0.0) / most * 100.0).clamp(0.0, 100.0);
    html! {
        figure .chart.plot {
            figcaption { (caption) }
            div .wide tabindex="0" role="group" aria-label=(caption) {
                table .pairs {
                    thead { tr {
                        th scope="col" { (ctx.message("pages-points-source")) }
                        @for name in names { th scope="col" { (name) } }
                        td {}
                    } }
                    tbody { @for row in rows {
                        tr {
                            th scope="row" { (row.label) }
                            @for value in &row.values {
                                td { @match value { Some((_, text)) => (text), None => "–" } }
                            }
                            td .bars {
                                svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true" {
                                    @for (index, value) in row.values.iter().enumerate() {
                                        @if let Some((value, _)) = value {
                                            rect .{ "fill fill-" (if index == 0 { 0 } else { 9 }) } x="0" y=(1 + 10 * index)
                                                width=(format_args!("{:.1}", width(*value))) height="8" {}
                                        }
                                    }
                                }
                            }
                        }
                    } }
                }
            }
            (legend(names))
        }
    }
}

/// The course of a rating, with a band of two standard deviations.
pub(crate) fn curve(ctx: &PageContext<'_>, caption: &str, ratings: &[Rating]) -> Markup {
    const HEIGHT: f32 = 200.0;
    const LEFT: f32 = 34.0;
    const RIGHT: f32 = WIDTH - 44.0;
    const TOP: f32 = 8.0;
    const FOOT: f32 = HEIGHT - 22.0;
    let low = |it: &Rating| it.rating - 2.0 * it.uncertainty;
    let high = |it: &Rating| it.rating + 2.0 * it.uncertainty;
    let least = ratings.iter().map(low).fold(f64::INFINITY, f64::min).floor();
    let most = ratings.iter().map(high).fold(f64::NEG_INFINITY, f64::max).ceil().max(least + 1.0);
    let step = (RIGHT - LEFT) / (ratings.len().max(2) - 1) as f32;
    let x = |game: usize| LEFT + step * game as f32;
    let y = |value: f64| FOOT - (FOOT - TOP) * ((value - least) / (most - least)) as f32;
    let along = |of: &dyn Fn(&Rating) -> f64| {
        ratings.iter().enumerate().map(|(game, it)| (x(game), y(of(it)))).collect::<Vec<_>>()
    };
    let mut band = along(&high);
    band.extend(along(&low).into_iter().rev());
    let line = along(&|it| it.rating);
    let drawing = html! {
        svg viewBox=(format_args!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(caption) {
            @for value in grid(least as i32, most as i32) {
                path .grid d=(format_args!("M{LEFT} {:.1}H{RIGHT}", y(f64::from(value)))) {}
                text .tick x=(LEFT - 6.0) y=(tenth(y(f64::from(value)))) { (value) }
            }
            polygon .band points=(svg::points(&band)) {}
            polyline .course points=(svg::points(&line)) {}
            @if ratings.len() <= 60 { @for (px, py) in &line { circle .dot cx=(tenth(*px)) cy=(tenth(*py)) r="3" {} } }
            @if let (Some((_, py)), Some(last)) = (line.last(), ratings.last()) {
                text .sum x=(RIGHT + 6.0) y=(tenth(*py)) { (decimal(ctx.language, last.rating)) }
            }
            text .tick.below x=(LEFT + 4.0) y=(HEIGHT - 8.0) { "1" }
            text .tick.below x=(RIGHT) y=(HEIGHT - 8.0) { (ratings.len()) }
        }
    };
    let numbers = html! {
        thead { tr {
            th scope="col" { (ctx.message("pages-profile-game-number")) }
            th scope="col" { (ctx.message("pages-rating")) }
            th scope="col" { (ctx.message("pages-rating-uncertainty")) }
        } }
        tbody { @for (number, it) in (1..).zip(ratings) {
            tr {
                th scope="row" { (number) }
                td { (decimal(ctx.language, it.rating)) }
                td { "± " (decimal(ctx.language, it.uncertainty)) }
            }
        } }
    };
    figure(ctx, caption, &drawing, &numbers)
}

/// A row of [`ratings`].
pub(crate) struct RatingRow {
    pub(crate) label: String,
    pub(crate) rating: Rating,
    /// Drawn as a square instead of a circle.
    pub(crate) square: bool,
}

/// Ratings, each with an interval of two standard deviations.
pub(crate) fn ratings(ctx: &PageContext<'_>, caption: &str, rows: &[RatingRow]) -> Markup {
    const ROW: f32 = 28.0;
    const LEFT: f32 = 150.0;
    const RIGHT: f32 = WIDTH - 48.0;
    let low = |it: &Rating| it.rating - 2.0 * it.uncertainty;
    let high = |it: &Rating| it.rating + 2.0 * it.uncertainty;
    let least = rows.iter().map(|row| low(&row.rating)).fold(0.0, f64::min).floor();
    let most =
        rows.iter().map(|row| high(&row.rating)).fold(f64::NEG_INFINITY, f64::max).ceil().max(least + 1.0);
    let foot = ROW * rows.len() as f32 + 6.0;
    let x = |value: f64| LEFT + (RIGHT - LEFT) * ((value - least) / (most - least)) as f32;
    let drawing = html! {
        svg viewBox=(format_args!("0 0 {WIDTH} {}", foot + 20.0)) role="img" aria-label=(caption) {
            @for value in grid(least as i32, most as i32) {
                path .grid d=(format_args!("M{:.1} 2V{foot:.1}", x(f64::from(value)))) {}
                text .tick.below x=(tenth(x(f64::from(value)))) y=(tenth(foot + 11.0)) { (value) }
            }
            @for (index, row) in rows.iter().enumerate() {
                @let y = ROW * index as f32 + ROW / 2.0 + 2.0;
                text .name x="2" y=(tenth(y)) { (row.label) }
                path .interval d=(format_args!("M{:.1} {y:.1}H{:.1}", x(low(&row.rating)), x(high(&row.rating)))) {}
                @if row.square {
                    rect .dot.other x=(tenth(x(row.rating.rating) - 5.0)) y=(tenth(y - 5.0)) width="10" height="10" {}
                } @else {
                    circle .dot cx=(tenth(x(row.rating.rating))) cy=(tenth(y)) r="5.5" {}
                }
                text .sum x=(tenth(RIGHT + 8.0)) y=(tenth(y)) { (decimal(ctx.language, row.rating.rating)) }
            }
        }
    };
    let numbers = html! {
        thead { tr {
            th scope="col" { (ctx.message("pages-statistics-who")) }
            th scope="col" { (ctx.message("pages-rating")) }
            th scope="col" { (ctx.message("pages-rating-uncertainty")) }
        } }
        tbody { @for row in rows {
            tr {
                th scope="row" { (row.label) }
                td { (decimal(ctx.language, row.rating.rating)) }
                td { "± " (decimal(ctx.language, row.rating.uncertainty)) }
            }
        } }
    };
    figure(ctx, caption, &drawing, &numbers)
}

/// Scores against their average: bars up and down from it.
pub(crate) fn against_average(ctx: &PageContext<'_>, caption: &str, scores: &[i32], average: f64) -> Markup {
    const HEIGHT: f32 = 160.0;
    const LEFT: f32 = 34.0;
    const RIGHT: f32 = WIDTH - 44.0;
    let least = scores.iter().copied().min().unwrap_or(0).min(average.floor() as i32);
    let most = scores.iter().copied().max().unwrap_or(0).max(average.ceil() as i32).max(least + 1);
    let y = |value: f64| {
        HEIGHT - 10.0 - (HEIGHT - 20.0) * ((value - f64::from(least)) / f64::from(most - least)) as f32
    };
    let step = (RIGHT - LEFT) / scores.len().max(1) as f32;
    let wide = (step * 0.7).min(26.0);
    let middle = y(average);
    let drawing = html! {
        svg viewBox=(format_args!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(caption) {
            @for value in grid(least, most) {
                path .grid d=(format_args!("M{LEFT} {:.1}H{RIGHT}", y(f64::from(value)))) {}
                text .tick x=(LEFT - 6.0) y=(tenth(y(f64::from(value)))) { (value) }
            }
            @for (index, score) in scores.iter().enumerate() {
                @let top = y(f64::from(*score));
                @let above = f64::from(*score) >= average;
                rect .fill.fill-0[above].fill-9[!above] x=(tenth(LEFT + step * (index as f32 + 0.5) - wide / 2.0))
                    y=(tenth(top.min(middle))) width=(tenth(wide)) height=(tenth((top - middle).abs().max(1.0))) {
                    title { (score) }
                }
            }
            path .average d=(format_args!("M{LEFT} {middle:.1}H{RIGHT}")) {}
            text .sum x=(RIGHT + 6.0) y=(tenth(middle)) { (decimal(ctx.language, average)) }
        }
    };
    let numbers = html! {
        thead { tr {
            th scope="col" { (ctx.message("pages-profile-game-number")) }
            th scope="col" { (ctx.message("pages-points-total")) }
        } }
        tbody { @for (number, score) in (1..).zip(scores) { tr { th scope="row" { (number) } td { (score) } } } }
    };
    figure(ctx, caption, &drawing, &numbers)
}
