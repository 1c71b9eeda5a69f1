//! A puzzle: a position with one question, on the same board as a table. Every step has its own address, and every choice is a
//! plain form, so that the page works in the same way with and without script.

use maud::{Markup, html};
use table::text::Phrase;

use super::{actions, own, seats, sheet, stage, tips, update::Parts, views};
use crate::{
    choice::Choice,
    emblem::Emblem,
    layout::study_layout,
    lobby::{game_title, level_title},
    model::{PuzzleAnswer, PuzzleLink, PuzzleMark, PuzzlePage, PuzzleStep, PuzzleVerdict},
    page_context::PageContext,
};

/// A puzzle to solve.
pub fn puzzle(ctx: &PageContext<'_>, model: &PuzzlePage) -> Markup {
    let title = title(ctx, model);
    let head = &model.head;
    let parts = &mut Parts::whole();
    let main = html! {
        main #main .table.playing.puzzle tabindex="-1" data-rules=(head.rules()) data-tips=[tips(&model.tips)]
            data-turn="yours" data-title=(title) data-said=(said(ctx, model)) {
            div #bar .bar.yours {
                h1 .unseen { (title) }
                div .status { (model.view.status) }
                p .turn { @if let Some(seat) = head.seat() { (Emblem::of(seat).badge()) " " } (asked(ctx, model)) }
                a .button.quiet href="/puzzles" { (ctx.message("pages-puzzle-all")) }
            }
            (stage::draw(ctx, head, &model.view, &html! {}, parts))
            div .rail {
                (seats::draw(ctx, head, &model.view, head.seat(), parts))
                section .talk { div .pane.puzzle-pane tabindex="0" { (panel(ctx, model)) } }
            }
            // Whoever solved it reads why; until then the board needs the room.
            (sheet::draw(ctx, if model.answer().is_some() { sheet::Height::Half } else { sheet::Height::Peek },
                &html! {
                    (sheet::question(&said(ctx, model)))
                    // On a small screen the panel with the task is a view of its own.
                    @if let Some(notice) = notice(ctx, model) { (notice) }
                    @else if model.answer().is_none() { p .faint.puzzle-how { (ctx.message("pages-puzzle-touch")) } }
                }, &html! {
                (choices(ctx, model))
                (own::draw(ctx, head, &model.view, parts))
            }))
            (views::draw(ctx, head, &model.view))
        }
    };
    study_layout(ctx, &title, &main)
}

/// The address of a puzzle.
pub(crate) fn address(link: &PuzzleLink) -> String {
    format!("/puzzles/{}/{}", link.game, link.number)
}

/// The address at which the reader chooses.
fn here(model: &PuzzlePage) -> String {
    let puzzle = address(&model.link);
    model.line.as_ref().map_or_else(|| puzzle.clone(), |line| format!("{puzzle}/{line}"))
}

/// The address of a step of the answer.
fn step_address(link: &PuzzleLink, step: usize) -> String {
    if step == 0 { address(link) } else { format!("{}/{step}", address(link)) }
}

fn title(ctx: &PageContext<'_>, model: &PuzzlePage) -> String {
    let number = Phrase::new("pages-puzzle-title").number("number", model.link.number as i64);
    format!("{} – {}", ctx.text(&number), ctx.text(&game_title(model.link.game)))
}

impl PuzzlePage {
    /// The solution, once it may be seen.
    const fn answer(&self) -> Option<&PuzzleAnswer> {
        match &self.verdict {
            PuzzleVerdict::Right(answer) | PuzzleVerdict::Shown(answer) => Some(answer),
            PuzzleVerdict::Open | PuzzleVerdict::Onward | PuzzleVerdict::Wrong { .. } => None,
        }
    }
}

/// The question alone, beside a panel that states the task.
fn asked(ctx: &PageContext<'_>, model: &PuzzlePage) -> String {
    match (&model.view.question, model.answer()) {
        (Some(question), None) => question.clone(),
        _ => said(ctx, model),
    }
}

