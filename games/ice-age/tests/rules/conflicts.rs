//! Conflicts: fires are turned up, crowded regions thin out, the board is cleared.

use crate::common::{Game, S1, S2, S3, S4, S5, Scenario, Scene};
use ice_age::{Note, Step};
use table::{Seat, Turn};

/// Region 6 with a capacity of 3 and `mammoths` more, and these hunters: seat, without club, with club. All conflicts of
/// the round are over.
fn fight(mammoths: u8, bands: &[(Seat, u8, u8)]) -> Game {
    let mut scene = Scene::new(5).no_fires().mammoths(6, mammoths);
    for &(seat, bare, armed) in bands {
        scene = scene.hunters(seat, 6, bare).armed(seat, 6, armed);
    }
    scene.to_conflicts(S1)
}

fn left(game: &Game, seats: &[Seat]) -> Vec<u8> {
    seats.iter().map(|&seat| game.hunters(seat, 6)).collect()
}

/// One player's twelve hunters thin out to the capacity of the region.
fn capacity(mammoths: u8, fires: &[u8]) -> u8 {
    let mut game = Scene::new(5)
        .no_fires()
        .mammoths(6, mammoths)
        .fires(6, fires.len() as u8)
        .hunters(S1, 6, 12)
        .to_conflicts(S1);
    for worth in fires {
        game.deal(&format!("fire {worth}"));
    }
    game.hunters(S1, 6)
}

/// IA-EX-01, IA-CONF-03, IA-EDGE-21: no mammoth, no fire, or one worth 0: three hunters.
#[test]
fn a_bare_region_feeds_three() {
    assert_eq!(capacity(0, &[]), 3);
    assert_eq!(capacity(0, &[0]), 3);
}

/// IA-EX-02, IA-CONF-04: a mammoth and a fire worth 2: six hunters.
#[test]
fn a_mammoth_feeds_one_and_a_fire_its_worth() {
    assert_eq!(capacity(1, &[2]), 6);
    assert_eq!(capacity(1, &[]), 4);
    assert_eq!(capacity(5, &[]), 8, "every mammoth counts");
}

/// IA-EX-03, IA-CONF-05, IA-EDGE-20: three mammoths, fires of 0 and 2: eight hunters; all fires of a region add up.
#[test]
fn the_fires_of_a_region_add_up() {
    assert_eq!(capacity(3, &[0, 2]), 8);
    assert_eq!(capacity(0, &[2, 1, 2]), 8);
    assert_eq!(capacity(0, &[1]), 4);
}

/// IA-CONF-01: first all fires of the board are turned up, by chance; only then do conflicts begin.
#[test]
fn all_fires_are_turned_up_before_any_conflict() {
    let mut game = Scene::new(5).no_fires().fires(5, 1).fires(9, 2).hunters(S1, 5, 9).to_conflicts(S1);
    for _ in 0..3 {
        assert_eq!((game.turn(), game.hunters(S1, 5)), (Turn::Chance, 9));
        game.deal("fire 1");
    }
    assert_eq!(game.hunters(S1, 5), 4);
    let shown: Vec<Note> = game.notes().filter(|note| matches!(note, Note::FireShown(..))).collect();
    assert_eq!(shown.len(), 3);
}

/// IA-CONF-01: a fire may be any of those not turned up yet, as likely as there are tokens.
#[test]
fn a_fire_is_any_of_those_not_shown_yet() {
    let odds = |game: &Game| game.odds().into_iter().map(|(_, weight)| weight).collect::<Vec<_>>();
    let mut game = Scene::new(5).to_conflicts(S1);
    assert_eq!(odds(&game), [4, 5, 5]);
    game.deal("fire 0").deal("fire 0").deal("fire 2");
    assert_eq!(odds(&game), [2, 5, 4]);
    game.deal("fire 0").deal("fire 0").cannot_deal("fire 0");
}

