//! Megaliths: where they may stand, what they give, what building on top is worth.

use crate::common::{Game, S1, S2, S3, Scenario, sorted};
use crate::kit::{bare, overlaid};
use endless_winter::{Frame, Note, Source};

/// EW-MEGA-01, EW-MEGA-03, EW-EDGE-62, EW-ICON-31: on an empty board only start spaces take a Megalith, a neutral one.
#[test]
fn an_empty_board_offers_the_start_spaces() {
    let mut game = bare(2);
    game.hand(S1, &["raised-circle"]).play("culture raised-circle");
    assert_eq!(game.offered("megalith"), ["c3", "c4", "d3", "d4"]);
    assert_eq!(game.refusal("megalith b3"), "EW-MEGA-04");
    assert!(game.offers("done"), "it may be declined");
    game.play("megalith d4");
    assert!(game.state.open.megaliths.neutral.has(game.site("d4")));
    assert_eq!(game.player(S1).megaliths, 9);
}

/// EW-MEGA-02: the two neutral Megaliths leave the reserve first, then those of the own colour.
#[test]
fn the_first_two_megaliths_are_neutral() {
    let mut game = bare(2);
    for site in ["b3", "c2", "c1"] {
        if site == "b3" {
            game.pending("M").play("megalith c3").play("megalith b3");
        } else {
            game.pending("M").play(&format!("megalith {site}"));
        }
        while game.offers("done") {
            game.play("done");
        }
    }
    let megaliths = &game.state.open.megaliths;
    assert_eq!(megaliths.neutral, [game.site("c3"), game.site("b3")].into_iter().collect());
    assert_eq!(megaliths.own[0], [game.site("c2"), game.site("c1")].into_iter().collect());
}

/// EW-MEGA-04, EW-MEGA-07, EW-EDGE-65, EW-EDGE-66: a neutral one also goes next to any Megalith, edge to edge, and gives
/// what the space shows.
#[test]
fn a_neutral_megalith_goes_on_a_start_space_or_next_to_another() {
    let mut game = bare(2);
    game.neutral(S1, &["c3"]).neutral(S2, &["e5", "e6"]).megaliths(S2, &["b5"]).pending("M");
    let near = ["b3", "c2", "b4", "b6", "a5", "c5", "e4", "d5", "f5", "d6", "d3", "c4", "d4"];
    assert_eq!(game.offered("megalith"), sorted(&near));
    assert_eq!(game.refusal("megalith b2"), "EW-MEGA-04", "touches c3 at a corner only");
    game.play("megalith b3");
    assert_eq!(game.food(S1), 1, "b3 shows 1 Food");
    assert!(game.state.open.megaliths.neutral.has(game.site("b3")));
}

/// EW-MEGA-06, EW-EDGE-64: an own-colour Megalith never stands on a start space, whatever stands beside it.
#[test]
fn an_own_megalith_goes_next_to_others_but_not_on_a_start_space() {
    let mut game = bare(2);
    game.neutral(S1, &["c3", "b3"]).pending("M");
    assert_eq!(game.offered("megalith"), sorted(&["c2", "b2", "a3", "b4"]));
    for start in ["c4", "d3", "d4"] {
        assert_eq!(game.refusal(&format!("megalith {start}")), "EW-MEGA-06");
    }
    game.play("megalith c2");
    assert!(game.state.open.megaliths.own[0].has(game.site("c2")));
}

/// EW-MEGA-09, EW-RULING-10: the covered space gives its benefit at once, before the rest of what was pending.
#[test]
fn a_space_gives_its_benefit_at_once() {
    let mut game = bare(2);
    game.neutral(S1, &["c3", "b3"]).pending("M T").play("megalith b2");
    assert_eq!(game.food(S1), 1, "b2 shows 1 Food");
    game.pending("M").play("megalith c2");
    assert_eq!(game.refusal("draw"), "EW-GOLD-04", "c2 shows a Tool and comes first");
    game.play("tool");
    assert_eq!(game.tools(S1), 1);
    game.play("tool");
    assert_eq!(game.tools(S1), 2, "the Tool of the first benefit came last");
}

