//! Files of the box's owner: every value can be entered, every file is refused or played with.

use endless_winter::{Content, EndlessWinter, Options, Weights};
use table::{
    Evaluate,
    conformance::{
        Mutations, every_value_is_a_field, page_matches_content, round_trip_every_value, run_overlays,
    },
};

use crate::common::{Game, S1};

/// Whoever owns the box can enter every value of the content file, and nothing else.
#[test]
fn every_value_of_the_file_is_one_field() {
    assert_eq!(every_value_is_a_field::<EndlessWinter>(), Ok(536));
}

/// The page about the content names every value, and its examples are what it says they are.
#[test]
fn the_page_names_every_value() -> Result<(), String> {
    page_matches_content::<EndlessWinter>(include_str!("../../../../docs/content-endless-winter.md"))
}

/// Files with random changes are refused, with file, line and value, or played with.
#[test]
fn changed_files_are_refused_or_playable() -> Result<(), String> {
    run_overlays::<EndlessWinter>(&Mutations { overlays: 24, games: 2, seed: 1 }).map(|_| ())
}

/// The same for 200 files and 50 games each: many minutes.
#[test]
#[ignore = "long"]
fn many_changed_files_are_refused_or_playable() -> Result<(), String> {
    run_overlays::<EndlessWinter>(&Mutations { overlays: 200, games: 50, seed: 1_000 })
        .map(|found| println!("{found:?}"))
}

/// Files that change every single value survive text, list of fields, play and record.
#[test]
fn a_file_of_every_value_round_trips() {
    let fixed = round_trip_every_value::<EndlessWinter>();
    assert_eq!(
        fixed,
        Ok([
            "terrain.base.role",
            "river-terrain.start.role",
            "river-terrain.river.role",
            "river-terrain.landmark.role"
        ]
        .map(str::to_owned)
        .to_vec()),
        "these can only be what they are"
    );
}

/// Bots know a card by its icons: exchange those of two cards, and the other one is worth more.
#[test]
fn bots_follow_the_icons_of_a_card() {
    let swap = "[[culture]]\nid = \"snow-runners\"\nskill = \"F -> 2D\"\n\
        [[culture]]\nid = \"story-circle\"\nskill = \"mm F\"\n\
        [[culture]]\nid = \"sledge-team\"\nskill = \"[m] 2C\"\n\
        [[culture]]\nid = \"hide-shelters\"\nskill = \"T -> M\"\n";
    let swapped = Content::overlaid("swap.toml", swap).unwrap();
    let value = |content: &Content, card: &str| {
        let mut game = Game::with(Options::seats(2), content);
        game.hand(S1, &[card]).ready();
        game.rules.evaluate(&Weights::default(), &game.state).points[0]
    };
    let standard = Content::standard();
    for (one, other) in [("snow-runners", "story-circle"), ("sledge-team", "hide-shelters")] {
        let ahead = |content: &Content| value(content, one) - value(content, other);
        let (before, after) = (ahead(&standard), ahead(&swapped));
        assert!(before.abs() > 0.05 && after.abs() > 0.05, "{one} and {other} differ: {before}, {after}");
        assert!(before * after < 0.0, "{one} is what {other} was: {before}, {after}");
    }
}
