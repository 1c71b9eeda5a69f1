//! MOVE.

use rise_of_tribes::{Event, Goal, Note, Object, Step};

use crate::common::{BLANK, MOON, S1, S2, S3, SUN, Scenario, Scene, hex};

/// RT-MOVE-01, RT-RULING-06, RT-DEC-10: several members from different hexes to different neighbours, or fewer.
#[test]
fn members_travel_from_and_to_different_hexes() {
    let mut game = Scene::new(2).members(S1, 1, 2).members(S1, 5, 2).members(S2, 9, 3).actions(BLANK, MOON);
    game.plays("place blank move, move h1>h2, move h5>h6, move h5>h8, done");
    let at = |number| game.members(S1, number);
    assert_eq!([at(1), at(2), at(5), at(6), at(8)], [1, 1, 0, 1, 1]);
}

/// RT-MOVE-02, RT-MOVE-03, RT-MOVE-06, RT-EDGE-06: neither terrain nor enemies nor a full hex stop a member.
#[test]
fn nothing_blocks_a_neighbouring_hex() {
    let mut game = Scene::new(2).members(S1, 1, 2).members(S1, 5, 1).members(S2, 2, 5).actions(BLANK, MOON);
    game.play("place blank move");
    assert_eq!(game.choices("move").len(), 8, "two from h1 and six from h5");
    game.play("move h1>h2").play("move h1>h2");
    assert_eq!(game.state.population(hex(2)), 7);
}

/// RT-MOVE-04, RT-EDGE-06, RT-RULING-07: a member that has travelled stays; one that was just added may go.
#[test]
fn a_member_travels_once() {
    let mut game = Scene::new(2).members(S1, 1, 1).members(S2, 9, 3).actions(BLANK, MOON);
    game.plays("place blank grow, grow h1, done, place moon move, move h1>h2");
    game.refuses("move h2>h3", "RT-MOVE-04").play("move h1>h4");
    assert_eq!((game.members(S1, 2), game.members(S1, 4)), (1, 1));
}

/// RT-MOVE-05: one hex at a time.
#[test]
fn a_member_goes_one_hex() {
    let mut game = Scene::new(2).members(S1, 1, 1).members(S2, 9, 3).actions(BLANK, MOON);
    game.play("place blank move").refuses("move h1>h5", "RT-MOVE-05").refuses("move h1>h1", "RT-MOVE-05");
    assert_eq!(game.choices("move"), ["move h1>h2", "move h1>h4"]);
}

/// RT-MOVE-01: the shown number and no more.
#[test]
fn the_shown_number_of_members_moves() {
    let mut game = Scene::new(2).members(S1, 1, 5).members(S2, 9, 3).actions(BLANK, MOON);
    game.plays("place moon move, move h1>h2, move h1>h2");
    game.refuses("move h1>h2", "RT-TURN-01");
    assert_eq!(game.members(S1, 1), 3);
}

/// RT-EDGE-07, RT-RULING-28, RT-VILL-07: the last member leaving a village loses it at once, even if another member could
/// still come in the same MOVE; coming first keeps it.
#[test]
fn a_village_left_alone_is_destroyed_at_once() {
    let scene = || Scene::new(2).members(S1, 1, 1).members(S1, 2, 1).members(S2, 9, 3).village(S1, 1);
    let mut game = scene().actions(BLANK, MOON);
    game.plays("place moon move, move h1>h4");
    assert!(!game.has_village(S1, 1) && game.told(Note::VillageLost(S1, hex(1))));
    game.play("move h2>h1");
    assert!(!game.has_village(S1, 1), "too late");
    let mut game = scene().actions(BLANK, MOON);
    game.plays("place moon move, move h2>h1, move h1>h4");
    assert!(game.has_village(S1, 1));
}

/// RT-EVENT-38, RT-RULING-28: the tamed mammoth is looked at when the MOVE is over: it may follow its only companion.
#[test]
fn the_mammoth_may_follow_within_a_move() {
    let scene = || Scene::new(2).members(S1, 1, 1).members(S2, 9, 3).tamed(S1, 1).points(S1, 3);
    let mut game = scene().actions(BLANK, BLANK);
    game.plays("place blank move, move h1>h4, herd h4").at(Step::Actions);
    assert_eq!((game.score(S1), game.state.events.mammoth.unwrap().hex), (3, hex(4)));
    let mut game = scene().actions(BLANK, BLANK);
    game.plays("place blank move, move h1>h4, done");
    assert_eq!((game.score(S1), game.state.events.mammoth), (0, None));
}

