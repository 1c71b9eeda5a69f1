//! The page of a table that the program can no longer replay.

use maud::{Markup, html};
use table::{Seat, text::Phrase};

use crate::{
    emblem::Emblem,
    layout::layout,
    lobby,
    model::{ArchiveLine, ArchivePage, ArchiveReason},
    page_context::PageContext,
};

/// The page of a table that this program cannot load: why, and everything that can be read without its rules.
pub fn archive(ctx: &PageContext<'_>, model: &ArchivePage) -> Markup {
    let title = match model.reason {
        ArchiveReason::NoGame => model.game.clone(),
        _ => ctx.text(&lobby::game_title(&model.game)),
    };
    let title = if model.title.is_empty() { title } else { format!("{} – {title}", model.title) };
    let state = if model.over { "pages-archive-over" } else { "pages-archive-running" };
    let main = html! {
        main #main .sheet-page.archive tabindex="-1" {
            h1 { (title) }
            p .notice role="status" { (ctx.text(&reason(model))) }
            p { (ctx.message(state)) }
            @if let Some(name) = &model.content {
                p { (ctx.text(&Phrase::new("pages-table-box").text("name", name.as_str()))) }
            }
            @if model.over { (result(ctx, model)) } @else {
                h2 { (ctx.message("pages-archive-players")) }
                ul { @for name in &model.players { li { (name) } } }
            }
            h2 { (ctx.message("pages-log")) }
            @if model.log.is_empty() { p .faint { (ctx.message("pages-archive-no-log")) } }
            ol .all { @for line in &model.log { li data-event=(line.event) { (line.text) } } }
            ul .links {
                @if model.over {
                    li { a href=(format_args!("/table/{}/record", model.id)) download { (ctx.message("pages-record")) } }
                }
                li { a href="/" { (ctx.message("pages-home")) } }
            }
        }
    };
    layout(ctx, &title, &main)
}

fn reason(model: &ArchivePage) -> Phrase {
    match model.reason {
        ArchiveReason::NoGame => Phrase::new("pages-archive-no-game").text("game", model.game.as_str()),
        ArchiveReason::Rules { played, ours } => {
            Phrase::new("pages-archive-rules").number("played", played).number("ours", ours)
        }
        ArchiveReason::Content => Phrase::new("pages-archive-content"),
        ArchiveReason::Damaged => Phrase::new("pages-archive-damaged"),
    }
}

fn result(ctx: &PageContext<'_>, model: &ArchivePage) -> Markup {
    let name = |seat: Seat| model.players.get(seat.index()).map_or("", String::as_str);
    html! {
        h2 #result-title { (ctx.message("pages-result")) }
        @if !model.winners.is_empty() {
            @let names: Vec<&str> = model.winners.iter().map(|&seat| name(seat)).collect();
            p { (ctx.text(&Phrase::new("pages-winners").number("count", names.len() as i64)
                .text("names", names.join(", ")))) }
        }
        @match &model.standings {
            Some(lines) => (points(ctx, lines, &name)),
            None => p .faint { (ctx.message("pages-archive-no-standings")) },
        }
    }
}

fn points<'a>(ctx: &PageContext<'_>, lines: &[ArchiveLine], name: &dyn Fn(Seat) -> &'a str) -> Markup {
    let mut sources: Vec<&str> = Vec::new();
    for (source, _) in lines.iter().flat_map(|line| &line.sources) {
        if !sources.contains(&source.as_str()) {
            sources.push(source);
        }
    }
    let points = |line: &ArchiveLine, source: &str| {
        line.sources.iter().find(|(name, _)| name == source).map(|(_, points)| *points)
    };
    html! {
        div .wide tabindex="0" role="group" aria-labelledby="result-title" {
            table .points {
                thead { tr {
                    th scope="col" { (ctx.message("pages-points-source")) }
                    @for line in lines { th scope="col" { (Emblem::of(line.seat).badge()) " " (name(line.seat)) } }
                } }
                tbody {
                    tr .total { th scope="row" { (ctx.message("pages-points-place")) }
                        @for line in lines { td { (line.place) } } }
                    @for source in sources {
                        tr { th scope="row" { (source) }
                            @for line in lines {
                                td { @match points(line, source) { Some(points) => (points), None => "–" } }
                            } }
                    }
                    tr .total { th scope="row" { (ctx.message("pages-points-total")) }
                        @for line in lines { td { (line.score) } } }
                }
            }
        }
    }
}
