//! Edge cases of Camps, Villages and Influence.

use crate::common::{Game, S1, S2, S3, Scenario};
use crate::kit::{BASE, bare};
use endless_winter::Junction;
use table::{Rules, sets::Indexed};

fn villages(camps: &[usize]) -> Vec<String> {
    let mut game = bare(2);
    game.camps(S1, camps).resources(S1, 3, 0).play("place tribe migrate");
    game.offered("village")
}

/// EW-EDGE-46: three Camps in a row, or on two hexes at the rim, found no Village.
#[test]
fn three_hexes_must_meet() {
    assert!(villages(&[0, 1, 2]).is_empty(), "0 and 2 do not touch");
    assert!(villages(&[0, 1, 5]).is_empty());
    assert!(villages(&[0, 3, 3]).is_empty(), "beyond them lies no hex");
    let game = bare(2);
    for no_junction in ["0-1-2", "0-1-5", "0-3"] {
        assert!(game.rules.read_action(&format!("village {no_junction}")).is_err());
    }
}

/// EW-EDGE-47, EW-RULING-24: 18 of the 24 junctions take a Village; the six at the base tile do not.
#[test]
fn villages_keep_off_the_base_tile() {
    let game = bare(2);
    let mut open = 0;
    for junction in Junction::each() {
        let hexes = game.rules.board().around(junction).map(Indexed::index);
        let text = hexes.map(|hex| hex.to_string()).join("-");
        let found = villages(&hexes);
        if hexes.contains(&BASE) {
            assert!(found.is_empty(), "{text} touches the base tile");
        } else {
            assert_eq!(found, [text]);
            open += 1;
        }
    }
    assert_eq!(open, 18);
    assert_eq!(villages(&[3, 4, 8]), ["3-4-8"], "4 and 8 lie next to the base tile, the junction does not");
}

/// EW-EDGE-48: a junction takes one Village, whoever founded it.
#[test]
fn one_village_per_junction() {
    for owner in [S1, S2] {
        let mut game = bare(2);
        game.village(owner, [0, 1, 4]).camps(S1, &[0, 1, 4]).resources(S1, 3, 0).play("place tribe migrate");
        assert_eq!(game.refusal("village 0-1-4"), "EW-MIG-10");
    }
}

/// EW-EDGE-49: two Camps on one hex do not stand in for another.
#[test]
fn each_hex_needs_a_camp() {
    assert!(villages(&[0, 0, 1]).is_empty());
    assert_eq!(villages(&[0, 1, 4]), ["0-1-4"]);
}

/// EW-EDGE-50: one Camp of each hex comes home, the others stay.
#[test]
fn one_camp_of_each_hex_returns() {
    let mut game = bare(2);
    game.camps(S1, &[0, 0, 1, 4, BASE]).resources(S1, 3, 0).plays("place tribe migrate, village 0-1-4");
    let left = [0, 1, 4, BASE].map(|hex| game.camps_at(S1, hex));
    assert_eq!((left, game.player(S1).camps_home()), ([1, 0, 0, 1], 3));
}

/// EW-EDGE-51: with three Villages on the board there is none to found.
#[test]
fn a_fourth_village_is_not_offered() {
    let mut game = bare(2);
    game.village(S1, [0, 3, 4]).village(S1, [13, 16, 17]).village(S1, [6, 10, 11]);
    game.camps(S1, &[0, 1, 4]).resources(S1, 3, 0).play("place tribe migrate");
    assert!(game.offered("village").is_empty());
}

/// EW-EDGE-52, EW-RULING-16: without a Camp at home none is placed, but the bottom still moves one, for nothing.
#[test]
fn without_a_camp_at_home_the_bottom_moves_one() {
    let mut game = bare(2);
    game.camps(S1, &[BASE; 5]).resources(S1, 0, 1).play("place tribe migrate");
    assert_eq!(game.refusal("camp"), "EW-RULING-68");
    game.play("done");
    assert_eq!(game.refusal("camp"), "EW-RULING-68");
    game.play("move 9>4");
    assert_eq!((game.camps_at(S1, 4), game.tools(S1)), (1, 1));
    let mut free = bare(2);
    free.plays("place tribe migrate, done, camp, move 9>4");
    assert_eq!((free.camps_at(S1, BASE), free.camps_at(S1, 4)), (1, 1), "no Tool and no Labor were needed");
}

