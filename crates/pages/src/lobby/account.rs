//! Name and account: a name is enough to play, an account keeps the seats.

use maud::{Markup, html};
use table::text::Phrase;

use crate::{
    frame::{Frame, Reader},
    model::{AccountPage, SignIn},
    shell::shell,
};

/// Name and account.
pub fn account(frame: &Frame<'_>, model: &AccountPage) -> Markup {
    let title = frame.word("pages-account");
    let main = html! {
        main #main .sheet-page tabindex="-1" {
            h1 { (title) }
            @if let Some(key) = answer(model.sign_in) { p .notice role="status" { (frame.word(key)) } }
            form .stack method="post" action="/account/name" {
                fieldset {
                    legend { (frame.word("pages-name")) }
                    div .field {
                        label for="name" { (frame.word("pages-name-shown")) }
                        input #name name="name" required maxlength="40" autocomplete="nickname"
                            value=(frame.reader.name().unwrap_or_default());
                    }
                    button { (frame.word("pages-save")) }
                }
            }
            @match (&model.login, frame.reader) {
                (Some(login), _) => (signed_in(frame, login, model)),
                (None, Reader::Account(name)) => (signed_in(frame, name, model)),
                (None, Reader::Stranger | Reader::Guest(_)) => (signed_out(frame)),
            }
        }
    };
    shell(frame, &title, &main)
}

const fn answer(sign_in: SignIn) -> Option<&'static str> {
    match sign_in {
        SignIn::Fresh => None,
        SignIn::Wrong => Some("pages-account-wrong"),
        SignIn::Taken => Some("pages-account-taken"),
        SignIn::Short => Some("pages-account-short"),
        SignIn::NoName => Some("pages-account-no-name"),
        SignIn::Saved => Some("pages-account-saved"),
    }
}

fn signed_in(frame: &Frame<'_>, login: &str, model: &AccountPage) -> Markup {
    html! {
        section .stack {
            p { (frame.say(&Phrase::new("pages-account-signed-in").text("login", login))) }
            form method="post" action="/account/sign-out" { button .quiet { (frame.word("pages-account-sign-out")) } }
        }
        form .stack method="post" action="/account/token" {
            fieldset {
                legend { (frame.word("pages-account-programs")) }
                p { (frame.word("pages-account-programs-words")) }
                @if let Some(token) = &model.token {
                    p { (frame.word("pages-account-token-once")) }
                    p { code .secret tabindex="0" { (token.0) } }
                }
                button .quiet { (frame.word("pages-account-token")) }
            }
        }
    }
}

fn signed_out(frame: &Frame<'_>) -> Markup {
    html! {
        p { (frame.word("pages-account-words")) }
        div .columns {
            form .stack method="post" action="/account/new" {
                fieldset {
                    legend { (frame.word("pages-account-new")) }
                    (credentials(frame, "new", "new-password"))
                    button { (frame.word("pages-account-create")) }
                }
            }
            form .stack method="post" action="/account/sign-in" {
                fieldset {
                    legend { (frame.word("pages-account-have")) }
                    (credentials(frame, "have", "current-password"))
                    button { (frame.word("pages-account-sign-in")) }
                }
            }
        }
    }
}

fn credentials(frame: &Frame<'_>, id: &str, autocomplete: &str) -> Markup {
    html! {
        div .field {
            label for=(format_args!("{id}-login")) { (frame.word("pages-account-login")) }
            input id=(format_args!("{id}-login")) name="login" required maxlength="40" autocomplete="username";
        }
        div .field {
            label for=(format_args!("{id}-password")) { (frame.word("pages-account-password")) }
            input id=(format_args!("{id}-password")) name="password" type="password" required minlength="8"
                maxlength="200" autocomplete=(autocomplete);
        }
    }
}
