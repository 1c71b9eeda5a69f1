//! Every action can be chosen on the board, and everything offered there leads to an action.

use std::collections::{BTreeMap, BTreeSet};

use table::Viewer;
use words::Language;

use super::{
    Finding,
    elements::{Drawing, Spots},
    positions::{Plan, anywhere, kind, visit},
    render::all_markup,
};
use crate::{board::Board, board_view::BoardView};

/// The kinds of actions that were on offer: the first words of their notation, in alphabetical order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionKinds {
    /// All kinds.
    pub actions: Vec<String>,
    /// The kinds with an action that pointed at no spot, so that only the list offers it.
    pub without_spots: Vec<String>,
}

/// Every spot an action points at is drawn exactly once, as a link. Every link is a spot that an action points at. Of every
/// kind of spot that is drawn, an action points at one at some time.
pub fn spots<B: Board>(plan: &Plan<B::Game>) -> Result<ActionKinds, Finding> {
    let (mut actions, mut without_spots) = (BTreeSet::new(), BTreeSet::new());
    let (mut drawn_kinds, mut offered_kinds) = (BTreeSet::new(), BTreeSet::new());
    visit::<B>(plan, Language::English, |position| {
        let view = position.view();
        let drawn = all_markup(&view);
        let drawn = Drawing::parse(&drawn);
        let Spots { links, groups } = drawn.spots();
        for choice in &view.choices {
            actions.insert(kind(&choice.action));
            if choice.spots.is_empty() {
                without_spots.insert(kind(&choice.action));
            }
            for spot in &choice.spots {
                let count = |drawn: &[&str]| drawn.iter().filter(|id| *id == spot).count();
                let (as_link, as_group) = (count(&links), count(&groups));
                if (as_link, as_group) != (1, 0) {
                    return Err(format!(
                        "'{}' points at {spot}, which is a link {as_link} times and a group {as_group} times",
                        choice.action,
                    ));
                }
            }
        }
        let offered = all_spots(&view);
        if let Some(idle) = links.iter().find(|link| !offered.contains(**link)) {
            return Err(format!("{idle} is a link, and no action points at it"));
        }
        offered_kinds.extend(offered.into_iter().map(spot_kind));
        drawn_kinds.extend(links.into_iter().chain(groups).map(spot_kind));
        Ok(())
    })?;
    match drawn_kinds.difference(&offered_kinds).next() {
        None => {
            Ok(ActionKinds { actions: Vec::from_iter(actions), without_spots: Vec::from_iter(without_spots) })
        }
        Some(idle) => Err(anywhere(format!("no action ever pointed at a spot '{idle}'"))),
    }
}

/// Everything a player would try and may not do is drawn. Returns the rules that refused something.
pub fn blocked<B: Board>(plan: &Plan<B::Game>) -> Result<BTreeSet<String>, Finding> {
    let mut rules = BTreeSet::new();
    visit::<B>(plan, Language::English, |position| {
        let view = position.view();
        let drawn = all_markup(&view);
        let drawn = Drawing::parse(&drawn);
        let Spots { links, groups } = drawn.spots();
        for blocked in &view.blocked {
            rules.insert(blocked.rule.clone());
            if let Some(spot) =
                blocked.spots.iter().find(|spot| !links.iter().chain(&groups).any(|drawn| drawn == spot))
            {
                return Err(format!("{} refuses something at {spot}, which is not drawn", blocked.rule));
            }
        }
        Ok(())
    })?;
    Ok(rules)
}

/// After a spot was selected, the links are the spots of exactly those actions that point at it.
pub fn touches<B: Board>(plan: &Plan<B::Game>) -> Result<(), Finding> {
    visit::<B>(plan, Language::English, |position| {
        let Some(seat) = position.choosing else { return Ok(()) };
        let before = position.view();
        let first: BTreeSet<&String> =
            before.choices.iter().filter_map(|choice| choice.spots.first()).collect();
        // Testing one spot per position keeps the run short.
        let Some(touched) = first.iter().nth(before.choices.len() % first.len().max(1)) else {
            return Ok(());
        };
        let following: BTreeSet<&str> = before
            .choices
            .iter()
            .filter(|choice| choice.spots.contains(touched))
            .flat_map(|choice| choice.spots.iter().map(String::as_str))
            .collect();
        let after =
            position.renderer.view_with(position.table, Viewer::Seat(seat), std::slice::from_ref(touched));
        let after = Drawing::parse(&all_markup(&after));
        let links: BTreeSet<&str> = after.spots().links.into_iter().collect();
        if links == following {
            Ok(())
        } else {
            Err(format!("after {touched}, {following:?} can follow and {links:?} are offered"))
        }
    })
}

/// No two actions point at the same spots, so that selecting spots determines the action.
pub fn distinct_spots<B: Board>(plan: &Plan<B::Game>) -> Result<(), Finding> {
    visit::<B>(plan, Language::English, |position| {
        let mut seen = BTreeMap::new();
        for choice in position.view().choices {
            let spots: BTreeSet<String> = choice.spots.into_iter().collect();
            if !spots.is_empty()
                && let Some(other) = seen.insert(spots.clone(), choice.action.clone())
            {
                return Err(format!("'{other}' and '{}' both point at {spots:?}", choice.action));
            }
        }
        Ok(())
    })
}

fn all_spots(view: &BoardView) -> BTreeSet<&str> {
    view.choices.iter().flat_map(|choice| choice.spots.iter().map(String::as_str)).collect()
}

/// The kind of a spot: its id up to the first character that is not a letter.
fn spot_kind(spot: &str) -> String {
    spot.split(|letter: char| !letter.is_ascii_alphabetic()).next().unwrap_or_default().to_owned()
}
