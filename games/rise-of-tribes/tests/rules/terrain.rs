//! Special terrain.

use rise_of_tribes::{Event, Goal, Land, Options, Special, Tile};
use table::Rules;

use crate::common::{BLANK, Game, MOON, S1, S2, SUN, Scenario, Scene, base, content, hex, rules};

/// RT-TERRAIN-01, RT-RULING-63: any tiles can be chosen, or drawn; each takes the place of an ordinary one.
#[test]
fn special_tiles_take_the_place_of_ordinary_ones() {
    let all = Options { tiles: Special::ALL.to_vec(), ..base(2) };
    let mut state = rules(&all).start();
    assert_eq!(state.dealing.bag.total(), 9);
    assert_eq!(state.dealing.bag.of(Tile::Lake), 0, "great lake, oasis and chasm");
    assert_eq!(state.dealing.bag.of(Tile::Forest), 1);
    assert_eq!(state.dealing.bag.of(Tile::Mountain), 2);
    let game = Game::new(rules(&all), state);
    let replaced: Vec<String> = game.odds().into_iter().map(|(text, _)| text).collect();
    assert_eq!(
        replaced,
        ["wild-land for forest", "wild-land for mountain"],
        "one mountain stays for the glacier, and no lake is left"
    );
    state = rules(&Options { random_tiles: 3, ..base(2) }).start();
    let mut game = Game::new(rules(&Options { random_tiles: 3, ..base(2) }), state);
    assert_eq!(game.odds().len(), 8);
    game.deal("special jungle").cannot_deal("special jungle").deal("special glacier").deal("special chasm");
    assert!(game.odds()[0].0.starts_with("tile"));
    assert!(rules(&base(2)).start().dealing.specials.is_empty(), "none by default");
    assert!(rise_of_tribes::RiseOfTribes::new(&Options { random_tiles: 9, ..base(2) }, &content()).is_err());
}

/// RT-TERRAIN-02, RT-TERRAIN-03, RT-TERRAIN-05, RT-TERRAIN-06, RT-TERRAIN-09, RT-TERRAIN-12: what each tile counts as.
#[test]
fn tiles_count_as_what_they_replace() {
    let cases = [
        (Tile::GreatLake, vec![Land::Lake]),
        (Tile::GreatForest, vec![Land::Forest]),
        (Tile::GreatMountain, vec![Land::Mountain]),
        (Tile::Jungle, vec![Land::Forest]),
        (Tile::Oasis, vec![Land::Lake]),
        (Tile::Chasm, vec![Land::Lake]),
        (Tile::WildLand, vec![Land::Lake, Land::Forest, Land::Mountain]),
    ];
    for (tile, lands) in cases {
        assert_eq!(content().tiles[&tile].replaces.is, lands, "{tile}");
        let game = Scene::new(2).tile(5, tile).members(S1, 1, 1).members(S2, 9, 1).end();
        for &land in Land::ALL {
            assert_eq!(game.state.ground.of(land).has(hex(5)), lands.contains(&land), "{tile} {land}");
        }
    }
}

/// RT-TERRAIN-02: an event looks at what a tile counts as: the sabre-tooth prowls a great mountain, the mammoth an oasis.
#[test]
fn events_take_special_tiles_for_their_land() {
    let mut game = Scene::new(2).tile(5, Tile::GreatMountain).members(S1, 1, 1).members(S2, 9, 1).roll();
    game.deal("roll sun sun").deal("event sabre-tooth").play("tiger h5");
}

/// RT-TERRAIN-04: the great lands give one more, once per GATHER.
#[test]
fn great_lands_give_one_more() {
    for (tile, good) in
        [(Tile::GreatLake, "food"), (Tile::GreatForest, "wood"), (Tile::GreatMountain, "stone")]
    {
        let mut game = Scene::new(2)
            .tile(5, tile)
            .members(S1, 5, 1)
            .members(S2, 9, 1)
            .done(S1, [Goal::Oxen])
            .actions(BLANK, MOON);
        game.play("place moon gather").play(&format!("gather h5 {good}"));
        assert_eq!(game.goods(S1).iter().sum::<u8>(), 3);
        game.play(&format!("gather h5 {good}"));
        assert_eq!(game.goods(S1).iter().sum::<u8>(), 5, "a repeat gives the base yield");
    }
}

