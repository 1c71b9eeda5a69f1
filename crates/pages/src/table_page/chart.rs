//! Charts of a finished game: points by source and by round. Patterns and shapes distinguish what colours do.

use maud::{Markup, html};
use table::{Seat, standings::Standings, text::Phrase};

use super::over::{points_from, sources};
use crate::{
    emblem::Emblem,
    model::{RoundScores, TableHead},
    page_context::PageContext,
};

/// The number of fills, each a colour with a pattern over it; further sources start again with the first.
const FILLS: usize = 10;

/// The strokes of each pattern, in a square of side 8.
const PATTERNS: [&str; FILLS] = [
    "",
    "M-2 2L2 -2M0 8L8 0M6 10L10 6",
    "M2 2h1M6 6h1",
    "M0 2H8M0 6H8",
    "M2 0V8M6 0V8",
    "M-2 6L2 10M0 0L8 8M6 -2L10 2",
    "M0 4H8M4 0V8",
    "M0 0L8 8M8 0L0 8",
    "M0 4Q2 1 4 4T8 4",
    "M1 4a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",
];

const WIDTH: f32 = 420.0;
const NAMES: f32 = 96.0;

/// Points by source: one bar per seat, one segment per source.
pub(crate) fn by_source(ctx: &PageContext<'_>, head: &TableHead, standings: &Standings) -> Markup {
    const ROW: f32 = 34.0;
    let names = sources(standings, |line| &line.sources);
    let gained =
        |line: &table::standings::Line| line.sources.iter().map(|part| part.points.max(0)).sum::<i32>();
    let lost =
        |line: &table::standings::Line| line.sources.iter().map(|part| part.points.min(0)).sum::<i32>();
    let most = standings.lines.iter().map(gained).max().unwrap_or(0).max(1);
    let least = standings.lines.iter().map(lost).min().unwrap_or(0);
    let scale = (WIDTH - NAMES - 44.0) / (most - least) as f32;
    let zero = NAMES - least as f32 * scale;
    let height = ROW * standings.lines.len() as f32 + 8.0;
    html! {
        figure .chart {
            figcaption { (ctx.message("pages-chart-source")) }
            svg viewBox=(format_args!("0 0 {WIDTH} {height}")) role="img" aria-label=(ctx.message("pages-chart-source-words")) {
                (patterns())
                @for (row, line) in standings.lines.iter().enumerate() {
                    @let y = 6.0 + ROW * row as f32;
                    (label(head, line.seat, y + ROW / 2.0))
                    @for (source, from, to, points) in segments(&names, &line.sources) {
                        @let fill = source % FILLS;
                        @let x = zero + from as f32 * scale;
                        rect .{ "fill fill-" (fill) } x=(tenth(x)) y=(tenth(y)) width=(tenth((to - from) as f32 * scale)) height=(ROW - 8.0) {
                            title { (ctx.text(&names[source])) ": " (points) }
                        }
                        rect .field fill=(format_args!("url(#pattern-{fill})")) x=(tenth(x)) y=(tenth(y))
                            width=(tenth((to - from) as f32 * scale)) height=(ROW - 8.0) {}
                    }
                    text .sum x=(tenth(zero + gained(line) as f32 * scale + 6.0)) y=(tenth(y + ROW / 2.0)) { (line.score) }
                }
            }
            ul .legend {
                @for (index, name) in names.iter().enumerate() {
                    @let fill = index % FILLS;
                    li {
                        svg viewBox="0 0 20 14" aria-hidden="true" {
                            rect .{ "fill fill-" (fill) } width="20" height="14" {}
                            rect .field fill=(format_args!("url(#pattern-{fill})")) width="20" height="14" {}
                        }
                        " " (ctx.text(name))
                    }
                }
            }
        }
    }
}

/// The segments of one bar: source, from, to, points. Losses extend to the left of zero.
fn segments(names: &[Phrase], parts: &[table::standings::Part]) -> Vec<(usize, i32, i32, i32)> {
    let (mut right, mut left) = (0, 0);
    let mut segments = Vec::new();
    for (index, name) in names.iter().enumerate() {
        let points = points_from(parts, name).unwrap_or(0);
        if points > 0 {
            segments.push((index, right, right + points, points));
            right += points;
        } else if points < 0 {
            segments.push((index, left + points, left, points));
            left += points;
        }
    }
    segments
}

fn patterns() -> Markup {
    html! {
        defs {
            @for (fill, strokes) in PATTERNS.iter().enumerate() {
                pattern id=(format_args!("pattern-{fill}")) width="8" height="8" patternUnits="userSpaceOnUse" {
                    path .strokes d=(strokes) {}
                }
            }
        }
    }
}

fn label(head: &TableHead, seat: Seat, y: f32) -> Markup {
    let mark = Emblem::of(seat);
    html! {
        g .(mark.class()) transform=(format_args!("translate(12 {y:.1}) scale(.8)")) { path .seat-fill d=(mark.outline()) {} }
        text .name x="26" y=(tenth(y)) { (shortened(head.name(seat))) }
    }
}

/// The name, shortened to fit beside a bar; the results table has it in full.
fn shortened(name: &str) -> String {
    if name.chars().count() <= 9 { name.to_owned() } else { name.chars().take(8).chain(['…']).collect() }
}

fn tenth(number: f32) -> String {
    format!("{number:.1}")
}

