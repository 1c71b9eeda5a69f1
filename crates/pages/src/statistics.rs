//! The statistics of the house: how people and bots play and win.

use maud::{Markup, html};
use table::{Seat, text::Phrase};

use crate::{
    emblem::Emblem,
    layout::layout,
    lobby::{game_title, level_title},
    model::{HouseStatistics, LevelShares, PointsBin, SeatShares, SourceMeans, StatisticsPage},
    number::decimal,
    page_context::PageContext,
    plot::{self, Bin, Pair, ShareRow},
    profile::switch,
};

/// The statistics of a game.
pub fn statistics(ctx: &PageContext<'_>, model: &StatisticsPage) -> Markup {
    let game = ctx.text(&game_title(model.game));
    let title = ctx.text(&Phrase::new("pages-statistics-title").text("game", game));
    let house = &model.house;
    let main = html! {
        main #main .reference.statistics tabindex="-1" {
            h1 { (title) }
            (switch(ctx, "/statistics", model.game, &model.games))
            p { (ctx.message("pages-statistics-words")) }
            @if house.played == 0 { p .notice { (ctx.message("pages-statistics-empty")) } } @else { (draw(ctx, house)) }
            ul .links { li { a href=(format_args!("/leaderboard/{}", model.game)) { (ctx.message("pages-leaders")) } } }
        }
    };
    layout(ctx, &title, &main)
}

fn draw(ctx: &PageContext<'_>, house: &HouseStatistics) -> Markup {
    let fact = |key: &'static str, value: &str| html! { div { dt { (ctx.message(key)) } dd { (value) } } };
    let minutes = Phrase::new("pages-statistics-minutes").number("count", house.minutes.cast_signed());
    html! {
        dl .facts {
            (fact("pages-profile-played", &house.played.to_string()))
            (fact("pages-statistics-length", &ctx.text(&minutes)))
            (fact("pages-statistics-choices", &house.choices.to_string()))
            (fact("pages-statistics-mean", &decimal(ctx.language, house.means.0)))
            (fact("pages-statistics-winning", &decimal(ctx.language, house.means.1)))
        }
        section aria-labelledby="house-seats" {
            h2 #house-seats { (ctx.message("pages-statistics-seats")) }
            p .faint { (ctx.message("pages-statistics-seats-words")) }
            div .charts { @for seats in &house.seats { (by_seat(ctx, seats)) } }
        }
        section aria-labelledby="house-points" {
            h2 #house-points { (ctx.message("pages-statistics-points")) }
            div .charts { (points(ctx, house)) (sources(ctx, house)) }
        }
        @let compared = house.kinds.people.zip(house.kinds.bots);
        @if compared.is_some() || !house.levels.is_empty() {
            section aria-labelledby="house-bots" {
                h2 #house-bots { (ctx.message("pages-statistics-bots")) }
                p .faint { (ctx.message("pages-statistics-bots-words")) }
                @if let Some((people, bots)) = compared {
                    dl .facts {
                        (fact("pages-statistics-mean-people", &decimal(ctx.language, people)))
                        (fact("pages-statistics-mean-bots", &decimal(ctx.language, bots)))
                    }
                }
                div .charts {
                    @if !house.levels.is_empty() { (levels(ctx, &house.levels)) }
                    @if compared.is_some() { (kinds_points(ctx, house)) (kinds_sources(ctx, house)) }
                }
            }
        }
        @if !house.modules.is_empty() { (modules(ctx, house)) }
    }
}

fn by_seat(ctx: &PageContext<'_>, seats: &SeatShares) -> Markup {
    let count = seats.shares.len();
    let caption = ctx.text(
        &Phrase::new("pages-statistics-seats-of")
            .number("seats", count as i64)
            .number("games", seats.played.cast_signed()),
    );
    let row = |(index, share): (usize, &crate::model::ShareEstimate)| ShareRow {
        label: ctx.text(
            &Phrase::new("pages-statistics-seat")
                .number("number", index as i64 + 1)
                .text("emblem", ctx.message(Emblem::of(Seat::new(index)).key())),
        ),
        share: *share,
        square: false,
        fair: 1.0 / count.max(1) as f64,
    };
    let rows: Vec<ShareRow> = seats.shares.iter().enumerate().map(row).collect();
    plot::shares(ctx, &caption, &rows)
}

