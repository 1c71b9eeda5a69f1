//! Rulings and edge cases that meet in one position.

use rise_of_tribes::{Event, Goal, Object, Power, Step, Tribe};
use table::Turn;

use crate::{
    cards::more::with_power,
    common::{BLANK, MOON, S1, S2, S3, SUN, Scenario, Scene},
};

/// RT-RULING-36: of two gains in one conflict the active player's comes first: he wins, the other never scores.
#[test]
fn the_active_player_reaches_fifteen_first() {
    let scene = |mine, theirs| {
        Scene::new(3)
            .members(S1, 5, 2)
            .members(S2, 5, 1)
            .members(S2, 12, 1)
            .members(S3, 5, 3)
            .elder(S2, 5)
            .camp(5, 2)
            .points(S1, mine)
            .points(S3, theirs)
            .conflicts()
    };
    // Three of S3 against two, one and two invaders: the elder's village falls, then the last invader.
    let game = scene(14, 13);
    assert!(game.is_won_by(S1));
    assert_eq!((game.score(S1), game.score(S3), game.turn()), (15, 13, Turn::Over));
    let game = scene(3, 13);
    assert!(game.is_won_by(S3), "with fewer points of the active player the other gain counts");
    assert_eq!(game.score(S1), 4);
}

/// RT-RULING-35: the game ends in the middle of an action, with dice still to place.
#[test]
fn the_game_may_end_in_mid_turn() {
    let mut game = Scene::new(2)
        .members(S1, 4, 4)
        .members(S2, 9, 1)
        .mammoth(4)
        .goods(S1, [3, 0, 0])
        .points(S1, 12)
        .actions(BLANK, SUN);
    game.play("tame sun");
    assert!(game.is_won_by(S1));
    game.refuses("place blank grow", "RT-END-01");
}

/// RT-RULING-10: the supply has no end: more than all tokens of the box may be held.
#[test]
fn goods_are_not_limited_by_the_tokens() {
    let mut game =
        Scene::new(2).members(S1, 1, 1).members(S2, 9, 1).goods(S1, [120, 0, 0]).actions(BLANK, SUN);
    game.plays("place blank gather, gather h1 food");
    assert_eq!(game.goods(S1), [122, 0, 0]);
}

/// RT-RULING-14: players give each other nothing on their own.
#[test]
fn there_is_no_trade_between_players() {
    let mut game = Scene::new(2).members(S1, 1, 1).members(S2, 1, 1).goods(S1, [5; 3]).actions(BLANK, SUN);
    game.refuses("give food s2", "RT-TURN-01");
    Scene::new(2)
        .members(S1, 1, 1)
        .members(S2, 1, 1)
        .goods(S1, [5; 3])
        .end()
        .refuses("give food s2", "RT-TURN-01");
}

/// RT-RULING-26, RT-EDGE-20: the abandoned village and the hidden one need a token too.
#[test]
fn every_village_needs_a_token() {
    let twelve = |power| {
        let mut scene = with_power(3, power).members(S3, 12, 1).goods(S1, [9; 3]).goods(S3, [9; 3]);
        for at in 1..=6 {
            scene = scene.members(S1, at, 1).village(S1, at);
        }
        for at in [7, 8, 9, 10, 11] {
            scene = scene.members(S2, at, 1).village(S2, at);
        }
        scene.members(S1, 12, 1).village(S1, 12)
    };
    let mut game = twelve(Power::HiddenVillage).end();
    assert_eq!(game.state.villages_built(), 12);
    game.refuses("build hidden", "RT-RULING-26");
    let mut ruins = twelve(Power::Traders).roll();
    ruins.draws(Event::AbandonedVillage).at(Step::Actions);
    assert_eq!(ruins.state.villages_built(), 12, "nobody is asked");
}

/// RT-RULING-28: villages are looked at whenever a member leaves a hex: the Altar's member was the last one.
#[test]
fn a_lost_village_is_out_before_the_next_choice() {
    let mut game = Scene::new(2)
        .members(S1, 1, 1)
        .members(S1, 2, 1)
        .village(S1, 1)
        .members(S2, 9, 1)
        .owns(S1, Object::Altar)
        .tribe(S1, Tribe::Dananu)
        .goods(S1, [8, 1, 1])
        .end();
    game.plays("offer food, sacrifice h1").refuses("build h1", "RT-VILL-03").play("build h2");
    assert_eq!(game.state.villages_built(), 1);
}

