//! The idol board: the Offering track, and the queue on the Honor track.

use crate::common::{Game, S1, S2, S3, Scenario};
use crate::kit::{bare, overlaid};
use table::Seat;

fn levels(game: &Game, seat: Seat) -> (u8, u8) {
    (game.player(seat).offering, game.player(seat).honor)
}

/// EW-IDOL-01, EW-EX-06, EW-ICON-23: an Idol moves one marker one level up, or is taken as a Tool or a Food.
#[test]
fn an_idol_moves_one_marker() {
    let mut game = bare(2);
    game.pending("I");
    assert_eq!(game.legal_actions(), ["offering", "honor", "tool", "food", "done"], "nothing higher");
    game.play("honor");
    assert_eq!(levels(&game, S1), (0, 1));
    game.pending("I").play("offering");
    assert_eq!(levels(&game, S1), (1, 1));
}

/// EW-IDOL-03: several Idols may be split between the tracks.
#[test]
fn idols_may_be_split() {
    let mut game = bare(2);
    game.resources(S1, 1, 0).hand(S1, &["burnt-gift"]).plays("culture burnt-gift, pay, honor, offering");
    assert_eq!(levels(&game, S1), (1, 1));
    assert!(game.state.open.stack.is_empty());
}

/// EW-EDGE-75: a swapped or declined Idol leaves both markers where they are.
#[test]
fn a_declined_idol_moves_nothing() {
    let mut game = bare(2);
    game.idols(S1, 3, 5).pending("2I").plays("tool, done");
    assert_eq!(levels(&game, S1), (3, 5));
    game.pending("2I").plays("food, done");
    assert_eq!(levels(&game, S1), (3, 5));
}

fn place(game: &Game, seat: Seat) -> (u8, u8) {
    (game.player(seat).honor, game.player(seat).honor_place)
}

/// EW-IDOL-02, EW-IDOL-08, EW-IDOL-09, EW-EDGE-74: markers share a level side by side, and close up to the left.
#[test]
fn the_honor_track_is_a_queue() {
    let mut game = bare(3);
    game.idols(S1, 0, 1).idols(S2, 0, 1);
    game.pending("I").play("honor").idle("migrate");
    assert_eq!((place(&game, S1), place(&game, S2)), ((2, 0), (1, 0)), "the one left behind closes up");
    game.pending("I").play("honor").idle("migrate");
    assert_eq!((place(&game, S1), place(&game, S2)), ((2, 0), (2, 1)), "the later one stands to the right");
    game.pending("I").play("honor").idle("migrate");
    game.pending("I").play("honor").idle("migrate");
    assert_eq!((place(&game, S1), place(&game, S2)), ((3, 0), (2, 0)), "it slides left");
    game.idle("migrate").pending("I").play("honor");
    assert_eq!((place(&game, S2), place(&game, S3)), ((2, 0), (2, 1)));
}

/// EW-IDOL-05, EW-RULING-10: a level of the Offering track gives what it shows at once.
#[test]
fn offering_levels_give_at_once() {
    for (level, gives) in [(2, "F"), (4, "T"), (6, "D"), (8, "M")] {
        let mut game = bare(2);
        game.idols(S1, level - 1, 0).pending("I").play("offering");
        match gives {
            "F" => assert_eq!(game.food(S1), 1),
            "T" => assert_eq!(game.legal_actions(), ["tool", "food", "done"]),
            "D" => assert!(game.offers("draw") && game.offered("megalith").is_empty()),
            _ => assert_eq!(game.offered("megalith").len(), 4),
        }
    }
}

/// EW-EDGE-80: a Megalith or an Idol that an Offering level brings is resolved before the rest.
#[test]
fn what_an_offering_level_brings_comes_first() {
    let mut game = bare(2);
    game.idols(S1, 7, 0).pending("2I").play("offering");
    assert_eq!(game.offered("megalith").len(), 4);
    game.plays("megalith c3, megalith b3");
    assert_eq!(game.food(S1), 1);
    assert_eq!(
        game.legal_actions(),
        ["cash", "honor", "tool", "food", "done"],
        "the second Idol still waits"
    );
    let gives = r#"
        [idols]
        id = "idol-board"
        offering-gives = { is = ["", "I", "", "", "", "", "", "", ""], from = "house" }
    "#;
    let mut game = overlaid(2, gives);
    game.pending("I D").plays("offering, honor");
    assert_eq!(levels(&game, S1), (1, 1));
    assert!(game.offers("draw"), "the card still waits");
}

/// EW-IDOL-06, EW-RULING-49: with the Offering marker on top an Idol is a point or a step of Honor; the marker stays.
#[test]
fn on_top_of_the_offering_track_an_idol_may_be_a_point() {
    let mut game = bare(2);
    game.idols(S1, 7, 0).pending("I");
    assert_eq!(game.refusal("cash"), "EW-IDOL-06", "not on top yet");
    let mut game = bare(2);
    game.idols(S1, 8, 0).pending("2I");
    assert_eq!(game.legal_actions(), ["cash", "honor", "tool", "food", "done"]);
    assert_eq!(game.refusal("offering"), "EW-IDOL-06");
    game.plays("cash, cash");
    assert_eq!((levels(&game, S1), game.score(S1)), ((8, 0), 2));
}

/// EW-EDGE-81, EW-IDOL-12, EW-RULING-49: with both markers on top an Idol is a point, a Tool or a Food.
#[test]
fn with_both_markers_on_top_nothing_moves() {
    let mut game = bare(2);
    game.idols(S1, 8, 12).pending("I");
    assert_eq!(game.legal_actions(), ["cash", "tool", "food", "done"]);
    assert_eq!(game.refusal("honor"), "EW-IDOL-12");
    game.play("cash");
    assert_eq!((levels(&game, S1), game.score(S1)), ((8, 12), 1));
}

/// EW-IDOL-10, EW-IDOL-11, EW-EX-16: climbing the Honor track scores 2, 3 and 5, ten in all.
#[test]
fn honor_scores_ten_on_the_way_up() {
    let mut game = bare(2);
    let mut scored = Vec::new();
    for _ in 0..12 {
        let before = game.score(S1);
        game.pending("I").play("honor");
        if game.score(S1) > before {
            scored.push(game.score(S1) - before);
        }
    }
    assert_eq!((scored, game.score(S1)), (vec![2, 3, 5], 10));
}

/// EW-EDGE-79: two Idols at once that pass two levels with points score both.
#[test]
fn two_idols_may_score_twice() {
    let near = r#"
        [idols]
        id = "idol-board"
        honor-points = { is = [0, 2, 3, 5], from = "house" }
    "#;
    let mut game = overlaid(2, near);
    game.pending("2I").play("honor");
    assert_eq!(game.score(S1), 2);
    game.play("honor");
    assert_eq!(game.score(S1), 5);
}
