//! Special terrain beside goals, events, developments and powers.

use rise_of_tribes::{BoardAction, Event, Face, Goal, Good, Step, Tile};

use crate::common::{BLANK, Game, MOON, S1, S2, SUN, Scenario, Scene, hex};

fn gathered(mut game: Game, hexes: &[&str]) -> [u8; 3] {
    game.play("place blank gather");
    game.plays(&hexes.join(", "));
    game.goods(S1)
}

/// RT-TERRAIN-02: goals see a special tile as the land it replaced: three forests, one of them the jungle.
#[test]
fn goals_see_special_tiles_as_their_land() {
    let kindred = |tile| {
        let scene = Scene::new(2).tile(5, tile).members(S1, 2, 1).members(S1, 5, 1).members(S1, 8, 1);
        scene.members(S2, 9, 1).open(S1, [Goal::KindredLands]).end().offers("complete kindred-lands")
    };
    assert!([Tile::Jungle, Tile::WildLand, Tile::GreatForest].into_iter().all(kindred));
    assert!([Tile::Oasis, Tile::Chasm, Tile::GreatMountain].into_iter().all(|tile| !kindred(tile)));
}

/// RT-TERRAIN-06: the wild land stands for one land of choice in a goal: it is the forest of a valley, or its lake.
#[test]
fn the_wild_land_is_any_part_of_a_valley() {
    // h2 lies between h1 and h3; with the wild land on h2 any two other lands do.
    let valley = |one, other| {
        Scene::new(2)
            .tile(5, Tile::WildLand)
            .members(S1, 5, 2)
            .members(S1, one, 2)
            .members(S1, other, 2)
            .members(S2, 9, 1)
            .open(S1, [Goal::HomeValley])
            .end()
            .offers("complete home-valley")
    };
    // h5 touches h2 (forest), h3 (mountain), h4 and h7 (lakes), h6 (mountain), h8 (forest).
    assert!(valley(2, 3), "wild as lake");
    assert!(valley(4, 3), "wild as forest");
    assert!(valley(2, 4), "wild as mountain");
    assert!(!valley(4, 7), "two lakes need a third land");
}

/// RT-TERRAIN-04: a great land counts its extra once, with Basketry on top.
#[test]
fn a_great_land_with_basketry_gives_four() {
    let mut game = Scene::new(2)
        .tile(4, Tile::GreatLake)
        .members(S1, 4, 1)
        .members(S2, 9, 1)
        .done(S1, [Goal::Basketry])
        .actions(BLANK, SUN);
    game.plays("place blank gather, gather h4 food, basket food");
    assert_eq!(game.goods(S1), [4, 0, 0]);
}

/// RT-TERRAIN-04, RT-TERRAIN-11: only great lands give more; the oasis and the chasm give the usual two.
#[test]
fn other_special_lakes_give_the_usual_yield() {
    for (tile, yields) in [(Tile::GreatLake, 3), (Tile::Oasis, 2), (Tile::Chasm, 2)] {
        let scene = Scene::new(2).tile(4, tile).members(S1, 4, 3).members(S2, 9, 1);
        assert_eq!(gathered(scene.actions(BLANK, SUN), &["gather h4 food"]), [yields, 0, 0], "{tile}");
    }
}

/// RT-TERRAIN-07, RT-RULING-54: beside the volcano the wild land has nothing to gain; both its goods are of any kind.
#[test]
fn the_wild_land_gives_two_of_one_kind_or_of_two() {
    let scene = || Scene::new(2).tile(5, Tile::WildLand).members(S1, 5, 1).members(S2, 9, 1);
    for (first, second, goods) in
        [("food", "food", [2, 0, 0]), ("wood", "stone", [0, 1, 1]), ("stone", "stone", [0, 0, 2])]
    {
        let hexes = [format!("gather h5 {first}"), format!("take {second}")];
        let game = scene().actions(BLANK, SUN);
        assert_eq!(gathered(game, &[&hexes[0], &hexes[1]]), goods);
    }
}

