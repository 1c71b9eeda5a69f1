//! The page of a finished game: result, charts, verification of the dealing, what to do next.

use maud::{Markup, html};
use table::{
    Seat,
    standings::{Line, Part, Standings},
    text::Phrase,
};

use super::{bar, chart, contributions, draw_notice, own, rematch, seats, stage, talk, update::Parts, views};
use crate::{
    emblem::Emblem,
    model::{Counted, Over, SeatRating, TableHead, TablePage},
    page_context::PageContext,
    profile::{change_text, rating_text},
    reference,
};

/// The id of the section with the result.
pub(super) const RESULT: &str = "result";

pub(super) fn draw(ctx: &PageContext<'_>, model: &TablePage, over: &Over, parts: &mut Parts<'_>) -> Markup {
    let head = &model.head;
    let bar = html! {
        div #bar .bar {
            h1 .unseen { (bar::heading(ctx, head)) }
            p .turn { (winners(ctx, head, &over.standings)) }
            p #connection .connection role="status" hidden {}
        }
    };
    html! {
        (parts.add("bar", bar))
        (stage::draw(ctx, head, &over.view, &result(ctx, model, over), parts))
        div .rail {
            (seats::draw(ctx, head, &over.view, None, parts))
            (talk::draw(ctx, model, over.commitment.as_deref(), parts))
        }
        (own::draw(ctx, head, &over.view, parts))
        (parts.add("views", views::draw(ctx, head, &over.view)))
    }
}

fn result(ctx: &PageContext<'_>, model: &TablePage, over: &Over) -> Markup {
    let head = &model.head;
    html! {
        @if let Some(notice) = &model.notice { (draw_notice(ctx, head, notice)) }
        section id=(RESULT) .result aria-labelledby="result-title" {
            h2 #result-title { (ctx.message("pages-result")) }
            (table_of_points(ctx, head, over))
            (counted(ctx, head, over))
            div .charts {
                (chart::by_source(ctx, head, &over.standings))
                @if over.rounds.len() > 1 { (chart::by_round(ctx, head, &over.rounds)) }
            }
            (next(ctx, head, over))
            (dealing(ctx, head, over))
        }
    }
}

fn winners(ctx: &PageContext<'_>, head: &TableHead, standings: &Standings) -> String {
    let names: Vec<&str> = standings.winners().map(|seat| head.name(seat)).collect();
    ctx.text(
        &Phrase::new("pages-winners").number("count", names.len() as i64).text("names", names.join(", ")),
    )
}

/// Every source of points any seat has, in the order the game names them.
pub(super) fn sources(standings: &Standings, parts: impl Fn(&Line) -> &[Part]) -> Vec<Phrase> {
    let mut names: Vec<Phrase> = Vec::new();
    for part in standings.lines.iter().flat_map(parts) {
        if !names.contains(&part.name) {
            names.push(part.name.clone());
        }
    }
    names
}

pub(super) fn points_from(parts: &[Part], name: &Phrase) -> Option<i32> {
    parts.iter().find(|part| part.name == *name).map(|part| part.points)
}

/// The name of a seat, with a link to the profile if it is public.
fn name(head: &TableHead, over: &Over, seat: Seat) -> Markup {
    let handle = over.profiles.get(seat.index()).and_then(Option::as_ref);
    html! {
        @match handle {
            Some(handle) => a href=(format_args!("/people/{handle}")) { (head.name(seat)) },
            None => (head.name(seat)),
        }
    }
}