/// EW-MEGA-05, EW-MEGA-08, EW-EDGE-63: who still has a neutral Megalith cannot build on top; who has not, can.
#[test]
fn only_own_megaliths_go_on_top_of_a_square() {
    let square = || {
        let mut game = bare(3);
        game.neutral(S2, &["c3", "d3"]).neutral(S3, &["c4", "d4"]);
        game
    };
    let mut game = square();
    game.neutral(S1, &["b1"]).pending("M");
    assert_eq!(game.refusal("megalith c3+1"), "EW-MEGA-08");
    let mut game = square();
    game.neutral(S1, &["b1", "c1"]).pending("M");
    assert!(game.offers("megalith c3+1"));
    let three = || {
        let mut game = bare(3);
        game.neutral(S1, &["b1", "c1"]).neutral(S2, &["c3", "d3"]).neutral(S3, &["c4"]).pending("M");
        game
    };
    assert_eq!(three().refusal("megalith c3+1"), "EW-MEGA-05", "three are no square");
}

/// EW-MEGA-10..12, EW-EDGE-67: what building on top scores for the builder and for the owners below.
#[test]
fn building_on_top_scores_for_everybody_below() {
    let scores = |game: &mut Game, site: &str| {
        game.pending("M").play(&format!("megalith {site}"));
        assert!(game.state.open.stack.is_empty(), "no space is covered, so there is no benefit");
        (game.score(S1), game.score(S2), game.score(S3))
    };
    let mut own = bare(3);
    own.neutral(S1, &["c3", "c4"]).megaliths(S1, &["b1", "c1", "b2", "c2"]);
    assert_eq!(scores(&mut own, "b1+1"), (8, 0, 0));
    let mut neutral = bare(3);
    neutral.neutral(S1, &["b1", "c1"]).neutral(S2, &["c3", "d3"]).neutral(S3, &["c4", "d4"]);
    assert_eq!(scores(&mut neutral, "c3+1"), (4, 0, 0));
    let mut others = bare(3);
    others.neutral(S1, &["c3", "d3"]).neutral(S2, &["c4", "d4"]).neutral(S3, &["b4", "e4"]);
    others.megaliths(S2, &["b1", "c1"]).megaliths(S3, &["b2", "c2"]);
    assert_eq!(scores(&mut others, "b1+1"), (4, 2, 2));
}

/// EW-EX-15: one red, one purple and two neutral Megaliths below give red 5 points and purple 1.
#[test]
fn the_worked_example_of_building_on_top() {
    let (red, purple) = (S1, S2);
    let mut game = bare(2);
    game.neutral(red, &["c3", "d3"]).megaliths(red, &["c2"]);
    game.neutral(purple, &["b4", "e4"]).megaliths(purple, &["d2"]);
    game.pending("M").play("megalith c2+1");
    assert_eq!((game.score(red), game.score(purple)), (5, 1));
}

/// EW-MEGA-13, EW-MEGA-14, EW-EDGE-68: four raised Megaliths carry another one, and only those four count.
#[test]
fn the_third_level_counts_the_second_only() {
    let mut game = bare(2);
    game.neutral(S1, &["c3", "d3"]).neutral(S2, &["c4", "d4"]);
    game.megaliths(S1, &["b2", "c2", "b2+1", "c2+1"]).megaliths(S2, &["d2", "b3", "b4", "b3+1", "c3+1"]);
    game.pending("M");
    assert!(game.offered("megalith").contains(&"b2+2".to_owned()));
    game.play("megalith b2+2");
    assert_eq!((game.score(S1), game.score(S2)), (2 + 2 + 1 + 1, 2));
}

/// EW-EDGE-69, EW-RULING-63: a square is built upon once; a square that shares Megaliths with it scores them again.
#[test]
fn overlapping_squares_score_again() {
    let mut game = bare(2);
    game.neutral(S1, &["c3", "d3"]).neutral(S2, &["c4", "d4"]);
    game.megaliths(S1, &["b2", "c2"]).megaliths(S2, &["d2", "b3"]).pending("M");
    game.play("megalith b2+1");
    assert_eq!((game.score(S1), game.score(S2)), (2 + 2 + 1 + 1, 1));
    game.pending("M");
    assert_eq!(game.refusal("megalith b2+1"), "EW-MEGA-04");
    game.play("megalith c2+1");
    assert_eq!((game.score(S1), game.score(S2)), (6 + 2 + 1 + 1 + 1, 1 + 1));
}

/// EW-RULING-46: neighbours and squares reach across tile borders, where spaces touch.
#[test]
fn tile_borders_do_not_matter() {
    let mut game = bare(2);
    game.neutral(S1, &["b1", "c1"]).megaliths(S1, &["c2"]).neutral(S2, &["e4", "e5"]).megaliths(S2, &["d2"]);
    game.pending("M");
    assert!(game.offers("megalith d1"), "c1 lies on one tile, d1 on the next");
    game.play("megalith d1");
    assert_eq!(game.score(S1), 2, "d1 shows 2 points");
    game.pending("M").play("megalith c1+1");
    assert_eq!((game.score(S1), game.score(S2)), (2 + 2 + 2 + 1 + 1, 1));
}

