//! Fish, Landmarks and the race to the Delta: Eclipse step C on the river.

use super::{DELTA, HEADWATERS, START, river};
use crate::common::{S1, S2, S3, Scenario};
use endless_winter::{Note, RiverNote, Scored};
use table::Seat;

fn scored(game: &crate::common::Game, seat: Seat, source: Scored) -> u16 {
    game.player(seat).points[source as usize]
}

/// RR-RAFT-06, RR-FISH-01, RR-FISH-02, RR-EDGE-10, RR-RULING-11: a Raft is one Influence on its hex, and nowhere else.
#[test]
fn a_raft_counts_as_a_camp_for_influence() {
    let mut game = river(2, 1);
    game.raft(S1, 2).camps(S1, &[8, START]).raft(S2, HEADWATERS).camps(S2, &[8, 8]).lands_in_order();
    assert!(game.offers("gather 8"), "a tie of 2 and 2");
    game.play("gather 8").deal("fish shoal");
    game.lands_of(S2);
    assert!(game.offers("gather 8"), "for both");

    let mut other = river(2, 1);
    other.raft(S1, DELTA).camps(S1, &[START]).camps(S2, &[8]).lands_in_order();
    assert_eq!(other.state.active(), S2, "Delta and Starting tile give no Influence: nothing to gather");
}

/// RR-FISH-02..04, RR-RULING-14, RR-DEC-07: the token is revealed, gives, and lies open.
#[test]
fn a_fish_token_is_drawn_used_and_discarded() {
    let mut game = river(2, 1);
    game.raft(S1, 2).resources(S1, 0, 0).lands_in_order();
    game.play("gather 8");
    assert_eq!(game.outcomes().iter().map(|(_, weight)| weight).sum::<u32>(), 15, "any of fifteen");
    game.deal("fish pike");
    assert!(game.offers("tool") && game.offers("food") && game.offers("done"), "take, swap or decline");
    game.play("food");
    assert_eq!((game.food(S1), game.tools(S1)), (1, 0));
    let river = &game.state.open.river;
    assert_eq!((river.supply.total(), river.discard.of(game.fish_id("pike"))), (14, 1));
    assert!(!game.offers("gather 8"), "once for each hex");
}

/// RR-FISH-05, RR-FISH-06, RR-ICON-06, RR-RULING-15: the special token gives points and mixes all tokens.
#[test]
fn the_special_token_mixes_all_tokens() {
    let mut game = river(2, 1);
    game.raft(S1, 2).supply(&["shoal", "pike"]).lands_in_order();
    assert!(game.offers("done"), "a River hex may be skipped");
    game.play("gather 8").deal("fish shoal");
    assert_eq!(scored(&game, S1, Scored::Benefits), 2);
    let river = &game.state.open.river;
    assert_eq!((river.supply.total(), river.discard.total()), (15, 0), "this one included");
    assert!(game.told(Note::River(RiverNote::FishMixed)));
}

/// RR-RULING-13: an empty supply is filled from the discarded tokens first.
#[test]
fn an_empty_supply_is_filled_again() {
    let mut game = river(2, 1);
    game.raft(S1, 2).supply(&[]).lands_in_order();
    game.play("gather 8");
    assert_eq!(game.state.open.river.supply.total(), 15);
    game.deal("fish eel");
}

/// RR-EDGE-17: Food above the limit is lost; a Tool may be Food.
#[test]
fn food_from_fish_keeps_the_limit() {
    let mut game = river(2, 1);
    game.raft(S1, 2).resources(S1, 5, 0).lands_in_order();
    game.play("gather 8").deal("fish salmon");
    assert_eq!(game.food(S1), 6, "one of two fits");
    let mut other = river(2, 1);
    other.raft(S1, 2).resources(S1, 5, 0).lands_in_order();
    other.play("gather 8").deal("fish pike").play("food");
    assert_eq!((other.food(S1), other.tools(S1)), (6, 0));
}

