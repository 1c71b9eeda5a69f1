//! Set-up: the table laid out, the first hunters, the first hands.

use crate::common::{Game, S1, S2, S3, S4, Scenario, ice_age, region};
use ice_age::{Card, Colour, Note, Player, Region, Step};
use table::{Rules, Seat, Turn, Viewer, sets::Indexed};

fn table(seats: u8) -> Game {
    let rules = ice_age(seats);
    let state = rules.start();
    Game::new(rules, state)
}

/// The numbers of the regions for which this holds.
fn numbers(holds: impl Fn(usize) -> bool) -> Vec<u8> {
    Region::each().filter(|region| holds(region.index())).map(|region| region.number()).collect()
}

/// A game after `First`, at the first placement.
fn settling(seats: u8, first: &str) -> Game {
    let mut game = table(seats);
    game.deal(first);
    game
}

/// Plays the whole initial placement, everybody always into the same region.
fn settled(seats: u8, first: &str, at: u64) -> Game {
    let mut game = settling(seats, first);
    while game.chooser().is_some() {
        game.play(&format!("place {at}"));
    }
    game
}

/// Deals all hands.
fn dealt(seats: u8, first: &str) -> Game {
    let mut game = settled(seats, first, 6);
    while game.turn() == Turn::Chance {
        let card = game.odds()[0].0.clone();
        game.deal(&card);
    }
    game
}

/// IA-SETUP-01..03: which regions start under ice.
#[test]
fn ice_covers_the_first_regions_by_number_of_players() {
    for (seats, covered) in [(3, &[1, 2, 3, 4][..]), (4, &[1, 4]), (5, &[])] {
        let game = table(seats);
        assert_eq!(numbers(|index| game.state.board.covered.bits() >> index & 1 == 1), covered);
    }
}

/// IA-SETUP-06..11, IA-RULING-02: mammoths on the board, in the supply, and (the rest of six) out of the game.
#[test]
fn mammoths_stand_by_number_of_players() {
    for (seats, on_board, supply) in [(3, [5, 6, 7, 8], 0), (4, [2, 3, 6, 7], 1), (5, [1, 2, 3, 4], 2)] {
        let game = table(seats);
        assert_eq!(numbers(|index| game.state.board.mammoths[index] > 0), on_board);
        assert!(game.state.board.mammoths.iter().all(|&count| count <= 1));
        assert_eq!(game.state.mammoth_supply, supply, "{seats} players");
    }
}

/// IA-SETUP-12: two face-down piles, light and dark, in which every order is as likely.
#[test]
fn light_and_dark_cards_are_shuffled_apart() {
    let game = settled(4, "first s1", 6);
    let piles = [
        (Colour::Light, game.state.light_pile.cards(), 33),
        (Colour::Dark, game.state.dark_pile.cards(), 22),
    ];
    for (colour, pile, size) in piles {
        assert_eq!(pile.total(), size);
        assert!(pile.iter().all(|(card, _)| card.colour() == colour));
    }
    // Nothing is known of the order: the top card is each of the 33 with the same chance.
    assert_eq!(game.state.light_pile.under().len(), 0);
    assert_eq!(game.odds().iter().map(|(_, weight)| weight).sum::<u32>(), 33);
    for (text, weight) in game.odds() {
        let card = Card::from_id(text.strip_prefix("card ").unwrap()).unwrap();
        assert_eq!(weight, u32::from(game.state.light_pile.loose.of(card)));
    }
}

/// IA-SETUP-13..15: four stones, twelve playable hunters, the score at 0.
#[test]
fn everybody_starts_with_four_stones_and_twelve_hunters() {
    for seats in 3..=5 {
        let game = table(seats);
        for seat in Seat::all(seats.into()) {
            let player = game.state.player(seat);
            assert_eq!((player.stones, player.reserve, player.clubs, player.score()), (4, 12, 0, 0));
            assert_eq!(game.state.hunters_on_board(seat), 0);
        }
        assert_eq!(game.rules.standings(&game.state).lines.len(), usize::from(seats));
        for seat in Seat::all(5).skip(seats.into()) {
            assert_eq!(*game.state.player(seat), Player::default(), "{seat} does not play");
        }
    }
}

/// IA-RULING-36: the thirteenth hunter is the score marker: it is never placed, and no position has it.
#[test]
fn the_score_marker_is_never_on_the_board() {
    let mut game = table(3);
    game.state.players[0].reserve = 13;
    assert_eq!(game.rules.check(&game.state).unwrap_err().rule.0, "IA-SETUP-15");
    // A score of nine puts no hunter on the board.
    let game = crate::common::Scene::new(3).points(S1, 9).to_play(S1);
    assert_eq!(game.rules.standings(&game.state).of(S1).unwrap().tie_breaks[0].points, 0);
    assert_eq!((game.state.hunters_on_board(S1), game.state.player(S1).reserve), (0, 12));
}

/// IA-SETUP-16..20: stones in the dark pool; the light pool is empty; the rest of the 50 is out of the game.
#[test]
fn the_dark_pool_depends_on_the_number_of_players() {
    for (seats, dark, out_of_game) in [(3, 20, 18), (4, 25, 9), (5, 30, 0)] {
        let game = table(seats);
        assert_eq!((game.state.dark_pool, game.state.light_pool), (dark, 0));
        let held: u8 = game.state.players.iter().map(|player| player.stones).sum();
        assert_eq!(50 - dark - held, out_of_game);
    }
}

