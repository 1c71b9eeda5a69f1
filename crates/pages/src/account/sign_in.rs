//! Signing in, creating an account, and proving once more who one is.

use maud::{Markup, html};

use super::{login_field, passkey_button, password_field};
use crate::{
    layout::layout,
    model::{AccountPage, ConfirmAccount, Registration},
    page_context::PageContext,
};

/// What a reader without an account sees: create one, or sign in.
pub(super) fn signed_out(ctx: &PageContext<'_>, model: &AccountPage) -> Markup {
    html! {
        p { (ctx.message("pages-account-words")) }
        div .columns {
            form .stack method="post" action="/account/sign-in" {
                fieldset {
                    legend { (ctx.message("pages-account-have")) }
                    (login_field(ctx, "have-login"))
                    (password_field(ctx, "have-password", "password", "pages-account-password-plain", "current-password"))
                    button { (ctx.message("pages-account-sign-in")) }
                    p .after { a href="/account/recover" { (ctx.message("pages-account-forgotten")) } }
                }
            }
            (new_account(ctx, model))
        }
        @if model.offers_passkeys { (passkey_button(ctx, "sign-in", "pages-passkey-sign-in", &html! {})) }
    }
}

/// The form for a new account, or why there is none.
fn new_account(ctx: &PageContext<'_>, model: &AccountPage) -> Markup {
    let invited = !model.invitation.is_empty();
    html! {
        @match model.registration {
            Registration::Closed => p .notice { (ctx.message("pages-house-closed")) },
            Registration::Invitation if !invited => p .notice { (ctx.message("pages-house-invitation-only")) },
            Registration::Open | Registration::Invitation => {
                form .stack method="post" action="/account/new" {
                    @if invited { input type="hidden" name="invitation" value=(model.invitation); }
                    fieldset {
                        legend { (ctx.message("pages-account-new")) }
                        @if model.registration == Registration::Invitation { p { (ctx.message("pages-house-invited")) } }
                        (login_field(ctx, "new-login"))
                        (password_field(ctx, "new-password", "password", "pages-account-password", "new-password"))
                        button { (ctx.message("pages-account-create")) }
                    }
                }
            }
        }
    }
}

/// The page that asks for a fresh proof of identity before something that would lock somebody out.
pub fn confirm_account(ctx: &PageContext<'_>, model: &ConfirmAccount) -> Markup {
    let title = ctx.message("pages-account-confirm");
    let main = html! {
        main #main .sheet-page.account tabindex="-1" {
            h1 { (title) }
            p { (ctx.message("pages-account-confirm-words")) }
            @if let Some(words) = &model.notice { p .notice role="status" { (words) } }
            @if model.has_password {
                form .stack method="post" action="/account/confirm" {
                    fieldset {
                        legend { (ctx.message("pages-account-password-plain")) }
                        (password_field(ctx, "confirm-password", "password", "pages-account-current-password", "current-password"))
                        button .go { (ctx.message("pages-account-confirm-go")) }
                    }
                }
            }
            @if model.has_passkeys { (passkey_button(ctx, "confirm", "pages-passkey-confirm", &html! {})) }
            @if model.has_passkeys && !model.has_password { noscript { (ctx.message("pages-passkeys-script")) } }
            p { a href="/account" { (ctx.message("pages-account-back")) } }
        }
    };
    layout(ctx, &title, &main)
}
