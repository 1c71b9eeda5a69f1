//! The audit log.

use maud::{Markup, html};
use table::text::Phrase;

use super::{older, time};
use crate::{
    model::{AuditActor, AuditLine, AuditList},
    page_context::PageContext,
};

pub(super) fn draw(ctx: &PageContext<'_>, model: &AuditList) -> Markup {
    html! {
        p .faint { (ctx.message("pages-house-audit-words")) }
        ul .rows { @for line in &model.entries { li .house-row { (entry(ctx, line)) } } }
        (older(ctx, "/admin/audit", "", model.older))
    }
}

fn entry(ctx: &PageContext<'_>, line: &AuditLine) -> Markup {
    let actor = match &line.actor {
        AuditActor::Person(login) => login.clone(),
        AuditActor::Command => ctx.message("pages-house-by-command"),
        AuditActor::Server => ctx.message("pages-house-by-server"),
    };
    let about = match line.action.as_str() {
        "notice" if line.detail.is_empty() => "notice-removed",
        "notice" if line.subject.is_empty() => "notice-everybody",
        action => action,
    };
    let did = Phrase::new(format!("pages-house-did-{about}"))
        .text("subject", line.subject.as_str())
        .text("detail", line.detail.as_str());
    html! {
        span .row-title { strong { (actor) } " – " (ctx.text(&did)) }
        span .small { (time(line.at)) }
    }
}
