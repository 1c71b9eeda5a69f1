//! Who would gain what if the Eclipse came now.

use endless_winter::{Effect, Gains, Stage};
use maud::{Markup, html};
use table::Seat;

use crate::{effects, icons::icon, look::Look};

/// The forecast of the viewer; for those who only watch, of the seat whose turn it is.
pub(crate) fn draw(look: &Look<'_>) -> Markup {
    let Some(seat) = look.viewer().or(look.active()).filter(|_| look.open.stage != Stage::Setup) else {
        return html! {};
    };
    html! {
        div .ew-forecast {
            h2 .ew-h title=(look.word("eclipse-now")) data-rule="EW-ECL-15" { (icon("eclipse")) " " (look.word("eclipse-short")) }
            (of(look, seat))
        }
    }
}

fn of(look: &Look<'_>, seat: Seat) -> Markup {
    let mut free = Gains::NONE;
    let mut priced: Vec<(Effect, u8)> = Vec::new();
    let mut landmarks = 0u32;
    for hex in look.rules.board().hexes().iter().filter(|&hex| look.outlook.leads(seat, hex)) {
        let gives = look.outlook.hex_gives(hex);
        if let Some(landmark) = look.landmark_on(hex) {
            landmarks += u32::from(look.outlook.landmark(seat, landmark));
        } else if gives.price.is_free() && gives.condition.is_none() {
            free.join(&gives.gains);
        } else if let Some((_, count)) = priced.iter_mut().find(|(known, _)| *known == gives) {
            *count += 1;
        } else {
            priced.push((gives, 1));
        }
    }
    let stones: u32 =
        look.player(seat).stones.iter().map(|stone| u32::from(look.outlook.stone(seat, stone))).sum();
    let points = [
        (landmarks, "preview-landmarks", "landmark"),
        (u32::from(look.outlook.delta(seat)), "preview-delta", "raft"),
        (stones, "preview-stones", "stone"),
    ];
    let board = look.outlook.board_gives(seat);
    html! {
        p {
            @if look.viewer().is_none() { (look.badge(seat)) }
            @if free.is_empty() && priced.is_empty() && board.is_empty() && points.iter().all(|(sum, ..)| *sum == 0) { "–" }
            span .ew-sum title=(look.word("preview-lands")) { (effects::gains(&free, look.ctx)) }
            @for (gives, count) in &priced {
                span .ew-sum { @if *count > 1 { (count) "×" } (effects::effect(gives, look.ctx)) }
            }
            @if !board.is_empty() { span .ew-sum title=(look.word("preview-board")) { (effects::gains(&board, look.ctx)) } }
            @for (sum, key, glyph) in points {
                @if sum > 0 {
                    @let words = look.number(key, sum);
                    span .ew-sum role="img" aria-label=(words) title=(words) { (effects::points(sum)) (icon(glyph)) }
                }
            }
        }
    }
}
