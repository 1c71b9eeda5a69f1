//! The leaderboard of a game.

use maud::{Markup, html};
use table::text::Phrase;

use super::rating_text;
use crate::{
    layout::layout,
    lobby::{game_title, level_title},
    model::LeaderboardPage,
    number::decimal,
    page_context::PageContext,
    plot::{self, RatingRow},
};

/// So many people are drawn beside the bots.
const DRAWN: usize = 20;

/// The leaderboard of a game.
pub fn leaderboard(ctx: &PageContext<'_>, model: &LeaderboardPage) -> Markup {
    let game = ctx.text(&game_title(model.game));
    let title = ctx.text(&Phrase::new("pages-leaders-title").text("game", game));
    let main = html! {
        main #main .reference.leaders tabindex="-1" {
            h1 { (title) }
            (switch(ctx, "/leaderboard", model.game, &model.games))
            p { (ctx.text(&Phrase::new("pages-leaders-words").number("least", model.least.cast_signed()))) }
            @if model.leaders.is_empty() {
                p .notice { (ctx.message("pages-leaders-empty")) }
            } @else { (people(ctx, model)) }
            (plot::ratings(ctx, &ctx.message("pages-leaders-plot"), &rows(ctx, model)))
            @if let Some(reader) = model.reader {
                p .notice { (ctx.text(&Phrase::new("pages-leaders-you")
                    .text("rating", rating_text(ctx, reader.rating)).number("games", reader.games.cast_signed()))) " "
                    a href="/profile" { (ctx.message("pages-profile-mine")) } }
            }
            (bots(ctx, model))
            ul .links { li { a href=(format_args!("/statistics/{}", model.game)) { (ctx.message("pages-statistics")) } } }
        }
    };
    layout(ctx, &title, &main)
}

/// Links to the same page of each game.
pub(crate) fn switch(ctx: &PageContext<'_>, path: &str, here: &str, games: &[&str]) -> Markup {
    html! {
        nav .boxes-nav aria-label=(ctx.message("pages-games")) {
            ul .links { @for game in games {
                li { a .tag href=(format_args!("{path}/{game}")) aria-current=[(*game == here).then_some("page")] {
                    (ctx.text(&game_title(game))) } }
            } }
        }
    }
}

fn people(ctx: &PageContext<'_>, model: &LeaderboardPage) -> Markup {
    html! {
        div .wide tabindex="0" role="group" aria-label=(ctx.message("pages-leaders")) {
            table .points.leader-table {
                thead { tr {
                    th scope="col" { (ctx.message("pages-points-place")) }
                    th scope="col" { (ctx.message("pages-review-player")) }
                    th scope="col" { (ctx.message("pages-leaders-sure")) }
                    th scope="col" { (ctx.message("pages-rating")) }
                    th scope="col" { (ctx.message("pages-profile-rated")) }
                } }
                tbody { @for (place, line) in (1..).zip(&model.leaders) {
                    tr .you[line.you] {
                        td { (place) }
                        th scope="row" { a href=(format_args!("/people/{}", line.handle)) { (line.name) } }
                        td { strong { (decimal(ctx.language, line.sure)) } }
                        td { (rating_text(ctx, line.rating)) }
                        td { (line.games) }
                    }
                } }
            }
        }
    }
}

/// People and bots on one scale, best first.
fn rows(ctx: &PageContext<'_>, model: &LeaderboardPage) -> Vec<RatingRow> {
    let people = model.leaders.iter().take(DRAWN).map(|line| RatingRow {
        label: line.name.clone(),
        rating: line.rating,
        square: false,
    });
    let bots = model.bots.iter().map(|(level, rating)| RatingRow {
        label: ctx.text(&level_title(level)),
        rating: *rating,
        square: true,
    });
    let mut rows: Vec<RatingRow> = people.chain(bots).collect();
    rows.sort_by(|one, other| other.rating.rating.total_cmp(&one.rating.rating));
    rows
}

/// The published ratings of the bots.
fn bots(ctx: &PageContext<'_>, model: &LeaderboardPage) -> Markup {
    html! {
        section aria-labelledby="bot-ratings" {
            h2 #bot-ratings { (ctx.message("pages-leaders-bots")) }
            p .faint { (ctx.message("pages-leaders-bots-words")) }
            dl .facts {
                @for (level, rating) in &model.bots {
                    div { dt { (ctx.text(&level_title(level))) } dd { (rating_text(ctx, *rating)) } }
                }
            }
        }
    }
}
