//! The glacier: who may let it grow, where to, and what it buries.

use crate::common::{Game, S1, S2, S3, S4, Scenario, Scene};
use ice_age::{Card, Step};
use table::Turn;

/// Everybody but seat 1 has points, so seat 1 is last.
fn last(scene: Scene, seats: u8) -> Game {
    let others = [S2, S3, S4, crate::common::S5];
    let scene = others[..usize::from(seats) - 1].iter().fold(scene, |scene, &seat| scene.points(seat, 9));
    scene.no_fires().to_conflicts(S2)
}

/// IA-EX-09..11, IA-RULING-03, IA-GLAC-03, IA-DEC-15: where the first glacier may grow with 3, 4 and 5 players.
#[test]
fn the_first_glacier_of_the_rules_sheet() {
    for (seats, regions) in
        [(3, &["5", "6", "7", "8"][..]), (4, &["2", "3", "5", "6", "7", "8"]), (5, &["1", "2", "3", "4"])]
    {
        let mut game = last(Scene::new(seats), seats);
        game.asks(S1);
        assert_eq!(game.legal_after("cover "), regions, "{seats} players");
        assert_eq!(game.legal_actions().len(), regions.len() + 1);
        game.refuses("cover 12", "IA-GLAC-03");
    }
}

/// IA-GLAC-03: later it may grow next to any ice, or on from the edge; not where ice lies already.
#[test]
fn the_glacier_grows_next_to_the_ice() {
    let mut game = last(Scene::new(5).round(3).mammoths(12, 1).covered([1, 5]), 5);
    assert_eq!(game.legal_after("cover "), ["2", "3", "4", "6", "9"]);
    game.refuses("cover 5", "IA-GLAC-03").refuses("cover 10", "IA-GLAC-03").play("cover 9");
    assert!(game.state.board.covered.has(crate::common::region(9)));
}

/// IA-GLAC-01: the player with the fewest points may cover a region.
#[test]
fn the_last_player_lets_the_glacier_grow() {
    let scene = Scene::new(3).no_fires().points(S1, 5).points(S2, 3).points(S3, 4);
    let mut game = scene.to_conflicts(S1);
    game.asks(S2);
    assert_eq!(game.state.step, Step::Glacier(S2));
}

/// IA-GLAC-02, IA-RULING-35, IA-EDGE-32: it may be declined, is then offered to nobody else, and the same regions get
/// their fires again.
#[test]
fn the_glacier_may_be_declined() {
    let mut game = last(Scene::new(4), 4);
    let covered = game.state.board.covered;
    game.play("no cover");
    assert_eq!((game.state.round, game.state.step, game.state.board.covered), (3, Step::Play, covered));
    for number in 1..=12 {
        assert_eq!(game.fires(number), u8::from(![1, 4].contains(&number)));
    }
}

/// IA-GLAC-04, IA-GLAC-05: hunters return to their owners, mammoths to the supply.
#[test]
fn the_glacier_sends_everything_home() {
    let scene =
        Scene::new(3).mammoths(6, 2).mammoths(7, 1).hunters(S1, 6, 1).hunters(S2, 6, 2).hunters(S2, 7, 1);
    let mut game = last(scene, 3);
    game.play("cover 6");
    assert_eq!((game.hunters(S1, 6), game.hunters(S2, 6), game.mammoths(6)), (0, 0, 0));
    assert_eq!((game.state.player(S1).reserve, game.state.player(S2).reserve), (12, 11));
    assert_eq!((game.state.mammoth_supply, game.mammoths(7), game.hunters(S2, 7)), (3, 1, 1));
}

/// IA-EDGE-31: with three players the supply is empty until ice buries a mammoth: then 2 stones place that one.
#[test]
fn buried_mammoths_can_be_placed_again() {
    let mut game = last(Scene::new(3).hand(S3, [Card::Mammoth]).stones(S3, 2), 3);
    assert_eq!(game.state.mammoth_supply, 0);
    game.play("cover 6").asks(S3).play("play L-mammoth").play("option 1");
    game.refuses("mammoth 5>9", "IA-CARD-G-06").play("mammoth 9");
    assert_eq!((game.mammoths(9), game.state.mammoth_supply), (1, 0));
}

/// IA-GLAC-06, IA-EDGE-30: equal points: fewer hunters on the board.
#[test]
fn fewer_hunters_break_the_first_tie() {
    // A hunter more is worth a point more, so the points before differ.
    let mut game = Scene::new(3)
        .no_fires()
        .points(S1, 4)
        .points(S2, 3)
        .points(S3, 2)
        .hunters(S1, 9, 1)
        .hunters(S2, 9, 2)
        .hunters(S3, 10, 3)
        .stones(S1, 9)
        .to_conflicts(S1);
    assert_eq!([S1, S2, S3].map(|seat| game.score(seat)), [5; 3]);
    game.asks(S1);
}

/// IA-GLAC-07, IA-EDGE-30: equal hunters too: fewer stones.
#[test]
fn fewer_stones_break_the_second_tie() {
    let mut game =
        Scene::new(3).no_fires().stones(S1, 5).stones(S2, 2).stones(S3, 4).light_pool(12).to_conflicts(S1);
    game.asks(S2);
}

/// IA-GLAC-08, IA-EDGE-30: equal in everything: the lot decides among them, each as likely.
#[test]
fn the_lot_breaks_the_last_tie() {
    let mut game =
        Scene::new(4).no_fires().points(S2, 1).stones(S1, 3).stones(S3, 3).stones(S4, 3).to_conflicts(S1);
    assert_eq!(game.turn(), Turn::Chance);
    let expected = ["last s1", "last s3", "last s4"].map(|text| (text.to_owned(), 1));
    assert_eq!(game.odds(), expected);
    game.cannot_deal("last s2").deal("last s3").asks(S3);
}

/// IA-GLAC-09: nothing uncovers a region: what was covered stays so through the following rounds.
#[test]
fn ice_stays() {
    let mut game = Scene::new(5).no_fires().stones(S1, 3).to_conflicts(S2);
    game.asks(S1).play("cover 2");
    for round in 2..=3 {
        assert_eq!(game.state.round, round);
        assert!(game.state.board.covered.has(crate::common::region(2)));
        // The round is over as it is: fires aside, nothing moves.
        game.state.step = Step::Reveal(crate::common::region(1));
        game.state.ender = Some(game.state.active);
        game.reveal(&[]);
        game.refuses("cover 2", "IA-GLAC-03").play("no cover");
    }
    assert!(game.state.board.covered.has(crate::common::region(2)));
}

/// IA-GLAC-10: in the last round no glacier grows: the game is over after scoring.
#[test]
fn no_glacier_grows_in_the_last_round() {
    for scene in [Scene::new(3).last_round(), Scene::short(3).last_round()] {
        let game = last(scene, 3);
        assert_eq!(game.turn(), Turn::Over);
        assert!(game.legal_actions().is_empty());
    }
}
