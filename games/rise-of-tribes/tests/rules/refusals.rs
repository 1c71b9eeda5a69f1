//! Refusals that look alike cite the rule that stands in the way, each its own.

use rise_of_tribes::{BoardAction, Event, Goal, Object, Once, Options, Power};

use crate::common::{BLANK, MOON, S1, S2, S3, SUN, Scenario, Scene};

/// Two tribes that do not meet.
fn apart() -> Scene {
    Scene::new(2).members(S1, 1, 3).members(S2, 9, 1)
}

/// RT-MOVE-01, RT-MOVE-04, RT-MOVE-05, RT-GOAL-15: nobody there, moved already, too far on foot, too far by canoe.
#[test]
fn a_move_is_refused_for_what_it_lacks() {
    let mut game = Scene::new(2).members(S1, 1, 1).members(S2, 9, 1).members(S1, 2, 1).actions(BLANK, MOON);
    game.play("place moon move").refuses("move h5>h6", "RT-MOVE-01").refuses("move h1>h9", "RT-MOVE-05");
    game.play("move h1>h4").refuses("move h4>h1", "RT-MOVE-04");
    let mut game = apart().owns(S1, Object::Canoe).actions(BLANK, MOON);
    game.play("place moon move").refuses("move h1>h9", "RT-GOAL-15");
}

/// RT-DICE-04, RT-RULING-04: an action taken twice is not the same as a die left over.
#[test]
fn a_turn_needs_two_different_actions_and_both_dice() {
    let mut game = apart().actions(BLANK, MOON);
    game.refuses("done", "RT-RULING-04").plays("place blank grow, done");
    game.refuses("place moon grow", "RT-DICE-04");
}

/// RT-GATHER-01, RT-GATHER-03..05, RT-RULING-11: no member, the wrong terrain for each good, the same hex again.
#[test]
fn a_hex_gives_the_good_of_its_terrain() {
    let mut game = Scene::new(2)
        .members(S1, 1, 1)
        .members(S1, 2, 1)
        .members(S1, 3, 1)
        .members(S2, 9, 1)
        .queue(BoardAction::Gather, [SUN, SUN, BLANK])
        .actions(SUN, MOON);
    game.play("place sun gather").refuses("gather h4 food", "RT-GATHER-01");
    game.refuses("gather h1 wood", "RT-GATHER-03")
        .refuses("gather h2 food", "RT-GATHER-04")
        .refuses("gather h2 stone", "RT-GATHER-05");
    game.play("gather h1 food").refuses("gather h1 food", "RT-RULING-11");
}

/// RT-EVENT-33: where invaders are, nobody gathers and nobody builds; they land on the least populated hex.
#[test]
fn invaders_keep_everybody_out() {
    let scene = || Scene::new(2).members(S1, 5, 2).members(S2, 9, 1).camp(5, 3).goods(S1, [9, 9, 9]);
    scene().end().refuses("build h5", "RT-EVENT-33");
    let mut game = scene().members(S1, 1, 1).actions(BLANK, MOON);
    game.play("place blank gather").refuses("gather h5 wood", "RT-EVENT-33");
}

/// RT-GOAL-02, RT-RULING-31, RT-LEAD-03, RT-LEAD-06: a goal in the deck is not one that was completed.
#[test]
fn goals_in_the_deck_and_completed_goals_differ() {
    let mut game = apart().done(S1, [Goal::Bow]).goods(S1, [9, 9, 9]).end();
    game.refuses("complete oxen", "RT-GOAL-02").refuses("complete bow", "RT-RULING-31");
    let mut game = apart().village(S1, 1).open(S1, [Goal::Clan]).done(S1, [Goal::Bow]).actions(BLANK, MOON);
    game.play("place moon lead").refuses("draw more", "RT-GOAL-06");
    game.refuses("discard oxen", "RT-LEAD-03").refuses("discard bow", "RT-LEAD-06");
}

/// RT-EVENT-52, RT-EVENT-55, RT-EVENT-57: too dear, not for sale, sold.
#[test]
fn an_object_is_not_sold_for_three_reasons() {
    apart().active(Event::Walls, [0; 3]).actions(BLANK, MOON).refuses("buy walls", "RT-EVENT-52");
    apart().goods(S1, [9, 9, 9]).actions(BLANK, MOON).refuses("buy walls", "RT-EVENT-55");
    apart()
        .goods(S1, [9; 3])
        .owns(S2, Object::Walls)
        .actions(BLANK, MOON)
        .refuses("buy walls", "RT-EVENT-57");
}

/// RT-CHIEF-14, RT-CHIEF-24: Cunning once a turn, for a good, in a shared hex, and only for Danànu.
#[test]
fn cunning_has_a_price_and_a_limit() {
    let scene = || {
        Scene::new(2)
            .power(S1, Power::Cunning)
            .members(S1, 5, 4)
            .members(S2, 5, 2)
            .members(S1, 1, 4)
            .members(S2, 1, 2)
            .goods(S1, [1, 1, 0])
    };
    let mut game = scene().conflicts();
    game.refuses("provoke h9", "RT-CHIEF-24").play("provoke h5").refuses("pay stone", "RT-CHIEF-14");
    let mut game = scene().used(Once::Cunning).conflicts();
    game.refuses("provoke h5", "RT-CHIEF-14").refuses("done", "RT-CONF-04");
    let mut game = scene().goods(S1, [0; 3]).conflicts();
    game.refuses("provoke h5", "RT-CHIEF-14");
    let mut game = scene().power(S1, Power::Agriculture).conflicts();
    game.refuses("provoke h5", "RT-CHIEF-24").refuses("fight h9", "RT-CONF-03");
}

