//! The page that invites friends to a table with open seats.

use maud::{Markup, html};

use crate::{
    layout::layout,
    lobby::table_line,
    model::{FriendState, InvitePage},
    page_context::PageContext,
};

/// The friends of the reader, each with a button to invite them.
pub fn invite(ctx: &PageContext<'_>, model: &InvitePage) -> Markup {
    let title = ctx.message("pages-invite");
    let href = format!("/table/{}", model.table.id);
    let main = html! {
        main #main .sheet-page.friends tabindex="-1" {
            h1 { (title) }
            @if let Some(words) = &model.notice { p .notice role="status" { (words) } }
            (table_line(ctx, &model.table, &href))
            @if model.friends.is_empty() {
                p { (ctx.message("pages-invite-none")) " " a href="/friends" { (ctx.message("pages-friends")) } }
            } @else {
                p { (ctx.message("pages-invite-words")) }
                ul .ways.people {
                    @for (person, state) in &model.friends {
                        li {
                            strong { (person.name) }
                            @match state {
                                FriendState::Absent => form method="post" action=(format_args!("{href}/invite")) {
                                    input type="hidden" name="person" value=(person.id);
                                    button .go { (ctx.message("pages-invite-go")) span .unseen { " – " (person.name) } }
                                },
                                FriendState::Invited => span .tag { (ctx.message("pages-invite-done")) },
                                FriendState::Seated => span .tag { (ctx.message("pages-invite-seated")) },
                            }
                        }
                    }
                }
            }
            p { a .button.quiet href=(href) { (ctx.message("pages-invite-back")) } }
        }
    };
    layout(ctx, &title, &main)
}
