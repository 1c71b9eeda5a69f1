//! The front page: the games, the reader's tables, the public tables.

use maud::{Markup, html};
use table::{Seat, text::Phrase};

use super::{game_blurb, game_title};
use crate::{
    emblem::Emblem,
    friends, illustration,
    layout::layout,
    model::{Front, GameCard, MessageOfTheDay, RowState, TableRow},
    page_context::PageContext,
    table_page::{contributions, puzzle_address},
};

/// The front page.
pub fn front(ctx: &PageContext<'_>, model: &Front) -> Markup {
    // Tables where it is the reader's turn come first. The sort is stable: each group stays ordered by last change.
    let mut mine: Vec<&TableRow> = model.mine.iter().collect();
    mine.sort_by_key(|row| match row.state {
        RowState::YourTurn => 0,
        RowState::Waiting | RowState::Playing { .. } => 1,
        RowState::Over { .. } | RowState::Ended => 2,
    });
    let main = html! {
        main #main .lobby tabindex="-1" {
            @if let Some(notice) = &model.notice { (announcement(ctx, notice)) }
            section .hero aria-labelledby="hero-title" {
                (illustration::frieze())
                div .hero-words {
                    h1 #hero-title { (ctx.message("pages-hero")) }
                    p { (ctx.message("pages-hero-words")) }
                }
            }
            @if model.requests > 0 {
                p .notice {
                    a href="/friends" {
                        (ctx.text(&Phrase::new("pages-friends-requests").number("count", model.requests as i64)))
                    }
                }
            }
            (friends::invitations(ctx, &model.invitations))
            @if !mine.is_empty() { (list(ctx, "mine", "pages-mine", &mine)) }
            section .games aria-labelledby="games" {
                h2 #games { (ctx.message("pages-games")) }
                div .cards { @for (index, game) in model.games.iter().enumerate() { (card(ctx, index, game)) } }
            }
            @if let Some(daily) = &model.daily {
                section .join aria-labelledby="daily" {
                    h2 #daily { (ctx.message("pages-puzzle-daily")) }
                    p { (ctx.message("pages-puzzles-words")) }
                    div .row {
                        a .button href=(puzzle_address(daily)) { (ctx.message("pages-puzzle-solve")) }
                        a .button.quiet href="/puzzles" { (ctx.message("pages-puzzle-all")) }
                    }
                }
            }
            section .join aria-labelledby="join" {
                h2 #join { (ctx.message("pages-join-title")) }
                p { (ctx.message("pages-join-words")) }
                form .line method="get" action="/join" {
                    label for="join-table" { (ctx.message("pages-join-link")) }
                    input #join-table name="table" required autocomplete="off" placeholder="https://…/table/…";
                    button { (ctx.message("pages-join-go")) }
                }
            }
            (friends::tables(ctx, &model.friends))
            @if !model.public.is_empty() {
                (list(ctx, "public", "pages-public", &model.public.iter().collect::<Vec<_>>()))
            }
        }
    };
    layout(ctx, &ctx.message("pages-front-title"), &main)
}

/// The message of the day, with a button that dismisses it.
fn announcement(ctx: &PageContext<'_>, notice: &MessageOfTheDay) -> Markup {
    html! {
        section .notice.announcement aria-label=(ctx.message("pages-house-notice")) {
            div { @for line in notice.text.lines().filter(|line| !line.is_empty()) { p { (line) } } }
            form method="post" action="/notice" {
                input type="hidden" name="notice" value=(notice.id);
                button .quiet { (ctx.message("pages-house-dismiss")) }
            }
        }
    }
}

