//! Elders.

use rise_of_tribes::{Goal, Note, Once, Step};

use crate::common::{BLANK, MOON, S1, S2, S3, SUN, Scenario, Scene, hex};

/// RT-ELDER-01, RT-ELDER-02, RT-RULING-61: a new village may bring the elder, who stands on it; there is one.
#[test]
fn a_new_village_may_bring_the_elder() {
    let scene = || {
        Scene::new(2).elders().members(S1, 1, 1).members(S1, 2, 1).members(S2, 9, 1).goods(S1, [20, 20, 20])
    };
    let mut game = scene().end();
    game.play("build h1 elder");
    assert_eq!(game.state.player(S1).elder, Some(hex(1)));
    game.refuses("build h2 elder", "RT-RULING-61").play("build h2");
    let mut game = scene().end();
    game.play("build h1");
    assert_eq!(game.state.player(S1).elder, None, "he may stay away");
}

/// A scene in which the elder of seat 1 can learn from seats 2 and 3.
fn school() -> Scene {
    Scene::new(3)
        .members(S1, 1, 3)
        .elder(S1, 1)
        .members(S2, 9, 3)
        .members(S3, 12, 3)
        .done(S2, [Goal::Oxen, Goal::Clan])
        .done(S3, [Goal::SmokingRacks, Goal::Bow])
        .done(S1, [Goal::Bow])
        .goods(S1, [1, 0, 0])
}

/// RT-ELDER-03, RT-RULING-61: a good to another player, and his development works for this turn.
#[test]
fn the_elder_learns_for_a_good() {
    let mut game = school().actions(BLANK, MOON);
    assert_eq!(game.choices("borrow"), ["borrow s2 oxen", "borrow s3 smoking-racks"]);
    game.refuses("borrow s3 bow", "RT-ELDER-03").refuses("borrow s2 clan", "RT-ELDER-03");
    game.play("borrow s3 smoking-racks").asks(S1);
    assert_eq!(
        (game.goods(S1), game.goods(S3)),
        ([0, 0, 0], [1, 0, 0]),
        "the teacher gets it and cannot refuse"
    );
    game.play("place blank grow");
    game.plays("grow h1, grow h1, grow h1, grow h1");
    assert_eq!(game.members(S1, 1), 7);
    game.plays("place moon move, done, done");
    assert_eq!(game.state.borrowed, None, "until the end of the turn");
}

/// RT-ELDER-03: with goods of several kinds the player says which one is given.
#[test]
fn the_gift_is_of_any_kind() {
    let mut game = school().goods(S1, [1, 0, 1]).actions(BLANK, MOON);
    game.play("borrow s2 oxen").refuses("pay wood", "RT-ELDER-03").play("pay stone");
    assert_eq!((game.goods(S1), game.goods(S2)), ([1, 0, 0], [0, 0, 1]));
}

/// RT-ELDER-04, RT-EDGE-35: once a turn, with the elder in play, with a good, and with something to learn.
#[test]
fn the_elder_learns_once_a_turn() {
    let mut game = school().goods(S1, [2, 0, 0]).actions(BLANK, MOON);
    game.play("borrow s2 oxen").refuses("borrow s3 smoking-racks", "RT-ELDER-04");
    school().used(Once::Elder).actions(BLANK, MOON).refuses("borrow s2 oxen", "RT-ELDER-04");
    school().goods(S1, [0; 3]).actions(BLANK, MOON).refuses("borrow s2 oxen", "RT-ELDER-03");
    let mut game = school().with(|_, state| state.player_mut(S1).elder = None).actions(BLANK, MOON);
    game.refuses("borrow s2 oxen", "RT-ELDER-04");
    let game = Scene::new(2)
        .members(S1, 1, 1)
        .elder(S1, 1)
        .members(S2, 9, 1)
        .goods(S1, [5, 5, 5])
        .actions(SUN, MOON);
    assert!(game.choices("borrow").is_empty(), "no developments elsewhere");
}

/// RT-ELDER-03: the bow can be fetched for step 4; in step 5 nothing can be learned any more.
#[test]
fn the_bow_can_be_borrowed_for_a_conflict() {
    let mut game = Scene::new(2)
        .members(S1, 1, 1)
        .elder(S1, 1)
        .members(S1, 5, 3)
        .members(S2, 5, 3)
        .done(S2, [Goal::Bow, Goal::Oxen])
        .goods(S1, [1, 0, 0])
        .conflicts();
    assert_eq!(game.legal_actions(), ["fight h5", "borrow s2 bow"]);
    game.plays("borrow s2 bow").play("shoot s2");
    assert_eq!(game.members(S1, 5), 1);
    school().end().refuses("borrow s2 oxen", "RT-ELDER-03");
}

