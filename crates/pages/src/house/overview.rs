//! How the house is doing.

use maud::{Markup, html};
use table::text::Phrase;

use crate::{
    lobby::idle,
    model::{Overview, Registration},
    page_context::PageContext,
};

/// With less free space, in megabytes, the disk is marked.
const LOW_SPACE: u64 = 200;

pub(super) fn draw(ctx: &PageContext<'_>, model: &Overview) -> Markup {
    let megabytes = |count: Option<u64>| match count {
        Some(count) if count >= 10_000 => {
            ctx.text(&Phrase::new("pages-house-gigabytes").number("count", (count / 1000).cast_signed()))
        }
        Some(count) => ctx.text(&Phrase::new("pages-house-megabytes").number("count", count.cast_signed())),
        None => "–".to_owned(),
    };
    let database = if model.database { "pages-house-well" } else { "pages-house-unwell" };
    let mail = if model.mail { "pages-house-mail-on" } else { "pages-house-mail-off" };
    let low = model.free.is_some_and(|free| free < LOW_SPACE);
    html! {
        section .house-cards {
            (link(ctx, "/admin/reports", "pages-house-open-reports", &model.reports.to_string()))
            (link(ctx, "/admin/bans", "pages-house-open-bans", &model.bans.to_string()))
            (link(ctx, "/admin/registration", "pages-house-who-registers", &ctx.message(registration(model.registration))))
        }
        h2 { (ctx.message("pages-house-health")) }
        dl .house-facts {
            (fact(ctx, "pages-house-database", &ctx.message(database), !model.database))
            (fact(ctx, "pages-house-database-size", &megabytes(model.database_size), false))
            (fact(ctx, "pages-house-free", &megabytes(model.free), low))
            (fact(ctx, "pages-house-memory", &megabytes(model.memory), false))
            (fact(ctx, "pages-house-live-tables", &model.tables.to_string(), false))
            (fact(ctx, "pages-house-streams", &model.streams.to_string(), false))
            (fact(ctx, "pages-house-queue", &model.bot_queue.to_string(), false))
            (fact(ctx, "pages-house-mail", &ctx.message(mail), false))
            (fact(ctx, "pages-house-notices", &model.notices_waiting.to_string(), false))
            (fact(ctx, "pages-house-notices-failed", &model.notices_failed.to_string(), false))
            (fact(ctx, "pages-house-failures", &model.failures.to_string(), model.failures > 0))
            (fact(ctx, "pages-house-started", &ctx.text(&idle(model.uptime)), false))
            (fact(ctx, "pages-house-version", &model.version, false))
            (fact(ctx, "pages-house-schema", &model.schema.to_string(), false))
            (fact(ctx, "pages-house-administrators", &model.administrators.join(", "), false))
        }
        p .faint { (ctx.message("pages-house-secrets")) }
    }
}

fn fact(ctx: &PageContext<'_>, key: &'static str, value: &str, wrong: bool) -> Markup {
    html! { div .wrong[wrong] { dt { (ctx.message(key)) } dd { (value) } } }
}

fn link(ctx: &PageContext<'_>, address: &str, key: &'static str, value: &str) -> Markup {
    html! { a .house-card href=(address) { span .faint { (ctx.message(key)) } " " strong { (value) } } }
}

pub(super) const fn registration(registration: Registration) -> &'static str {
    match registration {
        Registration::Open => "pages-house-registration-open",
        Registration::Invitation => "pages-house-registration-invitation",
        Registration::Closed => "pages-house-registration-closed",
    }
}
