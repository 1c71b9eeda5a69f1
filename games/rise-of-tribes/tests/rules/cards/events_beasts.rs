//! The mammoth and the sabre-tooth.

use rise_of_tribes::{BoardAction, Event, Face, Mammoth, Step};
use table::Seat;

use crate::common::{BLANK, Game, S1, S2, S3, SUN, Scenario, Scene, hex};

fn mammoth_at(game: &Game) -> Option<(usize, Option<Seat>)> {
    game.state.events.mammoth.map(|Mammoth { hex, owner }| (hex.to_index() + 1, owner))
}

/// RT-EVENT-36: the mammoth comes to the least populated lake, the active player breaks ties.
#[test]
fn the_mammoth_comes_to_the_least_populated_lake() {
    let mut game = Scene::new(2).members(S1, 1, 2).members(S2, 9, 2).roll();
    game.draws(Event::Mammoth).asks(S1);
    assert_eq!(game.legal_actions(), ["mammoth h4", "mammoth h7"]);
    game.refuses("mammoth h1", "RT-EVENT-36").refuses("mammoth h5", "RT-EVENT-36").play("mammoth h7");
    assert_eq!((mammoth_at(&game), game.slots()), (Some((7, None)), vec![Event::Mammoth]));
}

/// RT-EVENT-36, RT-RULING-49: four members, a die and three food tame it: three points, the card leaves its slot.
#[test]
fn four_members_tame_the_mammoth() {
    let mut game =
        Scene::new(2).members(S1, 4, 4).members(S2, 9, 1).mammoth(4).goods(S1, [3, 0, 0]).actions(BLANK, SUN);
    game.play("tame sun").at(Step::Actions);
    assert_eq!((game.score(S1), game.goods(S1)), (3, [0; 3]));
    assert_eq!((mammoth_at(&game), game.slots()), (Some((4, Some(S1))), vec![]));
    assert_eq!(
        (game.state.hand.total(), game.state.actions_taken.len()),
        (1, 0),
        "the die is spent as an action"
    );
    assert!(game.offers("place blank grow"));
    game.plays("place blank move, done").at(Step::End);
}

/// RT-EVENT-36: or they hunt it: three food, one point, and it is gone.
#[test]
fn four_members_hunt_the_mammoth() {
    let mut game = Scene::new(2).members(S1, 4, 4).members(S2, 9, 1).mammoth(4).actions(BLANK, SUN);
    game.play("hunt mammoth blank");
    assert_eq!((game.score(S1), game.goods(S1), game.members(S1, 4)), (1, [3, 0, 0], 4));
    assert_eq!((mammoth_at(&game), game.slots()), (None, vec![]));
    assert!(game.state.events.discard.has(Event::Mammoth));
    game.refuses("hunt mammoth sun", "RT-EVENT-36").refuses("place blank grow", "RT-DICE-05");
}

/// RT-EVENT-36: three members are not enough, nor members elsewhere, nor two food.
#[test]
fn the_mammoth_is_out_of_reach_for_fewer() {
    let mut game = Scene::new(2)
        .members(S1, 4, 3)
        .members(S1, 1, 4)
        .members(S2, 4, 2)
        .mammoth(4)
        .goods(S1, [9, 0, 0])
        .actions(BLANK, SUN);
    game.refuses("hunt mammoth sun", "RT-EVENT-36").refuses("tame sun", "RT-EVENT-36");
    let mut poor =
        Scene::new(2).members(S1, 4, 4).members(S2, 9, 1).mammoth(4).goods(S1, [2, 9, 9]).actions(BLANK, SUN);
    poor.refuses("tame sun", "RT-EVENT-36");
}

/// RT-RULING-49: one owner at a time; nobody takes a tamed mammoth over.
#[test]
fn a_tamed_mammoth_is_not_taken_over() {
    let mut game = Scene::new(2)
        .members(S1, 4, 1)
        .members(S2, 4, 4)
        .tamed(S1, 4)
        .goods(S2, [9, 0, 0])
        .turn_of(S2)
        .actions(BLANK, SUN);
    game.refuses("tame sun", "RT-EVENT-36").refuses("hunt mammoth sun", "RT-EVENT-36");
    game.play("place sun move").refuses("herd h4", "RT-EVENT-37");
}

