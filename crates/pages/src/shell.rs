//! The shell around every page: head, header with language and theme, footer.

use maud::{DOCTYPE, Markup, html};

use crate::frame::Frame;

/// A whole page. `main` brings its own `<main>`.
pub(crate) fn shell(frame: &Frame<'_>, title: &str, main: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(frame.language.tag()) data-theme=(frame.theme.name()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover";
                title { (title) }
                link rel="stylesheet" href=(frame.links.style);
                link rel="icon" type="image/svg+xml" href=(frame.links.icon);
            }
            body { (main) }
        }
    }
}
