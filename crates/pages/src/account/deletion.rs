//! The page that asks a second time before an account is deleted.

use maud::{Markup, html};
use table::text::Phrase;

use super::password_field;
use crate::{layout::layout, model::DeleteAccount, page_context::PageContext};

/// What deletion means, and the form that does it: the login must be typed, and the password given.
pub fn delete_account(ctx: &PageContext<'_>, model: &DeleteAccount) -> Markup {
    let title = ctx.message("pages-delete");
    let consequences =
        ["pages-delete-account", "pages-delete-games", "pages-delete-chat", "pages-delete-boxes"];
    let main = html! {
        main #main .sheet-page.account tabindex="-1" {
            h1 { (title) }
            @if let Some(words) = &model.notice { p .notice role="status" { (words) } }
            p .lead { (ctx.message("pages-delete-words")) }
            ul { @for key in consequences { li { (ctx.message(key)) } } }
            p { a href="/account/data" download="ochre.json" { (ctx.message("pages-delete-download")) } }
            form .stack method="post" action="/account/delete" {
                fieldset {
                    legend { (ctx.message("pages-delete-sure")) }
                    div .field {
                        label for="delete-login" {
                            (ctx.text(&Phrase::new("pages-delete-type").text("login", model.login.clone())))
                        }
                        input #delete-login name="login" required maxlength="40" autocomplete="off"
                            autocapitalize="none" spellcheck="false";
                    }
                    @if model.has_password {
                        (password_field(ctx, "delete-password", "password", "pages-account-current-password", "current-password"))
                    }
                    div .row {
                        button .danger { (ctx.message("pages-delete-go")) }
                        a .button.quiet href="/account" { (ctx.message("pages-delete-keep")) }
                    }
                }
            }
        }
    };
    layout(ctx, &title, &main)
}
