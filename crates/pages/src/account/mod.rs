//! The account page and the pages around it: signing in, recovery, confirmation, deletion.

mod deletion;
mod recovery;
mod sessions;
mod sign_in;
mod ways;

use maud::{Markup, html};
use table::text::Phrase;

pub use self::{
    deletion::delete_account,
    recovery::{recover, recover_link, recovery_codes},
    sign_in::confirm_account,
};
use crate::{
    layout::layout,
    model::{AccountPage, SignIn},
    page_context::{PageContext, Reader},
};

/// The account page.
pub fn account(ctx: &PageContext<'_>, model: &AccountPage) -> Markup {
    let title = ctx.message("pages-account");
    let login = match (&model.login, ctx.reader) {
        (Some(login), _) => Some(login.as_str()),
        (None, Reader::Account(name) | Reader::Administrator(name)) => Some(name),
        (None, Reader::Anonymous | Reader::Guest(_)) => None,
    };
    let main = html! {
        main #main .sheet-page.account tabindex="-1" {
            h1 { (title) }
            @if let Some(words) = &model.notice { p .notice role="status" { (words) } }
            @if let Some(key) = answer(model.sign_in) { p .notice role="status" { (ctx.message(key)) } }
            @match login {
                Some(login) => {
                    (identity(ctx, login))
                    (ways::ways(ctx, model))
                    @if !model.sessions.is_empty() { (sessions::sessions(ctx, &model.sessions)) }
                    (sessions::programs(ctx, model))
                    (data(ctx))
                },
                None => {
                    (name(ctx))
                    (sign_in::signed_out(ctx, model))
                    @if !model.sessions.is_empty() { (sessions::sessions(ctx, &model.sessions)) }
                },
            }
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
        SignIn::Recovered => Some("pages-account-recovered"),
    }
}

/// The form for the name of somebody without an account.
fn name(ctx: &PageContext<'_>) -> Markup {
    html! {
        form .stack method="post" action="/account/name" {
            fieldset {
                legend { (ctx.message("pages-name")) }
                (name_field(ctx))
                button { (ctx.message("pages-save")) }
            }
        }
    }
}

fn name_field(ctx: &PageContext<'_>) -> Markup {
    html! {
        div .field {
            label for="name" { (ctx.message("pages-name-shown")) }
            input #name name="name" required maxlength="40" autocomplete="nickname"
                value=(ctx.reader.name().unwrap_or_default());
        }
    }
}

/// Who the reader is: name and login.
fn identity(ctx: &PageContext<'_>, login: &str) -> Markup {
    html! {
        section aria-labelledby="identity" {
            h2 #identity { (ctx.message("pages-account-you")) }
            ul .ways {
                li {
                    (fact(ctx, "pages-name-shown", &html! { (ctx.reader.name().unwrap_or_default()) }))
                    (change(ctx, "pages-account-change", "pages-name-shown", &html! {
                        form method="post" action="/account/name" {
                            (name_field(ctx))
                            button { (ctx.message("pages-save")) }
                        }
                    }))
                }
                li {
                    (fact(ctx, "pages-account-login", &html! { (login) }))
                    (change(ctx, "pages-account-change", "pages-account-login", &html! {
                        form method="post" action="/account/login" {
                            div .field {
                                label for="login" { (ctx.message("pages-account-new-login")) }
                                input #login name="login" required maxlength="40" autocomplete="username" value=(login);
                                p .faint { (ctx.message("pages-account-new-login-words")) }
                            }
                            button { (ctx.message("pages-save")) }
                        }
                    }))
                }
            }
            form .row method="post" action="/account/sign-out" {
                span .faint { (ctx.text(&Phrase::new("pages-account-signed-in").text("login", login))) }
                button .quiet { (ctx.message("pages-account-sign-out")) }
            }
        }
    }
}

/// What something is, and its value.
fn fact(ctx: &PageContext<'_>, title: &'static str, value: &Markup) -> Markup {
    html! { div .fact { strong { (ctx.message(title)) } span { (value) } } }
}

/// A form that opens on request. `about` is what it changes, for those who do not see where it stands.
fn change(ctx: &PageContext<'_>, verb: &'static str, about: &'static str, form: &Markup) -> Markup {
    html! {
        details .more {
            summary .button.quiet { (ctx.message(verb)) span .unseen { " – " (ctx.message(about)) } }
            (form)
        }
    }
}

/// A field for a password. `id` is different for every field of the page.
fn password_field(
    ctx: &PageContext<'_>,
    id: &str,
    name: &str,
    label: &'static str,
    autocomplete: &str,
) -> Markup {
    // A current password may be older than the shortest length.
    let shortest = (autocomplete == "new-password").then_some("8");
    html! {
        div .field {
            label for=(id) { (ctx.message(label)) }
            input id=(id) name=(name) type="password" required minlength=[shortest] maxlength="200"
                autocomplete=(autocomplete);
        }
    }
}

fn login_field(ctx: &PageContext<'_>, id: &str) -> Markup {
    html! {
        div .field {
            label for=(id) { (ctx.message("pages-account-login")) }
            input id=(id) name="login" required maxlength="40" autocomplete="username";
        }
    }
}

/// A button that needs the script: the browser asks for a passkey. `kind` is the ceremony.
fn passkey_button(ctx: &PageContext<'_>, kind: &str, label: &'static str, more: &Markup) -> Markup {
    html! {
        form .passkey data-passkey=(kind) data-failed=(ctx.message("pages-passkey-failed"))
            data-cancelled=(ctx.message("pages-passkey-cancelled")) hidden {
            (more)
            button .quiet { (ctx.message(label)) }
            p .passkey-answer role="status" {}
        }
    }
}

/// The reader's data: take it along, or delete it.
fn data(ctx: &PageContext<'_>) -> Markup {
    html! {
        section aria-labelledby="data" {
            h2 #data { (ctx.message("pages-account-data")) }
            p { (ctx.message("pages-account-data-words")) }
            div .row {
                a .button.quiet href="/account/data" download="ochre.json" { (ctx.message("pages-account-download")) }
                a .button.quiet.danger href="/account/delete" { (ctx.message("pages-account-delete")) }
            }
        }
    }
}
