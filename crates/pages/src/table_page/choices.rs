//! The choices of the viewer as one form; undo and advice.

use maud::{Markup, html};
use table::{table::Barrier, text::Phrase};

use crate::{
    board_view::Choice,
    model::{Hint, HintKind, Playing, TableHead, Undo},
    page_context::PageContext,
};

pub(super) fn draw(ctx: &PageContext<'_>, head: &TableHead, playing: &Playing) -> Markup {
    let Some(seat) = head.seat() else {
        return html! { p #choices .choices.faint { (ctx.message("pages-watching")) } };
    };
    if playing.view.choices.is_empty() {
        // A viewer without choices needs no explanation of why undo is not possible.
        let undoable = playing.undo.is_some_and(|undo| undo.steps > 0);
        return html! {
            @if undoable {
                section #choices .choices.idle aria-label=(ctx.message("pages-choices")) { (take_back(ctx, head, playing)) }
            }
        };
    }
    let left = Choice::fitting(&playing.view.choices, &playing.touched);
    html! {
        details #choices .choices open {
            summary {
                h2 { (ctx.message("pages-choices")) span .count { (left.len()) } }
            }
            div .choices-body {
                @if let Some(hint) = &playing.hint { (draw_hint(ctx, head, hint)) }
                @if !playing.touched.is_empty() {
                    p .narrowed { (ctx.message("pages-narrowed")) " "
                        a href=(format_args!("?as={}#choices", seat.number())) { (ctx.message("pages-show-all")) } }
                }
                p #narrowed .narrowed hidden {
                    (ctx.message("pages-narrowed")) " "
                    button #show-all .quiet type="button" { (ctx.message("pages-show-all")) }
                }
                form #play .play method="post" action=(head.post("play")) data-live {
                    (fields(head, playing))
                    (list(&left, playing.hint.as_ref()))
                }
                (take_back(ctx, head, playing))
            }
        }
    }
}

/// The hidden fields of every form of a seat: the seat, the version of the table, and a client id that identifies repeated
/// requests.
fn fields(head: &TableHead, playing: &Playing) -> Markup {
    html! {
        @if let Some(seat) = head.seat() { input type="hidden" name="seat" value=(seat.number()); }
        input type="hidden" name="version" value=(head.version);
        input type="hidden" name="client" value=(playing.client);
    }
}

/// The choices under their headings, in the order the game lists them.
fn list(choices: &[&Choice], hint: Option<&Hint>) -> Markup {
    let hinted = hint.and_then(|hint| hint.action.as_deref());
    let mut groups: Vec<(Option<&str>, Vec<&Choice>)> = Vec::new();
    for choice in choices {
        match groups.iter_mut().find(|(group, _)| *group == choice.group.as_deref()) {
            Some((_, members)) => members.push(choice),
            None => groups.push((choice.group.as_deref(), vec![choice])),
        }
    }
    html! {
        @for (group, members) in &groups {
            div .group {
                @if let Some(group) = group { h3 { (group) } }
                ul {
                    @for choice in members {
                        li {
                            button .choice.hinted[hinted == Some(choice.action.as_str())] name="action" value=(choice.action)
                                data-spots=(choice.spots.join(" ")) data-loses=[choice.loses.as_deref()] { (choice.text) }
                        }
                    }
                }
            }
        }
    }
}

fn draw_hint(ctx: &PageContext<'_>, head: &TableHead, hint: &Hint) -> Markup {
    html! {
        div .hint.asked[matches!(hint.kind, HintKind::Bot)] role="note" aria-label=(ctx.message("pages-hint")) {
            @match hint.kind {
                HintKind::Guide { step, of } => p .hint-step {
                    (ctx.text(&Phrase::new("pages-guide-step").number("step", step as i64).number("of", of as i64)))
                },
                HintKind::Bot => p .hint-step { (ctx.message("pages-hint-bot")) },
            }
            p { (hint.text) }
            @if let HintKind::Guide { .. } = hint.kind {
                form method="post" action=(head.post("guide")) data-live {
                    button .quiet { (ctx.message("pages-guide-skip")) }
                }
            }
        }
    }
}

/// The buttons for undo, restart and advice, and why undo goes no further.
fn take_back(ctx: &PageContext<'_>, head: &TableHead, playing: &Playing) -> Markup {
    let Undo { steps, barrier } = playing.undo.unwrap_or(Undo { steps: 0, barrier: Barrier::Start });
    let button = |id: &str, verb: &str, key: &'static str| {
        html! {
            form id=(id) method="post" action=(head.post(verb)) data-live {
                (fields(head, playing))
                button .quiet { (ctx.message(key)) }
            }
        }
    };
    html! {
        div .take-back {
            @if steps > 0 { (button("undo", "undo", "pages-undo")) }
            @if steps > 1 { (button("restart", "restart", "pages-restart")) }
            @if !playing.view.choices.is_empty() && playing.hint.is_none() { (button("advice", "hint", "pages-advice")) }
        }
        @if playing.undo.is_some() {
            p .why.faint {
                (ctx.text(&Phrase::new("pages-undo-left").number("steps", steps as i64)
                    .phrase("why", barrier.phrase())))
            }
        }
    }
}