fn board_gains(game: &Game) -> String {
    match game.state.open.stack.top() {
        Some(Frame::Gains { source: Source::Board, gains }) => gains.to_string(),
        _ => String::new(),
    }
}

/// EW-EDGE-70, EW-RULING-44: a box of the reserve is empty when both its Megaliths are gone; boxes 1, 3 and 5 give.
#[test]
fn emptied_boxes_give_in_the_eclipse() {
    let sites = ["c3", "b3", "c2", "b2", "a3", "c1", "a2", "b1", "b2+1", "b1+1"];
    for (placed, gains) in
        [(1, ""), (2, "T"), (3, "T"), (4, "T"), (5, "T"), (6, "T I"), (7, "T I"), (9, "T I"), (10, "T 2I")]
    {
        let mut game = bare(2);
        let neutral = placed.min(2);
        game.neutral(S1, &sites[..neutral]).megaliths(S1, &sites[neutral..placed]);
        game.eclipsed(&[]).until(S1).play("done");
        assert_eq!(board_gains(&game), gains, "with {placed} placed");
    }
}

/// EW-EDGE-71, EW-RULING-47, EW-GOLD-08: with an empty reserve a Megalith benefit can only be swapped.
#[test]
fn without_a_megalith_the_benefit_is_swapped() {
    let mut game = bare(2);
    game.neutral(S1, &["c3", "b3"]).megaliths(S1, &["c2", "b2", "a3", "c1", "a2", "b1", "b2+1", "b1+1"]);
    game.pending("M");
    assert!(game.offered("megalith").is_empty());
    assert_eq!(game.refusal("megalith c4"), "EW-MEGA-01");
    game.play("tool");
    assert_eq!(game.tools(S1), 1);
}

/// EW-EDGE-73, EW-RULING-47: with no free neighbour and no square there is nothing to place on; the swap remains.
#[test]
fn without_a_place_the_benefit_is_swapped() {
    let islands = r#"
        [[layout]]
        id = "hearth"
        slots = { is = [[0, 0, 0], [4, 0, 0], [0, 4, 0], [4, 4, 0]], from = "house" }
    "#;
    let mut game = overlaid(2, islands);
    game.neutral(S1, &["a1", "b1"]).megaliths(S1, &["a2", "c1", "b2"]);
    game.neutral(S2, &["a3", "c2"]).megaliths(S2, &["b3", "a1+1", "b1+1", "a2+1"]);
    game.pending("M");
    assert!(game.offered("megalith").is_empty());
    game.play("offering");
    assert_eq!((game.player(S1).offering, game.player(S1).megaliths), (1, 5));
}

/// EW-EDGE-72, EW-ICON-33, EW-RULING-18: a covered start space brings one more Megalith to a space an arrow points to,
/// with its benefit; it may be swapped while an arrow space is free.
#[test]
fn a_start_space_brings_another_megalith() {
    let mut game = bare(2);
    game.pending("M").play("megalith c3");
    assert_eq!(game.offered("megalith"), ["b3", "c2"]);
    assert_eq!(game.refusal("megalith c4"), "EW-ICON-33", "a start space, but no arrow points there");
    game.play("megalith b3");
    assert_eq!(game.food(S1), 1, "b3 shows 1 Food");
    assert_eq!(game.noted(|note| matches!(note, Note::NeutralPlaced(..))), 2);
    // The second one may be of the own colour.
    let mut game = bare(2);
    game.neutral(S1, &["e6"]).pending("M").plays("megalith c3, megalith c2, tool");
    assert!(game.state.open.megaliths.own[0].has(game.site("c2")));
    // With one arrow space free it may be swapped.
    let mut game = bare(2);
    game.neutral(S2, &["b3"]).pending("M").play("megalith c3");
    assert_eq!(game.offered("megalith"), ["c2"]);
    game.play("tool");
    assert_eq!((game.tools(S1), game.player(S1).megaliths), (1, 9));
    // With none, nothing happens.
    let mut game = bare(2);
    game.neutral(S2, &["b3", "c2"]).pending("M").play("megalith c3");
    assert!(game.state.open.stack.is_empty(), "no Megalith, no swap");
}
