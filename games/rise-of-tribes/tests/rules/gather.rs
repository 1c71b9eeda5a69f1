//! GATHER.

use rise_of_tribes::{Event, Goal};

use crate::common::{BLANK, MOON, S1, S2, S3, SUN, Scenario, Scene};

/// Seat 1 on the lakes h1 and h4 and the forest h2.
fn scene() -> Scene {
    Scene::new(2).members(S1, 1, 1).members(S1, 4, 1).members(S1, 2, 1).members(S2, 9, 3)
}

/// RT-GATHER-01..06, RT-EX-03, RT-DEC-11: two hexes of two goods: four food, or two food and two wood.
#[test]
fn hexes_give_the_good_of_their_land() {
    let mut game = scene().actions(BLANK, MOON);
    game.plays("place blank gather, gather h1 food, gather h4 food");
    assert_eq!(game.goods(S1), [4, 0, 0]);
    let mut game = scene().actions(BLANK, MOON);
    game.plays("place blank gather, gather h1 food, gather h2 wood");
    assert_eq!(game.goods(S1), [2, 2, 0]);
    let mut game = scene().members(S1, 3, 1).actions(BLANK, MOON);
    game.plays("place moon gather, gather h3 stone");
    assert_eq!(game.goods(S1), [0, 0, 2]);
}

/// RT-GATHER-01, RT-GATHER-02: only own hexes, and only what grows there.
#[test]
fn other_hexes_and_other_goods_are_refused() {
    let mut game = scene().actions(BLANK, MOON);
    game.play("place blank gather");
    game.refuses("gather h9 stone", "RT-GATHER-01").refuses("gather h1 wood", "RT-GATHER-03");
}

/// RT-RULING-11, RT-EDGE-08: a hex once, fewer hexes if wanted, no limit to what is held.
#[test]
fn a_hex_is_chosen_once() {
    let mut game = scene().goods(S1, [90, 0, 0]).actions(BLANK, MOON);
    game.play("place blank gather").play("gather h1 food").refuses("gather h1 food", "RT-RULING-11");
    game.play("done");
    assert_eq!(game.goods(S1), [92, 0, 0]);
}

/// RT-GATHER-07, RT-EDGE-08: others on the hex do not matter.
#[test]
fn a_shared_hex_gives_goods() {
    let mut game = scene().members(S2, 1, 4).actions(BLANK, MOON);
    game.plays("place moon gather, gather h1 food");
    assert_eq!(game.goods(S1), [2, 0, 0]);
}

/// The other reading of the board: two hexes of one, two or three goods.
#[test]
fn the_switch_varies_the_goods_of_two_hexes() {
    for (die, each) in [("moon", 1), ("blank", 2), ("sun", 3)] {
        let face = die.parse().unwrap();
        let mut game = scene().gather_by_yield().actions(face, BLANK);
        game.play(&format!("place {die} gather")).plays("gather h1 food, gather h2 wood");
        assert_eq!(game.goods(S1), [each, each, 0]);
    }
}

/// RT-EVENT-22..24, RT-EX-12: Plentiful Food adds two food from the card for each lake, on top of the yield.
#[test]
fn plentiful_food_adds_two_for_each_lake() {
    let mut game = scene().roll();
    game.deal("roll blank blank").deal("event plentiful-food");
    assert_eq!(game.state.events.active.as_slice()[0].tokens.0, [6, 0, 0]);
    game.plays("place blank gather, gather h1 food, extra, gather h4 food, extra");
    assert_eq!(game.goods(S1), [8, 0, 0]);
    assert_eq!(game.state.events.active.as_slice()[0].tokens.0, [2, 0, 0]);
}

/// RT-EVENT-22: Plentiful Wood and Stone do the same for their lands, and nothing for others; it may be declined.
#[test]
fn plentiful_cards_look_at_their_own_land() {
    let mut game = scene().active(Event::PlentifulWood, [0, 6, 0]).actions(BLANK, MOON);
    game.plays("place blank gather, gather h1 food").refuses("extra", "RT-TURN-01");
    game.plays("gather h2 wood, extra");
    assert_eq!(game.goods(S1), [2, 4, 0]);
    let mut game = scene().members(S1, 3, 1).active(Event::PlentifulStone, [0, 0, 6]).actions(BLANK, MOON);
    game.plays("place moon gather, gather h3 stone, done");
    assert_eq!(game.goods(S1), [0, 0, 2]);
}

/// RT-RULING-56, RT-EDGE-42: one food left and two lakes: one is taken, the card is discarded.
#[test]
fn a_plentiful_card_gives_only_what_it_has() {
    let mut game = scene().active(Event::PlentifulFood, [1, 0, 0]).actions(BLANK, MOON);
    game.plays("place blank gather, gather h1 food, extra");
    assert!(game.state.events.discard.has(Event::PlentifulFood));
    game.play("gather h4 food");
    assert_eq!(game.goods(S1), [5, 0, 0]);
}

