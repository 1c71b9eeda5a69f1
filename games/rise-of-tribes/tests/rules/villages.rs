//! Villages.

use rise_of_tribes::{Event, Goal, Note, Tribe};

use crate::common::{S1, S2, S3, S4, Scenario, Scene, content};

fn rich() -> Scene {
    Scene::new(2)
        .members(S1, 1, 2)
        .members(S1, 2, 2)
        .members(S1, 3, 1)
        .members(S2, 3, 1)
        .members(S2, 9, 3)
        .goods(S1, [20, 20, 20])
}

/// RT-VILL-01, RT-VILL-02, RT-RULING-30, RT-DEC-20: any number of villages, each at the price of the board.
#[test]
fn villages_cost_what_the_board_shows() {
    let mut game = rich().end();
    game.play("build h1").play("build h2");
    assert_eq!(game.goods(S1), [16, 18, 14], "Daba: 2 food, 1 wood, 3 stone");
    let costs: Vec<[u8; 3]> = Tribe::ALL.iter().map(|tribe| content().tribes[tribe].village.is.0).collect();
    assert_eq!(
        costs,
        [[2, 1, 3], [4, 1, 1], [1, 2, 3], [3, 2, 1], [1, 4, 1], [1, 3, 2], [3, 1, 2], [2, 3, 1]]
    );
    assert!(costs.iter().all(|cost| cost.iter().sum::<u8>() == 6));
}

/// RT-VILL-02: short of one good, no village.
#[test]
fn a_village_must_be_paid() {
    for goods in [[1, 1, 3], [2, 0, 3], [2, 1, 2]] {
        let mut game = rich().goods(S1, goods).end();
        game.refuses("build h1", "RT-VILL-02");
    }
    let mut game = rich().goods(S1, [2, 1, 3]).end();
    game.play("build h1");
    assert_eq!(game.goods(S1), [0, 0, 0]);
}

/// RT-VILL-03, RT-VILL-04, RT-EDGE-21: on an own hex, shared or not, but not on a village.
#[test]
fn a_village_needs_an_own_hex_without_a_village() {
    let mut game = rich().members(S1, 9, 1).village(S2, 9).end();
    game.refuses("build h9", "RT-VILL-04").refuses("build h5", "RT-VILL-03").play("build h3");
    game.refuses("build h3", "RT-VILL-04");
    assert!(game.has_village(S1, 3), "shared with seat 2");
}

/// RT-VILL-05, RT-VILL-06, RT-RULING-25, RT-EDGE-19: the first village of the game lets the late events join the event deck, once.
#[test]
fn the_first_village_brings_the_late_events() {
    let mut game = rich().end();
    assert_eq!((game.state.events.deck.len(), game.state.events.aside.len()), (14, 2));
    game.play("build h1");
    assert_eq!((game.state.events.deck.len(), game.state.events.aside.len()), (16, 0));
    assert!(
        game.state.events.deck.has(Event::Chieftain) && game.state.events.deck.has(Event::AbandonedVillage)
    );
    assert_eq!(game.state.player(S1).deck.len(), 14, "not the goal deck");
    let told = game.story.iter().filter(|(_, note)| *note == Note::LateEvents).count();
    game.play("build h2");
    let again = game.story.iter().filter(|(_, note)| *note == Note::LateEvents).count();
    assert_eq!((told, again), (1, 1));
}

/// RT-VILL-08, RT-EDGE-22: building gives no point; the first one comes with the owner's next turn.
#[test]
fn a_new_village_scores_next_turn() {
    let mut game = rich().end();
    game.plays("build h1, done");
    assert_eq!(game.score(S1), 0);
    game.deal("roll sun moon").plays("place sun grow, done, place moon move, done, done");
    assert_eq!(game.score(S1), 1);
}

/// RT-RULING-26, RT-EDGE-20: twelve tokens; with all on the map nobody builds, a lost one comes back.
#[test]
fn there_are_twelve_village_tokens() {
    let scene = || {
        let mut scene = Scene::new(4).goods(S1, [20, 20, 20]).members(S4, 15, 1);
        for (index, at) in (1..=13).enumerate() {
            let seat = [S1, S2, S3][index % 3];
            scene = scene.members(seat, at, 1);
            if at <= 12 {
                scene = scene.village(seat, at);
            }
        }
        scene
    };
    let mut game = scene().end();
    assert_eq!(game.state.villages_built(), 12);
    game.refuses("build h13", "RT-RULING-26");
    let mut game = scene().second_action(crate::common::BLANK);
    game.plays("place blank move, move h1>h3, done, build h13");
    assert_eq!(game.state.villages_built(), 12);
}

/// RT-RULING-27: a village belongs to who built it, whoever stands there.
#[test]
fn a_village_belongs_to_its_builder() {
    let mut game = rich().members(S2, 1, 3).end();
    game.play("build h1");
    assert!(game.has_village(S1, 1) && !game.has_village(S2, 1));
}

/// RT-RULING-29: building and completing go in any order; a village just built may serve a goal.
#[test]
fn building_and_completing_may_be_mixed() {
    let mut game = rich().open(S1, [Goal::Bow, Goal::Basketry]).end();
    game.plays("complete bow, build h1, complete basketry, build h2");
    assert_eq!(game.score(S1), 2);
}
