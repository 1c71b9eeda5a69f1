//! Final scoring: what is left, what is buried, what was collected.

use crate::common::{Game, S1, S2, S3, S4, Scenario};
use crate::kit::bare;
use table::{Rules, Seat};

/// EW-SCORE-01, EW-SCORE-03: the score is the sum of its sources, and the most points win.
#[test]
fn the_most_points_win() {
    let mut game = bare(3);
    game.points(S1, 3).points(S2, 4).points(S3, 2);
    game.resources(S1, 0, 5).idols(S1, 1, 1).buried(S1, &["hunter"]).animals(S1, &["rhino"], &[]).counted();
    let standings = game.rules.standings(&game.state);
    let line = standings.of(S1).unwrap();
    let sources: Vec<(&str, i32)> = line
        .sources
        .iter()
        .map(|part| (part.name.key.as_ref(), part.points))
        .filter(|part| part.1 > 0)
        .collect();
    let expected = [("benefits", 3), ("offering", 1), ("burials", 2), ("cards", 1), ("animals", 1)];
    let expected = expected.map(|(name, points)| (format!("endless-winter-score-{name}"), points));
    assert_eq!(sources.len(), expected.len());
    for (found, wanted) in sources.iter().zip(&expected) {
        assert_eq!((found.0, found.1), (wanted.0.as_str(), wanted.1));
    }
    assert_eq!(line.score, 8);
    assert_eq!(standings.winners().collect::<Vec<_>>(), [S1]);
}

/// EW-SCORE-02, EW-EDGE-90: a tie goes to the earlier one in the order that the fourth Eclipse has made.
#[test]
fn a_tie_goes_to_the_earlier_in_turn_order() {
    let mut game = bare(2);
    game.points(S1, 7).points(S2, 7).round(4).eclipsed(&[]);
    assert_eq!(game.seats(), [S2, S1], "nobody had any Labor");
    game.to_next_round();
    assert_eq!((game.total(S1), game.total(S2)), (7, 7));
    let standings = game.rules.standings(&game.state);
    assert_eq!(standings.winners().collect::<Vec<_>>(), [S2]);
}

fn offering(level: u8, food: u8, tools: u8) -> i32 {
    let mut game = bare(2);
    game.camps(S1, &[9, 9, 9, 9, 9]).resources(S1, food, tools).idols(S1, level, 0).counted();
    game.standing(S1, "offering")
}

/// EW-SCORE-04, EW-EX-17, EW-IDOL-04, EW-RULING-52: Food and Tools together, by the ratio of the level, rounded down.
#[test]
fn left_over_resources_score_by_the_offering_level() {
    assert_eq!(offering(6, 3, 2), 2, "1 point for 2, one is left over");
    assert_eq!(offering(1, 3, 2), 1, "1 point for 5");
    assert_eq!(offering(4, 3, 2), 1, "1 point for 3");
    assert_eq!(offering(8, 3, 2), 2, "2 points for 3");
    assert_eq!(offering(8, 6, 6), 8);
}

/// EW-SCORE-05, EW-EDGE-82: an Offering marker that never moved is worth nothing.
#[test]
fn an_unmoved_offering_marker_scores_nothing() {
    assert_eq!(offering(0, 10, 6), 0);
}

fn burials(game: &mut Game, seats: &[Seat]) -> Vec<i32> {
    for &seat in seats {
        game.graves(seat, 4);
    }
    game.counted();
    seats.iter().map(|&seat| game.standing(seat, "burials")).collect()
}

/// EW-SCORE-06..11, EW-EX-18, EW-IDOL-07, EW-EDGE-76, EW-RULING-50: left, middle and right table by rank; whoever never
/// moved has none.
#[test]
fn buried_cards_score_by_the_rank_on_the_honor_track() {
    let mut game = bare(4);
    game.idols(S3, 0, 3).idols(S1, 0, 3).idols(S4, 0, 1);
    assert_eq!(burials(&mut game, &[S1, S2, S3, S4]), [8, 0, 10, 6]);
}

/// EW-SCORE-10: with four markers the two lower ones share the right table.
#[test]
fn all_others_use_the_right_table() {
    let mut game = bare(4);
    game.idols(S1, 0, 4).idols(S2, 0, 3).idols(S3, 0, 2).idols(S4, 0, 1);
    assert_eq!(burials(&mut game, &[S1, S2, S3, S4]), [10, 8, 6, 6]);
}

/// EW-SCORE-07, EW-SCORE-12, EW-EDGE-77: two players use the left and the middle table, or the left one and none.
#[test]
fn two_players_use_two_tables() {
    let mut game = bare(2);
    game.idols(S1, 0, 1).idols(S2, 0, 2);
    assert_eq!(burials(&mut game, &[S1, S2]), [8, 10]);
    let mut game = bare(2);
    game.idols(S2, 0, 1);
    assert_eq!(burials(&mut game, &[S1, S2]), [0, 10]);
}

/// EW-SCORE-11, EW-EDGE-78: on one level, who arrived earlier ranks higher.
#[test]
fn on_one_level_the_earlier_arrival_ranks_higher() {
    let mut game = bare(3);
    game.idols(S3, 0, 2).idols(S1, 0, 2).idols(S2, 0, 2);
    assert_eq!(burials(&mut game, &[S1, S2, S3]), [8, 6, 10]);
}

/// EW-RULING-51: more graves than the table shows are worth its last entry.
#[test]
fn the_burial_table_ends() {
    for (graves, points) in [(7, 16), (8, 18), (9, 18)] {
        let mut game = bare(2);
        game.idols(S1, 0, 1).graves(S1, graves).counted();
        assert_eq!(game.standing(S1, "burials"), points);
    }
}

