//! The dice in hand.

use maud::{Markup, html};
use rise_of_tribes::{Action, Face, RiseOfTribes, State, Step, words};
use table::{Seat, View};

use crate::{
    icons::{Icon, Pictured},
    pen::{Pen, message},
};

/// A die that shows `face`.
pub(crate) fn die(pen: &Pen<'_>, face: Face) -> Markup {
    html! {
        span .rt-die.(format_args!("rt-{face}")) data-piece=(format_args!("die-{face}")) { (pen.icon(face.icon())) }
    }
}

/// The dice before `seat`: rolled, still to be rolled, or with somebody else. A turn has two. RT-DICE-04
pub(crate) fn tray(pen: &Pen<'_>, view: &View<RiseOfTribes>, state: &State, seat: Seat) -> Markup {
    // Before the first turn nobody has them.
    let own = state.step().is_none() || state.active == seat;
    let head = if own { message("your-dice") } else { message("dice-of").seat("who", state.active) };
    let unrolled =
        matches!(state.step(), None | Some(Step::Start | Step::Return | Step::BeforeRoll | Step::Roll));
    let left = state.hand.total();
    let note = match (left, unrolled) {
        (0, true) => "dice-unrolled",
        (0, false) => "dice-placed",
        (1, _) => "dice-last",
        _ => "dice-rolled",
    };
    html! {
        div .rt-tray {
            h2 { (pen.say(&head)) }
            div .rt-hand { (hand(pen, view, state)) @for _ in left..2 { span .rt-die.rt-ghost aria-hidden="true" {} } }
            p .rt-tray-note { @if own { (pen.word(note)) } }
        }
    }
}

/// The rolled dice, or what can be done before they are rolled.
fn hand(pen: &Pen<'_>, view: &View<RiseOfTribes>, state: &State) -> Markup {
    let foretold = view.actions.iter().filter_map(|action| match action {
        Action::Foretell(face) => Some(*face),
        _ => None,
    });
    html! {
        @if view.actions.contains(&Action::Roll) {
            (pen.ctx.html_spot("roll", &pen.word("roll"), &html! {
                span .rt-chip { (pen.icon(Icon::Die)) (pen.icon(Icon::Die)) " " (pen.word("roll")) }
            }))
        }
        @for face in foretold {
            (pen.ctx.html_spot(&format!("tell-{face}"), &pen.say(&message("foretell").phrase("face", words::face(face))), &html! {
                span .rt-chip { (pen.icon(Icon::Eye)) (die(pen, face)) }
            }))
        }
        @if let Some(face) = state.foretold {
            span .rt-chip { (pen.word("foretold")) " " (die(pen, face)) }
        }
        @for (face, count) in state.hand.iter() {
            (pen.ctx.html_spot(&format!("die-{face}"), &pen.say(&words::face(face)), &html! {
                @for _ in 0..count { (die(pen, face)) }
            }))
        }
    }
}
