//! The layout of every page: head, header with language and theme, footer.

use maud::{DOCTYPE, Markup, html};

use crate::{
    illustration,
    page_context::{PageContext, Reader, Theme},
};
use words::Language;

/// A page around `main`, with a footer.
pub(crate) fn layout(ctx: &PageContext<'_>, title: &str, main: &Markup) -> Markup {
    page(ctx, title, main, &html! { (footer(ctx)) })
}

/// A page around the `main` of a table: no footer, but the elements the script needs outside of the part it replaces.
pub(crate) fn table_layout(ctx: &PageContext<'_>, title: &str, badge: Badge, main: &Markup) -> Markup {
    document(ctx, title, Kind::Table(badge), main, &html! { (persistent(ctx)) })
}

/// The same for a table that is studied: a replay or a puzzle.
pub(crate) fn study_layout(ctx: &PageContext<'_>, title: &str, main: &Markup) -> Markup {
    document(ctx, title, Kind::Study, main, &html! { (persistent(ctx)) })
}

/// Whether the icon of the page has a badge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Badge {
    /// It is the reader's turn.
    Turn,
    None,
}

pub(crate) fn page(ctx: &PageContext<'_>, title: &str, main: &Markup, after: &Markup) -> Markup {
    document(ctx, title, Kind::Around, main, after)
}

/// What a page is about.
#[derive(Clone, Copy)]
enum Kind {
    Table(Badge),
    /// A table that is studied.
    Study,
    /// Something else than a table.
    Around,
}

fn document(ctx: &PageContext<'_>, title: &str, kind: Kind, main: &Markup, after: &Markup) -> Markup {
    let (usual, yours) = (&ctx.links.icon, &ctx.links.turn_icon);
    let icon = match kind {
        Kind::Table(Badge::Turn) => yours,
        Kind::Table(Badge::None) | Kind::Study | Kind::Around => usual,
    };
    html! {
        (DOCTYPE)
        html lang=(ctx.language.tag()) data-theme=(ctx.theme.name()) data-motion=(ctx.preferences.motion.name())
            data-bots=(ctx.preferences.bots.name()) data-sound=(ctx.preferences.sound.name())
            data-zoom=(ctx.preferences.zoom.name()) data-numbers=(ctx.preferences.numbers.name()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover";
                meta name="referrer" content="same-origin";
                title { (title) }
                link rel="stylesheet" href=(ctx.links.style);
                // What only other pages need would make a table heavier.
                @if !matches!(kind, Kind::Table(_)) { link rel="stylesheet" href=(ctx.links.more_style); }
                link #icon rel="icon" type="image/svg+xml" href=(icon) data-usual=(usual) data-yours=(yours);
                link rel="manifest" href=(ctx.links.manifest);
                @for module in &ctx.links.modules { link rel="modulepreload" href=(module); }
                script type="module" src=(ctx.links.script) {}
            }
            body {
                a .skip href="#main" { (ctx.message("pages-skip")) }
                (header(ctx))
                (main)
                (after)
            }
        }
    }
}

fn header(ctx: &PageContext<'_>) -> Markup {
    let reader = ctx.reader.name();
    html! {
        header .top {
            a .brand href="/" { (illustration::hand()) span { (ctx.message("pages-title")) } }
            details .menu {
                summary {
                    @match reader {
                        Some(name) => span .reader { (name) },
                        None => span { (ctx.message("pages-menu")) },
                    }
                }
                nav .menu-body aria-label=(ctx.message("pages-menu")) {
                    ul {
                        li { a href="/" { (ctx.message("pages-menu-tables")) } }
                        li { a href="/puzzles" { (ctx.message("pages-puzzles")) } }
                        li { a href="/friends" { (ctx.message("pages-friends")) } }
                        li { a href="/boxes" { (ctx.message("pages-boxes")) } }
                        li { a href="/profile" { (ctx.message("pages-profile-mine")) } }
                        li { a href="/leaderboard" { (ctx.message("pages-leaders")) } }
                        li { a href="/account" { (ctx.message("pages-menu-account")) } }
                        @if let Reader::Administrator(_) = ctx.reader {
                            li { a href="/admin" { (ctx.message("pages-house")) } }
                        }
                        li {
                            form method="get" action="/settings" {
                                input type="hidden" name="back" value=(ctx.here);
                                button .link { (ctx.message("pages-settings")) }
                            }
                        }
                    }
                    (language_form(ctx))
                    (theme_form(ctx))
                }
            }
        }
    }
}

