//! Events: doubles, slots, and what each card does.

use rise_of_tribes::{Event, Goal, Note, Once};

use table::sets::Set;

use crate::common::{BLANK, MOON, S1, S2, S3, SUN, Scenario, Scene, hex};

fn scene() -> Scene {
    Scene::new(2).members(S1, 1, 3).members(S2, 9, 3)
}

/// RT-EVENT-01, RT-RULING-43: active events carry out their lines first, oldest first, then a card is drawn.
#[test]
fn doubles_lines_come_first_and_oldest_first() {
    let mut game = scene().active(Event::Walls, [0; 3]).roll();
    game.deal("roll sun sun").awaits_chance();
    assert_eq!(game.state.events.active.as_slice()[0].tokens.0, [0, 0, 1], "before the draw");
    let mut game = scene().tiger(3).camp(5, 3).roll();
    game.deal("roll sun sun").asks(S1);
    assert_eq!(game.state.events.invaders.unwrap().count, 3, "the sabre-tooth is older");
    game.play("tiger h6");
    assert_eq!(game.state.events.invaders.unwrap().count, 4);
}

/// RT-EVENT-02, RT-EVENT-27, RT-RULING-44, RT-EDGE-18: the next double ends the Drought, and a new event follows at once.
#[test]
fn a_double_ends_the_drought() {
    let mut game = scene().active(Event::Drought, [0; 3]).active(Event::Discovery, [2, 2, 2]).roll();
    game.deal("roll moon moon").awaits_chance();
    assert!(game.state.events.discard.has(Event::Drought));
    game.deal("event plentiful-wood").asks(S1);
    assert_eq!(game.state.events.active.len(), 2);
}

/// RT-EVENT-25, RT-EVENT-26, RT-RULING-46, RT-RULING-47: in the Drought five are too many, from step 4 of its first turn.
#[test]
fn drought_lowers_the_limit_to_four() {
    let mut game = Scene::new(2).members(S1, 1, 5).members(S2, 5, 4).members(S2, 9, 3).roll();
    game.deal("roll sun sun").deal("event drought");
    assert_eq!(game.members(S1, 1), 5, "not before the conflict step");
    game.plays("place sun grow, done, place sun move, done");
    assert_eq!((game.members(S1, 1), game.members(S2, 5)), (4, 4));
}

/// RT-EVENT-04, RT-EVENT-05, RT-EDGE-27, RT-RULING-42: with both slots full no card is drawn.
#[test]
fn full_slots_draw_nothing() {
    let mut game = scene().active(Event::Walls, [0; 3]).active(Event::Discovery, [2, 2, 2]).roll();
    game.deal("roll sun sun").asks(S1);
    assert_eq!(game.state.events.active.len(), 2);
    assert_eq!(game.state.events.active.as_slice()[0].tokens.0, [0, 0, 1], "the line is carried out");
}

/// RT-RULING-45, RT-RULING-74: an empty deck is made of the discard pile; without one there is no event.
#[test]
fn an_empty_deck_is_reshuffled() {
    let mut game = scene().event_deck([]).roll();
    assert_eq!(game.state.events.discard.len(), 14);
    game.deal("roll sun sun").awaits_chance();
    assert_eq!(game.odds().len(), 14);
    game.deal("event drought");
    assert_eq!((game.state.events.deck.len(), game.state.events.discard.len()), (13, 0));
}

/// RT-RULING-45: the Volcano always returns to the deck, so the deck is never empty; when it is the only card left, the
/// discarded ones come back with it.
#[test]
fn the_volcano_does_not_keep_the_discarded_events_away() {
    let mut game = scene().event_deck([Event::Volcano, Event::Drought]).volcano(8).roll();
    game.deal("roll sun sun").awaits_chance();
    assert_eq!(game.odds().len(), 2, "another card is left: nothing comes back");
    game.deal("event drought").idle().play("done").deal("roll sun sun").awaits_chance();
    assert_eq!(game.state.events.deck, Set::only(Event::Volcano));
    assert_eq!(game.odds().len(), 14, "twelve discarded before, the Drought and the Volcano");
    game.deal("event discovery");
    assert_eq!((game.state.events.deck.len(), game.state.events.discard.len()), (13, 0));
    assert!(game.story.iter().any(|(_, note)| *note == Note::EventsReshuffled));
}

