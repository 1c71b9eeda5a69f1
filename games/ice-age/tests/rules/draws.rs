//! Steps 2 and 3 of a turn: putting a card away, drawing back to five, new draw piles.

use crate::common::{Game, S1, S2, S3, S4, S5, Scenario, Scene};
use ice_age::{Card, Colour, Content, Note, Options, Step};
use table::{Viewer, journal::Audience};

/// IA-MIG-15, IA-DEC-11: one of the four cards left may be put away, or none, and nothing comes of it.
#[test]
fn one_card_or_none_may_be_put_away() {
    let hand = [Card::Swap, Card::Trek, Card::Strike, Card::Strike];
    let mut game = Scene::new(3).hand(S1, hand).to_put_away(S1);
    assert_eq!(game.legal_actions(), ["away L-swap", "away L-trek", "away D-strike", "keep hand"]);
    game.refuses("away L-camp", "IA-MIG-15");
    let before = game.state;
    game.play("away D-strike");
    assert_eq!(game.state.step, Step::Draw(2));
    assert_eq!(game.state.board, before.board);
    assert_eq!((game.state.light_pool, game.state.dark_pool), (before.light_pool, before.dark_pool));
    assert_eq!(game.stones(S1), before.players[0].stones);
    game.refuses("away D-strike", "IA-MIG-02");
}

/// IA-MIG-16, IA-EDGE-13: the card goes under the pile of its own colour, below all that lies there, not to the discards.
#[test]
fn a_card_put_away_is_the_very_last_of_its_pile() {
    let mut game = Scene::new(3)
        .pile(Colour::Light, [Card::Camp])
        .under(S2, Card::Fire)
        .hand(S1, [Card::Swap, Card::Strike])
        .to_put_away(S1);
    let discards = (game.state.tops, game.state.discarded);
    game.play("away L-swap");
    assert_eq!((game.state.tops, game.state.discarded), discards);
    let order: Vec<Card> = game.state.light_pile.under().map(|known| known.card).collect();
    assert_eq!(order, [Card::Fire, Card::Swap]);
    game.play("draw light");
    assert_eq!(game.odds(), [("card L-camp".to_owned(), 1)], "the cards below are out of reach");
    game.deal("card L-camp").play("draw light");
    assert_eq!(game.odds(), [("card L-fire".to_owned(), 1)]);
}

/// IA-MIG-16: the others hear the colour only, and see that a card lies below but not which.
#[test]
fn others_do_not_see_what_is_put_away() {
    let mut game = Scene::new(3).hand(S1, [Card::Trek, Card::Strike]).to_put_away(S1);
    game.play("away L-trek");
    for viewer in Viewer::all(3) {
        let below = &game.observe(viewer).light.pile.under[0];
        assert_eq!(below.card, viewer.is(S1).then_some(Card::Trek));
    }
    assert_eq!(
        game.story,
        [
            (Audience::Only(S1), Note::PutAway(Card::Trek)),
            (Audience::Except(S1), Note::PutAwayUnseen(S1, Colour::Light)),
        ]
    );
}

/// IA-MIG-17: one card is drawn, or two if one was put away: five in hand again.
#[test]
fn the_hand_is_drawn_back_to_five() {
    for (step_two, draws) in [("keep hand", 1), ("away L-trek", 2)] {
        let mut game = Scene::new(3).hand(S1, [Card::Trek, Card::Fire, Card::Strike]).to_put_away(S1);
        game.play(step_two);
        for left in (1..=draws).rev() {
            assert_eq!(game.state.step, Step::Draw(left));
            game.play("draw light");
            let card = game.odds()[0].0.clone();
            game.deal(&card);
        }
        assert_eq!(game.state.player(S1).hand.total(), 5);
        game.asks(S2);
    }
}

