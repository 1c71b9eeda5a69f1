//! Light cards that move what is on the board: drive, swap, fire, mammoth, band on the move; and who is whose neighbour.

use crate::common::{S1, S2, S3, Scenario, Scene, ice_age, region};
use ice_age::{Card, Content, Options, Region, Step};
use table::sets::Indexed;

/// IA-EX-14, IA-CARD-G-08: neighbours share a border, both ways; 1-6 and 7-12 do, 2-7 and 6-11 do not.
#[test]
fn neighbours_share_a_border() {
    let game = ice_age(4);
    let map = game.map();
    for (a, b, neighbours) in [(1, 6, true), (7, 12, true), (2, 7, false), (6, 11, false)] {
        assert_eq!(map.neighbours(region(a)).has(region(b)), neighbours);
    }
    for a in Region::each() {
        assert!(!map.neighbours(a).has(a));
        for b in Region::each() {
            assert_eq!(map.neighbours(a).has(b), map.neighbours(b).has(a));
        }
    }
    let mut game = Scene::new(5).hand(S1, [Card::Drive]).hunters(S1, 6, 1).to_play(S1);
    game.play("play L-drive");
    assert_eq!(game.legal_after("move s1 6>"), ["1", "2", "3", "5", "7", "9", "10"]);
    game.refuses("move s1 6>11", "IA-CARD-L-07c");
}

/// IA-CARD-G-09, IA-CARD-G-10, IA-RULING-05: ice is no bridge between two regions, and changes no other pair.
#[test]
fn ice_changes_no_other_neighbours() {
    // Region 7 lies between 3 and 11; 3 and 6 border each other whether or not 2 and 7 are under ice.
    let scene = || Scene::new(5).round(3).mammoths(6, 1).hand(S1, [Card::Drive]).hunters(S1, 3, 1);
    for covered in [&[][..], &[7], &[2, 7]] {
        let mut game = scene().covered(covered.iter().copied()).to_play(S1);
        game.play("play L-drive");
        let open: Vec<String> =
            [2, 4, 6, 7].iter().filter(|it| !covered.contains(it)).map(ToString::to_string).collect();
        assert_eq!(game.legal_after("move s1 3>"), open);
        game.refuses("move s1 3>11", "IA-CARD-L-07c");
        if covered.contains(&7) {
            game.refuses("move s1 3>7", "IA-SETUP-05");
        }
    }
}

/// IA-CARD-G-10, IA-RULING-05: a free move is not blocked by ice in between.
#[test]
fn a_free_move_crosses_the_ice() {
    let mut game = Scene::new(5)
        .round(4)
        .covered([6, 7, 8])
        .mammoths(1, 1)
        .hand(S1, [Card::Mammoth])
        .stones(S1, 5)
        .to_play(S1);
    game.play("play L-mammoth").play("option 3").refuses("mammoth 1>6", "IA-SETUP-05").play("mammoth 1>12");
    assert_eq!(game.mammoths(12), 1);
}

/// IA-CARD-L-07a, IA-CARD-L-07c, IA-CARD-L-07d: up to three hunters of anybody, each to a neighbour, each on its own way.
#[test]
fn drive_moves_three_hunters_of_anybody() {
    let mut game = Scene::new(4)
        .hand(S1, [Card::Drive])
        .hunters(S1, 6, 1)
        .hunters(S2, 9, 1)
        .hunters(S3, 12, 1)
        .stones(S1, 3)
        .to_play(S1);
    game.play("play L-drive").refuses("move s2 9>12", "IA-CARD-L-07c");
    game.play("move s3 12>8").play("move s1 6>7").play("move s2 9>10");
    assert_eq!((game.hunters(S3, 8), game.hunters(S1, 7), game.hunters(S2, 10)), (1, 1, 1));
    assert_eq!((game.stones(S1), game.state.step), (0, Step::PutAway));
}

/// IA-CARD-L-07b, IA-EDGE-14: two and one of two players go, three of one player do not, oneself included.
#[test]
fn drive_moves_at_most_two_of_a_player() {
    for (many, few) in [(S1, S2), (S2, S1), (S2, S3)] {
        let mut game =
            Scene::new(4).hand(S1, [Card::Drive]).hunters(many, 6, 3).hunters(few, 6, 1).to_play(S1);
        game.play("play L-drive").play(&format!("move {many} 6>7")).play(&format!("move {many} 6>5"));
        game.refuses(&format!("move {many} 6>5"), "IA-CARD-L-07b").play(&format!("move {few} 6>5"));
        assert_eq!(game.state.step, Step::PutAway);
    }
}