/// RT-EVENT-30..32, RT-RULING-58: Shared Knowledge: a good on the card draws a goal, once a turn, for who shares a hex.
#[test]
fn shared_knowledge_draws_a_goal() {
    let scene = || scene().members(S2, 1, 1).goods(S1, [1, 2, 1]).active(Event::SharedKnowledge, [0; 3]);
    let mut game = scene().end();
    assert_eq!(game.choices("learn").len(), 3);
    game.play("learn food").awaits_chance().deal("goal bow");
    game.refuses("learn wood", "RT-EVENT-31").play("complete bow");
    assert_eq!(game.score(S1), 1, "completed the same turn");
    assert_eq!(game.state.events.active.as_slice()[0].tokens.0, [1, 0, 0]);
    let mut game = Scene::new(2)
        .members(S1, 1, 3)
        .members(S2, 9, 3)
        .goods(S1, [1, 1, 1])
        .active(Event::SharedKnowledge, [0; 3])
        .end();
    game.refuses("learn food", "RT-EVENT-30");
    let mut game = scene().used(Once::Knowledge).end();
    game.refuses("learn food", "RT-EVENT-31");
}

/// RT-EVENT-06: Shared Knowledge leaves with the third good.
#[test]
fn shared_knowledge_ends_with_three_goods() {
    let mut game =
        scene().members(S2, 1, 1).goods(S1, [1, 0, 0]).active(Event::SharedKnowledge, [0, 2, 0]).end();
    game.play("learn food").deal("goal clan");
    assert!(game.state.events.discard.has(Event::SharedKnowledge));
}

/// RT-EVENT-33..35, RT-DEC-07: three invaders land on the least populated hex; the active player breaks ties.
#[test]
fn invaders_land_where_fewest_are() {
    let mut game = scene().roll();
    game.deal("roll sun sun").deal("event invaders").asks(S1);
    assert_eq!(game.choices("camp").len(), 7, "all but h1 and h9");
    game.refuses("camp h1", "RT-EVENT-33").play("camp h5");
    let camp = game.state.events.invaders.unwrap();
    assert_eq!((camp.hex, camp.count), (hex(5), 3));
    let mut crowd = Scene::new(2);
    for at in 1..=9 {
        crowd = crowd.members(if at < 5 { S1 } else { S2 }, at, if at == 7 { 1 } else { 2 });
    }
    let mut game = crowd.roll();
    game.deal("roll sun sun").deal("event invaders");
    assert_eq!(game.state.events.invaders.unwrap().hex, hex(7), "no tie, no question");
}

/// RT-RULING-48: one more invader with each double, never a sixth; no gathering and no village among them.
#[test]
fn invaders_grow_and_block_their_hex() {
    let mut game = scene().camp(1, 4).goods(S1, [9, 9, 9]).roll();
    game.deal("roll sun sun").deal("event drought");
    assert_eq!(game.state.events.invaders.unwrap().count, 5);
    game.play("place sun gather");
    assert_eq!(game.state.frames.len(), 1, "no hex to gather from");
    let mut game = scene().camp(1, 2).goods(S1, [9, 9, 9]).end();
    game.refuses("build h1", "RT-EVENT-33");
    let mut game = scene().camp(5, 5).roll();
    game.deal("roll sun sun").deal("event drought");
    assert_eq!(game.state.events.invaders.unwrap().count, 5);
}

/// RT-EVENT-40, RT-EVENT-41, RT-EVENT-43, RT-EX-11, RT-RULING-50, RT-RULING-51: it goes to any mountain, where every tribe loses one; once for the double that drew it.
#[test]
fn the_sabre_tooth_bites_on_a_mountain() {
    let mut game = Scene::new(3)
        .members(S1, 3, 2)
        .members(S2, 3, 2)
        .members(S3, 3, 1)
        .village(S3, 3)
        .members(S1, 1, 1)
        .roll();
    game.deal("roll blank blank").deal("event sabre-tooth").asks(S1);
    assert_eq!(game.legal_actions(), ["tiger h3", "tiger h6", "tiger h9", "tiger h12"]);
    game.refuses("tiger h1", "RT-EVENT-40").play("tiger h3").asks(S1);
    assert_eq!([S1, S2, S3].map(|seat| game.members(seat, 3)), [1, 1, 0]);
    assert!(!game.has_village(S3, 3));
    assert_eq!(game.state.events.sabre_tooth, Some(hex(3)));
}

