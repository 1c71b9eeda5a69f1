//! The end: who wins, and by what.

use crate::common::{Game, S1, S2, S3, S4, Scenario, Scene};
use table::{Rules, Seat, Turn};

fn winners(game: &Game) -> Vec<Seat> {
    assert_eq!(game.turn(), Turn::Over);
    game.rules.standings(&game.state).winners().collect()
}

fn places(game: &Game) -> Vec<u8> {
    game.rules.standings(&game.state).lines.iter().map(|line| line.place).collect()
}

/// IA-END-01: after the scoring of round 4 the game is over, and nothing more is accepted.
#[test]
fn the_game_ends_after_the_last_scoring() {
    let mut game = Scene::new(3).last_round().no_fires().hunters(S1, 9, 2).to_conflicts(S1);
    assert_eq!((game.state.round, game.turn(), game.score(S1)), (4, Turn::Over, 2));
    game.refuses("no cover", "IA-END-01").refuses("play L-swap", "IA-END-01").cannot_deal("fire 0");
    let game =
        Scene::new(3).round(3).no_fires().hunters(S1, 9, 2).points(S2, 9).points(S3, 9).to_conflicts(S1);
    assert_eq!(game.turn(), Turn::Choose(S1), "round 3 of 4 goes on");
}

/// IA-END-02, IA-FLOW-04: most points win.
#[test]
fn most_points_win() {
    let game = Scene::new(4)
        .last_round()
        .no_fires()
        .points(S1, 20)
        .points(S2, 21)
        .points(S3, 5)
        .hunters(S3, 9, 3)
        .stones(S1, 15)
        .to_conflicts(S1);
    assert_eq!(winners(&game), [S2]);
    assert_eq!(places(&game), [2, 1, 3, 4]);
}

/// IA-END-03, IA-EDGE-39: equal points: most hunters on the board.
#[test]
fn hunters_on_the_board_break_a_tie() {
    let game = Scene::new(3)
        .last_round()
        .no_fires()
        .points(S1, 10)
        .points(S2, 9)
        .hunters(S1, 9, 1)
        .hunters(S2, 10, 2)
        .stones(S1, 20)
        .to_conflicts(S1);
    assert_eq!((game.score(S1), game.score(S2)), (11, 11));
    assert_eq!(winners(&game), [S2]);
}

/// IA-END-04, IA-EDGE-39, IA-EDGE-07: equal hunters too: most stones.
#[test]
fn stones_break_the_next_tie() {
    let game = Scene::new(3)
        .last_round()
        .no_fires()
        .hunters(S1, 9, 2)
        .hunters(S2, 10, 2)
        .stones(S1, 4)
        .stones(S2, 3)
        .to_conflicts(S1);
    assert_eq!(winners(&game), [S1]);
    assert_eq!(places(&game), [1, 2, 3]);
}

/// IA-RULING-37, IA-EDGE-39: equal in everything: the win is shared.
#[test]
fn a_full_tie_is_a_shared_win() {
    let game = Scene::new(4)
        .last_round()
        .no_fires()
        .hunters(S1, 9, 2)
        .hunters(S4, 10, 2)
        .stones(S1, 4)
        .stones(S4, 4)
        .to_conflicts(S1);
    assert_eq!(winners(&game), [S1, S4]);
    assert_eq!(places(&game), [1, 3, 3, 1]);
}

/// IA-END-05: the short game has three rounds, the usual one four.
#[test]
fn the_short_game_ends_after_three_rounds() {
    let scored = |scene: Scene| {
        scene.round(3).no_fires().hunters(S1, 9, 2).points(S2, 9).points(S3, 9).to_conflicts(S1).turn()
    };
    assert_eq!(scored(Scene::short(3)), Turn::Over);
    assert_ne!(scored(Scene::new(3)), Turn::Over);
}
