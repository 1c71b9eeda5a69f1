//! People and bans.

use maud::{Markup, html};
use table::text::Phrase;

use super::{ban_fields, older, search, tables, time, until};
use crate::{
    model::{BanLine, PeopleList, PersonLine, PersonPage},
    page_context::PageContext,
};

pub(super) fn list(ctx: &PageContext<'_>, model: &PeopleList) -> Markup {
    html! {
        (search(ctx, "/admin/people", "pages-house-search-people", &model.search))
        @if model.people.is_empty() { p { (ctx.message("pages-house-nobody")) } }
        ul .rows {
            @for person in &model.people {
                li { a .house-row href=(address(person.id)) { (facts(ctx, person)) } }
            }
        }
        (older(ctx, "/admin/people", &model.search, model.older))
    }
}

pub(super) fn address(person: i64) -> String {
    format!("/admin/people/{person}")
}

fn facts(ctx: &PageContext<'_>, person: &PersonLine) -> Markup {
    let kind = match person.login {
        Some(_) => "pages-house-account",
        None => "pages-house-guest",
    };
    html! {
        span .row-title {
            strong { (person.name) } " "
            span .faint { @if let Some(login) = &person.login { (login) " " } "#" (person.id) } " "
            span .tag { (ctx.message(kind)) } " "
            @if person.administrator { span .tag { (ctx.message("pages-house-administrator")) } " " }
            @if person.banned { span .tag.wrong { (ctx.message("pages-house-banned")) } }
        }
        span .small.faint {
            (ctx.text(&Phrase::new("pages-house-tables-count").number("count", person.tables))) " · "
            (ctx.text(&Phrase::new("pages-house-since").text("time", crate::date(person.created))))
            @if let Some(used) = person.used {
                " · " (ctx.text(&Phrase::new("pages-house-seen").text("time", crate::date(used))))
            }
        }
    }
}

pub(super) fn person(ctx: &PageContext<'_>, model: &PersonPage) -> Markup {
    let person = &model.person;
    html! {
        div .house-row { (facts(ctx, person)) }
        @match &model.ban {
            Some(ban) => {
                h2 { (ctx.message("pages-house-banned")) }
                (ban_row(ctx, ban))
            },
            None if person.administrator => p { (ctx.message("pages-house-no-ban")) },
            None => {
                form .stack method="post" action=(format_args!("{}/ban", address(person.id))) {
                    fieldset {
                        legend { (ctx.message("pages-house-ban")) }
                        p { (ctx.message("pages-house-ban-words")) }
                        (ban_fields(ctx))
                        button { (ctx.message("pages-house-ban-do")) }
                    }
                }
            }
        }
        form .line method="post" action=(format_args!("{}/sessions", address(person.id))) {
            span { (ctx.message("pages-house-sessions-words")) } " "
            button .quiet { (ctx.message("pages-house-sessions")) }
        }
        h2 { (ctx.message("pages-house-tables")) }
        (tables::rows(ctx, &model.tables))
    }
}

/// All bans, and the form for a range of addresses.
pub(super) fn bans(ctx: &PageContext<'_>, bans: &[BanLine]) -> Markup {
    html! {
        p { (ctx.message("pages-house-bans-words")) " " a href="/admin/people" { (ctx.message("pages-house-people")) } }
        @if bans.is_empty() { p .faint { (ctx.message("pages-house-no-bans")) } }
        ul .rows { @for ban in bans { li { (ban_row(ctx, ban)) } } }
        form .stack method="post" action="/admin/bans" {
            fieldset {
                legend { (ctx.message("pages-house-ban-network")) }
                div .field {
                    label for="network" { (ctx.message("pages-house-network")) }
                    input #network name="network" required maxlength="50" autocomplete="off" placeholder="192.0.2.0/24";
                }
                (ban_fields(ctx))
                button { (ctx.message("pages-house-ban-do")) }
            }
        }
    }
}

fn ban_row(ctx: &PageContext<'_>, ban: &BanLine) -> Markup {
    html! {
        div .house-row {
            span .row-title {
                @match &ban.person {
                    Some((id, name)) => a href=(address(*id)) { (name) " #" (id) },
                    None => code { (ban.network.as_deref().unwrap_or_default()) },
                }
                @if !ban.active { " " span .tag { (ctx.message("pages-house-ended")) } }
            }
            span { q { (ban.reason) } }
            span .small.faint { (time(ban.at)) " · " (until(ctx, ban.expires)) }
            form .house-act method="post" action=(format_args!("/admin/bans/{}/lift", ban.id)) {
                button .quiet { (ctx.message("pages-house-lift")) span .unseen { " – #" (ban.id) } }
            }
        }
    }
}
