//! Turn order: the place of a seat, what it gives in the Eclipse, and what the seat has laid down for the next one.

use endless_winter::{SeenCards, Stage, names};
use maud::{Markup, html};
use table::Seat;

use crate::{
    effects,
    icons::icon,
    look::{Look, own},
};

/// The seat's place in turn order, what it gives in the Eclipse, and the Labor laid down for the next order.
pub(crate) fn place(look: &Look<'_>, seat: Seat) -> Markup {
    let known = look.open.stage != Stage::Setup || look.open.order[0] != look.open.order[1];
    let place = look.open.order[..look.seats().count()].iter().position(|&other| other == seat);
    let Some(place) = place.filter(|_| known) else { return html! {} };
    let words = look.number("order-place", place as i64 + 1);
    html! {
        span .ew-place title=(words) {
            b { (place + 1) }
            @if let Some(face) = look.rules.packed().main.turn_order_gives.is.get(place) {
                (effects::effect(face, look.ctx))
            }
        }
        (bid(look, seat))
    }
}

/// Labor laid down for the Eclipse: resting figures, and cards as far as they are known.
fn bid(look: &Look<'_>, seat: Seat) -> Markup {
    let player = look.player(seat);
    let each = look.rules.packed().board.rest_labor.is.gains.half_labor();
    let mut half = player.figures.resting() * each;
    let mut count = |cards: &endless_winter::Cards| {
        let labor: u8 =
            cards.tribe.iter().map(|(tribe, count)| count * look.rules.eclipse_labor(tribe)).sum();
        half += labor;
    };
    count(&player.eclipse);
    let mut hidden = 0;
    match look.view.observation.cards.get(seat.index()) {
        Some(SeenCards::Known { eclipse, .. }) => count(eclipse),
        Some(SeenCards::Counted { eclipse, .. }) => hidden = *eclipse,
        None => {}
    }
    let words = look.say(&own("bid").text("labor", names::labor_text(half)).number("hidden", hidden));
    html! {
        span .ew-bid role="img" aria-label=(words) title=(words) {
            (icon("eclipse")) (names::labor_text(half)) @if hidden > 0 { "+" (hidden) "?" }
        }
    }
}