/// RT-CONF-11, RT-CONF-14: the bow is the attacker's, against a defender.
#[test]
fn only_the_attacker_shoots() {
    let mut game = Scene::new(2)
        .members(S1, 5, 3)
        .members(S2, 5, 3)
        .village(S2, 5)
        .done(S1, [Goal::Bow])
        .done(S2, [Goal::Bow])
        .owns(S2, Object::Walls)
        .conflicts();
    game.asks(S1).refuses("shoot s1", "RT-CONF-11").refuses("shoot invaders", "RT-CONF-11").play("shoot s2");
    game.asks(S2).refuses("shoot s1", "RT-CONF-14");
}

/// RT-SETUP-27, RT-RULING-61: no elders in this game, or the elder is out already.
#[test]
fn an_elder_comes_once_and_only_with_its_module() {
    apart().goods(S1, [9; 3]).end().refuses("build h1 elder", "RT-SETUP-27");
    let mut game = Scene::new(2)
        .members(S1, 1, 1)
        .members(S1, 2, 1)
        .members(S2, 9, 1)
        .elder(S1, 2)
        .goods(S1, [9; 3])
        .end();
    game.refuses("build h1 elder", "RT-RULING-61");
}

/// RT-EVENT-30, RT-EVENT-31, RT-RULING-12: no card, nobody to share with, used this turn, no goal left.
#[test]
fn knowledge_is_shared_on_four_conditions() {
    let shared = || Scene::new(2).members(S1, 5, 1).members(S2, 5, 1).goods(S1, [1, 0, 0]);
    let card = |scene: Scene| scene.active(Event::SharedKnowledge, [0; 3]);
    shared().end().refuses("learn food", "RT-EVENT-30");
    card(apart()).goods(S1, [1, 0, 0]).end().refuses("learn food", "RT-EVENT-30");
    card(shared()).end().refuses("learn wood", "RT-EVENT-30");
    card(shared()).used(Once::Knowledge).end().refuses("learn food", "RT-EVENT-31");
    card(shared()).deck(S1, []).end().refuses("learn food", "RT-RULING-12");
}

/// RT-EVENT-40, RT-EVENT-42, RT-EVENT-41: off the mountains at first, on the same hex later, hunted from elsewhere.
#[test]
fn the_sabre_tooth_comes_to_a_mountain_and_moves_on() {
    let mut game = apart().roll();
    game.deal("roll sun sun").deal("event sabre-tooth").refuses("tiger h1", "RT-EVENT-40");
    let mut game = apart().tiger(3).roll();
    game.deal("roll sun sun").refuses("tiger h3", "RT-EVENT-42");
    apart().tiger(3).actions(SUN, MOON).refuses("hunt tiger sun", "RT-EVENT-41");
    apart().mammoth(4).actions(SUN, MOON).refuses("hunt mammoth sun", "RT-EVENT-36");
}

/// RT-EVENT-45, RT-EVENT-46, RT-EVENT-48: no such place, not beside the tribe, a hex the volcano does not touch.
#[test]
fn the_volcano_needs_a_place_beside_the_tribe() {
    let mut game = apart().roll();
    game.deal("roll moon moon").deal("event volcano");
    game.refuses("volcano v12", "RT-EVENT-45").refuses("volcano v8", "RT-EVENT-46");
    let mut game = Scene::new(2)
        .members(S1, 1, 3)
        .members(S1, 4, 3)
        .members(S1, 5, 1)
        .members(S2, 9, 1)
        .volcano(1)
        .roll();
    game.deal("roll moon moon").deal("event volcano").asks(S1).refuses("lose h5", "RT-EVENT-48");
}

/// RT-EVENT-58: bids and their payment.
#[test]
fn a_bid_is_paid_to_others_from_what_is_held() {
    let mut game = Scene::new(3)
        .members(S1, 1, 1)
        .members(S2, 2, 1)
        .members(S3, 12, 1)
        .village(S1, 1)
        .goods(S1, [2, 0, 0])
        .roll();
    game.deal("roll sun sun").deal("event chieftain").asks(S1);
    game.refuses("bid 0", "RT-EVENT-58").refuses("bid 3", "RT-EVENT-58").play("bid 2");
    game.refuses("give food s1", "RT-EVENT-58").refuses("give wood s2", "RT-EVENT-58");
    game.refuses("give food s4", "RT-EVENT-58").plays("give food s2, give food s3");
    assert_eq!(game.score(S1), 1);
}

/// RT-SETUP-04, RT-SETUP-24: a hex outside the layout, a hex taken before the fourth player.
#[test]
fn the_first_members_come_to_a_free_hex_of_the_map() {
    let mut game = crate::setup::ready(&Options { seats: 2, ..Options::default() }, 0);
    game.refuses("settle h15", "RT-SETUP-04");
    let mut game = crate::setup::ready(&Options { seats: 4, ..Options::default() }, 0);
    game.plays("settle h7, settle h1, settle h12, take food, take food").refuses("settle h1", "RT-SETUP-24");
}
