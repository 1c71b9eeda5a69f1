//! The two late events: the Chieftain's auction and the Abandoned Village.

use rise_of_tribes::{Event, Frame, Step, Tribe, Tribute};

use crate::common::{S1, S2, S3, S4, Scenario, Scene};

/// RT-EVENT-58, RT-EDGE-19: they join the deck with the first village, and only once, even if that village is lost.
#[test]
fn late_events_join_with_the_first_village() {
    let mut game =
        Scene::new(2).tribe(S1, Tribe::Dananu).members(S1, 1, 1).members(S2, 9, 1).goods(S1, [8, 2, 2]).end();
    assert_eq!((game.state.events.deck.len(), game.state.events.aside.len()), (14, 2));
    game.play("build h1");
    assert_eq!((game.state.events.deck.len(), game.state.events.aside.len()), (16, 0));
    assert!(Event::LATE.iter().all(|&event| game.state.events.deck.has(event)));
    // The village is left, another one is built: nothing joins again.
    game.play("done").deal("roll sun moon").idle().play("done").deal("roll sun blank");
    game.plays("place blank move, move h1>h2, place sun grow, done");
    assert!(!game.has_village(S1, 1));
    game.play("build h2");
    assert_eq!((game.state.events.deck.len(), game.state.events.aside.len()), (16, 0));
}

/// RT-EVENT-58: before that they cannot be drawn.
#[test]
fn late_events_wait_for_the_first_village() {
    let mut game = Scene::new(2).members(S1, 1, 1).members(S2, 9, 1).roll();
    game.double("sun").cannot_deal("event chieftain").cannot_deal("event abandoned-village");
}

fn auction(goods: [[u8; 3]; 3]) -> Scene {
    Scene::new(3)
        .late()
        .members(S1, 1, 1)
        .members(S2, 6, 1)
        .members(S3, 12, 1)
        .goods(S1, goods[0])
        .goods(S2, goods[1])
        .goods(S3, goods[2])
}

/// RT-EVENT-58: from the active player on each bids more or drops out; the winner spreads his bid and scores a point.
#[test]
fn the_chieftain_is_auctioned() {
    let mut game = auction([[2, 0, 0], [0, 4, 0], [0, 0, 4]]).turn_of(S2).roll();
    game.draws(Event::Chieftain).asks(S2).play("bid 1").asks(S3).refuses("bid 1", "RT-EVENT-58");
    game.play("bid 3").asks(S2).play("done").asks(S3);
    assert_eq!(game.legal_actions(), ["give stone s1", "give stone s2"], "he pays, nobody else");
    game.refuses("done", "RT-TURN-01").plays("give stone s1, give stone s2, give stone s1");
    game.at(Step::Actions).asks(S2);
    assert_eq!((game.score(S3), game.score(S2)), (1, 0));
    assert_eq!([game.goods(S1), game.goods(S2), game.goods(S3)], [[2, 0, 2], [0, 4, 1], [0, 0, 1]]);
    assert!(game.slots().is_empty() && game.state.events.discard.has(Event::Chieftain));
}

/// RT-EVENT-58: who cannot bid higher is out without being asked; who dropped out stays out.
#[test]
fn bidders_drop_out() {
    let mut game = auction([[5, 0, 0], [0, 1, 0], [0, 0, 3]]).roll();
    game.draws(Event::Chieftain).asks(S1).play("bid 1").asks(S3).play("bid 2").asks(S1).play("done");
    assert!(matches!(game.state.frames.top(), Some(Frame::Tribute(Tribute { seat: S3, left: 2, bid: 2 }))));
}

/// RT-EVENT-58: nobody bids more than he has.
#[test]
fn a_bid_must_be_covered() {
    let mut game = auction([[2, 1, 0], [0; 3], [0; 3]]).roll();
    game.draws(Event::Chieftain).refuses("bid 4", "RT-EVENT-58").refuses("bid 0", "RT-EVENT-58");
    assert_eq!(game.legal_actions(), ["done", "bid 1", "bid 2", "bid 3"]);
}

