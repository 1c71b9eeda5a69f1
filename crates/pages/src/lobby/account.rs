//! The account page: name, sign-in, password, sessions, API token.

use maud::{Markup, html};
use table::text::Phrase;

use super::front::idle;
use crate::{
    layout::layout,
    model::{AccountPage, Registration, Session, SessionKind, SignIn},
    page_context::{PageContext, Reader},
};

/// The account page.
pub fn account(ctx: &PageContext<'_>, model: &AccountPage) -> Markup {
    let title = ctx.message("pages-account");
    let main = html! {
        main #main .sheet-page tabindex="-1" {
            h1 { (title) }
            @if let Some(key) = answer(model.sign_in) { p .notice role="status" { (ctx.message(key)) } }
            form .stack method="post" action="/account/name" {
                fieldset {
                    legend { (ctx.message("pages-name")) }
                    div .field {
                        label for="name" { (ctx.message("pages-name-shown")) }
                        input #name name="name" required maxlength="40" autocomplete="nickname"
                            value=(ctx.reader.name().unwrap_or_default());
                    }
                    button { (ctx.message("pages-save")) }
                }
            }
            @match (&model.login, ctx.reader) {
                (Some(login), _) => (signed_in(ctx, login, model)),
                (None, Reader::Account(name) | Reader::Administrator(name)) => (signed_in(ctx, name, model)),
                (None, Reader::Anonymous | Reader::Guest(_)) => (signed_out(ctx, model)),
            }
            @if !model.sessions.is_empty() { (sessions(ctx, &model.sessions)) }
        }
    };
    layout(ctx, &title, &main)
}

const fn answer(sign_in: SignIn) -> Option<&'static str> {
    match sign_in {
        SignIn::Fresh => None,
        SignIn::Wrong => Some("pages-account-wrong"),
        SignIn::Taken => Some("pages-account-taken"),
        SignIn::Short => Some("pages-account-short"),
        SignIn::Weak => Some("pages-account-weak"),
        SignIn::NoName => Some("pages-account-no-name"),
        SignIn::NotInvited => Some("pages-house-not-invited"),
        SignIn::Closed => Some("pages-house-closed"),
        SignIn::Saved => Some("pages-account-saved"),
    }
}

fn signed_in(ctx: &PageContext<'_>, login: &str, model: &AccountPage) -> Markup {
    html! {
        section .stack {
            p { (ctx.text(&Phrase::new("pages-account-signed-in").text("login", login))) }
            form method="post" action="/account/sign-out" { button .quiet { (ctx.message("pages-account-sign-out")) } }
        }
        form .stack method="post" action="/account/password" {
            fieldset {
                legend { (ctx.message("pages-account-change-password")) }
                (password(ctx, "current", "pages-account-current-password", "current-password"))
                (password(ctx, "password", "pages-account-new-password", "new-password"))
                p .faint { (ctx.message("pages-account-change-password-words")) }
                button .quiet { (ctx.message("pages-account-change-password")) }
            }
        }
        form .stack method="post" action="/account/token" {
            fieldset {
                legend { (ctx.message("pages-account-programs")) }
                p { (ctx.message("pages-account-programs-words")) }
                @if let Some(token) = &model.token {
                    p { (ctx.message("pages-account-token-once")) }
                    p { code .secret tabindex="0" { (token.0) } }
                }
                button .quiet { (ctx.message("pages-account-token")) }
            }
        }
    }
}

fn password(ctx: &PageContext<'_>, name: &str, label: &'static str, autocomplete: &str) -> Markup {
    html! {
        div .field {
            label for=(format_args!("change-{name}")) { (ctx.message(label)) }
            input id=(format_args!("change-{name}")) name=(name) type="password" required minlength="8"
                maxlength="200" autocomplete=(autocomplete);
        }
    }
}

/// Where the reader is signed in, with a button to end each session.
fn sessions(ctx: &PageContext<'_>, sessions: &[Session]) -> Markup {
    html! {
        section .stack aria-labelledby="sessions" {
            h2 #sessions { (ctx.message("pages-sessions")) }
            p { (ctx.message("pages-sessions-words")) }
            ul .rows {
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
            span {
                (ctx.text(&Phrase::new(kind).number("number", number)))
                @if session.current { " " span .tag { (ctx.message("pages-session-current")) } }
                " " span .faint {
                    (ctx.text(&Phrase::new("pages-session-used").text("ago", ctx.text(&idle(session.unused)))))
                    " " (ctx.text(&Phrase::new("pages-session-left").number("days", days)))
                }
            }
            button .quiet { (ctx.message("pages-session-end")) span .unseen { " – " (number) } }
        }
    }
}

fn signed_out(ctx: &PageContext<'_>, model: &AccountPage) -> Markup {
    let invited = !model.invitation.is_empty();
    html! {
        p { (ctx.message("pages-account-words")) }
        div .columns {
            @match model.registration {
                Registration::Closed => p .notice { (ctx.message("pages-house-closed")) },
                Registration::Invitation if !invited => p .notice { (ctx.message("pages-house-invitation-only")) },
                Registration::Open | Registration::Invitation => {
                    form .stack method="post" action="/account/new" {
                        @if invited { input type="hidden" name="invitation" value=(model.invitation); }
                        fieldset {
                            legend { (ctx.message("pages-account-new")) }
                            @if model.registration == Registration::Invitation { p { (ctx.message("pages-house-invited")) } }
                            (credentials(ctx, "new", "new-password"))
                            button { (ctx.message("pages-account-create")) }
                        }
                    }
                }
            }
            form .stack method="post" action="/account/sign-in" {
                fieldset {
                    legend { (ctx.message("pages-account-have")) }
                    (credentials(ctx, "have", "current-password"))
                    button { (ctx.message("pages-account-sign-in")) }
                }
            }
        }
    }
}

fn credentials(ctx: &PageContext<'_>, id: &str, autocomplete: &str) -> Markup {
    html! {
        div .field {
            label for=(format_args!("{id}-login")) { (ctx.message("pages-account-login")) }
            input id=(format_args!("{id}-login")) name="login" required maxlength="40" autocomplete="username";
        }
        div .field {
            label for=(format_args!("{id}-password")) { (ctx.message("pages-account-password")) }
            input id=(format_args!("{id}-password")) name="password" type="password" required minlength="8"
                maxlength="200" autocomplete=(autocomplete);
        }
    }
}
