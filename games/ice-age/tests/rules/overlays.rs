//! Files of the box's owner: every value can be entered, every file is refused or played with.

use ice_age::{Card, Content, IceAge, Options, Weights};
use table::{
    Evaluate,
    conformance::{
        Mutations, every_value_is_a_field, page_matches_content, round_trip_every_value, run_overlays,
    },
};

use crate::common::{S1, Scene};

/// Whoever owns the box can enter every value of the content file, and nothing else.
#[test]
fn every_value_of_the_file_is_one_field() {
    assert_eq!(every_value_is_a_field::<IceAge>(), Ok(99));
}

/// The page about the content names every value, and its examples are what it says they are.
#[test]
fn the_page_names_every_value() -> Result<(), String> {
    page_matches_content::<IceAge>(include_str!("../../../../docs/content-ice-age.md"))
}

/// Files with random changes are refused, with file, line and value, or played with.
#[test]
fn changed_files_are_refused_or_playable() -> Result<(), String> {
    run_overlays::<IceAge>(&Mutations { overlays: 24, games: 2, seed: 1 }).map(|_| ())
}

/// The same for 200 files and 50 games each: many minutes.
#[test]
#[ignore = "long"]
fn many_changed_files_are_refused_or_playable() -> Result<(), String> {
    run_overlays::<IceAge>(&Mutations { overlays: 200, games: 50, seed: 1_000 })
        .map(|found| println!("{found:?}"))
}

/// Files that change every single value survive text, list of fields, play and record.
#[test]
fn a_file_of_every_value_round_trips() {
    let fixed = round_trip_every_value::<IceAge>();
    assert_eq!(
        fixed,
        Ok(["cards.L-cult.stones", "cards.L-cult.effects", "cards.D-cult.stones", "cards.D-cult.effects"]
            .map(str::to_owned)
            .to_vec()),
        "these can only be what they are"
    );
}

/// Bots know a card by its instructions: exchange those of two cards, and the other one is worth more.
#[test]
fn bots_follow_the_instructions_of_a_card() {
    let swap = "[cards.L-drive]\nstones = [1]\neffects = [\"move a fire\"]\n\
        [cards.L-fire]\nstones = [3]\neffects = [\"drive 3 hunters, at most 2 of a player\"]\n\
        [cards.D-feast]\nstones = [3]\nwho = \"one-other\"\neffects = [\"remove a mammoth\"]\n\
        [cards.D-hunt]\nstones = [6]\nwho = \"every-other\"\neffects = [\"place 2 hunters anywhere\"]\n";
    let swapped = Content::overlaid("swap.toml", swap).unwrap();
    let value = |content: &Content, card: Card| {
        let game = Scene::new(3).stones(S1, 5).hand(S1, [card]).to_play(S1);
        let rules = IceAge::new(&Options { seats: 3, ..Options::default() }, content).unwrap();
        rules.evaluate(&Weights::default(), &game.state).points[0]
    };
    let standard = Content::standard();
    for (better, worse) in [(Card::Drive, Card::Fire), (Card::Feast, Card::Hunt)] {
        assert!(value(&standard, better) > value(&standard, worse) + 0.1, "{better} and {worse}");
        assert!((value(&standard, better) - value(&swapped, worse)).abs() < 1e-4, "{worse} is the other");
        assert!((value(&standard, worse) - value(&swapped, better)).abs() < 1e-4, "{better} is the other");
    }
}