/// RT-EVENT-51, RT-RULING-54: beside the volcano a hex gives its own good or stone, all of one kind.
#[test]
fn hexes_beside_the_volcano_may_give_stone() {
    // v1 touches h1 and h4.
    let mut game = scene().volcano(1).actions(BLANK, MOON);
    game.play("place blank gather");
    assert!(game.offers("gather h1 food") && game.offers("gather h4 stone"));
    game.refuses("gather h2 stone", "RT-GATHER-05");
    game.plays("gather h1 stone, gather h4 food");
    assert_eq!(game.goods(S1), [2, 0, 2]);
}

/// Stone from a lake beside the volcano does not count for Plentiful Stone.
#[test]
fn a_lake_is_no_mountain_for_plentiful_stone() {
    let mut game = scene().volcano(1).active(Event::PlentifulStone, [0, 0, 6]).actions(BLANK, MOON);
    game.plays("place moon gather, gather h1 stone").refuses("extra", "RT-TURN-01");
    assert_eq!(game.goods(S1), [0, 0, 2]);
}

/// Basketry: one of the chosen hexes gives one more; it may be declined, and nothing else can be named.
#[test]
fn basketry_adds_one_to_a_chosen_hex() {
    let mut game = scene().done(S1, [Goal::Basketry]).actions(BLANK, MOON);
    game.plays("place blank gather, gather h1 food, gather h2 wood");
    game.refuses("basket stone", "RT-GATHER-02").play("basket wood");
    assert_eq!(game.goods(S1), [2, 3, 0]);
    let mut game = scene().done(S1, [Goal::Basketry]).actions(BLANK, MOON);
    game.plays("place moon gather, gather h1 food, done");
    assert_eq!(game.goods(S1), [2, 0, 0]);
}

/// Oxen: one hex more, even one chosen before, but none three times; a repeat gives the base yield.
#[test]
fn oxen_choose_one_hex_more() {
    let mut game = scene().done(S1, [Goal::Oxen]).actions(BLANK, MOON);
    game.plays("place moon gather, gather h1 food, gather h1 food");
    assert_eq!(game.goods(S1), [4, 0, 0]);
    let mut game = scene().done(S1, [Goal::Oxen]).actions(BLANK, MOON);
    game.plays("place blank gather, gather h1 food, gather h1 food");
    game.refuses("gather h1 food", "RT-RULING-11").play("gather h2 wood");
    assert_eq!(game.goods(S1), [4, 2, 0]);
    let mut game = scene().done(S1, [Goal::Oxen]).active(Event::PlentifulFood, [6, 0, 0]).actions(SUN, MOON);
    game.plays("place moon gather, gather h1 food, extra, gather h1 food");
    assert_eq!(game.goods(S1), [6, 0, 0], "the card pays once for a hex");
}

/// Pottery: after gathering, give a good to another player, then take two of any kind; or do not.
#[test]
fn pottery_gives_one_and_takes_two() {
    let scene = || {
        Scene::new(3)
            .members(S1, 1, 1)
            .members(S2, 9, 3)
            .members(S3, 12, 3)
            .done(S1, [Goal::Pottery])
            .actions(BLANK, MOON)
    };
    let mut game = scene();
    game.plays("place moon gather, gather h1 food").refuses("give wood s2", "RT-RULING-14");
    game.refuses("give food s1", "RT-RULING-14").plays("give food s3, take wood, take stone");
    assert_eq!((game.goods(S1), game.goods(S3)), ([1, 1, 1], [1, 0, 0]));
    let mut game = scene();
    game.plays("place moon gather, gather h1 food, done");
    assert_eq!(game.goods(S1), [2, 0, 0]);
    let mut game = scene();
    game.plays("place moon gather, done").refuses("give food s2", "RT-TURN-01");
}

/// RT-RULING-14: goods change hands only where a card says so.
#[test]
fn there_is_no_free_trade() {
    let mut game = scene().goods(S1, [5, 5, 5]).actions(BLANK, MOON);
    assert!(game.choices("give").is_empty() && game.choices("trade").is_empty());
    game.refuses("give food s2", "RT-TURN-01").refuses("trade food>wood", "RT-CHIEF-10");
}

/// RT-GATHER-01: whoever can choose every hex has nothing to decide.
#[test]
fn the_rest_of_the_hexes_is_obvious() {
    let mut game = scene().actions(BLANK, MOON);
    assert_eq!(game.obvious(), None);
    game.play("place moon gather");
    assert_eq!((game.choices("gather").len(), game.obvious()), (3, None));
    let mut game = Scene::new(2).members(S1, 1, 1).members(S1, 2, 1).members(S2, 9, 3).actions(BLANK, MOON);
    game.play("place blank gather");
    assert_eq!(game.obvious().as_deref(), Some("gather h1 food"));
    game.play("gather h1 food");
    assert_eq!(game.obvious().as_deref(), Some("gather h2 wood"));
}
