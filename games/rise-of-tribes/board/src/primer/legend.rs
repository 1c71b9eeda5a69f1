//! Every icon of the box and what it means.

use pages::primer::{Author, Entry, Group};
use rise_of_tribes::{Event, Goal, Special, Tile, words};
use table::{sets::Indexed, text::Phrase};

use crate::{
    icons::{Icon, Pictured},
    pen::Pen,
};

/// Icons whose meaning is a message of the board, by heading.
const GROUPS: &[(&str, &[Icon])] = &[
    ("people", &[Icon::Member, Icon::Crowd, Icon::Village, Icon::Elder, Icon::Chief, Icon::Invader]),
    ("goods", &[Icon::Food, Icon::Wood, Icon::Stone, Icon::Card, Icon::Point]),
    ("dice", &[Icon::Sun, Icon::Moon, Icon::Blank, Icon::Die]),
    ("actions", &[Icon::Grow, Icon::Move, Icon::Gather, Icon::Lead]),
    ("signs", &[Icon::Arrow, Icon::Swap, Icon::Spears, Icon::Hex, Icon::Eye, Icon::Crown, Icon::Speech]),
];

pub(super) fn groups(author: Author, pen: &Pen<'_>) -> Vec<Group> {
    let entry = |icon: &Icon| author.entry(icon.name(), pen.icon(*icon));
    let mut groups: Vec<Group> =
        GROUPS.iter().map(|(key, icons)| author.group(key, icons.iter().map(entry).collect())).collect();
    for (key, icons) in named() {
        let entries =
            icons.into_iter().map(|(icon, words)| Entry::new(pen.icon(icon), pen.rules.with_names(words)));
        groups.push(author.group(key, entries.collect()));
    }
    groups
}

/// Icons of things that the game names, by heading.
fn named() -> [(&'static str, Vec<(Icon, Phrase)>); 3] {
    let glacier = (Special::Glacier.icon(), words::special(Special::Glacier));
    [
        ("lands", Tile::each().map(|tile| (tile.icon(), words::tile(tile))).chain([glacier]).collect()),
        ("events", Event::each().map(|event| (event.icon(), words::event(event))).collect()),
        ("goals", Goal::each().map(|goal| (goal.icon(), words::goal(goal))).collect()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_legend_has_every_icon() {
        let named = named().into_iter().flat_map(|(_, icons)| icons).map(|(icon, _)| icon);
        let shown: Vec<Icon> =
            GROUPS.iter().flat_map(|(_, icons)| icons.iter().copied()).chain(named).collect();
        let missing: Vec<&Icon> = Icon::ALL.iter().filter(|icon| !shown.contains(icon)).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
