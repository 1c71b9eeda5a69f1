//! Components and set-up.

use crate::common::{Game, S1, S2, S3, S4, Scenario, game};
use endless_winter::{
    CAMPS, Content, EndlessWinter, Figure, GROUND, NEUTRALS, OWN_MEGALITHS, Options, Role, Stage, VILLAGES,
};
use table::{Rules, Seat, Turn, Viewer, sets::Indexed};

fn copies<'a>(counts: impl IntoIterator<Item = &'a u8>) -> u32 {
    counts.into_iter().map(|&count| u32::from(count)).sum()
}

/// EW-COMP-05..11, EW-COMP-14, EW-COMP-15, EW-COMP-27, EW-COMP-28, EW-HID-90, EW-RULING-21: the box holds what it should.
#[test]
fn the_box_is_complete() {
    let content = Content::standard();
    let tiles: Vec<(Role, u8)> = content.terrain.iter().map(|face| (face.role.is, face.tiles.is)).collect();
    assert_eq!(copies(tiles.iter().map(|(_, count)| count)), 25);
    let lands: Vec<u8> =
        tiles.iter().filter(|(role, _)| *role == Role::Land).map(|&(_, count)| count).collect();
    assert_eq!(lands, [3; 6]);
    assert!(tiles.contains(&(Role::Glacier, 6)) && tiles.contains(&(Role::Base, 1)));
    assert_eq!(content.megalith_tile.len(), 4);
    for era in 1..=2 {
        assert_eq!(content.stone.iter().filter(|face| face.era.is == era).count(), 10);
        assert_eq!(content.culture.iter().filter(|face| face.era.is == era).count(), 20);
    }
    assert_eq!(content.chief.len(), 5);
    assert_eq!(copies(content.starting.iter().map(|face| &face.copies.is)), 9);
    assert_eq!(content.tribe.iter().map(|face| face.copies.is).collect::<Vec<_>>(), [15; 5]);
    assert_eq!(copies(content.animal.iter().map(|face| &face.copies.is)), 60);
    assert_eq!(content.animal.iter().filter(|face| face.copies.is == 10).count(), 5);
    assert_eq!(content.animal.iter().filter(|face| face.copies.is == 5).count(), 2);
    assert_eq!((content.setup.len(), content.glacier_token.len(), content.rest_token.len()), (5, 10, 5));
}

/// EW-COMP-01..04, EW-COMP-16..26: boards, figures, pieces and markers of every player, and how they start.
#[test]
fn every_player_starts_with_the_same_pieces() {
    let fresh = Game::fresh(Options::seats(4));
    let open = &fresh.state.open;
    assert_eq!(open.players.len(), 4, "four player boards");
    assert_eq!(fresh.rules.content().column.len(), 4, "the main board has four columns");
    assert_eq!(
        fresh.rules.content().idols.offering_gives.is[0].to_string(),
        "",
        "two idol tracks begin at the bottom"
    );
    assert_eq!((open.animals.total(), open.area.total()), (60, 0), "the animal board: deck and Hunt area");
    assert_eq!(open.round, 0, "one round marker");
    for player in &open.players {
        assert!(player.figures.available(Figure::Chief) && player.figures.available(Figure::Tribe));
        assert_eq!((player.camps_home(), player.villages.len()), (CAMPS, 0));
        assert_eq!((CAMPS, VILLAGES, NEUTRALS, OWN_MEGALITHS), (5, 3, 2, 8));
        assert_eq!(player.megaliths, NEUTRALS + OWN_MEGALITHS);
        assert_eq!((player.offering, player.honor, player.score_now()), (0, 0, 0));
        assert_eq!((player.food, player.tools), (0, 0));
    }
    let ready = game(4);
    let order: Vec<Seat> = ready.state.open.order.to_vec();
    assert_eq!(order, [S1, S2, S3, S4], "one marker each on the turn-order track");
}

