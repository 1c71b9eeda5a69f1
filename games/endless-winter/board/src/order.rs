//! Turn order, what each place gives in the Eclipse, and what everybody has laid down for the next one.

use endless_winter::{SeenCards, Stage, names};
use maud::{Markup, html};
use table::Seat;

use crate::{
    effects,
    icons::icon,
    look::{Look, own},
};

pub(crate) fn section(look: &Look<'_>) -> Markup {
    let main = &look.rules.packed().main;
    let known = look.open.stage != Stage::Setup || look.open.order[0] != look.open.order[1];
    html! {
        div .ew {
            ol .ew-order {
                @for (place, &seat) in look.open.order[..look.seats().count()].iter().enumerate() {
                    li .ew-here[look.active() == Some(seat)] {
                        @if known { (look.badge(seat)) span .ew-grow { (look.ctx.name(seat)) } } @else { span .ew-grow { "–" } }
                        (bid(look, seat))
                        @if let Some(face) = main.turn_order_gives.is.get(place) {
                            span .ew-place { (effects::effect(face, look.ctx)) }
                        }
                    }
                }
            }
            p .ew-note { (look.word("order-help")) " " (look.rule("EW-ECL-08")) }
        }
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
