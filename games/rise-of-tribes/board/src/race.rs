//! The race to the winning points.

use maud::{Markup, html};
use rise_of_tribes::{Ending, Frame, RiseOfTribes, Source, State};
use table::{Rules, Seat, View, sets::Indexed, text::Phrase};

use crate::{
    icons::Icon,
    pen::{Pen, message},
};

/// Whose turn it is, which step of it, and how far everybody is, in one line.
pub(crate) fn status(pen: &Pen<'_>, view: &View<RiseOfTribes>, state: &State) -> Markup {
    let round = u32::from(view.observation.turns) / pen.rules.seats() as u32 + 1;
    // The plan shows the steps of a turn.
    let phase = match state.ending {
        Ending::Open => setup(state),
        Ending::Won(seat) => Some(message("won").seat("who", seat)),
        Ending::Stopped => Some(message("stopped")),
    };
    html! {
        span .rt-status {
            span { (pen.say(&message("round").number("round", round))) }
            @if let Some(phase) = phase { span { (pen.say(&phase)) } }
            @if let Some(limit) = drought(pen, state) { span .rt-alarmed { (pen.say(&limit)) } }
        }
    }
}

fn setup(state: &State) -> Option<Phrase> {
    let dealing =
        matches!(state.frames.as_slice().first(), Some(Frame::Deal | Frame::PlaceGlacier | Frame::Settle(_)));
    dealing.then(|| message("setup"))
}

fn drought(pen: &Pen<'_>, state: &State) -> Option<Phrase> {
    let usual = pen.rules.content().rules.population_limit.is;
    let hex = pen.rules.board().all.iter().find(|&hex| state.ground.glacier != Some(hex))?;
    let limit = pen.rules.limit(state, hex);
    (limit != usual).then(|| message("limit-now").number("limit", limit))
}

/// Where the points of everybody come from, and what the next turn will bring by itself.
pub(crate) fn points(pen: &Pen<'_>, state: &State) -> Markup {
    html! {
        table .rt-points {
            thead {
                tr {
                    th scope="col" { span .rt-hush { (pen.word("tribe")) } }
                    @for source in Source::each() {
                        th scope="col" title=(pen.say(&source_name(source))) {
                            (pen.icon(source_icon(source))) span .rt-hush { (pen.say(&source_name(source))) }
                        }
                    }
                    th scope="col" title=(pen.word("sum")) { (pen.icon(Icon::Point)) span .rt-hush { (pen.word("sum")) } }
                    th scope="col" title=(pen.word("next-turn")) { (pen.icon(Icon::Arrow)) span .rt-hush { (pen.word("next-turn")) } }
                }
            }
            tbody {
                @for seat in Seat::all(pen.rules.seats()) {
                    tr {
                        th scope="row" { (pen.ctx.emblem(seat).badge()) span { (pen.ctx.name(seat)) } }
                        @for source in Source::each() { td { (state.player(seat).from(source)) } }
                        td { b { (state.player(seat).score()) } }
                        td { "+" (state.player(seat).village_count()) }
                    }
                }
            }
        }
    }
}

/// Where one of `count` markers stands on a stone, and its size: two side by side, more in two rows, so that all stay in sight.
fn beside(place: usize, count: usize) -> (f32, f32, f32) {
    let side = if place.is_multiple_of(2) { -1.0 } else { 1.0 };
    match count {
        0 | 1 => (0.0, 0.0, 1.0),
        2 => (8.5 * side, 0.0, 0.8),
        // The last of three stands below, in the middle.
        3 if place == 2 => (0.0, 9.0, 0.68),
        _ => (9.0 * side, if place < 2 { -9.0 } else { 9.0 }, 0.68),
    }
}

/// The race as a band of stones, one for each point; markers on the same stone stand together.
pub(crate) fn draw(pen: &Pen<'_>, state: &State) -> Markup {
    let winning = pen.rules.content().rules.winning_points.is;
    let seats = pen.rules.seats();
    let step = 952.0 / f32::from(winning.max(1));
    let at = |points: i32| 152.0 + step * points.clamp(0, i32::from(winning)) as f32;
    let said: Vec<Phrase> = Seat::all(seats)
        .map(|seat| {
            message("score-of")
                .seat("who", seat)
                .number("points", state.player(seat).score())
                .number("winning", winning)
        })
        .collect();
    let score = |seat: Seat| state.player(seat).score();
    html! {
        svg .rt-race viewBox="0 0 1128 46" preserveAspectRatio="none" role="img" aria-label=(pen.say(&message("race").list("scores", said))) {
            rect .rt-band x="1" y="1" width="1126" height="44" rx="6" {}
            rect .rt-stitch x="6" y="6" width="1116" height="34" rx="4" {}
            text .rt-band-title x="18" y="29" { (pen.say(&message("race-to").number("points", winning))) }
            // A small screen squeezes the band; its style sheet keeps stones and markers round.
            g .rt-stones {
                @for points in 0..=winning {
                    g transform=(format_args!("translate({:.1} 23)", at(i32::from(points)))) {
                        g .rt-upright {
                            circle .rt-stone .rt-goal[points == winning] r=(if points == winning { 16 } else { 13 }) {}
                            text .rt-stone-number y="5" { (points) }
                        }
                    }
                }
                @for seat in Seat::all(seats) {
                    @let alike = Seat::all(seats).filter(|&other| score(other) == score(seat)).collect::<Vec<_>>();
                    @let place = alike.iter().position(|&other| other == seat).unwrap_or(0);
                    @let (right, down, size) = beside(place, alike.len());
                    @let (x, y) = (at(score(seat)) + right, 23.0 + down);
                    g data-piece=(format_args!("score{}", seat.index())) transform=(format_args!("translate({x:.1} {y:.1}) scale({size})")) {
                        g .mark.rt-upright.(pen.ctx.emblem(seat).class()) {
                            path d=(pen.ctx.emblem(seat).outline()) {} path .sign d=(pen.ctx.emblem(seat).sign()) fill-rule="evenodd" {}
                        }
                    }
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
