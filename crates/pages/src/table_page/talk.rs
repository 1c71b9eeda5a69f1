//! The tabs of the rail: the story of the game, the chat, and the table itself.

use maud::{Markup, html};
use table::{Seat, text::Phrase};

use super::{menu, recap, scene, story, update::Parts};
use crate::{
    emblem::Emblem,
    model::{ChatLine, NewsLine, TableHead, TablePage, Watching},
    page_context::PageContext,
};

/// The tabs. They are radio buttons, so that they work without script.
pub(super) fn draw(
    ctx: &PageContext<'_>,
    model: &TablePage,
    commitment: Option<&str>,
    parts: &mut Parts<'_>,
) -> Markup {
    html! {
        section .talk {
            div .tabs {
                (tab("story", true, &html! { (ctx.message("pages-log")) }))
                (tab("chat", false, &html! {
                    (ctx.message("pages-chat"))
                    span #unread .count hidden {}
                }))
                (tab("scene", false, &html! { (ctx.message("pages-scene")) }))
                (tab("table", false, &html! { (ctx.message("pages-about")) }))
            }
            div .pane.story-pane {
                (parts.add("recap", recap::draw(ctx, model)))
                (parts.add_story(ctx, model, |items| story::draw(ctx, items)))
            }
            (parts.add("scene", scene::draw(ctx, model)))
            (parts.add("chat", html! { div #chat .pane.chat-pane { (chat(ctx, model)) } }))
            (parts.add("about", html! {
                div #about .pane.table-pane { (menu::draw(ctx, &model.head, commitment)) }
            }))
        }
    }
}

fn tab(name: &str, checked: bool, title: &Markup) -> Markup {
    let id = format!("tab-{name}");
    html! {
        input .unseen type="radio" name="talk" id=(id) checked[checked] data-keep;
        label for=(id) { (title) }
    }
}

/// The last chat messages and the form for another.
pub(super) fn chat(ctx: &PageContext<'_>, model: &TablePage) -> Markup {
    let head = &model.head;
    html! {
        div .said-all tabindex="0" {
            (watching(ctx, &model.watching))
            ol .said {
                // Messages and news in the order of time.
                @for line in said(model) {
                    @match line {
                        Said::Message(line) => (chat_line(ctx, head, line)),
                        Said::News(line) => (news_line(line, head.seat())),
                    }
                }
            }
            @if model.chat.is_empty() { p .faint { (ctx.message("pages-chat-empty")) } }
        }
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

/// A line of the chat.
enum Said<'a> {
    Message(&'a ChatLine),
    News(&'a NewsLine),
}

fn said(model: &TablePage) -> Vec<Said<'_>> {
    let messages = model.chat.iter().map(|line| (line.at, Said::Message(line)));
    let news = model.news.iter().map(|line| (line.at, Said::News(line)));
    let mut all: Vec<(i64, Said<'_>)> = messages.chain(news).collect();
    all.sort_by_key(|(at, _)| *at);
    all.into_iter().map(|(_, said)| said).collect()
}

/// The readers without a seat.
fn watching(ctx: &PageContext<'_>, watching: &Watching) -> Markup {
    let phrase = Phrase::new("pages-spectators")
        .text("names", watching.names.join(", "))
        .number("named", watching.names.len() as i64)
        .number("others", watching.anonymous as i64);
    html! {
        @if !watching.names.is_empty() || watching.anonymous > 0 { p .watching.faint { (ctx.text(&phrase)) } }
    }
}

fn news_line(line: &NewsLine, reader: Option<Seat>) -> Markup {
    html! {
        li .news id=(format_args!("news-{}", line.number)) data-own[reader == Some(line.seat)] {
            (Emblem::of(line.seat).badge()) " " span { (line.text) }
        }
    }
}

fn chat_line(ctx: &PageContext<'_>, head: &TableHead, line: &ChatLine) -> Markup {
    let (hours, minutes) = hour_and_minute(line.at);
    let reader = head.seat();
    let is_own = reader.is_some() && line.seat == reader;
    let removed = line.text.is_empty();
    html! {
        // The script counts the unread messages of others.
        li id=(format_args!("said-{}", line.number)) data-own[is_own] {
            @if let Some(seat) = line.seat { (Emblem::of(seat).badge()) " " }
            strong { (line.name) } " "
            time .faint data-at=(line.at) { (format_args!("{hours:02}:{minutes:02} UTC")) }
            " "
            @if removed { span .words.removed.faint { (ctx.message("pages-house-removed")) } }
            @else { span .words { (line.text) } }
            @if !removed && !is_own && ctx.reader.name().is_some() {
                " " a .report href=(format_args!("/table/{}/report?line={}", head.id, line.number)) {
                    (ctx.message("pages-house-report")) span .unseen { " – " (line.name) }
                }
            }
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