/// RR-COW-02, RR-ICON-01, RR-ICON-02, RR-HID-04, RR-EDGE-16: a tipped Sea Cow draws two tokens, one after the other.
#[test]
fn a_tipped_sea_cow_draws_two_fish() {
    let mut game = river(2, 1);
    game.animals(S1, &["sea-cow"], &[])
        .supply(&["shoal", "trout"])
        .play("place tribe hunt")
        .play("tip sea-cow");
    game.deal("fish shoal");
    assert_eq!(game.outcomes().iter().map(|(_, weight)| weight).sum::<u32>(), 15, "from the full supply");
    assert_eq!(game.score(S1), 2);
    game.deal("fish trout").play("tool");
    assert_eq!((game.food(S1), game.tools(S1)), (1, 1));
    assert_eq!(game.noted(|note| matches!(note, Note::River(RiverNote::FishDrawn(..)))), 2);
    assert_eq!((game.upright(S1, "sea-cow"), game.player(S1).tipped.of(game.animal("sea-cow"))), (0, 1));
    assert!(game.chances().iter().all(|chance| !chance.starts_with("fish")), "two, no more");
}

/// RR-RULING-28, RR-HID-04: Sea Cows make sets and are a type of their own.
#[test]
fn sea_cows_are_a_type_of_animal() {
    let mut game = river(2, 1);
    game.animals(S1, &["sea-cow", "sea-cow", "sea-cow"], &[]).ready();
    assert_eq!(game.standing(S1, "animals"), 6);
    game.animals(S1, &["sea-cow", "sea-cow", "sea-cow", "sea-cow", "sea-cow"], &[]);
    assert_eq!(game.standing(S1, "animals"), 10, "four at most");
    game.animals(S1, &[], &["sea-cow", "rhino"])
        .stones(S1, &["feasts"])
        .round(3)
        .eclipsed(&[])
        .to_next_round();
    assert_eq!(scored(&game, S1, Scored::Stones), 2);
}

/// RR-DELTA-01..03, RR-EX-04..06, RR-EDGE-14, RR-RULING-08, RR-RULING-10, RR-RULING-12: the example of the rulebook.
#[test]
fn the_delta_example_of_the_rulebook() {
    let [red, yellow, green] = [S1, S2, S3];
    let mut game = river(3, 1);
    game.raft(red, 4)
        .camps(red, &[7, 8, 10])
        .raft(yellow, 2)
        .camps(yellow, &[0])
        .raft(green, 4)
        .camps(green, &[9]);
    game.committed(yellow, &["scout"]).eclipsed(&[1, 0, 0]);
    assert_eq!(game.seats(), [red, yellow, green]);
    game.reach_lands().play("delta");
    assert_eq!(scored(&game, red, Scored::Delta), 4, "1 for the Raft, tied with green, and 3 for the Camps");
    assert!(!game.offers("delta"), "once");
    game.until(yellow).play("done").play("skill scout").play("raft 5").play("done");
    assert!(game.offers("delta"), "alone in front now");
    game.play("delta").lands_of(green);
    assert_eq!(scored(&game, yellow, Scored::Delta), 1);
    assert_eq!(game.refusal("delta"), "RR-DELTA-01", "green was overtaken");
    game.to_next_round();
    let scores = [red, yellow, green].map(|seat| scored(&game, seat, Scored::Delta));
    assert_eq!(scores, [4, 1, 0], "red keeps what it has");
}

/// RR-DELTA-02, RR-EDGE-15, RR-RULING-09: all Rafts on the Headwaters are tied, and all score.
#[test]
fn a_tie_of_three_scores_for_all() {
    for at in [HEADWATERS, 3] {
        let mut game = river(3, 1);
        for seat in [S1, S2, S3] {
            game.raft(seat, at);
        }
        game.camps(S2, &[10, 10]).eclipsed(&[]).to_next_round();
        let scores = [S1, S2, S3].map(|seat| scored(&game, seat, Scored::Delta));
        assert_eq!(scores, [1, 3, 1]);
    }
}

/// RR-DELTA-04: a Raft on the Delta is closest.
#[test]
fn a_raft_on_the_delta_is_closest() {
    let mut game = river(2, 1);
    game.raft(S1, 5).raft(S2, DELTA).lands_in_order();
    assert!(!game.offers("delta"));
    game.to_next_round();
    assert_eq!((scored(&game, S1, Scored::Delta), scored(&game, S2, Scored::Delta)), (0, 1));
}

