//! Camps, Rafts and Villages on the river.

use super::{DELTA, HEADWATERS, START, river, river_of};
use crate::common::{S1, S2, S3, Scenario};
use endless_winter::{Hex, Options};
use table::sets::Indexed;

/// RR-CAMP-01..03, RR-RULING-05, RR-DEC-03, RR-EDGE-05: a new Camp enters by the Starting tile or by the own Raft.
#[test]
fn a_new_camp_enters_by_the_starting_tile_or_the_raft() {
    let mut game = river(2, 1);
    game.raft(S2, 2);
    for at in [HEADWATERS, DELTA] {
        game.raft(S1, at).pending("C");
        assert!(game.offers("camp"));
        assert_eq!(game.refusal("camp raft"), "RR-CAMP-03", "Headwaters and Delta are no place for Camps");
        game.state.open.stack.pop();
    }
    game.raft(S1, 3).pending("2C");
    assert!(game.offers("camp") && game.offers("camp raft"));
    game.play("camp").play("camp raft");
    assert_eq!((game.camps_at(S1, START), game.camps_at(S1, 9)), (2, 1));
    game.resources(S1, 0, 2).play("place tribe migrate");
    game.play("camp raft").play("camp");
    assert_eq!(
        (game.tools(S1), game.camps_at(S1, START), game.camps_at(S1, 9)),
        (0, 3, 2),
        "one Tool either way"
    );
}

/// RR-CAMP-04..06, RR-EDGE-04: from the Starting tile to its two hexes, and never back.
#[test]
fn camps_leave_the_starting_tile_for_good() {
    let mut game = river(2, 1);
    game.start(S1, "7-12").start(S2, "1-2").pending("3m");
    assert_eq!(game.offered("move"), ["19>12", "19>7"]);
    game.play("move 19>7");
    let mut steps = game.offered("move");
    steps.sort();
    assert_eq!(steps, ["7>12", "7>3", "7>8"], "neither Headwaters nor Starting tiles");
    assert_eq!(game.refusal("move 7>19"), "RR-CAMP-06");
    assert_eq!(game.refusal("move 7>6"), "EW-MIG-02");
    game.play("move 7>12");
    assert!(!game.offers("move 12>19"));
}

/// RR-RAFT-01, RR-RAFT-02, RR-RAFT-04, RR-EX-02, RR-DEC-04, RR-EDGE-06, RR-RULING-06: down any distance, up one step.
#[test]
fn rafts_go_down_any_distance_and_up_one_step() {
    let mut game = river(2, 1);
    game.pending("m");
    assert_eq!(
        game.offered("raft"),
        ["1", "2", "3", "4", "5", "delta"],
        "from the Headwaters to the Delta in one move"
    );
    assert!(game.offers("done"), "a move is optional");
    game.play("raft delta").pending("m");
    assert_eq!(game.offered("raft"), ["5"], "from the Delta one step up");
    assert_eq!(game.refusal("raft 4"), "RR-RAFT-04");
    assert_eq!(game.refusal("raft delta"), "RR-RAFT-01", "staying is no move");
    game.state.open.stack.pop();
    game.raft(S1, 3).pending("m");
    assert_eq!(game.offered("raft"), ["2", "4", "5", "delta"]);
    game.state.open.stack.pop();
    game.raft(S1, 1).pending("m").play("raft headwaters");
    assert_eq!(game.raft_of(S1), HEADWATERS);
}

/// RR-RAFT-03: nobody is in the way.
#[test]
fn nothing_blocks_a_raft() {
    let mut game = river(2, 1);
    game.camps(S2, &[7, 8, 9, 10]).raft(S2, 2).village(S2, [8, 9, 13]).pending("m");
    assert_eq!(game.offered("raft").len(), 6);
    game.play("raft 4");
    assert_eq!(game.raft_of(S1), 4);
}

/// RR-RULING-07: each of two moves may be of the Raft.
#[test]
fn both_moves_of_two_may_be_of_the_raft() {
    let mut game = river(2, 1);
    game.pending("2m").play("raft 3").play("raft 2");
    assert_eq!(game.raft_of(S1), 2);
    game.start(S1, "0-3").start(S2, "17-18").pending("2m").play("raft 5").play("move 19>0");
    assert_eq!((game.raft_of(S1), game.camps_at(S1, 0)), (5, 1));
}

/// RR-EDGE-07: one Labor in Migrate moves the Raft any distance down.
#[test]
fn one_labor_moves_the_raft_in_migrate() {
    let mut game = river(2, 1);
    game.hand(S1, &["artisan"]).play("place tribe migrate");
    assert_eq!(game.refusal("raft 1"), "EW-MIG-02", "no Labor yet");
    game.play("play artisan").play("raft delta");
    assert_eq!((game.raft_of(S1), game.labor()), (DELTA, 0.0));
}

