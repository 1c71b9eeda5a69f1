//! One step of a finished game, as any seat saw it. Every step has its own address.

use maud::{Markup, html};
use table::{Seat, Viewer, text::Phrase};

use super::{bar, own, seats, stage, story, update::Parts, views};
use crate::{
    emblem::Emblem,
    layout::table_layout,
    model::{ReplayPage, TableHead},
    page_context::PageContext,
};

/// One step of a finished game.
pub fn replay(ctx: &PageContext<'_>, model: &ReplayPage) -> Markup {
    let head = &model.head;
    let words = ctx.text(
        &Phrase::new("pages-replay-step").number("step", model.step as i64).number("last", model.last as i64),
    );
    let title = format!("{} – {words}", bar::heading(ctx, head));
    let parts = &mut Parts::whole();
    let main = html! {
        main #main .table.playing.replay tabindex="-1" data-replay data-rules=(head.rules()) {
            div .bar {
                h1 .unseen { (bar::heading(ctx, head)) }
                p .turn { (words) }
                (steps(ctx, model))
            }
            (stage::draw(ctx, head, &model.view, &html! {}, parts))
            div .rail {
                (seats::draw(ctx, head, &model.view, None, parts))
                section .talk {
                    (viewpoints(ctx, model))
                    div .pane.story-pane { (story::draw(ctx, &story::plain_items(&model.log))) }
                    (fork(ctx, model))
                }
            }
            (own::draw(ctx, head, &model.view, parts))
            (parts.add("views", views::draw(ctx, head, &model.view)))
        }
    };
    table_layout(ctx, &title, &main)
}

fn path(head: &TableHead, step: usize, viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("/table/{}/replay/{step}?as={}", head.id, seat.number()),
        Viewer::Public => format!("/table/{}/replay/{step}", head.id),
    }
}

/// Links to the first, previous, next and last step.
fn steps(ctx: &PageContext<'_>, model: &ReplayPage) -> Markup {
    // Drawn, because fonts often lack these signs.
    let link = |id: &str, sign: &str, key: &'static str, step: Option<usize>| {
        let sign = html! { svg .icon viewBox="-12 -12 24 24" aria-hidden="true" { path d=(sign) fill="currentColor" {} } };
        html! {
            @match step {
                Some(step) => a .button.quiet id=(id) href=(path(&model.head, step, model.head.viewer))
                    aria-label=(ctx.message(key)) { (sign) },
                None => span .button.quiet.off aria-hidden="true" { (sign) },
            }
        }
    };
    let back = (model.step > 0).then(|| model.step - 1);
    let on = (model.step < model.last).then(|| model.step + 1);
    html! {
        nav .steps aria-label=(ctx.message("pages-replay")) {
            (link("first", "M-9 -9h3V-1L9 -9V9L-6 1V9h-3Z", "pages-replay-first", back.map(|_| 0)))
            (link("previous", "M8 -9V9L-8 0Z", "pages-replay-previous", back))
            (link("next", "M-8 -9V9L8 0Z", "pages-replay-next", on))
            (link("last", "M9 -9H6V-1L-9 -9V9L6 1V9h3Z", "pages-replay-last", on.map(|_| model.last)))
            a .button.quiet href=(format_args!("/table/{}", model.head.id)) { (ctx.message("pages-to-table")) }
        }
    }
}

/// Links to the same step as other seats saw it.
fn viewpoints(ctx: &PageContext<'_>, model: &ReplayPage) -> Markup {
    let head = &model.head;
    let link = |viewer: Viewer, words: &Markup| {
        html! {
            li { a .tag href=(path(head, model.step, viewer)) aria-current=[(viewer == head.viewer).then_some("true")] {
                (words) } }
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

/// The form that opens a new table at this step.
fn fork(ctx: &PageContext<'_>, model: &ReplayPage) -> Markup {
    html! {
        form .stack method="post" action=(model.head.post("fork")) {
            input type="hidden" name="step" value=(model.step);
            p .small { (ctx.message("pages-fork-words")) }
            button { (ctx.message("pages-fork")) }
        }
    }
}
