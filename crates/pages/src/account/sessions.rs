//! Where the reader is signed in, and tokens for programs.

use maud::{Markup, html};
use table::text::Phrase;

use crate::{
    lobby::idle,
    model::{AccountPage, Session, SessionKind},
    page_context::PageContext,
};

/// The sessions, with a button to end each.
pub(super) fn sessions(ctx: &PageContext<'_>, sessions: &[Session]) -> Markup {
    html! {
        section .stack aria-labelledby="sessions" {
            h2 #sessions { (ctx.message("pages-sessions")) }
            p { (ctx.message("pages-sessions-words")) }
            ul .ways {
                @for (number, session) in (1..).zip(sessions) { li { (session_row(ctx, number, session)) } }
            }
            @if sessions.iter().any(|session| !session.current) {
                form method="post" action="/account/end" {
                    button .quiet { (ctx.message("pages-session-end-others")) }
                }
            }
        }
    }
}

fn session_row(ctx: &PageContext<'_>, number: i64, session: &Session) -> Markup {
    let kind = match session.kind {
        SessionKind::Browser => "pages-session-browser",
        SessionKind::Program => "pages-session-program",
    };
    let days = (session.left / (24 * 60 * 60)) as i64;
    html! {
        form .line method="post" action="/account/end" {
            input type="hidden" name="session" value=(session.id);
            span .fact {
                span {
                    (ctx.text(&Phrase::new(kind).number("number", number)))
                    @if session.current { " " span .tag { (ctx.message("pages-session-current")) } }
                }
                span .faint {
                    (ctx.text(&Phrase::new("pages-session-used").text("ago", ctx.text(&idle(session.unused)))))
                    " " (ctx.text(&Phrase::new("pages-session-left").number("days", days)))
                }
            }
            button .quiet { (ctx.message("pages-session-end")) span .unseen { " – " (number) } }
        }
    }
}

/// The form for a new token.
pub(super) fn programs(ctx: &PageContext<'_>, model: &AccountPage) -> Markup {
    html! {
        section aria-labelledby="programs" {
            h2 #programs { (ctx.message("pages-account-programs")) }
            p { (ctx.message("pages-account-programs-words")) }
            @if let Some(token) = &model.token {
                p { (ctx.message("pages-account-token-once")) }
                p { code .secret tabindex="0" { (token.0) } }
            }
            form method="post" action="/account/token" { button .quiet { (ctx.message("pages-account-token")) } }
        }
    }
}
