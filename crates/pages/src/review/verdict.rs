//! What a review says about one choice: in its list, and beside the board of a replay.

use maud::{Markup, html};
use table::{Viewer, text::Phrase};

use super::{Lessons, curve, numbers, replay_path, review_path};
use crate::{
    emblem::Emblem,
    model::{
        Aftermath, BetterShown, Drawn, Known, MarkedChoice, RatedChoice, ReplayPage, ReviewPage,
        ReviewVerdict, StepReview, TableHead,
    },
    page_context::PageContext,
};

/// The round of an event and who it is about.
pub(super) fn place(ctx: &PageContext<'_>, head: &TableHead, round: u32, seat: table::Seat) -> Markup {
    html! {
        span .place {
            (Emblem::of(seat).badge()) " " (head.name(seat)) ", "
            (ctx.text(&Phrase::new("pages-review-round").number("round", round)))
        }
    }
}

/// A marked choice in the list: a link to the replay, which stands there.
pub(super) fn item(ctx: &PageContext<'_>, page: &ReviewPage, choice: &MarkedChoice) -> Markup {
    let path = replay_path(&page.head, choice.step, Viewer::Seat(choice.seat), Some(page.known));
    html! {
        li .marked-choice.{ "of-" (choice.grade.name) } {
            (curve::badge(&choice.grade))
            h3 { a href=(path) { (choice.played) } }
            p .drop {
                b { (numbers::signed(ctx, -choice.lost)) }
                span { (chances(ctx, choice)) }
            }
            div {
                p .where { (place(ctx, &page.head, choice.round, choice.seat)) " · " span { (choice.grade.text) } }
                @if let Some(better) = &choice.better {
                    p .better-choice { b { (ctx.message("pages-review-better")) } " " span { (better) } }
                }
                p .why { (choice.why) }
            }
        }
    }
}

/// The chance before and after.
fn chances(ctx: &PageContext<'_>, choice: &MarkedChoice) -> String {
    ctx.text(
        &Phrase::new("pages-review-chances")
            .text("before", numbers::percent(ctx, choice.before))
            .text("after", numbers::percent(ctx, choice.after)),
    )
}

/// The panel beside the board of a replay; `fork` lets the reader try something else. On a phone the first lines lie below the board,
/// and the rest comes with a touch.
pub(crate) fn panel(ctx: &PageContext<'_>, model: &ReplayPage, review: &StepReview, fork: &Markup) -> Markup {
    let head = &model.head;
    let before = review.marks.iter().rev().find(|(step, ..)| *step < model.step);
    let after = review.marks.iter().find(|(step, ..)| *step > model.step);
    let link = |mark: Option<&(usize, table::Seat, _)>, key: &'static str, sign: &str| {
        html! {
            @if let Some((step, seat, _)) = mark {
                a .button.quiet href=(replay_path(head, *step, Viewer::Seat(*seat), Some(review.known))) data-step=(step)
                    aria-label=(ctx.message(key)) title=(ctx.message(key)) {
                    svg .icon viewBox="-12 -12 24 24" aria-hidden="true" { path d=(sign) fill="currentColor" {} }
                }
            }
        }
    };
    html! {
        section #verdict .verdict aria-labelledby="verdict-title" {
            div .verdict-head {
                h2 #verdict-title { a href=(review_path(head, review.known, Lessons::Own)) { (ctx.message("pages-review")) } }
                @if review.known == Known::All { span .tag { (ctx.message("pages-review-known-all")) } }
                nav .verdict-steps aria-label=(ctx.message("pages-review-marked")) {
                    (link(before, "pages-review-previous", "M8 -9V9L-8 0ZM-11 -9h3V9h-3Z"))
                    (link(after, "pages-review-next", "M-8 -9V9L8 0ZM8 -9h3V9h-3Z"))
                }
            }
            @match &review.verdict {
                Some(ReviewVerdict::Marked(choice)) => (marked(ctx, model, review, choice, fork)),
                Some(ReviewVerdict::Fine { grade, seat, chance }) => {
                    p .fine {
                        (curve::badge(grade)) " "
                        (ctx.text(&Phrase::new("pages-review-fine").text("name", head.name(*seat)).text("grade", grade.text.as_str())
                            .text("chance", numbers::percent(ctx, *chance))))
                    }
                    (more(ctx, fork))
                },
                None => {
                    p .fine.faint { (ctx.message("pages-review-no-verdict")) }
                    (more(ctx, fork))
                },
            }
        }
    }
}

