//! The lines of the story, each with what the script needs to play it.

use maud::{Markup, PreEscaped, html};

use crate::{
    model::TableHead,
    page_context::PageContext,
    story::{Cue, Length, Rank, StoryLine},
};

/// The list of the story, opened at the newest of its `items`.
pub(super) fn draw(ctx: &PageContext<'_>, items: &Markup) -> Markup {
    html! {
        div #story .story-lines tabindex="0" role="log" aria-label=(ctx.message("pages-log")) {
            ol .story { (items) }
            @if items.0.is_empty() { p .faint { (ctx.message("pages-log-empty")) } }
        }
    }
}

/// The items of the list. `steps` are the numbers of the lines in their scenes.
pub(super) fn items(
    ctx: &PageContext<'_>,
    head: &TableHead,
    lines: &[StoryLine],
    steps: &[Option<usize>],
) -> Markup {
    html! { @for (line, step) in lines.iter().zip(steps) { (item(ctx, head, line, *step)) } }
}

fn item(ctx: &PageContext<'_>, head: &TableHead, line: &StoryLine, step: Option<usize>) -> Markup {
    let beat = &line.beat;
    let event = line.entry.event;
    let scene = beat.cue.as_ref().and_then(Cue::scene);
    html! {
        li class=[class(beat.rank)] data-event=(event) data-seat=[beat.seat.map(|seat| seat.number())]
            data-spots=[spots(&beat.spots)] data-pieces=[spots(&beat.pieces)] data-points=[(beat.points != 0).then_some(beat.points)] data-step=[step]
            data-scene=[scene.map(|(length, _)| self::length(length))] data-detail[beat.rank == Rank::Detail] {
            (ctx.text(&line.entry.phrase))
            @if let Some((_, title)) = scene {
                " " a .watch href=(replay(head, event)) { (WATCH) span .unseen { (ctx.text(title)) } }
            }
        }
    }
}

/// A triangle; fonts often lack the sign.
pub(super) const WATCH: PreEscaped<&str> = PreEscaped(
    r#"<svg class="icon" viewBox="-12 -12 24 24" aria-hidden="true"><path d="M-7 -9V9L9 0Z" fill="currentColor"></path></svg>"#,
);

/// The value of `data-scene`.
pub(super) const fn length(length: Length) -> &'static str {
    match length {
        Length::Long => "long",
        Length::Short => "short",
    }
}

/// The class of a line.
const fn class(rank: Rank) -> Option<&'static str> {
    match rank {
        Rank::Round => Some("round"),
        Rank::Phase => Some("phase"),
        Rank::Turn => Some("turn-of"),
        Rank::Event | Rank::Detail => None,
    }
}

/// The value of `data-spots` or `data-pieces`.
pub(super) fn spots(spots: &[String]) -> Option<String> {
    (!spots.is_empty()).then(|| spots.join(" "))
}

/// The step of the replay right after an event.
pub(super) fn replay(head: &TableHead, event: usize) -> String {
    head.path(&format!("replay/{}", event + 1))
}