/// EW-EDGE-53: Camps come home to the right end of the track, and leave again from its left.
#[test]
fn camps_come_and_go_at_the_edge_of_the_food() {
    let mut game = bare(2);
    game.camps(S1, &[0, 1, 4, BASE]).resources(S1, 3, 2).play("place tribe migrate");
    let limits: Vec<u8> =
        ["camp", "village 0-1-4", "camp"].map(|action| game.play(action).player(S1).food_limit()).to_vec();
    assert_eq!(limits, [10, 7, 8], "the limit is the space left of the leftmost Camp");
}

/// EW-EDGE-54: two Camps and a Village are equal, so both players gain.
#[test]
fn a_tie_is_enough() {
    let mut game = bare(3);
    game.camps(S1, &[0, 0]).village(S2, [0, 1, 4]).camps(S3, &[0]);
    game.eclipsed(&[]).until(S3);
    let offers = |game: &mut Game, seat| {
        game.until(seat).play("done");
        game.offers("gather 0")
    };
    assert!(!offers(&mut game, S3), "one Camp is less");
    assert!(offers(&mut game, S2));
    assert!(offers(&mut game, S1));
    game.play("gather 0");
    assert_eq!(game.food(S1), 2, "grassland");
}

/// EW-EDGE-55, EW-RULING-39: a hex without Camps and Villages gives nothing to anybody.
#[test]
fn an_empty_hex_gives_nothing() {
    let mut game = bare(2);
    game.camps(S1, &[0]).eclipsed(&[]).until(S1).play("done");
    assert_eq!(game.offered("gather"), ["0"]);
    assert_eq!(game.refusal("gather 1"), "EW-ECL-15");
}

/// EW-EDGE-56, EW-RULING-41: a Camp moved in the Eclipse counts for its owner and for later players; what earlier ones
/// gained stays gained.
#[test]
fn a_moved_camp_changes_majorities_from_now_on() {
    let mut game = bare(3);
    game.committed(S2, &["hunter", "hunter"]).committed(S1, &["scout"]);
    game.terrain(18, "highland").camps(S1, &[0, 0, 18]).camps(S2, &[3]).camps(S3, &[3]).eclipsed(&[]);
    assert_eq!(game.seats(), [S2, S1, S3]);
    game.plays("done, gather 3, tool");
    assert_eq!((game.food(S2), game.tools(S2)), (1, 1), "the earlier player shares the lead");
    game.until(S1).plays("done, skill scout, move 0>3, move 0>3");
    assert_eq!(game.offered("gather"), ["18", "3"]);
    game.plays("gather 3, tool");
    assert_eq!(game.refusal("gather 3"), "EW-RULING-41", "each hex once");
    game.until(S3).play("done");
    assert!(!game.offers("gather 3"), "the later player lost the lead");
}

/// EW-EDGE-57, EW-RULING-38: a Camp may go back to the base tile.
#[test]
fn camps_may_return_to_the_base_tile() {
    let mut game = bare(2);
    game.camps(S1, &[4]).hand(S1, &["scout"]).plays("place tribe migrate, play scout, move 4>9, move 9>4");
    assert_eq!(game.camps_at(S1, 4), 1);
}

/// EW-MIG-15: at the bottom the Camp is placed first; who moves first places none.
#[test]
fn the_bottom_places_before_it_moves() {
    let mut game = bare(2);
    game.plays("place tribe migrate, done, move 9>4");
    assert_eq!((game.state.active(), game.player(S1).camps_home()), (S2, 4));
}
