//! Chief powers.

use rise_of_tribes::{Frame, Goal, Power, PowerEffect, Step, Tribe};
use table::{Rules, sets::Indexed};

use crate::common::{BLANK, Game, MOON, S1, S2, S3, SUN, Scenario, Scene, base, content, rules};

/// RT-CHIEF-01..04, RT-DEC-02, RT-RULING-69, RT-RULING-70: each player chooses one of the two powers of their tribe, and shows it, when settling.
#[test]
fn a_power_is_chosen_when_settling() {
    let options = rise_of_tribes::Options { powers: true, ..base(2) };
    let state = rules(&options).start();
    let mut game = Game::new(rules(&options), state);
    while !game.odds().is_empty() {
        let first = game.odds()[0].0.clone();
        game.deal(&first);
    }
    game.asks(S1);
    assert_eq!(game.state.player(S1).tribe, Some(Tribe::Daba));
    assert_eq!(game.legal_actions(), ["power traders", "power crafty-builders"]);
    game.refuses("power ambush", "RT-CHIEF-02").refuses("settle h1", "RT-TURN-01");
    game.play("power crafty-builders");
    let seen = game.rules.observe(&game.state, table::Viewer::Seat(S2));
    assert_eq!(seen.tribes[0].power, Some(Power::CraftyBuilders));
    game.play("settle h1").asks(S2);
    assert_eq!(game.legal_actions(), ["power cunning", "power agriculture"]);
    // Every power is on one chief card.
    let mut owners = [0; Power::COUNT];
    for face in content().tribes.values() {
        face.powers.is.iter().for_each(|power| owners[power.index()] += 1);
    }
    assert_eq!(owners, [1; Power::COUNT]);
}

/// Traders: two goods one for one, once a turn, at any moment of it; no third, no second time.
#[test]
fn traders_exchange_two_goods_a_turn() {
    let mut game = Scene::new(2)
        .power(S1, Power::Traders)
        .members(S1, 1, 1)
        .members(S2, 9, 1)
        .goods(S1, [3, 0, 0])
        .actions(SUN, MOON);
    game.refuses("trade wood>food", "RT-CHIEF-10").refuses("trade food>food", "RT-CHIEF-10");
    game.play("trade food>wood").play("trade food>stone");
    assert_eq!(game.goods(S1), [1, 1, 1]);
    game.refuses("trade food>wood", "RT-CHIEF-10");
    let mut game = Scene::new(2)
        .power(S1, Power::Traders)
        .members(S1, 1, 1)
        .members(S2, 9, 1)
        .goods(S1, [3, 0, 0])
        .end();
    game.plays("trade food>wood, done").refuses("trade food>wood", "RT-CHIEF-10");
    game.play("done").awaits_chance();
}

/// RT-CHIEF-10: Traders exchange even in another player's turn, while an event makes them pay or bid.
#[test]
fn traders_exchange_while_an_event_asks() {
    let mut game = Scene::new(2)
        .power(S2, Power::Traders)
        .members(S1, 1, 1)
        .village(S1, 1)
        .members(S2, 9, 1)
        .goods(S2, [3, 0, 0])
        .roll();
    game.deal("roll sun sun").deal("event abandoned-village").asks(S2);
    game.refuses("build h9", "RT-EVENT-58");
    game.plays("trade food>wood, trade food>stone, build h9").asks(S1);
    assert!(game.has_village(S2, 9));
}

