//! The curves: each seat's chance of winning over the game, with rounds, marked choices and what chance dealt.

use maud::{Markup, html};
use table::{Seat, Viewer, text::Phrase};

use super::{
    numbers::{percent, signed, tenth},
    replay_path,
};
use crate::{
    emblem::Emblem,
    model::{ChoiceGrade, Known, ReviewPage, ReviewSheet, StepReview, TableHead, Turned},
    page_context::PageContext,
};

/// The size of a drawing, and of what is drawn at its edges.
#[derive(Clone, Copy)]
pub(crate) struct Frame {
    class: &'static str,
    width: f32,
    height: f32,
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
    /// The radius of a mark.
    mark: f32,
}

/// For wide windows.
const WIDE: Frame = Frame {
    class: "wide-curve",
    width: 960.0,
    height: 270.0,
    left: 40.0,
    right: 64.0,
    top: 14.0,
    bottom: 30.0,
    mark: 12.0,
};
/// For phones.
const NARROW: Frame = Frame {
    class: "narrow-curve",
    width: 380.0,
    height: 250.0,
    left: 30.0,
    right: 50.0,
    top: 14.0,
    bottom: 30.0,
    mark: 12.0,
};
/// A strip above the controls of a replay.
const STRIP: Frame = Frame {
    class: "strip-curve",
    width: 960.0,
    height: 64.0,
    left: 0.0,
    right: 0.0,
    top: 4.0,
    bottom: 4.0,
    mark: 0.0,
};
/// The columns a curve is averaged over: between them the eye sees only noise.
const COLUMNS: usize = 150;
/// The least distance of two labels at the end of the curves.
const GAP: f32 = 21.0;
/// So many choices are marked before inaccuracies are left out.
const MANY: usize = 24;

impl Frame {
    fn x(&self, step: usize, events: usize) -> f32 {
        let share = step as f32 / events.max(1) as f32;
        self.left + share * (self.width - self.left - self.right)
    }

    /// `most` is the chance at the upper edge.
    fn y(&self, chance: f32, most: f32) -> f32 {
        self.height - self.bottom - chance / most * (self.height - self.top - self.bottom)
    }

    /// The line of a seat.
    fn path(&self, curve: &[(usize, f32)], events: usize, most: f32) -> String {
        let points = averaged(curve, events);
        let point = |(step, chance): &(usize, f32)| {
            format!("{:.1} {:.1}", self.x(*step, events), self.y(*chance, most))
        };
        let points: Vec<String> = points.iter().map(point).collect();
        format!("M{}", points.join("L"))
    }

    /// What lies below the line of a seat.
    fn area(&self, curve: &[(usize, f32)], events: usize, most: f32) -> String {
        let (from, to, ground) = (self.x(0, events), self.x(events, events), self.y(0.0, most));
        format!("{}L{to:.1} {ground:.1}L{from:.1} {ground:.1}Z", self.path(curve, events, most))
    }
}

/// The curve from the first step on, one point for each column. Its last point is the result and stays as it is.
fn averaged(curve: &[(usize, f32)], events: usize) -> Vec<(usize, f32)> {
    let Some((last, inner)) = curve.split_last() else { return Vec::new() };
    let width = events.div_ceil(COLUMNS).max(1);
    let mut columns: Vec<(usize, f32, usize)> = Vec::new();
    for &(step, chance) in inner {
        let column = step / width;
        match columns.last_mut() {
            Some((known, sum, count)) if *known == column => {
                *sum += chance;
                *count += 1;
            }
            _ => columns.push((column, chance, 1)),
        }
    }
    let middle =
        |&(column, sum, count): &(usize, f32, usize)| (column * width + width / 2, sum / count as f32);
    let mut points: Vec<(usize, f32)> = columns.iter().map(middle).collect();
    if let Some(&(_, first)) = points.first() {
        points.insert(0, (0, first));
    }
    points.push(*last);
    points
}

/// The chance of a seat at a step: that of the last point up to there, or of the first.
pub(crate) fn chance_at(curve: &[(usize, f32)], step: usize) -> Option<f32> {
    let before = curve.iter().rev().find(|(known, _)| *known <= step);
    before.or(curve.first()).map(|(_, chance)| *chance)
}

/// The chance at the upper edge: a full quarter above the highest.
fn most(curves: &[Vec<(usize, f32)>]) -> f32 {
    let highest = curves.iter().flatten().map(|(_, chance)| *chance).fold(0.5, f32::max);
    ((highest * 4.0).ceil() / 4.0).min(1.0)
}

