//! Files of the box's owner: every value can be entered, every file is refused or played with.

use endless_winter::{Content, EndlessWinter, Options, Weights};
use table::{
    Evaluate,
    conformance::{Mutations, change_every_value, every_value_is_a_field, round_trip, run_overlays},
    content::Path,
};

use crate::common::{Game, S1};

/// Whoever owns the box can enter every value of the content file, and nothing else.
#[test]
fn every_value_of_the_file_is_one_field() {
    let fields = every_value_is_a_field::<EndlessWinter>().unwrap_or_else(|finding| panic!("{finding}"));
    println!("{fields} fields");
}

#[track_caller]
fn mutated(plan: Mutations) {
    let found = run_overlays::<EndlessWinter>(&plan).unwrap_or_else(|finding| panic!("{finding}"));
    println!("{found:?}");
    assert!(found.refused > plan.overlays / 10 && found.played > plan.overlays / 10, "{found:?}");
}

/// Files with random changes are refused, with file, line and value, or played with.
#[test]
fn changed_files_are_refused_or_playable() {
    mutated(Mutations { overlays: 24, games: 2, seed: 1 });
}

/// The same for 200 files and 50 games each: about N minutes.
#[test]
#[ignore = "long"]
fn many_changed_files_are_refused_or_playable() {
    mutated(Mutations { overlays: 200, games: 50, seed: 1_000 });
}

/// Files that change every single value survive text, list of fields, play and record.
#[test]
fn a_file_of_every_value_round_trips() {
    let changed = change_every_value::<EndlessWinter>().unwrap_or_else(|finding| panic!("{finding}"));
    let counts: Vec<usize> = changed.documents.iter().map(|document| document.paths().len()).collect();
    println!(
        "{counts:?} values changed, fixed: {:?}",
        changed.fixed.iter().map(Path::to_string).collect::<Vec<_>>()
    );
    for document in &changed.documents {
        round_trip::<EndlessWinter>(document).unwrap_or_else(|finding| panic!("{finding}"));
    }
}

/// Bots know a card by its icons: exchange those of two cards, and the other one is worth more.
#[test]
fn bots_follow_the_icons_of_a_card() {
    let swap = "[[culture]]\nid = \"hide-shelters\"\nskill = \"F -> 2D\"\n\
        [[culture]]\nid = \"snow-runners\"\nskill = \"[m] 2C\"\n\
        [[culture]]\nid = \"story-circle\"\nskill = \"mm F\"\n\
        [[tribe]]\nid = \"elder\"\neclipse = \"[e] X\"\nskill = \"[h] L\"\n\
        [[tribe]]\nid = \"hunter\"\neclipse = \"[e] D\"\nskill = \"[i] L\"\n";
    let swapped = Content::overlaid("swap.toml", swap).unwrap();
    let value = |content: &Content, card: &str| {
        let mut game = Game::with(Options::seats(2), content);
        game.hand(S1, &[card]).ready();
        game.rules.evaluate(&Weights::default(), &game.state).points[0]
            - f32::from(content.culture.iter().find(|face| face.id == card).map_or(0, |face| face.points.is))
    };
    let standard = Content::standard();
    let pairs = [
        ("hide-shelters", "snow-runners"),
        ("snow-runners", "story-circle"),
        ("story-circle", "hide-shelters"),
    ];
    for (before, after) in pairs {
        let (one, other) = (value(&standard, before), value(&swapped, after));
        assert!((one - other).abs() < 1e-3, "{after} does now what {before} did: {one} and {other}");
    }
    assert!(value(&standard, "snow-runners") > value(&standard, "story-circle") + 0.1);
    assert!(value(&swapped, "snow-runners") < value(&swapped, "story-circle") - 0.1);
    assert!((value(&standard, "elder") - value(&swapped, "hunter")).abs() < 1e-3);
}
