//! Components and set-up of Rivers & Rafts.

use super::{DELTA, HEADWATERS, START, river, river_of};
use crate::common::{Game, S1, S2, S3, S4, Scenario};
use endless_winter::{
    Content, Draft, EndlessWinter, Hex, LandmarkCount, Module, Note, OnHex, Options, OuterSide, RiverNote,
    Side, Stage, Terrain, ThirdHex,
};
use table::{Rules, Turn, Viewer, options::OptionChoice, sets::Indexed};

fn fresh(seats: u8, landmarks: usize) -> Game {
    Game::fresh(Options::seats(seats).with_landmarks(landmarks))
}

fn terrain(game: &Game, hex: usize) -> String {
    let terrain: Terrain = game.state.open.terrain[hex];
    game.rules
        .write_outcome(endless_winter::Outcome::Terrain(terrain))
        .trim_start_matches("terrain ")
        .to_owned()
}

fn hexes_of(game: &Game, id: &str) -> Vec<usize> {
    (0..19).filter(|&hex| terrain(game, hex) == id).collect()
}

/// RR-COMP-01..11, RR-HID-03..07: the box holds what it should.
#[test]
fn the_box_of_the_expansion_is_complete() {
    let content = Content::standard();
    let expansion = &content.rivers;
    let landmarks: Vec<(&str, LandmarkCount)> =
        expansion.landmark.iter().map(|face| (face.id.as_str(), face.counts.is)).collect();
    assert_eq!(
        landmarks,
        [
            ("volcano", LandmarkCount::CampsAtHome),
            ("mound", LandmarkCount::CentralHexes),
            ("arch", LandmarkCount::OuterHexes),
            ("monolith", LandmarkCount::CampsHere),
            ("tree", LandmarkCount::RiverVillages),
        ],
        "five Landmarks, each with its card"
    );
    let fish: Vec<(String, u8)> =
        expansion.fish.iter().map(|face| (face.gives.is.to_string(), face.copies.is)).collect();
    let fish: Vec<(&str, u8)> = fish.iter().map(|(gives, copies)| (gives.as_str(), *copies)).collect();
    assert_eq!(fish, [("2*", 1), ("2F", 4), ("T", 3), ("I", 2), ("D", 2), ("F T", 1), ("A?", 1), ("M", 1)]);
    assert_eq!(fish.iter().map(|(_, copies)| copies).sum::<u8>(), 15);
    assert!(expansion.fish[0].reshuffles.is && expansion.fish[1..].iter().all(|face| !face.reshuffles.is));
    let warrior = &expansion.warrior[0];
    assert_eq!((warrior.copies.is, warrior.points.is), (15, 1));
    assert_eq!((warrior.labor.is.to_string(), warrior.skill.is.to_string()), ("L".into(), "[m] T".into()));
    let cow = &expansion.animal[0];
    assert_eq!(
        (cow.copies.is, cow.tip.is.to_string(), cow.sets.is.as_slice()),
        (5, "2~".into(), &[1, 3, 6, 10][..])
    );
    assert_eq!((expansion.stone.len(), expansion.stone[0].era.is), (1, 1));
    let game = river(4, 3);
    let course = game.rules.course().unwrap();
    for side in [Side::A, Side::B] {
        let tiles = game.rules.board().tiles_with(side).len();
        assert_eq!(19 - tiles, 9, "three River tiles of three hexes");
    }
    assert_eq!(game.state.open.river.rafts.len(), 4, "a Raft each");
    assert!(game.state.open.river.starts.iter().all(Option::is_some), "a Starting tile each");
    let ends =
        [0, 6].map(|reach| course.hex(endless_winter::Reach::new(reach), game.state.open.river.headwaters));
    assert_eq!(ends, [None, None], "Headwaters and Delta are no hexes");
}

