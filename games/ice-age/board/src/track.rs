//! The score track: fifty spaces around the frame of the land, an arrow at 0.

use ice_age::Observation;
use maud::{Markup, html};
use pages::DrawContext;

/// Spaces of one round of the track.
const SPACES: u32 = 50;

/// The middle of a space: 16 along the top, 9 down, 16 back along the bottom, 9 up.
fn place(space: u32) -> (f32, f32) {
    const LEFT: f32 = 137.0;
    const RIGHT: f32 = 1003.0;
    const TOP: f32 = 15.0;
    const BOTTOM: f32 = 585.0;
    let (across, down) = ((RIGHT - LEFT) / 16.0, (BOTTOM - TOP) / 9.0);
    let along = |from: u32| (space - from) as f32;
    match space {
        0..16 => (LEFT + across * along(0), TOP),
        16..25 => (RIGHT, TOP + down * along(16)),
        25..41 => (RIGHT - across * along(25), BOTTOM),
        _ => (LEFT, BOTTOM - down * along(41)),
    }
}

pub(crate) fn draw(observation: &Observation, ctx: &DrawContext<'_>) -> Markup {
    html! {
        g .ia-track {
            @for space in 0..SPACES {
                @let (x, y) = place(space);
                @if space == 0 { path .ia-space d="M131 9l13 6l-13 6l4-6z" {} }
                @else if space % 5 == 0 { text .ia-space-number x=(x) y=(y + 4.4) { (space) } }
                @else { circle .ia-space cx=(x) cy=(y) r="2.1" {} }
            }
            @for (rank, player) in observation.players.iter().enumerate() {
                @let score: u32 = player.points.iter().map(|&points| u32::from(points)).sum();
                @let (x, y) = place(score % SPACES);
                // Markers on the same space lie on one another, so that each can still be seen.
                @let below = observation.players[..rank].iter()
                    .filter(|other| other.points.iter().map(|&points| u32::from(points)).sum::<u32>() % SPACES == score % SPACES).count();
                @let mark = ctx.emblem(player.seat);
                g .mark.(mark.class()) transform=(format_args!("translate({:.1} {:.1}) scale(.9)", x + 5.0 * below as f32, y + 5.0 * below as f32)) {
                    title { (ctx.name(player.seat)) ": " (score) }
                    path d=(mark.outline()) {} path .sign d=(mark.sign()) fill-rule="evenodd" {}
                }
            }
        }
    }
}