/// RT-EVENT-37: with MOVE its owner leads it, once and free, to any other hex the tribe occupies.
#[test]
fn a_tamed_mammoth_follows_a_move() {
    let mut game =
        Scene::new(2).members(S1, 4, 1).members(S1, 9, 5).members(S2, 5, 1).tamed(S1, 4).actions(BLANK, SUN);
    game.play("place blank move").refuses("herd h4", "RT-EVENT-37").refuses("herd h5", "RT-EVENT-37");
    game.play("herd h9").refuses("herd h4", "RT-EVENT-37");
    assert_eq!(mammoth_at(&game), Some((9, Some(S1))));
    game.plays("move h9>h6, move h9>h6, move h9>h6, move h9>h6").at(Step::Actions);
    assert_eq!(mammoth_at(&game), Some((9, Some(S1))), "four members moved besides");
}

/// RT-EVENT-37: it follows no other action.
#[test]
fn a_tamed_mammoth_stays_without_a_move() {
    let mut game =
        Scene::new(2).members(S1, 4, 1).members(S1, 9, 1).members(S2, 5, 1).tamed(S1, 4).actions(BLANK, SUN);
    game.refuses("herd h9", "RT-TURN-01").play("place sun grow").refuses("herd h9", "RT-TURN-01");
}

/// RT-EVENT-38, RT-EVENT-39: left alone by a MOVE it is discarded and costs three points, but not between two members.
#[test]
fn a_mammoth_left_alone_costs_three_points() {
    let mut game = Scene::new(2)
        .members(S1, 4, 1)
        .members(S1, 7, 1)
        .members(S2, 9, 1)
        .tamed(S1, 4)
        .points(S1, 5)
        .actions(BLANK, SUN);
    game.plays("place blank move, move h4>h5");
    assert_eq!((game.score(S1), mammoth_at(&game)), (5, Some((4, Some(S1)))), "the MOVE is not over");
    let mut saved = Game::new(game.rules.clone(), game.state);
    saved.plays("move h7>h4, herd h5").at(Step::Actions);
    assert_eq!((saved.score(S1), mammoth_at(&saved)), (5, Some((5, Some(S1)))));
    game.play("done");
    assert_eq!((game.score(S1), mammoth_at(&game)), (2, None));
    assert!(game.state.events.discard.has(Event::Mammoth));
}

/// RT-EVENT-38, RT-RULING-49: also if a conflict takes the last member from it, in anybody's turn.
#[test]
fn a_mammoth_is_lost_in_a_conflict() {
    let mut game = Scene::new(2).members(S1, 4, 4).members(S2, 4, 2).tamed(S2, 4).points(S2, 4).conflicts();
    game.at(Step::End);
    assert_eq!((game.members(S2, 4), game.score(S2), mammoth_at(&game)), (0, 1, None));
}

/// RT-EDGE-24, RT-RULING-37: points never fall below nothing.
#[test]
fn losing_the_mammoth_never_goes_below_zero() {
    let mut game = Scene::new(2).members(S1, 4, 4).members(S2, 4, 2).tamed(S2, 4).points(S2, 2).conflicts();
    game.at(Step::End);
    assert_eq!((game.score(S2), mammoth_at(&game)), (0, None));
}

/// RT-RULING-49, RT-RULING-50: neither mammoth nor sabre-tooth counts for the limit or fights.
#[test]
fn beasts_are_no_population() {
    let scene = Scene::new(2).members(S1, 4, 5).members(S1, 3, 5).members(S2, 9, 1);
    let mut game = scene.mammoth(4).tiger(3).conflicts();
    game.at(Step::End);
    assert_eq!((game.members(S1, 4), game.members(S1, 3)), (5, 5));
}

/// RT-EVENT-40, RT-EVENT-41, RT-RULING-50: it comes to a mountain; every player with members there loses one, as the card says.
#[test]
fn the_sabre_tooth_bites_every_tribe_on_its_mountain() {
    let mut game =
        Scene::new(3).members(S1, 3, 2).members(S2, 3, 1).members(S3, 6, 2).members(S2, 12, 1).roll();
    game.draws(Event::SabreTooth).asks(S1);
    assert_eq!(game.legal_actions(), ["tiger h3", "tiger h6", "tiger h9", "tiger h12"]);
    game.refuses("tiger h1", "RT-EVENT-40").play("tiger h3");
    assert_eq!([game.members(S1, 3), game.members(S2, 3), game.members(S3, 6)], [1, 0, 2]);
    assert_eq!((game.reserve(S1), game.reserve(S2)), (19, 19));
}

