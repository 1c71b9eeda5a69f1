//! The volcano. With two seats `v1` touches h1 and h4, `v2` h4 and h7, `v3` h7 and h8, `v4` h1 and h2, `v8` h6 and h9.

use rise_of_tribes::{Event, Goal, Place, Step};

use crate::common::{BLANK, MOON, S1, S2, S3, SUN, Scenario, Scene};

/// RT-EVENT-45, RT-RULING-52: every place touches two hexes of the board.
#[test]
fn the_volcano_touches_two_hexes() {
    for seats in 2..=4 {
        let game = Scene::new(seats).members(S1, 1, 1).members(S2, 9, 1).roll();
        let board = game.rules.board();
        assert_eq!(board.places().count(), if seats == 2 { 8 } else { 9 });
        assert!(board.places().all(|place: Place| board.beside(place).len() == 2));
    }
}

/// RT-EVENT-46, RT-RULING-52: it rises next to the active tribe if it can, at a place of its choice.
#[test]
fn the_volcano_rises_next_to_the_active_tribe() {
    let mut game = Scene::new(2).members(S1, 1, 3).members(S2, 9, 2).roll();
    game.draws(Event::Volcano).asks(S1);
    assert_eq!(game.legal_actions(), ["volcano v1", "volcano v4"]);
    game.refuses("volcano v8", "RT-EVENT-46").play("volcano v4").at(Step::Actions);
    assert_eq!(game.state.events.volcano.map(|place| place.to_string()).as_deref(), Some("v4"));
}

/// RT-EDGE-30, RT-RULING-52: a tribe that is nowhere on the rim puts it anywhere.
#[test]
fn a_tribe_in_the_middle_may_put_the_volcano_anywhere() {
    let mut game = Scene::new(2).members(S1, 5, 3).members(S2, 9, 2).roll();
    game.draws(Event::Volcano);
    assert_eq!(game.legal_places(), ["v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8"]);
    game.play("volcano v2").at(Step::Actions);
    assert_eq!((game.members(S1, 5), game.goods(S1)), (3, [0; 3]), "far from it nothing happens");
}

/// RT-EVENT-48, RT-RULING-52: it erupts when placed: each tribe next to it gains a stone and loses members of its choice.
#[test]
fn the_volcano_erupts_when_placed() {
    let mut game =
        Scene::new(3).members(S1, 1, 2).members(S2, 1, 2).members(S2, 2, 2).members(S3, 12, 2).roll();
    // With three seats the place at (2, -1) touches h1 and h2.
    let place = game
        .rules
        .board()
        .places()
        .find(|&place| {
            game.rules.board().beside(place) == [1, 2].map(crate::common::hex).into_iter().collect()
        })
        .unwrap();
    game.draws(Event::Volcano).play(&format!("volcano {place}")).asks(S2);
    assert_eq!((game.members(S1, 1), game.goods(S1)), (1, [0, 0, 1]), "one hex leaves no choice");
    assert_eq!(game.legal_actions(), ["lose h1", "lose h2"]);
    game.play("lose h2").at(Step::Actions);
    assert_eq!((game.members(S2, 1), game.members(S2, 2), game.goods(S2)), (2, 1, [0, 0, 1]));
    assert_eq!((game.members(S3, 12), game.goods(S3)), (2, [0; 3]));
}

/// RT-EVENT-48: a double of suns takes nobody, of blanks one, of moons two of each tribe.
#[test]
fn the_double_says_how_many_are_lost() {
    for (face, lost) in [("sun", 0), ("blank", 1), ("moon", 2)] {
        let mut game = Scene::new(2).members(S1, 1, 3).members(S2, 4, 3).volcano(1).roll();
        game.double(face).deal("event volcano").at(Step::Actions);
        assert_eq!((game.members(S1, 1), game.members(S2, 4)), (3 - lost, 3 - lost), "{face}");
        assert_eq!((game.goods(S1), game.goods(S2)), ([0, 0, 1], [0, 0, 1]));
    }
}

/// RT-EVENT-48: a tribe loses no more than it has there, and its two losses may come from two hexes.
#[test]
fn losses_are_taken_one_by_one() {
    let mut game = Scene::new(2).members(S1, 1, 1).members(S1, 4, 2).members(S2, 4, 1).volcano(1).roll();
    game.double("moon").deal("event volcano").asks(S1);
    game.play("lose h4").asks(S1).play("lose h1").at(Step::Actions);
    assert_eq!((game.members(S1, 1), game.members(S1, 4), game.members(S2, 4)), (0, 1, 0));
    game.refuses("lose h4", "RT-TURN-01");
}

