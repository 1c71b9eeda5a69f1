//! Friends: the page of the people a reader knows, invitations, and the page that invites friends to a table.

mod invite;
mod people;

use maud::{Markup, html};
use table::text::Phrase;

pub use self::{invite::invite, people::friends};
use crate::{
    lobby::{game_title, table_line},
    model::{InvitationRow, TableRow},
    page_context::PageContext,
};

/// Invitations the reader has received, each with a button to decline it.
pub(crate) fn invitations(ctx: &PageContext<'_>, invitations: &[InvitationRow]) -> Markup {
    html! {
        @if !invitations.is_empty() {
            section .tables aria-labelledby="invitations" {
                h2 #invitations { (ctx.message("pages-invitations")) }
                ul .rows { @for row in invitations { li .invitation { (invitation(ctx, row)) } } }
            }
        }
    }
}

fn invitation(ctx: &PageContext<'_>, row: &InvitationRow) -> Markup {
    let game = ctx.text(&game_title(row.table.game));
    let words = Phrase::new("pages-invitation-from").text("name", row.inviter.clone());
    let href = format!("/table/{}?invite={}", row.table.id, row.secret);
    html! {
        p .invitation-words { (ctx.text(&words)) }
        (table_line(ctx, &row.table, &href))
        form method="post" action="/friends/decline" {
            input type="hidden" name="table" value=(row.table.id);
            button .quiet { (ctx.message("pages-invitation-decline")) span .unseen { " – " (game) ", " (row.inviter) } }
        }
    }
}

/// Public tables of friends with an open seat.
pub(crate) fn tables(ctx: &PageContext<'_>, tables: &[TableRow]) -> Markup {
    html! {
        @if !tables.is_empty() {
            section .tables aria-labelledby="friends-tables" {
                h2 #friends-tables { (ctx.message("pages-friends-tables")) }
                ul .rows {
                    @for row in tables { li { (table_line(ctx, row, &format!("/table/{}", row.id))) } }
                }
            }
        }
    }
}
