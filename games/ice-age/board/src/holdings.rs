//! The public possessions of each player.

use ice_age::{Colour, IceAge, PlayerObservation, Step, colour_name};
use maud::{Markup, html};
use pages::{DrawContext, Holdings};
use table::{Seat, View, text::Phrase};

use crate::{
    cards,
    forecast::{self, Points},
    icons::{self, Icon},
    supplies::fact,
};

/// The messages that name the sources of points, in the order of [`PlayerObservation::points`].
const SOURCES: [&str; 3] = ["ice-age-source-no-mammoth", "ice-age-source-one-mammoth", "ice-age-source-herd"];

#[expect(clippy::expect_used, reason = "holdings are drawn for the seats of the table")]
pub(crate) fn draw(rules: &IceAge, view: &View<IceAge>, seat: Seat, ctx: &DrawContext<'_>) -> Holdings {
    let observation = &view.observation;
    let player = observation
        .players
        .iter()
        .find(|player| player.seat == seat)
        .expect("an observation has every seat of the table");
    let prospect = (observation.step != Step::Over).then(|| forecast::total(rules, observation, seat));
    Holdings { strip: strip(player, prospect, ctx), full: full(view, player, prospect, ctx) }
}

fn score(player: &PlayerObservation) -> u32 {
    player.points.iter().map(|&points| u32::from(points)).sum()
}

/// A forecast in words.
fn prospect_words(points: Points, ctx: &DrawContext<'_>) -> String {
    ctx.text(
        &Phrase::new("ice-age-board-prospect")
            .number("mean", points.mean.round() as i64)
            .number("least", points.least)
            .number("most", points.most),
    )
}

fn strip(player: &PlayerObservation, prospect: Option<Points>, ctx: &DrawContext<'_>) -> Markup {
    let words = |key: &'static str, count: i64| ctx.text(&Phrase::new(key).number("count", count));
    let counted =
        |icon: &Markup, key: &'static str, count: u8| fact(icon, count, &words(key, i64::from(count)));
    let points = i64::from(score(player));
    html! {
        span .ia-strip {
            (fact(&Icon::Points.draw(), points, &words("ice-age-board-points", points)))
            @if let Some(points) = prospect {
                @let words = prospect_words(points, ctx);
                span .ia-fact.ia-prospect role="img" aria-label=(words) title=(words) { "≈+" (points.mean.round()) }
            }
            (counted(&Icon::Stone.draw(), "ice-age-board-stones", player.stones))
            (counted(&icons::mark(Colour::Light), "ice-age-board-light-cards", player.light_cards))
            (counted(&icons::mark(Colour::Dark), "ice-age-board-dark-cards", player.dark_cards))
            (counted(&ctx.emblem(player.seat).badge(), "ice-age-board-reserve", player.reserve))
            (counted(&Icon::Club.draw(), "ice-age-board-clubs", player.clubs))
        }
    }
}

fn full(
    view: &View<IceAge>,
    player: &PlayerObservation,
    prospect: Option<Points>,
    ctx: &DrawContext<'_>,
) -> Markup {
    let seat = player.seat;
    let count = |key: &'static str, count: u8| ctx.text(&Phrase::new(key).number("count", count));
    let on_board: u8 = view
        .observation
        .regions
        .iter()
        .filter_map(|region| region.hunters.get(seat.index()))
        .map(|band| band.hunters())
        .sum();
    html! {
        div .ia-full.(ctx.emblem(seat).class()) {
            div .ia-backs {
                @for (colour, held) in [(Colour::Light, player.light_cards), (Colour::Dark, player.dark_cards)] {
                    @let words = ctx.text(&Phrase::new("ice-age-board-held").number("count", held).phrase("colour", colour_name(colour)));
                    span role="img" aria-label=(words) title=(words) { (cards::back(colour, usize::from(held))) }
                }
            }
            ul .ia-supplies {
                li { (Icon::Stone.draw()) " " (count("ice-age-board-stones", player.stones)) }
                li { (Icon::Club.draw()) " " (count("ice-age-board-clubs", player.clubs)) }
                li { (ctx.emblem(seat).badge()) " " (count("ice-age-board-reserve", player.reserve)) }
                li { (Icon::Own.draw()) " " (count("ice-age-board-on-board", on_board)) }
            }
            dl .ia-points {
                @for (source, points) in SOURCES.into_iter().zip(player.points) {
                    div { dt { (ctx.message(source)) } dd { (points) } }
                }
                div .ia-sum { dt { (ctx.message("ice-age-board-total")) } dd { (score(player)) } }
            }
            @if let Some(points) = prospect { p .ia-quiet { (prospect_words(points, ctx)) } }
        }
    }
}
