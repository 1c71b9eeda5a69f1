//! The list of puzzles.

use maud::{Markup, html};
use table::text::Phrase;

use crate::{
    layout::layout,
    lobby::game_title,
    model::{PuzzleLink, PuzzleMark, PuzzleScore, PuzzlesOfGame, PuzzlesPage},
    page_context::PageContext,
    table_page::{mark_key, puzzle_address},
};

/// So many puzzles of a game are shown at once, the easiest that are not solved; the others are folded.
const SHOWN: usize = 10;

/// The puzzles of every game.
pub fn puzzles(ctx: &PageContext<'_>, model: &PuzzlesPage) -> Markup {
    let title = ctx.message("pages-puzzles");
    let main = html! {
        main #main .lobby.puzzles tabindex="-1" {
            h1 { (title) }
            p .lead { (ctx.message("pages-puzzles-words")) }
            div .puzzle-cards {
                @if let Some(daily) = &model.daily { (today(ctx, daily)) }
                (score(ctx, &model.score))
            }
            @for of in &model.games {
                section aria-labelledby=(of.game) { (game(ctx, of)) }
            }
        }
    };
    layout(ctx, &title, &main)
}

fn today(ctx: &PageContext<'_>, daily: &PuzzleLink) -> Markup {
    html! {
        section .puzzle-today aria-labelledby="today" {
            h2 #today { (ctx.message("pages-puzzle-daily")) }
            p { (ctx.text(&game_title(daily.game))) " · " (ctx.message(daily.theme.key())) " · " (rating(ctx, daily.rating)) }
            p { a .button.go href=(puzzle_address(daily)) {
                (ctx.message(if daily.mark == PuzzleMark::Solved { "pages-puzzle-again" } else { "pages-puzzle-solve" }))
            } }
        }
    }
}

fn rating(ctx: &PageContext<'_>, rating: u16) -> String {
    ctx.text(&Phrase::new("pages-puzzle-rating").number("rating", i64::from(rating)))
}

fn score(ctx: &PageContext<'_>, score: &PuzzleScore) -> Markup {
    let number = |key: &'static str, count: u64| ctx.text(&Phrase::new(key).number("count", count as i64));
    html! {
        @if let Some(own) = score.rating {
            section .puzzle-score aria-labelledby="score" {
                h2 #score { (ctx.message("pages-puzzle-score")) }
                ul .facts {
                    li { (number("pages-puzzle-solved", score.solved as u64)) }
                    li { (number("pages-puzzle-tries", score.tries)) }
                    li { (number("pages-puzzle-streak", score.streak)) }
                    li { (ctx.text(&Phrase::new("pages-puzzle-own-rating").number("rating", i64::from(own)))) }
                }
            }
        }
    }
}

fn game(ctx: &PageContext<'_>, of: &PuzzlesOfGame) -> Markup {
    let solved = of.puzzles.iter().filter(|link| link.mark == PuzzleMark::Solved).count();
    let all = of.puzzles.len();
    let count = Phrase::new("pages-puzzles-of").number("solved", solved as i64).number("all", all as i64);
    // The easiest first: where to begin is what a newcomer asks.
    let mut sorted: Vec<&PuzzleLink> = of.puzzles.iter().collect();
    sorted.sort_by_key(|link| (link.rating, link.number));
    let (open, solved_ones): (Vec<&PuzzleLink>, Vec<&PuzzleLink>) =
        sorted.into_iter().partition(|link| link.mark != PuzzleMark::Solved);
    let (next, later) = open.split_at(open.len().min(SHOWN));
    let rest = later.len() + solved_ones.len();
    html! {
        h2 id=(of.game) { (ctx.text(&game_title(of.game))) }
        p .faint { meter min="0" max=(all) value=(solved) aria-hidden="true" {} " " (ctx.text(&count)) }
        ol .puzzle-list { @for link in next { li { (line(ctx, link)) } } }
        @if rest > 0 {
            details .puzzle-rest {
                summary { (ctx.text(&Phrase::new("pages-puzzles-rest").number("count", rest as i64))) }
                ol .puzzle-list { @for link in later.iter().chain(&solved_ones) { li { (line(ctx, link)) } } }
            }
        }
    }
}

fn line(ctx: &PageContext<'_>, link: &PuzzleLink) -> Markup {
    let class = match link.mark {
        PuzzleMark::New => "new",
        PuzzleMark::Tried => "tried",
        PuzzleMark::Solved => "solved",
        PuzzleMark::Shown => "shown",
    };
    let seats = Phrase::new("pages-puzzle-seats").number("seats", link.seats as i64);
    html! {
        a .puzzle-link.(class) href=(puzzle_address(link)) {
            span .puzzle-number { (link.number) }
            span .puzzle-theme { (ctx.message(link.theme.key())) }
            span .faint {
                (ctx.text(&seats))
                @if link.steps > 1 { " · " (ctx.text(&Phrase::new("pages-puzzle-steps").number("steps", link.steps as i64))) }
            }
            span .puzzle-rating { (link.rating) }
            @if let Some(key) = mark_key(link.mark) { span .tag { (ctx.message(key)) } }
        }
    }
}