/// The curves in both sizes; the style sheet shows one.
pub(super) fn draw(ctx: &PageContext<'_>, page: &ReviewPage, sheet: &ReviewSheet) -> Markup {
    html! {
        (figure(ctx, page, sheet, &WIDE))
        (figure(ctx, page, sheet, &NARROW))
    }
}

fn figure(ctx: &PageContext<'_>, page: &ReviewPage, sheet: &ReviewSheet, frame: &Frame) -> Markup {
    let most = most(&sheet.curves);
    let seat = page.only.or(page.head.seat());
    html! {
        svg .curve.(frame.class) viewBox=(format_args!("0 0 {} {}", frame.width, frame.height)) role="group"
            aria-label=(ctx.message("pages-review-curve-label")) data-events=(sheet.events) data-left=(frame.left)
            data-right=(frame.width - frame.right) data-replay=(replay_path(&page.head, 0, viewer(seat), Some(page.known))) {
            (bands(ctx, page, sheet, frame))
            (levels(frame, most))
            @if let Some((seat, curve)) = seat.and_then(|seat| Some((seat, sheet.curves.get(seat.index())?))) {
                path .area.(Emblem::of(seat).class()) d=(frame.area(curve, sheet.events, most)) {}
            }
            @for (index, curve) in sheet.curves.iter().enumerate() {
                @let emblem = Emblem::of(Seat::new(index));
                path .line.(emblem.class()) .chosen[seat == Some(Seat::new(index))] d=(frame.path(curve, sheet.events, most)) {}
            }
            (ends(page, sheet, frame, most))
            (marks(ctx, page, sheet, frame, most))
        }
    }
}

const fn viewer(seat: Option<Seat>) -> Viewer {
    match seat {
        Some(seat) => Viewer::Seat(seat),
        None => Viewer::Public,
    }
}

/// The rounds, each a link to its beginning.
fn bands(ctx: &PageContext<'_>, page: &ReviewPage, sheet: &ReviewSheet, frame: &Frame) -> Markup {
    let seat = page.only.or(page.head.seat());
    let ends = sheet.rounds.iter().skip(1).map(|(step, _)| *step).chain([sheet.events]);
    html! {
        @for (index, ((start, round), end)) in sheet.rounds.iter().zip(ends).enumerate() {
            // The opening deal belongs to the first round.
            @let from = frame.x(if index == 0 { 0 } else { *start }, sheet.events);
            @let to = frame.x(end, sheet.events);
            @let title = ctx.text(&Phrase::new("pages-replay-round").number("round", *round));
            rect .round-band.odd[index % 2 == 1] x=(tenth(from)) y=(tenth(frame.top)) width=(tenth(to - from))
                height=(tenth(frame.height - frame.top - frame.bottom)) {}
            @if to - from > 16.0 {
                a .round href=(replay_path(&page.head, *start, viewer(seat), Some(page.known))) aria-label=(title) {
                    rect .hit x=(tenth(from)) y=(tenth(frame.height - frame.bottom)) width=(tenth(to - from)) height=(frame.bottom) {}
                    text x=(tenth((from + to) / 2.0)) y=(tenth(frame.height - 10.0)) {
                        @if to - from > 70.0 { (title) } @else { (round) }
                    }
                }
            }
        }
    }
}

/// Lines at full quarters.
fn levels(frame: &Frame, most: f32) -> Markup {
    let quarters = (most * 4.0).round() as u8;
    html! {
        g .levels aria-hidden="true" {
            @for quarter in 0..=quarters {
                @let y = frame.y(f32::from(quarter) / 4.0, most);
                path d=(format_args!("M{:.1} {y:.1}H{:.1}", frame.left, frame.width - frame.right)) {}
                text x=(tenth(frame.left - 6.0)) y=(tenth(y + 4.5)) { (u16::from(quarter) * 25) }
            }
        }
    }
}

