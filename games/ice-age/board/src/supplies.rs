//! What everybody draws from: stones, clubs, mammoths, fires; and where the game stands.

use ice_age::{IceAge, Observation, Stage};
use maud::{Markup, html};
use pages::DrawContext;
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
    let herd = count("ice-age-board-herd", observation.mammoth_supply);
    let [zero, one, two] = observation.unknown_fires;
    let fires = ctx.text(
        &Phrase::new("ice-age-board-unknown-fires")
            .number("zero", zero)
            .number("one", one)
            .number("two", two),
    );
    let covered = observation.regions.iter().filter(|region| region.covered).count();
    html! {
        div .ia-pools {
            (pool(&Icon::Moon.draw(), "ice-age-board-dark-pool", "ia-dark", observation.dark_pool, ctx))
            (pool(&Icon::Sun.draw(), "ice-age-board-light-pool", "ia-light", observation.light_pool, ctx))
        }
        ul .ia-supplies {
            li { (ctx.html_spot(spots::HERD, &herd, &html! { (Icon::Mammoth.draw()) " " (herd) })) }
            @for (icon, words, rule) in [
                (Icon::Club, count("ice-age-board-club-supply", observation.club_supply), "IA-CLUB-01"),
                (Icon::Fire, fires, "IA-CONF-05"),
                (Icon::Ice, count("ice-age-board-ice", covered as u8), "IA-GLAC-01"),
            ] {
                li { (ctx.tip(&words, Some(rule), &html! { (icon.draw()) " " (words) })) }
            }
        }
    }
}

/// Pebbles that can be counted.
fn pool(mark: &Markup, key: &'static str, class: &'static str, stones: u8, ctx: &DrawContext<'_>) -> Markup {
    const PER_ROW: u8 = 10;
    let rows = stones.div_ceil(PER_ROW).max(1);
    html! {
        div .ia-pool.(class) {
            p { (mark) " " (ctx.text(&Phrase::new(key).number("stones", stones))) }
            @if stones > 0 { svg .ia-pebbles viewBox=(format_args!("0 0 260 {}", 24 * u32::from(rows))) aria-hidden="true" {
                @for stone in 0..stones {
                    path .ia-pebble d=(pieces::PEBBLE)
                        transform=(format_args!("translate({} {})", 13 + 26 * u32::from(stone % PER_ROW), 12 + 24 * u32::from(stone / PER_ROW))) {}
                }
            } }
        }
    }
}