/// RT-TERRAIN-07, RT-TERRAIN-08: the wild land gives any mix, and is chosen once even with Oxen.
#[test]
fn the_wild_land_gives_any_mix() {
    let scene = || Scene::new(2).tile(5, Tile::WildLand).members(S1, 5, 1).members(S2, 9, 1);
    let mut game = scene().done(S1, [Goal::Oxen]).actions(BLANK, MOON);
    game.plays("place blank gather, gather h5 stone, take food");
    assert_eq!(game.goods(S1), [1, 0, 1]);
    assert_eq!(game.state.frames.len(), 1, "nothing else to choose");
    let mut game = scene().members(S1, 1, 1).done(S1, [Goal::Oxen]).actions(BLANK, MOON);
    game.plays("place blank gather, gather h5 wood, take wood").refuses("gather h5 wood", "RT-TERRAIN-08");
}

/// RT-RULING-64: an abundance card pays for the wild land if its kind is taken, one kind per GATHER.
#[test]
fn an_abundance_card_pays_once_for_the_wild_land() {
    let mut game = Scene::new(2)
        .tile(5, Tile::WildLand)
        .members(S1, 5, 1)
        .members(S2, 9, 1)
        .active(Event::PlentifulFood, [6, 0, 0])
        .active(Event::PlentifulWood, [0, 6, 0])
        .actions(BLANK, MOON);
    game.plays("place moon gather, gather h5 food, extra, take wood");
    assert_eq!(game.goods(S1), [3, 1, 0]);
    let mut game = Scene::new(2)
        .tile(5, Tile::WildLand)
        .members(S1, 5, 1)
        .members(S2, 9, 1)
        .active(Event::PlentifulWood, [0, 6, 0])
        .actions(BLANK, MOON);
    game.plays("place moon gather, gather h5 food, take wood, extra");
    assert_eq!(game.goods(S1), [1, 3, 0]);
}

/// RT-TERRAIN-10, RT-TERRAIN-11, RT-EDGE-37, RT-RULING-65: jungle and oasis give the usual yield, to three own members or more.
#[test]
fn jungle_and_oasis_need_three_members() {
    for (tile, good, goods) in [(Tile::Jungle, "wood", [0, 2, 0]), (Tile::Oasis, "food", [2, 0, 0])] {
        let scene = |own| Scene::new(2).tile(5, tile).members(S1, 5, own).members(S1, 3, 1).members(S2, 5, 3);
        let action = format!("gather h5 {good}");
        let mut game = scene(2).actions(BLANK, MOON);
        game.play("place moon gather").refuses(&action, "RT-TERRAIN-10");
        let mut game = scene(3).actions(BLANK, MOON);
        game.play("place moon gather").play(&action);
        assert_eq!(game.goods(S1), goods);
    }
}

/// RT-TERRAIN-13, RT-TERRAIN-14, RT-EDGE-38, RT-RULING-66: after the conflicts the chasm takes single members, each tribe apart.
#[test]
fn the_chasm_takes_single_members() {
    let game = Scene::new(2)
        .tile(5, Tile::Chasm)
        .members(S1, 5, 1)
        .members(S1, 1, 1)
        .members(S2, 5, 1)
        .village(S2, 5)
        .conflicts();
    assert_eq!((game.members(S1, 5), game.members(S2, 5)), (0, 0));
    assert!(!game.has_village(S2, 5));
    let game =
        Scene::new(2).tile(5, Tile::Chasm).members(S1, 5, 2).members(S1, 1, 1).members(S2, 5, 1).conflicts();
    assert_eq!((game.members(S1, 5), game.members(S2, 5)), (2, 0), "two keep each other");
    let game =
        Scene::new(2).tile(5, Tile::Chasm).members(S1, 5, 4).members(S1, 1, 1).members(S2, 5, 3).conflicts();
    assert_eq!(game.members(S1, 5), 0, "the last one of a conflict as well");
}

/// RT-RULING-66: the chasm is no conflict: no point for an elder, and invaders are no tribe.
#[test]
fn the_chasm_gives_nobody_points() {
    let game = Scene::new(2)
        .tile(5, Tile::Chasm)
        .members(S1, 1, 1)
        .members(S2, 5, 1)
        .elder(S2, 5)
        .members(S2, 9, 1)
        .conflicts();
    assert_eq!((game.score(S1), game.state.player(S2).elder), (0, None));
    let game = Scene::new(2).tile(5, Tile::Chasm).members(S1, 1, 1).members(S2, 9, 1).camp(5, 1).conflicts();
    assert_eq!(game.state.events.invaders.unwrap().count, 1);
}

