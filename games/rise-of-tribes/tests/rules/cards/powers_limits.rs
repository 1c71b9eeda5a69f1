//! Chief powers at their limits and beside other cards.

use rise_of_tribes::{Event, Frame, Goal, Power, Step, Tile};

use crate::{
    cards::more::with_power,
    common::{BLANK, MOON, S1, S2, S3, SUN, Scenario, Scene, hex},
};

/// RT-ADV-01, RT-CHIEF-01: without the module no power is chosen, and none works.
#[test]
fn without_the_module_there_are_no_powers() {
    let mut game = Scene::new(2).members(S1, 1, 4).members(S2, 9, 1).goods(S1, [2, 0, 0]).actions(BLANK, SUN);
    assert!(game.state.players.iter().all(|player| player.power.is_none()));
    game.refuses("trade food>wood", "RT-CHIEF-10").refuses("march h1>h2", "RT-CHIEF-16");
    game.refuses("scare h9 s2", "RT-CHIEF-19");
    game.plays("place blank gather, gather h1 food");
    assert_eq!(game.goods(S1), [4, 0, 0]);
}

/// RT-CHIEF-10: Traders bid with what they have and pay with what they exchange, once in that turn and again in the next.
#[test]
fn traders_exchange_once_in_each_players_turn() {
    let mut game = Scene::new(2)
        .power(S1, Power::HiddenVillage)
        .power(S2, Power::Traders)
        .late()
        .members(S1, 1, 1)
        .members(S2, 9, 1)
        .goods(S2, [2, 0, 0])
        .roll();
    game.draws(Event::Chieftain).asks(S2).play("trade food>stone").play("done").asks(S2).play("bid 1");
    game.refuses("trade food>stone", "RT-CHIEF-10").play("give food s1");
    assert_eq!((game.goods(S2), game.score(S2)), ([0, 0, 1], 1));
    game.idle().play("done").deal("roll sun moon").asks(S2).play("trade stone>wood");
    assert_eq!(game.goods(S2), [0, 1, 0], "a new turn");
}

/// RT-CHIEF-10: nobody else trades, and Traders do not trade in others' turns without an event.
#[test]
fn only_traders_trade() {
    let mut game = with_power(2, Power::Traders).members(S1, 1, 1).members(S2, 9, 1).goods(S2, [2, 0, 0]);
    game = game.goods(S1, [2, 0, 0]).turn_of(S2);
    game.actions(BLANK, SUN).asks(S2).refuses("trade food>wood", "RT-CHIEF-10");
}

/// RT-CHIEF-11: Crafty Builders must leave a payable rest, and the hidden or cheap village of others costs the full price.
#[test]
fn crafty_builders_spare_what_they_lack() {
    // Daba pays 2 food, 1 wood, 3 stone.
    let mut game =
        with_power(2, Power::CraftyBuilders).members(S1, 1, 1).members(S2, 9, 1).goods(S1, [0, 1, 3]).end();
    game.play("build h1");
    assert_eq!(game.legal_actions(), ["spare food"], "both foods are missing");
    game.plays("spare food, spare food").at(Step::End);
    assert_eq!(game.goods(S1), [0, 0, 0]);
}

/// RT-CHIEF-24: Cunning gives the attacker his bow and the defender his walls, like any conflict.
#[test]
fn a_provoked_conflict_is_a_full_conflict() {
    let mut game = with_power(2, Power::Cunning)
        .members(S1, 5, 2)
        .members(S1, 1, 1)
        .members(S2, 5, 2)
        .members(S2, 9, 1)
        .elder(S2, 5)
        .done(S1, [Goal::Bow])
        .goods(S1, [1, 0, 0])
        .conflicts();
    game.play("provoke h5").asks(S1).play("shoot s2").at(Step::End);
    assert_eq!((game.members(S1, 5), game.members(S2, 5)), (1, 0));
    assert_eq!(game.score(S1), 2, "one for the bow he has, one for the elder");
}

