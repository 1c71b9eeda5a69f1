//! The public possessions of each player.

use ice_age::{Arms, Colour, IceAge, PlayerObservation, Step, colour_name};
use maud::{Markup, html};
use pages::{DrawContext, Holdings, svg};
use table::{Seat, View, Viewer, text::Phrase};

use crate::{
    cards,
    forecast::{self, Points},
    icons::{self, Icon},
    pieces, spots,
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
    let own = view.viewer == Viewer::Seat(seat);
    let reserve = count("ice-age-board-reserve", player.reserve);
    let clubs = count("ice-age-board-clubs", player.clubs);
    let stone_class = if player.stones > 0 { "ia-light-stone" } else { "" };
    let reserve_drawn = html! {
        svg .ia-things viewBox="0 0 132 54" aria-hidden="true" {
            @for number in 0..player.reserve.min(10) {
                (svg::at(16.0 + 100.0 * f32::from(number) / f32::from(player.reserve.clamp(5, 10) - 1), 48.0, &pieces::band(seat, Arms::Bare, 1)))
            }
        }
    };
    let clubs_drawn = html! {
        svg .ia-things viewBox="0 0 60 54" aria-hidden="true" {
            @for number in 0..player.clubs.min(4) { (svg::at(14.0 + 14.0 * f32::from(number), 28.0, &pieces::club())) }
        }
    };
    html! {
        div .ia-full.(ctx.emblem(seat).class()) {
            div .ia-thing {
                p { strong { (player.stones) } " " (ctx.text(&Phrase::new("ice-age-board-stones-word").number("count", player.stones))) }
                svg .ia-things viewBox="0 0 132 54" aria-hidden="true" {
                    @for number in 0..player.stones.min(15) {
                        (svg::at(12.0 + 26.0 * f32::from(number % 5), 10.0 + 17.0 * f32::from(number / 5), &html! {
                            path .ia-stone.(stone_class) d=(pieces::PEBBLE) transform="scale(.95 .84)" {}
                        }))
                    }
                }
            }
            div .ia-thing {
                p { strong { (player.reserve) } " " (ctx.message("ice-age-board-reserve-word")) }
                @if own { (ctx.html_spot(spots::RESERVE, &reserve, &reserve_drawn)) } @else { (reserve_drawn) }
                p .ia-quiet { (count("ice-age-board-on-board", on_board)) }
            }
            div .ia-thing {
                p { strong { (player.clubs) } " " (ctx.text(&Phrase::new("ice-age-board-clubs-word").number("count", player.clubs))) }
                @if own { (ctx.html_spot(spots::CLUBS, &clubs, &clubs_drawn)) } @else { (clubs_drawn) }
            }
            @if !own {
                div .ia-backs {
                    @for (colour, held) in [(Colour::Light, player.light_cards), (Colour::Dark, player.dark_cards)] {
                        @let words = ctx.text(&Phrase::new("ice-age-board-held").number("count", held).phrase("colour", colour_name(colour)));
                        span role="img" aria-label=(words) title=(words) { (cards::back(colour, usize::from(held))) }
                    }
                }
            }
            dl .ia-points {
                @for (source, points) in SOURCES.into_iter().zip(player.points) {
                    div { dt { (ctx.message(source)) } dd { (points) } }
                }
                div .ia-sum { dt { (ctx.message("ice-age-board-total")) } dd { (score(player)) } }
            }
            @if let Some(points) = prospect { p .ia-quiet.ia-outlook { (prospect_words(points, ctx)) } }
        }
    }
}
