//! The result of verifying the dealing.

use maud::{Markup, html};
use table::text::Phrase;

use crate::{
    layout::layout,
    model::{Verdict, VerifyPage},
    page_context::PageContext,
    table_page::contributions,
};

/// The result of verifying the dealing.
pub fn verify(ctx: &PageContext<'_>, model: &VerifyPage) -> Markup {
    let title = ctx.message("pages-verify");
    let main = html! {
        main #main .sheet-page.verify tabindex="-1" data-table=(model.id) data-commitment=(model.commitment) {
            h1 { (title) }
            @match &model.verdict {
                Verdict::Fair { seed, contributions, events, draws } => {
                    p .notice.good { (ctx.text(&Phrase::new("pages-verify-fair")
                        .number("events", *events as i64).number("draws", *draws as i64))) }
                    (hex_line(ctx, "pages-seed", seed))
                    (contributions::list(ctx, contributions, contributions::Reader::Watching))
                },
                Verdict::NotYet => p .notice { (ctx.message("pages-verify-not-yet")) },
                Verdict::Broken(why) => {
                    p .notice role="alert" { (ctx.message("pages-verify-broken")) }
                    p { code { (why) } }
                },
            }
            (hex_line(ctx, "pages-commitment", &model.commitment))
            p { (ctx.message("pages-verify-words")) }
            p { (ctx.message("pages-verify-yourself")) " " code { "ochre verify " (model.id) ".json" } }
            ul .links {
                li { a href=(format_args!("/table/{}", model.id)) { (ctx.message("pages-to-table")) } }
                li { a href=(format_args!("/table/{}/record", model.id)) { (ctx.message("pages-record")) } }
            }
        }
    };
    layout(ctx, &title, &main)
}

/// A long hexadecimal number with its name.
pub(crate) fn hex_line(ctx: &PageContext<'_>, title: &'static str, value: &str) -> Markup {
    html! { dl .secret-line { dt { (ctx.message(title)) } dd { code .secret { (value) } } } }
}
