//! One step of a game, as any seat saw it. Every step has its own address; the script fetches the next one and morphs it
//! into the page.

use maud::{Markup, html};
use table::{Seat, Viewer, text::Phrase};

use super::{bar, own, seats, stage, story, tips, update::Parts, views};
use crate::{
    chapters::Chapter,
    emblem::Emblem,
    layout::study_layout,
    model::{BetterShown, Drawn, ReplayPage, ReviewVerdict, StepReview},
    page_context::PageContext,
    review::{curve, replay_path, verdict},
    story::step_numbers,
};

/// One step of a game.
pub fn replay(ctx: &PageContext<'_>, model: &ReplayPage) -> Markup {
    study_layout(ctx, &title(ctx, model), &replay_main(ctx, model))
}

/// The `<main>` of the page alone.
pub fn replay_main(ctx: &PageContext<'_>, model: &ReplayPage) -> Markup {
    let head = &model.head;
    let parts = &mut Parts::whole();
    html! {
        main #main .table.playing.replay.reviewed[model.review.is_some()] tabindex="-1" data-replay data-rules=(head.rules()) data-tips=[tips(&model.tips)] data-version=(model.step)
            data-last=(model.last) data-title=(title(ctx, model)) data-said=(words(ctx, model)) {
            div .bar {
                h1 .unseen { (bar::heading(ctx, head)) }
                p .turn { (words(ctx, model)) }
                @if model.may_fork && model.review.is_none() {
                    a .button.quiet href=(head.post("review")) { (ctx.message("pages-review-go")) }
                }
                a .button.quiet href=(format_args!("/table/{}", head.id)) { (ctx.message("pages-to-table")) }
            }
            (stage::draw(ctx, head, &model.view, &unplaced(ctx, model), parts))
            div .rail {
                (seats::draw(ctx, head, &model.view, model.turn, parts))
                @if let Some(review) = &model.review { (verdict::panel(ctx, model, review, &fork(ctx, model))) }
                section .talk {
                    @if model.review.is_some() {
                        // The verdict needs the room.
                        details .drawer.elsewhere {
                            summary { (ctx.message("pages-replay-elsewhere")) }
                            (viewpoints(ctx, model))
                            (rounds(ctx, model))
                        }
                    } @else {
                        (viewpoints(ctx, model))
                        (rounds(ctx, model))
                    }
                    div .pane.story-pane { (story::draw(ctx, &story::items(ctx, head, &model.log, &step_numbers(&model.log)))) }
                    @if model.review.is_none() { (fork(ctx, model)) }
                }
            }
            (transport(ctx, model))
            (own::draw(ctx, head, &model.view, parts))
            (parts.add("views", views::draw(ctx, head, &model.view)))
        }
    }
}

/// A better choice that no place on the board shows, in words over the board. The verdict says the same beside it.
fn unplaced(ctx: &PageContext<'_>, model: &ReplayPage) -> Markup {
    let shown = |review: &&StepReview| review.shown == BetterShown::InWords && review.drawn != Drawn::Played;
    let review = model.review.as_ref().filter(shown);
    let better = review.and_then(|review| match &review.verdict {
        Some(ReviewVerdict::Marked(choice)) => choice.better.as_ref(),
        Some(ReviewVerdict::Fine { .. }) | None => None,
    });
    html! {
        @if let Some(better) = better {
            p .notice.better-notice aria-hidden="true" { b { (ctx.message("pages-review-better")) } " " (better) }
        }
    }
}

fn title(ctx: &PageContext<'_>, model: &ReplayPage) -> String {
    format!("{} – {}", bar::heading(ctx, &model.head), words(ctx, model))
}

/// The step in words, with its round.
fn words(ctx: &PageContext<'_>, model: &ReplayPage) -> String {
    let phrase = Phrase::new("pages-replay-step")
        .number("step", model.step as i64)
        .number("last", model.last as i64)
        .number("round", model.current().map_or(0, |chapter| i64::from(chapter.round)));
    ctx.text(&phrase)
}

