//! Events in general: doubles, slots, the deck and the discard pile.

use rise_of_tribes::{Event, Face, Step};
use table::{Turn, sets::Set};

use crate::{
    cards::more::slots_of,
    common::{S1, S2, Scenario, Scene},
};

fn scene() -> Scene {
    Scene::new(2).members(S1, 1, 2).members(S2, 9, 2)
}

/// RT-EVENT-01, RT-EVENT-04: on a double the lines of active events come first, then a card is drawn and carried out.
#[test]
fn a_double_carries_out_active_events_before_a_new_one_is_drawn() {
    let mut game = scene().active(Event::Walls, [0; 3]).roll();
    game.double("moon");
    assert_eq!(game.tokens(Event::Walls), Some([0, 0, 1]), "the line is done before the draw");
    game.awaits_chance().deal("event drought");
    assert_eq!(game.slots(), [Event::Walls, Event::Drought]);
    assert_eq!(game.tokens(Event::Walls), Some([0, 0, 1]));
}

/// RT-EVENT-01: without a double nothing happens.
#[test]
fn without_a_double_there_is_no_event() {
    let mut game = scene().active(Event::Walls, [0; 3]).roll();
    game.deal("roll sun moon").at(Step::Actions);
    assert_eq!(game.tokens(Event::Walls), Some([0, 0, 0]));
}

/// RT-RULING-43: the lines are carried out from the oldest active event to the newest.
#[test]
fn the_oldest_event_comes_first() {
    let mut game = scene().tiger(3).active(Event::Walls, [0; 3]).roll();
    game.double("sun").asks(S1);
    assert_eq!(game.tokens(Event::Walls), Some([0, 0, 0]), "the tiger is older");
    game.play("tiger h6");
    assert_eq!(game.tokens(Event::Walls), Some([0, 0, 1]));

    let mut game = scene().active(Event::Walls, [0; 3]).tiger(3).roll();
    game.double("sun").asks(S1);
    assert_eq!(game.tokens(Event::Walls), Some([0, 0, 1]), "the walls are older");
}

/// RT-EVENT-02, RT-RULING-74: such a line may discard its event, for the discard pile.
#[test]
fn a_line_can_discard_its_event() {
    let mut game = scene().active(Event::Drought, [0; 3]).active(Event::Walls, [0; 3]).roll();
    game.double("sun");
    assert_eq!(game.slots(), [Event::Walls]);
    assert_eq!(game.state.events.discard, Set::only(Event::Drought));
    assert_eq!(game.tokens(Event::Walls), Some([0, 0, 1]), "the next event is not skipped");
}

/// RT-RULING-44, RT-EVENT-27: a slot freed by a line is free for the draw of the same double.
#[test]
fn a_slot_freed_by_a_line_is_filled_at_once() {
    let mut game = scene().active(Event::Drought, [0; 3]).active(Event::Discovery, [2; 3]).roll();
    game.double("sun").awaits_chance().deal("event altar");
    assert_eq!(game.slots(), [Event::Discovery, Event::Altar]);
}

/// RT-EVENT-05, RT-EDGE-27, RT-RULING-42: with both slots full only the lines are carried out.
#[test]
fn full_slots_draw_nothing() {
    let mut game = scene().active(Event::Walls, [0; 3]).active(Event::Discovery, [2; 3]).roll();
    assert_eq!(slots_of(&game), 2);
    let deck = game.state.events.deck;
    game.double("sun").at(Step::Actions);
    assert_eq!(game.tokens(Event::Walls), Some([0, 0, 1]));
    assert_eq!((game.slots().len(), game.state.events.deck), (2, deck));
}

/// RT-EVENT-06: an event that is used up leaves its slot for the discard pile, and the slot is free again.
#[test]
fn a_resolved_event_leaves_its_slot() {
    let mut game = scene()
        .active(Event::MildWinter, [1, 0, 0])
        .active(Event::Walls, [0; 3])
        .actions(Face::Blank, Face::Sun);
    game.plays("place blank grow, done");
    assert_eq!(game.slots(), [Event::Walls]);
    assert!(game.state.events.discard.has(Event::MildWinter));
}

/// RT-EVENT-07: afterwards the active player goes on with both dice.
#[test]
fn after_the_event_the_turn_goes_on() {
    let mut game = scene().roll();
    game.draws(Event::Drought).at(Step::Actions).asks(S1);
    assert_eq!(game.state.hand.of(Face::Blank), 2);
    assert!(game.offers("place blank gather"));
}

/// RT-RULING-45: an empty event deck is made up of the discard pile.
#[test]
fn an_empty_deck_is_reshuffled() {
    let mut game = scene().event_deck([]).roll();
    let discarded = game.state.events.discard;
    assert!(game.state.events.deck.is_empty() && discarded.len() == 14);
    game.double("blank");
    assert_eq!(game.odds().len(), 14, "any of the discards may come");
    game.deal("event walls");
    assert_eq!(game.state.events.deck.len(), 13);
    assert!(game.state.events.discard.is_empty() && !game.state.events.deck.has(Event::Walls));
}

/// RT-EVENT-04: each card of the deck is as likely as any other, and no discard comes while the deck lasts.
#[test]
fn the_deck_is_drawn_before_the_discards() {
    let mut game = scene().event_deck([Event::Walls, Event::Altar]).roll();
    game.double("blank");
    assert_eq!(game.odds(), [("event walls".to_owned(), 1), ("event altar".to_owned(), 1)]);
    game.cannot_deal("event drought");
    assert_eq!(game.turn(), Turn::Chance);
}