/// IA-CONF-02: regions are checked in ascending number.
#[test]
fn regions_fight_in_ascending_order() {
    let game =
        Scene::new(5).no_fires().hunters(S1, 11, 4).hunters(S2, 5, 5).hunters(S3, 8, 4).to_conflicts(S1);
    let fought: Vec<u8> = game
        .notes()
        .filter_map(|note| if let Note::Conflict(crowd) = note { Some(crowd.region.number()) } else { None })
        .collect();
    assert_eq!(fought, [5, 8, 11]);
}

/// IA-CONF-06, IA-CONF-07: as many hunters as the capacity stay in peace, one more means conflict.
#[test]
fn one_hunter_too_many_means_conflict() {
    let game = fight(1, &[(S1, 2, 0), (S2, 2, 0)]);
    assert_eq!(left(&game, &[S1, S2]), [2, 2]);
    let game = fight(1, &[(S1, 2, 0), (S2, 3, 0)]);
    assert_eq!(left(&game, &[S1, S2]), [1, 3]);
}

/// IA-EX-04: capacity 5; red 2, blue 3, green 4 become red 0, blue 2, green 3.
#[test]
fn the_first_conflict_of_the_rules_sheet() {
    let game = fight(2, &[(S1, 2, 0), (S2, 3, 0), (S3, 4, 0)]);
    assert_eq!(left(&game, &[S1, S2, S3]), [0, 2, 3]);
}

/// IA-EX-05, IA-CONF-11, IA-CONF-13: capacity 7; red, blue and black with 2 each act as one, and all are gone in the end, two
/// below capacity.
#[test]
fn the_second_conflict_of_the_rules_sheet() {
    let game = fight(4, &[(S1, 2, 0), (S2, 2, 0), (S5, 2, 0), (S3, 3, 0), (S4, 4, 0)]);
    assert_eq!(left(&game, &[S1, S2, S5, S3, S4]), [0, 0, 0, 2, 3]);
}

/// IA-CONF-08..10, IA-CONF-12: the steps of IA-EX-04 one by one: fewest first, up to the most, then again, and no further
/// than needed.
#[test]
fn the_smallest_band_loses_first_and_the_order_repeats() {
    for (capacity, expected) in
        [(8, [1, 3, 4]), (7, [1, 2, 4]), (6, [1, 2, 3]), (5, [0, 2, 3]), (4, [0, 1, 3]), (3, [0, 1, 2])]
    {
        let game = fight(capacity - 3, &[(S1, 2, 0), (S2, 3, 0), (S3, 4, 0)]);
        assert_eq!(left(&game, &[S1, S2, S3]), expected, "capacity {capacity}");
    }
}

/// IA-RULING-31: who comes first depends on the counts at the start, clubs included.
#[test]
fn clubs_count_for_the_order() {
    // Seat 1 has one hunter without a club, but three in all; seat 2 with two goes first.
    let game = fight(1, &[(S1, 1, 2), (S2, 2, 0)]);
    assert_eq!(left(&game, &[S1, S2]), [3, 1]);
}

/// IA-EDGE-27, IA-RULING-31, IA-RULING-32: the order stays fixed though the counts cross, and who has nothing to lose is
/// skipped.
#[test]
fn the_order_stays_fixed_when_counts_cross() {
    for (capacity, expected) in [
        (9, [2, 3, 4]),
        (8, [2, 2, 4]),
        (7, [2, 2, 3]),
        (6, [2, 1, 3]),
        (5, [2, 1, 2]),
        (4, [2, 0, 2]),
        (3, [2, 0, 1]),
    ] {
        let game = fight(capacity - 3, &[(S1, 1, 2), (S2, 4, 0), (S3, 5, 0)]);
        assert_eq!(left(&game, &[S1, S2, S3]), expected, "capacity {capacity}");
    }
}

/// IA-RULING-31: players without hunters there take no part.
#[test]
fn absent_players_lose_nothing() {
    let game =
        Scene::new(5).no_fires().hunters(S1, 6, 3).hunters(S2, 6, 2).hunters(S3, 7, 3).to_conflicts(S1);
    assert_eq!(left(&game, &[S1, S2]), [2, 1]);
    assert_eq!(game.hunters(S3, 7), 3);
}

