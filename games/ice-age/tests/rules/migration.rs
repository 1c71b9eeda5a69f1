//! Migration: whose turn it is, what may be played, what it costs and earns, how the phase ends.

use crate::common::{S1, S2, S3, S4, Scenario, Scene};
use ice_age::{Card, Colour, Content, Note, Options, Step};
use table::Turn;

/// IA-MIG-01: the first player of the round starts, then it goes clockwise.
#[test]
fn turns_go_clockwise() {
    let mut game =
        Scene::new(3).hand(S1, [Card::Strike]).hand(S2, [Card::Strike]).hand(S3, [Card::Strike]).to_play(S2);
    for (seat, other) in [(S2, "s1"), (S3, "s1"), (S1, "s2")] {
        game.asks(seat).play("play D-strike").play(&format!("name {other}")).end_turn(Colour::Light);
    }
    game.asks(S2);
}

/// IA-MIG-02, IA-MIG-03: play one card, then put away at most one, then draw; nothing out of order, nothing twice.
#[test]
fn a_turn_has_three_steps_in_order() {
    let mut game = Scene::new(3).hand(S1, [Card::Strike, Card::Strike]).to_play(S1);
    game.refuses("keep hand", "IA-MIG-02").refuses("draw light", "IA-MIG-02").refuses("done", "IA-MIG-02");
    game.refuses("away D-strike", "IA-MIG-03");
    assert!(
        game.legal_actions().iter().all(|text| text.starts_with("play ")),
        "no pass: {:?}",
        game.legal_actions()
    );
    game.play("play D-strike").play("name s2");
    assert_eq!(game.state.step, Step::PutAway);
    game.refuses("play D-strike", "IA-MIG-02").refuses("draw light", "IA-MIG-02");
    game.play("keep hand");
    assert_eq!(game.state.step, Step::Draw(1));
    game.refuses("play D-strike", "IA-MIG-02").refuses("away D-strike", "IA-MIG-02");
    game.play("draw light");
    assert_eq!(game.turn(), Turn::Chance);
    game.refuses("draw light", "IA-MIG-02");
}

/// IA-MIG-03, IA-DEC-02: a card in hand must be played, and only one that is held.
#[test]
fn exactly_the_playable_cards_of_the_hand_are_offered() {
    let hand = [Card::Swap, Card::Trek, Card::Guest, Card::Strike, Card::Strike];
    let mut game = Scene::new(4).hand(S1, hand).stones(S1, 4).to_play(S1);
    assert_eq!(game.legal_actions(), ["play L-swap", "play D-guest", "play D-strike"]);
    game.refuses("play L-fire", "IA-MIG-03").refuses("play L-trek", "IA-MIG-07");
}

/// IA-MIG-04: the card played is the visible discard of its colour, the one before lies below it.
#[test]
fn a_played_card_is_the_top_of_its_discard_pile() {
    let mut game = Scene::new(3).hand(S1, [Card::Fire, Card::Strike]).discard(Card::Swap).to_play(S1);
    game.play("play L-fire");
    assert_eq!(game.state.tops, [Some(Card::Fire), None]);
    assert_eq!(game.state.discarded.of(Card::Swap), 1);
    assert_eq!(game.holds(S1, Card::Fire), 0);

    let mut game = Scene::new(3).hand(S1, [Card::Strike]).discard(Card::Swap).to_play(S1);
    game.play("play D-strike");
    assert_eq!(game.state.tops, [Some(Card::Swap), Some(Card::Strike)]);
}

/// IA-MIG-05, IA-MIG-06, IA-MIG-22: the price goes into the light pool before the player acts, and stays there.
#[test]
fn a_light_card_is_paid_for_first() {
    let mut game = Scene::new(3).hand(S1, [Card::Drive]).hunters(S2, 6, 1).stones(S1, 4).to_play(S1);
    let dark = game.state.dark_pool;
    game.play("play L-drive");
    assert_eq!((game.stones(S1), game.state.light_pool, game.state.dark_pool), (1, 3, dark));
    game.asks(S1).play("move s2 6>7").end_turn(Colour::Dark);
    assert_eq!((game.state.light_pool, game.state.dark_pool), (3, dark), "no refill within the round");
}

/// IA-MIG-07, IA-MIG-08, IA-EDGE-03: an unpayable light card cannot be played, so a poor player plays dark.
#[test]
fn a_light_card_must_be_payable_in_full() {
    let hand = [Card::Steppe, Card::Club, Card::Swap, Card::Mammoth, Card::Strike];
    for (stones, offered) in [
        (0, &["play D-strike"][..]),
        (1, &["play L-swap", "play D-strike"]),
        (2, &["play L-club", "play L-swap", "play L-mammoth", "play D-strike"]),
        (3, &["play L-steppe", "play L-club", "play L-swap", "play L-mammoth", "play D-strike"]),
    ] {
        let mut game = Scene::new(4).hand(S1, hand).stones(S1, stones).to_play(S1);
        assert_eq!(game.legal_actions(), offered, "{stones} stones");
        if stones == 0 {
            for card in &hand[..4] {
                game.refuses(&format!("play {card}"), "IA-MIG-07");
            }
        }
    }
}

