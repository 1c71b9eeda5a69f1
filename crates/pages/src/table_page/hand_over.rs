//! Several people at one device: nothing hidden is on this page.

use maud::{Markup, html};
use table::{Seat, text::Phrase};

use crate::{frame::Frame, mark::Mark, model::TableHead};

pub(super) fn draw(frame: &Frame<'_>, head: &TableHead, to: Seat) -> Markup {
    html! {
        div .hand-over.(Mark::of(to).class()) {
            div .big-badge { (Mark::of(to).badge()) }
            h1 { (frame.say(&Phrase::new("pages-hand-over-title").text("name", head.name(to)))) }
            p { (frame.word("pages-hand-over-words")) }
            p { a .go href=(format_args!("/table/{}?as={}", head.id, to.number())) autofocus {
                (frame.say(&Phrase::new("pages-hand-over-go").text("name", head.name(to)))) } }
        }
    }
}