/// IA-CONF-14: who is removed returns to its owner's reserve.
#[test]
fn removed_hunters_return_to_the_reserve() {
    let game = fight(2, &[(S1, 2, 0), (S2, 3, 0), (S3, 4, 0)]);
    for (seat, reserve) in [(S1, 12), (S2, 10), (S3, 9)] {
        assert_eq!(game.state.player(seat).reserve, reserve);
    }
    let lost: Vec<Note> = game.notes().filter(|note| matches!(note, Note::Lost(..))).collect();
    assert_eq!(lost.len(), 3);
}

/// IA-CONF-15, IA-CLUB-05, IA-EDGE-22, IA-RULING-32: the smallest band has only clubs, so the next one starts losing.
#[test]
fn hunters_with_clubs_are_not_removed() {
    let game = fight(2, &[(S1, 0, 1), (S2, 2, 0), (S3, 3, 0)]);
    assert_eq!(left(&game, &[S1, S2, S3]), [1, 1, 3]);
}

/// IA-RULING-33, IA-EDGE-23: only clubs are left: the region stays over capacity, and all of them score.
#[test]
fn a_region_of_clubs_stays_over_capacity() {
    let game = fight(0, &[(S1, 0, 2), (S2, 1, 3)]);
    assert_eq!(left(&game, &[S1, S2]), [2, 3]);
    assert_eq!((game.score(S1), game.score(S2)), (2, 3));
}

/// IA-EDGE-24: a player alone thins out to the capacity.
#[test]
fn a_player_alone_thins_out_to_the_capacity() {
    assert_eq!(left(&fight(2, &[(S1, 9, 0)]), &[S1]), [5]);
}

/// IA-EDGE-25, IA-CONF-13: four players with one hunter each, capacity 3: nobody is left.
#[test]
fn equals_may_all_be_gone() {
    let seats = [S1, S2, S3, S4];
    let game = fight(0, &seats.map(|seat| (seat, 1, 0)));
    assert_eq!(left(&game, &seats), [0; 4]);
}

/// IA-EDGE-26, IA-RULING-32: in a group of equals, only those without a club lose one.
#[test]
fn in_a_group_of_equals_a_club_protects_its_owner() {
    let game = fight(1, &[(S1, 0, 1), (S2, 1, 0), (S3, 3, 0)]);
    assert_eq!(left(&game, &[S1, S2, S3]), [1, 0, 3]);
}

/// IA-CONF-16, IA-CONF-17, IA-EDGE-28: all fires and clubs of the board go back, conflict or not.
#[test]
fn fires_and_clubs_are_cleared_everywhere() {
    let mut game = Scene::new(5).armed(S1, 6, 1).armed(S2, 9, 1).hunters(S2, 9, 8).to_conflicts(S1);
    game.reveal(&[(6, 2)]);
    assert!(!matches!(game.state.step, Step::Reveal(_)));
    assert_eq!((game.state.board.fires, game.state.board.warmth), ([0; 12], [0; 12]));
    assert_eq!(game.state.board.unknown_fires, [4, 5, 5]);
    assert_eq!((game.armed(S1, 6), game.armed(S2, 9), game.state.club_supply), (0, 0, 6));
    assert_eq!(game.hunters(S1, 6), 1);
}

/// IA-CONF-18, IA-DEC-13, IA-DEC-14: nobody decides anything: after the last fire, conflicts and scoring are done.
#[test]
fn conflicts_and_scoring_ask_nobody() {
    let mut game = Scene::new(5)
        .no_fires()
        .fires(6, 1)
        .hunters(S1, 6, 5)
        .hunters(S2, 6, 4)
        .points(S3, 1)
        .points(S4, 1)
        .points(S5, 1)
        .to_conflicts(S1);
    assert_eq!(game.score(S1), 0);
    game.deal("fire 1");
    // 9 hunters, capacity 4: S2, S1, S2, S1, S2.
    assert_eq!(left(&game, &[S1, S2]), [3, 1]);
    assert_eq!((game.score(S1), game.score(S2)), (3, 1), "scored at once");
    assert!(!matches!(game.state.step, Step::Reveal(_)));
}
