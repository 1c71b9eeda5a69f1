//! Error pages.

use maud::{Markup, html};
use table::text::Phrase;

use crate::{
    illustration,
    layout::layout,
    model::{Exclusion, Problem},
    page_context::PageContext,
};

/// An error page.
pub fn problem(ctx: &PageContext<'_>, model: &Problem) -> Markup {
    let (title, words) = keys(model);
    let title = ctx.message(title);
    let detail = match model {
        Problem::Unreadable(detail) => detail.as_ref().map(|why| html! { code lang="en" { (why) } }),
        Problem::NotNow(detail) => Some(html! { (detail) }),
        _ => None,
    };
    let main = html! {
        main #main .sheet-page tabindex="-1" {
            (illustration::lost())
            h1 { (title) }
            p { (ctx.message(words)) }
            @if let Some(detail) = detail { p .notice { (detail) } }
            @if let Problem::Banned(exclusion) = model { (banned(ctx, exclusion)) }
            @else { p { a href="/" { (ctx.message("pages-home")) } } }
        }
    };
    layout(ctx, &title, &main)
}

/// Why somebody is banned, until when, and the way out of a session that is.
fn banned(ctx: &PageContext<'_>, exclusion: &Exclusion) -> Markup {
    let until = match &exclusion.until {
        Some(until) => ctx.text(&Phrase::new("pages-house-until").text("time", until.as_str())),
        None => ctx.message("pages-house-for-ever"),
    };
    html! {
        blockquote { (exclusion.reason) }
        p { strong { (until) } }
        @if exclusion.can_sign_out {
            form method="post" action="/account/sign-out" { button .quiet { (ctx.message("pages-account-sign-out")) } }
        }
    }
}

const fn keys(problem: &Problem) -> (&'static str, &'static str) {
    match problem {
        Problem::NoPage => ("pages-problem-no-page", "pages-problem-no-page-words"),
        Problem::NoTable => ("pages-problem-no-table", "pages-problem-no-table-words"),
        Problem::NoGame => ("pages-problem-no-game", "pages-problem-no-game-words"),
        Problem::NotYours => ("pages-problem-not-yours", "pages-problem-not-yours-words"),
        Problem::Banned(_) => ("pages-house-excluded", "pages-house-excluded-words"),
        Problem::CrossOrigin => ("pages-problem-cross-origin", "pages-problem-cross-origin-words"),
        Problem::Unreadable(_) => ("pages-problem-unreadable", "pages-problem-unreadable-words"),
        Problem::NotNow(_) => ("pages-problem-not-now", "pages-problem-not-now-words"),
        Problem::TooLarge => ("pages-problem-too-large", "pages-problem-too-large-words"),
        Problem::TooMany => ("pages-problem-too-many", "pages-problem-too-many-words"),
        Problem::Busy => ("pages-problem-busy", "pages-problem-busy-words"),
        Problem::Broken => ("pages-problem-broken", "pages-problem-broken-words"),
    }
}