/// EW-COMP-29, EW-RULING-66: two to four players, no solo game.
#[test]
fn two_to_four_players() {
    let content = Content::standard();
    for seats in [0, 1, 5] {
        assert!(EndlessWinter::compile(&Options::seats(seats), &content).is_err());
    }
    for seats in 2..=4 {
        assert_eq!(
            EndlessWinter::compile(&Options::seats(seats), &content).unwrap().seats(),
            usize::from(seats)
        );
    }
}

/// EW-SETUP-02, EW-SETUP-13, EW-SETUP-14, EW-SETUP-16, EW-SETUP-21, EW-SETUP-32, EW-SETUP-33: everything starts at its first space.
#[test]
fn markers_start_at_the_bottom() {
    let fresh = Game::fresh(Options::seats(3));
    assert_eq!((fresh.state.open.round, fresh.state.open.stage), (0, Stage::Setup));
    for seat in Seat::all(3) {
        let player = fresh.player(seat);
        assert_eq!((player.food, player.tools, player.villages.len()), (0, 0, 0));
        assert_eq!((player.offering, player.honor, fresh.score(seat)), (0, 0, 0));
        assert_eq!(fresh.state.buried(seat), 0);
    }
}

/// EW-SETUP-03..07, EW-EX-01, EW-RULING-22, EW-HID-21: 8, 12 or 14 stones, half of each era; the others are out.
#[test]
fn stones_in_play_depend_on_the_table() {
    for (seats, total) in [(2, 8), (3, 12), (4, 14)] {
        let game = game(seats);
        let stones = game.state.open.stones;
        assert_eq!(stones.len(), total);
        let era = |wanted| {
            let faces = &game.rules.content().stone;
            stones.iter().filter(|stone| faces[stone.index()].era.is == wanted).count()
        };
        assert_eq!((era(1), era(2)), (total / 2, total / 2));
    }
    // Each is drawn by chance among those of its era.
    let fresh = Game::fresh(Options::seats(2));
    assert_eq!(fresh.outcomes().len(), 10);
}

/// EW-SETUP-08..11: five Tribe decks of 15, a display of 8 Era I cards, the Era II deck untouched.
#[test]
fn decks_and_display() {
    let game = game(2);
    assert_eq!(game.state.open.display.len(), 8);
    let era = |culture: endless_winter::Culture| game.rules.content().culture[culture.index()].era.is;
    assert!(game.state.open.display.iter().all(|culture| era(culture) == 1));
    assert_eq!(game.state.open.culture_deck.iter().filter(|&culture| era(culture) == 2).count(), 20);
    let fresh = Game::fresh(Options::seats(2));
    assert!(endless_winter::Tribe::types().all(|tribe| fresh.state.open.decks.of(tribe) == 15));
}

/// EW-SETUP-12, EW-SETUP-19, EW-SETUP-20, EW-SETUP-22, EW-DEC-01, EW-RULING-26: Chief, side, then a set-up card for everybody.
#[test]
fn chief_then_side_then_setup_card() {
    let mut game = Game::fresh(Options::seats(2));
    while game.turn() == Turn::Chance {
        assert!(game.player(S1).setup.is_none(), "set-up cards come after the sides");
        game.deal(&game.chances()[0].clone());
    }
    assert!(game.player(S1).chief.is_some() && game.player(S2).chief.is_some());
    assert_ne!(game.player(S1).chief, game.player(S2).chief);
    assert_eq!(game.turn(), Turn::Choose(S1));
    assert_eq!(game.legal_actions(), ["side a", "side b"]);
    game.play("side b");
    assert_eq!(game.turn(), Turn::Choose(S2));
    game.play("side a");
    assert!(game.chances().iter().all(|chance| chance.starts_with("setup ")));
    assert_eq!(game.chances().len(), 5);
    game.deal("setup old-fire");
    assert_eq!(game.chances().len(), 4, "no card is dealt twice");
    game.deal("setup long-path");
    assert_eq!(game.player(S1).side, Some(endless_winter::Side::B));
}