/// RT-EVENT-42, RT-EVENT-44, RT-EDGE-31: on a later double it must change its hex; invaders are not bitten.
#[test]
fn the_sabre_tooth_moves_on_each_double() {
    let mut game = scene().tiger(3).camp(6, 3).roll();
    game.deal("roll blank blank").asks(S1).refuses("tiger h3", "RT-EVENT-42").play("tiger h6");
    assert_eq!(game.state.events.invaders.unwrap().count, 4, "grown, not bitten");
    assert_eq!(game.state.events.sabre_tooth, Some(hex(6)));
}

/// The hunt: a die and a member from its hex bring a point; without a member there it is out of reach.
#[test]
fn the_sabre_tooth_is_hunted() {
    let mut game = Scene::new(2).members(S1, 3, 2).members(S2, 9, 2).tiger(3).actions(SUN, MOON);
    game.play("hunt tiger moon");
    assert_eq!((game.score(S1), game.members(S1, 3)), (1, 1));
    assert!(game.state.events.discard.has(Event::SabreTooth) && game.state.events.sabre_tooth.is_none());
    game.asks(S1).refuses("hunt tiger sun", "RT-EVENT-41").play("place sun grow");
    let mut game = Scene::new(2).members(S1, 1, 2).members(S2, 9, 2).tiger(3).actions(SUN, MOON);
    game.refuses("hunt tiger sun", "RT-EVENT-41");
}

/// A hunt is one of the two actions: the other die is placed as usual, and no third thing is done.
#[test]
fn a_hunt_takes_the_place_of_an_action() {
    let mut game = Scene::new(2).members(S1, 3, 3).members(S2, 9, 2).tiger(3).second_action(MOON);
    game.play("hunt tiger moon").asks(S1);
    assert_eq!(game.legal_actions(), ["done"], "both actions are spent");
    game.play("done").awaits_chance();
}

/// RT-EVENT-45..48, RT-EDGE-29, RT-RULING-52: the volcano rises beside the active tribe, touching two hexes, and erupts.
#[test]
fn the_volcano_rises_and_erupts() {
    // Seat 1 on h1: beside it are v1 (h1, h4) and v4 (h1, h2).
    let mut game = Scene::new(2).members(S1, 1, 2).members(S1, 4, 2).members(S2, 4, 2).roll();
    game.deal("roll blank blank").deal("event volcano").asks(S1);
    assert_eq!(game.legal_actions(), ["volcano v1", "volcano v2", "volcano v4"]);
    game.refuses("volcano v8", "RT-EVENT-46").play("volcano v1");
    assert_eq!((game.goods(S1), game.goods(S2)), ([0, 0, 1], [0, 0, 1]), "one stone for each tribe");
    game.asks(S1).refuses("lose h9", "RT-EVENT-48").play("lose h4");
    assert_eq!((game.members(S1, 1), game.members(S1, 4)), (2, 1), "one member in all");
    assert_eq!(game.members(S2, 4), 1, "seat 2 has no choice");
    assert!(game.state.events.deck.has(Event::Volcano), "back in the deck");
    assert!(game.state.events.active.is_empty());
}

/// RT-EVENT-47, RT-EVENT-49, RT-EVENT-50, RT-EDGE-29, RT-RULING-53: a second draw only erupts; suns take nobody, moons two.
#[test]
fn a_second_draw_only_erupts() {
    for (face, lost) in [("sun", 0), ("blank", 1), ("moon", 2)] {
        let mut game = Scene::new(2).members(S1, 9, 3).members(S2, 1, 3).volcano(1).roll();
        game.deal(&format!("roll {face} {face}")).deal("event volcano").asks(S1);
        assert_eq!(game.members(S2, 1), 3 - lost, "{face}");
        assert_eq!((game.goods(S1), game.goods(S2)), ([0, 0, 0], [0, 0, 1]));
        assert!(game.state.events.deck.has(Event::Volcano));
    }
}