/// RT-RULING-51: it bites once for the double that brought it.
#[test]
fn the_sabre_tooth_bites_once_when_it_comes() {
    let mut game = Scene::new(2).members(S1, 3, 3).members(S2, 9, 1).roll();
    game.draws(Event::SabreTooth).play("tiger h3").at(Step::Actions);
    assert_eq!(game.members(S1, 3), 2);
}

/// RT-EVENT-42, RT-EVENT-43, RT-RULING-50: on a later double who rolled it moves it to another hex of any terrain, next to
/// it or not, and it bites there.
#[test]
fn the_sabre_tooth_moves_on_doubles() {
    let mut game =
        Scene::new(2).members(S1, 3, 3).members(S1, 7, 2).members(S2, 9, 2).tiger(3).turn_of(S2).roll();
    game.double("sun").asks(S2).refuses("tiger h3", "RT-EVENT-42");
    assert_eq!(game.legal_actions().len(), 8, "all hexes but its own");
    game.refuses("tiger h10", "RT-SETUP-04").play("tiger h7");
    assert_eq!([game.members(S1, 3), game.members(S1, 7), game.members(S2, 9)], [3, 1, 2], "a lake");
    assert_eq!(game.state.events.sabre_tooth, Some(hex(7)));
}

/// RT-EVENT-44, RT-EDGE-31: elders and invaders are not bitten; on a hex of invaders nothing happens, and it moves on.
#[test]
fn the_sabre_tooth_takes_ordinary_members_only() {
    let mut game = Scene::new(2).members(S1, 1, 1).members(S2, 6, 2).elder(S2, 6).camp(9, 3).roll();
    game.draws(Event::SabreTooth).play("tiger h9").at(Step::Actions);
    assert_eq!(game.state.events.invaders_on(hex(9)), 4, "three, and one more on the double");
    game.idle().play("done").double("sun").asks(S2).refuses("tiger h9", "RT-EVENT-42").play("tiger h6");
    assert_eq!((game.members(S2, 6), game.state.player(S2).elder), (1, Some(hex(6))));
}

/// RT-EVENT-41: a village that loses its last member to it is lost, the elder without a point for anybody.
#[test]
fn the_sabre_tooth_can_destroy_a_village() {
    let mut game =
        Scene::new(2).members(S1, 1, 1).members(S2, 6, 1).members(S2, 8, 1).elder(S2, 6).tiger(3).roll();
    game.double("sun").play("tiger h6");
    assert!(!game.has_village(S2, 6) && game.state.player(S2).elder.is_none());
    assert_eq!((game.score(S1), game.score(S2)), (0, 0));
}

/// RT-RULING-50: it stays until somebody on its hex hunts it: a die and a member for a point.
#[test]
fn the_sabre_tooth_is_hunted_for_a_die_and_a_member() {
    let mut game = Scene::new(2).members(S1, 3, 2).members(S2, 9, 1).tiger(3).actions(BLANK, SUN);
    game.play("hunt tiger sun").at(Step::Actions);
    assert_eq!((game.score(S1), game.members(S1, 3), game.reserve(S1)), (1, 1, 19));
    assert_eq!((game.state.events.sabre_tooth, game.slots()), (None, vec![]));
    assert!(game.state.events.discard.has(Event::SabreTooth));
    assert_eq!((game.state.hand.of(Face::Blank), game.state.hand.total()), (1, 1));
    game.play("place blank move").play("done").at(Step::End);
    assert_eq!(game.state.queues[BoardAction::Move as usize], [Face::Blank, Face::Sun, Face::Moon]);
    assert_eq!(
        game.state.queues[BoardAction::Grow as usize],
        [Face::Sun, Face::Moon, Face::Blank],
        "no die there"
    );
}

/// RT-RULING-50: not from elsewhere; hunting with the last member costs the village.
#[test]
fn the_sabre_tooth_is_hunted_on_its_own_hex() {
    let mut game = Scene::new(2).members(S1, 6, 2).members(S2, 3, 1).tiger(3).actions(BLANK, SUN);
    game.refuses("hunt tiger sun", "RT-EVENT-41");
    let mut game = Scene::new(2)
        .members(S1, 3, 1)
        .members(S1, 1, 1)
        .village(S1, 3)
        .members(S2, 9, 1)
        .tiger(3)
        .actions(BLANK, SUN);
    game.play("hunt tiger sun");
    assert!(!game.has_village(S1, 3) && game.score(S1) == 1);
}