/// IA-RULING-08, IA-RULING-42: a payable light card is always a legal play, though it can do nothing.
#[test]
fn a_payable_light_card_may_always_be_played() {
    // Nobody is on the board: there is nothing to drive.
    let mut game = Scene::new(4).hand(S1, [Card::Drive]).to_play(S1);
    game.play("play L-drive");
    assert_eq!((game.stones(S1), game.state.step), (1, Step::PutAway));
    assert!(game.notes().any(|note| note == Note::NothingToDo(S1)));
}

/// IA-MIG-09, IA-MIG-10: the income comes first, then another player performs, never the one who played.
#[test]
fn a_dark_card_earns_stones_and_is_performed_by_another() {
    let mut game = Scene::new(3).hand(S1, [Card::Strike]).hunters(S1, 6, 1).to_play(S1);
    let dark = game.state.dark_pool;
    game.play("play D-strike");
    assert_eq!((game.stones(S1), game.state.dark_pool), (6, dark - 2));
    game.asks(S1).refuses("name s1", "IA-MIG-10").refuses("name s4", "IA-RULING-10");
    game.refuses("remove s1 6", "IA-MIG-02");
    game.play("name s3").asks(S3).play("remove s1 6").asks(S1);
}

/// IA-RULING-10, IA-DEC-05, IA-RULING-40: any one other player may be named, also one who can do nothing, and who then
/// passes; the stones stay.
#[test]
fn any_other_player_may_be_named() {
    let mut game = Scene::new(5).hand(S3, [Card::Hunt]).no_mammoths().to_play(S3);
    game.play("play D-hunt");
    assert_eq!(game.legal_actions(), ["name s1", "name s2", "name s4", "name s5"]);
    game.play("name s5").asks(S3);
    assert_eq!((game.state.step, game.stones(S3)), (Step::PutAway, 7));
}

/// IA-MIG-11, IA-MIG-13, IA-EDGE-01: with eight stones a light card must be played, with seven the choice is free.
#[test]
fn eight_stones_force_a_light_card() {
    let hand = [Card::Swap, Card::Trek, Card::Guest, Card::Strike, Card::Feast];
    let mut game = Scene::new(4).hand(S1, hand).stones(S1, 8).to_play(S1);
    assert_eq!(game.legal_actions(), ["play L-swap", "play L-trek"]);
    game.refuses("play D-guest", "IA-MIG-11").refuses("play D-feast", "IA-MIG-11");
    let game = Scene::new(4).hand(S1, hand).stones(S1, 7).to_play(S1);
    assert_eq!(game.legal_actions().len(), 5);
}

/// IA-MIG-14, IA-EDGE-02: seven stones and a card worth six make thirteen; next time only light cards go.
#[test]
fn eight_stones_are_no_cap() {
    let mut game = Scene::new(3)
        .hand(S1, [Card::Feast, Card::Strike, Card::Swap, Card::Fire])
        .hand(S2, [Card::Strike])
        .hand(S3, [Card::Strike])
        .stones(S1, 7)
        .to_play(S1);
    game.play("play D-feast").asks(S2).play("done").asks(S3).play("done");
    assert_eq!(game.stones(S1), 13);
    game.end_turn(Colour::Dark);
    for seat in [S2, S3] {
        game.asks(seat).play("play D-strike").play("name s1").end_turn(Colour::Light);
    }
    game.asks(S1);
    assert!(
        game.legal_actions().iter().all(|text| text.starts_with("play L-")),
        "{:?}",
        game.legal_actions()
    );
}

/// IA-MIG-23, IA-EDGE-05: taking the last stone ends Migration; leaving one does not.
#[test]
fn the_last_dark_stone_ends_migration() {
    for (dark, ends) in [(4, true), (5, false)] {
        let mut game = Scene::new(4).hand(S2, [Card::Raid]).dark_pool(dark).to_play(S2);
        game.play("play D-raid");
        assert_eq!(game.state.dark_pool, dark - 4);
        assert_eq!(game.state.ender, ends.then_some(S2));
        game.play("name s1");
        assert_eq!(matches!(game.state.step, Step::Reveal(_)), ends);
        assert_eq!(game.state.step == Step::PutAway, !ends);
    }
}

