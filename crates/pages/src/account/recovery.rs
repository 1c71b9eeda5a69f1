//! Pages for somebody who has lost the password, and the recovery codes of somebody who has not.

use maud::{Markup, html};

use super::{login_field, password_field};
use crate::{
    layout::layout,
    model::{RecoverLinkPage, RecoverPage, RecoveryCodes},
    page_context::PageContext,
};

/// The page where a lost password is replaced: with a recovery code, or with a link that an e-mail brings.
pub fn recover(ctx: &PageContext<'_>, model: &RecoverPage) -> Markup {
    let title = ctx.message("pages-recover");
    let main = html! {
        main #main .sheet-page.account tabindex="-1" {
            h1 { (title) }
            @if let Some(words) = &model.notice { p .notice role="status" { (words) } }
            p { (ctx.message("pages-recover-words")) }
            div .columns {
                @if model.by_mail { (by_mail(ctx)) }
                (by_code(ctx))
            }
            p { a href="/account" { (ctx.message("pages-account-back")) } }
        }
    };
    layout(ctx, &title, &main)
}

fn by_code(ctx: &PageContext<'_>) -> Markup {
    html! {
        form .stack method="post" action="/account/recover/code" {
            fieldset {
                legend { (ctx.message("pages-recover-code")) }
                (login_field(ctx, "recover-login"))
                div .field {
                    label for="recover-code" { (ctx.message("pages-recover-code-field")) }
                    input #recover-code name="code" required maxlength="60" autocomplete="one-time-code"
                        autocapitalize="none" spellcheck="false";
                }
                (password_field(ctx, "recover-password", "password", "pages-account-new-password", "new-password"))
                button { (ctx.message("pages-recover-go")) }
            }
        }
    }
}

fn by_mail(ctx: &PageContext<'_>) -> Markup {
    html! {
        form .stack method="post" action="/account/recover/mail" {
            fieldset {
                legend { (ctx.message("pages-recover-mail")) }
                p { (ctx.message("pages-recover-mail-words")) }
                (login_field(ctx, "mail-login"))
                button { (ctx.message("pages-recover-mail-go")) }
            }
        }
    }
}

/// The page that the link of an e-mail opens.
pub fn recover_link(ctx: &PageContext<'_>, model: &RecoverLinkPage) -> Markup {
    let title = ctx.message("pages-recover");
    let main = html! {
        main #main .sheet-page.account tabindex="-1" {
            h1 { (title) }
            @if let Some(words) = &model.notice { p .notice role="status" { (words) } }
            form .stack method="post" action=(format_args!("/account/recover/{}", model.token)) {
                fieldset {
                    legend { (ctx.message("pages-recover-link")) }
                    (password_field(ctx, "recover-password", "password", "pages-account-new-password", "new-password"))
                    button { (ctx.message("pages-recover-go")) }
                }
            }
        }
    };
    layout(ctx, &title, &main)
}

/// The page that shows new recovery codes, once.
pub fn recovery_codes(ctx: &PageContext<'_>, model: &RecoveryCodes) -> Markup {
    let title = ctx.message("pages-codes");
    let main = html! {
        main #main .sheet-page.account tabindex="-1" {
            h1 { (title) }
            p .lead { (ctx.message("pages-codes-once")) }
            ol .codes { @for code in &model.codes { li { code .secret { (code) } } } }
            p { (ctx.message("pages-codes-use")) }
            p { a .button.go href="/account" { (ctx.message("pages-codes-kept")) } }
        }
    };
    layout(ctx, &title, &main)
}
