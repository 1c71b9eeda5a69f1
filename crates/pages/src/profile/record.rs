//! What a person has achieved at one game.

use maud::{Markup, html};
use table::text::Phrase;

use super::rating_text;
use crate::{
    lobby::game_title,
    model::{GameRecord, Path, Records},
    number::decimal,
    page_context::PageContext,
    plot::{self, Pair, share_text},
};

pub(super) fn draw(ctx: &PageContext<'_>, record: &GameRecord) -> Markup {
    let game = record.game;
    html! {
        section .record aria-labelledby=(format_args!("record-{game}")) {
            h2 id=(format_args!("record-{game}")) { (ctx.text(&game_title(game))) }
            dl .facts { (facts(ctx, record)) }
            (by_seats(ctx, record))
            div .charts {
                @if record.curve.len() > 1 { (plot::curve(ctx, &ctx.message("pages-profile-curve"), &record.curve)) }
                @if record.scores.len() > 1 {
                    (plot::against_average(ctx, &ctx.message("pages-profile-scores"), &record.scores, record.average))
                }
                @if !record.paths.is_empty() { (paths(ctx, &record.paths)) }
            }
            ul .links {
                li { a href=(format_args!("/leaderboard/{game}")) {
                    (ctx.message("pages-leaders")) span .unseen { " – " (ctx.text(&game_title(game))) } } }
                li { a href=(format_args!("/statistics/{game}")) {
                    (ctx.message("pages-statistics")) span .unseen { " – " (ctx.text(&game_title(game))) } } }
            }
        }
    }
}

fn facts(ctx: &PageContext<'_>, record: &GameRecord) -> Markup {
    let fact = |key: &'static str, value: &str| {
        html! { div { dt { (ctx.message(key)) } dd { (value) } } }
    };
    let Records { best, lead, streak } = record.records;
    html! {
        (fact("pages-profile-played", &record.played.to_string()))
        (fact("pages-profile-won", &format!("{} ({})", record.won, share_text(ctx, share(record.won, record.played)))))
        @if let Some((rating, games)) = record.rating {
            (fact("pages-rating", &rating_text(ctx, rating)))
            (fact("pages-profile-rated", &games.to_string()))
        }
        (fact("pages-profile-average", &decimal(ctx.language, record.average)))
        @if let Some(best) = best { (fact("pages-profile-best", &best.to_string())) }
        @if let Some(lead) = lead { (fact("pages-profile-lead", &lead.to_string())) }
        @if streak > 1 { (fact("pages-profile-longest", &streak.to_string())) }
    }
}

fn share(part: u64, whole: u64) -> f64 {
    part as f64 / whole.max(1) as f64
}

fn by_seats(ctx: &PageContext<'_>, record: &GameRecord) -> Markup {
    html! {
        @if record.by_seats.len() > 1 {
            div .wide tabindex="0" role="group" aria-label=(ctx.message("pages-profile-by-seats")) {
                table .points {
                    thead { tr {
                        th scope="col" { (ctx.message("pages-profile-by-seats")) }
                        th scope="col" { (ctx.message("pages-profile-played")) }
                        th scope="col" { (ctx.message("pages-profile-won")) }
                        th scope="col" { (ctx.message("pages-profile-average")) }
                    } }
                    tbody { @for line in &record.by_seats {
                        tr {
                            th scope="row" { (ctx.text(&Phrase::new("pages-profile-seats").number("count", line.seats as i64))) }
                            td { (line.played) }
                            td { (line.won) " (" (share_text(ctx, share(line.won, line.played))) ")" }
                            td { (decimal(ctx.language, line.average)) }
                        }
                    } }
                }
            }
        }
    }
}

/// The sources of points, compared with those of others.
fn paths(ctx: &PageContext<'_>, paths: &[Path]) -> Markup {
    let value = |share: f64| (share, share_text(ctx, share));
    let rows: Vec<Pair> = paths
        .iter()
        .map(|path| Pair {
            label: ctx.text(&path.name),
            values: [Some(value(path.share)), path.others.map(value)],
        })
        .collect();
    let (own, others) = (ctx.message("pages-profile-own"), ctx.message("pages-profile-others"));
    plot::pairs(ctx, &ctx.message("pages-profile-paths"), [&own, &others], &rows)
}
