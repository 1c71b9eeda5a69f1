//! What happened, and what people say about it.

use maud::{Markup, html};

use crate::{
    frame::Frame,
    mark::Mark,
    model::{ChatLine, LogLine, TablePage},
};

/// So many lines of the story are always in observation.
const RECENT: usize = 6;

pub(super) fn draw(frame: &Frame<'_>, model: &TablePage) -> Markup {
    html! {
        (story(frame, &model.log))
        (chat(frame, model))
    }
}

/// The last lines, and all of them in a drawer.
pub(super) fn story(frame: &Frame<'_>, log: &[LogLine]) -> Markup {
    let recent = &log[log.len().saturating_sub(RECENT)..];
    html! {
        section .story aria-labelledby="story-title" {
            h2 #story-title { (frame.word("pages-log")) }
            @if recent.is_empty() { p .faint { (frame.word("pages-log-empty")) } }
            ol .recent { @for line in recent { li data-event=(line.event) { (line.text) } } }
            @if log.len() > recent.len() {
                details #log .drawer {
                    summary { (frame.word("pages-log-all")) }
                    ol .all tabindex="0" { @for line in log { li { (line.text) } } }
                }
            }
        }
    }
}

pub(super) fn chat(frame: &Frame<'_>, model: &TablePage) -> Markup {
    let head = &model.head;
    html! {
        details #chat .drawer {
            summary {
                h2 { (frame.word("pages-chat"))
                    @if !model.chat.is_empty() { span .count data-last=[model.chat.last().map(|line| line.number)] {
                        (model.chat.len()) } } }
            }
            div .drawer-body {
                @if model.chat.is_empty() { p .faint { (frame.word("pages-chat-empty")) } }
                ol .said tabindex="0" { @for line in &model.chat { (said(line)) } }
                @if frame.reader.name().is_some() {
                    form .line method="post" action=(head.post("chat")) data-live {
                        @if let Some(seat) = head.seat() { input type="hidden" name="as" value=(seat.number()); }
                        label .unseen for="say" { (frame.word("pages-chat-say")) }
                        input #say name="text" required maxlength="500" autocomplete="off" data-keep
                            placeholder=(frame.word("pages-chat-say"));
                        button { (frame.word("pages-chat-send")) }
                    }
                }
            }
        }
    }
}

fn said(line: &ChatLine) -> Markup {
    let (hours, minutes) = clock_face(line.at);
    html! {
        li id=(format_args!("said-{}", line.number)) {
            @if let Some(seat) = line.seat { (Mark::of(seat).badge()) " " }
            strong { (line.name) } " "
            time .faint data-at=(line.at) { (format_args!("{hours:02}:{minutes:02} UTC")) }
            " " span { (line.text) }
        }
    }
}

/// Hour and minute of a moment, in universal time; the script shows the reader's own.
const fn clock_face(milliseconds: i64) -> (i64, i64) {
    let minutes = milliseconds.div_euclid(60_000);
    (minutes.div_euclid(60).rem_euclid(24), minutes.rem_euclid(60))
}

#[cfg(test)]
mod tests {
    use super::clock_face;

    #[test]
    fn moments_are_shown_as_hours_and_minutes() {
        assert_eq!(clock_face(0), (0, 0));
        assert_eq!(clock_face(86_400_000 + 13 * 3_600_000 + 7 * 60_000 + 59_999), (13, 7));
        assert_eq!(clock_face(-1), (23, 59));
    }
}
