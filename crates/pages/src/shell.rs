//! The shell around every page: head, header with language and theme, footer.

use maud::{DOCTYPE, Markup, html};

use crate::{
    frame::{Frame, Theme},
    ornament,
};
use words::Language;

/// A page of its own, with `main` brought along.
pub(crate) fn shell(frame: &Frame<'_>, title: &str, main: &Markup) -> Markup {
    page(frame, title, main, &html! { (footer(frame)) })
}

/// A page around a table: no footer, but everything the script needs beside the part it replaces.
pub(crate) fn table_shell(frame: &Frame<'_>, title: &str, main: &Markup) -> Markup {
    page(frame, title, main, &html! { (beside(frame)) })
}

fn page(frame: &Frame<'_>, title: &str, main: &Markup, after: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(frame.language.tag()) data-theme=(frame.theme.name()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover";
                meta name="referrer" content="same-origin";
                title { (title) }
                link rel="stylesheet" href=(frame.links.style);
                link rel="icon" type="image/svg+xml" href=(frame.links.icon);
                @for module in &frame.links.modules { link rel="modulepreload" href=(module); }
                script type="module" src=(frame.links.script) {}
            }
            body {
                a .skip href="#main" { (frame.word("pages-skip")) }
                (header(frame))
                (main)
                (after)
            }
        }
    }
}

fn header(frame: &Frame<'_>) -> Markup {
    let reader = frame.reader.name();
    html! {
        header .top {
            a .brand href="/" { (ornament::hand()) span { (frame.word("pages-title")) } }
            details .menu {
                summary {
                    @match reader {
                        Some(name) => span .reader { (name) },
                        None => span { (frame.word("pages-menu")) },
                    }
                }
                nav .menu-body aria-label=(frame.word("pages-menu")) {
                    ul {
                        li { a href="/" { (frame.word("pages-menu-tables")) } }
                        li { a href="/account" { (frame.word("pages-menu-account")) } }
                    }
                    (language_form(frame))
                    (theme_form(frame))
                }
            }
        }
    }
}

fn language_form(frame: &Frame<'_>) -> Markup {
    html! {
        form method="post" action="/language" {
            input type="hidden" name="back" value=(frame.here);
            p .menu-title { (frame.word("pages-language")) }
            div .switch {
                @for language in Language::ALL {
                    button name="language" value=(language.tag()) lang=(language.tag())
                        aria-pressed=(language == frame.language) { (language.name()) }
                }
            }
        }
    }
}

fn theme_form(frame: &Frame<'_>) -> Markup {
    html! {
        form method="post" action="/theme" {
            input type="hidden" name="back" value=(frame.here);
            p .menu-title { (frame.word("pages-theme")) }
            div .switch {
                @for theme in Theme::ALL {
                    button name="theme" value=(theme.name()) aria-pressed=(theme == frame.theme) {
                        (frame.word(theme_key(theme)))
                    }
                }
            }
        }
    }
}

const fn theme_key(theme: Theme) -> &'static str {
    match theme {
        Theme::Device => "pages-theme-device",
        Theme::Light => "pages-theme-light",
        Theme::Dark => "pages-theme-dark",
    }
}

fn footer(frame: &Frame<'_>) -> Markup {
    html! {
        footer .bottom {
            (ornament::band())
            p { (frame.word("pages-footer")) }
        }
    }
}

/// What stands beside the part of a table page that is replaced: it must survive.
fn beside(frame: &Frame<'_>) -> Markup {
    let keys = [
        ("?", "pages-key-help"),
        ("1 – 9", "pages-key-number"),
        ("↑ ↓", "pages-key-list"),
        ("← ↑ ↓ →", "pages-key-board"),
        ("B", "pages-key-to-board"),
        ("C", "pages-key-to-choices"),
        ("Esc", "pages-key-escape"),
        ("U", "pages-key-undo"),
        ("R", "pages-key-restart"),
        ("L", "pages-key-log"),
        ("T", "pages-key-chat"),
        ("S", "pages-key-say"),
        ("F", "pages-key-face"),
        ("W", "pages-key-rule"),
    ];
    html! {
        div #live .unseen role="status" aria-live="polite" data-lost=(frame.word("pages-lost"))
            data-back=(frame.word("pages-back")) data-failed=(frame.word("pages-failed"))
            data-narrowed=(frame.word("pages-narrowed")) data-copied=(frame.word("pages-copied"))
            data-rule=(frame.word("pages-rule")) {}
        div #tip aria-hidden="true" hidden {}
        dialog #ask aria-labelledby="ask-title" {
            h2 #ask-title { (frame.word("pages-sure")) }
            p #ask-words {}
            p #ask-loses {}
            div .row {
                button #ask-no .quiet type="button" { (frame.word("pages-sure-no")) }
                button #ask-yes type="button" { (frame.word("pages-sure-yes")) }
            }
        }
        dialog #keys aria-labelledby="keys-title" {
            h2 #keys-title { (frame.word("pages-keys")) }
            dl .keys {
                @for (key, words) in keys { div { dt { kbd { (key) } } dd { (frame.word(words)) } } }
            }
            form method="dialog" { button { (frame.word("pages-close")) } }
        }
    }
}
