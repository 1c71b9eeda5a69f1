//! The page of a table that its owner has ended.

use maud::{Markup, html};

use super::{bar, draw_notice, talk};
use crate::{model::TablePage, page_context::PageContext};

pub(super) fn draw(ctx: &PageContext<'_>, model: &TablePage) -> Markup {
    let head = &model.head;
    html! {
        div #sheet .sheet-page {
            h1 { (bar::heading(ctx, head)) }
            @if let Some(notice) = &model.notice { (draw_notice(ctx, head, notice)) }
            p .lead { (ctx.message("pages-ended")) }
            p { a href="/" { (ctx.message("pages-home")) } }
            p #connection .connection role="status" hidden {}
            (talk::chat(ctx, model))
        }
    }
}