/// The emblem and the score of each seat at the end of its curve.
fn ends(page: &ReviewPage, sheet: &ReviewSheet, frame: &Frame, most: f32) -> Markup {
    let mut labels: Vec<(Seat, i32, f32)> = page
        .scores
        .iter()
        .map(|&(seat, score)| {
            let end = sheet.curves.get(seat.index()).and_then(|curve| curve.last());
            (seat, score, frame.y(end.map_or(0.0, |(_, chance)| *chance), most))
        })
        .collect();
    // The losers all end at zero: the better place stands higher.
    for index in (0..labels.len()).rev() {
        let below = labels.get(index + 1).map(|label| label.2 - GAP);
        labels[index].2 = below.map_or(labels[index].2, |below| labels[index].2.min(below));
    }
    let x = frame.width - frame.right + 14.0;
    html! {
        g .ends aria-hidden="true" {
            @for (seat, score, y) in &labels {
                g transform=(format_args!("translate({x:.1} {y:.1}) scale(.72)")) { (Emblem::of(*seat).piece()) }
                text .(Emblem::of(*seat).class()) x=(tenth(x + 13.0)) y=(tenth(y + 5.0)) { (score) }
            }
        }
    }
}

/// Marked choices and what chance dealt, each a link to its step.
fn marks(ctx: &PageContext<'_>, page: &ReviewPage, sheet: &ReviewSheet, frame: &Frame, most: f32) -> Markup {
    let shown = |seat: Seat| page.only.is_none_or(|only| only == seat);
    let all = sheet.marked.iter().filter(|choice| shown(choice.seat)).count();
    let plain = |choice: &&crate::model::MarkedChoice| all <= MANY || choice.grade.sign != "?!";
    let dealt = sheet.turning_points.iter().filter(|point| shown(point.seat));
    html! {
        @for choice in sheet.marked.iter().filter(|choice| shown(choice.seat)).filter(plain) {
            @let words = ctx.text(&Phrase::new("pages-review-mark").text("name", page.head.name(choice.seat))
                .text("grade", choice.grade.text.as_str()).text("action", choice.played.as_str())
                .text("before", percent(ctx, choice.before)).text("after", percent(ctx, choice.after)));
            a .mark-link href=(replay_path(&page.head, choice.step, Viewer::Seat(choice.seat), Some(page.known))) aria-label=(words) {
                title { (words) }
                g transform=(format_args!("translate({:.1} {:.1})", frame.x(choice.step, sheet.events), frame.y(choice.after, most))) {
                    (disc(&choice.grade, Some(choice.seat), frame.mark))
                }
            }
        }
        @for point in dealt {
            @if let Turned::Chance(told) = &point.what {
                @let words = ctx.text(&Phrase::new("pages-review-dealt").text("name", page.head.name(point.seat))
                    .text("points", signed(ctx, point.change)).text("story", told.join(" ")));
                @let chance = sheet.curves.get(point.seat.index()).and_then(|curve| chance_at(curve, point.step)).unwrap_or(0.0);
                a .mark-link href=(replay_path(&page.head, point.step, Viewer::Seat(point.seat), Some(page.known))) aria-label=(words) {
                    title { (words) }
                    g transform=(format_args!("translate({:.1} {:.1})", frame.x(point.step, sheet.events), frame.y(chance, most))) {
                        (die(Some(point.seat), frame.mark))
                    }
                }
            }
        }
    }
}

/// A disc with the sign of a grade, around (0, 0), ringed in the colour of a seat.
pub(super) fn disc(grade: &ChoiceGrade, seat: Option<Seat>, radius: f32) -> Markup {
    let ring = seat.map(|seat| Emblem::of(seat).class());
    html! {
        g class=[ring] { g .disc.{ "grade-" (grade.name) } aria-hidden="true" {
            circle r=(radius) {}
            text y="4.5" { (grade.sign) }
        } }
    }
}

/// A die, around (0, 0): chance.
pub(super) fn die(seat: Option<Seat>, radius: f32) -> Markup {
    let ring = seat.map(|seat| Emblem::of(seat).class());
    let side = radius * 1.7;
    html! {
        g class=[ring] { g .die aria-hidden="true" {
            rect x=(tenth(-side / 2.0)) y=(tenth(-side / 2.0)) width=(tenth(side)) height=(tenth(side)) rx="4" {}
            @for (x, y) in [(-5, -5), (0, 0), (5, 5)] { circle cx=(x) cy=(y) r="2" {} }
        } }
    }
}

/// A sign in a line of text: the disc of a grade.
pub(crate) fn badge(grade: &ChoiceGrade) -> Markup {
    html! { svg .grade viewBox="-14 -14 28 28" aria-hidden="true" { (disc(grade, None, 13.0)) } }
}

