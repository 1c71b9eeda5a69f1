//! What can be taken: Tribe decks, the Culture display, the Hunt area, Sacred Stones.

use endless_winter::{Animal, DISPLAY, HUNT_AREA, Stone, Tribe};
use maud::{Markup, html};
use table::{Seat, sets::Indexed};

use crate::{
    cards,
    effects::points,
    icons::icon,
    look::{Look, own},
};

/// A row of the market: its name, a note, and its cards.
fn row(look: &Look<'_>, name: &str, note: &str, words: &str, class: &str, cards: &Markup) -> Markup {
    html! {
        div .ew.ew-row {
            p .ew-head { b { (look.word(name)) } span .ew-note title=(words) { (note) } }
            div .ew-cards.(class) { (cards) }
        }
    }
}

/// The Tribe decks.
pub(crate) fn people(look: &Look<'_>) -> Markup {
    let decks = html! { @for tribe in Tribe::types() { (deck(look, tribe)) } };
    row(look, "section-people", "", "", "ew-people", &decks)
}

fn deck(look: &Look<'_>, tribe: Tribe) -> Markup {
    let left = look.open.decks.of(tribe);
    let name = look.rules.tribe_name(tribe);
    let asked = look.open.moment.asked.has(tribe);
    let count = html! { span .ew-count.ew-short[left == 0] title=(look.number("cards-left", left)) { (left) @if asked { span .ew-tick { "✓" } } } };
    let drawing = cards::tribe(look.rules.tribe_face(tribe), &name, &count, look.ctx);
    look.ctx.html_spot(&format!("deck-{}", look.rules.tribe_id(tribe)), &look.say(&name), &drawing)
}

/// The Culture display, with its empty places.
pub(crate) fn culture(look: &Look<'_>) -> Markup {
    let deck = look.open.culture_deck.len();
    let display = html! {
        @for culture in look.open.display.iter() {
            @let name = look.rules.culture_name(culture);
            (look.ctx.html_spot(&format!("display-{}", look.rules.culture_id(culture)), &look.say(&name),
                &cards::culture(look.rules.culture_face(culture), &name, &html! {}, look.ctx)))
        }
        @for _ in look.open.display.len()..DISPLAY { span .ew-gap {} }
    };
    let words = look.number("culture-deck", deck as i64);
    row(look, "section-culture", &look.number("in-deck", deck as i64), &words, "ew-display", &display)
}

/// The Hunt area and the Animal deck.
pub(crate) fn hunt(look: &Look<'_>) -> Markup {
    let left = look.open.animals.total();
    let words = look.number("animal-deck", i64::from(left));
    let area = html! {
        (look.ctx.html_spot("animal-deck", &words, &html! {
            span .ew-card.ew-back { (icon("animal")) span .ew-count { (left) } }
        }))
        @for (animal, count) in look.open.area.iter() {
            @let corner = html! { @if count > 1 { span .ew-count { "×" (count) } } };
            (animal_spot(look, "hunt", animal, &corner))
        }
        @for _ in look.open.area.iter().count()..HUNT_AREA as usize { span .ew-gap {} }
    };
    let note = look.say(
        &own("hunt-filled")
            .number("count", i64::from(look.open.area.total()))
            .number("most", i64::from(HUNT_AREA)),
    );
    row(look, "section-hunt-area", &note, "", "ew-area", &area)
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
        div .ew.ew-reserve {
            h2 .ew-h { (look.word("stones")) }
            @for era in [1, 2] { (era_of(look, era)) }
        }
    }
}

fn era_is(look: &Look<'_>, stone: Stone, era: i64) -> bool {
    look.rules.packed().stone.get(stone.index()).is_some_and(|face| i64::from(face.era.is) == era)
}

fn era_of(look: &Look<'_>, era: i64) -> Markup {
    let closed = era == 2 && look.open.round < 2;
    // A stone that was taken leaves its place to the badge of its owner.
    let taken =
        look.seats().flat_map(|seat| look.player(seat).stones.iter().map(move |stone| (stone, Some(seat))));
    let mut stones: Vec<(Stone, Option<Seat>)> = look
        .open
        .stones
        .iter()
        .map(|stone| (stone, None))
        .chain(taken)
        .filter(|(stone, _)| era_is(look, *stone, era))
        .collect();
    stones.sort_unstable_by_key(|(stone, _)| stone.index());
    html! {
        p .ew-era.ew-short[closed] data-rule="EW-DEV-04" {
            b { (look.number("era", era)) }
            @if closed || look.viewer().is_some() { span .ew-note { (look.word(if closed { "era-later" } else { "for-you-now" })) } }
        }
        div .ew-cards.ew-stones {
            @for (stone, owner) in stones {
                @if let Some(owner) = owner { span { span .ew-hollow { (look.badge(owner)) } } }
                @else {
                    @let id = format!("stone-{}", look.rules.stone_id(stone));
                    (look.ctx.html_spot(&id, &look.say(&look.rules.stone_name(stone)), &stone_card(look, stone, look.viewer())))
                }
            }
        }
    }
}

/// A Sacred Stone, with what it would bring `viewer` if the Eclipse came now.
pub(crate) fn stone_card(look: &Look<'_>, stone: Stone, viewer: Option<Seat>) -> Markup {
    let Some(face) = look.rules.packed().stone.get(stone.index()) else { return html! {} };
    let now = viewer.map(|seat| look.outlook.stone(seat, stone));
    let corner = html! {
        @if let Some(now) = now {
            @let words = look.number("stone-now", now);
            span .ew-nowvp.ew-zero[now == 0] role="img" aria-label=(words) title=(words) { (points(now)) }
        }
    };
    let name = look.say(&look.rules.stone_name(stone));
    let words = look.say(&look.rules.stone_text(stone));
    cards::stone(&face.id, (&face.counts.is, &face.points.is), &name, &words, &corner)
}