impl ReplayPage {
    /// The turn to which the step belongs.
    fn current(&self) -> Option<&Chapter> {
        self.chapters.iter().rev().find(|chapter| chapter.step <= self.step)
    }

    /// The first step of this turn or, at its first step, of the turn before.
    fn turn_back(&self) -> Option<usize> {
        self.chapters.iter().rev().find(|chapter| chapter.step < self.step).map(|chapter| chapter.step)
    }

    /// The first step of the next turn.
    fn turn_on(&self) -> Option<usize> {
        self.chapters.iter().find(|chapter| chapter.step > self.step).map(|chapter| chapter.step)
    }
}

/// The address of a step, with the same review beside it.
fn path(model: &ReplayPage, step: usize, viewer: Viewer) -> String {
    replay_path(&model.head, step, viewer, model.review.as_ref().map(|review| review.known))
}

/// Links to other steps, play and pause, a slider, and the speed. What needs the script is hidden until it runs.
fn transport(ctx: &PageContext<'_>, model: &ReplayPage) -> Markup {
    let head = &model.head;
    let back = (model.step > 0).then(|| model.step - 1);
    let on = (model.step < model.last).then(|| model.step + 1);
    let link = |id: &str, sign: &str, key: &'static str, step: Option<usize>| {
        html! {
            @match step {
                Some(step) => a .button.quiet id=(id) href=(path(model, step, head.viewer)) data-step=(step)
                    aria-label=(ctx.message(key)) title=(ctx.message(key)) { (icon(sign)) },
                None => span .button.quiet.off id=(id) aria-hidden="true" { (icon(sign)) },
            }
        }
    };
    html! {
        nav #transport .transport aria-label=(ctx.message("pages-replay")) {
            div .steps {
                (link("first", "M-9 -9h3V-1L9 -9V9L-6 1V9h-3Z", "pages-replay-first", back.map(|_| 0)))
                (link("turn-back", "M-1 -9V9L-11 0ZM11 -9V9L1 0Z", "pages-replay-turn-back", model.turn_back()))
                (link("previous", "M8 -9V9L-8 0Z", "pages-replay-previous", back))
                button #play-pause .quiet type="button" hidden data-play=(ctx.message("pages-replay-play"))
                    data-pause=(ctx.message("pages-replay-pause")) {
                    span .sign-play { (icon("M-7 -10V10L11 0Z")) }
                    span .sign-pause { (icon("M-8 -9h5V9h-5ZM3 -9h5V9h-5Z")) }
                }
                (link("next", "M-8 -9V9L8 0Z", "pages-replay-next", on))
                (link("turn-on", "M1 -9V9L11 0ZM-11 -9V9L-1 0Z", "pages-replay-turn-on", model.turn_on()))
                (link("last", "M9 -9H6V-1L-9 -9V9L6 1V9h3Z", "pages-replay-last", on.map(|_| model.last)))
            }
            form .scrub method="get" action=(format_args!("/table/{}/replay", head.id)) {
                @if let Some(seat) = head.seat() { input type="hidden" name="as" value=(seat.number()); }
                @if let Some(review) = &model.review { input type="hidden" name="known" value=(review.known.name()); }
                input #step type="range" name="step" min="0" max=(model.last) value=(model.step) list="round-steps"
                    aria-label=(ctx.message("pages-replay-slider")) aria-valuetext=(words(ctx, model));
                datalist #round-steps { @for chapter in round_starts(&model.chapters) { option value=(chapter.step) {} } }
                // Beside the slider; on a phone upon it.
                @if let Some(review) = &model.review { (curve::strip(head, review, (model.step, model.last))) }
                button .quiet.go { (ctx.message("pages-replay-go")) }
            }
            label .speed hidden {
                span .unseen { (ctx.message("pages-replay-speed")) }
                select #speed data-keep {
                    option value="2000" { (ctx.message("pages-replay-slow")) }
                    option value="900" selected { (ctx.message("pages-replay-normal")) }
                    option value="300" { (ctx.message("pages-replay-fast")) }
                }
            }
        }
    }
}