fn card(ctx: &PageContext<'_>, index: usize, game: &GameCard) -> Markup {
    let title = ctx.text(&game_title(game.name));
    let (fewest, most) = game.seats;
    let seats = Phrase::new("pages-card-seats").number("fewest", fewest).number("most", most);
    html! {
        article .card aria-labelledby=(format_args!("game-{}", game.name)) {
            (illustration::vignette(index))
            h3 #{ "game-" (game.name) } { (title) }
            p { (ctx.text(&game_blurb(game.name))) }
            p .faint { (ctx.text(&seats)) }
            form method="post" action=(format_args!("/quick/{}", game.name)) {
                (contributions::wait_field())
                button .go { (ctx.message("pages-quick")) span .unseen { " – " (title) } }
            }
            @if game.guided {
                form method="post" action=(format_args!("/guide/{}", game.name)) {
                    button .quiet { (ctx.message("pages-guided")) span .unseen { " – " (title) } }
                }
            }
            ul .links {
                li { a href=(format_args!("/new?game={}", game.name)) {
                    (ctx.message("pages-new")) span .unseen { " – " (title) } } }
                li { a href=(format_args!("/rules/{}", game.name)) {
                    (ctx.message("pages-rules")) span .unseen { " – " (title) } } }
                li { a href=(format_args!("/gallery/{}", game.name)) {
                    (ctx.message("pages-gallery")) span .unseen { " – " (title) } } }
                li { a href=(format_args!("/statistics/{}", game.name)) {
                    (ctx.message("pages-statistics")) span .unseen { " – " (title) } } }
            }
        }
    }
}

fn list(ctx: &PageContext<'_>, id: &str, title: &'static str, rows: &[&TableRow]) -> Markup {
    html! {
        section .tables aria-labelledby=(id) {
            h2 #(id) { (ctx.message(title)) }
            ul .rows { @for row in rows { (item(ctx, row)) } }
        }
    }
}

/// A table, with a link to its review if it is over.
fn item(ctx: &PageContext<'_>, row: &TableRow) -> Markup {
    let over = matches!(row.state, RowState::Over { .. });
    html! {
        li .over-row[over] {
            (table_line(ctx, row, &format!("/table/{}", row.id)))
            @if over {
                a .button.quiet href=(format_args!("/table/{}/review", row.id)) {
                    (ctx.message("pages-review")) span .unseen { " – " (ctx.text(&game_title(row.game))) }
                }
            }
        }
    }
}

/// A table in a list: a link to `href`.
pub(crate) fn table_line(ctx: &PageContext<'_>, row: &TableRow, href: &str) -> Markup {
    let game = ctx.text(&game_title(row.game));
    html! {
        a .table-row.yours[row.state == RowState::YourTurn] href=(href) {
            span .row-title {
                strong { (game) }
                @if !row.title.is_empty() { " – " (row.title) }
            }
            span .row-seats {
                @for (index, name) in row.seats.iter().enumerate() {
                    span .row-seat {
                        (Emblem::of(Seat::new(index)).badge()) " "
                        @match name { Some(name) => (name), None => em { (ctx.message("pages-seat-open")) } }
                    }
                }
            }
            span .row-state { (state(ctx, row)) }
            span .row-idle.faint { (ctx.text(&idle(row.idle))) }
        }
    }
}

/// The state of a table in words.
pub(crate) fn state(ctx: &PageContext<'_>, row: &TableRow) -> String {
    match &row.state {
        RowState::YourTurn => ctx.message("pages-row-yours"),
        RowState::Waiting => {
            let open = row.seats.iter().filter(|name| name.is_none()).count();
            ctx.text(&Phrase::new("pages-row-waiting").number("open", open as i64))
        }
        RowState::Playing { turn } => {
            let name = row.seats.get(*turn).cloned().flatten().unwrap_or_default();
            ctx.text(&Phrase::new("pages-row-playing").text("name", name))
        }
        RowState::Over { winners } => {
            ctx.text(&Phrase::new("pages-row-over").text("names", winners.join(", ")))
        }
        RowState::Ended => ctx.message("pages-row-ended"),
    }
}

/// The time since the last event, in the largest unit that fits.
pub(crate) fn idle(seconds: u64) -> Phrase {
    const MINUTE: u64 = 60;
    const HOUR: u64 = 60 * MINUTE;
    const DAY: u64 = 24 * HOUR;
    let ago = |key: &'static str, unit: u64| Phrase::new(key).number("count", (seconds / unit) as i64);
    match seconds {
        0..MINUTE => Phrase::new("pages-ago-now"),
        MINUTE..HOUR => ago("pages-ago-minutes", MINUTE),
        HOUR..DAY => ago("pages-ago-hours", HOUR),
        DAY.. => ago("pages-ago-days", DAY),
    }
}
