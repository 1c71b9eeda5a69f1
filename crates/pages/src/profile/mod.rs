//! The page of a person's games, and the leaderboards.

mod history;
mod leaderboard;
mod record;

use maud::{Markup, html};
use table::text::Phrase;

use crate::{
    layout::layout,
    lobby::game_title,
    model::{Access, ProfilePage, Rating, Streak},
    number::{change, decimal},
    page_context::PageContext,
};

pub use self::leaderboard::leaderboard;
pub(crate) use self::leaderboard::switch;

/// The page of a person's games.
pub fn profile(ctx: &PageContext<'_>, model: &ProfilePage) -> Markup {
    let title = match model.access {
        Access::Shared => ctx.text(&Phrase::new("pages-profile-of").text("name", model.name.as_str())),
        Access::Guest | Access::Own { .. } => ctx.message("pages-profile-mine"),
    };
    let main = html! {
        main #main .reference.profile tabindex="-1" {
            h1 { (title) }
            @if let Some(streak) = model.streak { p .lead { (streak_text(ctx, streak)) } }
            (access(ctx, &model.access))
            (contents(ctx, model))
            @if model.games.is_empty() { p .notice { (ctx.message("pages-profile-empty")) } }
            @for game in &model.games { (record::draw(ctx, game)) }
            @if !model.games.is_empty() || model.history.found > 0 { (history::draw(ctx, &model.history)) }
        }
    };
    layout(ctx, &title, &main)
}

/// Links to the parts of a long page.
fn contents(ctx: &PageContext<'_>, model: &ProfilePage) -> Markup {
    html! {
        @if model.games.len() > 1 {
            nav .boxes-nav aria-label=(ctx.message("pages-profile-contents")) {
                ul .links {
                    @for record in &model.games {
                        li { a .tag href=(format_args!("#record-{}", record.game)) { (ctx.text(&game_title(record.game))) } }
                    }
                    li { a .tag href="#history" { (ctx.message("pages-history")) } }
                }
            }
        }
    }
}

fn streak_text(ctx: &PageContext<'_>, streak: Streak) -> String {
    let (key, count) = match streak {
        Streak::Won(count) => ("pages-profile-streak-won", count),
        Streak::NotWon(count) => ("pages-profile-streak-lost", count),
    };
    ctx.text(&Phrase::new(key).number("count", count.cast_signed()))
}

/// Who sees the profile, and the button that changes it.
fn access(ctx: &PageContext<'_>, access: &Access) -> Markup {
    let form = |public: &str, words: &'static str, button: &'static str, link: Option<&str>| {
        html! {
            form .access method="post" action="/profile" {
                input type="hidden" name="public" value=(public);
                p { (ctx.message(words)) @if let Some(link) = link { " " a href=(path(link)) { (link) } } }
                button .quiet { (ctx.message(button)) }
            }
        }
    };
    match access {
        Access::Shared => html! {},
        Access::Guest => html! {
            p .faint { (ctx.message("pages-profile-guest")) " " a href="/account" { (ctx.message("pages-menu-account")) } }
        },
        Access::Own { link: Some(link) } => {
            form("no", "pages-profile-public", "pages-profile-make-private", Some(link))
        }
        Access::Own { link: None } => form("yes", "pages-profile-private", "pages-profile-make-public", None),
    }
}

/// A rating with its uncertainty, such as "27.4 ± 3.1".
pub(crate) fn rating_text(ctx: &PageContext<'_>, rating: Rating) -> String {
    format!("{} ± {}", decimal(ctx.language, rating.rating), decimal(ctx.language, rating.uncertainty))
}

/// How a rating changed, such as "+1.2".
pub(crate) fn change_text(ctx: &PageContext<'_>, before: Rating, after: Rating) -> String {
    change(ctx.language, after.rating - before.rating)
}

/// The path of a link to a profile. The page shows the whole link, for people to copy, and leads to its path.
fn path(link: &str) -> &str {
    link.find("/people/").map_or(link, |start| &link[start..])
}