/// RT-CHIEF-11: Crafty Builders pay two goods less, of their choice; on the ruins they pay one.
#[test]
fn crafty_builders_save_two_goods() {
    let scene = |goods| {
        Scene::new(2).power(S1, Power::CraftyBuilders).members(S1, 1, 1).members(S2, 9, 1).goods(S1, goods)
    };
    let mut game = scene([2, 0, 2]).end();
    game.play("build h1").refuses("spare food", "RT-CHIEF-11").plays("spare wood, spare stone");
    assert_eq!(game.goods(S1), [0, 0, 0], "2, 1, 3 less wood and stone: a village in the first turn");
    scene([2, 0, 1]).end().refuses("build h1", "RT-VILL-02");
    let mut game = scene([5, 5, 5]).end();
    game.plays("build h1, spare food, spare food");
    assert_eq!(game.goods(S1), [5, 4, 2]);
    let mut game = scene([0, 1, 0]).members(S2, 5, 1).village(S2, 5).roll();
    game.deal("roll sun sun")
        .deal("event abandoned-village")
        .asks(S1)
        .plays("build h1, spare food, spare stone");
    assert_eq!(game.goods(S1), [0, 0, 0]);
}

/// RT-CHIEF-24, RT-DEC-19, RT-EDGE-41, RT-RULING-71: Cunning starts a conflict for a good, once a turn, in a shared hex of any size.
#[test]
fn cunning_starts_a_conflict() {
    let scene = || {
        Scene::new(2)
            .power(S1, Power::Cunning)
            .members(S1, 5, 3)
            .members(S1, 1, 1)
            .members(S2, 5, 2)
            .members(S2, 9, 1)
            .goods(S1, [1, 0, 0])
    };
    let mut game = scene().conflicts();
    game.asks(S1);
    assert_eq!(game.legal_actions(), ["provoke h5", "done"]);
    game.refuses("provoke h1", "RT-CHIEF-24").play("provoke h5");
    assert_eq!((game.members(S1, 5), game.members(S2, 5)), (1, 0));
    assert_eq!(game.goods(S1), [0, 0, 0]);
    assert_eq!(game.state.frames.top(), Some(&Frame::Turn(Step::End)));
    let game = scene().goods(S1, [0, 0, 0]).conflicts();
    assert_eq!(game.state.frames.top(), Some(&Frame::Turn(Step::End)), "nothing to pay with");
    let mut game = scene().goods(S1, [1, 1, 0]).members(S1, 2, 1).members(S2, 2, 1).conflicts();
    game.plays("provoke h5, pay wood");
    assert_eq!(game.state.frames.top(), Some(&Frame::Turn(Step::End)), "once a turn");
}

/// RT-CHIEF-24: Cunning may come before or between other conflicts, and also against invaders.
#[test]
fn cunning_may_be_used_between_conflicts() {
    let mut game = Scene::new(2)
        .power(S1, Power::Cunning)
        .members(S1, 5, 1)
        .camp(5, 1)
        .members(S1, 1, 7)
        .members(S2, 9, 1)
        .goods(S1, [1, 0, 0])
        .conflicts();
    assert_eq!(game.legal_actions(), ["fight h1", "provoke h5"]);
    game.plays("fight h1, provoke h5");
    assert_eq!(game.score(S1), 2, "the last invader");
}

/// RT-CHIEF-15: Agriculture: each village on the map gives a food in step 1.
#[test]
fn agriculture_feeds_on_villages() {
    let game = Scene::new(2)
        .power(S2, Power::Agriculture)
        .members(S1, 1, 1)
        .members(S2, 5, 1)
        .members(S2, 9, 1)
        .village(S2, 5)
        .village(S2, 9)
        .turn_begins(S2);
    assert_eq!((game.goods(S2), game.score(S2)), ([2, 0, 0], 2));
    let game =
        Scene::new(2).power(S2, Power::Agriculture).members(S1, 1, 1).members(S2, 5, 1).turn_begins(S2);
    assert_eq!(game.goods(S2), [0, 0, 0]);
    assert_eq!(content().tribes[&Tribe::Dananu].village.is.0, [4, 1, 1]);
}

/// RT-CHIEF-14: the good for Cunning is paid to the supply, once a turn.
#[test]
fn cunning_is_paid_to_the_supply() {
    let mut game = Scene::new(2)
        .power(S1, Power::Cunning)
        .members(S1, 5, 3)
        .members(S2, 5, 2)
        .goods(S1, [0, 0, 2])
        .conflicts();
    game.play("provoke h5");
    assert_eq!((game.goods(S1), game.goods(S2)), ([0, 0, 1], [0, 0, 0]));
}

