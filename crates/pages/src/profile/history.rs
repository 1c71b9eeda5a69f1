//! The list of games of a person, with filters.

use maud::{Markup, html};
use table::text::Phrase;

use super::change_text;
use crate::{
    lobby::{game_title, idle},
    model::{Against, History, HistoryFilter, Outcome, PlayedGame},
    page_context::PageContext,
};

pub(super) fn draw(ctx: &PageContext<'_>, history: &History) -> Markup {
    html! {
        section #history .history aria-labelledby="history-title" {
            h2 #history-title { (ctx.message("pages-history")) }
            (filters(ctx, history))
            p role="status" .faint { (ctx.text(&Phrase::new("pages-history-found").number("count", history.found as i64))) }
            ul .rows { @for game in &history.rows { li { (line(ctx, game)) } } }
            @if history.pages > 1 { (pages(ctx, history)) }
        }
    }
}

/// An option of a filter: its value, its title, and whether it is chosen.
type Choice = (String, String, bool);

fn filters(ctx: &PageContext<'_>, history: &History) -> Markup {
    let filter = &history.filter;
    let games = history
        .games
        .iter()
        .map(|game| ((*game).to_owned(), ctx.text(&game_title(game)), filter.game == Some(game)));
    let outcomes = Outcome::ALL.into_iter().map(|it| {
        let title = ctx.text(&Phrase::new(format!("pages-history-{}", it.name())));
        (it.name().to_owned(), title, filter.outcome == Some(it))
    });
    let seats = history.seats.iter().map(|seats| {
        let title = ctx.text(&Phrase::new("pages-profile-seats").number("count", *seats as i64));
        (seats.to_string(), title, filter.seats == Some(*seats))
    });
    let against = Against::ALL.into_iter().map(|it| {
        let title = ctx.text(&Phrase::new(format!("pages-history-against-{}", it.name())));
        (it.name().to_owned(), title, filter.against == Some(it))
    });
    html! {
        form .filters method="get" action="#history" {
            (select(ctx, "game", "pages-history-game", games.collect()))
            (select(ctx, "outcome", "pages-history-outcome", outcomes.collect()))
            (select(ctx, "seats", "pages-profile-by-seats", seats.collect()))
            (select(ctx, "against", "pages-history-against", against.collect()))
            button .quiet { (ctx.message("pages-history-show")) }
        }
    }
}

fn select(ctx: &PageContext<'_>, name: &str, label: &'static str, choices: Vec<Choice>) -> Markup {
    let id = format!("filter-{name}");
    html! {
        div .field {
            label for=(id) { (ctx.message(label)) }
            select id=(id) name=(name) {
                option value="" { (ctx.message("pages-history-all")) }
                @for (value, title, chosen) in choices { option value=(value) selected[chosen] { (title) } }
            }
        }
    }
}

fn line(ctx: &PageContext<'_>, game: &PlayedGame) -> Markup {
    let inside = html! {
        span .row-title {
            strong { (ctx.text(&game_title(game.game))) } " "
            span .tag.won[game.place == 1 && !game.left] {
                @if game.left {
                    (ctx.message("pages-history-left"))
                } @else {
                    (ctx.text(&Phrase::new("pages-history-place").number("place", i64::from(game.place)).number("seats", game.seats as i64)))
                }
            }
        }
        span .row-seats { @if game.others.is_empty() {
            span .faint { (ctx.message("pages-history-hidden")) }
        } @else {
            (ctx.text(&Phrase::new("pages-history-with").text("names", game.others.join(", "))))
        } }
        span .row-state {
            (ctx.text(&Phrase::new("pages-history-points").number("points", i64::from(game.points))))
            @if let Some((before, after)) = game.change {
                " · " span .change { (ctx.message("pages-rating")) " " (change_text(ctx, before, after)) }
            }
        }
        span .row-idle.faint { (ctx.text(&idle(game.ago))) }
    };
    html! {
        @match &game.table {
            Some(table) => a .table-row href=(format_args!("/table/{table}")) { (inside) },
            None => div .table-row { (inside) },
        }
    }
}

/// Links to the pages before and after this one.
fn pages(ctx: &PageContext<'_>, history: &History) -> Markup {
    let page = history.filter.page;
    let link = |to: usize| address(&HistoryFilter { page: to, ..history.filter.clone() });
    html! {
        nav .row aria-label=(ctx.message("pages-history")) {
            @if page > 1 { a .button.quiet href=(link(page - 1)) rel="prev" { (ctx.message("pages-history-newer")) } }
            span { (ctx.text(&Phrase::new("pages-history-page").number("page", page as i64).number("pages", history.pages as i64))) }
            @if page < history.pages { a .button.quiet href=(link(page + 1)) rel="next" { (ctx.message("pages-history-older")) } }
        }
    }
}

/// The address of a page of the history, from that of the profile.
fn address(filter: &HistoryFilter) -> String {
    let mut parts = vec![format!("page={}", filter.page)];
    parts.extend(filter.game.map(|game| format!("game={game}")));
    parts.extend(filter.outcome.map(|outcome| format!("outcome={}", outcome.name())));
    parts.extend(filter.seats.map(|seats| format!("seats={seats}")));
    parts.extend(filter.against.map(|against| format!("against={}", against.name())));
    format!("?{}#history", parts.join("&"))
}
