//! With an empty reserve a piece of the board is moved instead of placed.

use crate::common::{S1, S2, S3, Scenario, Scene};
use ice_age::{Card, Step};

/// IA-EX-13, IA-CARD-G-04..07: one hunter in reserve: it is placed on a steppe, then two of the board are moved to
/// steppes, from anywhere.
#[test]
fn after_the_last_of_the_reserve_hunters_are_moved() {
    let mut game = Scene::new(5).hand(S1, [Card::Steppe]).hunters(S1, 12, 6).hunters(S1, 1, 5).to_play(S1);
    game.play("play L-steppe").play("option 1");
    game.refuses("move s1 12>9", "IA-CARD-G-06").play("place 9");
    assert_eq!(game.state.player(S1).reserve, 0);
    game.refuses("place 9", "IA-CARD-G-02").refuses("move s1 12>10", "IA-CARD-G-07");
    game.play("move s1 12>4").play("move s1 1>9");
    assert_eq!((game.hunters(S1, 9), game.hunters(S1, 4)), (2, 1));
    assert_eq!((game.hunters(S1, 12), game.hunters(S1, 1), game.state.step), (5, 4, Step::PutAway));
}

/// IA-CARD-G-07, IA-RULING-43: a substituted move needs no border, only an open region where the card allows placing.
#[test]
fn a_substituted_move_may_start_anywhere_and_needs_no_border() {
    let mut game = Scene::new(4).hand(S1, [Card::Steppe]).hunters(S1, 12, 12).to_play(S1);
    game.play("play L-steppe").play("option 2").refuses("move s1 12>1", "IA-SETUP-05");
    game.refuses("move s1 12>12", "IA-RULING-25");
    assert_eq!(game.legal_after("move s1 12>"), ["2", "3", "5", "6", "7", "8", "9", "10", "11"]);
}

/// IA-RULING-23: what the card has placed or moved it cannot move again.
#[test]
fn a_piece_placed_by_the_card_cannot_be_moved_by_it() {
    let mut game = Scene::new(4).hand(S1, [Card::Steppe]).hunters(S1, 12, 11).to_play(S1);
    game.play("play L-steppe").play("option 2").play("place 2").refuses("move s1 2>3", "IA-RULING-23");
    game.play("move s1 12>3");
    let mut game = Scene::new(4).hand(S1, [Card::Steppe]).hunters(S1, 12, 12).to_play(S1);
    game.play("play L-steppe").play("option 2").play("move s1 12>3").refuses("move s1 3>5", "IA-RULING-23");
}

/// IA-RULING-23: a hunter with a club may be used by its owner.
#[test]
fn an_own_hunter_with_a_club_may_be_moved_instead() {
    let mut game = Scene::new(4).hand(S1, [Card::Steppe]).hunters(S1, 12, 11).armed(S1, 6, 1).to_play(S1);
    game.play("play L-steppe").play("option 1").play("move s1 club 6>9");
    assert_eq!((game.armed(S1, 9), game.armed(S1, 6)), (1, 0));
}

/// IA-RULING-23, IA-CARD-L-13b: hunters of the board join a new band when the reserve is empty, all in its region.
#[test]
fn a_new_band_may_be_made_of_hunters_on_the_board() {
    let mut game =
        Scene::new(4).hand(S1, [Card::Camp]).hunters(S1, 12, 6).hunters(S1, 2, 5).stones(S1, 5).to_play(S1);
    game.play("play L-camp").play("place 9").refuses("move s1 12>10", "IA-CARD-L-13b").play("move s1 2>9");
    assert_eq!((game.hunters(S1, 9), game.hunters(S1, 2)), (2, 4));
}

/// IA-EDGE-17, IA-RULING-23, IA-DEC-08: a settler with an empty reserve moves two own hunters anywhere; with one left, one
/// is placed and one moved.
#[test]
fn settlers_with_an_empty_reserve_move_hunters() {
    let mut game = Scene::new(3).hand(S1, [Card::Feast]).hunters(S2, 6, 12).hunters(S3, 7, 11).to_play(S1);
    game.play("play D-feast")
        .asks(S2)
        .refuses("place 9", "IA-CARD-G-02")
        .refuses("move s3 7>9", "IA-CARD-G-04");
    game.play("move s2 6>12").play("move s2 6>5");
    assert_eq!((game.hunters(S2, 12), game.hunters(S2, 5), game.hunters(S2, 6)), (1, 1, 10));
    game.asks(S3).refuses("move s3 7>9", "IA-CARD-G-06").play("place 9").play("move s3 7>12");
    assert_eq!((game.hunters(S3, 9), game.hunters(S3, 12), game.hunters(S3, 7)), (1, 1, 10));
    game.asks(S1);
}

/// IA-RULING-23: the same for a single settler.
#[test]
fn a_settler_with_an_empty_reserve_moves_a_hunter() {
    let mut game = Scene::new(3).hand(S1, [Card::Guest]).hunters(S2, 6, 12).to_play(S1);
    game.play("play D-guest").asks(S2).play("move s2 6>12").asks(S3);
}