/// RT-TERRAIN-07: Basketry adds any kind to the wild land.
#[test]
fn basketry_on_the_wild_land_adds_any_kind() {
    let mut game = Scene::new(2)
        .tile(5, Tile::WildLand)
        .members(S1, 5, 1)
        .members(S2, 9, 1)
        .done(S1, [Goal::Basketry])
        .actions(BLANK, SUN);
    game.plays("place blank gather, gather h5 food, take food");
    assert_eq!(game.choices("basket").len(), 3);
}

/// RT-TERRAIN-10, RT-RULING-65: three members are needed when the hex is chosen, also for the repeat of Oxen.
#[test]
fn members_are_counted_when_the_hex_is_chosen() {
    let scene = |own| Scene::new(2).tile(5, Tile::Jungle).members(S1, 5, own).members(S2, 9, 1);
    let mut game =
        scene(2).queue(BoardAction::Grow, [Face::Sun, Face::Moon, Face::Blank]).actions(BLANK, SUN);
    game.plays("place sun grow, grow h5, done, place blank gather, gather h5 wood");
    assert_eq!(game.goods(S1), [0, 2, 0], "the third one has just come");
    let oxen = scene(3).done(S1, [Goal::Oxen]).actions(BLANK, SUN);
    assert_eq!(gathered(oxen, &["gather h5 wood", "gather h5 wood"]), [0, 4, 0]);
}

/// RT-TERRAIN-13, RT-RULING-66: the chasm takes members at the end of everybody's step 4, after the conflicts, before step 5.
#[test]
fn the_chasm_works_in_every_turn() {
    let mut game = Scene::new(2)
        .tile(4, Tile::Chasm)
        .members(S1, 4, 1)
        .members(S1, 1, 1)
        .members(S2, 9, 1)
        .turn_of(S2)
        .goods(S1, [9; 3])
        .actions(BLANK, MOON);
    assert_eq!(game.members(S1, 4), 1);
    game.idle().at(Step::End);
    assert_eq!((game.members(S1, 4), game.reserve(S1)), (0, 19), "in the turn of another");
}

/// RT-TERRAIN-13: no single member to build with, in step 5 it is gone.
#[test]
fn nobody_builds_with_a_single_member_on_the_chasm() {
    let game = Scene::new(2).tile(4, Tile::Chasm).members(S1, 4, 1).members(S1, 1, 1).members(S2, 9, 1);
    game.goods(S1, [9; 3]).conflicts().refuses("build h4", "RT-VILL-03");
}

/// RT-TERRAIN-13: the tamed mammoth falls with the last member.
#[test]
fn the_chasm_can_cost_the_mammoth() {
    let game = Scene::new(2).tile(4, Tile::Chasm).members(S1, 1, 1).members(S2, 4, 1).tamed(S2, 4);
    let game = game.points(S2, 3).conflicts();
    assert_eq!((game.score(S2), game.state.events.mammoth), (0, None));
}

/// RT-TERRAIN-16: the sabre-tooth, Plentiful Stone and goals see the glacier as a mountain.
#[test]
fn the_glacier_is_a_mountain_for_events_and_goals() {
    let mut game = Scene::new(2)
        .glacier(9, 0)
        .members(S1, 9, 2)
        .members(S1, 3, 1)
        .members(S1, 6, 1)
        .members(S2, 1, 1)
        .active(Event::PlentifulStone, [0, 0, 6])
        .open(S1, [Goal::KindredLands])
        .roll();
    game.double("sun").deal("event sabre-tooth");
    assert!(game.offers("tiger h9"));
    game.play("tiger h9").plays("place sun gather, gather h9 stone, extra, done");
    assert_eq!(game.goods(S1), [0, 0, 3], "one from the ice and two from the card");
    game.plays("place sun move, done, complete kindred-lands");
}

