//! Step 4: conflicts.

use rise_of_tribes::{Event, Frame, Goal, Note, Object, Step};

use crate::common::{S1, S2, S3, S4, Scenario, Scene, hex};

/// Sides on h5, seat 1 active.
fn clash(counts: &[u8]) -> Scene {
    let mut scene = Scene::new(counts.len().max(2) as u8).members(S1, 1, 1);
    for (seat, &count) in [S1, S2, S3, S4].into_iter().zip(counts) {
        scene = scene.members(seat, 5, count);
    }
    scene
}

/// RT-CONF-01, RT-CONF-03, RT-CONF-04, RT-EDGE-10: five is no conflict, six is.
#[test]
fn six_is_a_crowd() {
    let game = clash(&[3, 2]).conflicts();
    assert_eq!(game.state.frames.top(), Some(&Frame::Turn(Step::End)));
    assert_eq!((game.members(S1, 5), game.members(S2, 5)), (3, 2));
    let game = clash(&[4, 2]).conflicts();
    assert!(game.told(Note::Conflict(hex(5))));
    assert_eq!((game.members(S1, 5), game.members(S2, 5)), (2, 0));
}

/// RT-CONF-02: villages do not count.
#[test]
fn a_village_is_no_member() {
    let game = clash(&[3, 2]).village(S2, 5).conflicts();
    assert!(!game.told(Note::Conflict(hex(5))));
}

/// RT-CONF-07, RT-CONF-08, RT-RULING-15: all sides lose one at a time until one is left, even far below the limit.
#[test]
fn everybody_loses_until_one_tribe_is_left() {
    let game = clash(&[5, 3]).conflicts();
    assert_eq!((game.members(S1, 5), game.members(S2, 5)), (2, 0));
    let game = clash(&[2, 4]).conflicts();
    assert_eq!((game.members(S1, 5), game.members(S2, 5)), (0, 2), "the attacker may lose");
}

/// RT-CONF-09, RT-EX-13, RT-EDGE-12: equal numbers empty the hex, and a village there is gone.
#[test]
fn equal_numbers_empty_the_hex() {
    let game = clash(&[3, 3]).village(S2, 5).conflicts();
    assert_eq!(game.state.population(hex(5)), 0);
    assert!(!game.has_village(S2, 5));
    let game = clash(&[3, 3]).village(S1, 5).conflicts();
    assert!(!game.has_village(S1, 5));
}

/// RT-CONF-10, RT-EX-20, RT-EDGE-11: one tribe alone goes down to five; a victor above five as well.
#[test]
fn a_single_tribe_goes_down_to_five() {
    for (counts, left) in [(vec![7], 5), (vec![6], 5), (vec![8, 1], 5)] {
        let game = clash(&counts).conflicts();
        assert_eq!(game.members(S1, 5), left, "{counts:?}");
        assert_eq!(game.state.population(hex(5)), left);
    }
}

/// RT-EX-21, RT-RULING-17, RT-EDGE-13: three tribes lose together; equal strongest ones all vanish.
#[test]
fn three_tribes_lose_together() {
    let game = clash(&[4, 2, 1]).conflicts();
    assert_eq!([S1, S2, S3].map(|seat| game.members(seat, 5)), [2, 0, 0]);
    let game = clash(&[2, 2, 2]).conflicts();
    assert_eq!(game.state.population(hex(5)), 0);
    let game = clash(&[3, 3, 1]).conflicts();
    assert_eq!(game.state.population(hex(5)), 0);
}

/// RT-RULING-16: the fallen return to their reserve.
#[test]
fn the_fallen_return_to_their_reserve() {
    let game = clash(&[4, 3]).conflicts();
    assert_eq!((game.reserve(S1), game.reserve(S2)), (18, 20));
}

/// RT-CONF-05, RT-DEC-14, RT-EDGE-17: the active player chooses the order; both orders end alike.
#[test]
fn the_active_player_orders_the_conflicts() {
    let scene = || clash(&[4, 2]).members(S1, 2, 3).members(S2, 2, 4).conflicts();
    let results = [["fight h5", "fight h2"], ["fight h2", "fight h5"]].map(|order| {
        let mut game = scene();
        game.asks(S1).refuses("done", "RT-CONF-04").refuses("fight h1", "RT-CONF-03").play(order[0]);
        if game.offers(order[1]) {
            game.play(order[1]);
        }
        [2, 5].map(|at| (game.members(S1, at), game.members(S2, at)))
    });
    assert_eq!(results[0], results[1]);
    assert_eq!(results[0], [(0, 1), (2, 0)]);
}