/// Losses are chosen by their owner, out of turn, one by one; a tribe with fewer loses all it has.
#[test]
fn each_tribe_chooses_its_losses() {
    let mut game =
        Scene::new(2).members(S1, 9, 3).members(S2, 1, 2).members(S2, 4, 1).village(S2, 4).volcano(1).roll();
    game.deal("roll moon moon")
        .deal("event volcano")
        .asks(S2)
        .play("lose h1")
        .asks(S2)
        .play("lose h4")
        .asks(S1);
    assert_eq!((game.members(S2, 1), game.members(S2, 4)), (1, 0));
    assert!(!game.has_village(S2, 4));
    let mut game = Scene::new(2).members(S1, 9, 3).members(S2, 1, 1).volcano(1).roll();
    game.deal("roll moon moon").deal("event volcano").asks(S1);
    assert!(game.state.field.on(S2).is_empty());
}

/// RT-EVENT-46, RT-EDGE-30: with the active tribe nowhere on the rim, any place will do.
#[test]
fn a_tribe_in_the_middle_may_place_the_volcano_anywhere() {
    let mut game = Scene::new(2).members(S1, 5, 3).members(S2, 1, 1).roll();
    game.deal("roll sun sun").deal("event volcano");
    assert_eq!(game.choices("volcano").len(), 8);
    game.play("volcano v8");
    assert!(game.told(Note::Erupts));
}

/// RT-RULING-52: nobody enters the volcano.
#[test]
fn the_volcano_is_no_hex() {
    let mut game = Scene::new(2).members(S1, 1, 2).members(S2, 9, 1).volcano(1).actions(SUN, MOON);
    game.play("place moon move");
    assert_eq!(game.choices("move"), ["move h1>h2", "move h1>h4"]);
}

/// RT-EVENT-36, RT-RULING-49: the mammoth appears on the least populated lake and can be hunted or tamed with four members there.
#[test]
fn the_mammoth_is_hunted_or_tamed() {
    let mut game = Scene::new(2).members(S1, 1, 4).members(S2, 4, 1).members(S2, 9, 1).roll();
    game.deal("roll sun sun").deal("event mammoth").asks(S1);
    assert_eq!(game.state.events.mammoth.unwrap().hex, hex(7), "the only empty lake");
    let scene =
        |members| Scene::new(2).members(S1, 1, members).members(S2, 9, 1).mammoth(1).goods(S1, [3, 0, 0]);
    let mut game = scene(4).actions(SUN, MOON);
    game.play("hunt mammoth moon");
    assert_eq!((game.score(S1), game.goods(S1)), (1, [6, 0, 0]));
    assert!(game.state.events.mammoth.is_none() && game.state.events.discard.has(Event::Mammoth));
    let mut game = scene(4).actions(SUN, MOON);
    game.play("tame sun");
    assert_eq!((game.score(S1), game.goods(S1)), (3, [0, 0, 0]));
    assert_eq!(game.state.events.mammoth.unwrap().owner, Some(S1));
    assert!(game.state.events.active.is_empty(), "the card leaves its slot");
    let mut game = scene(3).actions(SUN, MOON);
    game.refuses("hunt mammoth sun", "RT-EVENT-36").refuses("tame sun", "RT-EVENT-36");
    let mut game = scene(4).goods(S1, [2, 0, 0]).actions(SUN, MOON);
    game.refuses("tame sun", "RT-EVENT-36");
}

/// RT-RULING-49: a tie between lakes is the active player's; a tamed mammoth cannot be taken over.
#[test]
fn ties_for_the_mammoth_are_broken_and_it_stays_with_its_owner() {
    let mut game = scene().roll();
    game.deal("roll sun sun").deal("event mammoth").asks(S1);
    assert_eq!(game.legal_actions(), ["mammoth h4", "mammoth h7"]);
    game.refuses("mammoth h1", "RT-EVENT-36").play("mammoth h4");
    let mut game = Scene::new(2)
        .members(S1, 1, 4)
        .members(S2, 1, 1)
        .tamed(S2, 1)
        .goods(S1, [3, 0, 0])
        .actions(SUN, MOON);
    game.refuses("tame sun", "RT-EVENT-36").refuses("hunt mammoth sun", "RT-EVENT-36");
}

/// A tamed mammoth is lost in a conflict that takes its keeper.
#[test]
fn a_conflict_can_free_the_mammoth() {
    let game = Scene::new(2).members(S1, 5, 4).members(S2, 5, 2).tamed(S2, 5).points(S2, 3).conflicts();
    assert_eq!((game.score(S2), game.state.events.mammoth), (0, None));
}

