//! Events that hold goods: Discovery, the three abundances, Mild Winter, Shared Knowledge.

use rise_of_tribes::{Event, Face, Frame, Goal, Step};

use crate::common::{BLANK, S1, S2, SUN, Scenario, Scene};

/// RT-EVENT-20: Discovery lies down with two of each good.
#[test]
fn discovery_holds_two_of_each_good() {
    let mut game = Scene::new(2).members(S1, 1, 2).members(S2, 9, 2).roll();
    game.draws(Event::Discovery);
    assert_eq!(game.tokens(Event::Discovery), Some([2, 2, 2]));
}

/// RT-EVENT-21, RT-RULING-55: a MOVE takes a good of any kind for each hex of opponents that was entered; the card says MOVE.
#[test]
fn discovery_pays_for_each_hex_of_opponents_entered() {
    let mut game = Scene::new(2)
        .members(S1, 1, 4)
        .members(S2, 2, 1)
        .members(S2, 4, 1)
        .active(Event::Discovery, [1, 1, 2])
        .actions(BLANK, SUN);
    game.plays("place blank move, move h1>h2, move h1>h2, move h1>h4, done").asks(S1);
    assert_eq!(game.legal_actions(), ["take food", "take wood", "take stone", "done"]);
    game.plays("take wood").refuses("take wood", "RT-EVENT-21").play("take stone");
    assert_eq!(game.goods(S1), [0, 1, 1], "two hexes, two goods, whatever the hexes are");
    assert_eq!(game.tokens(Event::Discovery), Some([1, 0, 1]));
}

/// RT-EVENT-21, RT-RULING-55: nothing for empty hexes, for own ones, for invaders, or for hexes only passed through.
#[test]
fn discovery_pays_for_no_other_hex() {
    let mut game = Scene::new(2)
        .members(S1, 1, 4)
        .members(S1, 2, 1)
        .members(S2, 2, 1)
        .members(S2, 4, 1)
        .camp(3, 3)
        .active(Event::Discovery, [2; 3])
        .done(S1, [Goal::CairnTrails])
        .actions(BLANK, SUN);
    // h2 was shared before, h3 has invaders, h7 is empty and the way there leads through h4 of the opponent.
    game.plays("place blank move, move h1>h2, move h2>h3, move h1>h7, done");
    game.at(Step::Actions);
    assert_eq!(game.goods(S1), [0; 3]);
}

/// RT-EVENT-06, RT-RULING-55: an empty Discovery is discarded, and pays no more than it holds.
#[test]
fn an_empty_discovery_is_discarded() {
    let mut game = Scene::new(2)
        .members(S1, 1, 4)
        .members(S2, 2, 1)
        .members(S2, 4, 1)
        .active(Event::Discovery, [0, 0, 1])
        .actions(BLANK, SUN);
    game.plays("place blank move, move h1>h2, move h1>h4, done, take stone");
    game.at(Step::Actions);
    assert_eq!((game.goods(S1), game.slots()), ([0, 0, 1], vec![]));
    assert!(game.state.events.discard.has(Event::Discovery));
}

/// RT-EVENT-22..24, RT-RULING-56: each abundance adds up to two of its good from the card for each hex of its terrain.
#[test]
fn an_abundance_adds_two_goods_for_each_matching_hex() {
    for (event, kind, near, far) in [
        (Event::PlentifulFood, 0, "gather h1 food", "gather h4 food"),
        (Event::PlentifulWood, 1, "gather h2 wood", "gather h5 wood"),
        (Event::PlentifulStone, 2, "gather h3 stone", "gather h6 stone"),
    ] {
        let mut game = Scene::new(2).roll_with_all(event);
        assert_eq!(game.tokens(event).map(|tokens| tokens[kind]), Some(6));
        game.plays(&format!("place blank gather, {near}, extra, {far}, extra")).at(Step::Actions);
        assert_eq!(game.goods(S1)[kind], 8, "two hexes of two, and two from the card for each");
        assert_eq!(game.goods(S1).iter().sum::<u8>(), 8);
        assert_eq!(game.tokens(event).map(|tokens| tokens[kind]), Some(2));
    }
}

