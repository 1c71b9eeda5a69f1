//! Light cards that put pieces on the board: the six terrains, club or mammoth, the new band.

use crate::common::{S1, S2, S3, Scenario, Scene};
use ice_age::{Card, Step};

/// The terrain cards and the two regions of each terrain.
const TERRAINS: [(Card, [&str; 2]); 6] = [
    (Card::IceMeadow, ["1", "7"]),
    (Card::Mountains, ["2", "8"]),
    (Card::StoneDesert, ["3", "10"]),
    (Card::Steppe, ["4", "9"]),
    (Card::Forest, ["5", "11"]),
    (Card::Pasture, ["6", "12"]),
];

/// IA-CARD-L-01..06, IA-RULING-07, IA-CARD-L-06a: three stones; up to three hunters in regions of the terrain, split as
/// one likes.
#[test]
fn a_terrain_card_places_three_hunters_on_its_terrain() {
    for (card, [north, south]) in TERRAINS {
        let mut game = Scene::new(5).hand(S1, [card]).stones(S1, 4).to_play(S1);
        game.play(&format!("play {card}")).play("option 1");
        assert_eq!((game.stones(S1), game.state.light_pool), (1, 3));
        assert_eq!(game.legal_after("place "), [north, south]);
        game.play(&format!("place {north}")).play(&format!("place {south}")).play(&format!("place {south}"));
        assert_eq!(
            (game.hunters(S1, north.parse().unwrap()), game.hunters(S1, south.parse().unwrap())),
            (1, 2)
        );
        assert_eq!(game.state.step, Step::PutAway, "three are a total");
    }
}

/// IA-CARD-L-01..06, IA-CARD-L-06b, IA-RULING-43: or up to two hunters in any open regions, together or apart.
#[test]
fn a_terrain_card_places_two_hunters_anywhere() {
    for (card, _) in TERRAINS {
        for second in ["place 9", "place 2"] {
            let mut game = Scene::new(4).hand(S1, [card]).to_play(S1);
            game.play(&format!("play {card}")).play("option 2");
            assert_eq!(game.legal_after("place "), ["2", "3", "5", "6", "7", "8", "9", "10", "11", "12"]);
            game.refuses("place 1", "IA-SETUP-05").play("place 9").play(second);
            assert_eq!(game.state.step, Step::PutAway);
            assert_eq!(game.state.hunters_on_board(S1), 2);
        }
    }
}

/// IA-CARD-L-06c, IA-EDGE-37: the modes cannot be mixed: no third hunter elsewhere, none elsewhere in the first mode.
#[test]
fn the_modes_of_a_terrain_card_cannot_be_mixed() {
    let mut game = Scene::new(4).hand(S1, [Card::Steppe]).to_play(S1);
    game.play("play L-steppe").play("option 1");
    game.refuses("place 10", "IA-CARD-L-06a").refuses("option 2", "IA-MIG-02");
    game.play("place 9").play("place 9").refuses("place 10", "IA-CARD-L-06a");
    let mut game = Scene::new(4).hand(S1, [Card::Steppe]).to_play(S1);
    game.play("play L-steppe").play("option 2").play("place 9").play("place 9");
    game.refuses("place 9", "IA-MIG-02");
}

/// IA-CARD-L-06d: only own hunters are placed (or moved in their place).
#[test]
fn a_terrain_card_is_for_own_hunters() {
    let mut game = Scene::new(4).hand(S1, [Card::Steppe]).hunters(S1, 6, 12).hunters(S2, 6, 2).to_play(S1);
    game.play("play L-steppe").play("option 1").refuses("move s2 6>9", "IA-CARD-G-04");
    game.play("move s1 6>9");
    assert_eq!((game.hunters(S1, 9), game.hunters(S2, 9)), (1, 0));
    assert_eq!(game.state.player(S2).reserve, 10);
}

/// IA-RULING-09: a terrain under ice leaves only the second mode.
#[test]
fn a_covered_terrain_leaves_the_other_mode() {
    let scene = || Scene::new(3).round(3).hand(S1, [Card::IceMeadow]).mammoths(5, 1);
    let mut game = scene().covered([6, 7]).to_play(S1);
    game.play("play L-ice");
    assert_eq!(game.legal_actions(), ["option 2"]);
    game.refuses("option 1", "IA-RULING-09");
    let mut game = scene().covered([6]).to_play(S1);
    game.play("play L-ice");
    assert_eq!(game.legal_actions(), ["option 1", "option 2"]);
}

/// IA-DEC-04: one mode must be chosen, by the player, and there is no third.
#[test]
fn one_mode_must_be_chosen() {
    for (card, options) in [(Card::Steppe, 2), (Card::Club, 2), (Card::Mammoth, 3)] {
        let mut game = Scene::new(4).hand(S1, [card]).stones(S1, 5).to_play(S1);
        game.play(&format!("play {card}")).asks(S1);
        assert_eq!(game.legal_actions().len(), options);
        game.refuses("done", "IA-RULING-08").refuses(&format!("option {}", options + 1), "IA-DEC-04");
    }
}