/// RT-CHIEF-12: Education: a GATHER that took food may add a member on one of those lakes, once; it is optional.
#[test]
fn education_adds_a_member_on_a_lake() {
    let scene = || {
        Scene::new(2)
            .power(S1, Power::Education)
            .members(S1, 1, 1)
            .members(S1, 4, 1)
            .members(S1, 2, 1)
            .members(S2, 9, 1)
    };
    let mut game = scene().actions(BLANK, MOON);
    game.plays("place blank gather, gather h1 food, gather h2 wood");
    game.refuses("educate h4", "RT-CHIEF-12").refuses("educate h2", "RT-CHIEF-12").play("educate h1");
    assert_eq!(game.members(S1, 1), 2);
    game.asks(S1).refuses("educate h1", "RT-TURN-01");
    let mut game = scene().actions(BLANK, MOON);
    game.plays("place moon gather, gather h1 food, done");
    assert_eq!(game.members(S1, 1), 1);
    let mut game = scene().actions(BLANK, MOON);
    game.plays("place moon gather, gather h2 wood").refuses("educate h1", "RT-TURN-01");
}

/// RT-CHIEF-13: Exogamy: one member more by GROW in a hex shared with an opponent's member; invaders do not count.
#[test]
fn exogamy_adds_a_member_among_neighbours() {
    let mut game = Scene::new(2)
        .power(S1, Power::Exogamy)
        .members(S1, 1, 1)
        .members(S1, 5, 1)
        .members(S2, 5, 1)
        .members(S2, 9, 1)
        .camp(1, 1)
        .actions(BLANK, MOON);
    game.play("place moon grow")
        .refuses("wed h1", "RT-CHIEF-13")
        .play("wed h5")
        .refuses("wed h5", "RT-CHIEF-13");
    game.plays("grow h5, grow h1");
    assert_eq!((game.members(S1, 1), game.members(S1, 5)), (2, 3), "two and one");
}

/// RT-CHIEF-16: Wayfarers: two members from one hex to one next to it, once in step 3, and they may travel by MOVE as well.
#[test]
fn wayfarers_march_apart_from_move() {
    let scene = || Scene::new(2).power(S1, Power::Wayfarers).members(S1, 1, 3).members(S2, 9, 1);
    let mut game = scene().actions(BLANK, MOON);
    game.refuses("march h1>h9", "RT-CHIEF-16").play("march h1>h2").refuses("march h1>h4", "RT-CHIEF-16");
    game.play("march h1>h2").refuses("march h1>h2", "RT-CHIEF-16");
    game.plays("place moon move, move h2>h3, move h2>h3");
    assert_eq!((game.members(S1, 1), game.members(S1, 3)), (1, 2));
    let mut game = scene().actions(BLANK, MOON);
    game.plays("place moon move, move h1>h2, done, place blank grow, done, march h2>h3");
    assert_eq!(game.state.frames.top(), Some(&Frame::Turn(Step::End)), "after the last action as well");
    let mut game = scene().actions(BLANK, MOON);
    game.play("place moon move").refuses("march h1>h2", "RT-TURN-01");
}

/// Wayfarers: a village left behind is lost.
#[test]
fn wayfarers_can_lose_a_village() {
    let mut game = Scene::new(2)
        .power(S1, Power::Wayfarers)
        .members(S1, 1, 1)
        .village(S1, 1)
        .members(S2, 9, 1)
        .actions(SUN, MOON);
    game.play("march h1>h2");
    assert!(!game.has_village(S1, 1));
}

/// RT-CHIEF-17: Focused Effort: a chosen hex with four own members gives one more; with three it does not.
#[test]
fn focused_effort_gives_one_more() {
    let mut game = Scene::new(2)
        .power(S1, Power::FocusedEffort)
        .members(S1, 1, 4)
        .members(S1, 2, 3)
        .members(S2, 9, 1)
        .actions(BLANK, MOON);
    game.plays("place blank gather, gather h1 food, gather h2 wood");
    assert_eq!(game.goods(S1), [3, 2, 0]);
}

