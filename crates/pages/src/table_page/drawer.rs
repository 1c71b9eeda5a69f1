//! The game log and the chat.

use maud::{Markup, html};

use crate::{
    emblem::Emblem,
    model::{ChatLine, LogLine, TablePage},
    page_context::PageContext,
};

/// The number of log lines that are always visible.
const RECENT: usize = 6;

pub(super) fn draw(ctx: &PageContext<'_>, model: &TablePage) -> Markup {
    html! {
        (log(ctx, &model.log))
        (chat(ctx, model))
    }
}

/// The last lines of the log, and a drawer with all of them.
pub(super) fn log(ctx: &PageContext<'_>, lines: &[LogLine]) -> Markup {
    let recent = &lines[lines.len().saturating_sub(RECENT)..];
    html! {
        section .story aria-labelledby="story-title" {
            h2 #story-title { (ctx.message("pages-log")) }
            @if recent.is_empty() { p .faint { (ctx.message("pages-log-empty")) } }
            ol .recent { @for line in recent { li data-event=(line.event) { (line.text) } } }
            @if lines.len() > recent.len() {
                details #log .drawer {
                    summary { (ctx.message("pages-log-all")) }
                    ol .all tabindex="0" { @for line in lines { li { (line.text) } } }
                }
            }
        }
    }
}

pub(super) fn chat(ctx: &PageContext<'_>, model: &TablePage) -> Markup {
    let head = &model.head;
    html! {
        details #chat .drawer {
            summary {
                h2 { (ctx.message("pages-chat"))
                    @if !model.chat.is_empty() { span .count data-last=[model.chat.last().map(|line| line.number)] {
                        (model.chat.len()) } } }
            }
            div .drawer-body {
                @if model.chat.is_empty() { p .faint { (ctx.message("pages-chat-empty")) } }
                ol .said tabindex="0" { @for line in &model.chat { (chat_line(line)) } }
                @if ctx.reader.name().is_some() {
                    form .line method="post" action=(head.post("chat")) data-live {
                        @if let Some(seat) = head.seat() { input type="hidden" name="as" value=(seat.number()); }
                        label .unseen for="say" { (ctx.message("pages-chat-say")) }
                        input #say name="text" required maxlength="500" autocomplete="off" data-keep
                            placeholder=(ctx.message("pages-chat-say"));
                        button { (ctx.message("pages-chat-send")) }
                    }
                }
            }
        }
    }
}

fn chat_line(line: &ChatLine) -> Markup {
    let (hours, minutes) = hour_and_minute(line.at);
    html! {
        li id=(format_args!("said-{}", line.number)) {
            @if let Some(seat) = line.seat { (Emblem::of(seat).badge()) " " }
            strong { (line.name) } " "
            time .faint data-at=(line.at) { (format_args!("{hours:02}:{minutes:02} UTC")) }
            " " span { (line.text) }
        }
    }
}

/// Hour and minute in UTC; the script shows local time instead.
const fn hour_and_minute(milliseconds: i64) -> (i64, i64) {
    let minutes = milliseconds.div_euclid(60_000);
    (minutes.div_euclid(60).rem_euclid(24), minutes.rem_euclid(60))
}

#[cfg(test)]
mod tests {
    use super::hour_and_minute;

    #[test]
    fn timestamps_are_shown_as_hours_and_minutes() {
        assert_eq!(hour_and_minute(0), (0, 0));
        assert_eq!(hour_and_minute(86_400_000 + 13 * 3_600_000 + 7 * 60_000 + 59_999), (13, 7));
        assert_eq!(hour_and_minute(-1), (23, 59));
    }
}
