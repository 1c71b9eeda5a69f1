//! One step of a finished game, from any seat, with a link of its own.

use maud::{Markup, html};
use table::{Seat, Viewer, text::Phrase};

use super::{bar, board_area, drawer, seats};
use crate::{
    frame::Frame,
    mark::Mark,
    model::{ReplayPage, TableHead},
    shell::table_shell,
};

/// One step of a finished game.
pub fn replay(frame: &Frame<'_>, model: &ReplayPage) -> Markup {
    let head = &model.head;
    let words = frame.say(
        &Phrase::new("pages-replay-step").number("step", model.step as i64).number("last", model.last as i64),
    );
    let title = format!("{} – {words}", bar::heading(frame, head));
    let main = html! {
        main #main .table.playing.replay tabindex="-1" data-replay data-rules=(head.rules()) {
            div .bar {
                h1 .unseen { (bar::heading(frame, head)) }
                p .turn { (words) }
                (steps(frame, model))
            }
            (board_area::draw(frame, head, &model.scene, &html! {}))
            div .around {
                (eyes(frame, model))
                (seats::draw(frame, head, &model.scene, None))
                (drawer::story(frame, &model.log))
                (fork(frame, model))
            }
            div .foot { (board_area::hand(frame, &model.scene)) }
        }
    };
    table_shell(frame, &title, &main)
}

fn path(head: &TableHead, step: usize, viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("/table/{}/replay/{step}?as={}", head.id, seat.number()),
        Viewer::Public => format!("/table/{}/replay/{step}", head.id),
    }
}

/// First, previous, next, last.
fn steps(frame: &Frame<'_>, model: &ReplayPage) -> Markup {
    let link = |id: &str, sign: &str, key: &'static str, step: Option<usize>| {
        html! {
            @match step {
                Some(step) => a .button.quiet id=(id) href=(path(&model.head, step, model.head.viewer))
                    aria-label=(frame.word(key)) { (sign) },
                None => span .button.quiet.off aria-hidden="true" { (sign) },
            }
        }
    };
    let back = (model.step > 0).then(|| model.step - 1);
    let on = (model.step < model.last).then(|| model.step + 1);
    html! {
        nav .steps aria-label=(frame.word("pages-replay")) {
            (link("first", "⏮", "pages-replay-first", back.map(|_| 0)))
            (link("previous", "◀", "pages-replay-previous", back))
            (link("next", "▶", "pages-replay-next", on))
            (link("last", "⏭", "pages-replay-last", on.map(|_| model.last)))
            a .button.quiet href=(format_args!("/table/{}", model.head.id)) { (frame.word("pages-to-table")) }
        }
    }
}

/// From whose eyes to look.
fn eyes(frame: &Frame<'_>, model: &ReplayPage) -> Markup {
    let head = &model.head;
    let eye = |viewer: Viewer, words: &Markup| {
        html! {
            li { a .tag href=(path(head, model.step, viewer)) aria-current=[(viewer == head.viewer).then_some("true")] {
                (words) } }
        }
    };
    html! {
        nav .eyes aria-label=(frame.word("pages-replay-eyes")) {
            h2 { (frame.word("pages-replay-eyes")) }
            ul .links {
                @for seat in Seat::all(head.seats.len()) {
                    (eye(Viewer::Seat(seat), &html! { (Mark::of(seat).badge()) " " (head.name(seat)) }))
                }
                (eye(Viewer::Public, &html! { (frame.word("pages-replay-public")) }))
            }
        }
    }
}

/// A table of one's own that goes on from here.
fn fork(frame: &Frame<'_>, model: &ReplayPage) -> Markup {
    html! {
        form .stack method="post" action=(model.head.post("fork")) {
            input type="hidden" name="step" value=(model.step);
            p .small { (frame.word("pages-fork-words")) }
            button { (frame.word("pages-fork")) }
        }
    }
}