/// RT-EVENT-22: other terrain gets nothing, and nobody must take the extra goods.
#[test]
fn an_abundance_is_for_its_terrain_and_may_be_left() {
    let mut game = Scene::new(2).roll_with_all(Event::PlentifulFood);
    game.plays("place blank gather, gather h2 wood, gather h1 food, done").at(Step::Actions);
    assert_eq!(game.goods(S1), [2, 2, 0]);
    assert_eq!(game.tokens(Event::PlentifulFood), Some([6, 0, 0]));
}

/// RT-EVENT-22: a lake that gives stone beside the volcano is no mountain for Plentiful Stone.
#[test]
fn a_lake_beside_the_volcano_is_no_mountain() {
    // The volcano touches h1 and h4.
    let mut game = Scene::new(2)
        .members(S1, 1, 1)
        .members(S1, 3, 1)
        .members(S2, 9, 1)
        .volcano(1)
        .active(Event::PlentifulStone, [0, 0, 6])
        .actions(BLANK, SUN);
    game.plays("place blank gather, gather h1 stone");
    assert!(matches!(game.state.frames.top(), Some(Frame::Gather(_))), "no extra is offered");
    game.plays("gather h3 stone, extra");
    assert_eq!(game.goods(S1), [0, 0, 6]);
}

/// RT-EDGE-42, RT-RULING-56: one food left and two lakes: one is taken, the card is discarded.
#[test]
fn an_abundance_gives_what_is_left() {
    let mut game = Scene::new(2)
        .members(S1, 1, 1)
        .members(S1, 4, 1)
        .members(S2, 9, 1)
        .active(Event::PlentifulFood, [1, 0, 0])
        .actions(BLANK, SUN);
    game.plays("place blank gather, gather h1 food, extra, gather h4 food").at(Step::Actions);
    assert_eq!((game.goods(S1), game.slots()), ([5, 0, 0], vec![]));
    assert!(game.state.events.discard.has(Event::PlentifulFood));
}

/// RT-EVENT-22: Oxen repeat the hex, not the card's bonus.
#[test]
fn an_abundance_pays_once_for_a_hex() {
    let mut game = Scene::new(2)
        .members(S1, 1, 1)
        .members(S2, 9, 1)
        .done(S1, [Goal::Oxen])
        .active(Event::PlentifulFood, [6, 0, 0])
        .actions(BLANK, SUN);
    game.plays("place blank gather, gather h1 food, extra, gather h1 food").at(Step::Actions);
    assert_eq!(game.goods(S1), [6, 0, 0]);
}

/// RT-EVENT-28, RT-EVENT-03: Mild Winter counts with one food for each player.
#[test]
fn mild_winter_lasts_as_many_grows_as_there_are_players() {
    for seats in 2..=4 {
        let mut game = Scene::new(seats).members(S1, 1, 1).members(S2, 9, 1).roll();
        game.draws(Event::MildWinter);
        assert_eq!(game.tokens(Event::MildWinter), Some([seats, 0, 0]));
    }
}

/// RT-EVENT-29, RT-RULING-57: a GROW brings two members more and costs the card a food.
#[test]
fn mild_winter_adds_two_members() {
    let mut game = Scene::new(2)
        .members(S1, 1, 1)
        .members(S2, 9, 1)
        .active(Event::MildWinter, [2, 0, 0])
        .actions(BLANK, SUN);
    game.plays("place blank grow, grow h1, grow h1, grow h1, grow h1, grow h1");
    game.at(Step::Actions);
    assert_eq!((game.members(S1, 1), game.tokens(Event::MildWinter)), (6, Some([1, 0, 0])));
}