/// How the game changed ratings, or why it did not.
fn counted(ctx: &PageContext<'_>, head: &TableHead, over: &Over) -> Markup {
    html! {
        @match &over.counted {
            None => {}
            Some(Counted::Unrated(reason)) => {
                p #counted .faint { (ctx.text(&Phrase::new(format!("pages-unrated-{reason}")))) }
            }
            Some(Counted::Rated(changes)) => {
                div #counted .counted {
                    p { (ctx.message("pages-rated")) " " a href=(format_args!("/leaderboard/{}", head.game)) {
                        (ctx.message("pages-leaders")) } }
                    @if !changes.is_empty() { dl .facts { @for SeatRating { seat, before, after } in changes {
                        div {
                            dt { (Emblem::of(*seat).badge()) " " (name(head, over, *seat)) }
                            dd { (rating_text(ctx, *after)) " " span .change { (change_text(ctx, *before, *after)) } }
                        }
                    } } }
                }
            }
        }
    }
}

fn table_of_points(ctx: &PageContext<'_>, head: &TableHead, over: &Over) -> Markup {
    let standings = &over.standings;
    let sources = sources(standings, |line| &line.sources);
    let ties = self::sources(standings, |line| &line.tie_breaks);
    let mut lines: Vec<&Line> = standings.lines.iter().collect();
    lines.sort_by_key(|line| line.place);
    let cell = |points: Option<i32>| html! { td { @match points { Some(points) => (points), None => "–" } } };
    html! {
        div .wide tabindex="0" role="group" aria-labelledby="result-title" {
            table .points {
                thead { tr {
                    th scope="col" { (ctx.message("pages-points-source")) }
                    @for line in &lines {
                        th scope="col" { (Emblem::of(line.seat).badge()) " " (name(head, over, line.seat)) }
                    }
                } }
                tbody {
                    tr .total { th scope="row" { (ctx.message("pages-points-place")) }
                        @for line in &lines { td { (line.place) } } }
                    @for name in &sources {
                        tr { th scope="row" { (ctx.text(name)) }
                            @for line in &lines { (cell(points_from(&line.sources, name))) } }
                    }
                    tr .total { th scope="row" { (ctx.message("pages-points-total")) }
                        @for line in &lines { td { (line.score) } } }
                    @for name in &ties {
                        tr .tie { th scope="row" { (ctx.text(&Phrase::new("pages-points-tie").phrase("what", name.clone()))) }
                            @for line in &lines { (cell(points_from(&line.tie_breaks, name))) } }
                    }
                }
            }
        }
    }
}

/// Links for after the game: rematch, review, replay, record.
fn next(ctx: &PageContext<'_>, head: &TableHead, over: &Over) -> Markup {
    let viewer = head.seat().map(|seat| format!("?as={}", seat.number())).unwrap_or_default();
    html! {
        section .next aria-labelledby="next-title" {
            h2 #next-title { (ctx.message("pages-next")) }
            (rematch::draw(ctx, head, &over.rematch))
            p { a .button href=(head.post("review")) { (ctx.message("pages-review-go")) } }
            ul .links {
                li { a href=(format_args!("/table/{}/replay/0{viewer}", head.id)) { (ctx.message("pages-replay-start")) } }
                li { a href=(format_args!("/table/{}/replay/{}{viewer}", head.id, over.steps)) {
                    (ctx.message("pages-replay-end")) } }
                li { a href=(head.post("record")) download { (ctx.message("pages-record")) } }
                li { a href="/" { (ctx.message("pages-home")) } }
            }
        }
    }
}

/// The commitment, the seed, and the link that verifies them.
fn dealing(ctx: &PageContext<'_>, head: &TableHead, over: &Over) -> Markup {
    html! {
        @if let Some(commitment) = &over.commitment {
            details #dealing .drawer {
                summary { h2 { (ctx.message("pages-verify")) } }
                div .drawer-body data-commitment=(commitment) {
                    p .small { (ctx.message("pages-verify-words")) }
                    (reference::hex_line(ctx, "pages-commitment", commitment))
                    @if let Some(seed) = &over.seed { (reference::hex_line(ctx, "pages-seed", seed)) }
                    (contributions::list(ctx, &over.contributions, contributions::Reader::of(head)))
                    p { a .button href=(head.post("verify")) { (ctx.message("pages-verify-go")) } }
                }
            }
        }
    }
}
