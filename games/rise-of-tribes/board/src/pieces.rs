//! The pieces on a hex: members in rows, tribes together, village, elder and beasts beside them.

use maud::{Markup, html};
use pages::{Emblem, svg};
use rise_of_tribes::SeenHex;

use crate::{icons::Icon, pen::Pen};

/// Head and legs of a member: feet at the origin, 30 high.
const BODY: &str = "M-1.3 -9.5l1.2 .2 .6 1-.2 1.1-2.7 4.1-1.2 3.3-.4 .6-.8 .1-.6-.4-.1-.7 .3-2.2 1.2-3.1 1.7-3.3zM-.4 -8.3l.7-1 1-.2 1 .7 2.4 4.7 .4 1.7 .3 2.2-.2 .7-.6 .5-.8-.2-.4-.6-.5-2-1-2.4-2.1-3zM4.2 -26.4l-.1 1.1-1.2 2.1-1.9 1.1-1.1 .1-1-.2-1.7-1.1-1.2-1.9-.2-1.1 .5-2.3 .8-.9 .8-.7 2.1-.6 1.1 .1 1.1 .4 .8 .6 1.1 2.1z";

/// The middle of a member's shield.
const SHIELD: &str = "translate(0 -12.6) scale(.98)";

/// A member of a tribe.
pub(crate) fn member(mark: Emblem) -> Markup {
    html! {
        ellipse .rt-cast rx="9" ry="2.6" {}
        path .rt-figure d=(BODY) {}
        path .rt-shield d=(mark.outline()) transform=(SHIELD) {}
        path .rt-sign d=(mark.sign()) transform=(SHIELD) {}
    }
}

/// Everything that stands on a hex.
pub(crate) fn draw(pen: &Pen<'_>, seen: &SeenHex) -> Markup {
    let crowd: Vec<usize> = seen
        .members
        .iter()
        .enumerate()
        .flat_map(|(seat, &count)| std::iter::repeat_n(seat, usize::from(count)))
        .collect();
    html! {
        @if let Some(owner) = seen.village {
            (svg::piece("village", -36.0, -8.0, &html! { use .(pen.ctx.emblem(owner).class()) href="#rt-s-village" {} }))
        }
        @if let Some(owner) = seen.elder {
            (svg::piece("elder", -13.0, -4.0, &html! { use .(pen.ctx.emblem(owner).class()) href="#rt-s-elder" {} }))
        }
        @if seen.sabre_tooth {
            (svg::piece("tiger", 28.0, -16.0, &html! { g .rt-beast { (Icon::SabreTooth.at(0.0, 0.0, 34.0)) } }))
        }
        @if let Some(beast) = seen.mammoth {
            (svg::piece("mammoth", 12.0, 0.0, &html! {
                g .rt-beast transform="scale(.42) translate(-62 -86)" { use href="#rt-s-m-mammoth" {} }
                @if let Some(owner) = beast.owner {
                    path .rt-shield.(pen.ctx.emblem(owner).class()) d=(pen.ctx.emblem(owner).outline()) transform="translate(20 -6) scale(.6)" {}
                }
            }))
        }
        @if let Some(count) = seen.invaders {
            (svg::piece("invaders", 26.0, 4.0, &html! {
                rect .rt-foe x="-18" y="-11" width="36" height="22" rx="11" {} (Icon::Invader.at(-7.0, 0.0, 15.0)) text .rt-small x="8" y="5" { (count) }
            }))
        }
        @for (&seat, (x, y, scale)) in crowd.iter().zip(places(&crowd)) {
            g data-piece=(format_args!("m{seat}")) transform=(format_args!("translate({x:.1} {y:.1}) scale({scale})")) {
                use href=(format_args!("#rt-m{seat}")) {}
            }
        }
    }
}

/// The line on which the front row stands.
const FRONT: f32 = 41.0;

/// Where members stand, and how large: one row of up to four, two rows up to eight, three rows above. Members of a tribe stand
/// together, with a gap between tribes.
fn places(crowd: &[usize]) -> Vec<(f32, f32, f32)> {
    let (rows, scale): (usize, f32) = match crowd.len() {
        0..=4 => (1, 1.0),
        5 | 6 => (2, 0.92),
        7 | 8 => (2, 0.84),
        9..=12 => (3, 0.74),
        _ => (4, 0.62),
    };
    let in_row = crowd.len().div_ceil(rows).max(1);
    let mut places = Vec::with_capacity(crowd.len());
    for (row, members) in crowd.chunks(in_row).enumerate() {
        let gap = |index: usize| if index > 0 && members[index] != members[index - 1] { 3.0 } else { 0.0 };
        let mut x = 0.0;
        let offsets: Vec<f32> = (0..members.len())
            .map(|index| {
                x += if index > 0 { 23.0 * scale } else { 0.0 } + gap(index);
                x
            })
            .collect();
        let y = FRONT - 24.0 * scale * (crowd.len().div_ceil(in_row) - 1 - row) as f32;
        places.extend(offsets.iter().map(|offset| (offset - x / 2.0, y, scale)));
    }
    places
}

#[cfg(test)]
mod tests {
    use super::places;

    #[test]
    fn every_crowd_up_to_sixteen_stands_inside_its_hex() {
        for count in 0..=16 {
            let crowd: Vec<usize> = (0..count).map(|index| index % 4).collect();
            for (x, y, scale) in places(&crowd) {
                assert!(
                    x.abs() + 10.0 * scale < 57.0 && y <= 41.0 && y - 30.0 * scale > -60.0,
                    "{count}: {x} {y}"
                );
            }
        }
    }
}
