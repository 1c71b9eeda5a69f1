//! What everybody draws from: stones, clubs, mammoths, fires; and where the game stands.

use ice_age::{IceAge, Observation, Stage};
use maud::{Markup, html};
use pages::{DrawContext, svg};
use table::{View, text::Phrase};

use crate::{icons::Icon, pieces, spots};

/// A small picture with a number, and its meaning for those who cannot see it.
pub(crate) fn fact(icon: &Markup, number: impl std::fmt::Display, words: &str) -> Markup {
    html! {
        span .ia-fact role="img" aria-label=(words) title=(words) { (icon) span .ia-number { (number) } }
    }
}

/// Round, phase and pools in one line.
pub(crate) fn status(view: &View<IceAge>, ctx: &DrawContext<'_>) -> Markup {
    let observation = &view.observation;
    let round = ctx.text(
        &Phrase::new("ice-age-board-round")
            .number("round", observation.round)
            .number("rounds", observation.rounds),
    );
    let pool = |key: &'static str, stones: u8| ctx.text(&Phrase::new(key).number("stones", stones));
    html! {
        span .ia-status {
            span .ia-rounds role="img" aria-label=(round) title=(round) {
                @for number in 1..=observation.rounds {
                    svg .ia-icon .ia-past[number < observation.round] .ia-now[number == observation.round] viewBox="-12 -12 24 24" aria-hidden="true" {
                        path .ia-pip d=(pieces::PEBBLE) {}
                        @if number == observation.round { text .ia-pip-number y="5" { (number) } }
                    }
                }
            }
            span .ia-phase { (ctx.text(&phase(observation))) }
            (fact(&html! { (Icon::Moon.draw()) (Icon::Stone.draw()) }, observation.dark_pool, &pool("ice-age-board-dark-pool", observation.dark_pool)))
            (fact(&html! { (Icon::Sun.draw()) (Icon::Stone.draw()) }, observation.light_pool, &pool("ice-age-board-light-pool", observation.light_pool)))
        }
    }
}

fn phase(observation: &Observation) -> Phrase {
    match observation.step.stage() {
        Stage::SetUp => Phrase::new("ice-age-board-phase-settling"),
        Stage::PlayCard | Stage::Perform | Stage::Draw => match observation.ender {
            Some(seat) => Phrase::new("ice-age-board-phase-ending").seat("seat", seat),
            None if observation.round == observation.rounds => Phrase::new("ice-age-board-phase-last"),
            None => Phrase::new("ice-age-board-phase-migration"),
        },
        Stage::Conflicts => Phrase::new("ice-age-board-phase-conflicts"),
        Stage::Glacier => Phrase::new("ice-age-board-phase-glacier"),
        Stage::Over => Phrase::new("ice-age-board-phase-over"),
    }
}

/// The pools of stones and the common supplies.
pub(crate) fn draw(view: &View<IceAge>, ctx: &DrawContext<'_>) -> Markup {
    let observation = &view.observation;
    let count = |key: &'static str, count: u8| ctx.text(&Phrase::new(key).number("count", count));
    let [zero, one, two] = observation.unknown_fires;
    let fires = ctx.text(
        &Phrase::new("ice-age-board-unknown-fires")
            .number("zero", zero)
            .number("one", one)
            .number("two", two),
    );
    let herd = count("ice-age-board-herd", observation.mammoth_supply);
    let clubs = count("ice-age-board-club-supply", observation.club_supply);
    html! {
        svg .ia-map viewBox="0 0 112 584" role="group" aria-label=(ctx.message("ice-age-board-section-supplies")) {
            (pool("ice-age-board-dark-pool", "ice-age-board-dark-pool-name", "ia-dark-stone", observation.dark_pool, 0.0, ctx))
            (pool("ice-age-board-light-pool", "ice-age-board-light-pool-name", "ia-light-stone", observation.light_pool, 150.0, ctx))
            text .ia-side-name x="56" y="316" { (ctx.message("ice-age-board-supply-name")) }
            path .ia-shelf d="M2 326H110M2 386H110M2 440H110" {}
            (ctx.spot(spots::HERD, &herd, &html! {
                rect .ia-hit x="1" y="330" width="110" height="52" rx="8" {}
                (svg::at(32.0, 376.0, &pieces::one_mammoth()))
                text .ia-side-number x="84" y="366" { (observation.mammoth_supply) }
            }))
            g .spot data-rule="IA-CLUB-01" {
                title { (clubs) }
                (svg::at(30.0, 413.0, &pieces::club()))
                text .ia-side-number x="84" y="422" { (observation.club_supply) }
            }
            g .spot data-rule="IA-CONF-05" {
                title { (fires) }
                (svg::at(18.0, 464.0, &pieces::fires(1, 0)))
                @for (index, (worth, left)) in (0_u8..).zip([(0, zero), (1, one), (2, two)]) {
                    text .ia-side-words x="92" y=(456 + 18 * u32::from(index)) { "+" (worth) " ×" (left) }
                }
            }
        }
    }
}

/// A hollow with pebbles that can be counted, and their number.
fn pool(
    key: &'static str,
    name: &'static str,
    class: &'static str,
    stones: u8,
    top: f32,
    ctx: &DrawContext<'_>,
) -> Markup {
    const PER_ROW: u8 = 5;
    /// More stones than this lie closer together.
    const ROOMY: u8 = 15;
    let words = ctx.text(&Phrase::new(key).number("stones", stones));
    let rise = if stones > ROOMY { 9.0 } else { 15.0 };
    html! {
        g .spot transform=(format_args!("translate(0 {top})")) data-rule="IA-MIG-05" {
            title { (words) }
            text .ia-side-name x="56" y="13" { (ctx.message(name)) }
            path .ia-hollow d="M2 62C2 34 22 24 56 24S110 34 110 64C110 104 96 132 56 132S2 106 2 62Z" {}
            @for stone in 0..stones.min(30) {
                @let (row, column) = (f32::from(stone / PER_ROW), f32::from(stone % PER_ROW));
                @let x = 20.0 + 18.0 * column + if stone / PER_ROW % 2 == 1 { 4.0 } else { -2.0 };
                (svg::piece(class, x, 42.0 + rise * row, &html! {
                    path .ia-stone.(class) d=(pieces::PEBBLE) transform="scale(.8 .74)" {}
                    path .ia-stone-light d="M-4-2Q-1-5 3-4" {}
                }))
            }
            text .ia-side-number x="56" y="124" { (stones) }
        }
    }
}
