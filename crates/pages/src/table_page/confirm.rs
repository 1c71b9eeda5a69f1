//! Asks before something is lost, where no script can ask.

use maud::{Markup, html};

use crate::{frame::Frame, model::Confirm, shell::shell};

/// Asks before something is lost.
pub fn confirm(frame: &Frame<'_>, model: &Confirm) -> Markup {
    let title = frame.word("pages-sure");
    let main = html! {
        main #main .sheet-page tabindex="-1" {
            h1 { (title) }
            p .lead { (model.words) }
            p .notice { (model.loses) }
            form .row method="post" action=(format_args!("/table/{}/play", model.id)) {
                input type="hidden" name="seat" value=(model.seat.number());
                input type="hidden" name="version" value=(model.version);
                input type="hidden" name="client" value=(model.client);
                input type="hidden" name="action" value=(model.action);
                input type="hidden" name="sure" value="1";
                a .button.quiet href=(format_args!("/table/{}?as={}", model.id, model.seat.number())) {
                    (frame.word("pages-sure-no"))
                }
                button .go { (frame.word("pages-sure-yes")) }
            }
        }
    };
    shell(frame, &title, &main)
}