/// RR-SETUP-03, RR-SETUP-05..07, RR-HID-01, RR-HID-02, RR-RULING-01, RR-RULING-02: chance lays the river.
#[test]
fn chance_lays_the_river() {
    let mut game = fresh(2, 2);
    assert_eq!(game.chances(), ["river a", "river b"]);
    game.deal("river b");
    assert_eq!([9, 13, 14].map(|hex| terrain(&game, hex)), ["river", "landmark", "river"]);
    assert_eq!(game.chances(), ["river west first", "river west second"]);
    game.deal("river west second");
    assert_eq!(
        [3, 6].map(|hex| terrain(&game, hex)),
        ["glacier", "landmark"],
        "the second tile shows its Glacier"
    );
    assert_eq!(hexes_of(&game, "river"), [7, 8, 9, 10, 11, 14]);
    assert_eq!(game.chances(), ["headwaters west", "headwaters east"]);
    game.deal("headwaters east");
    assert!(game.told(Note::River(RiverNote::HeadwatersLaid(endless_winter::End::East))));
    let course = game.rules.course().unwrap();
    let path: Vec<usize> = (1..6)
        .filter_map(|reach| course.hex(endless_winter::Reach::new(reach), game.state.open.river.headwaters))
        .map(Indexed::index)
        .collect();
    assert_eq!(path, [11, 10, 9, 8, 7], "downstream from the Headwaters");

    let mut other = fresh(2, 3);
    other.deal("river a").deal("river west first").deal("headwaters west");
    assert_eq!(hexes_of(&other, "landmark"), [5, 12, 15]);
    assert!(hexes_of(&other, "glacier").is_empty());
    assert_eq!(hexes_of(&other, "river"), [4, 7, 8, 9, 10, 11]);
}

/// RR-SETUP-04, RR-DEC-01, RR-RULING-31: the sides of the outer tiles and the Warriors are options.
#[test]
fn sides_and_warriors_are_chosen_before_the_game() {
    let specs = EndlessWinter::option_specs();
    for name in ["first-river-tile", "second-river-tile"] {
        let spec = specs.iter().find(|spec| spec.name == name).unwrap();
        let OptionChoice::OneOf { values, .. } = &spec.choice else { panic!("{name} is one of two") };
        assert_eq!(values.iter().map(|(word, _)| *word).collect::<Vec<_>>(), ["landmark", "glacier"]);
    }
    for name in ["rivers", "warriors"] {
        let spec = specs.iter().find(|spec| spec.name == name).unwrap();
        assert_eq!(spec.choice, OptionChoice::Switch { default: false });
    }
    let options = Options {
        first_river_tile: OuterSide::Glacier,
        second_river_tile: OuterSide::Landmark,
        ..Options::seats(2).with_landmarks(1)
    };
    let mut game = Game::fresh(options);
    game.deal("river a").deal("river west first");
    assert_eq!((terrain(&game, 12), terrain(&game, 15)), ("glacier".into(), "landmark".into()));
}

/// RR-SETUP-08..11, RR-SETUP-14, RR-EX-01, RR-EDGE-01: ten tiles, whatever the number of players.
#[test]
fn ten_tiles_are_counted_out() {
    for seats in 2..=4 {
        for (landmarks, glaciers) in [(1, 0), (2, 1), (3, 2)] {
            let mut game = fresh(seats, landmarks);
            game.until_chance("terrain");
            let land = &game.state.open.land;
            assert_eq!(land.total(), 10);
            let glacier = game.terrain_id("glacier");
            assert_eq!(land.of(glacier), glaciers);
            let mut random = 0;
            for id in ["grassland", "forest", "highland", "lakeland", "badlands", "herdland"] {
                let count = land.of(game.terrain_id(id));
                assert!((1..=2).contains(&count), "one is set aside, one stays in the box");
                random += count - 1;
            }
            assert_eq!(random, 4 - glaciers);
            let on_sides = 3 - landmarks as u8;
            assert_eq!(on_sides + glaciers, 2, "Glaciers of the outer tiles and of the rest");
        }
    }
}

/// RR-SETUP-01, RR-SETUP-02, RR-SETUP-13, RR-BOARD-01, RR-BOARD-02, RR-HID-08, RR-RULING-22: nineteen hexes, and only Glaciers are Glaciers.
#[test]
fn the_board_has_the_shape_of_the_base_game() {
    let options = Options { glacier_tokens: Module::In, ..Options::seats(3).with_landmarks(1) };
    let game = river_of(options);
    assert_eq!(game.rules.board().hexes().len(), 19);
    assert!(hexes_of(&game, "base").is_empty() && hexes_of(&game, "start").is_empty());
    assert_eq!(hexes_of(&game, "glacier"), [12, 15], "with one Landmark all Glaciers are printed");
    for hex in 0..19 {
        let token = game.state.open.tokens[hex] == OnHex::FaceDown;
        assert_eq!(token, [12, 15].contains(&hex), "River and Landmark hexes are no Glaciers");
    }
    assert_eq!(hexes_of(&game, "river").len() + hexes_of(&game, "landmark").len(), 7);
}

