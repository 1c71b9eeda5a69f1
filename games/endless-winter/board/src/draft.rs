//! Before the game: Chiefs, sides, set-up cards (EW-SETUP, EW-VAR).

use endless_winter::{Chief, Side};
use maud::{Markup, html};
use table::{Turn, sets::Indexed};

use crate::{cards, look::Look};

pub(crate) fn screen(look: &Look<'_>) -> Markup {
    let open = look.open;
    html! {
        @if !open.chief_pool.is_empty() {
            (look.heading("chief", &look.word("chiefs")))
            div .ew-cards {
                @for chief in open.chief_pool.iter() {
                    @for side in [Side::A, Side::B] { (side_of(look, chief, side, &side_id(look, chief, side))) }
                }
            }
        }
        @if !open.setup_pool.is_empty() {
            (look.heading("camp", &look.word("setups")))
            div .ew-cards {
                @for card in open.setup_pool.iter() {
                    @if let Some(face) = look.rules.packed().setup.get(card.index()) {
                        @let name = look.rules.setup_name(card);
                        @let tribe = cards::tribe_name(look.rules.packed(), &face.tribe.is);
                        (look.ctx.html_spot(&format!("setup-{}", look.rules.setup_id(card)), &look.say(&name),
                            &cards::setup(face, &name, &tribe, look.ctx)))
                    }
                }
            }
        }
        @if let Turn::Choose(seat) = look.view.turn
            && let (Some(chief), None) = (look.player(seat).chief, look.player(seat).side) {
            h2 .ew-h { (look.badge(seat)) " " (look.ctx.name(seat)) }
            div .ew-cards {
                @for side in [Side::A, Side::B] { (side_of(look, chief, side, &format!("side-{}", side.word()))) }
            }
        }
    }
}

/// The spot of a side of a Chief on offer.
pub(crate) fn side_id(look: &Look<'_>, chief: Chief, side: Side) -> String {
    format!("chief-{}-{}", look.rules.chief_id(chief), side.word())
}

fn side_of(look: &Look<'_>, chief: Chief, side: Side, id: &str) -> Markup {
    let name = look.rules.chief_name(chief);
    let corner = html! { span .ew-count { (side.word().to_uppercase()) } };
    let drawing = cards::chief(look.rules.chief_face(chief), &name, Some(side), &corner, look.ctx);
    look.ctx.html_spot(id, &look.say(&name), &drawing)
}
