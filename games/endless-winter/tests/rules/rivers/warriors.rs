//! Warriors, with and without the river.

use super::{START, river_of};
use crate::common::{Game, S1, S2, S3, Scenario};
use crate::kit::{BASE, bare_of};
use endless_winter::{Module, Options};
use table::Rules;

fn warriors(seats: u8) -> Game {
    bare_of(Options::seats(seats).with_warriors())
}

fn warriors_on_the_river(seats: u8) -> Game {
    river_of(Options::seats(seats).with_landmarks(1).with_warriors())
}

/// A Warrior of seat 1 is about to use the Eclipse skill.
fn ready(game: &mut Game) -> &mut Game {
    game.committed(S1, &["warrior"]).eclipsed(&[]).play("done").play("skill warrior")
}

/// RR-WARR-01, RR-WARR-02, RR-COMP-09, RR-HID-05: Warriors take the place of Scouts, with any other module.
#[test]
fn warriors_replace_scouts() {
    let options =
        Options { rest_tokens: Module::In, glacier_tokens: Module::In, ..Options::seats(2).with_warriors() };
    let mut game = bare_of(options);
    assert_eq!(game.state.open.decks.of(game.tribe("warrior")), 15);
    assert!(game.rules.read_action("play scout").is_err(), "there are no Scouts");
    game.resources(S1, 0, 1).hand(S1, &["artisan"]).play("place tribe initiate").play("play artisan");
    game.play("recruit warrior");
    assert_eq!(game.hand_of(S1), ["warrior"]);
    let plain = bare_of(Options::seats(2));
    assert_eq!(plain.state.open.decks.of(plain.tribe("scout")), 15);
}

/// RR-RULING-20: the set-up card that shows a Scout brings a Warrior.
#[test]
fn the_long_path_brings_a_warrior() {
    let mut game = Game::fresh(Options::seats(4).with_warriors());
    game.until_chance("setup").deal("setup long-path").until_chance("draw");
    assert!(game.hand_of(S1).contains(&"warrior".to_owned()));
}

/// RR-WARR-03, RR-EDGE-21: in Migrate a Tool; elsewhere only the Labor.
#[test]
fn the_warrior_gains_a_tool_in_migrate() {
    let mut game = warriors(2);
    game.hand(S1, &["warrior"])
        .play("place tribe migrate")
        .play("play warrior")
        .play("skill warrior")
        .play("tool");
    assert_eq!((game.tools(S1), game.labor()), (1, 1.0));
    let mut hunt = warriors(2);
    hunt.hand(S1, &["warrior"]).play("place tribe hunt").play("play warrior");
    assert_eq!(hunt.labor(), 1.0);
    assert_eq!(hunt.refusal("skill warrior"), "EW-TURN-37");
}

/// RR-WARR-04, RR-WARR-05, RR-RULING-19, RR-DEC-08, RR-ICON-05: both moves, in either order, each optional.
#[test]
fn a_warrior_moves_an_own_camp_and_one_of_an_opponent() {
    let mut game = warriors_on_the_river(3);
    game.camps(S1, &[0]).camps(S2, &[9]).camps(S3, &[18]);
    ready(&mut game);
    assert!(game.offers("move 0>1") && game.offers("raft 3"), "an own Camp or the own Raft");
    assert!(game.offers("drive s2 9>10") && game.offers("drive s3 18>17"), "of any opponent");
    assert!(game.offers("done"));
    assert_eq!(game.refusal("drive s1 0>1"), "RR-WARR-05", "not an own one");
    assert_eq!(game.refusal("drive s2 9>7"), "RR-WARR-05", "to an adjacent hex");
    game.play("drive s2 9>10");
    assert_eq!((game.camps_at(S2, 9), game.camps_at(S2, 10)), (0, 1));
    assert!(game.offered("drive").is_empty(), "one");
    game.play("raft 3");
    assert_eq!(game.raft_of(S1), 3);
    let mut other = warriors_on_the_river(3);
    other.camps(S1, &[0]).camps(S2, &[9]);
    ready(&mut other).play("move 0>1");
    assert!(other.offered("move").is_empty() && other.offers("drive s2 9>8"), "the other way round");
    other.play("done");
    assert_eq!(other.camps_at(S2, 9), 1, "each is optional");
}

/// RR-WARR-06, RR-WARR-08, RR-RULING-18, RR-EDGE-19: no Raft, nothing off or onto a Starting tile.
#[test]
fn rafts_and_starting_tiles_are_safe_from_warriors() {
    let mut game = warriors_on_the_river(2);
    game.start(S1, "0-3").start(S2, "7-12").camps(S2, &[START, 7]).raft(S2, 3);
    ready(&mut game);
    assert_eq!(game.refusal("drive s2 19>7"), "RR-RULING-18", "off a Starting tile");
    assert_eq!(game.refusal("drive s2 7>19"), "RR-WARR-08", "onto one");
    assert_eq!(game.refusal("drive s2 9>10"), "RR-WARR-06", "a Raft is no Camp");
    let mut targets = game.offered("drive");
    targets.sort();
    assert_eq!(targets, ["s2 7>12", "s2 7>3", "s2 7>8"], "neither Headwaters nor Delta");
    let mut alone = warriors_on_the_river(2);
    alone.camps(S2, &[START]).raft(S2, 3);
    ready(&mut alone);
    assert!(alone.offered("drive").is_empty());
}

/// RR-WARR-07, RR-EDGE-20: without the river the base tile is a hex for this.
#[test]
fn the_base_tile_is_a_hex_for_warriors() {
    let mut game = warriors(2);
    game.camps(S2, &[4, BASE]);
    ready(&mut game);
    assert!(game.offers("drive s2 9>5"), "off the base tile");
    game.play("drive s2 4>9");
    assert_eq!(game.camps_at(S2, BASE), 2);
    assert!(game.offered("raft").is_empty(), "no river, no Raft");
}

/// RR-RULING-21: a Camp moved onto a Glacier turns its token up.
#[test]
fn a_driven_camp_turns_a_glacier_token() {
    let options =
        Options { glacier_tokens: Module::In, ..Options::seats(2).with_landmarks(1).with_warriors() };
    let mut game = river_of(options);
    game.camps(S2, &[8]);
    ready(&mut game).play("drive s2 8>12");
    assert!(game.chances()[0].starts_with("glacier"));
    game.fate();
}

/// RR-EDGE-18: a Camp driven out of a hex changes who leads there, at once and for those who come later.
#[test]
fn driving_a_camp_changes_who_leads() {
    let mut game = warriors_on_the_river(2);
    game.camps(S1, &[8]).camps(S2, &[8, 8]);
    ready(&mut game).play("drive s2 8>9").play("done");
    game.reach_lands();
    assert!(game.offers("gather 8"), "a tie now");
    game.lands_of(S2);
    assert!(game.offers("gather 8") && game.offers("gather 9"));
    let mut twice = warriors_on_the_river(2);
    twice.camps(S1, &[8, 8]).camps(S2, &[8, 8]);
    ready(&mut twice).play("drive s2 8>9").play("done");
    twice.reach_lands().lands_of(S2);
    assert!(!twice.offers("gather 8"), "the opponent has lost the tie");
}
