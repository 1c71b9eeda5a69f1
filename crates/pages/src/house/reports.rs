//! Reports: the list for administrators, and the page on which players write one.

use maud::{Markup, html};
use table::text::Phrase;

use super::{people::address, time};
use crate::{
    layout::layout,
    model::{ReportLine, ReportPage, ReportState},
    page_context::PageContext,
};

pub(super) fn list(ctx: &PageContext<'_>, reports: &[ReportLine]) -> Markup {
    html! {
        @if reports.is_empty() { p .faint { (ctx.message("pages-house-no-reports")) } }
        ul .rows { @for report in reports { li .house-row.resolved[report.resolved] { (line(ctx, report)) } } }
    }
}

fn line(ctx: &PageContext<'_>, report: &ReportLine) -> Markup {
    let (reporter, by) = &report.reporter;
    let (person, name) = &report.person;
    html! {
        span .row-title {
            a href=(address(*person)) { (name) } " "
            @if report.resolved { span .tag { (ctx.message("pages-house-resolved")) } }
        }
        @if report.line.is_some() { blockquote { (report.text) } }
        span { (ctx.message("pages-house-reported-by")) " " a href=(address(*reporter)) { (by) } " " q { (report.reason) } }
        span .small.faint {
            (time(report.at)) " · " a href=(format_args!("/table/{}", report.table)) { (ctx.message("pages-house-table")) }
        }
        @if !report.resolved {
            div .row.house-act {
                @if let Some(number) = report.line { (remove(ctx, &report.table, number)) }
                a .button.quiet href=(address(*person)) { (ctx.message("pages-house-ban")) span .unseen { " – " (name) } }
                form method="post" action=(format_args!("/admin/reports/{}/resolve", report.id)) {
                    button .quiet { (ctx.message("pages-house-resolve")) span .unseen { " – #" (report.id) } }
                }
            }
        }
    }
}

fn remove(ctx: &PageContext<'_>, table: &str, line: u64) -> Markup {
    html! {
        form method="post" action=(format_args!("/admin/tables/{table}/chat/{line}/remove")) {
            button .quiet { (ctx.message("pages-house-remove")) span .unseen { " – " (line) } }
        }
    }
}

/// The page on which a player reports a chat line or a person.
pub fn report(ctx: &PageContext<'_>, model: &ReportPage) -> Markup {
    let key = if model.line.is_some() { "pages-house-report-line" } else { "pages-house-report-person" };
    let title = ctx.text(&Phrase::new(key).text("name", model.name.as_str()));
    let table = format!("/table/{}", model.table);
    let main = html! {
        main #main .sheet-page tabindex="-1" {
            h1 { (title) }
            @if let Some((_, text)) = &model.line { blockquote { (text) } }
            @match &model.state {
                ReportState::Sent => p .notice.good role="status" { (ctx.message("pages-house-report-sent")) },
                ReportState::New | ReportState::Refused(_) => {
                    @if let ReportState::Refused(why) = &model.state { p .notice role="status" { (why) } }
                    form .stack method="post" action=(format_args!("{table}/report")) {
                        @if let Some((line, _)) = &model.line { input type="hidden" name="line" value=(line); }
                        @if let Some(seat) = model.seat { input type="hidden" name="seat" value=(seat); }
                        div .field {
                            label for="why" { (ctx.message("pages-house-report-reason")) }
                            textarea #why name="reason" required rows="3" maxlength="500" autocomplete="off" {}
                            p .faint { (ctx.message("pages-house-report-words")) }
                        }
                        button { (ctx.message("pages-house-report-send")) }
                    }
                }
            }
            @if let (true, Some((line, _))) = (model.may_remove, &model.line) { (remove(ctx, &model.table, *line)) }
            p .after { a href=(table) { (ctx.message("pages-house-back")) } }
        }
    };
    layout(ctx, &title, &main)
}