/// What a phone shows only on demand. The box is drawn as a handle there, and left out elsewhere.
fn more(ctx: &PageContext<'_>, rest: &Markup) -> Markup {
    html! {
        input #verdict-open .unseen type="checkbox" data-keep aria-label=(ctx.message("pages-review-more"));
        label .verdict-handle for="verdict-open" aria-hidden="true" {}
        div .verdict-rest { (rest) }
    }
}

fn marked(
    ctx: &PageContext<'_>,
    model: &ReplayPage,
    review: &StepReview,
    choice: &MarkedChoice,
    fork: &Markup,
) -> Markup {
    let head = &model.head;
    let own = head.seat() == Some(choice.seat);
    html! {
        div .finding.{ "of-" (choice.grade.name) } {
            p .finding-head {
                (curve::badge(&choice.grade)) " "
                b { (ctx.text(&Phrase::new("pages-review-finding").text("name", head.name(choice.seat)).text("grade", choice.grade.text.as_str()))) } " "
                span .drop { (chances(ctx, choice)) }
            }
            p .played-choice { b { (ctx.message("pages-review-played")) } " " span { (choice.played) } }
            @if let Some(better) = &choice.better {
                p .better-choice { b { (ctx.message("pages-review-better")) } " " span { (better) } }
            }
        }
        (more(ctx, &html! {
            @if review.shown == BetterShown::OnBoard { (drawn(ctx, model, review)) }
            p .why { (choice.why) }
            (ratings(ctx, &choice.rated))
            @if let Some(aftermath) = &review.aftermath { (came(ctx, head.name(choice.seat), aftermath)) }
            @if !own {
                p .small { a href=(replay_path(head, model.step, Viewer::Seat(choice.seat), Some(review.known))) data-step=(model.step) {
                    (ctx.text(&Phrase::new("pages-review-see-as").text("name", head.name(choice.seat)))) } }
            }
            (fork)
        }))
    }
}

/// Links that draw what was played, what would have been better, or both.
fn drawn(ctx: &PageContext<'_>, model: &ReplayPage, review: &StepReview) -> Markup {
    let path = replay_path(&model.head, model.step, model.head.viewer, Some(review.known));
    let key = |drawn: Drawn| match drawn {
        Drawn::Played => "pages-review-played",
        Drawn::Better => "pages-review-better",
        Drawn::Both => "pages-review-both",
    };
    let to = |drawn: Drawn| {
        let mark = if path.contains('?') { '&' } else { '?' };
        if drawn == Drawn::default() { path.clone() } else { format!("{path}{mark}show={}", drawn.name()) }
    };
    html! {
        nav .segments aria-label=(ctx.message("pages-review-drawn")) {
            @for drawn in Drawn::ALL {
                a href=(to(drawn)) data-step=(model.step) aria-current=[(drawn == review.drawn).then_some("true")] {
                    (ctx.message(key(drawn)))
                }
            }
        }
    }
}

/// What came of a choice.
fn came(ctx: &PageContext<'_>, name: &str, aftermath: &Aftermath) -> Markup {
    let next = aftermath.next.map(|chance| {
        Phrase::new("pages-review-came-next").text("name", name).text("chance", numbers::percent(ctx, chance))
    });
    let end = Phrase::new("pages-review-came-end")
        .text("name", name)
        .number("place", i64::from(aftermath.place))
        .number("points", i64::from(aftermath.points));
    html! {
        section .came aria-labelledby="came-title" {
            h3 #came-title { (ctx.message("pages-review-came")) }
            @for line in &aftermath.dealt { p { (line) } }
            @if let Some(next) = next { p { (ctx.text(&next)) } }
            p { (ctx.text(&end)) }
        }
    }
}

/// The most promising choices, each with a bar as long as its chance.
fn ratings(ctx: &PageContext<'_>, rated: &[RatedChoice]) -> Markup {
    let most = rated.iter().map(|choice| choice.chance).fold(0.01, f32::max);
    html! {
        @if rated.len() > 2 {
            ol .ratings aria-label=(ctx.message("pages-review-rated")) {
                @for (index, choice) in rated.iter().enumerate() {
                    li .best[index == 0] .was-played[choice.played] {
                        span .rating-words { (choice.text) }
                        svg .sum-bar viewBox="0 0 60 8" aria-hidden="true" {
                            rect .track width="60" height="8" rx="4" {}
                            rect .share width=(numbers::tenth(choice.chance / most * 60.0)) height="8" rx="4" {}
                        }
                        b .number { (ctx.text(&Phrase::new("pages-review-percent").text("chance", numbers::percent(ctx, choice.chance)))) }
                    }
                }
            }
        }
    }
}