/// RT-TERRAIN-20, RT-RULING-67: increased LEAD and GATHER lay a stone as well, anybody's, at most one for each action.
#[test]
fn every_increased_action_of_anybody_lays_a_stone() {
    let suns = [Face::Sun, Face::Sun, Face::Blank];
    let mut game = Scene::new(2)
        .glacier(6, 0)
        .members(S1, 1, 1)
        .members(S2, 9, 1)
        .queue(BoardAction::Lead, suns)
        .queue(BoardAction::Gather, suns)
        .turn_of(S2)
        .actions(BLANK, MOON);
    game.play("place blank lead");
    for goal in ["bow", "clan", "oxen"] {
        assert_eq!(game.state.ground.stones, 0);
        game.deal(&format!("goal {goal}"));
    }
    assert_eq!(game.state.ground.stones, 1);
    game.plays("place moon gather, gather h9 stone");
    assert_eq!((game.state.ground.stones, game.goods(S2)), (2, [0, 0, 2]), "not from the one who acts");
}

/// RT-TERRAIN-20: a die spent on a beast is no action: no stone.
#[test]
fn hunting_lays_no_stone() {
    let mut game = Scene::new(2).glacier(6, 0).members(S1, 3, 2).members(S2, 9, 1).tiger(3).actions(SUN, SUN);
    game.play("hunt tiger sun");
    assert_eq!(game.state.ground.stones, 0);
}

/// RT-TERRAIN-21, RT-EDGE-39: melted by the first of two increased actions, it gets no further stone and can be built on.
#[test]
fn a_melted_glacier_is_an_ordinary_mountain() {
    let mut game =
        Scene::new(2).glacier(6, 4).members(S1, 6, 3).members(S2, 9, 1).goods(S1, [9; 3]).actions(SUN, SUN);
    game.plays("place sun grow, done, place sun move, done").at(Step::End);
    assert_eq!((game.state.ground.stones, game.state.ground.glacier), (5, None));
    game.play("build h6");
}

/// RT-TERRAIN-22, RT-RULING-67, RT-RULING-68: a GATHER that melts it is over first; the next one on the mountain finds all five.
#[test]
fn the_gather_that_melts_the_glacier_does_not_find_its_stones() {
    let suns = [Face::Sun, Face::Sun, Face::Blank];
    let mut game = Scene::new(2)
        .glacier(6, 4)
        .members(S1, 6, 1)
        .members(S2, 9, 1)
        .queue(BoardAction::Gather, suns)
        .actions(BLANK, MOON);
    game.plays("place blank gather, gather h6 stone");
    assert_eq!((game.goods(S1), game.state.ground.melted), ([0, 0, 1], Some(hex(6))));
}

/// RT-TERRAIN-22, RT-EDGE-40: the stones wait for a GATHER on that mountain, and Oxen do not find them twice.
#[test]
fn the_stones_are_found_on_that_mountain_only() {
    let scene = || Scene::new(2).melted(6).members(S1, 6, 1).members(S1, 3, 1).members(S2, 9, 1);
    let mut game = scene().done(S1, [Goal::Oxen]).actions(BLANK, SUN);
    game.plays("place blank gather, gather h3 stone");
    assert_eq!(game.state.player(S1).goods.of(Good::Stone), 2);
    game.plays("gather h6 stone, gather h6 stone");
    assert_eq!(game.goods(S1), [0, 0, 11], "two, two and five, two");
    assert_eq!((game.state.ground.melted, game.state.ground.stones), (None, 0));
}

/// RT-RULING-63: by default there is no special terrain at all.
#[test]
fn no_special_terrain_by_default() {
    let game = Scene::new(4).members(S1, 1, 1).members(S2, 9, 1).roll();
    assert!(game.state.dealing.specials.is_empty() && game.state.ground.glacier.is_none());
    assert!(
        game.state
            .ground
            .tiles
            .as_slice()
            .iter()
            .all(|tile| { matches!(tile, Tile::Lake | Tile::Forest | Tile::Mountain) })
    );
}
