//! The bar at the top: whose turn it is, the question, the time left.

use maud::{Markup, html};
use table::{Seat, text::Phrase};

use super::update::END_OF_STILL;
use crate::{
    emblem::Emblem,
    lobby::game_title,
    model::{Clock, Occupant, Playing, TableHead},
    page_context::PageContext,
};

/// More characters than this are set in two lines.
const LONG: usize = 44;

pub(super) fn draw(ctx: &PageContext<'_>, head: &TableHead, playing: &Playing) -> Markup {
    let yours = playing.turn.is_some_and(|seat| head.viewer.is(seat));
    let said = turn_text(ctx, head, playing);
    html! {
        div #bar .bar.yours[yours] {
            h1 .unseen { (heading(ctx, head)) }
            div .status data-still="" { (playing.view.status) } (END_OF_STILL)
            p .turn.long[said.chars().count() > LONG] {
                @if let Some(seat) = playing.turn { (Emblem::of(seat).badge()) " " }
                (said)
                @if is_bot_turn(head, playing.turn) { span .dots aria-hidden="true" { i {} i {} i {} } }
            }
            @if let Some(clock) = playing.clock { (time_left(ctx, clock)) }
            p #connection .connection role="status" hidden {}
        }
    }
}

/// The title of the table and its game.
pub(super) fn heading(ctx: &PageContext<'_>, head: &TableHead) -> String {
    let game = ctx.text(&game_title(head.game));
    if head.title.is_empty() { game } else { format!("{} – {game}", head.title) }
}

/// Whose turn it is and the question to that seat.
pub(super) fn turn_text(ctx: &PageContext<'_>, head: &TableHead, playing: &Playing) -> String {
    let Some(seat) = playing.turn else {
        return ctx.message("pages-turn-chance");
    };
    let question = playing.view.question.as_deref().map(crate::page_context::capitalised).unwrap_or_default();
    let key = if head.viewer.is(seat) {
        "pages-turn-yours"
    } else if is_bot_turn(head, playing.turn) {
        "pages-turn-bot"
    } else {
        "pages-turn-theirs"
    };
    ctx.text(&Phrase::new(key).text("name", head.name(seat)).text("question", question))
}

/// Is it the turn of a bot?
fn is_bot_turn(head: &TableHead, turn: Option<Seat>) -> bool {
    turn.and_then(|seat| head.seats.get(seat.index()))
        .is_some_and(|card| matches!(card.occupant, Occupant::Bot(_) | Occupant::StandIn(_)))
}

pub(super) fn time_left(ctx: &PageContext<'_>, clock: Clock) -> Markup {
    let left = |key: &'static str, count: u64| ctx.text(&Phrase::new(key).number("count", count as i64));
    let words = match clock.left {
        0..120 => left("pages-clock-seconds", clock.left),
        120..7200 => left("pages-clock-minutes", clock.left / 60),
        7200..172_800 => left("pages-clock-hours", clock.left / 3600),
        172_800.. => left("pages-clock-days", clock.left / 86_400),
    };
    html! { p .clock.short[clock.left < 60] data-left=(clock.left) title=(ctx.message("pages-clock-title")) { (words) } }
}
