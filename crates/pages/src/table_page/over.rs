//! After the game: who won and why, how it went, whether the dealing was fair, what to do next.

use maud::{Markup, html};
use table::{
    standings::{Line, Part, Standings},
    text::Phrase,
};

use super::{bar, board_area, chart, draw_notice, drawer, seats};
use crate::{
    frame::Frame,
    mark::Mark,
    model::{Over, TableHead, TablePage},
    reference,
};

/// The id of the part that says who won.
pub(super) const RESULT: &str = "result";

pub(super) fn draw(frame: &Frame<'_>, model: &TablePage, over: &Over) -> Markup {
    let head = &model.head;
    html! {
        div .bar {
            h1 .unseen { (bar::heading(frame, head)) }
            p .turn { (winners(frame, head, &over.standings)) }
            p #connection .connection role="status" hidden {}
        }
        (board_area::draw(frame, head, &over.scene, &html! {
            @if let Some(notice) = &model.notice { (draw_notice(frame, head, notice)) }
            section id=(RESULT) .part.result aria-labelledby="result-title" {
                h2 #result-title { (frame.word("pages-result")) }
                div .part-body {
                    (table_of_points(frame, head, &over.standings))
                    div .charts {
                        (chart::by_source(frame, head, &over.standings))
                        @if over.rounds.len() > 1 { (chart::by_round(frame, head, &over.rounds)) }
                    }
                }
            }
        }))
        div .around {
            (next(frame, head, over))
            (seats::draw(frame, head, &over.scene, None))
            (drawer::draw(frame, model))
            (dealing(frame, head, over))
        }
    }
}

fn winners(frame: &Frame<'_>, head: &TableHead, standings: &Standings) -> String {
    let names: Vec<&str> = standings.winners().map(|seat| head.name(seat)).collect();
    frame.say(
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

fn table_of_points(frame: &Frame<'_>, head: &TableHead, standings: &Standings) -> Markup {
    let sources = sources(standings, |line| &line.sources);
    let ties = self::sources(standings, |line| &line.tie_breaks);
    let mut lines: Vec<&Line> = standings.lines.iter().collect();
    lines.sort_by_key(|line| line.place);
    let cell = |points: Option<i32>| html! { td { @match points { Some(points) => (points), None => "–" } } };
    html! {
        div .wide tabindex="0" role="group" aria-labelledby="result-title" {
            table .points {
                thead { tr {
                    th scope="col" { (frame.word("pages-points-source")) }
                    @for line in &lines {
                        th scope="col" { (Mark::of(line.seat).badge()) " " (head.name(line.seat)) }
                    }
                } }
                tbody {
                    tr .total { th scope="row" { (frame.word("pages-points-place")) }
                        @for line in &lines { td { (line.place) } } }
                    @for name in &sources {
                        tr { th scope="row" { (frame.say(name)) }
                            @for line in &lines { (cell(points_from(&line.sources, name))) } }
                    }
                    tr .total { th scope="row" { (frame.word("pages-points-total")) }
                        @for line in &lines { td { (line.score) } } }
                    @for name in &ties {
                        tr .tie { th scope="row" { (frame.say(&Phrase::new("pages-points-tie").phrase("what", name.clone()))) }
                            @for line in &lines { (cell(points_from(&line.tie_breaks, name))) } }
                    }
                }
            }
        }
    }
}

/// What to do next.
fn next(frame: &Frame<'_>, head: &TableHead, over: &Over) -> Markup {
    let viewer = head.seat().map(|seat| format!("?as={}", seat.number())).unwrap_or_default();
    html! {
        section .next aria-labelledby="next-title" {
            h2 #next-title { (frame.word("pages-next")) }
            form method="post" action=(head.post("rematch")) { button .go { (frame.word("pages-rematch")) } }
            ul .links {
                li { a href=(format_args!("/table/{}/replay/0{viewer}", head.id)) { (frame.word("pages-replay-start")) } }
                li { a href=(format_args!("/table/{}/replay/{}{viewer}", head.id, over.steps)) {
                    (frame.word("pages-replay-end")) } }
                li { a href=(head.post("record")) download { (frame.word("pages-record")) } }
                li { a href="/" { (frame.word("pages-home")) } }
            }
        }
    }
}

/// The promise of the dealer, and how to check it.
fn dealing(frame: &Frame<'_>, head: &TableHead, over: &Over) -> Markup {
    html! {
        @if let Some(commitment) = &over.commitment {
            details #dealing .drawer {
                summary { h2 { (frame.word("pages-verify")) } }
                div .drawer-body {
                    p .small { (frame.word("pages-verify-words")) }
                    (reference::secret(frame, "pages-commitment", commitment))
                    @if let Some(seed) = &over.seed { (reference::secret(frame, "pages-seed", seed)) }
                    p { a .button href=(head.post("verify")) { (frame.word("pages-verify-go")) } }
                }
            }
        }
    }
}