fn language_form(ctx: &PageContext<'_>) -> Markup {
    html! {
        form method="post" action="/language" {
            input type="hidden" name="back" value=(ctx.here);
            p .menu-title { (ctx.message("pages-language")) }
            div .switch {
                @for language in Language::ALL {
                    button name="language" value=(language.tag()) lang=(language.tag())
                        aria-pressed=(language == ctx.language) { (language.name()) }
                }
            }
        }
    }
}

fn theme_form(ctx: &PageContext<'_>) -> Markup {
    html! {
        form method="post" action="/theme" {
            input type="hidden" name="back" value=(ctx.here);
            p .menu-title { (ctx.message("pages-theme")) }
            div .switch {
                @for theme in Theme::ALL {
                    button name="theme" value=(theme.name()) aria-pressed=(theme == ctx.theme) {
                        (ctx.message(theme_key(theme)))
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

fn footer(ctx: &PageContext<'_>) -> Markup {
    html! {
        footer .bottom {
            (illustration::band())
            p {
                (ctx.message("pages-footer")) " " a href="/licences" { (ctx.message("pages-licences")) } " · "
                a href="/translations" { (ctx.message("pages-translations")) }
            }
        }
    }
}

/// The elements of a table page that stay when the script replaces `main`: live region, tooltip, dialogs.
fn persistent(ctx: &PageContext<'_>) -> Markup {
    let keys = [
        ("?", "pages-key-help"),
        ("1 – 9", "pages-key-number"),
        ("↑ ↓", "pages-key-list"),
        ("← ↑ ↓ →", "pages-key-board"),
        ("B", "pages-key-to-board"),
        ("C", "pages-key-to-choices"),
        ("Esc", "pages-key-escape"),
        ("A", "pages-key-all"),
        ("+ − 0", "pages-key-zoom"),
        (".", "pages-key-again"),
        ("U", "pages-key-undo"),
        ("R", "pages-key-restart"),
        ("L", "pages-key-log"),
        ("T", "pages-key-chat"),
        ("S", "pages-key-say"),
        ("F", "pages-key-face"),
        ("W", "pages-key-rule"),
        ("N", "pages-key-numbers"),
        ("␣", "pages-key-film"),
        ("M", "pages-key-sound"),
    ];
    html! {
        div #live .unseen role="status" aria-live="polite" data-lost=(ctx.message("pages-lost"))
            data-back=(ctx.message("pages-back")) data-failed=(ctx.message("pages-failed"))
            data-narrowed=(ctx.message("pages-narrowed")) data-copied=(ctx.message("pages-copied"))
            data-rule=(ctx.message("pages-rule")) data-primer=(ctx.message("pages-tip-primer")) data-sound-on=(ctx.message("pages-sound-on"))
            data-sound-off=(ctx.message("pages-sound-off")) {}
        div #toasts role="status" aria-live="polite" data-hurry=(ctx.message("pages-clock-hurry")) {}
        div #tip aria-hidden="true" hidden {}
        div #labels aria-hidden="true" {}
        div #marks aria-hidden="true" {}
        div #lights aria-hidden="true" data-better=(ctx.message("pages-review-better")) data-played=(ctx.message("pages-review-played")) {}
        div #film aria-hidden="true" {}
        dialog #ask aria-labelledby="ask-title" {
            h2 #ask-title { (ctx.message("pages-sure")) }
            p #ask-words {}
            p #ask-loses {}
            div .row {
                button #ask-no .quiet type="button" { (ctx.message("pages-sure-no")) }
                button #ask-yes type="button" { (ctx.message("pages-sure-yes")) }
            }
        }
        dialog #keys aria-labelledby="keys-title" {
            h2 #keys-title { (ctx.message("pages-keys")) }
            dl .keys {
                @for (key, words) in keys { div { dt { kbd { (key) } } dd { (ctx.message(words)) } } }
            }
            form method="dialog" { button { (ctx.message("pages-close")) } }
        }
    }
}
