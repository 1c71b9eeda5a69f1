//! What the elder learns: each development of another player, for one turn.

use rise_of_tribes::{Goal, Once, Step};

use crate::common::{BLANK, MOON, S1, S2, S3, SUN, Scenario, Scene, hex};

/// The elder of S1 on h1 can learn this from S2; seven members stand where GROW, MOVE and GATHER can show it.
fn lesson(goal: Goal) -> Scene {
    Scene::new(3)
        .members(S1, 1, 2)
        .elder(S1, 1)
        .members(S2, 12, 1)
        .members(S3, 12, 1)
        .done(S2, [goal])
        .goods(S1, [1, 0, 0])
}

/// RT-ELDER-03: Basketry: one of the hexes gives one more.
#[test]
fn basketry_is_borrowed() {
    let mut game = lesson(Goal::Basketry).actions(BLANK, SUN);
    game.plays("borrow s2 basketry, place blank gather, gather h1 food, basket food");
    assert_eq!(game.goods(S1), [3, 0, 0]);
}

/// RT-ELDER-03: Pottery: a gift for two goods of any kind.
#[test]
fn pottery_is_borrowed() {
    let mut game = lesson(Goal::Pottery).actions(BLANK, SUN);
    game.plays("borrow s2 pottery, place blank gather, gather h1 food, give food s3");
    game.plays("take wood, take stone").at(Step::Actions);
    assert_eq!((game.goods(S1), game.goods(S3)), ([1, 1, 1], [1, 0, 0]));
}

/// RT-ELDER-03: Oxen: a hex more, which may be the same.
#[test]
fn oxen_are_borrowed() {
    let mut game = lesson(Goal::Oxen).actions(BLANK, SUN);
    game.plays("borrow s2 oxen, place blank gather, gather h1 food, gather h1 food");
    assert_eq!(game.goods(S1), [4, 0, 0]);
}

/// RT-ELDER-03: Cradleboards: a new member next to an occupied hex.
#[test]
fn cradleboards_are_borrowed() {
    let mut game = lesson(Goal::Cradleboards).actions(BLANK, SUN);
    game.plays("borrow s2 cradleboards, place blank grow, grow h2").refuses("grow h4", "RT-GROW-02");
    assert_eq!(game.members(S1, 2), 1);
}

/// RT-ELDER-03: Cairn Trails: a member goes two hexes.
#[test]
fn cairn_trails_are_borrowed() {
    let mut game = lesson(Goal::CairnTrails).actions(BLANK, SUN);
    game.plays("borrow s2 cairn-trails, place blank move, move h1>h9");
    assert_eq!(game.members(S1, 9), 1);
}

/// RT-ELDER-03: Ochre Paintings: one card more, and one goes back.
#[test]
fn ochre_paintings_are_borrowed() {
    let mut game = lesson(Goal::OchrePaintings).actions(BLANK, MOON);
    game.plays("borrow s2 ochre-paintings, place moon lead, draw more");
    game.deal("goal clan").deal("goal bow").play("under clan").at(Step::Actions);
    assert!(game.state.player(S1).open.has(Goal::Bow) && !game.state.player(S1).open.has(Goal::Clan));
}

/// RT-ELDER-03: what was learned is gone in the next turn; the teacher never loses it.
#[test]
fn a_lesson_lasts_one_turn() {
    let mut game = lesson(Goal::SmokingRacks).actions(BLANK, SUN);
    game.play("borrow s2 smoking-racks").idle().play("done");
    for _ in 0..2 {
        game.deal("roll sun moon").idle().play("done");
    }
    game.deal("roll moon blank").play("place moon grow");
    let grown = |mut game: crate::common::Game| {
        while game.offers("grow h1") {
            game.play("grow h1");
        }
        game.members(S1, 1)
    };
    let level = game.level().unwrap();
    let strength = [2, 3, 4][level as usize];
    assert_eq!(grown(game), 2 + strength, "without the racks");
}

/// RT-ELDER-03, RT-ELDER-04: a development learned between the two actions helps the second.
#[test]
fn the_elder_may_be_asked_between_two_actions() {
    let mut game = lesson(Goal::Oxen).actions(BLANK, SUN);
    game.plays("place sun grow, done, borrow s2 oxen, place blank gather, gather h1 food");
    game.play("gather h1 food");
    assert_eq!(game.goods(S1), [4, 0, 0]);
    let mut late = lesson(Goal::Oxen).actions(BLANK, SUN);
    late.play("place blank gather").refuses("borrow s2 oxen", "RT-TURN-01");
}

/// RT-ELDER-03: from an opponent who completed it; not from oneself, not what is in progress.
#[test]
fn the_elder_learns_from_opponents() {
    let scene = || Scene::new(2).members(S1, 1, 1).elder(S1, 1).members(S2, 9, 1).goods(S1, [1, 0, 0]);
    scene().done(S1, [Goal::Oxen]).actions(BLANK, SUN).refuses("borrow s1 oxen", "RT-ELDER-03");
    scene().open(S2, [Goal::Oxen]).actions(BLANK, SUN).refuses("borrow s2 oxen", "RT-ELDER-03");
    scene().done(S2, [Goal::Oxen]).used(Once::Knowledge).actions(BLANK, SUN).play("borrow s2 oxen");
}

/// RT-ADV-01, RT-SETUP-27: without the module there is no elder to call.
#[test]
fn without_the_module_no_elder_comes() {
    let mut game = Scene::new(2).members(S1, 1, 1).members(S2, 9, 1).goods(S1, [9; 3]).end();
    game.refuses("build h1 elder", "RT-SETUP-27").play("build h1");
    assert_eq!(game.state.player(S1).elder, None);
}

/// RT-ELDER-01: not every village brings the elder, and his place is the village just built.
#[test]
fn the_elder_comes_with_the_village_just_built() {
    let mut game =
        Scene::new(2).elders().members(S1, 1, 1).members(S1, 2, 1).members(S2, 9, 1).goods(S1, [12; 3]).end();
    game.plays("build h1, build h2 elder");
    assert_eq!(game.state.player(S1).elder, Some(hex(2)));
}

/// RT-ELDER-07, RT-RULING-62: the point goes to the active attacker, not to another tribe in the same conflict.
#[test]
fn the_attacker_scores_for_the_elder() {
    let scene = || Scene::new(3).members(S2, 5, 2).members(S2, 12, 1).elder(S2, 5).members(S3, 5, 5);
    let game = scene().members(S1, 5, 1).members(S1, 1, 1).conflicts();
    assert_eq!((game.score(S1), game.score(S3), game.members(S3, 5)), (1, 0, 3));
    // Absent, he scores nothing: nobody attacked.
    let game = scene().members(S1, 1, 1).conflicts();
    assert_eq!((game.score(S1), game.score(S3), game.state.player(S2).elder), (0, 0, None));
}

/// RT-ELDER-08: a village lost elsewhere leaves the elder where he is.
#[test]
fn the_elder_stays_on_a_village_that_stands() {
    let game = Scene::new(2)
        .members(S1, 5, 5)
        .members(S2, 5, 1)
        .village(S2, 5)
        .members(S2, 9, 1)
        .elder(S2, 9)
        .conflicts();
    assert!(!game.has_village(S2, 5));
    assert_eq!((game.state.player(S2).elder, game.score(S1)), (Some(hex(9)), 0));
}