/// RT-CHIEF-18, RT-DEC-18: Shared Bounty: when an opponent gathers on shared hexes, goods that own hexes produce, at most two.
#[test]
fn shared_bounty_takes_its_part() {
    let mut game = Scene::new(3)
        .power(S2, Power::SharedBounty)
        .members(S1, 1, 1)
        .members(S1, 4, 1)
        .members(S1, 7, 1)
        .members(S2, 1, 1)
        .members(S2, 4, 1)
        .members(S2, 7, 1)
        .members(S2, 2, 1)
        .members(S3, 12, 1)
        .actions(SUN, MOON);
    game.plays("place sun gather, gather h1 food, gather h4 food, gather h7 food").asks(S2);
    game.refuses("take stone", "RT-CHIEF-18").play("take wood").asks(S2).play("take food").asks(S1);
    assert_eq!(game.goods(S2), [1, 1, 0], "two of the three");
    let mut game =
        Scene::new(2).power(S2, Power::SharedBounty).members(S1, 1, 1).members(S2, 2, 1).actions(SUN, MOON);
    game.plays("place moon gather, gather h1 food").asks(S1);
    let mut game =
        Scene::new(2).power(S2, Power::SharedBounty).members(S1, 1, 1).members(S2, 1, 1).actions(SUN, MOON);
    game.plays("place moon gather, gather h1 food").asks(S2).play("done").asks(S1);
    assert_eq!(game.goods(S2), [0, 0, 0], "or none");
}

/// RT-CHIEF-19: Intimidate: a good to the supply drives an opponent's member from a hex with the majority to one next to it, once.
#[test]
fn intimidate_drives_a_member_out() {
    let scene = |own| {
        Scene::new(2)
            .power(S1, Power::Intimidate)
            .members(S1, 5, own)
            .members(S2, 5, 1)
            .village(S2, 5)
            .members(S2, 9, 1)
            .goods(S1, [1, 0, 1])
    };
    let mut game = scene(2).actions(BLANK, MOON);
    game.play("scare h5 s2").play("pay stone").refuses("drive h9", "RT-CHIEF-19").play("drive h8");
    assert_eq!((game.members(S2, 5), game.members(S2, 8), game.goods(S1)), (0, 1, [1, 0, 0]));
    assert!(!game.has_village(S2, 5), "its village is left alone");
    game.refuses("scare h5 s2", "RT-CHIEF-19");
    scene(1).actions(BLANK, MOON).refuses("scare h5 s2", "RT-CHIEF-19");
    scene(2).goods(S1, [0; 3]).actions(BLANK, MOON).refuses("scare h5 s2", "RT-CHIEF-19");
    scene(2).end().refuses("scare h5 s2", "RT-TURN-01");
}

/// RT-CHIEF-20: Ambush: new members may be hidden, four at most; they come out before the own conflicts.
#[test]
fn ambush_hides_members() {
    let mut game = Scene::new(2)
        .power(S1, Power::Ambush)
        .members(S1, 1, 2)
        .hidden(S1, 2)
        .members(S2, 9, 1)
        .actions(BLANK, MOON);
    game.plays("place blank grow, hide, grow h1, hide");
    assert_eq!((game.state.player(S1).hidden, game.members(S1, 1)), (4, 3));
    game.plays("place moon move, done").asks(S1);
    game.refuses("release h9", "RT-CHIEF-20").plays("release h1, done");
    assert_eq!((game.state.player(S1).hidden, game.members(S1, 1)), (3, 4));
    let mut game = Scene::new(2)
        .power(S1, Power::Ambush)
        .members(S1, 1, 2)
        .hidden(S1, 4)
        .members(S2, 9, 1)
        .actions(BLANK, MOON);
    game.play("place blank grow").refuses("hide", "RT-CHIEF-20");
}