/// IA-RULING-25, IA-CARD-G-03: a move changes the region, each hunter moves once a card, and only what is on the board
/// moves.
#[test]
fn a_hunter_moves_once_and_somewhere_else() {
    let mut game = Scene::new(4).hand(S1, [Card::Drive]).hunters(S2, 6, 1).hunters(S2, 10, 1).to_play(S1);
    game.play("play L-drive").refuses("move s2 6>6", "IA-RULING-25").refuses("move s1 6>7", "IA-CARD-G-03");
    game.play("move s2 6>7").refuses("move s2 7>6", "IA-RULING-25");
    // With another hunter of the same player there, it is the other one that moves on.
    let mut game = Scene::new(4).hand(S1, [Card::Drive]).hunters(S2, 6, 1).hunters(S2, 7, 1).to_play(S1);
    game.play("play L-drive").play("move s2 6>7").play("move s2 7>6");
    assert_eq!((game.hunters(S2, 6), game.hunters(S2, 7)), (1, 1));
}

/// IA-CARD-L-09a, IA-CARD-L-09b: one stone; two hunters of neighbouring regions change places, whoever owns them.
#[test]
fn swap_exchanges_two_neighbours() {
    for (first, second) in [(S1, S2), (S2, S1), (S2, S3)] {
        let scene = || Scene::new(4).hand(S1, [Card::Swap]).stones(S1, 1).hunters(first, 6, 1);
        let mut game = scene().hunters(second, 9, 1).hunters(second, 11, 1).to_play(S1);
        game.play("play L-swap").refuses(&format!("swap {first} 6 {second} 11"), "IA-CARD-L-09a");
        game.play(&format!("swap {first} 6 {second} 9"));
        assert_eq!((game.hunters(first, 9), game.hunters(second, 6), game.stones(S1)), (1, 1, 0));
        assert_eq!((game.hunters(first, 6), game.hunters(second, 9), game.state.step), (0, 0, Step::PutAway));
    }
}

/// IA-RULING-25: exchanging two hunters that look alike changes nothing, so it is not offered.
#[test]
fn swapping_two_hunters_that_look_alike_is_not_offered() {
    let mut game = Scene::new(4)
        .hand(S1, [Card::Swap])
        .hunters(S2, 6, 1)
        .hunters(S2, 9, 1)
        .hunters(S3, 10, 1)
        .to_play(S1);
    game.play("play L-swap").refuses("swap s2 6 s2 9", "IA-RULING-25");
    assert_eq!(game.legal_actions(), ["swap s2 6 s3 10", "swap s2 9 s3 10"]);
}

/// IA-CARD-L-10a, IA-CARD-L-10c, IA-RULING-06: one stone; a fire goes from its region to any other open one, however many
/// are there; not under ice, and not from beside the board.
#[test]
fn fire_moves_a_token_anywhere() {
    let mut game = Scene::new(4).hand(S1, [Card::Fire]).stones(S1, 1).fires(12, 2).fires(9, 0).to_play(S1);
    game.play("play L-fire");
    assert_eq!(game.legal_after("fire 2>"), ["3", "5", "6", "7", "8", "9", "10", "11", "12"]);
    game.refuses("fire 2>1", "IA-RULING-06").refuses("fire 2>2", "IA-RULING-25");
    game.refuses("fire 9>2", "IA-CARD-L-10a").refuses("fire 1>2", "IA-CARD-L-10a");
    game.play("fire 2>12");
    assert_eq!((game.fires(2), game.fires(12), game.stones(S1)), (0, 3, 0));
    assert_eq!(game.state.step, Step::PutAway);
}

/// IA-CARD-L-10b: the mover learns nothing of the token.
#[test]
fn a_moved_fire_stays_unknown() {
    let mut game = Scene::new(4).hand(S1, [Card::Fire]).to_play(S1);
    game.play("play L-fire").play("fire 2>12");
    let observation = game.observe(table::Viewer::Seat(S1));
    assert_eq!(observation.unknown_fires, [4, 5, 5], "it may still be any of the 14");
    assert_eq!((observation.regions[11].fires, observation.regions[11].warmth), (2, 0));
}

/// IA-CARD-L-11a..11d: place one for 2, move one next door for 3, move one anywhere for 5; one of them, at its own price.
#[test]
fn mammoth_has_three_prices() {
    for (option, action, price) in
        [("option 1", "mammoth 12", 2), ("option 2", "mammoth 6>9", 3), ("option 3", "mammoth 6>12", 5)]
    {
        let mut game = Scene::new(4).hand(S1, [Card::Mammoth]).stones(S1, 7).to_play(S1);
        game.play("play L-mammoth").play(option);
        assert_eq!((game.stones(S1), game.state.light_pool), (7 - price, price));
        if option == "option 2" {
            game.refuses("mammoth 6>12", "IA-CARD-L-11b");
        }
        game.play(action);
        assert_eq!(game.state.step, Step::PutAway);
        assert_eq!(game.mammoths(9) + game.mammoths(12), 1);
    }
}