/// RT-RULING-29: a village built in step 5 helps nobody's goal but stands at once; goals and villages come in any order.
#[test]
fn building_and_completing_alternate() {
    let mut game = Scene::new(2)
        .tribe(S1, Tribe::Dananu)
        .members(S1, 1, 1)
        .members(S1, 2, 1)
        .members(S2, 9, 1)
        .open(S1, [Goal::Bow, Goal::Basketry])
        .goods(S1, [9, 9, 9])
        .end();
    game.plays("complete bow, build h1, complete basketry, build h2");
    assert_eq!((game.score(S1), game.state.villages_built()), (2, 2));
}

/// RT-RULING-27: a village belongs to its builder, whoever else is there.
#[test]
fn a_village_keeps_its_owner() {
    let mut game =
        Scene::new(2).members(S1, 1, 1).members(S2, 1, 4).village(S1, 1).goods(S2, [9; 3]).turn_of(S2).end();
    game.refuses("build h1", "RT-VILL-04").play("done");
    assert_eq!((game.score(S1), game.score(S2)), (1, 0), "the builder scores for it");
}

/// RT-RULING-18, RT-RULING-19: the bow aims at one of several defenders, and not at a tribe that is elsewhere.
#[test]
fn the_bow_aims_at_one_defender_of_the_hex() {
    let mut game = Scene::new(3)
        .members(S1, 5, 3)
        .members(S2, 5, 1)
        .members(S2, 12, 1)
        .members(S3, 9, 1)
        .camp(5, 2)
        .done(S1, [Goal::Bow])
        .conflicts();
    game.refuses("shoot s3", "RT-CONF-11").play("shoot invaders").at(Step::End);
    assert_eq!((game.members(S1, 5), game.members(S2, 5), game.score(S1)), (2, 0, 3));
}

/// RT-RULING-19: once in each conflict, so twice in a turn with two; not where one tribe is alone.
#[test]
fn the_bow_is_used_in_every_conflict() {
    let mut game = Scene::new(2)
        .members(S1, 5, 4)
        .members(S2, 5, 2)
        .members(S1, 1, 3)
        .members(S2, 1, 3)
        .members(S1, 9, 7)
        .done(S1, [Goal::Bow])
        .conflicts();
    game.plays("fight h5, shoot s2, fight h1, shoot s2").at(Step::End);
    assert_eq!([5, 1, 9].map(|at| game.members(S1, at)), [3, 1, 5]);
}

/// RT-RULING-22: walls that kill the only attacker end the conflict.
#[test]
fn walls_can_end_a_conflict() {
    let mut game = Scene::new(2)
        .members(S1, 5, 1)
        .members(S1, 1, 1)
        .members(S2, 5, 5)
        .village(S2, 5)
        .owns(S2, Object::Walls)
        .conflicts();
    game.asks(S2).play("walls").at(Step::End);
    assert_eq!((game.members(S1, 5), game.members(S2, 5)), (0, 5));
}

/// RT-RULING-39, RT-EDGE-33: a hex of invaders is no free hex to return to, while there is a free one.
#[test]
fn a_tribe_returns_to_a_free_hex_before_one_of_invaders() {
    let mut scene = Scene::new(2).camp(9, 3);
    for at in 1..=7 {
        scene = scene.members(S1, at, 1);
    }
    let mut game = scene.turn_begins(S2);
    assert_eq!(game.legal_actions(), ["return h8"]);
    let mut scene = Scene::new(2).camp(9, 3);
    for at in 1..=8 {
        scene = scene.members(S1, at, 1);
    }
    assert_eq!(scene.turn_begins(S2).legal_actions().len(), 9);
    game.play("return h8").awaits_chance();
}

/// RT-RULING-13: LEAD counts the villages there are at its moment: one left by a MOVE before it counts no more.
#[test]
fn lead_counts_villages_at_its_moment() {
    let scene = || {
        let scene = Scene::new(2).members(S1, 1, 1).village(S1, 1).members(S2, 9, 1);
        scene.open(S1, [Goal::Clan]).actions(BLANK, MOON)
    };
    let mut game = scene();
    game.play("place moon lead");
    assert!(game.offers("discard clan"));
    let mut game = scene();
    game.plays("place blank move, move h1>h2, place moon lead").awaits_chance();
}

/// RT-RULING-07: a member that has just come may move, one that has moved may not.
#[test]
fn new_members_may_move() {
    let mut game = Scene::new(2).members(S1, 1, 1).members(S2, 9, 1).actions(BLANK, SUN);
    game.plays("place sun grow, grow h1, done, place blank move, move h1>h2, move h1>h2");
    assert_eq!(game.members(S1, 2), 2);
}