/// RR-RULING-33, RR-RULING-10, RR-DEC-06: the Delta may be scored at any moment of step C, and is scored by leaving it; so is a Landmark.
#[test]
fn free_points_are_not_declined_by_mistake() {
    let start = || {
        let mut game = river(2, 1);
        game.landmark(5, "monolith").camps(S1, &[5, 8]).raft(S1, 4).lands_in_order();
        game
    };
    let mut left = start();
    assert!(left.offers("delta") && left.offers("gather 8") && left.offers("gather 5"));
    left.play("done");
    assert_eq!(scored(&left, S1, Scored::Delta), 2, "one for the Raft, one for the Camp on the river");
    assert_eq!(scored(&left, S1, Scored::Landmarks), 1);
    let mut early = start();
    early.plays("delta, gather 5, done");
    assert_eq!((scored(&early, S1, Scored::Delta), scored(&early, S1, Scored::Landmarks)), (2, 1), "once");
    let mut alone = river(2, 1);
    alone.raft(S1, DELTA).eclipsed(&[1]).until(S2);
    assert_eq!(scored(&alone, S1, Scored::Delta), 1, "nothing else to gather: nobody is asked");
}

/// RR-LAND-01, RR-LAND-02, RR-EDGE-12, RR-RULING-30: the Volcano counts Camps at home; a Landmark hex gives nothing else.
#[test]
fn the_volcano_counts_camps_at_home() {
    let mut game = river(2, 1);
    game.landmark(5, "volcano").camps(S1, &[5, START]).raft(S1, 2).camps(S2, &[5]).lands_in_order();
    game.play("gather 5");
    assert_eq!(scored(&game, S1, Scored::Landmarks), 3, "a tie is enough");
    assert!(game.state.open.stack.is_empty(), "nothing else to gain");
    game.to_next_round();
    assert_eq!(scored(&game, S2, Scored::Landmarks), 4);

    let mut out = river(2, 1);
    out.landmark(5, "volcano").camps(S1, &[5, 5, 5, 5, 5]).raft(S1, 2).lands_in_order();
    assert_eq!(out.refusal("gather 5"), "EW-RULING-68", "all Camps are out: no points");
    let mut behind = river(2, 1);
    behind.landmark(5, "volcano").camps(S1, &[5]).raft(S1, 2).camps(S2, &[5, 5]).lands_in_order();
    assert_eq!(behind.refusal("gather 5"), "EW-ECL-15", "the other has more Influence");
}

/// RR-LAND-03, RR-LAND-04, RR-EDGE-13, RR-RULING-24, RR-RAFT-06, RR-RULING-08: Mound and Arch count hexes with Camps, inside and outside;
/// the Raft is a Camp on its hex.
#[test]
fn mound_and_arch_count_hexes_not_camps() {
    for (landmark, raft, points) in [
        ("mound", 0, 2),
        ("arch", 0, 1),
        ("mound", 2, 3),
        ("arch", 2, 1),
        ("mound", 1, 2),
        ("arch", 1, 2),
        ("mound", 3, 2),
    ] {
        let mut game = river(2, 1);
        game.landmark(5, landmark).camps(S1, &[5, 5, 5, 9, 11]).raft(S1, raft).lands_in_order();
        game.play("gather 5");
        assert_eq!(
            scored(&game, S1, Scored::Landmarks),
            points,
            "{landmark}: 5 and 9 inside, 11 outside; the Raft at place {raft} of the river"
        );
    }
    let game = river(2, 1);
    let central = game.rules.course().unwrap().central();
    assert_eq!((central.len(), game.rules.board().hexes().without(central).len()), (7, 12));
}

/// RR-LAND-05, RR-EDGE-11: the Monolith counts Camps on its hex; a Village leads there without points.
#[test]
fn the_monolith_counts_camps_on_its_hex() {
    let mut game = river(2, 1);
    game.landmark(5, "monolith").camps(S1, &[5, 5, 9]).lands_in_order();
    game.play("gather 5");
    assert_eq!(scored(&game, S1, Scored::Landmarks), 2);
    let mut village = river(2, 1);
    village.landmark(5, "monolith").camps(S1, &[]).village(S1, [4, 5, 9]).camps(S2, &[5]).lands_in_order();
    assert!(!village.offers("gather 5"));
    village.to_next_round();
    assert_eq!(scored(&village, S2, Scored::Landmarks), 0, "the Village has the most Influence");
}