/// Points at the end of every round: one line per seat, with the seat's shape at every point.
pub(super) fn by_round(ctx: &PageContext<'_>, head: &TableHead, rounds: &[RoundScores]) -> Markup {
    const HEIGHT: f32 = 220.0;
    const LEFT: f32 = 34.0;
    const RIGHT: f32 = WIDTH - 92.0;
    const TOP: f32 = 14.0;
    const FOOT: f32 = HEIGHT - 26.0;
    let scores = || rounds.iter().flat_map(|round| round.scores.iter().copied());
    let most = scores().max().unwrap_or(0).max(1);
    let least = scores().min().unwrap_or(0).min(0);
    let step = (RIGHT - LEFT) / (rounds.len().max(2) - 1) as f32;
    let x = |round: usize| LEFT + step * round as f32;
    let y = |score: i32| FOOT - (FOOT - TOP) * (score - least) as f32 / (most - least) as f32;
    let names =
        label_places(rounds.last().map_or(&[], |round| round.scores.as_slice()), y, TOP, HEIGHT - 8.0);
    html! {
        figure .chart {
            figcaption { (ctx.message("pages-chart-round")) }
            svg viewBox=(format_args!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(ctx.message("pages-chart-round-words")) {
                @for score in grid(least, most) {
                    path .grid d=(format_args!("M{LEFT} {:.1}H{RIGHT}", y(score))) {}
                    text .tick x=(LEFT - 6.0) y=(tenth(y(score))) { (score) }
                }
                @for (index, round) in rounds.iter().enumerate() {
                    text .tick.below x=(tenth(x(index))) y=(HEIGHT - 8.0) { (round.round) }
                }
                @for seat in Seat::all(head.seats.len()) {
                    @let mark = Emblem::of(seat);
                    @let points: Vec<(f32, f32)> = rounds.iter().enumerate()
                        .filter_map(|(index, round)| Some((x(index), y(*round.scores.get(seat.index())?)))).collect();
                    g .(mark.class()) {
                        polyline .seat-line points=(crate::svg::points(&points)) {}
                        @for (px, py) in &points {
                            g transform=(format_args!("translate({px:.1} {py:.1}) scale(.45)")) { path .seat-fill d=(mark.outline()) {} }
                        }
                        @if let Some(place) = names.get(seat.index()) {
                            text .name x=(RIGHT + 10.0) y=(tenth(*place)) { (shortened(head.name(seat))) }
                        }
                    }
                }
            }
            (table_of_rounds(ctx, head, rounds))
        }
    }
}

/// The heights of the names at the ends of their lines: in order of score, at least a line of text apart.
fn label_places(scores: &[i32], y: impl Fn(i32) -> f32, top: f32, bottom: f32) -> Vec<f32> {
    const APART: f32 = 14.0;
    let mut order: Vec<usize> = (0..scores.len()).collect();
    order.sort_by(|one, other| scores[*other].cmp(&scores[*one]));
    let mut places = vec![0.0; scores.len()];
    let mut lowest = top - APART;
    for &seat in &order {
        lowest = y(scores[seat]).max(lowest + APART);
        places[seat] = lowest;
    }
    // Names pushed below the chart move up again.
    let mut highest = bottom + APART;
    for &seat in order.iter().rev() {
        highest = places[seat].min(highest - APART);
        places[seat] = highest;
    }
    places
}

/// The grid lines: a few round numbers between `least` and `most`.
pub(crate) fn grid(least: i32, most: i32) -> Vec<i32> {
    let span = most - least;
    let step =
        [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].into_iter().find(|step| span / step <= 5).unwrap_or(1000);
    let first = least.div_euclid(step) * step;
    (0..)
        .map(|index| first + index * step)
        .skip_while(|value| *value < least)
        .take_while(|value| *value <= most)
        .collect()
}

/// The same numbers as a table.
fn table_of_rounds(ctx: &PageContext<'_>, head: &TableHead, rounds: &[RoundScores]) -> Markup {
    html! {
        details .drawer {
            summary { (ctx.message("pages-chart-numbers")) }
            div .wide tabindex="0" role="group" aria-label=(ctx.message("pages-chart-round")) {
                table .points {
                    thead { tr {
                        th scope="col" { (ctx.message("pages-round")) }
                        @for seat in Seat::all(head.seats.len()) { th scope="col" { (head.name(seat)) } }
                    } }
                    tbody { @for round in rounds {
                        tr { th scope="row" { (round.round) } @for score in &round.scores { td { (score) } } }
                    } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::standings::Part;

    #[test]
    fn gains_stand_right_of_zero_and_losses_left() {
        let names = [Phrase::new("a"), Phrase::new("b"), Phrase::new("c")];
        let parts = [Part::new("a", 4), Part::new("b", -3), Part::new("c", 2)];
        assert_eq!(segments(&names, &parts), [(0, 0, 4, 4), (1, -3, 0, -3), (2, 4, 6, 2)]);
    }

    #[test]
    fn names_beside_lines_never_overlap_and_stay_on_the_page() {
        let places = label_places(&[10, 10, 9, 0, 10], |score| 200.0 - 18.0 * score as f32, 14.0, 212.0);
        let mut sorted = places.clone();
        sorted.sort_by(f32::total_cmp);
        assert!(sorted.windows(2).all(|pair| pair[1] - pair[0] >= 13.9), "{places:?}");
        assert!(sorted[0] >= 13.9 && sorted[4] <= 212.0, "{places:?}");
    }

    #[test]
    fn the_grid_has_few_round_numbers() {
        assert_eq!(grid(0, 7), [0, 2, 4, 6]);
        assert_eq!(grid(-3, 120), [0, 25, 50, 75, 100]);
    }
}
