//! Files of the box's owner: every value can be entered, every file is refused or played with.

use endless_winter::{Content, EndlessWinter, Options, Weights};
use table::{
    Evaluate, Rules,
    conformance::{Mutations, change_every_value, every_value_is_a_field, round_trip, run_overlays},
    content::Path,
};

use crate::common::{Game, S1};

/// Whoever owns the box can enter every value of the content file, and nothing else.
#[test]
fn every_value_of_the_file_is_one_field() {
    let fields = every_value_is_a_field::<EndlessWinter>().unwrap_or_else(|finding| panic!("{finding}"));
    assert_eq!(fields, 536);
}

/// The page about the content names every value, and its examples are what it says they are.
#[test]
fn the_page_names_every_value() {
    let page = include_str!("../../../../docs/content-endless-winter.md");
    for spec in EndlessWinter::schema().unwrap().tables().iter().flat_map(|table| &table.keys) {
        assert!(page.contains(&format!("`{}`", spec.key)), "{} is not in the page", spec.key);
    }
    let (right, wrong) = page.split_once("## Mistakes").unwrap();
    let examples =
        |text: &'static str| text.split("```toml\n").skip(1).map(|block| block.split("```").next().unwrap());
    for example in examples(right) {
        EndlessWinter::overlaid_content("my.toml", example).unwrap_or_else(|error| panic!("{error}"));
    }
    for example in examples(wrong) {
        assert!(EndlessWinter::overlaid_content("my.toml", example).is_err(), "{example}");
    }
}

#[track_caller]
fn mutated(plan: Mutations) {
    let found = run_overlays::<EndlessWinter>(&plan).unwrap_or_else(|finding| panic!("{finding}"));
    assert!(found.refused > plan.overlays / 10 && found.played > plan.overlays / 10, "{found:?}");
}

/// Files with random changes are refused, with file, line and value, or played with.
#[test]
fn changed_files_are_refused_or_playable() {
    mutated(Mutations { overlays: 24, games: 2, seed: 1 });
}

/// The same for 200 files and 50 games each: some minutes.
#[test]
#[ignore = "long"]
fn many_changed_files_are_refused_or_playable() {
    mutated(Mutations { overlays: 200, games: 50, seed: 1_000 });
}

/// Files that change every single value survive text, list of fields, play and record.
#[test]
fn a_file_of_every_value_round_trips() {
    let changed = change_every_value::<EndlessWinter>().unwrap_or_else(|finding| panic!("{finding}"));
    let fixed: Vec<String> = changed.fixed.iter().map(Path::to_string).collect();
    assert_eq!(
        fixed,
        [
            "terrain.base.role",
            "river-terrain.start.role",
            "river-terrain.river.role",
            "river-terrain.landmark.role"
        ],
        "these can only be what they are"
    );
    for document in &changed.documents {
        round_trip::<EndlessWinter>(document).unwrap_or_else(|finding| panic!("{finding}"));
    }
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