/// RT-EVENT-58: five goods or more buy two points.
#[test]
fn a_bid_of_five_scores_two_points() {
    let mut game = auction([[5, 0, 0], [0; 3], [0; 3]]).roll();
    game.draws(Event::Chieftain).play("bid 5");
    for _ in 0..5 {
        assert_eq!(game.score(S1), 0);
        game.play("give food s3");
    }
    assert_eq!((game.score(S1), game.goods(S3)), (2, [5, 0, 0]));
}

/// RT-EVENT-58: without a bid the card goes back into the deck.
#[test]
fn a_chieftain_nobody_wants_returns_to_the_deck() {
    let mut game = auction([[1, 0, 0], [0; 3], [0; 3]]).roll();
    game.draws(Event::Chieftain).play("done").at(Step::Actions);
    assert!(game.state.events.deck.has(Event::Chieftain) && game.slots().is_empty());
    assert_eq!(game.score(S1), 0);
}

/// RT-EVENT-58: from the active player on each may build one village for one of each good on a hex under control.
#[test]
fn the_abandoned_village_is_offered_in_turn_order() {
    let mut game = Scene::new(3)
        .late()
        .members(S1, 1, 1)
        .members(S1, 2, 1)
        .members(S2, 2, 1)
        .members(S2, 6, 1)
        .members(S3, 12, 1)
        .goods(S1, [2; 3])
        .goods(S2, [1, 1, 0])
        .goods(S3, [1; 3])
        .turn_of(S3)
        .roll();
    game.draws(Event::AbandonedVillage).asks(S3).play("done").asks(S1);
    assert_eq!(game.legal_actions(), ["build h1", "done"], "h2 is shared");
    game.refuses("build h2", "RT-EVENT-58").refuses("build h6", "RT-VILL-03").play("build h1");
    // S2 cannot pay and is not asked.
    game.at(Step::Actions).asks(S3);
    assert!(game.has_village(S1, 1) && !game.has_village(S2, 6) && !game.has_village(S3, 12));
    assert_eq!((game.goods(S1), game.score(S1)), ([1; 3], 0), "one village each");
    assert!(game.slots().is_empty() && game.state.events.discard.has(Event::AbandonedVillage));
}

/// RT-EVENT-58: not on a hex with a village or with invaders; an elder may come along.
#[test]
fn the_abandoned_village_follows_the_rules_of_building() {
    let mut game = Scene::new(2)
        .elders()
        .members(S1, 1, 1)
        .members(S1, 2, 1)
        .members(S1, 5, 1)
        .members(S2, 9, 1)
        .village(S1, 1)
        .camp(2, 3)
        .goods(S1, [1; 3])
        .roll();
    game.draws(Event::AbandonedVillage).asks(S1);
    assert_eq!(game.legal_actions(), ["build h5", "build h5 elder", "done"]);
    game.refuses("build h1", "RT-VILL-04").refuses("build h2", "RT-EVENT-33").play("build h5 elder");
    assert_eq!(game.state.player(S1).elder, Some(crate::common::hex(5)));
}

/// RT-EVENT-58: with four seats all get their chance.
#[test]
fn everybody_gets_the_abandoned_village() {
    let mut scene = Scene::new(4).late().turn_of(S3);
    for (seat, at) in [(S1, 1), (S2, 4), (S3, 8), (S4, 12)] {
        scene = scene.members(seat, at, 1).goods(seat, [1; 3]);
    }
    let mut game = scene.roll();
    game.draws(Event::AbandonedVillage).asks(S3).play("build h8").asks(S4).play("build h12");
    game.asks(S1).play("done").asks(S2).play("build h4").at(Step::Actions);
    assert_eq!(game.state.villages_built(), 3);
}