/// RR-SETUP-15, RR-SETUP-16: a random Landmark on each Landmark hex, with its card.
#[test]
fn every_landmark_hex_gets_a_landmark() {
    let mut game = fresh(2, 3);
    game.until_chance("landmark");
    assert_eq!(game.chances().len(), 5);
    game.deal("landmark tree");
    assert_eq!(game.chances().len(), 4);
    game.deal("landmark monolith").deal("landmark arch");
    let river = &game.state.open.river;
    for (hex, index) in [(5, 4), (12, 3), (15, 2)] {
        assert_eq!(river.landmark_on(Hex::new(hex)).unwrap().index(), index);
    }
    assert_eq!(game.noted(|note| matches!(note, Note::River(RiverNote::LandmarkPlaced(..)))), 3);
    let told = game
        .story
        .iter()
        .find(|(_, note)| matches!(note, Note::River(RiverNote::LandmarkPlaced(..))))
        .unwrap();
    let told = game.rules.describe_note(&told.1);
    assert!(told.with.iter().any(|(name, _)| *name == "words"), "the card says what it counts");
}

/// RR-SETUP-17: the Fish tokens begin unseen.
#[test]
fn all_fish_begin_in_the_supply() {
    let game = fresh(2, 1);
    assert_eq!((game.state.open.river.supply.total(), game.state.open.river.discard.total()), (15, 0));
    let plain = Game::fresh(Options::seats(2));
    assert_eq!(plain.state.open.river.supply.total(), 0);
    let seen = [Viewer::Public, Viewer::Seat(S1)].map(|viewer| game.observe(viewer)["open"]["river"].clone());
    assert_eq!(seen[0], seen[1], "nobody knows more than what is in it");
}

/// RR-SETUP-18, RR-SETUP-19, RR-RULING-16, RR-RULING-17, RR-EDGE-02, RR-HID-06: the new stone is dealt first, stones of rare land not at all.
#[test]
fn stones_of_rare_land_stay_in_the_box() {
    for (landmarks, pool) in [(1, 9), (2, 8), (3, 7)] {
        let mut game = fresh(4, landmarks);
        game.until_chance("stone");
        assert_eq!(game.chances(), ["stone village-landmark"], "it must be among the stones");
        game.deal("stone village-landmark");
        let rest = game.chances();
        assert_eq!(rest.len() + 1, pool);
        for id in ["grassland", "forest", "highland", "lakeland", "badlands", "herdland", "glacier"] {
            let dealt = rest.contains(&format!("stone village-{id}"));
            assert_eq!(dealt, hexes_of(&game, id).len() > 1, "{id}");
        }
        game.until_chance("display");
        let era_one = game.state.open.stones.iter().filter(|stone| {
            let name = game.rules.write_outcome(endless_winter::Outcome::Stone(*stone));
            rest.contains(&name) || name == "stone village-landmark"
        });
        assert_eq!(era_one.count(), 7, "enough for four players");
    }
}

/// RR-SETUP-20: with a draft the board is laid before turn order and the draft.
#[test]
fn the_board_is_laid_before_turn_order_and_draft() {
    for draft in [Draft::None, Draft::Setup, Draft::ChiefsAndSetup] {
        let mut game = Game::fresh(Options { draft, ..Options::seats(3).with_landmarks(2) });
        game.until_chance("order");
        assert!(hexes_of(&game, "start").is_empty(), "every hex has its terrain");
        assert_eq!(game.state.open.river.landmarks.iter().flatten().count(), 2);
        if draft != Draft::None {
            assert!(game.state.open.players.iter().all(|player| player.setup.is_none()));
        }
    }
}

/// RR-SETUP-21, RR-COW-01, RR-EDGE-23: Sea Cows are in the Animal deck with the river only.
#[test]
fn sea_cows_swim_with_the_river_only() {
    assert_eq!(fresh(2, 1).state.open.animals.total(), 65);
    assert_eq!(Game::fresh(Options::seats(2)).state.open.animals.total(), 60);
    assert_eq!(Game::fresh(Options::seats(2).with_warriors()).state.open.animals.total(), 60);
    let mut game = fresh(2, 1);
    game.until_chance("animal");
    assert!(game.chances().contains(&"animal sea-cow".to_owned()));
}

