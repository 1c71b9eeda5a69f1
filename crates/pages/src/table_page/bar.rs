//! Whose turn it is and why, the time left, the way to the parts of the board.

use maud::{Markup, html};
use table::{Seat, text::Phrase};

use crate::{
    frame::Frame,
    lobby::game_title,
    mark::Mark,
    model::{Clock, Playing, Sitting, TableHead},
};

pub(super) fn draw(frame: &Frame<'_>, head: &TableHead, playing: &Playing) -> Markup {
    let yours = playing.turn.is_some_and(|seat| head.viewer.is(seat));
    html! {
        div .bar.yours[yours] {
            h1 .unseen { (heading(frame, head)) }
            p .turn {
                @if let Some(seat) = playing.turn { (Mark::of(seat).badge()) " " }
                (turn_words(frame, head, playing))
                @if thinking(head, playing.turn) { span .dots aria-hidden="true" { i {} i {} i {} } }
            }
            @if let Some(clock) = playing.clock { (time_left(frame, clock)) }
            p #connection .connection role="status" hidden {}
        }
    }
}

/// What table this is.
pub(super) fn heading(frame: &Frame<'_>, head: &TableHead) -> String {
    let game = frame.say(&game_title(head.game));
    if head.title.is_empty() { game } else { format!("{} – {game}", head.title) }
}

/// Whose turn it is and what is asked.
pub(super) fn turn_words(frame: &Frame<'_>, head: &TableHead, playing: &Playing) -> String {
    let Some(seat) = playing.turn else {
        return frame.word("pages-turn-chance");
    };
    let question = playing.scene.question.as_deref().map(capitalised).unwrap_or_default();
    let key = if head.viewer.is(seat) {
        "pages-turn-yours"
    } else if thinking(head, playing.turn) {
        "pages-turn-bot"
    } else {
        "pages-turn-theirs"
    };
    frame.say(&Phrase::new(key).text("name", head.name(seat)).text("question", question))
}

/// A question that begins with a name of the game begins a sentence here.
fn capitalised(question: &str) -> String {
    let mut letters = question.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// Is a bot thinking?
fn thinking(head: &TableHead, turn: Option<Seat>) -> bool {
    turn.and_then(|seat| head.seats.get(seat.index()))
        .is_some_and(|card| matches!(card.sitting, Sitting::Bot(_) | Sitting::StandIn(_)))
}

fn time_left(frame: &Frame<'_>, clock: Clock) -> Markup {
    let left = |key: &'static str, count: u64| frame.say(&Phrase::new(key).number("count", count as i64));
    let words = match clock.left {
        0..120 => left("pages-clock-seconds", clock.left),
        120..7200 => left("pages-clock-minutes", clock.left / 60),
        7200..172_800 => left("pages-clock-hours", clock.left / 3600),
        172_800.. => left("pages-clock-days", clock.left / 86_400),
    };
    html! { p .clock.short[clock.left < 60] data-left=(clock.left) title=(frame.word("pages-clock-title")) { (words) } }
}
