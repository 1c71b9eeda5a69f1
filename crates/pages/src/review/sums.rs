//! What each seat gave away, and what luck gave and took, measured apart.

use maud::{Markup, html};
use table::text::Phrase;

use super::{
    curve,
    numbers::{percent, signed, tenth},
};
use crate::{
    emblem::Emblem,
    model::{ChoiceGrade, ReviewPage, ReviewSheet, ReviewSums},
    page_context::PageContext,
};

/// The columns of marks: message, name and sign of the grade.
const MARKS: [(&str, &str, &str); 3] = [
    ("pages-review-inaccuracies", "inaccuracy", "?!"),
    ("pages-review-mistakes", "mistake", "?"),
    ("pages-review-blunders", "blunder", "??"),
];
/// Half of the width of a bar.
const HALF: f32 = 60.0;

pub(super) fn draw(ctx: &PageContext<'_>, page: &ReviewPage, sheet: &ReviewSheet) -> Markup {
    let largest =
        |part: fn(&ReviewSums) -> f32| sheet.sums.iter().map(|sums| part(sums).abs()).fold(0.02, f32::max);
    let (most_lost, most_luck) = (largest(|sums| sums.lost), largest(|sums| sums.luck));
    html! {
        section .panel.sums aria-labelledby="sums-title" {
            div .panel-head {
                h2 #sums-title { (ctx.message("pages-review-sums")) }
                p .faint { (ctx.message("pages-review-sums-words")) }
            }
            div .wide tabindex="0" role="group" aria-labelledby="sums-title" {
                table {
                    thead { tr {
                        th scope="col" { (ctx.message("pages-review-player")) }
                        th scope="col" .number { (ctx.message("pages-review-choices")) }
                        @for (key, name, sign) in MARKS {
                            th scope="col" .number title=(ctx.message(key)) {
                                (curve::badge(&ChoiceGrade { name, sign, text: String::new() })) span .unseen { (ctx.message(key)) }
                            }
                        }
                        th scope="col" { (ctx.message("pages-review-lost")) }
                        th scope="col" { (ctx.message("pages-review-luck")) }
                    } }
                    tbody { @for sums in &sheet.sums { (row(ctx, page, sums, (most_lost, most_luck))) } }
                }
            }
        }
    }
}

fn row(ctx: &PageContext<'_>, page: &ReviewPage, sums: &ReviewSums, (lost, luck): (f32, f32)) -> Markup {
    let emblem = Emblem::of(sums.seat);
    html! {
        tr .(emblem.class()) {
            th scope="row" {
                (emblem.badge()) " " (page.head.name(sums.seat))
                @if sums.won { " " span .tag { (ctx.message("pages-review-won")) } }
            }
            td .number { (sums.choices) }
            @for count in sums.marks { td .number { (count) } }
            td .bar-cell {
                svg .sum-bar viewBox="0 0 120 12" aria-hidden="true" {
                    rect .track width="120" height="12" rx="6" {}
                    rect .lost width=(tenth(sums.lost / lost * 120.0)) height="12" rx="6" {}
                }
                " " b .number { (percent(ctx, sums.lost)) }
            }
            td .bar-cell {
                @let width = (sums.luck.abs() / luck * HALF).max(1.0);
                @let x = if sums.luck < 0.0 { HALF - width } else { HALF };
                svg .sum-bar viewBox="0 0 120 12" aria-hidden="true" {
                    rect .track width="120" height="12" rx="6" {}
                    rect .luck x=(tenth(x)) width=(tenth(width)) height="12" rx="4" {}
                    path .zero d="M60 -2V14" {}
                }
                " " b .number { (signed(ctx, sums.luck)) }
            }
        }
    }
}

/// How a seat did, in one sentence.
pub(super) fn sentence(ctx: &PageContext<'_>, page: &ReviewPage, sums: &ReviewSums) -> String {
    let marks: usize = sums.marks.iter().sum();
    ctx.text(
        &Phrase::new("pages-review-sentence")
            .text("name", page.head.name(sums.seat))
            .number("choices", sums.choices as i64)
            .number("marks", marks as i64)
            .text("lost", percent(ctx, sums.lost)),
    )
}