/// RT-CHIEF-24: only in step 4 and only where the active tribe stands.
#[test]
fn cunning_needs_an_own_member() {
    let scene = || with_power(3, Power::Cunning).members(S1, 1, 1).goods(S1, [1, 0, 0]);
    let scene = || scene().members(S2, 5, 2).members(S3, 5, 2);
    let mut game = scene().conflicts();
    game.at(Step::End);
    scene().members(S1, 5, 1).actions(BLANK, SUN).refuses("provoke h5", "RT-TURN-01");
    let mut game = scene().members(S1, 5, 1).conflicts();
    game.refuses("provoke h1", "RT-CHIEF-24").play("provoke h5");
}

/// RT-CHIEF-12: Education sees the wild land as a lake if it gave food, needs a reserve, and may lead to a conflict.
#[test]
fn education_counts_every_lake_that_gave_food() {
    let scene = || {
        with_power(2, Power::Education)
            .tile(5, Tile::WildLand)
            .members(S1, 5, 1)
            .members(S1, 1, 5)
            .members(S2, 9, 1)
    };
    let mut game = scene().actions(BLANK, SUN);
    game.plays("place blank gather, gather h5 wood, take food, gather h1 food");
    assert_eq!(game.choices("educate"), ["educate h1", "educate h5"]);
    game.play("educate h1");
    assert_eq!(game.members(S1, 1), 6);
    let mut full = scene().members(S1, 6, 14).actions(BLANK, SUN);
    full.plays("place blank gather, gather h1 food, gather h5 wood, take wood").at(Step::Actions);
}

/// RT-CHIEF-13: Exogamy counts members of opponents, nothing else, and the reserve is its limit.
#[test]
fn exogamy_needs_a_member_of_an_opponent() {
    let mut game = with_power(2, Power::Exogamy)
        .members(S1, 1, 1)
        .members(S1, 4, 1)
        .members(S2, 9, 1)
        .mammoth(4)
        .camp(1, 3)
        .actions(BLANK, SUN);
    game.play("place blank grow").refuses("wed h1", "RT-CHIEF-13").refuses("wed h4", "RT-CHIEF-13");
    let mut last = with_power(2, Power::Exogamy).members(S1, 5, 19).members(S2, 5, 1).actions(BLANK, SUN);
    last.plays("place blank grow, wed h5").at(Step::Actions);
    assert_eq!(last.reserve(S1), 0);
}

/// RT-CHIEF-16, RT-RULING-07: one member may march alone; a MOVE and a march carry the same member two hexes.
#[test]
fn wayfarers_may_be_one_and_may_move_again() {
    let mut game = with_power(2, Power::Wayfarers).members(S1, 1, 2).members(S2, 9, 1).actions(BLANK, SUN);
    game.plays("march h1>h2, done").refuses("march h1>h2", "RT-CHIEF-16");
    game.plays("place blank move, move h2>h3, done, place sun grow, done");
    game.at(Step::End);
    assert_eq!((game.members(S1, 1), game.members(S1, 3)), (1, 1));
}

/// RT-CHIEF-16: a march can leave the tamed mammoth behind.
#[test]
fn wayfarers_can_lose_the_mammoth() {
    let mut game = with_power(2, Power::Wayfarers)
        .members(S1, 4, 1)
        .members(S2, 9, 1)
        .tamed(S1, 4)
        .points(S1, 3)
        .actions(BLANK, SUN);
    game.play("march h4>h5");
    assert_eq!((game.score(S1), game.state.events.mammoth), (0, None));
}

/// RT-CHIEF-17: Focused Effort counts a hex once with Oxen, and cannot thaw the glacier.
#[test]
fn focused_effort_counts_a_hex_once() {
    let scene = || with_power(2, Power::FocusedEffort).members(S2, 9, 1).done(S1, [Goal::Oxen]);
    let mut game = scene().members(S1, 1, 4).actions(BLANK, SUN);
    game.plays("place blank gather, gather h1 food, gather h1 food");
    assert_eq!(game.goods(S1), [5, 0, 0]);
    let mut ice = scene().glacier(5, 0).members(S1, 5, 4).actions(BLANK, SUN);
    ice.plays("place blank gather, gather h5 stone");
    assert_eq!(ice.goods(S1), [0, 0, 1]);
}

