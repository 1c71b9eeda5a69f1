//! GROW.

use rise_of_tribes::{Event, Goal};

use crate::common::{BLANK, MOON, S1, S2, SUN, Scenario, Scene};

/// RT-GROW-01, RT-GROW-03, RT-EX-02, RT-DEC-09: up to the shown number, split over own hexes as one likes.
#[test]
fn members_are_split_over_own_hexes() {
    for split in [["h1", "h1", "h1"], ["h1", "h1", "h2"], ["h1", "h2", "h4"]] {
        let mut game = Scene::new(2)
            .members(S1, 1, 1)
            .members(S1, 2, 1)
            .members(S1, 4, 1)
            .members(S2, 9, 3)
            .actions(BLANK, MOON);
        game.play("place blank grow");
        for at in split {
            game.play(&format!("grow {at}"));
        }
        assert_eq!(game.reserve(S1), 14);
        assert!(!game.offers("grow h1"), "three and no more");
    }
}

/// RT-GROW-02, RT-EDGE-05: only where own members are.
#[test]
fn members_come_only_where_the_tribe_is() {
    let mut game = Scene::new(2).members(S1, 1, 1).members(S2, 9, 3).actions(BLANK, MOON);
    game.play("place blank grow").refuses("grow h2", "RT-GROW-02").refuses("grow h9", "RT-GROW-02");
    assert_eq!(game.choices("grow"), ["grow h1"]);
}

/// RT-GROW-04: fewer may be added.
#[test]
fn fewer_members_may_be_added() {
    let mut game = Scene::new(2).members(S1, 1, 1).members(S2, 9, 3).actions(BLANK, MOON);
    game.plays("place blank grow, grow h1, done");
    assert_eq!(game.members(S1, 1), 2);
}

/// RT-RULING-09, RT-EDGE-05: the reserve is the limit.
#[test]
fn an_empty_reserve_ends_growth() {
    let mut game = Scene::new(2)
        .members(S1, 1, 5)
        .members(S1, 2, 5)
        .members(S1, 4, 5)
        .members(S1, 5, 4)
        .members(S2, 9, 3)
        .actions(BLANK, MOON);
    game.play("place blank grow").play("grow h1");
    assert_eq!((game.reserve(S1), game.members(S1, 1)), (0, 6));
    assert!(game.choices("grow").is_empty());
}

/// Smoking Racks: one member more; without the card the printed number.
#[test]
fn smoking_racks_add_a_member() {
    for (goals, expected) in [(vec![Goal::SmokingRacks], 5), (vec![], 4)] {
        let mut game = Scene::new(2).members(S1, 1, 1).members(S2, 9, 3).done(S1, goals).actions(BLANK, MOON);
        game.play("place blank grow");
        while game.offers("grow h1") {
            game.play("grow h1");
        }
        assert_eq!(game.members(S1, 1), expected);
    }
}

/// Cradleboards: one new member may come next to an occupied hex, no second one, and the others do not follow.
#[test]
fn cradleboards_found_one_outpost() {
    let mut game =
        Scene::new(2).members(S1, 1, 1).members(S2, 9, 3).done(S1, [Goal::Cradleboards]).actions(BLANK, MOON);
    game.play("place blank grow");
    assert_eq!(game.choices("grow"), ["grow h1", "grow h2", "grow h4"]);
    game.refuses("grow h9", "RT-GROW-02").play("grow h4");
    assert_eq!(game.choices("grow"), ["grow h1"]);
    game.refuses("grow h4", "RT-GROW-02");
}

/// RT-EVENT-28, RT-RULING-57: Mild Winter holds a food for each player and adds two members to a GROW.
#[test]
fn mild_winter_adds_two_members() {
    let mut game = Scene::new(2).members(S1, 1, 1).members(S2, 9, 3).roll();
    game.deal("roll sun sun").deal("event mild-winter");
    assert_eq!(game.state.events.active.as_slice()[0].tokens.0, [2, 0, 0]);
    game.play("place sun grow");
    for _ in 0..6 {
        game.play("grow h1");
    }
    assert!(game.choices("grow").is_empty(), "four and two");
    assert_eq!(game.state.events.active.as_slice()[0].tokens.0, [1, 0, 0]);
}

/// RT-EVENT-29, RT-EDGE-43, RT-EVENT-06: each GROW takes a food from the card, used or not; empty, it is discarded.
#[test]
fn every_grow_takes_a_food_from_mild_winter() {
    let mut game = Scene::new(2)
        .members(S1, 1, 1)
        .members(S2, 9, 3)
        .active(Event::MildWinter, [1, 0, 0])
        .actions(SUN, MOON);
    game.plays("place moon grow, done");
    assert!(!game.state.events.is_active(Event::MildWinter));
    assert!(game.state.events.discard.has(Event::MildWinter));
    assert_eq!(game.members(S1, 1), 1);
}

/// RT-RULING-08, RT-EDGE-32: a tribe that lost its last member in step 2 cannot grow, and returns next turn before step 1.
#[test]
fn a_tribe_without_members_cannot_grow() {
    let mut game = Scene::new(2).members(S1, 3, 1).members(S2, 9, 3).roll();
    game.deal("roll sun sun").deal("event sabre-tooth").play("tiger h3");
    assert_eq!(game.members(S1, 3), 0);
    game.play("place sun grow");
    assert_eq!(game.state.frames.len(), 1, "nothing to choose");
    game.plays("place sun move, done").deal("roll sun blank");
    game.plays("place sun grow, done, place blank move, done, done");
    game.asks(S1).play("return h1");
    assert_eq!(game.members(S1, 1), 2);
}

/// RT-GROW-02: with one hex there is nothing to decide.
#[test]
fn the_only_hex_is_obvious() {
    let scene = || Scene::new(2).members(S1, 1, 1).members(S2, 9, 3);
    let mut game = scene().actions(BLANK, MOON);
    game.play("place blank grow");
    assert_eq!(game.obvious().as_deref(), Some("grow h1"));
    let mut game = scene().members(S1, 2, 1).actions(BLANK, MOON);
    game.play("place blank grow");
    assert_eq!(game.obvious(), None);
}