/// A conflict of S2 and S3 in the turn of S1, who has nobody there; the village of S3 has walls.
fn absent() -> Scene {
    Scene::new(3)
        .members(S1, 1, 1)
        .members(S2, 5, 3)
        .members(S3, 5, 2)
        .village(S3, 5)
        .owns(S3, Object::Walls)
        .active(Event::Drought, [0; 3])
}

/// RT-CONF-06, RT-RULING-18, RT-EDGE-18: where the active player has no member the walls have nobody to strike.
#[test]
fn without_members_of_the_active_player_walls_are_silent() {
    let mut game = absent().conflicts();
    assert_eq!((game.members(S2, 5), game.members(S3, 5)), (1, 0), "limit four in the drought");
    game.asks(S1);
    assert_eq!(game.state.frames.top(), Some(&Frame::Turn(Step::End)));
}

/// RT-CONF-06, RT-CONF-11, RT-RULING-18, RT-RULING-19: the active player attacks in every conflict of the turn: the bow needs
/// no member in the hex.
#[test]
fn the_bow_needs_no_member_in_the_hex() {
    let mut game = absent().done(S1, [Goal::Bow]).conflicts();
    game.asks(S1);
    assert_eq!(game.legal_actions(), ["shoot s2", "shoot s3", "done"]);
    game.play("shoot s2").at(Step::End);
    assert_eq!((game.members(S2, 5), game.members(S3, 5)), (0, 0), "two against two");
    let mut game = absent().members(S2, 12, 7).done(S1, [Goal::Bow]).conflicts();
    game.play("fight h12");
    assert_eq!(game.members(S2, 12), 4, "one tribe alone goes down to the limit, bow or not");
    game.asks(S1).play("shoot s3").at(Step::End);
}

/// RT-RULING-62: who strikes with the bow has attacked, and scores for the elder of a village that falls.
#[test]
fn a_bow_from_afar_is_an_attack() {
    for (shot, points) in [("shoot s2", 1), ("done", 0)] {
        let mut game = absent().elder(S3, 5).done(S1, [Goal::Bow]).conflicts();
        let before = game.score(S1);
        game.play(shot);
        assert!(!game.has_village(S3, 5));
        assert_eq!(game.score(S1) - before, points, "{shot}");
    }
}

/// RT-CONF-11, RT-CONF-13, RT-EX-14, RT-DEC-15, RT-RULING-19: the bow strikes first, once; the conflict goes on at five.
#[test]
fn the_bow_strikes_before_the_conflict() {
    let mut game = clash(&[3, 3]).done(S1, [Goal::Bow]).conflicts();
    game.asks(S1);
    assert_eq!(game.legal_actions(), ["shoot s2", "done"]);
    game.play("shoot s2");
    assert_eq!((game.members(S1, 5), game.members(S2, 5)), (1, 0));
    let mut game = clash(&[3, 3]).done(S1, [Goal::Bow]).conflicts();
    game.play("done");
    assert_eq!(game.state.population(hex(5)), 0, "it may be declined");
}

/// RT-CONF-14, RT-EDGE-14, RT-RULING-19: only the active player has a bow, and not against himself; invaders are defenders.
#[test]
fn the_bow_is_for_the_attacker() {
    let game = clash(&[3, 3]).done(S2, [Goal::Bow]).conflicts();
    assert_eq!(game.state.population(hex(5)), 0, "the defender is not asked");
    let mut game = clash(&[3, 2]).camp(5, 1).done(S1, [Goal::Bow]).conflicts();
    game.refuses("shoot s1", "RT-CONF-11");
    assert_eq!(game.legal_actions(), ["shoot s2", "shoot invaders", "done"]);
}

/// RT-EDGE-15, RT-RULING-22: the bow takes the only defender: the attacker goes down to the limit, the village is lost.
#[test]
fn the_bow_can_end_a_conflict() {
    let mut game = clash(&[6, 1]).village(S2, 5).done(S1, [Goal::Bow]).conflicts();
    game.play("shoot s2");
    assert_eq!(game.members(S1, 5), 5);
    assert!(!game.has_village(S2, 5));
    let mut game = clash(&[5, 1]).done(S1, [Goal::Bow]).conflicts();
    game.play("shoot s2");
    assert_eq!(game.members(S1, 5), 5, "no further loss");
}