/// RT-CHIEF-17: members of others do not count.
#[test]
fn focused_effort_needs_own_members() {
    let mut game =
        with_power(2, Power::FocusedEffort).members(S1, 1, 3).members(S2, 1, 2).actions(BLANK, SUN);
    game.plays("place blank gather, gather h1 food");
    assert_eq!(game.goods(S1), [2, 0, 0]);
}

/// RT-CHIEF-18: Shared Bounty takes one good for each shared hex, and nothing from the own GATHER.
#[test]
fn shared_bounty_is_for_the_hexes_of_others() {
    let scene = || Scene::new(2).power(S1, Power::HiddenVillage).power(S2, Power::SharedBounty);
    let mut game =
        scene().members(S1, 1, 1).members(S1, 2, 1).members(S2, 1, 1).members(S2, 9, 1).actions(BLANK, SUN);
    game.plays("place blank gather, gather h1 food, gather h2 wood").asks(S2).play("take stone");
    game.at(Step::Actions).asks(S1);
    assert_eq!(game.goods(S2), [0, 0, 1], "one shared hex, one good, of a kind h9 produces");
    let mut own = scene().members(S1, 1, 1).members(S2, 1, 1).turn_of(S2).actions(BLANK, SUN);
    own.plays("place blank gather, gather h1 food").at(Step::Actions).asks(S2);
    assert_eq!(own.goods(S2), [2, 0, 0]);
}

/// RT-CHIEF-19: Intimidate needs a majority over all others, drives members only, and may cost the mammoth.
#[test]
fn intimidate_needs_a_majority_over_all() {
    let scene = || with_power(3, Power::Intimidate).members(S1, 5, 3).members(S2, 5, 1).goods(S1, [1, 0, 0]);
    let mut even = scene().members(S3, 5, 2).actions(BLANK, SUN);
    even.refuses("scare h5 s2", "RT-CHIEF-19");
    let mut invaded = scene().members(S3, 12, 1).camp(5, 2).actions(BLANK, SUN);
    invaded.refuses("scare h5 s2", "RT-CHIEF-19");
    let mut game = scene().members(S3, 5, 1).tamed(S2, 5).points(S2, 4).actions(BLANK, SUN);
    assert_eq!(game.choices("scare"), ["scare h5 s2", "scare h5 s3"]);
    game.refuses("scare h5 s1", "RT-CHIEF-19").play("scare h5 s2").play("drive h6");
    assert_eq!((game.members(S2, 6), game.score(S2), game.goods(S2)), (1, 1, [0; 3]));
}

/// RT-CHIEF-19: after the last action too, before the conflicts.
#[test]
fn intimidate_may_come_after_the_last_action() {
    let mut game =
        with_power(2, Power::Intimidate).members(S1, 5, 5).members(S2, 5, 1).goods(S1, [1, 0, 0]).conflicts();
    game.at(Step::Actions).plays("scare h5 s2, drive h6").at(Step::End);
    assert_eq!((game.members(S1, 5), game.members(S2, 6)), (5, 1), "no conflict any more");
}

/// RT-CHIEF-21: hidden members do not count for Clan.
#[test]
fn hidden_members_are_no_clan() {
    let scene = || with_power(2, Power::Ambush).members(S1, 1, 14).members(S2, 9, 1).open(S1, [Goal::Clan]);
    scene().hidden(S1, 4).end().refuses("complete clan", "RT-GOAL-07");
    assert!(scene().members(S1, 2, 1).end().offers("complete clan"));
}

/// RT-CHIEF-20: in the turn of their owner hidden members come out before conflicts are looked for, and once more when one is declared.
#[test]
fn ambush_in_the_own_turn() {
    let mut game = with_power(2, Power::Ambush)
        .members(S1, 5, 3)
        .hidden(S1, 3)
        .members(S2, 5, 2)
        .members(S2, 9, 1)
        .conflicts();
    game.at(Step::Release).play("release h5").play("done").asks(S1);
    assert!(matches!(game.state.frames.top(), Some(Frame::Ambush(_))), "six: a conflict is declared");
    game.play("release h5").play("done").at(Step::End);
    assert_eq!((game.members(S1, 5), game.state.player(S1).hidden), (3, 1));
}