/// A sign. Drawn, because fonts often lack them.
fn icon(path: &str) -> Markup {
    html! { svg .icon viewBox="-12 -12 24 24" aria-hidden="true" { path d=(path) fill="currentColor" {} } }
}

/// The first chapter of every round.
fn round_starts(chapters: &[Chapter]) -> impl Iterator<Item = &Chapter> {
    let mut known = None;
    chapters.iter().filter(move |chapter| known.replace(chapter.round) != Some(chapter.round))
}

/// Links to the rounds, and to the turns of this round.
fn rounds(ctx: &PageContext<'_>, model: &ReplayPage) -> Markup {
    let head = &model.head;
    let current = model.current();
    let link = |chapter: &Chapter, is_current: bool, title: &str, sign: &Markup| {
        html! {
            li { a .jump href=(path(model, chapter.step, head.viewer)) data-step=(chapter.step) title=(title)
                aria-label=(title) aria-current=[is_current.then_some("step")] { (sign) } }
        }
    };
    let turns = model.chapters.iter().filter(|chapter| Some(chapter.round) == current.map(|it| it.round));
    html! {
        nav .rounds aria-label=(ctx.message("pages-replay-rounds")) {
            h2 { (ctx.message("pages-replay-rounds")) }
            ol .jumps {
                @for chapter in round_starts(&model.chapters) {
                    (link(chapter, Some(chapter.round) == current.map(|it| it.round),
                        &ctx.text(&Phrase::new("pages-replay-round").number("round", chapter.round)),
                        &html! { (chapter.round) }))
                }
            }
            h2 { (ctx.message("pages-replay-turns")) }
            ol .jumps.turns {
                @for chapter in turns {
                    @if let Some(seat) = chapter.seat {
                        (link(chapter, Some(chapter) == current,
                            &ctx.text(&Phrase::new("pages-replay-turn").text("name", head.name(seat)).number("step", chapter.step as i64)),
                            &Emblem::of(seat).badge()))
                    }
                }
            }
        }
    }
}

/// Links to the same step as other seats saw it.
fn viewpoints(ctx: &PageContext<'_>, model: &ReplayPage) -> Markup {
    let head = &model.head;
    let link = |viewer: Viewer, words: &Markup| {
        html! {
            li { a .tag href=(path(model, model.step, viewer)) data-step=(model.step)
                aria-current=[(viewer == head.viewer).then_some("true")] { (words) } }
        }
    };
    html! {
        nav .viewpoints aria-label=(ctx.message("pages-replay-viewpoint")) {
            h2 { (ctx.message("pages-replay-viewpoint")) }
            ul .links {
                @for seat in Seat::all(head.seats.len()) {
                    (link(Viewer::Seat(seat), &html! { (Emblem::of(seat).badge()) " " (head.name(seat)) }))
                }
                (link(Viewer::Public, &html! { (ctx.message("pages-replay-public")) }))
            }
        }
    }
}

/// The form that opens a new table at this step: bots take the other seats, or the reader plays all.
fn fork(ctx: &PageContext<'_>, model: &ReplayPage) -> Markup {
    let head = &model.head;
    // Somebody who watches takes the seat that must choose.
    let seat = model.turn.filter(|_| model.may_fork).map(|turn| head.seat().unwrap_or(turn));
    html! {
        @if let Some(seat) = seat {
            form .fork method="post" action=(head.post("fork")) {
                input type="hidden" name="step" value=(model.step);
                input type="hidden" name="seat" value=(seat.number());
                p .small { (ctx.text(&Phrase::new("pages-fork-words").text("name", head.name(seat)))) }
                div .row {
                    button name="others" value="bots" { (ctx.message("pages-fork")) }
                    button .quiet name="others" value="me" { (ctx.message("pages-fork-all")) }
                }
            }
        }
    }
}
