//! Was the dealing fair?

use maud::{Markup, html};
use table::text::Phrase;

use crate::{
    frame::Frame,
    model::{Verdict, VerifyPage},
    shell::shell,
};

/// Was the dealing fair?
pub fn verify(frame: &Frame<'_>, model: &VerifyPage) -> Markup {
    let title = frame.word("pages-verify");
    let main = html! {
        main #main .sheet-page tabindex="-1" {
            h1 { (title) }
            @match &model.verdict {
                Verdict::Fair { seed, events, draws } => {
                    p .notice.good { (frame.say(&Phrase::new("pages-verify-fair")
                        .number("events", *events as i64).number("draws", *draws as i64))) }
                    (secret(frame, "pages-seed", seed))
                },
                Verdict::NotYet => p .notice { (frame.word("pages-verify-not-yet")) },
                Verdict::Broken(why) => {
                    p .notice role="alert" { (frame.word("pages-verify-broken")) }
                    p { code { (why) } }
                },
            }
            (secret(frame, "pages-commitment", &model.commitment))
            p { (frame.word("pages-verify-words")) }
            p { (frame.word("pages-verify-yourself")) " " code { "ochre verify " (model.id) ".json" } }
            ul .links {
                li { a href=(format_args!("/table/{}", model.id)) { (frame.word("pages-to-table")) } }
                li { a href=(format_args!("/table/{}/record", model.id)) { (frame.word("pages-record")) } }
            }
        }
    };
    shell(frame, &title, &main)
}

/// A long number with its name.
pub(crate) fn secret(frame: &Frame<'_>, title: &'static str, value: &str) -> Markup {
    html! { dl .secret-line { dt { (frame.word(title)) } dd { code .secret { (value) } } } }
}
