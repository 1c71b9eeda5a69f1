//! One table, in all its states.

use maud::{Markup, html};

use crate::{
    frame::Frame,
    model::{Confirm, ReplayPage, TablePage},
    shell::shell,
};

/// The whole page of a table.
pub fn table_page(frame: &Frame<'_>, model: &TablePage) -> Markup {
    shell(frame, &model.head.title, &table_main(frame, model))
}

/// Its `<main>` alone: what the script replaces when something happens.
pub fn table_main(frame: &Frame<'_>, model: &TablePage) -> Markup {
    let _ = (frame, model);
    html! { main {} }
}

/// One step of a finished game.
pub fn replay(frame: &Frame<'_>, model: &ReplayPage) -> Markup {
    let _ = model;
    shell(frame, &model.head.title, &html! { main {} })
}

/// Asks before something is lost.
pub fn confirm(frame: &Frame<'_>, model: &Confirm) -> Markup {
    let _ = model;
    shell(frame, &frame.word("pages-title"), &html! { main {} })
}