/// RT-CHIEF-22: Dreamtime pays before events, and at once if there is only one kind to take.
#[test]
fn dreamtime_pays_before_events() {
    let mut game = with_power(2, Power::Dreamtime).members(S1, 1, 1).members(S2, 9, 1).turn_begins(S1);
    game.play("foretell sun").double("sun").awaits_chance();
    assert_eq!(game.goods(S1), [1, 0, 0], "one good for two suns, before the event is drawn");
    game.deal("event drought").at(Step::Actions);
}

/// RT-CHIEF-23: Pathfinder pays one good each, not for hexes of others, invaders or own ones, and not for nothing.
#[test]
fn pathfinder_pays_for_empty_hexes_only() {
    let mut game = with_power(2, Power::Pathfinder)
        .members(S1, 5, 4)
        .members(S1, 2, 1)
        .members(S2, 4, 1)
        .actions(BLANK, SUN);
    game.plays("place blank move, move h5>h2, move h5>h4, move h5>h8, move h5>h8, claim h8 wood");
    game.at(Step::Actions);
    assert_eq!(game.goods(S1), [0, 1, 0]);
}

/// RT-CHIEF-23, RT-RULING-73: Evasion stops at the limit of the refuge, which a Drought lowers.
#[test]
fn evasion_stops_at_the_limit() {
    let scene = |there| {
        Scene::new(2)
            .power(S1, Power::HiddenVillage)
            .power(S2, Power::Evasion)
            .members(S1, 5, 4)
            .members(S2, 5, 3)
            .members(S2, 6, there)
            .active(Event::Drought, [0; 3])
    };
    let mut game = scene(3).conflicts();
    game.asks(S2).play("evade h6").at(Step::End);
    assert_eq!(game.members(S2, 6), 4, "the second one finds no room");
    let mut full = scene(4).conflicts();
    full.asks(S2).refuses("evade h6", "RT-RULING-23");
}

/// RT-CHIEF-23: the victor's own losses evade too; who loses nobody is not asked.
#[test]
fn evasion_is_for_members_removed() {
    let mut game = with_power(2, Power::Evasion).members(S1, 5, 7).members(S2, 9, 1).conflicts();
    game.asks(S1).plays("evade h8, evade h8").at(Step::End);
    assert_eq!((game.members(S1, 5), game.members(S1, 8)), (5, 2), "also those above the limit");
    let mut other = Scene::new(3).power(S1, Power::HiddenVillage).power(S2, Power::Evasion);
    other = other.power(S3, Power::Agriculture).members(S1, 5, 4).members(S3, 5, 2).members(S2, 9, 1);
    other.conflicts().at(Step::End);
}

/// RT-CHIEF-25, RT-CHIEF-26: the hidden village needs a token and its price; losing the village on the map keeps it.
#[test]
fn the_hidden_village_has_its_price() {
    let scene = || with_power(2, Power::HiddenVillage).members(S1, 1, 1).village(S1, 1).members(S2, 9, 1);
    scene().goods(S1, [2, 3, 0]).end().refuses("build hidden", "RT-VILL-02");
    let mut game = scene().goods(S1, [2, 3, 1]).end();
    game.play("build hidden");
    assert_eq!((game.goods(S1), game.state.player(S1).secret), ([0; 3], 1));
    let mut lost = scene().hidden_village(S1).second_action(MOON);
    lost.plays("place moon move, move h1>h2").play("done");
    lost.deal("roll sun moon").idle().play("done");
    assert_eq!(lost.score(S1), 1, "it scores on");
    assert!(!lost.has_village(S1, 1) && lost.state.player(S1).elder != Some(hex(1)));
}

/// RT-CHIEF-27: Light in the Dark is for the owner's roll only.
#[test]
fn light_in_the_dark_is_for_the_own_roll() {
    let mut game =
        with_power(2, Power::LightInTheDark).members(S1, 1, 1).members(S2, 9, 1).turn_of(S2).roll();
    game.deal("roll sun moon").at(Step::Actions).asks(S2).refuses("light", "RT-TURN-01");
}
