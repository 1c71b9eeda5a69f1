//! Dice pushed through the four actions.

use rise_of_tribes::{BoardAction, Level};

use crate::common::{BLANK, MOON, S1, S2, SUN, Scenario, Scene};

fn scene() -> Scene {
    Scene::new(2).members(S1, 1, 2).members(S2, 9, 3)
}

/// RT-DICE-04, RT-DICE-13, RT-DEC-08, RT-EDGE-01: any die on any action, the second action different from the first.
#[test]
fn two_different_actions() {
    let mut game = scene().actions(SUN, MOON);
    assert_eq!(game.choices("place").len(), 8);
    game.plays("place moon grow, done");
    assert_eq!(game.choices("place"), ["place sun move", "place sun gather", "place sun lead"]);
    game.refuses("place sun grow", "RT-DICE-04").refuses("place moon move", "RT-DICE-05");
}

/// RT-DICE-05, RT-DICE-06, RT-RULING-02, RT-EX-15: a die enters in front, the others shift, the last drops out.
#[test]
fn a_new_die_pushes_the_last_one_out() {
    let mut game = scene().actions(SUN, BLANK);
    game.play("place sun grow");
    assert_eq!(game.state.queues[BoardAction::Grow as usize], [SUN, SUN, MOON]);
    assert_eq!(game.choices("grow").len(), 1);
    game.plays("grow h1, grow h1, grow h1, grow h1");
    assert_eq!(game.members(S1, 1), 6, "two suns: increased");
}

/// RT-EX-16: a moon makes LEAD reduced.
#[test]
fn two_moons_reduce_the_action() {
    let mut game = scene().queue(BoardAction::Lead, [MOON, SUN, BLANK]).actions(MOON, BLANK);
    game.play("place moon lead");
    assert_eq!(game.state.queues[BoardAction::Lead as usize], [MOON, MOON, SUN]);
    game.deal("goal bow").asks(S1);
}

/// RT-DICE-08..11, RT-EX-17, RT-EDGE-03: two suns increase, two moons reduce, in any positions; else normal.
#[test]
fn three_dice_set_the_strength() {
    let cases = [
        ([SUN, SUN, SUN], Level::High),
        ([SUN, MOON, SUN], Level::High),
        ([MOON, SUN, SUN], Level::High),
        ([MOON, MOON, SUN], Level::Low),
        ([SUN, MOON, MOON], Level::Low),
        ([MOON, BLANK, MOON], Level::Low),
        ([SUN, MOON, BLANK], Level::Normal),
        ([BLANK, BLANK, BLANK], Level::Normal),
        ([SUN, BLANK, BLANK], Level::Normal),
    ];
    for (dice, expected) in cases {
        assert_eq!(Level::of(dice), expected, "{dice:?}");
    }
}

/// RT-DICE-12, RT-EDGE-04: the first action is over before the second die is placed, and leaves the other queues alone.
#[test]
fn the_first_action_is_resolved_first() {
    let mut game = scene().actions(SUN, MOON);
    game.play("place sun grow").refuses("place moon move", "RT-TURN-01");
    assert_eq!(game.state.queues[BoardAction::Move as usize], [SUN, MOON, BLANK]);
    game.play("done").play("place moon move");
    assert_eq!(game.state.queues[BoardAction::Move as usize], [MOON, SUN, MOON]);
    assert_eq!(game.state.queues[BoardAction::Grow as usize], [SUN, SUN, MOON]);
}

/// RT-DICE-14, RT-RULING-01: GROW 2/3/4, MOVE 2/4/6, LEAD 1/2/3, GATHER 1/2/3 hexes of 2.
#[test]
fn strengths_are_those_of_the_action_board() {
    let content = crate::common::content();
    assert_eq!(content.actions.grow.is, [2, 3, 4]);
    assert_eq!(content.actions.moves.is, [2, 4, 6]);
    assert_eq!(content.actions.lead.is, [1, 2, 3]);
    assert_eq!(content.gather.hexes.is, [[1, 2], [2, 2], [3, 2]]);
    for (die, members, steps) in [("moon", 2, 2), ("blank", 3, 4), ("sun", 4, 6)] {
        let face = die.parse().unwrap();
        let mut game = scene().members(S1, 2, 9).actions(face, face);
        game.play(&format!("place {die} grow"));
        for _ in 0..members {
            game.play("grow h1");
        }
        game.play(&format!("place {die} move"));
        for _ in 0..steps {
            game.play("move h2>h3");
        }
        assert!(!game.offers("move h2>h3"), "{die}");
    }
}

/// RT-RULING-04: both dice must be placed even if their effects are not wanted.
#[test]
fn both_dice_must_be_placed() {
    let mut game = scene().actions(SUN, MOON);
    game.refuses("done", "RT-RULING-04").plays("place sun grow, done").refuses("done", "RT-RULING-04");
    game.plays("place moon gather, done");
    assert_eq!(game.goods(S1), [0, 0, 0]);
}