/// Ambush: hidden members may join a conflict in anyone's turn, where their tribe has a member.
#[test]
fn ambush_joins_a_conflict_of_others() {
    let mut game = Scene::new(2)
        .power(S2, Power::Ambush)
        .members(S1, 5, 4)
        .members(S1, 1, 1)
        .members(S2, 5, 2)
        .hidden(S2, 3)
        .conflicts();
    game.asks(S2).refuses("release h1", "RT-CHIEF-20").plays("release h5, release h5, release h5");
    assert_eq!((game.members(S1, 5), game.members(S2, 5)), (0, 1));
    let game = Scene::new(3)
        .power(S3, Power::Ambush)
        .members(S1, 5, 4)
        .members(S2, 5, 2)
        .members(S3, 9, 1)
        .hidden(S3, 3)
        .conflicts();
    assert_eq!(game.members(S1, 5), 2, "not where the tribe is absent");
}

/// RT-CHIEF-22, RT-DEC-05: Dreamtime: a face named before the roll pays a good of an own hex; after the roll it is too late.
#[test]
fn dreamtime_pays_for_a_foretold_face() {
    let scene =
        || Scene::new(2).power(S1, Power::Dreamtime).members(S1, 1, 1).members(S1, 2, 1).members(S2, 9, 1);
    let mut game = scene().turn_begins(S1);
    game.asks(S1).play("foretell sun").deal("roll sun blank").asks(S1);
    game.refuses("take stone", "RT-CHIEF-22").play("take wood");
    assert_eq!(game.goods(S1), [0, 1, 0]);
    game.refuses("foretell sun", "RT-CHIEF-22");
    let mut game = scene().turn_begins(S1);
    game.play("foretell sun").deal("roll moon blank").asks(S1);
    assert_eq!(game.goods(S1), [0, 0, 0]);
    let mut game = scene().turn_begins(S1);
    game.play("roll").awaits_chance().refuses("foretell sun", "RT-CHIEF-22");
}

/// Pathfinder: after a MOVE a good of its land for each empty hex entered, at most two.
#[test]
fn pathfinders_take_goods_from_empty_hexes() {
    let mut game =
        Scene::new(2).power(S1, Power::Pathfinder).members(S1, 5, 5).members(S2, 8, 1).actions(BLANK, MOON);
    game.plays("place blank move, move h5>h2, move h5>h3, move h5>h4, move h5>h8");
    assert_eq!(game.choices("claim"), ["claim h2 wood", "claim h3 stone", "claim h4 food"]);
    game.refuses("claim h8 wood", "RT-CHIEF-23").plays("claim h3 stone, claim h4 food");
    assert_eq!(game.goods(S1), [1, 0, 1]);
    game.refuses("claim h2 wood", "RT-TURN-01");
}

/// RT-CHIEF-23, RT-DEC-17, RT-RULING-23, RT-RULING-73: Evasion: two of the fallen may go to one neighbouring hex, empty or their own, with room.
#[test]
fn evasion_saves_two_of_the_fallen() {
    let scene = || {
        Scene::new(2)
            .power(S2, Power::Evasion)
            .members(S1, 5, 5)
            .members(S1, 4, 1)
            .members(S2, 5, 4)
            .members(S2, 6, 5)
            .village(S2, 5)
    };
    let mut game = scene().conflicts();
    game.asks(S2)
        .refuses("evade h4", "RT-CHIEF-23")
        .refuses("evade h6", "RT-RULING-23")
        .refuses("evade h9", "RT-RULING-73");
    game.play("evade h8").refuses("evade h2", "RT-RULING-73").play("evade h8").asks(S1);
    assert_eq!((game.members(S2, 8), game.members(S1, 5)), (2, 1));
    assert!(!game.has_village(S2, 5), "the village is lost all the same");
    let mut game = scene().conflicts();
    game.play("done");
    assert_eq!(game.reserve(S2), 15);
}

