//! Messages to people who are not there: the settings, the pages of links in messages, and the choice for one table.

use maud::{Markup, html};
use table::text::Phrase;

use crate::{
    layout::layout,
    model::{ChannelLine, LinkPage, NoticesSection, TableNoticesPage},
    page_context::PageContext,
};

/// The part of the settings about messages.
pub(crate) fn section(ctx: &PageContext<'_>, model: &NoticesSection) -> Markup {
    html! {
        section #notices .stack aria-labelledby="notices-title" {
            h2 #notices-title { (ctx.message("pages-notices")) }
            @if let Some(answer) = &model.answer { p .notice role="status" { (answer) } }
            p { (ctx.message("pages-notices-words")) }
            @if model.person {
                @if model.channels.is_empty() {
                    p .faint { (ctx.message("pages-notices-none")) }
                } @else {
                    ul .ways { @for (number, line) in (1..).zip(&model.channels) { li { (channel(ctx, number, line)) } } }
                }
                (push_switch(ctx))
                (mail(ctx, model))
                (webhook(ctx))
                (wishes(ctx, model))
            } @else {
                p .faint { (ctx.message("pages-notices-nobody")) " " a href="/account" { (ctx.message("pages-account")) } }
            }
        }
    }
}

/// The switch of this browser. Only a script can turn it.
fn push_switch(ctx: &PageContext<'_>) -> Markup {
    let words = |state: &str| ctx.text(&Phrase::new(format!("pages-notices-push-{state}")));
    html! {
        div .push data-keep data-on=(words("on")) data-off=(words("off")) data-asking=(words("asking"))
            data-denied=(words("denied")) data-silent=(words("silent")) data-failed=(words("failed"))
            data-unable=(words("unable")) {
            button .push-switch.quiet type="button" aria-pressed="false" hidden { (ctx.message("pages-notices-push")) }
            span .push-state.faint role="status" { noscript { (words("script")) } }
        }
    }
}

/// At a table: the switch of this browser, and the way to everything else.
pub(crate) fn at_table(ctx: &PageContext<'_>, id: &str) -> Markup {
    html! {
        div .calls {
            (push_switch(ctx))
            a .small href=(format_args!("/table/{id}/notices")) { (ctx.message("pages-notices-table")) }
        }
    }
}

fn channel(ctx: &PageContext<'_>, number: usize, line: &ChannelLine) -> Markup {
    let kind = ctx.text(&Phrase::new(format!("pages-notices-kind-{}", line.kind)));
    let state = ctx.text(&Phrase::new(format!("pages-notices-state-{}", line.state)));
    let button = |action: &str, key: &'static str| {
        html! { button .quiet name="action" value=(action) { (ctx.message(key)) span .unseen { " – " (number) } } }
    };
    html! {
        form .line.channel method="post" action="/notices/channel" {
            input type="hidden" name="channel" value=(line.id);
            span .channel-words {
                (kind) " " bdi .address { (line.address) } " " span .tag { (state) }
                @if let Some(failure) = &line.failure {
                    br; span .faint.small { (ctx.message("pages-notices-failure")) " " bdi .address { (failure) } }
                }
            }
            @match line.state {
                "on" => (button("off", "pages-notices-switch-off")),
                "off" | "dead" => (button("on", "pages-notices-switch-on")),
                _ => {},
            }
            (button("remove", "pages-notices-remove"))
        }
    }
}

fn mail(ctx: &PageContext<'_>, model: &NoticesSection) -> Markup {
    html! {
        form .stack method="post" action="/notices/mail" {
            fieldset {
                legend { (ctx.message("pages-notices-kind-mail")) }
                @if model.mail {
                    div .field {
                        label for="mail" { (ctx.message("pages-notices-mail")) }
                        input #mail .long name="address" type="email" required maxlength="254" autocomplete="email";
                        p .faint { (ctx.message("pages-notices-mail-words")) }
                    }
                    button .quiet { (ctx.message("pages-notices-mail-send")) }
                } @else {
                    p .faint { (ctx.message("pages-notices-no-mail")) }
                }
            }
        }
    }
}