/// RT-EVENT-47, RT-EVENT-49, RT-EVENT-50, RT-EDGE-29, RT-RULING-53: placed once; the card returns to the deck and uses no
/// slot; drawn again it only erupts.
#[test]
fn the_volcano_returns_to_the_deck_and_erupts_again() {
    let mut game = Scene::new(2).members(S1, 1, 4).members(S2, 9, 2).roll();
    game.draws(Event::Volcano).play("volcano v1");
    assert!(game.slots().is_empty() && game.state.events.deck.has(Event::Volcano));
    assert_eq!((game.state.events.deck.len(), game.members(S1, 1)), (14, 3));
    game.idle().play("done").draws(Event::Volcano).at(Step::Actions).asks(S2);
    assert_eq!(game.state.events.volcano.map(|place| place.to_string()).as_deref(), Some("v1"));
    assert_eq!((game.members(S1, 1), game.goods(S1), game.goods(S2)), (2, [0, 0, 2], [0; 3]));
    assert!(game.slots().is_empty() && game.state.events.deck.has(Event::Volcano));
}

/// RT-EVENT-51, RT-RULING-54: a hex next to it gives its own good or stone, the whole yield of one kind.
#[test]
fn hexes_beside_the_volcano_may_give_stone() {
    let scene = || Scene::new(2).members(S1, 1, 1).members(S1, 2, 1).members(S2, 9, 1).volcano(1);
    let mut game = scene().actions(BLANK, SUN);
    game.play("place blank gather");
    assert_eq!(game.legal_actions(), ["gather h1 food", "gather h1 stone", "gather h2 wood", "done"]);
    game.refuses("gather h2 stone", "RT-GATHER-05").plays("gather h1 stone, gather h2 wood");
    assert_eq!(game.goods(S1), [0, 2, 2]);
    let mut own = scene().actions(BLANK, SUN);
    own.plays("place blank gather, gather h1 food");
    assert_eq!(own.goods(S1), [2, 0, 0]);
}

/// RT-RULING-52: nobody enters it and nobody gathers there: it is no hex of the board.
#[test]
fn the_volcano_is_no_hex() {
    let mut game = Scene::new(2).members(S1, 1, 1).members(S2, 9, 1).volcano(1).actions(BLANK, MOON);
    game.play("place blank move");
    assert_eq!(game.legal_actions(), ["move h1>h2", "move h1>h4", "done"]);
}

/// RT-EVENT-48: a village that loses its last member is lost when the eruption is over, with no point for anybody.
#[test]
fn an_eruption_can_destroy_a_village() {
    let mut game =
        Scene::new(2).members(S1, 7, 1).members(S2, 1, 1).members(S2, 9, 1).elder(S2, 1).volcano(1).roll();
    game.draws(Event::Volcano).at(Step::Actions);
    assert!(!game.has_village(S2, 1) && game.state.player(S2).elder.is_none());
    assert_eq!(game.score(S1), 0);
}

/// RT-EDGE-32, RT-RULING-08: whose last member dies in step 2 cannot GROW in this turn and comes back before the next.
#[test]
fn a_tribe_wiped_out_in_step_two_waits_for_its_next_turn() {
    let mut game = Scene::new(2)
        .members(S1, 1, 1)
        .members(S2, 9, 1)
        .goods(S1, [9, 9, 9])
        .open(S1, [Goal::Bow])
        .volcano(1)
        .roll();
    game.draws(Event::Volcano).at(Step::Actions);
    assert_eq!((game.members(S1, 1), game.reserve(S1)), (0, 20));
    game.play("place blank grow").at(Step::Actions);
    assert_eq!(game.reserve(S1), 20, "nobody comes");
    game.play("place blank gather").at(Step::End);
    game.play("complete bow").play("done").deal("roll sun moon").idle().play("done");
    game.asks(S1).at(Step::Return).play("return h5");
    assert_eq!(game.members(S1, 5), 2);
}

trait Places {
    fn legal_places(&self) -> Vec<String>;
}

impl Places for crate::common::Game {
    fn legal_places(&self) -> Vec<String> {
        self.legal_actions()
            .iter()
            .filter_map(|text| text.strip_prefix("volcano "))
            .map(str::to_owned)
            .collect()
    }
}
