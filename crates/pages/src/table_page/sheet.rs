//! The sheet at the bottom of a small screen: the question, the actions and the hand. On a large screen its contents stand at
//! fixed places.

use maud::{Markup, html};

use crate::page_context::PageContext;

/// The heights of the sheet, each with the message for the control that leads to it.
const HEIGHTS: [(&str, &str); 3] =
    [("peek", "pages-sheet-peek"), ("half", "pages-sheet-half"), ("full", "pages-sheet-full")];

/// How far the sheet is open at first, in the order of [`HEIGHTS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Height {
    Peek,
    Half,
}

/// The sheet with its heights as radio buttons, so that they work without script.
pub(super) fn draw(ctx: &PageContext<'_>, first: Height, question: &Markup, contents: &Markup) -> Markup {
    html! {
        div .sheet {
            div .heights role="radiogroup" aria-label=(ctx.message("pages-sheet")) {
                @for (index, (height, key)) in HEIGHTS.into_iter().enumerate() {
                    @let id = format!("sheet-{height}");
                    // Only the label of the next height is in sight, so each button has its name.
                    input .unseen type="radio" name="sheet" id=(id) aria-label=(ctx.message(key)) checked[index == first as usize] data-keep;
                    label for=(id) {}
                }
            }
            (question)
            // The script shows here why a spot cannot be chosen, and the action that is about to be taken.
            p #reason .reason hidden data-keep {}
            (contents)
            button #confirm .confirm type="button" hidden data-keep {}
        }
    }
}

/// Whose turn it is and the question to that seat.
pub(super) fn question(text: &str) -> Markup {
    html! { p #question .question { (text) } }
}
