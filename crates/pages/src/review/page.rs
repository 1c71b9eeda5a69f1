//! The page of a review.

use maud::{Markup, html};
use table::{Seat, Viewer, text::Phrase};

use super::{Lessons, curve, numbers, replay_path, review_path, sums, verdict};
use crate::{
    emblem::Emblem,
    layout::layout,
    lobby::game_title,
    model::{Known, MarkedChoice, ReviewPage, ReviewSheet, ReviewStage, Turned, TurningPoint},
    page_context::PageContext,
    table_page::{by_source, contributions::wait_field},
};

/// The page of a review.
pub fn review(ctx: &PageContext<'_>, page: &ReviewPage) -> Markup {
    let title =
        ctx.text(&Phrase::new("pages-review-title").text("game", ctx.text(&game_title(page.head.game))));
    layout(ctx, &title, &review_main(ctx, page))
}

/// The `<main>` of the page alone.
pub fn review_main(ctx: &PageContext<'_>, page: &ReviewPage) -> Markup {
    let waits = matches!(page.stage, ReviewStage::Waiting { .. } | ReviewStage::Making { .. });
    html! {
        main #main .review tabindex="-1" data-waits[waits] {
            (heading(ctx, page))
            @match &page.stage {
                ReviewStage::Missing => (missing(ctx, page)),
                ReviewStage::Waiting { ahead } => (waiting(ctx, page, &Phrase::new("pages-review-waiting").number("ahead", *ahead as i64), None)),
                ReviewStage::Making { done, total } => (waiting(ctx, page, &Phrase::new("pages-review-making")
                    .number("done", *done as i64).number("total", *total as i64), Some((*done, *total)))),
                ReviewStage::Complete(sheet) => (complete(ctx, page, sheet)),
            }
        }
    }
}

fn heading(ctx: &PageContext<'_>, page: &ReviewPage) -> Markup {
    let head = &page.head;
    html! {
        header .review-head {
            h1 { (ctx.message("pages-review")) " " small { (ctx.text(&game_title(head.game)))
                @if !head.title.is_empty() { " – " (head.title) } } }
            ul .scores aria-label=(ctx.message("pages-review-scores")) {
                @for (seat, score) in &page.scores {
                    li .won[page.standings.winners().any(|winner| winner == *seat)] { (Emblem::of(*seat).badge()) " " span { (head.name(*seat)) } " " b { (score) } }
                }
            }
            nav .row aria-label=(ctx.message("pages-menu-tables")) {
                a .button.quiet href=(replay_path(head, 0, head.viewer, Some(page.known))) { (ctx.message("pages-replay")) }
                a .button.quiet href=(format_args!("/table/{}", head.id)) { (ctx.message("pages-to-table")) }
                (share(ctx, page))
                @if !head.mine.is_empty() {
                    form method="post" action=(head.post("rematch")) {
                        (wait_field())
                        button .quiet { (ctx.message("pages-rematch")) }
                    }
                }
            }
        }
    }
}

/// The link to what the reader sees.
fn share(ctx: &PageContext<'_>, page: &ReviewPage) -> Markup {
    let path = review_path(&page.head, page.known, lessons(page.only));
    let house = page.head.link.strip_suffix(&format!("/table/{}", page.head.id)).unwrap_or_default();
    html! {
        details .share {
            summary .button.quiet { (ctx.message("pages-review-share")) }
            div .line {
                label for="review-link" { (ctx.message("pages-link")) }
                input #review-link readonly value=(format_args!("{house}{path}"));
                button .quiet type="button" data-copy="review-link" hidden { (ctx.message("pages-copy")) }
            }
        }
    }
}

/// Whose choices are listed.
fn lessons(only: Option<Seat>) -> Lessons {
    only.map_or(Lessons::All, Lessons::Of)
}

/// Links to the review from what each seat knew, and from everything.
fn switch(ctx: &PageContext<'_>, page: &ReviewPage) -> Markup {
    let key = |known: Known| match known {
        Known::Seat => "pages-review-known-seat",
        Known::All => "pages-review-known-all",
    };
    html! {
        nav .segments aria-label=(ctx.message("pages-review-known")) {
            @for known in Known::ALL {
                a href=(review_path(&page.head, known, lessons(page.only))) aria-current=[(known == page.known).then_some("true")] {
                    (ctx.message(key(known)))
                }
            }
        }
    }
}

/// What a review is, and the button that begins it.
fn missing(ctx: &PageContext<'_>, page: &ReviewPage) -> Markup {
    html! {
        section .panel.begin aria-labelledby="begin-title" {
            (switch(ctx, page))
            h2 #begin-title { (ctx.message("pages-review-begin-title")) }
            p .lead { (ctx.message(match page.known { Known::Seat => "pages-review-begin-seat", Known::All => "pages-review-begin-all" })) }
            form method="post" action=(format_args!("/table/{}/review", page.head.id)) {
                input type="hidden" name="known" value=(page.known.name());
                button .go { (ctx.message("pages-review-begin")) }
            }
            p .faint { (ctx.message("pages-review-begin-words")) }
        }
    }
}

