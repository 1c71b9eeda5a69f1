//! The page of the settings.

use maud::{Markup, html};
use table::text::Phrase;

use crate::{
    layout::layout, model::NoticesSection, notices, page_context::PageContext, preferences::Preferences,
};

/// The page of the settings. Its form posts to `/settings`; `back` is where it leads afterwards.
pub fn settings_page(ctx: &PageContext<'_>, back: &str, notices: &NoticesSection) -> Markup {
    let title = ctx.message("pages-settings");
    let main = html! {
        main #main .sheet-page tabindex="-1" {
            h1 { (title) }
            p { (ctx.message("pages-settings-words")) }
            form .stack method="post" action="/settings" {
                input type="hidden" name="back" value=(back);
                @for (name, chosen) in ctx.preferences.values() { (setting(ctx, name, chosen)) }
                div .row { button .go { (ctx.message("pages-save")) } a .button.quiet href=(back) { (ctx.message("pages-settings-back")) } }
            }
            (notices::section(ctx, notices))
        }
    };
    layout(ctx, &title, &main)
}

/// One setting: its name, what it does, and its values as radio buttons.
fn setting(ctx: &PageContext<'_>, name: &'static str, chosen: &str) -> Markup {
    let text = |suffix: &str| ctx.text(&Phrase::new(format!("pages-setting-{name}{suffix}")));
    html! {
        fieldset .setting {
            legend { (text("")) }
            p .faint { (text("-words")) }
            div .row {
                @for value in Preferences::offered(name) {
                    label .pick {
                        input type="radio" name=(name) value=(value) checked[value == chosen];
                        (ctx.text(&Phrase::new(format!("pages-setting-value-{value}"))))
                    }
                }
            }
        }
    }
}
