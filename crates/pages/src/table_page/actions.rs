//! The action bar: the shape of the turn, the choices as one form, undo and advice.

use maud::{Markup, html};
use table::{table::Barrier, text::Phrase};

use crate::{
    board::{PlanStep, Progress},
    choice::{Blocked, Choice, Instead, Repeat},
    model::{Advice, Hint, HintKind, Playing, TableHead, Undo},
    page_context::PageContext,
    preferences::Switch,
};

/// At most this many choices are all shown in the bar; of more, those that point at nothing on the board.
const FEW: usize = 4;

pub(super) fn draw(ctx: &PageContext<'_>, head: &TableHead, playing: &Playing) -> Markup {
    let choices = &playing.view.choices;
    html! {
        section #choices .acts.few[is_few(choices)] aria-label=(ctx.message("pages-choices")) {
            (plan(ctx, &playing.view.plan))
            @if let Some(pending) = &playing.view.pending { div #pending .pending { (pending) } }
            @if head.seat().is_none() {
                p #offer .offer.faint { (ctx.message("pages-watching")) }
            } @else if choices.is_empty() {
                p #offer .offer.faint { (super::bar::turn_text(ctx, head, playing)) }
            } @else {
                (offer(ctx, head, playing))
            }
            @if let Some(instead) = &playing.view.instead { (draw_instead(ctx, head, playing, instead)) }
            (take_back(ctx, head, playing))
        }
    }
}

/// The steps of the turn.
pub(super) fn plan(ctx: &PageContext<'_>, steps: &[PlanStep]) -> Markup {
    html! {
        // Without steps it keeps its place, so that the choices do not move.
        ol .plan aria-label=(ctx.message("pages-plan")) {
            @for step in steps {
                @let (class, current) = match step.progress {
                    Progress::Done => ("done", None),
                    Progress::Now => ("now", Some("step")),
                    Progress::Ahead => ("ahead", None),
                };
                li .(class) aria-current=[current] { b { (step.title) } span { (step.detail) } }
            }
        }
    }
}

/// The choices that fit the selection.
fn offer(ctx: &PageContext<'_>, head: &TableHead, playing: &Playing) -> Markup {
    let left = Choice::fitting(&playing.view.choices, &playing.touched);
    html! {
        div #offer .offer {
            @if let Some(hint) = &playing.hint { (draw_hint(ctx, head, hint)) }
            @if let Some(seat) = head.seat().filter(|_| !playing.touched.is_empty()) {
                a .all-link href=(format_args!("?as={}#choices", seat.number())) { (ctx.message("pages-show-all")) }
            }
            @if let Some(repeat) = playing.view.repeat.as_ref().filter(|_| playing.touched.is_empty()) {
                (draw_repeat(ctx, head, playing, repeat))
            }
            form #play .play method="post" action=(head.post("play")) data-live data-obvious=[obvious(ctx, playing)] {
                (fields(head, playing))
                (list(ctx, &left, playing.hint.as_ref()))
            }
            (blocked(ctx, head, &playing.view.blocked))
        }
    }
}

/// The decision that the script takes at once.
fn obvious<'a>(ctx: &PageContext<'_>, playing: &'a Playing) -> Option<&'a str> {
    // A guide explains every step.
    let asked = playing.hint.is_none() && playing.touched.is_empty();
    playing.view.obvious.as_deref().filter(|_| asked && ctx.preferences.obvious == Switch::On)
}

/// What cannot be done now, and why.
pub(super) fn blocked(ctx: &PageContext<'_>, head: &TableHead, all: &[Blocked]) -> Markup {
    html! {
        @if !all.is_empty() {
            section .blocked-part aria-label=(ctx.message("pages-blocked")) {
                h3 { (ctx.message("pages-blocked")) }
                ul #blocked .blocked-list {
                    @for blocked in all {
                        li data-spots=(blocked.spots.join(" ")) data-rule=(blocked.rule) {
                            b { (blocked.names.join(", ")) } " "
                            span { (blocked.reason) } " "
                            a .rule-id href=(format_args!("{}#{}", head.rules(), blocked.rule)) { (blocked.rule) }
                        }
                    }
                }
            }
        }
    }
}

/// The last decision once more, or as often as possible.
fn draw_repeat(ctx: &PageContext<'_>, head: &TableHead, playing: &Playing, repeat: &Repeat) -> Markup {
    html! {
        form #again .again method="post" action=(head.post("again")) title=(repeat.text) data-live {
            (fields(head, playing))
            input type="hidden" name="again" value=(repeat.action);
            button .quiet name="times" value="1" { (ctx.message("pages-again")) }
            @if repeat.times > 1 {
                button .quiet name="times" value=(repeat.times) { "×" (repeat.times) }
            }
        }
    }
}

