//! Every icon of the box and what it means.

use maud::{Markup, html};
use pages::primer::{Block, Entry, Group, Screen};
use table::text::Phrase;

use super::author;
use crate::{
    effects,
    icons::{beast, icon},
    look::Look,
};

/// Icons whose meaning is a message of the board, by heading.
const GROUPS: &[(&str, &[&str])] = &[
    ("gains", &["food", "fill-food", "tool", "idol", "draw", "megalith", "extra-megalith", "labor", "fish"]),
    (
        "people",
        &[
            "tribe",
            "chief",
            "tribe-hand",
            "tribe-discard",
            "culture",
            "discard",
            "bury",
            "stone",
            "rest",
            "eclipse",
        ],
    ),
    ("land", &["camp", "move", "drive", "village", "raft", "terrains", "tiles", "upper"]),
    ("animals", &["animal", "deck-animal", "reveal-animal", "tip", "joker"]),
];
const COLUMNS: &[&str] = &["initiate", "develop", "migrate", "hunt"];
const TERRAINS: &[&str] = &[
    "grassland",
    "forest",
    "highland",
    "lakeland",
    "badlands",
    "herdland",
    "glacier",
    "base",
    "start",
    "river",
    "landmark",
];
const LANDMARKS: &[&str] = &["volcano", "mound", "arch", "monolith", "tree"];
const BEASTS: &[&str] =
    &["rhino", "sloth", "sabertooth", "glyptodon", "stag-moose", "mammoth", "argentavis", "sea-cow"];

pub(super) fn all(look: &Look<'_>) -> Screen {
    author().screen("icons", "hand-a", vec![Block::Legend(groups(look))])
}

fn groups(look: &Look<'_>) -> Vec<Group> {
    let author = author();
    let meant = |name: &&str| author.entry(name, drawn(&icon(name)));
    let mut groups: Vec<Group> =
        GROUPS.iter().map(|(key, names)| author.group(key, names.iter().map(meant).collect())).collect();
    let called = |kind: &'static str| move |name: &&str| Entry::new(drawn(&icon(name)), named(kind, name));
    groups.push(author.group("columns", COLUMNS.iter().map(called("column")).collect()));
    groups.push(author.group("reading", reading()));
    let content = look.rules.packed();
    let terrain = |name: &&str| {
        let faces = content.terrain.iter().chain(&content.rivers.terrain);
        let gives = faces
            .into_iter()
            .find(|face| face.id == **name)
            .map(|face| effects::effect(&face.gives.is, look.ctx));
        Entry { gives: drawn(&gives.unwrap_or_default()), ..called("terrain")(name) }
    };
    groups.push(author.group("terrains", TERRAINS.iter().map(terrain).collect()));
    let animal = |name: &&str| {
        let mut faces = content.animal.iter().chain(&content.rivers.animal);
        let gives = faces.find(|face| face.id == **name).map(|face| effects::effect(&face.tip.is, look.ctx));
        Entry {
            icon: drawn(&beast(name)),
            words: named("animal", name),
            gives: drawn(&gives.unwrap_or_default()),
        }
    };
    groups.push(author.group("beasts", BEASTS.iter().map(animal).collect()));
    groups.push(author.group("landmarks", LANDMARKS.iter().map(called("landmark")).collect()));
    groups
}

/// How signs are joined on a card.
fn reading() -> Vec<Entry> {
    let entry = |key: &str, signs: Markup| author().entry(key, drawn(&signs));
    vec![
        entry("pay", html! { span .ew-e { (icon("food")) (effects::arrow()) (icon("megalith")) } }),
        entry("each", html! { span .ew-e { (icon("camp")) ":" (icon("food")) } }),
        entry(
            "each-paid",
            html! { span .ew-e { (icon("camp")) ":" (icon("food")) (effects::arrow()) (icon("tool")) } },
        ),
        entry("same", html! { span .ew-e { (icon("animal")) (effects::SAME) } }),
        entry("different", html! { span .ew-e { (icon("animal")) (effects::DIFFERENT) } }),
        entry("only-column", html! { span .ew-e { span .ew-bound { (icon("migrate")) } (icon("labor")) } }),
        entry("only-eclipse", html! { span .ew-e { span .ew-bound { (icon("eclipse")) } (icon("tool")) } }),
        entry("points-once", effects::points(2_u32)),
        entry("points-end", effects::end_points(2)),
    ]
}

/// What the game calls a thing.
fn named(kind: &str, id: &str) -> Phrase {
    Phrase::new(format!("endless-winter-{kind}-{id}"))
}

/// In the colours of the box.
fn drawn(drawing: &Markup) -> Markup {
    html! { span .ew { (drawing) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_legend_has_every_icon() {
        let mut shown: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| names.iter().copied()).collect();
        shown.extend([COLUMNS, TERRAINS, LANDMARKS, BEASTS].concat());
        let mut drawn: Vec<&str> = crate::icons::names().collect();
        shown.sort_unstable();
        drawn.sort_unstable();
        assert_eq!(shown, drawn);
    }
}