/// A distribution of points, with the two parts of each bar.
fn bins(house: &HouseStatistics, parts: impl Fn(&PointsBin) -> [u64; 2]) -> Vec<Bin> {
    let label = |from: i32, to: i32| if from == to { from.to_string() } else { format!("{from}–{to}") };
    house.points.iter().map(|bin| Bin { label: label(bin.from, bin.to), parts: parts(bin) }).collect()
}

/// Mean points by source, of two kinds of seats.
fn pairs(
    ctx: &PageContext<'_>,
    house: &HouseStatistics,
    means: impl Fn(&SourceMeans) -> [Option<f64>; 2],
) -> Vec<Pair> {
    let value = |mean: f64| (mean, decimal(ctx.language, mean));
    let pair = |source: &SourceMeans| Pair {
        label: ctx.text(&source.name),
        values: means(source).map(|mean| mean.map(value)),
    };
    house.sources.iter().map(pair).collect()
}

fn kinds_points(ctx: &PageContext<'_>, house: &HouseStatistics) -> Markup {
    let bins = bins(house, |bin| [bin.kinds.bots, bin.kinds.people]);
    let (bots, people) =
        (ctx.message("pages-statistics-kind-bots"), ctx.message("pages-statistics-kind-people"));
    plot::histogram(ctx, &ctx.message("pages-statistics-kinds-distribution"), [&bots, &people], &bins)
}

fn kinds_sources(ctx: &PageContext<'_>, house: &HouseStatistics) -> Markup {
    let rows = pairs(ctx, house, |source| [source.kinds.people, source.kinds.bots]);
    let (people, bots) =
        (ctx.message("pages-statistics-kind-people"), ctx.message("pages-statistics-kind-bots"));
    plot::pairs(ctx, &ctx.message("pages-statistics-kinds-sources"), [&people, &bots], &rows)
}

fn points(ctx: &PageContext<'_>, house: &HouseStatistics) -> Markup {
    let bins = bins(house, |bin| [bin.others, bin.winners]);
    let (others, winners) =
        (ctx.message("pages-statistics-not-winners"), ctx.message("pages-statistics-winners"));
    plot::histogram(ctx, &ctx.message("pages-statistics-distribution"), [&others, &winners], &bins)
}

fn sources(ctx: &PageContext<'_>, house: &HouseStatistics) -> Markup {
    let rows = pairs(ctx, house, |source| [Some(source.winners), Some(source.all)]);
    let (winners, all) = (ctx.message("pages-statistics-winners"), ctx.message("pages-statistics-all"));
    plot::pairs(ctx, &ctx.message("pages-statistics-sources"), [&winners, &all], &rows)
}

fn levels(ctx: &PageContext<'_>, levels: &[LevelShares]) -> Markup {
    let rows: Vec<ShareRow> = levels
        .iter()
        .flat_map(|level| {
            let bot = ctx.text(&level_title(level.level));
            let row = |label, share, square| ShareRow { label, share, square, fair: level.fair };
            let people =
                ctx.text(&Phrase::new("pages-statistics-people").number("games", level.played.cast_signed()));
            [row(people, level.people, false), row(bot, level.bots, true)]
        })
        .collect();
    plot::shares(ctx, &ctx.message("pages-statistics-levels"), &rows)
}

fn modules(ctx: &PageContext<'_>, house: &HouseStatistics) -> Markup {
    html! {
        section aria-labelledby="house-modules" {
            h2 #house-modules { (ctx.message("pages-statistics-modules")) }
            div .wide tabindex="0" role="group" aria-labelledby="house-modules" {
                table .points {
                    thead { tr {
                        th scope="col" { (ctx.message("pages-statistics-module")) }
                        th scope="col" { (ctx.message("pages-profile-played")) }
                        th scope="col" { (ctx.message("pages-statistics-winning")) }
                    } }
                    tbody { @for module in &house.modules {
                        tr {
                            th scope="row" {
                                (ctx.text(&module.title))
                                @if let Some(value) = &module.value { ": " (ctx.text(value)) }
                            }
                            td { (module.played) }
                            td { (decimal(ctx.language, module.winning)) }
                        }
                    } }
                }
            }
        }
    }
}
