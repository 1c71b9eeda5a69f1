//! The board keeps the promises every board makes.

use std::path::Path;

use endless_winter_board::EndlessWinterBoard;
use pages::conformance::{self, Plan};

#[test]
fn every_spot_an_action_points_at_is_drawn_exactly_once_and_no_other_is_offered() {
    let kinds = conformance::spots::<EndlessWinterBoard>(&Plan::one_in(9)).unwrap();
    let every = [
        "bury", "camp", "cash", "chief", "commit", "culture", "delta", "discard", "done", "draw", "drive",
        "eat", "fill", "food", "gather", "honor", "hunt", "learn", "megalith", "move", "offering", "pay",
        "place", "play", "raft", "recruit", "reveal", "rite", "setup", "side", "skill", "start", "stone",
        "tip", "token", "tool", "track", "train", "village",
    ];
    assert_eq!(kinds.actions, every, "the games show every kind of action");
    assert_eq!(kinds.without_spots, ["done"]);
}

#[test]
fn a_touch_leaves_only_what_can_follow() {
    conformance::touches::<EndlessWinterBoard>(&Plan::one_in(80)).unwrap();
}

#[test]
fn no_two_actions_point_at_the_same_spots() {
    conformance::distinct_spots::<EndlessWinterBoard>(&Plan::one_in(80)).unwrap();
}

#[test]
fn every_scene_is_well_formed_and_brings_no_styles_or_scripts_of_its_own() {
    conformance::markup::<EndlessWinterBoard>(&Plan::one_in(150)).unwrap();
}

#[test]
fn every_word_is_there_in_every_language() {
    conformance::words::<EndlessWinterBoard>(&Plan::one_in(25)).unwrap();
}

#[test]
fn every_language_has_the_same_messages_and_the_drawing_says_them_all() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    assert!(conformance::messages::<EndlessWinterBoard>(&sources).unwrap() > 100);
}

#[test]
fn a_scene_could_be_that_of_any_position_its_viewer_can_imagine() {
    conformance::secrets::<EndlessWinterBoard>(&Plan::one_in(150)).unwrap();
}

#[test]
fn those_who_do_not_choose_see_the_same_table_without_offers() {
    conformance::bystanders::<EndlessWinterBoard>(&Plan::one_in(150)).unwrap();
}

#[test]
fn a_whole_table_stays_under_36_kilobytes_compressed() {
    let largest = conformance::update_size::<EndlessWinterBoard>(&Plan::one_in(80)).unwrap();
    assert!(largest > 5_000, "{largest} bytes are too few to be a whole scene");
}

#[test]
fn rounds_count_up_from_one() {
    assert_eq!(conformance::rounds::<EndlessWinterBoard>(&Plan::every()).unwrap(), 4);
}

#[test]
fn whoever_chooses_is_led_to_a_part_of_the_page_that_exists() {
    conformance::focus::<EndlessWinterBoard>(&Plan::one_in(40)).unwrap();
}

#[test]
fn only_what_could_still_be_used_is_asked_about() {
    let asked = conformance::losses::<EndlessWinterBoard>(&Plan::one_in(40)).unwrap();
    assert_eq!(asked, ["done", "place"]);
}

#[test]
fn every_rule_a_scene_names_is_in_the_index() {
    conformance::rules_named::<EndlessWinterBoard>(&Plan::one_in(80)).unwrap();
}

#[test]
fn every_face_of_the_box_is_drawn_by_itself_and_names_its_rule() {
    let faces = conformance::faces::<EndlessWinterBoard>(&Plan::every()).unwrap();
    assert!(faces > 120);
}

#[test]
fn the_guided_start_plays_through_and_explains_what_the_newcomer_does() {
    let table = conformance::guide::<EndlessWinterBoard>().unwrap();
    let open = &table.state().open;
    assert_eq!(open.round, 1, "the first round is over, with its Eclipse");
    assert_eq!(open.players[0].figures.placed().count(), 0);
}

#[test]
fn every_language_states_the_same_rules_with_the_same_numbers() {
    assert!(conformance::rulebook::<EndlessWinterBoard>().unwrap() > 400);
}

#[test]
fn what_a_player_would_try_is_refused_with_a_reason_where_it_is_drawn() {
    let rules = conformance::blocked::<EndlessWinterBoard>(&Plan::one_in(3)).unwrap();
    for rule in ["EW-TURN-16", "EW-DEV-01"] {
        assert!(rules.contains(rule), "{rules:?}");
    }
}

#[test]
fn the_primer_is_complete_in_every_language_and_names_rules_that_exist() {
    assert_eq!(conformance::primer::<EndlessWinterBoard>().unwrap(), 8);
}

#[test]
fn every_place_of_the_story_is_drawn() {
    let scenes = conformance::beats::<EndlessWinterBoard>(&Plan::one_in(9)).unwrap();
    assert_eq!(Vec::from_iter(scenes), ["endless-winter-board-scene-eclipse"]);
}
