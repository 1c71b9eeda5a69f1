//! Drought and Invaders.

use rise_of_tribes::{Event, Goal, Note, Special, Step};
use table::sets::Set;

use crate::common::{BLANK, S1, S2, S3, SUN, Scenario, Scene};

/// RT-EVENT-25, RT-RULING-46, RT-EDGE-18: in a Drought five members are too many and four are not, active player or not.
#[test]
fn drought_lowers_the_limit_to_four() {
    let mut game = Scene::new(2)
        .members(S1, 1, 4)
        .members(S2, 9, 5)
        .members(S2, 7, 4)
        .active(Event::Drought, [0; 3])
        .conflicts();
    game.at(Step::End);
    assert_eq!((game.members(S1, 1), game.members(S2, 7), game.members(S2, 9)), (4, 4, 4));
    assert_eq!(game.reserve(S2), 12);
}

/// RT-EVENT-25: the limit is five again without it.
#[test]
fn without_drought_five_may_stay() {
    let mut game = Scene::new(2).members(S1, 1, 5).members(S2, 9, 5).conflicts();
    game.at(Step::End);
    assert_eq!((game.members(S1, 1), game.members(S2, 9)), (5, 5));
}

/// RT-EVENT-26, RT-RULING-47: it works from step 4 of the turn it appears in, not before.
#[test]
fn drought_begins_with_the_conflicts_of_its_turn() {
    let mut game = Scene::new(2).members(S1, 1, 5).members(S2, 9, 1).roll();
    game.draws(Event::Drought).at(Step::Actions);
    assert_eq!(game.members(S1, 1), 5, "nobody leaves in step 2");
    game.idle().at(Step::End);
    assert_eq!(game.members(S1, 1), 4);
}

/// RT-RULING-46: the glacier's limit stays at three.
#[test]
fn drought_leaves_the_glacier_at_three() {
    let scene = || Scene::new(2).glacier(9, 0).members(S1, 1, 1).active(Event::Drought, [0; 3]);
    let mut game = scene().members(S2, 9, 4).conflicts();
    game.at(Step::End);
    assert_eq!(game.members(S2, 9), 3);
    let game = scene().members(S2, 9, 3).conflicts();
    assert_eq!(game.members(S2, 9), 3);
}

/// RT-EVENT-27, RT-EDGE-18: the next double ends it, a new event follows, and the limit is five again.
#[test]
fn the_next_double_ends_the_drought() {
    let mut game = Scene::new(2).members(S1, 1, 4).members(S2, 9, 1).active(Event::Drought, [0; 3]).roll();
    game.double("moon").awaits_chance();
    assert!(game.state.events.discard.has(Event::Drought));
    game.deal("event discovery");
    assert_eq!(game.slots(), [Event::Discovery]);
    game.plays("place moon grow, grow h1, done, place moon move, done").at(Step::End);
    assert_eq!(game.members(S1, 1), 5);
}

/// RT-EVENT-33..35: three invaders land on the least populated hex, empty ones first; the active player breaks ties.
#[test]
fn invaders_land_on_the_least_populated_hex() {
    let mut game = Scene::new(2).members(S1, 1, 1).members(S2, 9, 1).members(S1, 5, 1).roll();
    game.draws(Event::Invaders).asks(S1);
    assert_eq!(game.legal_actions(), ["camp h2", "camp h3", "camp h4", "camp h6", "camp h7", "camp h8"]);
    game.refuses("camp h9", "RT-EVENT-33").play("camp h7").at(Step::Actions);
    assert_eq!(game.state.events.invaders_on(crate::common::hex(7)), 3);
}

/// RT-EVENT-33: without a tie nobody is asked; members of all tribes are counted.
#[test]
fn a_single_least_populated_hex_is_taken_at_once() {
    let mut scene = Scene::new(2).members(S1, 9, 1).members(S2, 8, 1).members(S1, 8, 1);
    for at in 1..=7 {
        scene = scene.members(S1, at, 2);
    }
    let mut game = scene.roll();
    game.draws(Event::Invaders).at(Step::Actions);
    assert!(game.told(Note::InvadersLand(crate::common::hex(9), 3)));
}

/// RT-RULING-48: invaders count when the least populated hex is looked for.
#[test]
fn invaders_are_part_of_the_population() {
    let mut game = Scene::new(2).members(S1, 4, 1).members(S1, 7, 2).members(S2, 9, 1).camp(1, 3).roll();
    game.draws(Event::Mammoth).at(Step::Actions);
    assert_eq!(game.state.events.mammoth.map(|beast| beast.hex), Some(crate::common::hex(4)));
}

/// RT-RULING-48: each double brings one more, up to the five there are.
#[test]
fn invaders_grow_on_doubles_up_to_five() {
    for (before, after) in [(3, 4), (4, 5), (5, 5)] {
        let mut game = Scene::new(2).members(S1, 1, 1).members(S2, 9, 1).camp(5, before).roll();
        game.draws(Event::Drought);
        assert_eq!(game.state.events.invaders_on(crate::common::hex(5)), after);
    }
}