/// IA-MIG-18, IA-DEC-12: each card may come from either pile, whatever was played or put away.
#[test]
fn each_card_comes_from_either_pile() {
    for first in ["draw light", "draw dark"] {
        for second in ["draw light", "draw dark"] {
            let mut game = Scene::new(3).hand(S1, [Card::Swap, Card::Strike, Card::Strike]).to_draw(S1, 2);
            assert_eq!(game.legal_actions(), ["draw light", "draw dark"], "there is no way to draw nothing");
            game.play(first);
            let card = game.odds()[0].0.clone();
            game.deal(&card);
            assert_eq!(game.legal_actions(), ["draw light", "draw dark"]);
            game.play(second);
        }
    }
}

/// IA-MIG-19, IA-EDGE-11: four dark cards force a light draw; three after putting one away allow one dark draw, not two.
#[test]
fn a_hand_is_never_all_of_one_colour() {
    let dark = [Card::Strike, Card::Strike, Card::Guest, Card::Feast];
    let mut game = Scene::new(3).hand(S1, dark).to_draw(S1, 1);
    assert_eq!(game.legal_actions(), ["draw light"]);
    game.refuses("draw dark", "IA-MIG-19");

    let light = [Card::Swap, Card::Fire, Card::Trek, Card::Camp];
    let mut game = Scene::new(3).hand(S1, light).to_draw(S1, 1);
    assert_eq!(game.legal_actions(), ["draw dark"]);
    game.refuses("draw light", "IA-MIG-19");

    let mut game = Scene::new(3).hand(S1, dark[..3].iter().copied()).to_draw(S1, 2);
    assert_eq!(game.legal_actions(), ["draw light", "draw dark"]);
    game.play("draw dark");
    let card = game.odds()[0].0.clone();
    game.deal(&card);
    assert_eq!(game.legal_actions(), ["draw light"]);
    game.refuses("draw dark", "IA-MIG-19");
}

/// IA-RULING-19: the first card is seen before the pile of the second is chosen.
#[test]
fn cards_are_drawn_one_at_a_time() {
    let mut game = Scene::new(3).hand(S1, [Card::Swap, Card::Strike, Card::Strike]).to_draw(S1, 2);
    game.play("draw light");
    let before = game.holds(S1, Card::IceMeadow);
    game.deal("card L-ice");
    assert_eq!(game.holds(S1, Card::IceMeadow), before + 1);
    assert!(game.observe(Viewer::Seat(S1)).players[0].hand.as_ref().unwrap().contains(&Card::IceMeadow));
    game.asks(S1);
    assert_eq!(game.state.step, Step::Draw(1));
}

/// IA-MIG-20, IA-MIG-21, IA-RULING-17, IA-EDGE-12: the moment the last card of a pile is taken, the discards below the
/// visible one, Cults among them, are the new pile.
#[test]
fn an_empty_pile_is_made_anew_from_the_discards() {
    let mut game = Scene::new(3)
        .pile(Colour::Dark, [Card::Guest])
        .discard(Card::Raid)
        .below([Card::DarkCult, Card::Feast])
        .hand(S1, [Card::Swap, Card::Fire])
        .to_draw(S1, 2);
    let below: u32 = game
        .state
        .discarded
        .iter()
        .filter(|(card, _)| card.colour() == Colour::Dark)
        .map(|(_, count)| u32::from(count))
        .sum();
    game.play("draw dark").deal("card D-guest");
    assert_eq!(game.state.top(Colour::Dark), Some(Card::Raid), "the last discard stays");
    assert_eq!(game.state.dark_pile.loose.total(), below);
    assert!(game.state.dark_pile.loose.has(Card::DarkCult) && game.state.dark_pile.loose.has(Card::Feast));
    assert!(game.state.discarded.iter().all(|(card, _)| card.colour() == Colour::Light));
    assert_eq!(game.notes().last(), Some(Note::Reshuffled(Colour::Dark)));
    game.asks(S1).play("draw dark");
    assert_eq!(game.odds().iter().map(|(_, weight)| weight).sum::<u32>(), below, "any of them, by number");
}