/// EW-SETUP-23..30, EW-SETUP-42, EW-RULING-23, EW-HID-17: what a set-up card brings, and the opening hand.
#[test]
fn setup_cards_bring_resources_a_tribe_card_animals_and_perhaps_a_camp() {
    let mut game = Game::fresh(Options::seats(2));
    while !game.chances().iter().any(|chance| chance.starts_with("setup ")) {
        match game.turn() {
            Turn::Chance => game.deal(&game.chances()[0].clone()),
            _ => game.play("side a"),
        };
    }
    game.deal("setup old-fire").deal("setup long-path");
    // Part A, C: resources and Animals; part B: the Tribe card from its deck.
    assert_eq!((game.player(S1).food, game.player(S1).tools), (2, 2));
    let (rhino, sloth) = (game.animal("rhino"), game.animal("sloth"));
    assert!(game.player(S1).upright.has(rhino) && game.player(S1).upright.has(sloth));
    assert_eq!(game.state.open.animals.of(rhino), 9);
    assert_eq!(game.state.open.decks.of(game.tribe("elder")), 14);
    assert_eq!(game.hand_of(S1), ["brave", "elder", "tribeswoman"], "three cards set aside");
    let pile = game.state.secret[0].draw;
    assert_eq!(pile.len(), 7);
    game.deal("draw tribesman").deal("draw brave");
    assert_eq!((game.hand_of(S1).len(), game.state.secret[0].draw.len()), (5, 5));
    game.set_up();
    // Part D: the camp symbol of the Long Path, on top of the first Camp; compensation on top of the card.
    assert_eq!((game.player(S1).camps_out(), game.player(S2).camps_out()), (1, 2));
    assert_eq!((game.player(S2).food, game.player(S2).tools), (3, 2));
    assert!(game.rules.content().setup.iter().filter(|face| face.camp.is).count() == 1);
}

/// EW-SETUP-31: a hand is hidden from the others.
#[test]
fn hands_are_hidden() {
    let game = game(2);
    let own = game.observe(Viewer::Seat(S1));
    let other = game.observe(Viewer::Seat(S2));
    assert!(own["cards"][0]["known"]["hand"].is_object());
    assert!(other["cards"][0].get("known").is_none());
    assert_eq!(other["cards"][0]["counted"]["hand"], 5);
}

/// EW-SETUP-15, EW-SETUP-17, EW-SETUP-18, EW-SETUP-52, EW-EX-07, EW-RULING-12, EW-HID-06: Camps cover the Food track, Megaliths stand in boxes of two.
#[test]
fn camps_and_megaliths_on_the_player_board() {
    let game = game(3);
    for seat in Seat::all(3) {
        let player = game.player(seat);
        assert_eq!(player.camps.of(game.rules.board().entry()), player.camps_out());
        assert_eq!(player.megaliths, 10, "five boxes of two");
    }
    let first = game.player(S1);
    assert_eq!((first.camps_out(), first.food_limit()), (1, 6));
    let gives: Vec<String> = game.rules.content().board.boxes.is.iter().map(ToString::to_string).collect();
    assert_eq!(gives, ["T", "", "I", "", "I"]);
}

/// EW-SETUP-34, EW-SETUP-35, EW-EX-02: the Hunt area starts with one Animal more than players.
#[test]
fn the_hunt_area_starts_with_players_plus_one() {
    for seats in 2..=4 {
        assert_eq!(game(seats).state.open.area.total(), u32::from(seats) + 1);
    }
    assert_eq!(game(3).state.open.area.total(), 4);
}

/// EW-SETUP-36, EW-SETUP-37, EW-EX-03: places 1 to n are dealt at random.
#[test]
fn turn_order_is_dealt() {
    let mut game = Game::fresh(Options::seats(3));
    while !game.chances().contains(&"order s1".to_owned()) {
        match game.turn() {
            Turn::Chance => game.deal(&game.chances()[0].clone()),
            _ => game.play("side a"),
        };
    }
    assert_eq!(game.chances(), ["order s1", "order s2", "order s3"]);
    game.deal("order s3").deal("order s1").deal("order s2");
    game.set_up();
    assert_eq!(game.state.open.order[..3], [S3, S1, S2]);
    assert_eq!(game.turn(), Turn::Choose(S3));
}

