//! The race to the winning points.

use maud::{Markup, html};
use rise_of_tribes::{Ending, Frame, RiseOfTribes, SEATS, Source, State, Step};
use table::{Rules, Seat, View, sets::Indexed, text::Phrase};

use crate::{
    icons::Icon,
    pen::{Pen, message},
};

/// Whose turn it is, which step of it, and how far everybody is, in one line.
pub(crate) fn status(pen: &Pen<'_>, view: &View<RiseOfTribes>, state: &State) -> Markup {
    let round = u32::from(view.observation.turns) / pen.rules.seats() as u32 + 1;
    let winning = pen.rules.content().rules.winning_points.is;
    let phase = match state.ending {
        Ending::Open => message("turn-of").seat("who", state.active).phrase("step", step(state)),
        Ending::Won(seat) => message("won").seat("who", seat),
        Ending::Stopped => message("stopped"),
    };
    html! {
        span .rt-status {
            span { (pen.say(&message("round").number("round", round))) }
            span { (pen.say(&phrase_or_setup(state, phase))) }
            @for seat in Seat::all(pen.rules.seats()) {
                span .rt-n title=(pen.say(&message("score-of").seat("who", seat).number("points", state.player(seat).score()).number("winning", winning))) {
                    (pen.badge(seat)) b { (state.player(seat).score()) } "/" (winning)
                }
            }
            @if let Some(limit) = drought(pen, state) { span .rt-alarmed { (pen.say(&limit)) } }
        }
    }
}

fn phrase_or_setup(state: &State, phase: Phrase) -> Phrase {
    match state.frames.as_slice().first() {
        Some(Frame::Deal | Frame::PlaceGlacier | Frame::Settle(_)) => message("setup"),
        _ => phase,
    }
}

fn drought(pen: &Pen<'_>, state: &State) -> Option<Phrase> {
    let usual = pen.rules.content().rules.population_limit.is;
    let hex = pen.rules.board().all.iter().find(|&hex| state.ground.glacier != Some(hex))?;
    let limit = pen.rules.limit(state, hex);
    (limit != usual).then(|| message("limit-now").number("limit", limit))
}

/// The step of the turn.
fn step(state: &State) -> Phrase {
    let key = match state.step() {
        Some(Step::Start | Step::Return) => "step-1",
        Some(Step::Actions) => "step-3",
        Some(Step::Release | Step::Conflicts) => "step-4",
        Some(Step::End) => "step-5",
        _ => "step-2",
    };
    message(key)
}

/// The score track, where the points come from, and what the next turn will bring by itself.
pub(crate) fn draw(pen: &Pen<'_>, state: &State) -> Markup {
    let winning = pen.rules.content().rules.winning_points.is;
    html! {
        (track(pen, state, winning))
        table .rt-points {
            thead {
                tr {
                    th scope="col" { (pen.word("tribe")) }
                    @for source in Source::each() {
                        th scope="col" title=(pen.say(&source_name(source))) {
                            (pen.icon(source_icon(source))) span .rt-hush { (pen.say(&source_name(source))) }
                        }
                    }
                    th scope="col" { (pen.word("sum")) }
                    th scope="col" title=(pen.word("next-turn-long")) { (pen.word("next-turn")) }
                }
            }
            tbody {
                @for seat in Seat::all(pen.rules.seats()) {
                    tr {
                        th scope="row" { (pen.ctx.emblem(seat).badge()) (pen.ctx.name(seat)) }
                        @for source in Source::each() { td { (state.player(seat).from(source)) } }
                        td { b { (state.player(seat).score()) } }
                        td { "+" (state.player(seat).village_count()) }
                    }
                }
            }
        }
    }
}

fn track(pen: &Pen<'_>, state: &State, winning: u8) -> Markup {
    let seats = pen.rules.seats().min(SEATS);
    let at =
        |points: i32| 14.0 + points.clamp(0, i32::from(winning)) as f32 * 360.0 / f32::from(winning.max(1));
    let height = 30 + 22 * seats;
    let said: Vec<Phrase> = Seat::all(seats)
        .map(|seat| {
            message("score-of")
                .seat("who", seat)
                .number("points", state.player(seat).score())
                .number("winning", winning)
        })
        .collect();
    html! {
        svg .rt-track viewBox=(format_args!("0 0 390 {height}")) role="img" aria-label=(pen.say(&message("race").list("scores", said))) {
            @for points in (0..=winning).step_by(if winning > 20 { 10 } else { 5 }) {
                path .rt-rung d=(format_args!("M{:.0} 20v{}", at(i32::from(points)), height - 22)) {}
                text .rt-label x=(at(i32::from(points))) y="15" { (points) }
            }
            @for (row, seat) in Seat::all(seats).enumerate() {
                @let y = 34 + 22 * row;
                path .rt-lane-line d=(format_args!("M14 {y}H374")) {}
                path .rt-run.(pen.ctx.emblem(seat).class()) d=(format_args!("M14 {y}H{:.0}", at(state.player(seat).score()))) {}
                g data-piece=(format_args!("score{}", seat.index())) transform=(format_args!("translate({:.0} {y})", at(state.player(seat).score()))) {
                    path .rt-token.(pen.ctx.emblem(seat).class()) d=(pen.ctx.emblem(seat).outline()) transform="scale(.8)" {}
                }
            }
        }
    }
}

fn source_name(source: Source) -> Phrase {
    Phrase::new(format!("rise-of-tribes-source-{source}"))
}

const fn source_icon(source: Source) -> Icon {
    match source {
        Source::Villages => Icon::Village,
        Source::Developments => Icon::Bow,
        Source::Achievements => Icon::Crown,
        Source::Events => Icon::Volcano,
        Source::Elders => Icon::Elder,
    }
}