/// Five seats, and a box with these dark cards only. Everybody but seat 1 holds four of them.
fn few_dark_cards(copies: [(Card, u8); 3]) -> Scene {
    let mut content = Content::standard();
    for face in content.cards.iter_mut().filter(|face| face.id.colour() == Colour::Dark) {
        face.copies.is = copies.iter().find(|(card, _)| *card == face.id).map_or(0, |(_, copies)| *copies);
    }
    let mut scene = Scene::of(crate::common::rules(Options { seats: 5, ..Options::default() }, &content));
    for (seat, light) in [(S2, Card::Fire), (S3, Card::Mammoth), (S4, Card::Mammoth), (S5, Card::Mammoth)] {
        scene = scene.hand(seat, [Card::Feast, Card::Feast, Card::Guest, Card::Guest, light]);
    }
    scene.discard(Card::Strike)
}

/// Seat 1 has taken the last dark card, and below the visible one there is nothing; seat 2 is to play.
fn without_dark_pile() -> Game {
    let mut game = few_dark_cards([(Card::Feast, 8), (Card::Guest, 9), (Card::Strike, 2)])
        .pile(Colour::Dark, [Card::Guest])
        .hand(S1, [Card::Strike, Card::Swap, Card::Camp])
        .to_draw(S1, 2);
    game.play("draw dark").deal("card D-guest");
    assert!(game.state.dark_pile.is_empty());
    assert_eq!(game.legal_actions(), ["draw light"]);
    game.refuses("draw dark", "IA-RULING-18");
    game.play("draw light").deal("card L-ice");
    game
}

/// IA-RULING-17, IA-RULING-18: with nothing below the visible discard the pile stays empty, and no draw from it is
/// offered, until a later discard frees the card before it.
#[test]
fn a_later_discard_makes_a_new_pile() {
    let mut game = without_dark_pile();
    game.asks(S2).play("play D-guest");
    assert_eq!(game.state.top(Colour::Dark), Some(Card::Guest));
    assert_eq!((game.state.dark_pile.len(), game.state.dark_pile.loose.of(Card::Strike)), (1, 1));
}

/// IA-RULING-17: a card put under an empty pile is the pile.
#[test]
fn a_card_put_away_makes_a_new_pile() {
    let mut game = without_dark_pile();
    game.asks(S2).play("play L-fire").play("fire 5>9").play("away D-feast");
    assert_eq!(game.legal_actions(), ["draw light", "draw dark"]);
    game.play("draw dark");
    assert_eq!(game.odds(), [("card D-feast".to_owned(), 1)]);
}

/// IA-RULING-18: if the forced colour cannot be had at all, the hand may be of one colour.
#[test]
fn the_colour_rule_is_waived_when_its_pile_is_empty() {
    let mut game = few_dark_cards([(Card::Feast, 8), (Card::Guest, 8), (Card::Strike, 1)])
        .hand(S1, [Card::Swap, Card::Camp, Card::Trek, Card::Club])
        .to_draw(S1, 1);
    assert_eq!(game.legal_actions(), ["draw light"]);
    game.play("draw light").deal("card L-ice").asks(S2);
    assert_eq!(game.state.player(S1).cards(Colour::Dark), 0);
}

/// IA-RULING-18: with the cards of the box the forced colour is always there: others hold at most 16 dark cards, the hand
/// is four light ones, and of the 22 at least five are left for pile and discards.
#[test]
fn with_the_cards_of_the_box_the_forced_colour_is_never_missing() {
    let mut scene = Scene::new(5).hand(S1, [Card::Swap, Card::Camp, Card::Trek, Card::Club]);
    for (seat, dark) in [
        (S2, [Card::Feast, Card::Feast, Card::Feast, Card::Feast]),
        (S3, [Card::Guest, Card::Guest, Card::Guest, Card::Guest]),
        (S4, [Card::Guest, Card::Strike, Card::Strike, Card::Strike]),
        (S5, [Card::Ember, Card::Ember, Card::Gift, Card::Gift]),
    ] {
        scene = scene.hand(seat, dark);
    }
    // One card in the pile: were it drawn, the rest would be shuffled at once.
    let mut game = scene.discard(Card::Hunt).pile(Colour::Dark, [Card::Raid]).to_draw(S1, 1);
    assert_eq!(game.legal_actions(), ["draw dark"]);
    game.play("draw dark").deal("card D-raid");
    assert_eq!(game.state.dark_pile.len(), 22 - 16 - 2);
}
