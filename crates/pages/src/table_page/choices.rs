//! Everything the viewer may do, in words, as one form; and how to take it back.

use maud::{Markup, html};
use table::{table::Barrier, text::Phrase};

use crate::{
    board::Choice,
    frame::Frame,
    model::{Hint, HintKind, Playing, TableHead, Undo},
};

pub(super) fn draw(frame: &Frame<'_>, head: &TableHead, playing: &Playing) -> Markup {
    let Some(seat) = head.seat() else {
        return html! { p #choices .choices.faint { (frame.word("pages-watching")) } };
    };
    if playing.scene.choices.is_empty() {
        // Why nothing can be undone is of no interest to somebody who has nothing to do.
        let undoable = playing.undo.is_some_and(|undo| undo.steps > 0);
        return html! {
            @if undoable {
                section #choices .choices.idle aria-label=(frame.word("pages-choices")) { (take_back(frame, head, playing)) }
            }
        };
    }
    let left = Choice::fitting(&playing.scene.choices, &playing.touched);
    html! {
        details #choices .choices open {
            summary {
                h2 { (frame.word("pages-choices")) span .count { (left.len()) } }
            }
            div .choices-body {
                @if let Some(hint) = &playing.hint { (draw_hint(frame, head, hint)) }
                @if !playing.touched.is_empty() {
                    p .narrowed { (frame.word("pages-narrowed")) " "
                        a href=(format_args!("?as={}#choices", seat.number())) { (frame.word("pages-show-all")) } }
                }
                p #narrowed .narrowed hidden {
                    (frame.word("pages-narrowed")) " "
                    button #show-all .quiet type="button" { (frame.word("pages-show-all")) }
                }
                form #play .play method="post" action=(head.post("play")) data-live {
                    (fields(head, playing))
                    (list(&left, playing.hint.as_ref()))
                }
                (take_back(frame, head, playing))
            }
        }
    }
}

/// What every request of a seat carries: who, for which version, and a mark by which a repeated one is known.
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
                                data-spots=(choice.spots.join(" ")) data-loses=[choice.loses.as_deref()] { (choice.words) }
                        }
                    }
                }
            }
        }
    }
}

fn draw_hint(frame: &Frame<'_>, head: &TableHead, hint: &Hint) -> Markup {
    html! {
        div .hint.asked[matches!(hint.kind, HintKind::Bot)] role="note" aria-label=(frame.word("pages-hint")) {
            @match hint.kind {
                HintKind::Guide { step, of } => p .hint-step {
                    (frame.say(&Phrase::new("pages-guide-step").number("step", step as i64).number("of", of as i64)))
                },
                HintKind::Bot => p .hint-step { (frame.word("pages-hint-bot")) },
            }
            p { (hint.text) }
            @if let HintKind::Guide { .. } = hint.kind {
                form method="post" action=(head.post("guide")) data-live {
                    button .quiet { (frame.word("pages-guide-skip")) }
                }
            }
        }
    }
}

/// Undo, restart, and why they stop where they stop; advice.
fn take_back(frame: &Frame<'_>, head: &TableHead, playing: &Playing) -> Markup {
    let Undo { steps, barrier } = playing.undo.unwrap_or(Undo { steps: 0, barrier: Barrier::Start });
    let button = |id: &str, verb: &str, key: &'static str| {
        html! {
            form id=(id) method="post" action=(head.post(verb)) data-live {
                (fields(head, playing))
                button .quiet { (frame.word(key)) }
            }
        }
    };
    html! {
        div .take-back {
            @if steps > 0 { (button("undo", "undo", "pages-undo")) }
            @if steps > 1 { (button("restart", "restart", "pages-restart")) }
            @if !playing.scene.choices.is_empty() && playing.hint.is_none() { (button("advice", "hint", "pages-advice")) }
        }
        @if playing.undo.is_some() {
            p .why.faint {
                (frame.say(&Phrase::new("pages-undo-left").number("steps", steps as i64)
                    .phrase("why", barrier.phrase())))
            }
        }
    }
}
