//! What can be looked up.

use maud::{Markup, html};

use crate::{
    frame::Frame,
    model::{Gallery, Problem, RulesPage, VerifyPage},
    shell::shell,
};

/// The rule index of a game, with an anchor per rule.
pub fn rules(frame: &Frame<'_>, model: &RulesPage) -> Markup {
    let _ = model;
    shell(frame, &frame.word("pages-title"), &html! { main {} })
}

/// Every face of a game.
pub fn gallery(frame: &Frame<'_>, model: &Gallery) -> Markup {
    let _ = model;
    shell(frame, &frame.word("pages-title"), &html! { main {} })
}

/// Was the dealing fair?
pub fn verify(frame: &Frame<'_>, model: &VerifyPage) -> Markup {
    let _ = model;
    shell(frame, &frame.word("pages-title"), &html! { main {} })
}

/// What went wrong, in plain words.
pub fn problem(frame: &Frame<'_>, model: &Problem) -> Markup {
    let _ = model;
    shell(frame, &frame.word("pages-title"), &html! { main {} })
}