/// IA-MIG-24: what the dark pool lacks comes from the light pool, and Migration ends.
#[test]
fn missing_stones_come_from_the_light_pool() {
    let mut game = Scene::new(4).hand(S1, [Card::Raid]).dark_pool(1).light_pool(9).stones(S1, 3).to_play(S1);
    game.play("play D-raid");
    assert_eq!((game.stones(S1), game.state.dark_pool, game.state.light_pool), (7, 0, 6));
    assert_eq!(game.state.ender, Some(S1));
}

/// IA-EDGE-06, IA-RULING-21: both pools together too small: the player takes all there is.
#[test]
fn a_player_takes_what_both_pools_have() {
    let mut game = Scene::new(4).hand(S1, [Card::Feast]).dark_pool(2).light_pool(3).stones(S1, 1).to_play(S1);
    game.play("play D-feast");
    assert_eq!((game.stones(S1), game.state.dark_pool, game.state.light_pool), (6, 0, 0));
    assert_eq!(game.state.ender, Some(S1));
}

/// IA-MIG-25, IA-RULING-20: before the last round the card that ends the phase is performed as usual; then Conflicts begin
/// at once, without a card put away or drawn.
#[test]
fn conflicts_follow_the_action_of_the_ending_card() {
    for round in 1..=3 {
        let mut game =
            Scene::new(3).round(round).hand(S1, [Card::Guest, Card::Fire]).dark_pool(3).to_play(S1);
        game.play("play D-guest").asks(S2).play("place 5").asks(S3).play("place 6");
        assert_eq!((game.hunters(S2, 5), game.hunters(S3, 6)), (1, 1));
        assert!(matches!(game.state.step, Step::Reveal(_)), "{:?}", game.state.step);
        assert_eq!(game.state.player(S1).hand.total(), 4);
    }
}

/// IA-RULING-20, IA-MIG-17: the card not drawn at the end of Migration is drawn at the end of the next turn.
#[test]
fn the_next_turn_draws_back_to_five() {
    for (away, draws) in [("keep hand", 2), ("away L-swap", 3)] {
        let hand = [Card::Guest, Card::Strike, Card::Strike, Card::Swap];
        let scene = Scene::new(3).no_fires().dark_pool(3).stones(S1, 0).stones(S2, 14);
        let mut game = scene.hand(S1, hand).hand(S2, [Card::Fire]).hand(S3, [Card::Fire]).to_play(S1);
        game.play("play D-guest").play("done").play("done").asks(S1).play("no cover");
        for (seat, fire) in [(S2, "fire 5>9"), (S3, "fire 6>9")] {
            game.asks(seat).play("play L-fire").play(fire).end_turn(Colour::Light);
        }
        game.asks(S1).play("play D-strike").play("name s2").play(away);
        assert_eq!(game.state.step, Step::Draw(draws));
        for _ in 0..draws {
            game.play("draw light");
            let card = game.odds()[0].0.clone();
            game.deal(&card);
        }
        assert_eq!(game.state.player(S1).hand.total(), 5);
        game.asks(S2);
    }
}

/// IA-RULING-20: with the option `finish-turn` whoever ends Migration still puts away and draws before Conflicts.
#[test]
fn an_option_finishes_the_turn_that_ends_migration() {
    let options = Options { seats: 3, finish_turn: true, ..Options::default() };
    for round in 1..=3 {
        let scene = Scene::of(crate::common::rules(options.clone(), &Content::standard()));
        let mut game = scene.round(round).hand(S1, [Card::Guest, Card::Fire]).dark_pool(3).to_play(S1);
        game.play("play D-guest").play("done").play("done");
        game.asks(S1).play("away L-fire").play("draw light");
        let card = game.odds()[0].0.clone();
        game.deal(&card).play("draw light");
        let card = game.odds()[0].0.clone();
        game.deal(&card);
        assert_eq!(game.state.player(S1).hand.total(), 5);
        assert!(matches!(game.state.step, Step::Reveal(_)));
    }
}

/// IA-MIG-26, IA-EDGE-38: nobody gets a turn after the ending one, so turns may be unequal in number; the left neighbour of
/// the one who ended starts the next round, also around the corner of the table.
#[test]
fn nobody_plays_after_the_ending_turn() {
    for (ender, next) in [(S1, S2), (S3, S4), (S4, S1)] {
        let scene = Scene::new(4).no_fires().hand(ender, [Card::Raid]).dark_pool(4).stones(ender, 4);
        let mut game = scene.to_play(ender);
        game.play("play D-raid").play(if ender == S1 { "name s2" } else { "name s1" });
        // Nobody has hunters or points, so stones decide who is last, or the lot does.
        if game.turn() == Turn::Chance {
            let lot = game.odds()[0].0.clone();
            game.deal(&lot);
        }
        game.play("no cover");
        let turns = game.notes().filter(|note| matches!(note, Note::Played(..))).count();
        assert_eq!((turns, game.state.round), (1, 2), "one turn of one player in round 1");
        game.asks(next);
    }
}