/// The question, or what became of the answer, in one line.
fn said(ctx: &PageContext<'_>, model: &PuzzlePage) -> String {
    match &model.verdict {
        PuzzleVerdict::Right(_) => ctx.message("pages-puzzle-right"),
        PuzzleVerdict::Shown(_) => ctx.message("pages-puzzle-shown"),
        PuzzleVerdict::Open | PuzzleVerdict::Onward | PuzzleVerdict::Wrong { .. } => {
            let question = model.view.question.clone().unwrap_or_default();
            ctx.text(&Phrase::new("pages-puzzle-question").text("question", question))
        }
    }
}

/// What became of the last attempt. Stands beside the task, where it covers no place of the board.
fn notice(ctx: &PageContext<'_>, model: &PuzzlePage) -> Option<Markup> {
    let words = match &model.verdict {
        PuzzleVerdict::Onward => ctx.message("pages-puzzle-onward"),
        PuzzleVerdict::Wrong { text } => {
            ctx.text(&Phrase::new("pages-puzzle-wrong").text("choice", text.as_str()))
        }
        // The heading of the panel and the question say so.
        PuzzleVerdict::Open | PuzzleVerdict::Right(_) | PuzzleVerdict::Shown(_) => return None,
    };
    let right = matches!(model.verdict, PuzzleVerdict::Onward);
    Some(html! { p .notice.puzzle-verdict.puzzle-right[right] role="status" { (words) } })
}

/// The choices as a form; once the answer may be seen, the answer.
fn choices(ctx: &PageContext<'_>, model: &PuzzlePage) -> Markup {
    let all = &model.view.choices;
    let left = Choice::fitting(all, &model.touched);
    html! {
        section #choices .acts.few[actions::is_few(all) || model.answer().is_some()] aria-label=(ctx.message("pages-choices")) {
            (actions::plan(ctx, &model.view.plan))
            @if let Some(pending) = &model.view.pending { div #pending .pending { (pending) } }
            @if let Some(answer) = model.answer() {
                (solution(ctx, model, answer))
            } @else {
                div #offer .offer {
                    @if !model.touched.is_empty() {
                        a .all-link href=(here(model)) { (ctx.message("pages-show-all")) }
                    }
                    form #play .play method="post" action=(here(model)) {
                        (actions::list(ctx, &left, None))
                    }
                    (actions::blocked(ctx, &model.head, &model.view.blocked))
                }
                div #take-back .take-back {
                    (actions::show_all(ctx, all))
                    form method="post" action=(format_args!("{}/answer", address(&model.link))) {
                        button .quiet { (ctx.message("pages-puzzle-give-up")) }
                    }
                }
            }
        }
    }
}

/// The choice of this step, drawn on the board too, and where to go from here.
fn solution(ctx: &PageContext<'_>, model: &PuzzlePage, answer: &PuzzleAnswer) -> Markup {
    let step = answer.steps.get(model.step);
    html! {
        div #offer .offer.puzzle-solution {
            @if let Some(step) = step {
                // The script draws the places of this button on the board.
                form #play .play method="get" action=(step_address(&model.link, model.step + 1)) {
                    input type="hidden" name="answer" value="1";
                    ul { @for choice in model.view.choices.iter().filter(|choice| choice.action == step.action) {
                        li { button .choice.hinted data-spots=(choice.spots.join(" ")) { span .does { (choice.text) } } }
                    } }
                }
                p .advice-why { (step.why) }
            } @else {
                p { (ctx.message("pages-puzzle-after")) }
            }
        }
        div .take-back {
            @if model.step > 0 {
                a .button.quiet href=(format_args!("{}?answer=1", step_address(&model.link, 0))) { (ctx.message("pages-puzzle-back")) }
            }
            (onward(ctx, model))
        }
    }
}

