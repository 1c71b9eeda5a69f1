//! Scoring: points by hunters and mammoths, once a round.

use crate::common::{Game, S1, S2, S3, S4, Scenario, Scene};
use ice_age::Note;
use table::Seat;

const RED: Seat = S1;
const BLUE: Seat = S2;
const GREEN: Seat = S3;
const YELLOW: Seat = S4;

/// Points of a round for hunters in a region; no conflict.
fn points(game: &Game, seats: &[Seat]) -> Vec<u32> {
    seats.iter().map(|&seat| game.score(seat)).collect()
}

/// IA-EX-06: two mammoths; yellow 3, blue 1 and red 1 hunters earn 9, 3 and 3.
#[test]
fn the_first_region_of_the_scoring_example() {
    let game = Scene::new(5)
        .no_fires()
        .mammoths(1, 2)
        .hunters(YELLOW, 1, 3)
        .hunters(BLUE, 1, 1)
        .hunters(RED, 1, 1)
        .to_conflicts(S1);
    assert_eq!(points(&game, &[YELLOW, BLUE, RED]), [9, 3, 3]);
}

/// IA-EX-07: one mammoth; blue 3 and green 2 hunters (a fire feeds the fifth) earn 6 and 4.
#[test]
fn the_second_region_of_the_scoring_example() {
    let mut game = Scene::new(4)
        .no_fires()
        .fires(5, 1)
        .mammoths(5, 1)
        .hunters(BLUE, 5, 3)
        .hunters(GREEN, 5, 2)
        .to_conflicts(S1);
    game.deal("fire 1");
    assert_eq!(points(&game, &[BLUE, GREEN]), [6, 4]);
}

/// IA-EX-08: red earns 2 in region 9: with two hunters and no mammoth, or with one of each.
#[test]
fn the_third_region_of_the_scoring_example() {
    for (mammoths, hunters) in [(0, 2), (1, 1)] {
        let game = Scene::new(4).no_fires().mammoths(9, mammoths).hunters(RED, 9, hunters).to_conflicts(S1);
        assert_eq!(game.score(RED), 2);
    }
}

/// IA-SCORE-02..05, IA-EDGE-29: 0, 1, 2, 3 and more mammoths: 1, 2, 3, 3 points for a hunter.
#[test]
fn mammoths_make_a_hunter_worth_more_up_to_three() {
    for (mammoths, worth) in [(0, 1), (1, 2), (2, 3), (3, 3), (4, 3), (6, 3)] {
        let game = Scene::new(5).no_fires().mammoths(6, mammoths).hunters(S1, 6, 2).to_conflicts(S1);
        assert_eq!(game.score(S1), 2 * worth, "{mammoths} mammoths");
    }
}

/// IA-SCORE-01: regions are scored in ascending number.
#[test]
fn regions_are_scored_in_ascending_order() {
    let game =
        Scene::new(5).no_fires().hunters(S1, 12, 1).hunters(S1, 2, 1).hunters(S2, 7, 1).to_conflicts(S1);
    let scored: Vec<(u64, u8)> = game
        .notes()
        .filter_map(|note| match note {
            Note::Scored(seat, region, ..) => Some((seat.number(), region.number())),
            _ => None,
        })
        .collect();
    assert_eq!(scored, [(1, 2), (2, 7), (1, 12)]);
}

/// IA-SCORE-06: everybody scores wherever they stand; the majority counts for nothing.
#[test]
fn everybody_scores_everywhere() {
    let game = Scene::new(5)
        .no_fires()
        .mammoths(6, 1)
        .hunters(S1, 6, 3)
        .hunters(S2, 6, 1)
        .hunters(S2, 9, 1)
        .hunters(S3, 9, 2)
        .to_conflicts(S1);
    assert_eq!(points(&game, &[S1, S2, S3]), [6, 3, 2]);
}

/// IA-SCORE-07: points add up over the rounds, and the standings say where they come from.
#[test]
fn points_accumulate() {
    let game =
        Scene::new(5).round(2).no_fires().points(S1, 5).mammoths(6, 1).hunters(S1, 6, 2).to_conflicts(S1);
    assert_eq!(game.score(S1), 9);
    let standings = table::Rules::standings(&game.rules, &game.state);
    let sources: Vec<i32> = standings.of(S1).unwrap().sources.iter().map(|part| part.points).collect();
    assert_eq!(sources, [5, 4, 0]);
}
