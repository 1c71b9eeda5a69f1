//! The ways into the account: password, passkeys, recovery codes.

use maud::{Markup, html};
use table::text::Phrase;

use super::{change, fact, passkey_button, password_field};
use crate::{
    lobby::idle,
    model::{AccountPage, PasskeyRow},
    page_context::PageContext,
};

pub(super) fn ways(ctx: &PageContext<'_>, model: &AccountPage) -> Markup {
    html! {
        section aria-labelledby="ways" {
            h2 #ways { (ctx.message("pages-account-ways")) }
            ul .ways {
                li { (password(ctx, model)) }
                li { (passkeys(ctx, model)) }
                li { (codes(ctx, model)) }
            }
        }
    }
}

fn password(ctx: &PageContext<'_>, model: &AccountPage) -> Markup {
    let (state, verb) = if model.has_password {
        ("pages-account-password-set", "pages-account-change")
    } else {
        ("pages-account-password-none", "pages-account-set")
    };
    html! {
        (fact(ctx, "pages-account-password-plain", &html! { (ctx.message(state)) }))
        (change(ctx, verb, "pages-account-password-plain", &html! {
            form method="post" action="/account/password" {
                @if model.has_password {
                    (password_field(ctx, "change-current", "current", "pages-account-current-password", "current-password"))
                }
                (password_field(ctx, "change-password", "password", "pages-account-new-password", "new-password"))
                p .faint { (ctx.message("pages-account-change-password-words")) }
                button { (ctx.message(if model.has_password { "pages-account-change-password" } else { "pages-account-set-password" })) }
            }
            @if model.has_password && !model.passkeys.is_empty() {
                form .after method="post" action="/account/password/remove" {
                    p .faint { (ctx.message("pages-account-remove-password-words")) }
                    button .quiet { (ctx.message("pages-account-remove-password")) }
                }
            }
        }))
    }
}

fn passkeys(ctx: &PageContext<'_>, model: &AccountPage) -> Markup {
    let count = Phrase::new("pages-passkeys-count").number("count", model.passkeys.len() as i64);
    html! {
        (fact(ctx, "pages-passkeys", &html! { (ctx.text(&count)) }))
        (change(ctx, "pages-account-manage", "pages-passkeys", &html! {
            p .faint { (ctx.message("pages-passkeys-words")) }
            @if !model.passkeys.is_empty() {
                ul .rows { @for passkey in &model.passkeys { li { (passkey_row(ctx, passkey)) } } }
            }
            @if model.offers_passkeys {
                noscript { (ctx.message("pages-passkeys-script")) }
                (passkey_button(ctx, "register", "pages-passkey-add", &html! {
                    div .field {
                        label for="passkey-name" { (ctx.message("pages-passkey-name")) }
                        input #passkey-name name="name" required maxlength="24" value=(ctx.message("pages-passkey-default"));
                    }
                }))
            } @else { p { (ctx.message("pages-passkeys-unavailable")) } }
        }))
    }
}

fn passkey_row(ctx: &PageContext<'_>, passkey: &PasskeyRow) -> Markup {
    let used = Phrase::new("pages-session-used").text("ago", ctx.text(&idle(passkey.unused)));
    html! {
        form .line method="post" action="/account/passkeys/remove" {
            input type="hidden" name="passkey" value=(passkey.id);
            span { strong { (passkey.name) } " " span .faint { (ctx.text(&used)) } }
            button .quiet { (ctx.message("pages-passkey-remove")) span .unseen { " – " (passkey.name) } }
        }
    }
}

fn codes(ctx: &PageContext<'_>, model: &AccountPage) -> Markup {
    let left = Phrase::new("pages-codes-left").number("count", model.codes_left as i64);
    html! {
        (fact(ctx, "pages-codes", &html! { (ctx.text(&left)) }))
        (change(ctx, "pages-account-renew", "pages-codes", &html! {
            p .faint { (ctx.message("pages-codes-words")) }
            form method="post" action="/account/codes" { button { (ctx.message("pages-codes-renew")) } }
        }))
    }
}
