//! Before and beside the tables.

use maud::{Markup, html};

use crate::{
    frame::Frame,
    model::{AccountPage, Front, NewTablePage},
    shell::shell,
};

/// The front page.
pub fn front(frame: &Frame<'_>, model: &Front) -> Markup {
    let _ = model;
    shell(frame, &frame.word("pages-title"), &html! { main {} })
}

/// The form for a new table.
pub fn new_table(frame: &Frame<'_>, model: &NewTablePage) -> Markup {
    let _ = model;
    shell(frame, &frame.word("pages-title"), &html! { main {} })
}

/// Name and account.
pub fn account(frame: &Frame<'_>, model: &AccountPage) -> Markup {
    let _ = model;
    shell(frame, &frame.word("pages-title"), &html! { main {} })
}
