//! What a viewer may know, and what not.

use crate::common::{Game, S1, S2, S3, Scenario, Scene, random::walk};
use ice_age::{Card, Colour};
use table::{Rules, Seat, Viewer, journal::Audience};

fn json(game: &Game, viewer: Viewer) -> String {
    game.rules.view(&game.state, viewer).to_json(&game.rules).to_string()
}

/// Every id of a card in a text.
fn cards_in(text: &str) -> Vec<Card> {
    Card::ALL.into_iter().filter(|card| text.contains(&format!("\"{}\"", card.id()))).collect()
}

/// IA-EDGE-40, IA-RULING-39, IA-SETUP-30: in whole games, a view names only cards that its viewer holds, has put away, or
/// that lie face up.
#[test]
fn a_view_names_no_card_its_viewer_does_not_know() {
    for seats in 3..=5 {
        let rules = crate::common::ice_age(seats);
        let mut positions = 0;
        walk(&rules, 11, |state, _, _, _| {
            positions += 1;
            for viewer in Viewer::all(seats.into()) {
                let known = |card: Card| {
                    let held = Seat::all(seats.into())
                        .any(|seat| viewer.is(seat) && state.player(seat).hand.has(card));
                    let under = state.light_pile.under().chain(state.dark_pile.under());
                    let put_away = under.into_iter().any(|it| it.card == card && it.to.include(viewer));
                    held || put_away || state.tops.contains(&Some(card)) || state.task.card == card
                };
                let shown = serde_json::to_string(&rules.observe(state, viewer)).unwrap();
                for card in cards_in(&shown) {
                    assert!(known(card), "{viewer:?} is shown {card}");
                }
            }
        });
        assert!(positions > 100);
    }
}

/// IA-EDGE-40: two positions that differ only in another hand and in a pile look the same, to the byte.
#[test]
fn a_view_does_not_depend_on_another_hand() {
    let scene = |card| Scene::new(3).hand(S1, [Card::Swap]).hand(S2, [card]).under(S3, Card::Club);
    let (one, other) = (scene(Card::Steppe).to_play(S1), scene(Card::Forest).to_play(S1));
    for viewer in [Viewer::Seat(S1), Viewer::Seat(S3), Viewer::Public] {
        assert_eq!(json(&one, viewer), json(&other, viewer));
    }
    assert_ne!(json(&one, Viewer::Seat(S2)), json(&other, Viewer::Seat(S2)));
}

/// IA-EDGE-40: nor on what lies in what order under a pile, but for the one who put it there.
#[test]
fn a_view_does_not_depend_on_the_order_of_a_pile() {
    let scene = |first, second| Scene::new(3).under(S2, first).under(S2, second).to_play(S1);
    let (one, other) = (scene(Card::Steppe, Card::Forest), scene(Card::Forest, Card::Steppe));
    for viewer in [Viewer::Seat(S1), Viewer::Seat(S3), Viewer::Public] {
        assert_eq!(json(&one, viewer), json(&other, viewer));
    }
    assert_ne!(json(&one, Viewer::Seat(S2)), json(&other, Viewer::Seat(S2)));
}

/// IA-RULING-39: the colours of a hand are public, its cards are not.
#[test]
fn the_colours_of_a_hand_are_public() {
    let hand = [Card::Steppe, Card::Forest, Card::Trek, Card::Strike, Card::Raid];
    let game = Scene::new(3).hand(S2, hand).to_play(S1);
    for viewer in Viewer::all(3) {
        let seen = &game.observe(viewer).players[1];
        assert_eq!((seen.light_cards, seen.dark_cards), (3, 2));
        assert_eq!(seen.hand.as_deref(), viewer.is(S2).then_some(&hand[..]).map(sorted).as_deref());
    }
}

fn sorted(hand: &[Card]) -> Vec<Card> {
    let mut hand = hand.to_vec();
    hand.sort();
    hand
}

/// IA-RULING-39: of a discard pile everybody sees the top and how many lie below, not which.
#[test]
fn a_discard_pile_cannot_be_searched() {
    let scene = |below| Scene::new(3).discard(Card::Swap).below([below]);
    let game = scene(Card::Steppe).to_play(S1);
    let observation = game.observe(Viewer::Seat(S1));
    assert_eq!((observation.light.top, observation.light.below), (Some(Card::Swap), 1));
    assert_eq!(json(&game, Viewer::Public), json(&scene(Card::Forest).to_play(S1), Viewer::Public));
}

/// IA-EDGE-20, IA-EDGE-40, IA-CARD-L-10b: a moved fire shows nothing to its mover: before it is turned up all 14 are open.
#[test]
fn a_moved_fire_shows_nothing() {
    let mut game = Scene::new(3).hand(S1, [Card::Fire]).to_play(S1);
    game.play("play L-fire");
    let before = game.observe(Viewer::Seat(S1)).unknown_fires;
    game.play("fire 5>9");
    let observation = game.observe(Viewer::Seat(S1));
    assert_eq!((observation.unknown_fires, before), ([4, 5, 5], [4, 5, 5]));
    assert!(observation.regions.iter().all(|region| region.warmth == 0));
}

/// IA-EDGE-40: a card drawn is told to its owner; the others hear the colour.
#[test]
fn a_drawn_card_is_told_to_its_owner_only() {
    let mut game = Scene::new(3).hand(S1, [Card::Swap, Card::Strike]).to_draw(S1, 1);
    game.play("draw light").deal("card L-steppe");
    let drawn = ice_age::Note::Drew(Card::Steppe);
    let unseen = ice_age::Note::DrewUnseen(S1, Colour::Light);
    assert_eq!(game.story, [(Audience::Only(S1), drawn), (Audience::Except(S1), unseen)]);
}

/// IA-EDGE-40: in whole games, nobody but the owner is told of a card before it is played.
#[test]
fn the_story_tells_no_secrets() {
    use ice_age::Note;
    for seats in 3..=5 {
        walk(&crate::common::ice_age(seats), 23, |before, _, _, notes| {
            for (audience, note) in notes {
                match note {
                    Note::Drew(_) | Note::PutAway(_) => {
                        assert_eq!(*audience, Audience::Only(before.active), "{note:?}");
                    }
                    Note::HandDealt(_) => assert!(matches!(audience, Audience::Only(_)), "{note:?}"),
                    _ => {}
                }
            }
        });
    }
}