/// RR-RAFT-05, RR-RULING-27, RR-EDGE-22: in the Preparation all Rafts return.
#[test]
fn rafts_return_in_the_preparation() {
    let mut game = river(3, 1);
    game.raft(S1, 3).raft(S2, DELTA).eclipsed(&[]).to_next_round();
    assert_eq!([S1, S2, S3].map(|seat| game.raft_of(seat)), [HEADWATERS; 3]);
    assert!(game.player(S1).figures.placed().next().is_none(), "with the figures");
}

/// RR-VILL-01, RR-VILL-02, RR-EX-07, RR-RULING-29, RR-EDGE-08: the Raft is one of the three.
#[test]
fn two_camps_and_the_raft_found_a_village() {
    let mut game = river(2, 1);
    game.raft(S1, 2).camps(S1, &[13, 9, START]).resources(S1, 6, 0).play("place tribe migrate");
    assert_eq!(game.offered("village"), ["8-9-13 raft"]);
    assert_eq!(game.player(S1).food_limit(), 8);
    game.play("village 8-9-13 raft");
    let me = game.player(S1);
    assert_eq!((me.food, me.food_limit(), me.camps_out(), me.villages.len()), (3, 6, 1, 1));
    assert_eq!((game.camps_at(S1, 13), game.camps_at(S1, 9), game.camps_at(S1, START)), (0, 0, 1));
    assert_eq!(game.raft_of(S1), HEADWATERS, "so it no longer leads to the Delta");
}

/// RR-DEC-05: with a Camp and the Raft on one hex the player says which one is used.
#[test]
fn camp_or_raft_is_a_choice() {
    let mut game = river(2, 1);
    game.raft(S1, 2).camps(S1, &[8, 9, 13]).pending("V");
    let mut ways = game.offered("village");
    ways.sort();
    assert_eq!(ways, ["8-9-13", "8-9-13 raft"]);
    let mut other = river(2, 1);
    other.raft(S1, 2).camps(S1, &[8, 9, 13]).pending("V").play("village 8-9-13");
    assert_eq!((other.raft_of(S1), other.player(S1).camps_out()), (2, 0), "the Raft stays");
    game.play("village 8-9-13 raft");
    assert_eq!((game.raft_of(S1), game.camps_at(S1, 8)), (HEADWATERS, 1), "the Camp stays");
}

/// RR-VILL-03, RR-EDGE-09, RR-RULING-26: no junction has a Starting tile, Headwaters or Delta; the middle is open.
#[test]
fn villages_stand_between_three_hexes_only() {
    let mut game = river(2, 1);
    let board = game.rules.board();
    assert_eq!(board.open_junctions().len(), 24, "without a base tile all junctions are open");
    for junction in board.open_junctions() {
        assert!(board.around(junction).iter().all(|hex| hex.index() < 19));
    }
    game.start(S1, "7-12").start(S2, "0-1").camps(S1, &[START, 7, 12]).raft(S1, 1).resources(S1, 6, 0);
    game.play("place tribe migrate");
    assert!(game.offered("village").is_empty(), "two hexes and a Starting tile are no junction");
    assert_eq!(game.refusal("village 7-8-12"), "EW-MIG-07");
    assert_eq!(game.refusal("village 7-8-12 raft"), "RR-VILL-01");
    let mut middle = river(2, 1);
    middle.camps(S1, &[4, 9, 5]).pending("V").play("village 4-5-9");
    assert_eq!(middle.player(S1).villages.len(), 1);
}

/// RR-RULING-23: Rafts never turn up a Glacier token.
#[test]
fn rafts_leave_glacier_tokens_alone() {
    let options =
        Options { glacier_tokens: endless_winter::Module::In, ..Options::seats(2).with_landmarks(1) };
    let mut game = river_of(options);
    let unseen = game.state.open.unseen_tokens.len();
    game.pending("3m").play("raft 2").play("raft 5").play("raft 4");
    assert_eq!(game.state.open.unseen_tokens.len(), unseen);
    let course = game.rules.course().unwrap();
    let glaciers: Vec<Hex> = [12, 15].map(Hex::new).to_vec();
    for reach in 0..7 {
        let hex = course.hex(endless_winter::Reach::new(reach), game.state.open.river.headwaters);
        assert!(hex.is_none_or(|hex| !glaciers.contains(&hex)));
    }
    game.start(S1, "12-16").start(S2, "0-1").pending("m").play("move 19>12");
    assert!(game.chances()[0].starts_with("glacier"), "a Camp does");
}