/// How far the review is. The script asks again by itself; without it there is a link.
fn waiting(
    ctx: &PageContext<'_>,
    page: &ReviewPage,
    words: &Phrase,
    progress: Option<(usize, usize)>,
) -> Markup {
    let here = review_path(&page.head, page.known, lessons(page.only));
    html! {
        section .panel.begin aria-labelledby="begin-title" {
            h2 #begin-title { (ctx.message("pages-review-being-made")) }
            p #review-progress role="status" { (ctx.text(words)) }
            @match progress {
                Some((done, total)) => progress max=(total) value=(done) aria-labelledby="review-progress" {},
                None => progress aria-labelledby="review-progress" {},
            }
            p .faint { (ctx.message("pages-review-leave")) }
            p { a .button.quiet href=(here) { (ctx.message("pages-review-look-again")) } }
        }
    }
}

fn complete(ctx: &PageContext<'_>, page: &ReviewPage, sheet: &ReviewSheet) -> Markup {
    html! {
        div .review-grid {
            section .panel.chances aria-labelledby="curve-title" {
                div .panel-head {
                    h2 #curve-title { (ctx.message("pages-review-curve")) }
                    p .faint { (ctx.message("pages-review-curve-words")) }
                    (switch(ctx, page))
                }
                (curve::draw(ctx, page, sheet))
                (curve::values(ctx, page, sheet, page.known))
            }
            (turning_points(ctx, page, sheet))
            (marked(ctx, page, sheet))
            (sums::draw(ctx, page, sheet))
            section .panel.points-panel aria-labelledby="points-title" {
                h2 #points-title { (ctx.message("pages-review-points")) }
                (by_source(ctx, &page.head, &page.standings))
            }
        }
        p .faint.small.footnote {
            (ctx.text(&Phrase::new("pages-review-depth").text("evaluations", numbers::whole(ctx, sheet.evaluations))))
        }
    }
}

fn turning_points(ctx: &PageContext<'_>, page: &ReviewPage, sheet: &ReviewSheet) -> Markup {
    html! {
        section .panel.turning aria-labelledby="turning-title" {
            div .panel-head {
                h2 #turning-title { (ctx.message("pages-review-turning")) }
                p .faint { (ctx.message("pages-review-turning-words")) }
            }
            ol .turning-points { @for point in &sheet.turning_points { li { (turning_point(ctx, page, point)) } } }
        }
    }
}

fn turning_point(ctx: &PageContext<'_>, page: &ReviewPage, point: &TurningPoint) -> Markup {
    let path = replay_path(&page.head, point.step, Viewer::Seat(point.seat), Some(page.known));
    html! {
        a .turning-point.(Emblem::of(point.seat).class()) href=(path) {
            span .turning-sign {
                @match &point.what { Turned::Choice(grade, _) => (curve::badge(grade)), Turned::Chance(_) => (curve::die_badge()) }
                b .rise[point.change > 0.0] { (numbers::signed(ctx, point.change)) }
            }
            (verdict::place(ctx, &page.head, point.round, point.seat))
            @match &point.what {
                Turned::Choice(grade, played) => {
                    strong { (played.as_deref().unwrap_or(&grade.text)) }
                    @if played.is_some() { span .faint { (grade.text) } }
                },
                Turned::Chance(told) => {
                    strong { (ctx.message(if point.change > 0.0 { "pages-review-lucky" } else { "pages-review-unlucky" })) }
                    @for line in told { span .faint { (line) } }
                },
            }
        }
    }
}

/// So many choices are shown at once, those that gave away most; the others are folded.
const SHOWN: usize = 6;

/// The choices to learn from, of all seats or of one: the costliest first, the others folded below, both in the order of play.
fn marked(ctx: &PageContext<'_>, page: &ReviewPage, sheet: &ReviewSheet) -> Markup {
    let mut costliest: Vec<&MarkedChoice> =
        sheet.marked.iter().filter(|choice| page.only.is_none_or(|only| only == choice.seat)).collect();
    costliest.sort_by(|one, other| other.lost.total_cmp(&one.lost));
    let mut folded = costliest.split_off(costliest.len().min(SHOWN));
    for choices in [&mut costliest, &mut folded] {
        choices.sort_by_key(|choice| choice.step);
    }
    let rest = Phrase::new("pages-review-rest").number("count", folded.len() as i64);
    let link = |only: Option<Seat>, words: &Markup| {
        html! {
            li { a .tag href=(format_args!("{}#marked", review_path(&page.head, page.known, lessons(only))))
                aria-current=[(only == page.only).then_some("true")] { (words) } }
        }
    };
    let sums = page.only.and_then(|only| sheet.sums.iter().find(|sums| sums.seat == only));
    html! {
        section #marked .panel.lessons aria-labelledby="marked-title" {
            div .panel-head {
                h2 #marked-title { (ctx.message("pages-review-marked")) }
                nav aria-label=(ctx.message("pages-review-filter")) {
                    ul .links.filter {
                        (link(None, &html! { (ctx.message("pages-review-all")) }))
                        @for card in &page.head.seats { (link(Some(card.seat), &html! { (Emblem::of(card.seat).badge()) " " (card.name) })) }
                    }
                }
            }
            @if let Some(sums) = sums { p .small { (sums::sentence(ctx, page, sums)) } }
            @if costliest.is_empty() { p { (ctx.message("pages-review-none")) } }
            div .marked-list tabindex="0" role="group" aria-labelledby="marked-title" {
                ol .marked-choices { @for choice in costliest { (verdict::item(ctx, page, choice)) } }
                @if !folded.is_empty() {
                    details .folded-choices {
                        summary { (ctx.text(&rest)) }
                        ol .marked-choices { @for choice in folded { (verdict::item(ctx, page, choice)) } }
                    }
                }
            }
        }
    }
}