/// RR-LAND-06, RR-EDGE-24, RR-ICON-04: the Tree counts each Village at the river once.
#[test]
fn the_tree_counts_villages_at_the_river() {
    let mut game = river(2, 1);
    game.landmark(5, "tree").camps(S1, &[]).village(S1, [5, 9, 10]).village(S1, [1, 2, 5]).lands_in_order();
    game.play("gather 5");
    assert_eq!(scored(&game, S1, Scored::Landmarks), 2, "one touches two River hexes, the other none");
}

/// RR-STONE-01, RR-ICON-03, RR-EDGE-25: the stone counts each Village at a Landmark once.
#[test]
fn the_stone_counts_villages_at_landmarks() {
    let mut game = river(2, 3);
    game.stones(S1, &["village-landmark"])
        .village(S1, [4, 5, 9])
        .village(S1, [8, 12, 13])
        .eclipsed(&[])
        .to_next_round();
    assert_eq!(scored(&game, S1, Scored::Stones), 4);
    let mut both = river(2, 3);
    both.stones(S1, &["village-landmark"]).village(S1, [14, 15, 18]).eclipsed(&[]).to_next_round();
    assert_eq!(scored(&both, S1, Scored::Stones), 2);
}

/// RR-EDGE-25: with a content file whose Landmark hexes meet, a Village at both counts once.
#[test]
fn a_village_at_two_landmarks_counts_once() {
    let text = "[[river-side]]\nid = \"a\"\nthird = { is = [2, -1] }\neast = { is = [0, -1] }\n";
    let content = endless_winter::Content::overlaid("test.toml", text).unwrap();
    let options = endless_winter::Options::seats(2).with_landmarks(3);
    let mut game = crate::common::Game::with(options, &content);
    let landmark = game.terrain_id("landmark");
    assert_eq!((game.state.open.terrain[4], game.state.open.terrain[5]), (landmark, landmark));
    game.stones(S1, &["village-landmark"]).village(S1, [4, 5, 9]).eclipsed(&[]).to_next_round();
    assert_eq!(scored(&game, S1, Scored::Stones), 2);
}

/// RR-RULING-25, EW-HID-23, EW-RULING-57: River and Landmark are one type each for the stone of different types.
#[test]
fn river_and_landmark_are_types_of_hex() {
    let mut game = river(2, 1);
    game.stones(S1, &["wanderers"]).camps(S1, &[START, 5, 12]).raft(S1, 5).lands_in_order();
    game.to_next_round();
    assert_eq!(scored(&game, S1, Scored::Stones), 2, "Landmark and Glacier; neither Starting tile nor Raft");
    let mut river_hex = river(2, 1);
    river_hex.stones(S1, &["wanderers"]).camps(S1, &[START, 5, 8, 9, 12]).lands_in_order();
    river_hex.to_next_round();
    assert_eq!(scored(&river_hex, S1, Scored::Stones), 3, "River hexes are one type");
}

/// RR-DEC-06: hexes, Landmarks, Fish and the Delta in any order, each at most once, or not at all.
#[test]
fn step_c_goes_in_any_order() {
    let mut game = river(2, 1);
    game.landmark(5, "monolith").camps(S1, &[5, 8]).raft(S1, 2).lands_in_order();
    for offer in ["gather 5", "gather 8", "delta", "done"] {
        assert!(game.offers(offer), "{offer}");
    }
    game.play("delta").play("gather 5").play("gather 8").deal("fish salmon");
    for offer in ["gather 5", "gather 8", "delta"] {
        assert!(!game.offers(offer), "{offer}");
    }
    let mut skipped = river(2, 1);
    skipped.landmark(5, "monolith").camps(S1, &[5, 8]).raft(S1, 2).lands_in_order();
    skipped.play("done");
    assert_eq!(skipped.score(S1), 3, "no Fish, but the points of Monolith and Delta");
}