/// Cairn Trails: up to two of the moved members may go two hexes; a third may not, nor without the card.
#[test]
fn cairn_trails_carry_two_members_further() {
    let mut game =
        Scene::new(2).members(S1, 1, 4).members(S2, 9, 3).done(S1, [Goal::CairnTrails]).actions(BLANK, MOON);
    game.play("place blank move").refuses("move h1>h9", "RT-MOVE-05");
    game.plays("move h1>h5, move h1>h7").refuses("move h1>h5", "RT-MOVE-05").play("move h1>h2");
    let mut game = Scene::new(2).members(S1, 1, 4).members(S2, 9, 3).actions(BLANK, MOON);
    game.play("place blank move").refuses("move h1>h5", "RT-MOVE-05");
}

/// RT-GOAL-15, RT-RULING-33: by canoe steps into lakes are free; one step may enter other land; it still takes a MOVE.
#[test]
fn the_canoe_makes_lakes_free() {
    // Lakes h1, h4, h7 lie in a row.
    let mut game =
        Scene::new(2).members(S1, 2, 2).members(S2, 9, 3).owns(S1, Object::Canoe).actions(BLANK, MOON);
    assert!(game.choices("move").is_empty(), "only in a MOVE");
    game.play("place moon move");
    assert!(game.offers("move h2>h7"), "over h4, a lake");
    assert!(game.offers("move h2>h8"), "over h4 and h7 to one forest");
    game.refuses("move h2>h9", "RT-GOAL-15");
    game.play("move h2>h8").refuses("move h8>h9", "RT-MOVE-04").play("move h2>h3");
    let mut game = Scene::new(2)
        .members(S1, 2, 2)
        .members(S2, 9, 3)
        .owns(S1, Object::Canoe)
        .done(S1, [Goal::CairnTrails])
        .actions(BLANK, MOON);
    game.play("place moon move").play("move h2>h9");
}

fn discovery() -> Scene {
    Scene::new(3).members(S1, 5, 4).members(S2, 1, 1).members(S3, 6, 2).members(S3, 9, 1).members(S1, 9, 1)
}

/// RT-EVENT-20, RT-EVENT-21, RT-RULING-55: a good of any kind for each hex of others entered where the active tribe was not.
#[test]
fn discovery_pays_for_hexes_of_others() {
    let mut game = discovery().roll();
    game.deal("roll sun sun").deal("event discovery");
    assert_eq!(game.state.events.active.as_slice()[0].tokens.0, [2, 2, 2]);
    game.play("place sun move").plays("move h5>h1, move h5>h1, move h5>h6, move h5>h9, done");
    game.plays("take food, take food");
    assert_eq!(game.goods(S1), [2, 0, 0], "h1 and h6 once each; h9 was shared before");
    game.asks(S1).refuses("take wood", "RT-TURN-01");
    assert_eq!(game.state.events.active.as_slice()[0].tokens.0, [0, 2, 2]);
}

/// RT-EVENT-03, RT-EVENT-06: Discovery gives only what lies on it, and leaves when empty.
#[test]
fn discovery_leaves_when_empty() {
    let mut game = discovery().active(Event::Discovery, [0, 0, 1]).actions(BLANK, MOON);
    game.plays("place blank move, move h5>h1, move h5>h6, done");
    game.refuses("take food", "RT-EVENT-21").play("take stone");
    assert!(game.state.events.discard.has(Event::Discovery));
    assert_eq!(game.goods(S1), [0, 0, 1]);
}

/// RT-EVENT-37: the tamed mammoth is led, free, to another hex of its owner, once in a MOVE.
#[test]
fn a_tamed_mammoth_is_led_along() {
    let mut game =
        Scene::new(2).members(S1, 1, 2).members(S1, 5, 1).members(S2, 9, 3).tamed(S1, 1).actions(SUN, MOON);
    game.play("place moon move").refuses("herd h9", "RT-EVENT-37").refuses("herd h1", "RT-EVENT-37");
    game.play("herd h5").refuses("herd h1", "RT-EVENT-37").plays("move h1>h2, move h1>h2");
    assert_eq!(game.state.events.mammoth.unwrap().hex, hex(5));
}

/// RT-EVENT-38, RT-EVENT-39, RT-EDGE-24, RT-RULING-37: without a member of its owner it runs away with three points, not below none.
#[test]
fn a_mammoth_left_alone_costs_three_points() {
    for (points, left) in [(2, 0), (5, 2)] {
        let mut game = Scene::new(2)
            .members(S1, 1, 1)
            .members(S2, 9, 3)
            .tamed(S1, 1)
            .points(S1, points)
            .actions(SUN, MOON);
        game.plays("place moon move, move h1>h2");
        game.play("done");
        assert_eq!(game.score(S1), left);
        assert_eq!(game.state.events.mammoth, None);
        assert!(game.state.events.discard.has(Event::Mammoth));
    }
}