/// EW-SCORE-13, EW-EX-19, EW-ICON-25: end points count in hand, draw pile, discard pile and cemetery alike.
#[test]
fn cards_score_wherever_they_lie() {
    let mut game = bare(2);
    game.counted();
    assert_eq!(game.standing(S1, "cards"), 0, "Starting cards are worth nothing");
    let zones: [fn(&mut Game); 4] = [
        |game| _ = game.hand(S1, &["hunter"]),
        |game| _ = game.pile(S1, &["hunter"]),
        |game| _ = game.discard(S1, &["hunter"]),
        |game| _ = game.buried(S1, &["hunter"]),
    ];
    for put in zones {
        let mut game = bare(2);
        put(&mut game);
        game.counted();
        assert_eq!((game.standing(S1, "cards"), game.standing(S2, "cards")), (1, 0));
    }
    let mut game = bare(2);
    game.hand(S1, &["village-dance", "shaman"])
        .discard(S1, &["sledge-team"])
        .buried(S1, &["elder"])
        .counted();
    assert_eq!(game.standing(S1, "cards"), 3 + 2 + 1);
}

/// EW-EDGE-83: a buried card gives points by the table and its own end points.
#[test]
fn a_buried_card_scores_twice() {
    let mut game = bare(2);
    game.idols(S1, 0, 1).buried(S1, &["village-dance"]).counted();
    assert_eq!((game.standing(S1, "burials"), game.standing(S1, "cards")), (2, 3));
}

/// EW-EDGE-84: the Eclipse pile of round 4 lies in the discard pile when cards are counted.
#[test]
fn the_last_eclipse_pile_counts() {
    let mut game = bare(2);
    game.committed(S1, &["hunter"]).round(4).eclipsed(&[]).to_next_round();
    assert_eq!(game.discard_of(S1), ["hunter"]);
    assert_eq!(game.standing(S1, "cards"), 1);
}

fn animals(upright: &[&str], tipped: &[&str]) -> i32 {
    let mut game = bare(2);
    game.area(&[]).animals(S1, upright, tipped).counted();
    game.standing(S1, "animals")
}

/// EW-EX-20, EW-SCORE-14, EW-SCORE-15, EW-SCORE-18, EW-ICON-38: Rhinos 3, Mammoth 2, Sloths with an Argentavis 10.
#[test]
fn the_worked_example_of_animal_sets() {
    assert_eq!(animals(&["rhino", "rhino"], &["rhino"]), 3);
    assert_eq!(animals(&["mammoth"], &[]), 2);
    assert_eq!(animals(&["sloth", "sloth", "sloth", "argentavis"], &[]), 10);
    let all = ["rhino", "rhino", "mammoth", "sloth", "sloth", "sloth", "argentavis"];
    assert_eq!(animals(&all, &["rhino"]), 15);
}

/// EW-SCORE-16, EW-SCORE-17, EW-RULING-19: the largest set is 2 for the Mammoth, 4 for the others, one per type.
#[test]
fn larger_sets_score_nothing_more() {
    assert_eq!(animals(&["mammoth"; 2], &[]), 5);
    assert_eq!(animals(&["mammoth"; 3], &[]), 5);
    for kind in ["rhino", "sloth", "sabertooth", "glyptodon", "stag-moose"] {
        assert_eq!(animals(&[kind; 3], &[]), 6);
        assert_eq!(animals(&[kind; 4], &[]), 10);
        assert_eq!(animals(&[kind; 8], &[]), 10, "no second set");
    }
}

/// EW-EDGE-85: a joker adds nothing to a full set, so it goes elsewhere.
#[test]
fn a_joker_does_not_enlarge_a_full_set() {
    let mut own = vec!["sloth"; 5];
    own.push("argentavis");
    assert_eq!(animals(&own, &[]), 10);
    own.push("rhino");
    assert_eq!(animals(&own, &[]), 10 + 3);
}

/// EW-EDGE-86: two jokers beside one Mammoth: one completes its pair, the other is free.
#[test]
fn the_mammoth_takes_one_joker() {
    assert_eq!(animals(&["mammoth", "argentavis", "argentavis"], &[]), 5);
    assert_eq!(animals(&["mammoth", "argentavis", "argentavis", "rhino"], &[]), 5 + 3);
}

/// EW-EDGE-87, EW-SCORE-19, EW-RULING-53: jokers need an upright Animal of the type, and must stand upright themselves.
#[test]
fn jokers_form_no_set_of_their_own() {
    assert_eq!(animals(&["argentavis"; 4], &[]), 0);
    assert_eq!(animals(&["argentavis"], &["rhino", "rhino"]), 0);
    assert_eq!(animals(&["sloth"; 3], &["argentavis"]), 6);
}

/// EW-EDGE-88, EW-SCORE-18, EW-RULING-53: two jokers go where they add most, together or apart.
#[test]
fn jokers_go_where_they_add_most() {
    let jokers = ["argentavis", "argentavis"];
    let with = |own: &[&'static str]| animals(&[own, &jokers].concat(), &[]);
    assert_eq!(with(&["sloth", "sloth", "rhino"]), 10 + 1, "both with the Sloths");
    assert_eq!(with(&["sloth", "sloth", "sloth", "mammoth"]), 10 + 5, "one each");
}

/// EW-EDGE-89, EW-RULING-54, EW-GOLD-14: 98 and 5 are 103, and the score goes on beyond 199.
#[test]
fn the_score_is_a_number() {
    for (before, after) in [(98, 103), (197, 202)] {
        let mut game = bare(2);
        game.points(S1, before).resources(S1, 3, 0).hand(S1, &["solstice-feast"]);
        game.plays("culture solstice-feast, pay");
        assert_eq!(game.score(S1), after);
        assert_eq!(game.standing(S1, "benefits"), i32::from(after));
    }
}
