//! Asks for confirmation where no script can ask.

use maud::{Markup, html};

use crate::{layout::layout, model::Confirm, page_context::PageContext};

/// Asks for confirmation before an action that loses something.
pub fn confirm(ctx: &PageContext<'_>, model: &Confirm) -> Markup {
    let title = ctx.message("pages-sure");
    let main = html! {
        main #main .sheet-page tabindex="-1" {
            h1 { (title) }
            p .lead { (model.text) }
            p .notice { (model.loses) }
            form .row method="post" action=(format_args!("/table/{}/play", model.id)) {
                input type="hidden" name="seat" value=(model.seat.number());
                input type="hidden" name="version" value=(model.version);
                input type="hidden" name="client" value=(model.client);
                input type="hidden" name="action" value=(model.action);
                input type="hidden" name="sure" value="1";
                a .button.quiet href=(format_args!("/table/{}?as={}", model.id, model.seat.number())) {
                    (ctx.message("pages-sure-no"))
                }
                button .go { (ctx.message("pages-sure-yes")) }
            }
        }
    };
    layout(ctx, &title, &main)
}