/// The decision that was taken without asking, and its alternatives.
fn draw_instead(ctx: &PageContext<'_>, head: &TableHead, playing: &Playing, instead: &Instead) -> Markup {
    html! {
        details #instead .instead {
            summary {
                span .faint { (ctx.message("pages-taken")) } " " span .what { (instead.text) } " " b { (ctx.message("pages-instead")) }
            }
            form method="post" action=(head.post("instead")) data-live {
                (fields(head, playing))
                @for (action, text) in &instead.alternatives { button .choice name="instead" value=(action) { (text) } }
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
pub(super) fn list(ctx: &PageContext<'_>, choices: &[&Choice], hint: Option<&Hint>) -> Markup {
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
                        li .pointless[choice.pointless] {
                            button .choice.hinted[hinted == Some(choice.action.as_str())] .ends[choice.ends_turn] name="action"
                                value=(choice.action) data-spots=(choice.spots.join(" ")) data-label=[choice.label.as_deref()]
                                data-loses=[choice.loses.as_deref().filter(|_| choice.is_confirmed(ctx.preferences))] {
                                span .does { (choice.text) }
                                @if let Some(loses) = &choice.loses { " " span .loses { (loses) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn draw_hint(ctx: &PageContext<'_>, head: &TableHead, hint: &Hint) -> Markup {
    html! {
        div .hint.asked[matches!(hint.kind, HintKind::Bot(_))] role="note" aria-label=(ctx.message("pages-hint")) {
            @match &hint.kind {
                HintKind::Guide { step, of } => {
                    p .hint-step {
                        (ctx.text(&Phrase::new("pages-guide-step").number("step", *step as i64).number("of", *of as i64)))
                    }
                    p { (hint.text) }
                    form method="post" action=(head.post("guide")) data-live {
                        button .quiet { (ctx.message("pages-guide-skip")) }
                    }
                },
                HintKind::Bot(advice) => (draw_advice(ctx, head, advice)),
            }
        }
    }
}

/// The choices a bot advises, each a link to its places, and why the first is best.
fn draw_advice(ctx: &PageContext<'_>, head: &TableHead, advice: &Advice) -> Markup {
    let places = |spots: &[String]| {
        let seat = head.seat().map(|seat| format!("as={}", seat.number()));
        let spots = spots.iter().map(|spot| format!("spot={spot}"));
        format!("?{}#choices", seat.into_iter().chain(spots).collect::<Vec<_>>().join("&"))
    };
    html! {
        p .hint-step { (ctx.message("pages-hint-bot")) }
        ol .advised {
            @for (index, choice) in advice.choices.iter().enumerate() {
                li {
                    a .advise href=(places(&choice.spots)) data-action=(choice.action) data-spots=(choice.spots.join(" "))
                        aria-current=[(index == 0).then_some("true")] {
                        b { (ctx.text(&Phrase::new("pages-hint-chance").number("percent", choice.chance))) }
                        " " span { (choice.text) }
                    }
                }
            }
        }
        p .advice-why { (advice.why) }
    }
}

/// The buttons for undo, restart, all choices and advice, and why undo goes no further.
fn take_back(ctx: &PageContext<'_>, head: &TableHead, playing: &Playing) -> Markup {
    let Undo { steps, barrier } = playing.undo.unwrap_or(Undo { steps: 0, barrier: Barrier::Start });
    let why = ctx
        .text(&Phrase::new("pages-undo-left").number("steps", steps as i64).phrase("why", barrier.phrase()));
    let button = |id: &str, verb: &str, key: &'static str| {
        html! {
            form id=(id) method="post" action=(head.post(verb)) title=[(id == "undo").then_some(&why)] data-live {
                (fields(head, playing))
                button .quiet { (ctx.message(key)) }
            }
        }
    };
    let choices = &playing.view.choices;
    let all = choices.len();
    html! {
        div #take-back .take-back {
            p .why.unseen { (why) }
            // After the end of a turn, the same button is all that is left to do.
            @if steps > 0 { (button("undo", "undo", if all == 0 { "pages-take-back" } else { "pages-undo" })) }
            @if steps > 1 { (button("restart", "restart", "pages-restart")) }
            (show_all(ctx, choices))
            @if all > 0 && playing.hint.is_none() { (button("advice", "hint", "pages-advice")) }
        }
    }
}

/// The button that opens the list of all choices.
pub(super) fn show_all(ctx: &PageContext<'_>, all: &[Choice]) -> Markup {
    let shown = is_few(all) && !all.iter().any(|choice| choice.pointless);
    html! {
        @if !all.is_empty() {
            button #show-all .quiet type="button" aria-expanded="false" hidden[shown] {
                (ctx.text(&Phrase::new("pages-all-choices").number("count", all.len() as i64)))
            }
        }
    }
}

/// Are the choices so few that all that are of use are shown at once?
pub(super) fn is_few(choices: &[Choice]) -> bool {
    choices.iter().filter(|choice| !choice.pointless).count() <= FEW
}