/// RR-SETUP-22..27, RR-RULING-03, RR-RULING-04, RR-RULING-32, RR-EX-03, RR-EDGE-03, RR-DEC-02, RR-HID-09: Starting tiles, last player first.
#[test]
fn starting_tiles_are_placed_by_the_last_player_first() {
    let mut game = fresh(4, 2);
    game.until_offer("start");
    let all =
        ["0-1", "0-3", "1-2", "11-15", "12-16", "15-18", "16-17", "17-18", "2-6", "3-7", "6-11", "7-12"];
    assert_eq!(game.offered("start"), all, "twelve places touch two hexes, two on each side");
    assert!(game.rules.read_action("start 0").is_err(), "a corner touches one hex only");
    assert_eq!(game.state.open.river.rafts.map(Indexed::index), [0; 4], "Rafts wait on the Headwaters");
    assert_eq!(game.player(S4).camps_out(), 0, "Camps come with the tiles");
    assert_eq!(game.turn(), Turn::Choose(S4));
    game.play("start 7-12");
    assert_eq!(game.refusal("start 12-16"), "RR-SETUP-26", "two tiles on one side are next to each other");
    assert_eq!(game.refusal("start 7-12"), "RR-SETUP-26");
    assert!(game.offers("start 3-7"), "beside the Headwaters, on another side");
    assert_eq!(game.turn(), Turn::Choose(S3));
    game.play("start 3-7").play("start 1-2");
    assert_eq!(game.turn(), Turn::Choose(S1));
    assert_eq!(game.offered("start").len(), 6, "three of six sides are left for the fourth");
    game.play("start 6-11");
    assert_eq!(game.state.open.stage, Stage::Plan);
    for seat in [S1, S2, S3, S4] {
        let card = game.player(seat).setup.unwrap();
        let extra = u8::from(game.rules.content().setup[card.index()].camp.is);
        assert_eq!(game.camps_at(seat, START), 1 + extra, "the Camp of the set-up card too");
        assert_eq!(game.player(seat).camps_out(), 1 + extra);
    }
    assert!((0..4).any(|seat| game.state.open.players[seat].camps_out() == 2), "somebody has the long path");
}

/// RR-SETUP-26, RR-RULING-03: exactly the two places of one side are next to each other.
#[test]
fn six_pairs_of_places_exclude_each_other() {
    let game = river(2, 1);
    let course = game.rules.course().unwrap();
    let mut pairs = Vec::new();
    for spot in endless_winter::StartSpot::each() {
        for other in course.beside(spot) {
            assert!(course.beside(other).has(spot));
            if spot < other {
                let [a, b] = [spot, other].map(|spot| course.spot(spot).map(Indexed::index));
                pairs.push((a, b));
            }
        }
    }
    assert_eq!(
        pairs,
        [
            ([0, 1], [1, 2]),
            ([0, 3], [3, 7]),
            ([2, 6], [6, 11]),
            ([7, 12], [12, 16]),
            ([11, 15], [15, 18]),
            ([16, 17], [17, 18]),
        ]
    );
}

/// RR-RULING-01, RR-RULING-02, RR-RULING-06, RR-BOARD-01, RR-EX-01: every River tile has two River hexes, the Central one too; the river runs through
/// five of the six, and there are two Glacier hexes. By option the third hex of the Central tile is a Glacier.
#[test]
fn the_central_tile_has_a_river_hex_beside_the_river() {
    let count = |game: &Game, id: &str| {
        let wanted = game.terrain_id(id);
        game.rules.board().hexes().iter().filter(|hex| game.state.open.terrain[hex.index()] == wanted).count()
    };
    for landmarks in 1..=3 {
        let options = Options::seats(2).with_landmarks(landmarks);
        let game = Game::of(options.clone());
        assert_eq!(
            (count(&game, "river"), count(&game, "landmark"), count(&game, "glacier")),
            (6, landmarks, 2)
        );
        let option = Options { central_river_tile: ThirdHex::Glacier, ..options };
        let game = Game::of(option);
        assert_eq!(
            (count(&game, "river"), count(&game, "landmark"), count(&game, "glacier")),
            (5, landmarks, 3)
        );
    }
    let mut game = river(2, 1);
    game.camps(S1, &[4]).raft(S1, HEADWATERS).raft(S2, HEADWATERS).pending("m");
    assert_eq!(game.offered("raft").len(), DELTA, "five hexes and the Delta");
    let mut lands = river(2, 1);
    lands.camps(S1, &[4]).lands_in_order();
    assert!(lands.offers("gather 4"), "it has Fish");
    lands.play("delta");
    assert_eq!(lands.score(S1), 2, "and counts for the Delta");
}