/// IA-EDGE-04, IA-CARD-G-05, IA-CARD-L-11a, IA-RULING-24: two stones pay only for placing; with an empty supply that may
/// move a mammoth of the board to any region.
#[test]
fn two_stones_place_a_mammoth_or_move_one_if_the_supply_is_empty() {
    let scene = |seats| Scene::new(seats).hand(S1, [Card::Mammoth]).stones(S1, 2);
    let mut game = scene(4).to_play(S1);
    game.play("play L-mammoth");
    assert_eq!(game.legal_actions(), ["option 1"]);
    game.play("option 1").refuses("mammoth 6>12", "IA-CARD-G-06").play("mammoth 12");
    assert_eq!((game.mammoths(12), game.state.mammoth_supply), (1, 0));

    let mut game = scene(3).to_play(S1);
    game.play("play L-mammoth");
    assert_eq!(game.legal_actions(), ["option 1"]);
    game.play("option 1").refuses("mammoth 12", "IA-CARD-G-05").refuses("mammoth 5>1", "IA-SETUP-05");
    assert_eq!(game.legal_after("mammoth 5>"), ["6", "7", "8", "9", "10", "11", "12"]);
    game.play("mammoth 5>12");
    assert_eq!((game.mammoths(5), game.mammoths(12), game.stones(S1)), (0, 1, 0));
    assert_eq!(game.state.step, Step::PutAway);
}

/// IA-RULING-24: a content file may leave mammoths to their own prices: then placing needs one in the supply.
#[test]
fn a_content_file_may_keep_placing_and_moving_apart() {
    let text = "[cards.L-mammoth]\neffects = { is = [\"place a mammoth\", \"move a mammoth next door\", \
                \"move a mammoth anywhere\"], from = \"house\" }\n";
    let content = Content::overlaid("prices.toml", text).unwrap();
    let scene = || Scene::of(crate::common::rules(Options { seats: 3, ..Options::default() }, &content));
    scene().hand(S1, [Card::Mammoth]).stones(S1, 2).to_play(S1).refuses("play L-mammoth", "IA-RULING-08");
    let mut game = scene().hand(S1, [Card::Mammoth]).stones(S1, 5).to_play(S1);
    game.play("play L-mammoth");
    assert_eq!(game.legal_actions(), ["option 2", "option 3"]);
    game.refuses("option 1", "IA-RULING-24");
}

/// IA-RULING-42: with all neighbours under ice nothing can move next door: that option is not offered, and a play without
/// any target stands.
#[test]
fn options_without_a_target_are_not_offered() {
    // With three players 1-4 are under ice; the neighbours of 8 are 4, 7 and 12.
    let scene = || Scene::new(3).round(3).covered([7, 12]).mammoths(8, 1).hunters(S1, 8, 3);
    let mut game = scene().hand(S1, [Card::Mammoth]).stones(S1, 5).to_play(S1);
    game.play("play L-mammoth");
    assert_eq!(game.legal_actions(), ["option 1", "option 3"]);
    for card in [Card::Drive, Card::Trek] {
        let mut game = scene().hand(S1, [card]).stones(S1, 5).to_play(S1);
        game.play(&format!("play {card}"));
        assert_eq!(game.state.step, Step::PutAway);
        assert!(game.stones(S1) < 5);
    }
}

/// IA-CARD-L-12a..12c: five stones; up to three own hunters of one region and a mammoth from there, to one neighbour.
#[test]
fn a_band_moves_together() {
    let mut game = Scene::new(4)
        .hand(S1, [Card::Trek])
        .hunters(S1, 6, 4)
        .hunters(S1, 7, 1)
        .hunters(S2, 6, 1)
        .stones(S1, 5)
        .to_play(S1);
    game.play("play L-trek").refuses("move s2 6>9", "IA-CARD-L-12a").refuses("move s1 6>12", "IA-CARD-L-12c");
    game.play("move s1 6>9")
        .refuses("move s1 6>10", "IA-CARD-L-12c")
        .refuses("move s1 7>10", "IA-CARD-L-12a");
    game.refuses("mammoth 7>9", "IA-CARD-L-12b").refuses("mammoth 6>10", "IA-CARD-L-12c");
    game.play("mammoth 6>9").play("move s1 6>9").play("move s1 6>9");
    assert_eq!((game.hunters(S1, 9), game.hunters(S1, 6), game.mammoths(9)), (3, 1, 1));
    assert_eq!((game.stones(S1), game.state.step), (0, Step::PutAway));
}

/// IA-RULING-26: the mammoth goes only with a hunter.
#[test]
fn the_mammoth_does_not_move_alone() {
    let mut game = Scene::new(4).hand(S1, [Card::Trek]).hunters(S1, 6, 1).stones(S1, 5).to_play(S1);
    game.play("play L-trek").refuses("mammoth 6>9", "IA-RULING-26");
    game.play("move s1 6>9").play("mammoth 6>9");
    assert_eq!((game.mammoths(6), game.mammoths(9)), (0, 1));
}

/// IA-EDGE-35: a band moves neither under the ice nor across it.
#[test]
fn a_band_does_not_enter_or_cross_the_ice() {
    let mut game = Scene::new(5)
        .round(2)
        .covered([6])
        .hand(S1, [Card::Trek])
        .hunters(S1, 1, 3)
        .stones(S1, 5)
        .to_play(S1);
    game.play("play L-trek").refuses("move s1 1>6", "IA-SETUP-05").refuses("move s1 1>10", "IA-CARD-L-12c");
    assert_eq!(game.legal_after("move s1 1>"), ["2", "5"]);
}
