//! The last scenes, summed up: a row for each step, a column for each player who gained points.

use maud::{Markup, html};
use table::Seat;

use super::story::{WATCH, length, replay, spots};
use crate::{
    emblem::Emblem,
    model::{TableHead, TablePage},
    page_context::PageContext,
    story::{Scene, SceneStep, StoryLine, scenes},
};

pub(super) fn draw(ctx: &PageContext<'_>, model: &TablePage) -> Markup {
    let head = &model.head;
    let scenes = scenes(&model.log);
    html! {
        div #scene .pane.scene-pane tabindex="0" {
            @for scene in &scenes { (draw_scene(ctx, head, scene)) }
            @if scenes.is_empty() { p .faint { (ctx.message("pages-scene-none")) } }
        }
    }
}

fn draw_scene(ctx: &PageContext<'_>, head: &TableHead, scene: &Scene<'_>) -> Markup {
    let seats: Vec<Seat> = Seat::all(head.seats.len()).collect();
    let scores = seats.iter().any(|&seat| scene.points(seat) != 0);
    let seats = if scores { seats } else { Vec::new() };
    html! {
        table .scene-steps data-scene=(length(scene.length)) {
            caption {
                (ctx.text(scene.title))
                @if let Some(round) = scene.round { " · " (ctx.text(&round.entry.phrase)) }
                " " button .quiet.watch type="button" data-film="watch" hidden aria-label=(ctx.message("pages-scene-watch")) { (WATCH) }
            }
            @if scores {
                thead { tr {
                    td {}
                    @for &seat in &seats {
                        th scope="col" { (Emblem::of(seat).badge()) span .unseen { (head.name(seat)) } }
                    }
                } }
            }
            tbody {
                @for (number, step) in scene.steps.iter().enumerate() { (draw_step(ctx, head, number, step, &seats)) }
            }
            @if scores {
                tfoot { tr {
                    th scope="row" { (ctx.message("pages-points-total")) }
                    @for &seat in &seats { td { (gain(scene.points(seat))) } }
                } }
            }
        }
    }
}

fn draw_step(
    ctx: &PageContext<'_>,
    head: &TableHead,
    number: usize,
    step: &SceneStep<'_>,
    seats: &[Seat],
) -> Markup {
    let places: Vec<String> = step.lines.iter().flat_map(|line| line.beat.spots.iter().cloned()).collect();
    let event = step.lines.first().map_or(0, |line| line.entry.event);
    let points: Vec<Option<i32>> = seats.iter().map(|&seat| step.points(seat)).collect();
    let scores = points.iter().any(Option::is_some);
    // What the columns say is not said in words too.
    let said = |line: &&&StoryLine| line.beat.points == 0 || !scores;
    html! {
        tr .phase[step.phase.is_some()] data-step=(number) data-spots=[spots(&places)] {
            th scope="row" colspan=[(!scores && !seats.is_empty()).then_some(seats.len() + 1)] {
                @if let Some(name) = step.name { a href=(replay(head, event)) { (ctx.text(name)) } }
                @for line in step.lines.iter().filter(said) { span .said-in { (ctx.text(&line.entry.phrase)) } }
            }
            @if scores { @for points in points { td { @if let Some(points) = points { (gain(points)) } } } }
        }
    }
}

/// Points with their sign.
fn gain(points: i32) -> String {
    if points > 0 { format!("+{points}") } else { points.to_string().replace('-', "−") }
}
