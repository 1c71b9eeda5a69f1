//! Whatever can be done can be touched.

#![allow(clippy::unwrap_used, reason = "a broken game should stop the test")]

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::{attributes, dictionary, page, scene, walk};
use table::Viewer;

#[test]
fn every_spot_of_every_action_is_drawn_as_a_link() {
    let english = dictionary("en");
    let mut kinds = BTreeSet::new();
    for (seats, seed) in [(3, 1), (3, 2), (4, 3), (4, 4), (5, 5), (5, 6)] {
        walk(seats, seed, |table, acting| {
            let scene = scene(table, Viewer::Seat(acting), &english, &[]);
            let page = page(&scene);
            let links: BTreeSet<&str> = page
                .split("<a ")
                .skip(1)
                .flat_map(|rest| attributes(rest, "data-spot").into_iter().next())
                .collect();
            for choice in &scene.choices {
                kinds.insert(choice.action.split(' ').next().unwrap().to_owned());
                for spot in &choice.spots {
                    assert!(
                        links.contains(spot.as_str()),
                        "'{}' points at {spot}, which is not there",
                        choice.action
                    );
                }
            }
        });
    }
    let all = [
        "away", "chase", "club", "copy", "cover", "done", "draw", "fire", "keep", "mammoth", "move", "name",
        "no", "option", "place", "play", "remove", "swap",
    ];
    assert_eq!(
        kinds.iter().map(String::as_str).collect::<Vec<_>>(),
        all,
        "the games show every kind of action"
    );
}

#[test]
fn no_two_actions_point_at_the_same_spots() {
    let english = dictionary("en");
    for (seats, seed) in [(3, 11), (4, 12), (5, 13)] {
        walk(seats, seed, |table, acting| {
            let mut seen = BTreeMap::new();
            for choice in scene(table, Viewer::Seat(acting), &english, &[]).choices {
                let spots: BTreeSet<String> = choice.spots.into_iter().collect();
                if let Some(other) = seen.insert(spots.clone(), choice.action.clone())
                    && !spots.is_empty()
                {
                    panic!("'{other}' and '{}' both point at {spots:?}", choice.action);
                }
            }
        });
    }
}

#[test]
fn a_touch_leaves_only_what_can_follow() {
    let english = dictionary("en");
    walk(4, 21, |table, acting| {
        let before = scene(table, Viewer::Seat(acting), &english, &[]);
        let Some(choice) = before.choices.iter().find(|choice| choice.action.starts_with("move ")) else {
            return;
        };
        let from = choice.spots[0].clone();
        let after = page(&scene(table, Viewer::Seat(acting), &english, std::slice::from_ref(&from)));
        let targets: BTreeSet<&str> = before
            .choices
            .iter()
            .filter(|choice| choice.spots.contains(&from))
            .flat_map(|choice| choice.spots.iter().map(String::as_str))
            .collect();
        let links: BTreeSet<&str> = after
            .split("<a ")
            .skip(1)
            .flat_map(|rest| attributes(rest, "data-spot").into_iter().next())
            .collect();
        assert_eq!(links, targets);
    });
}

#[test]
fn stopping_asks_only_if_something_is_lost() {
    let english = dictionary("en");
    let (mut asked, mut silent) = (0, 0);
    for seed in 31..37 {
        walk(3, seed, |table, acting| {
            let scene = scene(table, Viewer::Seat(acting), &english, &[]);
            for choice in &scene.choices {
                let lossless = !matches!(choice.action.as_str(), "done")
                    && !choice.action.starts_with("play D-")
                    && choice.action != "copy dark";
                assert!(!lossless || choice.loses.is_none(), "'{}' loses nothing", choice.action);
                if choice.action == "done" {
                    if choice.loses.is_some() {
                        asked += 1;
                    } else {
                        silent += 1;
                    }
                    let could_place = scene.choices.iter().any(|other| other.action.starts_with("place "));
                    assert!(!could_place || choice.loses.is_some(), "hunters could still be placed");
                }
            }
        });
    }
    assert!(asked > 0 && silent > 0);
}