/// A sign in a line of text: chance.
pub(super) fn die_badge() -> Markup {
    html! { svg .grade viewBox="-14 -14 28 28" aria-hidden="true" { (die(None, 13.0)) } }
}

/// The curves of a replay, with a line at its step and a dot at each marked choice: of the seat whose view it is, or of all.
/// Decoration: the review has the same in words.
pub(crate) fn strip(head: &TableHead, review: &StepReview, (step, last): (usize, usize)) -> Markup {
    let StepReview { curves, rounds, marks, .. } = review;
    let (frame, most) = (&STRIP, most(curves));
    let now = frame.x(step, last);
    let shown = marks.iter().filter(|(_, seat, _)| head.seat().is_none_or(|own| own == *seat));
    let height = |step: usize, seat: Seat| {
        let chance = curves.get(seat.index()).and_then(|curve| chance_at(curve, step));
        frame.y(chance.unwrap_or(0.0), most)
    };
    html! {
        svg .curve.(frame.class) viewBox=(format_args!("0 0 {} {}", frame.width, frame.height)) preserveAspectRatio="none" aria-hidden="true" {
            @for (start, _) in rounds.iter().skip(1) {
                path .start d=(format_args!("M{:.1} 0V{}", frame.x(*start, last), frame.height)) {}
            }
            @for (index, curve) in curves.iter().enumerate() {
                path .line.(Emblem::of(Seat::new(index)).class()) .chosen[head.seat() == Some(Seat::new(index))]
                    d=(frame.path(curve, last, most)) {}
            }
            path .now d=(format_args!("M{now:.1} 0V{}", frame.height)) {}
            // A line of no length with round ends stays round, however the drawing is stretched.
            @for (at, seat, grade) in shown {
                path .mark.{ "grade-" (grade.name) } d=(format_args!("M{:.1} {:.1}h0", frame.x(*at, last), height(*at, *seat))) {}
            }
        }
    }
}

/// The chance of each seat at the beginning of every round, for those who do not see the curves.
pub(super) fn values(ctx: &PageContext<'_>, page: &ReviewPage, sheet: &ReviewSheet, known: Known) -> Markup {
    let seat = page.only.or(page.head.seat());
    let cell = |index: usize, step: usize| {
        let chance = sheet.curves.get(index).and_then(|curve| chance_at(curve, step));
        html! { td .number { (chance.map(|chance| percent(ctx, chance)).unwrap_or_default()) } }
    };
    html! {
        details .drawer.values {
            summary { h2 { (ctx.message("pages-review-values")) } }
            div .wide tabindex="0" role="group" aria-label=(ctx.message("pages-review-values")) {
                table {
                    thead { tr {
                        th scope="col" { (ctx.message("pages-review-when")) }
                        @for card in &page.head.seats { th scope="col" { (Emblem::of(card.seat).badge()) " " (card.name) } }
                    } }
                    tbody {
                        @for (step, round) in &sheet.rounds {
                            tr {
                                th scope="row" { a href=(replay_path(&page.head, *step, viewer(seat), Some(known))) {
                                    (ctx.text(&Phrase::new("pages-replay-round").number("round", *round))) } }
                                @for index in 0..page.head.seats.len() { (cell(index, *step)) }
                            }
                        }
                        tr {
                            th scope="row" { a href=(replay_path(&page.head, sheet.events, viewer(seat), Some(known))) {
                                (ctx.message("pages-review-end")) } }
                            @for index in 0..page.head.seats.len() { (cell(index, sheet.events)) }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_is_averaged_by_columns_and_ends_with_the_result() {
        let curve: Vec<(usize, f32)> =
            (0..600).map(|step| (step, if step % 2 == 0 { 0.2 } else { 0.4 })).chain([(600, 1.0)]).collect();
        let points = averaged(&curve, 600);
        assert_eq!(points.first().map(|point| point.0), Some(0));
        assert_eq!(points.last(), Some(&(600, 1.0)));
        assert!(points.len() <= COLUMNS + 2, "{}", points.len());
        assert!(
            points[..points.len() - 1].iter().all(|(_, chance)| (chance - 0.3).abs() < 0.01),
            "{points:?}"
        );
        assert_eq!(averaged(&[], 10), []);
        assert_eq!(chance_at(&[(3, 0.5), (8, 0.7)], 2), Some(0.5));
        assert_eq!(chance_at(&[(3, 0.5), (8, 0.7)], 9), Some(0.7));
    }
}