/// RT-ELDER-03, RT-ELDER-04, RT-RULING-61: a borrowed bow strikes once in the turn, an own one in every conflict; a strike
/// declined is not used up.
#[test]
fn a_borrowed_bow_strikes_once() {
    let scene = || {
        Scene::new(2)
            .members(S1, 1, 1)
            .elder(S1, 1)
            .members(S1, 5, 3)
            .members(S2, 5, 3)
            .members(S1, 9, 3)
            .members(S2, 9, 3)
            .done(S2, [Goal::Bow])
            .goods(S1, [1, 0, 0])
    };
    let mut game = scene().conflicts();
    game.plays("borrow s2 bow, fight h5, shoot s2").at(Step::End);
    assert_eq!((game.members(S1, 5), game.members(S1, 9)), (1, 0));
    let mut game = scene().conflicts();
    game.plays("borrow s2 bow, fight h5, done, shoot s2").at(Step::End);
    assert_eq!((game.members(S1, 5), game.members(S1, 9)), (0, 1));
}

/// RT-ELDER-05, RT-ELDER-06: the elder does not count for the limit and does not fight.
#[test]
fn the_elder_is_no_fighter() {
    let game = Scene::new(2).members(S1, 1, 1).members(S1, 5, 2).members(S2, 5, 3).elder(S2, 5).conflicts();
    assert!(!game.told(Note::Conflict(hex(5))), "five members and an elder");
    let game = Scene::new(2).members(S1, 1, 1).members(S1, 5, 2).members(S2, 5, 4).elder(S2, 5).conflicts();
    assert_eq!((game.members(S1, 5), game.members(S2, 5)), (0, 2));
    assert_eq!(game.state.player(S2).elder, Some(hex(5)));
}

/// RT-ELDER-07, RT-ELDER-08, RT-EDGE-36, RT-RULING-62: destroying an elder's village is worth a point to the attacker, who may win by it.
#[test]
fn destroying_an_elders_village_scores() {
    let scene =
        || Scene::new(2).members(S1, 1, 1).members(S1, 5, 5).members(S2, 5, 1).elder(S2, 5).members(S2, 9, 1);
    let game = scene().conflicts();
    assert_eq!((game.score(S1), game.state.player(S2).elder), (1, None));
    assert!(game.told(Note::ElderLost(S2, hex(5))));
    assert!(scene().points(S1, 14).conflicts().is_won_by(S1));
}

/// RT-RULING-62: lost by the owner's own move, to an event, or in his own conflict, it is worth nothing.
#[test]
fn an_elder_lost_otherwise_scores_nothing() {
    let mut game = Scene::new(2).members(S1, 1, 1).elder(S1, 1).members(S2, 9, 1).actions(SUN, MOON);
    game.plays("place moon move, move h1>h2");
    assert_eq!((game.score(S1), game.score(S2), game.state.player(S1).elder), (0, 0, None));
    let mut game = Scene::new(2).members(S1, 1, 1).members(S2, 3, 1).elder(S2, 3).roll();
    game.deal("roll sun sun").deal("event sabre-tooth").play("tiger h3");
    assert_eq!((game.score(S1), game.state.player(S2).elder), (0, None));
    let game = Scene::new(2).members(S1, 1, 1).members(S1, 5, 3).elder(S1, 5).members(S2, 5, 4).conflicts();
    assert_eq!((game.score(S1), game.score(S2), game.state.player(S1).elder), (0, 0, None));
}

/// RT-ELDER-09: a removed elder may come back with a later village.
#[test]
fn a_lost_elder_may_return() {
    let mut game = Scene::new(2)
        .members(S1, 1, 1)
        .elder(S1, 1)
        .members(S1, 2, 1)
        .members(S2, 9, 1)
        .goods(S1, [9, 9, 9])
        .second_action(MOON);
    game.plays("place moon move, move h1>h4, done, build h2 elder");
    assert_eq!(game.state.player(S1).elder, Some(hex(2)));
}
