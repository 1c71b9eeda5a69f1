//! The front page: what this is, a game at once, the reader's tables.

use maud::{Markup, html};
use table::{Seat, text::Phrase};

use super::{game_blurb, game_title};
use crate::{
    frame::Frame,
    mark::Mark,
    model::{Front, GameCard, RowState, TableRow},
    ornament,
    shell::shell,
};

/// The front page.
pub fn front(frame: &Frame<'_>, model: &Front) -> Markup {
    // Those that wait for the reader come first; within each group the order of the store, most recent first, stays.
    let mut mine: Vec<&TableRow> = model.mine.iter().collect();
    mine.sort_by_key(|row| match row.state {
        RowState::YourTurn => 0,
        RowState::Waiting | RowState::Playing { .. } => 1,
        RowState::Over { .. } => 2,
    });
    let main = html! {
        main #main .lobby tabindex="-1" {
            section .hero aria-labelledby="hero-title" {
                (ornament::frieze())
                div .hero-words {
                    h1 #hero-title { (frame.word("pages-hero")) }
                    p { (frame.word("pages-hero-words")) }
                }
            }
            @if !mine.is_empty() { (list(frame, "mine", "pages-mine", &mine)) }
            section .games aria-labelledby="games" {
                h2 #games { (frame.word("pages-games")) }
                div .cards { @for (index, game) in model.games.iter().enumerate() { (card(frame, index, game)) } }
            }
            section .join aria-labelledby="join" {
                h2 #join { (frame.word("pages-join-title")) }
                p { (frame.word("pages-join-words")) }
                form .line method="get" action="/join" {
                    label for="join-table" { (frame.word("pages-join-link")) }
                    input #join-table name="table" required autocomplete="off" placeholder="https://…/table/…";
                    button { (frame.word("pages-join-go")) }
                }
            }
            @if !model.public.is_empty() {
                (list(frame, "public", "pages-public", &model.public.iter().collect::<Vec<_>>()))
            }
        }
    };
    shell(frame, &frame.word("pages-front-title"), &main)
}

fn card(frame: &Frame<'_>, index: usize, game: &GameCard) -> Markup {
    let title = frame.say(&game_title(game.name));
    let (fewest, most) = game.seats;
    let seats = Phrase::new("pages-card-seats").number("fewest", fewest).number("most", most);
    html! {
        article .card aria-labelledby=(format_args!("game-{}", game.name)) {
            (ornament::vignette(index))
            h3 #{ "game-" (game.name) } { (title) }
            p { (frame.say(&game_blurb(game.name))) }
            p .faint { (frame.say(&seats)) }
            form method="post" action=(format_args!("/quick/{}", game.name)) {
                button .go { (frame.word("pages-quick")) span .unseen { " – " (title) } }
            }
            @if game.guided {
                form method="post" action=(format_args!("/guide/{}", game.name)) {
                    button .quiet { (frame.word("pages-guided")) span .unseen { " – " (title) } }
                }
            }
            ul .links {
                li { a href=(format_args!("/new?game={}", game.name)) {
                    (frame.word("pages-new")) span .unseen { " – " (title) } } }
                li { a href=(format_args!("/rules/{}", game.name)) {
                    (frame.word("pages-rules")) span .unseen { " – " (title) } } }
                li { a href=(format_args!("/gallery/{}", game.name)) {
                    (frame.word("pages-gallery")) span .unseen { " – " (title) } } }
            }
        }
    }
}

fn list(frame: &Frame<'_>, id: &str, title: &'static str, rows: &[&TableRow]) -> Markup {
    html! {
        section .tables aria-labelledby=(id) {
            h2 #(id) { (frame.word(title)) }
            ul .rows { @for row in rows { li { (line(frame, row)) } } }
        }
    }
}

fn line(frame: &Frame<'_>, row: &TableRow) -> Markup {
    let game = frame.say(&game_title(row.game));
    html! {
        a .table-row.yours[row.state == RowState::YourTurn] href=(format_args!("/table/{}", row.id)) {
            span .row-title {
                strong { (game) }
                @if !row.title.is_empty() { " – " (row.title) }
            }
            span .row-seats {
                @for (index, name) in row.seats.iter().enumerate() {
                    span .row-seat {
                        (Mark::of(Seat::new(index)).badge()) " "
                        @match name { Some(name) => (name), None => em { (frame.word("pages-seat-open")) } }
                    }
                }
            }
            span .row-state { (state(frame, row)) }
            span .row-idle.faint { (frame.say(&idle(row.idle))) }
        }
    }
}

fn state(frame: &Frame<'_>, row: &TableRow) -> String {
    match &row.state {
        RowState::YourTurn => frame.word("pages-row-yours"),
        RowState::Waiting => {
            let open = row.seats.iter().filter(|name| name.is_none()).count();
            frame.say(&Phrase::new("pages-row-waiting").number("open", open as i64))
        }
        RowState::Playing { turn } => {
            let name = row.seats.get(*turn).cloned().flatten().unwrap_or_default();
            frame.say(&Phrase::new("pages-row-playing").text("name", name))
        }
        RowState::Over { winners } => {
            frame.say(&Phrase::new("pages-row-over").text("names", winners.join(", ")))
        }
    }
}

/// How long ago, in the largest unit that fits.
fn idle(seconds: u64) -> Phrase {
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