/// RT-CONF-12, RT-DEC-16, RT-RULING-21, RT-EVENT-56: the walls' owner decides out of turn, once, in a hex with a village.
#[test]
fn walls_strike_an_attacker() {
    let mut game = clash(&[4, 3]).village(S2, 5).owns(S2, Object::Walls).conflicts();
    game.asks(S2);
    assert_eq!(game.legal_actions(), ["walls", "done"]);
    game.play("walls");
    assert_eq!((game.members(S1, 5), game.members(S2, 5)), (0, 0), "four less one against three");
    assert!(!game.has_village(S2, 5));
    let mut game = clash(&[4, 3]).village(S2, 5).owns(S2, Object::Walls).conflicts();
    game.play("done");
    assert_eq!((game.members(S1, 5), game.members(S2, 5)), (1, 0));
}

/// RT-EDGE-16: without a village in that hex, or against nobody, the walls are silent.
#[test]
fn walls_need_a_village_in_the_hex() {
    let mut game = clash(&[4, 3]).members(S2, 9, 1).village(S2, 9).owns(S2, Object::Walls).conflicts();
    assert_eq!(game.members(S1, 5), 1);
    game.asks(S1);
}

/// RT-RULING-20: bow and walls strike together, the active player is asked first, neither prevents the other.
#[test]
fn bow_and_walls_strike_together() {
    let mut game = clash(&[5, 1]).village(S2, 5).owns(S2, Object::Walls).done(S1, [Goal::Bow]).conflicts();
    game.asks(S1).play("shoot s2").asks(S2).play("walls");
    assert_eq!((game.members(S1, 5), game.members(S2, 5)), (4, 0), "both losses are taken");
}

/// RT-CONF-13, RT-EX-14: walls bring six to five: the conflict still goes on.
#[test]
fn a_conflict_goes_on_below_the_limit() {
    let mut game = clash(&[3, 3]).village(S2, 5).owns(S2, Object::Walls).conflicts();
    game.play("walls");
    assert_eq!((game.members(S1, 5), game.members(S2, 5)), (0, 1));
    assert!(game.has_village(S2, 5));
}

/// RT-CONF-15, RT-EX-22, RT-RULING-24: a village without its owner's members is removed; nobody scores for it.
#[test]
fn a_village_falls_with_its_last_defender() {
    let game = clash(&[5, 2]).village(S2, 5).conflicts();
    assert!(!game.has_village(S2, 5));
    assert_eq!((game.score(S1), game.score(S2)), (0, 0));
}

/// RT-RULING-23: after each conflict the hexes are looked at again, until none is above its limit.
#[test]
fn no_hex_is_above_its_limit_after_step_four() {
    let mut game = clash(&[4, 3]).members(S1, 2, 4).members(S2, 2, 5).members(S1, 9, 7).conflicts();
    while let Some(next) = game.choices("fight").first().cloned() {
        game.play(&next);
    }
    assert_eq!(game.state.frames.top(), Some(&Frame::Turn(Step::End)));
    assert!(game.rules.board().all.iter().all(|hex| game.state.population(hex) <= 5));
}

/// RT-RULING-34, RT-RULING-48: invaders fight like a tribe and count for the limit.
#[test]
fn invaders_fight_like_a_tribe() {
    let mut game = clash(&[4]).members(S2, 9, 1).camp(5, 3).conflicts();
    assert_eq!(game.members(S1, 5), 1);
    assert_eq!(game.state.events.invaders, None);
    assert_eq!(game.score(S1), 2, "the last invader is worth two points");
    assert!(game.state.events.discard.has(Event::Invaders));
    game.asks(S1);
}

/// The last invader: the side that is left scores; if nobody is left, the attacker; without an attacker nobody.
#[test]
fn who_defeats_the_last_invader_scores() {
    let game = clash(&[3]).members(S2, 9, 1).camp(5, 3).conflicts();
    assert_eq!((game.score(S1), game.state.population(hex(5))), (2, 0));
    let game = Scene::new(2).members(S1, 1, 1).members(S2, 5, 3).camp(5, 3).conflicts();
    assert_eq!((game.score(S1), game.score(S2)), (0, 0), "nobody left, nobody attacked");
    let game = Scene::new(2).members(S1, 1, 1).members(S2, 5, 4).camp(5, 3).conflicts();
    assert_eq!((game.score(S1), game.score(S2)), (0, 2), "the side that is left");
    let game = clash(&[2]).members(S2, 9, 1).camp(5, 5).conflicts();
    assert_eq!(game.state.events.invaders.unwrap().count, 3);
    assert_eq!(game.score(S1), 0, "three are left");
}
