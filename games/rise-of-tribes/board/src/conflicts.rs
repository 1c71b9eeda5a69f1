//! Conflicts before they are fought: who stands where, and who would be left.

use maud::{Markup, html};
use rise_of_tribes::{Action, Clash, Frame, Hex, HexSet, RiseOfTribes, SEATS, Side, Stage, State};
use table::{Rules, Seat, Turn, View, sets::Indexed};

use crate::{
    icons::Icon,
    pen::{Pen, message},
};

/// The conflicts to come, those a member more would start, and the sides the bow can be aimed at; nothing while all is
/// quiet.
pub(crate) fn draw(pen: &Pen<'_>, view: &View<RiseOfTribes>, state: &State) -> Option<Markup> {
    let fought = fought(state);
    let coming: Vec<Clash> = Hex::each()
        .take(view.observation.hexes.len())
        .filter(|&hex| Some(hex) != fought)
        .filter_map(|hex| pen.rules.clash(state, hex))
        .collect();
    let offered = |pick: fn(Action) -> Option<Hex>| -> HexSet {
        view.actions.iter().filter_map(|&action| pick(action)).collect()
    };
    let provoked = offered(|action| match action {
        Action::Provoke(hex) => Some(hex),
        _ => None,
    });
    let entered = offered(|action| match action {
        Action::Move(_, to)
        | Action::March(_, to)
        | Action::Grow(to)
        | Action::Wed(to)
        | Action::Educate(to)
        | Action::Release(to) => Some(to),
        _ => None,
    });
    let started: Vec<Clash> = match view.turn {
        Turn::Choose(seat) => entered
            .iter()
            .filter(|&hex| pen.rules.clash(state, hex).is_none())
            .filter_map(|hex| pen.rules.clash(&joined(state, seat, hex), hex))
            .collect(),
        Turn::Chance | Turn::Over => Vec::new(),
    };
    if fought.is_none() && coming.is_empty() && started.is_empty() && provoked.is_empty() {
        return None;
    }
    Some(html! {
        @if let Some(hex) = fought {
            h2 { (pen.word("fought")) }
            ul .rt-clashes { li { (line(pen, state, &pen.rules.forced_clash(state, hex))) (sides(pen, view)) } }
        }
        (list(pen, state, "coming", &coming))
        (list(pen, state, "started", &started))
        (list(pen, state, "provoked", &provoked.iter().map(|hex| pen.rules.forced_clash(state, hex)).collect::<Vec<_>>()))
        p .rt-note { (pen.word("clash-note")) " " (pen.rule("RT-CONF-07")) }
    })
}

/// The hex of a conflict that is declared but not fought.
fn fought(state: &State) -> Option<Hex> {
    state.frames.as_slice().iter().find_map(|frame| match frame {
        Frame::Fight(fight) if !matches!(fight.stage, Stage::Fought { .. }) => Some(fight.hex),
        _ => None,
    })
}

/// The position with one more member of `seat` on `hex`.
fn joined(state: &State, seat: Seat, hex: Hex) -> State {
    let mut joined = *state;
    joined.field.put(seat, hex, 1);
    joined
}

fn list(pen: &Pen<'_>, state: &State, key: &str, clashes: &[Clash]) -> Markup {
    html! {
        @if !clashes.is_empty() {
            h2 { (pen.word(key)) }
            ul .rt-clashes { @for clash in clashes { li { (line(pen, state, clash)) } } }
        }
    }
}

/// A conflict: each side with those who would fall, and the village that would.
fn line(pen: &Pen<'_>, state: &State, clash: &Clash) -> Markup {
    let razed = Seat::all(pen.rules.seats())
        .find(|&seat| state.player(seat).villages.has(clash.hex) && clash.after[seat.index()] == 0);
    html! {
        strong { (pen.icon(Icon::Spears)) " " (pen.hex(state, clash.hex)) }
        @for seat in Seat::all(pen.rules.seats()).filter(|seat| clash.before[seat.index()] > 0) {
            @let member = html! { svg viewBox="-11 -31 22 34" { use href=(format_args!("#rt-m{}", seat.index())) {} } };
            (change(pen, &pen.badge(seat), &member, clash.before[seat.index()], clash.after[seat.index()]))
        }
        @if clash.before[SEATS] > 0 {
            @let invader = pen.icon(Icon::Invader);
            (change(pen, &invader, &invader, clash.before[SEATS], clash.after[SEATS]))
        }
        @if let Some(owner) = razed {
            span .rt-lost { (pen.icon(Icon::Village)) (pen.say(&message("village-falls").seat("who", owner))) }
        }
    }
}

/// One side before and after: those who stay, and those who fall.
fn change(pen: &Pen<'_>, who: &Markup, member: &Markup, before: u8, after: u8) -> Markup {
    let said = pen.say(&message("left-of").number("before", before).number("after", after));
    html! {
        span .rt-change title=(said) {
            (who)
            span .rt-ranks aria-hidden="true" { @for number in 0..before { i .rt-falls[number >= after] { (member) } } }
            span { (before) "→" b { (after) } }
        }
    }
}

/// The sides the bow can be aimed at.
fn sides(pen: &Pen<'_>, view: &View<RiseOfTribes>) -> Markup {
    html! {
        @for action in &view.actions {
            @match action {
                Action::Shoot(Side::Tribe(seat)) => {
                    (pen.ctx.html_spot(&format!("side-{}", seat.number()), &pen.ctx.name(*seat), &html! {
                        span .rt-chip { (pen.icon(Icon::Bow)) (pen.badge(*seat)) }
                    }))
                }
                Action::Shoot(Side::Invaders) => {
                    (pen.ctx.html_spot("side-invaders", &pen.word("invaders"), &html! {
                        span .rt-chip { (pen.icon(Icon::Bow)) (pen.icon(Icon::Invader)) }
                    }))
                }
                _ => {}
            }
        }
    }
}