/// RT-RULING-48: no GATHER and no village on their hex.
#[test]
fn invaders_block_gathering_and_building() {
    let scene = || Scene::new(2).members(S1, 5, 2).members(S2, 9, 1).camp(5, 3).goods(S1, [9, 9, 9]);
    let mut game = scene().members(S1, 1, 1).actions(BLANK, SUN);
    game.play("place blank gather").refuses("gather h5 wood", "RT-EVENT-33").play("gather h1 food");
    scene().end().refuses("build h5", "RT-EVENT-33");
}

/// RT-RULING-48: they count for the limit, lose one at a time like a tribe, and never come back.
#[test]
fn invaders_fight_like_a_tribe() {
    let mut game = Scene::new(2).members(S1, 5, 4).members(S2, 9, 1).camp(5, 3).conflicts();
    game.at(Step::End);
    assert_eq!((game.members(S1, 5), game.reserve(S1)), (1, 19));
    assert_eq!((game.state.events.invaders, game.slots()), (None, vec![]));
    assert_eq!(game.state.events.discard, Set::only(Event::Invaders));
    assert_eq!(game.score(S1), 2, "for defeating the last one");
    let calm = Scene::new(2).members(S1, 5, 2).members(S2, 9, 1).camp(5, 3).conflicts();
    assert_eq!((calm.members(S1, 5), calm.state.events.invaders_on(crate::common::hex(5))), (2, 3));
}

/// RT-RULING-48: invaders that win stay.
#[test]
fn invaders_can_win() {
    let mut game = Scene::new(2).members(S1, 5, 2).members(S2, 9, 1).camp(5, 4).conflicts();
    game.at(Step::End);
    assert_eq!((game.members(S1, 5), game.state.events.invaders_on(crate::common::hex(5))), (0, 2));
    assert_eq!((game.score(S1), game.slots()), (0, vec![Event::Invaders]));
}

/// RT-RULING-48: the points go to the tribe left there; to the attacker if nobody is; to nobody if he was not there.
#[test]
fn the_points_for_invaders_go_to_who_is_left_or_the_attacker() {
    let mut left = Scene::new(2).members(S1, 5, 1).members(S2, 5, 4).camp(5, 3).conflicts();
    left.at(Step::End);
    assert_eq!((left.members(S2, 5), left.score(S1), left.score(S2)), (1, 0, 2));
    let all_gone = Scene::new(2).members(S1, 5, 3).members(S2, 9, 1).camp(5, 3).conflicts();
    assert_eq!((all_gone.members(S1, 5), all_gone.score(S1)), (0, 2));
    let absent = Scene::new(2).members(S1, 1, 1).members(S2, 5, 3).camp(5, 3).conflicts();
    assert_eq!((absent.score(S1), absent.score(S2)), (0, 0));
    assert!(absent.slots().is_empty());
}

/// RT-RULING-34, RT-RULING-48: invaders stand in the way of majority and control.
#[test]
fn invaders_deny_majority_and_control() {
    let scene = || {
        let open = [Goal::KindredLands, Goal::FourCamps];
        let mut scene = Scene::new(3).members(S2, 12, 1).members(S3, 12, 1).open(S1, open);
        for at in [1, 4, 7, 2] {
            scene = scene.members(S1, at, 3);
        }
        scene
    };
    let calm = scene().end();
    assert!(calm.offers("complete kindred-lands") && calm.offers("complete four-camps"));
    let mut game = scene().camp(4, 3).end();
    game.refuses("complete kindred-lands", "RT-GOAL-07").refuses("complete four-camps", "RT-GOAL-07");
    let outnumbered = scene().camp(4, 2).end();
    assert!(outnumbered.offers("complete kindred-lands"), "three are more than two invaders");
}

/// RT-TERRAIN-02: the wild land and other special lakes are lakes for events too.
#[test]
fn events_see_special_terrain_as_its_land() {
    let mut game = Scene::new(2)
        .with_tiles([(4, Special::Oasis), (7, Special::Chasm)])
        .members(S1, 1, 2)
        .members(S2, 9, 2)
        .roll();
    game.draws(Event::Mammoth);
    assert_eq!(game.legal_actions(), ["mammoth h4", "mammoth h7"]);
}

trait WithTiles {
    fn with_tiles(self, tiles: impl IntoIterator<Item = (usize, Special)>) -> Self;
}

impl WithTiles for Scene {
    fn with_tiles(self, tiles: impl IntoIterator<Item = (usize, Special)>) -> Self {
        tiles.into_iter().fold(self, |scene, (at, special)| scene.tile(at, special.tile().unwrap()))
    }
}