/// RT-CHIEF-25, RT-CHIEF-26: Hidden Village: one on the player board, after one on the map; it scores, helps LEAD, and is not lost.
#[test]
fn the_hidden_village_needs_one_on_the_map() {
    let scene = || {
        Scene::new(2)
            .elders()
            .power(S1, Power::HiddenVillage)
            .members(S1, 1, 1)
            .members(S1, 2, 1)
            .members(S2, 9, 1)
            .goods(S1, [20, 20, 20])
    };
    let mut game = scene().end();
    game.refuses("build hidden", "RT-CHIEF-26").play("build h1").play("build hidden");
    game.refuses("build hidden", "RT-CHIEF-25");
    assert_eq!((game.state.player(S1).secret, game.goods(S1)), (1, [16, 14, 18]));
    assert_eq!(game.state.player(S1).elder, None, "the elder cannot stand there");
    assert_eq!(game.state.villages_built(), 2);
    game.play("done").deal("roll sun moon").plays("place sun grow, done, place moon move, done, done");
    assert_eq!(game.score(S1), 2);
    // The village on the map is lost before the hidden one is built: one must be rebuilt first.
    let mut game = scene().village(S1, 1).second_action(BLANK);
    game.plays("place blank move, move h1>h4, done").refuses("build hidden", "RT-CHIEF-26");
    game.plays("build h4, build hidden");
    // Once built it stays, even without a village on the map.
    let mut game =
        scene().village(S1, 1).with(|_, state| state.player_mut(S1).secret = 1).second_action(BLANK);
    game.plays("place blank move, move h1>h4, done");
    assert_eq!(game.state.player(S1).village_count(), 1);
}

/// RT-CHIEF-25: the hidden village counts for LEAD.
#[test]
fn the_hidden_village_helps_to_lead() {
    let mut game = Scene::new(2)
        .power(S1, Power::HiddenVillage)
        .members(S1, 1, 1)
        .village(S1, 1)
        .members(S2, 9, 1)
        .open(S1, [Goal::Clan, Goal::LongTrails, Goal::Overlords])
        .with(|_, state| state.player_mut(S1).secret = 1)
        .actions(BLANK, MOON);
    game.plays("place moon lead, discard clan, discard overlords")
        .refuses("discard long-trails", "RT-LEAD-03");
    game.play("draw").deal("goal bow").deal("goal oxen").deal("goal basketry").asks(S1);
}

/// RT-CHIEF-27, RT-DEC-06, RT-RULING-72: Light in the Dark turns a moon into a sun after the roll; that can make a double or undo one.
#[test]
fn light_in_the_dark_turns_a_moon() {
    let scene = || Scene::new(2).power(S1, Power::LightInTheDark).members(S1, 1, 1).members(S2, 9, 1).roll();
    let mut game = scene();
    game.deal("roll sun moon").asks(S1).play("light").awaits_chance().deal("event drought");
    assert_eq!(game.state.hand.of(SUN), 2);
    let mut game = scene();
    game.deal("roll moon moon").asks(S1).play("light").asks(S1);
    assert_eq!((game.state.hand.of(SUN), game.state.hand.of(MOON)), (1, 1));
    game.refuses("light", "RT-TURN-01");
    let mut game = scene();
    game.deal("roll moon moon").play("done").awaits_chance();
    let mut game = scene();
    game.deal("roll sun blank").asks(S1);
    assert_eq!(game.state.frames.top(), Some(&Frame::Turn(Step::Actions)), "no moon, no question");
}

/// RT-RULING-70: every power of the content has an effect of its own.
#[test]
fn every_power_has_an_effect() {
    let effects: Vec<PowerEffect> = content().powers.values().map(|face| face.effect.is).collect();
    for (index, effect) in effects.iter().enumerate() {
        let kind = std::mem::discriminant(effect);
        assert!(effects[..index].iter().all(|other| std::mem::discriminant(other) != kind));
    }
    assert_eq!(effects.len(), 16);
}