fn auction() -> Scene {
    Scene::new(3)
        .members(S1, 1, 1)
        .village(S1, 1)
        .members(S2, 5, 1)
        .members(S3, 9, 1)
        .goods(S1, [3, 0, 3])
        .goods(S2, [2, 2, 2])
        .goods(S3, [1, 0, 0])
}

/// The Chieftain: bids rise from the active player on; the winner spreads his bid over the others; five or more are worth two points.
#[test]
fn the_chieftain_goes_to_the_highest_bid() {
    let mut game = auction().roll();
    game.deal("roll sun sun").deal("event chieftain").asks(S1).play("bid 2");
    game.asks(S2).refuses("bid 2", "RT-EVENT-58").play("bid 3");
    // Seat 3 has one good and drops out by itself.
    game.asks(S1).refuses("bid 7", "RT-EVENT-58").play("bid 5").asks(S2).play("done");
    for step in ["give food s2", "give food s3", "give stone s3", "give stone s2", "give food s2"] {
        game.asks(S1).play(step);
    }
    assert_eq!(game.score(S1), 2);
    assert_eq!((game.goods(S1), game.goods(S2), game.goods(S3)), ([0, 0, 1], [4, 2, 3], [2, 0, 1]));
    assert!(game.state.events.discard.has(Event::Chieftain));
}

/// A small bid is worth one point; without any bid the card goes back into the deck.
#[test]
fn a_small_bid_is_worth_one_point_and_none_returns_the_card() {
    let mut game = auction().roll();
    game.deal("roll sun sun").deal("event chieftain").plays("done, done").asks(S3).play("bid 1");
    game.asks(S3).play("give food s1");
    assert_eq!((game.score(S3), game.goods(S1)), (1, [4, 0, 3]));
    let mut game = auction().roll();
    game.deal("roll sun sun").deal("event chieftain").plays("done, done, done");
    assert!(game.state.events.deck.has(Event::Chieftain) && game.state.events.active.is_empty());
    assert_eq!([S1, S2, S3].map(|seat| game.score(seat)), [0, 0, 0]);
}

/// The Abandoned Village: everybody in turn may build one on a controlled hex for one good of each kind.
#[test]
fn the_abandoned_village_is_offered_to_everybody() {
    let mut game = Scene::new(3)
        .members(S1, 1, 1)
        .village(S1, 1)
        .members(S1, 2, 1)
        .members(S2, 5, 1)
        .members(S2, 2, 1)
        .members(S3, 9, 1)
        .goods(S1, [2, 2, 2])
        .goods(S2, [1, 1, 1])
        .goods(S3, [3, 3, 0])
        .roll();
    game.deal("roll sun sun").deal("event abandoned-village");
    // Seat 1 shares h2 and has its village on h1: nothing to build, not asked.
    game.asks(S2).refuses("build h2", "RT-EVENT-58").refuses("build h9", "RT-VILL-03").play("build h5");
    assert_eq!(game.goods(S2), [0, 0, 0]);
    assert!(game.has_village(S2, 5));
    game.asks(S1);
    assert!(game.state.events.discard.has(Event::AbandonedVillage), "seat 3 cannot pay");
}

/// The Abandoned Village may be declined.
#[test]
fn the_abandoned_village_may_be_declined() {
    let mut game = Scene::new(2)
        .members(S1, 1, 1)
        .members(S1, 2, 1)
        .village(S1, 2)
        .members(S2, 9, 1)
        .goods(S1, [1, 1, 1])
        .roll();
    game.deal("roll sun sun").deal("event abandoned-village").asks(S1).play("done").asks(S1);
    assert!(!game.has_village(S1, 1) && game.goods(S1) == [1, 1, 1]);
}

/// The Drought ends and the goals go on: an open goal is not touched by events.
#[test]
fn events_leave_goals_alone() {
    let mut game = scene().open(S1, [Goal::Clan]).active(Event::Drought, [0; 3]).roll();
    game.deal("roll blank blank").deal("event discovery");
    assert!(game.state.player(S1).open.has(Goal::Clan));
    assert_eq!(game.state.hand.of(BLANK), 2);
}
