//! Who may create an account, invitations, and the message of the day.

use maud::{Markup, html};
use table::text::Phrase;
use words::Language;

use super::{overview, until};
use crate::{
    model::{InvitationLine, Registration, RegistrationPage},
    page_context::PageContext,
};

pub(super) fn draw(ctx: &PageContext<'_>, model: &RegistrationPage) -> Markup {
    html! {
        form .stack method="post" action="/admin/registration" {
            fieldset {
                legend { (ctx.message("pages-house-who-registers")) }
                @for choice in Registration::ALL {
                    label .tick {
                        input type="radio" name="registration" value=(choice.name()) checked[choice == model.registration];
                        " " (ctx.message(overview::registration(choice)))
                    }
                }
                p .faint { (ctx.message("pages-house-registration-words")) }
                button { (ctx.message("pages-save")) }
            }
        }
        h2 { (ctx.message("pages-house-invitations")) }
        ul .rows { @for line in &model.invitations { li .house-row { (invitation(ctx, line)) } } }
        form .stack method="post" action="/admin/invitations" {
            fieldset {
                legend { (ctx.message("pages-house-invite")) }
                div .field {
                    label for="note" { (ctx.message("pages-house-invite-note")) }
                    input #note .long name="note" maxlength="60" autocomplete="off";
                }
                div .field {
                    label for="uses" { (ctx.message("pages-house-invite-uses")) }
                    input #uses name="uses" type="number" min="1" max="1000" value="1";
                }
                div .field {
                    label for="days" { (ctx.message("pages-house-days")) }
                    input #days name="days" type="number" min="0" max="3650" value="14";
                    p .faint { (ctx.message("pages-house-days-words")) }
                }
                button { (ctx.message("pages-house-invite-do")) }
            }
        }
        h2 #notice { (ctx.message("pages-house-notice")) }
        p { (ctx.message("pages-house-notice-words")) }
        div .house-notices {
            (notice(ctx, model, "", &ctx.message("pages-house-notice-all")))
            @for language in Language::ALL { (notice(ctx, model, language.tag(), language.name())) }
        }
    }
}

fn invitation(ctx: &PageContext<'_>, line: &InvitationLine) -> Markup {
    let (used, uses) = line.used;
    let count = Phrase::new("pages-house-invite-used").number("used", used).number("uses", uses);
    let id = format!("link-{}", line.code);
    html! {
        div .line.house-wide {
            label for=(id) { (ctx.message("pages-link")) }
            input id=(id) readonly value=(line.link);
        }
        span .small { @if !line.note.is_empty() { (line.note) " · " } (ctx.text(&count)) " · " (until(ctx, line.expires))
            @if !line.valid { " " span .tag { (ctx.message("pages-house-ended")) } } }
        form .house-act method="post" action=(format_args!("/admin/invitations/{}/revoke", line.code)) {
            button .quiet { (ctx.message("pages-house-invite-revoke")) span .unseen { " – " (line.note) } }
        }
    }
}

/// The message of the day of one language. It stands in its own language.
fn notice(ctx: &PageContext<'_>, model: &RegistrationPage, tag: &str, name: &str) -> Markup {
    let text = model.notices.iter().find(|(language, _)| language == tag).map_or("", |(_, text)| text);
    let id = format!("notice-{tag}");
    html! {
        details .more open[!text.is_empty() || tag.is_empty()] {
            summary .button.quiet { span lang=[(!tag.is_empty()).then_some(tag)] { (name) } }
            form .stack method="post" action="/admin/notice" {
                input type="hidden" name="language" value=(tag);
                div .field {
                    label .unseen for=(id) { (ctx.message("pages-house-notice")) " – " (name) }
                    textarea id=(id) name="text" rows="3" maxlength="2000" lang=[(!tag.is_empty()).then_some(tag)] { (text) }
                }
                button .quiet { (ctx.message("pages-save")) span .unseen { " – " (name) } }
            }
        }
    }
}
