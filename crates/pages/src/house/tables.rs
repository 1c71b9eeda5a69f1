//! Tables, as everybody may see them.

use maud::{Markup, html};

use super::{older, search};
use crate::{
    lobby::row_state,
    model::{RowState, TableList, TableRow},
    page_context::PageContext,
};

pub(super) fn draw(ctx: &PageContext<'_>, model: &TableList) -> Markup {
    html! {
        p { (ctx.message("pages-house-secrets")) }
        (search(ctx, "/admin/tables", "pages-house-search-tables", &model.search))
        (rows(ctx, &model.tables))
        (older(ctx, "/admin/tables", &model.search, model.older))
    }
}

pub(super) fn rows(ctx: &PageContext<'_>, tables: &[TableRow]) -> Markup {
    html! {
        @if tables.is_empty() { p .faint { (ctx.message("pages-house-no-tables")) } }
        ul .rows { @for table in tables { li .house-row { (row(ctx, table)) } } }
    }
}

fn row(ctx: &PageContext<'_>, table: &TableRow) -> Markup {
    let players: Vec<&str> = table.seats.iter().flatten().map(String::as_str).collect();
    let title = ctx.text(&crate::lobby::game_title(table.game));
    let is_over = matches!(table.state, RowState::Over { .. } | RowState::Ended);
    html! {
        span .row-title {
            a href=(format_args!("/table/{}", table.id)) { (title) @if !table.title.is_empty() { " – " (table.title) } }
            " " code .faint { (table.id) }
        }
        span { (players.join(", ")) }
        span .small.faint { (row_state(ctx, table)) " · " (ctx.text(&crate::lobby::idle(table.idle))) }
        @if !is_over {
            // Asked twice, without script as well.
            details .twice.house-act {
                summary .button.quiet { (ctx.message("pages-house-close")) span .unseen { " – " (table.id) } }
                p { (ctx.message("pages-house-close-words")) }
                form method="post" action=(format_args!("/admin/tables/{}/close", table.id)) {
                    button .quiet { (ctx.message("pages-house-close-sure")) span .unseen { " – " (table.id) } }
                }
            }
        }
    }
}