/// IA-DEC-06, IA-CARD-G-02, IA-RULING-08: piece by piece from the reserve; "up to three" are one at least.
#[test]
fn placing_goes_piece_by_piece_and_may_stop_after_the_first() {
    for wanted in 1..=3u8 {
        let mut game = Scene::new(4).hand(S1, [Card::Pasture]).to_play(S1);
        game.play("play L-pasture").play("option 1").refuses("done", "IA-RULING-08");
        for _ in 0..wanted {
            game.asks(S1).play("place 12");
        }
        if wanted < 3 {
            game.play("done");
        }
        assert_eq!((game.hunters(S1, 12), game.state.player(S1).reserve), (wanted, 12 - wanted));
        assert_eq!(game.state.step, Step::PutAway);
    }
}

/// IA-CARD-L-08a, IA-CARD-G-02: for two stones a club from the supply, or a mammoth from the supply in any region.
#[test]
fn club_or_mammoth_gives_one_of_the_two() {
    let scene = || Scene::new(4).hand(S1, [Card::Club]).hunters(S1, 6, 1).stones(S1, 4);
    let mut game = scene().to_play(S1);
    game.play("play L-club").play("option 1").play("keep club");
    assert_eq!((game.stones(S1), game.state.player(S1).clubs, game.state.club_supply), (2, 1, 5));
    assert_eq!((game.state.mammoth_supply, game.state.step), (1, Step::PutAway));

    let mut game = scene().to_play(S1);
    game.play("play L-club").play("option 2");
    assert_eq!(game.legal_after("mammoth ").len(), 10, "any open region");
    game.refuses("mammoth 1", "IA-SETUP-05").play("mammoth 12");
    assert_eq!((game.mammoths(12), game.state.mammoth_supply, game.stones(S1)), (1, 0, 2));
    assert_eq!((game.state.player(S1).clubs, game.state.step), (0, Step::PutAway));
}

/// IA-CARD-L-08b, IA-CLUB-11, IA-EDGE-19: with all six clubs taken the club option is not offered.
#[test]
fn without_a_club_in_the_supply_none_can_be_taken() {
    let mut game =
        Scene::new(4).hand(S1, [Card::Club]).clubs(S2, 2).armed(S3, 6, 3).armed(S1, 6, 1).to_play(S1);
    assert_eq!(game.state.club_supply, 0);
    game.play("play L-club");
    assert_eq!(game.legal_actions(), ["option 2"]);
    game.refuses("option 1", "IA-CLUB-11");
}

/// IA-CARD-L-08c, IA-CARD-G-05, IA-RULING-24: with an empty supply a mammoth of the board may be moved to any region;
/// while there is one in the supply, it may not.
#[test]
fn club_or_mammoth_moves_a_mammoth_when_the_supply_is_empty() {
    let mut game = Scene::new(3).hand(S1, [Card::Club]).to_play(S1);
    game.play("play L-club").play("option 2").refuses("mammoth 9", "IA-CARD-G-05");
    game.play("mammoth 5>12");
    assert_eq!((game.mammoths(5), game.mammoths(12), game.state.step), (0, 1, Step::PutAway));
    let mut game = Scene::new(4).hand(S1, [Card::Club]).to_play(S1);
    game.play("play L-club").play("option 2").refuses("mammoth 6>12", "IA-CARD-G-06");
}

/// IA-CARD-L-13a, IA-CARD-L-13b, IA-EDGE-36: five stones; up to two hunters and a mammoth, all in one region.
#[test]
fn a_new_band_settles_together() {
    for order in [["place 9", "place 9", "mammoth 9"], ["mammoth 9", "place 9", "place 9"]] {
        let mut game = Scene::new(4).hand(S1, [Card::Camp]).stones(S1, 5).to_play(S1);
        game.play("play L-camp");
        assert_eq!((game.stones(S1), game.legal_after("place ").len()), (0, 10));
        game.play(order[0]).refuses("place 10", "IA-CARD-L-13b");
        if order[0] == "place 9" {
            game.refuses("mammoth 10", "IA-CARD-L-13b");
        }
        game.play(order[1]).play(order[2]);
        assert_eq!((game.hunters(S1, 9), game.mammoths(9), game.state.step), (2, 1, Step::PutAway));
    }
}

