//! Walls, canoe, altar: bought from event cards.

use rise_of_tribes::{Event, Goal, Object};

use crate::common::{BLANK, MOON, S1, S2, SUN, Scenario, Scene};

fn scene() -> Scene {
    Scene::new(2).members(S1, 1, 2).members(S2, 9, 3).goods(S1, [3, 3, 3])
}

/// RT-EVENT-52, RT-EVENT-55, RT-EVENT-57, RT-RULING-59, RT-DEC-13: bought at any moment of their turn; the card is out for good.
#[test]
fn objects_are_bought_at_any_moment() {
    for (event, object, left) in [
        (Event::Walls, "walls", [3, 3, 0]),
        (Event::DugoutCanoe, "canoe", [3, 0, 3]),
        (Event::Altar, "altar", [0, 3, 3]),
    ] {
        let buy = format!("buy {object}");
        let mut game = scene().active(event, [0; 3]).actions(SUN, MOON);
        game.play(&buy);
        assert_eq!(game.goods(S1), left);
        assert!(game.state.events.active.is_empty() && !game.state.events.discard.has(event));
        game.refuses(&buy, "RT-EVENT-57").asks(S1);
        scene().active(event, [0; 3]).end().play(&buy);
        let mut game = scene().active(event, [0; 3]).turn_of(S2).end();
        game.play("done").deal("roll sun sun").asks(S1).play(&buy).awaits_chance();
        let mut game = scene().goods(S1, [2, 2, 2]).active(event, [0; 3]).end();
        game.refuses(&buy, "RT-EVENT-52");
    }
}

/// RT-EVENT-55, RT-RULING-59: between two complete effects, not within one.
#[test]
fn nothing_is_bought_in_the_middle_of_an_action() {
    let mut game = scene().active(Event::Walls, [0; 3]).actions(SUN, MOON);
    game.play("place sun grow").refuses("buy walls", "RT-TURN-01");
    game.play("done").play("buy walls");
}

/// RT-EVENT-53, RT-RULING-60: a double lowers the price by one, but not the double that drew the card.
#[test]
fn doubles_lower_the_price() {
    let mut game = scene().goods(S1, [0, 0, 2]).roll();
    game.deal("roll sun sun").deal("event walls");
    assert_eq!(game.state.events.active.as_slice()[0].tokens.0, [0, 0, 0]);
    game.refuses("buy walls", "RT-EVENT-52");
    let mut game = scene().goods(S1, [0, 0, 2]).active(Event::Walls, [0; 3]).roll();
    game.deal("roll sun sun").deal("event drought").play("buy walls");
    assert_eq!(game.goods(S1), [0, 0, 0]);
}

/// RT-EVENT-54, RT-EDGE-28: at a price of nothing the card is discarded and a new one drawn on the same double.
#[test]
fn an_object_for_nothing_is_gone() {
    let mut game = scene().active(Event::Walls, [0, 0, 2]).active(Event::Altar, [0; 3]).roll();
    game.deal("roll sun sun").play("done").awaits_chance();
    assert!(game.state.events.discard.has(Event::Walls));
    assert_eq!(game.state.events.active.as_slice()[0].tokens.0, [1, 0, 0], "the altar costs less");
    game.deal("event drought");
}

/// RT-GOAL-16, RT-GOAL-17, RT-EX-18, RT-RULING-32: the altar takes a member and four equal goods, or one of each.
#[test]
fn the_altar_takes_a_member_and_goods() {
    let scene = |goods| {
        Scene::new(2)
            .members(S1, 1, 2)
            .members(S1, 2, 1)
            .members(S2, 9, 3)
            .owns(S1, Object::Altar)
            .goods(S1, goods)
    };
    let mut game = scene([0, 4, 0]).end();
    assert_eq!(game.choices("offer"), ["offer wood"]);
    game.play("offer wood").refuses("done", "RT-TURN-01").refuses("sacrifice h9", "RT-RULING-32");
    game.play("sacrifice h1");
    assert_eq!((game.score(S1), game.goods(S1), game.members(S1, 1)), (1, [0, 0, 0], 1));
    let mut game = scene([1, 1, 1]).end();
    game.plays("offer mixed, sacrifice h2");
    assert_eq!((game.score(S1), game.goods(S1), game.reserve(S1)), (1, [0, 0, 0], 18));
    scene([2, 2, 0]).end().refuses("offer wood", "RT-GOAL-17").refuses("offer mixed", "RT-GOAL-17");
}

/// RT-EX-18, RT-GOAL-16, RT-RULING-32: as often as its owner can pay, with a member of the map each time; a village without
/// its last member is lost.
#[test]
fn the_altar_takes_what_its_owner_can_give() {
    let scene = || {
        Scene::new(2)
            .members(S1, 1, 1)
            .village(S1, 1)
            .members(S1, 2, 1)
            .members(S2, 9, 1)
            .goods(S1, [9, 9, 9])
    };
    let mut game = scene().owns(S1, Object::Altar).end();
    game.plays("offer mixed, sacrifice h1");
    assert!(!game.has_village(S1, 1));
    game.plays("offer food, sacrifice h2").refuses("offer wood", "RT-RULING-32");
    assert_eq!((game.score(S1), game.goods(S1)), (2, [4, 8, 8]));
    scene().owns(S2, Object::Altar).end().refuses("offer food", "RT-GOAL-16");
}

/// RT-EVENT-56: bought in step 3, the canoe serves the MOVE of the same turn.
#[test]
fn a_canoe_is_used_at_once() {
    let mut game = Scene::new(2)
        .members(S1, 2, 2)
        .members(S2, 9, 3)
        .goods(S1, [0, 3, 0])
        .active(Event::DugoutCanoe, [0; 3])
        .open(S1, [Goal::Clan])
        .actions(BLANK, MOON);
    game.plays("buy canoe, place moon move, move h2>h8");
}
