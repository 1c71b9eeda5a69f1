//! The conformance suite of boards.

use std::path::Path;

use pages::conformance::{self, Plan};
use rise_of_tribes_board::RiseOfTribesBoard;
use table::{Seat, Viewer};

#[test]
fn every_spot_an_action_points_at_is_drawn_exactly_once_and_no_other_is_offered() {
    // Several games for every combination of options: random players seldom own walls or a mammoth.
    let mut plan = Plan::one_in(20);
    plan.tables = std::iter::repeat_n(plan.tables, 6).flatten().collect();
    let kinds = conformance::spots::<RiseOfTribesBoard>(&plan).unwrap();
    let every = [
        "basket",
        "bid",
        "borrow",
        "build",
        "buy",
        "camp",
        "claim",
        "complete",
        "discard",
        "done",
        "draw",
        "drive",
        "educate",
        "evade",
        "extra",
        "fight",
        "foretell",
        "gather",
        "give",
        "glacier",
        "grow",
        "herd",
        "hide",
        "hunt",
        "learn",
        "light",
        "lose",
        "mammoth",
        "march",
        "move",
        "offer",
        "pay",
        "place",
        "power",
        "provoke",
        "release",
        "return",
        "roll",
        "sacrifice",
        "scare",
        "settle",
        "shoot",
        "spare",
        "take",
        "tame",
        "tiger",
        "trade",
        "under",
        "volcano",
        "walls",
        "wed",
    ];
    assert_eq!(kinds.actions, every, "the games show every kind of action");
    assert_eq!(kinds.without_spots, ["done"]);
}

#[test]
fn a_touch_leaves_only_what_can_follow() {
    conformance::touches::<RiseOfTribesBoard>(&Plan::one_in(20)).unwrap();
}

#[test]
fn every_scene_is_well_formed_and_brings_no_styles_or_scripts_of_its_own() {
    conformance::markup::<RiseOfTribesBoard>(&Plan::one_in(60)).unwrap();
}

#[test]
fn every_word_is_there_in_every_language() {
    conformance::words::<RiseOfTribesBoard>(&Plan::one_in(20)).unwrap();
}

#[test]
fn every_language_has_the_same_messages_and_the_drawing_says_them_all() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    assert!(conformance::messages::<RiseOfTribesBoard>(&sources).unwrap() > 100);
}

#[test]
fn a_scene_could_be_that_of_any_position_its_viewer_can_imagine() {
    conformance::secrets::<RiseOfTribesBoard>(&Plan::one_in(40)).unwrap();
}

#[test]
fn those_who_do_not_choose_see_the_same_table_without_offers() {
    conformance::bystanders::<RiseOfTribesBoard>(&Plan::one_in(60)).unwrap();
}

#[test]
fn a_whole_table_stays_under_36_kilobytes_compressed() {
    let largest = conformance::update_size::<RiseOfTribesBoard>(&Plan::one_in(10)).unwrap();
    assert!(largest > 5_000, "{largest} bytes are too few to be a whole scene");
}

#[test]
fn rounds_count_up_from_one() {
    assert!(conformance::rounds::<RiseOfTribesBoard>(&Plan::every()).unwrap() > 3);
}

#[test]
fn whoever_chooses_is_led_to_a_part_of_the_page_that_exists() {
    conformance::focus::<RiseOfTribesBoard>(&Plan::one_in(5)).unwrap();
}

#[test]
fn only_what_could_still_be_used_is_asked_about() {
    let asked = conformance::losses::<RiseOfTribesBoard>(&Plan::one_in(5)).unwrap();
    // A strike of the Bow may end a conflict in which a village falls.
    assert_eq!(asked, ["done", "grow", "move", "shoot"]);
}

#[test]
fn every_rule_a_scene_names_is_in_the_index() {
    conformance::rules_named::<RiseOfTribesBoard>(&Plan::one_in(10)).unwrap();
}

#[test]
fn every_face_of_the_box_is_drawn_by_itself_and_names_its_rule() {
    let faces = conformance::faces::<RiseOfTribesBoard>(&Plan::every()).unwrap();
    assert!(faces > 50);
}

#[test]
fn the_guided_start_plays_through_and_explains_what_the_newcomer_does() {
    let table = conformance::guide::<RiseOfTribesBoard>().unwrap();
    assert_eq!(table.state().player(Seat::new(0)).score(), 3);
    assert_eq!(table.state().active, Seat::new(1), "the newcomer's third turn is over");
    let observation = table.view(Viewer::Public).observation;
    assert_eq!(observation.hexes[0].members[..2], [1, 0], "a conflict was won on the first hex");
}

#[test]
fn every_language_states_the_same_rules_with_the_same_numbers() {
    assert!(conformance::rulebook::<RiseOfTribesBoard>().unwrap() > 400);
}

#[test]
fn what_a_player_would_try_is_refused_with_a_reason_where_it_is_drawn() {
    let rules = conformance::blocked::<RiseOfTribesBoard>(&Plan::one_in(3)).unwrap();
    for rule in ["RT-DICE-04", "RT-GROW-02"] {
        assert!(rules.contains(rule), "{rules:?}");
    }
}

#[test]
fn the_primer_is_complete_in_every_language_and_names_rules_that_exist() {
    assert_eq!(conformance::primer::<RiseOfTribesBoard>().unwrap(), 8);
}

#[test]
fn every_place_of_the_story_is_drawn() {
    let scenes = conformance::beats::<RiseOfTribesBoard>(&Plan::one_in(4)).unwrap();
    for scene in ["conflict", "roll", "victory", "volcano"] {
        assert!(scenes.contains(&format!("rise-of-tribes-board-scene-{scene}")), "{scenes:?}");
    }
}