/// IA-RULING-08, IA-RULING-26: the mammoth of a new band must be placed while the supply has one; its hunters are "up to
/// two", so they may be left out.
#[test]
fn a_new_band_may_leave_out_hunters_but_not_the_mammoth() {
    for hunters in 0..=1 {
        let mut game = Scene::new(4).hand(S1, [Card::Camp]).stones(S1, 5).to_play(S1);
        game.play("play L-camp").refuses("done", "IA-RULING-08");
        for _ in 0..hunters {
            game.play("place 9").refuses("done", "IA-RULING-08");
        }
        game.play("mammoth 9").play("done");
        assert_eq!((game.hunters(S1, 9), game.mammoths(9), game.state.step), (hunters, 1, Step::PutAway));
    }
}

/// IA-RULING-08, IA-CARD-G-04, IA-CARD-G-05: a move in place of a placement is a permission, so it may be left out.
#[test]
fn a_substitute_may_be_left_out() {
    // With three players the supply of mammoths is empty.
    for (card, option) in [(Card::Steppe, 1), (Card::Steppe, 2), (Card::Club, 2), (Card::Mammoth, 1)] {
        let mut game = Scene::new(3).hand(S1, [card]).hunters(S1, 6, 12).to_play(S1);
        game.play(&format!("play {card}")).play(&format!("option {option}")).play("done");
        assert_eq!((game.hunters(S1, 6), game.state.step), (12, Step::PutAway));
    }
    let mut game = Scene::new(3).hand(S1, [Card::Camp]).hunters(S1, 6, 12).stones(S1, 5).to_play(S1);
    game.play("play L-camp").play("done");
    // The hunter of the reserve is placed; the mammoth of the board may stay.
    let mut game = Scene::new(3).hand(S1, [Card::Camp]).hunters(S1, 6, 11).stones(S1, 5).to_play(S1);
    game.play("play L-camp").refuses("done", "IA-RULING-08").play("place 9").play("done");
}

/// IA-RULING-08, IA-CARD-G-01, IA-DEC-06: a light card that has been paid for is performed; only dark ones are waived.
#[test]
fn a_light_card_is_performed() {
    for (card, option, act) in [
        (Card::Drive, None, "move s2 6>9"),
        (Card::Swap, None, "swap s1 6 s3 7"),
        (Card::Fire, None, "fire 5>9"),
        (Card::Mammoth, Some(1), "mammoth 9"),
        (Card::Mammoth, Some(2), "mammoth 6>9"),
        (Card::Mammoth, Some(3), "mammoth 6>12"),
        (Card::Club, Some(2), "mammoth 9"),
        (Card::Trek, None, "move s1 6>9"),
        (Card::Camp, None, "mammoth 9"),
    ] {
        let scene = Scene::new(4).hunters(S1, 6, 2).hunters(S2, 6, 1).hunters(S3, 7, 1);
        let mut game = scene.hand(S1, [card]).stones(S1, 5).to_play(S1);
        game.play(&format!("play {card}"));
        if let Some(option) = option {
            game.play(&format!("option {option}"));
        }
        assert!(!game.legal_actions().contains(&"done".to_owned()), "{card}");
        game.refuses("done", "IA-RULING-08").play(act);
        if game.state.step == Step::Perform {
            game.play("done");
        }
        assert_eq!(game.state.step, Step::PutAway, "{card}");
    }
}

/// IA-CARD-L-13c, IA-CARD-G-05, IA-RULING-24: with an empty supply a mammoth of the board may join the new band, and only
/// there.
#[test]
fn a_mammoth_of_the_board_may_join_the_new_band() {
    let mut game = Scene::new(3).hand(S1, [Card::Camp]).stones(S1, 5).to_play(S1);
    game.play("play L-camp").play("place 9").refuses("mammoth 9", "IA-CARD-G-05");
    game.refuses("mammoth 5>10", "IA-CARD-L-13b").play("mammoth 5>9").play("done");
    assert_eq!((game.mammoths(5), game.mammoths(9)), (0, 1));
    let mut game = Scene::new(4).hand(S1, [Card::Camp]).stones(S1, 5).to_play(S1);
    game.play("play L-camp").refuses("mammoth 6>9", "IA-CARD-G-06");
}

/// IA-CARD-G-11: any number of hunters, mammoths and fires may crowd one region during Migration.
#[test]
fn nothing_limits_a_region_during_migration() {
    let mut game = Scene::new(5)
        .hand(S1, [Card::Club])
        .mammoths(6, 5)
        .hunters(S1, 6, 12)
        .hunters(S2, 6, 12)
        .hunters(S3, 6, 11)
        .fires(6, 3)
        .to_play(S1);
    game.play("play L-club").play("option 2").play("mammoth 6");
    assert_eq!(game.mammoths(6), 6);
    let mut game = Scene::new(5).hand(S1, [Card::Pasture]).hunters(S2, 6, 12).hunters(S3, 6, 12).to_play(S1);
    game.play("play L-pasture").play("option 1").play("place 6").play("place 6").play("place 6");
    assert_eq!(game.hunters(S1, 6), 3);
}
