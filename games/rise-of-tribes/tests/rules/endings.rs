//! How the game ends, how tribes come back.

use rise_of_tribes::{Ending, Goal, Note};
use table::{Rules, Turn};

use crate::common::{BLANK, S1, S2, S3, S4, Scenario, Scene, hex};

/// RT-END-01, RT-RULING-35, RT-EDGE-23: fifteen points win at once, even in step 1 before the roll.
#[test]
fn fifteen_points_win_in_step_one() {
    let game =
        Scene::new(2).members(S1, 1, 1).members(S2, 4, 1).village(S2, 4).points(S2, 14).turn_begins(S2);
    assert!(game.is_won_by(S2));
    assert_eq!(game.turn(), Turn::Over);
    assert!(game.legal_actions().is_empty() && game.odds().is_empty());
    assert!(game.rules.standings(&game.state).winners().eq([S2]));
}

/// RT-END-02, RT-EDGE-23: the first goal that reaches fifteen ends it; nobody gets another turn.
#[test]
fn the_first_goal_that_reaches_fifteen_ends_the_game() {
    let mut game = Scene::new(3)
        .members(S1, 1, 1)
        .members(S2, 4, 1)
        .members(S3, 9, 1)
        .points(S1, 14)
        .points(S2, 14)
        .open(S1, [Goal::Bow, Goal::Basketry])
        .goods(S1, [9, 9, 9])
        .end();
    game.play("complete bow");
    assert!(game.is_won_by(S1) && game.told(Note::Wins(S1, 15)));
    assert!(game.state.player(S1).open.has(Goal::Basketry));
    game.refuses("complete basketry", "RT-END-01");
}

/// RT-END-03..05, RT-DEC-04, RT-RULING-39: a tribe without members returns with two on a free hex, before step 1.
#[test]
fn a_tribe_without_members_returns() {
    let mut game = Scene::new(2).members(S1, 1, 1).members(S1, 2, 1).camp(5, 3).turn_begins(S2);
    game.asks(S2);
    assert_eq!(game.state.ending, Ending::Open, "out of the map, not of the game");
    game.refuses("return h1", "RT-END-05").refuses("return h5", "RT-END-05").play("return h9");
    assert_eq!((game.members(S2, 9), game.reserve(S2)), (2, 18));
    game.awaits_chance();
}

/// RT-END-05, RT-EDGE-33, RT-RULING-39: with every hex occupied any will do, even a full one; step 4 sees to it.
#[test]
fn with_every_hex_occupied_a_tribe_returns_anywhere() {
    let mut scene = Scene::new(2);
    for at in 1..=9 {
        scene = scene.members(S1, at, if at == 5 { 5 } else { 1 });
    }
    let mut game = scene.turn_begins(S2);
    assert_eq!(game.choices("return").len(), 9);
    game.play("return h5").deal("roll sun moon");
    assert_eq!(game.state.population(hex(5)), 7);
    game.plays("place sun grow, done, place moon move, done");
    assert_eq!((game.members(S1, 5), game.members(S2, 5)), (3, 0));
}

/// RT-RULING-39: hidden members are not on the map.
#[test]
fn hidden_members_do_not_keep_a_tribe_on_the_map() {
    use rise_of_tribes::Power;
    let mut game = Scene::new(2).power(S2, Power::Ambush).members(S1, 1, 1).hidden(S2, 3).turn_begins(S2);
    game.asks(S2).play("return h9");
    assert_eq!((game.members(S2, 9), game.reserve(S2)), (2, 15));
}

/// RT-RULING-36: gains of several players from one effect go round from the active player; the first to reach fifteen wins.
#[test]
fn the_active_player_gains_first() {
    // A conflict that destroys two elders' villages: all points go to the attacker, one after the other.
    let game = Scene::new(3)
        .members(S1, 5, 6)
        .members(S2, 5, 1)
        .elder(S2, 5)
        .members(S3, 9, 1)
        .points(S1, 14)
        .conflicts();
    assert!(game.is_won_by(S1));
    assert_eq!(game.score(S1), 15, "nothing is added after the end");
}

/// RT-RULING-41: a game in which nobody scores stops after a hundred turns of each; points decide.
#[test]
fn the_turn_cap_stops_an_endless_game() {
    let mut game = Scene::new(4)
        .members(S1, 1, 1)
        .members(S2, 5, 1)
        .members(S3, 9, 1)
        .members(S4, 13, 1)
        .points(S3, 4)
        .with(|rules, state| state.turns = rules.turn_cap() - 1)
        .end();
    assert_eq!(game.rules.turn_cap(), 400);
    game.play("done");
    assert_eq!((game.state.ending, game.turn()), (Ending::Stopped, Turn::Over));
    assert!(game.rules.standings(&game.state).winners().eq([S3]));
    assert!(game.told(Note::Stopped(game.rules.turn_cap())));
}

/// RT-END-01: an event can win as well, in mid-turn.
#[test]
fn a_hunt_can_win() {
    let mut game =
        Scene::new(2).members(S1, 3, 2).members(S2, 9, 1).tiger(3).points(S1, 14).second_action(BLANK);
    game.play("hunt tiger blank");
    assert!(game.is_won_by(S1));
}
