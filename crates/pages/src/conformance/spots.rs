//! Whatever can be done can be touched, and whatever can be touched does something.

use std::collections::{BTreeMap, BTreeSet};

use table::Viewer;
use words::Language;

use super::{
    Finding,
    elements::{Drawing, Spots},
    paint::all_markup,
    walk::{Plan, anywhere, kind, walk},
};
use crate::board::{Board, Scene};

/// What the drawn positions offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pointed {
    /// Every kind of action, the first word of its notation, in alphabetical order.
    pub actions: Vec<String>,
    /// Those kinds of which some pointed nowhere, so that only the list offers them.
    pub nowhere: Vec<String>,
}

/// Every spot an action points at is drawn exactly once, as a link; every link is a spot that an action points at; and of
/// every kind of spot that is ever drawn, an action points at one some time.
pub fn spots<B: Board>(plan: &Plan<B::Game>) -> Result<Pointed, Finding> {
    let (mut actions, mut nowhere) = (BTreeSet::new(), BTreeSet::new());
    let (mut drawn_kinds, mut offered_kinds) = (BTreeSet::new(), BTreeSet::new());
    walk::<B>(plan, Language::English, |position| {
        let scene = position.scene()?;
        let drawn = all_markup(&scene);
        let drawn = Drawing::parse(&drawn);
        let Spots { links, groups } = drawn.spots();
        for choice in &scene.choices {
            actions.insert(kind(&choice.action));
            if choice.spots.is_empty() {
                nowhere.insert(kind(&choice.action));
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
        let offered = all_spots(&scene);
        if let Some(idle) = links.iter().find(|link| !offered.contains(**link)) {
            return Err(format!("{idle} is a link, and no action points at it"));
        }
        offered_kinds.extend(offered.into_iter().map(spot_kind));
        drawn_kinds.extend(links.into_iter().chain(groups).map(spot_kind));
        Ok(())
    })?;
    match drawn_kinds.difference(&offered_kinds).next() {
        None => Ok(Pointed { actions: Vec::from_iter(actions), nowhere: Vec::from_iter(nowhere) }),
        Some(idle) => Err(anywhere(format!("no action ever pointed at a spot '{idle}'"))),
    }
}

/// After a touch, the links are the spots of exactly those actions that point at what was touched.
pub fn touches<B: Board>(plan: &Plan<B::Game>) -> Result<(), Finding> {
    walk::<B>(plan, Language::English, |position| {
        let Some(seat) = position.choosing else { return Ok(()) };
        let before = position.scene()?;
        let first: BTreeSet<&String> =
            before.choices.iter().filter_map(|choice| choice.spots.first()).collect();
        // One is as good as another, and there may be many.
        let Some(touched) = first.iter().nth(before.choices.len() % first.len().max(1)) else {
            return Ok(());
        };
        let following: BTreeSet<&str> = before
            .choices
            .iter()
            .filter(|choice| choice.spots.contains(touched))
            .flat_map(|choice| choice.spots.iter().map(String::as_str))
            .collect();
        let after = position
            .painter
            .touched(position.table, Viewer::Seat(seat), std::slice::from_ref(touched))
            .ok_or("the table is of another game")?;
        let after = Drawing::parse(&all_markup(&after));
        let links: BTreeSet<&str> = after.spots().links.into_iter().collect();
        if links == following {
            Ok(())
        } else {
            Err(format!("after {touched}, {following:?} can follow and {links:?} are offered"))
        }
    })
}

/// No two actions point at the same spots: touching alone always tells which one is meant.
pub fn apart<B: Board>(plan: &Plan<B::Game>) -> Result<(), Finding> {
    walk::<B>(plan, Language::English, |position| {
        let mut seen = BTreeMap::new();
        for choice in position.scene()?.choices {
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

fn all_spots(scene: &Scene) -> BTreeSet<&str> {
    scene.choices.iter().flat_map(|choice| choice.spots.iter().map(String::as_str)).collect()
}

/// What a spot is: its id without its number or name.
fn spot_kind(spot: &str) -> String {
    spot.split(|letter: char| !letter.is_ascii_alphabetic()).next().unwrap_or_default().to_owned()
}