fn webhook(ctx: &PageContext<'_>) -> Markup {
    html! {
        form .stack method="post" action="/notices/webhook" {
            fieldset {
                legend { (ctx.message("pages-notices-kind-webhook")) }
                div .field {
                    label for="webhook" { (ctx.message("pages-notices-webhook")) }
                    input #webhook .long name="url" type="url" required maxlength="1000" placeholder="https://";
                    p .faint { (ctx.message("pages-notices-webhook-words")) }
                }
                div .field {
                    label for="shape" { (ctx.message("pages-notices-shape")) }
                    select #shape name="shape" {
                        @for shape in ["plain", "discord", "slack", "ntfy"] {
                            option value=(shape) { (ctx.text(&Phrase::new(format!("pages-notices-shape-{shape}")))) }
                        }
                    }
                }
                button .quiet { (ctx.message("pages-notices-webhook-add")) }
            }
        }
    }
}

fn wishes(ctx: &PageContext<'_>, model: &NoticesSection) -> Markup {
    let time = |name: &str, key: &'static str, value: &str| {
        html! {
            div .field {
                label for=(name) { (ctx.message(key)) }
                input id=(name) name=(name) type="time" value=(value);
            }
        }
    };
    html! {
        form .stack method="post" action="/notices/settings" {
            fieldset {
                legend { (ctx.message("pages-notices-wishes")) }
                @for (name, on) in &model.occasions {
                    label .tick {
                        input type="checkbox" name="occasion" value=(name) checked[*on]; " "
                        (ctx.text(&Phrase::new(format!("pages-notices-occasion-{name}"))))
                    }
                }
                p .label.after { (ctx.message("pages-notices-quiet")) }
                p .faint { (ctx.message("pages-notices-quiet-words")) }
                div .row { (time("from", "pages-notices-from", &model.quiet.0)) (time("until", "pages-notices-until", &model.quiet.1)) }
                div .field {
                    label for="zone" { (ctx.message("pages-notices-zone")) }
                    input #zone name="zone" list="zones" value=(model.zone) required maxlength="64" autocomplete="off";
                    datalist #zones { @for zone in &model.zones { option value=(zone) {} } }
                }
                button { (ctx.message("pages-save")) }
            }
        }
    }
}

/// The page of a link that a message contains.
pub fn link_page(ctx: &PageContext<'_>, model: &LinkPage) -> Markup {
    let (title, words, form) = match model {
        LinkPage::ConfirmMail { token } => (
            "pages-mail-confirm",
            ctx.message("pages-mail-confirm-words"),
            Some((format!("/mail/{token}"), "pages-mail-confirm")),
        ),
        LinkPage::Confirmed => ("pages-mail-confirmed", ctx.message("pages-mail-confirmed-words"), None),
        LinkPage::Stop { token, address } => (
            "pages-stop",
            ctx.text(&Phrase::new("pages-stop-words").text("address", address.as_str())),
            Some((format!("/notices/stop/{token}"), "pages-stop")),
        ),
        LinkPage::Stopped => ("pages-stopped", ctx.message("pages-stopped-words"), None),
    };
    let title = ctx.message(title);
    let main = html! {
        main #main .sheet-page tabindex="-1" {
            h1 { (title) }
            p .lead { (words) }
            @match form {
                Some((action, key)) => form method="post" action=(action) { button .go { (ctx.message(key)) } },
                None => p { a .button.quiet href="/settings#notices" { (ctx.message("pages-settings")) } },
            }
        }
    };
    layout(ctx, &title, &main)
}

/// The choice for one table.
pub fn table_notices(ctx: &PageContext<'_>, model: &TableNoticesPage) -> Markup {
    let title = ctx.message("pages-notices-table");
    let main = html! {
        main #main .sheet-page tabindex="-1" {
            h1 { (title) }
            p { (ctx.message("pages-notices-table-words")) }
            (push_switch(ctx))
            form .stack method="post" action=(format_args!("/table/{}/notices", model.id)) {
                fieldset {
                    legend { (ctx.message("pages-notices-table-kinds")) }
                    @for (name, on) in &model.kinds {
                        label .tick {
                            input type="checkbox" name="kind" value=(name) checked[*on]; " "
                            (ctx.text(&Phrase::new(format!("pages-notices-kind-{name}"))))
                        }
                    }
                }
                div .row {
                    button .go { (ctx.message("pages-save")) }
                    a .button.quiet href=(format_args!("/table/{}", model.id)) { (ctx.message("pages-settings-back")) }
                    a href="/settings#notices" { (ctx.message("pages-notices-more")) }
                }
            }
        }
    };
    layout(ctx, &title, &main)
}