fn onward(ctx: &PageContext<'_>, model: &PuzzlePage) -> Markup {
    html! {
        @match &model.next {
            Some(next) => a .button href=(address(next)) { (ctx.message("pages-puzzle-next")) },
            None => a .button href="/puzzles" { (ctx.message("pages-puzzle-all")) },
        }
    }
}

/// The task, what is known of it, and the explanation.
fn panel(ctx: &PageContext<'_>, model: &PuzzlePage) -> Markup {
    let link = &model.link;
    let facts = Phrase::new("pages-puzzle-facts")
        .number("rating", i64::from(link.rating))
        .number("missed", i64::from(model.missed));
    html! {
        h2 { (title(ctx, model)) }
        p .tags {
            span .tag { (ctx.message(link.theme.key())) }
            @if model.daily { " " span .tag { (ctx.message("pages-puzzle-daily")) } }
            @if let Some(key) = mark_key(link.mark) { " " span .tag { (ctx.message(key)) } }
        }
        @if let Some(notice) = notice(ctx, model) { (notice) }
        @match model.answer() {
            None => {
                p .puzzle-task { strong { (said(ctx, model)) } }
                p { (ctx.message("pages-puzzle-task")) }
                @if link.steps > 1 {
                    p { (ctx.text(&Phrase::new("pages-puzzle-line").number("steps", link.steps as i64)
                        .number("step", model.step as i64 + 1))) }
                }
                p .faint.puzzle-how { (ctx.message("pages-puzzle-how")) }
            }
            Some(answer) => {
                p { strong { (said(ctx, model)) } }
                @for (index, step) in answer.steps.iter().enumerate() { (explanation(ctx, model, index, step)) }
                div .row { (onward(ctx, model)) }
            }
        }
        p .faint { (ctx.text(&facts)) }
    }
}

fn explanation(ctx: &PageContext<'_>, model: &PuzzlePage, index: usize, step: &PuzzleStep) -> Markup {
    let several = model.link.steps > 1;
    html! {
        section .puzzle-why {
            h3 {
                @if several {
                    a href=(format_args!("{}?answer=1", step_address(&model.link, index)))
                        aria-current=[(index == model.step).then_some("step")] { (index + 1) ". " (step.text) }
                } @else { (step.text) }
            }
            p { (step.why) }
            h4 { (ctx.message("pages-puzzle-chances")) }
            ol .ratings {
                @let most = step.chances.iter().map(|(_, chance)| *chance).max().unwrap_or(0).max(1);
                @for (place, (text, chance)) in step.chances.iter().enumerate() {
                    li .best[place == 0] {
                        span .rating-words { (text) }
                        svg .sum-bar viewBox="0 0 60 8" aria-hidden="true" {
                            rect .track width="60" height="8" rx="4" {}
                            rect .share width=(u32::from(*chance) * 60 / u32::from(most)) height="8" rx="4" {}
                        }
                        b .number { (ctx.text(&Phrase::new("pages-puzzle-percent").number("percent", *chance))) }
                    }
                }
            }
            ul .puzzle-found {
                @for (level, found, tries) in &step.found {
                    li { (ctx.text(&Phrase::new("pages-puzzle-found").phrase("level", level_title(level))
                        .number("found", i64::from(*found)).number("tries", i64::from(*tries)))) }
                }
            }
            @if let Some(tempting) = &step.tempting {
                p { (ctx.text(&Phrase::new("pages-puzzle-tempting").text("choice", tempting.as_str()))) }
            }
        }
    }
}

/// The message for a mark; none for a new puzzle.
pub(crate) const fn mark_key(mark: PuzzleMark) -> Option<&'static str> {
    match mark {
        PuzzleMark::New => None,
        PuzzleMark::Tried => Some("pages-puzzle-mark-tried"),
        PuzzleMark::Solved => Some("pages-puzzle-mark-solved"),
        PuzzleMark::Shown => Some("pages-puzzle-mark-shown"),
    }
}
