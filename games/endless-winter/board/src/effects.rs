//! Instructions drawn in their order: when, for what, what.

use endless_winter::{Bound, Effect, Gains, Icon, Noun, Per, Skills, Unit, names};
use maud::{Markup, html};
use pages::DrawContext;

use crate::{icons::icon, price::price};

/// An effect as icons, with its words for those who point at it or cannot see it.
pub(crate) fn effect(shown: &Effect, ctx: &DrawContext<'_>) -> Markup {
    if shown.is_none() {
        return html! {};
    }
    let words = ctx.text(&names::effect(shown));
    html! {
        span .ew-e role="img" aria-label=(words) title=(words) { (signs(shown)) }
    }
}

/// Its icons and signs in the order they are printed.
fn signs(shown: &Effect) -> Markup {
    html! {
        (bound(shown.bound))
        @if shown.repeats_exchange() { (counting(shown)) (paying(shown)) } @else { (paying(shown)) (counting(shown)) }
        (bare(&shown.gains))
        @if let Some(condition) = shown.condition.filter(|condition| condition.most < u8::MAX) {
            small { "≤" (condition.most) "×" }
        }
    }
}

/// What is paid, with the arrow.
fn paying(shown: &Effect) -> Markup {
    html! { @if !shown.price.is_free() { (price(shown.price)) (arrow()) } }
}

/// What is counted, with the colon.
fn counting(shown: &Effect) -> Markup {
    html! { @if let Some(condition) = shown.condition { (per(condition.per)) ":" } }
}

/// The skills of a Culture card, one after another.
pub(crate) fn skills(shown: &Skills, ctx: &DrawContext<'_>) -> Markup {
    html! { @for skill in shown.iter() { (effect(skill, ctx)) } }
}

/// What stands before the gain of an effect: where it can be used, its price, what it counts.
pub(crate) fn before(shown: &Effect) -> Markup {
    html! {
        (bound(shown.bound))
        (price(shown.price))
        @if let Some(condition) = shown.condition { (per(condition.per)) }
    }
}

/// Icons to be gained, with their words.
pub(crate) fn gains(shown: &Gains, ctx: &DrawContext<'_>) -> Markup {
    if shown.is_empty() {
        return html! {};
    }
    let words = ctx.text(&names::gains(shown));
    html! { span .ew-e role="img" aria-label=(words) title=(words) { (bare(shown)) } }
}

/// Icons without their words, for elements that have a label of their own.
pub(crate) fn bare(shown: &Gains) -> Markup {
    let half = shown.half_labor();
    let first_labor = shown.iter().find(|unit| unit.icon.is_labor()).map(|unit| unit.icon);
    html! {
        @for unit in shown.iter() {
            @if unit.icon.is_labor() {
                // Halves add up (EW-WORK-03): one number for all of it.
                @if Some(unit.icon) == first_labor { (labor(half)) }
            } @else {
                (counted(unit))
            }
        }
    }
}

fn counted(unit: Unit) -> Markup {
    match (unit.icon, unit.count) {
        (Icon::Point, count) => points(count),
        (icon_of, count) => {
            let (glyph, sign) = drawn(icon_of);
            html! { (amount(count, glyph)) (sign) }
        }
    }
}

/// The drawing of an icon, and the sign for one type or different types behind it (EW-ICON-36, EW-ICON-37).
const fn drawn(icon: Icon) -> (&'static str, &'static str) {
    match icon {
        Icon::TakeSameAnimal => ("animal", SAME),
        Icon::TakeOtherAnimal => ("animal", DIFFERENT),
        Icon::TipSame => ("tip", SAME),
        Icon::TipOther => ("tip", DIFFERENT),
        Icon::SameTribeToHand => ("tribe-hand", SAME),
        Icon::OtherTribeToHand => ("tribe-hand", DIFFERENT),
        Icon::SameTribeToDiscard => ("tribe-discard", SAME),
        Icon::OtherTribeToDiscard => ("tribe-discard", DIFFERENT),
        icon => (icon.word(), ""),
    }
}

/// Of one type.
pub(crate) const SAME: &str = "=";
/// Of different types.
pub(crate) const DIFFERENT: &str = "≠";

/// Half points of Labor: a hand with a number, unless it is exactly one.
pub(crate) fn labor(half: u8) -> Markup {
    html! { span .ew-n { @if half != 2 { (names::labor_text(half)) } (icon("labor")) } }
}

/// Points that count at once.
pub(crate) fn points(count: impl Into<u32>) -> Markup {
    html! { span .ew-vp { (count.into()) } }
}

/// Points that count at the end.
pub(crate) fn end_points(count: u8) -> Markup {
    html! { span .ew-vp.ew-end { (count) } }
}

fn bound(bound: Bound) -> Markup {
    match bound {
        Bound::Free => html! {},
        Bound::Column(column) => html! { span .ew-bound { (icon(column.word())) } },
        Bound::Eclipse => html! { span .ew-bound { (icon("eclipse")) } },
    }
}

/// So many of a thing.
pub(crate) fn amount(count: u8, name: &str) -> Markup {
    html! { @if count == 1 { (icon(name)) } @else { span .ew-n { (count) (icon(name)) } } }
}

/// Between price and gain.
pub(crate) fn arrow() -> Markup {
    html! { span .ew-to { "→" } }
}

fn per(Per { noun, group }: Per) -> Markup {
    match noun {
        Noun::Camp => amount(group, "camp"),
        Noun::CampType => html! { (amount(group, "camp")) (DIFFERENT) },
        Noun::Village => amount(group, "village"),
        Noun::Buried => amount(group, "bury"),
        Noun::Animal => amount(group, "animal"),
        Noun::AnimalType => html! { (amount(group, "animal")) (DIFFERENT) },
        Noun::SameAnimal => html! { (amount(group, "animal")) (SAME) },
        Noun::AnimalOf(animal) => amount(group, animal.id()),
        Noun::Tipped => amount(group, "tip"),
        Noun::TippedType => html! { (amount(group, "tip")) (DIFFERENT) },
        Noun::SameTipped => html! { (amount(group, "tip")) (SAME) },
        Noun::TippedOf(animal) => html! { (amount(group, "tip")) (icon(animal.id())) },
        Noun::Megalith => amount(group, "megalith"),
        Noun::Stone => amount(group, "stone"),
        Noun::Idol => amount(group, "idol"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is drawn, in a line: names of drawings, numbers and signs.
    fn line(effect: &str) -> String {
        let markup = signs(&effect.parse().unwrap_or_default()).into_string();
        let mut words = Vec::new();
        for part in markup.split('<') {
            let (tag, text) = part.split_once('>').unwrap_or(("", part));
            let name = tag.split_once("href=\"#ew-").and_then(|(_, rest)| rest.split_once('"'));
            words.extend(name.map(|(name, _)| name));
            words.extend(Some(text).filter(|text| !text.is_empty()));
        }
        words.join(" ")
    }

    #[test]
    fn effects_are_drawn_as_they_are_written() {
        for (effect, drawn) in [
            ("F -> C : T", "food → camp : tool"),
            ("C : F -> T", "camp : food → tool"),
            ("[h] 2C : 2-D L -> M (max 3)", "hunt 2 camp : 2 discard labor → megalith ≤3×"),
            ("A/ : A=", "animal ≠: animal ="),
            ("X.rhino : 2A/", "tip rhino : 2 animal ≠"),
            ("2X/", "2 tip ≠"),
            ("3X=", "3 tip ="),
            ("R+= R-/", "tribe-hand = tribe-discard ≠"),
        ] {
            assert_eq!(line(effect), drawn, "{effect}");
        }
    }
}
