//! The reader's boxes, game by game.

use maud::{Markup, html};
use table::text::Phrase;

use super::parts::{address, play_address, problems, progress};
use crate::{
    layout::layout,
    lobby::game_title,
    model::{BoxHead, BoxOwner, BoxProblem, BoxesOfGame, BoxesPage},
    page_context::PageContext,
};

/// The reader's boxes.
pub fn boxes(ctx: &PageContext<'_>, model: &BoxesPage) -> Markup {
    let title = ctx.message("pages-boxes");
    let main = html! {
        main #main .lobby.boxes tabindex="-1" {
            h1 { (title) }
            p .lead { (ctx.message("pages-boxes-words")) }
            @for of in &model.games {
                @let problem = model.problem.as_ref().filter(|problem| problem.game == of.game);
                section aria-labelledby=(of.game) { (game(ctx, of, problem)) }
            }
        }
    };
    layout(ctx, &title, &main)
}

fn game(ctx: &PageContext<'_>, of: &BoxesOfGame, problem: Option<&BoxProblem>) -> Markup {
    html! {
        h2 id=(of.game) { (ctx.text(&game_title(of.game))) }
        @if let Some(problem) = problem { (problems(ctx, &problem.messages)) }
        @if of.mine.is_empty() { p .faint { (ctx.message("pages-boxes-none")) } }
        ul .box-list { @for head in &of.mine { li { (own(ctx, head)) } } }
        @if !of.friends.is_empty() {
            h3 { (ctx.message("pages-boxes-friends")) }
            ul .links { @for head in &of.friends {
                li { a href=(address(head, "")) { (head.name) }
                    @if let BoxOwner::Person(owner) = &head.owner { " " span .faint { (owner) } } }
            } }
        }
        @if !of.household.is_empty() {
            h3 { (ctx.message("pages-boxes-household")) }
            ul .links { @for (id, name) in &of.household { li { a href=(format_args!("/boxes/{id}")) { (name) } } } }
        }
        (new_box(ctx, of.game, problem))
    }
}

fn own(ctx: &PageContext<'_>, head: &BoxHead) -> Markup {
    let state = if head.shared { "pages-box-shared" } else { "pages-box-private" };
    html! {
        div .box-card {
            h3 { a href=(address(head, "")) { (head.name) } }
            (progress(ctx, head))
            p .faint {
                (ctx.message(state))
                @if head.drafts > 0 {
                    " · " (ctx.text(&Phrase::new("pages-box-drafts").number("count", head.drafts as i64)))
                }
            }
            div .row {
                a .button href=(address(head, "")) { (ctx.message("pages-box-open")) }
                a .button.quiet href=(play_address(head)) { (ctx.message("pages-box-play")) }
                a .button.quiet href=(address(head, "/export")) download { (ctx.message("pages-box-export")) }
            }
            details .more {
                summary .button.quiet { (ctx.message("pages-box-more")) }
                form .line method="post" action=(address(head, "/rename")) {
                    label for=(format_args!("name-{}", head.id)) { (ctx.message("pages-box-name")) }
                    input id=(format_args!("name-{}", head.id)) name="name" maxlength="40" required autocomplete="off" value=(head.name);
                    button .quiet { (ctx.message("pages-box-rename")) }
                }
                (share(ctx, head))
                div .row {
                    form method="post" action=(address(head, "/copy")) { button .quiet { (ctx.message("pages-box-copy")) } }
                    // Asked twice, without script as well.
                    details .twice {
                        summary .button.quiet { (ctx.message("pages-box-delete")) }
                        p { (ctx.message("pages-box-delete-words")) }
                        form method="post" action=(address(head, "/delete")) {
                            button .quiet { (ctx.message("pages-box-delete-sure")) }
                        }
                    }
                }
            }
        }
    }
}

/// Whether others may see the box, with its link if they may.
pub(super) fn share(ctx: &PageContext<'_>, head: &BoxHead) -> Markup {
    let (words, verb, other) = if head.shared {
        ("pages-box-shared-words", "pages-box-unshare", "off")
    } else {
        ("pages-box-private-words", "pages-box-share", "on")
    };
    html! {
        form .line method="post" action=(address(head, "/share")) {
            input type="hidden" name="shared" value=(other);
            span { (ctx.message(words)) } " "
            button .quiet { (ctx.message(verb)) }
        }
        @if head.shared {
            div .line {
                label for=(format_args!("link-{}", head.id)) { (ctx.message("pages-box-link")) }
                input id=(format_args!("link-{}", head.id)) readonly value=(head.link);
            }
        }
    }
}

fn new_box(ctx: &PageContext<'_>, game: &str, problem: Option<&BoxProblem>) -> Markup {
    let (name, text) = problem.map_or(("", ""), |problem| (problem.name.as_str(), problem.text.as_str()));
    let id = |part: &str| format!("new-{part}-{game}");
    html! {
        details .more id=(format_args!("new-{game}")) open[problem.is_some()] {
            summary .button.quiet { (ctx.message("pages-box-new")) }
            form .stack method="post" action="/boxes" {
                input type="hidden" name="game" value=(game);
                div .field {
                    label for=(id("name")) { (ctx.message("pages-box-name")) }
                    input id=(id("name")) name="name" maxlength="40" required autocomplete="off" value=(name)
                        placeholder=(ctx.message("pages-box-name-example"));
                }
                (text_field(ctx, &id("text"), text))
                div .row { button .go { (ctx.message("pages-box-create")) } }
            }
        }
    }
}

/// A text area for an overlay file, with a button that fills it from a file.
pub(super) fn text_field(ctx: &PageContext<'_>, id: &str, text: &str) -> Markup {
    html! {
        div .field {
            label for=(id) { (ctx.message("pages-box-text")) }
            textarea id=(id) name="text" rows="4" spellcheck="false" autocapitalize="off" { (text) }
            label .button.quiet data-needs-script hidden { (ctx.message("pages-box-file")) " "
                input type="file" accept=".toml,text/plain" data-fills=(id) .unseen;
            }
            p .faint { (ctx.message("pages-box-text-words")) }
        }
    }
}