/// IA-SETUP-21..23: each open region gets one unknown fire token of the 14; the others stay beside the board.
#[test]
fn every_open_region_gets_one_face_down_fire() {
    for (seats, beside) in [(3, 6), (4, 4), (5, 2)] {
        let game = table(seats);
        let open = game.state.open();
        for region in Region::each() {
            assert_eq!(game.state.board.fires[region.index()], u8::from(open.has(region)));
        }
        assert_eq!(game.state.board.unknown_fires, [4, 5, 5], "all shuffled, none shown");
        assert_eq!(14 - game.state.board.fires.iter().sum::<u8>(), beside);
        assert_eq!(game.state.board.warmth, [0; 12]);
    }
}

/// IA-SETUP-24: all clubs are in the supply.
#[test]
fn six_clubs_are_in_the_supply() {
    for seats in 3..=5 {
        assert_eq!(table(seats).state.club_supply, 6);
    }
}

/// IA-SETUP-25, IA-RULING-01: the first player is drawn by lot, places first and starts round 1.
#[test]
fn the_lot_decides_who_goes_first() {
    for seats in 3..=5 {
        let mut game = table(seats);
        let expected: Vec<(String, u32)> =
            (1..=seats).map(|number| (format!("first s{number}"), 1)).collect();
        assert_eq!(game.odds(), expected);
        game.refuses("place 6", "IA-MIG-02");
        if seats < 5 {
            game.cannot_deal("first s5");
        }
    }
    let mut game = dealt(3, "first s2");
    assert_eq!(game.state.round, 1);
    game.asks(S2);
}

/// IA-SETUP-26, IA-DEC-01: clockwise from the first player, one hunter each, into any open region.
#[test]
fn hunters_are_placed_one_by_one_clockwise() {
    let mut game = settling(4, "first s3");
    for seat in [S3, S4, S1, S2, S3] {
        game.asks(seat);
        assert_eq!(game.legal_after("place "), ["2", "3", "5", "6", "7", "8", "9", "10", "11", "12"]);
        assert_eq!(game.legal_actions().len(), 10, "nothing else may be done, not even pass");
        game.play("place 9");
    }
    assert_eq!((game.hunters(S3, 9), game.hunters(S4, 9)), (2, 1));
}

/// IA-SETUP-27: six times around; then six hunters are on the board and six in reserve.
#[test]
fn placement_goes_six_times_around() {
    for seats in 3..=5 {
        let mut game = settling(seats, "first s2");
        let mut placements = 0;
        while game.chooser().is_some() {
            game.play("place 7");
            placements += 1;
        }
        assert_eq!(placements, 6 * u32::from(seats));
        for seat in Seat::all(seats.into()) {
            assert_eq!((game.state.hunters_on_board(seat), game.state.player(seat).reserve), (6, 6));
        }
    }
}

/// IA-SETUP-28: thirty hunters may be placed in one region.
#[test]
fn no_capacity_limits_the_initial_placement() {
    let game = settled(5, "first s1", 12);
    assert_eq!(Seat::all(5).map(|seat| game.hunters(seat, 12)).sum::<u8>(), 30);
}

/// IA-SETUP-05: a region under ice takes no hunter, in the placement as later.
#[test]
fn nothing_is_placed_under_ice() {
    let mut game = settling(3, "first s1");
    for number in 1..=4 {
        game.refuses(&format!("place {number}"), "IA-SETUP-05");
    }
    game.state.board.mammoths[region(5).index()] = 0;
    game.state.board.mammoths[region(1).index()] = 1;
    assert_eq!(game.rules.check(&game.state).unwrap_err().rule.0, "IA-SETUP-05");
}

/// IA-SETUP-29: two light and three dark cards for everybody, card by card, after the placement.
#[test]
fn hands_of_two_light_and_three_dark_cards_are_dealt() {
    let mut game = settled(5, "first s4", 8);
    assert!(matches!(game.state.step, Step::DealHand { .. }));
    let mut colours = Vec::new();
    while game.turn() == Turn::Chance {
        let card = game.odds()[0].0.clone();
        colours.push(card.as_bytes()["card ".len()] as char);
        game.deal(&card);
    }
    assert_eq!(colours.iter().collect::<String>(), "LLDDD".repeat(5));
    for seat in Seat::all(5) {
        let player = game.state.player(seat);
        assert_eq!((player.cards(Colour::Light), player.cards(Colour::Dark)), (2, 3));
    }
    assert_eq!((game.state.light_pile.len(), game.state.dark_pile.len()), (33 - 10, 22 - 15));
    assert_eq!(game.state.tops, [None; 2]);
}

/// IA-SETUP-30: a hand is shown to its owner only, and so is the card dealt.
#[test]
fn a_hand_is_secret() {
    let game = dealt(3, "first s1");
    for viewer in Viewer::all(3) {
        for player in game.observe(viewer).players {
            assert_eq!(player.hand.is_some(), viewer.is(player.seat));
        }
        for (audience, note) in game.story.iter().filter(|(audience, _)| audience.includes(viewer)) {
            if let Note::HandDealt(hand) = note {
                let own = |seat: table::Seat| viewer.is(seat) && *hand == game.state.player(seat).hand;
                assert!(table::Seat::all(3).any(own), "{viewer:?} reads {hand:?} through {audience:?}");
            }
        }
    }
}

/// IA-SETUP-04: tile n fits region n alone: covering a region covers nothing else, and a covered one has no tile left.
#[test]
fn a_glacier_tile_fits_its_region_only() {
    for (seats, number) in [(3, 5), (3, 8), (4, 2), (5, 1), (5, 4)] {
        let mut game = crate::common::Scene::new(seats).no_fires().to_conflicts(S1);
        if game.turn() == Turn::Chance {
            game.deal("last s1");
        }
        let before = game.state.board.covered;
        if seats == 3 {
            game.refuses("cover 1", "IA-GLAC-03");
        }
        game.play(&format!("cover {number}"));
        let added = game.state.board.covered.without(before);
        assert_eq!(added.iter().collect::<Vec<_>>(), [region(number)]);
    }
}
