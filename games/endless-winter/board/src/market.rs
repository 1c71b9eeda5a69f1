//! What can be taken: Tribe decks, the Culture display, the Hunt area, Sacred Stones.

use endless_winter::ids::{Animal, Stone, Tribe};
use maud::{Markup, html};
use table::sets::Indexed;

use crate::{cards, effects::points, icons::icon, look::Look};

/// The Tribe decks.
pub(crate) fn people(look: &Look<'_>) -> Markup {
    html! {
        div .ew.ew-cards {
            @for tribe in Tribe::types() { (deck(look, tribe)) }
        }
    }
}

fn deck(look: &Look<'_>, tribe: Tribe) -> Markup {
    let left = look.open.decks.of(tribe);
    let name = look.rules.tribe_name(tribe);
    let asked = look.open.moment.asked.has(tribe);
    let corner = html! { span .ew-count.ew-short[left == 0] title=(look.number("cards-left", left)) { "×" (left) @if asked { " ✓" } } };
    let drawing = cards::tribe(look.rules.tribe_face(tribe), &name, &corner, look.ctx);
    look.ctx.html_spot(&format!("deck-{}", look.rules.tribe_id(tribe)), &look.say(&name), &drawing)
}

/// The Culture display.
pub(crate) fn culture(look: &Look<'_>) -> Markup {
    let deck = look.open.culture_deck.len();
    html! {
        div .ew {
            div .ew-cards {
                @for culture in look.open.display.iter() {
                    @let name = look.rules.culture_name(culture);
                    (look.ctx.html_spot(&format!("display-{}", look.rules.culture_id(culture)), &look.say(&name),
                        &cards::culture(look.rules.culture_face(culture), &name, &html! {}, look.ctx)))
                }
            }
            p .ew-note { (look.number("culture-deck", deck as i64)) }
        }
    }
}

/// The Hunt area and the Animal deck.
pub(crate) fn hunt(look: &Look<'_>) -> Markup {
    let left = look.open.animals.total();
    html! {
        div .ew.ew-cards {
            @for (animal, count) in look.open.area.iter() {
                @let corner = html! { @if count > 1 { span .ew-count { "×" (count) } } };
                (animal_spot(look, "hunt", animal, &corner))
            }
            @let words = look.number("animal-deck", i64::from(left));
            (look.ctx.html_spot("animal-deck", &words, &html! {
                span .ew-card.ew-back { (icon("deck-animal")) span .ew-count { "×" (left) } span .ew-cap { (look.word("deck")) } }
            }))
        }
    }
}

/// An Animal card.
pub(crate) fn animal_card(look: &Look<'_>, animal: Animal, corner: &Markup) -> Markup {
    let name = look.rules.animal_name(animal);
    let face = look.rules.packed().animal.get(animal.index());
    face.map(|face| cards::animal(face, &name, corner, look.ctx)).unwrap_or_default()
}

/// An Animal card as a spot of a zone.
pub(crate) fn animal_spot(look: &Look<'_>, zone: &str, animal: Animal, corner: &Markup) -> Markup {
    let id = format!("{zone}-{}", look.rules.animal_id(animal));
    look.ctx.html_spot(&id, &look.say(&look.rules.animal_name(animal)), &animal_card(look, animal, corner))
}

/// The reserve of Sacred Stones, by era.
pub(crate) fn stones(look: &Look<'_>) -> Markup {
    html! {
        div .ew {
            @for era in [1, 2] {
                @let closed = era == 2 && look.open.round < 2;
                h3 .ew-h.ew-short[closed] {
                    (look.number("era", era)) @if closed { " · " (look.word("era-later")) }
                    " " (look.rule("EW-DEV-04"))
                }
                div .ew-cards.ew-stones {
                    @for stone in look.open.stones.iter() {
                        @if let Some(face) = look.rules.packed().stone.get(stone.index()).filter(|face| i64::from(face.era.is) == era) {
                            (look.ctx.html_spot(&format!("stone-{}", face.id), &look.say(&look.rules.stone_name(stone)), &stone_card(look, stone)))
                        }
                    }
                }
            }
        }
    }
}

/// A Sacred Stone with what it would bring the viewer if the Eclipse came now.
pub(crate) fn stone_card(look: &Look<'_>, stone: Stone) -> Markup {
    let Some(face) = look.rules.packed().stone.get(stone.index()) else { return html! {} };
    let now = look.viewer().map(|seat| look.outlook.stone(seat, stone));
    let corner = html! {
        @if let Some(now) = now {
            @let words = look.number("stone-now", now);
            span .ew-nowvp role="img" aria-label=(words) title=(words) { (points(now)) }
        }
    };
    let name = look.say(&look.rules.stone_name(stone));
    let words = look.say(&look.rules.stone_text(stone));
    cards::stone(&face.counts.is, &face.points.is, &name, &words, &corner)
}