/// RT-EDGE-43, RT-EVENT-29: a GROW that brings nobody still costs a food; other actions cost none.
#[test]
fn mild_winter_loses_food_for_every_grow() {
    let mut game = Scene::new(2)
        .members(S1, 1, 1)
        .members(S2, 9, 1)
        .active(Event::MildWinter, [2, 0, 0])
        .actions(BLANK, SUN);
    game.plays("place sun move, done");
    assert_eq!(game.tokens(Event::MildWinter), Some([2, 0, 0]));
    game.plays("place blank grow, done");
    assert_eq!(game.tokens(Event::MildWinter), Some([1, 0, 0]));
}

/// RT-RULING-57: the last food still helps its GROW; then the card is discarded.
#[test]
fn the_last_food_of_mild_winter_still_helps() {
    let mut game = Scene::new(2)
        .members(S1, 1, 1)
        .members(S2, 9, 1)
        .active(Event::MildWinter, [1, 0, 0])
        .actions(BLANK, SUN);
    game.plays("place blank grow, grow h1, grow h1, grow h1, grow h1, grow h1");
    assert_eq!((game.members(S1, 1), game.slots()), (6, vec![]));
    assert!(game.state.events.discard.has(Event::MildWinter));
}

fn knowledge(tokens: [u8; 3]) -> Scene {
    Scene::new(2)
        .members(S1, 1, 1)
        .members(S2, 1, 1)
        .goods(S1, [2, 2, 1])
        .active(Event::SharedKnowledge, tokens)
}

/// RT-EVENT-30, RT-EVENT-32, RT-RULING-58: in step 5 a good on the card buys a goal card, which may be completed at once.
#[test]
fn shared_knowledge_sells_a_goal() {
    let mut game = knowledge([0; 3]).end();
    game.play("learn food").awaits_chance().deal("goal bow").at(Step::End);
    assert_eq!((game.goods(S1), game.tokens(Event::SharedKnowledge)), ([1, 2, 1], Some([1, 0, 0])));
    game.play("complete bow");
    assert_eq!((game.score(S1), game.goods(S1)), (1, [1, 0, 0]));
}

/// RT-EVENT-31: once per turn, and again in a later turn.
#[test]
fn shared_knowledge_sells_one_goal_a_turn() {
    let mut game = knowledge([0; 3]).end();
    game.play("learn food").deal("goal bow").refuses("learn wood", "RT-EVENT-31").play("done");
    game.deal("roll sun moon").idle().play("done").deal("roll sun moon").idle();
    assert!(game.offers("learn wood"));
}

/// RT-EVENT-30, RT-RULING-58: only for a tribe that shares a hex with an opponent, in its own step 5; invaders are none.
#[test]
fn shared_knowledge_asks_for_a_shared_hex() {
    let apart = Scene::new(2).members(S1, 1, 1).members(S2, 9, 1).goods(S1, [1, 0, 0]);
    apart.active(Event::SharedKnowledge, [0; 3]).camp(1, 3).end().refuses("learn food", "RT-EVENT-30");
    let mut early = knowledge([0; 3]).actions(BLANK, SUN);
    early.refuses("learn food", "RT-TURN-01");
    knowledge([0; 3]).goods(S1, [0, 1, 0]).end().refuses("learn food", "RT-EVENT-30");
}

/// RT-EVENT-03, RT-EVENT-06: with the third good on it Shared Knowledge is discarded, whatever the goods are.
#[test]
fn three_goods_end_shared_knowledge() {
    let mut game = knowledge([1, 1, 0]).end();
    game.play("learn stone").deal("goal oxen");
    assert!(game.slots().is_empty() && game.state.events.discard.has(Event::SharedKnowledge));
    assert!(game.state.player(S1).open.has(Goal::Oxen), "the third one is still drawn");
}

trait RollWithAll {
    /// The event is drawn with members of S1 on h1 to h6.
    fn roll_with_all(self, event: Event) -> crate::common::Game;
}

impl RollWithAll for Scene {
    fn roll_with_all(self, event: Event) -> crate::common::Game {
        let mut scene = self.members(S2, 9, 1);
        for at in 1..=6 {
            scene = scene.members(S1, at, 1);
        }
        let mut game = scene.roll();
        game.draws(event);
        assert_eq!(game.state.hand.of(Face::Blank), 2);
        game
    }
}
