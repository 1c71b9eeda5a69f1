//! What the others did since the reader's turn.

use maud::{Markup, html};
use table::text::Phrase;

use super::story::{replay, spots};
use crate::{
    emblem::Emblem,
    model::{TableHead, TablePage},
    page_context::PageContext,
    story::{Recap, RecapLine, recap},
};

pub(super) fn draw(ctx: &PageContext<'_>, model: &TablePage) -> Markup {
    let head = &model.head;
    let players = recap(&model.log, model.since, head.seat());
    let title = if head.seat().is_some() { "pages-recap" } else { "pages-recap-all" };
    html! {
        section #recap .recap tabindex="0" aria-labelledby="recap-title" {
            h3 #recap-title { (ctx.message(title)) }
            @if players.is_empty() { p .faint { (ctx.message("pages-recap-empty")) } }
            ul { @for player in &players { (draw_player(ctx, head, player)) } }
        }
    }
}

fn draw_player(ctx: &PageContext<'_>, head: &TableHead, player: &Recap<'_>) -> Markup {
    let emblem = Emblem::of(player.seat);
    let name = head.name(player.seat);
    html! {
        li .(emblem.class()) {
            (emblem.badge())
            p {
                strong { (name) } " "
                @for (index, line) in player.lines.iter().enumerate() {
                    @if index > 0 { "; " }
                    (draw_line(ctx, head, line, name))
                }
                "."
            }
        }
    }
}

fn draw_line(ctx: &PageContext<'_>, head: &TableHead, told: &RecapLine<'_>, name: &str) -> Markup {
    let beat = &told.line.beat;
    let text = ctx.text(&told.line.entry.phrase);
    html! {
        a href=(replay(head, told.line.entry.event)) data-spots=[spots(&beat.spots)]
            data-seat=[beat.seat.map(|seat| seat.number())] { (clause(&text, name)) }
        @if told.times > 1 {
            " " span .times { (ctx.text(&Phrase::new("pages-recap-times").number("times", told.times as i64))) }
        }
    }
}

/// A sentence about somebody whose name was just said: without the name and the full stop.
fn clause<'a>(sentence: &'a str, name: &str) -> &'a str {
    let sentence = sentence.strip_suffix('.').unwrap_or(sentence);
    let rest = sentence.strip_prefix(name).and_then(|rest| rest.strip_prefix(' '));
    rest.filter(|_| !name.is_empty()).unwrap_or(sentence)
}

#[cfg(test)]
mod tests {
    use super::clause;

    #[test]
    fn a_name_is_not_said_twice() {
        assert_eq!(clause("Ada moves a hunter.", "Ada"), "moves a hunter");
        assert_eq!(clause("Adam moves.", "Ada"), "Adam moves");
        assert_eq!(clause("The Cult of Ada copies Drive.", "Ada"), "The Cult of Ada copies Drive");
        assert_eq!(clause(" moves.", ""), " moves");
    }
}
