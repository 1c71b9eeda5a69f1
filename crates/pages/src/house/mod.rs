//! The pages of administrators, and the page on which players report something.

mod audit;
mod overview;
mod people;
mod registration;
mod reports;
mod tables;

use maud::{Markup, html};
use table::text::Phrase;

use crate::{layout::layout, model::HousePage, page_context::PageContext};

pub use reports::report;

/// The sections: address and message.
const SECTIONS: [(&str, &str); 7] = [
    ("/admin", "pages-house-overview"),
    ("/admin/people", "pages-house-people"),
    ("/admin/tables", "pages-house-tables"),
    ("/admin/reports", "pages-house-reports"),
    ("/admin/bans", "pages-house-bans"),
    ("/admin/registration", "pages-house-registration"),
    ("/admin/audit", "pages-house-audit"),
];

/// A page of administrators.
pub fn house(ctx: &PageContext<'_>, model: &HousePage) -> Markup {
    let (section, body) = match model {
        HousePage::Overview(model) => (0, overview::draw(ctx, model)),
        HousePage::People(model) => (1, people::list(ctx, model)),
        HousePage::Person(model) => (1, people::person(ctx, model)),
        HousePage::Tables(model) => (2, tables::draw(ctx, model)),
        HousePage::Reports(model) => (3, reports::list(ctx, model)),
        HousePage::Bans(model) => (4, people::bans(ctx, model)),
        HousePage::Registration(model) => (5, registration::draw(ctx, model)),
        HousePage::Audit(model) => (6, audit::draw(ctx, model)),
    };
    let (address, key) = SECTIONS[section];
    let title = match model {
        HousePage::Person(model) => model.person.name.clone(),
        _ => ctx.message(key),
    };
    let main = html! {
        main #main .reference.house tabindex="-1" {
            nav .house-sections aria-label=(ctx.message("pages-house")) {
                @for (other, key) in SECTIONS {
                    a .tag href=(other) aria-current=[(other == address).then_some("page")] { (ctx.message(key)) }
                }
            }
            h1 { (title) }
            (body)
        }
    };
    layout(ctx, &title, &main)
}

/// A search field for a list.
fn search(ctx: &PageContext<'_>, address: &str, label: &'static str, value: &str) -> Markup {
    html! {
        form .line method="get" action=(address) role="search" {
            label for="search" { (ctx.message(label)) }
            input #search name="q" value=(value) maxlength="60" autocomplete="off";
            button { (ctx.message("pages-house-search")) }
        }
    }
}

/// The link to what follows in a list.
fn older(ctx: &PageContext<'_>, address: &str, search: &str, before: Option<i64>) -> Markup {
    html! {
        @if let Some(before) = before {
            form .line method="get" action=(address) {
                @if !search.is_empty() { input type="hidden" name="q" value=(search); }
                input type="hidden" name="before" value=(before);
                button .quiet { (ctx.message("pages-house-older")) }
            }
        }
    }
}

/// Reason and number of days of a ban.
fn ban_fields(ctx: &PageContext<'_>) -> Markup {
    html! {
        div .field {
            label for="why" { (ctx.message("pages-house-reason")) }
            input #why .long name="reason" required maxlength="500" autocomplete="off";
            p .faint { (ctx.message("pages-house-reason-words")) }
        }
        div .field {
            label for="days" { (ctx.message("pages-house-days")) }
            input #days name="days" type="number" min="0" max="3650" value="7";
            p .faint { (ctx.message("pages-house-days-words")) }
        }
    }
}

/// A moment in words of all languages.
fn time(at: i64) -> Markup {
    html! { time .faint { (crate::date(at)) } }
}

/// Until when something lasts.
fn until(ctx: &PageContext<'_>, end: Option<i64>) -> String {
    match end {
        Some(end) => ctx.text(&Phrase::new("pages-house-until").text("time", crate::date(end))),
        None => ctx.message("pages-house-for-ever"),
    }
}
