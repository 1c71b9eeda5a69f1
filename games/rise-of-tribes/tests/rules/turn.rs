//! The five steps of a turn.

use rise_of_tribes::{BoardAction, Cause, Frame, Note, Step};

use crate::common::{BLANK, MOON, S1, S2, S3, SUN, Scenario, Scene};

/// RT-TURN-01, RT-TURN-04, RT-RULING-38: village points, roll, two actions, conflicts, villages and goals; then the next seat.
#[test]
fn a_turn_has_five_steps_in_order() {
    let mut game =
        Scene::new(3).members(S1, 1, 2).members(S2, 5, 4).village(S2, 5).members(S3, 9, 2).turn_begins(S2);
    assert_eq!(game.score(S2), 1, "step 1 comes before the roll");
    game.awaits_chance().deal("roll sun moon");
    assert_eq!(game.state.frames.top(), Some(&Frame::Turn(Step::Actions)));
    game.refuses("build h5", "RT-TURN-01").refuses("done", "RT-RULING-04");
    game.plays("place sun grow, grow h5, grow h5, grow h5");
    assert_eq!(game.members(S2, 5), 7, "the limit is not checked in step 3");
    game.play("done").plays("place moon move, done");
    assert_eq!(game.members(S2, 5), 5, "step 4 comes before step 5");
    assert_eq!(game.state.frames.top(), Some(&Frame::Turn(Step::End)));
    game.refuses("place sun lead", "RT-TURN-01").play("done");
    assert_eq!(game.state.active, S3);
}

/// RT-TURN-02, RT-VILL-08: one point for each village at the start of the owner's turn.
#[test]
fn each_village_scores_a_point_in_step_one() {
    let game = Scene::new(2)
        .members(S1, 1, 1)
        .members(S2, 4, 2)
        .members(S2, 7, 2)
        .village(S2, 4)
        .village(S2, 7)
        .turn_begins(S2);
    assert_eq!(game.score(S2), 2);
    assert_eq!(game.score(S1), 0);
    assert!(game.told(Note::Scores(S2, Cause::Villages, 2)));
}

/// RT-TURN-03: nobody owns a village at first, so step 1 gives nothing.
#[test]
fn without_villages_step_one_gives_nothing() {
    let game = Scene::new(2).members(S1, 1, 2).members(S2, 4, 3).turn_begins(S2);
    assert_eq!(game.score(S2), 0);
}

/// RT-TURN-05, RT-DICE-02, RT-DICE-03, RT-EX-10, RT-EVENT-07: every double draws an event, then the turn goes on.
#[test]
fn a_double_is_handled_before_the_actions() {
    for face in ["sun", "moon", "blank"] {
        let mut game = Scene::new(2).members(S1, 1, 2).members(S2, 4, 3).roll();
        game.deal(&format!("roll {face} {face}")).awaits_chance();
        assert_eq!(game.odds().len(), 14, "one of the fourteen events");
        game.deal("event drought").asks(S1);
        assert_eq!(game.state.frames.top(), Some(&Frame::Turn(Step::Actions)));
    }
    let mut game = Scene::new(2).members(S1, 1, 2).members(S2, 4, 3).roll();
    game.deal("roll sun blank").asks(S1);
}

/// RT-DICE-01, RT-RULING-03: two dice of two suns, two moons and two blanks.
#[test]
fn the_odds_of_a_roll_are_those_of_two_dice() {
    let game = Scene::new(2).members(S1, 1, 2).members(S2, 4, 3).roll();
    let odds = game.odds();
    let of = |text: &str| odds.iter().find(|(said, _)| said == text).unwrap().1;
    assert_eq!(odds.len(), 6);
    assert_eq!((of("roll sun sun"), of("roll moon moon"), of("roll blank blank")), (4, 4, 4));
    assert_eq!((of("roll sun moon"), of("roll sun blank"), of("roll moon blank")), (8, 8, 8));
}

/// RT-EX-04..06: a sun makes GROW strong, a moon makes MOVE weak, and nothing else happens.
#[test]
fn the_sample_turn_of_loic() {
    let mut game = Scene::new(2).members(S1, 1, 4).members(S2, 9, 3).roll();
    game.deal("roll sun moon").asks(S1);
    game.play("place sun grow");
    game.plays("grow h1, grow h1, grow h1, grow h1");
    assert_eq!(game.members(S1, 1), 8, "two suns: four members");
    game.play("place moon move").plays("move h1>h2, move h1>h2");
    assert_eq!((game.members(S1, 1), game.members(S1, 2)), (5, 2), "after the conflict step");
    assert!(!game.told(Note::Moves(S1, crate::common::hex(1), crate::common::hex(4))));
    assert_eq!(game.legal_actions(), ["done"], "nothing to build, no goal");
}

/// RT-EX-06: no hex above five, no conflict.
#[test]
fn a_crowd_that_has_moved_on_fights_nobody() {
    let mut game = Scene::new(2).members(S1, 1, 7).members(S2, 9, 3).second_action(MOON);
    game.plays("place moon move, move h1>h2, move h1>h2");
    assert_eq!((game.members(S1, 1), game.members(S1, 2)), (5, 2));
    assert!(!game.told(Note::Conflict(crate::common::hex(1))));
}

/// RT-EX-07..09: two goals from LEAD, six goods from GATHER, both paid for two points in the same turn.
#[test]
fn the_sample_turn_of_cecile() {
    let mut game = Scene::new(2)
        .members(S1, 1, 1)
        .members(S1, 2, 1)
        .members(S1, 3, 1)
        .members(S2, 9, 3)
        .actions(SUN, BLANK);
    game.play("place blank lead").deal("goal basketry").deal("goal ochre-paintings");
    game.play("place sun gather").plays("gather h1 food, gather h2 wood, gather h3 stone");
    assert_eq!(game.goods(S1), [2, 2, 2], "two suns: three hexes of two goods");
    game.plays("complete basketry, complete ochre-paintings");
    assert_eq!((game.goods(S1), game.score(S1)), ([0, 0, 0], 2));
}

/// RT-RULING-05, RT-DICE-07, RT-EDGE-02: the dice that drop out are the next player's two, rolled anew.
#[test]
fn the_next_player_rolls_the_dropped_dice() {
    let mut game = Scene::new(2).members(S1, 1, 2).members(S2, 9, 3).actions(SUN, MOON);
    game.play("place sun grow").play("done");
    assert_eq!(game.state.hand.total(), 1, "the dropped die is not rolled again this turn");
    game.plays("place moon move, done, done").awaits_chance();
    assert_eq!((game.state.active, game.odds().len()), (S2, 6), "whatever faces they showed");
    game.deal("roll moon blank");
    assert_eq!(game.state.hand.total(), 2);
    assert_eq!(game.state.queues[BoardAction::Grow as usize], [SUN, SUN, MOON]);
}