/// RT-TERRAIN-15, RT-DEC-03, RT-RULING-63: the first player lays the glacier on an ordinary mountain, before anybody settles.
#[test]
fn the_first_player_lays_the_glacier() {
    let options = Options { tiles: vec![Special::Glacier, Special::GreatMountain], ..base(2) };
    let state = rules(&options).start();
    let mut game = Game::new(rules(&options), state);
    while matches!(game.turn(), table::Turn::Chance) {
        let last = game.odds().last().unwrap().0.clone();
        game.deal(&last);
    }
    game.asks(game.state.first);
    assert_eq!(game.choices("glacier").len(), 2, "not the great mountain");
    let great = game.state.ground.find(Tile::GreatMountain).unwrap();
    let lake = game.state.ground.find(Tile::Lake).unwrap();
    game.refuses(&format!("glacier {great}"), "RT-RULING-63")
        .refuses(&format!("glacier {lake}"), "RT-TERRAIN-15");
    let first = game.legal_actions()[0].clone();
    game.play(&first);
    assert_eq!(game.choices("settle").len(), 9);
}

/// RT-TERRAIN-16, RT-TERRAIN-17, RT-EDGE-39, RT-RULING-46: it counts as a mountain and holds three members, in the drought too.
#[test]
fn the_glacier_holds_three() {
    let game = Scene::new(2).glacier(5, 0).members(S1, 5, 4).members(S2, 9, 1).conflicts();
    assert_eq!(game.members(S1, 5), 3);
    assert!(game.state.ground.of(Land::Mountain).has(hex(5)));
    let game = Scene::new(2)
        .glacier(5, 0)
        .members(S1, 5, 3)
        .members(S2, 9, 1)
        .active(Event::Drought, [0; 3])
        .conflicts();
    assert_eq!(game.members(S1, 5), 3);
}

/// RT-TERRAIN-18, RT-RULING-67: no village on the ice.
#[test]
fn no_village_stands_on_the_glacier() {
    let mut game = Scene::new(2).glacier(5, 0).members(S1, 5, 2).members(S2, 9, 1).goods(S1, [9, 9, 9]).end();
    game.refuses("build h5", "RT-TERRAIN-18");
}

/// RT-TERRAIN-19, RT-RULING-67: one stone per GATHER, whatever developments say.
#[test]
fn the_glacier_gives_one_stone() {
    let mut game = Scene::new(2)
        .glacier(5, 0)
        .members(S1, 5, 3)
        .members(S1, 1, 1)
        .members(S2, 9, 1)
        .done(S1, [Goal::Basketry, Goal::Oxen])
        .actions(BLANK, MOON);
    game.plays("place moon gather, gather h5 stone").refuses("gather h5 stone", "RT-TERRAIN-19");
    game.play("done");
    assert_eq!(game.goods(S1), [0, 0, 1], "no basket for it either");
    game.asks(S1).refuses("basket stone", "RT-TURN-01");
}

/// RT-TERRAIN-20, RT-EDGE-39, RT-RULING-67: every increased action lays a stone on it, after the action; others do not.
#[test]
fn increased_actions_lay_stones() {
    let mut game = Scene::new(2).glacier(5, 0).members(S1, 1, 2).members(S2, 9, 1).actions(SUN, SUN);
    game.play("place sun grow");
    assert_eq!(game.state.ground.stones, 0, "not before it is done");
    game.play("done");
    assert_eq!(game.state.ground.stones, 1);
    game.plays("place sun move, done");
    assert_eq!(game.state.ground.stones, 2);
    let mut game = Scene::new(2).glacier(5, 0).members(S1, 1, 2).members(S2, 9, 1).actions(BLANK, MOON);
    game.plays("place blank grow, done, place moon move, done");
    assert_eq!(game.state.ground.stones, 0);
}

/// RT-TERRAIN-21, RT-EDGE-39: the fifth stone melts it at once; the mountain is ordinary from then on.
#[test]
fn the_fifth_stone_melts_the_glacier() {
    let mut game = Scene::new(2).glacier(5, 4).members(S1, 5, 3).members(S2, 9, 1).actions(SUN, MOON);
    game.plays("place sun grow, grow h5, grow h5, done");
    assert_eq!((game.state.ground.glacier, game.state.ground.melted), (None, Some(hex(5))));
    game.plays("place moon move, done");
    assert_eq!(game.members(S1, 5), 5, "the limit is five again");
}

/// RT-TERRAIN-22, RT-EDGE-40, RT-RULING-68: its five stones go to the first who gathers there, beyond the yield, once.
#[test]
fn the_first_gatherer_finds_the_stones() {
    let mut game =
        Scene::new(2).glacier(5, 4).members(S1, 5, 1).members(S2, 5, 1).members(S2, 9, 1).actions(SUN, MOON);
    game.plays("place sun grow, done, place moon gather, gather h5 stone");
    assert_eq!(game.goods(S1), [0, 0, 7]);
    assert_eq!((game.state.ground.melted, game.state.ground.stones), (None, 0));
    game.play("done").deal("roll moon blank").plays("place moon gather, gather h5 stone");
    assert_eq!(game.goods(S2), [0, 0, 2]);
}