/// EW-SETUP-38..41: nothing, 1 Food, 1 Tool, 1 Tool and 1 Food.
#[test]
fn later_players_are_compensated() {
    let game = game(4);
    for (seat, food, tools) in [(S1, 0, 0), (S2, 1, 0), (S3, 0, 1), (S4, 1, 1)] {
        let card = game.player(seat).setup.unwrap();
        let face = &game.rules.content().setup[card.index()];
        let player = game.player(seat);
        assert_eq!((player.food - face.food.is, player.tools - face.tools.is), (food, tools));
    }
}

/// EW-SETUP-43, EW-SETUP-44, EW-DEC-04: the tiles are shuffled into any layout.
#[test]
fn megalith_tiles_lie_in_any_layout() {
    for layout in ["hearth", "drift", "whirl"] {
        let options = Options { layout: layout.to_owned(), ..Options::seats(2) };
        let game = Game::of(options);
        let mut tiles = game.state.open.tiles.to_vec();
        tiles.sort();
        tiles.dedup();
        assert_eq!(tiles.len(), 4);
        assert!(game.rules.layout().len() > GROUND);
    }
    let unknown = Options { layout: "heap".to_owned(), ..Options::seats(2) };
    let refused = EndlessWinter::compile(&unknown, &Content::standard()).unwrap_err();
    assert_eq!(refused.option, "layout");
}

/// EW-SETUP-45..51, EW-EX-04, EW-RULING-24: the base tile among 18 tiles: 6 fixed, 6 or 3 Glaciers, the rest land.
#[test]
fn the_terrain_board_is_laid() {
    for (seats, glaciers) in [(2, 6), (3, 6), (4, 3)] {
        let game = game(seats);
        let board = game.rules.board();
        assert_eq!((board.hexes().len(), board.tiles().len()), (19, 18));
        let role = |hex: endless_winter::Hex| {
            let terrain = game.state.open.terrain[hex.index()];
            game.rules.content().terrain[terrain.index()].role.is
        };
        assert_eq!(role(board.entry()), Role::Base);
        assert_eq!(board.tiles().iter().filter(|&&hex| role(hex) == Role::Glacier).count(), glaciers);
        assert_eq!(board.tiles().iter().filter(|&&hex| role(hex) == Role::Land).count(), 18 - glaciers);
        let mut kinds: Vec<usize> =
            board.tiles().iter().map(|hex| game.state.open.terrain[hex.index()].index()).collect();
        kinds.sort_unstable();
        kinds.dedup();
        assert_eq!(kinds.len(), 7, "every land type and the Glacier");
        assert_eq!(game.state.open.land.total(), 0);
    }
}

/// EW-SETUP-53: "hex" means a Terrain tile: every place a Camp can reach is one.
#[test]
fn a_hex_is_a_terrain_tile() {
    let game = game(2);
    let board = game.rules.board();
    for hex in board.hexes() {
        assert!(board.neighbours(hex).iter().all(|next| board.hexes().has(next)));
    }
}

/// EW-SETUP-54: either variant, or both together.
#[test]
fn variants_can_be_combined() {
    let every = Options::every_base();
    assert_eq!(every.len(), 36);
    for options in every {
        assert_eq!(Game::of(options).state.open.stage, Stage::Plan);
    }
}

/// EW-RULING-67: no Food is lost in set-up; the limit holds from round 1 on.
#[test]
fn no_food_is_lost_in_setup() {
    let mut game = Game::fresh(Options::seats(4));
    while !game.chances().iter().any(|chance| chance.starts_with("setup ")) {
        match game.turn() {
            Turn::Chance => game.deal(&game.chances()[0].clone()),
            _ => game.play("side a"),
        };
    }
    game.deal("setup spear-camp").deal("setup dream-cave");
    game.set_up();
    assert_eq!((game.player(S1).food, game.player(S2).food), (4, 5));
    assert_eq!(game.player(S2).food_limit(), 6);
}
